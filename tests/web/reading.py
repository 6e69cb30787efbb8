"""What a spread holds, piece by piece."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from boardwright.web.layout import Card, Chip, Spread


def parts_in(value: object) -> Iterator[object]:
    """Everything in a spread, in depth: parts and plain values."""
    yield value
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from parts_in(getattr(value, field.name))
    elif isinstance(value, tuple):
        for each in value:
            yield from parts_in(each)


def chips_in(spread: Spread) -> list[Chip]:
    return [each for each in parts_in(spread) if isinstance(each, Chip)]


def cards_in(spread: Spread) -> list[Card]:
    return [each for each in parts_in(spread) if isinstance(each, Card)]


def texts_in(spread: Spread) -> list[str]:
    return [each for each in parts_in(spread) if isinstance(each, str)]
