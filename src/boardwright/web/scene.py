"""The input of every layout: the view of a seat, its language, the values and options of the match."""

from __future__ import annotations

import marshal
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Any, Final

from boardwright.core.game import OptionValue, Value
from boardwright.text import Words
from boardwright.web.layout import Chip

PLAIN: Final = 2
"""The version of `marshal` in which equal values give equal bytes, regardless of their reference counts."""


@dataclass(frozen=True)
class Scene:
    """One table for one viewer; `seat` is None for a spectator."""

    view: Mapping[str, Any]
    words: Words
    seat: int | None
    tables: Mapping[str, Value]
    options: Mapping[str, OptionValue]
    _said: dict[object, str] = field(default_factory=dict, compare=False, repr=False)
    """A cache of messages: a table repeats few of them many times, and formatting is slow."""

    @cached_property
    def _ground(self) -> bytes:
        """A digest of everything that all parts depend on: game, viewer, printed values, options."""
        game = self.words.game.meta.id if self.words.game else ""
        reader = (self.words.language, tuple(self.words.names), self.seat)
        values = (dict(self.tables), dict(self.options))
        return blake2b(marshal.dumps((game, self.seats, reader, values), PLAIN), digest_size=16).digest()

    def made_of(self, name: str, *things: Any) -> Hashable:
        """Return the cache key of a part of the table.

        `things` are the parts of the view (lists, dictionaries, numbers, texts) and anything else that it
        depends on.
        """
        return self._ground, name, marshal.dumps(things, PLAIN)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.view["players"])

    @property
    def to_act(self) -> int | None:
        """The seat to act; None when chance decides or the game is over."""
        question = self.view["question"]
        seat = int(question["seat"]) if question else -1
        return seat if seat >= 0 else None

    def name(self, kind: str, name: str, count: int = 1, case: str = "nom") -> str:
        """Format a noun of the game by the name that views use: `name("building", "inn")`."""
        return self.say(f"{kind}-{name}", case=case, count=count)

    def say(self, message: str, **arguments: object) -> str:
        """Format a message in the viewer's language, with a cache."""
        key = (message, *arguments.items())
        if key not in self._said:
            self._said[key] = self.words.message(message, **arguments)
        return self._said[key]

    def seat_name(self, seat: int) -> str:
        return self.words.names[seat]

    def number(self, key: str) -> int:
        """Return a single printed value."""
        value = self.tables[key]
        assert isinstance(value, int)
        return value

    def numbers(self, key: str) -> tuple[int, ...]:
        """Return a printed row of values."""
        value = self.tables[key]
        assert isinstance(value, tuple)
        return value

    def amount(self, kind: str, count: int, tone: str = "") -> Chip:
        """Return a chip with an amount of a good that has messages (`amount-…`) and an icon of its name."""
        return Chip(str(count), kind, self.say(f"amount-{kind}", count=count), tone)


@lru_cache(maxsize=64)
def said_in(game: str, language: str, names: tuple[str, ...]) -> dict[object, str]:
    """Return the message cache that tables of a game share, by language and names of players."""
    return {}


def capital(text: str) -> str:
    """Capitalise the first letter only, for titles made of terms."""
    return text[:1].upper() + text[1:]
