"""Every bid that is offered against every bid that the rules allow, in many small positions."""

from itertools import combinations

import pytest

from boardwright.core.random import Random
from boardwright.games.guilds.basics.bids import most_for, zones_to_bid
from boardwright.games.guilds.rules import GAME
from tests.games.guilds.setting import number
from tests.games.guilds.test_auction_bid import auction


def random_auction(seed, **options):
    """One to five characters in six zones, small purses, small bids everywhere."""
    draw = Random(seed)
    zones = [1 + draw.below(6) for _ in range(1 + draw.below(5))]
    bids = [(seat, zone, draw.below(4)) for seat in range(3) for zone in range(1, 7) if draw.below(2)]
    return auction(*zones, florins=draw.below(8), bids=bids, **options)


def allowed(state, two_led=False):
    """All bids of seat 0 as sets of (zone, florins), straight from the rule."""
    occupied = sorted({entry % 6 for entry in state.market})
    own, purse = state.players[0].bids, state.players[0].florins
    rival = [max(player.bids[zone] for player in state.players[1:]) for zone in range(6)]
    led = {zone for zone in occupied if own[zone] > rival[zone]}
    few = len(state.market) <= 2 or len(occupied) == 1
    leading = [
        (zone, florins)
        for zone in occupied
        for florins in range(1, purse + 1)
        if own[zone] + florins > rival[zone]
    ]
    one = {frozenset([add]) for add in leading if few or (two_led and len(led | {add[0]}) > 1)}
    two = {
        frozenset([add, more])
        for add, more in combinations(leading, 2)
        if add[0] != more[0] and add[1] + more[1] <= purse
    }
    return one | two


def offered_bids(state):
    """All bids that the decisions offer, each as often as it is offered."""
    found = []
    before = [player.bids for player in state.players]

    def follow(position):
        if len(position.waiting) == 1 and position.turn != 0:
            laid = [(zone, now - was) for zone, (now, was) in enumerate(added(position))]
            found.append(frozenset((zone, florins) for zone, florins in laid if florins))
            return
        for action in GAME.legal(position):
            copy = position.clone()
            GAME.apply(copy, action)
            follow(copy)

    def added(position):
        return list(zip(position.players[0].bids, before[0], strict=True))

    if number("bid") in GAME.legal(state):
        start = state.clone()
        GAME.apply(start, number("bid"))
        follow(start)
    return found


@pytest.mark.rule("auction.bid.two-zones", "auction.bid.lead", "decision.bid.ascending")
@pytest.mark.parametrize("seed", range(60))
def test_exactly_the_bids_of_the_rule_are_offered_each_once(seed):
    state = random_auction(seed)
    found = offered_bids(state)
    assert len(set(found)) == len(found)
    assert set(found) == allowed(state)


@pytest.mark.rule("option.bid-mode", "ruling.12.53", "decision.bid.ascending")
@pytest.mark.parametrize("seed", range(100, 160))
def test_exactly_the_bids_of_the_rule_are_offered_each_once_where_two_zones_must_be_led(seed):
    state = random_auction(seed, bid_mode="two_led")
    found = offered_bids(state)
    assert len(set(found)) == len(found)
    assert set(found) == allowed(state, two_led=True)


@pytest.mark.rule("ruling.12.51")
@pytest.mark.parametrize("seed", range(40))
def test_a_bid_begins_where_it_can_be_finished(seed):
    state = random_auction(seed)
    expected = [zone for zone in sorted({entry % 6 for entry in state.market}) if most_for(state, 0, zone)]
    assert zones_to_bid(state, 0) == expected


@pytest.mark.rule("auction.bid.purse")
def test_no_florins_can_begin_a_bid_in_the_last_zone_or_in_one_that_is_too_dear():
    state = auction(1, 2, 3, florins=4, bids=[(1, 1, 4)])
    assert [most_for(state, 0, zone) for zone in range(3)] == [0, 3, 0]
