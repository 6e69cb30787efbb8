"""Value of a guild in Guilds: the counts of members and active rooms, and their gains in rounds to come.

Both change a few times in a round only, so everything here is computed once for each guild and cached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.games.guilds.basics.plot import HALL_CELLS
from boardwright.games.guilds.tables import FIRST_PER_FACTION, PER_FACTION, Tables
from boardwright.games.guilds.terms import (
    ALCHEMIST,
    AMBASSADOR,
    APPRENTICE,
    ARCHITECT,
    ARCHMAGE,
    ASSASSIN,
    BEAST_TAMER,
    BEGGAR,
    CARPENTER,
    CAT,
    CHARACTERS,
    DINING,
    DIVINER,
    DRUID,
    DUCHESS,
    DWARF,
    ELF_ARCHER,
    ENCHANTRESS,
    ENGINEER,
    FACTIONS,
    FEMALE,
    GAMBLER,
    GARDEN,
    GARDENER,
    GENERAL,
    HERALD,
    HIGH_PRIESTESS,
    HUMAN,
    ILLUSIONIST,
    INNKEEPER,
    INQUISITOR,
    KING_OF_THIEVES,
    KITCHEN,
    MASON,
    MASTER_SMITH,
    MERCENARY,
    NECROMANCER,
    NOTHING,
    PRINCE,
    PRINCESS,
    RACE,
    ROOMS,
    SHOWS,
    SMALL_ROOMS,
    SMUGGLER,
    THIEF,
    TITHE_KEEPER,
    WIZARDS,
)

# Points that a gold coin buys, by the number of seats: two players see few rooms, and coins wait for them.
GOLD: Final[tuple[float, ...]] = (0.0, 0.0, 2.2, 2.4, 2.4)
# Points of a florin of income in every round to come: exchanged, or bid while the others have none left.
FLORIN: Final = 0.6

# The characters that score every symbol of a faction, in the order of the factions.
HEADS: Final[tuple[int, ...]] = (
    GENERAL,
    ARCHMAGE,
    KING_OF_THIEVES,
    DUCHESS,
    HIGH_PRIESTESS,
    MASTER_SMITH,
    BEAST_TAMER,
)

# Points a round from the use of an ability.
A_ROUND: Final[dict[int, float]] = {
    ALCHEMIST: 0.6,
    CARPENTER: 1.3,
    SMUGGLER: 0.7,
    THIEF: 1.0,
    GAMBLER: 0.5,
    BEGGAR: 0.5,
    GARDENER: 0.5,
    DIVINER: 0.2,
    ENCHANTRESS: 0.2,
    HERALD: 0.2,
    ARCHITECT: 0.2,
    ENGINEER: 0.1,
    ELF_ARCHER: 0.2,
    INQUISITOR: 0.1,
    NECROMANCER: 0.1,
}
USE: Final[tuple[float, ...]] = tuple([A_ROUND.get(character, 0.0) for character in range(CHARACTERS)])
# A kill costs a gold and takes several points from one rival: with few rivals it pays.
KILL: Final[tuple[float, ...]] = (0.0, 0.0, 1.4, 0.4, 0.1)

# Expected gains of scoring characters and rooms in each round to come: a symbol of a headed faction, a
# different faction while some are missing, a garden, three cells, a guest.
SYMBOL: Final = 0.45
FACTION: Final = 0.35
GARDENS: Final = 0.25
CELLS: Final = 0.35
GUEST: Final = 0.15
# The expected gain of the Illusionist's second symbol beyond its present score: a wish, another head.
ILLUSION: Final = 1.2
# The chance to find the Prince, a kitchen, a third wizard, in each round.
FIND: Final = 0.06
# A symbol that scores nothing yet may find its head, its room or its wish.
LOOSE_SYMBOL: Final = 0.06


def is_dwarf(character: int) -> int:
    """Return 1 for a dwarf."""
    return int(RACE[character] == DWARF)


def is_human_woman(character: int) -> int:
    """Return 1 for a woman who is human."""
    return int(RACE[character] == HUMAN and FEMALE[character])


class Guild:
    """Counts of one guild, for scoring, income and objectives."""

    __slots__ = (
        "cells",
        "counts",
        "dwarves",
        "factions",
        "florins",
        "gardens",
        "gold_income",
        "guests",
        "highest",
        "income",
        "kitchens",
        "per_faction",
        "per_symbol",
        "points",
        "size",
        "small",
        "women",
    )

    def __init__(self, tables: Tables, members: tuple[int, ...], active: int) -> None:
        self.counts: list[int] = [0] * FACTIONS
        self.per_symbol: list[int] = [0] * FACTIONS
        self.cells: int = len(HALL_CELLS)
        self.points: int = 0
        self.size: int = len(members)
        self.gold_income: int = 0
        self.income: int = tables.hall
        self.florins: int = sum([tables.florins[character] for character in members])
        self.gardens: int = 0
        self.guests: int = 0
        self.kitchens: int = 0
        self.small: int = 0
        self.per_faction: int = 0
        self.highest: int = max([tables.points[character] for character in members], default=0)
        self.dwarves: int = sum([is_dwarf(character) for character in members])
        self.women: int = sum([is_human_woman(character) for character in members])
        self._count_rooms(tables, active)
        self._count_members(tables, members)
        self.factions: int = FACTIONS - self.counts.count(0)
        self._score(tables, members)

    def _count_rooms(self, tables: Tables, active: int) -> None:
        for room in range(ROOMS):
            if not active >> room & 1:
                continue
            self.cells += 1 if room < SMALL_ROOMS else 2
            self.small += room < SMALL_ROOMS
            self.points += tables.room_points[room]
            self.income += tables.room_florins[room]
            self.gold_income += tables.room_gold[room]
            self.gardens += tables.kind[room] == GARDEN
            self.kitchens += tables.kind[room] == KITCHEN
            self.guests += tables.kind[room] in (KITCHEN, DINING)
            self.per_faction += FIRST_PER_FACTION <= room < FIRST_PER_FACTION + PER_FACTION
            if tables.icon[room] != NOTHING:
                self.counts[tables.icon[room]] += 1
            if tables.per_member[room] != NOTHING:
                self.per_symbol[tables.per_member[room]] += 1

    def _count_members(self, tables: Tables, members: tuple[int, ...]) -> None:
        for character in members:
            self.points += tables.points[character]
            self.gold_income += tables.gold[character]
            self.per_faction += character == AMBASSADOR
            for faction in range(FACTIONS):
                self.counts[faction] += SHOWS[character] >> faction & 1
            if character in HEADS:
                self.per_symbol[HEADS.index(character)] += 1
        self.income += self.florins
        if INNKEEPER in members:
            self.income += min(self.guests, tables.innkeeper_most)

    def _score(self, tables: Tables, members: tuple[int, ...]) -> None:
        """Compute all points but those of the Spy and of the Tithe-Keeper's florins."""
        for faction in range(FACTIONS):
            self.points += self.per_symbol[faction] * self.counts[faction]
        self.points += self.per_faction * self.factions
        if APPRENTICE in members and self.counts[WIZARDS] >= tables.apprentice_symbols:
            self.points += tables.apprentice
        if PRINCESS in members and PRINCE in members:
            self.points += tables.princess
        if DRUID in members:
            self.points += min(tables.druid_most, self.gardens)
        if MASON in members:
            self.points += self.cells // tables.mason
        if CAT in members and self.kitchens:
            self.points += tables.cat


