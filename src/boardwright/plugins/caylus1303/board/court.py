"""Offers of Caylus 1303 on the board, and the Construction Site with its queue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from boardwright.games.caylus1303.events import Goods, amounts
from boardwright.plugins.caylus1303.board.geometry import TILE_H, TILE_W, WIDTH
from boardwright.plugins.caylus1303.board.phrases import named, said, told
from boardwright.plugins.caylus1303.board.pieces import worker
from boardwright.plugins.caylus1303.board.tiles import FILLS, Face, lacks_of, means_of, shade, tile
from boardwright.plugins.caylus1303.labels import key_of, on_offer, tile_of
from boardwright.plugins.caylus1303.panels import OFFERS, effects, most_bundles, queue_said
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import write_name
from boardwright.web.svg.pieces import halo, merlons, path_of, plate, sign_row, star
from boardwright.web.svg.sheet import Sheet

EDGE: Final = 10
PLANK: Final = 34
STEP: Final = 109
SHELF: Final = 90
OFFERS_H: Final = 3 * SHELF
SITE_X: Final = 808
SLOTS: Final = 7
KINDS: Final = {"wood": "wood", "stone": "stone", "monuments": "monument"}
SHELF_ICONS: Final = {"wood": "caylus-wood-building", "stone": "caylus-stone-building", "monuments": "castle"}


# ---- Offers


def draw_offers(sheet: Sheet, scene: Scene, top: float) -> None:
    """Draw three shelves: wood buildings, stone buildings, monuments."""
    view = scene.view
    taken = [each["tile"] for each in view["road"] if each and not each["setup"]]
    chosen = (view["construction"] or {}).get("tile")
    means = means_of(scene)
    for index, (kind, names) in enumerate(on_offer(view).items()):
        y = top + index * SHELF
        made_of = scene.made_of("shelf", kind, y, names, taken, chosen, means)
        sheet.part(made_of, partial(_shelf, sheet, scene, kind, names, y))


def _shelf(sheet: Sheet, scene: Scene, kind: str, names: list[str], y: float) -> None:
    title, how = OFFERS[kind]
    tip = [said(scene, how, goods=Goods(points=scene.number("gold.points")))]
    shelf = _shelf_of(scene.view, kind, names)
    step = min(STEP, (SITE_X - EDGE - PLANK - 10) / max(SLOTS, len(shelf)))
    if not names:
        tip.insert(0, said(scene, "panel-none"))
    with sheet.place(f"offer-{kind}", said(scene, title), tip):
        halo(sheet, Box(EDGE - 3, y - 3, PLANK + 2, TILE_H + 6))
        plate(sheet, Box(EDGE, y, PLANK - 4, TILE_H), FILLS[KINDS[kind]], len(kind))
        sheet.icon(SHELF_ICONS[kind], EDGE + PLANK / 2 - 2, y + 24, 24)
        sheet.icon("caylus-hammer", EDGE + PLANK / 2 - 2, y + 56, 22)
    right = EDGE + PLANK + max(SLOTS, len(shelf)) * step
    sheet.path(f"M{EDGE + PLANK} {y + TILE_H + 1}H{right}", "shelf")
    chosen = (scene.view["construction"] or {}).get("tile")
    for index, offered in enumerate(shelf):
        box = Box(EDGE + PLANK + 4 + index * step, y, min(TILE_W, step - 6), TILE_H)
        if offered in names and offered != chosen:
            _offered(sheet, scene, offered, box)
        else:
            sheet.icon(SHELF_ICONS[kind], box.cx, box.y + 46, 44, "gone")


def _shelf_of(view: Mapping[str, Any], kind: str, names: list[str]) -> list[str]:
    """Return the tiles of a shelf, taken ones included, in a fixed order: nothing moves when a tile goes."""
    faces = [Face(each["tile"]) for each in view["road"] if each and not each["setup"]]
    built = [face.tile for face in faces if face.kind == KINDS[kind]]
    return sorted([*names, *built], key=tile_of)


def _offered(sheet: Sheet, scene: Scene, offered: str, box: Box) -> None:
    lacks, missing = lacks_of(scene, offered)
    tip = [*([missing] if missing else []), *offer_tip(scene, offered)]
    label = f"{named(scene, 'tile', offered)}, {said(scene, 'board-offered')}"
    with sheet.place(f"tile-{offered}", label, tip):
        halo(sheet, box.inset(-3))
        tile(sheet, scene, Face(offered), box, lacks)


def offer_tip(scene: Scene, offered: str) -> tuple[str, ...]:
    """Describe cost, value and effect of a tile."""
    return told(scene, ("offer", offered), lambda: _offer_tip(scene, offered))


def _offer_tip(scene: Scene, offered: str) -> Iterator[str]:
    cost = scene.words.goods(amounts(scene.numbers(f"{key_of(offered)}.cost")))
    if scene.tables.get(f"{key_of(offered)}.any", 0):
        cost += f" + {said(scene, 'panel-basic-goods', count=1)}"
    points = Goods(points=scene.number(f"{key_of(offered)}.points"))
    yield said(scene, "panel-cost", goods=cost)
    yield said(scene, "panel-worth", goods=points)
    yield from effects.tile(scene, offered)


# ---- The Construction Site


def draw_site(sheet: Sheet, scene: Scene, top: float) -> None:
    """Draw a tower of three storeys, the highest not open yet, and the ladder of deliveries."""
    view = scene.view
    is_asked = [f"slot-{number}" in sheet.targets for number in range(1, len(view["site"]) + 1)]
    is_open = [_is_open(scene, slot) for slot in view["site"]]
    tower = scene.made_of("tower", top, view["site"], is_asked, is_open)
    sheet.part(tower, lambda: _tower(sheet, scene, top))
    leader = most_bundles(view)
    bundles = 0 if leader is None else view["players"][leader]["bundles"]
    delivery = (scene.seats, view["queue"], leader, bundles, favoured(scene) is None)
    sheet.part(scene.made_of("queue", top, *delivery), lambda: _approach(sheet, scene, top))


def _tower(sheet: Sheet, scene: Scene, top: float) -> None:
    x, low = SITE_X, top + OFFERS_H - 6
    wall = merlons(x - 4, top + 16, TILE_W + 8, 7, 6)
    sheet.path(path_of([(x - 4, low), *wall, (x + TILE_W + 4, low)]), "stonefill thick")
    for number, slot in enumerate(scene.view["site"], start=1):
        _slot(sheet, scene, number, slot, Box(x + 2, low - 1 - number * 79, TILE_W - 4, 76))


def _approach(sheet: Sheet, scene: Scene, top: float) -> None:
    """Draw the queue of deliveries beside the tower, and its name above it."""
    x = SITE_X
    _queue(sheet, scene, Box(x + TILE_W + 10, top + 14, WIDTH - EDGE - x - TILE_W - 10, OFFERS_H - 18))
    write_name(sheet, said(scene, "table-site"), Box(x - 4, top - 7, WIDTH - EDGE - x + 4, 20), 15)


def _is_open(scene: Scene, slot: Mapping[str, Any]) -> bool:
    """Return whether a favour can use a slot in this round."""
    return max(int(scene.view["round"]), 1) >= int(slot["opens"])


def _slot(sheet: Sheet, scene: Scene, number: int, slot: Mapping[str, Any], box: Box) -> None:
    """Draw a building that a favour can use; its place is named by its slot while a slot is chosen."""
    there = slot["tile"]
    is_open = _is_open(scene, slot)
    state = "panel-slot-open" if is_open else "panel-slot-closed"
    text = said(scene, state, round=slot["opens"])
    title = f"{said(scene, 'panel-slot', slot=number)} ({text})"
    place = f"slot-{number}"
    if there and place not in sheet.targets:
        place = f"tile-{there}"
    label = f"{title}: {named(scene, 'tile', there)}" if there else title
    tip = told(scene, ("slot", there), lambda: effects.tile(scene, there, is_setup=True)) if there else ()
    with sheet.place(place, label, [*tip, said(scene, "panel-favour")]):
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
    """Draw the ladder: deliveries in order, the goods of a bundle, and its reward."""
    view = scene.view
    points = scene.number("bundle.points")
    tip = [said(scene, "panel-delivery", count=points), said(scene, "panel-delivery-favour")]
    leader = most_bundles(view)
    if leader is not None:
        count = view["players"][leader]["bundles"]
        tip.append(scene.say("panel-delivery-leads", seat=leader, count=count))
    with sheet.place(
        "site", f"{said(scene, 'table-site')}. {queue_said(scene)}", [*tip, said(scene, "panel-favour")]
    ):
        halo(sheet, box)
        _delivery(sheet, box, points)
        _ladder(sheet, scene.seats, len(view["queue"]), box)
    for spot, seat in enumerate(view["queue"]):
        worker(sheet, seat, (box.cx + 8, _rung(box, scene.seats, spot)), 30, "site")
    if favoured(scene) is None:
        favour(sheet, (box.cx, box.y + 76))


def favoured(scene: Scene) -> int | None:
    """Return the seat that uses a favour now."""
    question = scene.view["question"]
    return (
        question["seat"] if question and question["decision"] in ("ChooseFavour", "TakeFromBoard") else None
    )


def favour(sheet: Sheet, at: tuple[float, float], size: float = 26) -> None:
    """Draw the scroll of favours, which goes to the seat that uses one."""
    with sheet.piece("favour"):
        sheet.icon("caylus-favour", *at, size)


def _rung(box: Box, seats: int, spot: int) -> float:
    foot = box.y + 88
    return foot + (spot + 1) * (box.bottom - foot - 4) / max(seats, 4)


def _ladder(sheet: Sheet, seats: int, taken: int, box: Box) -> None:
    left, right = box.cx - 24, box.cx + 24
    sheet.path(
        f"M{left} {box.y + 86}L{left - 3} {box.bottom - 1}M{right} {box.y + 86}L{right + 3} {box.bottom - 1}",
        "thick",
    )
    for spot in range(seats):
        y = _rung(box, seats, spot)
        sheet.path(f"M{left - 3} {y}H{right + 3}", "thick")
        sheet.text(box.cx - 13, y - 14, spot + 1, "num soft", 14)
        if spot >= taken:
            sheet.circle(box.cx + 8, y - 14, 10, "spot")


def _delivery(sheet: Sheet, box: Box, points: int) -> None:
    """Describe a bundle and its reward."""
    sheet.icon("caylus-cart", box.cx - 17, box.y + 17, 30)
    star(sheet, points, (box.cx + 17, box.y + 17), 32)
    sign_row(
        sheet,
        [("food", ""), ("", "+"), ("any-good", ""), ("any-good", "")],
        (box.cx, box.y + 48),
        17,
        box.width,
    )
