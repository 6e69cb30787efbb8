"""Guilds: what a position is worth to a seat, in points ahead of the others.

Points as they stand, what income and abilities will bring, objectives by how sure a lead is, coins by what
they can still buy in the phase at hand, leads in the auction by the chance to keep them, and the plot. An act
of several choices is judged by what it is going to be: a bid with the zones named so far, a room as if it
were active, then in its best turn; abilities that wait as if nobody answered them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from boardwright.bots.evaluators.guilds_coins import AUCTION, MARKER, coins_worth
from boardwright.bots.evaluators.guilds_guild import GOLD, Guild, guild_of, lasting, worth_of
from boardwright.bots.evaluators.guilds_leads import PRICE, lead_promises
from boardwright.bots.evaluators.guilds_wishes import wishes_of
from boardwright.core.decision import Decision
from boardwright.games.guilds.basics import bids
from boardwright.games.guilds.basics.plot import NOT_FREE
from boardwright.games.guilds.effects import characters, items
from boardwright.games.guilds.effects.activation import ChooseNewZone, ChooseTakenBack
from boardwright.games.guilds.effects.engineering import ChooseLiftedTurn
from boardwright.games.guilds.phases import building
from boardwright.games.guilds.phases.auction import BidFlorins, BidSecondFlorins, BidSecondZone
from boardwright.games.guilds.phases.building import ChooseAnchor, ChooseOrientation, PayInFlorins
from boardwright.games.guilds.state import Player, State
from boardwright.games.guilds.terms import SPY, TITHE_KEEPER, ZONES

# Choices that are worth the best of their answers.
LOOKED_THROUGH: Final = (ChooseOrientation, PayInFlorins, ChooseNewZone, ChooseTakenBack, ChooseLiftedTurn)

# What the second zone of a bid that is still to be named may bring.
TO_BE_NAMED: Final = 0.6

# What the leads of others count: to overbid without a gain of one's own is not worth much.
OTHERS_LEADS: Final = 0.3

# Free cells behind a door, up to four of them: without any no room can become active.
OPEN_CELLS: Final[tuple[float, ...]] = (-4.5, -1.7, -0.6, 0.0, 0.3)
ROUNDS_OF_BUILDING: Final = 3
# The part of its gain that a room kept on display brings.
KEPT: Final = 0.4


def evaluate(state: State, seat: int) -> float:
    """Points ahead of the others, and what everything on the table can still bring."""
    if not state.waiting:
        points = [sum(player.points) + 0.01 * player.gold for player in state.players]
        return ahead_of_mean(points, seat)
    decision = state.waiting[-1]
    if decision.seat == seat:
        if isinstance(decision, LOOKED_THROUGH):
            return max([after(state, decision, action, seat) for action in decision.legal(state)])
        if isinstance(decision, ChooseAnchor):
            return with_room(state, seat, decision.room)
        if isinstance(decision, BidFlorins | BidSecondZone | BidSecondFlorins):
            return with_bid(state, seat, decision)
    return position(resolved(state), seat)


def ahead_of_mean(points: list[float], seat: int) -> float:
    """How far a seat is ahead of the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


# Any: decisions of any kind.
def after(state: State, decision: Decision[Any], action: int, seat: int) -> float:
    """What the position is worth after one answer to a decision that waits."""
    following = state.clone()
    following.waiting.pop()
    decision.apply(following, action, None)
    if following.waiting:
        return evaluate(following, seat)
    return position(resolved(following), seat)


def resolved(state: State) -> State:
    """The position after everything on the stack, if nobody answers; as far as nobody must choose."""
    if not state.stack:
        return state
    state = state.clone()
    waiting = len(state.waiting)
    while state.stack and len(state.waiting) == waiting:
        characters.resolve(state, items.pop(state), None)
    return state


def with_room(state: State, seat: int, room: int) -> float:
    """A room that is going to be bought, as if it were active already."""
    state = state.clone()
    player = state.players[seat]
    due = building.gold_due(state, room)
    replaced = building.replaced_coins(state, seat, due)[0]
    player.gold -= due - replaced
    player.florins -= replaced * state.tables.smuggler
    player.active |= 1 << room
    return position(state, seat)


