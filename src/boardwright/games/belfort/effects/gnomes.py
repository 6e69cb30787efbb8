"""Gnomes: the locks they take, and what they do there."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import GATE, GNOME
from boardwright.games.belfort.basics import board
from boardwright.games.belfort.events import GateStaysHalf, GnomeCame, NobodyPromoted, Promoted
from boardwright.games.belfort.state import Player, State
from boardwright.games.belfort.terms import (
    BUILDINGS,
    DWARF,
    ELF,
    FREE,
    GARDENS,
    GATE_SYMBOLS,
    GATEHOUSE,
    PUB,
    WORKERS,
    Building,
    Worker,
)


def has_lock(state: State, player: Player, building: int) -> bool:
    """A free lock on a built card. Cards of one type are interchangeable, so only the type is asked.

    § building.locks, ruling.12.2.51
    """
    return player.built[building] * state.tables.locks[building] > player.gnomes[building]


def has_any_lock(state: State, player: Player) -> bool:
    """Whether any built card has a free lock."""
    for building in range(BUILDINGS):
        if has_lock(state, player, building):
            return True
    return False


def why_no_lock(state: State, player: Player, building: int) -> Reason:
    """No such card, no lock on it, or all locks taken."""
    if player.built[building] == 0:
        return Reason("not-built", building=Building(building))
    if state.tables.locks[building] == 0:
        return Reason("no-lock", building=Building(building))
    return Reason("locks-full", building=Building(building))


def put_gnome(state: State, seat: int, building: int, log: Log | None) -> None:
    """The gnome stays for good and works at once, however it came.

    Pub, Gardens and Gatehouse do so as it is placed; the others open something for this and later turns.

    § actions.gnome, ruling.12.2.45
    """
    state.gnomes -= 1
    state.players[seat].gnomes[building] += 1
    if building == PUB:
        promote_dwarf(state, seat, log)
    elif building == GARDENS:
        promote_elf(state, seat, log)
    elif building == GATEHOUSE:
        complete_gatehouse(state, seat, log)


def promote_dwarf(state: State, seat: int, log: Log | None) -> None:
    """A gnome on a Pub makes one of the player's dwarves a master.

    § building.pub.gnome
    """
    promote(state, seat, DWARF, log)


def promote_elf(state: State, seat: int, log: Log | None) -> None:
    """A gnome on Gardens makes one of the player's elves a master.

    § building.gardens.gnome
    """
    promote(state, seat, ELF, log)


def promote(state: State, seat: int, kind: int, log: Log | None) -> None:
    """Any normal worker of the kind, on a plank or not; with none left the promotion is lost.

    § ruling.12.2.23, ruling.12.2.24
    """
    done = turn_over(state, seat, kind)
    if log is not None:
        log.add(Promoted(seat, Worker(kind)) if done else NobodyPromoted(seat, Worker(kind)))


def turn_over(state: State, seat: int, kind: int) -> bool:
    """Turn a worker to the master side: one at hand first, else one on a card, else one on a guild."""
    player = state.players[seat]
    if player.idle[kind] > 0:
        player.idle[kind] -= 1
        player.idle[kind + 1] += 1
        return True
    for index in range(len(player.on_cards)):
        if player.on_cards[index] % WORKERS == kind:
            workers = list(player.on_cards)
            workers[index] += 1
            player.on_cards = tuple(workers)
            return True
    for guild in state.guilds:
        if state.guild_worker[guild] == seat * WORKERS + kind:
            state.guild_worker[guild] += 1
            return True
    return False


def half_gatehouses(state: State, seat: int) -> list[int]:
    """The free symbols of gatehouses whose other symbol is the player's, however it got there.

    § ruling.12.2.40
    """
    return [
        GATE + symbol
        for symbol in range(GATE_SYMBOLS)
        if state.gates[symbol] == FREE and state.gates[symbol ^ 1] == seat
    ]


def complete_gatehouse(state: State, seat: int, log: Log | None) -> None:
    """A gnome on a Gatehouse adds a second marker to a gatehouse of the player; else its effect is lost.

    § building.gatehouse.gnome, ruling.12.2.10
    """
    places = half_gatehouses(state, seat)
    if len(places) == 1:
        board.put_marker(state, seat, places[0], log)
    elif places:
        state.waiting.append(CompleteGatehouse(seat))
    elif log is not None:
        log.add(GateStaysHalf(seat))


class CompleteGatehouse(Decision[State]):
    """Which half-owned gatehouse receives the second marker."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any symbol."""
        return range(GATE, GATE + GATE_SYMBOLS)

    def legal(self, state: State) -> list[int]:
        """The free half of an own gatehouse."""
        return half_gatehouses(state, self.seat)

    def why_not(self, state: State, action: int) -> Reason:
        """Taken, or the other half is not one's own."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        if state.gates[action - GATE] != FREE:
            return Reason("site-taken", building=Building(GATEHOUSE))
        return Reason("other-half-not-yours")

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The marker goes to the other symbol."""
        board.put_marker(state, self.seat, action, log)


def ask_for_lock(state: State, seat: int) -> None:
    """Ask for which lock a free gnome is."""
    state.waiting.append(ChooseLock(seat))


class ChooseLock(Decision[State]):
    """The lock for a gnome that comes without charge."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any type of card."""
        return range(GNOME, GNOME + BUILDINGS)

    def legal(self, state: State) -> list[int]:
        """Any type with a free lock."""
        return lock_options(state, self.seat)

    def why_not(self, state: State, action: int) -> Reason:
        """Why that card cannot take it."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return why_no_lock(state, state.players[self.seat], action - GNOME)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The gnome takes the lock; it is not counted against the one hire of the turn.

        § ruling.12.2.17
        """
        take_free_gnome(state, self.seat, action - GNOME, log)


def lock_options(state: State, seat: int) -> list[int]:
    """The ids of the types with a free lock."""
    ids: list[int] = []
    add_locks(state, state.players[seat], ids)
    return ids


def add_locks(state: State, player: Player, ids: list[int]) -> None:
    """The same, added to other ids."""
    built = player.built
    for building in range(BUILDINGS):
        if built[building] > 0 and has_lock(state, player, building):
            ids.append(GNOME + building)


def take_free_gnome(state: State, seat: int, building: int, log: Log | None) -> None:
    """A gnome from the pool goes to a lock without charge."""
    if log is not None:
        log.add(GnomeCame(seat, Building(building)))
    put_gnome(state, seat, building, log)
