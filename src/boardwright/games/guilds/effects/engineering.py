"""The Engineer: a room is lifted and laid again."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.guilds.actions import CELL, TURN
from boardwright.games.guilds.basics import plot
from boardwright.games.guilds.basics.plot import PLACES_PER_ROOM, SIDES
from boardwright.games.guilds.effects import laying
from boardwright.games.guilds.events import Relocated, RoomInactive
from boardwright.games.guilds.state import Player, State
from boardwright.games.guilds.tables import TURNS
from boardwright.games.guilds.terms import CELLS, COLUMNS, Room


def place_of(player: Player, room: int) -> int:
    """Where a room lies: room * 80 + cell * 4 + turn."""
    for place in player.laid:
        if place // PLACES_PER_ROOM == room:
            return place
    raise ValueError("the room does not lie on this plot")


def without(state: State, seat: int, room: int) -> State:
    """The table with a room lifted: doorways that an Architect made on its edges are closed, the other rooms
    stay.

    § ruling.12.47
    """
    copy = state.clone()
    player = copy.players[seat]
    place = place_of(player, room)
    cells = plot.cells_of(room, place // TURNS % CELLS, place % TURNS)
    player.laid = tuple([place for place in player.laid if place // PLACES_PER_ROOM != room])
    player.opened = tuple(
        [edge for edge in player.opened if edge // SIDES not in cells and plot.NEIGHBOURS[edge] not in cells]
    )
    plot.rebuild(player, state.tables)
    return copy


class ChooseLiftedCell(Decision[State]):
    """The anchor of the room that the Engineer lifts; where it was is always allowed."""

    __slots__ = ("room",)

    def __init__(self, seat: int, room: int) -> None:
        super().__init__(seat)
        self.room: int = room

    def data(self) -> tuple[int, ...]:
        """The room."""
        return (self.room,)

    def offers(self) -> Sequence[int]:
        """Any cell."""
        return range(CELL, CELL + CELLS)

    def legal(self, state: State) -> list[int]:
        """Any anchor that works, and the old one."""
        lifted = without(state, self.seat, self.room)
        cells = plot.cells_for(lifted, self.seat, self.room, 0)
        old = place_of(state.players[self.seat], self.room) // TURNS % CELLS
        if old not in cells:
            cells.append(old)
            cells.sort()
        return [CELL + cell for cell in cells]

    def why_not(self, state: State, action: int) -> Reason:
        """It does not fit there."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        lifted = without(state, self.seat, self.room)
        return laying.why_not_cell(lifted, self.seat, self.room, action - CELL, 0)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Then the turn."""
        state.waiting.append(ChooseLiftedTurn(self.seat, self.room, action - CELL))


class ChooseLiftedTurn(Decision[State]):
    """The turn of the room that the Engineer lifts."""

    __slots__ = ("cell", "room")

    def __init__(self, seat: int, room: int, cell: int) -> None:
        super().__init__(seat)
        self.room: int = room
        self.cell: int = cell

    def data(self) -> tuple[int, ...]:
        """The room and its anchor."""
        return (self.room, self.cell)

    def offers(self) -> Sequence[int]:
        """Any turn."""
        return range(TURN, TURN + TURNS)

    def legal(self, state: State) -> list[int]:
        """Any that works there, and the old one on the old cell."""
        lifted = without(state, self.seat, self.room)
        turns = plot.turns_at(lifted, self.seat, self.room, self.cell, 0)
        old = place_of(state.players[self.seat], self.room)
        if old // TURNS % CELLS == self.cell and old % TURNS not in turns:
            turns.append(old % TURNS)
            turns.sort()
        return [TURN + quarters for quarters in turns]

    def why_not(self, state: State, action: int) -> Reason:
        """It does not fit that way."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        lifted = without(state, self.seat, self.room)
        place = self.room * PLACES_PER_ROOM + self.cell * TURNS + action - TURN
        return laying.why_not_place(lifted, self.seat, place, 0)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Back to where it was, with its doorways, or to a new place without; what is active is worked out
        anew.

        § ruling.12.47
        """
        player = state.players[self.seat]
        place = self.room * PLACES_PER_ROOM + self.cell * TURNS + action - TURN
        before = player.active
        if place != place_of(player, self.room):
            lifted = without(state, self.seat, self.room).players[self.seat]
            player.laid = (*lifted.laid, place)
            player.opened = lifted.opened
            plot.rebuild(player, state.tables)
        if log is not None:
            column, row = self.cell % COLUMNS + 1, self.cell // COLUMNS + 1
            log.add(Relocated(self.seat, Room(self.room), column, row))
            if before >> self.room & 1 and not player.active >> self.room & 1:
                log.add(RoomInactive(self.seat, Room(self.room)))
            laying.tell_activity(state, self.seat, before, log)
