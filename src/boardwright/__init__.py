"""Boardwright: play, study and automate Belfort, Caylus 1303 and Guilds.

>>> import boardwright
>>> match = boardwright.new("toll", players=2, seed=1)
>>> match.act(match.legal[0]).seat == match.steps[-1].seat
True

Importing the package is quick: everything but the errors is loaded when it is first asked for.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import TYPE_CHECKING

from boardwright.core import errors as _errors
from boardwright.core.errors import (
    BadOptionError,
    BadRecordError,
    BadTableError,
    BoardwrightError,
    IllegalActionError,
    NewerRecordError,
    NothingToUndoError,
    UnknownNameError,
)

if TYPE_CHECKING:
    from boardwright import bots
    from boardwright.api import from_position, list_games, load, loads, new, verify
    from boardwright.bots import bot
    from boardwright.core.decision import CHANCE, NOBODY
    from boardwright.core.match import Match, Step
    from boardwright.text import LANGUAGES, Words

__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "LANGUAGES",
    "NOBODY",
    "BadOptionError",
    "BadRecordError",
    "BadTableError",
    "BoardwrightError",
    "IllegalActionError",
    "Match",
    "NewerRecordError",
    "NothingToUndoError",
    "Step",
    "UnknownNameError",
    "Words",
    "bot",
    "bots",
    "from_position",
    "list_games",
    "load",
    "loads",
    "new",
    "verify",
]

# The modules of names that are loaded when they are first asked for.
_HOMES = {
    "CHANCE": "boardwright.core.decision",
    "LANGUAGES": "boardwright.text",
    "NOBODY": "boardwright.core.decision",
    "Match": "boardwright.core.match",
    "Step": "boardwright.core.match",
    "Words": "boardwright.text",
    "bot": "boardwright.bots",
    "bots": "boardwright",
    "from_position": "boardwright.api",
    "list_games": "boardwright.api",
    "load": "boardwright.api",
    "loads": "boardwright.api",
    "new": "boardwright.api",
    "verify": "boardwright.api",
}


def _explain(message: str, arguments: Mapping[str, object]) -> str:
    from boardwright.text import explain

    return explain(message, arguments)


_errors.explain_errors_with(_explain)

if not TYPE_CHECKING:  # a type checker reads the imports above, and so knows which names there are

    def __getattr__(name):
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        if _HOMES[name] == __name__:
            return importlib.import_module(f"{__name__}.{name}")
        found = getattr(importlib.import_module(_HOMES[name]), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted(__all__)
