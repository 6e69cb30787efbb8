"""Phase 3: bundles for the Construction Site."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.caylus1303.actions import BUNDLES, DELIVER, STOP
from boardwright.games.caylus1303.basics import goods
from boardwright.games.caylus1303.effects import favours
from boardwright.games.caylus1303.events import (
    Delivered,
    DeliveredNothing,
    MostBundles,
    NobodyDelivered,
    amounts,
)
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import (
    CHAMBERLAIN,
    DELIVERYMAN,
    FOOD,
    FOREMAN,
    FROM_DELIVERY,
    GOLD,
    GOLDSMITH,
    GOODS,
)


def cost_of_bundle(number: int) -> tuple[int, ...]:
    """The goods of a bundle.

    >>> cost_of_bundle(0)
    (3, 0, 0, 0, 0)
    """
    return tuple([BUNDLES[number].count(good) for good in range(GOODS)])


BUNDLE_COSTS: Final = tuple([cost_of_bundle(number) for number in range(len(BUNDLES))])

# Three different kinds, one of them food; gold is a kind.
USUAL_BUNDLES: Final = tuple(
    [
        number
        for number in range(len(BUNDLES))
        if BUNDLES[number][0] == FOOD and len(set(BUNDLES[number])) == 3
    ]
)


def bundles_of(state: State, seat: int) -> list[int]:
    """The bundles that a player can deliver now: of three kinds with food, or anything with the Chamberlain.

    § delivery.bundle, delivery.gold, character.chamberlain
    """
    stock = state.players[seat].goods
    found: list[int] = []
    if state.holder[CHAMBERLAIN] != seat:
        if stock[FOOD]:
            for number in USUAL_BUNDLES:
                bundle = BUNDLES[number]
                if stock[bundle[1]] and stock[bundle[2]]:
                    found.append(DELIVER + number)
        return found
    player = state.players[seat]
    for number in range(len(BUNDLES)):
        if goods.can_pay(player, BUNDLE_COSTS[number]):
            found.append(DELIVER + number)
    return found


def deliver_in_order(state: State, log: Log | None) -> None:
    """Those with a worker on the site, in the order of their spots.

    § delivery.order
    """
    while state.cursor < len(state.queue):
        seat = state.queue[state.cursor]
        state.cursor += 1
        if ask_for_bundles(state, seat, log):
            state.step -= 1
            return
    state.cursor = 0


def ask_deliveryman(state: State, log: Log | None) -> None:
    """Whoever owns the Deliveryman now may deliver after all others, with a worker there or without.

    § character.deliveryman, character.deliveryman.worker, ruling.10.21
    """
    seat = state.holder[DELIVERYMAN]
    if seat >= 0:
        ask_for_bundles(state, seat, log)


def ask_for_bundles(state: State, seat: int, log: Log | None) -> bool:
    """Ask for a delivery, when there is any; says whether it asked."""
    if bundles_of(state, seat):
        state.waiting.append(ChooseBundle(seat, 0))
        return True
    tell_nothing(state, seat, log)
    return False


def tell_nothing(state: State, seat: int, log: Log | None) -> None:
    """Say that somebody has delivered nothing, when there is no second chance with the Deliveryman."""
    comes_again = state.cursor > 0 and state.holder[DELIVERYMAN] == seat
    if log is not None and state.players[seat].bundles == 0 and not comes_again:
        log.add(DeliveredNothing(seat))


class ChooseBundle(Decision[State]):
    """One bundle after another, or no more; `count` were delivered in this turn. There is no coming back.

    § ruling.15.1, ruling.10.55, delivery.count
    """

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: int = count

    def data(self) -> tuple[int, ...]:
        """How many were delivered in this turn."""
        return (self.count,)

    def offers(self) -> Sequence[int]:
        """Any bundle, or no more."""
        return [STOP, *range(DELIVER, DELIVER + len(BUNDLES))]

    def legal(self, state: State) -> list[int]:
        """Any bundle that can be paid, or no more."""
        return [STOP, *bundles_of(state, self.seat)]

    def why_not(self, state: State, action: int) -> Reason:
        """No bundle without the Chamberlain, or goods are missing."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        number = action - DELIVER
        if state.holder[CHAMBERLAIN] != self.seat and number not in USUAL_BUNDLES:
            return Reason("not-a-bundle")
        missing = goods.why_not_payable(state.players[self.seat], BUNDLE_COSTS[number])
        return missing or Reason(NOT_NOW)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Deliver, and ask again while there is something to deliver."""
        if action == STOP:
            tell_nothing(state, self.seat, log)
            return
        deliver(state, self.seat, action - DELIVER, log)
        if bundles_of(state, self.seat):
            state.waiting.append(ChooseBundle(self.seat, self.count + 1))


def deliver(state: State, seat: int, number: int, log: Log | None) -> None:
    """Pay the goods and gain the points at once, so that nothing changes when characters change hands later.

    § delivery.points, character.foreman, character.goldsmith.moment
    """
    player = state.players[seat]
    cost = BUNDLE_COSTS[number]
    goods.pay(player, cost)
    player.bundles += 1
    points = state.tables.bundle
    if state.holder[FOREMAN] == seat:
        points += state.tables.foreman
    points += goldsmith_points(state, seat, number)
    goods.gain_points(player, FROM_DELIVERY, points)
    if log is not None:
        log.add(Delivered(seat, amounts(cost), points))


def goldsmith_points(state: State, seat: int, number: int) -> int:
    """The Goldsmith's owner gains more for the first bundle with gold in a round, beside the Foreman's.

    § character.goldsmith, character.goldsmith.sum, ruling.10.45
    """
    if state.goldsmith_used or state.holder[GOLDSMITH] != seat or GOLD not in BUNDLES[number]:
        return 0
    state.goldsmith_used = True
    return state.tables.goldsmith


def most_bundles(state: State) -> int:
    """Who delivered the most; of those tied the lowest spot, and last who has no worker there. -1: nobody.

    § delivery.favour.tie, character.deliveryman.tie, ruling.10.7
    """
    winner = -1
    most = 0
    for seat in state.queue:
        if state.players[seat].bundles > most:
            winner = seat
            most = state.players[seat].bundles
    for seat in range(state.seats):
        if state.players[seat].bundles > most:
            winner = seat
            most = state.players[seat].bundles
    return winner


def reward_most_bundles(state: State, log: Log | None) -> None:
    """Both deliveries of the Deliveryman's owner count; nobody else needs to be on the site.

    § delivery.favour, character.deliveryman.total, character.deliveryman.alone
    """
    seat = most_bundles(state)
    if seat < 0:
        if log is not None:
            log.add(NobodyDelivered())
        return
    if log is not None:
        log.add(MostBundles(seat, state.players[seat].bundles))
    favours.grant(state, seat, log)


def leave_site(state: State, log: Log | None) -> None:
    """After the favour the workers of the site go to the Camp.

    § ruling.10.34
    """
    for seat in state.queue:
        state.players[seat].camp += 1
    state.queue = ()
    state.goldsmith_used = False
    for player in state.players:
        player.bundles = 0
