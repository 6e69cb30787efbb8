"""Programs that hold a seat: names and bots."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from boardwright.bots.base import Bot, fair_choice
from boardwright.bots.greedy import Greedy
from boardwright.bots.random import RandomBot
from boardwright.core.errors import UnknownNameError

BOTS: Final[Mapping[str, Bot]] = MappingProxyType({bot.name: bot for bot in (RandomBot(), Greedy())})


def bot(name: str) -> Bot:
    """The bot of that name; raises UnknownNameError with the names that exist."""
    if name not in BOTS:
        raise UnknownNameError("bot-unknown", bot=name[:40], known=", ".join(BOTS))
    return BOTS[name]


__all__ = ["BOTS", "Bot", "bot", "fair_choice"]
