"""Belfort: what is drawn in several parts of the board: markers, workers, costs, planks, fitted names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from boardwright.core.game import SEAT_NAMES
from boardwright.text.belfort_labels import GOODS
from boardwright.web.boards.sheet import Sheet, number
from boardwright.web.panels.belfort_town import holder_name
from boardwright.web.panels.scene import Scene

BUILDING_ICONS: Final[Mapping[str, str]] = {"market": "market"}
KINDS: Final = ("elf", "master-elf", "dwarf", "master-dwarf")
Spot = tuple[float, float, float]
"""A point, and a size."""
LETTER: Final = 0.56
"""How wide a letter is on the average, as a part of the size of the type."""


_TOLD: Final[dict[tuple[object, ...], str]] = {}


def told(scene: Scene, message: str, **arguments: object) -> str:
    """A message without names of players, kept for all tables: the places of the city never change."""
    key = (scene.words.language, message, *arguments.items())
    if key not in _TOLD:
        _TOLD[key] = scene.say(message, **arguments)
    return _TOLD[key]


def without_frame(sheet: Sheet) -> str:
    """What was drawn on a sheet, to be put on another one."""
    return sheet.done().partition(">")[2].removesuffix("</svg>")


def building_icon(building: str) -> str:
    """The drawing of a building."""
    return BUILDING_ICONS.get(building, f"belfort-{building}")


def colour_of(scene: Scene, owner: int) -> str:
    """The colour of a seat; neutral players have none."""
    return SEAT_NAMES[owner] if owner < scene.seats else "neutral"


def fitted(text: str, width: float, size: float, least: float = 8.5) -> float:
    """A size of type in which a text fits a width."""
    return max(least, min(size, width / (LETTER * max(1, len(text)))))


def wrapped(text: str, width: float, size: float) -> tuple[str, ...]:
    """A text on one line, or on two when that lets it be larger."""
    parts = re.findall(r"[^\s-]+-?", text)
    if len(parts) < 2 or len(text) * LETTER * size <= width:
        return (text,)
    cuts = [(_joined(parts[:at]), _joined(parts[at:])) for at in range(1, len(parts))]
    return min(cuts, key=lambda lines: max(map(len, lines)))


def _joined(parts: Sequence[str]) -> str:
    return " ".join(parts).replace("- ", "-")


def name_at(sheet: Sheet, at: Spot, text: str, width: float, cls: str = "name") -> None:
    """A name around a point, at most of the size of the spot, on one or two lines."""
    x, y, size = at
    lines = wrapped(text, width, size)
    size = min(fitted(line, width, size) for line in lines)
    for index, line in enumerate(lines):
        sheet.text(x, y + (index - (len(lines) - 1) / 2) * size * 1.02, line, cls, size)


def marker(sheet: Sheet, scene: Scene, owner: int, at: Spot, home: str) -> None:
    """A property marker: the stamp of a seat, or a grey one with the number of a neutral player."""
    x, y, size = at
    if owner < scene.seats:
        sheet.stamp(owner, SEAT_NAMES[owner], x, y, size, home)
        return
    with sheet.piece(f"neutral-{owner}-{home}"):
        sheet.icon("neutral", x, y, size)
        sheet.text(x, y, owner + 1, "num", size * 0.6)


def sign(sheet: Sheet, scene: Scene, owner: int, x: float, y: float, size: float) -> None:
    """The sign of an owner where no piece lies: in rankings and headings."""
    if owner < scene.seats:
        sheet.icon(f"seat-{SEAT_NAMES[owner]}", x, y, size)
        return
    sheet.icon("neutral", x, y, size)
    sheet.text(x, y, owner + 1, "num", size * 0.62)


def figure(sheet: Sheet, seat: int, kind: str, at: Spot, home: str) -> None:
    """A worker of a seat in its colour."""
    sheet.used.add(kind)
    x, y, size = at
    half, colour = size / 2, SEAT_NAMES[seat]
    sheet.add(
        f'<use class="mark figure of-{colour}" data-mark="{seat}" data-home="{escape(home)}"'
        f' href="{sheet.icons}#{kind}" x="{number(x - half)}" y="{number(y - half)}"'
        f' width="{number(size)}" height="{number(size)}"/>'
    )


def footed(sheet: Sheet, seat: int, kind: str, at: Spot, home: str) -> None:
    """A worker with the shape of its colour at its foot."""
    x, y, size = at
    figure(sheet, seat, kind, (x, y - size * 0.06, size), home)
    sheet.icon(f"seat-{SEAT_NAMES[seat]}", x + size * 0.36, y + size * 0.34, size * 0.42)


def plank(sheet: Sheet, x: float, y: float, width: float, height: float) -> None:
    """A wooden place for a worker around a point."""
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


def cost_row(sheet: Sheet, cost: Sequence[int], x: float, y: float, size: float, width: float) -> None:
    """What is paid, side by side around a point, in goods with their number."""
    paid = [(good, count) for good, count in zip(GOODS, cost, strict=False) if count]
    step = size * 1.95
    if paid and step * len(paid) > width:
        step = width / len(paid)
        size = step / 1.9
    for index, (good, count) in enumerate(paid):
        middle = x + (index - (len(paid) - 1) / 2) * step
        sheet.text(middle - size * 0.52, y, count, "num", size * 0.98)
        sheet.icon(good, middle + size * 0.3, y, size * 1.08)


def coin(sheet: Sheet, x: float, y: float, size: float, amount: int) -> None:
    """A coin with an amount on it."""
    sheet.circle(x, y, size / 2, "goldfill ink")
    sheet.text(x, y + 0.5, amount, "num oncoin", size * 0.58)


def arrow(sheet: Sheet, x: float, y: float, length: float = 9) -> None:
    """A small arrow to the right."""
    head = min(3.0, length / 2)
    sheet.path(
        f"M{number(x - length / 2)} {number(y)}h{number(length)}"
        f"m{number(-head)} {number(-head)}l{number(head)} {number(head)}-{number(head)} {number(head)}",
        "arrow",
    )


def board_box(sheet: Sheet, x: float, y: float, width: float, height: float, cls: str = "sheet") -> None:
    """A piece of cardboard with uneven edges."""
    sheet.path(
        f"M{number(x + 6)} {number(y)}L{number(x + width - 9)} {number(y + 1)}q8 1 8 9"
        f"L{number(x + width)} {number(y + height - 9)}q-1 8-9 9"
        f"L{number(x + 8)} {number(y + height - 1)}q-7-1-8-8"
        f"L{number(x)} {number(y + 8)}q0-7 6-8z",
        f"{cls} ink",
    )


def held_by(scene: Scene, text: str, owner: int | None) -> str:
    """A place with who holds it."""
    return f"{text}: {holder_name(scene, owner)}"


def worker_words(scene: Scene, worker: Mapping[str, Any]) -> str:
    """Whose worker of which kind."""
    return scene.say("panel-worker-of", seat=worker["seat"], worker=f"worker-{worker['worker']}")


def ranked(points: Sequence[int], seats: int) -> list[tuple[int, list[int]]]:
    """Who would receive points now, grouped by points, the most first; neutral players are left out."""
    worth = sorted({each for each in points[:seats] if each}, reverse=True)
    return [(each, [seat for seat in range(seats) if points[seat] == each]) for each in worth]


def groups_width(groups: Sequence[tuple[int, Sequence[int]]], size: float) -> float:
    """How wide the groups of a ranking are."""
    return sum(len(seats) * size * 0.95 + size * 1.3 for _, seats in groups)


def rank_groups(
    sheet: Sheet, scene: Scene, groups: Sequence[tuple[int, Sequence[int]]], x: float, y: float, size: float
) -> None:
    """The groups of a ranking from a point to the right: signs, then the points each of them gets."""
    for points, seats in groups:
        for seat in seats:
            sign(sheet, scene, seat, x + size * 0.45, y, size * 0.95)
            x += size * 0.95
        sheet.text(x + size * 0.08, y, f"+{points}", "num start", size * 0.72)
        x += size * 1.3
