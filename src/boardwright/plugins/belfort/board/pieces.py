"""Pieces of Belfort on the board: markers, workers, gnomes, costs and pennants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from boardwright.core.game import SEAT_NAMES
from boardwright.plugins.belfort.labels import GOODS
from boardwright.plugins.belfort.panels.town import holder_name
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import MIN_FONT_SIZE
from boardwright.web.svg.pieces import Point
from boardwright.web.svg.sheet import Sheet, escape, number

BUILDING_ICONS: Final[Mapping[str, str]] = {"market": "market"}
KINDS: Final = ("elf", "master-elf", "dwarf", "master-dwarf")
Spot = tuple[float, float, float]
"""A point, and a size."""
PENNANT: Final = 40.0
SIGN: Final = 17.0
BETWEEN: Final = 4.0


def building_icon(building: str) -> str:
    """Return the icon of a building."""
    return BUILDING_ICONS.get(building, f"belfort-{building}")


def colour_of(scene: Scene, owner: int) -> str:
    """Return the colour of a seat; neutral players have none."""
    return SEAT_NAMES[owner] if owner < scene.seats else "neutral"


def marker(sheet: Sheet, scene: Scene, owner: int, at: Spot, home: str) -> None:
    """Draw a property marker: the stamp of a seat, or a grey one with the number of a neutral player."""
    x, y, size = at
    if owner < scene.seats:
        sheet.stamp(owner, SEAT_NAMES[owner], x, y, size, home)
        return
    with sheet.piece(f"neutral-{owner}-{home}"):
        sheet.icon("neutral", x, y, size)
        sheet.text(x, y, owner + 1, "num", max(MIN_FONT_SIZE, size * 0.6))


def sign(sheet: Sheet, scene: Scene, owner: int, x: float, y: float, size: float) -> None:
    """Draw the sign of an owner in rankings and headings, without a piece."""
    if owner < scene.seats:
        sheet.icon(f"seat-{SEAT_NAMES[owner]}", x, y, size)
        return
    sheet.icon("neutral", x, y, size)
    sheet.text(x, y, owner + 1, "num", max(MIN_FONT_SIZE, size * 0.62))


def figure(sheet: Sheet, seat: int, kind: str, at: Spot, home: str, cls: str = "") -> None:
    """Draw a worker of a seat in its colour."""
    x, y, size = at
    looks = f"figure of-{SEAT_NAMES[seat]} {cls}".strip()
    sheet.token(str(seat), kind, Box.around(x, y, size, size), home, looks)


def gnome(sheet: Sheet, at: Spot, home: str) -> None:
    """Draw a gnome in the pool or on a lock; gnomes belong to no colour."""
    x, y, size = at
    sheet.token("gnome", "gnome", Box.around(x, y, size, size), home)


@contextmanager
def card_piece(sheet: Sheet, owner: str, home: str) -> Iterator[None]:
    """Open a card that may travel to another one of this owner."""
    sheet.add(f'<g class="mark" data-mark="{owner}" data-home="{escape(home)}">')
    yield
    sheet.add("</g>")


def footed(sheet: Sheet, seat: int, kind: str, at: Spot, home: str) -> None:
    """Draw a worker with the shape of its colour at its foot."""
    x, y, size = at
    figure(sheet, seat, kind, (x, y - size * 0.06, size), home)
    sheet.icon(f"seat-{SEAT_NAMES[seat]}", x + size * 0.36, y + size * 0.34, size * 0.42)


def cost_row(sheet: Sheet, cost: Sequence[int], x: float, y: float, size: float, width: float) -> None:
    """Draw a cost in goods with their numbers, side by side around a point.

    In a narrow row the number is on the good.
    """
    paid = [(good, count) for good, count in zip(GOODS, cost, strict=False) if count]
    step = size * 1.95
    if paid and step * len(paid) > width:
        step = width / len(paid)
        size = max(MIN_FONT_SIZE, step / 1.9)
    for index, (good, count) in enumerate(paid):
        middle = x + (index - (len(paid) - 1) / 2) * step
        overlap = max(0.0, size * 1.9 - step)
        sheet.icon(good, middle + size * 0.3 - overlap / 2, y, size * 1.08)
        sheet.text(middle - size * 0.52 + overlap / 3, y, count, "num", size * 0.98)


def held_by(scene: Scene, text: str, owner: int | None) -> str:
    """Describe a place and its holder."""
    return f"{text}: {holder_name(scene, owner)}"


def worker_words(scene: Scene, worker: Mapping[str, Any]) -> str:
    """Describe a worker: its owner and its kind."""
    return scene.say("panel-worker-of", seat=worker["seat"], worker=f"worker-{worker['worker']}")


def ranked(points: Sequence[int], seats: int) -> list[tuple[int, list[int]]]:
    """Group the players that would receive points now by points, the most first, without neutral ones."""
    worth = sorted({each for each in points[:seats] if each}, reverse=True)
    return [(each, [seat for seat in range(seats) if points[seat] == each]) for each in worth]


def pennant_width(groups: Sequence[tuple[int, Sequence[int]]]) -> float:
    """Return the width of a pennant for the groups of a ranking."""
    return 46 + max(34.0, sum(_group_width(seats) + BETWEEN for _, seats in groups) - BETWEEN)


def _group_width(seats: Sequence[int]) -> float:
    return max(22.0, len(seats) * SIGN)


def pennant(
    sheet: Sheet, scene: Scene, groups: Sequence[tuple[int, Sequence[int]]], at: Point, cls: str = "road"
) -> None:
    """Draw a pennant with the points of a scoring now: the points of each group above its signs."""
    x, y = at
    width = pennant_width(groups)
    sheet.path(
        f"M{number(x)} {number(y)}h{number(width)}l-8 {number(PENNANT / 2)} 8 {number(PENNANT / 2)}"
        f"h-{number(width)}z",
        f"{cls} ink",
    )
    sheet.path(f"M{number(x + 33)} {number(y + 4)}v{number(PENNANT - 8)}", "stitch")
    left = x + 37
    for points, seats in groups:
        middle = left + _group_width(seats) / 2
        sheet.text(middle, y + 12, f"+{points}", "num", 14)
        for index, seat in enumerate(seats):
            sign(sheet, scene, seat, middle + (index - (len(seats) - 1) / 2) * SIGN, y + 29, SIGN - 1)
        left += _group_width(seats) + BETWEEN
    if not groups:
        sheet.text(x + 52, y + PENNANT / 2, "–", "soft", 16)
