"""The 53 rooms: type, doors, cost and marks of each, as table 14.4 of the rules prints them."""

from collections import Counter

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.guilds.basics import guild, plot
from boardwright.games.guilds.events import Coins, Received
from boardwright.games.guilds.phases.building import open_building
from boardwright.games.guilds.phases.start import pay_income
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.scoring import room_points
from boardwright.games.guilds.terms import COURTYARD, DINING, GARDEN, KITCHEN, NOTHING, Faction, Kind
from tests.games.guilds.setting import at, coins, hired, laid, legal, room, shown, table, why_not

# Name, type, doors, cost, points, florins and gold of every round.
SMALL = (
    ("empty-1", "EMPTY", "N E S W", 1, 2, 0, 0),
    ("empty-2", "EMPTY", "N E S W", 1, 2, 0, 0),
    ("empty-3", "EMPTY", "N E S", 1, 2, 0, 0),
    ("empty-4", "EMPTY", "N E S", 1, 2, 0, 0),
    ("empty-5", "EMPTY", "N E S", 1, 2, 0, 0),
    ("empty-6", "EMPTY", "N E S", 1, 2, 0, 0),
    ("garden-1", "GARDEN", "E S", 1, 2, 0, 0),
    ("garden-2", "GARDEN", "E S", 1, 2, 0, 0),
    ("garden-3", "GARDEN", "E S", 1, 2, 0, 0),
    ("garden-4", "GARDEN", "N S", 1, 2, 0, 0),
    ("garden-5", "GARDEN", "N S", 1, 2, 0, 0),
    ("garden-6", "GARDEN", "N E S", 1, 2, 0, 0),
    ("garden-7", "GARDEN", "S", 1, 3, 0, 0),
    ("bedroom-warriors", "BEDROOM", "E S", 1, 1, 0, 0),
    ("bedroom-wizards", "BEDROOM", "N S", 1, 1, 0, 0),
    ("bedroom-rogues", "BEDROOM", "E S", 1, 1, 0, 0),
    ("bedroom-nobles", "BEDROOM", "N S", 1, 1, 0, 0),
    ("bedroom-priests", "BEDROOM", "E S", 1, 1, 0, 0),
    ("bedroom-craftsmen", "BEDROOM", "N E S", 1, 1, 0, 0),
    ("bedroom-animals", "BEDROOM", "E S", 1, 1, 0, 0),
    ("dining-1", "DINING", "E S", 1, 1, 1, 0),
    ("dining-2", "DINING", "N S", 1, 1, 1, 0),
    ("dining-3", "DINING", "N E S", 1, 1, 1, 0),
    ("dining-4", "DINING", "E S", 2, 4, 1, 0),
    ("dining-5", "DINING", "N E S", 2, 4, 1, 0),
    ("kitchen-1", "KITCHEN", "E S", 1, 1, 1, 0),
    ("kitchen-2", "KITCHEN", "N S", 1, 1, 1, 0),
    ("kitchen-3", "KITCHEN", "E S", 2, 4, 1, 0),
    ("kitchen-4", "KITCHEN", "S", 1, 2, 1, 0),
    ("luxury-1", "LUXURY", "S", 2, 6, 0, 0),
    ("luxury-2", "LUXURY", "S", 2, 6, 0, 0),
    ("luxury-3", "LUXURY", "E S", 2, 5, 0, 0),
    ("luxury-4", "LUXURY", "E S", 2, 5, 0, 0),
    ("luxury-5", "LUXURY", "N S", 2, 5, 0, 0),
    ("luxury-6", "LUXURY", "N E S", 2, 5, 0, 0),
)
LARGE = (
    ("barracks", "BEDROOM", "NR E SL", 1, 0, 0, 0),
    ("arcane-study", "LUXURY", "E SL", 1, 0, 0, 0),
    ("den", "DINING", "NR SL W", 1, 0, 0, 0),
    ("salon", "LUXURY", "E SR", 1, 0, 0, 0),
    ("chapel", "EMPTY", "NL SR SL", 1, 0, 0, 0),
    ("workshop-kitchen", "KITCHEN", "E SR W", 1, 0, 0, 0),
    ("stable-yard", "COURTYARD", "NR E SL W", 1, 0, 0, 0),
    ("banquet-hall", "DINING", "E SR SL", 2, 0, 0, 0),
    ("council-court", "COURTYARD", "NL E SR W", 2, 0, 0, 0),
    ("great-garden", "GARDEN", "E SL", 2, 5, 0, 0),
    ("herb-garden", "GARDEN", "NL SR W", 2, 5, 0, 0),
    ("rose-garden", "GARDEN", "SR SL", 2, 5, 0, 0),
    ("grand-courtyard", "COURTYARD", "NL NR E SR SL W", 2, 3, 1, 0),
    ("well-courtyard", "COURTYARD", "NL E SR W", 2, 4, 1, 0),
    ("market-courtyard", "COURTYARD", "NR E SL W", 2, 4, 1, 0),
    ("throne-room", "LUXURY", "SL", 3, 9, 0, 0),
    ("gallery", "LUXURY", "E SR", 3, 8, 0, 0),
    ("counting-house", "LUXURY", "SL W", 2, 0, 0, 1),
)
ALL = SMALL + LARGE
NAMES = [row[0] for row in ALL]
ICONS = ("warriors", "wizards", "rogues", "nobles", "priests", "craftsmen", "animals")
MEMBERS = ("barracks", "arcane-study", "den", "salon", "chapel", "workshop-kitchen", "stable-yard")

