"""Limits of goods, workers, houses and chance; what one player has, pays and gains."""

import pytest

from boardwright.core.decision import CHANCE
from boardwright.core.events import Log
from boardwright.core.options import completed
from boardwright.core.play import random_action
from boardwright.core.random import Random
from boardwright.core.reasons import Reason
from boardwright.core.tables import replaced
from boardwright.games.caylus1303.basics import goods as stock
from boardwright.games.caylus1303.effects.favours import ChooseFavour
from boardwright.games.caylus1303.events import Constructed, Goods, Used, Wasted
from boardwright.games.caylus1303.phases.activation import activate_city, activate_road
from boardwright.games.caylus1303.phases.stewardship import offer_monuments, recruit
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.state import Player
from boardwright.games.caylus1303.terms import Good, Tile
from tests.games.caylus1303.setting import (
    asked,
    at,
    build,
    goods,
    goods_of,
    legal,
    play,
    points,
    pool,
    residence,
    score,
    table,
    why_not,
    worker,
    workers_of,
)


def start(seats=3):
    """A match before its first chance decision."""
    return GAME.new(seats, completed(GAME.meta, seats, {}), replaced(GAME.printed, {}))


def player(workers=0, camp=0, has=(0, 0, 0, 0, 0)):
    """A player with workers and goods and nothing else."""
    made = Player()
    made.pool, made.camp, made.goods = workers, camp, list(has)
    return made


def workers_of_all(state, seat):
    """All workers of a seat: at hand, in the Camp, on buildings, on the site."""
    on_board = state.workers.count(seat) + state.queue.count(seat) + [state.joiner].count(seat)
    return sum(workers_of(state, seat)) + on_board


# ---- Goods


@pytest.mark.rule("limit.goods")
def test_the_five_goods_are_food_wood_stone_cloth_and_gold():
    assert [good.name for good in Good] == ["FOOD", "WOOD", "STONE", "CLOTH", "GOLD"]


@pytest.mark.rule("limit.goods")
@pytest.mark.parametrize(
    ("has", "count"),
    [
        ((1, 0, 0, 0, 0), 1),
        ((0, 1, 0, 0, 0), 1),
        ((0, 0, 1, 0, 0), 1),
        ((0, 0, 0, 1, 0), 1),
        ((0, 0, 0, 0, 9), 0),
        ((1, 2, 4, 8, 16), 15),
    ],
)
def test_all_goods_but_gold_are_basic_goods(has, count):
    assert stock.basic_goods(player(has=has)) == count


@pytest.mark.rule("limit.goods")
def test_a_basic_good_of_choice_is_any_but_gold():
    state = table(2)
    goods(state, 0, food=1, wood=1, stone=1, cloth=1, gold=5)
    worker(state, 0, "any-guild")
    at(state, activate_road)
    assert legal(state) == ["decline", "pay food", "pay wood", "pay stone", "pay cloth"]
    state = table(2)
    goods(state, 0, gold=5)
    worker(state, 0, "any-guild")
    at(state, activate_road)
    assert (asked(state), goods_of(state, 0)) == ("PlaceWorker 0", (0, 0, 0, 0, 5))


@pytest.mark.rule("limit.supply")
def test_goods_and_points_never_run_out():
    state = table(2)
    goods(state, 0, food=60)
    goods(state, 1, food=60)
    points(state, 0, 200)
    worker(state, 0, "farm-1", "wood-farm")
    state.provost = 9
    at(state, activate_road)
    assert play(state, "use", "use")[:2] == [
        Used(0, Tile.FARM_1, Goods(), Goods(food=1)),
        Used(0, Tile.WOOD_FARM, Goods(), Goods(food=1, points=1)),
    ]
    assert (goods_of(state, 0)[0], score(state, 0), goods_of(state, 1)[0]) == (62, 201, 60)


@pytest.mark.rule("limit.tiles")
def test_there_are_34_tiles_besides_the_four_printed_buildings():
    names = [tile.name for tile in Tile]
    assert len(names) - 4 == 9 + 9 + 9 + 7 == 34
    state = table()
    laid = [tile for tile in state.road if tile != -1]
    every = sorted([*state.site, *laid, *state.offer, *state.monuments])
    assert (every, len(laid), len(state.offer), len(state.monuments)) == (list(range(4, 38)), 10, 14, 7)
    assert names[4:13] == [
        *("FARM_1", "FARM_2", "SAWMILL", "QUARRY", "MARKET_1"),
        *("MARKET_2", "ANY_GUILD", "MASON_GUILD", "BASIC_CARPENTER"),
    ]


# ---- Having and paying


