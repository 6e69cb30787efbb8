"""The boards: a module for each game draws a view on a sheet and knows to which place an action belongs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, Final

from boardwright.core.game import State
from boardwright.core.play import AnyGame
from boardwright.web.boards.sheet import ICONS, NOTHING, Drawing, Target
from boardwright.web.panels.scene import Scene

DRAWN: Final[tuple[str, ...]] = ("belfort", "caylus1303", "guilds")
"""The games that have a drawn board."""


def draw(
    game_id: str,
    scene: Scene,
    targets: Mapping[str, Target] | None = None,
    fresh: frozenset[str] = frozenset(),
    icons: str = ICONS,
) -> Drawing:
    """The board of a game as one viewer sees it, as SVG; empty for a game without one."""
    if game_id not in DRAWN:
        return NOTHING
    drawn: Drawing = _board(game_id).draw(scene, targets or {}, fresh, icons)
    return drawn


def targets(game: AnyGame, state: State, hinted: int | None = None) -> dict[str, Target]:
    """What a click on each place could mean to the seat that is asked now; places of a hint are marked."""
    if game.meta.id not in DRAWN or not state.waiting:
        return {}
    decision = state.waiting[-1]
    legal = game.legal(state)
    found: dict[str, tuple[list[int], list[int]]] = {}
    for action in legal:
        for place in _places(game, decision, action):
            found.setdefault(place, ([], []))[0].append(action)
    allowed = set(legal)
    for action in decision.offers():
        if action not in allowed:
            for place in _places(game, decision, action):
                found.setdefault(place, ([], []))[1].append(action)
    return {place: Target(tuple(can), tuple(cannot), hinted in can) for place, (can, cannot) in found.items()}


def touched(game: AnyGame, decisions: Iterable[tuple[Any, int]]) -> frozenset[str]:
    """The places of some decisions and what was chosen there: what was just done."""
    if game.meta.id not in DRAWN:
        return frozenset()
    return frozenset(place for decision, action in decisions for place in _places(game, decision, action))


def _places(game: AnyGame, decision: Any, action: int) -> tuple[str, ...]:
    found: tuple[str, ...] = _board(game.meta.id).places_of(decision, game.catalogue.value(action))
    return found


def _board(game_id: str) -> Any:
    return import_module(f"boardwright.web.boards.{game_id}")
