"""The verbs, and the fixed catalogue of everything that a player or chance can choose."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final

from boardwright.core.catalogue import Catalogue
from boardwright.core.events import kebab_term
from boardwright.core.game import SEAT_NAMES
from boardwright.games.caylus1303.terms import (
    BASIC_GOODS,
    BASIC_TILES,
    FIRST_BASIC,
    FIRST_MONUMENT,
    FIRST_WOOD,
    GOODS,
    SITE_SLOTS,
    TILES,
    WORKER_TILES,
    Character,
    Good,
    Tile,
)

# First numbers of the families; a test compares them with the catalogue.
PASS: Final = 0
DECLINE: Final = 1
STOP: Final = 2
PLACE: Final = 3
PLACE_SITE: Final = 34
USE: Final = 35
USE_MORE: Final = 36
TAKE: Final = 37
PAY: Final = 41
PAY_TWO: Final = 45
BUILD: Final = 55
MONUMENT: Final = 73
HOUSE: Final = 80
PROVOST: Final = 89
STAY: Final = 92
DELIVER: Final = 96
SLOT: Final = 131
CHARACTER: Final = 134
TILE: Final = 146
DRAW: Final = 173
FIRST: Final = 185

MOST_STEPS: Final = 3

# Two basic goods, alike or not, and three goods of any kind: the orders do not matter.
PAIRS: Final = tuple(combinations_with_replacement(range(BASIC_GOODS), 2))
BUNDLES: Final = tuple(combinations_with_replacement(range(GOODS), 3))


@dataclass(frozen=True)
class Pass:
    """Place no more workers this round."""


@dataclass(frozen=True)
class Decline:
    """Make no use of it."""


@dataclass(frozen=True)
class Stop:
    """Deliver no more bundles."""


@dataclass(frozen=True)
class Place:
    """A worker to a building; beside another's worker with the Journeyman."""

    tile: Tile


@dataclass(frozen=True)
class PlaceOnSite:
    """A worker to the Construction Site."""


@dataclass(frozen=True)
class UseBuilding:
    """Use the effect of a building; of an either-or effect the cheaper way."""


@dataclass(frozen=True)
class UseMore:
    """Use the dearer way of an either-or effect."""


@dataclass(frozen=True)
class Take:
    """The good to take."""

    good: Good


@dataclass(frozen=True)
class Pay:
    """The good to pay with."""

    good: Good


@dataclass(frozen=True)
class PayTwo:
    """Two goods to pay with."""

    good: Good
    other: Good


@dataclass(frozen=True)
class Build:
    """Construct a building on offer."""

    tile: Tile


@dataclass(frozen=True)
class BuildMonument:
    """Replace a residence by a monument."""

    tile: Tile


@dataclass(frozen=True)
class PutHouse:
    """A house above a basic building of the road."""

    tile: Tile


@dataclass(frozen=True)
class MoveProvost:
    """Move the provost: forward, away from the bridge, is positive."""

    steps: int


@dataclass(frozen=True)
class Deliver:
    """Deliver a bundle of three goods."""

    first: Good
    second: Good
    third: Good


@dataclass(frozen=True)
class UseSlot:
    """Use a tile of the Construction Site."""

    slot: int


@dataclass(frozen=True)
class TakeCharacter:
    """Take a character: in the draft, from another player, or from the board."""

    character: Character


@dataclass(frozen=True)
class DrawTile:
    """Chance: the tile that comes to the next place."""

    tile: Tile


@dataclass(frozen=True)
class DrawCharacter:
    """Chance: a character of this game."""

    character: Character


@dataclass(frozen=True)
class First:
    """Chance: who begins."""

    seat: int


def _planning() -> Iterator[tuple[object, str]]:
    yield Pass(), "pass"
    yield Decline(), "decline"
    yield Stop(), "stop"
    for tile in range(WORKER_TILES):
        yield Place(Tile(tile)), f"place {kebab_term(Tile(tile))}"
    yield PlaceOnSite(), "place site"


def _using() -> Iterator[tuple[object, str]]:
    yield UseBuilding(), "use"
    yield UseMore(), "use more"
    for good in range(BASIC_GOODS):
        yield Take(Good(good)), f"take {kebab_term(Good(good))}"
    for good in range(BASIC_GOODS):
        yield Pay(Good(good)), f"pay {kebab_term(Good(good))}"
    for one, two in PAIRS:
        yield PayTwo(Good(one), Good(two)), f"pay {kebab_term(Good(one))} {kebab_term(Good(two))}"
    for tile in range(FIRST_WOOD, WORKER_TILES):
        yield Build(Tile(tile)), f"build {kebab_term(Tile(tile))}"
    for tile in range(FIRST_MONUMENT, TILES):
        yield BuildMonument(Tile(tile)), f"monument {kebab_term(Tile(tile))}"
    for tile in range(FIRST_BASIC, FIRST_BASIC + BASIC_TILES):
        yield PutHouse(Tile(tile)), f"house {kebab_term(Tile(tile))}"
    for steps in range(-MOST_STEPS, MOST_STEPS + 1):
        yield MoveProvost(steps), f"provost {steps:+d}" if steps else "provost 0"


def _court() -> Iterator[tuple[object, str]]:
    for bundle in BUNDLES:
        goods = [Good(good) for good in bundle]
        yield Deliver(*goods), "deliver " + " ".join([kebab_term(good) for good in goods])
    for slot in range(1, SITE_SLOTS + 1):
        yield UseSlot(slot), f"slot {slot}"
    for character in Character:
        yield TakeCharacter(character), f"character {kebab_term(character)}"


def _chance() -> Iterator[tuple[object, str]]:
    for tile in range(FIRST_BASIC, WORKER_TILES):
        yield DrawTile(Tile(tile)), f"tile {kebab_term(Tile(tile))}"
    for character in Character:
        yield DrawCharacter(character), f"draw {kebab_term(character)}"
    for seat, name in enumerate(SEAT_NAMES):
        yield First(seat), f"first {name}"


CATALOGUE: Final = Catalogue([*_planning(), *_using(), *_court(), *_chance()])
