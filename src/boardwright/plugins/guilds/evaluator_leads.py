"""Value of led zones in the auction of Guilds."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.games.guilds.basics import bids
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import ZONES
from boardwright.plugins.guilds.evaluator_coins import auction_gold, gold_worth
from boardwright.plugins.guilds.evaluator_guild import worth_of
from boardwright.plugins.guilds.evaluator_wishes import Wishes

# The value of bid florins in points when a lead is weighed.
PRICE: Final = 0.44

# The chance that a rival who can pay takes over a lead: by the points it would gain.
TAKES_OVER: Final = 0.05
BY_GAIN: Final = 0.05
MAX_TAKEOVER: Final = 0.3
UNLIKELY: Final = 0.02
# The chance that the auction goes on after an own pass.
GOES_ON: Final = 0.5
# The weight of a bid below a leader when a second character remains.
RUNNER_UP: Final = 0.4


def lead_promises(state: State, wishes: Wishes) -> list[float]:
    """Return the expected points of every seat from led zones."""
    leads: list[list[Lead]] = [[] for _ in range(state.seats)]
    promises = [0.0] * state.seats
    all_bids = [player.bids for player in state.players]
    for zone, offered in offered_in(state.market):
        tents = [(mine[zone], seat) for seat, mine in enumerate(all_bids) if mine[zone]]
        if not tents:
            continue
        tents.sort(reverse=True)
        bid, seat = tents[0]
        below, runner = tents[1] if len(tents) > 1 else (0, seat)
        if bid <= below or bid <= state.crown[zone]:
            continue
        gain, best = best_of(state, seat, offered, wishes)
        if gain > 0:
            put_in_order(leads[seat], Lead(gain, bid, chance_to_keep(state, seat, zone, best)))
        if len(offered) > 1 and below:
            gain, _ = best_of(state, runner, [each for each in offered if each != best], wishes)
            promises[runner] += RUNNER_UP * max(0.0, gain - PRICE * below)
    for seat in range(state.seats):
        promises[seat] += leads_worth(state, seat, leads[seat])
    return promises


@lru_cache(maxsize=1 << 10)
def offered_in(market: tuple[int, ...]) -> list[tuple[int, list[int]]]:
    """Return the zones of a market with their characters."""
    zones: dict[int, list[int]] = {}
    for entry in market:
        zones.setdefault(entry % ZONES, []).append(entry // ZONES)
    return list(zones.items())


class Lead:
    """A led zone: the value of its best character, the bid, the chance to keep it."""

    __slots__ = ("bid", "chance", "worth")

    def __init__(self, worth: float, bid: int, chance: float) -> None:
        self.worth: float = worth
        self.bid: int = bid
        self.chance: float = chance

    def gain(self) -> float:
        """Return the approximate gain."""
        return self.worth - PRICE * self.bid


def put_in_order(leads: list[Lead], lead: Lead) -> None:
    """Insert a lead into a list that is sorted by gain, the greatest first."""
    at = 0
    while at < len(leads) and leads[at].gain() >= lead.gain():
        at += 1
    leads.insert(at, lead)


def leads_worth(state: State, seat: int, leads: list[Lead]) -> float:
    """Value the best characters of led zones less the exchange value of the bids.

    A seat takes one character a turn, so its second lead must last a turn longer than its first. A seat that
    has just passed risks that the others pass too, and then nothing is taken.
    """
    if not leads:
        return 0.0
    player = state.players[seat]
    florins, each = player.florins + sum(player.bids), gold_worth(state, seat)
    passed = (state.turn - 1 - seat) % state.seats < state.declined
    value, lasts = 0.0, GOES_ON if passed else 1.0
    before = each * auction_gold(state, player, florins)
    for lead in leads:
        left = each * auction_gold(state, player, florins - lead.bid)
        gain = lead.worth - (before - left)
        if gain > 0:
            lasts *= lead.chance
            value += gain * lasts
            florins, before = florins - lead.bid, left
    return value


def best_of(state: State, seat: int, offered: list[int], wishes: Wishes) -> tuple[float, int]:
    """Return the value and the id of the best character of a zone for a seat."""
    player = state.players[seat]
    when = (state.tables.rounds - state.round, state.seats)
    most, best = -1e9, 0
    for character in offered:
        worth = worth_of(state.tables, player.members, player.active, character, when)
        worth += wishes.gain(seat, character)
        if worth > most or (worth == most and character > best):
            most, best = worth, character
    return most, best


def chance_to_keep(state: State, seat: int, zone: int, character: int) -> float:
    """Return the chance that no rival takes over a lead before the next turn, by means and gain of rivals."""
    bid = state.players[seat].bids[zone] + 1
    spare = 0 if len(state.market) <= bids.FEW else 1
    when = (state.tables.rounds - state.round, state.seats)
    chance = 1.0
    for other, rival in enumerate(state.players):
        if other != seat:
            taken = UNLIKELY
            if rival.florins >= bid - rival.bids[zone] + spare:
                gain = worth_of(state.tables, rival.members, rival.active, character, when) - PRICE * bid
                if gain > 0:
                    taken = min(MAX_TAKEOVER, TAKES_OVER + BY_GAIN * gain)
            chance *= 1 - taken
    return chance
