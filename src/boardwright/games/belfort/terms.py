"""The nouns of the rulebook: ints for rules to compare and index with, enumerations for the border."""

from enum import IntEnum
from typing import Final

PUB: Final = 0
GARDENS: Final = 1
TOWER: Final = 2
INN: Final = 3
BLACKSMITH: Final = 4
BANK: Final = 5
MARKET: Final = 6
GATEHOUSE: Final = 7
LIBRARY: Final = 8
KEEP: Final = 9
BUILDINGS: Final = 10


class Building(IntEnum):
    """The ten types of property card, in the order of the appendix."""

    PUB = 0
    GARDENS = 1
    TOWER = 2
    INN = 3
    BLACKSMITH = 4
    BANK = 5
    MARKET = 6
    GATEHOUSE = 7
    LIBRARY = 8
    KEEP = 9


TOWER_PLANK: Final = 0
INN_PLANK: Final = 1
BLACKSMITH_PLANK: Final = 2
MARKET_PLANK: Final = 3
LIBRARY_PLANK: Final = 4
CARD_PLANKS: Final = 5
PLANK_BUILDINGS: Final[tuple[int, ...]] = (TOWER, INN, BLACKSMITH, MARKET, LIBRARY)

ARCHITECTS: Final = 0
LIBRARIANS: Final = 1
MERCHANTS: Final = 2
RECRUITERS: Final = 3
BANKERS: Final = 4
MASONS: Final = 5
MINERS: Final = 6
SAWYERS: Final = 7
BANDITS: Final = 8
SPIES: Final = 9
THIEVES: Final = 10
WIZARDS: Final = 11
GUILDS: Final = 12


class Guild(IntEnum):
    """The twelve guilds: four basic, four resource, four interactive."""

    ARCHITECTS = 0
    LIBRARIANS = 1
    MERCHANTS = 2
    RECRUITERS = 3
    BANKERS = 4
    MASONS = 5
    MINERS = 6
    SAWYERS = 7
    BANDITS = 8
    SPIES = 9
    THIEVES = 10
    WIZARDS = 11


BASIC: Final = 0
RESOURCE: Final = 1
INTERACTIVE: Final = 2
GROUP_SIZE: Final = 4

ELF: Final = 0
MASTER_ELF: Final = 1
DWARF: Final = 2
MASTER_DWARF: Final = 3
WORKERS: Final = 4


class Worker(IntEnum):
    """The four kinds of worker; a master is the same piece turned over."""

    ELF = 0
    MASTER_ELF = 1
    DWARF = 2
    MASTER_DWARF = 3


FOREST: Final = 0
QUARRY: Final = 1
MINE: Final = 2
GOLD_MINE: Final = 3
AREAS: Final = 4


class Area(IntEnum):
    """The resource areas, in the order in which they are resolved."""

    FOREST = 0
    QUARRY = 1
    MINE = 2
    GOLD_MINE = 3


WOOD: Final = 0
STONE: Final = 1
METAL: Final = 2
GOLD: Final = 3
GOODS: Final = 4


class Good(IntEnum):
    """The four resources."""

    WOOD = 0
    STONE = 1
    METAL = 2
    GOLD = 3


class Discount(IntEnum):
    """What the Architects take off a cost; the single units serve costs that hold no more."""

    METAL = 0
    TWO_WOOD = 1
    WOOD_AND_STONE = 2
    TWO_STONE = 3
    ONE_WOOD = 4
    ONE_STONE = 5


DISCOUNTS: Final = 6
DISCOUNT_WOOD: Final[tuple[int, ...]] = (0, 2, 1, 0, 1, 0)
DISCOUNT_STONE: Final[tuple[int, ...]] = (0, 0, 1, 2, 0, 1)
DISCOUNT_METAL: Final[tuple[int, ...]] = (1, 0, 0, 0, 0, 0)


class Season(IntEnum):
    """The seasons of the calendar."""

    SPRING = 0
    SUMMER = 1
    AUTUMN = 2


DISTRICTS: Final = 5
WALLS: Final = 10
GATE_SYMBOLS: Final = 10
MONTHS: Final = 7
FREE: Final = -1

NEUTRAL_3: Final = 2
NEUTRAL_4: Final = 3

FROM_ELVES: Final = 5
FROM_DWARVES: Final = 6
FROM_GNOMES: Final = 7
FROM_TAXES: Final = 8
SOURCES: Final = 9


class Source(IntEnum):
    """Where points come from: the five districts, the three peoples, and what taxes took."""

    DISTRICT_1 = 0
    DISTRICT_2 = 1
    DISTRICT_3 = 2
    DISTRICT_4 = 3
    DISTRICT_5 = 4
    ELVES = 5
    DWARVES = 6
    GNOMES = 7
    TAXES = 8


class People(IntEnum):
    """What is ranked besides the districts."""

    ELVES = 0
    DWARVES = 1
    GNOMES = 2
