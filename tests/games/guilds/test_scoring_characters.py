"""Characters that add points at the end of the game."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds.basics import guild
from boardwright.games.guilds.events import FactionNamed, ScoredCharacters
from boardwright.games.guilds.flow import ask_illusionist
from boardwright.games.guilds.phases.end import NameSecondFaction
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import FEMALE, RACE, Faction, Race
from tests.games.guilds.setting import (
    asked,
    at,
    character,
    hired,
    is_active,
    laid,
    legal,
    number,
    play,
    table,
    why_not,
)


def scored(state, seat=0):
    """Printed points of the characters of a guild, and what their abilities add."""
    points = GAME.points(state)[seat]
    return (points["characters"], points["abilities"])


def with_members(*names, seats=2):
    state = table(seats, supplement=True)
    hired(state, 0, *names)
    return state


def printed(name):
    """What a card shows: factions, race, whether female, florins and gold of every round, points."""
    state = with_members(name)
    symbols = guild.symbols(state, 0)
    factions = [Faction(each).name.lower() for each in range(7) if symbols[each]]
    assert max(symbols) == 1
    income = (guild.florin_income(state, 0) - 10, guild.gold_income(state, 0))
    known = Race(RACE[character(name)]).name.lower(), FEMALE[character(name)]
    return (" ".join(factions), *known, *income, scored(state)[0])


# Head of a faction, two more members (one of them shows another faction as well), a stranger.
HEADS = {
    "general": ("gladiator", "war-horse", "monk"),
    "archmage": ("diviner", "orc-shaman", "monk"),
    "king-of-thieves": ("thief", "tax-collector", "monk"),
    "duchess": ("prince", "falcon", "monk"),
    "high-priestess": ("monk", "druid", "bear"),
    "master-smith": ("jeweller", "mule", "monk"),
    "beast-tamer": ("bear", "druid", "monk"),
}
BEDROOMS = {
    "general": "bedroom-warriors",
    "archmage": "bedroom-wizards",
    "king-of-thieves": "bedroom-rogues",
    "duchess": "bedroom-nobles",
    "high-priestess": "bedroom-priests",
    "master-smith": "bedroom-craftsmen",
    "beast-tamer": "bedroom-animals",
}


def symbols_scored(name):
    """What a head of a faction adds: alone; with members; with an inactive icon; with an active one."""
    state = table(2, supplement=True)
    hired(state, 0, name)
    steps = [GAME.points(state)[0]["abilities"]]
    one, two, stranger = HEADS[name]
    hired(state, 0, one, two)
    steps.append(GAME.points(state)[0]["abilities"])
    hired(state, 0, stranger)
    laid(state, 0, BEDROOMS[name], 3, 3)
    steps.append(GAME.points(state)[0]["abilities"])
    state.players[0].laid = ()
    laid(state, 0, BEDROOMS[name], 2, 2)
    steps.append(GAME.points(state)[0]["abilities"])
    return steps


@pytest.mark.rule("character.general")
def test_the_general_adds_a_point_for_every_warrior_symbol_his_own_included():
    assert printed("general") == ("warriors", "human", False, 0, 0, 1)
    assert symbols_scored("general") == [1, 3, 3, 4]


@pytest.mark.rule("character.archmage")
def test_the_archmage_adds_a_point_for_every_wizard_symbol_his_own_included():
    assert printed("archmage") == ("wizards", "elf", False, 0, 0, 1)
    assert symbols_scored("archmage") == [1, 3, 3, 4]


@pytest.mark.rule("character.king-of-thieves")
def test_the_king_of_thieves_adds_a_point_for_every_rogue_symbol_his_own_included():
    assert printed("king-of-thieves") == ("rogues", "human", False, 0, 0, 1)
    assert symbols_scored("king-of-thieves") == [1, 3, 3, 4]


@pytest.mark.rule("character.duchess")
def test_the_duchess_adds_a_point_for_every_noble_symbol_her_own_included():
    assert printed("duchess") == ("nobles", "human", True, 0, 0, 1)
    assert symbols_scored("duchess") == [1, 3, 3, 4]


@pytest.mark.rule("character.high-priestess")
def test_the_high_priestess_adds_a_point_for_every_priest_symbol_her_own_included():
    assert printed("high-priestess") == ("priests", "human", True, 0, 0, 1)
    assert symbols_scored("high-priestess") == [1, 3, 3, 4]


@pytest.mark.rule("character.master-smith")
def test_the_master_smith_adds_a_point_for_every_craftsman_symbol_her_own_included():
    assert printed("master-smith") == ("craftsmen", "dwarf", True, 0, 0, 1)
    assert symbols_scored("master-smith") == [1, 3, 3, 4]


@pytest.mark.rule("character.beast-tamer")
def test_the_beast_tamer_adds_a_point_for_every_animal_symbol_her_own_included():
    assert printed("beast-tamer") == ("warriors animals", "human", True, 0, 0, 0)
    assert symbols_scored("beast-tamer") == [1, 3, 3, 4]


@pytest.mark.rule("character.general", "character.duchess")
def test_heads_count_their_own_guild_alone():
    state = with_members("general", "duchess")
    hired(state, 1, "gladiator", "prince")
    assert (scored(state), scored(state, 1)) == ((2, 2), (9, 0))


@pytest.mark.rule("character.apprentice")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ((), (1, 0)),
        (("diviner",), (4, 0)),
        (("diviner", "orc-shaman"), (5, 2)),
        (("diviner", "orc-shaman", "enchantress"), (6, 2)),
        (("monk", "prince"), (7, 0)),
    ],
)
def test_the_apprentice_adds_two_with_at_least_three_wizard_symbols(others, points):
    assert printed("apprentice") == ("wizards", "human", True, 1, 0, 1)
    assert scored(with_members("apprentice", *others)) == points


@pytest.mark.rule("character.apprentice")
def test_an_active_icon_helps_the_apprentice():
    state = with_members("apprentice", "diviner")
    laid(state, 0, "bedroom-wizards", 2, 2)
    assert scored(state) == (4, 2)


@pytest.mark.rule("character.spy")
def test_the_spy_adds_the_highest_printed_points_of_the_other_guilds():
    assert printed("spy") == ("rogues", "elf", False, 0, 0, 0)
    state = with_members("spy", "bear", seats=3)
    assert scored(state) == (5, 0)
    hired(state, 1, "assassin", "banker")
    assert scored(state) == (5, 0)
    hired(state, 1, "monk", "thief")
    hired(state, 2, "carpenter")
    assert scored(state) == (5, 2)
    hired(state, 2, "prince", "cat")
    assert scored(state) == (5, 4)


@pytest.mark.rule("character.spy")
def test_the_spy_reads_printed_points_without_what_abilities_add():
    state = with_members("spy")
    hired(state, 1, "general", "paladin", "mercenary", "war-horse")
    assert scored(state, 1) == (5, 4)
    assert scored(state) == (0, 2)


@pytest.mark.rule("character.princess")
def test_the_princess_adds_four_beside_the_prince_of_her_own_guild():
    assert printed("princess") == ("nobles", "human", True, 0, 0, 3)
    state = with_members("princess")
    hired(state, 1, "prince")
    assert (scored(state), scored(state, 1)) == ((3, 0), (4, 0))
    assert scored(with_members("princess", "prince")) == (7, 4)
    assert scored(with_members("prince")) == (4, 0)


@pytest.mark.rule("character.ambassador", "guild.factions")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ((), (-1, 1)),
        (("prince", "banker"), (1, 1)),
        (("war-horse",), (1, 3)),
        (("war-horse", "bear", "gladiator"), (11, 3)),
        (("paladin", "alchemist", "spy", "bear"), (6, 7)),
    ],
)
def test_the_ambassador_adds_a_point_for_every_different_faction(others, points):
    assert printed("ambassador") == ("nobles", "elf", True, 0, 0, -1)
    assert scored(with_members("ambassador", *others)) == points


@pytest.mark.rule("character.ambassador", "guild.factions")
def test_a_faction_shown_by_an_active_room_alone_counts_for_the_ambassador():
    state = with_members("ambassador")
    laid(state, 0, "bedroom-priests", 1, 4, turn=3)
    laid(state, 0, "bedroom-animals", 3, 3)
    laid(state, 0, "bedroom-nobles", 2, 2)
    assert scored(state) == (-1, 2)


@pytest.mark.rule("character.druid", "ruling.12.71")
def test_the_druid_adds_a_point_for_every_active_garden_a_large_one_once():
    assert printed("druid") == ("priests animals", "elf", True, 0, 0, 1)
    state = with_members("druid")
    laid(state, 0, "garden-1", 3, 3)
    assert scored(state) == (1, 0)
    laid(state, 0, "rose-garden", 1, 2)
    assert scored(state) == (1, 1)
    laid(state, 0, "garden-4", 2, 4)
    laid(state, 0, "empty-1", 1, 4)
    assert scored(state) == (1, 2)


@pytest.mark.rule("character.druid")
def test_the_druid_adds_five_points_at_most():
    state = with_members("druid")
    laid(state, 0, "garden-4", 2, 2)
    laid(state, 0, "garden-5", 2, 1)
    laid(state, 0, "garden-3", 1, 4, turn=2)
    laid(state, 0, "garden-6", 2, 4)
    assert scored(state) == (1, 4)
    laid(state, 0, "garden-1", 3, 4, turn=1)
    assert scored(state) == (1, 5)
    laid(state, 0, "garden-7", 2, 5, turn=2)
    assert is_active(state, 0, "garden-7")
    assert scored(state) == (1, 5)


@pytest.mark.rule("character.mason")
@pytest.mark.parametrize(
    ("rooms", "points"),
    [
        ((), 0),
        ((("empty-1", 2, 2),), 1),
        ((("empty-1", 2, 2), ("empty-2", 2, 4), ("empty-3", 1, 4)), 1),
        ((("empty-1", 2, 2), ("grand-courtyard", 1, 4), ("empty-3", 1, 5)), 2),
        ((("empty-1", 2, 2), ("throne-room", 3, 3), ("luxury-1", 1, 1)), 1),
    ],
)
def test_the_mason_adds_a_point_for_every_three_active_cells_with_the_hall(rooms, points):
    assert printed("mason") == ("craftsmen", "dwarf", False, 0, 0, 0)
    state = with_members("mason")
    for name, column, row in rooms:
        laid(state, 0, name, column, row)
    assert scored(state) == (0, points)


@pytest.mark.rule("character.cat.kitchen", "ruling.12.71")
def test_the_cat_adds_one_point_for_an_active_kitchen_and_not_more_for_two():
    assert printed("cat") == ("animals", "animal", False, 0, 0, 2)
    state = with_members("cat")
    laid(state, 0, "dining-1", 2, 2)
    laid(state, 0, "kitchen-1", 3, 3)
    assert scored(state) == (2, 0)
    laid(state, 0, "kitchen-2", 2, 4)
    assert scored(state) == (2, 1)
    laid(state, 0, "kitchen-4", 1, 4, turn=2)
    assert is_active(state, 0, "kitchen-4")
    assert scored(state) == (2, 1)
    assert scored(with_members("cat")) == (2, 0)


@pytest.mark.rule("character.cat.kitchen")
def test_the_workshop_kitchen_is_a_kitchen_for_the_cat():
    state = with_members("cat")
    laid(state, 0, "workshop-kitchen", 1, 2)
    assert scored(state) == (2, 1)


@pytest.mark.rule("character.tithe-keeper.points")
@pytest.mark.parametrize("florins", range(5))
def test_each_florin_on_the_tithe_keeper_is_worth_a_point_to_her_guild(florins):
    assert printed("tithe-keeper") == ("priests", "dwarf", True, 0, 0, 1)
    state = with_members("tithe-keeper")
    hired(state, 1, "prince")
    state.tithe = florins
    assert (scored(state), scored(state, 1)) == ((1, florins), (4, 0))


@pytest.mark.rule("character.tithe-keeper.lost")
def test_florins_are_lost_with_the_tithe_keeper_and_with_nobody_else():
    state = with_members("tithe-keeper", "monk")
    state.tithe = 3
    guild.leave(state, character("monk"))
    assert (state.tithe, scored(state)) == (3, (1, 3))
    guild.leave(state, character("tithe-keeper"))
    assert (state.tithe, scored(state)) == (0, (0, 0))
    assert state.discarded == 1 << character("monk") | 1 << character("tithe-keeper")


def last_round(*names, seat=1):
    state = table(2)
    state.round = 8
    hired(state, seat, *names)
    return state


@pytest.mark.rule("character.illusionist", "ruling.12.39")
def test_the_illusionist_s_owner_names_a_second_faction_before_all_scoring():
    assert printed("illusionist") == ("wizards", "human", False, 1, 0, 1)
    state = last_round("illusionist", "general")
    at(state, ask_illusionist)
    assert asked(state) == "NameSecondFaction 1"
    assert legal(state) == [
        "faction warriors",
        "faction rogues",
        "faction nobles",
        "faction priests",
        "faction craftsmen",
        "faction animals",
    ]
    assert why_not(state, "faction wizards") == Reason("shown-already", faction=Faction.WIZARDS)
    assert why_not(state, "done") == Reason("not-now")
    assert scored(state, 1) == (2, 1)
    events = play(state, "faction warriors")
    assert events[0] == FactionNamed(1, Faction.WARRIORS)
    assert ScoredCharacters(1, 2, 2) in events
    assert (asked(state), guild.symbols(state, 1)) == ("nobody", [2, 1, 0, 0, 0, 0, 0])
    assert state.players[1].points == (2, 2, 0, 0)


@pytest.mark.rule("ruling.12.39")
@pytest.mark.parametrize("round_number", [1, 7])
def test_the_illusionist_is_not_asked_before_the_last_round(round_number):
    state = last_round("illusionist")
    state.round = round_number
    at(state, ask_illusionist)
    assert (state.illusion, state.round) == (-1, round_number + 1)


@pytest.mark.rule("ruling.12.39")
def test_without_the_illusionist_nobody_is_asked():
    state = last_round("archmage")
    at(state, ask_illusionist)
    assert asked(state) == "nobody"


@pytest.mark.rule("character.illusionist")
def test_only_the_illusionist_shows_the_faction_named():
    state = last_round("illusionist", "apprentice")
    at(state, ask_illusionist)
    GAME.apply(state, number("faction animals"))
    assert guild.symbols(state, 1) == [0, 2, 0, 0, 0, 0, 1]
    assert guild.shown_by(state, character("apprentice")) == 1 << Faction.WIZARDS


def test_the_illusionist_could_ever_name_seven_factions():
    assert list(NameSecondFaction(0).offers()) == list(range(261, 268))


def test_an_owner_is_found_by_seat():
    state = with_members("monk", seats=3)
    hired(state, 2, "bear")
    assert [guild.owner_of(state, character(name)) for name in ("monk", "bear", "cat")] == [0, 2, -1]
    guild.join(state, 1, character("cat"))
    assert guild.owner_of(state, character("cat")) == 1
