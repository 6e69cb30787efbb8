"""Actions and integers: a fixed list built once from the terms, numbered by position, only appended to."""

from __future__ import annotations

from collections.abc import Iterable

from boardwright.core.events import Plain, plain


class Catalogue:
    """Number, typed value, one-line notation and JSON of every action of a game."""

    __slots__ = ("_by_text", "_by_value", "_texts", "_values")

    def __init__(self, entries: Iterable[tuple[object, str]]) -> None:
        self._values: list[object] = []
        self._texts: list[str] = []
        self._by_text: dict[str, int] = {}
        self._by_value: dict[object, int] = {}
        for value, text in entries:
            if text in self._by_text or value in self._by_value:
                raise ValueError(f"the catalogue lists {text!r} twice")
            self._by_text[text] = self._by_value[value] = len(self._values)
            self._values.append(value)
            self._texts.append(text)

    def __repr__(self) -> str:
        return f"<Catalogue of {len(self)} actions>"

    def __len__(self) -> int:
        return len(self._values)

    def value(self, action: int) -> object:
        """The typed value of a number."""
        return self._values[action]

    def number(self, value: object) -> int:
        """The number of a typed value."""
        return self._by_value[value]

    def text(self, action: int) -> str:
        """The one-line notation of a number."""
        return self._texts[action]

    def parse(self, text: str) -> int | None:
        """The number that a notation stands for, or None; spaces and capitals do not matter."""
        return self._by_text.get(" ".join(text.lower().split()))

    def json(self, action: int) -> dict[str, Plain]:
        """The value as plain data."""
        return plain(self._values[action])
