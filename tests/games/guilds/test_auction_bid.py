"""Bids: two zones, the lead in both, florins from the purse; when one zone is enough."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.actions import BID, COUNT, DONE, PASS, USE, ZONE
from boardwright.games.guilds.events import BidMade, BidMadeInTwo
from boardwright.games.guilds.phases.auction import (
    BidFlorins,
    BidSecondFlorins,
    BidSecondZone,
    BidZone,
    TakeAuctionTurn,
)
from tests.games.guilds.setting import (
    asked,
    at,
    bid,
    bids_in,
    coins,
    coins_of,
    legal,
    offered,
    play,
    table,
    why_not,
)

NAMES = ("carpenter", "prince", "paladin", "general", "gambler", "bear")


def auction(*zones, seats=3, florins=10, bids=(), **options):
    """An auction with a character in each of the zones; `bids` are (seat, zone, florins)."""
    state = table(seats, **options)
    for name, zone in zip(NAMES, zones, strict=False):
        offered(state, zone, name)
    for seat in range(seats):
        coins(state, seat, florins=florins)
    for seat, zone, amount in bids:
        bid(state, seat, zone, amount)
    return at(state, flow.open_auction)


def counts(low, high):
    return [f"count {count}" for count in range(low, high + 1)]


# ---- Two zones


@pytest.mark.rule("auction.bid.two-zones", "auction.bid.adds")
def test_a_bid_lays_florins_in_two_zones():
    state = auction(1, 2, 4)
    events = play(state, "bid", "zone 1", "count 2", "zone 4", "count 3")
    assert events == [BidMadeInTwo(0, 1, 2, 2, 4, 3, 3)]
    assert (bids_in(state, 1), bids_in(state, 2), bids_in(state, 4)) == ((2, 0, 0), (0, 0, 0), (3, 0, 0))
    assert [coins_of(state, seat)[0] for seat in range(3)] == [5, 10, 10]
    assert (asked(state), state.turn) == ("TakeAuctionTurn 1", 1)


@pytest.mark.rule("auction.bid.two-zones")
def test_one_zone_is_not_enough_with_three_characters():
    state = auction(1, 2, 4)
    play(state, "bid", "zone 1", "count 2")
    assert (asked(state), legal(state)) == ("BidSecondZone 0", ["zone 2", "zone 4"])
    assert why_not(state, "done") == Reason("two-zones-needed")


@pytest.mark.rule("auction.bid.two-zones", "auction.bid.one-zone")
def test_three_characters_in_two_zones_still_ask_for_both():
    state = auction(2, 2, 5)
    play(state, "bid")
    assert legal(state) == ["zone 2"]
    play(state, "zone 2", "count 1")
    assert legal(state) == ["zone 5"]
    assert why_not(state, "done") == Reason("two-zones-needed")


@pytest.mark.rule("auction.bid.two-zones")
def test_a_bid_never_reaches_a_third_zone():
    state = auction(1, 2, 4)
    play(state, "bid", "zone 1", "count 1", "zone 2", "count 1")
    assert (asked(state), bids_in(state, 4)) == ("TakeAuctionTurn 1", (0, 0, 0))


@pytest.mark.rule("decision.bid.ascending")
def test_the_second_zone_has_a_higher_number():
    state = auction(1, 2, 3, 4)
    play(state, "bid", "zone 2", "count 1")
    assert legal(state) == ["zone 3", "zone 4"]
    assert why_not(state, "zone 1") == Reason("zones-ascending", zone=2)
    assert why_not(state, "zone 2") == Reason("zones-ascending", zone=2)


@pytest.mark.rule("decision.bid.ascending", "ruling.12.51")
def test_a_bid_cannot_begin_with_the_last_zone_if_two_are_needed():
    state = auction(1, 2, 4)
    play(state, "bid")
    assert legal(state) == ["zone 1", "zone 2"]
    assert why_not(state, "zone 4") == Reason("no-second-zone", zone=4)


# ---- One zone


@pytest.mark.rule("auction.bid.one-zone")
@pytest.mark.parametrize(
    ("zones", "first"), [((2, 5), ["zone 2", "zone 5"]), ((5, 5), ["zone 5"]), ((3,), ["zone 3"])]
)
def test_with_two_characters_or_fewer_a_bid_may_begin_anywhere(zones, first):
    state = auction(*zones)
    play(state, "bid")
    assert legal(state) == first


@pytest.mark.rule("auction.bid.one-zone")
def test_with_two_characters_left_one_zone_is_enough():
    state = auction(2, 5)
    play(state, "bid", "zone 2", "count 3")
    assert legal(state) == ["done", "zone 5"]
    assert play(state, "done") == [BidMade(0, 2, 3, 3)]
    assert (bids_in(state, 2), bids_in(state, 5)) == ((3, 0, 0), (0, 0, 0))
    assert (coins_of(state, 0), asked(state)) == ((7, 0), "TakeAuctionTurn 1")


@pytest.mark.rule("auction.bid.two-still")
def test_where_one_zone_is_enough_two_are_allowed():
    state = auction(2, 5)
    assert play(state, "bid", "zone 2", "count 3", "zone 5", "count 7") == [BidMadeInTwo(0, 2, 3, 3, 5, 7, 7)]
    assert (bids_in(state, 2), bids_in(state, 5), coins_of(state, 0)) == ((3, 0, 0), (7, 0, 0), (0, 0))


@pytest.mark.rule("auction.bid.last-zone")
def test_with_a_single_zone_of_three_characters_that_zone_is_enough():
    state = auction(4, 4, 4)
    play(state, "bid")
    assert legal(state) == ["zone 4"]
    assert play(state, "zone 4", "count 10") == [BidMade(0, 4, 10, 10)]
    assert asked(state) == "TakeAuctionTurn 1"


@pytest.mark.rule("auction.bid.one-zone")
def test_a_bid_in_the_highest_zone_is_laid_at_once():
    state = auction(2, 5)
    assert play(state, "bid", "zone 5", "count 4") == [BidMade(0, 5, 4, 4)]
    assert (asked(state), coins_of(state, 0)) == ("TakeAuctionTurn 1", (6, 0))


@pytest.mark.rule("auction.bid.one-zone", "ruling.12.51")
def test_a_second_zone_that_cannot_be_paid_is_not_asked_for():
    state = auction(2, 5, bids=[(1, 5, 3)])
    assert play(state, "bid", "zone 2", "count 7") == [BidMade(0, 2, 7, 7)]
    state = auction(2, 5, bids=[(1, 5, 3)])
    play(state, "bid", "zone 2", "count 6")
    assert legal(state) == ["done", "zone 5"]


# ---- Where a bid may go


@pytest.mark.rule("auction.bid.occupied")
def test_a_zone_without_a_character_cannot_be_bid_on():
    state = auction(1, 2, 4, bids=[(0, 3, 5), (1, 6, 1)])
    play(state, "bid")
    assert why_not(state, "zone 3") == Reason("zone-empty", zone=3)
    play(state, "zone 1", "count 1")
    assert legal(state) == ["zone 2", "zone 4"]
    assert why_not(state, "zone 6") == Reason("zone-empty", zone=6)


@pytest.mark.rule("auction.bid.lead")
def test_the_lead_takes_one_florin_more_than_the_highest_rival():
    state = auction(1, 2, 3, bids=[(1, 1, 3), (2, 1, 2), (2, 2, 4)])
    play(state, "bid", "zone 1")
    assert (legal(state)[0], why_not(state, "count 3")) == ("count 4", Reason("bid-limits", low=4, high=9))
    play(state, "count 4")
    play(state, "zone 2")
    assert (legal(state), why_not(state, "count 4")) == (counts(5, 6), Reason("bid-limits", low=5, high=6))
    play(state, "count 5")
    assert (bids_in(state, 1), bids_in(state, 2), coins_of(state, 0)) == ((4, 3, 2), (5, 0, 4), (1, 0))


@pytest.mark.rule("auction.bid.lead", "auction.bid.adds")
def test_what_lies_there_already_counts_for_the_lead():
    state = auction(1, 2, 3, bids=[(0, 1, 2), (1, 1, 5), (0, 3, 1), (2, 3, 1)])
    play(state, "bid", "zone 1")
    assert legal(state)[0] == "count 4"
    assert play(state, "count 4", "zone 3", "count 1") == [BidMadeInTwo(0, 1, 4, 6, 3, 1, 2)]
    assert (bids_in(state, 1), bids_in(state, 3)) == ((6, 5, 0), (2, 0, 1))


@pytest.mark.rule("auction.bid.least", "ruling.12.1")
def test_raising_a_zone_that_one_leads_takes_at_least_a_florin_and_counts_as_one_of_the_two():
    state = auction(1, 2, 3, bids=[(0, 1, 6), (1, 1, 2)])
    play(state, "bid", "zone 1")
    assert (legal(state), why_not(state, "count 0")) == (counts(1, 9), Reason("bid-limits", low=1, high=9))
    play(state, "count 1", "zone 2")
    assert (legal(state), why_not(state, "count 0")) == (counts(1, 9), Reason("bid-limits", low=1, high=9))
    play(state, "count 1")
    assert (bids_in(state, 1), bids_in(state, 2), coins_of(state, 0)) == ((7, 2, 0), (1, 0, 0), (8, 0))


@pytest.mark.rule("ruling.12.1")
def test_a_player_who_leads_one_zone_still_bids_in_two():
    state = auction(1, 2, 3, bids=[(0, 1, 6)])
    play(state, "bid", "zone 2", "count 1")
    assert legal(state) == ["zone 3"]
    assert why_not(state, "done") == Reason("two-zones-needed")


# ---- The purse


@pytest.mark.rule("auction.bid.purse")
@pytest.mark.parametrize(
    ("bids", "high"),
    [
        ([], 9),
        ([(1, 2, 3)], 9),
        ([(1, 2, 3), (1, 3, 3)], 6),
        ([(1, 2, 3), (1, 3, 5)], 6),
        ([(1, 2, 5), (1, 3, 3)], 6),
    ],
)
def test_the_first_zone_leaves_what_the_cheapest_second_one_costs(bids, high):
    state = auction(1, 2, 3, bids=bids)
    play(state, "bid", "zone 1")
    assert legal(state) == counts(1, high)
    assert why_not(state, f"count {high + 1}") == Reason("bid-limits", low=1, high=high)


@pytest.mark.rule("auction.bid.purse")
def test_where_the_cheapest_second_zone_leaves_one_amount_only_it_is_named():
    state = auction(1, 2, 3, bids=[(1, 2, 8), (1, 3, 8)])
    play(state, "bid", "zone 1")
    assert (legal(state), why_not(state, "count 2")) == (counts(1, 1), Reason("bid-exactly", count=1))


@pytest.mark.rule("auction.bid.purse")
def test_the_second_zone_may_take_all_that_is_left():
    state = auction(1, 2, 3)
    play(state, "bid", "zone 1", "count 4", "zone 2")
    assert legal(state) == counts(1, 6)
    assert why_not(state, "count 7") == Reason("bid-limits", low=1, high=6)
    play(state, "count 6")
    assert coins_of(state, 0) == (0, 0)


@pytest.mark.rule("auction.bid.purse")
def test_a_zone_whose_lead_is_too_dear_is_not_on_offer():
    state = auction(1, 2, 3, florins=4, bids=[(1, 1, 4), (1, 2, 2)])
    play(state, "bid")
    assert (legal(state), why_not(state, "zone 1")) == (["zone 2"], Reason("lead-too-dear", zone=1, count=5))
    play(state, "zone 2")
    assert legal(state) == ["count 3"]


@pytest.mark.rule("auction.bid.purse", "ruling.12.51")
def test_a_second_zone_whose_lead_is_too_dear_is_not_on_offer():
    state = auction(1, 2, 3, florins=4, bids=[(1, 2, 3)])
    play(state, "bid", "zone 1", "count 1")
    assert legal(state) == ["zone 3"]
    assert why_not(state, "zone 2") == Reason("lead-too-dear", zone=2, count=4)


@pytest.mark.rule("ruling.12.51")
def test_a_zone_that_leaves_too_little_for_a_second_one_is_not_on_offer():
    state = auction(1, 2, 3, florins=4, bids=[(1, 1, 3), (1, 2, 2)])
    play(state, "bid")
    assert (legal(state), why_not(state, "zone 1")) == (["zone 2"], Reason("no-second-zone", zone=1))


@pytest.mark.rule("auction.bid.purse")
@pytest.mark.parametrize(("florins", "options"), [(0, ["pass"]), (1, ["pass"]), (2, ["pass", "bid"])])
def test_who_cannot_pay_for_two_zones_cannot_bid(florins, options):
    assert legal(auction(1, 2, 3, florins=florins)) == options


@pytest.mark.rule("auction.bid.one-zone")
@pytest.mark.parametrize(("florins", "options"), [(0, ["pass"]), (1, ["pass", "bid"])])
def test_where_one_zone_is_enough_one_florin_is_a_bid(florins, options):
    assert legal(auction(1, 2, florins=florins)) == options


@pytest.mark.rule("auction.bid.purse")
def test_why_no_bid_is_possible():
    state = auction(1, 2, 3, florins=1)
    assert why_not(state, "bid") == Reason("no-bid-possible")


@pytest.mark.rule("limit.purse")
def test_florins_on_tents_pay_for_no_bid():
    state = auction(1, 2, 3, florins=1, bids=[(0, 3, 9), (0, 5, 9)])
    assert (legal(state), why_not(state, "bid")) == (["pass", "character paladin"], Reason("no-bid-possible"))


@pytest.mark.rule("limit.purse")
def test_florins_on_the_tithe_keeper_and_gold_pay_for_no_bid():
    state = auction(1, 2, 3, florins=1)
    state.players[0].gold = 9
    state.players[0].members = (34,)
    state.tithe = 4
    assert why_not(state, "bid") == Reason("no-bid-possible")


@pytest.mark.rule("ruling.12.51")
def test_nothing_moves_before_the_last_choice_of_a_bid():
    state = auction(1, 2, 3)
    assert play(state, "bid", "zone 1", "count 2", "zone 3") == []
    assert (coins_of(state, 0), bids_in(state, 1), bids_in(state, 3)) == ((10, 0), (0, 0, 0), (0, 0, 0))
    assert asked(state) == "BidSecondFlorins 0"
    play(state, "count 1")
    assert (coins_of(state, 0), bids_in(state, 1), bids_in(state, 3)) == ((7, 0), (2, 0, 0), (1, 0, 0))


def test_a_bid_has_no_more_than_sixty_florins_in_a_zone():
    state = auction(1, 2, 3, florins=130)
    play(state, "bid", "zone 1")
    assert legal(state) == counts(1, 60)
    play(state, "count 60", "zone 2")
    assert legal(state) == counts(1, 60)


def test_bids_without_a_log_are_the_same():
    state = auction(1, 2, 3)
    for action in (BID, ZONE, COUNT + 2, ZONE + 1, COUNT + 3):
        state.waiting.pop().apply(state, action, None)
    assert (bids_in(state, 1), bids_in(state, 2), coins_of(state, 0)) == ((2, 0, 0), (3, 0, 0), (5, 0))


# ---- What the decisions of a bid could ever offer


def test_the_decisions_of_a_bid_and_what_they_offer():
    numbers = list(range(COUNT, COUNT + 61))
    assert list(TakeAuctionTurn(0).offers()) == [PASS, BID, *range(USE, 113)]
    assert list(BidZone(0).offers()) == list(range(ZONE, ZONE + 6))
    assert list(BidFlorins(0, 2).offers()) == numbers
    assert list(BidSecondZone(0, 2, 4).offers()) == [DONE, *range(ZONE, ZONE + 6)]
    assert list(BidSecondFlorins(0, 2, 4, 5).offers()) == numbers


def test_the_decisions_of_a_bid_tell_what_has_been_chosen():
    state = auction(1, 3, 6)
    play(state, "bid", "zone 3")
    assert (state.waiting[-1].seat, state.waiting[-1].data()) == (0, (2,))
    play(state, "count 4")
    assert (state.waiting[-1].seat, state.waiting[-1].data()) == (0, (2, 4))
    play(state, "zone 6")
    assert (state.waiting[-1].seat, state.waiting[-1].data()) == (0, (2, 4, 5))


@pytest.mark.parametrize(
    "before",
    [(), ("bid",), ("bid", "zone 1"), ("bid", "zone 1", "count 1"), ("bid", "zone 1", "count 1", "zone 2")],
)
def test_what_belongs_to_another_moment_is_refused(before):
    state = auction(1, 2, 3)
    play(state, *before)
    assert (why_not(state, "room empty-1"), why_not(state, "yes")) == (Reason("not-now"), Reason("not-now"))
