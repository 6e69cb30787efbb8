"""Everything printed on components, each value with our confidence.

The box holds more than its sources tell: names, numbers and doors are our own reconstruction, so all of them
are data here and nowhere else.
"""

from __future__ import annotations

from typing import Final

from boardwright.core.game import Printed
from boardwright.games.guilds.terms import (
    BEDROOM,
    COURTYARD,
    DINING,
    EMPTY,
    GARDEN,
    KITCHEN,
    LUXURY,
    Character,
    Objective,
    Room,
)

OURS: Final = "ours"
LIKELY: Final = "likely"

# Florins and gold of every round, points at the end.
CharacterRows = tuple[tuple[int, int, int], ...]
RoomRow = tuple[int, tuple[int, ...], int, int, int, int]


def warriors() -> CharacterRows:
    """General to Mercenary. Shield-Maiden, Gladiator and Mercenary are plain cards: 4 points; 5 points with
    an upkeep of 1 florin; a Warrior and Rogue without points who brings 2 florins.

    § character.shield-maiden, character.gladiator, character.mercenary
    """
    return ((0, 0, 1), (0, 0, 2), (0, 0, 3), (0, 0, 4), (-1, 0, 5), (1, 0, 2), (2, 0, 0))


def wizards() -> CharacterRows:
    """Alchemist to Apprentice."""
    return ((0, 0, 0), (0, 0, 1), (1, 0, 1), (0, 0, 3), (1, 0, 1), (1, 0, 0), (1, 0, 1))


def rogues() -> CharacterRows:
    """Assassin to King of Thieves."""
    return ((1, 0, -2), (0, 0, 1), (0, 0, -2), (0, 0, 0), (1, 0, 0), (0, 0, -1), (0, 0, 1))


def nobles() -> CharacterRows:
    """Prince to Tax Collector. Prince, Banker and Tax Collector are plain cards: 4 points; -2 points for a
    gold; a Noble and Rogue of -1 point who brings 3 florins.

    § character.prince, character.banker, character.tax-collector
    """
    return ((0, 0, 4), (0, 0, 3), (0, 0, 1), (0, 1, -2), (0, 0, 3), (0, 0, -1), (3, 0, -1))


def priests() -> CharacterRows:
    """High Priestess to Tithe-Keeper. Monk and Orc Shaman are plain cards that bring 1 florin: a dwarf of
    2 points; a Priest and Wizard of 1 point.

    § character.monk, character.orc-shaman
    """
    return ((0, 0, 1), (0, 0, 3), (1, 0, 2), (1, 0, 1), (0, 0, 1), (1, 0, 1), (0, 0, 1))


def craftsmen() -> CharacterRows:
    """Carpenter to Merchant. Jeweller and Merchant are plain cards: -2 points for a gold; a Craftsman and
    Noble of 1 point who brings 2 florins.

    § character.jeweller, character.merchant
    """
    return ((0, 0, -1), (0, 0, 2), (0, 0, 0), (0, 0, 1), (0, 0, 1), (0, 1, -2), (2, 0, 1))


def animals() -> CharacterRows:
    """Guard Dog to Mule. War Horse, Falcon and Mule are plain cards that show a second faction: a Warrior and
    a Noble of 2 points, a Craftsman without points that brings 2 florins.

    § character.war-horse, character.falcon, character.mule
    """
    return ((0, 0, 2), (0, 0, 2), (0, 0, 2), (0, 0, 2), (-1, 0, 5), (2, 0, 0))


def supplement() -> CharacterRows:
    """Elf Archer to Hatchling Dragon, a plain card: an Animal and Wizard of 5 points with an upkeep of
    1 florin.

    § character.hatchling-dragon
    """
    return ((0, 0, 2), (0, 0, 2), (1, 0, 1), (0, 0, 0), (0, 0, 1), (-1, 0, 5))


CHARACTER_ROWS: Final[CharacterRows] = (
    *warriors(),
    *wizards(),
    *rogues(),
    *nobles(),
    *priests(),
    *craftsmen(),
    *animals(),
    *supplement(),
)

