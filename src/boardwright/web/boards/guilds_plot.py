"""A plot of Guilds: the hall, rooms and doors, free cells; and a room that is about to be laid."""

from __future__ import annotations

from typing import Final

from boardwright.core.events import kebab_term
from boardwright.games.guilds.basics.plot import HALL_CELLS, NEIGHBOURS, SIDES, cells_of
from boardwright.games.guilds.tables import TURNS
from boardwright.games.guilds.terms import (
    ARCHITECT,
    COLUMNS,
    EMPTY_CELL,
    HALL,
    NOTHING,
    SMALL_ROOMS,
    WEST,
    Character,
    Room,
    Side,
)
from boardwright.text.guilds_cards import room_of
from boardwright.text.guilds_labels import doors_of
from boardwright.text.guilds_plot import Plot
from boardwright.web.boards.box import Box
from boardwright.web.boards.guilds_pen import WIDTH, amounts, bubble, colour_of, widths
from boardwright.web.boards.guilds_rooms import Tile, draw_door, draw_tile, room_tip, tile_of, walls
from boardwright.web.boards.sheet import Sheet
from boardwright.web.panels.guilds_cards import income, tables_of
from boardwright.web.panels.scene import Scene

HALL_TILE: Final = ((0, 0), (1, 0))
FINE: Final = 60


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
        self.plot = Plot(self.tables, self.player)
        self.active = {room["room"] for room in self.player["rooms"] if room["active"]}

    def corner(self, cell: int) -> tuple[float, float]:
        """The upper left corner of a cell."""
        return self.box.x + cell % COLUMNS * self.size, self.box.y + cell // COLUMNS * self.size

    def draw(self) -> None:
        """Ground, free cells, the hall, rooms, and on top of them all doors."""
        frame = self.box.inset(-4)
        self.sheet.rect(frame.x, frame.y, frame.width, frame.height, "ground thick", 4)
        placing = Placing(self)
        for cell in range(self.plot.rows * COLUMNS):
            if self.plot.rooms[cell] == EMPTY_CELL:
                self._free(cell, placing)
        self._hall()
        for laid in self.player["rooms"]:
            self._laid(laid["room"], (laid["row"] - 1) * COLUMNS + laid["column"] - 1, laid["turn"])
        for cell in range(self.plot.rows * COLUMNS):
            self._doors(cell)
        for cell in range(self.plot.rows * COLUMNS):
            if self.plot.rooms[cell] != EMPTY_CELL and self._name(cell) in self.sheet.targets:
                self._free(cell, placing)

    def _name(self, cell: int) -> str:
        return f"cell-{self.seat}-{cell % COLUMNS + 1}-{cell // COLUMNS + 1}"

    def _free(self, cell: int, placing: Placing) -> None:
        """A cell as a place; while a room is laid it shows that room under the pointer."""
        x, y = self.corner(cell)
        is_free = self.plot.rooms[cell] == EMPTY_CELL
        target = self.sheet.targets.get(self._name(cell))
        if not is_free and not (target and target.legal):
            return
        label = self.scene.say(
            "do-choose-cell", reach="connected", column=cell % COLUMNS + 1, row=cell // COLUMNS + 1
        )
        inset = self.size * 0.06
        with self.sheet.place(self._name(cell), label, cls="lot"):
            self.sheet.rect(x + inset, y + inset, self.size - inset * 2, self.size - inset * 2, "halo", 5)
            if is_free:
                self.sheet.rect(
                    x + inset, y + inset, self.size - inset * 2, self.size - inset * 2, "plotcell", 5
                )
            if target and target.legal:
                placing.ghost(cell)

    def _hall(self) -> None:
        """The hall in the colour of its seat."""
        x, y = self.corner(HALL_CELLS[0])
        tile = Tile(HALL, HALL_TILE, tuple(self.plot.doors[cell] for cell in HALL_CELLS))
        box = tile.box(x, y, self.size)
        parts = [("income-florin", f"+{self.tables.hall}")]
        told = [chip.title for chip in income(self.scene, self.tables.hall, 0)]
        with self.sheet.place(f"hall-{self.seat}", self.scene.say("panel-hall"), told):
            self.sheet.rect(x, y, box.width, box.height, "halo", 4)
            self.sheet.rect(x, y, box.width, box.height, f"of-{colour_of(self.seat)} hallfloor")
            self.sheet.path(walls(tile, x, y, self.size), "wall" if self.size > FINE else "wall fine")
            self.sheet.icon("hall", x + self.size * 0.52, y + self.size * 0.47, self.size * 0.62)
            text = max(12.0, self.size * 0.17)
            middle = x + self.size * 1.36
            self.sheet.icon(f"seat-{colour_of(self.seat)}", middle, y + self.size * 0.34, self.size * 0.34)
            start = middle - widths(parts, text) / 2
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
        with self.sheet.piece(f"tile-{name}"):
            draw_tile(self.sheet, self.tables, tile, box, is_active)
        inner = box.inset(self.size * 0.07)
        with self.sheet.place(f"room-{name}", self.scene.name("room", name), told):
            self.sheet.rect(inner.x, inner.y, inner.width, inner.height, "halo", 4)

    # ---- doors

    def _open(self, cell: int) -> list[int]:
        """The sides of a cell on which a door leads out of its room."""
        own = self.plot.rooms[cell]
        sides = [side for side in range(SIDES) if self.plot.doors[cell] >> side & 1]
        return [side for side in sides if own < SMALL_ROOMS or self._beside(cell, side) != own]

    def _beside(self, cell: int, side: int) -> int:
        """What lies there: a room, the hall, nothing; NOTHING - 1 off the plot."""
        other = NEIGHBOURS[cell * SIDES + side]
        if other == NOTHING or other >= self.plot.rows * COLUMNS:
            return NOTHING - 1
        return self.plot.rooms[other]

    def leads(self, cell: int, side: int) -> str:
        """Where a door of a laid room leads."""
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


