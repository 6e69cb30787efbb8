"""The plot of a guild on the board: the hall, rooms and doors, free cells."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from boardwright.core.game import SEAT_NAMES
from boardwright.games.guilds.basics.plot import HALL_CELLS, NEIGHBOURS, SIDES, cells_of
from boardwright.games.guilds.terms import COLUMNS, EMPTY_CELL, HALL, NOTHING, SMALL_ROOMS, WEST, Side
from boardwright.plugins.guilds.board.room_laying import (
    Laying,
    LayingDrawing,
    asked_at,
    laid_from,
    name_of,
    where_laid,
)
from boardwright.plugins.guilds.board.rooms import Tile, draw_door, draw_tile, room_tip, tile_of, walls
from boardwright.plugins.guilds.cards import room_of
from boardwright.plugins.guilds.panels.cards import income, tables_of
from boardwright.plugins.guilds.plot import Plot
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.pieces import amounts, amounts_width, halo
from boardwright.web.svg.sheet import Sheet

HALL_TILE: Final = ((0, 0), (1, 0))
FINE: Final = 60
AREA: Final = "plotarea"


class PlotDrawing:
    """The plot of a seat in a box of the sheet."""

    def __init__(self, sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
        self.sheet = sheet
        self.scene = scene
        self.seat = seat
        self.box = box
        self.size = box.width / COLUMNS
        self.tables = tables_of(scene)
        self.player = scene.view["players"][seat]
        self.asked = asked_at(scene, seat)

    @cached_property
    def plot(self) -> Plot:
        """The contents of the plot; computed only when a part is drawn again."""
        return Plot(self.tables, self.player)

    @cached_property
    def laying(self) -> Laying:
        """The room that is about to be laid."""
        return Laying(self.scene, self.seat, self.tables, self.plot)

    @cached_property
    def active(self) -> set[str]:
        """The rooms that are active."""
        return {room["room"] for room in self.player["rooms"] if room["active"]}

    def corner(self, cell: int) -> tuple[float, float]:
        """Return the upper left corner of a cell."""
        return self.box.x + cell % COLUMNS * self.size, self.box.y + cell // COLUMNS * self.size

    def draw(self) -> None:
        """Draw ground, free cells, the hall, rooms, and on top of them all doors."""
        sheet, made_of = self.sheet, self.scene.made_of
        things = self.box.sides, *laid_from(self.scene, self.seat)
        sheet.part(made_of("lots", *things, self._in_hand()), self._lots)
        lifted = [room["room"] == self.asked.get("room") for room in self.player["rooms"]]
        sheet.part(made_of("house", *things, lifted), self._house)
        with sheet.group(AREA if self.asked else ""):
            self._lots_under()

    def _in_hand(self) -> tuple[object, ...]:
        """Return the values on which free cells depend: the room to be laid, and helpers."""
        return (self.asked["room"], self.asked.get("turn"), self.scene.view["in_force"]) if self.asked else ()

    def _lots(self) -> None:
        """Draw the ground with its free cells."""
        frame = self.box.inset(-4)
        self.sheet.rect(frame.x, frame.y, frame.width, frame.height, "ground thick", 4)
        with self.sheet.group(AREA if self.asked else ""):
            for cell in range(self.plot.rows * COLUMNS):
                if self.plot.rooms[cell] == EMPTY_CELL:
                    self._free(cell)

    def _house(self) -> None:
        """Draw the hall, rooms and doors."""
        self._hall()
        for laid in self.player["rooms"]:
            self._laid(laid["room"], (laid["row"] - 1) * COLUMNS + laid["column"] - 1, laid["turn"])
        for cell in range(self.plot.rows * COLUMNS):
            self._doors(cell)

    def _lots_under(self) -> None:
        """Draw the cells under the lifted room: it may stay there."""
        for cell in range(self.tables.plot_rows * COLUMNS if self.sheet.targets else 0):
            if self._name(cell) in self.sheet.targets and self.plot.rooms[cell] != EMPTY_CELL:
                self._free(cell)

    def above(self) -> None:
        """Draw a room that is about to be laid, on top of everything."""
        if self.asked:
            LayingDrawing(self.sheet, self.laying, self.box).draw()

    def _name(self, cell: int) -> str:
        return name_of(self.seat, cell)

    def _free(self, cell: int) -> None:
        """Draw a cell as a place, free or under the lifted room."""
        x, y = self.corner(cell)
        is_free = self.plot.rooms[cell] == EMPTY_CELL
        target = self.sheet.targets.get(self._name(cell))
        if not is_free and not (target and target.legal):
            return
        inset = self.size * 0.06
        box = Box(x, y, self.size, self.size).inset(inset)
        with self.sheet.place(self._name(cell), self.laying.cell_told(cell), cls="lot"):
            halo(self.sheet, box, 5)
            if is_free:
                self.sheet.rect(box.x, box.y, box.width, box.height, "plotcell", 5)

    def _hall(self) -> None:
        """Draw the hall in the colour of its seat."""
        x, y = self.corner(HALL_CELLS[0])
        tile = Tile(HALL, HALL_TILE, tuple(self.plot.doors[cell] for cell in HALL_CELLS))
        box = tile.box(x, y, self.size)
        parts = [("income-florin", f"+{self.tables.hall}")]
        told = [chip.title for chip in income(self.scene, self.tables.hall, 0)]
        label = f"{self.scene.say('panel-hall')}, {where_laid(self.scene, self.seat, HALL_CELLS)}"
        with self.sheet.place(f"hall-{self.seat}", label, told):
            self.sheet.rect(x, y, box.width, box.height, "halo", 4)
            self.sheet.rect(x, y, box.width, box.height, f"of-{SEAT_NAMES[self.seat]} hallfloor")
            self.sheet.path(walls(tile, x, y, self.size), "wall" if self.size > FINE else "wall fine")
            self.sheet.icon("hall", x + self.size * 0.52, y + self.size * 0.47, self.size * 0.62)
            text = max(12.0, self.size * 0.17)
            middle = x + self.size * 1.36
            self.sheet.icon(f"seat-{SEAT_NAMES[self.seat]}", middle, y + self.size * 0.34, self.size * 0.34)
            start = middle - amounts_width(parts, text) / 2
            amounts(self.sheet, start, y + self.size * 0.72, parts, text)

    def _laid(self, name: str, cell: int, turn: int) -> None:
        room = room_of(name)
        plain = tile_of(self.tables, room, turn)
        covered = sorted(cells_of(room, cell, turn))
        tile = Tile(room, plain.cells, tuple(self.plot.doors[each] for each in covered))
        box = tile.box(*self.corner(cell), self.size)
        is_active = name in self.active
        told = [*room_tip(self.scene, room)[:2], *([] if is_active else [self.scene.say("panel-inactive")])]
        told += [self._door_told(each, side) for each in covered for side in self._open(each)]
        with self.sheet.piece(f"tile-{name}", "lifted" if room == self.laying.room else ""):
            draw_tile(self.sheet, self.tables, tile, box, is_active)
        inner = box.inset(self.size * 0.07)
        where = f"{self.scene.name('room', name)}, {where_laid(self.scene, self.seat, covered)}"
        state = self.scene.say("board-active" if is_active else "board-inactive")
        with self.sheet.place(f"room-{name}", f"{where}: {state}", told):
            halo(self.sheet, inner, 4)

    # ---- doors

    def _open(self, cell: int) -> list[int]:
        """Return the sides of a cell with a door to the outside of its room."""
        own = self.plot.rooms[cell]
        sides = [side for side in range(SIDES) if self.plot.doors[cell] >> side & 1]
        return [side for side in sides if own < SMALL_ROOMS or self._beside(cell, side) != own]

    def _beside(self, cell: int, side: int) -> int:
        """Return the neighbour of a cell: a room, the hall, nothing; NOTHING - 1 off the plot."""
        other = NEIGHBOURS[cell * SIDES + side]
        if other == NOTHING or other >= self.plot.rows * COLUMNS:
            return NOTHING - 1
        return self.plot.rooms[other]

    def leads(self, cell: int, side: int) -> str:
        """Return the destination of a door of a laid room."""
        beside = self._beside(cell, side)
        if beside < NOTHING:
            return "street" if self.plot.rooms[cell] == HALL and side == WEST else "edge"
        return "free" if beside == EMPTY_CELL else "on"

    def _door_told(self, cell: int, side: int) -> str:
        leads = self.leads(cell, side)
        return self.scene.say("panel-door", side=Side(side), leads="edge" if leads == "street" else leads)

    def _doors(self, cell: int) -> None:
        if self.plot.rooms[cell] == EMPTY_CELL:
            return
        for side in self._open(cell):
            leads = self.leads(cell, side)
            if leads != "on" or NEIGHBOURS[cell * SIDES + side] > cell:
                draw_door(self.sheet, *self.corner(cell), self.size, side, leads)
