"""The Wizards: markers change places."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.belfort.basics.board import markers_in
from boardwright.games.belfort.effects.wizards import ChooseFirstSwap, ChooseSecondSwap
from boardwright.games.belfort.events import (
    ActivatedGuild,
    EndedActions,
    SwappedGuilds,
    SwappedSites,
    SwappedWalls,
)
from boardwright.games.belfort.phases.placement import open_placement
from boardwright.games.belfort.terms import FREE, Building, Guild
from tests.games.belfort.setting import (
    asked,
    at,
    built,
    goods,
    goods_of,
    legal,
    mark,
    number,
    play,
    table,
    turn,
    why_not,
)

FIVE = ("wizards", "miners", "masons", "bankers", "recruiters")


def turn_with_wizards(seats=3):
    state = table(seats, FIVE)
    goods(state, 0)
    state.players[0].idle[0] -= 1
    state.guild_worker[Guild.WIZARDS] = 0
    return turn(state)


def sites_of(state, name):
    """The owners of the five sites of a type, by district."""
    building = Building[name.upper()]
    return list(state.sites[5 * building : 5 * building + 5])


@pytest.mark.rule("guild.wizards")
def test_two_sites_of_one_type_change_their_markers():
    state = turn_with_wizards()
    mark(state, 1, "site inn 2", "site pub 4")
    mark(state, 2, "site inn 4")
    events = play(state, "activate wizards", "site inn 2", "site inn 4")
    assert sites_of(state, "inn") == [FREE, 2, FREE, 1, FREE]
    assert sites_of(state, "pub") == [FREE, FREE, FREE, 1, FREE]
    assert events == [ActivatedGuild(0, Guild.WIZARDS), SwappedSites(0, Building.INN, 2, 4)]
    assert (asked(state), state.players[0].idle) == ("ChooseAction 0", [3, 0, 3, 0])


@pytest.mark.rule("guild.wizards")
def test_a_keep_section_gives_both_its_markers():
    state = turn_with_wizards()
    mark(state, 1, "site keep 1")
    events = play(state, "activate wizards", "site keep 1", "site keep 5")
    assert [markers_in(state, district, 3) for district in (0, 4)] == [[0, 0, 0], [0, 2, 0]]
    assert events[1:] == [SwappedSites(0, Building.KEEP, 1, 5)]


@pytest.mark.rule("guild.wizards")
def test_two_walls_change_their_markers_also_within_a_district():
    state = turn_with_wizards()
    mark(state, 1, "wall 2 1")
    mark(state, 2, "wall 4 2")
    events = play(state, "activate wizards", "wall 2 1", "wall 4 2")
    assert list(state.walls) == [FREE, FREE, 2, FREE, FREE, FREE, FREE, 1, FREE, FREE]
    assert events[1:] == [SwappedWalls(0, 2, 1, 4, 2)]
    state = turn_with_wizards()
    mark(state, 1, "wall 3 2")
    assert play(state, "activate wizards", "wall 3 1", "wall 3 2")[1:] == [SwappedWalls(0, 3, 1, 3, 2)]
    assert list(state.walls) == [FREE, FREE, FREE, FREE, 1, FREE, FREE, FREE, FREE, FREE]


@pytest.mark.rule("guild.wizards", "guild.owner")
def test_two_guilds_change_their_markers_and_with_them_their_owners():
    state = turn_with_wizards()
    mark(state, 1, "guild bankers")
    mark(state, 2, "guild miners")
    events = play(state, "activate wizards", "guild bankers", "guild miners")
    assert (state.guild_owner[Guild.BANKERS], state.guild_owner[Guild.MINERS]) == (2, 1)
    assert events[1:] == [SwappedGuilds(0, Guild.BANKERS, Guild.MINERS)]
    state.waiting.clear()
    goods(state, 0, gold=1)
    at(state, open_placement)
    play(state, "place miners", "worker elf")
    assert [player.gold for player in state.players] == [0, 6, 5]


@pytest.mark.rule("ruling.12.2.12")
def test_one_of_the_two_sites_may_be_empty_but_not_both():
    state = turn_with_wizards()
    mark(state, 1, "site inn 3")
    play(state, "activate wizards")
    assert (asked(state), legal(state)) == ("ChooseFirstSwap 0", ["site inn 1", "site inn 2", "site inn 3"])
    assert why_not(state, "site inn 4") == Reason("swap-needs-marker")
    assert why_not(state, "site pub 1") == Reason("swap-needs-marker")
    play(state, "site inn 1")
    assert (asked(state), legal(state)) == ("ChooseSecondSwap 0", ["site inn 3"])
    assert why_not(state, "site inn 2") == Reason("swap-needs-marker")
    play(state, "site inn 3")
    assert sites_of(state, "inn") == [1, FREE, FREE, FREE, FREE]


@pytest.mark.rule("ruling.12.2.12")
def test_a_marked_first_site_goes_with_any_later_one_and_a_pair_is_offered_once():
    state = turn_with_wizards()
    mark(state, 1, "site inn 3")
    play(state, "activate wizards", "site inn 3")
    assert legal(state) == ["site inn 4", "site inn 5"]
    assert why_not(state, "site inn 1") == Reason("in-board-order")
    assert why_not(state, "site inn 3") == Reason("in-board-order")
    assert why_not(state, "site pub 4") == Reason("not-now")
    assert why_not(state, "wall 1 1") == Reason("not-now")


@pytest.mark.rule("ruling.12.2.12")
def test_walls_pair_only_with_walls():
    state = turn_with_wizards()
    mark(state, 1, "wall 5 1")
    play(state, "activate wizards")
    assert legal(state) == [
        "wall 1 1",
        "wall 1 2",
        "wall 2 1",
        "wall 2 2",
        "wall 3 1",
        "wall 3 2",
        "wall 4 1",
        "wall 4 2",
        "wall 5 1",
    ]
    assert why_not(state, "wall 5 2") == Reason("swap-needs-marker")
    play(state, "wall 5 1")
    assert legal(state) == ["wall 5 2"]


@pytest.mark.rule("ruling.12.2.12")
def test_guilds_pair_only_with_guilds_that_are_in_the_game():
    state = turn_with_wizards()
    mark(state, 1, "guild miners")
    play(state, "activate wizards")
    assert legal(state) == ["guild recruiters", "guild bankers", "guild masons", "guild miners"]
    assert why_not(state, "guild wizards") == Reason("swap-needs-marker")
    assert why_not(state, "guild sawyers") == Reason("guild-not-in-game", guild=Guild.SAWYERS)
    assert why_not(state, "end") == Reason("not-now")
    play(state, "guild miners")
    assert legal(state) == ["guild wizards"]
    assert why_not(state, "guild thieves") == Reason("guild-not-in-game", guild=Guild.THIEVES)
    assert why_not(state, "guild bankers") == Reason("in-board-order")


@pytest.mark.rule("ruling.12.2.12", "ruling.12.2.39")
def test_both_markers_may_belong_to_one_player_and_neither_to_the_one_on_turn():
    state = turn_with_wizards()
    mark(state, 2, "site inn 1", "site inn 2")
    play(state, "activate wizards", "site inn 1", "site inn 2")
    assert sites_of(state, "inn") == [2, 2, FREE, FREE, FREE]


@pytest.mark.rule("ruling.12.2.12")
def test_markers_of_neutral_players_are_moved_like_others():
    state = turn_with_wizards(2)
    mark(state, 0, "site inn 1")
    mark(state, 3, "site inn 5")
    play(state, "activate wizards", "site inn 1", "site inn 5")
    assert sites_of(state, "inn") == [3, FREE, FREE, FREE, 0]


@pytest.mark.rule("ruling.12.2.39")
def test_tiles_workers_cards_and_gnomes_stay_where_they_are():
    state = turn_with_wizards()
    mark(state, 1, "guild bankers", "site inn 1")
    mark(state, 2, "guild miners")
    built(state, 1, "inn", gnomes=True)
    state.guild_worker[Guild.MINERS] = 4
    before = (state.district_of, state.guild_worker[Guild.MINERS], state.gnomes, goods_of(state, 1))
    play(state, "activate wizards", "guild bankers", "guild miners")
    assert (state.district_of, state.guild_worker[Guild.MINERS], state.gnomes, goods_of(state, 1)) == before
    assert (state.guild_worker[Guild.BANKERS], state.players[1].built[Building.INN]) == (FREE, 1)
    assert state.players[1].gnomes[Building.INN] == 1
    assert sites_of(state, "inn") == [1, FREE, FREE, FREE, FREE]


@pytest.mark.rule("ruling.12.2.39")
def test_neutral_dwarves_stay_on_their_guilds_and_bring_no_gold():
    state = turn_with_wizards(2)
    state.dwarf_3, state.dwarf_4 = 1, 2
    mark(state, 1, "guild recruiters")
    play(state, "activate wizards", "guild recruiters", "guild miners")
    assert (state.dwarf_3, state.dwarf_4) == (1, 2)
    assert (state.guild_owner[Guild.MINERS], state.players[1].gold) == (1, 5)


@pytest.mark.rule("ruling.12.2.49")
def test_wizards_are_impossible_without_a_marker_on_the_board():
    state = turn_with_wizards()
    assert legal(state) == ["end"]
    assert why_not(state, "activate wizards") == Reason("no-markers")
    assert play(state, "end")[0] == EndedActions(0, 1)


@pytest.mark.rule("ruling.12.2.49")
@pytest.mark.parametrize(
    "place",
    [
        "site pub 1",
        "site keep 5",
        "gate 1 district 1",
        "gate 5 district 1",
        "wall 1 1",
        "wall 5 2",
        "guild miners",
    ],
)
def test_one_marker_anywhere_makes_wizards_possible(place):
    state = turn_with_wizards()
    mark(state, 1, place)
    assert legal(state) == ["end", "activate wizards"]


@pytest.mark.rule("ruling.12.2.49")
def test_a_marker_on_the_last_place_of_a_kind_can_still_be_swapped():
    state = turn_with_wizards()
    mark(state, 1, "guild wizards")
    play(state, "activate wizards", "guild miners", "guild wizards")
    assert (state.guild_owner[Guild.MINERS], state.guild_owner[Guild.WIZARDS]) == (1, FREE)


@pytest.mark.rule("guild.wizards")
def test_the_decisions_of_the_wizards_name_every_site_wall_and_guild():
    offers = ChooseFirstSwap(0).offers()
    assert [number("site pub 1"), number("guild wizards")] == [offers[0], offers[-1]]
    assert [number("site keep 5") in offers, number("gate 1 district 1") in offers] == [True, False]
    assert (number("gate 5 district 1") in offers, number("wall 1 1") in offers, len(offers)) == (
        False,
        True,
        72,
    )


@pytest.mark.rule("guild.wizards")
@pytest.mark.parametrize(
    ("first", "lowest", "highest"),
    [
        ("site inn 3", "site inn 1", "site inn 5"),
        ("site keep 5", "site keep 1", "site keep 5"),
        ("wall 1 1", "wall 1 1", "wall 5 2"),
        ("wall 5 2", "wall 1 1", "wall 5 2"),
        ("guild architects", "guild architects", "guild wizards"),
        ("guild wizards", "guild architects", "guild wizards"),
    ],
)
def test_the_second_place_is_one_of_the_same_kind(first, lowest, highest):
    decision = ChooseSecondSwap(0, number(first))
    assert decision.data() == (number(first),)
    assert list(decision.offers()) == list(range(number(lowest), number(highest) + 1))
