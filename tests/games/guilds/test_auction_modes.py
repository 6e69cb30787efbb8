"""Options of the auction: two_led, refund_on_empty, crown_agent."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.basics import market
from boardwright.games.guilds.events import BidMade, BidMadeInTwo, CrownBid, Hired, Moved, Refunded
from boardwright.games.guilds.terms import IN_START, NOBODY, Character
from tests.games.guilds.setting import (
    asked,
    at,
    bid,
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
    window,
)
from tests.games.guilds.test_auction_bid import auction, counts

# ---- two_led


@pytest.mark.rule("option.bid-mode", "ruling.12.53")
def test_who_leads_another_zone_may_bid_in_one():
    state = auction(1, 2, 3, bids=[(0, 2, 1)], bid_mode="two_led")
    play(state, "bid")
    assert legal(state) == ["zone 1", "zone 2", "zone 3"]
    play(state, "zone 1")
    assert legal(state) == counts(1, 10)
    play(state, "count 4")
    assert legal(state) == ["done", "zone 2", "zone 3"]
    assert play(state, "done") == [BidMade(0, 1, 4, 4)]
    assert (bids_in(state, 1), bids_in(state, 2)) == ((4, 0, 0), (1, 0, 0))


@pytest.mark.rule("ruling.12.53")
def test_the_zone_of_the_bid_itself_does_not_count_twice():
    state = auction(1, 2, 3, bids=[(0, 2, 1)], bid_mode="two_led")
    play(state, "bid", "zone 2")
    assert legal(state) == counts(1, 9)
    play(state, "count 1")
    assert (legal(state), why_not(state, "done")) == (["zone 3"], Reason("two-zones-needed"))


@pytest.mark.rule("ruling.12.53")
def test_who_leads_two_zones_may_raise_one_of_them():
    state = auction(1, 2, 3, bids=[(0, 2, 1), (0, 3, 1)], bid_mode="two_led")
    play(state, "bid")
    assert legal(state) == ["zone 1", "zone 2", "zone 3"]
    assert play(state, "zone 3", "count 10") == [BidMade(0, 3, 10, 11)]


@pytest.mark.rule("option.bid-mode")
def test_who_leads_nothing_still_bids_in_two():
    state = auction(1, 2, 3, bids=[(0, 2, 1), (1, 2, 2), (0, 5, 3)], bid_mode="two_led")
    play(state, "bid")
    assert (legal(state), why_not(state, "zone 3")) == (
        ["zone 1", "zone 2"],
        Reason("no-second-zone", zone=3),
    )
    play(state, "zone 1", "count 1")
    assert (legal(state), why_not(state, "done")) == (["zone 2", "zone 3"], Reason("two-zones-needed"))
    assert play(state, "zone 2", "count 2") == [BidMadeInTwo(0, 1, 1, 1, 2, 2, 3)]


@pytest.mark.rule("option.bid-mode")
def test_one_florin_is_a_bid_for_who_leads_another_zone():
    state = auction(1, 2, 3, florins=1, bids=[(0, 2, 1)], bid_mode="two_led")
    play(state, "bid")
    assert (legal(state), why_not(state, "zone 2")) == (
        ["zone 1", "zone 3"],
        Reason("no-second-zone", zone=2),
    )
    assert play(state, "zone 1", "count 1") == [BidMade(0, 1, 1, 1)]


@pytest.mark.rule("option.bid-mode")
def test_the_lead_of_the_zone_is_needed_in_this_mode_too():
    state = auction(1, 2, 3, bids=[(0, 2, 1), (1, 1, 3)], bid_mode="two_led")
    play(state, "bid", "zone 1")
    assert legal(state) == counts(4, 10)


@pytest.mark.rule("option.bid-mode", "auction.bid.one-zone")
def test_with_two_characters_one_zone_is_enough_in_this_mode_too():
    state = auction(1, 2, bid_mode="two_led")
    play(state, "bid")
    assert legal(state) == ["zone 1", "zone 2"]
    assert play(state, "zone 2", "count 1") == [BidMade(0, 2, 1, 1)]


@pytest.mark.rule("option.bid-mode", "ruling.12.1")
def test_without_the_option_a_lead_elsewhere_does_not_help():
    state = auction(1, 2, 3, bids=[(0, 2, 1)])
    play(state, "bid", "zone 1", "count 1")
    assert why_not(state, "done") == Reason("two-zones-needed")


# ---- refund_on_empty


@pytest.mark.rule("option.refund-on-empty")
def test_florins_come_back_when_the_last_character_of_their_zone_is_taken():
    state = auction(1, 2, 3, bids=[(0, 1, 3), (1, 1, 2), (2, 1, 1), (1, 2, 4)], refund_on_empty=True)
    assert play(state, "character carpenter") == [
        Hired(0, Character.CARPENTER, 3),
        Refunded(1, 2),
        Refunded(2, 1),
    ]
    assert (bids_in(state, 1), bids_in(state, 2)) == ((0, 0, 0), (0, 4, 0))
    assert [coins_of(state, seat)[0] for seat in range(3)] == [10, 12, 11]


@pytest.mark.rule("option.refund-on-empty")
def test_florins_stay_while_a_character_is_left_in_their_zone():
    state = auction(1, 1, 3, bids=[(0, 1, 3), (1, 1, 2)], refund_on_empty=True)
    play(state, "character carpenter")
    assert (bids_in(state, 1), [coins_of(state, seat)[0] for seat in range(3)]) == ((0, 2, 0), [10, 10, 10])


@pytest.mark.rule("option.refund-on-empty")
def test_florins_come_back_when_the_enchantress_empties_their_zone():
    state = auction(1, 2, 3, bids=[(0, 1, 3), (1, 1, 2)], refund_on_empty=True)
    hired(state, 0, "enchantress")
    events = play(state, "use enchantress", "character carpenter", "zone 2")
    assert events[-3:] == [Moved(Character.CARPENTER, 2), Refunded(0, 3), Refunded(1, 2)]
    assert (bids_in(state, 1), [coins_of(state, seat)[0] for seat in range(3)]) == ((0, 0, 0), [11, 12, 10])


@pytest.mark.rule("option.refund-on-empty", "auction.locked")
def test_without_the_option_florins_stay_where_the_enchantress_has_emptied_a_zone():
    state = auction(1, 2, 3, bids=[(0, 1, 3), (1, 1, 2)])
    hired(state, 0, "enchantress")
    play(state, "use enchantress", "character carpenter", "zone 2")
    assert (bids_in(state, 1), [coins_of(state, seat)[0] for seat in range(3)]) == ((3, 2, 0), [8, 10, 10])


# ---- crown_agent


def crowned(*zones, florins=10, bids=(), seats=2):
    """An auction with the Crown's agent in which the neutral florins have just been laid."""
    state = table(seats, crown_agent=True)
    for name, zone in zip(("carpenter", "prince", "paladin", "general"), zones, strict=False):
        offered(state, zone, name)
    for seat in range(seats):
        coins(state, seat, florins=florins)
    for seat, zone, amount in bids:
        bid(state, seat, zone, amount)
    return at(state, flow.lay_crown)


