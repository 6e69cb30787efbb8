"""Bots by their names: the plain ones, the levels, and searches with a budget of their own."""

from __future__ import annotations

import re
from typing import Final

from boardwright.bots.base import Bot
from boardwright.bots.easy import Easy
from boardwright.bots.greedy import Greedy
from boardwright.bots.mcts import Budget, Mcts
from boardwright.bots.random import RandomBot
from boardwright.core.errors import BadOptionError, UnknownNameError

LEVELS: Final = ("easy", "normal", "hard", "expert")
# Iterations of the search for each decision.
BUDGETS: Final = {"normal": 200, "hard": 1000, "expert": 5000}
NAMES: Final = ("random", "greedy", *LEVELS)

SEARCH: Final = "mcts"
OWN_BUDGET: Final = re.compile(
    r"mcts(?::(?:(?P<iterations>\d{1,7})|(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s)(?:x(?P<processes>[1-9]\d?))?)?"
)
FACTORS: Final = re.compile(r"\d{1,3}(?:\.\d{1,4})?")


def bot_named(name: str, factor: float = 1.0) -> Bot:
    """A new bot; a factor, or one behind the name (`hard@0.1`), gives a search a part of its budget."""
    plain, at, part = name.partition("@")
    if at:
        if not FACTORS.fullmatch(part) or float(part) == 0:
            raise BadOptionError("bot-budget", bot=name[:40])
        factor *= float(part)
    called = plain if factor == 1.0 else f"{plain}@{factor:g}"
    if plain in BUDGETS:
        return Mcts(called, Budget(BUDGETS[plain]).times(factor))
    if plain.partition(":")[0] == SEARCH:
        return Mcts(called, own_budget(plain).times(factor))
    if plain == Easy.name:
        return Easy()
    if plain == Greedy.name:
        return Greedy()
    if plain == RandomBot.name:
        return RandomBot()
    raise UnknownNameError("bot-unknown", bot=plain[:40], known=", ".join(NAMES))


def own_budget(name: str) -> Budget:
    """The budget behind `mcts:`; raises BadOptionError where it cannot be read."""
    found = OWN_BUDGET.fullmatch(name)
    if found is None or "0" in (found["iterations"], found["seconds"]):
        raise BadOptionError("bot-budget", bot=name[:40])
    seconds = found["seconds"] and float(found["seconds"])
    return Budget(int(found["iterations"] or 1000), seconds or None, int(found["processes"] or 1))
