"""The nouns of the rulebook: ints for rules to compare and index with, enumerations for the border."""

from enum import IntEnum
from typing import Final

WARRIORS: Final = 0
WIZARDS: Final = 1
ROGUES: Final = 2
NOBLES: Final = 3
PRIESTS: Final = 4
CRAFTSMEN: Final = 5
ANIMALS: Final = 6
FACTIONS: Final = 7


class Faction(IntEnum):
    """The seven factions."""

    WARRIORS = 0
    WIZARDS = 1
    ROGUES = 2
    NOBLES = 3
    PRIESTS = 4
    CRAFTSMEN = 5
    ANIMALS = 6


GENERAL: Final = 0
PALADIN: Final = 1
BODYGUARD: Final = 2
SHIELD_MAIDEN: Final = 3
GLADIATOR: Final = 4
DWARF_VETERAN: Final = 5
MERCENARY: Final = 6
ALCHEMIST: Final = 7
ARCHMAGE: Final = 8
ILLUSIONIST: Final = 9
DIVINER: Final = 10
ENCHANTRESS: Final = 11
NECROMANCER: Final = 12
APPRENTICE: Final = 13
ASSASSIN: Final = 14
GAMBLER: Final = 15
THIEF: Final = 16
SPY: Final = 17
SMUGGLER: Final = 18
BEGGAR: Final = 19
KING_OF_THIEVES: Final = 20
PRINCE: Final = 21
PRINCESS: Final = 22
DUCHESS: Final = 23
BANKER: Final = 24
HERALD: Final = 25
AMBASSADOR: Final = 26
TAX_COLLECTOR: Final = 27
HIGH_PRIESTESS: Final = 28
HEALER: Final = 29
MONK: Final = 30
INQUISITOR: Final = 31
DRUID: Final = 32
ORC_SHAMAN: Final = 33
TITHE_KEEPER: Final = 34
CARPENTER: Final = 35
ARCHITECT: Final = 36
MASON: Final = 37
MASTER_SMITH: Final = 38
INNKEEPER: Final = 39
JEWELLER: Final = 40
MERCHANT: Final = 41
GUARD_DOG: Final = 42
WAR_HORSE: Final = 43
CAT: Final = 44
FALCON: Final = 45
BEAR: Final = 46
MULE: Final = 47
ELF_ARCHER: Final = 48
ENGINEER: Final = 49
GARDENER: Final = 50
BEAST_TAMER: Final = 51
RAVEN: Final = 52
HATCHLING_DRAGON: Final = 53
CHARACTERS: Final = 54
BASE_CHARACTERS: Final = 48


class Character(IntEnum):
    """The 48 characters by faction, each once in the deck, ten of them with a second faction; then the six of
    the supplement.

    § limit.characters
    """

    GENERAL = 0
    PALADIN = 1
    BODYGUARD = 2
    SHIELD_MAIDEN = 3
    GLADIATOR = 4
    DWARF_VETERAN = 5
    MERCENARY = 6
    ALCHEMIST = 7
    ARCHMAGE = 8
    ILLUSIONIST = 9
    DIVINER = 10
    ENCHANTRESS = 11
    NECROMANCER = 12
    APPRENTICE = 13
    ASSASSIN = 14
    GAMBLER = 15
    THIEF = 16
    SPY = 17
    SMUGGLER = 18
    BEGGAR = 19
    KING_OF_THIEVES = 20
    PRINCE = 21
    PRINCESS = 22
    DUCHESS = 23
    BANKER = 24
    HERALD = 25
    AMBASSADOR = 26
    TAX_COLLECTOR = 27
    HIGH_PRIESTESS = 28
    HEALER = 29
    MONK = 30
    INQUISITOR = 31
    DRUID = 32
    ORC_SHAMAN = 33
    TITHE_KEEPER = 34
    CARPENTER = 35
    ARCHITECT = 36
    MASON = 37
    MASTER_SMITH = 38
    INNKEEPER = 39
    JEWELLER = 40
    MERCHANT = 41
    GUARD_DOG = 42
    WAR_HORSE = 43
    CAT = 44
    FALCON = 45
    BEAR = 46
    MULE = 47
    ELF_ARCHER = 48
    ENGINEER = 49
    GARDENER = 50
    BEAST_TAMER = 51
    RAVEN = 52
    HATCHLING_DRAGON = 53


