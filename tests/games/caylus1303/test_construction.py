"""Constructing wood and stone buildings: the choice, the space, the house, the points."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.actions import BUILD, DECLINE, PAY
from boardwright.games.caylus1303.effects import favours
from boardwright.games.caylus1303.effects.construction import ChooseConstruction, PayForBuilding
from boardwright.games.caylus1303.events import Constructed, ConstructedNothing, Goods, Wasted
from boardwright.games.caylus1303.phases.activation import activate_city, activate_road
from boardwright.games.caylus1303.phases.planning import PlaceWorker
from boardwright.games.caylus1303.terms import FIRST_STONE, Good, Source, Tile
from boardwright.games.caylus1303.uses import CONSTRUCT_STONE, CONSTRUCT_WITHOUT_STONE, CONSTRUCT_WOOD
from tests.games.caylus1303.setting import (
    asked,
    at,
    build,
    goods,
    goods_of,
    held,
    legal,
    play,
    score,
    table,
    why_not,
    worker,
    workers_of,
)

SIX_WOOD = ("wood-sawmill", "wood-quarry", "spinning-mill", "wood-market", "tailor", "manor")
SEVEN_STONE = ("stone-farm", "stone-sawmill", "great-guild", "foundry", "alchemist", "church", "jeweller")


def offering(name, tables=None):
    """A table on which a building is on offer."""
    wood = [each for each in ("wood-farm", "covered-market", "tailor") if each != name]
    stone = [each for each in ("stone-quarry", "gold-mine", "jeweller") if each != name]
    return table(site=("market-2", wood[1], stone[1]), built=(wood[0], stone[0]), tables=tables)


def carpenter(name="wood-sawmill", log=None, tables=None, **stock):
    """Seat 0 on the fixed Carpenter with these goods only; seat 2 waits at the bridge."""
    state = offering(name, tables)
    goods(state, 0, **stock)
    worker(state, 0, "carpenter")
    state.passed = (2,)
    return at(state, activate_city, log)


def mason_on_slot(name="stone-farm", **stock):
    """Seat 0 uses the Stonemason on slot 2 with a favour; then comes a turn of seat 2."""
    stone = [each for each in ("stone-quarry", "gold-mine", "jeweller") if each != name]
    state = table(site=("market-2", "stonemason", stone[1]), built=("wood-farm", stone[0]))
    state.round = 4
    goods(state, 0, **stock)
    state.waiting.append(PlaceWorker(2))
    favours.grant(state, 0, None)
    play(state, "slot 2")
    return state


@pytest.mark.rule("construct.place", "construct.house", "construct.points")
@pytest.mark.example("11.T10")
def test_a_wood_farm_costs_wood_and_food_lies_on_space_10_with_a_house_and_gives_two_points():
    state = carpenter("wood-farm", wood=2, food=1, stone=1)
    built = Constructed(0, Tile.WOOD_FARM, 10, Goods(food=1, wood=1), 2)
    assert play(state, "build wood-farm") == [built]
    assert goods_of(state, 0) == (0, 1, 1, 0, 0)
    assert (state.road[9], state.owner[Tile.WOOD_FARM]) == (Tile.WOOD_FARM, 0)
    assert (state.players[0].houses, state.players[1].houses) == (8, 9)
    assert state.players[0].points[Source.CONSTRUCTION] == 2
    assert (Tile.WOOD_FARM in state.offer, Tile.WOOD_FARM in state.open) == (False, True)
    assert len(state.offer) == 13


@pytest.mark.rule("character.architect")
@pytest.mark.example("11.T10")
def test_the_architect_adds_a_point_to_a_wood_building_and_lowers_no_cost():
    state = offering("wood-farm")
    held(state, 0, "architect")
    goods(state, 0, wood=2, food=1, stone=1)
    worker(state, 0, "carpenter")
    state.passed = (2,)
    at(state, activate_city)
    built = Constructed(0, Tile.WOOD_FARM, 10, Goods(food=1, wood=1), 3)
    assert play(state, "build wood-farm") == [built]
    assert (score(state, 0), goods_of(state, 0)) == (3, (0, 1, 1, 0, 0))


@pytest.mark.rule("character.architect")
def test_the_architect_of_another_adds_nothing():
    state = offering("wood-farm")
    held(state, 1, "architect")
    worker(state, 0, "carpenter")
    state.passed = (2,)
    at(state, activate_city)
    play(state, "build wood-farm")
    assert (score(state, 0), score(state, 1)) == (2, 0)


@pytest.mark.rule("character.architect", "character.architect.favour")
def test_the_architect_counts_for_stone_buildings_and_through_a_favour():
    state = mason_on_slot(food=1)
    held(state, 0, "architect")
    assert play(state, "build stone-farm") == [Constructed(0, Tile.STONE_FARM, 10, Goods(food=1), 4)]
    assert score(state, 0) == 4


@pytest.mark.rule("character.architect.favour")
def test_the_architect_counts_for_the_basic_carpenter_too():
    state = table(tables={"architect.points": 3})
    held(state, 0, "architect")
    worker(state, 0, "basic-carpenter")
    worker(state, 2, "farm-2")
    at(state, activate_road)
    assert play(state, "build wood-market") == [
        Constructed(0, Tile.WOOD_MARKET, 10, Goods(food=1, wood=1), 6)
    ]


@pytest.mark.rule("construct.wild", "effect.wild")
@pytest.mark.example("11.T11")
def test_one_wood_and_one_gold_do_not_build_a_tailor():
    log = Log()
    state = carpenter("tailor", log, wood=1, gold=1)
    assert (log.events, asked(state)) == ([Wasted(0, Tile.CARPENTER)], "MoveTheProvost 2")
    state.waiting.append(ChooseConstruction(0, Tile.CARPENTER, CONSTRUCT_WOOD))
    assert legal(state) == ["decline"]
    assert why_not(state, "build tailor") == Reason("basic-goods-missing", count=1)


@pytest.mark.rule("construct.wild", "effect.wild")
@pytest.mark.example("11.T11")
def test_two_wood_build_a_tailor():
    state = carpenter("tailor", wood=2)
    assert play(state, "build tailor") == [Constructed(0, Tile.TAILOR, 10, Goods(wood=2), 4)]


@pytest.mark.rule("construct.wild", "ruling.10.57")
def test_the_builder_picks_the_good_for_a_wild_symbol_from_what_is_left_after_the_printed_goods():
    state = carpenter("tailor", wood=1, food=1, cloth=1, gold=1)
    assert play(state, "build tailor") == []
    assert (asked(state), legal(state)) == ("PayForBuilding 0", ["pay food", "pay cloth"])
    assert why_not(state, "pay wood") == Reason("good-missing", good=Good.WOOD, count=1)
    assert why_not(state, "pay stone") == Reason("good-missing", good=Good.STONE, count=1)
    assert play(state, "pay cloth") == [Constructed(0, Tile.TAILOR, 10, Goods(wood=1, cloth=1), 4)]
    assert (goods_of(state, 0), asked(state)) == ((1, 0, 0, 0, 1), "MoveTheProvost 2")


@pytest.mark.rule("construct.wild")
def test_a_second_wood_may_be_one_of_several_goods_for_the_wild_symbol():
    state = carpenter("tailor", wood=2, stone=1)
    play(state, "build tailor")
    assert legal(state) == ["pay wood", "pay stone"]
    assert play(state, "pay wood") == [Constructed(0, Tile.TAILOR, 10, Goods(wood=2), 4)]
    assert goods_of(state, 0) == (0, 0, 1, 0, 0)


@pytest.mark.rule("construct.place")
def test_the_first_empty_space_skips_the_stone_building_placed_at_setup():
    state = table()
    build(state, 1, *SIX_WOOD[:3])
    goods(state, 0, wood=3, food=1)
    worker(state, 0, "carpenter", "basic-carpenter")
    worker(state, 2, "farm-2")
    at(state, activate_city)
    assert play(state, "build wood-market")[0].space == 13
    assert play(state, "build tailor")[0].space == 15
    assert state.road[12:16] == (Tile.WOOD_MARKET, Tile.STONE_QUARRY, Tile.TAILOR, -1)


@pytest.mark.rule("construct.place", "effect.side")
def test_a_constructed_tile_works_with_its_construction_side():
    state = carpenter(wood=2, food=1)
    play(state, "build spinning-mill")
    state.waiting.clear()
    worker(state, 1, "spinning-mill")
    state.provost = 10
    at(state, activate_road)
    play(state, "use")
    assert goods_of(state, 1)[3] == 2


@pytest.mark.rule("construct.full")
def test_on_a_full_road_nothing_can_be_constructed():
    log = Log()
    state = table()
    build(state, 1, *SIX_WOOD)
    build(state, 2, *SEVEN_STONE)
    worker(state, 0, "carpenter")
    state.passed = (2,)
    at(state, activate_city, log)
    assert (-1 in state.road, state.offer) == (False, (Tile.STONEMASON,))
    assert (log.events, asked(state)) == ([Wasted(0, Tile.CARPENTER)], "MoveTheProvost 2")
    assert workers_of(state, 0) == (5, 10)


@pytest.mark.rule("construct.full")
def test_the_last_empty_space_can_be_built_on():
    state = table()
    build(state, 1, *SIX_WOOD)
    build(state, 2, *SEVEN_STONE[:6])
    worker(state, 0, "carpenter")
    state.passed = (2,)
    at(state, activate_city)
    play(state, "build stonemason", "pay food")
    assert state.road[22] == Tile.STONEMASON


@pytest.mark.rule("construct.house", "limit.houses.none")
def test_without_a_house_nothing_can_be_constructed():
    log = Log()
    state = table()
    worker(state, 0, "carpenter")
    state.players[0].houses = 0
    state.passed = (2,)
    at(state, activate_city, log)
    assert (log.events, asked(state)) == ([Wasted(0, Tile.CARPENTER)], "MoveTheProvost 2")


@pytest.mark.rule("construct.house", "limit.houses.none")
def test_the_last_house_can_be_used():
    state = table()
    worker(state, 0, "carpenter")
    state.players[0].houses = 1
    state.passed = (2,)
    at(state, activate_city)
    play(state, "build wood-market")
    assert (state.players[0].houses, state.owner[Tile.WOOD_MARKET]) == (0, 0)


@pytest.mark.rule("ruling.10.36")
def test_with_no_tile_of_the_class_on_offer_a_builder_is_of_no_use():
    log = Log()
    state = table()
    worker(state, 0, "carpenter")
    state.offer = tuple(each for each in state.offer if each >= FIRST_STONE)
    state.passed = (2,)
    at(state, activate_city, log)
    assert log.events == [Wasted(0, Tile.CARPENTER)]
    log = Log()
    state = table()
    build(state, 1, "stonemason")
    state.offer = tuple(each for each in state.offer if each < FIRST_STONE)
    worker(state, 0, "stonemason")
    state.provost = 10
    at(state, activate_road, log)
    assert log.events[0] == Wasted(0, Tile.STONEMASON)


@pytest.mark.rule("ruling.10.46")
def test_the_second_worker_on_the_carpenter_finds_the_offer_and_the_road_as_the_first_left_them():
    state = table()
    state.passed = (2,)
    worker(state, 1, "carpenter")
    worker(state, 0, "carpenter")
    at(state, activate_city)
    assert asked(state) == "ChooseConstruction 1"
    play(state, "build wood-market")
    assert (asked(state), workers_of(state, 1)) == ("ChooseConstruction 0", (5, 10))
    assert why_not(state, "build wood-market") == Reason("not-on-offer", tile=Tile.WOOD_MARKET)
    assert play(state, "build wood-quarry") == [
        Constructed(0, Tile.WOOD_QUARRY, 11, Goods(food=1, wood=1), 2)
    ]


@pytest.mark.rule("ruling.10.46", "construct.full")
def test_the_second_worker_on_a_builder_may_find_the_road_full():
    state = table(tables={"road.before_stone": 1, "road.after_stone": 0})
    state.passed = (2,)
    worker(state, 1, "carpenter")
    worker(state, 0, "carpenter")
    at(state, activate_city)
    assert play(state, "build wood-market")[1:] == [Wasted(0, Tile.CARPENTER)]


@pytest.mark.rule("construct.tile", "effect.optional")
def test_a_builder_may_construct_nothing():
    state = carpenter(wood=2, food=1)
    assert play(state, "decline") == [ConstructedNothing(0, Tile.CARPENTER)]
    assert (goods_of(state, 0), state.road[9], state.players[0].houses) == ((1, 2, 0, 0, 0), -1, 9)


def test_the_choice_of_a_building_offers_its_class_and_refuses_everything_else():
    wooden = ChooseConstruction(1, Tile.CARPENTER, CONSTRUCT_WOOD)
    assert wooden.data() == (2, CONSTRUCT_WOOD)
    assert list(wooden.offers()) == [DECLINE, *range(BUILD, BUILD + 9)]
    of_stone = [DECLINE, *range(BUILD + 9, BUILD + 18)]
    assert list(ChooseConstruction(1, Tile.STONEMASON, CONSTRUCT_STONE).offers()) == of_stone
    assert list(ChooseConstruction(1, Tile.STONEMASON, CONSTRUCT_WITHOUT_STONE).offers()) == of_stone
    state = carpenter(wood=2)
    assert why_not(state, "pass") == Reason("not-now")
    assert why_not(state, "build stone-farm") == Reason("not-now")
    assert why_not(state, "build wood-farm") == Reason("not-on-offer", tile=Tile.WOOD_FARM)
    assert why_not(state, "build covered-market") == Reason("not-on-offer", tile=Tile.COVERED_MARKET)


def test_the_payment_of_a_wild_symbol_offers_the_basic_goods_and_refuses_everything_else():
    payment = PayForBuilding(1, Tile.TAILOR, CONSTRUCT_WOOD)
    assert (payment.data(), list(payment.offers())) == ((19, CONSTRUCT_WOOD), list(range(PAY, PAY + 4)))
    state = carpenter("tailor", wood=1, food=1, stone=1)
    play(state, "build tailor")
    assert why_not(state, "decline") == Reason("not-now")
    assert why_not(state, "pay food food") == Reason("not-now")


def test_constructing_works_without_a_log():
    state = carpenter("tailor", wood=1, food=1, stone=1)
    state.waiting.pop().apply(state, BUILD + Tile.TAILOR - Tile.WOOD_FARM, None)
    state.waiting.pop().apply(state, PAY + Good.STONE, None)
    assert (goods_of(state, 0), state.road[9], score(state, 0)) == ((1, 0, 0, 0, 0), Tile.TAILOR, 4)
    state = carpenter("tailor", wood=2)
    state.waiting.pop().apply(state, DECLINE, None)
    assert goods_of(state, 0) == (0, 2, 0, 0, 0)
