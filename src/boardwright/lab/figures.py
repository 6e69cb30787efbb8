"""Building blocks of a report: accounts of single games, figures, rows and tables. It has labels, no texts.

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
    """An event of a game that is counted: its kind, its seat, its term, its amount."""

    kind: str
    seat: int = NOBODY
    term: int = 0
    amount: int = 1


@dataclass(frozen=True)
class Account:
    """The account of one game: plain values that processes can exchange.

    `phases` has the decisions of each phase, and the sum of the choices that they offered.
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
        """Return how far a seat ended above the mean of its table."""
        return self.scores[seat] - fmean(self.scores)

    def of_kind(self, kind: str) -> list[Note]:
        """Return the notes of one kind."""
        return [note for note in self.notes if note.kind == kind]


@dataclass(frozen=True)
class Label:
    """The id of a message, with a number for messages that take one."""

    name: str
    number: int = 0
    of_game: bool = False

    def plain(self) -> str:
        """Return the label as plain data for JSON."""
        return f"{self.name}-{self.number}" if self.number else self.name


@dataclass(frozen=True)
class Figure:
    """A number: a `count`, a `share`, a `mean`, or a `difference` (a mean that has a sign).

    It is significant when the value it is compared with lies outside its interval.
    """

    kind: str
    value: float
    interval: Interval | None = None
    spread: float | None = None
    stands_out: bool = False

    def plain(self) -> dict[str, object]:
        """Return the figure as plain data for JSON, without absent fields."""
        found: dict[str, object] = {"value": self.value}
        if self.interval is not None:
            found["interval"] = list(self.interval)
        if self.spread is not None:
            found["spread"] = self.spread
        return found


@dataclass(frozen=True)
class Row:
    """A label and its figures; None for a figure that does not exist."""

    label: Label
    figures: tuple[Figure | None, ...]


@dataclass(frozen=True)
class Table:
    """A title, the heads of the columns after the first, and rows."""

    title: Label
    heads: tuple[Label, ...]
    rows: tuple[Row, ...]

    def plain(self) -> dict[str, object]:
        """Return the table as plain data for JSON: the figures of every row by the names of their columns."""
        return {
            row.label.plain(): {
                head.plain(): figure.plain() if figure else None
                for head, figure in zip(self.heads, row.figures, strict=True)
            }
            for row in self.rows
        }


@dataclass(frozen=True)
class Reporter:
    """The part of a report that a game adds: which of its events are noted, and tables of the notes.

    `overview` gives rows of one figure for the table of all player counts, `tables` those of one count.
    `phases` maps the module of a decision to the label of its phase, `main_phase` is that of all others.
    """

    notes: Callable[[Sequence[Event]], list[Note]]
    overview: Callable[[Sequence[Account]], list[Row]]
    tables: Callable[[Sequence[Account]], list[Table]]
    phases: Mapping[str, str] = field(default_factory=dict)
    main_phase: str = "all"

    def phase_of(self, state: State) -> str:
        """Return the phase of the present decision: by the module that defines it."""
        module = type(state.waiting[-1]).__module__.rpartition(".")[2]
        return self.phases.get(module, self.main_phase)


def count(number: int) -> Figure:
    return Figure("count", number)


def share(part: float, total: int) -> Figure | None:
    """Return a share with its interval; None of nothing."""
    return Figure("share", part / total, intervals.of_share(part, total)) if total else None


def mean(values: Sequence[float]) -> Figure | None:
    """Return a mean without an interval; None of nothing."""
    return Figure("mean", fmean(values)) if values else None


def mean_and_spread(values: Sequence[float]) -> Figure | None:
    """Return a mean with the standard deviation; None of nothing."""
    if not values:
        return None
    return Figure("mean", fmean(values), spread=stdev(values) if len(values) > 1 else None)


def difference(values: Sequence[float], usual: float = 0.0) -> Figure | None:
    """Return the mean of differences with its interval, compared with the usual one."""
    if not values:
        return None
    interval = intervals.of_mean(values)
    stands_out = interval is not None and not interval[0] <= usual <= interval[1]
    return Figure("difference", fmean(values), interval, stands_out=stands_out)


def fate(owners: Iterable[tuple[Account, int]], usual: float = 0.0) -> tuple[Figure | None, Figure | None]:
    """Return the results of some seats: their share of victories, and their mean lead over their tables."""
    pairs = list(owners)
    wins = sum(account.wins[seat] for account, seat in pairs)
    return share(wins, len(pairs)), difference([account.ahead(seat) for account, seat in pairs], usual)


def best_first(rows: Iterable[Row]) -> tuple[Row, ...]:
    """Sort rows by their last figure, the highest first; those without one at the end."""

    def key(row: Row) -> tuple[bool, float]:
        last = row.figures[-1]
        return (last is None, -last.value if last else 0.0)

    return tuple(sorted(rows, key=key))