@pytest.mark.rule("decision.legal")
@pytest.mark.parametrize("good", list(Good))
def test_a_price_is_payable_only_with_every_single_good(good):
    cost = (2, 2, 2, 2, 2)
    assert stock.can_pay(player(has=cost), cost)
    short = [2, 2, 2, 2, 2]
    short[good] = 1
    assert not stock.can_pay(player(has=short), cost)
    assert stock.why_not_payable(player(has=short), cost) == Reason("good-missing", good=good, count=1)
    short[good] = 0
    assert stock.why_not_payable(player(has=short), cost) == Reason("good-missing", good=good, count=2)
    assert stock.why_not_payable(player(has=cost), cost) is None


def test_the_first_good_that_is_missing_is_named():
    cost = (0, 3, 0, 2, 1)
    assert stock.why_not_payable(player(has=(9, 1, 9, 0, 0)), cost) == Reason(
        "good-missing", good=Good.WOOD, count=2
    )


def test_goods_are_paid_and_gained_one_kind_as_the_other():
    someone = player(has=(5, 5, 5, 5, 5))
    stock.pay(someone, (1, 0, 2, 3, 5))
    assert someone.goods == [4, 5, 3, 2, 0]
    stock.gain(someone, (1, 2, 3, 0, 7))
    assert someone.goods == [5, 7, 6, 2, 7]


def test_printed_stone_is_waived_and_nothing_else():
    assert stock.without_stone((1, 2, 3, 4, 5)) == (1, 2, 0, 4, 5)


def test_what_is_missing_for_a_good_of_choice_is_counted_after_the_printed_ones():
    cost = (0, 1, 0, 0, 0)
    assert stock.why_not_any(player(has=(0, 0, 9, 0, 9)), cost, 1) == Reason(
        "good-missing", good=Good.WOOD, count=1
    )
    assert stock.why_not_any(player(has=(0, 1, 0, 0, 9)), cost, 1) == Reason("basic-goods-missing", count=1)
    assert stock.why_not_any(player(has=(0, 1, 0, 0, 9)), cost, 2) == Reason("basic-goods-missing", count=2)
    assert stock.why_not_any(player(has=(0, 2, 0, 0, 0)), cost, 1) is None
    assert stock.why_not_any(player(has=(1, 1, 0, 0, 0)), cost, 1) is None
    assert stock.why_not_any(player(has=(0, 1, 0, 0, 0)), cost, 0) is None
    gold = (0, 1, 0, 0, 1)
    assert stock.why_not_any(player(has=(1, 1, 0, 0, 1)), gold, 1) is None


def test_missing_workers_are_counted():
    assert stock.why_not_workers(player(2), 2) is None
    assert stock.why_not_workers(player(2), 3) == Reason("workers-missing", count=1)
    assert stock.why_not_workers(player(0), 4) == Reason("workers-missing", count=4)


def test_points_are_counted_by_source():
    someone = player()
    stock.gain_points(someone, 2, 4)
    stock.gain_points(someone, 2, 3)
    stock.gain_points(someone, 5, 1)
    assert (someone.points, someone.score()) == ((0, 0, 7, 0, 0, 1), 8)


# ---- Workers


@pytest.mark.rule("limit.workers.take")
def test_taking_a_worker_moves_one_from_the_camp_to_the_pool_and_returning_is_the_reverse():
    someone = player(4, 5)
    assert stock.take_workers(someone, 3) == 3
    assert (someone.pool, someone.camp) == (7, 2)
    stock.return_workers(someone, 6)
    assert (someone.pool, someone.camp) == (1, 8)


@pytest.mark.rule("limit.workers.lost")
@pytest.mark.parametrize(("camp", "taken"), [(5, 4), (4, 4), (3, 3), (0, 0)])
def test_a_worker_gained_while_none_is_in_the_camp_is_lost(camp, taken):
    someone = player(6, camp)
    assert stock.take_workers(someone, 4) == taken
    assert (someone.pool, someone.camp) == (6 + taken, camp - taken)


@pytest.mark.rule("limit.workers.lost", "limit.workers.take")
def test_who_lacks_workers_in_the_camp_takes_none_of_others_and_gets_nothing_for_them():
    state = table(2)
    pool(state, 0, 14)
    pool(state, 1, 0)
    at(state, recruit)
    assert [workers_of(state, seat) for seat in (0, 1)] == [(15, 0), (3, 12)]
    assert (goods_of(state, 0), score(state, 0)) == ((1, 2, 1, 0, 0), 0)


@pytest.mark.rule("limit.workers")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_workers_of_a_player_always_make_fifteen(seed):
    seats = 1 + seed
    state, draw = start(seats), Random(seed)
    seen = set()
    while state.waiting:
        seen |= {workers_of_all(state, seat) for seat in range(seats)}
        GAME.apply(state, random_action(GAME, state, draw))
    seen |= {workers_of_all(state, seat) for seat in range(seats)}
    assert seen == {15}


