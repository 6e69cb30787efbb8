"""The city of Belfort on the board: five districts, streets, keep, buildings, gatehouses and walls."""

from __future__ import annotations

from functools import cache, partial

from boardwright.games.belfort.terms import DISTRICTS
from boardwright.plugins.belfort.board import geometry as plan
from boardwright.plugins.belfort.board.guilds import guild_tiles
from boardwright.plugins.belfort.board.pieces import building_icon, colour_of, held_by, marker
from boardwright.plugins.belfort.panels.cards import cost_words, effects
from boardwright.web.scene import Scene
from boardwright.web.svg.sheet import Sheet, number

Side = tuple[plan.Point, plan.Point]
Tips = tuple[str, ...]
GROUNDS = ("tint2", "tint", "well", "tint2", "tint")
TUFTS = (
    (146, 0),
    (213, 52),
    (213, -52),
    (222, 84),
    (222, -84),
    (137, 76),
    (137, -76),
)
PLOT = 23.5
CUTS = 44
TEETH = 9


def draw_city(sheet: Sheet, scene: Scene) -> None:
    """Draw the walls and everything within them."""
    view, seats = scene.view, scene.seats
    sheet.add(_ground())
    sheet.part(scene.made_of("city-walls", seats, view["walls"]), partial(_walls, sheet, scene))
    sheet.part(scene.made_of("keep", seats, view["sites"]["keep"]), partial(_keep, sheet, scene))
    sheet.part(scene.made_of("gates", seats, view["gatehouses"]), partial(_gatehouses, sheet, scene))
    for building in plan.SITES:
        made_of = scene.made_of("sites", seats, building, view["sites"][building])
        sheet.part(made_of, partial(_sites, sheet, scene, building))
    guild_tiles(sheet, scene)


@cache
def _ground() -> str:
    """Draw meadows, streets and tufts of grass, which are the same at every table."""
    sheet = Sheet(0, 0, "")
    sheet.polygon(plan.pentagon(plan.WALL_OUT), "well")
    for district in range(DISTRICTS):
        sheet.polygon(plan.kite(district, plan.APOTHEM), GROUNDS[district])
    sheet.path("".join(_cut(district, each) for district in range(DISTRICTS) for each in range(CUTS)), "cut")
    for district in range(DISTRICTS):
        for along, across in TUFTS:
            x, y = plan.place(district, along, across)
            sheet.path(f"M{number(x - 4)} {number(y + 3)}l-1-5m5 5v-7m4 7l2-5", "grass")
    for cls in ("streetedge", "street", "paving"):
        for gate in range(DISTRICTS):
            (x, y), (to_x, to_y) = plan.middle(gate, 66), plan.middle(gate, plan.APOTHEM - 2)
            sheet.path(f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}", cls)
    return sheet.markup()


def _cut(district: int, each: int) -> str:
    """Return one of the cuts in the ground of a district: spread evenly, pointing outwards."""
    along = plan.KEEP + (plan.RADIUS - 30 - plan.KEEP) * (each * 0.618 % 1)
    room = min(along * 0.64, (plan.RADIUS - along) * 1.2)
    across = room * (2 * (each * 0.755 % 1) - 1)
    (x, y), (to_x, to_y) = (
        plan.place(district, along + more, across + more * across / along) for more in (0, 7 + each % 4 * 3)
    )
    return f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"


# ---- walls


def _walls(sheet: Sheet, scene: Scene) -> None:
    tips: Tips = (cost_words(scene, "wall.cost"), scene.say("panel-wall"))
    for district in range(DISTRICTS):
        for side in (0, 1):
            _wall(sheet, scene, district, side, tips)
    for district in range(DISTRICTS):
        _corner_tower(sheet, district)


def _wall(sheet: Sheet, scene: Scene, district: int, side: int, tips: Tips) -> None:
    owner = scene.view["walls"][district][side]
    name = f"wall-{district + 1}-{side + 1}"
    label = held_by(scene, scene.say("do-choose-wall", district=district + 1, side=side + 1), owner)
    with sheet.place(name, label, tips):
        sheet.add(_stones(district, side, owner is not None))
        low = plan.half_side(district, side, plan.APOTHEM + 2)
        high = plan.half_side(district, side, plan.WALL_OUT - 6)
        x, y = plan.between(plan.between(*low, 0.5), plan.between(*high, 0.5), 0.5)
        if owner is None:
            sheet.icon("wall", x, y, 20, "ghost")
        else:
            marker(sheet, scene, owner, (x, y, 22), name)


@cache
def _stones(district: int, side: int, is_built: bool) -> str:
    """Draw a wall with its battlements, or the plan of one."""
    sheet = Sheet(0, 0, "")
    first, last = (0.03, 0.9) if side == 0 else (0.1, 0.97)
    low = plan.half_side(district, side, plan.APOTHEM + 2)
    high = plan.half_side(district, side, plan.WALL_OUT)
    tooth = plan.half_side(district, side, plan.WALL_OUT - 6)
    corners = ((low, first), (high, first), (high, last), (low, last))
    sheet.polygon([plan.between(*edge, at) for edge, at in corners], "halo")
    outline = [plan.between(*low, first)]
    for index in range(TEETH):
        edge = high if index % 2 == 0 else tooth
        outline += [plan.between(*edge, first + (last - first) * at / TEETH) for at in (index, index + 1)]
    outline.append(plan.between(*low, last))
    sheet.polygon(outline, "stonefill ink" if is_built else "plan")
    if is_built:
        _masonry(sheet, low, tooth, first, last)
    return sheet.markup()


