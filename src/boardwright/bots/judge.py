"""Evaluate positions for the tree search as win shares: by a game's evaluator, or by random rollouts."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from mypy_extensions import mypyc_attr

from boardwright.bots.evaluator import Evaluate, evaluation_of, evaluator
from boardwright.core.game import Game, State
from boardwright.core.play import playout
from boardwright.core.random import Random

# How many points ahead make a victory about three times as likely as a defeat.
SCALE: Final = 8.0
MAX_EXPONENT: Final = 30.0
# At the end of a match: the weight of the margin beside the victory itself.
CLEARLY: Final = 0.1


class Manner:
    """Parameters of the tree search.

    `exploration` is the exploration constant, `temperature` that of the softmax over priors. A node begins
    with `width` choices and gets `widening` times the root of its visits more (progressive widening). With
    `turns` every iteration ends after that many turns, so that their results can be compared. With 0 it ends
    at a leaf of the tree: at the end of a turn with `to_end`, else at any new decision.
    """

    __slots__ = ("exploration", "temperature", "to_end", "turns", "widening", "width")

    def __init__(
        self,
        exploration: float = 0.15,
        temperature: float = 0.03,
        width: int = 10,
        widening: float = 2.0,
        to_end: int = 1,
        turns: int = 0,
    ) -> None:
        self.exploration: float = exploration
        self.temperature: float = temperature
        self.width: int = width
        self.widening: float = widening
        self.to_end: int = to_end
        self.turns: int = turns


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The evaluation of positions of one game as win shares; subclasses call their evaluator directly."""

    # Any: one search serves all games.
    def __init__(self, game: Game[Any], scale: float = SCALE) -> None:
        self.game = game
        self.scale: float = scale
        self.choice_scale: float = scale  # the scale of the values that the search maximises
        self.evaluate: Evaluate = evaluator(game)
        self.manner: Manner = Manner()
        self.looks: bool = True  # whether choices get a prior before they are tried

    def play_on(self, state: State, draw: Random) -> int:
        """Play on, in place, from the end of an iteration; returns the number of decisions."""
        return 0

    def points(self, state: Any, seat: int) -> float:
        """Return the points that a seat is ahead of the others, from its own evaluation."""
        return self.evaluate(state, seat)

    def all_points(self, state: Any) -> list[float]:
        """Return the points that every seat is ahead, each from its own evaluation."""
        points: list[float] = []
        for seat in range(state.seats):
            points.append(self.points(state, seat))
        return points

    def shift(self, state: Any, seat: int) -> float:
        """Return the points to add to a seat's evaluation of the choices from a state."""
        return 0.0

    def prior(self, state: State, seat: int, shift: float) -> float:
        """Return the prior value of a state for one seat, from 0 to 1, from its own evaluation."""
        if not state.waiting:
            leads = self.leads(state)
            return self.gains_of(state, leads, self.win_shares_of(state, leads))[seat]
        return self.chance(self.points(state, seat) + shift, self.choice_scale)

    def leads(self, state: State) -> list[float]:
        """Return the points that every seat is ahead.

        Each evaluator knows its own seat better than the others, so all are asked, and the values that the
        seats give themselves are compared.
        """
        seats = state.seats
        points = self.all_points(state)
        total = sum(points)
        leads: list[float] = []
        for own in points:
            leads.append((own - (total - own) / (seats - 1)) * (seats - 1) / seats)
        return leads

    def win_shares(self, state: State) -> list[float]:
        """Return the win share that every seat can expect, from 0 to 1."""
        return self.win_shares_of(state, self.leads(state))

    def win_shares_of(self, state: State, leads: list[float]) -> list[float]:
        """Convert leads to win shares."""
        win_shares: list[float] = []
        for lead in leads:
            win_shares.append(self.chance(lead, self.scale))
        if not state.waiting:
            self.add_result(state, win_shares)
        return win_shares

    def gains_of(self, state: State, leads: list[float], win_shares: list[float]) -> list[float]:
        """Return the values that the search maximises: the win shares, unless a game overrides it."""
        return win_shares

    def add_result(self, state: State, win_shares: list[float]) -> None:
        """Blend the result of a finished match into the win shares; the margin counts a little."""
        ranking = self.game.ranking(state)
        share = 1.0 / ranking.count(1)
        for seat in range(state.seats):
            won = share if ranking[seat] == 1 else 0.0
            win_shares[seat] = CLEARLY * win_shares[seat] + (1 - CLEARLY) * won

    def chance(self, ahead: float, scale: float) -> float:
        """Compute the logistic curve at a lead."""
        return 1.0 / (1.0 + exp(-max(-MAX_EXPONENT, min(MAX_EXPONENT, ahead / scale))))


class Rollouts(Judge):
    """Evaluation by random play to the end: it uses the rules of the game and nothing else."""

    # Any: one search serves all games.
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.manner = Manner(exploration=0.7, to_end=0)
        self.looks = False

    def play_on(self, state: State, draw: Random) -> int:
        return playout(self.game, state, draw)

    def leads(self, state: State) -> list[float]:
        """Return no leads: the margin of a victory does not count."""
        return [0.0] * state.seats

    def win_shares_of(self, state: State, leads: list[float]) -> list[float]:
        """Divide the victory among the winners."""
        ranking = self.game.ranking(state)
        share = 1.0 / ranking.count(1)
        win_shares: list[float] = []
        for place in ranking:
            win_shares.append(share if place == 1 else 0.0)
        return win_shares


def judge_of(game: Game[Any], rollouts: bool = False) -> Judge:
    """Return the judge of a game: random rollouts, that of its plugin, or one by its evaluator alone."""
    if rollouts:
        return Rollouts(game)
    own = getattr(evaluation_of(game.meta.id), "judge", None)
    return Judge(game) if own is None else own(game)
