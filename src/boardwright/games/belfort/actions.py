"""The verbs, and the fixed catalogue of everything that a player or chance can choose."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from boardwright.core.catalogue import Catalogue
from boardwright.core.events import kebab_term
from boardwright.core.game import SEAT_NAMES
from boardwright.games.belfort.terms import (
    DISTRICTS,
    PLANK_BUILDINGS,
    Building,
    Discount,
    Good,
    Guild,
    Worker,
)

# First numbers of the families; a test compares them with the catalogue.
PASS: Final = 0
END: Final = 1
STOP: Final = 2
PLACE_DESK: Final = 3
PLACE_CAMP: Final = 4
PLACE_GUILD: Final = 5
PLACE_CARD: Final = 17
WORKER: Final = 22
FOREST_COUNT: Final = 26
QUARRY_COUNT: Final = 34
MINE_COUNT: Final = 42
CREST: Final = 50
BUILD: Final = 55
SITE: Final = 65
GATE: Final = 115
WALL: Final = 125
GUILD: Final = 135
ACTIVATE_GUILD: Final = 147
ACTIVATE_CARD: Final = 159
BANK_GNOME: Final = 164
BLACKSMITH_GNOME: Final = 165
SELL: Final = 166
SELL_METAL: Final = 170
BUY: Final = 171
EXCHANGE: Final = 174
GNOME: Final = 176
RECRUIT: Final = 186
DISCOUNT: Final = 188
DISCARD: Final = 194
ROB: Final = 204
SHOW: Final = 224
TAKE_SHOWN: Final = 234
TAKE: Final = 239
TAKE_TOP: Final = 249
DRAW: Final = 250
TILE: Final = 260

MOST_SENT: Final = 7
MOST_WOOD_SOLD: Final = 3


@dataclass(frozen=True)
class Pass:
    """Place no more workers; the rest go to the resource areas."""


@dataclass(frozen=True)
class End:
    """Take no more actions this turn."""


@dataclass(frozen=True)
class Stop:
    """Leave it at that: no further sale or purchase, no further victim, no card."""


@dataclass(frozen=True)
class PlaceAtDesk:
    """A worker to the Recruiter's Desk."""


@dataclass(frozen=True)
class PlaceInCamp:
    """A worker to the King's Camp."""


@dataclass(frozen=True)
class PlaceOnGuild:
    """A worker, or a neutral dwarf, to a guild."""

    guild: Guild


@dataclass(frozen=True)
class PlaceOnCard:
    """A worker to the plank of one's own card."""

    building: Building


@dataclass(frozen=True)
class UseWorker:
    """The kind of worker that goes."""

    worker: Worker


@dataclass(frozen=True)
class SendToForest:
    """How many of the elves at hand go to the Forest."""

    count: int


@dataclass(frozen=True)
class SendToQuarry:
    """How many of the dwarves at hand go to the Quarry."""

    count: int


@dataclass(frozen=True)
class SendToMine:
    """How many of the workers left go to the Mine; the others go to the Gold Mine."""

    count: int


@dataclass(frozen=True)
class TakeCrest:
    """The crest of that number: one's own to keep it, another's to swap. Chance deals crests by it."""

    number: int


@dataclass(frozen=True)
class Build:
    """Build a card from hand; with the Architects, mark a building without one."""

    building: Building


@dataclass(frozen=True)
class ChooseSite:
    """The site of a building in a district; for the Wizards also a whole gatehouse."""

    building: Building
    district: int


@dataclass(frozen=True)
class ChooseSymbol:
    """One of the two symbols of a gatehouse, by the district that holds it."""

    gatehouse: int
    district: int


@dataclass(frozen=True)
class ChooseWall:
    """A wall of a district: build it, or let the Wizards move what stands there."""

    district: int
    side: int


@dataclass(frozen=True)
class ChooseGuild:
    """A guild: build it, or let the Wizards move its marker."""

    guild: Guild


@dataclass(frozen=True)
class ActivateGuild:
    """Take back the worker on a guild and use the guild."""

    guild: Guild


@dataclass(frozen=True)
class ActivateCard:
    """Take back a worker on one's own card and use its plank."""

    building: Building


@dataclass(frozen=True)
class UseBankGnome:
    """Take the gold of a Bank with a gnome."""


@dataclass(frozen=True)
class UseBlacksmithGnome:
    """Buy the metal of a Blacksmith with a gnome."""


@dataclass(frozen=True)
class SellWoodAndStone:
    """Sell wood and stone at the Trading Post: so many wood, the rest stone."""

    wood: int


@dataclass(frozen=True)
class SellMetal:
    """Sell metal at the Trading Post."""


@dataclass(frozen=True)
class Buy:
    """Buy one unit at the Trading Post."""

    good: Good


@dataclass(frozen=True)
class Exchange:
    """With the Merchants: one wood or stone for one metal."""

    good: Good


@dataclass(frozen=True)
class PutGnome:
    """A gnome onto a free lock of that type of card: hired, or free by Tower or Recruiters."""

    building: Building


