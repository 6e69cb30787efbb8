"""Property cards of Belfort on the board: in the market with their costs, built with planks and locks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from boardwright.plugins.belfort.board.pieces import building_icon, card_piece, cost_row, figure, gnome
from boardwright.plugins.belfort.panels.cards import (
    LOCKED,
    PLANKS,
    cost_words,
    effects,
    lock_name,
    named,
    open_planks,
    plank_name,
    printed_of,
    site_words,
)
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import MIN_FONT_SIZE, fit_line, text_width
from boardwright.web.svg.pieces import flat_coin, halo, plank
from boardwright.web.svg.sheet import Sheet

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
"""The width for which a card is drawn; a narrower one is scaled down."""
CARD_GAP: Final = 5.0


@dataclass(frozen=True)
class Built:
    """The cards of one type that a player has built."""

    seat: int
    building: str
    count: int
    gnomes: int
    room: int
    workers: Sequence[str]
    planks: int


def stacks(names: Sequence[str]) -> list[tuple[str, int]]:
    """Count cards by type."""
    return [(name, names.count(name)) for name in dict.fromkeys(names)]


# ---- to be built


def card_face(
    sheet: Sheet, scene: Scene, place: str, pile: tuple[str, int], box: Box, tips: Sequence[str] = ()
) -> None:
    """Draw cards of a type in a hand, as a pile: name, picture, income, cost, effects of worker and gnome."""
    x, y, width, height = box.sides
    building, count = pile
    label = f"{scene.say('panel-hand')}: {_title(scene, pile)}"
    with sheet.place(place, label, _card_words(scene, building, tips)):
        sheet.rect(x - 2, y - 2, width + 4, height + 4, "halo", 8)
        _behind(sheet, f"card-{building}", place, count, box)
        _face(sheet, scene, building, place, box)
        if count > 1:
            sheet.circle(x + width - 12, y + 55, 10, "inkfill")
            sheet.text(x + width - 12, y + 55, f"×{count}", "num oninverse", 12)


def card_row(
    sheet: Sheet, scene: Scene, place: str, pile: tuple[str, int], box: Box, tips: Sequence[str] = ()
) -> None:
    """Draw cards of a type in the pool, side by side in a box; they are one place."""
    x, y, width, height = box.sides
    building, count = pile
    step = (width + CARD_GAP) / count
    label = f"{scene.say('panel-pool')}: {_title(scene, pile)}"
    with sheet.place(place, label, _card_words(scene, building, tips)):
        sheet.rect(x - 2, y - 2, width + 4, height + 4, "halo", 8)
        for index in range(count):
            _face(sheet, scene, building, place, Box(x + index * step, y, step - CARD_GAP, height))


def _title(scene: Scene, pile: tuple[str, int]) -> str:
    title = named(scene, pile[0])
    return title if pile[1] == 1 else f"{title} ×{pile[1]}"


def _card_words(scene: Scene, building: str, tips: Sequence[str]) -> tuple[str, ...]:
    cost = cost_words(scene, f"buildings.{building}.cost")
    return (cost, *effects(scene, building), site_words(scene, building), *tips)


def _face(sheet: Sheet, scene: Scene, building: str, home: str, box: Box) -> None:
    x, y, width, height = box.sides
    with card_piece(sheet, f"card-{building}", home):
        sheet.rect(x, y, width, height, "sheet ink", 6)
        _head(sheet, scene, building, x, y, width)
        _cost(sheet, scene.numbers(f"buildings.{building}.cost"), x + width / 2, y + 75, width - 8)
        _gives(sheet, building, x + width / 2, y + height - 15, width / FULL)


def _behind(sheet: Sheet, owner: str, home: str, count: int, box: Box) -> None:
    """Draw the other cards of a pile behind the first."""
    x, y, width, height = box.sides
    for each in range(count - 1, 0, -1):
        shift = 4 * each / (count - 1)
        with card_piece(sheet, owner, home):
            sheet.rect(x + shift, y - shift, width - shift, height, "sheet ink", 6)


def _cost(sheet: Sheet, cost: Sequence[int], x: float, y: float, width: float) -> None:
    """Draw the cost of a card; on a narrow card metal is below wood and stone."""
    if width >= 62 or not cost[2]:
        cost_row(sheet, cost, x, y, 14.5, width)
        return
    cost_row(sheet, cost[:2], x, y - 5, 13, width)
    cost_row(sheet, (0, 0, cost[2]), x, y + 9, 13, width)


def _head(sheet: Sheet, scene: Scene, building: str, x: float, y: float, width: float) -> None:
    title = named(scene, building)
    income = printed_of(scene, "income", building)
    sheet.rect(x + 3, y + 3, width - 6, 17, "tint", 4)
    if text_width(title, MIN_FONT_SIZE) <= width - 2:
        sheet.text(x + width / 2, y + 12, title, "name", fit_line(title, width - 9, 13.5))
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
    """Draw the effects of a worker on a plank and of a gnome on a lock; the Keep has two markers."""
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
    """Return the cards that a player has built, by type."""
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
    """Draw a built card: its income, its planks with workers, its locks with gnomes."""
    x, y, width, height = box.sides
    title = named(scene, built.building)
    label = f"{scene.seat_name(built.seat)}, {title}" + (f" ×{built.count}" if built.count > 1 else "")
    with sheet.place(f"card-{built.seat}-{built.building}", label, effects(scene, built.building)):
        halo(sheet, box.inset(-2), 8)
        _built_face(sheet, scene, built, box, large)
        if built.count > 1:
            badge = (x + width - 12, y + 52) if large else (x + width - 5, y + 5)
            sheet.circle(*badge, 9.5, "inkfill")
            sheet.text(*badge, f"×{built.count}", "num oninverse", 11.5)
    if large and built.building == "keep":
        _gives(sheet, "keep", x + width / 2, y + height - 24, width / FULL)
    aside = 20 if width > 60 else 0
    if built.building in PLANKS:
        _plank_row(sheet, scene, built, box, (y + 62, 31.0) if large else (y + 32, 23.0), aside)
    if built.room or built.gnomes:
        _lock_row(sheet, scene, built, box, (24, 22, 11) if large else (19, 17, 8), aside)


def _built_face(sheet: Sheet, scene: Scene, built: Built, box: Box, large: bool) -> None:
    """Draw the face of a card, with further ones of its kind behind it."""
    home = f"card-{built.seat}-{built.building}"
    owner = f"card-{built.building}" if built.seat == scene.seat else f"cards-{built.seat}"
    _behind(sheet, owner, home, built.count, box)
    with card_piece(sheet, owner, home):
        sheet.rect(box.x, box.y, box.width, box.height, "sheet ink", 6)
        head = _head if large else _small_head
        head(sheet, scene, built.building, box.x, box.y, box.width)


def _plank_row(
    sheet: Sheet, scene: Scene, built: Built, box: Box, row: tuple[float, float], aside: int
) -> None:
    """Draw the planks of a card, and the effect of a worker beside them."""
    _planks(sheet, scene, built, Box(box.x + 3, row[0], box.width - 6 - aside, row[1]))
    for at, icon in enumerate(WORKER_GIVES[built.building] if aside else ()):
        sheet.icon(icon, box.x + box.width - 14 + at * 5, row[0] + row[1] / 2 - 1 + at * 6, 19)


def _lock_row(
    sheet: Sheet, scene: Scene, built: Built, box: Box, row: tuple[int, int, int], aside: int
) -> None:
    """Draw the locks of a card, and the effect of a gnome beside them; the row is `up, height, middle`."""
    up, height, middle = row
    top = box.y + box.height - up
    _locks(sheet, scene, built, Box(box.x + 3, top, box.width - 6 - aside, height))
    if aside and built.building in GNOME_GIVES:
        sheet.icon(GNOME_GIVES[built.building], box.x + box.width - 14, top + middle, 19)


def _small_head(sheet: Sheet, scene: Scene, building: str, x: float, y: float, width: float) -> None:
    """Draw the picture of a building, and its income if there is space."""
    income = printed_of(scene, "income", building) if width > 60 else 0
    sheet.rect(x + 3, y + 3, width - 6, 29, "tint", 4)
    sheet.icon(building_icon(building), x + (width / 2 if width <= 60 else 22), y + 17, min(28, width - 6))
    if income:
        sheet.icon("income-gold", x + width - 20, y + 17, 21)


def _planks(sheet: Sheet, scene: Scene, built: Built, box: Box) -> None:
    x, y, width, height = box.sides
    title = plank_name(scene, named(scene, built.building))
    there = [scene.name("worker", kind) for kind in built.workers]
    there += [scene.say("panel-free")] * (built.planks - len(there))
    label = ": ".join(filter(None, (f"{scene.seat_name(built.seat)}, {title}", ", ".join(there))))
    if built.planks < built.count:
        label = f"{label}. {scene.say('panel-locked', count=built.count - built.planks)}"
    home = f"plank-{built.seat}-{built.building}"
    tips = effects(scene, built.building)[:1]
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
                flat_coin(sheet, at, y + height / 2, min(18, size * 0.7), fee)


def _locks(sheet: Sheet, scene: Scene, built: Built, box: Box) -> None:
    x, y, width, height = box.sides
    title = lock_name(scene, named(scene, built.building))
    inside = scene.say("panel-gnomes-of", count=built.gnomes, room=built.room)
    label = f"{scene.seat_name(built.seat)}, {title}. {inside}"
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
