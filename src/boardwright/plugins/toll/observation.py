"""Observation of Toll: the meaning of its numbers."""

from __future__ import annotations

from typing import Final

from boardwright.adapters.observation_parts import (
    Part,
    PlayerPart,
    amounts,
    asked,
    chosen,
    for_players,
    named,
    one_of,
    seats,
)
from boardwright.games.toll.notation import DECISIONS
from boardwright.games.toll.terms import Building

BUILDINGS: Final = named(Building)

PLAYER: Final = (
    PlayerPart("gold", ("gold",), "gold", lambda player: (player["gold"],), 20),
    PlayerPart("points", ("points",), "points", lambda player: (player["points"],), 20, True),
    PlayerPart(
        "buildings", BUILDINGS, "buildings of each kind", lambda p: amounts(BUILDINGS, p["buildings"]), 5
    ),
    PlayerPart(
        "errand",
        BUILDINGS,
        "1 for the errand; all 0 while it is another player's secret",
        lambda p: chosen(BUILDINGS, [p["errand"]] if p["errand"] else ()),
    ),
)


def parts(players: int) -> list[Part]:
    """Return the parts: the common ones, then those of each player."""
    return [
        *asked(players, DECISIONS),
        Part("round", ("round",), "the round, from 1", lambda seen: (seen.view["round"],), 5),
        Part("bank", ("gold",), "gold in the bank", lambda seen: (seen.view["bank"],), 50),
        Part(
            "first",
            seats(players),
            "1 for the first player",
            lambda seen: one_of(players, seen.turned(seen.view["first"])),
        ),
        Part(
            "supply",
            BUILDINGS,
            "buildings left in the supply",
            lambda seen: amounts(BUILDINGS, seen.view["supply"]),
            5,
        ),
        *for_players(players, PLAYER),
    ]
