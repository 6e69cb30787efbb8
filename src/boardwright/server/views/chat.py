"""The chat on a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardwright.core.game import SEAT_NAMES
from boardwright.web.pages import ChatLine


def chat_lines(rows: Sequence[Any], names: Sequence[str]) -> list[ChatLine]:
    """Return stored lines of chat with the names of the seats in the viewer's language."""
    return [ChatLine(_name(row.name, row.seat, names), row.seat, row.text, f"{row.at:%H:%M}") for row in rows]


def _name(name: str, seat: int | None, names: Sequence[str]) -> str:
    """Translate the name of a seat without a nickname: it was stored as its colour."""
    return names[seat] if seat is not None and name == SEAT_NAMES[seat] else name
