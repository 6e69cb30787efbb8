"""What a position is worth to a seat, game by game, in points ahead of the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from boardwright.bots.evaluators import belfort, caylus1303, guilds, toll
from boardwright.core.game import State
from boardwright.core.play import AnyGame

# Any: every evaluator takes the state of its own game.
Evaluate: TypeAlias = "Callable[[Any, int], float]"

EVALUATORS: Final[dict[str, Evaluate]] = {
    "belfort": belfort.evaluate,
    "caylus1303": caylus1303.evaluate,
    "guilds": guilds.evaluate,
    "toll": toll.evaluate,
}


def evaluator(game: AnyGame) -> Evaluate:
    """The evaluator of a game; one without its own is judged by the points on the table."""
    return EVALUATORS.get(game.meta.id) or _by_score(game)


def _by_score(game: AnyGame) -> Evaluate:
    def evaluate(state: State, seat: int) -> float:
        scores = game.scores(state)
        return scores[seat] - (sum(scores) - scores[seat]) / max(1, len(scores) - 1)

    return evaluate