# The factions that each character shows, as bits.
SHOWS: Final[tuple[int, ...]] = (
    1 << WARRIORS,
    1 << WARRIORS | 1 << PRIESTS,
    1 << WARRIORS,
    1 << WARRIORS,
    1 << WARRIORS,
    1 << WARRIORS,
    1 << WARRIORS | 1 << ROGUES,
    1 << WIZARDS | 1 << CRAFTSMEN,
    1 << WIZARDS,
    1 << WIZARDS,
    1 << WIZARDS,
    1 << WIZARDS,
    1 << WIZARDS,
    1 << WIZARDS,
    1 << ROGUES,
    1 << ROGUES,
    1 << ROGUES,
    1 << ROGUES,
    1 << ROGUES,
    1 << ROGUES,
    1 << ROGUES,
    1 << NOBLES,
    1 << NOBLES,
    1 << NOBLES,
    1 << NOBLES,
    1 << NOBLES,
    1 << NOBLES,
    1 << NOBLES | 1 << ROGUES,
    1 << PRIESTS,
    1 << PRIESTS,
    1 << PRIESTS,
    1 << PRIESTS,
    1 << PRIESTS | 1 << ANIMALS,
    1 << PRIESTS | 1 << WIZARDS,
    1 << PRIESTS,
    1 << CRAFTSMEN,
    1 << CRAFTSMEN,
    1 << CRAFTSMEN,
    1 << CRAFTSMEN,
    1 << CRAFTSMEN,
    1 << CRAFTSMEN,
    1 << CRAFTSMEN | 1 << NOBLES,
    1 << ANIMALS,
    1 << ANIMALS | 1 << WARRIORS,
    1 << ANIMALS,
    1 << ANIMALS | 1 << NOBLES,
    1 << ANIMALS,
    1 << ANIMALS | 1 << CRAFTSMEN,
    1 << WARRIORS,
    1 << CRAFTSMEN,
    1 << CRAFTSMEN,
    1 << WARRIORS | 1 << ANIMALS,
    1 << ANIMALS | 1 << ROGUES,
    1 << ANIMALS | 1 << WIZARDS,
)

HUMAN: Final = 0
DWARF: Final = 1
ELF: Final = 2
ORC: Final = 3
ANIMAL: Final = 4


class Race(IntEnum):
    """The races of characters."""

    HUMAN = 0
    DWARF = 1
    ELF = 2
    ORC = 3
    ANIMAL = 4


RACE: Final[tuple[int, ...]] = (
    HUMAN, HUMAN, ORC, HUMAN, ORC, DWARF, ORC, HUMAN, ELF, HUMAN, HUMAN, ELF, HUMAN, HUMAN, HUMAN,
    HUMAN, HUMAN, ELF, DWARF, HUMAN, HUMAN, HUMAN, HUMAN, HUMAN, DWARF, HUMAN, ELF, HUMAN, HUMAN,
    HUMAN, DWARF, HUMAN, ELF, ORC, DWARF, HUMAN, HUMAN, DWARF, DWARF, HUMAN, DWARF, HUMAN, ANIMAL,
    ANIMAL, ANIMAL, ANIMAL, ANIMAL, ANIMAL, ELF, DWARF, HUMAN, HUMAN, ANIMAL, ANIMAL,
)  # fmt: skip

# Female characters.
FEMALE: Final[tuple[bool, ...]] = (
    False, True, False, True, False, False, True, False, False, False, True, True, False, True, True,
    False, True, False, False, False, False, False, True, True, False, False, True, False, True, True,
    False, False, True, True, True, False, True, False, True, True, True, True, False, False, False,
    False, False, False, True, False, False, True, False, False,
)  # fmt: skip

EMPTY: Final = 0
GARDEN: Final = 1
DINING: Final = 2
BEDROOM: Final = 3
LUXURY: Final = 4
KITCHEN: Final = 5
COURTYARD: Final = 6


class Kind(IntEnum):
    """The seven types of room."""

    EMPTY = 0
    GARDEN = 1
    DINING = 2
    BEDROOM = 3
    LUXURY = 4
    KITCHEN = 5
    COURTYARD = 6


