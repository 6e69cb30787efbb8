"""A rectangle of a drawing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Box:
    """A part of the sheet, from its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def cx(self) -> float:
        """The middle from left to right."""
        return self.x + self.width / 2

    @property
    def cy(self) -> float:
        """The middle from top to bottom."""
        return self.y + self.height / 2

    @property
    def middle(self) -> tuple[float, float]:
        """The middle."""
        return self.cx, self.cy

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    def inset(self, by: float) -> Box:
        """Smaller on every side, with the same middle; larger when negative."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)
