"""The Trading Post, and the Merchants' exchange."""

import pytest

from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.events import Bought, Exchanged, Goods, Sold
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.terms import Building
from tests.games.belfort.setting import (
    asked,
    built,
    goods,
    goods_of,
    legal,
    number,
    play,
    table,
    turn,
    why_not,
)

NO_VISIT = Reason("no-visit")


def trader(seat=0, tables=None, **have):
    state = table(3, tables=tables)
    goods(state, seat, **have)
    return turn(state, seat)


def missing(**units):
    return Reason("goods-missing", **{"wood": 0, "stone": 0, "metal": 0, "gold": 0, **units})


def trades(state):
    return [action for action in legal(state) if action.startswith(("sell", "buy", "exchange"))]


def told(state, *actions):
    play(state, *actions)
    return GAME.position(state)


def untold(state, *actions):
    for action in actions:
        GAME.apply(state, number(action))
    return GAME.position(state)


@pytest.mark.rule("actions.trade.prices")
@pytest.mark.parametrize(
    ("action", "bought", "price"),
    [
        ("buy wood", Goods(wood=1), 1),
        ("buy stone", Goods(stone=1), 1),
        ("buy metal", Goods(metal=1), 2),
    ],
)
def test_wood_and_stone_cost_1_gold_and_metal_2(action, bought, price):
    state = trader(seat=1, wood=5, stone=5, metal=5, gold=price)
    assert play(state, action) == [Bought(1, bought, price)]
    assert goods_of(state, 1) == (5 + bought.wood, 5 + bought.stone, 5 + bought.metal, 0)
    assert [goods_of(state, seat) for seat in (0, 2)] == [(1, 1, 1, 5), (1, 1, 1, 5)]


@pytest.mark.rule("actions.trade.prices")
@pytest.mark.parametrize(("action", "gold"), [("buy wood", 0), ("buy stone", 0), ("buy metal", 1)])
def test_a_purchase_is_refused_for_one_gold_missing(action, gold):
    state = trader(gold=gold)
    assert action not in legal(state)
    assert why_not(state, action) == missing(gold=1)


@pytest.mark.rule("actions.trade.prices")
@pytest.mark.parametrize(
    ("action", "sold"),
    [
        ("sell wood 0", Goods(stone=2)),
        ("sell wood 1", Goods(wood=1, stone=1)),
        ("sell wood 2", Goods(wood=2)),
        ("sell metal", Goods(metal=1)),
    ],
)
def test_any_2_wood_or_stone_or_1_metal_sell_for_1_gold(action, sold):
    state = trader(seat=1, wood=sold.wood, stone=sold.stone, metal=sold.metal, gold=3)
    assert [trade for trade in trades(state) if trade.startswith("sell")] == [action]
    assert play(state, action) == [Sold(1, sold, 1)]
    assert [goods_of(state, seat) for seat in range(3)] == [(1, 1, 1, 5), (0, 0, 0, 4), (1, 1, 1, 5)]


@pytest.mark.rule("actions.trade.prices")
@pytest.mark.parametrize(
    ("action", "have", "lacking"),
    [
        ("sell wood 0", {"stone": 1}, {"stone": 1}),
        ("sell wood 0", {"wood": 9, "metal": 9, "gold": 9}, {"stone": 2}),
        ("sell wood 1", {"stone": 1}, {"wood": 1}),
        ("sell wood 1", {"wood": 1}, {"stone": 1}),
        ("sell wood 2", {"wood": 1}, {"wood": 1}),
        ("sell wood 2", {"stone": 9, "metal": 9, "gold": 9}, {"wood": 2}),
        ("sell metal", {}, {"metal": 1}),
    ],
)
def test_a_sale_is_refused_for_one_unit_missing(action, have, lacking):
    state = trader(**have)
    assert action not in legal(state)
    assert why_not(state, action) == missing(**lacking)


