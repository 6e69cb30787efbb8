"""Leaders, and taking a character from the market."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds.basics import market
from boardwright.games.guilds.events import Hired
from boardwright.games.guilds.terms import NOBODY, NOTHING, Character
from tests.games.guilds.setting import (
    asked,
    bid,
    bids_in,
    character,
    coins_of,
    legal,
    members_of,
    offered,
    play,
    table,
    why_not,
)
from tests.games.guilds.test_auction_bid import auction


def leaders(state):
    """Who leads each of the six zones."""
    return [market.leader(state, zone) for zone in range(6)]


# ---- The leader


@pytest.mark.rule("auction.leader")
@pytest.mark.parametrize(
    ("bids", "leader"),
    [
        ((1, 0, 0), 0),
        ((0, 0, 1), 2),
        ((2, 3, 1), 1),
        ((4, 3, 3), 0),
        ((3, 3, 4), 2),
    ],
)
def test_the_highest_bid_leads_a_zone(bids, leader):
    state = table(3)
    offered(state, 2, "prince")
    for seat in range(3):
        bid(state, seat, 2, bids[seat])
    assert leaders(state) == [NOBODY, leader, NOBODY, NOBODY, NOBODY, NOBODY]
    assert [market.leads(state, seat, 1) for seat in range(3)] == [seat == leader for seat in range(3)]


@pytest.mark.rule("auction.leader.tie")
@pytest.mark.parametrize("bids", [(3, 3, 0), (0, 3, 3), (2, 2, 2), (4, 1, 4)])
def test_equal_highest_bids_leave_a_zone_without_a_leader(bids):
    state = table(3)
    offered(state, 2, "prince")
    for seat in range(3):
        bid(state, seat, 2, bids[seat])
    assert leaders(state) == [NOBODY] * 6


@pytest.mark.rule("auction.leader.tie")
def test_a_tie_lasts_until_somebody_bids_higher():
    state = auction(1, bids=[(0, 1, 2), (1, 1, 2)])
    assert (legal(state), why_not(state, "character carpenter")) == (
        ["pass", "bid"],
        Reason("not-leading", zone=1),
    )
    play(state, "bid", "zone 1", "count 1")
    assert market.leader(state, 0) == 0


@pytest.mark.rule("auction.leader.empty")
def test_a_zone_without_florins_or_without_a_character_has_no_leader():
    state = table(3)
    offered(state, 1, "prince")
    bid(state, 0, 2, 4)
    assert leaders(state) == [NOBODY] * 6
    offered(state, 2, "cat")
    assert leaders(state) == [NOBODY, 0, NOBODY, NOBODY, NOBODY, NOBODY]


def test_the_market_knows_where_everybody_lies():
    state = table(3)
    offered(state, 3, "prince", "cat")
    offered(state, 6, "bear")
    assert [market.zone_of(state, character(name)) for name in ("cat", "bear", "spy")] == [2, 5, NOTHING]
    assert market.characters_in(state, 2) == [Character.PRINCE, Character.CAT]
    assert (market.characters_in(state, 0), market.occupied(state)) == ([], [2, 5])
    assert [market.is_occupied(state, zone) for zone in (1, 2, 5)] == [False, True, True]


# ---- Taking


@pytest.mark.rule("auction.take", "auction.take.price")
def test_a_leader_takes_a_character_for_all_florins_in_its_zone_and_none_elsewhere():
    state = auction(1, 2, 3, bids=[(0, 1, 3), (0, 2, 2), (1, 3, 1)])
    assert legal(state) == ["pass", "bid", "character prince", "character carpenter"]
    assert play(state, "character carpenter") == [Hired(0, Character.CARPENTER, 3)]
    assert (members_of(state, 0), members_of(state, 1), members_of(state, 2)) == (["carpenter"], [], [])
    assert (bids_in(state, 1), bids_in(state, 2), bids_in(state, 3)) == ((0, 0, 0), (2, 0, 0), (0, 1, 0))
    assert [coins_of(state, seat) for seat in range(3)] == [(10, 0)] * 3
    assert market.zone_of(state, character("carpenter")) == NOTHING
    assert asked(state) == "TakeAuctionTurn 1"


@pytest.mark.rule("auction.take")
def test_of_two_characters_in_a_zone_the_leader_takes_one_of_his_choice():
    state = auction(4, 4, 5, bids=[(0, 4, 1)])
    assert legal(state) == ["pass", "bid", "character prince", "character carpenter"]
    play(state, "character prince")
    assert (members_of(state, 0), market.characters_in(state, 3)) == (["prince"], [Character.CARPENTER])


@pytest.mark.rule("auction.take")
def test_a_new_character_joins_behind_the_others():
    state = auction(4, 5, 5, seats=2, bids=[(0, 4, 1), (0, 5, 2)])
    play(state, "character carpenter", "pass", "character prince")
    assert members_of(state, 0) == ["carpenter", "prince"]


@pytest.mark.rule("auction.take", "auction.leader")
def test_who_does_not_lead_takes_nothing():
    state = auction(1, 2, 3, bids=[(0, 1, 3), (1, 1, 4)])
    assert legal(state) == ["pass", "bid"]
    assert why_not(state, "character carpenter") == Reason("not-leading", zone=1)
    assert why_not(state, "character paladin") == Reason("not-leading", zone=3)
    assert why_not(state, "character bear") == Reason("not-on-offer", character=Character.BEAR)


@pytest.mark.rule("auction.take.others")
def test_the_florins_of_others_stay_and_the_highest_leads_the_zone_at_once():
    state = auction(4, 4, 1, bids=[(0, 4, 5), (1, 4, 2), (2, 4, 4)])
    play(state, "character prince")
    assert (bids_in(state, 4), market.leader(state, 3)) == ((0, 2, 4), 2)
    assert why_not(state, "character carpenter") == Reason("not-leading", zone=4)
    play(state, "pass")
    assert play(state, "character carpenter") == [Hired(2, Character.CARPENTER, 4)]
    assert (members_of(state, 2), bids_in(state, 4)) == (["carpenter"], (0, 2, 0))


@pytest.mark.rule("auction.locked")
def test_florins_in_an_emptied_zone_stay_there():
    state = auction(1, 2, 3, bids=[(0, 1, 3), (1, 1, 2), (2, 1, 1)])
    play(state, "character carpenter")
    assert (bids_in(state, 1), leaders(state)) == ((0, 2, 1), [NOBODY] * 6)
    assert [coins_of(state, seat)[0] for seat in range(3)] == [10, 10, 10]
    play(state, "bid")
    assert why_not(state, "zone 1") == Reason("zone-empty", zone=1)


@pytest.mark.rule("auction.locked", "exchange.refund")
def test_locked_florins_come_back_when_the_auction_is_over():
    state = auction(1, florins=0, bids=[(0, 1, 3), (1, 1, 2), (2, 1, 1)])
    play(state, "character carpenter")
    assert (bids_in(state, 1), asked(state)) == ((0, 0, 0), "TakeBuildingTurn 0")
    assert [coins_of(state, seat)[0] for seat in range(3)] == [0, 2, 1]


@pytest.mark.rule("auction.turns")
def test_a_take_is_the_whole_turn():
    state = auction(1, 2, 3, bids=[(0, 1, 3), (0, 2, 3)])
    play(state, "character carpenter")
    assert (asked(state), state.turn) == ("TakeAuctionTurn 1", 1)
    assert why_not(state, "character prince") == Reason("not-leading", zone=2)


def test_a_take_without_a_log_is_the_same():
    state = auction(1, 2, 3, bids=[(0, 1, 3)])
    state.waiting.pop().apply(state, 59 + character("carpenter"), None)
    assert (members_of(state, 0), bids_in(state, 1)) == (["carpenter"], (0, 0, 0))
