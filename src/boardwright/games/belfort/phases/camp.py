"""Phase 3, sixth area: the King's Camp."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import CREST
from boardwright.games.belfort.events import KeptCrest, TookCrest
from boardwright.games.belfort.state import State
from boardwright.games.belfort.terms import WORKERS


def open_camp(state: State, log: Log | None) -> None:
    """In plank order, the owners of Camp workers may change crests; each knows the swaps before."""
    state.grey = 0
    ask_next_in_camp(state, 0, log)


def ask_next_in_camp(state: State, plank: int, log: Log | None) -> None:
    """Ask the owner of the next plank; who could only keep the crest keeps it unasked.

    That happens only on the last plank, when all others stand in the Camp: every owner before turned one
    crest grey, and it was not this player's.
    """
    if plank < len(state.camp):
        seat = state.camp[plank] // WORKERS
        choice = ChooseCrest(seat, plank)
        if len(choice.legal(state)) > 1:
            state.waiting.append(choice)
        else:
            settle(state, seat, state.order.index(seat), log)


def settle(state: State, seat: int, number: int, log: Log | None) -> None:
    """Swap or keep. The crest held then turns grey and cannot be taken; the other player's stays coloured.

    § collection.camp.swap, collection.camp.grey, ruling.12.1.5
    """
    victim = state.order[number]
    if victim == seat:
        if log is not None:
            log.add(KeptCrest(seat, number + 1))
    else:
        order = list(state.order)
        order[order.index(seat)] = victim
        order[number] = seat
        state.order = tuple(order)
        if log is not None:
            log.add(TookCrest(seat, number + 1, victim))
    state.grey |= 1 << number


class ChooseCrest(Decision[State]):
    """Keep one's crest, or take a coloured one of another player. Neutral players' crests never move.

    § two.crests
    """

    __slots__ = ("plank",)

    def __init__(self, seat: int, plank: int) -> None:
        super().__init__(seat)
        self.plank: int = plank

    def data(self) -> tuple[int, ...]:
        """The plank."""
        return (self.plank,)

    def offers(self) -> Sequence[int]:
        """All crests."""
        return range(CREST, CREST + 5)

    def legal(self, state: State) -> list[int]:
        """One's own, or any coloured one."""
        return [
            CREST + number
            for number in range(state.seats)
            if state.order[number] == self.seat or not state.grey >> number & 1
        ]

    def why_not(self, state: State, action: int) -> Reason:
        """Grey, or nobody's."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        number = action - CREST
        return Reason("crest-not-in-game" if number >= state.seats else "crest-grey", number=number + 1)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Settle it; the next plank follows."""
        settle(state, self.seat, action - CREST, log)
        ask_next_in_camp(state, self.plank + 1, log)


def close_camp(state: State, log: Log | None) -> None:
    """All crests are coloured again, the workers are back, and the new order holds at once.

    § collection.camp.reset
    """
    for worker in state.camp:
        state.players[worker // WORKERS].idle[worker % WORKERS] += 1
    state.camp = ()
    state.grey = 0