# Three Warriors, two Rogues and one Noble: three different factions.
GUILD = ("shield-maiden", "general", "mercenary", "tax-collector")
COUNTS = [3, 0, 2, 1, 0, 0, 0]


def connected(state, name):
    """Lay a room unturned above the hall so that it is active: every room has a door in the south."""
    doors = dict((row[0], row[2]) for row in ALL)[name].split()
    column = 2 - ("SR" in doors and "SL" not in doors)
    laid(state, 0, name, column, 2)
    assert plot.active_rooms(state.players[0]) == [room(name)]
    return state


@pytest.mark.rule("room.small", "room.large")
@pytest.mark.parametrize(("name", "kind", "doors"), [row[:3] for row in ALL], ids=NAMES)
def test_every_room_has_its_type_and_doors(name, kind, doors):
    tables = table().tables
    edges = ("N", "E", "S", "W") if name in [row[0] for row in SMALL] else ("NL", "NR", "E", "SR", "SL", "W")
    assert Kind(tables.kind[room(name)]).name == kind
    assert (
        " ".join(edge for edge, open_ in zip(edges, tables.doors[room(name)], strict=True) if open_) == doors
    )


@pytest.mark.rule("room.small")
def test_small_rooms_come_in_six_types():
    assert len(SMALL) == 35
    assert Counter(Kind(kind).name for kind in table().tables.kind[:35]) == {
        "EMPTY": 6,
        "GARDEN": 7,
        "BEDROOM": 7,
        "DINING": 5,
        "KITCHEN": 4,
        "LUXURY": 6,
    }


@pytest.mark.rule("room.large")
def test_large_rooms_come_in_seven_types():
    assert len(LARGE) == 18
    assert Counter(Kind(kind).name for kind in table().tables.kind[35:]) == {
        "GARDEN": 3,
        "COURTYARD": 5,
        "LUXURY": 5,
        "DINING": 2,
        "BEDROOM": 1,
        "KITCHEN": 1,
        "EMPTY": 1,
    }


@pytest.mark.rule("room.empty", "room.dining", "room.luxury")
@pytest.mark.parametrize(("name", "cost"), [(row[0], row[3]) for row in ALL], ids=NAMES)
def test_every_room_costs_its_gold_and_not_one_less(name, cost):
    state = table(2)
    shown(state, name)
    coins(state, 0, florins=50, gold=cost - 1)
    at(state, open_building)
    assert legal(state) == ["pass"]
    assert why_not(state, f"room {name}") == Reason("gold-missing", count=1)
    coins(state, 0, gold=cost)
    assert legal(state) == ["pass", f"room {name}"]


@pytest.mark.rule("room.points.fixed", "room.garden", "room.courtyard")
@pytest.mark.parametrize(("name", "points"), [(row[0], row[4]) for row in ALL], ids=NAMES)
def test_every_active_room_scores_its_printed_points(name, points):
    state = connected(table(2), name)
    assert room_points(state, 0, [0] * 7) == points


@pytest.mark.rule("room.income", "room.dining", "room.courtyard")
@pytest.mark.parametrize(("name", "florins", "gold"), [(row[0], *row[5:]) for row in ALL], ids=NAMES)
def test_every_active_room_gives_its_printed_income(name, florins, gold):
    state = connected(table(2), name)
    assert (guild.florin_income(state, 0), guild.gold_income(state, 0)) == (10 + florins, gold)
    assert (guild.florin_income(state, 1), guild.gold_income(state, 1)) == (10, 0)


@pytest.mark.rule("room.income")
def test_the_income_of_rooms_comes_with_that_of_the_hall():
    state = table(2)
    connected(state, "counting-house")
    laid(state, 0, "kitchen-1", 1, 4, turn=2)
    log = Log()
    pay_income(state, log)
    assert log.events == [Received(0, Coins(11, 1)), Received(1, Coins(10, 0))]
    assert (state.players[0].florins, state.players[0].gold) == (11, 1)


