"""Bots by name: the plain ones, the levels, and searches with a budget in their name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from boardwright.bots import tree
from boardwright.bots.base import Bot
from boardwright.bots.easy import Easy
from boardwright.bots.greedy import Greedy
from boardwright.bots.mcts import Budget, Mcts
from boardwright.bots.random import RandomBot
from boardwright.core.errors import BadOptionError, UnknownNameError

LEVELS: Final = ("easy", "normal", "hard", "expert")
NAMES: Final = ("random", "greedy", *LEVELS)

# Iterations for each decision. A level makes more of them in games in which they are quick, and fewer where
# the first ones matter most: `PACES` of the game's evaluator.
BUDGETS: Final[Mapping[str, int]] = MappingProxyType({"normal": 100, "hard": 500, "expert": 2000})

# Uncompiled rules are slow: levels then use a part of their budgets, so that players need not wait long.
UNCOMPILED: Final = 0.1
IS_COMPILED: Final = not str(tree.__file__).endswith(".py")

SEARCHES: Final = ("mcts", "rollouts")
OWN_BUDGET: Final = re.compile(
    r"(mcts|rollouts)(:((?P<iterations>\d{1,7})|(?P<seconds>\d{1,3}(\.\d{1,3})?)s)(x(?P<processes>[1-9]\d?))?)?"
)
FACTOR: Final = re.compile(r"\d{1,3}(\.\d{1,4})?")


def bot_named(name: str, factor: float = 1.0) -> Bot:
    """Return a new bot; a factor, or one in the name (`hard@0.1`), gives a search a part of its budget."""
    plain, at, part = name.partition("@")
    if at:
        if not FACTOR.fullmatch(part) or float(part) == 0:
            raise BadOptionError("bot-budget", bot=name[:40])
        factor *= float(part)
    called = plain if factor == 1.0 else f"{plain}@{factor:g}"
    if plain in BUDGETS:
        budget = Budget(BUDGETS[plain]).times(factor if IS_COMPILED else factor * UNCOMPILED)
        return Mcts(called, budget, plain)
    if plain.partition(":")[0] in SEARCHES:
        return Mcts(called, own_budget(plain).times(factor))
    for kind in (RandomBot, Greedy, Easy):
        if plain == kind.name:
            return kind()
    raise UnknownNameError("bot-unknown", bot=plain[:40], known=", ".join(NAMES))


def own_budget(name: str) -> Budget:
    """Parse the budget behind `mcts:` or `rollouts:`; raises BadOptionError when it is malformed."""
    found = OWN_BUDGET.fullmatch(name)
    if found is None or not float(found["iterations"] or found["seconds"] or 1):
        raise BadOptionError("bot-budget", bot=name[:40])
    seconds = float(found["seconds"]) if found["seconds"] else None
    iterations, processes = int(found["iterations"] or 1000), int(found["processes"] or 1)
    return Budget(iterations, seconds, processes, name.startswith("rollouts"))