@pytest.mark.rule("actions.trade.prices")
def test_a_sale_is_never_of_more_than_two_units():
    state = trader(wood=9, stone=9)
    assert trades(state) == ["sell wood 0", "sell wood 1", "sell wood 2"]
    assert why_not(state, "sell wood 3") == Reason("sale-size", count=2)


@pytest.mark.rule("actions.trade.prices")
def test_a_table_may_change_the_sizes_of_sales():
    state = trader(tables={"trade.sell_wood_stone": 3, "trade.sell_metal": 2}, wood=3, stone=2, metal=2)
    assert trades(state) == ["sell wood 1", "sell wood 2", "sell wood 3", "sell metal"]
    assert play(state.clone(), "sell wood 1") == [Sold(0, Goods(wood=1, stone=2), 1)]
    assert play(state.clone(), "sell wood 3") == [Sold(0, Goods(wood=3), 1)]
    assert play(state, "sell metal") == [Sold(0, Goods(metal=2), 1)]
    assert goods_of(state, 0) == (3, 2, 0, 1)


@pytest.mark.rule("actions.trade.visit", "ruling.12.2.32")
def test_the_gold_of_the_sale_may_pay_for_the_purchase_of_the_same_visit():
    state = trader(seat=1, metal=1)
    assert play(state, "sell metal") == [Sold(1, Goods(metal=1), 1)]
    assert asked(state) == "BuyAfterSale 1"
    assert legal(state) == ["stop", "buy wood", "buy stone"]
    assert why_not(state, "buy metal") == missing(gold=1)
    assert play(state, "buy wood") == [Bought(1, Goods(wood=1), 1)]
    assert goods_of(state, 1) == (1, 0, 0, 0)
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("actions.trade.visit")
def test_a_visit_may_be_a_sale_alone():
    state = trader(metal=1, gold=2)
    play(state, "sell metal")
    assert legal(state) == ["stop", "buy wood", "buy stone", "buy metal"]
    assert play(state, "stop") == []
    assert (asked(state), goods_of(state, 0)) == ("ChooseAction 0", (0, 0, 0, 3))


@pytest.mark.rule("ruling.12.2.32")
def test_nothing_may_come_between_the_sale_and_the_purchase_of_a_visit():
    state = trader(metal=2, gold=9)
    play(state, "sell metal")
    assert why_not(state, "sell metal") == Reason(NOT_NOW)
    assert why_not(state, "exchange wood") == Reason(NOT_NOW)
    assert why_not(state, "end") == Reason(NOT_NOW)
    assert [GAME.catalogue.text(action) for action in state.waiting[-1].offers()] == [
        "stop",
        "buy wood",
        "buy stone",
        "buy metal",
    ]


@pytest.mark.rule("actions.trade.visit")
@pytest.mark.parametrize("visit", [("sell metal", "buy wood"), ("sell metal", "stop"), ("buy stone",)])
def test_a_turn_has_one_visit(visit):
    state = trader(wood=9, stone=9, metal=9, gold=9)
    play(state, *visit)
    assert trades(state) == []
    assert why_not(state, "sell wood 0") == NO_VISIT
    assert why_not(state, "sell metal") == NO_VISIT
    assert why_not(state, "buy wood") == NO_VISIT
    assert why_not(state, "buy metal") == NO_VISIT


@pytest.mark.rule("actions.trade.visit")
def test_a_purchase_is_not_asked_about_when_nothing_can_be_bought():
    state = trader(tables={"trade.buy": (2, 2, 2)}, metal=1)
    play(state, "sell metal")
    assert (asked(state), goods_of(state, 0)) == ("ChooseAction 0", (0, 0, 0, 1))


@pytest.mark.rule("actions.trade.visit")
def test_a_single_good_that_can_be_bought_is_asked_about():
    state = trader(tables={"trade.buy": (1, 2, 2)}, metal=1)
    play(state, "sell metal")
    assert legal(state) == ["stop", "buy wood"]