# Type, doors (small: north, east, south, west; large, lying: the two in the north, east, the two in the south
# from right to left, west), cost, points, florins and gold of every round.
SMALL_ROWS: Final[tuple[RoomRow, ...]] = (
    (EMPTY, (1, 1, 1, 1), 1, 2, 0, 0),
    (EMPTY, (1, 1, 1, 1), 1, 2, 0, 0),
    (EMPTY, (1, 1, 1, 0), 1, 2, 0, 0),
    (EMPTY, (1, 1, 1, 0), 1, 2, 0, 0),
    (EMPTY, (1, 1, 1, 0), 1, 2, 0, 0),
    (EMPTY, (1, 1, 1, 0), 1, 2, 0, 0),
    (GARDEN, (0, 1, 1, 0), 1, 2, 0, 0),
    (GARDEN, (0, 1, 1, 0), 1, 2, 0, 0),
    (GARDEN, (0, 1, 1, 0), 1, 2, 0, 0),
    (GARDEN, (1, 0, 1, 0), 1, 2, 0, 0),
    (GARDEN, (1, 0, 1, 0), 1, 2, 0, 0),
    (GARDEN, (1, 1, 1, 0), 1, 2, 0, 0),
    (GARDEN, (0, 0, 1, 0), 1, 3, 0, 0),
    (BEDROOM, (0, 1, 1, 0), 1, 1, 0, 0),
    (BEDROOM, (1, 0, 1, 0), 1, 1, 0, 0),
    (BEDROOM, (0, 1, 1, 0), 1, 1, 0, 0),
    (BEDROOM, (1, 0, 1, 0), 1, 1, 0, 0),
    (BEDROOM, (0, 1, 1, 0), 1, 1, 0, 0),
    (BEDROOM, (1, 1, 1, 0), 1, 1, 0, 0),
    (BEDROOM, (0, 1, 1, 0), 1, 1, 0, 0),
    (DINING, (0, 1, 1, 0), 1, 1, 1, 0),
    (DINING, (1, 0, 1, 0), 1, 1, 1, 0),
    (DINING, (1, 1, 1, 0), 1, 1, 1, 0),
    (DINING, (0, 1, 1, 0), 2, 4, 1, 0),
    (DINING, (1, 1, 1, 0), 2, 4, 1, 0),
    (KITCHEN, (0, 1, 1, 0), 1, 1, 1, 0),
    (KITCHEN, (1, 0, 1, 0), 1, 1, 1, 0),
    (KITCHEN, (0, 1, 1, 0), 2, 4, 1, 0),
    (KITCHEN, (0, 0, 1, 0), 1, 2, 1, 0),
    (LUXURY, (0, 0, 1, 0), 2, 6, 0, 0),
    (LUXURY, (0, 0, 1, 0), 2, 6, 0, 0),
    (LUXURY, (0, 1, 1, 0), 2, 5, 0, 0),
    (LUXURY, (0, 1, 1, 0), 2, 5, 0, 0),
    (LUXURY, (1, 0, 1, 0), 2, 5, 0, 0),
    (LUXURY, (1, 1, 1, 0), 2, 5, 0, 0),
)
LARGE_ROWS: Final[tuple[RoomRow, ...]] = (
    (BEDROOM, (0, 1, 1, 0, 1, 0), 1, 0, 0, 0),
    (LUXURY, (0, 0, 1, 0, 1, 0), 1, 0, 0, 0),
    (DINING, (0, 1, 0, 0, 1, 1), 1, 0, 0, 0),
    (LUXURY, (0, 0, 1, 1, 0, 0), 1, 0, 0, 0),
    (EMPTY, (1, 0, 0, 1, 1, 0), 1, 0, 0, 0),
    (KITCHEN, (0, 0, 1, 1, 0, 1), 1, 0, 0, 0),
    (COURTYARD, (0, 1, 1, 0, 1, 1), 1, 0, 0, 0),
    (DINING, (0, 0, 1, 1, 1, 0), 2, 0, 0, 0),
    (COURTYARD, (1, 0, 1, 1, 0, 1), 2, 0, 0, 0),
    (GARDEN, (0, 0, 1, 0, 1, 0), 2, 5, 0, 0),
    (GARDEN, (1, 0, 0, 1, 0, 1), 2, 5, 0, 0),
    (GARDEN, (0, 0, 0, 1, 1, 0), 2, 5, 0, 0),
    (COURTYARD, (1, 1, 1, 1, 1, 1), 2, 3, 1, 0),
    (COURTYARD, (1, 0, 1, 1, 0, 1), 2, 4, 1, 0),
    (COURTYARD, (0, 1, 1, 0, 1, 1), 2, 4, 1, 0),
    (LUXURY, (0, 0, 0, 0, 1, 0), 3, 9, 0, 0),
    (LUXURY, (0, 0, 1, 1, 0, 0), 3, 8, 0, 0),
    (LUXURY, (0, 0, 0, 0, 1, 1), 2, 0, 0, 1),
)
ROOM_ROWS: Final[tuple[RoomRow, ...]] = SMALL_ROWS + LARGE_ROWS

