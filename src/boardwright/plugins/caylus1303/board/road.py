"""The road of Caylus 1303 on the board: city, river and bridge, buildings, and the provost."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any, Final

from boardwright.games.caylus1303.actions import MOST_STEPS
from boardwright.games.caylus1303.events import Goods
from boardwright.games.caylus1303.terms import FIRST_MONUMENT, ROUNDS
from boardwright.plugins.caylus1303.board.bridge import draw_bridge
from boardwright.plugins.caylus1303.board.court import offer_tip
from boardwright.plugins.caylus1303.board.geometry import (
    STRIP,
    Way,
)
from boardwright.plugins.caylus1303.board.land import draw_land, draw_strip, tree
from boardwright.plugins.caylus1303.board.phrases import named, said, told
from boardwright.plugins.caylus1303.board.pieces import house, worker
from boardwright.plugins.caylus1303.board.tiles import Face, shade, tile
from boardwright.plugins.caylus1303.labels import key_of, tile_of
from boardwright.plugins.caylus1303.panels import moment, phase_of
from boardwright.plugins.caylus1303.panels.areas import does, takes_workers, title_of, workers_said
from boardwright.web.scene import Scene, capital
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import write_name
from boardwright.web.svg.pieces import halo, merlons, path_of
from boardwright.web.svg.sheet import Sheet

WORKER: Final = 32
HOUSE: Final = 28


def draw_road(sheet: Sheet, scene: Scene, way: Way) -> None:
    """Draw everything from the gate to the end of the road."""
    view = scene.view
    sheet.part(
        scene.made_of("land", way.spaces, way.overrun, view["provost"]), lambda: _ground(sheet, scene, way)
    )
    sheet.part(scene.made_of("city", view["city"]), lambda: _city(sheet, scene, way))
    draw_bridge(sheet, scene, way)
    _spaces(sheet, scene, way)
    _end_of_road(sheet, scene, way)
    _provost(sheet, scene, way)


def _ground(sheet: Sheet, scene: Scene, way: Way) -> None:
    """Draw the land before any building."""
    draw_land(sheet, way)
    draw_strip(sheet, way, scene.view["provost"])
    _gate(sheet, scene, way)


def _city(sheet: Sheet, scene: Scene, way: Way) -> None:
    for index, building in enumerate(scene.view["city"], start=1):
        _building(sheet, scene, building, way.slot(index), None)


def _spaces(sheet: Sheet, scene: Scene, way: Way) -> None:
    """Draw the spaces of the road: built, planned and wild ones."""
    road = scene.view["road"]
    next_space = road.index(None) if None in road else -1
    building_now = scene.view["construction"] or {}
    planned = building_now if building_now.get("tile") else None
    for space, building in enumerate(road):
        is_next = space == next_space
        made_of = scene.made_of(
            "space", space, building, space >= scene.view["provost"], is_next, planned if is_next else None
        )
        sheet.part(made_of, partial(_space, sheet, scene, way, space, planned if is_next else None))
    if building_now and not building_now["tile"] and road[building_now["space"]] is not None:
        box = way.space(building_now["space"])
        with sheet.group("badge"):
            sheet.circle(box.right - 15, box.y + 12, 15, "sheet ink")
            sheet.icon("caylus-hammer", box.right - 15, box.y + 12, 20)


def _space(sheet: Sheet, scene: Scene, way: Way, space: int, planned: Mapping[str, Any] | None) -> None:
    """Draw a space of the road with its building or its plan."""
    road = scene.view["road"]
    box = way.space(space)
    if road[space] is not None:
        _building(sheet, scene, road[space], box, space)
    elif planned is not None:
        _planned(sheet, scene, planned, box)
    else:
        _empty(sheet, scene, box, space, None not in road[:space])


# ---- The gate


def _gate(sheet: Sheet, scene: Scene, way: Way) -> None:
    """Draw the gate of the city, at the start of the road."""
    box, low = way.slot(0), way.strip_y(0) + STRIP / 2
    with sheet.place("gate", said(scene, "board-gate")):
        halo(sheet, Box(box.x - 30, box.y - 14, 118, low - box.y + 16))
        for x in (box.x - 26, box.x + 44):
            sheet.path(path_of(_tower(x, box.y + 4, 38, low + 2)), "stonefill thick")
            sheet.rect(x + 15, box.y + 36, 7, 15, "inkfill", 3)
        sheet.path(path_of(_tower(box.x + 8, box.y + 30, 40, low - 4)), "stonefill ink")
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
    """Return the outline of a tower with merlons."""
    return [(x, low), *merlons(x, y, width, 5, 8), (x + width, low)]


# ---- Buildings


def _building(sheet: Sheet, scene: Scene, building: Mapping[str, Any], box: Box, space: int | None) -> None:
    """Draw a building of city or road with its house, its workers, and a shade beyond the provost."""
    face = Face(building["tile"], building["setup"], building["residence"])
    is_ahead = space is not None and space >= scene.view["provost"]
    place = f"tile-{face.tile}"
    with sheet.place(place, building_label(scene, building, space), building_tip(scene, building, is_ahead)):
        halo(sheet, Box(box.x - 3, box.y - 4, box.width + 6, box.height + STRIP + 8))
        tile(sheet, scene, face, box)
        if is_ahead:
            shade(sheet, face, box)
        if space is not None and len(building["workers"]) < 2:
            sheet.text(box.x + 27, box.bottom + 17, space + 1, "num", 12.5)
        if takes_workers(building) and not building["workers"]:
            sheet.circle(box.cx, box.bottom + 16, 11, "spot")
    if building["owner"] is not None:
        house(sheet, building["owner"], (box.x + box.width * 0.56, box.y + 9), HOUSE, f"{place}-house")
    workers = building["workers"]
    for index, seat in enumerate(workers):
        x = box.cx + (index - (len(workers) - 1) / 2) * 30
        worker(sheet, seat, (x, box.bottom + 30), WORKER, place)


def building_label(scene: Scene, building: Mapping[str, Any], space: int | None) -> str:
    """Describe a building: name, space, owner, workers, and whether it lies ahead of the provost."""
    title = title_of(scene, building)
    parts = [title if space is None else f"{title}, {said(scene, 'panel-space', space=space + 1)}"]
    if building["owner"] is not None:
        parts.append(scene.say("board-house", seat=building["owner"]))
    if takes_workers(building):
        parts.append(workers_said(scene, building["workers"]))
    if space is not None and space >= scene.view["provost"]:
        parts.append(said(scene, "board-ahead"))
    return ". ".join(parts)


def building_tip(scene: Scene, building: Mapping[str, Any], is_ahead: bool) -> list[str]:
    """Describe the effect of a building on its present side."""
    key = tuple([building[part] for part in ("tile", "setup", "residence")])
    tip = list(told(scene, (*key, building["owner"] is None), lambda: does(scene, building)))
    if building["setup"]:
        tip.append(said(scene, "panel-setup-title"))
    if building["owner"] is not None and tile_of(building["tile"]) < FIRST_MONUMENT:
        worth = scene.tables.get(f"{key_of(building['tile'])}.points")
        if worth:
            tip.append(said(scene, "panel-road-owners", goods=Goods(points=scene.number("placement.points"))))
    if is_ahead:
        tip.append(said(scene, "board-idle"))
    return tip


def _empty(sheet: Sheet, scene: Scene, box: Box, space: int, is_next: bool) -> None:
    """Draw a free space; the next building site is marked."""
    text = said(scene, "panel-next-space" if is_next else "table-empty")
    with sheet.place(f"space-{space + 1}", f"{capital(said(scene, 'panel-space', space=space + 1))}: {text}"):
        halo(sheet, box)
        lot = Box(box.x + 8, box.y + 12, box.width - 16, box.height - 18)
        sheet.rect(lot.x, lot.y, lot.width, lot.height, "lot", 6)
        if is_next:
            sheet.icon("caylus-hammer", box.cx, lot.cy, 34)
        else:
            sheet.add(_wild(lot, space))
        sheet.text(box.x + 27, box.bottom + 17, space + 1, "num", 12.5)


def _planned(sheet: Sheet, scene: Scene, building: Mapping[str, Any], box: Box) -> None:
    """Draw a building that is chosen but not paid for, with its house, at its site."""
    face = Face(building["tile"])
    title = f"{named(scene, 'tile', face.tile)}, {said(scene, 'panel-space', space=building['space'] + 1)}"
    label = ". ".join((title, scene.say("board-house", seat=building["seat"]), said(scene, "board-chosen")))
    with sheet.place(f"tile-{face.tile}", label, offer_tip(scene, face.tile)):
        halo(sheet, Box(box.x - 3, box.y - 4, box.width + 6, box.height + STRIP + 8))
        with sheet.group("planned"):
            tile(sheet, scene, face, box)
            house(sheet, building["seat"], (box.x + box.width * 0.56, box.y + 9), HOUSE)
        sheet.rect(box.x - 5, box.y - 7, box.width + 10, box.height + 12, "scaffold", 4)
        sheet.text(box.x + 27, box.bottom + 17, building["space"] + 1, "num", 12.5)


@lru_cache(maxsize=256)
def _wild(lot: Box, space: int) -> str:
    """Return the plants of an unbuilt space."""
    sheet = Sheet(lot.width, lot.height, "")
    x, y = lot.x + 14 + space * 29 % 50, lot.y + 30 + space * 7 % 12
    tree(sheet, x, y, 14 + space % 3 * 3)
    if space % 3:
        tree(sheet, lot.right - x + lot.x, y + 6, 12)
    grass = "".join(
        f"M{lot.x + 12 + part * 25} {lot.bottom - 5 - part % 2 * 8}q-1 -5 -5 -7m5 7q0 -5 1 -9m-1 9q2 -4 6 -5"
        for part in range(3)
    )
    sheet.path(grass, "tuft")
    return "".join(sheet._out)


# ---- The end of the road


def _end_of_road(sheet: Sheet, scene: Scene, way: Way) -> None:
    """Draw the end of the road: the last stands of the provost, and the stones of the rounds."""
    view = scene.view
    phase = phase_of(view) if view["question"] else ""
    opens = [slot["opens"] for slot in view["site"]]

    def draw() -> None:
        _end(sheet, scene, way)
        _round(sheet, scene, way)

    sheet.part(scene.made_of("end", way.spaces, way.overrun, view["round"], phase, opens), draw)


def _end(sheet: Sheet, scene: Scene, way: Way) -> None:
    """Draw the stands beyond the last space, for the provost alone."""
    first, _ = way.stand(way.spaces)
    last, y = way.stand(way.spaces + way.overrun)
    if not way.overrun or first == last:
        return
    low, high = sorted((way.stand(way.spaces + 1)[0], last))
    with sheet.place("end", said(scene, "board-end")):
        halo(sheet, Box(low - 16, y - 16, high - low + 32, 32))
        for spot in range(1, way.overrun + 1):
            sheet.icon("provost", way.stand(way.spaces + spot)[0], y, 22, "ghost")


def _round(sheet: Sheet, scene: Scene, way: Way) -> None:
    """Draw nine stones for nine rounds, and the present phase of the round."""
    area = way.end()
    view = scene.view
    now = moment(scene)
    opens = {slot["opens"] for slot in view["site"]}
    step = min(25, (area.width - 8) / ROUNDS)
    middle = min(area.cx, area.x + 160)
    with sheet.place("round", now, [said(scene, "panel-road-basic")]):
        halo(sheet, Box(middle - 4.6 * step, area.y + 2, 9.2 * step, 72))
        write_name(sheet, now, Box(middle - 4.5 * step - 10, area.y + 6, 9 * step + 20, 24), 14)
        for number in range(1, ROUNDS + 1):
            x = middle + (number - 5) * step
            fill = "stonefill" if number < view["round"] else "sheet"
            sheet.circle(x, area.y + 50, 11.5, f"{fill} ink")
            if number != view["round"]:
                sheet.text(x, area.y + 50.5, number, "num", 13)
            if number in opens and number > 1:
                sheet.icon("lock", x, area.y + 70, 15)
    if view["round"]:
        x = middle + (view["round"] - 5) * step
        with sheet.piece("round"):
            sheet.circle(x, area.y + 50, 14, "accent ink")
            sheet.text(x, area.y + 50.5, view["round"], "num onaccent", 15)


# ---- The provost


def _provost(sheet: Sheet, scene: Scene, way: Way) -> None:
    view = scene.view
    for steps in range(-MOST_STEPS, MOST_STEPS + 1):
        position = view["provost"] + steps
        if steps and f"provost{steps:+d}" in sheet.targets and 0 <= position <= view["provost_end"]:
            _step(sheet, scene, way, steps)
    x, y = way.stand(view["provost"])
    label = said(scene, "board-provost", **where(scene, view["provost"]))
    with sheet.place("provost", label, [said(scene, "panel-provost")]):
        sheet.circle(x, y - 5, 24, "halo")
        with sheet.piece("provost"):
            sheet.circle(x, y + 4, 15, "sheet ink")
            sheet.icon("provost", x, y - 7, 44)


def _step(sheet: Sheet, scene: Scene, way: Way, steps: int) -> None:
    """Draw a possible stand of the provost."""
    position = scene.view["provost"] + steps
    x, y = way.stand(position)
    label = said(scene, "do-move-provost", steps=steps, **where(scene, position))
    with sheet.place(f"provost{steps:+d}", label):
        sheet.circle(x, y, 17, "halo")
        sheet.circle(x, y, 12, "sheet ink")
        sheet.text(x, y, f"{steps:+d}".replace("-", "−"), "num", 13)


def where(scene: Scene, position: int) -> dict[str, object]:
    """Return message arguments for the place of the provost after that many spaces from the bridge."""
    road = scene.view["road"]
    if position == 0:
        return {"where": "bridge", "position": position}
    if position > len(road):
        return {"where": "end", "position": position - len(road)}
    building = road[position - 1]
    if building is None:
        return {"where": "empty", "position": position}
    return {"where": "building", "position": position, "tile": tile_of(building["tile"])}
