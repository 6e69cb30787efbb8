"""Places on the board of Guilds, by action."""

from __future__ import annotations

from typing import Any

from boardwright.core.events import kebab_term
from boardwright.games.guilds import actions
from boardwright.games.guilds.terms import COLUMNS, Room


def places_of(decision: Any, value: object) -> tuple[str, ...]:
    """Return the places of a choice."""
    asked = type(decision).__name__
    if decision.seat < 0:
        return ()
    if isinstance(value, actions.UseAbility):
        return (f"member-{kebab_term(value.character)}",)
    if isinstance(value, actions.ChooseCharacter):
        name = kebab_term(value.character)
        return (f"member-{name}",) if asked == "ChooseRival" else (f"offer-{name}", f"member-{name}")
    if isinstance(value, actions.ChooseZone):
        return (f"zone-{value.zone}",)
    if isinstance(value, actions.ChooseRoom):
        return (f"room-{kebab_term(value.room)}",)
    if isinstance(value, actions.ChooseCount):
        return _places_of_count(decision, value.count)
    return _places_of_others(decision, value)


def _places_of_count(decision: Any, count: int) -> tuple[str, ...]:
    """Return the places of a number of coins: florins for a zone at the zone, others at the purse."""
    zone = getattr(decision, "second", getattr(decision, "zone", None))
    home = f"purse-{decision.seat}" if zone is None else f"zone-{zone + 1}"
    return (f"count/{home}/{count}", home)


def _places_of_others(decision: Any, value: object) -> tuple[str, ...]:
    if isinstance(value, actions.ChooseCell):
        return (f"cell-{decision.seat}-{value.column}-{value.row}", f"room-{kebab_term(Room(decision.room))}")
    if isinstance(value, actions.ChooseTurn):
        room, cell = kebab_term(Room(decision.room)), decision.cell
        where = f"{cell % COLUMNS + 1}/{cell // COLUMNS + 1}/{value.quarters}"
        there = f"cell-{decision.seat}-{cell % COLUMNS + 1}-{cell // COLUMNS + 1}"
        return (f"turn/{room}/{where}", f"room-{room}", there)
    if isinstance(value, actions.ChooseSeat):
        return (f"guild-{value.seat}",)
    if isinstance(value, actions.NameFaction):
        return (f"symbol-{decision.seat}-{kebab_term(value.faction)}",)
    name = type(value).__name__.lower()
    return (f"do-{name}",) if name in ("pass", "done", "bid", "yes", "no") else ()
