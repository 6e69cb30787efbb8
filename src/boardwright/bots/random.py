"""The random bot: every legal id is equally likely."""

from __future__ import annotations

from boardwright.bots.base import Bot
from boardwright.core.game import State
from boardwright.core.play import AnyGame
from boardwright.core.random import Random


class RandomBot(Bot):
    """A uniform choice among the legal ids."""

    name = "random"

    def choose(self, game: AnyGame, state: State, seat: int, draw: Random) -> int:
        legal = game.legal(state)
        return legal[draw.below(len(legal))]
