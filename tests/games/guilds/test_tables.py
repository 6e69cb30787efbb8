"""What is printed on the components: every number again, and tables that a match brings along."""

import pytest

from boardwright.core.errors import BadTableError
from boardwright.core.game import number, numbers
from boardwright.core.options import completed
from boardwright.core.tables import defaults, replaced
from boardwright.games.guilds import terms
from boardwright.games.guilds.printed import PRINTED
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.tables import tables_for, turned, turned_doors
from boardwright.games.guilds.terms import Character, Faction, Kind, Objective, Race, Room
from tests.games.guilds.setting import table

# The lists of the rules, written down again: number, name, factions, race, sex, florins, gold, points.
CHARACTERS = """
W1 general WAR human m 0 0 1
W2 paladin WAR+PRI human f 0 0 2
W3 bodyguard WAR orc m 0 0 3
W4 shield-maiden WAR human f 0 0 4
W5 gladiator WAR orc m -1 0 5
W6 dwarf-veteran WAR dwarf m 1 0 2
W7 mercenary WAR+ROG orc f 2 0 0
M1 alchemist WIZ+CRA human m 0 0 0
M2 archmage WIZ elf m 0 0 1
M3 illusionist WIZ human m 1 0 1
M4 diviner WIZ human f 0 0 3
M5 enchantress WIZ elf f 1 0 1
M6 necromancer WIZ human m 1 0 0
M7 apprentice WIZ human f 1 0 1
R1 assassin ROG human f 1 0 -2
R2 gambler ROG human m 0 0 1
R3 thief ROG human f 0 0 -2
R4 spy ROG elf m 0 0 0
R5 smuggler ROG dwarf m 1 0 0
R6 beggar ROG human m 0 0 -1
R7 king-of-thieves ROG human m 0 0 1
N1 prince NOB human m 0 0 4
N2 princess NOB human f 0 0 3
N3 duchess NOB human f 0 0 1
N4 banker NOB dwarf m 0 1 -2
N5 herald NOB human m 0 0 3
N6 ambassador NOB elf f 0 0 -1
N7 tax-collector NOB+ROG human m 3 0 -1
P1 high-priestess PRI human f 0 0 1
P2 healer PRI human f 0 0 3
P3 monk PRI dwarf m 1 0 2
P4 inquisitor PRI human m 1 0 1
P5 druid PRI+ANI elf f 0 0 1
P6 orc-shaman PRI+WIZ orc f 1 0 1
P7 tithe-keeper PRI dwarf f 0 0 1
C1 carpenter CRA human m 0 0 -1
C2 architect CRA human f 0 0 2
C3 mason CRA dwarf m 0 0 0
C4 master-smith CRA dwarf f 0 0 1
C5 innkeeper CRA human f 0 0 1
C6 jeweller CRA dwarf f 0 1 -2
C7 merchant CRA+NOB human f 2 0 1
A1 guard-dog ANI animal - 0 0 2
A2 war-horse ANI+WAR animal - 0 0 2
A3 cat ANI animal - 0 0 2
A4 falcon ANI+NOB animal - 0 0 2
A5 bear ANI animal - -1 0 5
A6 mule ANI+CRA animal - 2 0 0
X1 elf-archer WAR elf f 0 0 2
X2 engineer CRA dwarf m 0 0 2
X3 gardener CRA human m 1 0 1
X4 beast-tamer WAR+ANI human f 0 0 0
X5 raven ANI+ROG animal - 0 0 1
X6 hatchling-dragon ANI+WIZ animal - -1 0 5
"""

