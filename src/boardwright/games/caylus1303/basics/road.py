"""The road and the city: who stands where, which tiles take workers, whose they are."""

from __future__ import annotations

from boardwright.core.game import changed
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import (
    CITY_TILES,
    FIRST_BASIC,
    FIRST_MONUMENT,
    FIRST_WOOD,
    FREE,
    NOWHERE,
)
from boardwright.games.caylus1303.uses import Use


def first_empty_space(state: State) -> int:
    """The empty space nearest to the bridge, NOWHERE on a full road; a tile behind the gap is passed over.

    § board.road.next
    """
    for space in range(len(state.road)):
        if state.road[space] == NOWHERE:
            return space
    return NOWHERE


def lay(state: State, tile: int, space: int) -> None:
    """A tile comes to a space; buildings take workers from then on, monuments never."""
    state.road = changed(state.road, space, tile)
    update_open(state)


def update_open(state: State) -> None:
    """The buildings that take workers: those in the city, and on the road all but residences and monuments.

    § planning.place.closed, residence.closed, monument.closed
    """
    on_road = [tile for tile in state.road if takes_workers(state, tile)]
    on_road.sort()
    state.open = tuple(range(CITY_TILES)) + tuple(on_road)


def takes_workers(state: State, tile: int) -> bool:
    """Whether a worker may ever stand on a tile of the road as it lies now."""
    return FIRST_BASIC <= tile < FIRST_MONUMENT and not is_residence(state, tile)


def is_residence(state: State, tile: int) -> bool:
    """Whether a basic building has been turned to its residence side."""
    return bool(state.residences >> tile & 1)


def use_of(state: State, tile: int) -> Use:
    """The effect of a building where a worker stands: tiles of the setup show their setup side.

    A wood or stone building without an owner has lain on the road from the start.

    § effect.side, setup.unowned
    """
    if tile >= FIRST_WOOD and state.owner[tile] == FREE:
        return state.tables.setup_uses[tile]
    return state.tables.uses[tile]


def road_run(state: State) -> int:
    """How many spaces from the bridge on are occupied without a gap, residences and monuments included.

    § provost.reset.gap, provost.reset.counts
    """
    space = first_empty_space(state)
    return len(state.road) if space == NOWHERE else space


def provost_end(state: State) -> int:
    """How far the provost can go: some spots past the last space of the road.

    § provost.high
    """
    return len(state.road) + state.tables.overrun
