"""What a bot is, and the only way to ask one."""

from __future__ import annotations

from boardwright.core.game import State
from boardwright.core.play import AnyGame
from boardwright.core.random import Random


class Bot:
    """A program that holds a seat. Between decisions it keeps only what came from states shown to it."""

    name: str = ""

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    def choose(self, game: AnyGame, state: State, seat: int, draw: Random) -> int:
        """A legal id for the seat to act; the state is one dealt anew from its seat, never the true one."""
        raise TypeError(f"{type(self).__name__} does not say how it chooses")


def fair_choice(bot: Bot, game: AnyGame, true_state: State, draw: Random) -> int:
    """Ask a bot for the seat to act, on a state dealt anew from what that seat can know."""
    seat = game.to_act(true_state)
    return bot.choose(game, game.redeal(true_state, seat, draw), seat, draw)
