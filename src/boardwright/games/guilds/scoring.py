"""Points of characters, rooms and objectives, at any moment as if the game ended now; and the ranking."""

from __future__ import annotations

from typing import Final

from boardwright.core.events import Log
from boardwright.core.game import places
from boardwright.games.guilds.basics import guild, plot
from boardwright.games.guilds.events import ScoredCharacters, ScoredObjective, ScoredRooms
from boardwright.games.guilds.state import State
from boardwright.games.guilds.tables import FIRST_PER_FACTION, PER_FACTION
from boardwright.games.guilds.terms import (
    AMBASSADOR,
    ANIMALS,
    APPRENTICE,
    ARCHMAGE,
    BEAST_TAMER,
    CAT,
    CRAFTSMEN,
    DRUID,
    DUCHESS,
    DWARF,
    FEMALE,
    FEWEST_CHARACTERS,
    GARDEN,
    GENERAL,
    HIGH_PRIESTESS,
    HIGHEST_INCOME,
    HUMAN,
    KING_OF_THIEVES,
    KITCHEN,
    LOWEST_INCOME,
    MASON,
    MASTER_SMITH,
    MOST_CHARACTERS,
    MOST_DWARVES,
    MOST_FACTIONS,
    MOST_GARDENS,
    MOST_GOLD,
    MOST_HUMAN_WOMEN,
    MOST_SMALL_ROOMS,
    MOST_SPACE,
    MOST_WARRIORS,
    NOBLES,
    NOTHING,
    PRIESTS,
    PRINCE,
    PRINCESS,
    RACE,
    ROGUES,
    SMALL_ROOMS,
    SPY,
    TITHE_KEEPER,
    WARRIORS,
    WIZARDS,
    Objective,
)

# Who scores every symbol of a faction in the guild.
HEADS: Final[tuple[int, ...]] = (
    GENERAL,
    ARCHMAGE,
    KING_OF_THIEVES,
    DUCHESS,
    HIGH_PRIESTESS,
    MASTER_SMITH,
    BEAST_TAMER,
)
HEADED: Final[tuple[int, ...]] = (WARRIORS, WIZARDS, ROGUES, NOBLES, PRIESTS, CRAFTSMEN, ANIMALS)


def points_of(state: State, seat: int) -> tuple[int, ...]:
    """Points by source, as if the game ended now."""
    counts = guild.symbols(state, seat)
    return (
        printed_points(state, seat),
        ability_points(state, seat, counts),
        room_points(state, seat, counts),
        objective_points(state, seat),
    )


def printed_points(state: State, seat: int) -> int:
    """What the characters of a guild show, below zero too."""
    total = 0
    for character in state.players[seat].members:
        total += state.tables.points[character]
    return total


def ability_points(state: State, seat: int, counts: list[int]) -> int:
    """What characters add at the end."""
    total = 0
    for character in state.players[seat].members:
        if character in HEADS:
            total += counts[HEADED[HEADS.index(character)]]
        else:
            total += other_points(state, seat, character, counts)
    return total


def other_points(state: State, seat: int, character: int, counts: list[int]) -> int:
    """The characters that score something else than the symbols of one faction."""
    tables = state.tables
    if character == APPRENTICE:
        return tables.apprentice if counts[WIZARDS] >= tables.apprentice_symbols else 0
    if character == SPY:
        return spy(state, seat)
    if character == PRINCESS:
        return tables.princess if PRINCE in state.players[seat].members else 0
    if character == AMBASSADOR:
        return guild.different_factions(counts)
    if character == DRUID:
        return min(tables.druid_most, guild.rooms_of_kind(state, seat, GARDEN))
    if character == MASON:
        return plot.active_cells(state.players[seat]) // tables.mason
    if character == CAT:
        return tables.cat if guild.rooms_of_kind(state, seat, KITCHEN) else 0
    return state.tithe if character == TITHE_KEEPER else 0


def spy(state: State, seat: int) -> int:
    """The highest printed points in any other guild, nothing when none is above zero."""
    best = 0
    for other in range(state.seats):
        if other != seat:
            for character in state.players[other].members:
                best = max(best, state.tables.points[character])
    return best