@pytest.mark.rule("actions.trade.order")
def test_a_sale_that_only_the_purchase_makes_possible_may_follow_it():
    state = trader(seat=1, wood=1, gold=1)
    assert play(state, "buy wood") == [Bought(1, Goods(wood=1), 1)]
    assert asked(state) == "SellAfterPurchase 1"
    assert legal(state) == ["stop", "sell wood 2"]
    assert play(state, "sell wood 2") == [Sold(1, Goods(wood=2), 1)]
    assert goods_of(state, 1) == (0, 0, 0, 1)
    assert asked(state) == "ChooseAction 1"
    assert why_not(state, "buy wood") == NO_VISIT


@pytest.mark.rule("actions.trade.order", "ruling.12.2.32")
def test_what_could_be_sold_first_cannot_be_sold_after_the_purchase():
    state = trader(wood=1, stone=1, metal=1, gold=1)
    play(state, "buy wood")
    assert legal(state) == ["stop", "sell wood 2"]
    assert why_not(state, "sell wood 1") == Reason("sell-before-buying")
    assert why_not(state, "sell metal") == Reason("sell-before-buying")
    assert why_not(state, "sell wood 0") == missing(stone=1)
    assert why_not(state, "sell wood 3") == Reason("sale-size", count=2)
    assert why_not(state, "buy wood") == Reason(NOT_NOW)
    assert why_not(state, "end") == Reason(NOT_NOW)
    assert play(state, "stop") == []
    assert (asked(state), goods_of(state, 0)) == ("ChooseAction 0", (2, 1, 1, 0))


@pytest.mark.rule("actions.trade.order")
@pytest.mark.parametrize(
    ("have", "action", "before", "sales"),
    [
        ({"stone": 1, "gold": 1}, "buy stone", 0b00000, ["sell wood 0"]),
        ({"stone": 1, "gold": 1}, "buy wood", 0b00000, ["sell wood 1"]),
        ({"stone": 2, "gold": 1}, "buy wood", 0b00001, ["sell wood 1"]),
        ({"wood": 1, "stone": 1, "gold": 1}, "buy stone", 0b00010, ["sell wood 0"]),
        ({"wood": 2, "gold": 1}, "buy stone", 0b00100, ["sell wood 1"]),
        ({"wood": 2, "gold": 2}, "buy metal", 0b00100, ["sell metal"]),
        ({"wood": 1, "metal": 1, "gold": 1}, "buy wood", 0b10000, ["sell wood 2"]),
    ],
)
def test_only_sales_that_were_not_possible_before_the_purchase_follow_it(have, action, before, sales):
    state = trader(**have)
    play(state, action)
    assert legal(state) == ["stop", *sales]
    assert state.waiting[-1].data() == (before,)
    assert [GAME.catalogue.text(sale) for sale in state.waiting[-1].offers()] == [
        "stop",
        "sell wood 0",
        "sell wood 1",
        "sell wood 2",
        "sell wood 3",
        "sell metal",
    ]


@pytest.mark.rule("actions.trade.order")
def test_no_sale_is_asked_about_when_the_purchase_makes_none_possible():
    state = trader(wood=2, stone=2, metal=1, gold=1)
    play(state, "buy wood")
    assert (asked(state), goods_of(state, 0)) == ("ChooseAction 0", (3, 2, 1, 0))


@pytest.mark.rule("building.market.gnome", "ruling.12.2.31")
@pytest.mark.parametrize(
    ("markets", "gnomes", "visits"), [(1, 0, 1), (1, 1, 2), (1, 2, 3), (2, 3, 4), (2, 4, 5)]
)
def test_every_market_gnome_gives_one_more_visit(markets, gnomes, visits):
    state = trader(metal=9)
    built(state, 0, *["market"] * markets)
    state.players[0].gnomes[Building.MARKET] = gnomes
    play(state, *["sell metal", "stop"] * (visits - 1))
    assert why_not(state, "sell metal") is None
    play(state, "sell metal", "stop")
    assert why_not(state, "sell metal") == NO_VISIT


