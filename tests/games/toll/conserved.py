"""What can be neither made nor lost, and what must hold at every decision."""

from __future__ import annotations

from boardwright.games.toll.state import NO_ERRAND, State
from boardwright.games.toll.terms import BUILDINGS


def conserved(state: State) -> dict[str, object]:
    """Gold, the buildings of each type, the errands of each type."""
    players = state.players
    return {
        "gold": state.bank + sum(player.gold for player in players),
        "buildings": [
            state.supply[b] + sum(player.buildings[b] for player in players) for b in range(BUILDINGS)
        ],
        "errands": [
            state.errands[b] + sum(1 for player in players if player.errand == b) for b in range(BUILDINGS)
        ],
    }


def growing(state: State) -> list[int]:
    """What never becomes less: buildings, of every player and type."""
    return [count for player in state.players for count in player.buildings]


def faults(state: State) -> list[str]:
    """What is wrong with a state; empty for a sound one."""
    found = []
    if state.bank < 0 or min(player.gold for player in state.players) < 0:
        found.append("gold below zero")
    if min(state.supply) < 0 or min(state.errands) < 0:
        found.append("fewer than no building or errand")
    if not 0 <= state.round <= state.tables.rounds:
        found.append("a round that there is not")
    if not 0 <= state.first < state.seats:
        found.append("a first seat that there is not")
    if any(not NO_ERRAND <= player.errand < BUILDINGS for player in state.players):
        found.append("an errand that there is not")
    return found
