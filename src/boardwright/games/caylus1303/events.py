"""What happens in a match, for log and animation. Everything in this game happens in the open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardwright.core.events import Event
from boardwright.games.caylus1303.terms import Character, Mover, Tile


@dataclass(frozen=True)
class Goods:
    """So much of everything that can be paid or gained."""

    food: int = 0
    wood: int = 0
    stone: int = 0
    cloth: int = 0
    gold: int = 0
    workers: int = 0
    points: int = 0


def amounts(goods: Sequence[int], workers: int = 0, points: int = 0) -> Goods:
    """Goods in their fixed order, with workers and points."""
    return Goods(goods[0], goods[1], goods[2], goods[3], goods[4], workers, points)


@dataclass(frozen=True)
class TileLaid(Event):
    """Setup: a building comes to a space of the road."""

    tile: Tile
    space: int


@dataclass(frozen=True)
class SiteLaid(Event):
    """Setup: a building comes to a slot of the Construction Site."""

    tile: Tile
    slot: int


@dataclass(frozen=True)
class Begins(Event):
    """Setup: the first player."""

    seat: int


@dataclass(frozen=True)
class CharacterDrawn(Event):
    """Setup: a character of this game."""

    character: Character


@dataclass(frozen=True)
class CharacterChosen(Event):
    """Setup: a player takes a character."""

    seat: int
    character: Character


@dataclass(frozen=True)
class RoundBegins(Event):
    """A new round."""

    number: int


@dataclass(frozen=True)
class Placed(Event):
    """A worker goes to a building; `returned` more went to the Camp."""

    seat: int
    tile: Tile
    returned: int


@dataclass(frozen=True)
class Joined(Event):
    """The Journeyman's owner joins another player's worker."""

    seat: int
    tile: Tile
    victim: int
    returned: int


@dataclass(frozen=True)
class PlacedOnSite(Event):
    """A worker goes to the Construction Site."""

    seat: int
    spot: int
    returned: int


@dataclass(frozen=True)
class OwnerGained(Event):
    """The owner of a building gains points for a worker placed there."""

    owner: int
    tile: Tile
    points: int


@dataclass(frozen=True)
class OwnerRobbed(Event):
    """The Thief keeps the owner from the points."""

    seat: int
    owner: int
    tile: Tile


@dataclass(frozen=True)
class NotEarly(Event):
    """The Early Riser's owner places nobody before the first turn."""

    seat: int


@dataclass(frozen=True)
class Passed(Event):
    """A player takes the next spot of the bridge."""

    seat: int
    spot: int


@dataclass(frozen=True)
class TookFirstPlayer(Event):
    """The first to pass will begin the next round."""

    seat: int


@dataclass(frozen=True)
class Used(Event):
    """A player uses the effect of a building."""

    seat: int
    tile: Tile
    paid: Goods
    gained: Goods


@dataclass(frozen=True)
class Declined(Event):
    """A player makes no use of a building."""

    seat: int
    tile: Tile


@dataclass(frozen=True)
class Wasted(Event):
    """A player cannot use a building."""

    seat: int
    tile: Tile


@dataclass(frozen=True)
class NotReached(Event):
    """A worker stands ahead of the provost and goes to the Camp."""

    seat: int
    tile: Tile


@dataclass(frozen=True)
class OwnerBonus(Event):
    """A stone producer brings its owner goods."""

    owner: int
    tile: Tile
    goods: Goods


@dataclass(frozen=True)
class HousePut(Event):
    """The Lawyer puts a house above a basic building."""

    seat: int
    tile: Tile
    goods: Goods


@dataclass(frozen=True)
class ProvostMoved(Event):
    """The provost is moved; forward is positive. `position` counts the spaces behind him, and `past` those of
    them that lie past the end of the road.
    """

    seat: int
    mover: Mover
    steps: int
    workers: int
    position: int
    past: int = 0


@dataclass(frozen=True)
class ProvostKept(Event):
    """A player does not move the provost."""

    seat: int
    mover: Mover


@dataclass(frozen=True)
class Constructed(Event):
    """A building is constructed on the road."""

    seat: int
    tile: Tile
    space: int
    goods: Goods
    points: int


@dataclass(frozen=True)
class ConstructedNothing(Event):
    """A player with a builder constructs nothing."""

    seat: int
    tile: Tile


@dataclass(frozen=True)
class FavourGranted(Event):
    """A player gains a favour."""

    seat: int


@dataclass(frozen=True)
class CharacterTaken(Event):
    """With a favour a character of another player is taken."""

    seat: int
    character: Character
    victim: int


@dataclass(frozen=True)
class SlotChosen(Event):
    """With a favour a tile of the Construction Site is used."""

    seat: int
    tile: Tile


@dataclass(frozen=True)
class CharacterGained(Event):
    """After a slot a character of the board is taken."""

    seat: int
    character: Character


@dataclass(frozen=True)
class CharacterLeft(Event):
    """After a slot the characters of the board are left there."""

    seat: int


@dataclass(frozen=True)
class Delivered(Event):
    """A bundle is delivered."""

    seat: int
    goods: Goods
    points: int


@dataclass(frozen=True)
class DeliveredNothing(Event):
    """Somebody whose turn it is delivers no bundle."""

    seat: int


@dataclass(frozen=True)
class MostBundles(Event):
    """The most bundles of the phase."""

    seat: int
    count: int


@dataclass(frozen=True)
class NobodyDelivered(Event):
    """No bundle, no favour."""


@dataclass(frozen=True)
class BecameResidence(Event):
    """A basic building with a house is turned."""

    seat: int
    tile: Tile


@dataclass(frozen=True)
class MonumentBuilt(Event):
    """A monument replaces a residence."""

    seat: int
    tile: Tile
    space: int
    goods: Goods
    points: int


@dataclass(frozen=True)
class NoMonument(Event):
    """The owner of a residence builds no monument there."""

    seat: int
    space: int


@dataclass(frozen=True)
class Recruited(Event):
    """Workers from the Camp, and what monuments bring."""

    seat: int
    goods: Goods


@dataclass(frozen=True)
class ProvostReset(Event):
    """The provost goes before the last building of the road."""

    position: int


@dataclass(frozen=True)
class GoldScored(Event):
    """Gold gives points at the end."""

    seat: int
    gold: int
    points: int
