"""Constructing a wood or stone building, by a worker on a builder or by a favour."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.game import changed
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.caylus1303.actions import BUILD, DECLINE, PAY
from boardwright.games.caylus1303.basics import goods, road
from boardwright.games.caylus1303.events import Constructed, ConstructedNothing, amounts
from boardwright.games.caylus1303.state import Player, State
from boardwright.games.caylus1303.terms import (
    ARCHITECT,
    BASIC_GOODS,
    FIRST_MONUMENT,
    FIRST_STONE,
    FIRST_WOOD,
    FROM_CONSTRUCTION,
    NOWHERE,
    WOOD_TILES,
    Good,
    Tile,
)
from boardwright.games.caylus1303.uses import CONSTRUCT_WITHOUT_STONE, CONSTRUCT_WOOD


def cost_of(state: State, tile: int, deed: int) -> tuple[int, ...]:
    """The printed goods that a building costs with this builder."""
    cost = state.tables.cost[tile]
    return goods.without_stone(cost) if deed == CONSTRUCT_WITHOUT_STONE else cost


def can_afford(state: State, player: Player, tile: int, deed: int) -> bool:
    """Whether a player can pay the printed goods, and a basic good of choice with what is left; never gold.

    § effect.wild, construct.wild
    """
    cost = cost_of(state, tile, deed)
    if not goods.can_pay(player, cost):
        return False
    wanted = state.tables.any_cost[tile]
    return wanted == 0 or goods.basic_goods(player) - cost[0] - cost[1] - cost[2] - cost[3] >= wanted


def tiles_to_build(state: State, seat: int, deed: int) -> list[int]:
    """The buildings on offer that a builder makes and the player can pay.

    § construct.tile, ruling.10.36
    """
    player = state.players[seat]
    first = FIRST_WOOD if deed == CONSTRUCT_WOOD else FIRST_STONE
    return [
        tile
        for tile in state.offer
        if first <= tile < first + WOOD_TILES and can_afford(state, player, tile, deed)
    ]


def can_construct(state: State, seat: int, deed: int) -> bool:
    """A house, an empty space and a building that can be paid are needed.

    § limit.houses.none, construct.full
    """
    if state.players[seat].houses == 0 or road.first_empty_space(state) == NOWHERE:
        return False
    return bool(tiles_to_build(state, seat, deed))


class ChooseConstruction(Decision[State]):
    """The building to construct, or none. `builder` is the tile that is used, `deed` what it can do."""

    __slots__ = ("builder", "deed")

    def __init__(self, seat: int, builder: int, deed: int) -> None:
        super().__init__(seat)
        self.builder: int = builder
        self.deed: int = deed

    def data(self) -> tuple[int, ...]:
        """The builder."""
        return (self.builder, self.deed)

    def offers(self) -> Sequence[int]:
        """All buildings of the class, or none."""
        first, end = FIRST_STONE, FIRST_MONUMENT
        if self.deed == CONSTRUCT_WOOD:
            first, end = FIRST_WOOD, FIRST_STONE
        return [DECLINE, *range(BUILD + first - FIRST_WOOD, BUILD + end - FIRST_WOOD)]

    def legal(self, state: State) -> list[int]:
        """What is on offer and can be paid."""
        return [DECLINE] + [BUILD + tile - FIRST_WOOD for tile in tiles_to_build(state, self.seat, self.deed)]

    def why_not(self, state: State, action: int) -> Reason:
        """Not on offer, or too dear."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        tile = action - BUILD + FIRST_WOOD
        if tile not in state.offer:
            return Reason("not-on-offer", tile=Tile(tile))
        cost = cost_of(state, tile, self.deed)
        missing = goods.why_not_any(state.players[self.seat], cost, state.tables.any_cost[tile])
        return missing or Reason(NOT_NOW)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Pay and build; which good pays a wild symbol is asked when there is a choice."""
        if action == DECLINE:
            if log is not None:
                log.add(ConstructedNothing(self.seat, Tile(self.builder)))
            return
        tile = action - BUILD + FIRST_WOOD
        player = state.players[self.seat]
        cost = cost_of(state, tile, self.deed)
        if state.tables.any_cost[tile] == 0:
            construct(state, self.seat, tile, cost, log)
            return
        wild = goods_left(player, cost)
        if len(wild) == 1:
            construct(state, self.seat, tile, changed(cost, wild[0], cost[wild[0]] + 1), log)
        else:
            state.waiting.append(PayForBuilding(self.seat, tile, self.deed))


def goods_left(player: Player, cost: tuple[int, ...]) -> list[int]:
    """The basic goods that a player has beyond a cost."""
    return [good for good in range(BASIC_GOODS) if player.goods[good] > cost[good]]


class PayForBuilding(Decision[State]):
    """The basic good that pays the wild symbol of a building."""

    __slots__ = ("deed", "tile")

    def __init__(self, seat: int, tile: int, deed: int) -> None:
        super().__init__(seat)
        self.tile: int = tile
        self.deed: int = deed

    def data(self) -> tuple[int, ...]:
        """The building, and by which deed."""
        return (self.tile, self.deed)

    def offers(self) -> Sequence[int]:
        """Any basic good."""
        return range(PAY, PAY + BASIC_GOODS)

    def legal(self, state: State) -> list[int]:
        """Any that is left after the printed goods."""
        cost = cost_of(state, self.tile, self.deed)
        return [PAY + good for good in goods_left(state.players[self.seat], cost)]

    def why_not(self, state: State, action: int) -> Reason:
        """None left."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return Reason("good-missing", good=Good(action - PAY), count=1)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Pay and build."""
        cost = cost_of(state, self.tile, self.deed)
        good = action - PAY
        construct(state, self.seat, self.tile, changed(cost, good, cost[good] + 1), log)


def construct(state: State, seat: int, tile: int, cost: tuple[int, ...], log: Log | None) -> None:
    """Pay, lay the tile on the first empty space with a house above it, and gain its points.

    § construct.place, construct.house, construct.points
    """
    player = state.players[seat]
    goods.pay(player, cost)
    space = road.first_empty_space(state)
    state.offer = tuple([each for each in state.offer if each != tile])
    state.owner = changed(state.owner, tile, seat)
    player.houses -= 1
    road.lay(state, tile, space)
    points = state.tables.points[tile] + architect_points(state, seat)
    goods.gain_points(player, FROM_CONSTRUCTION, points)
    if log is not None:
        log.add(Constructed(seat, Tile(tile), space + 1, amounts(cost), points))


def architect_points(state: State, seat: int) -> int:
    """The Architect adds a point to all that its owner builds, by whatever means; costs stay.

    § character.architect, character.architect.monument, character.architect.favour
    """
    return state.tables.architect if state.holder[ARCHITECT] == seat else 0