@pytest.mark.rule("option.crown-agent")
def test_a_neutral_florin_lies_in_each_occupied_zone():
    state = table(2, crown_agent=True)
    offered(state, 1, "carpenter")
    offered(state, 3, "prince", "cat")
    log = Log()
    at(state, flow.lay_crown, log)
    assert (state.crown, log.events) == ((1, 0, 1, 0, 0, 0), [CrownBid(2)])
    assert [coins_of(state, seat) for seat in range(2)] == [(0, 0), (0, 0)]


@pytest.mark.rule("option.crown-agent")
def test_the_lowest_leading_bid_is_two():
    state = crowned(1, 2, 3)
    play(state, "bid", "zone 1")
    assert (legal(state), why_not(state, "count 1")) == (counts(2, 8), Reason("bid-limits", low=2, high=8))
    play(state, "count 2", "zone 3")
    assert legal(state) == counts(2, 8)
    play(state, "count 2")
    assert (market.leader(state, 0), market.leader(state, 2), market.leader(state, 1)) == (0, 0, NOBODY)


@pytest.mark.rule("option.crown-agent")
@pytest.mark.parametrize(("amount", "leader"), [(1, NOBODY), (2, 0)])
def test_a_zone_with_no_higher_bid_than_the_crowns_has_no_leader(amount, leader):
    state = crowned(1, 2, bids=[(0, 1, amount)])
    assert market.leader(state, 0) == leader