@pytest.mark.rule("room.points.members")
@pytest.mark.parametrize(("faction", "name"), list(enumerate(MEMBERS)), ids=MEMBERS)
def test_a_room_that_scores_members_counts_the_symbols_of_its_faction_alone(faction, name):
    state = connected(table(2), name)
    assert room_points(state, 0, [1, 2, 3, 4, 5, 6, 7]) == faction + 1
    assert room_points(state, 0, [0] * 7) == 0
    assert state.tables.per_member[room(name)] == faction


@pytest.mark.rule("room.points.members")
@pytest.mark.parametrize(("name", "points"), list(zip(MEMBERS, COUNTS, strict=True)), ids=MEMBERS)
def test_members_are_the_characters_of_the_guild(name, points):
    state = connected(table(2), name)
    hired(state, 0, *GUILD)
    hired(state, 1, "gladiator", "alchemist", "spy", "prince", "druid", "mason", "bear")
    assert guild.symbols(state, 0) == COUNTS
    assert GAME.points(state)[0]["rooms"] == points


@pytest.mark.rule("room.points.members", "room.icon")
def test_an_active_icon_is_a_member_and_a_room_that_scores_members_is_none():
    state = table(2)
    laid(state, 0, "barracks", 2, 2)
    laid(state, 0, "bedroom-warriors", 1, 4, turn=2)
    hired(state, 0, "shield-maiden")
    assert guild.symbols(state, 0) == [2, 0, 0, 0, 0, 0, 0]
    assert GAME.points(state)[0]["rooms"] == 2 + 1


@pytest.mark.rule("room.icon", "activity.nothing")
def test_an_inactive_icon_is_no_member():
    state = table(2)
    laid(state, 0, "barracks", 2, 2)
    laid(state, 0, "bedroom-warriors", 3, 3)
    hired(state, 0, "shield-maiden")
    assert GAME.points(state)[0]["rooms"] == 1


@pytest.mark.rule("room.points.factions")
@pytest.mark.parametrize("name", ["banquet-hall", "council-court"])
@pytest.mark.parametrize(
    ("counts", "points"),
    [([0] * 7, 0), ([3, 0, 2, 1, 0, 0, 0], 3), ([1] * 7, 7), ([0, 9, 0, 0, 0, 0, 0], 1)],
)
def test_a_room_that_scores_factions_counts_each_different_one_once(name, counts, points):
    state = connected(table(2), name)
    assert room_points(state, 0, counts) == points


@pytest.mark.rule("room.points.factions")
@pytest.mark.parametrize("name", [row[0] for row in ALL if row[0] not in ("banquet-hall", "council-court")])
def test_no_other_room_scores_different_factions(name):
    state = connected(table(2), name)
    with_one = room_points(state, 0, [0] * 7)
    assert room_points(state, 0, [1] * 7) - with_one == int(name in MEMBERS)


@pytest.mark.rule("room.icon")
@pytest.mark.parametrize(("faction", "name"), list(enumerate(ICONS)), ids=ICONS)
def test_each_bedroom_counts_as_one_member_of_its_faction(faction, name):
    state = connected(table(2), f"bedroom-{name}")
    expected = [0] * 7
    expected[faction] = 1
    assert guild.symbols(state, 0) == expected
    assert Faction(faction).name.lower() == name
    assert GAME.points(state)[0] == {"characters": 0, "abilities": 0, "rooms": 1, "objectives": 0}


@pytest.mark.rule("room.icon")
@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith("bedroom")])
def test_no_other_room_shows_an_icon(name):
    state = connected(table(2), name)
    assert guild.symbols(state, 0) == [0] * 7
    assert state.tables.icon[room(name)] == NOTHING


@pytest.mark.rule("room.garden", "room.dining", "room.courtyard")
def test_rooms_of_a_type_are_counted_when_active_and_a_large_one_once():
    state = table(2)
    laid(state, 0, "rose-garden", 1, 2)
    laid(state, 0, "garden-4", 1, 4)
    laid(state, 0, "garden-7", 3, 3)
    laid(state, 0, "kitchen-2", 2, 4)
    laid(state, 0, "dining-2", 1, 5)
    found = [guild.rooms_of_kind(state, 0, kind) for kind in (GARDEN, KITCHEN, DINING, COURTYARD)]
    assert found == [2, 1, 1, 0]
    assert guild.rooms_of_kind(state, 1, GARDEN) == 0


@pytest.mark.rule("activity.nothing")
@pytest.mark.parametrize("name", ["dining-4", "kitchen-4"])
def test_an_inactive_room_gives_neither_income_nor_guests_for_the_innkeeper(name):
    state = table(2)
    hired(state, 0, "innkeeper")
    laid(state, 0, name, 3, 3)
    assert guild.florin_income(state, 0) == 10
    laid(state, 1, "counting-house", 3, 3, turn=1)
    assert guild.gold_income(state, 1) == 0