class Placing:
    """A room that is about to be laid on a plot, known by the places of the question: `room-NAME` for the
    room, `turn/NAME/COLUMN/ROW/QUARTERS` for each turn.
    """

    def __init__(self, drawing: PlotDrawing) -> None:
        self.drawing = drawing
        self.sheet = drawing.sheet
        self.room = NOTHING
        self.cell = NOTHING
        self.turns: list[int] = []
        if drawing.seat != drawing.scene.to_act:
            return
        self._find_turns()
        is_laying = any(name.startswith(f"cell-{drawing.seat}-") for name in self.sheet.targets)
        if is_laying and self.room == NOTHING:
            rooms = [
                name
                for name, target in self.sheet.targets.items()
                if name.startswith("room-") and target.legal
            ]
            self.room = room_of(rooms[0].removeprefix("room-")) if len(rooms) == 1 else NOTHING

    def _find_turns(self) -> None:
        for name, target in self.sheet.targets.items():
            if name.startswith("turn/") and target.legal:
                _, room, column, row, quarters = name.split("/")
                self.room = room_of(room)
                self.cell = (int(row) - 1) * COLUMNS + int(column) - 1
                self.turns.append(int(quarters))

    # ---- where doors would lead

    def covered(self, cell: int, quarters: int) -> list[int]:
        """The cells under the room, the first one first; empty off the plot."""
        cells = sorted(cells_of(self.room, cell, quarters))
        return cells if not cells or cells[-1] < self.drawing.plot.rows * COLUMNS else []

    def _is_open(self, cell: int) -> bool:
        """Whether nothing else lies there: the room that is lifted does not count."""
        return self.drawing.plot.rooms[cell] in (EMPTY_CELL, self.room)

    def meeting(self, cell: int, side: int, has_door: bool) -> str:
        """What a side of the room would be: `on`, `free`, `edge` for a door, `wall`, or `clash`."""
        drawing = self.drawing
        other = NEIGHBOURS[cell * SIDES + side]
        if other == NOTHING or other >= drawing.plot.rows * COLUMNS:
            return "edge" if has_door else "wall"
        if self._is_open(other):
            return "free" if has_door else "wall"
        there = bool(drawing.plot.doors[other] >> (side + 2) % SIDES & 1)
        if has_door != there:
            return "clash"
        return "on" if has_door else "wall"

    def sides(self, cell: int, quarters: int) -> list[tuple[int, int, str]]:
        """Every outer side of the room laid like this: number of its cell, side, what it would be."""
        tile = tile_of(self.drawing.tables, self.room, quarters)
        cells = self.covered(cell, quarters)
        return [
            (index, side, self.meeting(cells[index], side, bool(tile.doors[index] >> side & 1)))
            for index, side in tile.outer()
        ]

    def first_turn(self, cell: int) -> int:
        """The first turn in which the room fits there; NOTHING without any."""
        allowed = int(kebab_term(Character(ARCHITECT)) in self.drawing.scene.view["in_force"])
        for quarters in range(TURNS):
            cells = self.covered(cell, quarters)
            if cells and all(map(self._is_open, cells)):
                clashes = [each for each in self.sides(cell, quarters) if each[2] == "clash"]
                if len(clashes) <= allowed:
                    return quarters
        return NOTHING

    def would_work(self, cell: int, quarters: int) -> bool:
        """Whether a door would lead on to the hall or to an active room."""
        cells = self.covered(cell, quarters)
        for index, side, leads in self.sides(cell, quarters):
            if leads in ("on", "clash"):
                found = self.drawing.plot.rooms[NEIGHBOURS[cells[index] * SIDES + side]]
                if found == HALL or kebab_term(Room(found)) in self.drawing.active:
                    return True
        return False

    # ---- pictures

    def ghost(self, cell: int) -> None:
        """The room as it would lie there, for a pointer or the focus to show."""
        if self.room == NOTHING:
            return
        quarters = self.first_turn(cell)
        if quarters == NOTHING:
            return
        with self.sheet.group("ghost"):
            self.picture(cell, quarters, self.drawing.corner(cell), self.drawing.size)

    def picture(self, cell: int, quarters: int, corner: tuple[float, float], size: float) -> None:
        """The room in one turn, with what its doors would meet."""
        tile = tile_of(self.drawing.tables, self.room, quarters)
        works = self.would_work(cell, quarters)
        draw_tile(self.sheet, self.drawing.tables, tile, tile.box(*corner, size), works)
        for index, side, leads in self.sides(cell, quarters):
            if leads != "wall":
                column, row = tile.cells[index]
                draw_door(self.sheet, corner[0] + column * size, corner[1] + row * size, size, side, leads)

    def above(self) -> None:
        """The turns that are possible on the chosen cell, each as a picture."""
        if not self.turns:
            return
        size = 64.0 if self.room < SMALL_ROOMS else 52.0
        each = size * (1 if self.room < SMALL_ROOMS else 2) + 34
        width = each * len(self.turns) + 10
        plot = self.drawing.box
        y = self.drawing.corner(self.cell)[1] + self.drawing.size / 2
        top = min(max(y - each / 2, plot.y), plot.bottom - each - 10)
        left = min(plot.right + 30, WIDTH - width - 6)
        with self.sheet.group("turns"):
            bubble(self.sheet, Box(left, top, width, each + 10), (plot.right + 6, y))
            for index, quarters in enumerate(self.turns):
                self._turn(quarters, Box(left + 5 + index * each, top + 5, each, each), size)
                self._outcome(quarters)

    def _turn(self, quarters: int, box: Box, size: float) -> None:
        drawing, scene = self.drawing, self.drawing.scene
        column, row = self.cell % COLUMNS + 1, self.cell // COLUMNS + 1
        name = f"turn/{kebab_term(Room(self.room))}/{column}/{row}/{quarters}"
        shape = "small" if self.room < SMALL_ROOMS else "upright" if quarters % 2 else "flat"
        reach = "connected" if self.would_work(self.cell, quarters) else "inactive"
        doors = doors_of(drawing.tables, self.room, quarters)
        label = scene.say("do-choose-turn", shape=shape, doors=doors, reach=reach)
        tile = tile_of(drawing.tables, self.room, quarters)
        own = tile.box(0, 0, size)
        corner = box.middle[0] - own.width / 2, box.middle[1] - own.height / 2
        with self.sheet.place(name, label, cls=f"turning turn-{quarters}"):
            self.sheet.rect(box.x + 2, box.y + 2, box.width - 4, box.height - 4, "halo", 8)
            self._neighbours(quarters, tile, corner, size)
            self.picture(self.cell, quarters, corner, size)

    def _outcome(self, quarters: int) -> None:
        """The room on the plot as this turn would lay it: shown for the turn that is pointed at, else for the
        first one.
        """
        corner, size = self.drawing.corner(self.cell), self.drawing.size
        first = " first" if quarters == self.turns[0] else ""
        with self.sheet.group(f"ghost ghost-{quarters}{first}"):
            self.picture(self.cell, quarters, corner, size)
            laid = tile_of(self.drawing.tables, self.room, quarters).box(*corner, size)
            self.sheet.rect(laid.x, laid.y, laid.width, laid.height, "chosen", 4)

    def _neighbours(self, quarters: int, tile: Tile, corner: tuple[float, float], size: float) -> None:
        """A strip of every room that would lie beside it."""
        cells = self.covered(self.cell, quarters)
        strip = 11.0
        for index, side in tile.outer():
            other = NEIGHBOURS[cells[index] * SIDES + side]
            if other == NOTHING or other >= self.drawing.plot.rows * COLUMNS or self._is_open(other):
                continue
            column, row = tile.cells[index]
            x, y = corner[0] + column * size, corner[1] + row * size
            strips = (
                (x + 3, y - strip, size - 6, strip),
                (x + size, y + 3, strip, size - 6),
                (x + 3, y + size, size - 6, strip),
                (x - strip, y + 3, strip, size - 6),
            )
            self.sheet.rect(*strips[side], "beside")
