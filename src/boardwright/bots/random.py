"""The random bot: any legal id, all alike."""

from __future__ import annotations

from boardwright.bots.base import Bot
from boardwright.core.game import State
from boardwright.core.play import AnyGame
from boardwright.core.random import Random


class RandomBot(Bot):
    """Chooses uniformly among the legal ids."""

    name = "random"

    def choose(self, game: AnyGame, state: State, seat: int, draw: Random) -> int:
        """Any legal id."""
        legal = game.legal(state)
        return legal[draw.below(len(legal))]
