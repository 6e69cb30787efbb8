"""Drawing of pieces that the boards of all games share: halos, cards, plates, coins, stars, rows of icons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import MIN_FONT_SIZE, text_width
from boardwright.web.svg.sheet import Amount, Sheet, number

Point: TypeAlias = "tuple[float, float]"
Sign: TypeAlias = "tuple[str, str]"
"""An icon and the text beside it; one of the two may be empty."""

WOBBLES: Final[tuple[float, ...]] = (0, 1.4, -0.8, 0.6, -1.3, 1.1, -0.4, 1.7, -1.1, 0.3, -1.6)
ARROW: Final = "→"
MIN_SIGN_SIZE: Final = 8.0


# ---- outlines


def halo(sheet: Sheet, box: Box, radius: float = 7) -> None:
    """Draw the outline of a place, which shows its marks: legal, refused, just done, hinted."""
    sheet.rect(box.x, box.y, box.width, box.height, "halo", radius)


def path_of(points: Sequence[Point]) -> str:
    """Return a closed outline as path data.

    >>> path_of([(0, 0), (4, 0), (2, 3.5)])
    'M0 0L4 0L2 3.5z'
    """
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


def merlons(x: float, y: float, width: float, parts: int, depth: float) -> list[Point]:
    """Outline the upper edge of a wall, from left to right.

    >>> merlons(0, 0, 6, 3, 1)
    [(0.0, 0), (2.0, 0), (2.0, 1), (4.0, 1), (4.0, 0), (6.0, 0)]
    """
    step = width / parts
    found = []
    for part in range(parts):
        height = y + depth if part % 2 else y
        found += [(x + part * step, height), (x + (part + 1) * step, height)]
    return found


# ---- cards and plates


def plate(sheet: Sheet, box: Box, fill: str, seed: int = 0) -> None:
    """Draw a cut plate: a flat fill within an ink edge of uneven width."""
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


def card(sheet: Sheet, box: Box, cls: str) -> None:
    """Draw a piece of paper with slightly uneven sides."""
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    sheet.path(
        f"M{x + 5:.1f} {y:.1f}L{right - 3:.1f} {y + 1:.1f}Q{right:.1f} {y + 1:.1f} {right:.1f} {y + 6:.1f}"
        f"L{right - 1:.1f} {bottom - 6:.1f}Q{right - 1:.1f} {bottom:.1f} {right - 7:.1f} {bottom:.1f}"
        f"L{x + 4:.1f} {bottom - 1:.1f}Q{x:.1f} {bottom - 1:.1f} {x:.1f} {bottom - 5:.1f}"
        f"L{x + 1:.1f} {y + 5:.1f}Q{x + 1:.1f} {y:.1f} {x + 5:.1f} {y:.1f}Z",
        cls,
    )


def cardboard(sheet: Sheet, box: Box, cls: str = "sheet") -> None:
    """Draw a piece of cardboard with uneven edges."""
    sheet.path(
        f"M{number(box.x + 6)} {number(box.y)}L{number(box.x + box.width - 9)} {number(box.y + 1)}q8 1 8 9"
        f"L{number(box.x + box.width)} {number(box.y + box.height - 9)}q-1 8-9 9"
        f"L{number(box.x + 8)} {number(box.y + box.height - 1)}q-7-1-8-8"
        f"L{number(box.x)} {number(box.y + 8)}q0-7 6-8z",
        f"{cls} ink",
    )


def plank(sheet: Sheet, x: float, y: float, width: float, height: float) -> None:
    """Draw a wooden place for a worker around a point."""
    left, top = x - width / 2, y - height / 2
    sheet.path(
        f"M{number(left)} {number(top + 2)}l{number(width - 1)}-2 1 {number(height)}-{number(width)} 1z",
        "plank",
    )
    sheet.path(
        f"M{number(left + 3)} {number(y - height * 0.2)}h{number(width * 0.5)}"
        f"m{number(width * 0.1)} {number(height * 0.45)}h-{number(width * 0.45)}",
        "grain",
    )


def bubble(sheet: Sheet, box: Box, tip: Point) -> None:
    """Draw a sheet of paper above the board with a pointer to its subject."""
    x, y = box.middle
    across = abs(tip[0] - x) / box.width > abs(tip[1] - y) / box.height
    ends = [(x, y - 12), (x, y + 12)] if across else [(x - 12, y), (x + 12, y)]
    sheet.polygon([ends[0], tip, ends[1]], "inkfill ink")
    card(sheet, Box(box.x + 2, box.y + 4, box.width, box.height), "inkfill")
    card(sheet, box, "sheet ink")


def arrow(sheet: Sheet, x: float, y: float, length: float = 9) -> None:
    """Draw a small arrow to the right, or to the left for a negative length."""
    head = min(3.0, length / 2) if length > 0 else -3.0
    sheet.path(
        f"M{number(x - length / 2)} {number(y)}h{number(length)}"
        f"m{number(-head)} -3l{number(head)} 3 {number(-head)} 3",
        "arrow",
    )


# ---- numbers


def flat_coin(sheet: Sheet, x: float, y: float, size: float, amount: int) -> None:
    """Draw a plain gold coin with an amount on it."""
    sheet.circle(x, y, size / 2, "goldfill ink")
    sheet.text(x, y + 0.5, amount, "num oncoin", max(MIN_FONT_SIZE, size * 0.58))


def coin(sheet: Sheet, x: float, y: float, radius: float, text: str, cls: str = "silver") -> None:
    """Draw a coin with a rim and a number; several lie on top of one another."""
    sheet.circle(x + 0.8, y + 1.6, radius, "inkfill")
    sheet.circle(x, y, radius, f"{cls} coinline")
    sheet.circle(x, y, radius - 3, "none coinring")
    sheet.text(x, y + 0.5, text, "num oncoin", min(max(radius * 1.15, 11), 15))


def star(sheet: Sheet, points: str | int, at: Point, size: float, watched: Amount | None = None) -> None:
    """Draw points on their star; the page watches a given amount."""
    x, y = at
    letters = max(size * 0.42, MIN_FONT_SIZE)
    sheet.icon("point", x, y, size)
    if watched is not None:
        sheet.amount(watched, x, y + size * 0.05, "num onstar", letters)
    else:
        sheet.text(x, y + size * 0.05, points, "num onstar", letters)


# ---- rows of icons, each behind its number, around a point


def counted(icon: str, count: int, plus: str = "") -> list[Sign]:
    """Return the signs for a number of things: up to two side by side, more as a number."""
    if plus or count > 2:
        return [(icon, f"{plus}{count}")]
    return [(icon, "")] * count


def sign_row(sheet: Sheet, signs: Sequence[Sign], at: Point, size: float, max_width: float = 0) -> None:
    """Draw signs in a row around a point, smaller if they would be wider than `max_width`."""
    width = sign_row_width(signs, size)
    while max_width and width > max_width and size > MIN_SIGN_SIZE:
        size *= 0.95
        width = sign_row_width(signs, size)
    x, y = at[0] - width / 2, at[1]
    for icon, text in signs:
        if text:
            letters = _letters_width(text, size)
            sheet.text(x + letters / 2, y + 0.5, text, "num", _letters_size(size))
            x += letters
        if icon:
            sheet.icon(icon, x + size / 2, y, size)
            x += size
        x += size * 0.1


def sign_slip(
    sheet: Sheet, signs: Sequence[Sign], at: Point, size: float, lacks: frozenset[int] = frozenset()
) -> None:
    """Draw signs in a row from a point on, on a light slip; red behind those that the viewer lacks."""
    width = sign_row_width(signs, size)
    sheet.rect(at[0] - 2, at[1] - size * 0.54, width + 3, size * 1.08, "slip", 4)
    x = at[0]
    for index, sign in enumerate(signs):
        if index in lacks:
            sheet.rect(x - 0.5, at[1] - size * 0.5, _sign_width(sign, size) - size * 0.1 + 1, size, "lack", 4)
        x += _sign_width(sign, size)
    sign_row(sheet, signs, (at[0] + width / 2, at[1]), size)


def sign_row_width(signs: Sequence[Sign], size: float) -> float:
    """Measure a row of signs."""
    return sum(_sign_width(sign, size) for sign in signs)


def _letters_size(size: float) -> float:
    return max(size * 0.72, 11.5)


def _letters_width(text: str, size: float) -> float:
    return _letters_size(size) * (1.25 if text == ARROW else len(text) * 0.66)


def _sign_width(sign: Sign, size: float) -> float:
    icon, text = sign
    return (size if icon else 0) + _letters_width(text, size) + size * 0.1


# ---- rows of icons, each before its number, from the left


def amount(sheet: Sheet, x: float, y: float, icon: str, text: str, size: float = 15) -> float:
    """Draw an icon with a number to its right, from the left.

    Returns:
        The right end.
    """
    sheet.icon(icon, x + size * 0.62, y, size * 1.24)
    if not text:
        return x + size * 1.35
    sheet.text(x + size * 1.36, y + 0.5, text, "num start", size)
    return x + size * 1.46 + text_width(text, size)


def amounts(sheet: Sheet, x: float, y: float, signs: Sequence[Sign], size: float) -> float:
    """Draw amounts in a row, from the left.

    Returns:
        The position of the next one.
    """
    for icon, text in signs:
        x = amount(sheet, x, y, icon, text, size) + size * 0.2
    return x


def amounts_width(signs: Sequence[Sign], size: float) -> float:
    """Measure some amounts in a row."""
    each = [size * 1.35 + (text_width(text, size) + size * 0.11 if text else 0) for _, text in signs]
    return sum(each) + size * 0.2 * max(0, len(each) - 1)