@pytest.mark.rule("option.crown-agent")
def test_a_higher_rival_counts_and_not_the_crown():
    state = crowned(1, 2, bids=[(1, 1, 3)])
    play(state, "bid", "zone 1")
    assert legal(state) == counts(4, 10)


@pytest.mark.rule("option.crown-agent.back")
def test_the_neutral_florin_stays_while_a_character_is_left():
    state = crowned(1, 1, 2, bids=[(0, 1, 3)])
    assert play(state, "character carpenter") == [Hired(0, Character.CARPENTER, 3)]
    assert (state.crown, market.leader(state, 0)) == ((1, 1, 0, 0, 0, 0), NOBODY)


@pytest.mark.rule("option.crown-agent.back")
def test_the_neutral_florin_goes_when_its_zone_is_empty():
    state = crowned(1, 2, 3, bids=[(0, 1, 3)])
    play(state, "character carpenter")
    assert (state.crown, coins_of(state, 0), coins_of(state, 1)) == ((0, 1, 1, 0, 0, 0), (10, 0), (10, 0))


@pytest.mark.rule("option.crown-agent.back")
def test_the_neutral_florins_do_not_move_with_a_character():
    state = crowned(1, 2, 3)
    hired(state, 0, "enchantress")
    play(state, "use enchantress", "character carpenter", "zone 2")
    assert (state.crown, coins_of(state, 0)) == ((0, 1, 1, 0, 0, 0), (8, 0))


@pytest.mark.rule("option.crown-agent.back")
def test_the_neutral_florins_go_when_the_auction_ends():
    state = crowned(1, 2, 3, florins=1)
    play(state, "pass", "pass")
    assert (state.crown, [coins_of(state, seat) for seat in range(2)]) == ((0,) * 6, [(1, 0), (1, 0)])
    assert asked(state) == "TakeBuildingTurn 0"


@pytest.mark.rule("ruling.12.54")
def test_the_neutral_florins_are_laid_after_the_window_of_the_start():
    state = table(2, crown_agent=True)
    hired(state, 1, "gambler")
    coins(state, 1, florins=3)
    offered(state, 2, "prince")
    window(state, IN_START)
    assert (asked(state), state.crown) == ("UseInWindow 1", (0,) * 6)
    assert play(state, "done") == [CrownBid(1)]
    assert (asked(state), state.crown) == ("TakeAuctionTurn 0", (0, 1, 0, 0, 0, 0))


@pytest.mark.rule("ruling.12.54")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_or_four_players_there_are_no_neutral_florins(seats):
    state = crowned(1, 2, 3, seats=seats)
    assert (state.crown, state.tables.crown_agent) == ((0,) * 6, False)
    play(state, "bid", "zone 1")
    assert legal(state)[0] == "count 1"


@pytest.mark.rule("option.crown-agent")
def test_without_the_option_there_are_no_neutral_florins():
    state = table(2)
    offered(state, 1, "carpenter")
    log = Log()
    at(state, flow.lay_crown, log)
    assert (state.crown, log.events) == ((0,) * 6, [])


@pytest.mark.rule("option.crown-agent")
def test_in_an_empty_market_the_crown_lays_nothing_and_nothing_is_said():
    state = table(2, crown_agent=True)
    log = Log()
    at(state, flow.lay_crown, log)
    assert (state.crown, [event for event in log.events if isinstance(event, CrownBid)]) == ((0,) * 6, [])


@pytest.mark.rule("option.crown-agent")
def test_the_crowns_florin_takes_no_character():
    state = crowned(1, florins=1)
    play(state, "pass", "pass")
    assert ([members_of(state, seat) for seat in range(2)], len(state.market)) == ([[], []], 1)
