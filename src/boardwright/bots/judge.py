"""What positions are worth to the search, as shares of victory: by the evaluators, called from compiled code,
or by random play to the end."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from boardwright.bots.evaluators import Evaluate, belfort, caylus1303, evaluator, guilds, toll
from boardwright.core.game import Game, State
from boardwright.core.play import playout
from boardwright.core.random import Random

# How many points ahead make a victory about three times as likely as a defeat.
SCALE: Final = 8.0
FARTHEST: Final = 30.0
# At the end of a match: what a clear victory counts beside the victory itself.
CLEARLY: Final = 0.1

# Belfort: the scale of what the search chooses by, and the points that a victory counts.
BELFORT_WIDTH: Final = 24.0
BELFORT_VICTORY: Final = 8.0


class Manner:
    """How a search goes about it: curiosity, trust in first sight, width, and where an iteration ends.

    `turns` is after how many turns every iteration ends, so that what they come to can be compared. With 0 an
    iteration ends where the tree does: at the end of a turn with `to_end`, else at any new decision.
    """

    __slots__ = ("explore", "grow", "heat", "to_end", "turns", "wide")

    def __init__(
        self,
        explore: float = 0.15,
        heat: float = 0.03,
        wide: int = 10,
        grow: float = 2.0,
        to_end: int = 1,
        turns: int = 0,
    ) -> None:
        self.explore: float = explore
        self.heat: float = heat
        self.wide: int = wide
        self.grow: float = grow
        self.to_end: int = to_end
        self.turns: int = turns


class Judge:
    """Judges the positions of one game by its evaluator; subclasses call theirs without a detour."""

    # Any: one search serves all games.
    def __init__(self, game: Game[Any], scale: float = SCALE) -> None:
        self.game = game
        self.scale: float = scale
        self.width: float = scale  # the scale of what the search chooses by
        self.evaluate: Evaluate = evaluator(game)
        self.manner: Manner = Manner()
        self.looks: bool = True  # whether a choice is looked at before it is tried

    def play_on(self, state: State, draw: Random) -> int:
        """Play on, in place, from where an iteration ended; returns how many decisions that were."""
        return 0

    def points(self, state: Any, seat: int) -> float:
        """Points that a seat is ahead of the others, as it sees it."""
        return self.evaluate(state, seat)

    def all_points(self, state: Any) -> list[float]:
        """The points that every seat is ahead, as each sees it."""
        points: list[float] = []
        for seat in range(state.seats):
            points.append(self.points(state, seat))
        return points

    def shift(self, state: Any, seat: int) -> float:
        """Points to add to what a seat sees in the choices from a state."""
        return 0.0

    def sight(self, state: State, seat: int, shift: float) -> float:
        """What one seat may gain at first sight, from 0 to 1: its own view of the matter."""
        if not state.waiting:
            leads = self.leads(state)
            return self.gains_of(state, leads, self.hopes_of(state, leads))[seat]
        return self.chance(self.points(state, seat) + shift, self.width)

    def leads(self, state: State) -> list[float]:
        """The points that every seat is ahead.

        Each evaluator knows its own seat better than the others, so that all are asked, and what each seat
        gives itself is compared.
        """
        seats = state.seats
        points = self.all_points(state)
        total = sum(points)
        leads: list[float] = []
        for own in points:
            leads.append((own - (total - own) / (seats - 1)) * (seats - 1) / seats)
        return leads

    def hopes(self, state: State) -> list[float]:
        """What every seat may hope for, from 0 to 1: its share of victory."""
        return self.hopes_of(state, self.leads(state))

    def hopes_of(self, state: State, leads: list[float]) -> list[float]:
        """The hopes that follow from the leads."""
        hopes: list[float] = []
        for lead in leads:
            hopes.append(self.chance(lead, self.scale))
        if not state.waiting:
            self.add_result(state, hopes)
        return hopes

    def gains_of(self, state: State, leads: list[float], hopes: list[float]) -> list[float]:
        """What the search chooses by, from 0 to 1: the hopes, unless a game says otherwise."""
        return hopes

    def add_result(self, state: State, hopes: list[float]) -> None:
        """At the end of a match the share of victory counts, and a little how clear it is."""
        ranking = self.game.ranking(state)
        share = 1.0 / ranking.count(1)
        for seat in range(state.seats):
            hopes[seat] = CLEARLY * hopes[seat] + (1 - CLEARLY) * (share if ranking[seat] == 1 else 0.0)

    def chance(self, ahead: float, scale: float) -> float:
        """The logistic curve."""
        return 1.0 / (1.0 + exp(-max(-FARTHEST, min(FARTHEST, ahead / scale))))


class BelfortJudge(Judge):
    """Belfort, where leads soon are so large that a choice hardly changes the share of victory.

    So that the search does not take all choices for equal then, it chooses by a wider curve, on which a
    victory counts as so many points; and what a seat sees at first sight is put on the same footing. Every
    iteration ends with the seat's own turn: after the turns of others a line looks worse than one that has
    not been followed so far, and the more iterations, the more that misleads.
    """

    # Any: one search serves all games.
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.width = BELFORT_WIDTH
        self.manner = Manner(explore=0.05, heat=0.01, turns=1)

    def points(self, state: Any, seat: int) -> float:
        """By its evaluator."""
        return belfort.evaluate(state, seat)

    def all_points(self, state: Any) -> list[float]:
        """By its evaluator, with the prospects of all seats in full."""
        return belfort.evaluate_all(state)

    def shift(self, state: Any, seat: int) -> float:
        """What the seat itself does not see of the others."""
        return self.leads(state)[seat] - self.points(state, seat)

    def gains_of(self, state: State, leads: list[float], hopes: list[float]) -> list[float]:
        """By the leads; at the end a victory counts beside them."""
        gains: list[float] = []
        for seat in range(state.seats):
            lead = leads[seat]
            if not state.waiting:
                lead += BELFORT_VICTORY * (2.0 * hopes[seat] - 1.0)
            gains.append(self.chance(lead, self.width))
        return gains


class CaylusJudge(Judge):
    """Caylus 1303."""

    def points(self, state: Any, seat: int) -> float:
        """By its evaluator."""
        return caylus1303.evaluate(state, seat)


class GuildsJudge(Judge):
    """Guilds."""

    def points(self, state: Any, seat: int) -> float:
        """By its evaluator."""
        return guilds.evaluate(state, seat)

    def all_points(self, state: Any) -> list[float]:
        """By its evaluator, which counts what the seats have in common once."""
        return guilds.evaluate_all(state)


class TollJudge(Judge):
    """Toll."""

    def points(self, state: Any, seat: int) -> float:
        """By its evaluator."""
        return toll.evaluate(state, seat)


class Rollouts(Judge):
    """Knows nothing of the game but its rules: plays on at random to the end and looks who has won."""

    # Any: one search serves all games.
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.manner = Manner(explore=0.7, to_end=0)
        self.looks = False

    def play_on(self, state: State, draw: Random) -> int:
        """To the end."""
        return playout(self.game, state, draw)

    def leads(self, state: State) -> list[float]:
        """How clear a victory is does not count."""
        return [0.0] * state.seats

    def hopes_of(self, state: State, leads: list[float]) -> list[float]:
        """The victory, divided among those who share it."""
        ranking = self.game.ranking(state)
        share = 1.0 / ranking.count(1)
        hopes: list[float] = []
        for place in ranking:
            hopes.append(share if place == 1 else 0.0)
        return hopes


def judge_of(game: Game[Any], rollouts: bool = False) -> Judge:
    """Who judges the positions of a game."""
    if rollouts:
        return Rollouts(game)
    name = game.meta.id
    if name == "belfort":
        return BelfortJudge(game)
    if name == "caylus1303":
        return CaylusJudge(game)
    if name == "guilds":
        return GuildsJudge(game)
    if name == "toll":
        return TollJudge(game, SCALE / 2)
    return Judge(game)
