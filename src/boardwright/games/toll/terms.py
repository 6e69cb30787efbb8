"""The nouns of the rules."""

from enum import IntEnum
from typing import Final

INN: Final = 0
MILL: Final = 1
TOWER: Final = 2
BUILDINGS: Final = 3


class Building(IntEnum):
    """The buildings, as the border names them."""

    INN = INN
    MILL = MILL
    TOWER = TOWER


FROM_BUILDINGS: Final = 0
FROM_ERRANDS: Final = 1
FROM_TOLLS: Final = 2
SOURCES: Final = 3


class Source(IntEnum):
    """Where points come from."""

    BUILDINGS = FROM_BUILDINGS
    ERRANDS = FROM_ERRANDS
    TOLLS = FROM_TOLLS
