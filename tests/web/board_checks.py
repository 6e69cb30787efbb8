"""What the tests of drawn boards share: random games, and what a drawing holds."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

import pytest

from boardwright import registry
from boardwright.core.options import completed
from boardwright.core.play import AnyGame, deal, random_action
from boardwright.core.random import Random
from boardwright.core.tables import defaults
from boardwright.registry.plugin import Plugin
from boardwright.web import boards, standing

DRAWN = [game.meta.id for game in registry.games() if boards.has_board(game.meta.id)]
TOLD = [game.meta.id for game in registry.games() if standing.has_standing(game.meta.id)]
LARGE = [game.meta.id for game in registry.games() if game.meta.on_web and game.meta.id in DRAWN]
NAMES = ("Anna <&>", "Ben", "Cleo", "Dora", "Emil von der Gildenbrücke")
SVG = "{http://www.w3.org/2000/svg}"


@contextmanager
def without_part(*names: str) -> Iterator[None]:
    """Games as if their plugins had no such parts."""
    real = Plugin.part
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Plugin, "part", lambda self, name: None if name in names else real(self, name))
        yield


def game_of(game: AnyGame, players: int, seed: int, **options: object) -> Iterator[Any]:
    """The states of a random game in which somebody is asked, and the last one."""
    state = game.new(players, completed(game.meta, players, options), defaults(game.printed))
    draw = Random(seed)
    while True:
        deal(game, state, draw)
        yield state
        if not state.waiting:
            return
        game.apply(state, random_action(game, state, draw), None)


def played(game: AnyGame, players: int, seed: int, steps: int, **options: object) -> Any:
    """The state after so many decisions, or at the end."""
    *_, state = islice(game_of(game, players, seed, **options), steps + 1)
    return state


def places(root: ET.Element) -> list[str]:
    """The names of all places, in the order of drawing."""
    return [each.get("data-place", "") for each in root.iter() if each.get("data-place")]


def place(root: ET.Element, name: str) -> ET.Element:
    """The one place of a name."""
    (found,) = [each for each in root.iter() if each.get("data-place") == name]
    return found


def pieces(root: ET.Element) -> list[str]:
    """The names of all things that keep their name when they move."""
    return [each.get("data-piece", "") for each in root.iter() if each.get("data-piece")]


def marks(root: ET.Element) -> Counter[tuple[str, str]]:
    """How many pieces of each mark stand at each place: `(place, mark)`."""
    return Counter(
        (each.get("data-home", ""), each.get("data-mark", ""))
        for each in root.iter()
        if each.get("data-mark")
    )


def classes(root: ET.Element) -> Counter[str]:
    """How often each class occurs."""
    return Counter(name for each in root.iter() for name in (each.get("class") or "").split())


def smallest_letters(root: ET.Element) -> float:
    """The size of the smallest letters."""
    return min(float(each.get("font-size", "0")) for each in root.iter() if each.tag.endswith("text"))