# Number, name, type, doors, cost, points, florins, gold, icon, faction whose members score.
ROOMS = """
S01 empty-1 empty N+E+S+W 1 2 0 0 - -
S02 empty-2 empty N+E+S+W 1 2 0 0 - -
S03 empty-3 empty N+E+S 1 2 0 0 - -
S04 empty-4 empty N+E+S 1 2 0 0 - -
S05 empty-5 empty N+E+S 1 2 0 0 - -
S06 empty-6 empty N+E+S 1 2 0 0 - -
S07 garden-1 garden E+S 1 2 0 0 - -
S08 garden-2 garden E+S 1 2 0 0 - -
S09 garden-3 garden E+S 1 2 0 0 - -
S10 garden-4 garden N+S 1 2 0 0 - -
S11 garden-5 garden N+S 1 2 0 0 - -
S12 garden-6 garden N+E+S 1 2 0 0 - -
S13 garden-7 garden S 1 3 0 0 - -
S14 bedroom-warriors bedroom E+S 1 1 0 0 WAR -
S15 bedroom-wizards bedroom N+S 1 1 0 0 WIZ -
S16 bedroom-rogues bedroom E+S 1 1 0 0 ROG -
S17 bedroom-nobles bedroom N+S 1 1 0 0 NOB -
S18 bedroom-priests bedroom E+S 1 1 0 0 PRI -
S19 bedroom-craftsmen bedroom N+E+S 1 1 0 0 CRA -
S20 bedroom-animals bedroom E+S 1 1 0 0 ANI -
S21 dining-1 dining E+S 1 1 1 0 - -
S22 dining-2 dining N+S 1 1 1 0 - -
S23 dining-3 dining N+E+S 1 1 1 0 - -
S24 dining-4 dining E+S 2 4 1 0 - -
S25 dining-5 dining N+E+S 2 4 1 0 - -
S26 kitchen-1 kitchen E+S 1 1 1 0 - -
S27 kitchen-2 kitchen N+S 1 1 1 0 - -
S28 kitchen-3 kitchen E+S 2 4 1 0 - -
S29 kitchen-4 kitchen S 1 2 1 0 - -
S30 luxury-1 luxury S 2 6 0 0 - -
S31 luxury-2 luxury S 2 6 0 0 - -
S32 luxury-3 luxury E+S 2 5 0 0 - -
S33 luxury-4 luxury E+S 2 5 0 0 - -
S34 luxury-5 luxury N+S 2 5 0 0 - -
S35 luxury-6 luxury N+E+S 2 5 0 0 - -
L01 barracks bedroom NR+E+SL 1 0 0 0 - WAR
L02 arcane-study luxury E+SL 1 0 0 0 - WIZ
L03 den dining NR+SL+W 1 0 0 0 - ROG
L04 salon luxury E+SR 1 0 0 0 - NOB
L05 chapel empty NL+SR+SL 1 0 0 0 - PRI
L06 workshop-kitchen kitchen E+SR+W 1 0 0 0 - CRA
L07 stable-yard courtyard NR+E+SL+W 1 0 0 0 - ANI
L08 banquet-hall dining E+SR+SL 2 0 0 0 - all
L09 council-court courtyard NL+E+SR+W 2 0 0 0 - all
L10 great-garden garden E+SL 2 5 0 0 - -
L11 herb-garden garden NL+SR+W 2 5 0 0 - -
L12 rose-garden garden SR+SL 2 5 0 0 - -
L13 grand-courtyard courtyard NL+NR+E+SR+SL+W 2 3 1 0 - -
L14 well-courtyard courtyard NL+E+SR+W 2 4 1 0 - -
L15 market-courtyard courtyard NR+E+SL+W 2 4 1 0 - -
L16 throne-room luxury SL 3 9 0 0 - -
L17 gallery luxury E+SR 3 8 0 0 - -
L18 counting-house luxury SL+W 2 0 0 1 - -
"""

FACTIONS = {"WAR": 0, "WIZ": 1, "ROG": 2, "NOB": 3, "PRI": 4, "CRA": 5, "ANI": 6}
CHARACTER_LIST = [line.split() for line in CHARACTERS.strip().splitlines()]
ROOM_LIST = [line.split() for line in ROOMS.strip().splitlines()]
VALUES = defaults(PRINTED)


def key(name):
    return name.replace("-", "_")


def bits(text):
    return sum(1 << FACTIONS[name] for name in text.split("+"))