@pytest.mark.rule("building.market.gnome")
def test_visits_that_begin_with_a_purchase_are_counted_alike():
    state = trader(wood=2, stone=2, metal=2, gold=9)
    built(state, 0, "market", gnomes=True)
    play(state, "buy wood", "buy stone", "buy metal")
    assert why_not(state, "buy wood") == NO_VISIT
    assert goods_of(state, 0) == (3, 3, 3, 5)


@pytest.mark.rule("building.market.gnome")
def test_another_players_market_gnomes_give_no_visit():
    state = trader(metal=9)
    built(state, 1, "market", gnomes=True)
    built(state, 0, "market")
    play(state, "sell metal", "stop")
    assert why_not(state, "sell metal") == NO_VISIT


@pytest.mark.rule("ruling.12.2.32", "actions.gnome")
def test_visits_may_be_spread_over_the_turn_and_a_new_market_gnome_adds_one_at_once():
    state = trader(wood=3, stone=3, metal=2, gold=3)
    built(state, 0, "market")
    play(state, "sell metal", "stop", "wall 1 1")
    assert why_not(state, "sell metal") == NO_VISIT
    play(state, "gnome market", "sell metal", "buy wood")
    assert goods_of(state, 0) == (1, 0, 0, 1)
    assert why_not(state, "buy wood") == NO_VISIT


@pytest.mark.rule("guild.merchants.exchange")
@pytest.mark.parametrize(
    ("action", "given", "rest"),
    [
        ("exchange wood", Goods(wood=1), (1, 2, 3, 2)),
        ("exchange stone", Goods(stone=1), (2, 1, 3, 2)),
    ],
)
def test_an_exchange_gives_1_metal_for_1_wood_or_stone(action, given, rest):
    state = trader(seat=1, wood=2, stone=2, metal=2, gold=2)
    state.exchanges = 2
    assert play(state, action) == [Exchanged(1, given)]
    assert [goods_of(state, seat) for seat in range(3)] == [(1, 1, 1, 5), rest, (1, 1, 1, 5)]
    assert (state.exchanges, state.visits_used, asked(state)) == (1, 0, "ChooseAction 1")


@pytest.mark.rule("guild.merchants.exchange")
def test_exchanges_end_when_they_are_used_up():
    state = trader(wood=2, stone=1)
    assert why_not(state, "exchange wood") == Reason("no-exchange")
    assert why_not(state, "exchange stone") == Reason("no-exchange")
    state.exchanges = 2
    play(state, "exchange wood", "exchange stone")
    assert goods_of(state, 0) == (1, 0, 2, 0)
    assert why_not(state, "exchange wood") == Reason("no-exchange")


@pytest.mark.rule("guild.merchants.exchange")
def test_an_exchange_needs_the_unit_but_no_visit():
    state = trader(wood=1)
    state.exchanges, state.visits_used = 1, 1
    assert trades(state) == ["exchange wood"]
    assert why_not(state, "exchange stone") == missing(stone=1)
    goods(state, 0, stone=1)
    assert trades(state) == ["exchange stone"]
    assert why_not(state, "exchange wood") == missing(wood=1)
    goods(state, 0)
    assert why_not(state, "exchange wood") == missing(wood=1)
    assert why_not(state, "exchange stone") == missing(stone=1)


@pytest.mark.rule("guild.merchants.visits")
def test_extra_visits_add_to_the_one_of_the_turn():
    state = trader(metal=9)
    state.extra_visits = 3
    play(state, *["sell metal", "stop"] * 4)
    assert why_not(state, "sell metal") == NO_VISIT


@pytest.mark.parametrize(
    "moves",
    [("sell metal", "buy wood"), ("sell wood 1", "stop"), ("buy wood", "sell wood 2"), ("exchange stone",)],
)
def test_trades_without_a_log_do_the_same(moves):
    state = trader(wood=1, stone=1, metal=1, gold=1)
    state.exchanges = 1
    assert untold(state.clone(), *moves) == told(state, *moves)
