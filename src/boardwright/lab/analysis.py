"""Analysis of a finished match: win shares after every turn, the biggest swings, better moves.

A match is over when it is analysed, so the win shares are those of the true positions. A better move is
searched from the knowledge of its seat at that time. The seed of each task follows from the seed of the
analysis and the number of its position: the result is the same in any process and any order of tasks.
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
MAX_BUDGET: Final = 1_000_000
# A better move is reported when it raises the share by this much, and by this many standard errors.
CLEARLY: Final = 0.05
ERRORS: Final = 2.0
# This many of the turns that changed a win share by this much are reported.
SWING: Final = 0.05
SWINGS: Final = 5
DECIMALS: Final = 4
SPREAD: Final = 7919


@dataclass(frozen=True)
class Task:
    """The analysis of one position: its win shares.

    With `played`, a move that was better than the one played.
    """

    at: int
    played: int | None = None


@dataclass(frozen=True)
class Moment:
    """The win shares at the beginning (`seat` is None), or after a turn of a seat."""

    at: int
    seat: int | None
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Swing:
    """A turn from `start` to `at` that changed the win share of `who` by `change`."""

    start: int
    at: int
    seat: int
    who: int
    change: float


@dataclass(frozen=True)
class BetterMove:
    """A decision that was taken at a position, and one that would have been clearly better for its seat."""

    at: int
    seat: int
    played: int
    better: int
    share_played: float
    share_better: float


@dataclass(frozen=True)
class Analysis:
    """The result of an analysis, with its engine, rules, iterations for each position, and seed."""

    game: str
    rules_version: int
    engine: str
    budget: int
    seed: int
    moments: tuple[Moment, ...]
    swings: tuple[Swing, ...]
    better_moves: tuple[BetterMove, ...]

    def plain(self) -> dict[str, Any]:
        return asdict(self)


Found = list[float] | Weighed | None


def from_plain(plain: dict[str, Any]) -> Analysis:
    """Convert an analysis from its plain form."""
    return msgspec.convert(plain, Analysis)


def turns(match: Match) -> list[int]:
    """Return the positions at which another seat begins to decide; chance belongs to the turn before."""
    found: list[int] = []
    before: int | None = None
    for number, step in enumerate(match.steps):
        if step.seat >= 0 and step.seat != before:
            found.append(number)
            before = step.seat
    return found


def tasks(match: Match) -> list[Task]:
    """List the tasks of an analysis in order; raises BadOptionError while the match goes on."""
    if not match.is_over:
        raise BadOptionError("analysis-unfinished")
    shares = [Task(at) for at in (*turns(match), len(match.steps))]
    moves = [Task(at, s.action) for at, s in enumerate(match.steps) if s.seat >= 0 and not s.forced]
    return sorted([*shares, *moves], key=lambda task: task.at)


def state_at(match: Match, at: int) -> State:
    """Return the true state after that many steps."""
    return match.steps[at].before if at < len(match.steps) else match.state


def find(game: AnyGame, state: State, task: Task, budget: int, seed: int) -> Found:
    """Run one task: the win shares of all seats, or a move that was clearly better, if any."""
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
    """An analysis under way. Iterate to run its tasks and get the progress; stop iterating to cancel it."""

    def __init__(self, match: Match, budget: int = BUDGET, seed: int = 1) -> None:
        if not 1 <= budget <= MAX_BUDGET:
            raise BadOptionError("analysis-budget", given=budget, most=MAX_BUDGET)
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
        """Return the analysis, when all tasks are done."""
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
    """Round shares so that they still sum to 1.

    >>> rounded([1 / 3, 1 / 3, 1 / 3])
    (0.3334, 0.3333, 0.3333)
    """
    found = [round(share, DECIMALS) for share in shares]
    found[0] = round(found[0] + 1.0 - sum(found), DECIMALS)
    return tuple(found)


def biggest_swings(moments: Sequence[Moment]) -> tuple[Swing, ...]:
    """Return the turns that changed a win share most, the biggest first."""
    found: list[Swing] = []
    for before, after in zip(moments, moments[1:], strict=False):
        assert after.seat is not None
        changes = [now - then for then, now in zip(before.shares, after.shares, strict=True)]
        who = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        if abs(changes[who]) >= SWING:
            found.append(Swing(before.at, after.at, after.seat, who, round(changes[who], DECIMALS)))
    return tuple(sorted(found, key=lambda swing: (-abs(swing.change), swing.at))[:SWINGS])
