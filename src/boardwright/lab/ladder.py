"""A ladder: every bot against every other, ratings and win shares with intervals.

For two players every two bots meet once. For more players each of two bots plays alone against a table full
of the other, so that its fair share is one in the number of players. Of a long list, neighbours alone may
meet: then a name may come again, and each plays (alone, for more players) against the next one. All pairings
are dealt from the same seed: a pairing is the same as `simulate` with these bots, and seats rotate from game
to game.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise, permutations

from boardwright.bots import loading
from boardwright.core.errors import BadOptionError
from boardwright.lab import intervals, simulate
from boardwright.lab.executors import Executor, local
from boardwright.lab.intervals import Interval
from boardwright.lab.ratings import Rating, Result, ratings
from boardwright.lab.shown import share, table
from boardwright.lab.simulate import Played, Progress, Series


@dataclass(frozen=True)
class Share:
    """Victories of a bot in some games; a shared one is a fraction."""

    games: int
    wins: float

    @property
    def share(self) -> float:
        """The share of games that it won."""
        return self.wins / self.games

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the share."""
        return intervals.of_share(self.wins, self.games)

    def plain(self) -> dict[str, object]:
        """Return the share as plain data for JSON."""
        return {
            "games": self.games,
            "wins": self.wins,
            "win_share": self.share,
            "win_share_interval": list(self.interval),
        }


@dataclass(frozen=True)
class Standing:
    """The results of a bot: its rating, its games, and its games against each other bot.

    `whole` has the games in which it was the only one of its kind; None if there were none.
    """

    bot: str
    rating: Rating
    whole: Share | None
    against: Mapping[str, Share]

    def plain(self) -> dict[str, object]:
        """Return the standing as plain data for JSON."""
        return {
            "bot": self.bot,
            "rating": self.rating.mean,
            "rating_interval": list(self.rating.interval),
            **(self.whole.plain() if self.whole else {}),
            "against": {other: share.plain() for other, share in self.against.items()},
        }


@dataclass(frozen=True)
class Ladder:
    """The result of a ladder, best first."""

    game: str
    players: int
    games: int
    seed: int
    budget: float
    seconds: float
    standings: tuple[Standing, ...]

    def _repr_markdown_(self) -> str:
        """Render the ladder for a notebook."""
        rows = [
            [each.bot, f"{each.rating.mean:.1f}", share(each.whole.share, each.whole.interval)]
            if each.whole
            else [each.bot, f"{each.rating.mean:.1f}", "–"]
            for each in self.standings
        ]
        return table(["bot", "rating", "win share"], rows)

    def plain(self) -> dict[str, object]:
        """Return the ladder as plain data for JSON."""
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "budget": self.budget,
            "seconds": self.seconds,
            "bots": [standing.plain() for standing in self.standings],
        }


def ladder(  # noqa: PLR0913 - all settings of a ladder but three have defaults and are given by name
    game_id: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    players: int = 2,
    budget: float = 1.0,
    neighbours: bool = False,
    options: Mapping[str, object] | None = None,
    values: Mapping[str, object] | None = None,
    processes: int = 1,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Play that many games for every pairing, in that many processes or on an executor.

    `progress` is called with the number of games done, and of all games.
    """
    listed = [loading.checked_name(name) for name in bots]
    tables_of_bots = pairings(listed, players, neighbours=neighbours)
    names = list(dict.fromkeys(listed))
    is_twice = len(names) < len(listed) and not neighbours
    if is_twice or len(names) < 2 or any(one == other for one, other, *_ in tables_of_bots):
        raise BadOptionError("ladder-bots", bots=", ".join(listed)[:80])
    many = [
        replace(
            simulate.checked_series(game_id, table, games, seed, options or {}, values or {}), budget=budget
        )
        for table in tables_of_bots
    ]
    workers = executor or local(processes, games * len(many))
    begun = time.perf_counter()
    played = simulate.outcomes(simulate.play_game, many, workers, progress)
    seconds = time.perf_counter() - begun
    return Ladder(game_id, players, games, seed, budget, seconds, standings(names, many, played))


def pairings(bots: Sequence[str], players: int, *, neighbours: bool = False) -> list[list[str]]:
    """List the bots of each table: one bot, and the other on all other seats.

    >>> pairings(["a", "b"], 4)
    [['a', 'b', 'b', 'b'], ['b', 'a', 'a', 'a']]
    >>> pairings(["a", "b", "c", "a"], 2, neighbours=True)
    [['a', 'b'], ['b', 'c'], ['c', 'a']]
    """
    every: Iterable[tuple[str, str]] = combinations(bots, 2) if players == 2 else permutations(bots, 2)
    pairs = list(dict.fromkeys(pairwise(bots) if neighbours else every))
    if players == 2:
        pairs = [pair for index, pair in enumerate(pairs) if pair[::-1] not in pairs[:index]]
    return [[one, *[other] * (players - 1)] for one, other in pairs]


def standings(
    bots: Sequence[str], many: Sequence[Series], played: Sequence[Sequence[Played]]
) -> tuple[Standing, ...]:
    """Compute the figures of every bot, the highest rating first."""
    shares: dict[tuple[str, str], Share] = {}
    for series, games in zip(many, played, strict=True):
        one, other = series.bots[:2]
        wins = sum(game.wins[0] for game in games)
        shares[one, other] = Share(len(games), wins)
        if len(series.bots) == 2:
            shares[other, one] = Share(len(games), len(games) - wins)
    rated = ratings(bots, in_turn(many, played))
    found = [_standing(bot, bots, rated[bot], shares) for bot in bots]
    return tuple(sorted(found, key=lambda standing: -standing.rating.mean))


def _standing(
    bot: str, bots: Sequence[str], rating: Rating, shares: Mapping[tuple[str, str], Share]
) -> Standing:
    against = {other: shares[bot, other] for other in bots if (bot, other) in shares}
    games = sum(share.games for share in against.values())
    whole = Share(games, sum(share.wins for share in against.values())) if games else None
    return Standing(bot, rating, whole, against)


def in_turn(many: Sequence[Series], played: Sequence[Sequence[Played]]) -> list[Result]:
    """Interleave the results for ratings, which depend on their order: one game of each pairing at a time."""
    return [
        Result(series.bots, games[number].places)
        for number in range(many[0].games)
        for series, games in zip(many, played, strict=True)
    ]
