"""A rectangle of a drawing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Box:
    """A rectangle of the sheet, from its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Box:
        """Return a box around a point."""
        return cls(x - width / 2, y - height / 2, width, height)

    @property
    def sides(self) -> tuple[float, float, float, float]:
        """The numbers of the box, for cache keys."""
        return self.x, self.y, self.width, self.height

    @property
    def cx(self) -> float:
        """The horizontal middle."""
        return self.x + self.width / 2

    @property
    def cy(self) -> float:
        """The vertical middle."""
        return self.y + self.height / 2

    @property
    def middle(self) -> tuple[float, float]:
        return self.cx, self.cy

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def inset(self, by: float) -> Box:
        """Return a box that is smaller on every side, with the same middle; larger when negative."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)
