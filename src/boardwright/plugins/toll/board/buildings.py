"""Buildings of Toll on the board: each a few flat shapes within ink, in a box of any size."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.web.svg.box import Box
from boardwright.web.svg.pieces import Point, merlons
from boardwright.web.svg.sheet import Sheet


def draw_building(sheet: Sheet, name: str, box: Box) -> None:
    """Draw a building by its name, on the lower edge of a box."""
    {"inn": _inn, "mill": _mill, "tower": _tower}[name](sheet, box)


def _shape(sheet: Sheet, box: Box, points: Sequence[Point], cls: str) -> None:
    """Draw an outline whose points are given as parts of the box."""
    sheet.polygon([(box.x + x * box.width, box.y + y * box.height) for x, y in points], f"{cls} ink")


def _inn(sheet: Sheet, box: Box) -> None:
    """Draw a broad house with a sign at its side."""
    _shape(sheet, box, [(0.16, 0.48), (0.78, 0.48), (0.78, 1), (0.16, 1)], "sheet")
    _shape(sheet, box, [(0.06, 0.52), (0.28, 0.16), (0.68, 0.16), (0.88, 0.52)], "woodfill")
    _shape(sheet, box, [(0.6, 0.04), (0.7, 0.04), (0.7, 0.24), (0.6, 0.24)], "stonefill")
    _shape(sheet, box, [(0.4, 0.7), (0.56, 0.7), (0.56, 1), (0.4, 1)], "accent")
    _shape(sheet, box, [(0.82, 0.6), (1, 0.6), (1, 0.78), (0.82, 0.78)], "goldfill")


def _mill(sheet: Sheet, box: Box) -> None:
    """Draw a windmill: a tapering body, a cap, and four sails."""
    _shape(sheet, box, [(0.34, 0.36), (0.66, 0.36), (0.76, 1), (0.24, 1)], "sheet")
    _shape(sheet, box, [(0.3, 0.38), (0.5, 0.12), (0.7, 0.38)], "accent")
    _shape(sheet, box, [(0.44, 0.76), (0.56, 0.76), (0.56, 1), (0.44, 1)], "woodfill")
    middle = (0.5, 0.36)
    for across, down in ((1, 1), (1, -1), (-1, -1), (-1, 1)):
        tip = (middle[0] + across * 0.34, middle[1] + down * 0.3)
        side = (middle[0] + across * 0.36, middle[1] + down * 0.12)
        _shape(sheet, box, [middle, tip, side], "tint2")


def _tower(sheet: Sheet, box: Box) -> None:
    """Draw a tower of stone with merlons and a flag."""
    top = merlons(0.24, 0.26, 0.52, 5, 0.1)
    _shape(sheet, box, [*top, (0.72, 0.44), (0.72, 1), (0.28, 1), (0.28, 0.44)], "stonefill")
    _shape(sheet, box, [(0.42, 0.74), (0.58, 0.74), (0.58, 1), (0.42, 1)], "inkfill")
    _shape(sheet, box, [(0.46, 0.5), (0.54, 0.5), (0.54, 0.62), (0.46, 0.62)], "inkfill")
    _shape(sheet, box, [(0.49, 0), (0.51, 0), (0.51, 0.28), (0.49, 0.28)], "inkfill")
    _shape(sheet, box, [(0.51, 0.01), (0.78, 0.08), (0.51, 0.15)], "accent2")
