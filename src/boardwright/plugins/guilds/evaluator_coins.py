"""Value of coins in Guilds: the use of gold and florins in the present phase."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds.flow import STEPS
from boardwright.games.guilds.phases import auction, building
from boardwright.games.guilds.phases.end import give_marker
from boardwright.games.guilds.phases.exchange import run_exchange
from boardwright.games.guilds.state import Player, State
from boardwright.games.guilds.terms import ALCHEMIST, SMUGGLER
from boardwright.plugins.guilds.evaluator_guild import GOLD

# Steps of the sequence of play at a decision; a step that goes on is the next one again.
AUCTION: Final = STEPS.index(auction.run_auction)
EXCHANGE: Final = STEPS.index(run_exchange)
BUILDING: Final = STEPS.index(building.run_building)
MARKER_GIVEN: Final = STEPS.index(give_marker)

# Gold in the last round, while rooms can be bought, and gold beyond the use of a round.
LAST_GOLD: Final = 2.2
PLENTY: Final = 5
SURPLUS: Final = 0.6
# The part of florins that counts evenly during the auction, the rest by their exchange value.
EVENLY: Final = 0.7
# A florin in the purse can still be bid, others wait on tents for the exchange: the seat with the last ones
# hires cheaply, the more so the more characters are left.
AT_HAND: Final = 0.18
FOR_EACH: Final = 0.04
# A florin when nothing can be exchanged any more: it may decide about the marker, or keep a room.
LEFT_OVER: Final = 0.02
MARKER: Final = 0.3
# The weight of a gold that the Smuggler saves: it needs a room to buy.
SMUGGLED: Final = 0.85


def coins_worth(state: State, seat: int) -> float:
    """Value gold and florins of a seat, including those on its tents."""
    gold, each = state.players[seat].gold, gold_worth(state, seat)
    useful = min(PLENTY, gold) + SURPLUS * max(0, gold - PLENTY)
    return each * useful + florins_worth(state, seat, each)


def gold_worth(state: State, seat: int) -> float:
    """Value a gold coin; in the last round only while the seat can still build."""
    if state.round < state.tables.rounds:
        return GOLD[state.seats]
    return 0.0 if may_not_build(state, seat) else LAST_GOLD


def may_not_build(state: State, seat: int) -> bool:
    """Return whether the seat has passed in this building phase, or the phase is over."""
    return state.step > BUILDING or (state.step == BUILDING and bool(state.passed >> seat & 1))


def florins_worth(state: State, seat: int, each: float) -> float:
    """Value florins by the gold that they can still become in this round; the rest may win the marker."""
    player = state.players[seat]
    florins = player.florins
    if state.step <= AUCTION:
        florins += sum(player.bids)
        at_hand = AT_HAND + FOR_EACH * len(state.market)
        return each * auction_gold(state, player, florins) + at_hand * player.florins
    place = (seat - state.first) % state.seats
    exchanging = state.step < EXCHANGE or (state.step == EXCHANGE and place >= state.asked)
    value = each * gold_for(state, player, florins, exchanging)
    if may_not_build(state, seat):
        value = 0.0
    if state.step <= MARKER_GIVEN and state.round < state.tables.rounds:
        value += LEFT_OVER * florins
        if florins > max([other.florins for other in state.players if other is not player]):
            value += MARKER
    return value


def auction_gold(state: State, player: Player, florins: int) -> float:
    """Return the gold value of florins while their number after the auction is open."""
    return (1 - EVENLY) * gold_for(state, player, florins, True) + EVENLY * florins / state.tables.exchange


def gold_for(state: State, player: Player, florins: int, exchanging: bool) -> float:
    """Convert florins to gold: by the Alchemist, by the Smuggler for one room, by the exchange."""
    tables, members, gold = state.tables, player.members, 0.0
    if ALCHEMIST in members and not state.used >> ALCHEMIST & 1:
        price = tables.ability_florins[ALCHEMIST]
        if florins >= price:
            gold, florins = 1.0, florins - price
    if SMUGGLER in members and not state.used >> SMUGGLER & 1:
        coins = min(2, florins // tables.smuggler)
        gold, florins = gold + SMUGGLED * coins, florins - coins * tables.smuggler
    return gold + florins // tables.exchange if exchanging else gold
