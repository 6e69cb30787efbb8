"""What positions are worth to the search: the evaluators, called from compiled code, as shares of victory."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from boardwright.bots.evaluators import Evaluate, belfort, caylus1303, evaluator, guilds, toll
from boardwright.core.game import Game, State

# How many points ahead make a victory about three times as likely as a defeat.
SCALE: Final = 8.0
FARTHEST: Final = 30.0
# At the end of a match: what a clear victory counts beside the victory itself.
CLEARLY: Final = 0.1


class Manner:
    """How a search goes about it: curiosity, trust in first sight, width."""

    __slots__ = ("explore", "grow", "heat", "to_end", "wide")

    def __init__(
        self, explore: float = 0.15, heat: float = 0.03, wide: int = 10, grow: float = 2.0, to_end: int = 1
    ) -> None:
        self.explore: float = explore
        self.heat: float = heat
        self.wide: int = wide
        self.grow: float = grow
        self.to_end: int = to_end


class Judge:
    """Judges the positions of one game by its evaluator; subclasses call theirs without a detour."""

    # Any: one search serves all games.
    def __init__(self, game: Game[Any], scale: float = SCALE) -> None:
        self.game = game
        self.scale: float = scale
        self.evaluate: Evaluate = evaluator(game)
        self.manner: Manner = Manner()

    def points(self, state: Any, seat: int) -> float:
        """Points that a seat is ahead of the others, as it sees it."""
        return self.evaluate(state, seat)

    def all_points(self, state: Any) -> list[float]:
        """The points that every seat is ahead, as each sees it."""
        points: list[float] = []
        for seat in range(state.seats):
            points.append(self.points(state, seat))
        return points

    def sight(self, state: State, seat: int) -> float:
        """What one seat may hope for at first sight, from 0 to 1: its own view of the matter."""
        if not state.waiting:
            return self.hopes(state)[seat]
        return self.chance(self.points(state, seat))

    def hopes(self, state: State) -> list[float]:
        """What every seat may hope for, from 0 to 1.

        Each evaluator knows its own seat better than the others, so that all are asked, and what each seat
        gives itself is compared.
        """
        seats = state.seats
        points = self.all_points(state)
        total = sum(points)
        hopes: list[float] = []
        for own in points:
            ahead = own - (total - own) / (seats - 1)
            hopes.append(self.chance(ahead * (seats - 1) / seats))
        if not state.waiting:
            self.add_result(state, hopes)
        return hopes

    def add_result(self, state: State, hopes: list[float]) -> None:
        """At the end of a match the share of victory counts, and a little how clear it is."""
        ranking = self.game.ranking(state)
        share = 1.0 / ranking.count(1)
        for seat in range(state.seats):
            hopes[seat] = CLEARLY * hopes[seat] + (1 - CLEARLY) * (share if ranking[seat] == 1 else 0.0)

    def chance(self, ahead: float) -> float:
        """The logistic curve."""
        return 1.0 / (1.0 + exp(-max(-FARTHEST, min(FARTHEST, ahead / self.scale))))


class BelfortJudge(Judge):
    """Belfort."""

    def points(self, state: Any, seat: int) -> float:
        """By its evaluator."""
        return belfort.evaluate(state, seat)


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


def judge_of(game: Game[Any]) -> Judge:
    """Who judges the positions of a game."""
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
