"""A plot of Guilds in the terminal: walls, doors, and a letter for every room."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds.terms import COLUMNS, EAST, EMPTY_CELL, HALL, NORTH, SOUTH, WEST
from boardwright.plugins.guilds.plot import LINES, Plot

HALL_LINES: Final = " ║═╚║║╔╠═╝═╩╗╣╦╬"
EMPTY: Final = "·"
DOOR: Final = "○"
WIDTH: Final = 5


def small_drawing(drawn: Plot) -> list[str]:
    """Render one character for every cell: lines that lead to its doors, double ones for the hall."""
    return ["".join(_small_row(drawn, row)).rstrip() for row in range(drawn.rows)]


def _small_row(drawn: Plot, row: int) -> list[str]:
    parts = []
    for cell in range(row * COLUMNS, (row + 1) * COLUMNS):
        lines = HALL_LINES if drawn.rooms[cell] == HALL else LINES
        parts.append(EMPTY if drawn.rooms[cell] == EMPTY_CELL else lines[drawn.doors[cell]])
        joined = drawn.doors[cell] >> EAST & 1 and cell % COLUMNS < COLUMNS - 1
        joined = joined and drawn.rooms[cell + 1] != EMPTY_CELL
        parts.append(lines[1 << EAST | 1 << WEST] if joined else " ")
    return parts


def large_drawing(drawn: Plot) -> list[str]:
    """Render every cell with its walls and doors; the hall has its own sign, inactive rooms have brackets."""
    head = "".join(f"{column:^{WIDTH + 1}}" for column in range(1, COLUMNS + 1))
    lines = ["   " + head.rstrip()]
    for row in range(drawn.rows):
        lines.append("  " + _border(drawn, row))
        lines.append(f"{row + 1} " + _cells(drawn, row))
    lines.append("  " + _border(drawn, drawn.rows))
    return lines


def _horizontal(drawn: Plot, row: int, column: int) -> str:
    """Return the edge above a cell; in the row below the last, that below its upper neighbour."""
    cell, side = (
        (row * COLUMNS + column, NORTH) if row < drawn.rows else ((row - 1) * COLUMNS + column, SOUTH)
    )
    if not drawn.is_edge(cell, side):
        return ""
    return DOOR if drawn.is_door(cell, side) else LINES[1 << EAST | 1 << WEST]


def _vertical(drawn: Plot, row: int, column: int) -> str:
    """Return the edge left of a cell; after the last column, that right of its neighbour."""
    inside = column < COLUMNS
    cell, side = row * COLUMNS + (column if inside else column - 1), WEST if inside else EAST
    if not drawn.is_edge(cell, side):
        return ""
    return DOOR if drawn.is_door(cell, side) else LINES[1 << NORTH | 1 << SOUTH]


def _corner(drawn: Plot, row: int, column: int) -> str:
    """Return the corner at which up to four edges meet."""
    arms = 0
    if row > 0 and _vertical(drawn, row - 1, column):
        arms |= 1 << NORTH
    if column < COLUMNS and _horizontal(drawn, row, column):
        arms |= 1 << EAST
    if row < drawn.rows and _vertical(drawn, row, column):
        arms |= 1 << SOUTH
    if column > 0 and _horizontal(drawn, row, column - 1):
        arms |= 1 << WEST
    return LINES[arms]


def _border(drawn: Plot, row: int) -> str:
    line = ""
    for column in range(COLUMNS):
        edge = _horizontal(drawn, row, column)
        wall = LINES[1 << EAST | 1 << WEST] if edge else " "
        line += _corner(drawn, row, column) + wall * (WIDTH // 2) + (edge or " ") + wall * (WIDTH // 2)
    return line + _corner(drawn, row, COLUMNS)


def _cells(drawn: Plot, row: int) -> str:
    line = ""
    for column in range(COLUMNS):
        key = drawn.keys[row * COLUMNS + column] or EMPTY
        line += (_vertical(drawn, row, column) or " ") + f"{key:^{WIDTH}}"
    return line + (_vertical(drawn, row, COLUMNS) or " ")
