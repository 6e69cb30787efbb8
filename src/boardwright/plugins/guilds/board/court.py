"""Around the square of Guilds on the board: the rounds, the decks, and the wishes of the King."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from boardwright.core.events import kebab_term
from boardwright.core.game import SEAT_NAMES
from boardwright.games.guilds.terms import Faction
from boardwright.plugins.guilds.panels.cards import names
from boardwright.text.words import signed
from boardwright.web.scene import Scene, capital
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import MIN_TEXT_SIZE, Fit, text_width, write_text
from boardwright.web.svg.pieces import amount, card, halo
from boardwright.web.svg.sheet import Sheet

STEP: Final = 33
LARGE: Final = 220

# The icons of wishes, and the wishes that the least value wins.
WISHES: Final = {
    "most-gardens": "room-garden",
    "most-characters": "character",
    "most-dwarves": "dwarf",
    "most-human-women": "guilds-woman",
    "fewest-characters": "character",
    "most-factions": "guild",
    "most-space": "tile-large",
    "most-small-rooms": "tile",
    "lowest-income": "income-florin",
    "highest-income": "income-florin",
    "most-gold": "gold",
} | {f"most-{kebab_term(faction)}": f"faction-{kebab_term(faction)}" for faction in Faction}
LEAST_WINS: Final = ("fewest-characters", "lowest-income")


# ---- rounds


def draw_rounds(sheet: Sheet, scene: Scene, moment: str, box: Box) -> None:
    """Draw a step for every round, and the dove on the present one."""
    made_of = scene.made_of("rounds", box.sides, moment, scene.view["round"], scene.view["rounds"])
    sheet.part(made_of, lambda: _rounds(sheet, scene, moment, box))


def _rounds(sheet: Sheet, scene: Scene, moment: str, box: Box) -> None:
    view = scene.view
    y = box.y + box.height / 2
    with sheet.place("rounds", moment):
        sheet.rect(box.x, box.y, STEP * view["rounds"] + 8, box.height, "halo", 8)
        for number in range(1, view["rounds"] + 1):
            own = Box(box.x + 5 + (number - 1) * STEP, y - 14, STEP - 5, 28)
            card(sheet, own, "well thin" if number <= view["round"] else "sheet thin")
            sheet.text(own.middle[0], y + 1, number, "num soft", 14)
        x = box.x + 5 + (max(view["round"], 1) - 1) * STEP + (STEP - 5) / 2
        with sheet.piece("dove"):
            sheet.icon("guilds-dove", x, y - 1, 36, "dove")
    start = box.x + STEP * view["rounds"] + 18
    write_text(sheet, start, y + 1, moment, Fit(box.right - start, 1, 17, 13), "name start")


# ---- decks

# The fields of the view about the piles.
PILES: Final = (
    "deck",
    "top",
    "bottom",
    "to_come",
    "small_rooms_left",
    "large_rooms_left",
    "discarded",
    "discarded_rooms",
)


def draw_decks(sheet: Sheet, scene: Scene, box: Box) -> None:
    """Draw the decks and the discard piles."""
    made_of = scene.made_of("decks", box.sides, [scene.view[name] for name in PILES])
    sheet.part(made_of, lambda: _decks(sheet, scene, box))


def _decks(sheet: Sheet, scene: Scene, box: Box) -> None:
    view = scene.view
    gone = len(view["discarded"]) + len(view["discarded_rooms"])
    piles = (
        ("deck", "deck", view["deck"], _deck_told(scene)),
        ("small-rooms", "tile", view["small_rooms_left"], _rooms_told(scene, "small")),
        ("large-rooms", "tile-large", view["large_rooms_left"], _rooms_told(scene, "large")),
        ("discarded", "discard", gone, _discard_told(scene)),
    )
    width = box.width / len(piles)
    for index, (name, icon, count, told) in enumerate(piles):
        _pile(sheet, Box(box.x + index * width, box.y, width, box.height), (name, icon), count, told)


def _pile(sheet: Sheet, box: Box, look: tuple[str, str], count: int, told: Sequence[str]) -> None:
    x, y = box.x + 27, box.y + box.height / 2
    with sheet.place(f"pile-{look[0]}", told[0], told[1:]):
        sheet.rect(box.x + 2, box.y, box.width - 4, box.height, "halo", 8)
        for level in range(min(3, -(-count // 8)), 0, -1):
            card(sheet, Box(x - 17 + level * 2.2, y - 17 + level * 1.6, 32, 32), "well thin")
        with sheet.group("" if count else "faded"):
            sheet.icon(look[1], x, y - 1, 34)
        sheet.text(x + 25, y + 1, count, "num start", 18)


def _deck_told(scene: Scene) -> list[str]:
    view = scene.view
    told = [scene.say("panel-deck", count=view["deck"])]
    if view["top"]:
        told.append(scene.say("panel-top", names=names(scene, "character", view["top"])))
    if view["bottom"]:
        told.append(scene.say("panel-bottom", names=names(scene, "character", view["bottom"])))
    if view["to_come"]:
        told.append(f"{scene.say('panel-to-come')}: {names(scene, 'character', view['to_come'])}")
    return told


def _rooms_told(scene: Scene, size: str) -> list[str]:
    return [scene.say(f"panel-{size}-rooms", count=scene.view[f"{size}_rooms_left"])]


def _discard_told(scene: Scene) -> list[str]:
    view = scene.view
    gone = len(view["discarded"]) + len(view["discarded_rooms"])
    told = [scene.say("board-discarded", count=gone)]
    if view["discarded"]:
        told.append(scene.say("panel-discarded", names=names(scene, "character", view["discarded"])))
    if view["discarded_rooms"]:
        told.append(scene.say("panel-discarded-rooms", names=names(scene, "room", view["discarded_rooms"])))
    return told


# ---- wishes


def draw_wishes(sheet: Sheet, scene: Scene, box: Box, rows: int) -> None:
    """Draw the wishes in that many rows."""
    wishes = scene.view["objectives"]
    columns = max(1, -(-len(wishes) // rows))
    width, height = box.width / columns, box.height / rows
    for index, wish in enumerate(wishes):
        x, y = box.x + index % columns * width, box.y + index // columns * height
        _wish(sheet, scene, wish, Box(x, y, width - 6, height - 8))


def _wish(sheet: Sheet, scene: Scene, wish: Mapping[str, Any], box: Box) -> None:
    sheet.part(scene.made_of("wish", box.sides, wish), lambda: _scroll_of(sheet, scene, wish, box))


def _scroll_of(sheet: Sheet, scene: Scene, wish: Mapping[str, Any], box: Box) -> None:
    """Draw a scroll with the King's seal: the wish, its points, and the present values of all guilds."""
    name = wish["objective"]
    with sheet.place(f"wish-{name}", _wish_label(scene, wish), _wish_told(scene, wish)):
        halo(sheet, box.inset(-2), 8)
        _scroll(sheet, box)
        scale = 1.3 if box.width > LARGE else 1.0
        sheet.icon(WISHES[name], box.x + 26 * scale, box.y + 32 * scale, 36 * scale)
        if name in LEAST_WINS:
            sheet.icon("minus", box.x + 26 * scale, box.y + 55 * scale, 16 * scale, "least")
        _rewards(sheet, wish, box, scale)
        first = box.y + (48 if box.width > LARGE else 34)
        text = capital(scene.name("objective", name))
        fit = Fit(box.width - 52 * scale, 2 if scale > 1 else 3, 18 if scale > 1 else 13, 11.5)
        write_text(sheet, box.x + 47 * scale, first, text, fit, "name start")
        _standings(sheet, scene, wish, box)


