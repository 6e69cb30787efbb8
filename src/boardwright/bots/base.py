"""The interface of a bot, and the only way to ask one."""

from __future__ import annotations

from boardwright.core.game import State
from boardwright.core.play import AnyGame
from boardwright.core.random import Random


class Bot:
    """A program that holds a seat. Between decisions it keeps only values from states shown to it."""

    name: str = ""

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    def choose(self, game: AnyGame, state: State, seat: int, draw: Random) -> int:
        """Return a legal id for the seat to act; the state is re-dealt from its seat, never the true one."""
        raise TypeError(f"{type(self).__name__} does not say how it chooses")


def fair_choice(bot: Bot, game: AnyGame, true_state: State, draw: Random) -> int:
    """Ask a bot for the seat to act, on a state re-dealt from the knowledge of that seat."""
    seat = game.to_act(true_state)
    return bot.choose(game, game.redeal(true_state, seat, draw), seat, draw)
