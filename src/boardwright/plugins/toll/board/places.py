"""Places on the board of Toll, by action."""

from __future__ import annotations

from typing import Any

from boardwright.core.events import kebab_term
from boardwright.games.toll.actions import Build, Pass


def places_of(decision: Any, value: object) -> tuple[str, ...]:
    """Return the places of an action; outcomes of chance have none, as an errand is secret."""
    if isinstance(value, Build):
        return (f"building-{kebab_term(value.building)}",)
    if isinstance(value, Pass):
        return ("pass",)
    return ()
