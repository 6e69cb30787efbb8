"""Phase 4: buying rooms and laying them."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.guilds.actions import CELL, COUNT, PASS, ROOM, TURN, USE
from boardwright.games.guilds.basics import guild, plot
from boardwright.games.guilds.basics.plot import PLACES_PER_ROOM
from boardwright.games.guilds.effects import abilities, activation, laying
from boardwright.games.guilds.events import Bought, BuildsNoMore, Coins
from boardwright.games.guilds.state import State
from boardwright.games.guilds.tables import TURNS
from boardwright.games.guilds.terms import (
    ARCHITECT,
    CARPENTER,
    CELLS,
    CHARACTERS,
    COLUMNS,
    GARDEN,
    GARDENER,
    IN_BUILDING,
    MOST_FLORINS,
    ROOMS,
    SMUGGLER,
    Room,
)


def open_building(state: State, log: Log | None) -> None:
    """The first player begins; nobody has passed."""
    state.turn = state.first
    state.passed = 0
    state.in_force = 0


def run_building(state: State, log: Log | None) -> None:
    """Clockwise from the first player, one room a turn, without those who have passed, until all have.

    § build.turns, build.pass
    """
    if state.passed == (1 << state.seats) - 1:
        return
    while state.passed >> state.turn & 1:
        state.turn = guild.left_of(state, state.turn)
    state.step -= 1
    state.waiting.append(TakeBuildingTurn(state.turn))


def gold_due(state: State, room: int) -> int:
    """The price of a room: printed, less with the Carpenter but not below 1, then less with the Gardener.
    What is left the Smuggler may replace.

    § ruling.12.25, character.carpenter, character.gardener
    """
    cost = state.tables.cost[room]
    if state.in_force >> CARPENTER & 1:
        cost = min(cost, max(1, cost - state.tables.carpenter))
    if state.in_force >> GARDENER & 1 and state.tables.kind[room] == GARDEN:
        cost = max(0, cost - state.tables.gardener)
    return cost


def replaced_coins(state: State, seat: int, due: int) -> list[int]:
    """How many of the gold coins due may be replaced by florins so that both purses suffice.

    § character.smuggler
    """
    player = state.players[seat]
    most = due if state.in_force >> SMUGGLER & 1 else 0
    return [
        coins
        for coins in range(most + 1)
        if player.gold >= due - coins and player.florins >= coins * state.tables.smuggler
    ]


def gold_at_hand(state: State, seat: int) -> int:
    """The gold of a purse, with the Smuggler also what florins can replace."""
    player = state.players[seat]
    if state.in_force >> SMUGGLER & 1 and state.tables.smuggler:
        return player.gold + player.florins // state.tables.smuggler
    return player.gold


def clashes_allowed(state: State) -> int:
    """One edge where a door meets a wall, with the Architect; it is contact enough, but two walls are never
    opened.

    § character.architect, ruling.12.26
    """
    return state.in_force >> ARCHITECT & 1


def rooms_to_buy(state: State, seat: int) -> list[int]:
    """The displayed rooms that can be paid and laid with the effects in force; one that needs an ability is
    not on offer before it has resolved.

    § build.afford, build.placeable, ruling.12.24
    """
    clashes = clashes_allowed(state)
    return [
        room
        for room in state.display
        if can_pay(state, seat, gold_due(state, room)) and plot.fits_somewhere(state, seat, room, clashes)
    ]


def can_pay(state: State, seat: int, due: int) -> bool:
    """Whether there is a way to pay so much gold."""
    if state.players[seat].gold >= due:
        return True
    return state.in_force >> SMUGGLER & 1 == 1 and bool(replaced_coins(state, seat, due))


class TakeBuildingTurn(Decision[State]):
    """Buy one displayed room or pass; abilities before that.

    § build.turns, window.build
    """

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Pass, any ability, any room."""
        return [PASS, *range(USE, USE + CHARACTERS), *range(ROOM, ROOM + ROOMS)]

    def legal(self, state: State) -> list[int]:
        """Passing is always allowed."""
        found = [PASS]
        for character in abilities.usable(state, self.seat, IN_BUILDING):
            found.append(USE + character)
        for room in rooms_to_buy(state, self.seat):
            found.append(ROOM + room)
        return found

    def why_not(self, state: State, action: int) -> Reason:
        """Not on display, too dear, no place; or the ability does not fit."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        if action < ROOM:
            return abilities.why_not_use(state, self.seat, action - USE, IN_BUILDING)
        room = action - ROOM
        if room not in state.display:
            return Reason("not-on-display", room=Room(room))
        due = gold_due(state, room)
        if not replaced_coins(state, self.seat, due):
            return Reason("gold-missing", count=due - gold_at_hand(state, self.seat))
        return Reason("fits-nowhere", room=Room(room))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """A pass is final for this phase; effects that were not used lapse.

        § build.pass
        """
        if action == PASS:
            state.passed |= 1 << self.seat
            end_turn(state, self.seat)
            if log is not None:
                log.add(BuildsNoMore(self.seat))
        elif action < ROOM:
            activation.begin(state, self.seat, action - USE, log)
        else:
            state.waiting.append(ChooseAnchor(self.seat, action - ROOM))


def end_turn(state: State, seat: int) -> None:
    """The turn is over, and with it what helped the room of this turn, needed or not.

    § effect.build.lapse
    """
    state.in_force = 0
    state.turn = guild.left_of(state, seat)


class ChooseAnchor(Decision[State]):
    """Where the new room lies: the cell of it that is nearest to the top, then to the left; its turn follows.

    § decision.buy, plot.anchor
    """

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
        """Any on which the room fits in some turn."""
        cells = plot.cells_for(state, self.seat, self.room, clashes_allowed(state))
        return [CELL + cell for cell in cells]

    def why_not(self, state: State, action: int) -> Reason:
        """Taken, alone, or a door would meet a wall."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return laying.why_not_cell(state, self.seat, self.room, action - CELL, clashes_allowed(state))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Then the turn."""
        state.waiting.append(ChooseOrientation(self.seat, self.room, action - CELL))


