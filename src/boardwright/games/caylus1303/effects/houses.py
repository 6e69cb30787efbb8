"""The Lawyer: a house above a basic building."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.game import changed
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.caylus1303.actions import DECLINE, HOUSE
from boardwright.games.caylus1303.basics import goods
from boardwright.games.caylus1303.events import Declined, HousePut, amounts
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import (
    BASIC_TILES,
    FIRST_BASIC,
    FREE,
    LAWYER,
    Tile,
)


def tiles_without_house(state: State) -> list[int]:
    """Basic buildings on the road that have no house, on either side of the provost, with workers or without.

    § tile.fixed.lawyer.target, ruling.10.15
    """
    return [
        tile
        for tile in state.open
        if FIRST_BASIC <= tile < FIRST_BASIC + BASIC_TILES and state.owner[tile] == FREE
    ]


def can_put_house(state: State, seat: int) -> bool:
    """A house, the price and a building without a house are needed.

    § ruling.10.58
    """
    player = state.players[seat]
    price = state.tables.uses[LAWYER].pays
    return player.houses > 0 and goods.can_pay(player, price) and bool(tiles_without_house(state))


class ChooseHouse(Decision[State]):
    """The building above which the Lawyer puts a house; each user pays for one.

    § ruling.10.17
    """

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any basic building, or none."""
        return [DECLINE, *range(HOUSE, HOUSE + BASIC_TILES)]

    def legal(self, state: State) -> list[int]:
        """Any without a house, or none."""
        return [DECLINE] + [HOUSE + tile - FIRST_BASIC for tile in tiles_without_house(state)]

    def why_not(self, state: State, action: int) -> Reason:
        """It lies on the site, is gone, or has a house."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        tile = action - HOUSE + FIRST_BASIC
        if state.owner[tile] != FREE:
            return Reason("has-a-house", tile=Tile(tile))
        return Reason("tile-not-on-road", tile=Tile(tile))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The house stays on the board for good and gives no points.

        § tile.fixed.lawyer.points, limit.houses
        """
        if action == DECLINE:
            if log is not None:
                log.add(Declined(self.seat, Tile(LAWYER)))
            return
        tile = action - HOUSE + FIRST_BASIC
        player = state.players[self.seat]
        price = state.tables.uses[LAWYER].pays
        goods.pay(player, price)
        player.houses -= 1
        state.owner = changed(state.owner, tile, self.seat)
        if log is not None:
            log.add(HousePut(self.seat, Tile(tile), amounts(price)))
