"""Short text for states, both ways; that of actions is in the catalogue."""

from __future__ import annotations

from typing import Final

from boardwright.core import position
from boardwright.games.toll.meta import META
from boardwright.games.toll.phases.building import ChooseBuilding
from boardwright.games.toll.setup import DealErrandTo, DrawFirst
from boardwright.games.toll.state import NO_ERRAND, State
from boardwright.games.toll.terms import BUILDINGS

STATE_FIELDS: Final = ("round", "step", "first", "bank", "supply", "errands")
PLAYER_FIELDS: Final = ("gold", "buildings", "points", "errand")
DECISIONS: Final = {kind.__name__: kind for kind in (ChooseBuilding, DealErrandTo, DrawFirst)}

RANGES: Final = {
    "first": position.SEAT,
    "player.points": position.ANY_SIGN,
    "player.errand": (NO_ERRAND, BUILDINGS - 1),
}

FORM: Final = position.Form(META, STATE_FIELDS, PLAYER_FIELDS, DECISIONS, RANGES)


def write(state: State) -> str:
    """The position line."""
    return position.write(FORM, state, state.players)


def read(text: str, state: State) -> None:
    """Put a position line into a fresh state."""
    position.read(FORM, text, state, state.players)
