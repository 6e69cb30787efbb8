"""The eighteen wishes of the King: what each compares and what it is worth."""

import pytest

from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.scoring import reward, value_of
from boardwright.games.guilds.terms import FEMALE, HUMAN, RACE, Objective
from tests.games.guilds.setting import coins, hired, is_active, laid, table, wishes

# Values for the first and the second place as table 14.5 of the rules prints them.
WORTH = {
    "most-gardens": (7, 3),
    "most-characters": (6, 3),
    "most-dwarves": (7, 3),
    "most-human-women": (6, 3),
    "fewest-characters": (6, 3),
    "most-factions": (6, 3),
    "most-space": (6, 3),
    "most-small-rooms": (6, 3),
    "lowest-income": (6, 3),
    "highest-income": (5, 2),
    "most-gold": (6, 3),
    "most-warriors": (6, 3),
    "most-wizards": (6, 3),
    "most-rogues": (6, 3),
    "most-nobles": (6, 3),
    "most-priests": (6, 3),
    "most-craftsmen": (6, 3),
    "most-animals": (6, 3),
}


def objective(name):
    return Objective[name.upper().replace("-", "_")]


def compared(state, name):
    """What an objective compares, for all seats."""
    return [value_of(state, objective(name), seat) for seat in range(state.seats)]


def awarded(state, *names):
    """The points of all seats when these are the objectives of the game."""
    wishes(state, *names)
    return [points["objectives"] for points in GAME.points(state)]


@pytest.mark.rule("objective.first", "objective.second")
@pytest.mark.parametrize("name", WORTH)
def test_each_objective_has_its_two_values(name):
    state = table(4)
    found = tuple(reward(state, objective(name), place) for place in (1, 2, 0))
    assert found == (*WORTH[name], 0)


@pytest.mark.rule("objective.most-gardens")
def test_most_gardens_counts_active_garden_tiles_a_large_one_once():
    state = table(4)
    laid(state, 0, "rose-garden", 1, 2)
    laid(state, 1, "garden-1", 2, 2)
    laid(state, 1, "garden-4", 2, 4)
    laid(state, 2, "garden-2", 3, 3)
    laid(state, 2, "garden-3", 2, 2)
    laid(state, 2, "garden-5", 1, 4)
    laid(state, 2, "garden-6", 2, 4)
    laid(state, 3, "stable-yard", 2, 2)
    assert not is_active(state, 2, "garden-2")
    assert compared(state, "most-gardens") == [1, 2, 3, 0]
    assert awarded(state, "most-gardens") == [0, 3, 7, 0]


@pytest.mark.rule("objective.most-characters", "ruling.12.8")
def test_most_characters_counts_the_cards_of_the_guild_and_no_room():
    state = table(4)
    hired(state, 0, "prince")
    laid(state, 0, "bedroom-nobles", 2, 2)
    laid(state, 0, "bedroom-priests", 1, 4, turn=3)
    hired(state, 1, "tax-collector", "mule")
    hired(state, 2, "bear", "monk", "banker")
    assert compared(state, "most-characters") == [1, 2, 3, 0]
    assert awarded(state, "most-characters") == [0, 3, 6, 0]


@pytest.mark.rule("objective.fewest-characters", "ruling.12.8")
def test_fewest_characters_counts_the_same_cards_and_none_is_best():
    state = table(4)
    hired(state, 0, "prince")
    laid(state, 0, "bedroom-nobles", 2, 2)
    hired(state, 1, "tax-collector", "mule")
    hired(state, 2, "bear", "monk", "banker")
    assert compared(state, "fewest-characters") == [1, 2, 3, 0]
    assert awarded(state, "fewest-characters") == [3, 0, 0, 6]


@pytest.mark.rule("objective.most-dwarfs")
def test_most_dwarves_counts_the_trait():
    state = table(4, supplement=True)
    hired(state, 0, "dwarf-veteran", "smuggler", "banker", "monk", "general", "gladiator")
    hired(state, 1, "tithe-keeper", "mason", "spy", "cat", "engineer")
    hired(state, 2, "master-smith", "jeweller", "orc-shaman", "assassin", "princess")
    hired(state, 3, "archmage", "prince", "bear")
    assert compared(state, "most-dwarves") == [4, 3, 2, 0]
    assert awarded(state, "most-dwarves") == [7, 3, 0, 0]


