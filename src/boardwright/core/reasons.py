"""Why something is not allowed: a message id and its arguments; the words are in `boardwright.text`."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

NOT_NOW: Final = "not-now"


class Reason:
    """A message id with named arguments: numbers, texts or terms of the game."""

    __slots__ = ("arguments", "name")

    def __init__(self, name: str, **arguments: int | str | IntEnum) -> None:
        self.name: str = name
        self.arguments: dict[str, int | str | IntEnum] = arguments

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.name == other.name and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self.arguments.items())
        return f"Reason({self.name!r}{given})"
