"""The easy bot: one decision of lookahead, with noise on the evaluation."""

from __future__ import annotations

from typing import Final

from boardwright.bots.base import Bot
from boardwright.bots.evaluator import evaluator
from boardwright.core.game import State
from boardwright.core.play import AnyGame, deal
from boardwright.core.random import Random

# By how many points it may be mistaken: a sum of some throws, so that small mistakes are the usual ones.
MISTAKE: Final = 4.0
THROWS: Final = 3
SIDES: Final = 1001


class Easy(Bot):
    """The evaluator one decision ahead, plus noise."""

    name = "easy"

    def __init__(self, mistake: float = MISTAKE) -> None:
        self.mistake = mistake

    def choose(self, game: AnyGame, state: State, seat: int, draw: Random) -> int:
        """Return the choice with the highest noisy evaluation."""
        legal = game.legal(state)
        if len(legal) == 1:
            return legal[0]
        evaluate, luck = evaluator(game), draw.bits()
        values: list[float] = []
        for action in legal:
            after = state.clone()
            game.apply(after, action, None)
            deal(game, after, Random(luck))
            values.append(evaluate(after, seat) + self._noise(draw))
        return legal[values.index(max(values))]

    def _noise(self, draw: Random) -> float:
        """Return noise between -mistake and mistake, mostly close to 0."""
        throws = sum([draw.below(SIDES) for _ in range(THROWS)]) / ((SIDES - 1) * THROWS)
        return self.mistake * (2 * throws - 1)
