"""What a seat may know, as one array of numbers with a fixed, versioned layout.

Everything is read off `game.view(state, seat)`: what a seat may not see is not in there. Players are counted
from the own seat, so that one policy can play every seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from boardwright import registry
from boardwright.adapters.extras import needed
from boardwright.adapters.observations.parts import Part, Seen
from boardwright.core.game import State
from boardwright.core.options import completed
from boardwright.core.play import AnyGame

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Array: TypeAlias = "NDArray[numpy.float32]"

# Raised whenever the meaning of a number changes, in any game.
VERSION: Final = 2


@dataclass(frozen=True)
class Field:
    """Some neighbouring numbers of an observation.

    `entries` names each of them. A number is what lies on the table divided by `scale`, held between `low`
    and `high`.
    """

    name: str
    start: int
    length: int
    low: float
    high: float
    scale: float
    entries: tuple[str, ...]
    meaning: str


@dataclass(frozen=True)
class Layout:
    """Where everything stands in the observations of a game with so many players."""

    game: str
    players: int
    version: int
    size: int
    fields: tuple[Field, ...]
    parts: tuple[Part, ...] = field(repr=False, compare=False)

    def __getitem__(self, name: str) -> Field:
        """The field of that name."""
        return self._by_name[name]

    @cached_property
    def _by_name(self) -> dict[str, Field]:
        return {each.name: each for each in self.fields}

    @cached_property
    def scales(self) -> Array:
        """What each number is divided by."""
        return self._spread([each.scale for each in self.fields])

    @cached_property
    def low(self) -> Array:
        """The lowest value of each number."""
        return self._spread([each.low for each in self.fields])

    @cached_property
    def high(self) -> Array:
        """The highest value of each number."""
        return self._spread([each.high for each in self.fields])

    def _spread(self, values: Sequence[float]) -> Array:
        np = needed("numpy", "rl")
        spread: Array = np.repeat(np.array(values, np.float32), [each.length for each in self.fields])
        return spread


@cache
def layout(game_id: str, players: int) -> Layout:
    """The layout of a game's observations; raises BoardwrightError for a game or number that is not there."""
    completed(registry.game(game_id).meta, players, {})
    parts: list[Part] = import_module(f"boardwright.adapters.observations.{game_id}").parts(players)
    fields: list[Field] = []
    start = 0
    for part in parts:
        low = -1.0 if part.signed else 0.0
        length = len(part.entries)
        fields.append(Field(part.name, start, length, low, 1.0, part.scale, part.entries, part.meaning))
        start += length
    return Layout(game_id, players, VERSION, start, tuple(fields), tuple(parts))


def numbers(game: AnyGame, state: State, seat: int, layout: Layout) -> list[float]:
    """What a seat may know, before it is scaled."""
    seen = Seen(game.view(state, seat), seat, layout.players)
    found: list[float] = []
    for part in layout.parts:
        found += part.read(seen)
    return found


def observe(game: AnyGame, state: State, seat: int, layout: Layout) -> Array:
    """What a seat may know, as an array of shape (layout.size,)."""
    np: Any = needed("numpy", "rl")
    found: Array = np.array(numbers(game, state, seat, layout), np.float32)
    found /= layout.scales
    np.clip(found, layout.low, layout.high, out=found)
    return found
