"""Turns of the auction, passes, abilities between them, and its end."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.events import AuctionEnds, BidMade, Hired, Passed, Refunded
from boardwright.games.guilds.terms import Character, Moment
from tests.games.guilds.setting import (
    asked,
    at,
    bids_in,
    coins,
    coins_of,
    hired,
    legal,
    members_of,
    offered,
    play,
    table,
    why_not,
)
from tests.games.guilds.test_auction_bid import auction


@pytest.mark.rule("auction.turns")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 0]), (1, [1, 2, 0, 1]), (2, [2, 0, 1, 2])])
def test_turns_go_clockwise_from_the_first_player_round_and_round(first, order):
    state = table(3)
    offered(state, 1, "prince")
    offered(state, 2, "cat", "bear")
    for seat in range(3):
        coins(state, seat, florins=9)
    state.first = first
    at(state, flow.open_auction)
    turns = [state.turn]
    play(state, "bid", "zone 1", "count 1", "zone 2", "count 1")
    turns.append(state.turn)
    play(state, "pass")
    turns.append(state.turn)
    play(state, "pass")
    turns.append(state.turn)
    assert turns == order
    assert asked(state) == f"TakeAuctionTurn {first}"


@pytest.mark.rule("auction.pass")
def test_passing_is_always_allowed():
    state = auction(1, 2, 3, florins=0)
    assert legal(state) == ["pass"]
    assert play(state, "pass") == [Passed(0)]
    assert [coins_of(state, seat) for seat in range(3)] == [(0, 0)] * 3


@pytest.mark.rule("auction.pass")
def test_a_leader_may_pass_and_act_on_the_next_turn():
    state = auction(1, 2, 3, seats=2, bids=[(0, 1, 1)])
    play(state, "pass")
    assert (bids_in(state, 1), members_of(state, 0)) == ((1, 0), [])
    play(state, "bid", "zone 2", "count 1", "zone 3", "count 1")
    assert legal(state) == ["pass", "bid", "character carpenter"]
    play(state, "character carpenter")
    assert members_of(state, 0) == ["carpenter"]


@pytest.mark.rule("auction.end.passes")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_passes_in_a_row_as_players_end_the_auction(players):
    state = auction(1, 2, 3, seats=players, florins=3)
    play(state, *["pass"] * (players - 1))
    assert asked(state) == f"TakeAuctionTurn {players - 1}"
    assert play(state, "pass") == [Passed(players - 1), AuctionEnds(3)]
    assert asked(state) == "TakeBuildingTurn 0"


@pytest.mark.rule("auction.end.reset")
def test_a_bid_starts_the_count_of_passes_anew():
    state = auction(1, 2, 3, florins=4)
    play(state, "pass", "pass", "bid", "zone 1", "count 1", "zone 2", "count 1", "pass", "pass")
    assert (asked(state), state.declined) == ("TakeAuctionTurn 2", 2)
    assert play(state, "pass") == [Passed(2), AuctionEnds(3), Refunded(2, 2)]


@pytest.mark.rule("auction.end.reset")
def test_a_bid_in_one_zone_starts_the_count_of_passes_anew():
    state = auction(1, 2, florins=4)
    play(state, "pass", "pass", "bid", "zone 1", "count 1", "done", "pass", "pass")
    assert asked(state) == "TakeAuctionTurn 2"


@pytest.mark.rule("auction.end.reset")
def test_a_take_starts_the_count_of_passes_anew():
    state = auction(1, 2, 3, florins=4, bids=[(2, 3, 1)])
    play(state, "pass", "pass", "character paladin", "pass", "pass")
    assert asked(state) == "TakeAuctionTurn 2"
    assert play(state, "pass") == [Passed(2), AuctionEnds(2)]


@pytest.mark.rule("auction.end.reset")
def test_an_ability_does_not_start_the_count_of_passes_anew():
    state = auction(1, 2, 3, seats=2, florins=4)
    hired(state, 1, "alchemist")
    play(state, "pass", "use alchemist")
    assert (asked(state), state.declined) == ("TakeAuctionTurn 1", 1)
    assert play(state, "pass") == [Passed(1), AuctionEnds(3)]
    assert coins_of(state, 1) == (1, 1)


@pytest.mark.rule("auction.turns")
def test_an_ability_does_not_replace_the_action():
    state = auction(1, 2, 3, seats=2, florins=6)
    hired(state, 0, "alchemist")
    at(state, flow.open_auction)
    assert legal(state) == ["pass", "bid", "use alchemist"]
    play(state, "use alchemist")
    assert (asked(state), legal(state)) == ("TakeAuctionTurn 0", ["pass", "bid"])
    play(state, "bid", "zone 1", "count 1", "zone 2", "count 1")
    assert asked(state) == "TakeAuctionTurn 1"


@pytest.mark.rule("auction.turns")
def test_only_abilities_that_fit_are_used_on_a_turn():
    state = auction(1, 2, 3, seats=2, florins=6)
    hired(state, 0, "gambler", "assassin", "archmage")
    hired(state, 1, "alchemist")
    at(state, flow.open_auction)
    assert why_not(state, "use alchemist") == Reason("not-your-character", character=Character.ALCHEMIST)
    assert why_not(state, "use assassin") == Reason("gold-missing", count=1)
    assert why_not(state, "use archmage") == Reason("no-ability", character=Character.ARCHMAGE)
    assert why_not(state, "use gambler") == Reason(
        "other-moment", character=Character.GAMBLER, moment=Moment.START
    )


@pytest.mark.rule("auction.end.empty")
def test_nobody_has_another_turn_once_the_last_character_is_gone():
    state = auction(2, florins=3, bids=[(0, 2, 1)])
    assert play(state, "character carpenter") == [Hired(0, Character.CARPENTER, 1), AuctionEnds(0)]
    assert asked(state) == "TakeBuildingTurn 0"


@pytest.mark.rule("auction.end.empty")
def test_the_auction_goes_on_while_a_character_is_left():
    state = auction(2, 2, florins=3, bids=[(0, 2, 1)])
    assert play(state, "character carpenter") == [Hired(0, Character.CARPENTER, 1)]
    assert asked(state) == "TakeAuctionTurn 1"


@pytest.mark.rule("auction.end.leader")
def test_a_leader_who_has_not_taken_the_character_does_not_get_it():
    state = auction(1, 2, 3, seats=2, florins=0, bids=[(0, 1, 4)])
    assert play(state, "pass", "pass") == [Passed(0), Passed(1), AuctionEnds(3), Refunded(0, 4)]
    assert (members_of(state, 0), coins_of(state, 0), len(state.market)) == ([], (4, 0), 3)


@pytest.mark.rule("auction.end.skip")
def test_an_empty_market_ends_the_auction_before_the_first_turn():
    state = table(3)
    coins(state, 1, florins=7)
    log = Log()
    at(state, flow.open_auction, log)
    assert (log.events, asked(state)) == ([AuctionEnds(0)], "ExchangeFlorins 1")


def test_an_auction_begins_without_passes():
    state = table(2)
    offered(state, 1, "prince")
    state.first, state.turn, state.declined = 1, 0, 2
    at(state, flow.open_auction)
    assert (asked(state), state.declined) == ("TakeAuctionTurn 1", 0)


def test_an_auction_without_a_log_is_the_same():
    state = auction(1, 2, 3, florins=0)
    for _ in range(3):
        state.waiting.pop().apply(state, 0, None)
        flow.run_until_decision(state, None)
    assert asked(state) == "TakeBuildingTurn 0"


@pytest.mark.rule("auction.end.empty", "auction.bid.one-zone")
def test_the_last_character_may_be_bid_on_and_taken_by_one_player():
    state = auction(6, seats=2, florins=2)
    events = play(state, "bid", "zone 6", "count 2", "pass", "character carpenter")
    assert events == [BidMade(0, 6, 2, 2), Passed(1), Hired(0, Character.CARPENTER, 2), AuctionEnds(0)]
