"""The knowledge of a seat as one array of numbers with a fixed, versioned layout.

All numbers come from `game.view(state, seat)`, which holds nothing that the seat may not see. Players are
counted from the observer, so that one policy can play every seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from boardwright import registry
from boardwright.adapters import plain_observation
from boardwright.adapters.extras import needed
from boardwright.adapters.observation_parts import Part, Seen
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
# How many similar names an error lists for a field that does not exist.
MAX_SUGGESTIONS: Final = 5


@dataclass(frozen=True)
class Field:
    """A range of neighbouring numbers of an observation.

    `entries` names each of them. A number is the amount on the table divided by `scale`, clipped to `low` and
    `high`.
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
    """The layout of the observations of a game with that many players."""

    game: str
    players: int
    version: int
    size: int
    fields: tuple[Field, ...]
    parts: tuple[Part, ...] = field(compare=False)

    def __getitem__(self, name: str) -> Field:
        """Return the field with that name; raises UnknownNameError with similar names."""
        found = self._by_name.get(str(name))
        if found is None:
            nearest = ", ".join(self._nearest(str(name)))
            raise UnknownNameError("field-unknown", given=str(name)[:40], game=self.game, nearest=nearest)
        return found

    def __repr__(self) -> str:
        return f"<Layout {self.game}, {self.players} players, version {self.version}, {self.size} numbers>"

    def __reduce__(self) -> tuple[Callable[[str, int], Layout], tuple[str, int]]:
        """Pickle a layout by its arguments: it is rebuilt on the other side, as readers cannot be pickled."""
        return layout, (self.game, self.players)

    def _nearest(self, name: str) -> list[str]:
        """Return the names that contain this one, else the most similar ones."""
        known = [each.name for each in self.fields]
        holding = [each for each in known if name and name in each]
        return (holding or get_close_matches(name, known, MAX_SUGGESTIONS, 0.0))[:MAX_SUGGESTIONS]

    @cached_property
    def _by_name(self) -> dict[str, Field]:
        return {each.name: each for each in self.fields}

    @cached_property
    def scales(self) -> Array:
        """The divisor of each number."""
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
    """Return the layout of a game's observations; raises BoardwrightError for an unknown game or number."""
    meta = registry.game(game_id).meta
    return _layout(meta.id, checked_players(meta, players))


@cache
def _layout(game_id: str, players: int) -> Layout:
    plugin = registry.plugin(game_id)
    own: Any = plugin.part("observation")
    parts: list[Part] = own.parts(players) if own else plain_observation.parts(plugin, players)
    fields: list[Field] = []
    start = 0
    for part in parts:
        low = -1.0 if part.signed else 0.0
        length = len(part.entries)
        fields.append(Field(part.name, start, length, low, 1.0, part.scale, part.entries, part.meaning))
        start += length
    return Layout(game_id, players, VERSION, start, tuple(fields), tuple(parts))


def numbers(game: AnyGame, state: State, seat: int, layout: Layout) -> list[float]:
    """Return the numbers of an observation before scaling."""
    seen = Seen(game.view(state, seat), seat, layout.players)
    found: list[float] = []
    for part in layout.parts:
        found += part.read(seen)
    return found


def observe(game: AnyGame, state: State, seat: int, layout: Layout) -> Array:
    """Return the observation of a seat, an array of shape (layout.size,).

    Raises BadOptionError for a seat that does not exist, and for the layout of another table.
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
