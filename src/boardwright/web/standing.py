"""The standing: points by source as bars on one scale, and the points that open things would give now.

The numbers come from the view, the names in the viewer's language. The part "standing" of a game lists its
open things; a game without one shows only its points by source.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from boardwright import registry
from boardwright.text import Words
from boardwright.web.scene import Scene, capital

FILLS: Final = ("fill-wood", "fill-tint2", "fill-gold", "fill-stone", "fill-tint", "fill-metal", "fill-food")


@dataclass(frozen=True)
class PointSource:
    """A source of points: its name, a symbol of `static/icons.svg`, the class of its fill."""

    name: str
    icon: str = "point"
    fill: str = "fill-well"


@dataclass(frozen=True)
class BarPart:
    """A part of a bar in hundredths of its width; `source` counts from 0, None is a possible gain."""

    source: int | None
    points: int
    start: float
    width: float

    @property
    def middle(self) -> float:
        """The position of its number."""
        return round(self.start + self.width / 2, 2)


@dataclass(frozen=True)
class Tally:
    """The points of a seat, in the order of the sources; `score` is None and `points` empty while hidden.

    `ahead` is the possible gain from open things.
    """

    seat: int
    score: int | None
    points: tuple[int, ...]
    ahead: int = 0
    bar: tuple[BarPart, ...] = ()


@dataclass(frozen=True)
class Tallies:
    """All seats on one scale; `zero` is its origin, in hundredths: losses lie to the left of it."""

    sources: tuple[PointSource, ...]
    seats: tuple[Tally, ...]
    zero: float = 0.0

    @property
    def is_all_known(self) -> bool:
        """Whether no points are hidden."""
        return all(each.score is not None for each in self.seats)


@dataclass(frozen=True)
class Gain:
    """The possible gain of a seat from an open thing; `value` is compared, `told` is the same in words."""

    points: int = 0
    value: str = ""
    told: str = ""


@dataclass(frozen=True)
class OpenThing:
    """A thing that is still to be scored, with the gain of each seat: a district, a wish, a building.

    `worth` are its points, the first place first; `gains` has further columns after those of the seats.
    """

    name: str
    icon: str
    worth: tuple[int, ...]
    gains: tuple[Gain, ...]
    is_least: bool = False


@dataclass(frozen=True)
class OpenPart:
    """Open things of one kind; `is_added` when they are not part of the present points.

    `further` are the columns after those of the seats, each with a sign and a name.
    """

    id: str
    title: str
    things: tuple[OpenThing, ...]
    notes: tuple[str, ...] = ()
    is_added: bool = False
    has_sum: bool = True
    further: tuple[tuple[str, str], ...] = ()

    def total(self, seat: int) -> int:
        """Sum the possible gains of a seat."""
        return sum(thing.gains[seat].points for thing in self.things)


@dataclass(frozen=True)
class Standing:
    """The standing of all seats; `title` is empty when the points are simply those so far."""

    tallies: Tallies
    parts: tuple[OpenPart, ...]
    title: str = ""

    @property
    def is_ahead(self) -> bool:
        """Whether open things would add anything to the present points."""
        return any(part.is_added and part.has_sum for part in self.parts)


def has_standing(game_id: str) -> bool:
    """Return whether a game lists its open things."""
    return registry.plugin(game_id).part("standing") is not None


def standing(game_id: str, scene: Scene) -> Standing | None:
    """Return the points by source and the possible gains, as far as the viewer may know them.

    Returns:
        None for a game whose plugin has no part "standing".
    """
    part: Any = registry.plugin(game_id).part("standing")
    if part is None:
        return None
    is_open = bool(scene.view["question"])
    parts = part.open_parts(scene) if is_open else ()
    added = [each for each in parts if each.is_added and each.has_sum]
    ahead = [sum(each.total(seat) for each in added) for seat in range(scene.seats)]
    tallies = by_source(game_id, scene.words, _points(part, scene), ahead)
    return Standing(tallies, parts, part.title(scene) if is_open else "")


def _points(part: Any, scene: Scene) -> Sequence[Mapping[str, int] | None]:
    """Read points by source from the view; if it has only sums, the part of the game computes them."""
    if hasattr(part, "points"):
        found: Sequence[Mapping[str, int] | None] = part.points(scene)
        return found
    return [player["points"] for player in scene.view["players"]]


def by_source(
    game_id: str,
    words: Words,
    points: Sequence[Mapping[str, int] | None],
    ahead: Sequence[int] = (),
) -> Tallies:
    """Tally the points of every seat by source, as a game gives them; None for hidden ones."""
    names = list(next((each for each in points if each is not None), {}))
    looks: Mapping[str, tuple[str, str]] = getattr(registry.plugin(game_id).part("standing"), "LOOKS", {})
    sources = [
        PointSource(_source_name(words, name), *looks.get(name, ("point", FILLS[number % len(FILLS)])))
        for number, name in enumerate(names)
    ]
    counted = [None if each is None else [each[name] for name in names] for each in points]
    return tallied(sources, counted, ahead)


def _source_name(words: Words, name: str) -> str:
    message = f"source-{name}"
    return words.message(message) if words.has(message) else capital(name.replace("_", " "))


def tallied(
    sources: Sequence[PointSource], points: Sequence[Sequence[int] | None], ahead: Sequence[int] = ()
) -> Tallies:
    """Tally the points of every seat, None for hidden ones, without sources that gave no points."""
    known = [each for each in points if each is not None]
    used = [number for number in range(len(sources)) if any(each[number] for each in known)]
    kept = [None if each is None else tuple(each[number] for number in used) for each in points]
    more = list(ahead) or [0] * len(points)
    lost, gained = _reach(kept, more)
    span = max(1, lost + gained)
    zero = 100 * lost / span
    seats = tuple(
        _tally(seat, each, extra, zero, 100 / span)
        for seat, (each, extra) in enumerate(zip(kept, more, strict=True))
    )
    return Tallies(tuple(sources[number] for number in used), seats, round(zero, 2))


def _reach(points: Sequence[Sequence[int] | None], more: Sequence[int]) -> tuple[int, int]:
    """Return the maximum length of bars to the left and to the right of zero."""
    lost = gained = 0
    for each, extra in zip(points, more, strict=True):
        if each is not None:
            lost = max(lost, -sum(min(0, count) for count in each))
            gained = max(gained, sum(max(0, count) for count in each) + extra)
    return lost, gained


def _tally(seat: int, points: tuple[int, ...] | None, more: int, zero: float, scale: float) -> Tally:
    if points is None:
        return Tally(seat, None, (), more)
    return Tally(seat, sum(points), points, more, bar_of(points, more, zero, scale))


def bar_of(points: Sequence[int], ahead: int, zero: float, scale: float) -> tuple[BarPart, ...]:
    """Lay out a bar: losses to the left of zero; gains to the right, then possible gains."""
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
