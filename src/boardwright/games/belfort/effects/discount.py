"""The Architects' discount."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import DISCOUNT, GATE, GUILD, SITE, WALL
from boardwright.games.belfort.basics import board
from boardwright.games.belfort.basics.goods import can_pay, goods_missing, pay
from boardwright.games.belfort.events import Goods, Paid
from boardwright.games.belfort.state import Player, State
from boardwright.games.belfort.terms import (
    DISCOUNT_METAL,
    DISCOUNT_STONE,
    DISCOUNT_WOOD,
    DISCOUNTS,
    DISTRICTS,
    GATEHOUSE,
    Discount,
)


def cost_of_place(state: State, place: int) -> tuple[int, int, int]:
    """The normal cost of what stands at a place: wood, stone, metal."""
    tables = state.tables
    if place >= GUILD:
        guild = place - GUILD
        return tables.guild_wood[guild], tables.guild_stone[guild], tables.guild_metal[guild]
    if place >= WALL:
        return tables.wall_wood, tables.wall_stone, tables.wall_metal
    building = GATEHOUSE if place >= GATE else (place - SITE) // DISTRICTS
    return tables.wood[building], tables.stone[building], tables.metal[building]


def is_contained(discount: int, wood: int, stone: int, metal: int) -> bool:
    """Only a discount that the cost contains in full; one unit where the cost holds a single wood or stone.

    § ruling.12.2.14
    """
    if discount >= Discount.ONE_WOOD and wood + stone != 1:
        return False
    return (
        DISCOUNT_WOOD[discount] <= wood
        and DISCOUNT_STONE[discount] <= stone
        and DISCOUNT_METAL[discount] <= metal
    )


def is_payable_with(player: Player, discount: int, wood: int, stone: int, metal: int) -> bool:
    """Whether a discount fits the cost and leaves a rest that the player can pay."""
    return is_contained(discount, wood, stone, metal) and can_pay(
        player,
        wood - DISCOUNT_WOOD[discount],
        stone - DISCOUNT_STONE[discount],
        metal - DISCOUNT_METAL[discount],
    )


def is_payable(player: Player, wood: int, stone: int, metal: int) -> bool:
    """Whether any discount makes a cost payable: there is one for every metal and every two wood and stone.

    A cost of nothing contains no discount.
    """
    missing = max(0, wood - player.wood) + max(0, stone - player.stone)
    if metal > player.metal:
        return missing == 0 and metal == player.metal + 1
    return missing <= 2 and wood + stone + metal > 0


def ask_for_discount(state: State, seat: int, place: int, log: Log | None) -> None:
    """The site is chosen; the discount follows, then the rest is paid.

    § ruling.12.2.38
    """
    state.waiting.append(ChooseDiscount(seat, place))


class ChooseDiscount(Decision[State]):
    """What the Architects take off the cost of the chosen place."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: int = place

    def data(self) -> tuple[int, ...]:
        """The place."""
        return (self.place,)

    def offers(self) -> Sequence[int]:
        """All discounts."""
        return range(DISCOUNT, DISCOUNT + DISCOUNTS)

    def legal(self, state: State) -> list[int]:
        """What the cost contains and what makes it payable."""
        wood, stone, metal = cost_of_place(state, self.place)
        player = state.players[self.seat]
        ids: list[int] = []
        for discount in range(DISCOUNTS):
            if is_payable_with(player, discount, wood, stone, metal):
                ids.append(DISCOUNT + discount)
        return ids

    def why_not(self, state: State, action: int) -> Reason:
        """Not in the cost, or what is missing all the same."""
        discount = action - DISCOUNT
        if not 0 <= discount < DISCOUNTS:
            return Reason(NOT_NOW)
        wood, stone, metal = cost_of_place(state, self.place)
        if not is_contained(discount, wood, stone, metal):
            return Reason("discount-not-contained")
        return goods_missing(
            state.players[self.seat],
            wood - DISCOUNT_WOOD[discount],
            stone - DISCOUNT_STONE[discount],
            metal - DISCOUNT_METAL[discount],
        )

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The rest of the cost is paid and the marker placed."""
        discount = action - DISCOUNT
        wood, stone, metal = cost_of_place(state, self.place)
        wood -= DISCOUNT_WOOD[discount]
        stone -= DISCOUNT_STONE[discount]
        metal -= DISCOUNT_METAL[discount]
        pay(state.players[self.seat], wood, stone, metal)
        if log is not None:
            log.add(Paid(self.seat, Goods(wood, stone, metal)))
        board.put_marker(state, self.seat, self.place, log)
