"""Phase 5: the last window, rooms that are kept, the marker; and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.guilds.actions import DONE, FACTION, ROOM
from boardwright.games.guilds.basics import guild
from boardwright.games.guilds.effects import responses
from boardwright.games.guilds.events import Cleared, FactionNamed, RoomKept, TookMarker
from boardwright.games.guilds.scoring import score_game
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import (
    AT_MARKER,
    FACTIONS,
    HERALD,
    ILLUSIONIST,
    IN_END,
    NOBODY,
    ROOMS,
    SHOWS,
    ZONES,
    Faction,
    Room,
)


def is_last_round(state: State) -> bool:
    """In the last round nothing is kept and no marker is given: it could change nothing that is scored.

    § ruling.12.28
    """
    return state.round >= state.tables.rounds


def open_end(state: State, log: Log | None) -> None:
    """Before rooms are kept comes the window in which abilities of the end of a round are used, also in the
    last one.

    § window.end
    """
    responses.open_window(state, IN_END)


def open_keeping(state: State, log: Log | None) -> None:
    """In turn order everybody may keep rooms."""
    state.asked = 0
    state.kept = 0


def run_keeping(state: State, log: Log | None) -> None:
    """Ask the next who can keep a room: everybody once, in turn order, for any number of rooms.

    § end.keep.order
    """
    if is_last_round(state):
        return
    while state.asked < state.seats:
        seat = (state.first + state.asked) % state.seats
        state.asked += 1
        choice = KeepRooms(seat, 0)
        if choice.can_keep(state):
            state.waiting.append(choice)
            state.step -= 1
            return


class KeepRooms(Decision[State]):
    """A florin, which goes to the bank, keeps a displayed room there for everybody; one after another, in
    ascending order.

    § end.keep, decision.keep, ruling.12.4
    """

    __slots__ = ("floor",)

    def __init__(self, seat: int, floor: int) -> None:
        super().__init__(seat)
        self.floor: int = floor

    def data(self) -> tuple[int, ...]:
        """The first room that may be named."""
        return (self.floor,)

    def offers(self) -> Sequence[int]:
        """Done, or any room."""
        return [DONE, *range(ROOM, ROOM + ROOMS)]

    def legal(self, state: State) -> list[int]:
        """Displayed rooms without a coin, while there are florins.

        § ruling.12.29
        """
        found = [DONE]
        if state.players[self.seat].florins >= state.tables.keeping:
            for room in state.display:
                if room >= self.floor and not state.kept >> room & 1:
                    found.append(ROOM + room)
        return found

    def can_keep(self, state: State) -> bool:
        """Whether there is anything to ask: the display ascends."""
        if state.players[self.seat].florins < state.tables.keeping:
            return False
        for room in reversed(state.display):
            if not state.kept >> room & 1:
                return room >= self.floor
        return False

    def why_not(self, state: State, action: int) -> Reason:
        """Not on display, kept already, out of order, or no florin."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        room = action - ROOM
        if room not in state.display:
            return Reason("not-on-display", room=Room(room))
        if state.kept >> room & 1:
            return Reason("kept-already", room=Room(room))
        missing = state.tables.keeping - state.players[self.seat].florins
        if missing > 0:
            return Reason("florins-missing", count=missing)
        return Reason("rooms-ascending", room=Room(room))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The coin moves at once and is lost."""
        if action == DONE:
            return
        room = action - ROOM
        state.players[self.seat].florins -= state.tables.keeping
        state.kept |= 1 << room
        if log is not None:
            log.add(RoomKept(self.seat, Room(room)))
        following = KeepRooms(self.seat, room + 1)
        if following.can_keep(state):
            state.waiting.append(following)


def clear_table(state: State, log: Log | None) -> None:
    """Rooms without a coin and characters that nobody took leave the game.

    § end.discard.rooms, end.discard.characters, ruling.12.29
    """
    if is_last_round(state):
        return
    kept = tuple([room for room in state.display if state.kept >> room & 1])
    if log is not None:
        log.add(Cleared(len(state.display) - len(kept), len(state.market)))
    state.display = kept
    state.kept = 0
    for entry in state.market:
        state.discarded |= 1 << entry // ZONES
    state.market = ()


def ask_herald(state: State, log: Log | None) -> None:
    """Just before the marker is given, and after the discarding, the owner of the Herald may use him.

    § ruling.12.27
    """
    seat = guild.owner_of(state, HERALD)
    state.window = AT_MARKER
    state.herald = NOBODY
    if seat != NOBODY and not state.used >> HERALD & 1 and not is_last_round(state):
        state.waiting.append(responses.CallHerald(seat))


def give_marker(state: State, log: Log | None) -> None:
    """To the player with the most florins left, of those tied the nearest clockwise from the present holder,
    who comes first; or to the user of the Herald. Then florins are lost.

    § end.marker, ruling.12.5, character.herald
    """
    if is_last_round(state):
        return
    holder = state.herald
    if holder == NOBODY:
        holder = state.first
        for seat in guild.seats_from(state, state.first):
            if state.players[seat].florins > state.players[holder].florins:
                holder = seat
    state.first = holder
    if log is not None:
        florins = [player.florins for player in state.players]
        herald = state.herald != NOBODY
        tied = not herald and florins.count(florins[holder]) > 1
        log.add(TookMarker(holder, florins[holder], tied, herald))
    empty_purses(state)


def empty_purses(state: State) -> None:
    """All florins go back to the bank; only gold is carried over.

    § end.florins
    """
    for player in state.players:
        player.florins = 0


def ask_illusionist(state: State, log: Log | None) -> None:
    """After the last round the owner of the Illusionist names a faction, before anything is scored."""
    seat = guild.owner_of(state, ILLUSIONIST)
    if is_last_round(state) and seat != NOBODY:
        state.waiting.append(NameSecondFaction(seat))


class NameSecondFaction(Decision[State]):
    """The faction, one of the six others, that the Illusionist must show besides his own in the final
    scoring.

    § character.illusionist, ruling.12.39
    """

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any faction."""
        return range(FACTION, FACTION + FACTIONS)

    def legal(self, state: State) -> list[int]:
        """The six that he does not show."""
        return [FACTION + each for each in range(FACTIONS) if not SHOWS[ILLUSIONIST] >> each & 1]

    def why_not(self, state: State, action: int) -> Reason:
        """His own."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return Reason("shown-already", faction=Faction(action - FACTION))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """He shows it from now on."""
        state.illusion = action - FACTION
        if log is not None:
            log.add(FactionNamed(self.seat, Faction(action - FACTION)))


def score_last_round(state: State, log: Log | None) -> None:
    """The final scoring: no ability can be used any more.

    § score.end
    """
    if is_last_round(state):
        score_game(state, log)
