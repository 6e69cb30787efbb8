"""Phase 1: fresh abilities, income, new rooms and characters, and the first window."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import CHANCE, Decision
from boardwright.core.events import Log
from boardwright.core.game import changed
from boardwright.core.random import Random
from boardwright.games.guilds.actions import ROOM
from boardwright.games.guilds.basics import guild, market
from boardwright.games.guilds.effects import drawing, responses
from boardwright.games.guilds.events import Begged, Coins, CrownBid, Received, RoomShown, RoundBegins
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import (
    BEGGAR,
    IN_START,
    LARGE_ROOMS,
    NOBODY,
    ROOMS,
    SMALL_ROOMS,
    ZONES,
    Room,
)


def begin_round(state: State, log: Log | None) -> None:
    """A new round: every ability is fresh again.

    § round.refresh
    """
    state.round += 1
    state.used = 0
    state.turn = state.first
    state.passed = 0
    state.asked = 0
    if log is not None:
        log.add(RoundBegins(state.round, state.tables.rounds))


def pay_income(state: State, log: Log | None) -> None:
    """Everybody receives what characters and active rooms bring, without any choice; only then the Beggar
    asks the richer ones.

    § income.order, ability.compulsory
    """
    for seat in range(state.seats):
        player = state.players[seat]
        florins, gold = guild.florin_income(state, seat), guild.gold_income(state, seat)
        player.florins += florins
        player.gold += gold
        if log is not None:
            log.add(Received(seat, Coins(florins, gold)))
    beggar(state, log)


def beggar(state: State, log: Log | None) -> None:
    """Everybody who holds more florins than the Beggar's owner, as it stands before, gives one.

    § character.beggar
    """
    seat = guild.owner_of(state, BEGGAR)
    if seat == NOBODY:
        return
    own = state.players[seat].florins
    for other in guild.seats_from(state, seat):
        if state.players[other].florins > own and other != seat:
            florins = min(state.tables.beggar, state.players[other].florins)
            state.players[other].florins -= florins
            state.players[seat].florins += florins
            if log is not None:
                log.add(Begged(seat, other, florins))


def refill_large(state: State, log: Log | None) -> None:
    """New large rooms come to the display first, then small ones, then characters; kept rooms stay and do not
    count.

    § refill.order, refill.kept
    """
    draw_rooms(state, state.tables.large, True)


def refill_small(state: State, log: Log | None) -> None:
    """New small rooms come to the display next, whatever was kept there.

    § refill.order, refill.kept
    """
    draw_rooms(state, state.tables.small, False)


def draw_rooms(state: State, count: int, large: bool) -> None:
    """Ask chance for rooms one by one, as many as are left; one size never replaces the other.

    § refill.short
    """
    if count > 0 and (state.large_left if large else state.small_left):
        state.waiting.append(DrawRoom(CHANCE, int(large), count))


class DrawRoom(Decision[State]):
    """Chance: the next room of the display, each that has not come yet being equally likely.

    § decision.chance
    """

    __slots__ = ("large", "left")

    def __init__(self, seat: int, large: int, left: int) -> None:
        super().__init__(seat)
        self.large: int = large
        self.left: int = left

    def data(self) -> tuple[int, ...]:
        """The size, and how many are to come."""
        return (self.large, self.left)

    def offers(self) -> Sequence[int]:
        """Any room of the size."""
        return range(ROOM + SMALL_ROOMS, ROOM + ROOMS) if self.large else range(ROOM, ROOM + SMALL_ROOMS)

    def legal(self, state: State) -> list[int]:
        """Any that has not come yet."""
        if self.large:
            return [ROOM + SMALL_ROOMS + room for room in range(LARGE_ROOMS) if state.large_left >> room & 1]
        return [ROOM + room for room in range(SMALL_ROOMS) if state.small_left >> room & 1]

    def drawn(self, state: State, draw: Random) -> int:
        """One of the bits."""
        if self.large:
            return ROOM + SMALL_ROOMS + draw.one_of(state.large_left)
        return ROOM + draw.one_of(state.small_left)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Face up to the display."""
        room = action - ROOM
        if self.large:
            state.large_left &= ~(1 << room - SMALL_ROOMS)
        else:
            state.small_left &= ~(1 << room)
        display = [*state.display, room]
        display.sort()
        state.display = tuple(display)
        if log is not None:
            log.add(RoomShown(Room(room)))
        draw_rooms(state, self.left - 1, bool(self.large))


def refill_characters(state: State, log: Log | None) -> None:
    """Characters come to the zones in their order, a zone with two receiving both before the next.

    § refill.zones
    """
    while state.asked < ZONES:
        zone = state.asked
        state.asked += 1
        drawing.deal_to_zone(state, zone, state.tables.zones[zone], log)
        if state.waiting:
            state.step -= 1
            return
    state.asked = 0


def open_start(state: State, log: Log | None) -> None:
    """After the refill comes the window in which abilities of the start are used.

    § window.start
    """
    responses.open_window(state, IN_START)


def lay_crown(state: State, log: Log | None) -> None:
    """With the Crown's agent, a game for two, a neutral florin lies in every zone that holds a character when
    the window of the start has closed.

    § option.crown-agent, ruling.12.54
    """
    if not state.tables.crown_agent or not state.market:
        return
    for zone in market.occupied(state):
        state.crown = changed(state.crown, zone, 1)
    if log is not None:
        log.add(CrownBid(len(market.occupied(state))))
