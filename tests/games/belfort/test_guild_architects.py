"""The Architects: which place they mark."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.belfort.basics.board import markers_in
from boardwright.games.belfort.effects.architects import ChooseForArchitects
from boardwright.games.belfort.events import (
    ActivatedGuild,
    EndedActions,
    Goods,
    MarkedGatehouse,
    MarkedGuild,
    MarkedSite,
    MarkedWall,
    Paid,
)
from boardwright.games.belfort.phases.collection import collect_income_and_taxes
from boardwright.games.belfort.phases.placement import open_placement
from boardwright.games.belfort.terms import FREE, Building, Guild
from tests.games.belfort.setting import (
    asked,
    at,
    goods,
    goods_of,
    hand,
    hand_of,
    legal,
    mark,
    number,
    play,
    table,
    turn,
    why_not,
)

FIVE = ("architects", "merchants", "thieves", "wizards", "miners")
PLENTY = {"wood": 9, "stone": 9, "metal": 9}


def turn_with_architects(seats=3, tables=None, **amounts):
    state = table(seats, FIVE, tables)
    goods(state, 0, **amounts)
    state.players[0].idle[0] -= 1
    state.guild_worker[Guild.ARCHITECTS] = 0
    return turn(state)


def five_sites(name):
    return [f"site {name} {district}" for district in range(1, 6)]


@pytest.mark.rule("guild.architects")
def test_architects_mark_a_free_building_for_one_metal_less():
    state = turn_with_architects(wood=2, stone=4, metal=1)
    events = play(state, "activate architects")
    assert asked(state) == "ChooseForArchitects 0"
    events += play(state, "build tower")
    assert (asked(state), legal(state)) == ("ChooseBuildingSite 0", five_sites("tower"))
    events += play(state, "site tower 3")
    assert asked(state) == "ChooseDiscount 0"
    events += play(state, "discount metal")
    assert (asked(state), goods_of(state, 0)) == ("ChooseAction 0", (1, 1, 1, 0))
    assert events == [
        ActivatedGuild(0, Guild.ARCHITECTS),
        Paid(0, Goods(1, 3, 0)),
        MarkedSite(0, Building.TOWER, 3),
    ]
    assert [place for place, owner in enumerate(state.sites) if owner != FREE] == [5 * Building.TOWER + 2]
    assert (state.sites[5 * Building.TOWER + 2], state.players[0].idle) == (0, [3, 0, 3, 0])


@pytest.mark.rule("guild.architects")
def test_architects_mark_a_free_wall_for_two_wood_or_stone_less():
    state = turn_with_architects(wood=3, stone=3)
    events = play(state, "activate architects", "wall 4 2", "discount wood-and-stone")
    assert (state.walls.index(0), goods_of(state, 0)) == (7, (1, 1, 0, 0))
    assert events[1:] == [Paid(0, Goods(2, 2, 0)), MarkedWall(0, 4, 2)]
    assert (asked(state), state.walls.count(FREE)) == ("ChooseAction 0", 9)


@pytest.mark.rule("guild.architects", "guild.architects.sites")
def test_a_guild_marked_with_architects_becomes_the_player_s():
    state = turn_with_architects(wood=2, stone=2, metal=1)
    events = play(state, "activate architects", "guild miners", "discount two-stone")
    assert (state.guild_owner[Guild.MINERS], goods_of(state, 0)) == (0, (0, 2, 0, 0))
    assert events[1:] == [Paid(0, Goods(2, 0, 1)), MarkedGuild(0, Guild.MINERS)]
    state.waiting.clear()
    state.order = (1, 0, 2)
    at(state, open_placement)
    play(state, "place miners", "worker elf")
    assert [player.gold for player in state.players] == [1, 4, 5]


@pytest.mark.rule("guild.architects.sites")
def test_architects_mark_both_symbols_of_a_keep():
    state = turn_with_architects(**PLENTY)
    play(state, "activate architects", "build keep", "site keep 2", "discount two-wood")
    assert [markers_in(state, district, 3) for district in range(3)] == [[0, 0, 0], [2, 0, 0], [0, 0, 0]]
    assert goods_of(state, 0) == (8, 6, 7, 0)


@pytest.mark.rule("guild.architects.sites")
def test_architects_mark_either_symbol_of_a_wholly_free_gatehouse():
    state = turn_with_architects(**PLENTY)
    mark(state, 0, "gate 1 district 1")
    mark(state, 1, "gate 2 district 3")
    play(state, "activate architects", "build gatehouse")
    assert legal(state) == [
        "gate 3 district 3",
        "gate 3 district 4",
        "gate 4 district 4",
        "gate 4 district 5",
        "gate 5 district 5",
        "gate 5 district 1",
    ]
    assert why_not(state, "gate 1 district 2") == Reason("gatehouse-half-taken", building=Building.GATEHOUSE)
    assert why_not(state, "gate 1 district 1") == Reason("site-taken", building=Building.GATEHOUSE)
    events = play(state, "gate 5 district 1", "discount metal")
    assert events == [Paid(0, Goods(2, 2, 1)), MarkedGatehouse(0, 5, 1)]
    assert list(state.gates) == [0, FREE, FREE, 1, FREE, FREE, FREE, FREE, FREE, 0]


@pytest.mark.rule("guild.architects.no-card")
def test_no_card_is_used_and_none_lies_before_the_player():
    state = turn_with_architects(**PLENTY)
    hand(state, 0, "tower", "bank")
    play(state, "activate architects", "build tower", "site tower 1", "discount metal")
    assert (hand_of(state, 0), sum(state.players[0].built)) == (["tower", "bank"], 0)
    assert (sum(state.deck), sum(state.discard)) == (48, 0)


@pytest.mark.rule("guild.architects.no-card")
def test_no_income_plank_or_lock_comes_with_the_building():
    state = turn_with_architects(wood=9, stone=9, metal=9, gold=3)
    play(state, "activate architects", "build market", "site market 1", "discount metal")
    assert why_not(state, "gnome market") == Reason("not-built", building=Building.MARKET)
    state.waiting.clear()
    at(state, collect_income_and_taxes)
    assert state.players[0].gold == 3
    state.waiting.clear()
    at(state, open_placement)
    assert why_not(state, "place market") == Reason("not-built", building=Building.MARKET)


@pytest.mark.rule("guild.architects")
def test_architects_offer_every_type_wall_and_guild_that_is_free_and_payable():
    state = turn_with_architects(**PLENTY)
    mark(state, 1, "wall 1 1", "guild merchants", *five_sites("inn"))
    play(state, "activate architects")
    offered = legal(state)
    assert [action for action in offered if action.startswith("build")] == [
        "build pub",
        "build gardens",
        "build tower",
        "build blacksmith",
        "build bank",
        "build market",
        "build gatehouse",
        "build library",
        "build keep",
    ]
    assert [action for action in offered if action.startswith("wall")] == [
        "wall 1 2",
        "wall 2 1",
        "wall 2 2",
        "wall 3 1",
        "wall 3 2",
        "wall 4 1",
        "wall 4 2",
        "wall 5 1",
        "wall 5 2",
    ]
    assert offered[18:] == ["guild architects", "guild miners", "guild thieves", "guild wizards"]
    assert why_not(state, "build inn") == Reason("no-free-site", building=Building.INN)
    assert why_not(state, "wall 1 1") == Reason("wall-taken")
    assert why_not(state, "guild merchants") == Reason("guild-owned", guild=Guild.MERCHANTS)
    assert why_not(state, "guild bankers") == Reason("guild-not-in-game", guild=Guild.BANKERS)
    assert why_not(state, "end") == Reason("not-now")


@pytest.mark.rule("guild.architects", "ruling.12.2.38")
def test_what_no_discount_makes_payable_is_not_offered():
    state = turn_with_architects(wood=1, stone=2)
    play(state, "activate architects")
    assert legal(state) == ["build pub", "build gardens"]
    assert why_not(state, "build keep") == Reason("too-dear-with-discount")
    assert why_not(state, "wall 3 1") == Reason("too-dear-with-discount")
    assert why_not(state, "guild miners") == Reason("too-dear-with-discount")


@pytest.mark.rule("guild.architects")
def test_a_single_free_site_is_taken_unasked_before_the_discount():
    state = turn_with_architects(**PLENTY)
    mark(state, 1, "site pub 1", "site pub 2", "site pub 4", "site pub 5")
    play(state, "activate architects", "build pub")
    assert asked(state) == "ChooseDiscount 0"
    assert play(state, "discount two-wood")[-1] == MarkedSite(0, Building.PUB, 3)


@pytest.mark.rule("ruling.12.2.14")
def test_one_activation_marks_one_place():
    state = turn_with_architects(**PLENTY)
    play(state, "activate architects", "wall 1 1", "discount two-wood")
    assert (asked(state), state.walls.count(0)) == ("ChooseAction 0", 1)
    assert why_not(state, "activate architects") == Reason("no-worker-on-guild", guild=Guild.ARCHITECTS)


@pytest.mark.rule("ruling.12.2.14")
def test_architects_may_be_declined():
    state = turn_with_architects(**PLENTY)
    assert play(state, "end")[0] == EndedActions(0, 1)
    assert (goods_of(state, 0), state.walls.count(FREE)) == ((9, 9, 9, 0), 10)


@pytest.mark.rule("ruling.12.2.49")
def test_architects_are_impossible_when_nothing_is_payable_after_a_discount():
    state = turn_with_architects(wood=1, stone=1)
    assert why_not(state, "activate architects") == Reason("architects-nothing-payable")
    goods(state, 0, wood=1, stone=2)
    assert "activate architects" in legal(state)


@pytest.mark.rule("ruling.12.2.43")
def test_architects_may_mark_a_guild_under_a_neutral_dwarf():
    state = turn_with_architects(2, **PLENTY)
    state.dwarf_3, state.dwarf_4 = 4, 0
    play(state, "activate architects", "guild miners", "discount metal")
    assert (state.guild_owner[Guild.MINERS], state.players[0].gold) == (0, 0)


@pytest.mark.rule("guild.architects")
def test_the_decision_names_every_type_wall_and_guild():
    offers = ChooseForArchitects(0).offers()
    assert [number("build pub"), number("guild wizards")] == [offers[0], offers[-1]]
    assert [number("build keep") in offers, number("site pub 1") in offers] == [True, False]
    assert [number("gate 5 district 1") in offers, number("wall 1 1") in offers] == [False, True]
    assert len(offers) == 32
