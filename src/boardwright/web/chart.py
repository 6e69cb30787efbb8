"""The chart of an analysis: one line of win shares for each seat over the positions of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

WIDTH: Final = 240
HEIGHT: Final = 150
LEFT: Final = 9.0  # aligned with the ends of the slider above
RIGHT: Final = 17.0  # room for the stamps of the seats
TOP: Final = 10.0
BOTTOM: Final = 10.0


@dataclass(frozen=True)
class CurveLine:
    """The line of a seat as points of an SVG polyline, and its end."""

    seat: int
    points: str
    end: tuple[float, float]


@dataclass(frozen=True)
class CurveStop:
    """A position of the chart: its strip, its name, and the shares of all seats in words."""

    at: int
    x: float
    width: float
    name: str
    shares: tuple[str, ...]

    @property
    def told(self) -> str:
        """The name and the shares in one line."""
        return f"{self.name}: {', '.join(self.shares)}"


@dataclass(frozen=True)
class CurveMark:
    """A big swing: its number, the seat whose share changed, its place, and a sentence."""

    number: int
    at: int
    seat: int
    x: float
    y: float
    told: str


@dataclass(frozen=True)
class CurveMove:
    """A better move: the position before it, its seat, and the played and the better move in words."""

    at: int
    seat: int
    told: tuple[str, ...]


@dataclass(frozen=True)
class Curve:
    """The whole chart; `now` is the place of the position that is shown."""

    lines: tuple[CurveLine, ...]
    stops: tuple[CurveStop, ...]
    marks: tuple[CurveMark, ...]
    moves: tuple[CurveMove, ...]
    now: float
    facts: str
    width: int = WIDTH
    height: int = HEIGHT

    @property
    def ruled(self) -> tuple[str, ...]:
        """Horizontal lines at every quarter, as SVG paths."""
        return tuple(f"M{LEFT:g} {down(quarter / 4):g}H{WIDTH - RIGHT:g}" for quarter in range(5))


@dataclass(frozen=True)
class Review:
    """The analysis of a finished match on its page: its chart, its progress, and whether it can begin."""

    curve: Curve | None = None
    done: int = 0
    total: int = 0
    is_under_way: bool = False
    can_begin: bool = False
    can_stop: bool = False  # only for those who have asked for it


def across(at: int, last: int) -> float:
    """Return the x coordinate of a position, aligned with the slider above the chart.

    >>> across(0, 50), across(50, 50)
    (9.0, 223.0)
    """
    return round(LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, last), 1)


def down(share: float) -> float:
    """Return the y coordinate of a share.

    >>> down(1.0), down(0.0)
    (10.0, 140.0)
    """
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - share), 1)


def line(seat: int, places: Sequence[tuple[int, float]], last: int) -> CurveLine:
    """Return the line of a seat through its shares, each at a position."""
    points = [(across(at, last), down(share)) for at, share in places]
    return CurveLine(seat, " ".join(f"{x:g},{y:g}" for x, y in points), points[-1])


def strips(positions: Sequence[int], last: int) -> list[tuple[float, float]]:
    """Return the strip of each position, halfway to its neighbours, as pairs of start and width."""
    places = [across(at, last) for at in positions]
    edges = [0.0, *((a + b) / 2 for a, b in zip(places, places[1:], strict=False)), float(WIDTH)]
    return [(round(a, 1), round(b - a, 1)) for a, b in zip(edges, edges[1:], strict=False)]
