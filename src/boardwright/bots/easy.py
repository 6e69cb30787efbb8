"""The easy bot: takes what looks best right after its decision, and is often mistaken about it."""

from __future__ import annotations

from typing import Final

from boardwright.bots.base import Bot
from boardwright.bots.evaluators import evaluator
from boardwright.core.game import State
from boardwright.core.play import AnyGame, deal
from boardwright.core.random import Random

# By how many points it may be mistaken: a sum of some throws, so that small mistakes are the usual ones.
MISTAKE: Final = 4.0
THROWS: Final = 3
SIDES: Final = 1001


class Easy(Bot):
    """The evaluator without looking ahead, plus noise."""

    name = "easy"

    def __init__(self, mistake: float = MISTAKE) -> None:
        self.mistake = mistake

    def choose(self, game: AnyGame, state: State, seat: int, draw: Random) -> int:
        """What looks best after this one decision."""
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
        """From -mistake to mistake, mostly in between."""
        throws = sum([draw.below(SIDES) for _ in range(THROWS)]) / ((SIDES - 1) * THROWS)
        return self.mistake * (2 * throws - 1)
