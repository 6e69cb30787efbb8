"""Names and games."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Final

from boardwright.core.errors import UnknownNameError
from boardwright.core.play import AnyGame

GAMES: Final = ("belfort", "caylus1303", "guilds", "toll")


def game(name: str) -> AnyGame:
    """The game of that id; raises UnknownNameError with the ids that exist."""
    if str(name) not in GAMES:
        raise UnknownNameError("game-unknown", game=str(name)[:40], known=", ".join(GAMES))
    return _loaded(str(name))


@cache
def _loaded(name: str) -> AnyGame:
    found: AnyGame = importlib.import_module(f"boardwright.games.{name}.rules").GAME
    return found


def games() -> list[AnyGame]:
    """All games, the sample game last."""
    return [game(name) for name in GAMES]
