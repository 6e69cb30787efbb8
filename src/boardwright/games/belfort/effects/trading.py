"""The Trading Post, and the Merchants' exchange."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import BUY, EXCHANGE, SELL, SELL_METAL, STOP
from boardwright.games.belfort.basics.goods import gain, gold_missing, goods_missing, goods_of
from boardwright.games.belfort.events import Bought, Exchanged, Goods, Sold
from boardwright.games.belfort.state import Player, State
from boardwright.games.belfort.terms import GOLD, MARKET, METAL, STONE, Good


def visits_left(state: State, player: Player) -> int:
    """One visit a turn, one more for every Market gnome, and those that the Merchants add.

    § building.market.gnome, ruling.12.2.31
    """
    return 1 + player.gnomes[MARKET] + state.extra_visits - state.visits_used


def possible_sales(state: State, player: Player) -> list[int]:
    """The sales that the player has the goods for: a fixed number of wood and stone in any mix, or metal."""
    ids: list[int] = []
    size = state.tables.sell_wood_stone
    for wood in range(max(0, size - player.stone), min(size, player.wood) + 1):
        ids.append(SELL + wood)
    if player.metal >= state.tables.sell_metal:
        ids.append(SELL_METAL)
    return ids


def add_options(state: State, player: Player, ids: list[int]) -> None:
    """What a visit can begin with, and the Merchants' exchanges."""
    if visits_left(state, player) > 0:
        ids.extend(possible_sales(state, player))
        add_purchases(state, player, ids)
    if state.exchanges > 0:
        if player.wood > 0:
            ids.append(EXCHANGE)
        if player.stone > 0:
            ids.append(EXCHANGE + STONE)


def add_purchases(state: State, player: Player, ids: list[int]) -> None:
    """One unit of any good that the gold suffices for."""
    prices = state.tables.buy
    for good in range(GOLD):
        if player.gold >= prices[good]:
            ids.append(BUY + good)


def why_not(state: State, player: Player, action: int) -> Reason:
    """No visit or exchange left, or what is missing."""
    if action >= EXCHANGE:
        if state.exchanges == 0:
            return Reason("no-exchange")
        good = action - EXCHANGE
        return goods_missing(player, 1 if good != STONE else 0, 1 if good == STONE else 0, 0)
    if visits_left(state, player) <= 0:
        return Reason("no-visit")
    if action >= BUY:
        return gold_missing(player, state.tables.buy[action - BUY])
    return why_not_sell(state, player, action)


def why_not_sell(state: State, player: Player, action: int) -> Reason:
    """Not a mix that the Trading Post takes, or what is missing."""
    if action == SELL_METAL:
        return goods_missing(player, 0, 0, state.tables.sell_metal)
    wood = action - SELL
    if wood > state.tables.sell_wood_stone:
        return Reason("sale-size", count=state.tables.sell_wood_stone)
    return goods_missing(player, wood, state.tables.sell_wood_stone - wood, 0)


def sell(state: State, seat: int, action: int, log: Log | None) -> None:
    """A sale brings one gold for two wood or stone in any mix, or for one metal.

    § actions.trade.prices
    """
    player = state.players[seat]
    metal = state.tables.sell_metal if action == SELL_METAL else 0
    wood = 0 if action == SELL_METAL else action - SELL
    stone = 0 if action == SELL_METAL else state.tables.sell_wood_stone - wood
    player.wood -= wood
    player.stone -= stone
    player.metal -= metal
    player.gold += 1
    if log is not None:
        log.add(Sold(seat, Goods(wood, stone, metal), 1))


def buy(state: State, seat: int, action: int, log: Log | None) -> None:
    """A purchase is one unit for its price."""
    player = state.players[seat]
    price = state.tables.buy[action - BUY]
    player.gold -= price
    gain(player, action - BUY, 1)
    if log is not None:
        log.add(Bought(seat, goods_of(action - BUY, 1), price))


def begin_with_sale(state: State, seat: int, action: int, log: Log | None) -> None:
    """A visit is one uninterrupted action of at most one sale and one purchase, which the sale may pay for.

    § actions.trade.visit, ruling.12.2.32
    """
    state.visits_used += 1
    sell(state, seat, action, log)
    choice = BuyAfterSale(seat)
    if len(choice.legal(state)) > 1:
        state.waiting.append(choice)


def begin_with_purchase(state: State, seat: int, action: int, log: Log | None) -> None:
    """Purchase first only where sale first could not be made.

    § actions.trade.order
    """
    before = 0
    for sale in possible_sales(state, state.players[seat]):
        before |= 1 << (sale - SELL)
    state.visits_used += 1
    buy(state, seat, action, log)
    choice = SellAfterPurchase(seat, before)
    if len(choice.legal(state)) > 1:
        state.waiting.append(choice)


class BuyAfterSale(Decision[State]):
    """A purchase in the same visit, or none."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Stopping, and any good."""
        return [STOP, *range(BUY, BUY + GOLD)]

    def legal(self, state: State) -> list[int]:
        """What the gold suffices for."""
        ids = [STOP]
        add_purchases(state, state.players[self.seat], ids)
        return ids

    def why_not(self, state: State, action: int) -> Reason:
        """How much gold is missing."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return gold_missing(state.players[self.seat], state.tables.buy[action - BUY])

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Buy, or leave it at the sale."""
        if action != STOP:
            buy(state, self.seat, action, log)


class SellAfterPurchase(Decision[State]):
    """A sale that only the purchase made possible, or none."""

    __slots__ = ("before",)

    def __init__(self, seat: int, before: int) -> None:
        super().__init__(seat)
        self.before: int = before

    def data(self) -> tuple[int, ...]:
        """The sales that were possible before the purchase, as bits."""
        return (self.before,)

    def offers(self) -> Sequence[int]:
        """Stopping, and any sale."""
        return [STOP, *range(SELL, SELL_METAL + 1)]

    def legal(self, state: State) -> list[int]:
        """What could not have been sold before."""
        ids = [STOP]
        for action in possible_sales(state, state.players[self.seat]):
            if not self.before >> (action - SELL) & 1:
                ids.append(action)
        return ids

    def why_not(self, state: State, action: int) -> Reason:
        """Sell first what can be sold first, or what is missing."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        if action in possible_sales(state, state.players[self.seat]):
            return Reason("sell-before-buying")
        return why_not_sell(state, state.players[self.seat], action)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Sell, or leave it at the purchase."""
        if action != STOP:
            sell(state, self.seat, action, log)


def exchange(state: State, seat: int, action: int, log: Log | None) -> None:
    """The Merchants give one metal for one wood or stone, up to twice in the turn.

    § guild.merchants.exchange
    """
    good = action - EXCHANGE
    state.exchanges -= 1
    gain(state.players[seat], good, -1)
    gain(state.players[seat], METAL, 1)
    if log is not None:
        log.add(Exchanged(seat, goods_of(Good(good), 1)))
