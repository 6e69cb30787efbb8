"""Goods: paying and gaining."""

from __future__ import annotations

from boardwright.core.reasons import Reason
from boardwright.games.belfort.events import Goods
from boardwright.games.belfort.state import Player
from boardwright.games.belfort.terms import METAL, STONE, WOOD, Good


def can_pay(player: Player, wood: int, stone: int, metal: int) -> bool:
    """A cost is paid in full or not at all: there are no debts, gifts or part payments.

    § ruling.12.2.48
    """
    return player.wood >= wood and player.stone >= stone and player.metal >= metal


def pay(player: Player, wood: int, stone: int, metal: int) -> None:
    """A cost names its goods, so there is nothing to choose; they go to a supply that is never counted.

    § actions.pay, board.supply
    """
    player.wood -= wood
    player.stone -= stone
    player.metal -= metal


def goods_missing(player: Player, wood: int, stone: int, metal: int) -> Reason:
    """How much of what is missing for a cost."""
    return Reason(
        "goods-missing",
        wood=max(0, wood - player.wood),
        stone=max(0, stone - player.stone),
        metal=max(0, metal - player.metal),
        gold=0,
    )


def gold_missing(player: Player, price: int) -> Reason:
    """How much gold is missing for a price."""
    return Reason("goods-missing", wood=0, stone=0, metal=0, gold=price - player.gold)


def amount_of(player: Player, good: int) -> int:
    """How much of one resource a player has."""
    if good == WOOD:
        return player.wood
    if good == STONE:
        return player.stone
    if good == METAL:
        return player.metal
    return player.gold


def gain(player: Player, good: int, amount: int) -> None:
    """Take from the supply, or give back to it with a negative amount."""
    if good == WOOD:
        player.wood += amount
    elif good == STONE:
        player.stone += amount
    elif good == METAL:
        player.metal += amount
    else:
        player.gold += amount


def goods_of(good: int, amount: int) -> Goods:
    """An amount of one resource, for an event."""
    return Goods(**{Good(good).name.lower(): amount})
