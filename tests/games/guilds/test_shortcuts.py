"""Questions that the rules answer without making a list say what the list would; random games ask them."""

import pytest

from boardwright import registry
from boardwright.core.play import random_action
from boardwright.core.random import Random
from boardwright.games.guilds.basics import bids, guild, market
from boardwright.games.guilds.effects import abilities
from boardwright.games.guilds.phases.auction import BidFlorins
from boardwright.games.guilds.phases.end import KeepRooms
from boardwright.games.guilds.setup import DrawObjectives
from boardwright.games.guilds.terms import FACTIONS, ROOMS, ZONES, Moment
from tests.every_game.playing import new_state

GUILDS = registry.game("guilds")
SEEDS = 12


def moments(seed, players=4):
    """Every state of a random game before a decision is taken."""
    state, draw = new_state("guilds", players, seed), Random(seed)
    while state.waiting:
        yield state
        GUILDS.apply(state, random_action(GUILDS, state, draw))


@pytest.mark.parametrize("seed", range(SEEDS))
def test_symbols_of_one_faction_are_those_among_all(seed):
    for state in moments(seed):
        for seat in range(state.seats):
            found = [guild.symbols_of(state, seat, faction) for faction in range(FACTIONS)]
            assert found == guild.symbols(state, seat)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_there_is_a_second_zone_when_there_is_one_among_them(seed):
    asked = set()
    for state in moments(seed):
        if isinstance(state.waiting[-1], BidFlorins):
            for zone in range(ZONES):
                for florins in range(12):
                    zones = bids.second_zones(state, state.turn, zone, florins)
                    assert bids.has_second_zone(state, state.turn, zone, florins) == bool(zones)
                    asked.add(bool(zones))
    assert asked == {False, True}


@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_price_of_a_lead_is_the_same_alone_and_among_all(seed):
    for state in moments(seed):
        for seat in range(state.seats):
            prices = bids.lead_prices(state, seat)
            for zone in range(ZONES):
                alone = bids.cheapest_lead(state, seat, zone) if market.is_occupied(state, zone) else 0
                assert prices[zone] in (alone, 0)
                assert (prices[zone] == 0) == (alone == 0 or alone > bids.MOST_FLORINS)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_somebody_can_use_an_ability_when_one_is_usable(seed):
    asked = set()
    for state in moments(seed):
        for seat in range(state.seats):
            for moment in Moment:
                usable = abilities.usable(state, seat, moment)
                assert abilities.can_use_any(state, seat, moment) == bool(usable)
                asked.add(bool(usable))
    assert asked == {False, True}


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_room_can_be_kept_when_there_is_more_to_choose_than_done(seed):
    asked = set()
    for state in moments(seed):
        if isinstance(state.waiting[-1], KeepRooms):
            for floor in range(ROOMS + 1):
                choice = KeepRooms(state.waiting[-1].seat, floor)
                assert choice.can_keep(state) == (len(choice.legal(state)) > 1)
                asked.add(choice.can_keep(state))
    assert asked == {False, True}


@pytest.mark.parametrize("seed", range(SEEDS))
def test_an_objective_is_drawn_as_from_the_list(seed):
    for state in moments(seed):
        decision = state.waiting[-1]
        if isinstance(decision, DrawObjectives):
            legal = decision.legal(state)
            assert decision.drawn(state, Random(seed)) == legal[Random(seed).below(len(legal))]
