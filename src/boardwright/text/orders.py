"""Standing orders: answers that a player gives in advance to questions that a game asks often."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from boardwright import registry
from boardwright.core.match import Match


def orders_of(game_id: str) -> tuple[str, ...]:
    """Return the standing orders of a game, `ORDERS` of its part `orders`; their messages are `order-…`."""
    found: tuple[str, ...] = getattr(_module(game_id), "ORDERS", ())
    return found


def answer(match: Match, seat: int, orders: Sequence[str]) -> int | None:
    """Return the id that the standing orders of a seat answer now; None when the player must be asked."""
    if not orders or match.to_act != seat:
        return None
    module = _module(match.game.meta.id)
    found: int | None = module.answer(match.state, seat, orders) if module else None
    return found


def ended(match: Match, seat: int, orders: Sequence[str]) -> list[str]:
    """Return the orders of a seat that end with the question it is asked now."""
    if not orders or match.to_act != seat:
        return []
    module = _module(match.game.meta.id)
    found: list[str] = module.ended(match.state, orders) if module else []
    return found


def _module(game_id: str) -> ModuleType | None:
    return registry.plugin(game_id).part("orders")
