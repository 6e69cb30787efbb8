"""Encode the view of any game: the observation of a game without an encoder of its own.

It has the fields that every view shares: the open decision, its seat, the seat of the observer, and the
points of the players as far as the view shows them (`score` or `points`). The board, the cards and the goods
of a game are left out. That is enough to run every adapter and to learn from the action mask; to train in
earnest, write the part `observation` of the game's plugin.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from boardwright.adapters.observation_parts import Part, PlayerPart, Seen, asked, for_players, one_of
from boardwright.registry.plugin import Plugin

POINTS_SCALE: Final = 100.0


def parts(plugin: Plugin, players: int) -> list[Part]:
    """Return the parts of an observation: the same for every game but for the names of its decisions."""
    own = Part(
        "seat",
        tuple(f"seat {seat}" for seat in range(players)),
        "1 for the observer's seat, counted from the first one",
        lambda seen: one_of(players, seen.seat),
    )
    points = PlayerPart(
        "points", ("points",), "points as far as they can be seen, else 0", _points, POINTS_SCALE, True
    )
    _, seat = asked(players, ())
    return [_decision(decisions_of(plugin)), seat, own, *for_players(players, [points])]


def _decision(names: tuple[str, ...]) -> Part:
    index = {name: number for number, name in enumerate(names)}

    def read(seen: Seen) -> list[float]:
        question = seen.view["question"]
        return one_of(len(names), index.get(question["decision"]) if question else None)

    return Part("decision", names, "1 for the decision that is open; all 0 for one shown under cover", read)


def decisions_of(plugin: Plugin) -> tuple[str, ...]:
    """Return the names of a game's decisions, as its notation of positions lists them."""
    module = f"{plugin.rules}.notation"
    form: Any = getattr(import_module(module), "FORM", None) if find_spec(module) else None
    return tuple(sorted(form.decisions)) if form else ()


def _points(player: Mapping[str, Any]) -> tuple[float]:
    found = player.get("score", player.get("points"))
    return (float(found) if isinstance(found, int) else 0.0,)
