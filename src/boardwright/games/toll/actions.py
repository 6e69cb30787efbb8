"""The verbs, and the fixed catalogue of everything that a player or chance can choose."""

from dataclasses import dataclass
from typing import Final

from boardwright.core.catalogue import Catalogue
from boardwright.core.events import kebab_term
from boardwright.games.toll.terms import Building


@dataclass(frozen=True)
class Pass:
    """Build nothing."""


@dataclass(frozen=True)
class Build:
    """Build a building from the supply."""

    building: Building


@dataclass(frozen=True)
class DealErrand:
    """Chance: the errand that the seat receives."""

    building: Building


@dataclass(frozen=True)
class First:
    """Chance: the seat that begins."""

    seat: int


PASS: Final = 0
BUILD: Final = 1
ERRAND: Final = 4
FIRST: Final = 7

CATALOGUE: Final = Catalogue(
    [
        (Pass(), "pass"),
        *((Build(b), f"build {kebab_term(b)}") for b in Building),
        *((DealErrand(b), f"errand {kebab_term(b)}") for b in Building),
        *((First(seat), f"first {seat}") for seat in range(4)),
    ]
)
