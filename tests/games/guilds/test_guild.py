"""A guild: symbols, different factions, who sits where."""

import pytest

from boardwright.games.guilds.basics import guild
from boardwright.games.guilds.terms import DINING, KITCHEN, NOBODY, Character, Faction
from tests.games.guilds.setting import character, hired, is_active, laid, members_of, table

# In the order of the factions: warriors, wizards, rogues, nobles, priests, craftsmen, animals.


@pytest.mark.rule("guild.symbols")
@pytest.mark.parametrize(
    ("names", "counts"),
    [
        ((), [0, 0, 0, 0, 0, 0, 0]),
        (("general",), [1, 0, 0, 0, 0, 0, 0]),
        (("paladin",), [1, 0, 0, 0, 1, 0, 0]),
        (("mercenary", "spy"), [1, 0, 2, 0, 0, 0, 0]),
        (("alchemist", "archmage"), [0, 2, 0, 0, 0, 1, 0]),
        (("tax-collector", "falcon"), [0, 0, 1, 2, 0, 0, 1]),
        (("druid", "orc-shaman", "mule"), [0, 1, 0, 0, 2, 1, 2]),
        (("raven", "beast-tamer", "hatchling-dragon"), [1, 1, 1, 0, 0, 0, 3]),
    ],
)
def test_a_symbol_is_a_character_that_shows_it_also_beside_another(names, counts):
    state = table(2)
    hired(state, 0, *names)
    hired(state, 1, "cat", "prince")
    assert guild.symbols(state, 0) == counts
    assert guild.symbols(state, 1) == [0, 0, 0, 1, 0, 0, 1]


@pytest.mark.rule("guild.symbols")
@pytest.mark.parametrize(
    ("name", "faction"),
    [
        ("bedroom-warriors", Faction.WARRIORS),
        ("bedroom-rogues", Faction.ROGUES),
        ("bedroom-priests", Faction.PRIESTS),
        ("bedroom-craftsmen", Faction.CRAFTSMEN),
        ("bedroom-animals", Faction.ANIMALS),
    ],
)
def test_the_icon_of_an_active_room_is_a_symbol(name, faction):
    state = table(2)
    laid(state, 0, name, 2, 2)
    assert is_active(state, 0, name)
    assert guild.symbols(state, 0) == [int(each == faction) for each in Faction]
    assert guild.symbols(state, 1) == [0] * 7


@pytest.mark.rule("guild.symbols")
def test_icons_and_characters_are_added_up_and_rooms_without_an_icon_add_nothing():
    state = table(2)
    laid(state, 0, "bedroom-craftsmen", 2, 2)
    laid(state, 0, "bedroom-wizards", 2, 4)
    laid(state, 0, "empty-1", 1, 4)
    laid(state, 0, "barracks", 3, 1)
    hired(state, 0, "alchemist", "mason")
    assert guild.symbols(state, 0) == [0, 2, 0, 0, 0, 3, 0]


@pytest.mark.rule("guild.symbols")
def test_the_icon_of_an_inactive_room_is_no_symbol():
    state = table(2)
    laid(state, 0, "bedroom-warriors", 3, 3)
    assert (is_active(state, 0, "bedroom-warriors"), guild.symbols(state, 0)) == (False, [0] * 7)


@pytest.mark.rule("guild.symbols")
def test_the_illusionist_shows_a_second_faction_once_it_is_named():
    state = table(2)
    hired(state, 0, "illusionist", "archmage")
    assert guild.symbols(state, 0) == [0, 2, 0, 0, 0, 0, 0]
    state.illusion = Faction.WARRIORS
    assert guild.symbols(state, 0) == [1, 2, 0, 0, 0, 0, 0]
    assert guild.shown_by(state, Character.ARCHMAGE) == 1 << Faction.WIZARDS


@pytest.mark.rule("guild.factions")
@pytest.mark.parametrize(
    ("counts", "different"),
    [
        ([0, 0, 0, 0, 0, 0, 0], 0),
        ([0, 0, 5, 0, 0, 0, 0], 1),
        ([1, 0, 2, 0, 0, 0, 3], 3),
        ([1, 1, 1, 1, 1, 1, 1], 7),
    ],
)
def test_different_factions_are_those_with_at_least_one_symbol(counts, different):
    assert guild.different_factions(counts) == different


@pytest.mark.rule("guild.factions")
def test_different_factions_come_from_characters_and_active_rooms():
    state = table(2)
    hired(state, 0, "paladin", "general")
    laid(state, 0, "bedroom-animals", 2, 2)
    laid(state, 0, "bedroom-rogues", 3, 3)
    assert guild.different_factions(guild.symbols(state, 0)) == 3


def test_rooms_of_a_type_are_counted_by_active_tiles():
    state = table(2)
    laid(state, 0, "dining-3", 2, 2)
    laid(state, 0, "den", 2, 1)
    laid(state, 0, "kitchen-1", 3, 3)
    assert is_active(state, 0, "den")
    assert [guild.rooms_of_kind(state, 0, kind) for kind in (DINING, KITCHEN)] == [2, 0]
    assert guild.rooms_of_kind(state, 1, DINING) == 0


def test_a_character_is_found_in_the_guild_that_has_it():
    state = table(3)
    hired(state, 2, "cat", "bear")
    assert [guild.owner_of(state, character(name)) for name in ("cat", "bear", "spy")] == [2, 2, NOBODY]


def test_a_character_that_leaves_is_discarded_and_the_others_stay():
    state = table(2)
    hired(state, 1, "cat", "bear", "spy")
    state.tithe = 3
    guild.leave(state, Character.BEAR)
    assert (members_of(state, 1), state.discarded, state.tithe) == (["cat", "spy"], 1 << Character.BEAR, 3)


def test_the_florins_on_the_tithe_keeper_are_lost_with_her():
    state = table(2)
    hired(state, 1, "tithe-keeper")
    state.tithe = 3
    guild.leave(state, Character.TITHE_KEEPER)
    assert (members_of(state, 1), state.discarded, state.tithe) == ([], 1 << Character.TITHE_KEEPER, 0)


def test_seats_go_round_clockwise():
    state = table(3)
    assert [guild.left_of(state, seat) for seat in range(3)] == [1, 2, 0]
    assert [guild.seats_from(state, seat) for seat in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
