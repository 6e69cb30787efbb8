"""The table in a few short lines, for golden playthroughs."""

from __future__ import annotations

from boardwright.games.toll.state import State
from boardwright.games.toll.terms import BUILDINGS


def round_of(state: State) -> str:
    """The round that is being played."""
    return f"round {state.round + 1}"


def lines(state: State) -> list[str]:
    """Gold, points and buildings of every player, then the bank and the supply."""
    players = "  ".join(
        f"P{seat} {player.gold}g {player.score()}vp {player.buildings}"
        for seat, player in enumerate(state.players)
    )
    assert len(state.supply) == BUILDINGS
    return [f"{players}  bank {state.bank}  supply {state.supply}"]
