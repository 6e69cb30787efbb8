"""Points by source and what open things would give: the values, and the bars that show them.

Nothing here knows rules or languages: numbers come from the rules of a game, names in the reader's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class PointSource:
    """Where points come from: its name, a symbol of `static/icons.svg`, the class of its fill."""

    name: str
    icon: str = "point"
    fill: str = "fill-well"


@dataclass(frozen=True)
class BarPart:
    """A part of a bar in hundredths of its width; `source` counts from 0, None is what would be added."""

    source: int | None
    points: int
    start: float
    width: float

    @property
    def middle(self) -> float:
        """Where its number stands."""
        return round(self.start + self.width / 2, 2)


@dataclass(frozen=True)
class Tally:
    """The points of a seat, in the order of the sources; `score` is None and `points` empty while hidden.
    `ahead` is what the open things would add."""

    seat: int
    score: int | None
    points: tuple[int, ...]
    ahead: int = 0
    bar: tuple[BarPart, ...] = ()


@dataclass(frozen=True)
class Tallies:
    """All seats on one scale; `zero` is where it begins, in hundredths: what was lost stands left of it."""

    sources: tuple[PointSource, ...]
    seats: tuple[Tally, ...]
    zero: float = 0.0

    @property
    def is_all_known(self) -> bool:
        """Whether nobody's points are hidden."""
        return all(each.score is not None for each in self.seats)


@dataclass(frozen=True)
class Gain:
    """What an open thing would give a seat; `value` is what is compared, `told` the same in words."""

    points: int = 0
    value: str = ""
    told: str = ""


@dataclass(frozen=True)
class OpenThing:
    """Something that is still to be scored, and what each seat would get: a district, a wish, a building.
    `worth` are its points, the first place first; `gains` has further columns after those of the seats."""

    name: str
    icon: str
    worth: tuple[int, ...]
    gains: tuple[Gain, ...]
    is_least: bool = False


@dataclass(frozen=True)
class OpenPart:
    """Open things of one kind; `is_added` when they are no part of the present points. `further` are the
    columns after those of the seats, each with a sign and a name."""

    id: str
    title: str
    things: tuple[OpenThing, ...]
    notes: tuple[str, ...] = ()
    is_added: bool = False
    has_sum: bool = True
    further: tuple[tuple[str, str], ...] = ()

    def total(self, seat: int) -> int:
        """What all of them would give a seat."""
        return sum(thing.gains[seat].points for thing in self.things)


@dataclass(frozen=True)
class Standing:
    """Where the points are; `title` is empty where they are simply those so far."""

    tallies: Tallies
    parts: tuple[OpenPart, ...]
    title: str = ""

    @property
    def is_ahead(self) -> bool:
        """Whether open things would add anything to the present points."""
        return any(part.is_added and part.has_sum for part in self.parts)


def tallied(
    sources: Sequence[PointSource], points: Sequence[Sequence[int] | None], ahead: Sequence[int] = ()
) -> Tallies:
    """The points of every seat, None where they are hidden, without the sources that gave nobody any."""
    known = [each for each in points if each is not None]
    used = [number for number in range(len(sources)) if any(each[number] for each in known)]
    kept = [None if each is None else tuple(each[number] for number in used) for each in points]
    more = list(ahead) or [0] * len(points)
    lost = max((-sum(n for n in each if n < 0) for each in kept if each), default=0)
    gained = [
        sum(max(0, n) for n in each) + extra
        for each, extra in zip(kept, more, strict=True)
        if each is not None
    ]
    span = max(1, lost + max(gained, default=0))
    zero = 100 * lost / span
    seats = tuple(
        Tally(seat, None, (), more[seat])
        if each is None
        else Tally(seat, sum(each), each, more[seat], bar_of(each, more[seat], zero, 100 / span))
        for seat, each in enumerate(kept)
    )
    return Tallies(tuple(sources[number] for number in used), seats, round(zero, 2))


def bar_of(points: Sequence[int], ahead: int, zero: float, scale: float) -> tuple[BarPart, ...]:
    """What was gained to the right of the beginning, then what would be added; what was lost to the left."""
    found = []
    left = right = zero
    for source, count in enumerate(points):
        width = abs(count) * scale
        if count > 0:
            found.append(BarPart(source, count, round(right, 2), round(width, 2)))
            right += width
        elif count < 0:
            left -= width
            found.append(BarPart(source, count, round(left, 2), round(width, 2)))
    if ahead > 0:
        found.append(BarPart(None, ahead, round(right, 2), round(ahead * scale, 2)))
    return tuple(found)
