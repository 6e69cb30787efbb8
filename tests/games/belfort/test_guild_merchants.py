"""The Merchants: exchanges for metal and more visits to the Trading Post."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.belfort.events import ActivatedGuild, Exchanged, Goods, MerchantsHelp
from boardwright.games.belfort.terms import Guild
from tests.games.belfort.setting import (
    asked,
    built,
    deal,
    goods,
    goods_of,
    legal,
    play,
    table,
    turn,
    why_not,
)

FIVE = ("merchants", "miners", "masons", "bankers", "sawyers")
SALE = ("sell metal", "stop")


def turn_with_merchants(tables=None, **amounts):
    state = table(3, FIVE, tables)
    goods(state, 0, **amounts)
    state.players[0].idle[0] -= 1
    state.guild_worker[Guild.MERCHANTS] = 0
    return turn(state)


@pytest.mark.rule("guild.merchants.exchange", "guild.merchants.visits")
def test_merchants_add_two_exchanges_and_three_visits_and_send_the_worker_back():
    state = turn_with_merchants()
    events = play(state, "activate merchants")
    assert events == [ActivatedGuild(0, Guild.MERCHANTS), MerchantsHelp(0, 2, 3)]
    assert (state.exchanges, state.extra_visits) == (2, 3)
    assert (state.players[0].idle, asked(state)) == ([3, 0, 3, 0], "ChooseAction 0")


@pytest.mark.rule("guild.merchants.exchange")
def test_twice_one_wood_or_one_stone_is_given_for_one_metal():
    state = turn_with_merchants(wood=2, stone=2, metal=1)
    events = play(state, "activate merchants", "exchange wood", "exchange stone")
    assert goods_of(state, 0) == (1, 1, 3, 0)
    assert events[2:] == [Exchanged(0, Goods(wood=1)), Exchanged(0, Goods(stone=1))]
    assert why_not(state, "exchange wood") == Reason("no-exchange")
    assert why_not(state, "exchange stone") == Reason("no-exchange")


@pytest.mark.rule("guild.merchants.exchange")
def test_both_exchanges_may_take_the_same_good_and_need_no_visit():
    state = turn_with_merchants(wood=2)
    play(state, "activate merchants", "exchange wood", "exchange wood")
    assert (goods_of(state, 0), state.visits_used) == ((0, 0, 2, 0), 0)


@pytest.mark.rule("guild.merchants.exchange")
def test_an_exchange_needs_the_good():
    state = turn_with_merchants(stone=1)
    play(state, "activate merchants")
    assert [action for action in legal(state) if action.startswith("exchange")] == ["exchange stone"]
    assert why_not(state, "exchange wood") == Reason("goods-missing", wood=1, stone=0, metal=0, gold=0)
    play(state, "exchange stone")
    assert why_not(state, "exchange stone") == Reason("goods-missing", wood=0, stone=1, metal=0, gold=0)


@pytest.mark.rule("guild.merchants.exchange")
def test_without_merchants_nothing_is_exchanged():
    state = turn_with_merchants(wood=1, stone=1)
    assert why_not(state, "exchange wood") == Reason("no-exchange")
    assert why_not(state, "exchange stone") == Reason("no-exchange")


@pytest.mark.rule("guild.merchants.visits")
def test_merchants_make_four_visits_of_one():
    state = turn_with_merchants(metal=5)
    play(state, "activate merchants", *SALE, *SALE, *SALE, *SALE)
    assert goods_of(state, 0) == (0, 0, 1, 4)
    assert why_not(state, "sell metal") == Reason("no-visit")
    assert why_not(state, "buy wood") == Reason("no-visit")


@pytest.mark.rule("guild.merchants.visits")
def test_the_visits_of_merchants_and_of_market_gnomes_add_up():
    state = turn_with_merchants(metal=7)
    built(state, 0, "market", gnomes=True)
    play(state, "activate merchants", *SALE * 6)
    assert goods_of(state, 0) == (0, 0, 1, 6)
    assert why_not(state, "sell metal") == Reason("no-visit")


@pytest.mark.rule("guild.merchants.visits", "ruling.12.2.33")
def test_what_merchants_leave_unused_lapses_at_the_end_of_the_turn():
    state = turn_with_merchants(metal=3, wood=2)
    goods(state, 1, metal=2, wood=1)
    play(state, "activate merchants", "end")
    deal(state)
    assert asked(state) == "ChooseAction 1"
    assert why_not(state, "exchange wood") == Reason("no-exchange")
    play(state, *SALE)
    assert why_not(state, "sell metal") == Reason("no-visit")
    assert (state.exchanges, state.extra_visits) == (0, 0)


@pytest.mark.rule("ruling.12.2.33")
def test_exchanges_and_visits_are_separate_actions_in_any_order_with_others():
    state = turn_with_merchants(wood=5, stone=4, gold=2)
    play(state, "buy wood", "activate merchants", "exchange wood", "wall 1 1", "exchange stone", "sell metal")
    assert asked(state) == "BuyAfterSale 0"
    play(state, "stop", "sell metal", "buy wood", "sell wood 2", "stop")
    assert goods_of(state, 0) == (1, 0, 0, 3)
    assert why_not(state, "buy wood") == Reason("no-visit")


@pytest.mark.rule("ruling.12.2.33")
def test_the_benefits_begin_only_with_the_activation():
    state = turn_with_merchants(wood=1, metal=2)
    play(state, *SALE)
    assert why_not(state, "sell metal") == Reason("no-visit")
    play(state, "activate merchants", *SALE, "exchange wood")
    assert goods_of(state, 0) == (0, 0, 1, 2)


@pytest.mark.rule("guild.merchants.exchange", "guild.merchants.visits")
def test_the_numbers_of_exchanges_and_visits_stand_on_the_tile():
    state = turn_with_merchants(
        {"guilds.merchants.exchanges": 1, "guilds.merchants.visits": 2}, metal=4, stone=2
    )
    assert play(state, "activate merchants", "exchange stone")[1] == MerchantsHelp(0, 1, 2)
    assert why_not(state, "exchange stone") == Reason("no-exchange")
    play(state, *SALE * 3)
    assert why_not(state, "sell metal") == Reason("no-visit")


@pytest.mark.rule("ruling.12.2.49")
def test_merchants_may_be_activated_without_any_goods():
    state = turn_with_merchants()
    assert legal(state) == ["end", "activate merchants"]
