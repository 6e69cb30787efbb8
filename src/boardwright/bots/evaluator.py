"""Find the evaluator of a game: the value of a position to a seat, in points ahead of the others.

A game brings it in the part `evaluator` of its plugin; everything there is optional: `evaluate(state, seat)`,
`judge(game)`, the `Judge` of the tree search, and `PACES`, by how much its levels search more or less.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, TypeAlias

from boardwright import registry
from boardwright.core.errors import UnknownNameError
from boardwright.core.game import State
from boardwright.core.play import AnyGame

# Any: every evaluator takes the state of its own game.
Evaluate: TypeAlias = "Callable[[Any, int], float]"


def evaluator(game: AnyGame) -> Evaluate:
    """Return the evaluator of a game; one without its own is evaluated by the points on the table."""
    own: Evaluate | None = getattr(evaluation_of(game.meta.id), "evaluate", None)
    return own or _by_score(game)


def paces(game_id: str, level: str) -> Sequence[float] | None:
    """Return the factors of a level's budget in a game, by the number of players from two on."""
    found: Mapping[str, Sequence[float]] = getattr(evaluation_of(game_id), "PACES", {})
    return found.get(level)


def evaluation_of(game_id: str) -> ModuleType | None:
    """Return the part `evaluator` of a game's plugin; None when there is none."""
    try:
        return registry.plugin(game_id).part("evaluator")
    except UnknownNameError:  # a game that is not installed can still be searched
        return None


def _by_score(game: AnyGame) -> Evaluate:
    def evaluate(state: State, seat: int) -> float:
        scores = game.scores(state)
        return scores[seat] - (sum(scores) - scores[seat]) / max(1, len(scores) - 1)

    return evaluate
