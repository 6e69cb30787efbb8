"""Caylus 1303, drawn: boxes, cut outlines, people and houses, names that fit, rows of signs."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, TypeAlias

from boardwright.core.game import SEAT_NAMES
from boardwright.web.boards.box import Box
from boardwright.web.boards.sheet import Sheet, number

WOBBLES: Final[tuple[float, ...]] = (0, 1.4, -0.8, 0.6, -1.3, 1.1, -0.4, 1.7, -1.1, 0.3, -1.6)
LETTER: Final = 0.54
"""The width of a letter of names, as part of its height."""

ARROW: Final = "→"

Sign: TypeAlias = "tuple[str, str]"
"""An icon and what is written before it; one of the two may be empty."""


def halo(sheet: Sheet, box: Box, radius: float = 7) -> None:
    """The outline of a place, where its marks are shown."""
    sheet.rect(box.x, box.y, box.width, box.height, "halo", radius)


def block(sheet: Sheet, box: Box, fill: str, seed: int = 0) -> None:
    """A cut plate: flat fill within an ink edge that is nowhere as wide as elsewhere."""
    a, b, c, d = [WOBBLES[(seed + turn) % len(WOBBLES)] for turn in range(4)]
    sheet.polygon(
        (
            (box.x - 2, box.y - 2.3 + a / 3),
            (box.right + 2.2, box.y - 2.3 - b / 3),
            (box.right + 2.6 + c / 2, box.bottom + 3),
            (box.x - 1.6 + d / 2, box.bottom + 2.4),
        ),
        "inkfill",
    )
    sheet.polygon(
        (
            (box.x + abs(d) / 3, box.y + abs(b) / 3),
            (box.right - abs(a) / 3, box.y + abs(c) / 3),
            (box.right - abs(b) / 3, box.bottom - abs(d) / 3),
            (box.x + abs(c) / 3, box.bottom - abs(a) / 3),
        ),
        fill,
    )


# ---- Pieces of the players


def worker(sheet: Sheet, seat: int, at: tuple[float, float], size: float, home: str) -> None:
    """A worker of a seat; the point is where the feet are."""
    x, foot = at
    _begin(sheet, seat, home)
    sheet.circle(x, foot - size * 0.86, size * 0.24, "seatfill ink")
    sheet.icon(f"seat-{SEAT_NAMES[seat]}", x, foot - size * 0.34, size * 0.76)
    sheet.add("</g>")


def house(sheet: Sheet, seat: int, at: tuple[float, float], size: float, home: str) -> None:
    """A house of a seat; the point is the middle of its ground."""
    x, ground = at
    eaves = ground - size * 0.62
    _begin(sheet, seat, home)
    sheet.icon(f"seat-{SEAT_NAMES[seat]}", x, ground - size * 0.36, size * 0.76)
    sheet.polygon(
        ((x - size * 0.54, eaves), (x - size * 0.04, ground - size * 1.06), (x + size * 0.54, eaves - 1)),
        "seatfill ink",
    )
    sheet.add("</g>")


def _begin(sheet: Sheet, seat: int, home: str) -> None:
    colour = SEAT_NAMES[seat]
    sheet.add(f'<g class="mark of-{colour}" data-mark="{seat}" data-home="{escape(home)}">')


# ---- Names


def lines_of(text: str, width: float, size: float) -> tuple[list[str], float]:
    """A name on one line or on two, and the size of its letters with which it fits.

    >>> lines_of("Quarry", 100, 13)
    (['Quarry'], 13)
    >>> lines_of("Kamieniołom drewniany", 100, 13)[0]
    ['Kamieniołom', 'drewniany']
    """
    lines = [text]
    if len(text) * size * LETTER > width and " " in text:
        gaps = [index for index, letter in enumerate(text) if letter == " "]
        gap = min(gaps, key=lambda index: max(index, len(text) - index - 1))
        lines = [text[:gap], text[gap + 1 :]]
        size = min(size, 12.5)
    longest = max(len(line) for line in lines)
    return lines, min(size, max(width / longest / LETTER, 9.5))


def name(sheet: Sheet, text: str, box: Box, size: float = 13, cls: str = "") -> None:
    """A name in the middle of a box, or at its left edge with the class `start`."""
    lines, size = lines_of(text, box.width, size)
    first = box.cy - (len(lines) - 1) * size * 0.5
    x = box.x if cls == "start" else box.cx
    for index, line in enumerate(lines):
        sheet.text(x, first + index * size * 1.02, line, f"name {cls}".strip(), size)


# ---- Rows of signs


def counted(icon: str, count: int, plus: str = "") -> list[Sign]:
    """So many of a thing: up to two are shown side by side, more are counted."""
    if plus or count > 2:
        return [(icon, f"{plus}{count}")]
    return [(icon, "")] * count


def row(sheet: Sheet, signs: Sequence[Sign], at: tuple[float, float], size: float, most: float = 0) -> None:
    """Signs in a row around a point, smaller if they would be wider than `most`."""
    width = sum(_width(sign, size) for sign in signs)
    if most and width > most:
        size *= most / width
        width = most
    x, y = at[0] - width / 2, at[1]
    for icon, text in signs:
        if text:
            letters = _letters(text, size)
            sheet.text(x + letters / 2, y + 0.5, text, "num", _height(size))
            x += letters
        if icon:
            sheet.icon(icon, x + size / 2, y, size)
            x += size
        x += size * 0.1


def label(sheet: Sheet, signs: Sequence[Sign], at: tuple[float, float], size: float) -> None:
    """Signs in a row from a point on, on a light slip."""
    width = sum(_width(sign, size) for sign in signs)
    sheet.rect(at[0] - 2, at[1] - size * 0.54, width + 3, size * 1.08, "slip", 4)
    row(sheet, signs, (at[0] + width / 2, at[1]), size)


def _height(size: float) -> float:
    return max(size * 0.72, 11.5)


def _letters(text: str, size: float) -> float:
    return _height(size) * (1.25 if text == ARROW else len(text) * 0.66)


def _width(sign: Sign, size: float) -> float:
    icon, text = sign
    return (size if icon else 0) + _letters(text, size) + size * 0.1


def star(sheet: Sheet, points: str | int, at: tuple[float, float], size: float) -> None:
    """Points, written on their star."""
    x, y = at
    sheet.icon("point", x, y, size)
    sheet.text(x, y + size * 0.05, points, "num onstar", max(size * 0.42, 11))


def poly(points: Sequence[tuple[float, float]]) -> str:
    """A closed outline as the data of a path.

    >>> poly([(0, 0), (4, 0), (2, 3.5)])
    'M0 0L4 0L2 3.5z'
    """
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


def merlons(x: float, y: float, width: float, parts: int, depth: float) -> list[tuple[float, float]]:
    """The upper edge of a wall, from left to right.

    >>> merlons(0, 0, 6, 3, 1)
    [(0.0, 0), (2.0, 0), (2.0, 1), (4.0, 1), (4.0, 0), (6.0, 0)]
    """
    step = width / parts
    found = []
    for part in range(parts):
        height = y + depth if part % 2 else y
        found += [(x + part * step, height), (x + (part + 1) * step, height)]
    return found
