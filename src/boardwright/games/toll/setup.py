"""Setup: gold, errands, and who begins."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import CHANCE, Decision
from boardwright.core.events import Log
from boardwright.games.toll.actions import ERRAND, FIRST
from boardwright.games.toll.events import Begins, GotErrand
from boardwright.games.toll.state import Player, State
from boardwright.games.toll.terms import BUILDINGS, Building


def set_up(state: State, errands: bool) -> None:
    """Every player takes gold; the rest stays in the bank. Chance deals errands, then the first seat.

    § setup.gold
    """
    for _ in range(state.seats):
        state.players.append(Player(state.tables.start_gold))
        state.bank -= state.tables.start_gold
    state.waiting.append(DrawFirst(CHANCE))
    if errands:
        for seat in range(state.seats - 1, -1, -1):
            state.waiting.append(DealErrandTo(CHANCE, seat))


class DealErrandTo(Decision[State]):
    """Chance deals one errand to one seat."""

    __slots__ = ("owner",)

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: int = owner

    def data(self) -> tuple[int, ...]:
        """The owner."""
        return (self.owner,)

    def offers(self) -> Sequence[int]:
        """All errands."""
        return range(ERRAND, ERRAND + BUILDINGS)

    def legal(self, state: State) -> list[int]:
        """Any errand left in the pile."""
        return [ERRAND + b for b in range(BUILDINGS) if state.errands[b] > 0]

    def is_even(self) -> bool:
        """Not all are equally likely."""
        return False

    def weights(self, state: State) -> list[int]:
        """As many chances as copies."""
        return [copies for copies in state.errands if copies > 0]

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The errand is secret until the end.

        § setup.errand
        """
        state.errands[action - ERRAND] -= 1
        state.players[self.owner].errand = action - ERRAND
        if log is not None:
            log.add(GotErrand(self.owner, Building(action - ERRAND)))


class DrawFirst(Decision[State]):
    """Chance draws who begins."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any seat."""
        return range(FIRST, FIRST + 4)

    def legal(self, state: State) -> list[int]:
        """Any seat of this match."""
        return list(range(FIRST, FIRST + state.seats))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The seat drawn builds first, in every round.

        § setup.first
        """
        state.first = action - FIRST
        if log is not None:
            log.add(Begins(state.first))
