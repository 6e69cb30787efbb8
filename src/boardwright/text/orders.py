"""Standing orders: answers that a player leaves behind for questions that a game asks often."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from boardwright.core.match import Match

# By game; the words are the messages `order-…`.
ORDERS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"guilds": ("decline-until-my-turn", "only-when-target")}
)


def answer(match: Match, seat: int, orders: Sequence[str]) -> int | None:
    """What the standing orders of a seat answer to the question that waits; None when it must be asked."""
    if not orders or match.to_act != seat or match.game.meta.id not in ORDERS:
        return None
    found: int | None = _module(match).answer(match.state, seat, orders)
    return found


def ended(match: Match, seat: int, orders: Sequence[str]) -> list[str]:
    """Those of a seat's orders that the question which waits for it ends."""
    if not orders or match.to_act != seat or match.game.meta.id not in ORDERS:
        return []
    found: list[str] = _module(match).ended(match.state, orders)
    return found


def _module(match: Match) -> Any:
    return importlib.import_module(f"boardwright.text.{match.game.meta.id}_orders")