def faction(text):
    return FACTIONS.get(text, -1)


@pytest.mark.rule("limit.characters")
def test_the_characters_are_in_the_order_of_the_list():
    assert [each.name for each in Character] == [key(row[1]).upper() for row in CHARACTER_LIST]
    assert [(each.value, getattr(terms, each.name)) for each in Character] == [(n, n) for n in range(54)]
    assert (terms.CHARACTERS, terms.BASE_CHARACTERS) == (54, 48)


@pytest.mark.parametrize("row", CHARACTER_LIST, ids=lambda row: row[1])
def test_a_character_shows_what_the_list_says(row):
    _, name, factions, race, sex, florins, gold, points = row
    number_of = Character[key(name).upper()]
    assert terms.SHOWS[number_of] == bits(factions)
    assert (terms.RACE[number_of], terms.FEMALE[number_of]) == (Race[race.upper()], sex == "f")
    printed = [VALUES[f"characters.{key(name)}.{what}"] for what in ("florins", "gold", "points")]
    assert printed == [int(florins), int(gold), int(points)]
    tables = table(2).tables
    read = (tables.florins[number_of], tables.gold[number_of], tables.points[number_of])
    assert read == (int(florins), int(gold), int(points))


def test_the_rooms_are_in_the_order_of_the_list():
    assert [each.name for each in Room] == [key(row[1]).upper() for row in ROOM_LIST]
    assert [each.value for each in Room] == list(range(53))
    assert (terms.SMALL_ROOMS, terms.LARGE_ROOMS, terms.ROOMS, terms.HALL) == (35, 18, 53, 53)


SMALL_SIDES = ("N", "E", "S", "W")
LARGE_SIDES = ("NL", "NR", "E", "SR", "SL", "W")


@pytest.mark.parametrize("row", ROOM_LIST, ids=lambda row: row[1])
def test_a_room_shows_what_the_list_says(row):
    tile, name, kind, doors, cost, points, florins, gold, icon, per = row
    sides = {"S": SMALL_SIDES, "L": LARGE_SIDES}[tile[0]]
    number_of, tables = Room[key(name).upper()], table(2).tables
    assert tables.kind[number_of] == Kind[kind.upper()]
    assert tables.doors[number_of] == tuple(int(side in doors.split("+")) for side in sides)
    read = [tables.cost, tables.room_points, tables.room_florins, tables.room_gold]
    assert [each[number_of] for each in read] == [int(cost), int(points), int(florins), int(gold)]
    assert (tables.icon[number_of], tables.per_member[number_of]) == (faction(icon), faction(per))
    printed = [VALUES[f"rooms.{key(name)}.{what}"] for what in ("cost", "points", "florins", "gold")]
    assert printed == [int(cost), int(points), int(florins), int(gold)]


@pytest.mark.parametrize(
    ("number_of", "first", "second"),
    [(each, 6, 3) for each in range(18) if each not in (0, 2, 9)] + [(0, 7, 3), (2, 7, 3), (9, 5, 2)],
)
def test_an_objective_is_worth_what_the_list_says(number_of, first, second):
    tables = table(4).tables
    assert (tables.objective[number_of], tables.objective_second[number_of]) == (first, second)
    assert VALUES[f"objectives.{Objective(number_of).name.lower()}"] == (first, second)


