"""The square: who lies in which zone, and who leads it."""

from __future__ import annotations

from boardwright.core.events import Log
from boardwright.core.game import changed
from boardwright.games.guilds.events import Refunded
from boardwright.games.guilds.state import NO_BIDS, State
from boardwright.games.guilds.terms import NOBODY, NOTHING, ZONES


def zone_of(state: State, character: int) -> int:
    """The zone in which a character lies, NOTHING when it is not on offer."""
    for entry in state.market:
        if entry // ZONES == character:
            return entry % ZONES
    return NOTHING


def characters_in(state: State, zone: int) -> list[int]:
    """The characters of a zone."""
    return [entry // ZONES for entry in state.market if entry % ZONES == zone]


def is_occupied(state: State, zone: int) -> bool:
    """Whether a zone holds a character."""
    for entry in state.market:
        if entry % ZONES == zone:
            return True
    return False


def occupied(state: State) -> list[int]:
    """The zones that hold a character."""
    bits = occupied_bits(state)
    return [zone for zone in range(ZONES) if bits >> zone & 1]


def occupied_bits(state: State) -> int:
    """The same as bits."""
    bits = 0
    for entry in state.market:
        bits |= 1 << entry % ZONES
    return bits


def is_single_zone(state: State) -> bool:
    """Whether all characters on offer lie in one zone."""
    for entry in state.market:
        if entry % ZONES != state.market[0] % ZONES:
            return False
    return bool(state.market)


def rival_bid(state: State, seat: int, zone: int) -> int:
    """The highest bid of anybody else in a zone; the Crown's florin counts as a rival bid of 1.

    § option.crown-agent
    """
    highest = state.crown[zone]
    for other in range(state.seats):
        if other != seat and state.players[other].bids[zone] > highest:
            highest = state.players[other].bids[zone]
    return highest


def rival_bids(state: State, seat: int) -> list[int]:
    """The same for all zones."""
    highest = list(state.crown)
    for other in range(state.seats):
        bids = state.players[other].bids
        if other != seat and bids is not NO_BIDS:
            for zone in range(ZONES):
                bid = bids[zone]
                if bid and bid > highest[zone]:
                    highest[zone] = bid
    return highest


def leads(state: State, seat: int, zone: int) -> bool:
    """Whether a seat's bid is higher than every other one in a zone that holds a character: a tie has no
    leader until somebody bids higher.

    § auction.leader, auction.leader.empty, auction.leader.tie
    """
    bid = state.players[seat].bids[zone]
    return bid > 0 and bid > rival_bid(state, seat, zone) and is_occupied(state, zone)


def leader(state: State, zone: int) -> int:
    """Who leads a zone, NOBODY when no one does."""
    for seat in range(state.seats):
        if leads(state, seat, zone):
            return seat
    return NOBODY


def put(state: State, character: int, zone: int) -> None:
    """A character comes to a zone."""
    state.market = (*state.market, character * ZONES + zone)


def remove(state: State, character: int) -> int:
    """A character leaves the market; says from which zone."""
    zone = zone_of(state, character)
    state.market = tuple([entry for entry in state.market if entry // ZONES != character])
    return zone


def settle_empty(state: State, zone: int, log: Log | None) -> None:
    """In a zone that has just lost its last character the bids stay until the Exchange, or return at once.

    The Crown's florin goes back to the bank.

    § auction.locked, option.refund-on-empty, option.crown-agent.back
    """
    if is_occupied(state, zone):
        return
    state.crown = changed(state.crown, zone, 0)
    if state.tables.refund_on_empty:
        for seat in range(state.seats):
            player = state.players[seat]
            if player.bids[zone] and log is not None:
                log.add(Refunded(seat, player.bids[zone]))
            player.florins += player.bids[zone]
            player.bids = changed(player.bids, zone, 0)


def take_down_bids(state: State) -> None:
    """Everybody's florins on the tents go back to the purses, the Crown's to the bank.

    § exchange.refund, option.crown-agent.back
    """
    for player in state.players:
        for zone in range(ZONES):
            player.florins += player.bids[zone]
        player.bids = NO_BIDS
    state.crown = NO_BIDS
