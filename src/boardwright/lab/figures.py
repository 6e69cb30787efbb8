"""What a report is made of: accounts of single games, figures, rows and tables. No words: labels have them.

A label is the id of a message: of the command line (`report-…`) or of the game (`character-banker`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Final, NamedTuple

from boardwright.core.events import Event
from boardwright.core.game import State
from boardwright.lab import intervals
from boardwright.lab.intervals import Interval

NOBODY: Final = -1


class Note(NamedTuple):
    """Something that happened in a game: what kind of thing, to which seat, with which term, how much."""

    kind: str
    seat: int = NOBODY
    term: int = 0
    amount: int = 1


@dataclass(frozen=True)
class Account:
    """What is kept of one game: plain values that processes can exchange.

    `phases` has the decisions of each phase, and the choices that they offered in sum.
    """

    number: int
    decisions: int
    points: tuple[Mapping[str, int], ...]
    wins: tuple[float, ...]
    notes: tuple[Note, ...]
    phases: Mapping[str, tuple[int, int]] = field(default_factory=dict)

    @property
    def scores(self) -> list[int]:
        """The score of every seat."""
        return [sum(points.values()) for points in self.points]

    def ahead(self, seat: int) -> float:
        """How far a seat ended above the mean of its table."""
        return self.scores[seat] - fmean(self.scores)

    def of_kind(self, kind: str) -> list[Note]:
        """The notes of one kind."""
        return [note for note in self.notes if note.kind == kind]


@dataclass(frozen=True)
class Label:
    """The id of a message, with a number where it takes one."""

    name: str
    number: int = 0
    of_game: bool = False

    def plain(self) -> str:
        """As JSON holds it."""
        return f"{self.name}-{self.number}" if self.number else self.name


@dataclass(frozen=True)
class Figure:
    """A number: a `count`, a `share`, a `mean`, or a `difference` (a mean that has a sign).

    It stands out when what it is compared with lies outside its interval.
    """

    kind: str
    value: float
    interval: Interval | None = None
    spread: float | None = None
    stands_out: bool = False

    def plain(self) -> dict[str, object]:
        """As JSON holds it: without what it does not have."""
        found: dict[str, object] = {"value": self.value}
        if self.interval is not None:
            found["interval"] = list(self.interval)
        if self.spread is not None:
            found["spread"] = self.spread
        return found


@dataclass(frozen=True)
class Row:
    """A label and its figures; None where there is nothing to tell."""

    label: Label
    figures: tuple[Figure | None, ...]


@dataclass(frozen=True)
class Table:
    """A title, the heads of the columns behind the first, and rows."""

    title: Label
    heads: tuple[Label, ...]
    rows: tuple[Row, ...]

    def plain(self) -> dict[str, object]:
        """As JSON holds it: the figures of every row by the names of their columns."""
        return {
            row.label.plain(): {
                head.plain(): figure.plain() if figure else None
                for head, figure in zip(self.heads, row.figures, strict=True)
            }
            for row in self.rows
        }


@dataclass(frozen=True)
class Reporter:
    """What a game adds to its report: what is noted of its events, and what is made of the notes.

    `overview` gives rows of one figure for the table of all player counts, `tables` those of one count.
    `phases` says to which phase, by its label, the decisions of a module belong, `main_phase` to which the
    others do.
    """

    notes: Callable[[Sequence[Event]], list[Note]]
    overview: Callable[[Sequence[Account]], list[Row]]
    tables: Callable[[Sequence[Account]], list[Table]]
    phases: Mapping[str, str] = field(default_factory=dict)
    main_phase: str = "all"

    def phase_of(self, state: State) -> str:
        """The phase to which the decision that waits belongs: by the module where it is written."""
        module = type(state.waiting[-1]).__module__.rpartition(".")[2]
        return self.phases.get(module, self.main_phase)


def count(number: int) -> Figure:
    """How often."""
    return Figure("count", number)


def share(part: float, total: int) -> Figure | None:
    """A share with its interval; None of nothing."""
    return Figure("share", part / total, intervals.of_share(part, total)) if total else None


def mean(values: Sequence[float]) -> Figure | None:
    """A mean by itself."""
    return Figure("mean", fmean(values)) if values else None


def mean_and_spread(values: Sequence[float]) -> Figure | None:
    """A mean with the standard deviation."""
    if not values:
        return None
    return Figure("mean", fmean(values), spread=stdev(values) if len(values) > 1 else None)


def difference(values: Sequence[float], usual: float = 0.0) -> Figure | None:
    """The mean of differences with its interval, compared with what is usual."""
    if not values:
        return None
    interval = intervals.of_mean(values)
    stands_out = interval is not None and not interval[0] <= usual <= interval[1]
    return Figure("difference", fmean(values), interval, stands_out=stands_out)


def fate(owners: Iterable[tuple[Account, int]], usual: float = 0.0) -> tuple[Figure | None, Figure | None]:
    """How seats did: their share of victories, and how far they ended above the means of their tables."""
    pairs = list(owners)
    wins = sum(account.wins[seat] for account, seat in pairs)
    return share(wins, len(pairs)), difference([account.ahead(seat) for account, seat in pairs], usual)


def best_first(rows: Iterable[Row]) -> tuple[Row, ...]:
    """Rows by their last figure, the highest first; those without one at the end."""

    def key(row: Row) -> tuple[bool, float]:
        last = row.figures[-1]
        return (last is None, -last.value if last else 0.0)

    return tuple(sorted(rows, key=key))
