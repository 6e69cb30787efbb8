"""Using a building: whole or not at all, one way of several, goods of one's choice, the Camp's limit."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.actions import DECLINE, PAIRS, PAY, PAY_TWO, TAKE, USE, USE_MORE
from boardwright.games.caylus1303.basics import road
from boardwright.games.caylus1303.effects.using import UseTile, added
from boardwright.games.caylus1303.events import Declined, Goods, Used, Wasted
from boardwright.games.caylus1303.phases.activation import activate_city, activate_road
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.terms import Good, Source, Tile
from boardwright.games.caylus1303.uses import NAMES, NO_GOODS, Use, only
from tests.games.caylus1303.setting import (
    BASICS,
    asked,
    at,
    build,
    goods,
    goods_of,
    legal,
    play,
    pool,
    score,
    table,
    tile,
    why_not,
    worker,
    workers_of,
)

WITHOUT_GUILD = tuple(each for each in (*BASICS, "market-2") if each != "any-guild")


def ready(name, **stock):
    """Seat 0 stands on seat 1's building on space 10; seat 2 waits at the road's end."""
    state = table(site=("market-2", "tailor", "gold-mine"))
    build(state, 1, name)
    goods(state, 0, **stock)
    worker(state, 0, name)
    state.offer = tuple(each for each in state.offer if each != tile("wood-market"))
    road.lay(state, tile("wood-market"), 22)
    worker(state, 2, "wood-market")
    state.provost = 23
    return state


def using(name, **stock):
    """Seat 0 is asked."""
    return at(ready(name, **stock), activate_road)


def on_basic(name, **stock):
    """Seat 0 is asked on a basic building; seat 2 waits on the last of them."""
    state = table()
    goods(state, 0, **stock)
    worker(state, 0, name)
    worker(state, 2, "farm-2")
    return state


@pytest.mark.rule("effect.optional", "ruling.15.2")
def test_the_user_is_asked_even_where_an_effect_only_gives_and_may_decline_it():
    state = using("covered-market")
    assert (asked(state), legal(state)) == ("UseTile 0", ["decline", "use"])
    assert play(state, "decline") == [Declined(0, Tile.COVERED_MARKET)]
    assert (workers_of(state, 0), asked(state)) == ((5, 10), "UseTile 2")


@pytest.mark.rule("effect.whole")
def test_an_effect_is_used_once_for_each_worker():
    state = using("alchemist", food=5)
    play(state, "pay food")
    assert (goods_of(state, 0), asked(state)) == ((4, 0, 0, 0, 1), "UseTile 2")


@pytest.mark.rule("effect.whole")
def test_what_cannot_be_paid_in_full_is_not_asked_and_changes_nothing():
    log = Log()
    state = ready("church")
    pool(state, 0, 1)
    at(state, activate_road, log)
    assert (log.events, asked(state)) == ([Wasted(0, Tile.CHURCH)], "UseTile 2")
    assert workers_of(state, 0) == (1, 14)
    state = ready("church")
    pool(state, 0, 2)
    assert legal(at(state, activate_road)) == ["decline", "use"]


@pytest.mark.rule("effect.branch")
def test_of_two_ways_the_user_takes_exactly_one():
    state = using("jeweller", gold=3)
    assert legal(state) == ["decline", "use", "use more"]
    assert play(state, "use more") == [Used(0, Tile.JEWELLER, Goods(gold=2), Goods(points=9))]
    assert (goods_of(state, 0), score(state, 0), asked(state)) == ((0, 0, 0, 0, 1), 9, "UseTile 2")


@pytest.mark.rule("effect.order")
def test_the_payment_comes_before_the_gain():
    state = table()
    pool(state, 0, 15)
    goods(state, 0, food=1)
    way = Use().for_workers(2).giving_workers(3).giving_points(4)
    log = Log()
    UseTile(0, Tile.FARM_1, 0).carry_out(state, way, only(0, 1), only(4, 1), log)
    assert log.events == [
        Used(0, Tile.FARM_1, Goods(food=1, workers=2), Goods(gold=1, workers=2, points=4)),
    ]
    assert (workers_of(state, 0), goods_of(state, 0), score(state, 0)) == ((15, 0), (0, 0, 0, 0, 1), 4)


@pytest.mark.rule("effect.order")
def test_the_fairgrounds_wood_is_gone_before_its_favour_is_carried_out():
    state = table(site=("any-guild", "tailor", "gold-mine"), basics=WITHOUT_GUILD)
    goods(state, 0, wood=1)
    worker(state, 0, "fairground")
    state.passed = (2,)
    at(state, activate_city)
    play(state, "use")
    assert play(state, "slot 1")[-1] == Wasted(0, Tile.ANY_GUILD)


@pytest.mark.rule("effect.side")
def test_one_building_gives_more_on_its_construction_side_than_on_its_setup_side():
    state = table()
    build(state, 1, "wood-quarry")
    goods(state, 0)
    goods(state, 2)
    worker(state, 0, "wood-farm")
    worker(state, 2, "wood-quarry")
    worker(state, 1, "stone-quarry")
    state.provost = 14
    at(state, activate_road)
    assert state.waiting[-1].data() == (Tile.WOOD_FARM, 1)
    play(state, "use")
    assert state.waiting[-1].data() == (Tile.WOOD_QUARRY, 0)
    play(state, "use")
    assert (goods_of(state, 0), goods_of(state, 2)) == ((1, 0, 0, 0, 0), (0, 0, 2, 0, 0))
    assert (score(state, 0), score(state, 2)) == (1, 0)


@pytest.mark.rule("effect.order")
def test_points_of_an_effect_are_counted_as_such():
    state = using("church")
    play(state, "use")
    assert state.players[0].points[Source.EFFECTS] == 4


@pytest.mark.rule("ruling.10.35")
@pytest.mark.parametrize(("camp", "taken"), [(6, 5), (5, 5), (4, 4), (1, 1), (0, 0)])
def test_the_full_price_is_paid_though_the_camp_has_too_few_workers(camp, taken):
    state = ready("great-guild", cloth=1)
    pool(state, 0, 14 - camp)
    at(state, activate_road)
    assert legal(state) == ["decline", "pay cloth"]
    assert play(state, "pay cloth") == [Used(0, Tile.GREAT_GUILD, Goods(cloth=1), Goods(workers=taken))]
    assert (goods_of(state, 0), workers_of(state, 0)) == (
        (0, 0, 0, 0, 0),
        (14 - camp + taken, camp - taken + 1),
    )


@pytest.mark.rule("ruling.10.35", "tile.wood.covered-market.setup")
def test_the_point_of_an_effect_is_gained_though_the_camp_is_empty():
    state = table(built=("covered-market", "stone-quarry"), site=("market-2", "tailor", "gold-mine"))
    worker(state, 0, "covered-market")
    worker(state, 2, "stone-quarry")
    pool(state, 0, 14)
    state.provost = 14
    at(state, activate_road)
    assert play(state, "use") == [Used(0, Tile.COVERED_MARKET, Goods(), Goods(points=1))]
    assert (workers_of(state, 0), score(state, 0)) == ((14, 1), 1)


@pytest.mark.rule("ruling.10.35", "activation.busy")
def test_workers_on_other_buildings_and_on_the_site_cannot_be_taken():
    state = ready("covered-market")
    worker(state, 0, "site", "stone-quarry")
    pool(state, 0, 11)
    at(state, activate_road)
    assert workers_of(state, 0) == (11, 1)
    assert play(state, "use") == [Used(0, Tile.COVERED_MARKET, Goods(), Goods(workers=1))]
    assert workers_of(state, 0) == (12, 1)


@pytest.mark.rule("ruling.10.57")
def test_the_user_picks_the_good_that_a_market_gives_at_the_moment_of_use():
    state = at(on_basic("market-1"), activate_road)
    assert legal(state) == ["decline", "take food", "take wood", "take stone", "take cloth"]
    play(state, "take wood")
    assert goods_of(state, 0) == (0, 1, 0, 0, 0)


@pytest.mark.rule("ruling.10.57")
def test_the_user_picks_the_good_that_a_guild_takes():
    state = at(on_basic("any-guild", food=1, stone=2, gold=3), activate_road)
    assert legal(state) == ["decline", "pay food", "pay stone"]
    assert why_not(state, "pay wood") == Reason("good-missing", good=Good.WOOD, count=1)
    play(state, "pay stone")
    assert goods_of(state, 0) == (1, 0, 1, 0, 3)


@pytest.mark.rule("ruling.15.3")
def test_two_goods_paid_together_are_one_choice_for_each_mix():
    state = using("alchemist", food=2, wood=1, cloth=1)
    assert legal(state) == [
        "decline",
        "pay food",
        "pay wood",
        "pay cloth",
        "pay food food",
        "pay food wood",
        "pay food cloth",
        "pay wood cloth",
    ]
    assert len(PAIRS) == 10
    assert play(state, "pay food cloth") == [
        Used(0, Tile.ALCHEMIST, Goods(food=1, cloth=1), Goods(gold=2)),
    ]
    assert goods_of(state, 0) == (1, 1, 0, 0, 2)


@pytest.mark.rule("ruling.15.3", "tile.stone.alchemist")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        (one, two)
        for index, one in enumerate(["food", "wood", "stone", "cloth"])
        for two in ["food", "wood", "stone", "cloth"][index + 1 :]
    ],
)
def test_every_two_different_goods_make_two_gold(one, two):
    state = using("alchemist", **{one: 1, two: 1})
    assert legal(state) == ["decline", f"pay {one}", f"pay {two}", f"pay {one} {two}"]
    assert play(state, f"pay {one} {two}") == [
        Used(0, Tile.ALCHEMIST, Goods(**{one: 1, two: 1}), Goods(gold=2)),
    ]
    assert goods_of(state, 0) == (0, 0, 0, 0, 2)


@pytest.mark.rule("ruling.15.3", "tile.stone.alchemist")
@pytest.mark.parametrize("good", ["food", "wood", "stone", "cloth"])
def test_every_two_goods_alike_make_two_gold(good):
    state = using("alchemist", **{good: 2})
    assert play(state, f"pay {good} {good}") == [
        Used(0, Tile.ALCHEMIST, Goods(**{good: 2}), Goods(gold=2)),
    ]


def test_the_alchemist_says_which_of_two_goods_is_missing():
    state = using("alchemist", wood=1)
    assert why_not(state, "pay food") == Reason("good-missing", good=Good.FOOD, count=1)
    assert why_not(state, "pay wood wood") == Reason("good-missing", good=Good.WOOD, count=1)
    assert why_not(state, "pay cloth cloth") == Reason("good-missing", good=Good.CLOTH, count=2)
    assert why_not(state, "pay food wood") == Reason("good-missing", good=Good.FOOD, count=1)
    assert why_not(state, "pay wood stone") == Reason("good-missing", good=Good.STONE, count=1)
    assert why_not(state, "pay food cloth") == Reason("good-missing", good=Good.FOOD, count=1)


@pytest.mark.parametrize(
    ("name", "stock", "refused"),
    [
        ("alchemist", {"food": 2}, ["use", "use more", "take food"]),
        ("great-guild", {"food": 2}, ["use", "use more", "take food", "pay food food", "pay cloth cloth"]),
        ("jeweller", {"gold": 2, "food": 2}, ["take food", "pay food", "pay food food"]),
        ("foundry", {"food": 2}, ["take food", "pay food", "pay food food"]),
        ("spinning-mill", {"food": 2}, ["use more", "take cloth", "pay food", "pay cloth cloth"]),
        ("wood-sawmill", {"food": 2}, ["use more", "take food", "pay food", "pay food food"]),
    ],
)
def test_a_building_refuses_the_ways_of_other_buildings(name, stock, refused):
    state = using(name, **stock)
    assert [why_not(state, action) for action in refused] == [
        Reason("used-otherwise", tile=tile(name)) for _ in refused
    ]


def test_a_market_refuses_the_ways_of_other_buildings():
    state = at(on_basic("market-1", food=2), activate_road)
    assert [why_not(state, action) for action in ("use", "use more", "pay food", "pay food food")] == [
        Reason("used-otherwise", tile=Tile.MARKET_1)
    ] * 4


def test_a_building_that_takes_goods_and_workers_says_what_is_missing():
    state = table(tables={"tailor.pays": (1, 4)})
    build(state, 1, "tailor")
    goods(state, 0, cloth=1)
    worker(state, 0, "tailor")
    state.provost = 10
    at(state, activate_road)
    assert why_not(state, "use more") == Reason("good-missing", good=Good.CLOTH, count=3)


def test_the_use_of_a_building_offers_every_way_and_refuses_everything_else():
    state = using("foundry")
    decision = state.waiting[-1]
    ways = [DECLINE, USE, USE_MORE, *range(TAKE, TAKE + 4), *range(PAY, PAY + 4)]
    assert list(decision.offers()) == [*ways, *range(PAY_TWO, PAY_TWO + 10)]
    assert (decision.data(), UseTile(1, 9, 1).data()) == ((Tile.FOUNDRY, 0), (9, 1))
    assert why_not(state, "pass") == Reason("not-now")
    assert why_not(state, "place site") == Reason("not-now")
    assert why_not(state, "build tailor") == Reason("not-now")


@pytest.mark.parametrize(
    ("name", "stock", "action", "left"),
    [
        ("wood-sawmill", {}, USE, (0, 2, 0, 0, 0)),
        ("wood-sawmill", {}, DECLINE, (0, 0, 0, 0, 0)),
        ("alchemist", {"food": 1}, PAY, (0, 0, 0, 0, 1)),
        ("alchemist", {"food": 2}, PAY_TWO, (0, 0, 0, 0, 2)),
        ("jeweller", {"gold": 2}, USE_MORE, (0, 0, 0, 0, 0)),
    ],
)
def test_buildings_are_used_without_a_log(name, stock, action, left):
    state = using(name, **stock)
    GAME.apply(state, action)
    assert (goods_of(state, 0), asked(state)) == (left, "UseTile 2")


def test_rows_of_goods_are_added_and_made_of_one_good():
    assert added((1, 0, 2, 0, 0), (0, 1, 3, 0, 4)) == (1, 1, 5, 0, 4)
    assert (only(0, 2), only(4, 1), NO_GOODS) == ((2, 0, 0, 0, 0), (0, 0, 0, 0, 1), (0, 0, 0, 0, 0))
    assert [NAMES[each] for each in (4, 5, 8, 9, 20)] == ["farm", "farm", "market", "market", "stonemason"]