class ChooseOrientation(Decision[State]):
    """How the new room is turned; turns that look the same are one choice.

    § ruling.12.50
    """

    __slots__ = ("cell", "room")

    def __init__(self, seat: int, room: int, cell: int) -> None:
        super().__init__(seat)
        self.room: int = room
        self.cell: int = cell

    def data(self) -> tuple[int, ...]:
        """The room and its anchor."""
        return (self.room, self.cell)

    def place(self, quarters: int) -> int:
        """The place that a turn gives."""
        return self.room * PLACES_PER_ROOM + self.cell * TURNS + quarters

    def offers(self) -> Sequence[int]:
        """Any turn."""
        return range(TURN, TURN + TURNS)

    def legal(self, state: State) -> list[int]:
        """Any that fits."""
        turns = plot.turns_at(state, self.seat, self.room, self.cell, clashes_allowed(state))
        return [TURN + quarters for quarters in turns]

    def why_not(self, state: State, action: int) -> Reason:
        """A door would meet a wall, or it would lie off the plot or on another room."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return laying.why_not_place(state, self.seat, self.place(action - TURN), clashes_allowed(state))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Then the price: with the Smuggler it is asked how much of it is paid in florins."""
        place = self.place(action - TURN)
        coins = replaced_coins(state, self.seat, gold_due(state, self.room))
        if state.in_force >> SMUGGLER & 1:
            state.waiting.append(PayInFlorins(self.seat, place))
        else:
            buy(state, self.seat, place, coins[0], log)


class PayInFlorins(Decision[State]):
    """The last choice of a purchase with the Smuggler: how many of the gold coins due are replaced by
    florins.

    § decision.buy
    """

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: int = place

    def data(self) -> tuple[int, ...]:
        """The place."""
        return (self.place,)

    def offers(self) -> Sequence[int]:
        """Any number."""
        return range(COUNT, COUNT + MOST_FLORINS + 1)

    def legal(self, state: State) -> list[int]:
        """As both purses allow."""
        due = gold_due(state, self.place // PLACES_PER_ROOM)
        return [COUNT + coins for coins in replaced_coins(state, self.seat, due)]

    def why_not(self, state: State, action: int) -> Reason:
        """More than is due, or one of the purses is too small."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        due = gold_due(state, self.place // PLACES_PER_ROOM)
        coins = action - COUNT
        player = state.players[self.seat]
        if coins > due:
            return Reason("more-than-due", count=due)
        if player.gold < due - coins:
            return Reason("gold-missing", count=due - coins - player.gold)
        return Reason("florins-missing", count=coins * state.tables.smuggler - player.florins)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Price and tile move."""
        buy(state, self.seat, self.place, action - COUNT, log)


def buy(state: State, seat: int, place: int, replaced: int, log: Log | None) -> None:
    """The price goes to the bank and the room from the display to the plot; what is active is worked out
    anew.

    § build.price
    """
    player = state.players[seat]
    room, cell = place // PLACES_PER_ROOM, place // TURNS % CELLS
    florins = replaced * state.tables.smuggler
    gold = gold_due(state, room) - replaced
    player.florins -= florins
    player.gold -= gold
    state.display = tuple([each for each in state.display if each != room])
    if log is not None:
        column, row = cell % COLUMNS + 1, cell // COLUMNS + 1
        log.add(Bought(seat, Room(room), column, row, Coins(florins, gold)))
    laying.lay(state, seat, place, log)
    end_turn(state, seat)
