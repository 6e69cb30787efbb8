"""Belfort: property cards: to be built with what they cost, and built with their planks and locks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from boardwright.web.boards.belfort_parts import (
    building_icon,
    card_piece,
    coin,
    cost_row,
    figure,
    fits,
    fitted,
    gnome,
    plank,
)
from boardwright.web.boards.sheet import Sheet
from boardwright.web.panels.belfort_cards import (
    LOCKED,
    PLANKS,
    cost_chips,
    effects,
    lock_name,
    named,
    open_planks,
    plank_name,
    printed_of,
    site_words,
)
from boardwright.web.panels.scene import Scene

WORKER_GIVES: Final[Mapping[str, tuple[str, ...]]] = {
    "tower": ("gnome",),
    "inn": ("elf", "dwarf"),
    "blacksmith": ("metal",),
    "market": ("gold",),
    "library": ("card",),
}
GNOME_GIVES: Final[Mapping[str, str]] = {
    "pub": "master-dwarf",
    "gardens": "master-elf",
    "tower": "open",
    "inn": "open",
    "blacksmith": "metal",
    "bank": "gold",
    "market": "market",
    "gatehouse": "belfort-gatehouse",
    "library": "card",
}
FULL: Final = 80.0
"""The width for which a card is drawn; a narrower one is drawn smaller."""
CARD_GAP: Final = 5.0
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Built:
    """What a player has of one type of card."""

    seat: int
    building: str
    count: int
    gnomes: int
    room: int
    workers: Sequence[str]
    planks: int


def stacks(names: Sequence[str]) -> list[tuple[str, int]]:
    """Cards by type, with how many there are."""
    return [(name, names.count(name)) for name in dict.fromkeys(names)]


# ---- to be built


def card_face(
    sheet: Sheet, scene: Scene, place: str, pile: tuple[str, int], box: Box, tips: Sequence[str] = ()
) -> None:
    """Cards of a type on a pile, with name, drawing, income, cost, and what a worker and a gnome bring."""
    x, y, width, height = box
    building, count = pile
    with sheet.place(place, _title(scene, pile), _card_words(scene, building, tips)):
        sheet.rect(x - 2, y - 2, width + 4, height + 4, "halo", 8)
        _behind(sheet, f"card-{building}", place, count, box)
        _face(sheet, scene, building, place, box)
        if count > 1:
            sheet.circle(x + width - 12, y + 55, 10, "inkfill")
            sheet.text(x + width - 12, y + 55, f"×{count}", "num oninverse", 12)


def card_row(
    sheet: Sheet, scene: Scene, place: str, pile: tuple[str, int], box: Box, tips: Sequence[str] = ()
) -> None:
    """Cards of a type side by side in a box; they are one place."""
    x, y, width, height = box
    building, count = pile
    step = (width + CARD_GAP) / count
    with sheet.place(place, _title(scene, pile), _card_words(scene, building, tips)):
        sheet.rect(x - 2, y - 2, width + 4, height + 4, "halo", 8)
        for index in range(count):
            _face(sheet, scene, building, place, (x + index * step, y, step - CARD_GAP, height))


def _title(scene: Scene, pile: tuple[str, int]) -> str:
    title = named(scene, pile[0])
    return title if pile[1] == 1 else f"{title} ×{pile[1]}"


def _card_words(scene: Scene, building: str, tips: Sequence[str]) -> tuple[str, ...]:
    cost = ", ".join(chip.title for chip in cost_chips(scene, f"buildings.{building}.cost"))
    return (cost, *effects(scene, building), site_words(scene, building), *tips)


def _face(sheet: Sheet, scene: Scene, building: str, home: str, box: Box) -> None:
    x, y, width, height = box
    with card_piece(sheet, f"card-{building}", home):
        sheet.rect(x, y, width, height, "sheet ink", 6)
        _head(sheet, scene, building, x, y, width)
        _cost(sheet, scene.numbers(f"buildings.{building}.cost"), x + width / 2, y + 75, width - 8)
        _gives(sheet, building, x + width / 2, y + height - 15, width / FULL)


def _behind(sheet: Sheet, owner: str, home: str, count: int, box: Box) -> None:
    """The other cards of a pile, seen behind the first."""
    x, y, width, height = box
    for each in range(count - 1, 0, -1):
        shift = 4 * each / (count - 1)
        with card_piece(sheet, owner, home):
            sheet.rect(x + shift, y - shift, width - shift, height, "sheet ink", 6)


def _cost(sheet: Sheet, cost: Sequence[int], x: float, y: float, width: float) -> None:
    """What a card costs; on a narrow card metal comes under wood and stone."""
    if width >= 62 or not cost[2]:
        cost_row(sheet, cost, x, y, 14.5, width)
        return
    cost_row(sheet, cost[:2], x, y - 5, 13, width)
    cost_row(sheet, (0, 0, cost[2]), x, y + 9, 13, width)


def _head(sheet: Sheet, scene: Scene, building: str, x: float, y: float, width: float) -> None:
    title = named(scene, building)
    income = printed_of(scene, "income", building)
    sheet.rect(x + 3, y + 3, width - 6, 17, "tint", 4)
    if fits(title, width - 2):
        sheet.text(x + width / 2, y + 12, title, "name", fitted(title, width - 9, 13.5))
    size = min(40.0, width * 0.6)
    shift = width * 0.12 if income else 0
    sheet.icon(building_icon(building), x + width / 2 - shift, y + 43, size)
    if income:
        _income(sheet, x + width - min(14, width * 0.2), y + 33, income)


def _income(sheet: Sheet, x: float, y: float, income: int) -> None:
    sheet.icon("income-gold", x, y, 21)
    if income > 1:
        sheet.text(x - 1, y + 17, f"+{income}", "num", 12)


def _gives(sheet: Sheet, building: str, x: float, y: float, scale: float) -> None:
    """A plank with what a worker brings, a lock with what a gnome brings; the Keep has two markers."""
    if building == "keep":
        for at in (-13, 13):
            sheet.rect(x + at * scale - 9, y - 9, 18, 18, "plan", 3)
        return
    parts = []
    if building in PLANKS:
        parts.append(("plank", WORKER_GIVES[building]))
    parts.append(("lock", (GNOME_GIVES[building],)))
    for index, (glyph, given) in enumerate(parts):
        middle = x + (index - (len(parts) - 1) / 2) * 38 * scale
        _glyph(
            sheet, glyph, middle - 9 * scale, y, 17 * scale, locked=glyph == "plank" and building in LOCKED
        )
        for at, icon in enumerate(given):
            sheet.icon(icon, middle + (9 + at * 6) * scale, y + at * 3 - len(given) + 1, 19 * scale)


def _glyph(sheet: Sheet, glyph: str, x: float, y: float, size: float, locked: bool) -> None:
    if glyph == "lock":
        sheet.icon("lock", x, y, size)
        return
    plank(sheet, x, y, size, size)
    if locked:
        sheet.icon("lock", x, y, size * 0.8)


# ---- built


def built_of(scene: Scene, seat: int) -> list[Built]:
    """What a player has built, by type."""
    player: Mapping[str, Any] = scene.view["players"][seat]
    found = []
    for building, count in player["built"].items():
        gnomes = player["gnomes"].get(building, 0)
        workers = [each["worker"] for each in player["on_cards"] if each["building"] == building]
        room = count * printed_of(scene, "locks", building)
        planks = open_planks(building, count, gnomes)
        found.append(Built(seat, building, count, gnomes, room, workers, planks))
    return found


def built_card(sheet: Sheet, scene: Scene, built: Built, box: Box, large: bool) -> None:
    """A card before its player: what it brings, its planks with workers, its locks with gnomes."""
    x, y, width, height = box
    title = named(scene, built.building)
    label = f"{scene.seat_name(built.seat)}, {title}" + (f" ×{built.count}" if built.count > 1 else "")
    with sheet.place(f"card-{built.seat}-{built.building}", label, effects(scene, built.building)):
        sheet.rect(x - 2, y - 2, width + 4, height + 4, "halo", 8)
        owner = f"card-{built.building}" if built.seat == scene.seat else f"cards-{built.seat}"
        _behind(sheet, owner, f"card-{built.seat}-{built.building}", built.count, box)
        with card_piece(sheet, owner, f"card-{built.seat}-{built.building}"):
            sheet.rect(x, y, width, height, "sheet ink", 6)
            if large:
                _head(sheet, scene, built.building, x, y, width)
            else:
                _small_head(sheet, scene, built.building, x, y, width)
        if built.count > 1:
            badge = (x + width - 12, y + 52) if large else (x + width - 5, y + 5)
            sheet.circle(*badge, 9.5, "inkfill")
            sheet.text(*badge, f"×{built.count}", "num oninverse", 11.5)
    if large and built.building == "keep":
        _gives(sheet, "keep", x + width / 2, y + height - 24, width / FULL)
    aside = 20 if width > 60 else 0
    rows = (y + 62, 31.0) if large else (y + 32, 23.0)
    if built.building in PLANKS:
        _planks(sheet, scene, built, (x + 3, rows[0], width - 6 - aside, rows[1]))
        for at, icon in enumerate(WORKER_GIVES[built.building] if aside else ()):
            sheet.icon(icon, x + width - 14 + at * 5, rows[0] + rows[1] / 2 - 1 + at * 6, 19)
    if built.room or built.gnomes:
        top = y + height - (24 if large else 19)
        _locks(sheet, scene, built, (x + 3, top, width - 6 - aside, 22 if large else 17))
        if aside and built.building in GNOME_GIVES:
            sheet.icon(GNOME_GIVES[built.building], x + width - 14, top + (11 if large else 8), 19)


def _small_head(sheet: Sheet, scene: Scene, building: str, x: float, y: float, width: float) -> None:
    """The drawing of a building, and its income where there is room."""
    income = printed_of(scene, "income", building) if width > 60 else 0
    sheet.rect(x + 3, y + 3, width - 6, 29, "tint", 4)
    sheet.icon(building_icon(building), x + (width / 2 if width <= 60 else 22), y + 17, min(28, width - 6))
    if income:
        sheet.icon("income-gold", x + width - 20, y + 17, 21)


def _planks(sheet: Sheet, scene: Scene, built: Built, box: Box) -> None:
    x, y, width, height = box
    title = plank_name(scene, named(scene, built.building))
    there = ", ".join(scene.name("worker", kind) for kind in built.workers) or scene.say("panel-free")
    label = f"{scene.seat_name(built.seat)}, {title}: {there}"
    home = f"plank-{built.seat}-{built.building}"
    tips = list(effects(scene, built.building)[:1])
    if built.planks < built.count:
        tips.append(scene.say("panel-locked", count=built.count - built.planks))
    size = min(height - 4, width * 0.62)
    step = min(size + 2, (width - size) / max(1, built.count - 1))
    with sheet.place(home, label, tips):
        sheet.rect(x, y, width, height, "halo", 5)
        left = x + width / 2 - step * (built.count - 1) / 2
        for index in range(built.count):
            at = left + index * step
            plank(sheet, at, y + height / 2, size, size)
            if index < len(built.workers):
                figure(sheet, built.seat, built.workers[index], (at, y + height / 2, size * 0.92), home)
            elif index >= built.planks:
                sheet.icon("lock", at, y + height / 2, size * 0.7)
            elif fee := scene.number(f"buildings.{built.building}.fee"):
                coin(sheet, at, y + height / 2, min(18, size * 0.7), fee)


def _locks(sheet: Sheet, scene: Scene, built: Built, box: Box) -> None:
    x, y, width, height = box
    title = lock_name(scene, named(scene, built.building))
    inside = scene.say("panel-gnomes-of", count=built.gnomes, room=built.room)
    label = f"{scene.seat_name(built.seat)}, {title}: {inside}"
    slots = max(built.room, built.gnomes)
    size = height - 1
    step = min(size + 1, (width - size) / max(1, slots - 1))
    home = f"lock-{built.seat}-{built.building}"
    with sheet.place(home, label, effects(scene, built.building)[-1:]):
        sheet.rect(x, y, width, height, "halo", 5)
        left = x + width / 2 - step * (slots - 1) / 2
        for index in range(slots):
            at = (left + index * step, y + height / 2, size)
            if index < built.gnomes:
                gnome(sheet, at, home)
            else:
                sheet.icon("lock", *at)
