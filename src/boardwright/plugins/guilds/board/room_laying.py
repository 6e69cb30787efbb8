"""A room of Guilds that is about to be laid: its cells, its turns, and the neighbours of its doors.

The page shows one picture at a time: the script selects it by the cell under the pointer and the turn (R),
and reads from it which choice to press.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from boardwright.core.events import kebab_term
from boardwright.games.guilds.basics.plot import NEIGHBOURS, SIDES, cells_of, connected
from boardwright.games.guilds.tables import TURNS, Tables
from boardwright.games.guilds.terms import (
    ARCHITECT,
    COLUMNS,
    EMPTY_CELL,
    HALL,
    NOTHING,
    SMALL_ROOMS,
    Character,
    Room,
    Side,
)
from boardwright.plugins.guilds.board.rooms import Tile, draw_door, draw_tile, tile_of
from boardwright.plugins.guilds.board.sheet import WIDTH
from boardwright.plugins.guilds.cards import room_of
from boardwright.plugins.guilds.labels import doors_of
from boardwright.plugins.guilds.plot import Plot
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.pieces import bubble
from boardwright.web.svg.sheet import Sheet, escape, tip_text

ARCHITECT_NAME: Final = kebab_term(Character(ARCHITECT))


def asked_at(scene: Scene, seat: int) -> Mapping[str, Any]:
    """Return the question, if it is about a room on the plot of a seat; else an empty mapping."""
    asked: Mapping[str, Any] = scene.view["question"] or {}
    return asked if asked and asked["seat"] == seat and "room" in asked else {}


def laid_from(scene: Scene, seat: int) -> tuple[object, ...]:
    """Return the values on which a plot depends."""
    player = scene.view["players"][seat]
    return seat, player["rooms"], player["doorways"]


def name_of(seat: int, cell: int) -> str:
    """Return the place of a cell."""
    return f"cell-{seat}-{cell % COLUMNS + 1}-{cell // COLUMNS + 1}"


def where_laid(scene: Scene, seat: int, cells: Sequence[int]) -> str:
    """On whose plot a room lies, and which cells it covers."""
    column, row = cells[0] % COLUMNS + 1, cells[0] // COLUMNS + 1
    last_column, last_row = cells[-1] % COLUMNS + 1, cells[-1] // COLUMNS + 1
    shape = "flat" if last_column > column else "upright" if last_row > row else "small"
    corners = {"column": column, "row": row, "last_column": last_column, "last_row": last_row}
    return scene.say("board-laid", seat=seat, shape=shape, **corners)


class Laying:
    """The room of a question, on the plot of the seat to act."""

    def __init__(self, scene: Scene, seat: int, tables: Tables, plot: Plot) -> None:
        self.scene = scene
        self.seat = seat
        self.tables = tables
        self.plot = plot
        self.reached = 0
        self.room = NOTHING
        self.cell = NOTHING
        self.turn = NOTHING
        self.old: tuple[int, int] | None = None
        asked = asked_at(scene, seat)
        if asked:
            self.room = room_of(asked["room"])
            if "column" in asked:
                self.cell = (asked["row"] - 1) * COLUMNS + asked["column"] - 1
            self.turn = asked.get("turn", NOTHING)
            self.plot = self._lifted(scene.view["players"][seat])
            self.reached = connected(self.plot.rooms, self.plot.doors)

    @property
    def is_open(self) -> bool:
        """Whether a room is being laid here."""
        return self.room != NOTHING

    def _lifted(self, player: Mapping[str, Any]) -> Plot:
        """Return the plot without the room, if it is there, and without the doorways made on its edges."""
        name = kebab_term(Room(self.room))
        laid = [each for each in player["rooms"] if each["room"] == name]
        if not laid:
            return self.plot
        self.old = (laid[0]["row"] - 1) * COLUMNS + laid[0]["column"] - 1, laid[0]["turn"]
        under = cells_of(self.room, *self.old)
        doorways = []
        for edge in player["doorways"]:
            cell = (edge["row"] - 1) * COLUMNS + edge["column"] - 1
            other = NEIGHBOURS[cell * SIDES + Side[edge["side"].upper()]]
            if cell not in under and other not in under:
                doorways.append(edge)
        rooms = [each for each in player["rooms"] if each["room"] != name]
        return Plot(self.tables, {**player, "rooms": rooms, "doorways": doorways})

    # ---- possible cells

    def covered(self, cell: int, quarters: int) -> list[int]:
        """Return the cells under the room, the first one first; empty off the plot."""
        cells = sorted(cells_of(self.room, cell, quarters))
        return cells if cells and cells[-1] < self.plot.rows * COLUMNS else []

    def beside(self, cell: int, side: int) -> int:
        """Return the neighbouring cell of another room or of the hall on that side, else NOTHING."""
        other = NEIGHBOURS[cell * SIDES + side]
        if other == NOTHING or other >= self.plot.rows * COLUMNS or self.plot.rooms[other] == EMPTY_CELL:
            return NOTHING
        return other

    def meeting(self, cell: int, side: int, has_door: bool) -> str:
        """Return the state of a side of the room: `on`, `free`, `edge` for a door, `wall`, or `clash`."""
        other = self.beside(cell, side)
        if other != NOTHING:
            there = bool(self.plot.doors[other] >> (side + 2) % SIDES & 1)
            return "clash" if has_door != there else "on" if has_door else "wall"
        if not has_door:
            return "wall"
        far = NEIGHBOURS[cell * SIDES + side]
        return "edge" if far == NOTHING or far >= self.plot.rows * COLUMNS else "free"

    def sides(self, cell: int, quarters: int) -> list[tuple[int, int, str]]:
        """Return every outer side of the room in this turn: number of its cell, side, state."""
        tile = tile_of(self.tables, self.room, quarters)
        cells = self.covered(cell, quarters)
        return [
            (index, side, self.meeting(cells[index], side, bool(tile.doors[index] >> side & 1)))
            for index, side in tile.outer()
        ]

    def _fits(self, cell: int, quarters: int) -> bool:
        cells = self.covered(cell, quarters)
        if not cells or any(self.plot.rooms[each] != EMPTY_CELL for each in cells):
            return False
        outer = tile_of(self.tables, self.room, quarters).outer()
        if all(self.beside(cells[index], side) == NOTHING for index, side in outer):
            return False
        allowed = int(self.old is None and ARCHITECT_NAME in self.scene.view["in_force"])
        return [leads for _, _, leads in self.sides(cell, quarters)].count("clash") <= allowed

    def turns(self, cell: int) -> list[int]:
        """Return the different turns in which the room may lie there, with that of a lifted room."""
        found = [
            quarters
            for quarters in range(TURNS)
            if (cell, quarters) == self.old
            or (not self.tables.repeats[self.room * TURNS + quarters] and self._fits(cell, quarters))
        ]
        return [quarters for quarters in found if self.turn in (NOTHING, quarters)]

    def would_work(self, cell: int, quarters: int) -> bool:
        """Return whether a door would lead to the hall or to an active room."""
        cells = self.covered(cell, quarters)
        for index, side, leads in self.sides(cell, quarters):
            if leads in ("on", "clash"):
                found = self.plot.rooms[self.beside(cells[index], side)]
                if found == HALL or self.reached >> found & 1:
                    return True
        return False

    # ---- words and names

    def name_of(self, cell: int) -> str:
        """Return the place of a cell."""
        return name_of(self.seat, cell)

    def turn_name(self, cell: int, quarters: int) -> str:
        """Return the place that chooses a turn."""
        column, row = cell % COLUMNS + 1, cell // COLUMNS + 1
        return f"turn/{kebab_term(Room(self.room))}/{column}/{row}/{quarters}"

    def told(self, cell: int, quarters: int) -> str:
        """Describe a turn in words."""
        shape = "small" if self.room < SMALL_ROOMS else "upright" if quarters % 2 else "flat"
        reach = "connected" if self.would_work(cell, quarters) else "inactive"
        reach = "old" if self.old == (cell, quarters) else reach
        doors = doors_of(self.tables, self.room, quarters)
        return self.scene.say("do-choose-turn", shape=shape, doors=doors, reach=reach)

    def cell_told(self, cell: int) -> str:
        """Describe a cell in words."""
        works = not self.is_open or any(self.would_work(cell, turn) for turn in self.turns(cell))
        is_old = self.old is not None and self.old[0] == cell
        reach = "old" if is_old else "connected" if works else "inactive"
        column, row = cell % COLUMNS + 1, cell // COLUMNS + 1
        return self.scene.say("board-cell", seat=self.seat, column=column, row=row, reach=reach)


class LayingDrawing:
    """Pictures of the room on a plot whose first cell has its corner at a point."""

    def __init__(self, sheet: Sheet, laying: Laying, box: Box) -> None:
        self.sheet = sheet
        self.laying = laying
        self.box = box
        self.size = box.width / COLUMNS

    def corner(self, cell: int) -> tuple[float, float]:
        """Return the upper left corner of a cell."""
        return self.box.x + cell % COLUMNS * self.size, self.box.y + cell // COLUMNS * self.size

    def draw(self) -> None:
        """Draw a hidden picture for every turn on every possible cell.

        Once a cell is chosen, its turns are beside it, and the first one is shown.
        """
        laying = self.laying
        if not laying.is_open:
            return
        if laying.cell == NOTHING:
            cells = [cell for cell in range(laying.plot.rows * COLUMNS) if self._can(laying.name_of(cell))]
        else:
            cells = [laying.cell]
        can = [self._can(laying.name_of(cell)) for cell in cells]
        things = int(laying.room), laying.cell, laying.turn, laying.scene.view["in_force"], cells, can
        laid = self.box.sides, *laid_from(laying.scene, laying.seat)
        self.sheet.part(laying.scene.made_of("laying", *laid, *things), lambda: self._all_ghosts(cells))
        if laying.cell != NOTHING and laying.turn == NOTHING:
            self._choices()

    def _all_ghosts(self, cells: list[int]) -> None:
        word = self.laying.scene.say
        self.sheet.add(
            f'<g class="laying" data-turn-word="{escape(word("panel-turn-it"))}"'
            f' data-lay-word="{escape(word("panel-lay-here"))}">'
        )
        for cell in cells:
            self._ghosts(cell)
        self.sheet.add("</g>")

    def _can(self, name: str) -> bool:
        target = self.sheet.targets.get(name)
        return bool(target and target.legal)

    def _ghosts(self, cell: int) -> None:
        laying = self.laying
        turns = laying.turns(cell)
        for index, quarters in enumerate(turns):
            told = [laying.told(cell, quarters)]
            if len(turns) > 1:
                told.append(laying.scene.say("panel-turn-hint", number=index + 1, all=len(turns)))
            is_shown = cell == laying.cell and index == 0
            self.sheet.add(
                f'<g class="ghost{" shown" if is_shown else ""}" data-at="{laying.name_of(cell)}"'
                f' data-turn="{quarters}" data-then="{escape(laying.turn_name(cell, quarters))}"'
                f' data-tip="{escape(tip_text(told))}">'
            )
            self._outcome(cell, quarters)
            self.sheet.add("</g>")
        if len(turns) > 1 and self._can(laying.name_of(cell)):
            self._turner(cell)

    def _outcome(self, cell: int, quarters: int) -> None:
        """Draw the room as it would lie there, in a frame."""
        corner = self.corner(cell)
        self.picture(cell, quarters, corner, self.size)
        laid = tile_of(self.laying.tables, self.laying.room, quarters).box(*corner, self.size)
        self.sheet.rect(laid.x, laid.y, laid.width, laid.height, "chosen", 4)

    def _turner(self, cell: int) -> None:
        """Draw a small button that turns the room, for use without a keyboard."""
        x, y = self.corner(cell)
        x, y = x + self.size - 15, y + 15
        self.sheet.add(f'<g class="turner" data-at="{self.laying.name_of(cell)}" aria-hidden="true">')
        self.sheet.circle(x, y, 14, "sheet ink")
        self.sheet.icon("restart", x, y, 17)
        self.sheet.add("</g>")

    def picture(self, cell: int, quarters: int, corner: tuple[float, float], size: float) -> None:
        """Draw the room in one turn, with the neighbours of its doors."""
        laying = self.laying
        tile = tile_of(laying.tables, laying.room, quarters)
        works = laying.would_work(cell, quarters)
        draw_tile(self.sheet, laying.tables, tile, tile.box(*corner, size), works)
        for index, side, leads in laying.sides(cell, quarters):
            if leads != "wall":
                column, row = tile.cells[index]
                draw_door(self.sheet, corner[0] + column * size, corner[1] + row * size, size, side, leads)

    # ---- the turns of a chosen cell, side by side

    def _choices(self) -> None:
        laying = self.laying
        turns = [turn for turn in laying.turns(laying.cell) if self._can(laying.turn_name(laying.cell, turn))]
        if not turns:
            return
        size = 64.0 if laying.room < SMALL_ROOMS else 52.0
        each = size * (1 if laying.room < SMALL_ROOMS else 2) + 34
        width = each * len(turns) + 10
        y = self.corner(laying.cell)[1] + self.size / 2
        top = min(max(y - each / 2, self.box.y), self.box.bottom - each - 10)
        left = min(self.box.right + 30, WIDTH - width - 6)
        bubble(self.sheet, Box(left, top, width, each + 10), (self.box.right + 6, y))
        for index, quarters in enumerate(turns):
            self._choice(quarters, Box(left + 5 + index * each, top + 5, each, each), size)

    def _choice(self, quarters: int, box: Box, size: float) -> None:
        laying = self.laying
        cell = laying.cell
        tile = tile_of(laying.tables, laying.room, quarters)
        own = tile.box(0, 0, size)
        corner = box.middle[0] - own.width / 2, box.middle[1] - own.height / 2
        is_first = quarters == laying.turns(cell)[0]
        with self.sheet.place(
            laying.turn_name(cell, quarters),
            laying.told(cell, quarters),
            cls=f"turning{' shown' if is_first else ''}",
        ):
            self.sheet.rect(box.x + 2, box.y + 2, box.width - 4, box.height - 4, "halo", 8)
            self._neighbours(quarters, tile, corner, size)
            self.picture(cell, quarters, corner, size)

    def _neighbours(self, quarters: int, tile: Tile, corner: tuple[float, float], size: float) -> None:
        """Draw a strip of every neighbouring room."""
        cells = self.laying.covered(self.laying.cell, quarters)
        strip = 11.0
        for index, side in tile.outer():
            if self.laying.beside(cells[index], side) == NOTHING:
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