@pytest.mark.rule("objective.most-human-women")
def test_most_human_women_counts_those_who_are_both():
    state = table(4)
    hired(state, 0, "paladin", "shield-maiden", "diviner", "general")
    hired(state, 1, "apprentice", "assassin", "mercenary", "enchantress", "tithe-keeper", "druid")
    hired(state, 2, "thief", "gambler", "prince", "alchemist", "beggar")
    hired(state, 3, "orc-shaman", "master-smith", "ambassador", "jeweller", "cat")
    assert compared(state, "most-human-women") == [3, 2, 1, 0]
    assert awarded(state, "most-human-women") == [6, 3, 0, 0]


@pytest.mark.rule("objective.most-human-women")
def test_there_are_thirteen_human_women_among_the_characters_of_the_box():
    women = [each for each in range(48) if RACE[each] == HUMAN and FEMALE[each]]
    assert women == [1, 3, 10, 13, 14, 16, 22, 23, 28, 29, 36, 39, 41]


@pytest.mark.rule("objective.most-dwarfs", "objective.most-human-women")
def test_races_of_the_box_are_as_many_as_the_rules_say():
    assert [RACE[:48].count(race) for race in range(5)] == [25, 8, 5, 4, 6]


@pytest.mark.rule("objective.most-factions", "ruling.12.8")
def test_most_factions_counts_each_faction_shown_by_characters_and_active_rooms():
    state = table(4)
    hired(state, 0, "paladin", "general")
    laid(state, 0, "bedroom-nobles", 2, 2)
    hired(state, 1, "tax-collector")
    laid(state, 1, "bedroom-rogues", 1, 4, turn=3)
    hired(state, 2, "bear")
    laid(state, 2, "bedroom-animals", 1, 4, turn=3)
    laid(state, 2, "bedroom-wizards", 3, 3)
    assert compared(state, "most-factions") == [3, 2, 1, 0]
    assert awarded(state, "most-factions") == [6, 3, 0, 0]


@pytest.mark.rule("objective.most-space", "plot.hall.active")
def test_most_space_counts_active_cells_with_the_hall():
    state = table(4)
    laid(state, 0, "rose-garden", 1, 2)
    laid(state, 1, "luxury-1", 2, 2)
    laid(state, 1, "great-garden", 3, 4)
    laid(state, 2, "empty-1", 2, 2)
    laid(state, 2, "empty-2", 2, 4)
    laid(state, 2, "throne-room", 1, 1)
    laid(state, 2, "grand-courtyard", 3, 4)
    assert not is_active(state, 2, "throne-room")
    assert compared(state, "most-space") == [4, 3, 6, 2]
    assert awarded(state, "most-space") == [3, 0, 6, 0]


@pytest.mark.rule("objective.most-space", "plot.hall.active")
def test_halls_alone_tie_for_the_most_space():
    assert awarded(table(3), "most-space") == [6, 6, 6]


@pytest.mark.rule("objective.most-small-rooms", "plot.hall.active")
def test_most_small_rooms_counts_active_small_tiles_only():
    state = table(4)
    laid(state, 0, "rose-garden", 1, 2)
    laid(state, 0, "grand-courtyard", 1, 4)
    laid(state, 1, "luxury-6", 2, 2)
    laid(state, 2, "empty-1", 2, 2)
    laid(state, 2, "empty-2", 2, 4)
    laid(state, 3, "luxury-1", 3, 3)
    laid(state, 3, "luxury-2", 1, 1)
    assert compared(state, "most-small-rooms") == [0, 1, 2, 0]
    assert awarded(state, "most-small-rooms") == [0, 3, 6, 0]


