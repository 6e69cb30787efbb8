"""Setup: tiles on site and road, the first player, the characters and their draft."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.core.decision import CHANCE, Decision
from boardwright.core.events import Log
from boardwright.core.game import Options, changed
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.caylus1303.actions import CHARACTER, DRAW, FIRST, TILE
from boardwright.games.caylus1303.basics import goods, road
from boardwright.games.caylus1303.events import (
    Begins,
    CharacterChosen,
    CharacterDrawn,
    SiteLaid,
    TileLaid,
)
from boardwright.games.caylus1303.state import WOOD_SPACE, Player, State
from boardwright.games.caylus1303.tables import Tables
from boardwright.games.caylus1303.terms import (
    BASIC_TILES,
    BEGINNER_SET,
    BOXED,
    CHARACTERS,
    FARM_1,
    FIRST_BASIC,
    FIRST_MONUMENT,
    FIRST_STONE,
    FIRST_WOOD,
    MARKET_1,
    ON_BOARD,
    SITE_SLOTS,
    STONEMASON,
    TILES,
    Character,
    Tile,
)

EXTRA_CHARACTERS: Final = 3

# The places that chance fills, in order: slot 1 and spaces 1 to 8, slot 2 and space 9, slot 3 and the space
# behind the gap.
WOOD_SLOT: Final = BASIC_TILES
WOOD_ROAD: Final = BASIC_TILES + 1
STONE_SLOT: Final = BASIC_TILES + 2
STONE_ROAD: Final = BASIC_TILES + 3


def lay_out(state: State, options: Options) -> None:
    """The pieces of the players, the monuments and the other tiles; then chance lays the tiles.

    § setup.monuments, limit.tiles
    """
    for player in state.players:
        give_pieces(player, state.tables)
    state.monuments = tuple(range(FIRST_MONUMENT, TILES))
    state.offer = tuple(range(FIRST_BASIC, FIRST_MONUMENT))
    if options["beginner_set"] is True:
        choose_beginner_set(state)
    state.waiting.append(LayTile(CHANCE, 0))


def give_pieces(player: Player, tables: Tables) -> None:
    """Workers at hand, the rest of the fifteen in the Camp; goods; houses, but for the one at the bridge.

    § setup.workers, setup.camp, setup.goods
    """
    player.camp = tables.workers
    goods.take_workers(player, tables.start_workers)
    goods.gain(player, tables.start_goods)
    player.houses = tables.houses


def choose_beginner_set(state: State) -> None:
    """Characters that are easy to play with, as many as would be drawn.

    § setup.first-game
    """
    holder = list(state.holder)
    for character in BEGINNER_SET[: state.seats + EXTRA_CHARACTERS]:
        holder[character] = ON_BOARD
    state.holder = tuple(holder)


class LayTile(Decision[State]):
    """Chance: the tile of the next place. Of two tiles that are alike the first comes first.

    § setup.road.basic, setup.road.wood, setup.road.stone
    """

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: int = place

    def data(self) -> tuple[int, ...]:
        """The place."""
        return (self.place,)

    def offers(self) -> Sequence[int]:
        """All tiles of the class."""
        first = TILE - FIRST_BASIC
        return range(first + self.first_tile(), first + self.first_tile() + BASIC_TILES)

    def first_tile(self) -> int:
        """The first tile of the class; there are nine of each."""
        if self.place < WOOD_SLOT:
            return FIRST_BASIC
        return FIRST_WOOD if self.place < STONE_SLOT else FIRST_STONE

    def legal(self, state: State) -> list[int]:
        """Any tile of the class that does not lie on the board yet; no Stonemason on the road.

        § setup.stonemason
        """
        first = self.first_tile()
        found = [TILE + tile - FIRST_BASIC for tile in state.offer if first <= tile < first + BASIC_TILES]
        if self.place < WOOD_SLOT:
            without_twins(found)
        elif self.place == WOOD_ROAD and TILE + STONEMASON - FIRST_BASIC in found:
            found.remove(TILE + STONEMASON - FIRST_BASIC)
        return found

    def is_even(self) -> bool:
        """Not all are equally likely."""
        return False

    def weights(self, state: State) -> list[int]:
        """Every tile is as likely as any other: the first of two alike stands for both."""
        return [2 if action - TILE + FIRST_BASIC in (FARM_1, MARKET_1) else 1 for action in self.legal(state)]

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Onto a slot of the site or a space of the road; the rest of the wood and stone tiles is on offer.

        § setup.site.basic, setup.site.wood, setup.site.stone
        """
        tile = action - TILE + FIRST_BASIC
        slot = slot_of(self.place)
        if slot < SITE_SLOTS:
            state.site = changed(state.site, slot, tile)
            if log is not None:
                log.add(SiteLaid(Tile(tile), slot + 1))
        else:
            space = space_of(state, self.place)
            road.lay(state, tile, space)
            if log is not None:
                log.add(TileLaid(Tile(tile), space + 1))
        take_off_offer(state, tile)
        if self.place < STONE_ROAD:
            state.waiting.append(LayTile(self.seat, self.place + 1))


