"""The plot: how rooms lie, where their doors are, what is connected to the hall."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds.state import Player, State
from boardwright.games.guilds.tables import TURNS, E, N, S, Tables, W
from boardwright.games.guilds.terms import (
    CELLS,
    COLUMNS,
    EAST,
    EMPTY_CELL,
    HALL,
    NORTH,
    NOTHING,
    ROOMS,
    SMALL_ROOMS,
    SOUTH,
)

SIDES: Final = 4
PLACES_PER_ROOM: Final = CELLS * TURNS

HALL_CELLS: Final[tuple[int, ...]] = (8, 9)
HALL_DOORS: Final[tuple[int, ...]] = (W | S | E, N | S | W)


def cells_of(room: int, cell: int, quarters: int) -> tuple[int, ...]:
    """The cells that a room covers from its anchor, the left cell of a large room first; empty: off the plot.

    The anchor is the cell in the smallest row, then in the smallest column.
    """
    if room < SMALL_ROOMS:
        return (cell,)
    if quarters % 2 == 0:
        if cell % COLUMNS == COLUMNS - 1:
            return ()
        return (cell, cell + 1) if quarters == 0 else (cell + 1, cell)
    return (cell, cell + COLUMNS) if quarters == 1 else (cell + COLUMNS, cell)


def neighbour(cell: int, side: int, rows: int) -> int:
    """The cell on that side, NOTHING beyond the plot."""
    if side == NORTH:
        return cell - COLUMNS if cell >= COLUMNS else NOTHING
    if side == SOUTH:
        return cell + COLUMNS if cell + COLUMNS < rows * COLUMNS else NOTHING
    if side == EAST:
        return cell + 1 if cell % COLUMNS != COLUMNS - 1 else NOTHING
    return cell - 1 if cell % COLUMNS else NOTHING


# By side: bits and cells instead of calls, for the many places that are tried.
NEIGHBOURS: Final[tuple[int, ...]] = tuple(
    [neighbour(cell, side, CELLS // COLUMNS) for cell in range(CELLS) for side in range(SIDES)]
)


class Fit:
    """How a room would lie somewhere: whether it touches another, and where a door would meet a wall.

    `clash` is the first such edge as cell * 4 + side of the new room, `clashes` how many there are.
    """

    __slots__ = ("clash", "clashes", "touches")

    def __init__(self) -> None:
        self.touches: bool = False
        self.clash: int = NOTHING
        self.clashes: int = 0


def is_free(player: Player, cells: tuple[int, ...], rows: int) -> bool:
    """Whether all cells are on the plot and empty."""
    if not cells:
        return False
    for cell in cells:
        if cell >= rows * COLUMNS or player.cells[cell] != EMPTY_CELL:
            return False
    return True


def fit_of(player: Player, cells: tuple[int, ...], doors: tuple[int, ...]) -> Fit:
    """Compare every shared edge: door must meet door and wall must meet wall."""
    fit = Fit()
    for index in range(len(cells)):
        cell = cells[index]
        for side in range(SIDES):
            other = NEIGHBOURS[cell * SIDES + side]
            if other == NOTHING or player.cells[other] == EMPTY_CELL:
                continue
            fit.touches = True
            ours = doors[index] >> side & 1
            theirs = player.doors[other] >> (side + 2) % SIDES & 1
            if ours != theirs:
                fit.clashes += 1
                if fit.clash == NOTHING:
                    fit.clash = cell * SIDES + side
    return fit


def looks_the_same(tables: Tables, room: int, quarters: int) -> bool:
    """Whether fewer turns give the same doors on the same cells.

    A large room turned by a half covers the same cells the other way round.
    """
    doors = tables.turned[room * TURNS + quarters]
    for fewer in range(quarters):
        before = tables.turned[room * TURNS + fewer]
        if room < SMALL_ROOMS:
            if before == doors:
                return True
        elif fewer % 2 == quarters % 2 and before[0] == doors[1] and before[1] == doors[0]:
            return True
    return False


def can_lie(state: State, seat: int, place: int, clashes: int) -> bool:
    """Whether a room may be laid there: on free cells, touching another, with so many clashes at most."""
    room, cell, quarters = place // PLACES_PER_ROOM, place // TURNS % CELLS, place % TURNS
    player = state.players[seat]
    cells = cells_of(room, cell, quarters)
    if not is_free(player, cells, state.tables.plot_rows):
        return False
    fit = fit_of(player, cells, state.tables.turned[room * TURNS + quarters])
    return fit.touches and fit.clashes <= clashes


def turns_at(state: State, seat: int, room: int, cell: int, clashes: int) -> list[int]:
    """The different turns in which a room may be laid with its anchor on a cell."""
    return [
        quarters
        for quarters in range(TURNS)
        if can_lie(state, seat, room * PLACES_PER_ROOM + cell * TURNS + quarters, clashes)
        and not looks_the_same(state.tables, room, quarters)
    ]


def cells_for(state: State, seat: int, room: int, clashes: int) -> list[int]:
    """The anchors on which a room may be laid in some turn."""
    return [
        cell
        for cell in range(state.tables.plot_rows * COLUMNS)
        if state.players[seat].cells[cell] == EMPTY_CELL and turns_at(state, seat, room, cell, clashes)
    ]


def fits_somewhere(state: State, seat: int, room: int, clashes: int) -> bool:
    """Whether there is any place for a room."""
    player = state.players[seat]
    for cell in range(state.tables.plot_rows * COLUMNS):
        if player.cells[cell] == EMPTY_CELL:
            for quarters in range(TURNS):
                if can_lie(state, seat, room * PLACES_PER_ROOM + cell * TURNS + quarters, clashes):
                    return True
    return False


def rebuild(player: Player, tables: Tables) -> None:
    """Work out cells, doors and active rooms anew from what is laid and opened."""
    cells = [EMPTY_CELL] * CELLS
    doors = [0] * CELLS
    for index in range(len(HALL_CELLS)):
        cells[HALL_CELLS[index]] = HALL
        doors[HALL_CELLS[index]] = HALL_DOORS[index]
    for place in player.laid:
        room, cell, quarters = place // PLACES_PER_ROOM, place // TURNS % CELLS, place % TURNS
        masks = tables.turned[room * TURNS + quarters]
        covered = cells_of(room, cell, quarters)
        for index in range(len(covered)):
            cells[covered[index]] = room
            doors[covered[index]] = masks[index]
    for edge in player.opened:
        open_edge(doors, edge)
    player.cells = tuple(cells)
    player.doors = tuple(doors)
    player.active = connected(player.cells, player.doors)


def open_edge(doors: list[int], edge: int) -> None:
    """A doorway counts as a door of both cells."""
    cell, side = edge // SIDES, edge % SIDES
    doors[cell] |= 1 << side
    doors[NEIGHBOURS[edge]] |= 1 << (side + 2) % SIDES


def connected(cells: tuple[int, ...], doors: tuple[int, ...]) -> int:
    """The rooms with an unbroken way of doors to the hall, as bits."""
    reached = [HALL_CELLS[0]]
    seen = 1 << HALL_CELLS[0]
    active = 0
    while reached:
        cell = reached.pop()
        if cells[cell] != HALL:
            active |= 1 << cells[cell]
        for side in range(SIDES):
            other = NEIGHBOURS[cell * SIDES + side]
            if (
                other != NOTHING
                and not seen >> other & 1
                and cells[other] != EMPTY_CELL
                and doors[cell] >> side & 1
                and doors[other] >> (side + 2) % SIDES & 1
            ):
                seen |= 1 << other
                reached.append(other)
    return active


def active_rooms(player: Player) -> list[int]:
    """The active rooms of a plot."""
    return [room for room in range(ROOMS) if player.active >> room & 1]


def active_cells(player: Player) -> int:
    """How many cells the hall and the active rooms cover."""
    count = len(HALL_CELLS)
    for room in active_rooms(player):
        count += 1 if room < SMALL_ROOMS else 2
    return count