@pytest.mark.parametrize(
    ("key_of", "value"),
    [
        ("hall.florins", 10),
        ("exchange", 5),
        ("keeping", 1),
        ("rounds", (8, 6, 6)),
        ("objectives.count", (3, 4, 5)),
        ("objectives.second", (0, 0, 1)),
        ("zones.two", (1, 1, 2, 0, 0, 0)),
        ("zones.three", (1, 1, 1, 2, 0, 0)),
        ("zones.four", (1, 1, 1, 1, 1, 1)),
        ("rooms.large", (1, 2, 3)),
        ("rooms.small", (3, 4, 5)),
        ("rooms.large_tight", (1, 1, 2)),
        ("rooms.small_tight", (2, 4, 4)),
        ("abilities.alchemist.florins", 3),
        ("abilities.alchemist.gold", 1),
        ("abilities.apprentice.points", 2),
        ("abilities.apprentice.symbols", 3),
        ("abilities.assassin.gold", 1),
        ("abilities.beggar.florins", 1),
        ("abilities.bodyguard.florins", 2),
        ("abilities.carpenter.gold", 1),
        ("abilities.cat.points", 1),
        ("abilities.druid.most", 5),
        ("abilities.elf_archer.most", 2),
        ("abilities.enchantress.florins", 2),
        ("abilities.engineer.florins", 1),
        ("abilities.gambler.most", 3),
        ("abilities.gardener.gold", 1),
        ("abilities.healer.florins", 1),
        ("abilities.innkeeper.most", 3),
        ("abilities.inquisitor.florins", 1),
        ("abilities.inquisitor.demand", 2),
        ("abilities.mason.cells", 3),
        ("abilities.mercenary.florins", 4),
        ("abilities.mercenary.points", 2),
        ("abilities.necromancer.florins", 3),
        ("abilities.paladin.florins", 2),
        ("abilities.princess.points", 4),
        ("abilities.smuggler.florins", 4),
        ("abilities.thief.florins", 2),
        ("abilities.tithe_keeper.florins", 1),
        ("abilities.tithe_keeper.most", 4),
    ],
)
def test_a_value_is_printed_as_the_rules_say(key_of, value):
    assert VALUES[key_of] == value


@pytest.mark.rule("table.rounds", "table.zones", "setup.objectives")
@pytest.mark.parametrize(
    ("players", "rounds", "objectives", "zones", "rooms", "second"),
    [
        (2, 8, 3, (1, 1, 2, 0, 0, 0), (1, 3), False),
        (3, 6, 4, (1, 1, 1, 2, 0, 0), (2, 4), False),
        (4, 6, 5, (1, 1, 1, 1, 1, 1), (3, 5), True),
    ],
)
def test_the_table_by_player_count(players, rounds, objectives, zones, rooms, second):
    tables = table(players).tables
    assert (tables.rounds, tables.objectives, tables.zones) == (rounds, objectives, zones)
    assert ((tables.large, tables.small), tables.second_place) == (rooms, second)


CHANGES = {
    "hall.florins": ("hall", 11),
    "exchange": ("exchange", 6),
    "keeping": ("keeping", 2),
    "abilities.alchemist.gold": ("alchemist_gold", 2),
    "abilities.apprentice.points": ("apprentice", 9),
    "abilities.apprentice.symbols": ("apprentice_symbols", 9),
    "abilities.beggar.florins": ("beggar", 9),
    "abilities.bodyguard.florins": ("bodyguard", 9),
    "abilities.carpenter.gold": ("carpenter", 9),
    "abilities.cat.points": ("cat", 9),
    "abilities.druid.most": ("druid_most", 9),
    "abilities.elf_archer.most": ("archer_most", 9),
    "abilities.gambler.most": ("gambler_most", 9),
    "abilities.gardener.gold": ("gardener", 9),
    "abilities.innkeeper.most": ("innkeeper_most", 9),
    "abilities.inquisitor.demand": ("demand", 9),
    "abilities.mason.cells": ("mason", 9),
    "abilities.mercenary.points": ("mercenary_points", 9),
    "abilities.princess.points": ("princess", 9),
    "abilities.smuggler.florins": ("smuggler", 9),
    "abilities.thief.florins": ("thief", 9),
    "abilities.tithe_keeper.most": ("tithe_most", 9),
}


@pytest.mark.parametrize(("key_of", "field", "value"), [(k, *v) for k, v in CHANGES.items()])
def test_a_match_may_bring_another_value(key_of, field, value):
    assert getattr(table(2, {key_of: value}).tables, field) == value


