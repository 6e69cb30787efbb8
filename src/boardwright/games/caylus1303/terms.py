"""The nouns of the rulebook: ints for rules to compare and index with, enumerations for the border."""

from enum import IntEnum
from typing import Final

FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
CLOTH: Final = 3
GOLD: Final = 4
GOODS: Final = 5
BASIC_GOODS: Final = 4


class Good(IntEnum):
    """The five resources; the first four are the basic ones."""

    FOOD = 0
    WOOD = 1
    STONE = 2
    CLOTH = 3
    GOLD = 4


FAIRGROUND: Final = 0
LAWYER: Final = 1
CARPENTER: Final = 2
TOLL: Final = 3
CITY_TILES: Final = 4

FARM_1: Final = 4
FARM_2: Final = 5
SAWMILL: Final = 6
QUARRY: Final = 7
MARKET_1: Final = 8
MARKET_2: Final = 9
ANY_GUILD: Final = 10
MASON_GUILD: Final = 11
BASIC_CARPENTER: Final = 12
FIRST_BASIC: Final = 4
BASIC_TILES: Final = 9

WOOD_FARM: Final = 13
WOOD_SAWMILL: Final = 14
WOOD_QUARRY: Final = 15
SPINNING_MILL: Final = 16
WOOD_MARKET: Final = 17
COVERED_MARKET: Final = 18
TAILOR: Final = 19
STONEMASON: Final = 20
MANOR: Final = 21
FIRST_WOOD: Final = 13
WOOD_TILES: Final = 9

STONE_FARM: Final = 22
STONE_SAWMILL: Final = 23
STONE_QUARRY: Final = 24
GOLD_MINE: Final = 25
GREAT_GUILD: Final = 26
FOUNDRY: Final = 27
ALCHEMIST: Final = 28
CHURCH: Final = 29
JEWELLER: Final = 30
FIRST_STONE: Final = 22
STONE_TILES: Final = 9

WORKER_TILES: Final = 31

GARDEN: Final = 31
FACTORY: Final = 32
GRANARY: Final = 33
STATUE: Final = 34
THEATRE: Final = 35
CATHEDRAL: Final = 36
MANSION: Final = 37
FIRST_MONUMENT: Final = 31
MONUMENTS: Final = 7

TILES: Final = 38


class Tile(IntEnum):
    """Every building: the four printed in the city, then basic, wood and stone tiles and monuments."""

    FAIRGROUND = 0
    LAWYER = 1
    CARPENTER = 2
    TOLL = 3
    FARM_1 = 4
    FARM_2 = 5
    SAWMILL = 6
    QUARRY = 7
    MARKET_1 = 8
    MARKET_2 = 9
    ANY_GUILD = 10
    MASON_GUILD = 11
    BASIC_CARPENTER = 12
    WOOD_FARM = 13
    WOOD_SAWMILL = 14
    WOOD_QUARRY = 15
    SPINNING_MILL = 16
    WOOD_MARKET = 17
    COVERED_MARKET = 18
    TAILOR = 19
    STONEMASON = 20
    MANOR = 21
    STONE_FARM = 22
    STONE_SAWMILL = 23
    STONE_QUARRY = 24
    GOLD_MINE = 25
    GREAT_GUILD = 26
    FOUNDRY = 27
    ALCHEMIST = 28
    CHURCH = 29
    JEWELLER = 30
    GARDEN = 31
    FACTORY = 32
    GRANARY = 33
    STATUE = 34
    THEATRE = 35
    CATHEDRAL = 36
    MANSION = 37


WOODEN: Final = 0
OF_STONE: Final = 1


class Material(IntEnum):
    """The two classes of building that players construct."""

    WOODEN = 0
    OF_STONE = 1


EARLY_RISER: Final = 0
NIGHT_WORKER: Final = 1
JOURNEYMAN: Final = 2
THIEF: Final = 3
STEWARD: Final = 4
BAILIFF: Final = 5
ARCHITECT: Final = 6
DELIVERYMAN: Final = 7
CHAMBERLAIN: Final = 8
FOREMAN: Final = 9
GOLDSMITH: Final = 10
DAY_LABOURER: Final = 11
CHARACTERS: Final = 12


class Character(IntEnum):
    """The twelve characters; seven of them work by themselves, without a decision.

    § character.automatic
    """

    EARLY_RISER = 0
    NIGHT_WORKER = 1
    JOURNEYMAN = 2
    THIEF = 3
    STEWARD = 4
    BAILIFF = 5
    ARCHITECT = 6
    DELIVERYMAN = 7
    CHAMBERLAIN = 8
    FOREMAN = 9
    GOLDSMITH = 10
    DAY_LABOURER = 11


# What a game for two begins with; three, four and five players add one character each.
BEGINNER_SET: Final = (
    DELIVERYMAN,
    EARLY_RISER,
    ARCHITECT,
    FOREMAN,
    DAY_LABOURER,
    STEWARD,
    NIGHT_WORKER,
    GOLDSMITH,
)

FROM_OWNERSHIP: Final = 0
FROM_CONSTRUCTION: Final = 1
FROM_EFFECTS: Final = 2
FROM_DELIVERY: Final = 3
FROM_MONUMENTS: Final = 4
FROM_GOLD: Final = 5
SOURCES: Final = 6


class Source(IntEnum):
    """Where prestige points come from."""

    OWNERSHIP = 0
    CONSTRUCTION = 1
    EFFECTS = 2
    DELIVERY = 3
    MONUMENTS = 4
    GOLD = 5


class Mover(IntEnum):
    """By what the provost is moved."""

    TOLL = 0
    BRIDGE = 1
    BAILIFF = 2


BY_TOLL: Final = 0
BY_BRIDGE: Final = 1
BY_BAILIFF: Final = 2

NOWHERE: Final = -1
FREE: Final = -1
ON_BOARD: Final = -1
BOXED: Final = -2

SITE_SLOTS: Final = 3
ROUNDS: Final = 9