def _rewards(sheet: Sheet, wish: Mapping[str, Any], box: Box, scale: float) -> None:
    """Draw the points of the first place and, if it counts, of the second."""
    counts = [wish["first"]] + ([wish["second"]] if wish["second"] else [])
    x = box.right - 8.0
    for place, count in reversed(list(enumerate(counts))):
        size = (16.0 - 3 * place) * scale
        x -= size * 1.5 + text_width(str(count), size)
        amount(sheet, x, box.y + 18 * scale, "point", str(count), size)


def _scroll(sheet: Sheet, box: Box) -> None:
    card(sheet, Box(box.x + 2, box.y + 3, box.width, box.height), "inkfill")
    card(sheet, box, "sheet ink")
    sheet.rect(box.x - 2, box.y - 1, box.width + 4, 6, "well thin", 3)
    sheet.rect(box.x - 2, box.bottom - 5, box.width + 4, 6, "well thin", 3)


def rewards_now(wish: Mapping[str, Any]) -> list[int]:
    """Return the points that every guild would get for a wish now."""
    worth = {1: wish["first"], 2: wish["second"] or 0}
    return [worth.get(place, 0) for place in wish["places"]]


def _standings(sheet: Sheet, scene: Scene, wish: Mapping[str, Any], box: Box) -> None:
    """Draw the value of every guild, and below it the points; a crown for those who would be first."""
    step = (box.width - 8) / scene.seats
    scale = 1.2 if box.width > LARGE else 1.0
    y = box.bottom - 16 - 25 * scale
    sheet.path(f"M{box.x + 8:.1f} {y - 13 * scale:.1f}H{box.right - 8:.1f}", "hair")
    for seat, points in enumerate(rewards_now(wish)):
        x = box.x + 4 + seat * step + step / 2
        with sheet.group("" if points else "trailing"):
            _standing(sheet, (x, y), seat, signed(wish["values"][seat]), min(step - 2, 40 * scale))
        if points:
            icon = "crown" if wish["places"][seat] == 1 else "point"
            _reward_now(sheet, Box(x - 16 * scale, y + 13 * scale, 32 * scale, 20 * scale), icon, points)


