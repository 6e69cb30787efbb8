"""What is laid out: the view of a seat, the words of a reader, the values and options of the match."""

from __future__ import annotations

import marshal
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Any, Final

from boardwright.core.game import OptionValue, Value
from boardwright.text import Words
from boardwright.web.parts import Chip

PLAIN: Final = 2
"""The form of `marshal` in which equal values give equal bytes, whoever else holds them."""


@dataclass(frozen=True)
class Scene:
    """One table for one reader; `seat` is None for a spectator."""

    view: Mapping[str, Any]
    words: Words
    seat: int | None
    tables: Mapping[str, Value]
    options: Mapping[str, OptionValue]
    _said: dict[object, str] = field(default_factory=dict, compare=False, repr=False)
    """What has been said already: a table says the same few things many times, and saying takes time."""

    @cached_property
    def _ground(self) -> bytes:
        """What everything that is shown depends on: the game, the reader, the printed values, the options."""
        game = self.words.game.meta.id if self.words.game else ""
        reader = (self.words.language, tuple(self.words.names), self.seat)
        values = (dict(self.tables), dict(self.options))
        return blake2b(marshal.dumps((game, self.seats, reader, values), PLAIN), digest_size=16).digest()

    def made_of(self, name: str, *things: Any) -> Hashable:
        """What a part of the table is made of, to know it again: its name, the parts of the view (lists,
        dictionaries, numbers, texts) and all the rest that it depends on.
        """
        return self._ground, name, marshal.dumps(things, PLAIN)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.view["players"])

    @property
    def to_act(self) -> int | None:
        """The seat that decides now; None when chance decides or the game is over."""
        question = self.view["question"]
        seat = int(question["seat"]) if question else -1
        return seat if seat >= 0 else None

    def name(self, kind: str, name: str, count: int = 1, case: str = "nom") -> str:
        """A noun of the game by the name that views use: `name("building", "inn")`."""
        return self.say(f"{kind}-{name}", case=case, count=count)

    def say(self, message: str, **arguments: object) -> str:
        """A message of the reader's language."""
        key = (message, *arguments.items())
        if key not in self._said:
            self._said[key] = self.words.message(message, **arguments)
        return self._said[key]

    def seat_name(self, seat: int) -> str:
        """The name of a seat."""
        return self.words.names[seat]

    def number(self, key: str) -> int:
        """A single printed value."""
        value = self.tables[key]
        assert isinstance(value, int)
        return value

    def numbers(self, key: str) -> tuple[int, ...]:
        """A printed row of values."""
        value = self.tables[key]
        assert isinstance(value, tuple)
        return value

    def amount(self, kind: str, count: int, tone: str = "") -> Chip:
        """So much of a good that has words of its own (`amount-…`) and an icon of its name."""
        return Chip(str(count), kind, self.say(f"amount-{kind}", count=count), tone)


@lru_cache(maxsize=64)
def said_in(game: str, language: str, names: tuple[str, ...]) -> dict[object, str]:
    """What was said at tables of a game in a language to people of these names: most of it is said again."""
    return {}


def capital(text: str) -> str:
    """A text with its first letter large, the others as they are: for titles made of terms."""
    return text[:1].upper() + text[1:]
