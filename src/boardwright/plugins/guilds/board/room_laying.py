"""A room of Guilds that is about to be laid: where, in which turns, and what its doors would meet there.

The page shows one picture at a time: the script takes the one of the cell that is pointed at and of the turn
that is wished (R), and knows from it what to press.
"""

from __future__ import annotations

from collections.abc import Mapping
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
from boardwright.text.guilds_cards import room_of
from boardwright.text.guilds_labels import doors_of
from boardwright.text.guilds_plot import Plot
from boardwright.web.boards.box import Box
from boardwright.web.boards.guilds_pen import WIDTH, bubble, where
from boardwright.web.boards.guilds_rooms import Tile, draw_door, draw_tile, tile_of
from boardwright.web.boards.sheet import Sheet, escape
from boardwright.web.panels.scene import Scene

ARCHITECT_NAME: Final = kebab_term(Character(ARCHITECT))
CELLS_TOLD: Final[dict[tuple[str, int, str], str]] = {}
"""Cells in words, by language: they are the same in every match."""


def asked_at(scene: Scene, seat: int) -> Mapping[str, Any]:
    """The question, if it is about a room on the plot of a seat; else nothing."""
    asked: Mapping[str, Any] = scene.view["question"] or {}
    return asked if asked and asked["seat"] == seat and "room" in asked else {}


def laid_from(scene: Scene, seat: int) -> tuple[object, ...]:
    """What a plot is drawn from."""
    player = scene.view["players"][seat]
    return seat, player["rooms"], player["doorways"]


def name_of(seat: int, cell: int) -> str:
    """The place of a cell."""
    return f"cell-{seat}-{cell % COLUMNS + 1}-{cell // COLUMNS + 1}"


class Laying:
    """The room that a question is about, on the plot of the seat that is asked."""

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
        """The plot without the room, if it lies there: doorways that were made on its edges are closed."""
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

    # ---- where it may lie

    def covered(self, cell: int, quarters: int) -> list[int]:
        """The cells under the room, the first one first; empty off the plot."""
        cells = sorted(cells_of(self.room, cell, quarters))
        return cells if cells and cells[-1] < self.plot.rows * COLUMNS else []

    def beside(self, cell: int, side: int) -> int:
        """The cell of another room or of the hall on that side; NOTHING where none lies."""
        other = NEIGHBOURS[cell * SIDES + side]
        if other == NOTHING or other >= self.plot.rows * COLUMNS or self.plot.rooms[other] == EMPTY_CELL:
            return NOTHING
        return other

    def meeting(self, cell: int, side: int, has_door: bool) -> str:
        """What a side of the room would be: `on`, `free`, `edge` for a door, `wall`, or `clash`."""
        other = self.beside(cell, side)
        if other != NOTHING:
            there = bool(self.plot.doors[other] >> (side + 2) % SIDES & 1)
            return "clash" if has_door != there else "on" if has_door else "wall"
        if not has_door:
            return "wall"
        far = NEIGHBOURS[cell * SIDES + side]
        return "edge" if far == NOTHING or far >= self.plot.rows * COLUMNS else "free"

    def sides(self, cell: int, quarters: int) -> list[tuple[int, int, str]]:
        """Every outer side of the room laid like this: number of its cell, side, what it would be."""
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
        """The different turns in which the room may lie there; where it was lifted, that one, too."""
        found = [
            quarters
            for quarters in range(TURNS)
            if (cell, quarters) == self.old
            or (not self.tables.repeats[self.room * TURNS + quarters] and self._fits(cell, quarters))
        ]
        return [quarters for quarters in found if self.turn in (NOTHING, quarters)]

    def would_work(self, cell: int, quarters: int) -> bool:
        """Whether a door would lead on to the hall or to an active room."""
        cells = self.covered(cell, quarters)
        for index, side, leads in self.sides(cell, quarters):
            if leads in ("on", "clash"):
                found = self.plot.rooms[self.beside(cells[index], side)]
                if found == HALL or self.reached >> found & 1:
                    return True
        return False

    # ---- words and names

    def name_of(self, cell: int) -> str:
        """The place of a cell."""
        return name_of(self.seat, cell)

    def turn_name(self, cell: int, quarters: int) -> str:
        """The place that chooses a turn."""
        column, row = cell % COLUMNS + 1, cell // COLUMNS + 1
        return f"turn/{kebab_term(Room(self.room))}/{column}/{row}/{quarters}"

    def told(self, cell: int, quarters: int) -> str:
        """A turn in words."""
        shape = "small" if self.room < SMALL_ROOMS else "upright" if quarters % 2 else "flat"
        reach = "connected" if self.would_work(cell, quarters) else "inactive"
        reach = "old" if self.old == (cell, quarters) else reach
        doors = doors_of(self.tables, self.room, quarters)
        return self.scene.say("do-choose-turn", shape=shape, doors=doors, reach=reach)

    def cell_told(self, cell: int) -> str:
        """A cell in words."""
        works = not self.is_open or any(self.would_work(cell, turn) for turn in self.turns(cell))
        is_old = self.old is not None and self.old[0] == cell
        reach = "old" if is_old else "connected" if works else "inactive"
        key = (self.scene.words.language, cell, reach)
        if key not in CELLS_TOLD:
            message = "do-choose-cell--choose-lifted-cell" if is_old else "do-choose-cell"
            column, row = cell % COLUMNS + 1, cell // COLUMNS + 1
            CELLS_TOLD[key] = self.scene.say(message, reach=reach, column=column, row=row)
        return CELLS_TOLD[key]


class LayingDrawing:
    """Pictures of the room on a plot whose first cell has its corner at a point."""

    def __init__(self, sheet: Sheet, laying: Laying, box: Box) -> None:
        self.sheet = sheet
        self.laying = laying
        self.box = box
        self.size = box.width / COLUMNS

    def corner(self, cell: int) -> tuple[float, float]:
        """The upper left corner of a cell."""
        return self.box.x + cell % COLUMNS * self.size, self.box.y + cell // COLUMNS * self.size

    def draw(self) -> None:
        """On every cell that may be chosen a hidden picture for every turn; once a cell is chosen its turns
        beside it, and the first one is shown.
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
        laid = where(self.box), *laid_from(laying.scene, laying.seat)
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
                f' data-tip="{escape(chr(10).join(told))}">'
            )
            self._outcome(cell, quarters)
            self.sheet.add("</g>")
        if len(turns) > 1 and self._can(laying.name_of(cell)):
            self._turner(cell)

    def _outcome(self, cell: int, quarters: int) -> None:
        """The room as it would lie there, in a frame."""
        corner = self.corner(cell)
        self.picture(cell, quarters, corner, self.size)
        laid = tile_of(self.laying.tables, self.laying.room, quarters).box(*corner, self.size)
        self.sheet.rect(laid.x, laid.y, laid.width, laid.height, "chosen", 4)

    def _turner(self, cell: int) -> None:
        """A small button that turns the room, for those without R."""
        x, y = self.corner(cell)
        x, y = x + self.size - 15, y + 15
        self.sheet.add(f'<g class="turner" data-at="{self.laying.name_of(cell)}" aria-hidden="true">')
        self.sheet.circle(x, y, 14, "sheet ink")
        self.sheet.icon("restart", x, y, 17)
        self.sheet.add("</g>")

    def picture(self, cell: int, quarters: int, corner: tuple[float, float], size: float) -> None:
        """The room in one turn, with what its doors would meet."""
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
        """A strip of every room that would lie beside it."""
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