@lru_cache(maxsize=1 << 14)
def guild_of(tables: Tables, members: tuple[int, ...], active: int) -> Guild:
    """Return the counts of a guild."""
    return Guild(tables, members, active)


@lru_cache(maxsize=1 << 16)
def lasting(tables: Tables, members: tuple[int, ...], active: int, later: int, seats: int) -> float:
    """Value members and rooms: their present points, income and abilities of the rounds to come."""
    guild = guild_of(tables, members, active)
    value = guild.points + later * (FLORIN * max(0, guild.income) + GOLD[seats] * guild.gold_income)
    scoring = 0
    for faction in range(FACTIONS):
        scoring += guild.per_symbol[faction]
        value += LOOSE_SYMBOL * later * min(4, guild.counts[faction])
    value += SYMBOL * later * scoring
    value += guild.per_faction * min(FACTION * later, 0.8 * (FACTIONS - guild.factions))
    for character in members:
        value += prospects(tables, guild, members, character, (later, seats))
    return value


def prospects(
    tables: Tables, guild: Guild, members: tuple[int, ...], character: int, when: tuple[int, int]
) -> float:
    """Value the ability of a character for the rounds after this one."""
    later, seats = when
    if character == ASSASSIN or (character == MERCENARY and tables.second_killer):
        return KILL[seats] * later
    if character == TITHE_KEEPER:
        return 0.9 * min(tables.tithe_most, later)
    if character == ILLUSIONIST:
        return ILLUSION + second_symbol(guild)
    if character in (DRUID, MASON, INNKEEPER):
        return builders(tables, guild, character, later)
    if character == PRINCESS:
        return 0.0 if PRINCE in members else FIND * later * tables.princess
    if character == CAT:
        return 0.0 if guild.kitchens else 2 * FIND * later
    if character == APPRENTICE:
        return 0.0 if guild.counts[WIZARDS] >= tables.apprentice_symbols else 2 * FIND * later
    return USE[character] * later


def second_symbol(guild: Guild) -> int:
    """Return the maximum score of the Illusionist's second symbol; he may not name his own faction."""
    return max(
        [
            guild.per_symbol[faction] + (0 if guild.counts[faction] else guild.per_faction)
            for faction in range(FACTIONS)
            if faction != WIZARDS
        ]
    )


def builders(tables: Tables, guild: Guild, character: int, later: int) -> float:
    """Value Druid, Mason and Innkeeper by the rooms to come, up to their limits."""
    if character == DRUID:
        return min(GARDENS * later, max(0, tables.druid_most - guild.gardens))
    if character == MASON:
        return CELLS * later
    return min(GUEST * later * later, FLORIN * later * max(0, tables.innkeeper_most - guild.guests))


@lru_cache(maxsize=1 << 16)
def worth_of(
    tables: Tables, members: tuple[int, ...], active: int, character: int, when: tuple[int, int]
) -> float:
    """Return the gain of a guild by a character, without objectives."""
    later, seats = when
    with_it = lasting(tables, (*members, character), active, later, seats)
    return with_it - lasting(tables, members, active, later, seats)
