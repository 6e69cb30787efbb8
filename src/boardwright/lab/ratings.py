"""Ratings from results, by the Plackett-Luce model of openskill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from statistics import fmean
from typing import Any

from boardwright.lab.intervals import Interval, Z


@dataclass(frozen=True)
class Result:
    """One game: the players, and the place of each, from 1; equal places are shared."""

    bots: tuple[str, ...]
    places: tuple[int, ...]


@dataclass(frozen=True)
class Rating:
    """The estimated strength of a bot, and its uncertainty. All begin at 25."""

    mean: float
    deviation: float

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the strength."""
        return (self.mean - Z * self.deviation, self.mean + Z * self.deviation)


def ratings(bots: Sequence[str], results: Sequence[Result]) -> Mapping[str, Rating]:
    """Rate the bots of these games, in this order.

    A bot that holds several seats of a game is rated in each of them and keeps the mean of the new ratings.
    openskill is optional and is imported only here.
    """
    model: Any = import_module("openskill.models").PlackettLuce()
    known: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        before = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in result.bots]
        after = [rated for (rated,) in model.rate(before, ranks=[float(place) for place in result.places])]
        for bot in dict.fromkeys(result.bots):
            own = [rated for name, rated in zip(result.bots, after, strict=True) if name == bot]
            mean, deviation = fmean(each.mu for each in own), fmean(each.sigma for each in own)
            known[bot] = model.rating(name=bot, mu=mean, sigma=deviation)
    return {bot: Rating(known[bot].mu, known[bot].sigma) for bot in bots}
