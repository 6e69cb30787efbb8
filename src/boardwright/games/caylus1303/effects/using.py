"""Using a building: the same for a worker on the road and for a favour at the Construction Site."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.caylus1303.actions import DECLINE, PAIRS, PAY, PAY_TWO, TAKE, USE, USE_MORE
from boardwright.games.caylus1303.basics import goods
from boardwright.games.caylus1303.effects import construction, houses, provost
from boardwright.games.caylus1303.events import Declined, Used, Wasted, amounts
from boardwright.games.caylus1303.state import Player, State
from boardwright.games.caylus1303.terms import BASIC_GOODS, BY_TOLL, FROM_EFFECTS, Good, Tile
from boardwright.games.caylus1303.uses import (
    MOVE_PROVOST,
    NO_GOODS,
    NOTHING_ELSE,
    PUT_HOUSE,
    Use,
    only,
)


def ask_to_use(state: State, seat: int, tile: int, setup: bool, log: Log | None) -> None:
    """The user may use the effect once, even one that only gives; what is impossible is not asked.

    § effect.optional, effect.whole, ruling.15.2
    """
    use = state.tables.setup_uses[tile] if setup else state.tables.uses[tile]
    if use.deed == NOTHING_ELSE:
        possible = can_use(state.players[seat], use)
        if possible:
            state.waiting.append(UseTile(seat, tile, setup))
    elif use.deed == MOVE_PROVOST:
        possible = provost.ask_for_move(state, seat, BY_TOLL)
    elif use.deed == PUT_HOUSE:
        possible = houses.can_put_house(state, seat)
        if possible:
            state.waiting.append(houses.ChooseHouse(seat))
    else:
        possible = construction.can_construct(state, seat, use.deed)
        if possible:
            state.waiting.append(construction.ChooseConstruction(seat, tile, use.deed))
    if not possible and log is not None:
        log.add(Wasted(seat, Tile(tile)))


def only_gives(use: Use) -> bool:
    """Whether a building asks for nothing, leaves no choice and does nothing besides giving."""
    is_free = use.pays == NO_GOODS and use.any == 0 and use.returns == 0
    return is_free and not use.choice and use.deed == NOTHING_ELSE and use.more is None


def can_use(player: Player, use: Use) -> bool:
    """Whether one of the ways of an effect can be paid in full."""
    return can_use_way(player, use) or (use.more is not None and can_use_way(player, use.more))


def can_use_way(player: Player, use: Use) -> bool:
    """Whether goods and workers are there; that the Camp has fewer workers than it gives does not matter.

    § ruling.10.35
    """
    if player.pool < use.returns or (use.any and goods.basic_goods(player) < use.any):
        return False
    return goods.can_pay(player, use.pays)


class UseTile(Decision[State]):
    """Use a building that takes and gives, or decline. `setup` is 1 for the setup side."""

    __slots__ = ("setup", "tile")

    def __init__(self, seat: int, tile: int, setup: int) -> None:
        super().__init__(seat)
        self.tile: int = tile
        self.setup: int = int(setup)

    def data(self) -> tuple[int, ...]:
        """The building and its side."""
        return (self.tile, self.setup)

    def use(self, state: State) -> Use:
        """The row of the effect."""
        return state.tables.setup_uses[self.tile] if self.setup else state.tables.uses[self.tile]

    def offers(self) -> Sequence[int]:
        """Any way to use a building."""
        return [DECLINE, *range(USE, PAY_TWO + len(PAIRS))]

    def legal(self, state: State) -> list[int]:
        """Decline, or use it in any way that can be paid; the user picks free goods now.

        § ruling.10.57
        """
        use = self.use(state)
        player = state.players[self.seat]
        if use.choice:
            return [DECLINE] + [TAKE + good for good in range(BASIC_GOODS)]
        if use.any:
            return [DECLINE] + payments(player, use)
        found = [DECLINE]
        if can_use_way(player, use):
            found.append(USE)
        if use.more is not None and can_use_way(player, use.more):
            found.append(USE_MORE)
        return found

    def why_not(self, state: State, action: int) -> Reason:
        """Something is missing, or this building does not work that way."""
        use = self.use(state)
        player = state.players[self.seat]
        if action not in self.offers():
            return Reason(NOT_NOW)
        if use.any and PAY <= action < PAY_TWO:
            return Reason("good-missing", good=Good(action - PAY), count=1)
        if use.any and use.more is not None and action >= PAY_TWO:
            return why_not_pair(player, action - PAY_TWO)
        if not use.any and not use.choice:
            way = use if action == USE else use.more if action == USE_MORE else None
            if way is not None:
                return why_not_way(player, way)
        return Reason("used-otherwise", tile=Tile(self.tile))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Carry out the chosen way. Goods paid together are a set.

        § ruling.15.3
        """
        use = self.use(state)
        if action == DECLINE:
            if log is not None:
                log.add(Declined(self.seat, Tile(self.tile)))
        elif action >= PAY_TWO:
            assert use.more is not None
            one, two = PAIRS[action - PAY_TWO]
            paid = only(one, 2) if one == two else added(only(one, 1), only(two, 1))
            self.carry_out(state, use.more, paid, use.more.takes, log)
        elif action >= PAY:
            self.carry_out(state, use, only(action - PAY, 1), use.takes, log)
        elif action >= TAKE:
            self.carry_out(state, use, use.pays, only(action - TAKE, 1), log)
        elif action == USE_MORE:
            assert use.more is not None
            self.carry_out(state, use.more, use.more.pays, use.more.takes, log)
        else:
            self.carry_out(state, use, use.pays, use.takes, log)

    def carry_out(
        self, state: State, way: Use, paid: tuple[int, ...], taken: tuple[int, ...], log: Log | None
    ) -> None:
        """Pay and return everything, then take goods, then workers, then points.

        § effect.order, activation.goods
        """
        player = state.players[self.seat]
        if paid is not NO_GOODS:
            goods.pay(player, paid)
        if way.returns:
            goods.return_workers(player, way.returns)
        if taken is not NO_GOODS:
            goods.gain(player, taken)
        workers = goods.take_workers(player, way.workers) if way.workers else 0
        if way.earns:
            goods.gain_points(player, FROM_EFFECTS, way.earns)
        if log is not None:
            gained = amounts(taken, workers, way.earns)
            log.add(Used(self.seat, Tile(self.tile), amounts(paid, way.returns), gained))


def payments(player: Player, use: Use) -> list[int]:
    """One basic good of those at hand, or two of them where the building takes two."""
    found = [PAY + good for good in range(BASIC_GOODS) if player.goods[good]]
    if use.more is not None:
        for number in range(len(PAIRS)):
            one, two = PAIRS[number]
            if player.goods[one] and player.goods[two] > (one == two):
                found.append(PAY_TWO + number)
    return found


def why_not_way(player: Player, way: Use) -> Reason:
    """Which workers or goods are missing."""
    missing = goods.why_not_workers(player, way.returns) or goods.why_not_payable(player, way.pays)
    return missing or Reason(NOT_NOW)


def why_not_pair(player: Player, number: int) -> Reason:
    """Which of two goods is missing."""
    one, two = PAIRS[number]
    if one == two:
        return Reason("good-missing", good=Good(one), count=2 - player.goods[one])
    return Reason("good-missing", good=Good(two if player.goods[one] else one), count=1)


def added(one: tuple[int, ...], two: tuple[int, ...]) -> tuple[int, ...]:
    """The sum of two lists of goods."""
    return tuple([one[good] + two[good] for good in range(len(one))])
