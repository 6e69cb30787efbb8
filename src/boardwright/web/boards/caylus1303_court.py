"""Caylus 1303, drawn: what can be built, the Construction Site with its queue, the Camp."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from boardwright.core.game import SEAT_NAMES
from boardwright.games.caylus1303.events import Goods, amounts
from boardwright.text.caylus1303_labels import key_of, on_offer
from boardwright.web.boards.box import Box
from boardwright.web.boards.caylus1303_art import block, halo, merlons, name, poly, row, star, worker
from boardwright.web.boards.caylus1303_layout import TILE_H, TILE_W, WIDTH
from boardwright.web.boards.caylus1303_tiles import FILLS, Face, shade, tile, told
from boardwright.web.boards.sheet import Sheet
from boardwright.web.panels import caylus1303_effects as effects
from boardwright.web.panels.caylus1303 import OFFERS, most_bundles
from boardwright.web.panels.scene import Scene

EDGE: Final = 10
PLANK: Final = 34
STEP: Final = 109
SHELF: Final = 88
OFFERS_H: Final = 3 * SHELF
SITE_X: Final = 808
KINDS: Final = {"wood": "wood", "stone": "stone", "monuments": "monument"}
SHELF_ICONS: Final = {"wood": "caylus-wood-building", "stone": "caylus-stone-building", "monuments": "castle"}


# ---- What can be built


def draw_offers(sheet: Sheet, scene: Scene, top: float) -> None:
    """Three shelves: wood buildings, stone buildings, monuments."""
    for index, (kind, names) in enumerate(on_offer(scene.view).items()):
        _shelf(sheet, scene, kind, names, top + index * SHELF)


def _shelf(sheet: Sheet, scene: Scene, kind: str, names: list[str], y: float) -> None:
    title, how = OFFERS[kind]
    tip = [scene.say(how, goods=Goods(points=scene.number("gold.points")))]
    count = max(7, len(names))
    step = min(STEP, (SITE_X - EDGE - PLANK - 10) / count)
    with sheet.place(f"offer-{kind}", scene.say(title), tip if names else [scene.say("panel-none"), *tip]):
        halo(sheet, Box(EDGE - 3, y - 3, PLANK + 2, TILE_H + 6))
        block(sheet, Box(EDGE, y, PLANK - 4, TILE_H), FILLS[KINDS[kind]], len(kind))
        sheet.icon(SHELF_ICONS[kind], EDGE + PLANK / 2 - 2, y + 24, 24)
        sheet.icon("caylus-hammer", EDGE + PLANK / 2 - 2, y + 56, 22)
    sheet.path(f"M{EDGE + PLANK} {y + TILE_H + 1}H{EDGE + PLANK + count * step}", "shelf")
    for index in range(count):
        box = Box(EDGE + PLANK + 4 + index * step, y, min(TILE_W, step - 6), TILE_H)
        if index < len(names):
            _offered(sheet, scene, names[index], box)
        else:
            sheet.rect(box.x + 10, box.y + 16, box.width - 20, box.height - 26, "lot", 6)


def _offered(sheet: Sheet, scene: Scene, offered: str, box: Box) -> None:
    tip = told(scene, ("offer", offered), lambda: _offer_tip(scene, offered))
    with sheet.place(f"tile-{offered}", scene.name("tile", offered), tip):
        halo(sheet, box.inset(-3))
        tile(sheet, scene, Face(offered), box)


def _offer_tip(scene: Scene, offered: str) -> Iterator[str]:
    """Cost and worth of a tile, and what it will do."""
    cost = scene.words.goods(amounts(scene.numbers(f"{key_of(offered)}.cost")))
    if scene.tables.get(f"{key_of(offered)}.any", 0):
        cost += f" + {scene.say('panel-basic-goods', count=1)}"
    points = Goods(points=scene.number(f"{key_of(offered)}.points"))
    yield scene.say("panel-cost", goods=cost)
    yield scene.say("panel-worth", goods=points)
    yield from effects.tile(scene, offered)


# ---- The Construction Site


def draw_site(sheet: Sheet, scene: Scene, top: float) -> None:
    """A tower of three storeys, the highest not open yet, and the ladder of those who deliver."""
    x, low = SITE_X, top + OFFERS_H - 6
    wall = merlons(x - 4, top + 12, TILE_W + 8, 7, 7)
    sheet.path(poly([(x - 4, low), *wall, (x + TILE_W + 4, low)]), "stonefill thick")
    for number, slot in enumerate(scene.view["site"], start=1):
        _slot(sheet, scene, number, slot, Box(x + 2, low - 2 - number * 79, TILE_W - 4, 75))
    _queue(sheet, scene, Box(x + TILE_W + 10, top - 2, WIDTH - EDGE - x - TILE_W - 10, OFFERS_H - 2))


def _slot(sheet: Sheet, scene: Scene, number: int, slot: Mapping[str, Any], box: Box) -> None:
    """A building that a favour can use; it goes by the name of its slot while a slot is to be chosen."""
    there = slot["tile"]
    is_open = max(scene.view["round"], 1) >= slot["opens"]
    text = scene.say("panel-slot-open") if is_open else scene.say("panel-slot-closed", round=slot["opens"])
    title = f"{scene.say('panel-slot', slot=number)} ({text})"
    place = f"slot-{number}"
    if there and place not in sheet.targets:
        place = f"tile-{there}"
    label = f"{title}: {scene.name('tile', there)}" if there else title
    tip = told(scene, ("slot", there), lambda: effects.tile(scene, there, is_setup=True)) if there else ()
    with sheet.place(place, label, [*tip, scene.say("panel-favour")]):
        halo(sheet, box.inset(-2))
        if there:
            face = Face(there, is_setup=True)
            tile(sheet, scene, face, box)
            if not is_open:
                shade(sheet, face, box)
        else:
            sheet.rect(box.x + 6, box.y + 8, box.width - 12, box.height - 14, "lot", 6)
        if not is_open:
            sheet.circle(box.cx, box.y + 11, 13, "sheet ink")
            sheet.text(box.cx, box.y + 11.5, slot["opens"], "num", 14)
            sheet.icon("lock", box.cx + 22, box.y + 11, 18)


def _queue(sheet: Sheet, scene: Scene, box: Box) -> None:
    """The ladder: who will deliver, in order; what a bundle is, and what it gives."""
    view = scene.view
    points = scene.number("bundle.points")
    tip = [scene.say("panel-delivery", count=points), scene.say("panel-delivery-favour")]
    leader = most_bundles(view)
    if leader is not None:
        count = view["players"][leader]["bundles"]
        tip.append(scene.say("panel-delivery-leads", seat=leader, count=count))
    label = scene.say("cli-caylus1303-site")
    if view["queue"]:
        label = f"{label}: {', '.join(scene.seat_name(seat) for seat in view['queue'])}"
    foot = box.y + 84
    step = (box.bottom - foot) / max(scene.seats, 4)
    with sheet.place("site", label, [*tip, scene.say("panel-favour")]):
        halo(sheet, box)
        _delivery(sheet, scene, box, points)
        rails = "".join(
            f"M{x} {foot - 6}L{x + lean} {box.bottom - 2}"
            for x, lean in ((box.cx - 24, -3), (box.cx + 24, 3))
        )
        sheet.path(rails, "thick rail")
        for spot in range(scene.seats):
            y = foot + (spot + 0.95) * step
            sheet.path(f"M{box.cx - 27} {y}H{box.cx + 27}", "thick")
            sheet.text(box.cx - 14, y - 12, spot + 1, "num soft", 14)
            sheet.circle(box.cx + 6, y - 13, 11, "spot")
    for spot, seat in enumerate(view["queue"]):
        worker(sheet, seat, (box.cx + 6, foot + (spot + 0.95) * step - 1), 30, "site")


def _delivery(sheet: Sheet, scene: Scene, box: Box, points: int) -> None:
    name(sheet, scene.say("cli-caylus1303-site"), Box(box.x + 2, box.y + 2, box.width - 4, 28), 13)
    sheet.icon("caylus-cart", box.cx - 16, box.y + 44, 30)
    star(sheet, points, (box.cx + 17, box.y + 43), 32)
    row(
        sheet,
        [("food", ""), ("", "+"), ("any-good", ""), ("any-good", "")],
        (box.cx, box.y + 69),
        15,
        box.width,
    )


# ---- The Camp


def draw_camp(sheet: Sheet, scene: Scene, box: Box) -> None:
    """Who rests: the workers that are in nobody's pool and on no building."""
    counts = [(seat, player["camp"]) for seat, player in enumerate(scene.view["players"])]
    tip = [f"{scene.seat_name(seat)}: {scene.say('panel-camp', count=count)}" for seat, count in counts]
    with sheet.place("camp", scene.say("board-camp"), tip):
        halo(sheet, box)
        sheet.path(f"M{box.x + 2} {box.y + 57}q40 -6 80 0", "ink none")
        sheet.icon("camp", box.x + 30, box.y + 32, 52)
        sheet.icon("camp", box.x + 58, box.y + 40, 34)
        name(sheet, scene.say("board-camp"), Box(box.x + 4, box.bottom - 22, 76, 20), 14)
        for index, (seat, count) in enumerate(counts):
            _rest(sheet, seat, count, _tent(box, index, len(counts)))


def _tent(box: Box, index: int, seats: int) -> tuple[float, float]:
    """Where the workers of a seat rest."""
    columns = max(1, int((box.width - 84) // 46))
    line, column = divmod(index, columns)
    lines = -(-seats // columns)
    return box.x + 90 + column * 46, box.cy + (line - (lines - 1) / 2) * min(28, box.height / lines)


def _rest(sheet: Sheet, seat: int, count: int, at: tuple[float, float]) -> None:
    x, y = at
    sheet.icon(f"seat-{SEAT_NAMES[seat]}", x, y, 20)
    sheet.text(x + 14, y + 1, count, "num start", 14)
