"""Caylus 1303, drawn: boxes, cut outlines, people and houses, names that fit, rows of signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from boardwright.core.game import SEAT_NAMES
from boardwright.web.boards.box import Box
from boardwright.web.boards.sheet import Amount, Sheet, escape, number

WOBBLES: Final[tuple[float, ...]] = (0, 1.4, -0.8, 0.6, -1.3, 1.1, -0.4, 1.7, -1.1, 0.3, -1.6)
LETTER: Final = 0.54
"""The width of a letter of names, as part of its height."""

SMALLEST: Final = 11
"""The smallest letters."""

ARROW: Final = "→"
FLYING: Final = {good: good for good in ("food", "wood", "stone", "cloth", "gold")} | {"score": "point"}
"""What flies when a number changes, by the first or the last word of its key."""


Sign: TypeAlias = "tuple[str, str]"
"""An icon and what is written before it; one of the two may be empty."""


def sides(box: Box) -> tuple[float, float, float, float]:
    """A box by its numbers, as parts are known again by them."""
    return box.x, box.y, box.width, box.height


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
    """A worker of a seat; the point is where the feet are. `home` names the place."""
    colour = SEAT_NAMES[seat]
    x, foot = at
    _figure(
        sheet,
        f"caylus-worker-{colour}",
        (x - size * 0.375, foot - size),
        (size * 0.75, size),
        str(seat),
        home,
    )


def house(sheet: Sheet, seat: int, at: tuple[float, float], size: float, home: str = "") -> None:
    """A house of a seat; the point is the middle of its ground; without a home it is part of a piece."""
    x, ground = at
    symbol = f"caylus-house-{SEAT_NAMES[seat]}"
    _figure(
        sheet,
        symbol,
        (x - size / 2, ground - size * 0.94),
        (size, size),
        f"{seat}-house" if home else "",
        home,
    )


def _figure(
    sheet: Sheet, symbol: str, corner: tuple[float, float], size: tuple[float, float], mark: str, home: str
) -> None:
    """Houses and workers are told apart by their mark, so that none turns into the other on its way."""
    sheet.used.add(symbol)
    named = f' class="mark" data-mark="{mark}" data-home="{escape(home)}"' if home else ""
    sheet.add(
        f'<use{named} href="{sheet.icons}#{symbol}" x="{number(corner[0])}" y="{number(corner[1])}"'
        f' width="{number(size[0])}" height="{number(size[1])}"/>'
    )


# ---- Names and numbers


def lines_of(text: str, width: float, size: float) -> tuple[list[str], float]:
    """A name on one line or on two, and the size of its letters, which is never hard to read.

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
    return lines, min(size, max(width / longest / LETTER, SMALLEST))


def name(sheet: Sheet, text: str, box: Box, size: float = 13, cls: str = "") -> None:
    """A name in the middle of a box, or at its left edge with the class `start`; pressed if it must be."""
    lines, size = lines_of(text, box.width, size)
    size = max(min(size, box.height / len(lines) / 0.95), SMALLEST)
    first = box.cy - (len(lines) - 1) * size * 0.5
    x = box.x if cls == "start" else box.cx
    classes = f"name {cls}".strip()
    for index, line in enumerate(lines):
        y = first + index * size * 1.02
        if len(line) * size * LETTER <= box.width + 1:
            sheet.text(x, y, line, classes, size)
        else:
            sheet.add(
                f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" class="{classes}"'
                f' textLength="{number(box.width)}" lengthAdjust="spacingAndGlyphs">{escape(line)}</text>'
            )


def amount(
    sheet: Sheet, key: str, count: int, at: tuple[float, float], size: float, cls: str = "num start"
) -> None:
    """A number that the page watches; one of goods or points lets their icon fly when it changes."""
    icon = FLYING.get(key.rpartition("-")[2]) or FLYING.get(key.partition("-")[0], "")
    sheet.amount(Amount(key, count, icon), *at, cls, size)


# ---- Rows of signs


def counted(icon: str, count: int, plus: str = "") -> list[Sign]:
    """So many of a thing: up to two are shown side by side, more are counted."""
    if plus or count > 2:
        return [(icon, f"{plus}{count}")]
    return [(icon, "")] * count


def row(sheet: Sheet, signs: Sequence[Sign], at: tuple[float, float], size: float, most: float = 0) -> None:
    """Signs in a row around a point, smaller if they would be wider than `most`."""
    width = width_of(signs, size)
    while most and width > most and size > 8:
        size *= 0.95
        width = width_of(signs, size)
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


def label(
    sheet: Sheet,
    signs: Sequence[Sign],
    at: tuple[float, float],
    size: float,
    lacks: frozenset[int] = frozenset(),
) -> None:
    """Signs in a row from a point on, on a light slip; behind those that somebody lacks it is red."""
    width = width_of(signs, size)
    sheet.rect(at[0] - 2, at[1] - size * 0.54, width + 3, size * 1.08, "slip", 4)
    x = at[0]
    for index, sign in enumerate(signs):
        if index in lacks:
            sheet.rect(x - 0.5, at[1] - size * 0.5, _width(sign, size) - size * 0.1 + 1, size, "lack", 4)
        x += _width(sign, size)
    row(sheet, signs, (at[0] + width / 2, at[1]), size)


def width_of(signs: Sequence[Sign], size: float) -> float:
    """How wide a row of signs is."""
    return sum(_width(sign, size) for sign in signs)


def _height(size: float) -> float:
    return max(size * 0.72, 11.5)


def _letters(text: str, size: float) -> float:
    return _height(size) * (1.25 if text == ARROW else len(text) * 0.66)


def _width(sign: Sign, size: float) -> float:
    icon, text = sign
    return (size if icon else 0) + _letters(text, size) + size * 0.1


def star(sheet: Sheet, points: str | int, at: tuple[float, float], size: float, key: str = "") -> None:
    """Points, written on their star; with a key the page watches them."""
    x, y = at
    letters = max(size * 0.42, SMALLEST)
    sheet.icon("point", x, y, size)
    if key and isinstance(points, int):
        amount(sheet, key, points, (x, y + size * 0.05), letters, "num onstar")
    else:
        sheet.text(x, y + size * 0.05, points, "num onstar", letters)


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
