"""A guild: its members, their symbols, its income."""

from __future__ import annotations

from boardwright.games.guilds.basics import plot
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import (
    DINING,
    FACTIONS,
    ILLUSIONIST,
    INNKEEPER,
    KITCHEN,
    NOBODY,
    NOTHING,
    SHOWS,
    TITHE_KEEPER,
)


def owner_of(state: State, character: int) -> int:
    """The seat whose guild holds a character, NOBODY when none does."""
    for seat in range(state.seats):
        if character in state.players[seat].members:
            return seat
    return NOBODY


def join(state: State, seat: int, character: int) -> None:
    """A character comes into a guild."""
    player = state.players[seat]
    player.members = (*player.members, character)


def leave(state: State, character: int) -> None:
    """A character leaves its guild for the discard pile; florins on the Tithe-Keeper are lost.

    § character.tithe-keeper.lost, limit.discard
    """
    player = state.players[owner_of(state, character)]
    player.members = tuple([member for member in player.members if member != character])
    state.discarded |= 1 << character
    if character == TITHE_KEEPER:
        state.tithe = 0


def shown_by(state: State, character: int) -> int:
    """The factions that a character shows, as bits; the Illusionist's second one too.

    § character.illusionist
    """
    if character == ILLUSIONIST and state.illusion != NOTHING:
        return SHOWS[character] | 1 << state.illusion
    return SHOWS[character]


def symbols(state: State, seat: int) -> list[int]:
    """How many symbols of each faction a guild shows: on characters, also beside another one, and on active
    rooms with an icon.

    § guild.symbols, room.icon
    """
    counts = [0] * FACTIONS
    player = state.players[seat]
    for character in player.members:
        shown = shown_by(state, character)
        for faction in range(FACTIONS):
            if shown >> faction & 1:
                counts[faction] = counts[faction] + 1
    for room in plot.active_rooms(player):
        if state.tables.icon[room] != NOTHING:
            counts[state.tables.icon[room]] += 1
    return counts


def symbols_of(state: State, seat: int, faction: int) -> int:
    """How many symbols of one faction a guild shows."""
    player = state.players[seat]
    count = 0
    for character in player.members:
        count += shown_by(state, character) >> faction & 1
    for room in plot.active_rooms(player):
        if state.tables.icon[room] == faction:
            count += 1
    return count


def different_factions(counts: list[int]) -> int:
    """How many factions are shown at all, by one symbol or more.

    § guild.factions
    """
    return sum([1 for count in counts if count])


def rooms_of_kind(state: State, seat: int, kind: int) -> int:
    """How many active rooms of a type a guild has; a large one counts once.

    § ruling.12.71
    """
    kinds = state.tables.kind
    return sum([1 for room in plot.active_rooms(state.players[seat]) if kinds[room] == kind])


def printed_florins(state: State, seat: int) -> int:
    """The florins printed on a guild's characters; the upkeep of some, like the Bear of 5 points, lowers the
    sum.

    § income.characters, character.bear
    """
    florins = state.tables.florins
    return sum([florins[character] for character in state.players[seat].members])


def florin_income(state: State, seat: int) -> int:
    """The hall's 10, characters and active rooms, the Innkeeper's guests among them; upkeep lowers the sum,
    but never below nothing.

    § income.hall, income.rooms, income.negative
    """
    tables = state.tables
    player = state.players[seat]
    total = tables.hall + printed_florins(state, seat)
    for room in plot.active_rooms(player):
        total += tables.room_florins[room]
    if INNKEEPER in player.members:
        total += innkeeper(state, seat)
    return max(0, total)


def innkeeper(state: State, seat: int) -> int:
    """A florin for every active Dining room and every active Kitchen, three at most.

    § character.innkeeper
    """
    rooms = rooms_of_kind(state, seat, DINING) + rooms_of_kind(state, seat, KITCHEN)
    return min(rooms, state.tables.innkeeper_most)


def gold_income(state: State, seat: int) -> int:
    """The gold printed on characters and active rooms.

    § income.characters, income.rooms
    """
    tables = state.tables
    player = state.players[seat]
    total = 0
    for character in player.members:
        total += tables.gold[character]
    for room in plot.active_rooms(player):
        total += tables.room_gold[room]
    return total


def left_of(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % state.seats


def seats_from(state: State, seat: int) -> list[int]:
    """All seats clockwise, beginning with one."""
    return [(seat + step) % state.seats for step in range(state.seats)]
