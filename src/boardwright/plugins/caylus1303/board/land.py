"""The land of Caylus 1303 on the board: fields, river and road, before anything is built."""

from __future__ import annotations

from functools import lru_cache

from boardwright.plugins.caylus1303.board.geometry import (
    BEFORE_ROAD,
    BRIDGE,
    COLUMNS,
    LEFT,
    PITCH,
    WIDTH,
    Way,
)
from boardwright.web.svg.sheet import Sheet, number


def draw_land(sheet: Sheet, way: Way) -> None:
    """Draw fields, town and river: the same in every position."""
    sheet.add(_land(way.spaces, way.overrun))


@lru_cache
def _land(spaces: int, overrun: int) -> str:
    way = Way(spaces, overrun)
    sheet = Sheet(WIDTH, way.bottom, "")
    sheet.rect(0, 0, WIDTH, way.bottom + 4, "field")
    sheet.path(f"M0 0H{LEFT + BRIDGE * PITCH + 18}V{way.strip_y(0) + 22}H0z", "town")
    sheet.path(_furrows(way), "furrow")
    for x, y, size in ((16, 316, 22), (986, 446, 20), (18, 560, 24), (984, 40, 20), (968, 18, 15)):
        if y < way.bottom:
            tree(sheet, x, y, size)
    _river(sheet, way)
    return "".join(sheet._out)


def _furrows(way: Way) -> str:
    """Return short cuts all over the fields."""
    cuts = ""
    for line in range(int((way.bottom - way.top_of(1)) / 13)):
        y = way.top_of(1) - 6 + 13 * line
        for part in range(19):
            x = 6 + part * 53 + line * 31 % 53
            cuts += f"M{x} {number(y + part * 7 % 5)}h{8 + (part * 5 + line * 3) % 11}"
    return cuts


def tree(sheet: Sheet, x: float, y: float, size: float) -> None:
    """Draw a tree with few strokes."""
    sheet.path(f"M{x} {y}v{number(size * 0.5)}", "thick none")
    crown = [(0, -1), (1, -0.8), (0.9, 0.3), (0, 0.2), (-0.8, -1), (0, -1)]
    a, b, c, d, e, f = [f"{number(x + size * across)} {number(y + size * down)}" for across, down in crown]
    sheet.path(f"M{a}C{b} {c} {d}S{e} {f}z", "leaf ink")
    cuts = [(0.12, -0.62), (0.06, -0.36), (0.02, -0.08)]
    step = f"l{number(size * 0.3)} {number(size * 0.18)}"
    sheet.path(
        "".join(f"M{number(x + size * i)} {number(y + size * j)}{step}" for i, j in cuts), "thin faded none"
    )


def _river(sheet: Sheet, way: Way) -> None:
    """Draw the river: from above, past the bridge, then along the walls of the city to the left."""
    left, right = LEFT + BRIDGE * PITCH + 24, LEFT + BEFORE_ROAD * PITCH - 24
    bank, low = way.strip_y(0) + 21, way.top_of(1) - 14
    sheet.path(
        f"M{left} -2C{left + 14} 30 {left - 10} 60 {left + 6} {bank - 18}"
        f"Q{left + 4} {bank} {left - 26} {bank}C400 {bank + 6} 200 {bank - 6} -2 {bank + 2}"
        f"V{low - 2}C200 {low - 8} 420 {low + 6} {left} {low}"
        f"C{right - 40} {low} {right + 4} {low - 12} {right} {bank - 14}"
        f"C{right - 16} 60 {right + 12} 34 {right} -2z",
        "water ink",
    )
    waves = "".join(f"M{x} {bank + 9 + x % 3 * 4}q7 -5 14 0t14 0" for x in range(24, int(left), 67))
    waves += "".join(f"M{left + 24 + 37 * part} {16 + 11 * (part % 2)}q7 -5 14 0t14 0" for part in range(4))
    sheet.path(waves, "wave")


def draw_strip(sheet: Sheet, way: Way, provost: int) -> None:
    """Draw the road itself: light as far as the provost lets it work, dark beyond him."""
    whole = way.path()
    sheet.path(whole, "roadedge")
    sheet.path(whole, "roadahead")
    sheet.path(way.path(provost), "roadlit")
    sheet.path(whole, "cobbles")
    sheet.path(_arrows(way.spaces, way.overrun), "onward")


@lru_cache
def _arrows(spaces: int, overrun: int) -> str:
    """Return arrows in the direction of the road: one before every building."""
    way = Way(spaces, overrun)
    found = ""
    for index in range(1, way.last + 1):
        line = index // COLUMNS
        if BRIDGE <= index < BEFORE_ROAD:
            continue
        box, side = way.slot(index), -1 if line % 2 else 1
        x, y = box.right - 11 + 3 * side, way.strip_y(line)
        found += f"M{number(x - 3 * side)} {number(y - 6)}l{6 * side} 6l{-6 * side} 6"
    return found
