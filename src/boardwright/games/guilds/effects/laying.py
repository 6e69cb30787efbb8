"""Laying a room on the plot, and saying why it does not fit."""

from __future__ import annotations

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.guilds.basics import plot
from boardwright.games.guilds.basics.plot import PLACES_PER_ROOM, SIDES
from boardwright.games.guilds.events import DoorwayOpened, RoomAwakes, RoomCutOff, RoomInactive
from boardwright.games.guilds.state import State
from boardwright.games.guilds.tables import TURNS
from boardwright.games.guilds.terms import CELLS, COLUMNS, NOTHING, Room, Side


def lay(state: State, seat: int, place: int, log: Log | None) -> None:
    """A room comes to the plot; where an Architect's effect is needed, a doorway is made for good."""
    player = state.players[seat]
    room = place // PLACES_PER_ROOM
    clash = plot.first_clash(state, seat, place)
    before = player.active
    player.laid = (*player.laid, place)
    if clash != NOTHING:
        player.opened = (*player.opened, clash)
        if log is not None:
            where = clash // SIDES
            log.add(DoorwayOpened(seat, where % COLUMNS + 1, where // COLUMNS + 1, Side(clash % SIDES)))
    plot.rebuild(player, state.tables)
    if log is not None:
        if not player.active >> room & 1:
            log.add(RoomInactive(seat, Room(room)))
        tell_activity(state, seat, before | 1 << room, log)


def tell_activity(state: State, seat: int, before: int, log: Log) -> None:
    """Which rooms have found or lost their way to the hall."""
    after = state.players[seat].active
    for place in state.players[seat].laid:
        room = place // PLACES_PER_ROOM
        if after >> room & 1 and not before >> room & 1:
            log.add(RoomAwakes(seat, Room(room)))
        if before >> room & 1 and not after >> room & 1 and place != state.players[seat].laid[-1]:
            log.add(RoomCutOff(seat, Room(room)))


def why_not_cell(state: State, seat: int, room: int, cell: int, clashes: int) -> Reason:
    """Why no turn of a room works on a cell: the reason of the turn that comes nearest."""
    if state.players[seat].edges[cell] == plot.NOT_FREE and cell < state.tables.plot_rows * COLUMNS:
        return Reason("cell-taken", room=Room(room))
    reasons = [
        why_not_place(state, seat, room * PLACES_PER_ROOM + cell * TURNS + quarters, clashes)
        for quarters in range(TURNS)
    ]
    for reason in reasons:
        if reason.name == "door-meets-wall":
            return Reason("fits-in-no-turn", room=Room(room))
    for reason in reasons:
        if reason.name == "touches-nothing":
            return reason
    return reasons[0]


def why_not_place(state: State, seat: int, place: int, clashes: int) -> Reason:
    """Why a room may not be laid like this: off the plot, on another room, alone, or a door meets a wall."""
    room, cell, quarters = place // PLACES_PER_ROOM, place // TURNS % CELLS, place % TURNS
    cells = plot.cells_of(room, cell, quarters)
    if not cells or max(cells) >= state.tables.plot_rows * COLUMNS:
        return Reason("off-the-plot", room=Room(room))
    found = plot.clashes_of(state, seat, place)
    if found == plot.NOT_FREE:
        return Reason("cell-taken", room=Room(room))
    if found == plot.ALONE:
        return Reason("touches-nothing", room=Room(room))
    if found > clashes:
        side = plot.first_clash(state, seat, place) % SIDES
        return Reason("door-meets-wall", room=Room(room), side=Side(side))
    return Reason("same-as-fewer-turns", room=Room(room))
