"""Belfort: what is drawn in several parts of the board: markers, workers, costs, planks, fitted names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from boardwright.core.game import SEAT_NAMES
from boardwright.text.belfort_labels import GOODS
from boardwright.web.boards.sheet import Sheet, escape, number
from boardwright.web.panels.belfort_town import holder_name
from boardwright.web.panels.scene import Scene

BUILDING_ICONS: Final[Mapping[str, str]] = {"market": "market"}
KINDS: Final = ("elf", "master-elf", "dwarf", "master-dwarf")
Point = tuple[float, float]
Spot = tuple[float, float, float]
"""A point, and a size."""
LETTER: Final = 0.56
"""How wide a letter is on the average, as a part of the size of the type."""
TIGHT: Final = 0.52
PENNANT: Final = 40.0
SIGN: Final = 17.0
BETWEEN: Final = 4.0
LEAST: Final = 11.0
"""No type is smaller."""


def without_frame(sheet: Sheet) -> str:
    """What was drawn on a sheet, to be put on another one."""
    return sheet.done().partition(">")[2].removesuffix("</svg>")


def building_icon(building: str) -> str:
    """The drawing of a building."""
    return BUILDING_ICONS.get(building, f"belfort-{building}")


def colour_of(scene: Scene, owner: int) -> str:
    """The colour of a seat; neutral players have none."""
    return SEAT_NAMES[owner] if owner < scene.seats else "neutral"


def fitted(text: str, width: float, size: float) -> float:
    """A size of type in which a text fits a width, or the least that can be read."""
    return max(LEAST, min(size, width / (LETTER * max(1, len(text)))))


def fits(text: str, width: float) -> bool:
    """Whether a text fits a width in the least type, set tight."""
    return len(text) * TIGHT * LEAST <= width


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
        sheet.text(x, y, owner + 1, "num", max(LEAST, size * 0.6))


def sign(sheet: Sheet, scene: Scene, owner: int, x: float, y: float, size: float) -> None:
    """The sign of an owner where no piece lies: in rankings and headings."""
    if owner < scene.seats:
        sheet.icon(f"seat-{SEAT_NAMES[owner]}", x, y, size)
        return
    sheet.icon("neutral", x, y, size)
    sheet.text(x, y, owner + 1, "num", max(LEAST, size * 0.62))


def token(sheet: Sheet, owner: str, icon: str, at: Spot, home: str, cls: str = "") -> None:
    """A piece among others of its kind and owner: what leaves a home may travel to where a new one stands."""
    sheet.used.add(icon)
    x, y, size = at
    half = size / 2
    sheet.add(
        f'<use class="{f"mark {cls}".strip()}" data-mark="{owner}" data-home="{escape(home)}"'
        f' href="{sheet.icons}#{icon}" x="{number(x - half)}" y="{number(y - half)}"'
        f' width="{number(size)}" height="{number(size)}"/>'
    )


def figure(sheet: Sheet, seat: int, kind: str, at: Spot, home: str, cls: str = "") -> None:
    """A worker of a seat in its colour."""
    token(sheet, str(seat), kind, at, home, f"figure of-{SEAT_NAMES[seat]} {cls}".strip())


def gnome(sheet: Sheet, at: Spot, home: str) -> None:
    """A gnome in the pool or on a lock; gnomes belong to no colour."""
    token(sheet, "gnome", "gnome", at, home)


@contextmanager
def card_piece(sheet: Sheet, owner: str, home: str) -> Iterator[None]:
    """A card that may travel to where another one of this owner appears."""
    sheet.add(f'<g class="mark" data-mark="{owner}" data-home="{escape(home)}">')
    yield
    sheet.add("</g>")


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
    """What is paid, side by side around a point, in goods with their number; where it is narrow the number
    stands on the good."""
    paid = [(good, count) for good, count in zip(GOODS, cost, strict=False) if count]
    step = size * 1.95
    if paid and step * len(paid) > width:
        step = width / len(paid)
        size = max(LEAST, step / 1.9)
    for index, (good, count) in enumerate(paid):
        middle = x + (index - (len(paid) - 1) / 2) * step
        overlap = max(0.0, size * 1.9 - step)
        sheet.icon(good, middle + size * 0.3 - overlap / 2, y, size * 1.08)
        sheet.text(middle - size * 0.52 + overlap / 3, y, count, "num", size * 0.98)


def coin(sheet: Sheet, x: float, y: float, size: float, amount: int) -> None:
    """A coin with an amount on it."""
    sheet.circle(x, y, size / 2, "goldfill ink")
    sheet.text(x, y + 0.5, amount, "num oncoin", max(LEAST, size * 0.58))


def arrow(sheet: Sheet, x: float, y: float, length: float = 9) -> None:
    """A small arrow to the right, or to the left for a length below nothing."""
    head = min(3.0, length / 2) if length > 0 else -3.0
    sheet.path(
        f"M{number(x - length / 2)} {number(y)}h{number(length)}"
        f"m{number(-head)} -3l{number(head)} 3 {number(-head)} 3",
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


def pennant_width(groups: Sequence[tuple[int, Sequence[int]]]) -> float:
    """How wide a pennant is that shows the groups of a ranking."""
    return 46 + max(34.0, sum(_group_width(seats) + BETWEEN for _, seats in groups) - BETWEEN)


def _group_width(seats: Sequence[int]) -> float:
    return max(22.0, len(seats) * SIGN)


def pennant(
    sheet: Sheet, scene: Scene, groups: Sequence[tuple[int, Sequence[int]]], at: Point, cls: str = "road"
) -> None:
    """A pennant with who would get points now: the points of each group above its signs."""
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
