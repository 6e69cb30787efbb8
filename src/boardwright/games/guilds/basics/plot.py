"""The plot: how rooms lie, where their doors are, what is connected to the hall."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds.state import Player, State
from boardwright.games.guilds.tables import TURNS, E, N, S, Tables, W, turned
from boardwright.games.guilds.terms import (
    CELLS,
    COLUMNS,
    EAST,
    EMPTY_CELL,
    HALL,
    NORTH,
    NOTHING,
    SMALL_ROOMS,
    SOUTH,
)

SIDES: Final = 4
HALF: Final = 2
PLACES_PER_ROOM: Final = CELLS * TURNS

HALL_CELLS: Final[tuple[int, ...]] = (8, 9)
HALL_DOORS: Final[tuple[int, ...]] = (W | S | E, N | S | W)


def second_cell(cell: int, quarters: int) -> int:
    """The other cell of a large room, in the same row to the right of its anchor, or below it when it stands
    upright; NOTHING off the plot.

    § place.inside, plot.turn.large
    """
    if quarters % 2 == 0:
        return cell + 1 if cell % COLUMNS != COLUMNS - 1 else NOTHING
    return cell + COLUMNS if cell + COLUMNS < CELLS else NOTHING


def cells_of(room: int, cell: int, quarters: int) -> tuple[int, ...]:
    """The cells that a room covers from its anchor, the left cell of a large room first; empty: off the plot.

    The anchor is the cell in the smallest row, then in the smallest column: after one turn of a large room
    its left cell, after two or three its right one.

    § plot.cells, plot.anchor, plot.turn.large
    """
    if room < SMALL_ROOMS:
        return (cell,)
    second = second_cell(cell, quarters)
    if second == NOTHING:
        return ()
    return (cell, second) if quarters < HALF else (second, cell)


def neighbour(cell: int, side: int) -> int:
    """The cell on that side, NOTHING beyond the plot of 4 columns and 5 rows.

    § plot.size
    """
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


def marks_around(cell: int, doors: int) -> tuple[tuple[int, int], ...]:
    """What a room with these doors on a cell means to the cells around it: on which of their sides it lies,
    and, four bits higher, whether it has a door there.

    >>> marks_around(0, 0b0010)
    ((1, 136), (4, 1))
    """
    found: list[tuple[int, int]] = []
    for side in range(SIDES):
        other = NEIGHBOURS[cell * SIDES + side]
        if other != NOTHING:
            found.append((other, (1 | (doors >> side & 1) << 4) << (side + 2) % SIDES))
    return tuple(found)


MARKS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    [marks_around(cell, doors) for cell in range(CELLS) for doors in range(1 << SIDES)]
)

# How many sides a set of sides has.
COUNTS: Final[tuple[int, ...]] = (0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4)

ANY_DOORS: Final = 15

NOT_FREE: Final = -1
ALONE: Final = -2


def clashes_at(edge: int, doors: int) -> int:
    """The sides of a cell where one of two rooms has a door and the other a wall, as bits; a side without a
    room does not matter, so doors may open on empty cells and on the edge of the plot.

    >>> clashes_at(0b0001_0011, 0b0001), clashes_at(0b0001_0011, 0b0010)
    (0, 3)

    § place.match, place.open
    """
    return (doors ^ edge >> 4) & edge & 15


def clashes_of(state: State, seat: int, place: int) -> int:
    """The same as `clashes_on` for a place."""
    return clashes_on(state, seat, place // PLACES_PER_ROOM, place // TURNS % CELLS, place % TURNS)


def clashes_on(state: State, seat: int, room: int, cell: int, quarters: int) -> int:
    """On how many edges a door would meet a wall; NOT_FREE off the plot or on other rooms, ALONE when no edge
    is shared with the hall or a room, active or not.

    § place.inside, place.empty, place.contact
    """
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


def turns_at(state: State, seat: int, room: int, cell: int, clashes: int) -> list[int]:
    """The different turns in which a room may be laid on a cell, with so many clashes at most.

    § ruling.12.50
    """
    return [
        quarters
        for quarters in range(TURNS)
        if not state.tables.repeats[room * TURNS + quarters]
        and 0 <= clashes_on(state, seat, room, cell, quarters) <= clashes
    ]


def fitting_doors(edge: int) -> int:
    """The sets of doors with which a small room fits on a free cell with these edges in some turn, as bits.

    >>> bin(fitting_doors(0b0000_0001)), bin(fitting_doors(0b1111_1111))
    ('0b111111111111111', '0b1000000000000000')
    """
    found = 0
    for doors in range(ANY_DOORS + 1):
        if edge and any([clashes_at(edge, turned(doors, quarters)) == 0 for quarters in range(TURNS)]):
            found |= 1 << doors
    return found


# By the edges of a free cell; where no room lies there is no door.
FITTING: Final[tuple[int, ...]] = tuple(
    [fitting_doors(edge) if edge >> 4 & ~edge == 0 else 0 for edge in range(256)]
)


def fits_at(state: State, seat: int, room: int, cell: int, clashes: int) -> bool:
    """Whether a room may be laid with its anchor on a free cell in some turn."""
    if room < SMALL_ROOMS and clashes == 0:
        edge = state.players[seat].edges[cell]
        return FITTING[edge] >> state.tables.turned[room * TURNS][0] & 1 == 1
    for quarters in range(HALF):
        # After two turns more a room covers the same cells.
        found = clashes_on(state, seat, room, cell, quarters)
        if found >= 0 and (
            found <= clashes or clashes_on(state, seat, room, cell, quarters + HALF) <= clashes
        ):
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
    player = state.players[seat]
    if room < SMALL_ROOMS and clashes == 0:
        return player.fitting >> state.tables.turned[room * TURNS][0] & 1 == 1
    for cell in range(CELLS):
        if player.edges[cell] != NOT_FREE and fits_at(state, seat, room, cell, clashes):
            return True
    return False


def rebuild(player: Player, tables: Tables) -> None:
    """Work out from what is laid and opened where rooms can lie and which ones are active.

    So a room that a later one connects becomes active at once.

    § activity.later
    """
    cells = [EMPTY_CELL] * CELLS
    doors = [0] * CELLS
    taken = list(HALL_CELLS)
    lay_hall(cells, doors)
    for place in player.laid:
        room, cell, quarters = place // PLACES_PER_ROOM, place // TURNS % CELLS, place % TURNS
        masks = tables.turned[room * TURNS + quarters]
        covered = cells_of(room, cell, quarters)
        for index in range(len(covered)):
            cells[covered[index]] = room
            doors[covered[index]] = masks[index]
            taken.append(covered[index])
    for edge in player.opened:
        open_edge(doors, edge)
    edges = edges_around(taken, doors, tables.plot_rows)
    fitting = 0
    for edge in edges:
        if edge > 0:
            fitting |= FITTING[edge]
    player.edges = tuple(edges)
    player.fitting = fitting
    player.active = connected(cells, doors)


def lay_hall(cells: list[int], doors: list[int]) -> None:
    """The hall lies on columns 1 and 2 of row 3, with doors to the street in the west, in the north of its
    right cell and in the south of both; its other edges are walls.

    § plot.hall, plot.hall.edges
    """
    for index in range(len(HALL_CELLS)):
        cells[HALL_CELLS[index]] = HALL
        doors[HALL_CELLS[index]] = HALL_DOORS[index]


def edges_around(taken: list[int], doors: list[int], rows: int) -> list[int]:
    """For each cell on which of its sides a room lies, and, four bits higher, on which of them it has a door.

    A cell under a room is not free, nor is one of the fifth row when the plot has four.

    § place.empty, option.plot-rows
    """
    edges = [0] * CELLS
    for cell in taken:
        for other, mark in MARKS[cell << SIDES | doors[cell]]:
            edges[other] |= mark
    for cell in taken:
        edges[cell] = NOT_FREE
    for cell in range(rows * COLUMNS, CELLS):
        edges[cell] = NOT_FREE
    return edges


def open_edge(doors: list[int], edge: int) -> None:
    """The doorway that an Architect has opened counts as a door of both cells.

    § character.architect.doorway
    """
    cell, side = edge // SIDES, edge % SIDES
    doors[cell] |= 1 << side
    doors[NEIGHBOURS[edge]] |= 1 << (side + 2) % SIDES


def connected(cells: list[int], doors: list[int]) -> int:
    """The rooms with an unbroken way of doors to the hall, as bits; a room that touches others by walls alone
    is not among them.

    The hall itself is always active, and it is no room.

    § activity.path, activity.wall, plot.hall.active
    """
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
    """The active rooms of a plot; all others give nothing at all.

    § activity.nothing
    """
    return [
        place // PLACES_PER_ROOM for place in player.laid if player.active >> place // PLACES_PER_ROOM & 1
    ]


def active_cells(player: Player) -> int:
    """How many cells the hall and the active rooms cover."""
    count = len(HALL_CELLS)
    for room in active_rooms(player):
        count += 1 if room < SMALL_ROOMS else 2
    return count