def without_twins(found: list[int]) -> None:
    """While both of two tiles that are alike are left, only the first is named."""
    for first in (FARM_1, MARKET_1):
        if TILE + first - FIRST_BASIC in found:
            found.remove(TILE + first + 1 - FIRST_BASIC)


def take_off_offer(state: State, tile: int) -> None:
    """What lies on the board cannot be constructed any more.

    § setup.offer
    """
    state.offer = tuple([each for each in state.offer if each != tile])


def slot_of(place: int) -> int:
    """The slot of the Construction Site that a place stands for; SITE_SLOTS for spaces of the road."""
    if place == 0:
        return 0
    if place == WOOD_SLOT:
        return 1
    return 2 if place == STONE_SLOT else SITE_SLOTS


def space_of(state: State, place: int) -> int:
    """The space of the road that a place stands for.

    § board.road, board.road.empty
    """
    if place < WOOD_SLOT:
        return place - 1
    if place == WOOD_ROAD:
        return WOOD_SPACE
    return WOOD_SPACE + 1 + state.tables.before_stone


def choose_first_player(state: State, log: Log | None) -> None:
    """The first player is drawn when all tiles lie."""
    state.waiting.append(DrawFirst(CHANCE))


class DrawFirst(Decision[State]):
    """Chance: who takes the first-player tile.

    § setup.first
    """

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any seat."""
        return range(FIRST, FIRST + 5)

    def legal(self, state: State) -> list[int]:
        """Any player."""
        return list(range(FIRST, FIRST + state.seats))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The tile is theirs until somebody passes first."""
        state.first = action - FIRST
        if log is not None:
            log.add(Begins(state.first))


def draw_characters(state: State, log: Log | None) -> None:
    """Three characters more than players are in the game, drawn or by agreement; the others stay in the box.

    § setup.characters.draw, setup.characters.box
    """
    if state.holder == (BOXED,) * CHARACTERS:
        state.waiting.append(DrawNext(CHANCE, state.seats + EXTRA_CHARACTERS))


class DrawNext(Decision[State]):
    """Chance: the next character of this game."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: int = left

    def data(self) -> tuple[int, ...]:
        """How many are still to come."""
        return (self.left,)

    def offers(self) -> Sequence[int]:
        """Any character."""
        return range(DRAW, DRAW + CHARACTERS)

    def legal(self, state: State) -> list[int]:
        """Any not drawn yet."""
        return [DRAW + character for character in range(CHARACTERS) if state.holder[character] == BOXED]

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """It lies open for the draft."""
        state.holder = changed(state.holder, action - DRAW, ON_BOARD)
        if log is not None:
            log.add(CharacterDrawn(Character(action - DRAW)))
        if self.left > 1:
            state.waiting.append(DrawNext(self.seat, self.left - 1))


def draft_characters(state: State, log: Log | None) -> None:
    """The last player chooses first, when everything else is known.

    § setup.characters.draft, setup.order
    """
    state.waiting.append(DraftCharacter((state.first - 1) % state.seats))


class DraftCharacter(Decision[State]):
    """Choose a character to begin with."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any character."""
        return range(CHARACTER, CHARACTER + CHARACTERS)

    def legal(self, state: State) -> list[int]:
        """Any that still lies open."""
        return [
            CHARACTER + character for character in range(CHARACTERS) if state.holder[character] == ON_BOARD
        ]

    def why_not(self, state: State, action: int) -> Reason:
        """In the box, or taken."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return why_not_on_board(state, action - CHARACTER)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Counter-clockwise to the first player; what nobody took stays on the board.

        § setup.characters.board
        """
        state.holder = changed(state.holder, action - CHARACTER, self.seat)
        if log is not None:
            log.add(CharacterChosen(self.seat, Character(action - CHARACTER)))
        if self.seat != state.first:
            state.waiting.append(DraftCharacter((self.seat - 1) % state.seats))


def why_not_on_board(state: State, character: int) -> Reason:
    """A character that does not lie on the board is in the box or with a player."""
    if state.holder[character] == BOXED:
        return Reason("character-not-in-game", character=Character(character))
    return Reason("character-held", character=Character(character), holder=state.holder[character])
