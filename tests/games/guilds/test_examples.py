"""The worked auction of the almanac, step by step, and what follows from it."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.events import (
    AuctionEnds,
    BidMade,
    BidMadeInTwo,
    Exchanged,
    Hired,
    Passed,
    Refunded,
    TookMarker,
)
from boardwright.games.guilds.terms import Character
from tests.games.guilds.setting import (
    asked,
    at,
    bids_in,
    coins,
    coins_of,
    legal,
    members_of,
    offered,
    play,
    table,
    why_not,
)

ERIK, JAN, ANNA = 0, 1, 2
CARPENTER, PRINCE, PALADIN, GENERAL = 1, 2, 3, 4

STEPS = [
    ("bid", "zone 1", "count 1", "zone 2", "count 1"),
    ("bid", "zone 1", "count 2", "zone 3", "count 1"),
    ("bid", "zone 3", "count 2", "zone 4", "count 1"),
    ("character prince",),
    ("bid", "zone 3", "count 2", "zone 4", "count 3"),
    ("pass",),
    ("pass",),
    ("character gambler",),
    ("character general",),
    ("bid", "zone 1", "count 2", "done"),
    ("character paladin",),
    ("pass",),
    ("character carpenter",),
]

HAPPENED = [
    BidMadeInTwo(ERIK, 1, 1, 1, 2, 1, 1),
    BidMadeInTwo(JAN, 1, 2, 2, 3, 1, 1),
    BidMadeInTwo(ANNA, 3, 2, 2, 4, 1, 1),
    Hired(ERIK, Character.PRINCE, 1),
    BidMadeInTwo(JAN, 3, 2, 3, 4, 3, 3),
    Passed(ANNA),
    Passed(ERIK),
    Hired(JAN, Character.GAMBLER, 3),
    Hired(ANNA, Character.GENERAL, 1),
    BidMade(ERIK, 1, 2, 3),
    Hired(JAN, Character.PALADIN, 3),
    Passed(ANNA),
    Hired(ERIK, Character.CARPENTER, 3),
]

# After each step: the bids of Erik, Jan and Anna in the zones of Carpenter, Prince, Paladin and General
# (with the Gambler), and the purses.
TABLE = [
    ((1, 0, 0), (1, 0, 0), (0, 0, 0), (0, 0, 0), (8, 10, 10)),
    ((1, 2, 0), (1, 0, 0), (0, 1, 0), (0, 0, 0), (8, 7, 10)),
    ((1, 2, 0), (1, 0, 0), (0, 1, 2), (0, 0, 1), (8, 7, 7)),
    ((1, 2, 0), (0, 0, 0), (0, 1, 2), (0, 0, 1), (8, 7, 7)),
    ((1, 2, 0), (0, 0, 0), (0, 3, 2), (0, 3, 1), (8, 2, 7)),
    ((1, 2, 0), (0, 0, 0), (0, 3, 2), (0, 3, 1), (8, 2, 7)),
    ((1, 2, 0), (0, 0, 0), (0, 3, 2), (0, 3, 1), (8, 2, 7)),
    ((1, 2, 0), (0, 0, 0), (0, 3, 2), (0, 0, 1), (8, 2, 7)),
    ((1, 2, 0), (0, 0, 0), (0, 3, 2), (0, 0, 0), (8, 2, 7)),
    ((3, 2, 0), (0, 0, 0), (0, 3, 2), (0, 0, 0), (6, 2, 7)),
    ((3, 2, 0), (0, 0, 0), (0, 0, 2), (0, 0, 0), (6, 2, 7)),
    ((3, 2, 0), (0, 0, 0), (0, 0, 2), (0, 0, 0), (6, 2, 7)),
]


def square(steps):
    """The auction after so many steps."""
    state = table(3)
    offered(state, CARPENTER, "carpenter")
    offered(state, PRINCE, "prince")
    offered(state, PALADIN, "paladin")
    offered(state, GENERAL, "general", "gambler")
    for seat in (ERIK, JAN, ANNA):
        coins(state, seat, florins=10)
    at(state, flow.open_auction)
    for step in STEPS[:steps]:
        play(state, *step)
    return state


@pytest.mark.example("11.A")
@pytest.mark.rule("auction.turns", "auction.bid.adds", "auction.take.price")
@pytest.mark.parametrize("step", range(12))
def test_each_step_leaves_the_bids_and_purses_of_the_example(step):
    state = square(step)
    assert (asked(state), play(state, *STEPS[step])) == (
        f"TakeAuctionTurn {step % 3}",
        [HAPPENED[step]],
    )
    bids = tuple(bids_in(state, zone) for zone in (CARPENTER, PRINCE, PALADIN, GENERAL))
    assert (*bids, tuple(player.florins for player in state.players)) == TABLE[step]


@pytest.mark.example("11.A")
@pytest.mark.rule("auction.end.empty", "exchange.refund", "auction.locked")
def test_after_the_last_step_the_market_is_empty_and_the_other_bids_come_back():
    state = square(12)
    assert play(state, *STEPS[12]) == [HAPPENED[12], AuctionEnds(0), Refunded(JAN, 2), Refunded(ANNA, 2)]
    assert [coins_of(state, seat) for seat in (ERIK, JAN, ANNA)] == [(6, 0), (4, 0), (9, 0)]
    assert [members_of(state, seat) for seat in (ERIK, JAN, ANNA)] == [
        ["prince", "carpenter"],
        ["gambler", "paladin"],
        ["general"],
    ]
    assert (asked(state), state.market) == ("ExchangeFlorins 0", ())


@pytest.mark.example("11.Aa")
@pytest.mark.rule("auction.end.passes")
def test_two_passes_in_a_row_do_not_end_the_auction_of_three():
    state = square(7)
    assert (asked(state), len(state.market), state.declined) == ("TakeAuctionTurn 1", 4, 2)


@pytest.mark.example("11.Ab")
@pytest.mark.rule("auction.bid.two-zones")
@pytest.mark.parametrize(("zone", "high"), [("zone 1", "count 3"), ("zone 3", "count 4")])
def test_anna_may_not_bid_in_one_zone_at_the_sixth_step(zone, high):
    state = square(5)
    play(state, "bid", zone, high)
    assert (asked(state), why_not(state, "done")) == ("BidSecondZone 2", Reason("two-zones-needed"))
    assert "done" not in legal(state)


@pytest.mark.example("11.Ac")
@pytest.mark.rule("auction.bid.one-zone")
def test_erik_may_bid_in_one_zone_at_the_tenth_step():
    state = square(9)
    play(state, "bid", "zone 1", "count 2")
    assert legal(state) == ["done", "zone 3"]
    assert play(state, "done") == [BidMade(ERIK, 1, 2, 3)]


@pytest.mark.example("11.Ad")
@pytest.mark.rule("auction.bid.lead", "auction.leader")
def test_a_tie_with_jan_is_no_lead_for_anna_at_the_third_step():
    state = square(2)
    play(state, "bid", "zone 3")
    assert (legal(state)[0], why_not(state, "count 1")) == ("count 2", Reason("bid-limits", low=2, high=9))


@pytest.mark.example("11.Ae")
@pytest.mark.rule("exchange.rate", "ruling.12.33")
def test_the_highest_exchange_leaves_jan_and_anna_with_four_florins():
    state = square(13)
    assert legal(state) == ["count 0", "count 1"]
    assert play(state, "count 1") == [Exchanged(ERIK, 5, 1)]
    assert (asked(state), legal(state)) == ("ExchangeFlorins 2", ["count 0", "count 1"])
    assert play(state, "count 1") == [Exchanged(ANNA, 5, 1)]
    assert [coins_of(state, seat) for seat in (ERIK, JAN, ANNA)] == [(1, 1), (4, 0), (4, 1)]


@pytest.mark.example("11.Ae")
@pytest.mark.rule("ruling.12.5")
def test_jan_is_next_after_erik_and_gets_the_marker():
    state = square(13)
    events = play(state, "count 1", "count 1", "pass", "pass", "pass")
    took = [event for event in events if isinstance(event, TookMarker)]
    assert took == [TookMarker(JAN, 4, tied=True, herald=False)]
    assert state.first == JAN