def _masonry(sheet: Sheet, low: Side, high: Side, first: float, last: float) -> None:
    """Draw courses of stone on a finished wall."""
    parts = []
    for part, shift in ((0.36, 0.0), (0.72, 0.5)):
        start = plan.between(plan.between(*low, first), plan.between(*high, first), part)
        end = plan.between(plan.between(*low, last), plan.between(*high, last), part)
        parts.append(f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}")
        for joint in range(1, 7):
            at = first + (last - first) * (joint - shift) / 7
            bottom = plan.between(plan.between(*low, at), plan.between(*high, at), part - 0.36)
            top = plan.between(plan.between(*low, at), plan.between(*high, at), part)
            parts.append(f"M{number(bottom[0])} {number(bottom[1])}L{number(top[0])} {number(top[1])}")
    sheet.path("".join(parts), "masonry")


def _corner_tower(sheet: Sheet, district: int) -> None:
    x, y = plan.corner(district, plan.APOTHEM + 9)
    sheet.circle(x, y, 19, "stonefill thick")
    sheet.circle(x, y, 13.5, "sheet thin")
    sheet.text(x, y + 0.5, district + 1, "name", 17)


# ---- buildings


def _tips(scene: Scene, building: str) -> Tips:
    return (cost_words(scene, f"buildings.{building}.cost"), *effects(scene, building))


def _sites(sheet: Sheet, scene: Scene, building: str) -> None:
    tips = _tips(scene, building)
    for district in range(DISTRICTS):
        _site(sheet, scene, building, district, tips)


def _site(sheet: Sheet, scene: Scene, building: str, district: int, tips: Tips) -> None:
    owner = scene.view["sites"][building][district]
    name = f"site-{building}-{district + 1}"
    words = scene.say("do-choose-site", building=f"building-{building}", district=district + 1)
    x, y = plan.place(district, *plan.SITES[building])
    with sheet.place(name, held_by(scene, words, owner), tips):
        sheet.circle(x, y, PLOT + 2, "halo")
        sheet.circle(x, y, PLOT, "sheet ink")
        if owner is None:
            sheet.icon(building_icon(building), x, y, 35)
        else:
            with sheet.group(f"of-{colour_of(scene, owner)}"):
                sheet.circle(x, y, PLOT - 1, "seatwash")
            sheet.icon(building_icon(building), x - 3, y - 4, 31)
            marker(sheet, scene, owner, (x + 12, y + 12, 23), name)


def _keep(sheet: Sheet, scene: Scene) -> None:
    apothem = plan.KEEP * plan.COS36
    tips = _tips(scene, "keep")
    sheet.polygon(plan.pentagon(apothem), "stonefill thick")
    for district in range(DISTRICTS):
        owner = scene.view["sites"]["keep"][district]
        name = f"site-keep-{district + 1}"
        words = scene.say("do-choose-site", building="building-keep", district=district + 1)
        with sheet.place(name, held_by(scene, words, owner), tips):
            sheet.polygon(plan.kite(district, apothem - 1), "halo")
            sheet.polygon(plan.kite(district, apothem - 3), "stonefill thin")
            for across, home in ((-19, name), (19, f"{name}-second")):
                x, y = plan.place(district, 69, across)
                sheet.circle(x, y, 15.5, "sheet ink")
                if owner is None:
                    sheet.icon("belfort-keep", x, y, 21)
                else:
                    marker(sheet, scene, owner, (x, y, 24), home)
        x, y = plan.place(district, plan.KEEP - 4)
        sheet.circle(x, y, 9, "stonefill ink")
        sheet.circle(x, y, 3.5, "inkfill")
    sheet.circle(plan.X, plan.Y, 39, "sheet ink")
    sheet.icon("belfort-keep", plan.X, plan.Y - 2, 58)


def _gatehouses(sheet: Sheet, scene: Scene) -> None:
    tips = _tips(scene, "gatehouse")
    for gate in range(DISTRICTS):
        _gatehouse(sheet, scene, gate, tips)


def _gatehouse(sheet: Sheet, scene: Scene, gate: int, tips: Tips) -> None:
    """Draw two towers, one in either district, and an arch over the street."""
    (x, y), (to_x, to_y) = plan.gate_symbol(gate, 0), plan.gate_symbol(gate, 1)
    bridge = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
    sheet.path(bridge, "streetedge")
    sheet.path(bridge, "street stonebridge")
    for side in (0, 1):
        district = (gate + side) % DISTRICTS + 1
        owner = scene.view["gatehouses"][gate][side]
        name = f"gate-{gate + 1}-{district}"
        words = scene.say("do-choose-symbol", gatehouse=gate + 1, district=district)
        x, y = plan.gate_symbol(gate, side)
        with sheet.place(name, held_by(scene, words, owner), tips):
            sheet.rect(x - 19, y - 19, 38, 38, "halo", 5)
            sheet.rect(x - 17, y - 17, 34, 34, "stonefill ink", 4)
            sheet.rect(x - 13, y - 13, 26, 26, "sheet thin", 3)
            if owner is None:
                sheet.icon("belfort-gatehouse", x, y, 22)
            else:
                marker(sheet, scene, owner, (x, y, 24), name)
