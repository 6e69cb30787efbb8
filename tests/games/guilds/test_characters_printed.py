"""What is printed on the characters with abilities: factions, race, sex, income and points."""

import pytest

from boardwright.games.guilds.terms import FEMALE, RACE, SHOWS, Faction, Race
from tests.games.guilds.setting import character, table

# Factions, race, female, florins and points.
CARDS = {
    "paladin": ("warriors priests", "human", True, 0, 2),
    "bodyguard": ("warriors", "orc", False, 0, 3),
    "dwarf-veteran": ("warriors", "dwarf", False, 1, 2),
    "mercenary": ("warriors rogues", "orc", True, 2, 0),
    "alchemist": ("wizards craftsmen", "human", False, 0, 0),
    "diviner": ("wizards", "human", True, 0, 3),
    "enchantress": ("wizards", "elf", True, 1, 1),
    "necromancer": ("wizards", "human", False, 1, 0),
    "assassin": ("rogues", "human", True, 1, -2),
    "gambler": ("rogues", "human", False, 0, 1),
    "thief": ("rogues", "human", True, 0, -2),
    "smuggler": ("rogues", "dwarf", False, 1, 0),
    "beggar": ("rogues", "human", False, 0, -1),
    "herald": ("nobles", "human", False, 0, 3),
    "healer": ("priests", "human", True, 0, 3),
    "inquisitor": ("priests", "human", False, 1, 1),
    "tithe-keeper": ("priests", "dwarf", True, 0, 1),
    "carpenter": ("craftsmen", "human", False, 0, -1),
    "architect": ("craftsmen", "human", True, 0, 2),
    "innkeeper": ("craftsmen", "human", True, 0, 1),
    "guard-dog": ("animals", "animal", False, 0, 2),
    "cat": ("animals", "animal", False, 0, 2),
    "elf-archer": ("warriors", "elf", True, 0, 2),
    "engineer": ("craftsmen", "dwarf", False, 0, 2),
    "gardener": ("craftsmen", "human", False, 1, 1),
    "raven": ("animals rogues", "animal", False, 0, 1),
}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.rule(f"character.{name}")) for name in CARDS]
)
def test_a_character_with_an_ability_shows_what_is_printed(name):
    factions, race, female, florins, points = CARDS[name]
    number, tables = character(name), table(2).tables
    shown = [faction.name.lower() for faction in Faction if SHOWS[number] >> faction & 1]
    assert sorted(shown) == sorted(factions.split())
    assert (Race(RACE[number]).name.lower(), FEMALE[number]) == (race, female)
    assert (tables.florins[number], tables.gold[number], tables.points[number]) == (florins, 0, points)