def _standing(sheet: Sheet, middle: tuple[float, float], seat: int, value: str, width: float) -> None:
    """Draw a seat and its number side by side, smaller in a narrow space."""
    size = 14 * width / 34
    while size > MIN_TEXT_SIZE and size * 1.25 + text_width(value, size) > width:
        size -= 0.5
    start = middle[0] - (size * 1.3 + text_width(value, size)) / 2
    sheet.icon(f"seat-{SEAT_NAMES[seat]}", start + size * 0.58, middle[1], size * 1.16)
    sheet.text(start + size * 1.3, middle[1] + 1, value, "num start", size)


def _reward_now(sheet: Sheet, box: Box, icon: str, points: int) -> None:
    """Draw a seal with the points."""
    sheet.rect(box.x, box.y, box.width, box.height, f"seal{' first' if icon == 'crown' else ''} thin", 6)
    size = box.height * 0.82
    sheet.icon(icon, box.x + size * 0.62, box.cy, size)
    sheet.text(box.x + size * 1.2, box.cy + 0.5, points, "num start", box.height * 0.68)


def _wish_label(scene: Scene, wish: Mapping[str, Any]) -> str:
    """What the King wishes, what it is worth, and who would get that now."""
    worth = scene.say("amount-points", count=wish["first"])
    label = f"{capital(scene.name('objective', wish['objective']))}: {worth}"
    first = [scene.seat_name(seat) for seat, place in enumerate(wish["places"]) if place == 1]
    return f"{label}. {scene.say('board-first-now', names=', '.join(first))}" if first else label


def _wish_told(scene: Scene, wish: Mapping[str, Any]) -> list[str]:
    told = []
    if wish["second"]:
        told.append(scene.say("panel-wish-place", place=1, points=wish["first"]))
        told.append(scene.say("panel-wish-place", place=2, points=wish["second"]))
    for seat, points in enumerate(rewards_now(wish)):
        now = scene.say("panel-wish-now", points=points)
        told.append(f"{scene.seat_name(seat)}: {signed(wish['values'][seat])}, {now}")
    return [*told, scene.say("panel-wishes-note")]
