"""Where the points are: a module for each game reads a view and says what open things would give now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from boardwright.text import Words
from boardwright.web.panels.scene import Scene
from boardwright.web.standings.tally import PointSource, Standing, Tallies, tallied

TOLD: Final[tuple[str, ...]] = ("belfort", "caylus1303", "guilds")
"""The games whose open things are told."""
FILLS: Final = ("fill-wood", "fill-tint2", "fill-gold", "fill-stone", "fill-tint", "fill-metal", "fill-food")


def standing(game_id: str, scene: Scene) -> Standing | None:
    """Points by source and what open things would give now, as far as the viewer may know; None for a game
    that does not tell."""
    if game_id not in TOLD:
        return None
    module = _module(game_id)
    parts = module.open_parts(scene) if scene.view["question"] else ()
    added = [part for part in parts if part.is_added and part.has_sum]
    ahead = [sum(part.total(seat) for part in added) for seat in range(scene.seats)]
    points = [player["points"] for player in scene.view["players"]]
    tallies = by_source(game_id, scene.words, points, ahead)
    return Standing(tallies, parts, module.title(scene) if scene.view["question"] else "")


def by_source(
    game_id: str,
    words: Words,
    points: Sequence[Mapping[str, int] | None],
    ahead: Sequence[int] = (),
) -> Tallies:
    """Points of every seat by source, as a game gives them; None where they are hidden."""
    names = list(next((each for each in points if each is not None), {}))
    looks: Mapping[str, tuple[str, str]] = _module(game_id).LOOKS if game_id in TOLD else {}
    sources = [
        PointSource(words.message(f"source-{name}"), *looks.get(name, ("point", FILLS[number % len(FILLS)])))
        for number, name in enumerate(names)
    ]
    counted = [None if each is None else [each[name] for name in names] for each in points]
    return tallied(sources, counted, ahead)


def _module(game_id: str) -> Any:
    return import_module(f"boardwright.web.standings.{game_id}")