@pytest.mark.parametrize(
    ("name", "florins"),
    [
        ("alchemist", 3),
        ("enchantress", 2),
        ("engineer", 1),
        ("healer", 1),
        ("inquisitor", 1),
        ("mercenary", 4),
        ("necromancer", 3),
        ("paladin", 2),
        ("tithe_keeper", 1),
    ],
)
def test_an_ability_with_a_price_in_florins_reads_its_own(name, florins):
    prices = table(2).tables.ability_florins
    assert (prices[Character[name.upper()]], sum(prices)) == (florins, 18)
    assert table(2, {f"abilities.{name}.florins": 9}).tables.ability_florins[Character[name.upper()]] == 9


def test_only_the_assassin_is_paid_in_gold():
    gold = table(2).tables.ability_gold
    assert (gold[Character.ASSASSIN], sum(gold)) == (1, 1)


@pytest.mark.parametrize(
    "spoilt", [{"exchange": 0}, {"rounds": (0, 6, 6)}, {"hall.florins": 21}, {"nonsense": 1}]
)
def test_an_impossible_value_is_refused(spoilt):
    with pytest.raises(BadTableError):
        replaced(GAME.printed, spoilt)


def test_every_printed_value_has_a_key_of_its_own():
    assert len(VALUES) == len(PRINTED) == 42 + 54 * 3 + 53 * 5 + 18


def test_a_door_turns_clockwise():
    assert [turned(1, quarters) for quarters in range(4)] == [1, 2, 4, 8]
    assert [turned(8, quarters) for quarters in range(4)] == [8, 1, 2, 4]
    assert [turned(6, quarters) for quarters in range(4)] == [6, 12, 9, 3]


# Bits of a cell: N 1, E 2, S 4, W 8; the edge between the two cells of a large room is open.
def test_the_doors_of_rooms_after_turning():
    assert turned_doors((0, 1, 1, 0), 0) == (6,)
    assert turned_doors((0, 1, 1, 0), 3) == (3,)
    assert [turned_doors((1, 0, 0, 0, 0, 0), quarters) for quarters in range(4)] == [
        (1 | 2, 8),
        (2 | 4, 1),
        (4 | 8, 2),
        (8 | 1, 4),
    ]
    assert turned_doors((0, 1, 0, 0, 0, 0), 0) == (2, 8 | 1)
    assert turned_doors((0, 0, 1, 0, 0, 0), 0) == (2, 8 | 2)
    assert turned_doors((0, 0, 0, 1, 0, 0), 0) == (2, 8 | 4)
    assert turned_doors((0, 0, 0, 0, 1, 0), 0) == (2 | 4, 8)
    assert turned_doors((0, 0, 0, 0, 0, 1), 0) == (2 | 8, 8)


def test_every_room_has_its_doors_in_every_turn():
    tables = table(2).tables
    assert len(tables.turned) == 53 * 4
    assert tables.turned[Room.GARDEN_1 * 4 + 3] == (3,)
    assert tables.turned[Room.THRONE_ROOM * 4] == (2 | 4, 8)
    assert tables.turned[Room.THRONE_ROOM * 4 + 1] == (4 | 8, 1)


def test_matches_with_the_same_values_share_their_tables():
    options, values = completed(GAME.meta, 2, {}), replaced(GAME.printed, {})
    assert tables_for(values, 2, options) is tables_for(dict(values), 2, dict(options))
    assert tables_for(values, 2, options) is not tables_for(values, 3, options)


def test_a_value_is_one_number_or_several():
    assert (number(4), numbers((4, 5))) == (4, (4, 5))
    with pytest.raises(AssertionError):
        number((4,))
    with pytest.raises(AssertionError):
        numbers(4)


def test_each_faction_has_one_bedroom_and_one_large_room_that_counts_it():
    tables = table(2).tables
    assert sorted(tables.icon)[-7:] == list(range(7))
    assert [tables.icon[Room.BEDROOM_WARRIORS + each] for each in Faction] == list(range(7))
    assert [tables.per_member[Room.BARRACKS + each] for each in Faction] == list(range(7))
    assert (tables.icon.count(-1), tables.per_member.count(-1)) == (46, 46)
