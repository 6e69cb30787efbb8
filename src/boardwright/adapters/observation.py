"""What a seat may know, as one array of numbers with a fixed, versioned layout.

Everything is read off `game.view(state, seat)`: what a seat may not see is not in there. Players are counted
from the own seat, so that one policy can play every seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from boardwright import registry
from boardwright.adapters.extras import needed
from boardwright.adapters.observations.parts import Part, Seen
from boardwright.core.errors import BadOptionError, UnknownNameError
from boardwright.core.game import State
from boardwright.core.options import checked_number, checked_players
from boardwright.core.play import AnyGame

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Array: TypeAlias = "NDArray[numpy.float32]"

# Raised whenever the meaning of a number changes, in any game.
VERSION: Final = 2
# So many names are told to whoever asks for a field that is not there.
NEAREST: Final = 5


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


@dataclass(frozen=True, repr=False)
class Layout:
    """Where everything stands in the observations of a game with so many players."""

    game: str
    players: int
    version: int
    size: int
    fields: tuple[Field, ...]
    parts: tuple[Part, ...] = field(compare=False)

    def __getitem__(self, name: str) -> Field:
        """The field of that name; raises UnknownNameError with the nearest ones."""
        found = self._by_name.get(str(name))
        if found is None:
            nearest = ", ".join(self._nearest(str(name)))
            raise UnknownNameError("field-unknown", given=str(name)[:40], game=self.game, nearest=nearest)
        return found

    def __repr__(self) -> str:
        return f"<Layout {self.game}, {self.players} players, version {self.version}, {self.size} numbers>"

    def __reduce__(self) -> tuple[Callable[[str, int], Layout], tuple[str, int]]:
        """A layout is made again where it arrives; how its parts are read does not travel."""
        return layout, (self.game, self.players)

    def _nearest(self, name: str) -> list[str]:
        """Names that hold this one, else those that are most like it."""
        known = [each.name for each in self.fields]
        holding = [each for each in known if name and name in each]
        return (holding or get_close_matches(name, known, NEAREST, 0.0))[:NEAREST]

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


def layout(game_id: str, players: int) -> Layout:
    """The layout of a game's observations; raises BoardwrightError for a game or number that is not there."""
    meta = registry.game(game_id).meta
    return _layout(meta.id, checked_players(meta, players))


@cache
def _layout(game_id: str, players: int) -> Layout:
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
    """What a seat may know, as an array of shape (layout.size,).

    Raises BadOptionError for a seat that is not there, and for the layout of another table.
    """
    if (layout.game, layout.players) != (game.meta.id, state.seats):
        raise BadOptionError(
            "layout-other", game=layout.game, players=layout.players, own=game.meta.id, seats=state.seats
        )
    seat = checked_number("seat", seat, 0, state.seats - 1)
    np: Any = needed("numpy", "rl")
    found: Array = np.array(numbers(game, state, seat, layout), np.float32)
    found /= layout.scales
    np.clip(found, layout.low, layout.high, out=found)
    return found
