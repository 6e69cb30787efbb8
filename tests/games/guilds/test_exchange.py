"""Exchange: florins come back from the tents, and five of them make one gold."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.events import Exchanged, Refunded
from boardwright.games.guilds.phases.exchange import ExchangeFlorins
from boardwright.games.guilds.terms import IN_EXCHANGE
from tests.games.guilds.setting import (
    asked,
    at,
    bid,
    bids_in,
    coins,
    coins_of,
    hired,
    legal,
    play,
    table,
    why_not,
    window,
)


def exchange(*florins, tables=None):
    """Players with so many florins and one gold each are about to exchange."""
    state = table(len(florins), tables)
    for seat, count in enumerate(florins):
        coins(state, seat, florins=count, gold=1)
    return at(state, flow.open_exchange)


@pytest.mark.rule("exchange.refund")
def test_all_florins_on_tents_go_back_to_their_owners():
    state = table(3)
    state.first = 1
    for zone in range(1, 7):
        bid(state, 0, zone, zone)
    bid(state, 2, 6, 3)
    coins(state, 0, florins=2, gold=1)
    log = Log()
    at(state, flow.refund, log)
    assert log.events == [Refunded(2, 3), Refunded(0, 21)]
    assert [coins_of(state, seat) for seat in range(3)] == [(23, 1), (0, 0), (3, 0)]
    assert [bids_in(state, zone) for zone in range(1, 7)] == [(0, 0, 0)] * 6


@pytest.mark.rule("exchange.refund")
def test_florins_come_back_before_anybody_exchanges():
    state = table(2)
    bid(state, 0, 1, 4)
    bid(state, 0, 5, 1)
    at(state, flow.refund)
    assert (asked(state), legal(state)) == ("ExchangeFlorins 0", ["count 0", "count 1"])


@pytest.mark.rule("exchange.refund")
def test_the_window_for_abilities_comes_after_the_refund_and_before_the_exchange():
    state = table(2)
    hired(state, 0, "thief")
    bid(state, 1, 2, 6)
    at(state, flow.refund)
    assert (asked(state), coins_of(state, 1), state.window) == ("UseInWindow 0", (6, 0), IN_EXCHANGE)
    play(state, "use thief", "player blue")
    assert (coins_of(state, 0), coins_of(state, 1)) == ((2, 0), (4, 0))


@pytest.mark.rule("limit.purse")
def test_the_thief_does_not_see_florins_that_lie_on_the_tithe_keeper():
    state = table(2)
    hired(state, 0, "thief")
    hired(state, 1, "tithe-keeper")
    state.tithe = 4
    window(state, IN_EXCHANGE)
    assert asked(state) == "TakeBuildingTurn 0"


@pytest.mark.rule("exchange.rate")
@pytest.mark.parametrize(
    ("florins", "options"),
    [
        (5, ["count 0", "count 1"]),
        (9, ["count 0", "count 1"]),
        (10, ["count 0", "count 1", "count 2"]),
        (15, ["count 0", "count 1", "count 2", "count 3"]),
    ],
)
def test_as_often_as_the_purse_allows_or_not_at_all(florins, options):
    assert legal(exchange(florins, 0)) == options


@pytest.mark.rule("exchange.rate")
@pytest.mark.example("11.D")
def test_fourteen_florins_give_two_gold_at_most():
    state = exchange(14, 0)
    assert legal(state) == ["count 0", "count 1", "count 2"]
    assert play(state, "count 2") == [Exchanged(0, 10, 2)]
    assert coins_of(state, 0) == (4, 3)


@pytest.mark.rule("exchange.rate")
@pytest.mark.example("11.D")
def test_fourteen_florins_may_give_one_gold_only():
    state = exchange(14, 0)
    assert play(state, "count 1") == [Exchanged(0, 5, 1)]
    assert (coins_of(state, 0), coins_of(state, 1)) == ((9, 2), (0, 1))


@pytest.mark.rule("exchange.rate")
def test_nobody_has_to_exchange():
    state = exchange(14, 0)
    assert play(state, "count 0") == []
    assert (coins_of(state, 0), asked(state)) == ((14, 1), "TakeBuildingTurn 0")


@pytest.mark.rule("exchange.rate")
def test_more_than_the_purse_allows_is_refused():
    state = exchange(14, 0)
    assert why_not(state, "count 3") == Reason("florins-missing", count=1)
    assert why_not(state, "count 4") == Reason("florins-missing", count=6)
    assert why_not(state, "done") == Reason("not-now")
    assert list(ExchangeFlorins(0).offers()) == list(range(119, 180))


@pytest.mark.rule("exchange.rate", "limit.bank")
def test_the_bank_never_lacks_gold():
    state = exchange(300, 0)
    play(state, "count 60")
    assert coins_of(state, 0) == (0, 61)


def test_the_catalogue_ends_at_sixty_exchanges():
    assert legal(exchange(400, 0))[-1] == "count 60"


@pytest.mark.rule("exchange.rate")
def test_a_table_may_bring_another_rate():
    state = exchange(11, 0, tables={"exchange": 4})
    assert legal(state) == ["count 0", "count 1", "count 2"]
    assert why_not(state, "count 3") == Reason("florins-missing", count=1)
    assert play(state, "count 2") == [Exchanged(0, 8, 2)]
    assert coins_of(state, 0) == (3, 3)


@pytest.mark.rule("ruling.12.33")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_players_exchange_in_turn_order_once_each(first, order):
    state = table(3)
    for seat in range(3):
        coins(state, seat, florins=15)
    state.first = first
    at(state, flow.open_exchange)
    asks = [asked(state)]
    play(state, "count 1")
    asks.append(asked(state))
    play(state, "count 1")
    asks.append(asked(state))
    play(state, "count 1")
    assert asks == [f"ExchangeFlorins {seat}" for seat in order]
    assert asked(state) == f"TakeBuildingTurn {first}"


@pytest.mark.rule("ruling.12.33")
def test_who_cannot_exchange_is_not_asked():
    state = exchange(4, 5, 4, 5)
    assert asked(state) == "ExchangeFlorins 1"
    play(state, "count 0")
    assert asked(state) == "ExchangeFlorins 3"
    play(state, "count 1")
    assert (asked(state), coins_of(state, 3)) == ("TakeBuildingTurn 0", (0, 2))


def test_a_refund_and_an_exchange_without_a_log_are_the_same():
    state = table(2)
    bid(state, 1, 3, 7)
    at(state, flow.refund)
    state.waiting.pop().apply(state, 120, None)
    assert coins_of(state, 1) == (2, 1)