@dataclass(frozen=True)
class Recruit:
    """Take a worker from the reserve."""

    worker: Worker


@dataclass(frozen=True)
class TakeDiscount:
    """What the Architects take off."""

    discount: Discount


@dataclass(frozen=True)
class DiscardCard:
    """Discard a card from hand."""

    building: Building


@dataclass(frozen=True)
class Rob:
    """Take one unit from a player."""

    seat: int
    good: Good


@dataclass(frozen=True)
class ShowCard:
    """Show a card to the Spies."""

    building: Building


@dataclass(frozen=True)
class TakeShown:
    """Take the card that a player has shown."""

    seat: int


@dataclass(frozen=True)
class TakeCard:
    """Take a card of the pool."""

    building: Building


@dataclass(frozen=True)
class TakeTop:
    """Take the top card of the draw pile."""


@dataclass(frozen=True)
class DrawCard:
    """Chance: the card that comes off the draw pile."""

    building: Building


@dataclass(frozen=True)
class DrawTile:
    """Chance: the guild that comes to the next district."""

    guild: Guild


def _placing() -> Iterator[tuple[object, str]]:
    yield Pass(), "pass"
    yield End(), "end"
    yield Stop(), "stop"
    yield PlaceAtDesk(), "place desk"
    yield PlaceInCamp(), "place camp"
    for guild in Guild:
        yield PlaceOnGuild(guild), f"place {kebab_term(guild)}"
    for plank in PLANK_BUILDINGS:
        yield PlaceOnCard(Building(plank)), f"place {kebab_term(Building(plank))}"
    for worker in Worker:
        yield UseWorker(worker), f"worker {kebab_term(worker)}"
    for count in range(MOST_SENT + 1):
        yield SendToForest(count), f"forest {count}"
    for count in range(MOST_SENT + 1):
        yield SendToQuarry(count), f"quarry {count}"
    for count in range(MOST_SENT + 1):
        yield SendToMine(count), f"mine {count}"
    for number in range(1, 6):
        yield TakeCrest(number), f"crest {number}"


def _building() -> Iterator[tuple[object, str]]:
    for building in Building:
        yield Build(building), f"build {kebab_term(building)}"
    for building in Building:
        for district in range(1, DISTRICTS + 1):
            yield ChooseSite(building, district), f"site {kebab_term(building)} {district}"
    for gate in range(DISTRICTS):
        for side in range(2):
            district = (gate + side) % DISTRICTS + 1
            yield ChooseSymbol(gate + 1, district), f"gate {gate + 1} district {district}"
    for district in range(1, DISTRICTS + 1):
        for side in range(1, 3):
            yield ChooseWall(district, side), f"wall {district} {side}"
    for guild in Guild:
        yield ChooseGuild(guild), f"guild {kebab_term(guild)}"


def _acting() -> Iterator[tuple[object, str]]:
    for guild in Guild:
        yield ActivateGuild(guild), f"activate {kebab_term(guild)}"
    for plank in PLANK_BUILDINGS:
        yield ActivateCard(Building(plank)), f"activate {kebab_term(Building(plank))}"
    yield UseBankGnome(), "bank gnome"
    yield UseBlacksmithGnome(), "blacksmith gnome"
    for wood in range(MOST_WOOD_SOLD + 1):
        yield SellWoodAndStone(wood), f"sell wood {wood}"
    yield SellMetal(), "sell metal"
    for good in (Good.WOOD, Good.STONE, Good.METAL):
        yield Buy(good), f"buy {kebab_term(good)}"
    for good in (Good.WOOD, Good.STONE):
        yield Exchange(good), f"exchange {kebab_term(good)}"
    for building in Building:
        yield PutGnome(building), f"gnome {kebab_term(building)}"
    for worker in (Worker.ELF, Worker.DWARF):
        yield Recruit(worker), f"recruit {kebab_term(worker)}"
    for discount in Discount:
        yield TakeDiscount(discount), f"discount {kebab_term(discount)}"


def _cards() -> Iterator[tuple[object, str]]:
    for building in Building:
        yield DiscardCard(building), f"discard {kebab_term(building)}"
    for seat, name in enumerate(SEAT_NAMES):
        for good in Good:
            yield Rob(seat, good), f"rob {name} {kebab_term(good)}"
    for building in Building:
        yield ShowCard(building), f"show {kebab_term(building)}"
    for seat, name in enumerate(SEAT_NAMES):
        yield TakeShown(seat), f"take from {name}"
    for building in Building:
        yield TakeCard(building), f"take {kebab_term(building)}"
    yield TakeTop(), "take top"
    for building in Building:
        yield DrawCard(building), f"draw {kebab_term(building)}"
    for guild in Guild:
        yield DrawTile(guild), f"tile {kebab_term(guild)}"


CATALOGUE: Final = Catalogue([*_placing(), *_building(), *_acting(), *_cards()])