def with_bid(state: State, seat: int, decision: BidFlorins | BidSecondZone | BidSecondFlorins) -> float:
    """A bid as far as it is named, else as low as possible, and what its second zone may still bring."""
    state = state.clone()
    zone = decision.zone
    if isinstance(decision, BidFlorins):
        bids.lay_bid(state, seat, zone, bids.cheapest_lead(state, seat, zone), None)
        return position(state, seat) + second_zone(state, seat, zone)
    bids.lay_bid(state, seat, zone, decision.florins, None)
    if isinstance(decision, BidSecondZone):
        return position(state, seat) + second_zone(state, seat, zone)
    second = decision.second
    bids.lay_bid(state, seat, second, bids.cheapest_lead(state, seat, second), None)
    return position(state, seat)


def second_zone(state: State, seat: int, first: int) -> float:
    """The best gain in a zone that may be named after the first."""
    best = 0.0
    player = state.players[seat]
    when = (state.tables.rounds - state.round, state.seats)
    for entry in state.market:
        zone = entry % ZONES
        if zone > first:
            price = bids.cheapest_lead(state, seat, zone)
            if price <= player.florins:
                worth = worth_of(state.tables, player.members, player.active, entry // ZONES, when)
                best = max(best, worth - PRICE * (player.bids[zone] + price))
    return TO_BE_NAMED * best


def evaluate_all(state: State) -> list[float]:
    """The same for every seat at once: what they have in common is counted once."""
    if not state.waiting:
        return [evaluate(state, seat) for seat in range(state.seats)]
    asked = state.waiting[-1].seat
    after_all = resolved(state)
    totals, leads = totals_and_leads(after_all)
    values: list[float] = []
    for seat in range(state.seats):
        values.append(evaluate(state, seat) if seat == asked else ahead(totals, leads, seat))
    return values


def position(state: State, seat: int) -> float:
    """What the position is worth while no act is half done."""
    totals, leads = totals_and_leads(state)
    return ahead(totals, leads, seat)


def ahead(totals: list[float], leads: list[float], seat: int) -> float:
    """How far a seat is ahead, the leads of the others counted less than its own."""
    points: list[float] = []
    for each in range(len(totals)):
        points.append(totals[each] + (leads[each] if each == seat else OTHERS_LEADS * leads[each]))
    return ahead_of_mean(points, seat)


def totals_and_leads(state: State) -> tuple[list[float], list[float]]:
    """What every seat has and may expect, and what its leads in the auction promise."""
    later = state.tables.rounds - state.round
    players = state.players
    guilds = [guild_of(state.tables, player.members, player.active) for player in players]
    totals = [worth(state, each, guilds, later) for each in range(state.seats)]
    wishes = wishes_of(state, guilds)
    for each, promise in enumerate(wishes.promises):
        totals[each] += promise
    if state.step <= AUCTION and state.market:
        return totals, lead_promises(state, wishes)
    return totals, [0.0] * state.seats


def worth(state: State, seat: int, guilds: list[Guild], later: int) -> float:
    """Guild, coins, plot and marker of one seat."""
    player, tables = state.players[seat], state.tables
    members = player.members
    value = lasting(tables, members, player.active, later, state.seats)
    if SPY in members:
        value += max([0] + [guild.highest for other, guild in enumerate(guilds) if other != seat])
    if TITHE_KEEPER in members:
        value += 0.9 * (min(tables.tithe_most - state.tithe, later) - min(tables.tithe_most, later))
        value += state.tithe
    value += coins_worth(state, seat) + plot_worth(player, later)
    if state.kept:
        value += KEPT * kept_worth(state, player, later)
    return value + (MARKER if state.first == seat and later else 0.0)


def plot_worth(player: Player, later: int) -> float:
    """Doors that open on free cells, the less the fewer rounds there are to build."""
    if not later:
        return 0.0
    return OPEN_CELLS[min(len(OPEN_CELLS) - 1, open_cells(player.edges))] * min(later, ROUNDS_OF_BUILDING) / 2


@lru_cache(maxsize=1 << 14)
def open_cells(edges: tuple[int, ...]) -> int:
    """The free cells that a door opens on."""
    return len([edge for edge in edges if edge != NOT_FREE and edge >> 4])


def kept_worth(state: State, player: Player, later: int) -> float:
    """What the rooms that lie under a coin would gain above their price."""
    value, tables = 0.0, state.tables
    before = lasting(tables, player.members, player.active, later - 1, state.seats)
    for room in state.display:
        if state.kept >> room & 1:
            with_it = lasting(tables, player.members, player.active | 1 << room, later - 1, state.seats)
            value += max(0.0, with_it - before - GOLD[state.seats] * tables.cost[room])
    return value
