"""A plot of Guilds: the room of every cell, and the doors."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase
from typing import Any, Final

from boardwright.games.guilds.basics import plot
from boardwright.games.guilds.basics.plot import HALL_CELLS, HALL_DOORS, NEIGHBOURS, SIDES
from boardwright.games.guilds.tables import TURNS, Tables
from boardwright.games.guilds.terms import CELLS, COLUMNS, EMPTY_CELL, HALL, NOTHING, Room, Side

# Lines by the sides to which they go: north 1, east 2, south 4, west 8.
LINES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


class Plot:
    """The rooms and doors of a plot, from the view of a player."""

    def __init__(self, tables: Tables, player: Mapping[str, Any]) -> None:
        self.rows = tables.plot_rows
        self.rooms = [EMPTY_CELL] * CELLS
        self.doors = [0] * CELLS
        self.keys = [""] * CELLS
        for cell, doors in zip(HALL_CELLS, HALL_DOORS, strict=True):
            self.rooms[cell], self.doors[cell], self.keys[cell] = HALL, doors, "##"
        for key, laid in zip(ascii_lowercase, player["rooms"], strict=False):
            self._lay(tables, laid, key if laid["active"] else f"({key})")
        for edge in player["doorways"]:
            cell = (edge["row"] - 1) * COLUMNS + edge["column"] - 1
            plot.open_edge(self.doors, cell * SIDES + Side[edge["side"].upper()])

    def _lay(self, tables: Tables, laid: Mapping[str, Any], key: str) -> None:
        room = Room[laid["room"].replace("-", "_").upper()]
        anchor = (laid["row"] - 1) * COLUMNS + laid["column"] - 1
        masks = tables.turned[room * TURNS + laid["turn"]]
        for cell, doors in zip(plot.cells_of(room, anchor, laid["turn"]), masks, strict=True):
            self.rooms[cell], self.doors[cell], self.keys[cell] = room, doors, key

    def is_edge(self, cell: int, side: int) -> bool:
        """Return whether there is a wall or a door on a side of a cell."""
        other = NEIGHBOURS[cell * SIDES + side]
        beside = EMPTY_CELL if other == NOTHING else self.rooms[other]
        return self.rooms[cell] != beside

    def is_door(self, cell: int, side: int) -> bool:
        """Return whether a room on either side of an edge has a door there."""
        other = NEIGHBOURS[cell * SIDES + side]
        opposite = other != NOTHING and self.doors[other] >> (side + 2) % SIDES & 1
        return bool(self.doors[cell] >> side & 1 or opposite)


def doors_as_lines(tables: Tables, room: int) -> str:
    """Format the doors of a room as lines that lead to them; a large room has two cells."""
    return "".join(LINES[doors] for doors in tables.turned[room * TURNS])
