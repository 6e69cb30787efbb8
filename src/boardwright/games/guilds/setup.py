"""Setup: halls, the first player, the King's wishes."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import CHANCE, Decision
from boardwright.core.events import Log
from boardwright.core.random import Random
from boardwright.games.guilds.actions import MOST_PLAYERS, OBJECTIVE, SEAT
from boardwright.games.guilds.basics import plot
from boardwright.games.guilds.events import Begins, ObjectiveDrawn
from boardwright.games.guilds.state import Player, State
from boardwright.games.guilds.terms import OBJECTIVES, Objective


def lay_out(state: State) -> None:
    """Everybody's hall lies on an empty plot; nobody has florins or gold before the first income.

    § setup.coins, plot.hall
    """
    plot.rebuild(state.players[0], state.tables)
    state.players = [Player(state.players[0]) for _ in range(state.seats)]
    state.waiting.append(DrawFirst(CHANCE))


class DrawFirst(Decision[State]):
    """Chance: who has the first-player marker, every seat being equally likely.

    § setup.first
    """

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any seat."""
        return range(SEAT, SEAT + MOST_PLAYERS)

    def legal(self, state: State) -> list[int]:
        """Any player."""
        return [SEAT + seat for seat in range(state.seats)]

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The marker is theirs for the first round."""
        state.first = action - SEAT
        if log is not None:
            log.add(Begins(state.first))


def draw_objectives(state: State, log: Log | None) -> None:
    """One objective more than players is revealed, common to all; the others leave the game.

    § setup.objectives
    """
    if state.tables.objectives:
        state.waiting.append(DrawObjectives(CHANCE, state.tables.objectives))


class DrawObjectives(Decision[State]):
    """Chance: the next objective."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: int = left

    def data(self) -> tuple[int, ...]:
        """How many are to come."""
        return (self.left,)

    def offers(self) -> Sequence[int]:
        """Any objective."""
        return range(OBJECTIVE, OBJECTIVE + OBJECTIVES)

    def legal(self, state: State) -> list[int]:
        """Any not drawn yet."""
        hidden = self.hidden(state)
        return [OBJECTIVE + each for each in range(OBJECTIVES) if hidden >> each & 1]

    def hidden(self, state: State) -> int:
        """Those not drawn yet, as bits."""
        bits = (1 << OBJECTIVES) - 1
        for objective in state.objectives:
            bits &= ~(1 << objective)
        return bits

    def drawn(self, state: State, draw: Random) -> int:
        """One of the bits."""
        return OBJECTIVE + draw.one_of(self.hidden(state))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """It lies open for the whole game."""
        state.objectives = (*state.objectives, action - OBJECTIVE)
        if log is not None:
            log.add(ObjectiveDrawn(Objective(action - OBJECTIVE)))
        if self.left > 1:
            state.waiting.append(DrawObjectives(self.seat, self.left - 1))
