"""Caylus 1303, drawn: city, river and bridge, the road with its buildings, and the provost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from boardwright.games.caylus1303.actions import MOST_STEPS
from boardwright.games.caylus1303.events import Goods
from boardwright.games.caylus1303.terms import FIRST_MONUMENT, ROUNDS
from boardwright.text.caylus1303_labels import key_of, tile_of
from boardwright.web.boards.box import Box
from boardwright.web.boards.caylus1303_art import counted, halo, house, merlons, name, poly, row, worker
from boardwright.web.boards.caylus1303_layout import (
    BEFORE_ROAD,
    BRIDGE,
    LEFT,
    PITCH,
    STRIP,
    WIDTH,
    Way,
)
from boardwright.web.boards.caylus1303_tiles import Face, shade, tile, told
from boardwright.web.boards.sheet import Sheet
from boardwright.web.panels.caylus1303 import moment
from boardwright.web.panels.caylus1303_areas import does, title_of
from boardwright.web.panels.scene import Scene, capital

WORKER: Final = 30
HOUSE: Final = 25


def draw_road(sheet: Sheet, scene: Scene, way: Way) -> None:
    """Everything from the gate to the end of the road."""
    _ground(sheet, way)
    _river(sheet, way)
    _strip(sheet, way, scene.view["provost"])
    _gate(sheet, scene, way)
    for index, building in enumerate(scene.view["city"], start=1):
        _building(sheet, scene, building, way.slot(index), None)
    _bridge(sheet, scene, way)
    next_space = scene.view["road"].index(None) if None in scene.view["road"] else -1
    for space, building in enumerate(scene.view["road"]):
        if building is None:
            _empty(sheet, scene, way.space(space), space, space == next_space)
        else:
            _building(sheet, scene, building, way.space(space), space)
    _end(sheet, scene, way)
    _round(sheet, scene, way)
    _provost(sheet, scene, way)


# ---- The land


def _ground(sheet: Sheet, way: Way) -> None:
    sheet.rect(0, 0, WIDTH, way.bottom + 4, "field")
    sheet.path(f"M0 0H{LEFT + BRIDGE * PITCH + 18}V{way.strip_y(0) + 22}H0z", "town")
    for x, y, size in ((16, 316, 22), (986, 446, 20), (18, 560, 24), (984, 40, 20), (968, 18, 15)):
        if y < way.bottom:
            _tree(sheet, x, y, size)


def _tree(sheet: Sheet, x: float, y: float, size: float) -> None:
    sheet.path(f"M{x} {y}v{size * 0.5}", "thick none")
    sheet.path(
        f"M{x} {y - size}C{x + size} {y - size * 0.8} {x + size * 0.9} {y + size * 0.3} {x} {y + size * 0.2}"
        f"S{x - size * 0.8} {y - size} {x} {y - size}z",
        "leaf ink",
    )


def _river(sheet: Sheet, way: Way) -> None:
    """It comes from above, passes the bridge and follows the walls of the city to the left."""
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


def _strip(sheet: Sheet, way: Way, provost: int) -> None:
    """The road itself: light as far as the provost lets it work, dark beyond him."""
    whole = way.path()
    sheet.path(whole, "roadedge")
    sheet.path(whole, "roadahead")
    sheet.path(way.path(provost), "roadlit")
    sheet.path(whole, "cobbles")


def _gate(sheet: Sheet, scene: Scene, way: Way) -> None:
    """The gate of the city, where the road begins."""
    box, low = way.slot(0), way.strip_y(0) + STRIP / 2
    with sheet.place("gate", scene.say("board-gate")):
        halo(sheet, Box(box.x - 30, box.y - 14, 118, low - box.y + 16))
        for x in (box.x - 26, box.x + 44):
            sheet.path(poly(_tower(x, box.y + 4, 38, low + 2)), "stonefill thick")
            sheet.rect(x + 15, box.y + 36, 7, 15, "inkfill", 3)
        sheet.path(poly(_tower(box.x + 8, box.y + 30, 40, low - 4)), "stonefill ink")
        sheet.path(f"M{box.x + 13} {low - 2}V{box.y + 78}a15 17 0 0 1 30 0V{low - 2}z", "inkfill")
        sheet.path(
            "".join(f"M{box.x + 20 + 8 * bar} {low - 4}V{box.y + 68}" for bar in range(3))
            + f"M{box.x + 14} {box.y + 84}h28",
            "bars",
        )
        sheet.polygon(
            ((box.x + 27, box.y + 26), (box.x + 27, box.y - 10), (box.x + 50, box.y - 3)), "accent2 ink"
        )


def _tower(x: float, y: float, width: float, low: float) -> list[tuple[float, float]]:
    """A tower with merlons."""
    return [(x, low), *merlons(x, y, width, 5, 8), (x + width, low)]


# ---- Buildings


def _building(sheet: Sheet, scene: Scene, building: Mapping[str, Any], box: Box, space: int | None) -> None:
    """A building of city or road with its house, its workers and the shade when it lies ahead."""
    face = Face(building["tile"], building["setup"], building["residence"])
    is_ahead = space is not None and space >= scene.view["provost"]
    place = f"tile-{face.tile}"
    label = title_of(scene, building)
    with sheet.place(place, _label(scene, label, building), building_tip(scene, building, space)):
        halo(sheet, Box(box.x - 3, box.y - 4, box.width + 6, box.height + STRIP + 8))
        tile(sheet, scene, face, box)
        if is_ahead:
            shade(sheet, face, box)
        if space is not None and len(building["workers"]) < 2:
            sheet.text(box.x + 27, box.bottom + 17, space + 1, "num", 12.5)
        if tile_of(face.tile) < FIRST_MONUMENT and not face.is_residence and not building["workers"]:
            sheet.circle(box.cx, box.bottom + 16, 11, "spot")
    if building["owner"] is not None:
        house(sheet, building["owner"], (box.x + box.width * 0.56, box.y + 9), HOUSE, f"{place}-house")
    workers = building["workers"]
    for index, seat in enumerate(workers):
        x = box.cx + (index - (len(workers) - 1) / 2) * 30
        worker(sheet, seat, (x, box.bottom + 28), WORKER, place)


def _label(scene: Scene, title: str, building: Mapping[str, Any]) -> str:
    """The name of a building and who is there."""
    parts = list(_people(scene, building))
    return f"{title}: {', '.join(parts)}" if parts else title


def _people(scene: Scene, building: Mapping[str, Any]) -> Sequence[str]:
    found = []
    if building["owner"] is not None:
        found.append(scene.say("board-house", seat=building["owner"]))
    found += [scene.say("board-worker", seat=seat) for seat in building["workers"]]
    return found


def building_tip(scene: Scene, building: Mapping[str, Any], space: int | None) -> list[str]:
    """What a building does as it lies there."""
    key = tuple([building[part] for part in ("tile", "setup", "residence")])
    tip = list(told(scene, (*key, building["owner"] is None), lambda: does(scene, building)))
    if building["setup"]:
        tip.append(scene.say("panel-setup-title"))
    if building["owner"] is not None and tile_of(building["tile"]) < FIRST_MONUMENT:
        worth = scene.tables.get(f"{key_of(building['tile'])}.points")
        if worth:
            tip.append(scene.say("panel-road-owners", goods=Goods(points=scene.number("placement.points"))))
    if space is not None:
        tip.append(scene.say("panel-space-title", space=space + 1))
        if space >= scene.view["provost"]:
            tip.append(scene.say("board-ahead"))
    return tip


def _empty(sheet: Sheet, scene: Scene, box: Box, space: int, is_next: bool) -> None:
    """A free space; the one where the next building comes shows it."""
    text = scene.say("panel-next-space" if is_next else "cli-caylus1303-empty")
    with sheet.place(f"space-{space + 1}", f"{capital(scene.say('panel-space', space=space + 1))}: {text}"):
        halo(sheet, box)
        lot = Box(box.x + 8, box.y + 12, box.width - 16, box.height - 18)
        sheet.rect(lot.x, lot.y, lot.width, lot.height, "lot", 6)
        if is_next:
            sheet.icon("caylus-hammer", box.cx, lot.cy, 34)
        else:
            _wild(sheet, lot, space)
        sheet.text(box.x + 27, box.bottom + 17, space + 1, "num", 12.5)


def _wild(sheet: Sheet, lot: Box, space: int) -> None:
    """What grows where nobody has built yet."""
    x, y = lot.x + 14 + space * 29 % 50, lot.y + 30 + space * 7 % 12
    _tree(sheet, x, y, 14 + space % 3 * 3)
    if space % 3:
        _tree(sheet, lot.right - x + lot.x, y + 6, 12)
    grass = "".join(
        f"M{lot.x + 12 + part * 23} {lot.bottom - 6 - part % 2 * 7}l-3 -7m3 7l1 -8m-1 8l4 -6"
        for part in range(3)
    )
    sheet.path(grass, "tuft")


# ---- The bridge


def _bridge(sheet: Sheet, scene: Scene, way: Way) -> None:
    """Who has passed stands on the deck, in order; the houses of the others wait below."""
    view = scene.view
    x, right = LEFT + BRIDGE * PITCH + 4, LEFT + BEFORE_ROAD * PITCH - 4
    y = way.strip_y(0)
    tip = [scene.say("panel-bridge", count=scene.number("bridge.steps")), scene.say("panel-bridge-first")]
    passed = [scene.seat_name(seat) for seat in view["passed"]]
    label = scene.say("mover-bridge")
    if passed:
        label = f"{label}: {', '.join(passed)}"
        if len(passed) < scene.seats and scene.number("surcharge"):
            tip.append(scene.say("panel-surcharge", count=scene.number("surcharge")))
    with sheet.place("bridge", label, tip):
        halo(sheet, Box(x, way.top_of(0) + 6, right - x, y - way.top_of(0) + 34))
        _arches(sheet, x, right, y)
        if passed and len(passed) < scene.seats:
            extra = [("worker", ""), *counted("camp", scene.number("surcharge"))]
            row(sheet, extra, (right - 48, y - 42), 22, 56)
        name(sheet, scene.say("mover-bridge"), Box(x + 40, way.top_of(0) + 14, right - x - 80, 24), 15)
        _flag(sheet, scene, (x + (right - x) / 2, y - 36))
        for spot in range(scene.seats):
            at = _spot(scene, spot, x, right)
            sheet.circle(at, y, 13, "spot")
            if spot >= len(passed):
                sheet.text(at, y, spot + 1, "num soft", 13)
    for spot, seat in enumerate(view["passed"]):
        house(sheet, seat, (_spot(scene, spot, x, right), y + 12), 28, "bridge")
    waiting = [seat for seat in range(scene.seats) if seat not in view["passed"]]
    for seat in waiting:
        house(sheet, seat, (_spot(scene, seat, x, right), y + 46), 18, "bridge-waiting")


def _spot(scene: Scene, spot: int, x: float, right: float) -> float:
    step = min(44, (right - x - 24) / scene.seats)
    return (x + right) / 2 + (spot - (scene.seats - 1) / 2) * step


def _arches(sheet: Sheet, x: float, right: float, y: float) -> None:
    middle = (x + right) / 2
    sheet.path(
        f"M{x} {y + 18}V{y - 21}L{middle} {y - 27}L{right} {y - 21}V{y + 18}H{right - 18}"
        f"q-6 -2 -12 0H{middle + 14}q-14 -2 -28 0H{x + 30}q-6 -2 -12 0z",
        "stonefill thick",
    )
    sheet.rect(x - 2, y - STRIP / 2 + 2, right - x + 4, STRIP - 4, "deck")
    bricks = "".join(f"M{x + 14 + 24 * part} {y - 21}v7M{x + 24 * part + 26} {y + 14}v4" for part in range(8))
    sheet.path(bricks, "thin")


def _flag(sheet: Sheet, scene: Scene, at: tuple[float, float]) -> None:
    """The flag that a player lowers to pass."""
    text = scene.say("do-pass")
    x, y = at
    half = max(len(text) * 4.3, 20) + 8
    sheet.path(f"M{x - half} {y + 14}V{y - 14}", "thick")
    sheet.polygon(
        ((x - half, y - 13), (x + half, y - 12), (x + half - 9, y - 2), (x + half, y + 8), (x - half, y + 7)),
        "accent2 ink",
    )
    sheet.text(x - 3, y - 2, text, "name onaccent", 14)


# ---- The end of the road


def _end(sheet: Sheet, scene: Scene, way: Way) -> None:
    """The stands beyond the last space, for the provost alone."""
    first, _ = way.stand(way.spaces)
    last, y = way.stand(way.spaces + way.overrun)
    if not way.overrun or first == last:
        return
    low, high = sorted((way.stand(way.spaces + 1)[0], last))
    with sheet.place("end", scene.say("board-end")):
        halo(sheet, Box(low - 16, y - 16, high - low + 32, 32))
        for spot in range(1, way.overrun + 1):
            sheet.icon("provost", way.stand(way.spaces + spot)[0], y, 22, "ghost")


def _round(sheet: Sheet, scene: Scene, way: Way) -> None:
    """Nine stones for nine rounds, and where in the round the game is."""
    area = way.end()
    view = scene.view
    now = moment(scene)
    opens = {slot["opens"] for slot in view["site"]}
    step = min(25, (area.width - 8) / ROUNDS)
    middle = min(area.cx, area.x + 160)
    with sheet.place("round", now, [scene.say("panel-road-basic")]):
        halo(sheet, Box(middle - 4.6 * step, area.y + 2, 9.2 * step, 72))
        name(sheet, now, Box(middle - 4.5 * step - 10, area.y + 6, 9 * step + 20, 24), 14)
        for number in range(1, ROUNDS + 1):
            x = middle + (number - 5) * step
            is_now = number == view["round"]
            fill = "accent" if is_now else "stonefill" if number < view["round"] else "sheet"
            sheet.circle(x, area.y + 50, 11.5, f"{fill} ink")
            sheet.text(x, area.y + 50.5, number, "num onaccent" if is_now else "num", 13)
            if number in opens and number > 1:
                sheet.icon("lock", x, area.y + 69, 14)


# ---- The provost


def _provost(sheet: Sheet, scene: Scene, way: Way) -> None:
    view = scene.view
    for steps in range(-MOST_STEPS, MOST_STEPS + 1):
        position = view["provost"] + steps
        if steps and f"provost{steps:+d}" in sheet.targets and 0 <= position <= view["provost_end"]:
            _step(sheet, scene, way, steps)
    x, y = way.stand(view["provost"])
    with sheet.place("provost", scene.say("cli-caylus1303-provost"), [scene.say("panel-provost")]):
        sheet.circle(x, y - 5, 24, "halo")
        with sheet.piece("provost"):
            sheet.circle(x, y + 4, 15, "sheet ink")
            sheet.icon("provost", x, y - 7, 44)


def _step(sheet: Sheet, scene: Scene, way: Way, steps: int) -> None:
    """A stand that the provost could be moved to."""
    position = scene.view["provost"] + steps
    x, y = way.stand(position)
    label = scene.say("do-move-provost", steps=steps, **where(scene, position))
    with sheet.place(f"provost{steps:+d}", label):
        sheet.circle(x, y, 17, "halo")
        sheet.circle(x, y, 12, "sheet ink")
        sheet.text(x, y, f"{steps:+d}".replace("-", "−"), "num", 13)


def where(scene: Scene, position: int) -> dict[str, object]:
    """What the provost stands after when so many spaces lie on the bridge side of him."""
    road = scene.view["road"]
    if position == 0:
        return {"where": "bridge", "position": position}
    if position > len(road):
        return {"where": "end", "position": position - len(road)}
    building = road[position - 1]
    if building is None:
        return {"where": "empty", "position": position}
    return {"where": "building", "position": position, "tile": tile_of(building["tile"])}
