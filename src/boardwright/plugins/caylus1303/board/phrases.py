"""A cache of the constant phrases and drawings of Caylus 1303, for all tables with the same values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from boardwright.core.game import Value
from boardwright.web.scene import Scene

_last: tuple[str, Mapping[str, Value], dict[object, tuple[str, ...]]] = ("", {}, {})


@lru_cache(maxsize=32)
def _told(language: str, values: tuple[tuple[str, Value], ...]) -> dict[object, tuple[str, ...]]:
    """Return the cache of tiles and characters for a language and the values of a match."""
    return {}


def _lines(scene: Scene) -> dict[object, tuple[str, ...]]:
    """Return the cache of a scene; the last one is kept, as a table asks many times in a row."""
    global _last
    language, values, lines = _last
    if values is not scene.tables or language != scene.words.language:
        lines = _told(scene.words.language, tuple(scene.tables.items()))
        _last = (scene.words.language, scene.tables, lines)
    return lines


def told(scene: Scene, key: object, say: Callable[[], Iterable[str]]) -> tuple[str, ...]:
    """Return lines of a tip or the markup of a tile, computed once."""
    lines = _lines(scene)
    found = lines.get(key)
    if found is None:
        found = lines[key] = tuple(say())
    return found


def said(scene: Scene, message: str, **arguments: object) -> str:
    """Format a message without names of players, once."""
    return told(scene, (message, *arguments.items()), lambda: [scene.say(message, **arguments)])[0]


def named(scene: Scene, kind: str, name: str) -> str:
    """Return the name of a tile or a character."""
    return told(scene, (kind, name), lambda: [scene.name(kind, name)])[0]
