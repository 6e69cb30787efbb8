"""Goods, workers and points of one player: having, paying, gaining."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.game import changed
from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.state import Player
from boardwright.games.caylus1303.terms import BASIC_GOODS, GOODS, STONE, Good


def can_pay(player: Player, cost: tuple[int, ...]) -> bool:
    """Whether a player has all these goods.

    § decision.legal
    """
    goods = player.goods
    return (
        goods[0] >= cost[0]
        and goods[1] >= cost[1]
        and goods[2] >= cost[2]
        and goods[3] >= cost[3]
        and goods[4] >= cost[4]
    )


def basic_goods(player: Player) -> int:
    """How many basic goods a player has: food, wood, stone, cloth, but not gold.

    § limit.goods
    """
    goods = player.goods
    return goods[0] + goods[1] + goods[2] + goods[3]


def pay(player: Player, cost: tuple[int, ...]) -> None:
    """Goods go back to the supply."""
    for good in range(GOODS):
        if cost[good]:
            player.goods[good] -= cost[good]


def gain(player: Player, goods: tuple[int, ...]) -> None:
    """Goods come from the supply, which never runs out.

    § limit.supply
    """
    for good in range(GOODS):
        if goods[good]:
            player.goods[good] += goods[good]


def return_workers(player: Player, count: int) -> None:
    """Workers go from the pool to the Camp."""
    player.pool -= count
    player.camp += count


def take_workers(player: Player, count: int) -> int:
    """Workers come from the Camp to the pool, as many as are there; says how many. The rest is lost.

    § limit.workers.take, limit.workers.lost
    """
    taken = min(count, player.camp)
    player.camp -= taken
    player.pool += taken
    return taken


def gain_points(player: Player, source: int, points: int) -> None:
    """Prestige points, counted by where they come from."""
    player.points = changed(player.points, source, player.points[source] + points)


def without_stone(cost: tuple[int, ...]) -> tuple[int, ...]:
    """A cost with its printed stone waived.

    § ruling.10.13
    """
    return changed(cost, STONE, 0)


def missing(stock: Sequence[int], cost: Sequence[int]) -> list[int]:
    """How much of each good is missing to pay a cost.

    >>> missing([1, 0, 2, 0, 0], (1, 2, 1, 0, 0))
    [0, 2, 0, 0, 0]
    """
    return [max(0, cost[good] - stock[good]) for good in range(GOODS)]


def missing_any(stock: Sequence[int], cost: Sequence[int], wanted: int) -> int:
    """How many basic goods of one's choice are missing besides a cost; gold is none.

    >>> missing_any([1, 0, 2, 0, 5], (1, 2, 1, 0, 0), 3)
    2
    """
    left = 0
    for good in range(BASIC_GOODS):
        left += max(0, stock[good] - cost[good])
    return max(0, wanted - left)


def why_not_payable(player: Player, cost: tuple[int, ...]) -> Reason | None:
    """The first good that is missing and how much of it."""
    lacking = missing(player.goods, cost)
    for good in range(GOODS):
        if lacking[good]:
            return Reason("good-missing", good=Good(good), count=lacking[good])
    return None


def why_not_any(player: Player, cost: tuple[int, ...], wanted: int) -> Reason | None:
    """What is missing when basic goods of one's choice are paid besides printed ones."""
    reason = why_not_payable(player, cost)
    if reason is not None:
        return reason
    count = missing_any(player.goods, cost, wanted)
    return Reason("basic-goods-missing", count=count) if count else None


def why_not_workers(player: Player, count: int) -> Reason | None:
    """How many workers are missing in the pool."""
    return Reason("workers-missing", count=count - player.pool) if player.pool < count else None
