"""Analysis of a finished match: win shares after every turn, the biggest swings, better moves.

A match is over when it is analysed, so that the shares of the curve are those of the true positions. A better
move is searched from what its seat could know then. Each task has luck of its own, made from the seed and the
number of its position: the result is the same whoever does the tasks, and in which order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import msgspec

import boardwright
from boardwright.bots.watching import Weighed, favourite, weigh, win_shares
from boardwright.core.errors import BadOptionError
from boardwright.core.game import State
from boardwright.core.match import Match
from boardwright.core.play import AnyGame
from boardwright.core.random import Random

BUDGET: Final = 200
LARGEST_BUDGET: Final = 1_000_000
# A better move is told when the share grows by so much, and by so many standard errors.
CLEARLY: Final = 0.05
ERRORS: Final = 2.0
# Of the turns after which somebody's share has changed by so much, so many are told.
SWING: Final = 0.05
SWINGS: Final = 5
DECIMALS: Final = 4
SPREAD: Final = 7919


@dataclass(frozen=True)
class Task:
    """What is found out about one position; with `played`, whether there was a better move."""

    at: int
    played: int | None = None


@dataclass(frozen=True)
class Moment:
    """The shares at the beginning (`seat` is None), or after a turn of a seat."""

    at: int
    seat: int | None
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Swing:
    """A turn from `start` to `at` after which the share of `who` had changed by so much."""

    start: int
    at: int
    seat: int
    who: int
    change: float


@dataclass(frozen=True)
class BetterMove:
    """A decision, taken at a position, and one that would have been clearly better for its seat."""

    at: int
    seat: int
    played: int
    better: int
    share_played: float
    share_better: float


@dataclass(frozen=True)
class Analysis:
    """Everything found, and with what: engine, rules, iterations for each position, seed."""

    game: str
    rules_version: int
    engine: str
    budget: int
    seed: int
    moments: tuple[Moment, ...]
    swings: tuple[Swing, ...]
    better_moves: tuple[BetterMove, ...]

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


Found = list[float] | Weighed | None


def from_plain(plain: dict[str, Any]) -> Analysis:
    """An analysis from its plain form."""
    return msgspec.convert(plain, Analysis)


def turns(match: Match) -> list[int]:
    """The positions at which another seat begins to decide; chance belongs to the turn before."""
    found: list[int] = []
    before: int | None = None
    for number, step in enumerate(match.steps):
        if step.seat >= 0 and step.seat != before:
            found.append(number)
            before = step.seat
    return found


def tasks(match: Match) -> list[Task]:
    """What is to be found out, from beginning to end; raises BadOptionError while the match goes on."""
    if not match.is_over:
        raise BadOptionError("analysis-unfinished")
    shares = [Task(at) for at in (*turns(match), len(match.steps))]
    moves = [Task(at, s.action) for at, s in enumerate(match.steps) if s.seat >= 0 and not s.forced]
    return sorted([*shares, *moves], key=lambda task: task.at)


def state_at(match: Match, at: int) -> State:
    """The true state after so many steps."""
    return match.steps[at].before if at < len(match.steps) else match.state


def find(game: AnyGame, state: State, task: Task, budget: int, seed: int) -> Found:
    """Do one task: the shares of all seats, or a move that was clearly better, if any."""
    draw = Random(seed * SPREAD + 2 * task.at + (task.played is not None))
    if task.played is None:
        return win_shares(game, state, budget, draw)
    seat = game.to_act(state)
    best = favourite(game, game.redeal(state, seat, draw), seat, budget, draw).best().action
    if best == task.played:
        return None
    weighed = weigh(game, state, (task.played, best), budget, draw)
    return weighed if weighed.gain >= CLEARLY and weighed.gain >= ERRORS * weighed.error else None


class Analysing:
    """An analysis under way. Go through it and it tells how far it is; whoever stops going stops it."""

    def __init__(self, match: Match, budget: int = BUDGET, seed: int = 1) -> None:
        if not 1 <= budget <= LARGEST_BUDGET:
            raise BadOptionError("analysis-budget", given=budget, most=LARGEST_BUDGET)
        self.match = match
        self.budget = budget
        self.seed = seed
        self.tasks = tasks(match)
        self.found: list[Found] = []

    def __iter__(self) -> Iterator[tuple[int, int]]:
        for task in self.tasks[len(self.found) :]:
            state = state_at(self.match, task.at)
            self.found.append(find(self.match.game, state, task, self.budget, self.seed))
            yield len(self.found), len(self.tasks)

    def result(self) -> Analysis:
        """What was found, when all tasks are done."""
        meta = self.match.game.meta
        moments = self._moments()
        return Analysis(
            game=meta.id,
            rules_version=meta.rules_version,
            engine=boardwright.__version__,
            budget=self.budget,
            seed=self.seed,
            moments=tuple(moments),
            swings=biggest_swings(moments),
            better_moves=tuple(self._better_moves()),
        )

    def _moments(self) -> list[Moment]:
        done = zip(self.tasks, self.found, strict=True)
        shares = [(task.at, rounded(found)) for task, found in done if isinstance(found, list)]
        movers = [None, *(self.match.steps[at].seat for at, _ in shares[:-1])]
        return [Moment(at, seat, each) for (at, each), seat in zip(shares, movers, strict=True)]

    def _better_moves(self) -> Iterator[BetterMove]:
        for task, found in zip(self.tasks, self.found, strict=True):
            if isinstance(found, Weighed):
                before, after = round(found.share_played, DECIMALS), round(found.share_better, DECIMALS)
                seat = self.match.steps[task.at].seat
                yield BetterMove(task.at, seat, found.played, found.better, before, after)


def analyse(match: Match, budget: int = BUDGET, seed: int = 1) -> Analysis:
    """Analyse a finished match; the same seed and budget give the same analysis."""
    under_way = Analysing(match, budget, seed)
    for _ in under_way:
        pass
    return under_way.result()


def rounded(shares: Sequence[float]) -> tuple[float, ...]:
    """Shares with few decimals that still sum to 1.

    >>> rounded([1 / 3, 1 / 3, 1 / 3])
    (0.3334, 0.3333, 0.3333)
    """
    found = [round(share, DECIMALS) for share in shares]
    found[0] = round(found[0] + 1.0 - sum(found), DECIMALS)
    return tuple(found)


def biggest_swings(moments: Sequence[Moment]) -> tuple[Swing, ...]:
    """The turns after which somebody's share had changed most, the biggest first."""
    found: list[Swing] = []
    for before, after in zip(moments, moments[1:], strict=False):
        assert after.seat is not None
        changes = [now - then for then, now in zip(before.shares, after.shares, strict=True)]
        who = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        if abs(changes[who]) >= SWING:
            found.append(Swing(before.at, after.at, after.seat, who, round(changes[who], DECIMALS)))
    return tuple(sorted(found, key=lambda swing: (-abs(swing.change), swing.at))[:SWINGS])
