"""What the wishes of the King compare: one function for each, named after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.games.guilds.basics import guild, plot
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import (
    ANIMALS,
    CRAFTSMEN,
    DWARF,
    FEMALE,
    GARDEN,
    HUMAN,
    NOBLES,
    PRIESTS,
    RACE,
    ROGUES,
    SMALL_ROOMS,
    WARRIORS,
    WIZARDS,
)


def most_gardens(state: State, seat: int) -> int:
    """Active Gardens; a large one counts once.

    § objective.most-gardens
    """
    return guild.rooms_of_kind(state, seat, GARDEN)


def most_characters(state: State, seat: int) -> int:
    """Characters of the guild; a room with the icon of a faction is none.

    § objective.most-characters, ruling.12.8
    """
    return len(state.players[seat].members)


def most_dwarves(state: State, seat: int) -> int:
    """Characters that are dwarves.

    § objective.most-dwarfs
    """
    return sum([1 for character in state.players[seat].members if RACE[character] == DWARF])


def most_human_women(state: State, seat: int) -> int:
    """Characters that are both female and human.

    § objective.most-human-women
    """
    members = state.players[seat].members
    return sum([1 for character in members if RACE[character] == HUMAN and FEMALE[character]])


def fewest_characters(state: State, seat: int) -> int:
    """Characters of the guild, of which the fewest are best; a room with an icon is none.

    § objective.fewest-characters, ruling.12.8
    """
    return len(state.players[seat].members)


def most_factions(state: State, seat: int) -> int:
    """Different factions, on characters and active rooms.

    § objective.most-factions
    """
    return guild.different_factions(guild.symbols(state, seat))


def most_space(state: State, seat: int) -> int:
    """Cells under active rooms and the hall.

    § objective.most-space
    """
    return plot.active_cells(state.players[seat])


def most_small_rooms(state: State, seat: int) -> int:
    """Active small rooms.

    § objective.most-small-rooms
    """
    return sum([1 for room in plot.active_rooms(state.players[seat]) if room < SMALL_ROOMS])


def lowest_income(state: State, seat: int) -> int:
    """Florins printed on characters, without hall, rooms and Innkeeper, of which the fewest are best.

    § objective.lowest-income
    """
    return guild.printed_florins(state, seat)


def highest_income(state: State, seat: int) -> int:
    """Florins printed on characters, without hall, rooms and Innkeeper.

    § objective.highest-income
    """
    return guild.printed_florins(state, seat)


def most_gold(state: State, seat: int) -> int:
    """Gold that is left.

    § objective.most-gold
    """
    return state.players[seat].gold


def most_warriors(state: State, seat: int) -> int:
    """Warrior symbols, on characters and active rooms.

    § objective.most-warriors
    """
    return guild.symbols_of(state, seat, WARRIORS)


def most_wizards(state: State, seat: int) -> int:
    """Wizard symbols, on characters and active rooms.

    § objective.most-wizards
    """
    return guild.symbols_of(state, seat, WIZARDS)


def most_rogues(state: State, seat: int) -> int:
    """Rogue symbols, on characters and active rooms.

    § objective.most-rogues
    """
    return guild.symbols_of(state, seat, ROGUES)


def most_nobles(state: State, seat: int) -> int:
    """Noble symbols, on characters and active rooms.

    § objective.most-nobles
    """
    return guild.symbols_of(state, seat, NOBLES)


def most_priests(state: State, seat: int) -> int:
    """Priest symbols, on characters and active rooms.

    § objective.most-priests
    """
    return guild.symbols_of(state, seat, PRIESTS)


def most_craftsmen(state: State, seat: int) -> int:
    """Craftsman symbols, on characters and active rooms.

    § objective.most-craftsmen
    """
    return guild.symbols_of(state, seat, CRAFTSMEN)


def most_animals(state: State, seat: int) -> int:
    """Animal symbols, on characters and active rooms.

    § objective.most-animals
    """
    return guild.symbols_of(state, seat, ANIMALS)


# In the order of the objectives.
COMPARED: Final[tuple[Callable[[State, int], int], ...]] = (
    most_gardens,
    most_characters,
    most_dwarves,
    most_human_women,
    fewest_characters,
    most_factions,
    most_space,
    most_small_rooms,
    lowest_income,
    highest_income,
    most_gold,
    most_warriors,
    most_wizards,
    most_rogues,
    most_nobles,
    most_priests,
    most_craftsmen,
    most_animals,
)
