"""The verbs, and the fixed catalogue of everything that a player or chance can choose."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from boardwright.core.catalogue import Catalogue
from boardwright.core.events import kebab_term
from boardwright.core.game import SEAT_NAMES
from boardwright.games.guilds.terms import (
    COLUMNS,
    MOST_FLORINS,
    ROWS,
    ZONES,
    Character,
    Faction,
    Objective,
    Room,
)

# First numbers of the families; a test compares them with the catalogue.
PASS: Final = 0
DONE: Final = 1
BID: Final = 2
YES: Final = 3
NO: Final = 4
USE: Final = 5
CARD: Final = 59
ZONE: Final = 113
COUNT: Final = 119
SEAT: Final = 180
ROOM: Final = 184
CELL: Final = 237
TURN: Final = 257
FACTION: Final = 261
OBJECTIVE: Final = 268

MOST_PLAYERS: Final = 4
TURNS: Final = 4


@dataclass(frozen=True)
class Pass:
    """Do nothing in the auction now; buy no more rooms in this round."""


@dataclass(frozen=True)
class Done:
    """Use no ability; nothing more."""


@dataclass(frozen=True)
class Bid:
    """Begin a bid."""


@dataclass(frozen=True)
class Yes:
    """Agree."""


@dataclass(frozen=True)
class No:
    """Refuse."""


@dataclass(frozen=True)
class UseAbility:
    """Activate the ability of a character."""

    character: Character


@dataclass(frozen=True)
class ChooseCharacter:
    """A character: take it, aim at it; chance: draw or reveal it."""

    character: Character


@dataclass(frozen=True)
class ChooseZone:
    """A zone of the square."""

    zone: int


@dataclass(frozen=True)
class ChooseCount:
    """A number of coins."""

    count: int


@dataclass(frozen=True)
class ChooseSeat:
    """A player."""

    seat: int


@dataclass(frozen=True)
class ChooseRoom:
    """A room: buy it, keep it, lift it; chance: draw it."""

    room: Room


@dataclass(frozen=True)
class ChooseCell:
    """The cell of a room that is nearest to the top, then to the left."""

    column: int
    row: int


@dataclass(frozen=True)
class ChooseTurn:
    """How many quarters a room is turned clockwise."""

    quarters: int


@dataclass(frozen=True)
class NameFaction:
    """The faction that the Illusionist shows besides his own."""

    faction: Faction


@dataclass(frozen=True)
class DrawObjective:
    """Chance: a wish of the King."""

    objective: Objective


def _entries() -> Iterator[tuple[object, str]]:
    yield Pass(), "pass"
    yield Done(), "done"
    yield Bid(), "bid"
    yield Yes(), "yes"
    yield No(), "no"
    for character in Character:
        yield UseAbility(character), f"use {kebab_term(character)}"
    for character in Character:
        yield ChooseCharacter(character), f"character {kebab_term(character)}"
    for zone in range(1, ZONES + 1):
        yield ChooseZone(zone), f"zone {zone}"
    for count in range(MOST_FLORINS + 1):
        yield ChooseCount(count), f"count {count}"
    for seat, name in enumerate(SEAT_NAMES[:MOST_PLAYERS]):
        yield ChooseSeat(seat), f"player {name}"
    for room in Room:
        yield ChooseRoom(room), f"room {kebab_term(room)}"
    for row in range(1, ROWS + 1):
        for column in range(1, COLUMNS + 1):
            yield ChooseCell(column, row), f"cell {column} {row}"
    for quarters in range(TURNS):
        yield ChooseTurn(quarters), f"turn {quarters}"
    for faction in Faction:
        yield NameFaction(faction), f"faction {kebab_term(faction)}"
    for objective in Objective:
        yield DrawObjective(objective), f"objective {kebab_term(objective)}"


CATALOGUE: Final = Catalogue(_entries())
