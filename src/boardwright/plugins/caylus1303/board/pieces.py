"""Pieces of Caylus 1303 on the board: workers, houses, watched amounts."""

from __future__ import annotations

from typing import Final

from boardwright.core.game import SEAT_NAMES
from boardwright.web.svg.box import Box
from boardwright.web.svg.pieces import Point, star
from boardwright.web.svg.sheet import Amount, Sheet

FLYING: Final = {good: good for good in ("food", "wood", "stone", "cloth", "gold")} | {"score": "point"}
"""The symbol that flies when a number changes, by the first or the last word of its key."""


# ---- Pieces of the players


def worker(sheet: Sheet, seat: int, at: Point, size: float, home: str) -> None:
    """Draw a worker of a seat, its feet at a point. `home` names the place."""
    x, foot = at
    box = Box(x - size * 0.375, foot - size, size * 0.75, size)
    sheet.token(str(seat), f"caylus-worker-{SEAT_NAMES[seat]}", box, home)


def house(sheet: Sheet, seat: int, at: Point, size: float, home: str = "") -> None:
    """Draw a house of a seat, its ground around a point; without a home it is part of a piece."""
    x, ground = at
    symbol = f"caylus-house-{SEAT_NAMES[seat]}"
    box = Box(x - size / 2, ground - size * 0.94, size, size)
    if home:
        sheet.token(f"{seat}-house", symbol, box, home)
    else:
        sheet.use(symbol, box)


def amount(sheet: Sheet, key: str, count: int, at: Point, size: float, cls: str = "num start") -> None:
    """Write a number that the page watches; icons of goods and points fly when it changes."""
    icon = FLYING.get(key.rpartition("-")[2]) or FLYING.get(key.partition("-")[0], "")
    sheet.amount(Amount(key, count, icon), *at, cls, size)


def score_star(sheet: Sheet, points: str | int, at: Point, size: float, key: str) -> None:
    """Draw points on their star; the page watches them when they are a number."""
    watched = Amount(key, points, "point") if isinstance(points, int) else None
    star(sheet, points, at, size, watched)
