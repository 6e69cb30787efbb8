"""What happened, as typed values for logs and animation; each has a public and a per-seat form."""

from __future__ import annotations

import dataclasses
from enum import IntEnum
from functools import lru_cache
from typing import TypeAlias

Plain: TypeAlias = "None | bool | int | str | list[Plain] | dict[str, Plain]"


class Event:
    """Something that happened. Subclasses are frozen dataclasses of seats, numbers and terms."""

    __slots__ = ()

    def for_seat(self, viewer: int | None) -> Event | None:
        """What this viewer (None: a spectator) learns: the event, a veiled form of it, or nothing."""
        return self

    def reveals(self) -> bool:
        """Whether a secret is shown here: such a step cannot be taken back."""
        return False


class Log:
    """Collects events; rules get None instead of it during search."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Append what has just happened."""
        self.events.append(event)


def kebab(name: str) -> str:
    """The message-id form of a class name.

    >>> kebab("PaidToll")
    'paid-toll'
    """
    return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")


def plain_value(value: object) -> Plain:
    """A term by its lower-case name, a number or text as it is, tuples as lists."""
    if isinstance(value, IntEnum):
        return kebab_term(value)
    if isinstance(value, tuple):
        return [plain_value(part) for part in value]
    if value is None or isinstance(value, bool | int | str):
        return value
    return str(value)


@lru_cache(maxsize=None, typed=True)
def kebab_term(term: IntEnum) -> str:
    """The lower-case name of a term, as notation and JSON write it. Terms of two kinds may be equal."""
    return term.name.lower().replace("_", "-")


def plain(value: object) -> dict[str, Plain]:
    """An event or a catalogue value as plain data: its name under "kind", then its fields."""
    result: dict[str, Plain] = {"kind": kebab(type(value).__name__)}
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            result[field.name] = plain_value(getattr(value, field.name))
    return result
