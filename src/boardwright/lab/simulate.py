"""Many games between bots: who wins how often, with intervals.

Every game has seeds of its own, made from the seed of the series and its number, so that the results do not
depend on the number of processes or on the order in which they finish. Processes exchange plain values only.
"""

from __future__ import annotations

import hashlib
import signal
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import closing
from dataclasses import dataclass, replace
from multiprocessing import get_context
from statistics import fmean
from typing import Final, TypeAlias, TypeVar

from boardwright import bots as bot_names
from boardwright import registry
from boardwright.bots.base import fair_choice
from boardwright.core import options as option_checks
from boardwright.core import tables as table_checks
from boardwright.core.errors import BadOptionError
from boardwright.core.events import Log
from boardwright.core.game import OptionValue, State, Value
from boardwright.core.play import deal
from boardwright.core.random import Random
from boardwright.lab import intervals
from boardwright.lab.intervals import Interval

Progress: TypeAlias = "Callable[[int, int], None]"
Outcome = TypeVar("Outcome")

SHARES_PER_PROCESS: Final = 16
LARGEST_SHARE: Final = 25


@dataclass(frozen=True)
class Series:
    """What is played: plain values, checked and complete, that any process can begin from."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, OptionValue]
    tables: Mapping[str, Value]
    fixed_seats: bool

    def bot_at(self, number: int, seat: int) -> int:
        """Which of the bots, by its place in the list, holds a seat; seats rotate from game to game."""
        return seat if self.fixed_seats else (seat - number) % len(self.bots)


@dataclass(frozen=True)
class Played:
    """The outcome of one game by bot, in the order given: its score and its share of the victory."""

    number: int
    decisions: int
    scores: tuple[int, ...]
    wins: tuple[float, ...]


@dataclass(frozen=True)
class BotResult:
    """How one bot of the list did."""

    bot: str
    wins: float
    win_share: float
    win_share_interval: Interval
    mean_score: float
    mean_score_interval: Interval | None

    def plain(self) -> dict[str, object]:
        """As JSON holds it."""
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
    played: tuple[Played, ...]

    def plain(self) -> dict[str, object]:
        """As JSON holds it."""
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
    tables: Mapping[str, object] | None = None,
    fixed_seats: bool = False,
    processes: int = 1,
    progress: Progress | None = None,
) -> Simulation:
    """Play a series; `progress` is told how many games are done, and of how many."""
    series = checked_series(game_id, bots, games, seed, options or {}, tables or {})
    series = replace(series, fixed_seats=fixed_seats)
    begun = time.perf_counter()
    played = outcomes(play_game, series, processes, progress)
    return summary(series, played, time.perf_counter() - begun)


def checked_series(
    game_id: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object],
    tables: Mapping[str, object],
) -> Series:
    """A series that can be played; raises what is wrong with its settings before anything is.

    Its bots change seats from game to game.
    """
    if games < 1:
        raise BadOptionError("games-too-few", games=games)
    game = registry.game(game_id)
    checked = option_checks.completed(game.meta, len(bots), options)
    values = table_checks.replaced(game.printed, tables)
    names = tuple(bot_names.bot(name).name for name in bots)
    game.new(len(names), checked, values)
    return Series(game_id, names, games, seed, checked, values, fixed_seats=False)


def outcomes(
    play: Callable[[Series, int], Outcome],
    series: Series,
    processes: int,
    progress: Progress | None = None,
) -> list[Outcome]:
    """What `play` makes of every game of a series, in any order; it must be a function of a module."""
    if processes < 1:
        raise BadOptionError("processes-too-few", processes=processes)
    found: list[Outcome] = []
    with closing(_shares(play, series, min(processes, series.games))) as shares:
        for share in shares:
            found += share
            if progress is not None:
                progress(len(found), series.games)
    return found


def summary(series: Series, played: Sequence[Played], seconds: float) -> Simulation:
    """The figures of a series whose games may have come in any order."""
    ordered = tuple(sorted(played, key=lambda one: one.number))
    results = tuple(_result(series, ordered, place) for place in range(len(series.bots)))
    return Simulation(series.games, sum(one.decisions for one in ordered), seconds, results, ordered)


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
    """The seed of one generator in one game of a series."""
    text = f"boardwright series {seed}|{number}|{who}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def play_game(series: Series, number: int) -> Played:
    """One game of a series, the same wherever and whenever it is played."""
    game = registry.game(series.game)
    state, decisions = finished(series, number)
    return _outcome(series, number, decisions, game.scores(state), game.ranking(state))


def finished(series: Series, number: int, log: Log | None = None) -> tuple[State, int]:
    """The last state of one game of a series, and how many decisions of seats led there."""
    game = registry.game(series.game)
    seats = range(len(series.bots))
    bots = [bot_names.bot(series.bots[series.bot_at(number, seat)]) for seat in seats]
    draws = [Random(seed_of(series.seed, number, f"seat {seat}")) for seat in seats]
    chance = Random(seed_of(series.seed, number, "chance"))
    state = game.new(len(bots), series.options, series.tables)
    decisions = 0
    deal(game, state, chance, log)
    while not game.is_over(state):
        seat = game.to_act(state)
        game.apply(state, fair_choice(bots[seat], game, state, draws[seat]), log)
        decisions += 1
        deal(game, state, chance, log)
    return state, decisions


def _outcome(
    series: Series, number: int, decisions: int, scores: Sequence[int], ranking: Sequence[int]
) -> Played:
    points = [0] * len(series.bots)
    wins = [0.0] * len(series.bots)
    for seat, place in enumerate(ranking):
        bot = series.bot_at(number, seat)
        points[bot] = scores[seat]
        wins[bot] = 1 / ranking.count(1) if place == 1 else 0.0
    return Played(number, decisions, tuple(points), tuple(wins))


def play_share(
    play: Callable[[Series, int], Outcome], series: Series, first: int, behind: int
) -> list[Outcome]:
    """Some games of a series in a row: what one process is asked for at a time."""
    return [play(series, number) for number in range(first, behind)]


def _shares(
    play: Callable[[Series, int], Outcome], series: Series, processes: int
) -> Generator[list[Outcome], None, None]:
    if processes == 1:
        return (play_share(play, series, number, number + 1) for number in range(series.games))
    return _shares_of_processes(play, series, processes)


def _shares_of_processes(
    play: Callable[[Series, int], Outcome], series: Series, processes: int
) -> Generator[list[Outcome], None, None]:
    size = max(1, min(LARGEST_SHARE, series.games // (processes * SHARES_PER_PROCESS)))
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=_end_quietly)
    try:
        waiting = {
            pool.submit(play_share, play, series, first, min(first + size, series.games))
            for first in range(0, series.games, size)
        }
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for share in done:
                yield share.result()
    finally:
        # After Ctrl-C nothing new is begun; a share in hand is small and ends by itself.
        pool.shutdown(wait=True, cancel_futures=True)


def _end_quietly() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
