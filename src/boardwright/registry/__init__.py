"""The registry of games: built-in ones, and those of other distributions through entry points.

A game is a package of rules and a `Plugin` with everything else. Nothing lists the games: the built-in ones
are the packages inside `boardwright.plugins`; another distribution names its plugin in the entry-point group
`boardwright.games`. Entry points are read only for lists and for ids that are not built in.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module, metadata
from pkgutil import iter_modules
from typing import Final

from boardwright.core.errors import UnknownNameError
from boardwright.core.play import AnyGame
from boardwright.registry.plugin import Plugin

ENTRY_POINTS: Final = "boardwright.games"
BUILT_IN: Final = "boardwright.plugins"

log: Final = logging.getLogger(__name__)


@cache
def built_in() -> tuple[str, ...]:
    """List the ids of the games that this package brings, in alphabetical order."""
    return tuple(sorted(found.name for found in iter_modules(import_module(BUILT_IN).__path__)))


def ids() -> tuple[str, ...]:
    """List the ids of all games that load, those of other distributions behind the built-in ones."""
    return built_in() + tuple(found.id for found in _foreign()[0])


def broken() -> dict[str, str]:
    """List games of other distributions that do not load, with the reason of each."""
    return dict(_foreign()[1])


def plugin(name: str) -> Plugin:
    """Find the plugin of a game.

    Raises:
        UnknownNameError: with the ids that exist, when no game of that id is installed.
    """
    known = str(name)
    if known in built_in():
        return _built_in_plugin(known)
    for found in _foreign()[0]:
        if found.id == known:
            return found
    raise UnknownNameError("game-unknown", game=known[:40], known=", ".join(ids()))


def game(name: str) -> AnyGame:
    """Find a game by its id; raises UnknownNameError like `plugin`."""
    return plugin(name).game


def games() -> list[AnyGame]:
    """Load all games: those offered on the web first, then those that are not, as the sample game."""
    return sorted((game(name) for name in ids()), key=lambda each: not each.meta.on_web)


@cache
def _built_in_plugin(name: str) -> Plugin:
    found: Plugin = import_module(f"{BUILT_IN}.{name}").PLUGIN
    return found


@cache
def _foreign() -> tuple[tuple[Plugin, ...], dict[str, str]]:
    """Load the games of other distributions: those that work, and the faults of the others.

    A broken one must take nothing else down, so everything that its code may raise is caught here.
    """
    working: dict[str, Plugin] = {}
    faults: dict[str, str] = {}
    for point in sorted(metadata.entry_points(group=ENTRY_POINTS), key=lambda each: each.name):
        try:
            working[point.name] = _checked(point.name, point.load(), working)
        except Exception as fault:
            faults[point.name] = f"{type(fault).__name__}: {fault}"
            log.warning("the game %s (%s) does not load: %s", point.name, point.value, faults[point.name])
    return tuple(working.values()), faults


def _checked(name: str, found: object, others: dict[str, Plugin]) -> Plugin:
    """Check that an entry point gives the plugin of a game of its own name, and load its rules."""
    if not isinstance(found, Plugin):
        raise TypeError(f"the entry point gives {type(found).__name__} instead of a Plugin")
    if name in built_in() or name in others:
        raise ValueError(f"the id {name!r} is taken by another game")
    if found.id != name or found.game.meta.id != name:
        raise ValueError(f"the entry point is called {name!r}, its game {found.game.meta.id!r}")
    return found
