"""Bots: programs that hold a seat, and their names."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from boardwright.bots.base import Bot, fair_choice
from boardwright.bots.easy import Easy
from boardwright.bots.greedy import Greedy
from boardwright.bots.mcts import Budget, Mcts
from boardwright.bots.naming import BUDGETS, LEVELS, bot_named
from boardwright.bots.random import RandomBot
from boardwright.core.errors import BoardwrightError, UnknownNameError

BOTS: Final[Mapping[str, Bot]] = MappingProxyType(
    {name: bot_named(name) for name in ("random", "greedy", *LEVELS)}
)


def bot(name: str, factor: float = 1.0) -> Bot:
    """Return the bot with that name; raises UnknownNameError with the names that exist.

    A factor gives a level a part of its budget, as the name `hard@0.1` does; bots without one play as ever.
    `mcts:2000`, `mcts:1.5s` and `mcts:2000x2` are searches with a budget of their own: iterations, seconds,
    shared by two processes; `rollouts:2000` is the same without an evaluator, by random play to the end.
    """
    if factor == 1.0 and name in BOTS:
        return BOTS[name]
    return bot_named(name, factor)


def offered(name: str) -> Bot:
    """Return a bot that a table on the web offers: no budget in its name; raises UnknownNameError."""
    if name not in BOTS:
        raise UnknownNameError("bot-unknown", bot=name[:40], known=", ".join(BOTS))
    return BOTS[name]


def is_bot(name: str) -> bool:
    """Return whether a bot has that name."""
    try:
        bot(name)
    except BoardwrightError:
        return False
    return True


__all__ = [
    "BOTS",
    "BUDGETS",
    "LEVELS",
    "Bot",
    "Budget",
    "Easy",
    "Greedy",
    "Mcts",
    "RandomBot",
    "bot",
    "fair_choice",
    "is_bot",
    "offered",
]
