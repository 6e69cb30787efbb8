"""Phase 1: income."""

from __future__ import annotations

from boardwright.core.events import Log
from boardwright.games.toll.events import Received, RoundBegins
from boardwright.games.toll.state import State
from boardwright.games.toll.terms import MILL


def collect_income(state: State, log: Log | None) -> None:
    """Everyone takes gold, and more for each mill; a bank that runs dry pays what it has, in seat order.

    § income.amount, income.bank
    """
    if log is not None:
        log.add(RoundBegins(state.round + 1))
    for seat in range(state.seats):
        player = state.players[seat]
        due = state.tables.income + state.tables.income_per_mill * player.buildings[MILL]
        paid = min(due, state.bank)
        state.bank -= paid
        player.gold += paid
        if log is not None:
            log.add(Received(seat, paid))