class Room(IntEnum):
    """The 35 small rooms (6 empty, 7 Gardens, 7 Bedrooms, 5 Dining rooms, 4 Kitchens, 6 luxury rooms), then
    the 18 large ones (a Bedroom, a Kitchen and an empty one, 2 Dining rooms, 3 Gardens, 5 Courtyards, 5
    luxury rooms).

    § room.small, room.large
    """

    EMPTY_1 = 0
    EMPTY_2 = 1
    EMPTY_3 = 2
    EMPTY_4 = 3
    EMPTY_5 = 4
    EMPTY_6 = 5
    GARDEN_1 = 6
    GARDEN_2 = 7
    GARDEN_3 = 8
    GARDEN_4 = 9
    GARDEN_5 = 10
    GARDEN_6 = 11
    GARDEN_7 = 12
    BEDROOM_WARRIORS = 13
    BEDROOM_WIZARDS = 14
    BEDROOM_ROGUES = 15
    BEDROOM_NOBLES = 16
    BEDROOM_PRIESTS = 17
    BEDROOM_CRAFTSMEN = 18
    BEDROOM_ANIMALS = 19
    DINING_1 = 20
    DINING_2 = 21
    DINING_3 = 22
    DINING_4 = 23
    DINING_5 = 24
    KITCHEN_1 = 25
    KITCHEN_2 = 26
    KITCHEN_3 = 27
    KITCHEN_4 = 28
    LUXURY_1 = 29
    LUXURY_2 = 30
    LUXURY_3 = 31
    LUXURY_4 = 32
    LUXURY_5 = 33
    LUXURY_6 = 34
    BARRACKS = 35
    ARCANE_STUDY = 36
    DEN = 37
    SALON = 38
    CHAPEL = 39
    WORKSHOP_KITCHEN = 40
    STABLE_YARD = 41
    BANQUET_HALL = 42
    COUNCIL_COURT = 43
    GREAT_GARDEN = 44
    HERB_GARDEN = 45
    ROSE_GARDEN = 46
    GRAND_COURTYARD = 47
    WELL_COURTYARD = 48
    MARKET_COURTYARD = 49
    THRONE_ROOM = 50
    GALLERY = 51
    COUNTING_HOUSE = 52


SMALL_ROOMS: Final = 35
LARGE_ROOMS: Final = 18
ROOMS: Final = 53
HALL: Final = 53

MOST_GARDENS: Final = 0
MOST_CHARACTERS: Final = 1
MOST_DWARVES: Final = 2
MOST_HUMAN_WOMEN: Final = 3
FEWEST_CHARACTERS: Final = 4
MOST_FACTIONS: Final = 5
MOST_SPACE: Final = 6
MOST_SMALL_ROOMS: Final = 7
LOWEST_INCOME: Final = 8
HIGHEST_INCOME: Final = 9
MOST_GOLD: Final = 10
MOST_WARRIORS: Final = 11
MOST_WIZARDS: Final = 12
MOST_ROGUES: Final = 13
MOST_NOBLES: Final = 14
MOST_PRIESTS: Final = 15
MOST_CRAFTSMEN: Final = 16
MOST_ANIMALS: Final = 17
OBJECTIVES: Final = 18


class Objective(IntEnum):
    """The eighteen wishes of the King."""

    MOST_GARDENS = 0
    MOST_CHARACTERS = 1
    MOST_DWARVES = 2
    MOST_HUMAN_WOMEN = 3
    FEWEST_CHARACTERS = 4
    MOST_FACTIONS = 5
    MOST_SPACE = 6
    MOST_SMALL_ROOMS = 7
    LOWEST_INCOME = 8
    HIGHEST_INCOME = 9
    MOST_GOLD = 10
    MOST_WARRIORS = 11
    MOST_WIZARDS = 12
    MOST_ROGUES = 13
    MOST_NOBLES = 14
    MOST_PRIESTS = 15
    MOST_CRAFTSMEN = 16
    MOST_ANIMALS = 17


FROM_CHARACTERS: Final = 0
FROM_ABILITIES: Final = 1
FROM_ROOMS: Final = 2
FROM_OBJECTIVES: Final = 3
SOURCES: Final = 4


class Source(IntEnum):
    """Where prestige points come from."""

    CHARACTERS = 0
    ABILITIES = 1
    ROOMS = 2
    OBJECTIVES = 3


# Sides of a cell, clockwise; a set of doors has a bit for each.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


class Side(IntEnum):
    """The sides of a cell."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


# When an ability may be used.
IN_START: Final = 0
IN_AUCTION: Final = 1
IN_EXCHANGE: Final = 2
IN_BUILDING: Final = 3
IN_END: Final = 4
IN_RESPONSE: Final = 5
AT_MARKER: Final = 6
AFTER_KILL: Final = 7
ANY_TIME: Final = 8
NEVER: Final = 9


class Moment(IntEnum):
    """When an ability may be used."""

    START = 0
    AUCTION = 1
    EXCHANGE = 2
    BUILDING = 3
    END = 4
    RESPONSE = 5
    MARKER = 6
    KILL = 7
    ANY = 8
    NEVER = 9


# Where a character is, when no seat has it.
IN_DECK: Final = -1
DISCARDED: Final = -2
NOT_IN_GAME: Final = -3

ZONES: Final = 6
COLUMNS: Final = 4
ROWS: Final = 5
CELLS: Final = 20
NOBODY: Final = -1
NOTHING: Final = -1
EMPTY_CELL: Final = -1
MOST_FLORINS: Final = 60
