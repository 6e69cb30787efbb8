"""Many games between bots: win shares with intervals.

Every game has seeds of its own, derived from the seed of the series and its number, so that the results do
not depend on the number of processes or on the order in which they finish. Processes exchange plain values
only.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from statistics import fmean
from typing import TypeAlias, TypeVar

from boardwright import registry
from boardwright.bots import loading
from boardwright.bots.base import Bot, fair_choice
from boardwright.core import options as option_checks
from boardwright.core import tables as table_checks
from boardwright.core.errors import BadOptionError
from boardwright.core.events import Log
from boardwright.core.game import OptionValue, State, Value
from boardwright.core.play import deal
from boardwright.core.random import Random
from boardwright.lab import intervals
from boardwright.lab.executors import Executor, local
from boardwright.lab.intervals import Interval
from boardwright.lab.shown import share, table

Progress: TypeAlias = "Callable[[int, int], None]"
Outcome = TypeVar("Outcome")


@dataclass(frozen=True)
class Series:
    """The settings of a series of games: plain values, checked and complete, for any process."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, OptionValue]
    values: Mapping[str, Value] = field(repr=False)
    fixed_seats: bool
    budget: float = 1.0

    def bot_at(self, number: int, seat: int) -> int:
        """Return the index of the bot that holds a seat; seats rotate from game to game."""
        return seat if self.fixed_seats else (seat - number) % len(self.bots)

    def seats(self, number: int) -> tuple[int, ...]:
        """Return the seat of each bot."""
        places = range(len(self.bots))
        return tuple(next(seat for seat in places if self.bot_at(number, seat) == place) for place in places)


@dataclass(frozen=True)
class Played:
    """The outcome of one game by bot, in the order given.

    Scores, shares of the victory, seats, places, and points by source.
    """

    number: int
    decisions: int
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    seats: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[Mapping[str, int], ...]


@dataclass(frozen=True)
class BotResult:
    """The results of one bot of the list."""

    bot: str
    wins: float
    win_share: float
    win_share_interval: Interval
    mean_score: float
    mean_score_interval: Interval | None

    def plain(self) -> dict[str, object]:
        """Return the results as plain data for JSON."""
        mean = self.mean_score_interval
        return {
            "bot": self.bot,
            "wins": self.wins,
            "win_share": self.win_share,
            "win_share_interval": list(self.win_share_interval),
            "mean_score": self.mean_score,
            "mean_score_interval": list(mean) if mean else None,
        }


@dataclass(frozen=True)
class Simulation:
    """The result of a series; `played` keeps every game, in order."""

    games: int
    decisions: int
    seconds: float
    bots: tuple[BotResult, ...]
    played: tuple[Played, ...] = field(repr=False)

    def _repr_markdown_(self) -> str:
        """Render the simulation for a notebook."""
        rows = [
            [row.bot, f"{row.wins:g}", share(row.win_share, row.win_share_interval), f"{row.mean_score:.1f}"]
            for row in self.bots
        ]
        return table(["bot", "wins", "win share", "mean score"], rows)

    def plain(self) -> dict[str, object]:
        """Return the simulation as plain data for JSON."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "bots": [result.plain() for result in self.bots],
        }


def simulate(  # noqa: PLR0913 - all settings of a series but four have defaults and are given by name
    game_id: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    options: Mapping[str, object] | None = None,
    values: Mapping[str, object] | None = None,
    fixed_seats: bool = False,
    budget: float = 1.0,
    processes: int = 1,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play a series of games between bots, in that many processes or on an executor.

    `progress` is called with the number of games done, and of all games.
    """
    series = checked_series(game_id, bots, games, seed, options or {}, values or {})
    series = replace(series, fixed_seats=fixed_seats, budget=budget)
    begun = time.perf_counter()
    (played,) = outcomes(play_game, [series], executor or local(processes, games), progress)
    return summary(series, played, time.perf_counter() - begun)


def checked_series(
    game_id: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object],
    values: Mapping[str, object],
) -> Series:
    """Return a series that can be played; raises BoardwrightError for invalid settings.

    Its bots change seats from game to game.
    """
    if games < 1:
        raise BadOptionError("games-too-few", games=games)
    game = registry.game(game_id)
    checked = option_checks.completed(game.meta, len(bots), options)
    completed = table_checks.replaced(game.printed, values)
    names = tuple(loading.checked_name(name) for name in bots)
    game.new(len(names), checked, completed)
    return Series(game_id, names, games, seed, checked, completed, fixed_seats=False)


