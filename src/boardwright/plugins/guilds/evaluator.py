"""Evaluator of Guilds: the value of a position to a seat, in points ahead of the others.

The points so far, expected income and abilities, objectives by the certainty of a lead, coins by their use in
the present phase, leads in the auction by the chance to keep them, and the plot. An act of several choices is
valued by its completion: a bid with the zones named so far, a room as if it were active, then in its best
turn; pending abilities as if they were not answered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from boardwright.bots.judge import Judge
from boardwright.core.decision import Decision
from boardwright.core.game import Game
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
from boardwright.plugins.guilds.evaluator_coins import AUCTION, MARKER, coins_worth
from boardwright.plugins.guilds.evaluator_guild import GOLD, Guild, guild_of, lasting, worth_of
from boardwright.plugins.guilds.evaluator_leads import PRICE, lead_promises
from boardwright.plugins.guilds.evaluator_wishes import wishes_of

# Choices that are worth the best of their answers.
LOOKED_THROUGH: Final = (ChooseOrientation, PayInFlorins, ChooseNewZone, ChooseTakenBack, ChooseLiftedTurn)

# The weight of a bid's second zone that is still to be named.
TO_BE_NAMED: Final = 0.6

# The weight of the others' leads: to overbid without a gain of one's own is not worth much.
OTHERS_LEADS: Final = 0.3

# Free cells behind a door, up to four of them: without any no room can become active.
OPEN_CELLS: Final[tuple[float, ...]] = (-4.5, -1.7, -0.6, 0.0, 0.3)
ROUNDS_OF_BUILDING: Final = 3
# The part of its gain that a room kept on display brings.
KEPT: Final = 0.4

# By how much a level searches more than its budget, by the number of players.
PACES: Final = {level: (5.0, 3.0, 2.5) for level in ("normal", "hard", "expert")}


def evaluate(state: State, seat: int) -> float:
    """Return the points ahead of the others, and the expected gains of everything on the table."""
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
    """Return how far a seat is ahead of the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


# Any: decisions of any kind.
def after(state: State, decision: Decision[Any], action: int, seat: int) -> float:
    """Return the value of the position after one answer to a pending decision."""
    following = state.clone()
    following.waiting.pop()
    decision.apply(following, action, None)
    if following.waiting:
        return evaluate(following, seat)
    return position(resolved(following), seat)


def resolved(state: State) -> State:
    """Resolve the stack as if no seat answered; stops at a choice."""
    if not state.stack:
        return state
    state = state.clone()
    waiting = len(state.waiting)
    while state.stack and len(state.waiting) == waiting:
        characters.resolve(state, items.pop(state), None)
    return state


def with_room(state: State, seat: int, room: int) -> float:
    """Value a room that is going to be bought, as if it were active already."""
    state = state.clone()
    player = state.players[seat]
    due = building.gold_due(state, room)
    replaced = building.replaced_coins(state, seat, due)[0]
    player.gold -= due - replaced
    player.florins -= replaced * state.tables.smuggler
    player.active |= 1 << room
    return position(state, seat)


def with_bid(state: State, seat: int, decision: BidFlorins | BidSecondZone | BidSecondFlorins) -> float:
    """Value a bid with the numbers named so far, else the lowest ones, and its possible second zone."""
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
    """Return the best gain in a zone that may be named after the first."""
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
    """Evaluate all seats at once: their common parts are computed once."""
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
    """Return the value of the position while no act is half done."""
    totals, leads = totals_and_leads(state)
    return ahead(totals, leads, seat)


def ahead(totals: list[float], leads: list[float], seat: int) -> float:
    """Return how far a seat is ahead; the leads of the others count less than its own."""
    points: list[float] = []
    for each in range(len(totals)):
        points.append(totals[each] + (leads[each] if each == seat else OTHERS_LEADS * leads[each]))
    return ahead_of_mean(points, seat)


def totals_and_leads(state: State) -> tuple[list[float], list[float]]:
    """Return the present and expected points of every seat, and the value of its leads in the auction."""
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
    """Value guild, coins, plot and marker of one seat."""
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
    """Value doors to free cells, less with fewer rounds to build."""
    if not later:
        return 0.0
    return OPEN_CELLS[min(len(OPEN_CELLS) - 1, open_cells(player.edges))] * min(later, ROUNDS_OF_BUILDING) / 2


@lru_cache(maxsize=1 << 14)
def open_cells(edges: tuple[int, ...]) -> int:
    """Return the number of free cells behind doors."""
    return len([edge for edge in edges if edge != NOT_FREE and edge >> 4])


def kept_worth(state: State, player: Player, later: int) -> float:
    """Value the rooms kept under a coin, above their price."""
    value, tables = 0.0, state.tables
    before = lasting(tables, player.members, player.active, later - 1, state.seats)
    for room in state.display:
        if state.kept >> room & 1:
            with_it = lasting(tables, player.members, player.active | 1 << room, later - 1, state.seats)
            value += max(0.0, with_it - before - GOLD[state.seats] * tables.cost[room])
    return value


class GuildsJudge(Judge):
    """The judge of Guilds."""

    def points(self, state: Any, seat: int) -> float:
        return evaluate(state, seat)

    def all_points(self, state: Any) -> list[float]:
        """Evaluate all seats; the common parts are computed once."""
        return evaluate_all(state)


def judge(game: Game[Any]) -> Judge:
    """Make the judge of the tree search."""
    return GuildsJudge(game)