OBJECTIVE_ROWS: Final[tuple[tuple[int, int], ...]] = (
    (7, 3), (6, 3), (7, 3), (6, 3), (6, 3), (6, 3), (6, 3), (6, 3), (6, 3),
    (5, 2), (6, 3), (6, 3), (6, 3), (6, 3), (6, 3), (6, 3), (6, 3), (6, 3),
)  # fmt: skip


def _printed() -> list[Printed]:
    rows: list[Printed] = []
    for character, (florins, gold, points) in zip(Character, CHARACTER_ROWS, strict=True):
        key = f"characters.{character.name.lower()}"
        rows.append(Printed(f"{key}.florins", florins, OURS, low=-5, high=9))
        rows.append(Printed(f"{key}.gold", gold, OURS, high=5))
        rows.append(Printed(f"{key}.points", points, OURS, low=-9, high=19))
    for room, (_, doors, cost, points, florins, gold) in zip(Room, ROOM_ROWS, strict=True):
        key = f"rooms.{room.name.lower()}"
        rows.append(Printed(f"{key}.doors", doors, OURS, high=1))
        rows.append(Printed(f"{key}.cost", cost, OURS, high=9))
        rows.append(Printed(f"{key}.points", points, OURS, high=19))
        rows.append(Printed(f"{key}.florins", florins, OURS, high=9))
        rows.append(Printed(f"{key}.gold", gold, OURS, high=5))
    for objective, values in zip(Objective, OBJECTIVE_ROWS, strict=True):
        rows.append(Printed(f"objectives.{objective.name.lower()}", values, OURS, high=19))
    return rows


PRINTED: Final = (
    Printed("hall.florins", 10, high=20),
    Printed("exchange", 5, low=1, high=20),
    Printed("keeping", 1, high=5),
    Printed("rounds", (8, 6, 6), low=1, high=12),
    Printed("objectives.count", (3, 4, 5), "likely; certain for four", high=9),
    Printed("objectives.second", (0, 0, 1), high=1),
    Printed("zones.two", (1, 1, 2, 0, 0, 0), OURS, high=2),
    Printed("zones.three", (1, 1, 1, 2, 0, 0), LIKELY, high=2),
    Printed("zones.four", (1, 1, 1, 1, 1, 1), LIKELY, high=2),
    Printed("rooms.large", (1, 2, 3), OURS, high=6),
    Printed("rooms.small", (3, 4, 5), OURS, high=9),
    Printed("rooms.large_tight", (1, 1, 2), OURS, high=6),
    Printed("rooms.small_tight", (2, 4, 4), OURS, high=9),
    Printed("abilities.alchemist.florins", 3, OURS),
    Printed("abilities.alchemist.gold", 1, OURS),
    Printed("abilities.apprentice.points", 2, OURS),
    Printed("abilities.apprentice.symbols", 3, OURS),
    Printed("abilities.assassin.gold", 1, OURS),
    Printed("abilities.beggar.florins", 1, OURS),
    Printed("abilities.bodyguard.florins", 2, OURS),
    Printed("abilities.carpenter.gold", 1, OURS),
    Printed("abilities.cat.points", 1, OURS),
    Printed("abilities.druid.most", 5, OURS),
    Printed("abilities.elf_archer.most", 2, OURS, low=1, high=9),
    Printed("abilities.enchantress.florins", 2, OURS),
    Printed("abilities.engineer.florins", 1, OURS),
    Printed("abilities.gambler.most", 3, OURS, low=1, high=9),
    Printed("abilities.gardener.gold", 1, OURS),
    Printed("abilities.healer.florins", 1, OURS),
    Printed("abilities.innkeeper.most", 3, OURS),
    Printed("abilities.inquisitor.florins", 1, OURS),
    Printed("abilities.inquisitor.demand", 2, OURS),
    Printed("abilities.mason.cells", 3, OURS, low=1),
    Printed("abilities.mercenary.florins", 4, OURS),
    Printed("abilities.mercenary.points", 2, OURS),
    Printed("abilities.necromancer.florins", 3, OURS),
    Printed("abilities.paladin.florins", 2, OURS),
    Printed("abilities.princess.points", 4, OURS),
    Printed("abilities.smuggler.florins", 4, OURS),
    Printed("abilities.thief.florins", 2, OURS),
    Printed("abilities.tithe_keeper.florins", 1, OURS),
    Printed("abilities.tithe_keeper.most", 4, OURS),
    *_printed(),
)