def outcomes(
    play: Callable[[Series, int], Outcome],
    many: Sequence[Series],
    executor: Executor,
    progress: Progress | None = None,
) -> list[list[Outcome]]:
    """Run `play`, a function of a module, for every game of every series; returns the outcomes in order."""
    games = sum(series.games for series in many)
    portions = [
        (place, first, behind)
        for place, series in enumerate(many)
        for first, behind in _portions(series.games, executor.portion(series.games))
    ]
    pieces = [(play, many[place], first, behind) for place, first, behind in portions]
    found: dict[tuple[int, int], Outcome] = {}
    with closing(executor.results(play_portion, pieces)) as results:
        for index, portion in results:
            place, first, _ = portions[index]
            found.update({(place, first + step): outcome for step, outcome in enumerate(portion)})
            if progress is not None:
                progress(len(found), games)
    return [[found[place, number] for number in range(series.games)] for place, series in enumerate(many)]


def _portions(games: int, size: int) -> list[tuple[int, int]]:
    """Divide the games of a series into portions: half-open ranges of game numbers."""
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def play_portion(
    play: Callable[[Series, int], Outcome], series: Series, first: int, behind: int
) -> list[Outcome]:
    """Play some games of a series in a row: one piece of work."""
    return [play(series, number) for number in range(first, behind)]


def summary(series: Series, played: Sequence[Played], seconds: float) -> Simulation:
    """Compute the figures of a series."""
    results = tuple(_result(series, played, place) for place in range(len(series.bots)))
    decisions = sum(one.decisions for one in played)
    return Simulation(series.games, decisions, seconds, results, tuple(played))


def _result(series: Series, played: Sequence[Played], place: int) -> BotResult:
    wins = sum(one.wins[place] for one in played)
    scores = [one.scores[place] for one in played]
    return BotResult(
        bot=series.bots[place],
        wins=wins,
        win_share=wins / len(played),
        win_share_interval=intervals.of_share(wins, len(played)),
        mean_score=fmean(scores),
        mean_score_interval=intervals.of_mean(scores),
    )


def seed_of(seed: int, number: int, who: str) -> int:
    """Derive the seed of one generator in one game of a series."""
    text = f"boardwright series {seed}|{number}|{who}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def play_game(series: Series, number: int) -> Played:
    """Play one game of a series; the result is the same in any process."""
    game = registry.game(series.game)
    state, decisions = finished(series, number)
    seats = series.seats(number)
    scores, ranking, points = game.scores(state), game.ranking(state), game.points(state)
    wins = shares_of_victory(ranking)
    return Played(
        number,
        decisions,
        scores=tuple(scores[seat] for seat in seats),
        wins=tuple(wins[seat] for seat in seats),
        seats=seats,
        places=tuple(ranking[seat] for seat in seats),
        points=tuple(points[seat] for seat in seats),
    )


def shares_of_victory(ranking: Sequence[int]) -> tuple[float, ...]:
    """Return the share of the victory of each seat."""
    return tuple(1 / ranking.count(1) if place == 1 else 0.0 for place in ranking)


def finished(
    series: Series, number: int, log: Log | None = None, watch: Callable[[State], None] | None = None
) -> tuple[State, int]:
    """Play one game of a series to the end; returns its last state and the number of decisions of seats.

    `watch` is called with the true state before every decision of a seat; it must not change it.
    """
    game = registry.game(series.game)
    seats = range(len(series.bots))
    lucks = [seed_of(series.seed, number, f"seat {seat}") for seat in seats]
    bots = [_bot_at(series, number, seat, lucks[seat]) for seat in seats]
    draws = [Random(luck) for luck in lucks]
    chance = Random(seed_of(series.seed, number, "chance"))
    state = game.new(len(bots), series.options, series.values)
    decisions = 0
    deal(game, state, chance, log)
    while not game.is_over(state):
        seat = game.to_act(state)
        if watch is not None:
            watch(state)
        game.apply(state, fair_choice(bots[seat], game, state, draws[seat]), log)
        decisions += 1
        deal(game, state, chance, log)
    return state, decisions


def _bot_at(series: Series, number: int, seat: int, luck: int) -> Bot:
    place = series.bot_at(number, seat)
    setting = loading.Setting(registry.game(series.game), series.options, series.values, series.budget)
    return loading.seated(series.bots[place], place, setting, luck)
