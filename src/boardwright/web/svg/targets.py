"""Map actions to the places of a board: the targets of clicks, and the places of recent actions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from boardwright import registry
from boardwright.core.game import State
from boardwright.core.play import AnyGame


@dataclass(frozen=True)
class Target:
    """The target of a click on a place: the ids that are legal, and those that the question refuses now.

    `hinted`: a hint suggests one of the legal ones.
    """

    legal: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    hinted: bool = False


NO_TARGET: Final = Target()


def targets_of(game: AnyGame, state: State, hinted: int | None = None) -> dict[str, Target]:
    """Return the target of each place for the seat to act; those of a hint are marked."""
    if not state.waiting:
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


def touched_places(game: AnyGame, decisions: Iterable[tuple[Any, int]]) -> frozenset[str]:
    """Return the places of some decisions with the chosen actions: those that were just done."""
    return frozenset(place for decision, action in decisions for place in _places(game, decision, action))


def _places(game: AnyGame, decision: Any, action: int) -> tuple[str, ...]:
    board: Any = registry.plugin(game.meta.id).part("board")
    if board is None:
        return ()
    found: tuple[str, ...] = board.places_of(decision, game.catalogue.value(action))
    return found
