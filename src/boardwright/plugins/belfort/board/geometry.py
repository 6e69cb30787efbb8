"""Geometry of the city of Belfort: a pentagon of five kites with a corner each."""

from __future__ import annotations

from functools import cache
from math import cos, pi, radians, sin
from typing import Final

from boardwright.games.belfort.terms import DISTRICTS

Point = tuple[float, float]
Outline = tuple[Point, ...]

X: Final = 420.0
Y: Final = 441.0
RADIUS: Final = 360.0
"""The distance from the middle to a corner of the streets, within the walls."""
COS36: Final = cos(pi / 5)
APOTHEM: Final = RADIUS * COS36
WALL_OUT: Final = APOTHEM + 24
TRACK_IN: Final = APOTHEM + 27
TRACK_OUT: Final = APOTHEM + 57
SPACES: Final = 50
HALF_EDGE: Final = 5
"""Spaces of the track from the middle of a side to a corner."""
KEEP: Final = 103.0

SITES: Final[dict[str, Point]] = {
    "pub": (118, -35),
    "gardens": (118, 35),
    "inn": (173, -80),
    "market": (169, -28),
    "bank": (169, 28),
    "library": (173, 80),
    "blacksmith": (258, -95),
    "tower": (258, 95),
}
"""Coordinates along the axis of a district and across it, clockwise."""
GUILD_AT: Final = 268.0
GUILD_SIZE: Final = (118.0, 84.0)
GATE_AT: Final = 242.0
GATE_ASIDE: Final = 27.0


@cache
def place(district: float, along: float, across: float = 0) -> Point:
    """Return a point of a district; districts are numbered from 0 at the top, clockwise."""
    angle = radians(-90 + 72 * district)
    return (
        X + along * cos(angle) - across * sin(angle),
        Y + along * sin(angle) + across * cos(angle),
    )


def corner(district: float, apothem: float) -> Point:
    """Return the corner of a district on a pentagon of that apothem."""
    return place(district, apothem / COS36)


def middle(gate: float, apothem: float) -> Point:
    """Return the middle of the side between a district and the next."""
    return place(gate + 0.5, apothem)


@cache
def kite(district: int, apothem: float) -> Outline:
    """Return the outline of a district."""
    return ((X, Y), middle(district - 1, apothem), corner(district, apothem), middle(district, apothem))


def pentagon(apothem: float) -> list[Point]:
    """Return a whole outline."""
    return [corner(district, apothem) for district in range(DISTRICTS)]


def between(one: Point, other: Point, part: float) -> Point:
    """Interpolate between two points."""
    return (one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part)


@cache
def half_side(district: int, side: int, apothem: float) -> tuple[Point, Point]:
    """Return the half of a side that belongs to a district: side 0 before its corner, side 1 after it."""
    if side == 0:
        return middle(district - 1, apothem), corner(district, apothem)
    return corner(district, apothem), middle(district, apothem)


def on_track(steps: float, apothem: float) -> Point:
    """Return the point of the track that many spaces from its start, between the last and first district."""
    steps = steps % SPACES
    half, rest = divmod(steps, HALF_EDGE)
    start, end = half_side(int(half) // 2, int(half) % 2, apothem)
    return between(start, end, rest / HALF_EDGE)


@cache
def space(score: int) -> Outline:
    """Return the outline of a space of the track."""
    a, b = (score - 1) % SPACES, (score - 1) % SPACES + 1
    half, at = divmod(a, HALF_EDGE)
    inner = half_side(half // 2, half % 2, TRACK_IN)
    outer = half_side(half // 2, half % 2, TRACK_OUT)
    low, high = at / HALF_EDGE, (at + b - a) / HALF_EDGE
    return (between(*inner, low), between(*outer, low), between(*outer, high), between(*inner, high))


def gate_symbol(gate: int, side: int) -> Point:
    """Return the symbol of a gatehouse: side 0 in the district of its number, side 1 in the next."""
    return place(gate + 0.5, GATE_AT, -GATE_ASIDE if side == 0 else GATE_ASIDE)