# ---- Houses


@pytest.mark.rule("limit.houses")
def test_a_house_put_on_the_road_never_comes_back():
    state = table(2)
    goods(state, 0, food=1, wood=9, cloth=1, gold=3)
    worker(state, 0, "lawyer", "carpenter")
    at(state, activate_city)
    play(state, "house farm-1", "build wood-sawmill")
    assert state.players[0].houses == 7
    at(state, offer_monuments)
    assert state.players[0].houses == 7
    state = table(2)
    residence(state, 0, "farm-1")
    goods(state, 0, wood=1, gold=1)
    at(state, offer_monuments)
    assert state.players[0].houses == 8
    play(state, "monument garden")
    assert (state.players[0].houses, state.owner[Tile.GARDEN], state.round) == (8, 0, 2)


@pytest.mark.rule("limit.houses.none")
def test_without_a_house_neither_lawyer_nor_carpenter_nor_stonemason_can_be_used():
    state = table(2)
    build(state, 1, "stonemason")
    goods(state, 0, food=5, wood=5, stone=5, cloth=5)
    state.players[0].houses = 0
    worker(state, 0, "lawyer", "carpenter", "basic-carpenter", "stonemason")
    state.provost = 10
    log = Log()
    at(state, activate_city, log)
    assert [event for event in log.events if isinstance(event, Wasted)] == [
        Wasted(0, Tile.LAWYER),
        Wasted(0, Tile.CARPENTER),
        Wasted(0, Tile.BASIC_CARPENTER),
        Wasted(0, Tile.STONEMASON),
    ]
    assert goods_of(state, 0) == (5, 5, 5, 5, 0)


@pytest.mark.rule("limit.houses.none")
def test_the_last_house_may_be_used():
    state = table(2)
    state.players[0].houses = 1
    goods(state, 0, food=2, wood=2, cloth=1)
    worker(state, 0, "carpenter", "basic-carpenter")
    at(state, activate_city)
    cost = Goods(food=1, wood=1)
    assert play(state, "build wood-sawmill")[0] == Constructed(0, Tile.WOOD_SAWMILL, 10, cost, 2)
    assert state.players[0].houses == 0
    assert asked(state) != "ChooseConstruction 0"


@pytest.mark.rule("limit.houses.none")
def test_without_a_house_a_favour_constructs_nothing_either():
    basics = ("farm-1", "sawmill", "quarry", "market-1", "any-guild", "mason-guild", "market-2", "farm-2")
    state = table(2, site=("basic-carpenter", "covered-market", "gold-mine"), basics=basics)
    state.players[0].houses = 0
    state.waiting.append(ChooseFavour(0))
    assert Wasted(0, Tile.BASIC_CARPENTER) in play(state, "slot 1")


# ---- Chance


@pytest.mark.rule("limit.chance")
@pytest.mark.parametrize("seed", [5, 6])
def test_after_setup_nothing_is_drawn_or_rolled(seed):
    state, draw = start(3), Random(seed)
    actors = []
    while state.waiting:
        actors.append((GAME.to_act(state) == CHANCE, state.round == 0))
        GAME.apply(state, random_action(GAME, state, draw))
    assert actors[:20] == [(True, True)] * (13 + 1 + 6)
    assert actors[20:23] == [(False, True)] * 3
    assert set(actors[23:]) == {(False, False)}


@pytest.mark.rule("decision.legal")
def test_only_what_is_payable_in_full_at_the_moment_is_on_offer():
    state = table(2)
    goods(state, 0, wood=2, food=1, gold=1)
    worker(state, 0, "carpenter")
    at(state, activate_city)
    assert legal(state) == [
        "decline",
        "build wood-sawmill",
        "build wood-quarry",
        "build spinning-mill",
        "build wood-market",
        "build tailor",
        "build stonemason",
    ]
    assert why_not(state, "build manor") == Reason("good-missing", good=Good.CLOTH, count=1)
    assert why_not(state, "build wood-farm") == Reason("not-on-offer", tile=Tile.WOOD_FARM)


@pytest.mark.rule("decision.legal")
@pytest.mark.parametrize("seed", [7, 8])
def test_every_action_on_offer_is_legal_and_every_other_one_has_a_reason(seed):
    state, draw = start(2), Random(seed)
    while state.waiting:
        offered = GAME.legal(state)
        refused = set(range(len(GAME.catalogue))) - set(offered)
        assert offered == sorted(set(offered))
        assert [GAME.why_not(state, action) for action in offered] == [None] * len(offered)
        assert None not in {GAME.why_not(state, action) for action in refused}
        GAME.apply(state, random_action(GAME, state, draw))
    assert GAME.why_not(state, 0) == Reason("game-over")
