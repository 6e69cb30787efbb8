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
HALF: Final = 2
PLACES_PER_ROOM: Final = CELLS * TURNS

HALL_CELLS: Final[tuple[int, ...]] = (8, 9)
HALL_DOORS: Final[tuple[int, ...]] = (W | S | E, N | S | W)


def second_cell(cell: int, quarters: int) -> int:
    """The other cell of a large room, to the right of its anchor or below; NOTHING off the plot."""
    if quarters % 2 == 0:
        return cell + 1 if cell % COLUMNS != COLUMNS - 1 else NOTHING
    return cell + COLUMNS if cell + COLUMNS < CELLS else NOTHING


def cells_of(room: int, cell: int, quarters: int) -> tuple[int, ...]:
    """The cells that a room covers from its anchor, the left cell of a large room first; empty: off the plot.

    The anchor is the cell in the smallest row, then in the smallest column.
    """
    if room < SMALL_ROOMS:
        return (cell,)
    second = second_cell(cell, quarters)
    if second == NOTHING:
        return ()
    return (cell, second) if quarters < HALF else (second, cell)


def neighbour(cell: int, side: int) -> int:
    """The cell on that side, NOTHING beyond the plot."""
    if side == NORTH:
        return cell - COLUMNS if cell >= COLUMNS else NOTHING
    if side == SOUTH:
        return cell + COLUMNS if cell + COLUMNS < CELLS else NOTHING
    if side == EAST:
        return cell + 1 if cell % COLUMNS != COLUMNS - 1 else NOTHING
    return cell - 1 if cell % COLUMNS else NOTHING


NEIGHBOURS: Final[tuple[int, ...]] = tuple(
    [neighbour(cell, side) for cell in range(CELLS) for side in range(SIDES)]
)

# How many sides a set of sides has.
COUNTS: Final[tuple[int, ...]] = (0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4)

NOT_FREE: Final = -1
ALONE: Final = -2


def clashes_at(edge: int, doors: int) -> int:
    """The sides of a cell where one of two rooms has a door and the other a wall, as bits.

    >>> clashes_at(0b0001_0011, 0b0001), clashes_at(0b0001_0011, 0b0010)
    (0, 3)
    """
    return (doors ^ edge >> 4) & edge & 15


def clashes_of(state: State, seat: int, place: int) -> int:
    """On how many edges a door would meet a wall; NOT_FREE on other rooms, ALONE without any contact."""
    room, cell, quarters = place // PLACES_PER_ROOM, place // TURNS % CELLS, place % TURNS
    edges = state.players[seat].edges
    doors = state.tables.turned[room * TURNS + quarters]
    edge = edges[cell]
    if edge == NOT_FREE:
        return NOT_FREE
    if room < SMALL_ROOMS:
        return COUNTS[clashes_at(edge, doors[0])] if edge else ALONE
    second = second_cell(cell, quarters)
    other = NOT_FREE if second == NOTHING else edges[second]
    if other == NOT_FREE:
        return NOT_FREE
    if not edge and not other:
        return ALONE
    left, right = (edge, other) if quarters < HALF else (other, edge)
    return COUNTS[clashes_at(left, doors[0])] + COUNTS[clashes_at(right, doors[1])]


def first_clash(state: State, seat: int, place: int) -> int:
    """The first edge where a door would meet a wall, as cell * 4 + side; NOTHING when there is none."""
    room, cell, quarters = place // PLACES_PER_ROOM, place // TURNS % CELLS, place % TURNS
    covered = cells_of(room, cell, quarters)
    for index in range(len(covered)):
        doors = state.tables.turned[room * TURNS + quarters][index]
        sides = clashes_at(state.players[seat].edges[covered[index]], doors)
        for side in range(SIDES):
            if sides >> side & 1:
                return covered[index] * SIDES + side
    return NOTHING


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


def turns_at(state: State, seat: int, room: int, cell: int, clashes: int) -> list[int]:
    """The different turns in which a room may be laid on a cell, with so many clashes at most."""
    place = room * PLACES_PER_ROOM + cell * TURNS
    return [
        quarters
        for quarters in range(TURNS)
        if 0 <= clashes_of(state, seat, place + quarters) <= clashes
        and not looks_the_same(state.tables, room, quarters)
    ]


def fits_at(state: State, seat: int, room: int, cell: int, clashes: int) -> bool:
    """Whether a room may be laid with its anchor on a cell in some turn."""
    place = room * PLACES_PER_ROOM + cell * TURNS
    for quarters in range(TURNS):
        if 0 <= clashes_of(state, seat, place + quarters) <= clashes:
            return True
    return False


def cells_for(state: State, seat: int, room: int, clashes: int) -> list[int]:
    """The anchors on which a room may be laid in some turn."""
    edges = state.players[seat].edges
    return [
        cell for cell in range(CELLS) if edges[cell] != NOT_FREE and fits_at(state, seat, room, cell, clashes)
    ]


def fits_somewhere(state: State, seat: int, room: int, clashes: int) -> bool:
    """Whether there is any place for a room."""
    edges = state.players[seat].edges
    for cell in range(CELLS):
        if edges[cell] != NOT_FREE and fits_at(state, seat, room, cell, clashes):
            return True
    return False


def rebuild(player: Player, tables: Tables) -> None:
    """Work out from what is laid and opened where rooms can lie and which ones are active."""
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
    player.edges = tuple([edge_of(cells, doors, cell, tables.plot_rows) for cell in range(CELLS)])
    player.active = connected(cells, doors)


def edge_of(cells: list[int], doors: list[int], cell: int, rows: int) -> int:
    """On which sides of a free cell a room lies, and, four bits higher, on which of them it has a door."""
    if cells[cell] != EMPTY_CELL or cell >= rows * COLUMNS:
        return NOT_FREE
    edge = 0
    for side in range(SIDES):
        other = NEIGHBOURS[cell * SIDES + side]
        if other != NOTHING and cells[other] != EMPTY_CELL:
            edge |= 1 << side
            edge |= (doors[other] >> (side + 2) % SIDES & 1) << side + 4
    return edge


def open_edge(doors: list[int], edge: int) -> None:
    """A doorway counts as a door of both cells."""
    cell, side = edge // SIDES, edge % SIDES
    doors[cell] |= 1 << side
    doors[NEIGHBOURS[edge]] |= 1 << (side + 2) % SIDES


def connected(cells: list[int], doors: list[int]) -> int:
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
