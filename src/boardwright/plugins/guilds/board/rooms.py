"""Rooms of Guilds on the board as tiles seen from above: floor, walls with doors, gains; and the display.

Doors are drawn after all tiles: two that meet are one threshold, others are a step into the open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from boardwright.core.events import kebab_term
from boardwright.games.guilds.basics.plot import SIDES
from boardwright.games.guilds.events import Coins
from boardwright.games.guilds.tables import TURNS, Tables
from boardwright.games.guilds.terms import (
    EAST,
    NORTH,
    NOTHING,
    ROOMS,
    SMALL_ROOMS,
    SOUTH,
    Faction,
    Kind,
    Room,
)
from boardwright.plugins.guilds.board.sheet import MARGIN, WIDTH, remembered
from boardwright.plugins.guilds.board.signs import income_parts
from boardwright.plugins.guilds.cards import room_of
from boardwright.plugins.guilds.labels import doors_of, worth_of
from boardwright.plugins.guilds.panels.cards import room_icon, tables_of, type_line, worth_line
from boardwright.text.words import signed
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import MIN_TEXT_SIZE, NARROWER_NAMES, Fit, fit_text
from boardwright.web.svg.pieces import amounts, amounts_width, coin
from boardwright.web.svg.sheet import Sheet

GAP_FROM: Final = 0.32
GAP_TO: Final = 0.68
HALVES: Final = 2
FINE: Final = 60


@dataclass(frozen=True)
class Tile:
    """A room in one turn: its cells relative to the first one, with the doors of each."""

    room: int
    cells: tuple[tuple[int, int], ...]
    doors: tuple[int, ...]

    def box(self, x: float, y: float, size: float) -> Box:
        """Return the box that the tile covers, from the corner of its first cell."""
        columns, rows = self.cells[-1]
        return Box(x, y, size * (columns + 1), size * (rows + 1))

    def outer(self) -> list[tuple[int, int]]:
        """Return its outer sides: the number of a cell and a side of it."""
        inner = set()
        if len(self.cells) == HALVES:
            inner = {(0, EAST), (1, EAST + 2)} if self.cells[1] == (1, 0) else {(0, SOUTH), (1, NORTH)}
        return [(i, side) for i in range(len(self.cells)) for side in range(SIDES) if (i, side) not in inner]


def tile_of(tables: Tables, room: int, quarters: int) -> Tile:
    """Return a room in one of its turns, from the cell that is nearest to the top and to the left."""
    masks = tables.turned[room * TURNS + quarters]
    if room < SMALL_ROOMS:
        return Tile(room, ((0, 0),), masks)
    doors = masks if quarters < HALVES else (masks[1], masks[0])
    return Tile(room, ((0, 0), (0, 1) if quarters % 2 else (1, 0)), doors)


# ---- one tile


def draw_tile(sheet: Sheet, tables: Tables, tile: Tile, box: Box, is_active: bool = True) -> None:
    """Draw the floor, the walls and the gains of the room."""
    size = min(box.width, box.height)
    kind = kebab_term(Kind(tables.kind[tile.room]))
    sheet.rect(box.x, box.y, box.width, box.height, f"floor-{kind}" if is_active else "asleep")
    if is_active:
        sheet.path(_joints(box, size), f"joints joints-{kind}")
    sheet.path(walls(tile, box.x, box.y, size), "wall" if size > FINE else "wall fine")
    with sheet.group("" if is_active else "faded"):
        _contents(sheet, tables, tile.room, box, size)


def _joints(box: Box, size: float) -> str:
    """Return lines of the floor, which give each tile some depth."""
    step = size / 4
    across = [
        f"M{box.x:.1f} {box.y + step * i:.1f}h{box.width:.1f}" for i in range(1, round(box.height / step))
    ]
    down = [
        f"M{box.x + step * i:.1f} {box.y:.1f}v{box.height:.1f}" for i in range(1, round(box.width / step))
    ]
    return "".join(across + down)


def walls(tile: Tile, x: float, y: float, size: float) -> str:
    """Return the outline of a tile with a gap for every door."""
    parts = []
    for index, side in tile.outer():
        column, row = tile.cells[index]
        left, top = x + column * size, y + row * size
        if tile.doors[index] >> side & 1:
            parts += [_along(left, top, size, side, 0, GAP_FROM), _along(left, top, size, side, GAP_TO, 1)]
        else:
            parts.append(_along(left, top, size, side, 0, 1))
    return "".join(parts)


def _along(x: float, y: float, size: float, side: int, start: float, end: float) -> str:
    """Return a part of one side of a cell."""
    if side in (NORTH, SOUTH):
        level = y if side == NORTH else y + size
        return f"M{x + start * size:.1f} {level:.1f}H{x + end * size:.1f}"
    level = x + size if side == EAST else x
    return f"M{level:.1f} {y + start * size:.1f}V{y + end * size:.1f}"


def worth_parts(tables: Tables, room: int) -> list[tuple[str, str]]:
    """Return the gains of a room, as amounts."""
    parts = []
    if tables.room_points[room]:
        parts.append(("point", signed(tables.room_points[room])))
    scored = worth_of(tables, room)["worth"]
    if scored == "member":
        parts += [("point", "1×"), (f"faction-{kebab_term(Faction(tables.per_member[room]))}", "")]
    if scored == "factions":
        parts += [("point", "1×"), ("guild", "")]
    if tables.icon[room] != NOTHING:
        parts.append((f"faction-{kebab_term(Faction(tables.icon[room]))}", ""))
    return parts + income_parts(tables.room_florins[room], tables.room_gold[room])


def _contents(sheet: Sheet, tables: Tables, room: int, box: Box, size: float) -> None:
    x, y = box.middle
    text = 12.0 if size <= FINE else max(12.0, size * 0.16)
    parts = worth_parts(tables, room)
    if size <= FINE and amounts_width(parts, text) > box.width - size * 0.1:
        sheet.icon(room_icon(tables, Room(room)), x, y - size * 0.24, size * 0.36)
        for row, part in enumerate((parts[:1], parts[1:])):
            amounts(sheet, x - amounts_width(part, 11) / 2 - 1, y + size * (0.09 + row * 0.26), part, 11)
        return
    while text > MIN_TEXT_SIZE and amounts_width(parts, text) > box.width - size * 0.14:
        text -= 0.5
    sheet.icon(room_icon(tables, Room(room)), x, y - size * 0.13, size * 0.44)
    amounts(sheet, x - amounts_width(parts, text) / 2 - text * 0.1, y + size * 0.27, parts, text)


# ---- doors


def draw_door(sheet: Sheet, x: float, y: float, size: float, side: int, leads: str) -> None:
    """Draw the door of a cell (given by its corner) on one side, by its destination: `on`, `free`, `edge`…"""
    middle_x = x + size * (0.5 if side in (NORTH, SOUTH) else side == EAST)
    middle_y = y + size * (0.5 if side not in (NORTH, SOUTH) else side == SOUTH)
    half = size * (GAP_TO - GAP_FROM) / 2
    with sheet.group("doorway", middle_x, middle_y, side * 90):
        if leads == "on":
            deep = size * 0.085
            sheet.rect(-half, -deep, half * 2, deep * 2, "threshold", size * 0.03)
            sheet.path(f"M{-half * 0.45:.1f} 0H{half * 0.45:.1f}", "thresholdmark")
        elif leads == "free":
            deep = size * 0.13
            sheet.path(
                f"M{-half:.1f} 1V{-deep * 0.3:.1f}Q0 {-deep * 1.9:.1f} {half:.1f} {-deep * 0.3:.1f}V1Z",
                "step",
            )
        elif leads == "street":
            for number in range(3):
                wide, level = half * (1 + number * 0.22), -size * 0.055 * number
                sheet.rect(-wide, level - size * 0.05, wide * 2, size * 0.05, "stonefill thin")
        else:
            mark = "clashmark" if leads == "clash" else "barred"
            sheet.rect(-half, -size * 0.05, half * 2, size * 0.1, mark)
            sheet.path(f"M{-half * 0.6:.1f} {size * 0.05:.1f}L{half * 0.6:.1f} {-size * 0.05:.1f}", "thin")


# ---- the display


def room_tip(scene: Scene, room: Room) -> tuple[str, ...]:
    """Describe a room: its type, gains, doors and cost."""
    return remembered(scene, f"room {room}", lambda: _room_told(scene, room))


def _room_told(scene: Scene, room: Room) -> list[str]:
    doors = scene.say("panel-doors", doors=doors_of(tables_of(scene), room, 0))
    return [type_line(scene, room), worth_line(scene, room), doors]


@dataclass(frozen=True)
class Rack:
    """The layout of the rooms on display: rows, and the size of a cell."""

    rows: tuple[tuple[Mapping[str, Any], ...], ...]
    size: float

    @property
    def height(self) -> float:
        """The height, including the names."""
        return len(self.rows) * (self.size + 56)


GAP: Final = 20
MAX_CELL: Final = 88
MIN_CELL: Final = 62


def rack_of(shown: Sequence[Mapping[str, Any]], width: float) -> Rack:
    """Lay out the rooms in as many rows as they need."""
    ordered = sorted(shown, key=lambda each: -_number(each["room"]))
    for count in range(1, 5):
        rows = _rows(ordered, count)
        size = min([MAX_CELL, *((width - GAP * (len(row) + 1)) / max(1, _cells(row)) for row in rows)])
        if size >= MIN_CELL:
            break
    return Rack(tuple(map(tuple, rows)), size)


def _cells(row: Sequence[Mapping[str, Any]]) -> int:
    return sum(1 if _number(each["room"]) < SMALL_ROOMS else 2 for each in row)


@lru_cache(maxsize=ROOMS)
def _number(name: str) -> int:
    return int(room_of(name))


def _rows(ordered: list[Mapping[str, Any]], count: int) -> list[list[Mapping[str, Any]]]:
    """Distribute rooms over that many rows, each room to the shortest row so far."""
    rows: list[list[Mapping[str, Any]]] = [[] for _ in range(count)]
    cells = [0] * count
    for each in ordered:
        shortest = cells.index(min(cells))
        rows[shortest].append(each)
        cells[shortest] += _cells([each])
    return rows


def draw_display(sheet: Sheet, scene: Scene, rack: Rack, box: Box) -> None:
    """Draw the rooms that can be bought, with cost and doors; a coin lies on those that stay."""
    sheet.rect(box.x, box.y, box.width, box.height, "shelf", 10)
    for number, row in enumerate(rack.rows):
        y = box.y + 16 + number * (rack.size + 56)
        level = y + rack.size + 6
        sheet.path(f"M{box.x + 6:.1f} {level:.1f}H{box.right - 6:.1f}", "shelfboard")
        x = box.x + GAP
        for each in row:
            x += _displayed(sheet, scene, each, (x, y), rack.size) + GAP
    if not scene.view["display"]:
        sheet.text(*box.middle, scene.say("panel-display-empty"), "soft", 14)


def _displayed(
    sheet: Sheet, scene: Scene, shown: Mapping[str, Any], corner: tuple[float, float], size: float
) -> float:
    """Draw a room on display; returns its width."""
    tile = tile_of(tables_of(scene), _number(shown["room"]), 0)
    box = tile.box(*corner, size)
    is_chosen = (scene.view["question"] or {}).get("room") == shown["room"]
    made_of = scene.made_of("displayed", box.sides, shown, is_chosen)
    sheet.part(made_of, lambda: _draw_displayed(sheet, scene, shown, tile, box))
    return box.width


def _draw_displayed(sheet: Sheet, scene: Scene, shown: Mapping[str, Any], tile: Tile, box: Box) -> None:
    tables, room = tables_of(scene), room_of(shown["room"])
    size = min(box.width, box.height)
    name = scene.name("room", shown["room"])
    label = scene.say("board-displayed", room=room, coins=Coins(gold=tables.cost[room]))
    label = f"{label}. {scene.say('panel-kept')}" if shown["kept"] else label
    with sheet.place(f"room-{shown['room']}", label, room_tip(scene, room)):
        sheet.rect(box.x - 4, box.y - 4, box.width + 8, box.height + 42, "halo", 6)
        with sheet.piece(f"tile-{shown['room']}"):
            draw_tile(sheet, tables, tile, box)
            for index, side in tile.outer():
                if tile.doors[index] >> side & 1:
                    column, row = tile.cells[index]
                    draw_door(sheet, box.x + column * size, box.y + row * size, size, side, "free")
            coin(sheet, box.x + 10, box.y + 10, 13, str(tables.cost[room]), "goldfill")
            if shown["kept"]:
                sheet.icon("florin", box.right - 11, box.y + 11, 26)
            if (scene.view["question"] or {}).get("room") == shown["room"]:
                sheet.rect(box.x, box.y, box.width, box.height, "chosen", 4)
        lines, text = fit_text(name, Fit(box.width * NARROWER_NAMES + 14, 1, 13, 11.5))
        if lines[0] != name:
            lines, text = fit_text(name, Fit((box.width + 17) * NARROWER_NAMES, 2, 13, 11.5))
        for number, line in enumerate(lines):
            sheet.text(box.middle[0], box.bottom + 20 + number * text * 1.1, line, "name", text)


def display_width(has_stack: bool) -> float:
    """Return the width of the display, beside a stack or alone."""
    return WIDTH - 2 * MARGIN - (226 if has_stack else 0)