@pytest.mark.rule("objective.lowest-income")
def test_lowest_income_sums_printed_florins_of_characters_even_below_zero():
    state = table(4, supplement=True)
    hired(state, 0, "gladiator", "bear")
    hired(state, 1, "hatchling-dragon", "merchant")
    hired(state, 2, "banker", "innkeeper")
    laid(state, 2, "kitchen-2", 2, 2)
    laid(state, 2, "dining-2", 2, 4)
    hired(state, 3, "tax-collector", "mule")
    assert compared(state, "lowest-income") == [-2, 1, 0, 5]
    assert awarded(state, "lowest-income") == [6, 0, 3, 0]


@pytest.mark.rule("objective.highest-income")
def test_highest_income_sums_the_same_and_pays_five_and_two():
    state = table(4)
    hired(state, 0, "monk", "bear")
    hired(state, 1, "mercenary")
    hired(state, 2, "jeweller", "innkeeper")
    laid(state, 2, "kitchen-2", 2, 2)
    laid(state, 2, "dining-2", 2, 4)
    hired(state, 3, "tax-collector", "mule")
    assert compared(state, "highest-income") == [0, 2, 0, 5]
    assert awarded(state, "highest-income") == [0, 2, 0, 5]


@pytest.mark.rule("objective.most-gold")
def test_most_gold_counts_gold_and_no_florins():
    state = table(4)
    coins(state, 0, florins=50)
    coins(state, 1, gold=2)
    coins(state, 2, florins=9, gold=1)
    hired(state, 3, "banker", "jeweller")
    assert compared(state, "most-gold") == [0, 2, 1, 0]
    assert awarded(state, "most-gold") == [0, 6, 3, 0]


# A card that shows the faction alone, and one that shows it beside another.
SYMBOLS = {
    "warriors": ("general", "mercenary"),
    "wizards": ("archmage", "alchemist"),
    "rogues": ("spy", "tax-collector"),
    "nobles": ("prince", "falcon"),
    "priests": ("monk", "druid"),
    "craftsmen": ("mason", "merchant"),
    "animals": ("bear", "mule"),
}


@pytest.mark.rule("guild.symbols", "ruling.12.8")
@pytest.mark.parametrize("faction", SYMBOLS)
def test_an_objective_of_a_faction_counts_characters_and_active_icons(faction):
    one, two = SYMBOLS[faction]
    state = table(4)
    hired(state, 1, two)
    laid(state, 1, f"bedroom-{faction}", 2, 2)
    hired(state, 2, one)
    assert compared(state, f"most-{faction}") == [0, 2, 1, 0]
    assert awarded(state, f"most-{faction}") == [0, 6, 3, 0]
    state.players[1].laid = ()
    laid(state, 1, f"bedroom-{faction}", 3, 3, turn=0)
    assert compared(state, f"most-{faction}") == [0, 1, 1, 0]
    assert awarded(state, f"most-{faction}") == [0, 6, 6, 0]


def all_characters(faction):
    """One guild has all characters of the box, the other those of the supplement: symbols and points."""
    state = table(2, supplement=True)
    state.players[0].members = tuple(range(48))
    state.players[1].members = tuple(range(48, 54))
    return (compared(state, f"most-{faction}"), awarded(state, f"most-{faction}"))


@pytest.mark.rule("objective.most-warriors", "objective.most-wizards", "objective.most-rogues")
def test_the_box_shows_eight_warriors_eight_wizards_and_nine_rogues():
    assert all_characters("warriors") == ([8, 2], [6, 0])
    assert all_characters("wizards") == ([8, 1], [6, 0])
    assert all_characters("rogues") == ([9, 1], [6, 0])


@pytest.mark.rule("objective.most-nobles", "objective.most-priests", "objective.most-craftsmen")
def test_the_box_shows_nine_nobles_eight_priests_and_nine_craftsmen():
    assert all_characters("nobles") == ([9, 0], [6, 0])
    assert all_characters("priests") == ([8, 0], [6, 0])
    assert all_characters("craftsmen") == ([9, 2], [6, 0])


@pytest.mark.rule("objective.most-animals")
def test_the_box_shows_seven_animals():
    assert all_characters("animals") == ([7, 3], [6, 0])
