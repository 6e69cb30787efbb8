"""Facts about cards and rooms of Guilds: abilities with moment and price, gains, doors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardwright.games.guilds.basics.plot import HALF
from boardwright.games.guilds.effects import abilities
from boardwright.games.guilds.events import Coins
from boardwright.games.guilds.tables import FIRST_PER_FACTION, PER_FACTION, TURNS, Tables
from boardwright.games.guilds.terms import (
    ALCHEMIST,
    APPRENTICE,
    BEGGAR,
    BODYGUARD,
    CARPENTER,
    CAT,
    DRUID,
    EAST,
    ELF_ARCHER,
    GAMBLER,
    GARDENER,
    INNKEEPER,
    INQUISITOR,
    MASON,
    MERCENARY,
    NECROMANCER,
    NORTH,
    NOTHING,
    PRINCESS,
    RACE,
    SMALL_ROOMS,
    SMUGGLER,
    SOUTH,
    THIEF,
    TITHE_KEEPER,
    WEST,
    Character,
    Faction,
    Kind,
    Moment,
    Race,
)

# Characters without a text on their card.
WITHOUT_ABILITY: Final = (
    Character.SHIELD_MAIDEN,
    Character.GLADIATOR,
    Character.PRINCE,
    Character.BANKER,
    Character.TAX_COLLECTOR,
    Character.MONK,
    Character.ORC_SHAMAN,
    Character.JEWELLER,
    Character.MERCHANT,
    Character.WAR_HORSE,
    Character.FALCON,
    Character.BEAR,
    Character.MULE,
    Character.HATCHLING_DRAGON,
)


@dataclass(frozen=True)
class Worth:
    """The gains of a room: points at the end, coins in every round."""

    points: int = 0
    income_florins: int = 0
    income_gold: int = 0


@dataclass(frozen=True)
class Doors:
    """The doors of a room, clockwise: one cell, two side by side, or two one below the other."""

    north: int = 0
    north_left: int = 0
    north_right: int = 0
    east: int = 0
    east_upper: int = 0
    east_lower: int = 0
    south: int = 0
    south_right: int = 0
    south_left: int = 0
    west: int = 0
    west_lower: int = 0
    west_upper: int = 0


def race_of(character: int) -> Race:
    """Return the race of a character."""
    return Race(RACE[character])


def has_ability(tables: Tables, character: int) -> bool:
    """Return whether a character has an ability in this match."""
    return Character(character) not in WITHOUT_ABILITY and (character != MERCENARY or tables.second_killer)


def moment_of(character: int) -> Moment:
    """Return the moment at which an ability may be used; NEVER when it works by itself."""
    ability = abilities.ACTIVATED[character]
    if character == NECROMANCER:
        return Moment.KILL
    return Moment.NEVER if ability is None else Moment(ability.moment)


def ability_numbers(tables: Tables, character: int) -> dict[str, object]:
    """Return the numbers of an ability's sentence in this match."""
    numbers: dict[int, int] = {
        ALCHEMIST: tables.alchemist_gold,
        APPRENTICE: tables.apprentice,
        BEGGAR: tables.beggar,
        BODYGUARD: tables.bodyguard,
        CARPENTER: tables.carpenter,
        CAT: tables.cat,
        DRUID: tables.druid_most,
        ELF_ARCHER: tables.archer_most,
        GAMBLER: tables.gambler_most,
        GARDENER: tables.gardener,
        INNKEEPER: tables.innkeeper_most,
        INQUISITOR: tables.demand,
        MASON: tables.mason,
        MERCENARY: tables.mercenary_points,
        PRINCESS: tables.princess,
        SMUGGLER: tables.smuggler,
        THIEF: tables.thief,
        TITHE_KEEPER: tables.tithe_most,
    }
    return {"count": numbers.get(character, 0), "symbols": tables.apprentice_symbols}


def price_of(tables: Tables, character: int) -> Coins:
    """Return the printed price of an ability."""
    return Coins(tables.ability_florins[character], tables.ability_gold[character])


def faction_of(tables: Tables, room: int) -> Faction:
    """Return the faction that a room shows or scores; the first one if it has none."""
    return Faction(max(0, tables.icon[room], tables.per_member[room]))


def worth_of(tables: Tables, room: int) -> dict[str, object]:
    """Return the gains of a room as message arguments."""
    worth = "plain"
    if tables.icon[room] != NOTHING:
        worth = "icon"
    elif tables.per_member[room] != NOTHING:
        worth = "member"
    elif FIRST_PER_FACTION <= room < FIRST_PER_FACTION + PER_FACTION:
        worth = "factions"
    return {
        "worth": worth,
        "size": "small" if room < SMALL_ROOMS else "large",
        "kind": Kind(tables.kind[room]),
        "faction": faction_of(tables, room),
        "gained": Worth(tables.room_points[room], tables.room_florins[room], tables.room_gold[room]),
    }


def doors_of(tables: Tables, room: int, quarters: int) -> Doors:
    """Return the doors of a room after turning, without those between its own cells."""
    masks = tables.turned[room * TURNS + quarters]
    if room < SMALL_ROOMS:
        doors = masks[0]
        return Doors(
            north=doors >> NORTH & 1, east=doors >> EAST & 1, south=doors >> SOUTH & 1, west=doors >> WEST & 1
        )
    first, second = masks if quarters < HALF else (masks[1], masks[0])
    return _upright(first, second) if quarters % 2 else _flat(first, second)


def _flat(left: int, right: int) -> Doors:
    return Doors(
        north_left=left >> NORTH & 1,
        north_right=right >> NORTH & 1,
        east=right >> EAST & 1,
        south_right=right >> SOUTH & 1,
        south_left=left >> SOUTH & 1,
        west=left >> WEST & 1,
    )


def _upright(upper: int, lower: int) -> Doors:
    return Doors(
        north=upper >> NORTH & 1,
        east_upper=upper >> EAST & 1,
        east_lower=lower >> EAST & 1,
        south=lower >> SOUTH & 1,
        west_lower=lower >> WEST & 1,
        west_upper=upper >> WEST & 1,
    )