def room_points(state: State, seat: int, counts: list[int]) -> int:
    """Active rooms: fixed points, one for each member of a faction, or one for each different faction."""
    tables = state.tables
    total = 0
    for room in plot.active_rooms(state.players[seat]):
        total += tables.room_points[room]
        if tables.per_member[room] != NOTHING:
            total += counts[tables.per_member[room]]
        elif FIRST_PER_FACTION <= room < FIRST_PER_FACTION + PER_FACTION:
            total += guild.different_factions(counts)
    return total


def objective_points(state: State, seat: int) -> int:
    """All objectives together."""
    total = 0
    for objective in state.objectives:
        total += reward(state, objective, place_in(state, objective, seat))
    return total


def reward(state: State, objective: int, place: int) -> int:
    """The higher value for the first place, the lower for the second, which counts with four players only."""
    if place == 1:
        return state.tables.objective[objective]
    if place == 2 and state.tables.second_place:
        return state.tables.objective_second[objective]
    return 0


def place_in(state: State, objective: int, seat: int) -> int:
    """1 or 2 for a guild that is rewarded, else 0; tied guilds share a place, tied leaders leave no second.

    A "most" objective needs at least one of what it counts, for both places.
    """
    values = [value_of(state, objective, each) for each in range(state.seats)]
    if objective in (FEWEST_CHARACTERS, LOWEST_INCOME):
        values = [-value for value in values]
    elif values[seat] < 1:
        return 0
    better = [value for value in values if value > values[seat]]
    if not better:
        return 1
    return 2 if len(better) == 1 else 0


def value_of(state: State, objective: int, seat: int) -> int:
    """What an objective compares."""
    player = state.players[seat]
    if objective >= MOST_WARRIORS:
        return guild.symbols(state, seat)[objective - MOST_WARRIORS]
    if objective in (MOST_CHARACTERS, FEWEST_CHARACTERS):
        return len(player.members)
    if objective in (MOST_DWARVES, MOST_HUMAN_WOMEN):
        return people(player.members, objective)
    if objective in (LOWEST_INCOME, HIGHEST_INCOME):
        return sum([state.tables.florins[character] for character in player.members])
    if objective == MOST_FACTIONS:
        return guild.different_factions(guild.symbols(state, seat))
    if objective == MOST_GOLD:
        return player.gold
    return building_value(state, objective, seat)


def people(members: tuple[int, ...], objective: int) -> int:
    """Dwarves, or women who are human."""
    if objective == MOST_DWARVES:
        return sum([1 for character in members if RACE[character] == DWARF])
    return sum([1 for character in members if RACE[character] == HUMAN and FEMALE[character]])


def building_value(state: State, objective: int, seat: int) -> int:
    """Active Gardens, active cells with the hall, or active small rooms."""
    player = state.players[seat]
    if objective == MOST_GARDENS:
        return guild.rooms_of_kind(state, seat, GARDEN)
    if objective == MOST_SPACE:
        return plot.active_cells(player)
    assert objective == MOST_SMALL_ROOMS
    return sum([1 for room in plot.active_rooms(player) if room < SMALL_ROOMS])


def score_game(state: State, log: Log | None) -> None:
    """Characters, rooms, then each objective on its own."""
    for seat in range(state.seats):
        state.players[seat].points = points_of(state, seat)
        if log is not None:
            characters, abilities, rooms, _ = state.players[seat].points
            log.add(ScoredCharacters(seat, characters, abilities))
            log.add(ScoredRooms(seat, rooms))
    if log is not None:
        for objective in state.objectives:
            tell_objective(state, objective, log)


def tell_objective(state: State, objective: int, log: Log) -> None:
    """Who is rewarded for an objective."""
    for seat in range(state.seats):
        place = place_in(state, objective, seat)
        points = reward(state, objective, place)
        if points:
            log.add(ScoredObjective(seat, Objective(objective), place, points))


def ranking(state: State) -> list[int]:
    """Most points; of those tied the most gold, then different factions, then active cells; else shared."""
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        player = state.players[seat]
        factions = guild.different_factions(guild.symbols(state, seat))
        total = 0
        for points in points_of(state, seat):
            total += points
        keys.append((total, player.gold, factions, plot.active_cells(player)))
    return places(keys)
