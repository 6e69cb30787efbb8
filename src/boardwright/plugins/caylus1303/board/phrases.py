"""Caylus 1303, drawn: what no move changes is said and drawn once, for all tables with the same values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from boardwright.core.game import Value
from boardwright.web.panels.scene import Scene

_last: tuple[str, Mapping[str, Value], dict[object, tuple[str, ...]]] = ("", {}, {})


@lru_cache(maxsize=32)
def _told(language: str, values: tuple[tuple[str, Value], ...]) -> dict[object, tuple[str, ...]]:
    """What has been said and drawn of tiles and characters in a language with the values of a match."""
    return {}


def _lines(scene: Scene) -> dict[object, tuple[str, ...]]:
    """A table asks many times in a row: its values are looked at once."""
    global _last
    language, values, lines = _last
    if values is not scene.tables or language != scene.words.language:
        lines = _told(scene.words.language, tuple(scene.tables.items()))
        _last = (scene.words.language, scene.tables, lines)
    return lines


def told(scene: Scene, key: object, say: Callable[[], Iterable[str]]) -> tuple[str, ...]:
    """Lines of a tip or the markup of a tile: each is worked out once."""
    lines = _lines(scene)
    found = lines.get(key)
    if found is None:
        found = lines[key] = tuple(say())
    return found


def said(scene: Scene, message: str, **arguments: object) -> str:
    """A message in which nobody is named."""
    return told(scene, (message, *arguments.items()), lambda: [scene.say(message, **arguments)])[0]


def named(scene: Scene, kind: str, name: str) -> str:
    """The name of a tile or a character."""
    return told(scene, (kind, name), lambda: [scene.name(kind, name)])[0]
