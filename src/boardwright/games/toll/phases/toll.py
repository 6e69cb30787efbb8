"""Phase 2: the toll."""

from __future__ import annotations

from boardwright.core.events import Log
from boardwright.games.toll.events import PaidToll
from boardwright.games.toll.state import State
from boardwright.games.toll.terms import FROM_TOLLS


def toll_of(state: State, seat: int) -> int:
    """Everyone owes the common toll; whoever leads, or ties for the lead, owes more.

    § toll.amount
    """
    return state.tables.toll_of_leader if state.leads(seat) else state.tables.toll_of_others


def collect_tolls(state: State, log: Log | None) -> None:
    """All pay at once. Whoever falls short pays what they have and loses a point per gold missing.

    § toll.pay, toll.short, ruling.1
    """
    owed = [toll_of(state, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        player = state.players[seat]
        paid = min(owed[seat], player.gold)
        player.gold -= paid
        state.bank += paid
        player.points[FROM_TOLLS] -= owed[seat] - paid
        if log is not None:
            log.add(PaidToll(seat, paid, owed[seat] - paid))
