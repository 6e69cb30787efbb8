"""Places on the board of Caylus 1303, by action."""

from __future__ import annotations

from typing import Any

from boardwright.core.events import kebab_term
from boardwright.games.caylus1303 import actions
from boardwright.games.caylus1303.terms import Tile


def places_of(decision: Any, value: object) -> tuple[str, ...]:
    """Return the places of an action at a decision: its tile, its stand, its goods."""
    match value:
        case actions.Pass():
            return ("bridge",)
        case actions.Decline() | actions.Stop():
            return ("no",)
        case actions.PlaceOnSite():
            return ("site",)
        case actions.MoveProvost(steps):
            return (f"provost{steps:+d}" if steps else "provost",)
        case actions.UseSlot(slot):
            return (f"slot-{slot}",)
        case actions.TakeCharacter(character):
            return (f"character-{kebab_term(character)}",)
    return _places_of_tile(value) or _places_of_use(decision, value)


def _places_of_tile(value: object) -> tuple[str, ...]:
    match value:
        case actions.Place(tile) | actions.Build(tile) | actions.BuildMonument(tile) | actions.PutHouse(tile):
            return (_tile(tile),)
    return ()


def _places_of_use(decision: Any, value: object) -> tuple[str, ...]:
    """Return the places of a use or a payment: the building, and the user's goods."""
    match value:
        case actions.UseBuilding() | actions.UseMore():
            return (_tile(decision.tile),)
        case actions.Take(good) | actions.Pay(good):
            return _tile(decision.tile), _goods(decision, good)
        case actions.PayTwo(one, other):
            goods = dict.fromkeys((one, other))
            return _tile(decision.tile), *[_goods(decision, good) for good in goods]
        case actions.Deliver(first, second, third):
            goods = dict.fromkeys((first, second, third))
            return "site", *[_goods(decision, good) for good in goods]
    return ()


def _tile(tile: int) -> str:
    return f"tile-{kebab_term(Tile(tile))}"


def _goods(decision: Any, good: Any) -> str:
    return f"goods-{decision.seat}-{kebab_term(good)}"
