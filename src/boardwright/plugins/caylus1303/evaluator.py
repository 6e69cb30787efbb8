"""Evaluator of Caylus 1303: the value of a position to a seat, in points ahead of the others.

The seat's workers on buildings are followed along the road in a plan: the expected cost and gain of each, by
the chance that the provost lets it act; then monuments and bundles; the rest is valued by the use of goods
and workers in the rounds to come. Of the others only points, goods, workers and lasting things count.
"""

from __future__ import annotations

from typing import Any, Final

from boardwright.bots.judge import Judge
from boardwright.core.game import Game
from boardwright.games.caylus1303.flow import STEPS
from boardwright.games.caylus1303.phases.activation import activate_road, cross_bridge
from boardwright.games.caylus1303.phases.delivery import ask_deliveryman, deliver_in_order
from boardwright.games.caylus1303.phases.stewardship import recruit
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import (
    BAILIFF,
    BASIC_GOODS,
    CHAMBERLAIN,
    DELIVERYMAN,
    FIRST_BASIC,
    FIRST_STONE,
    FIRST_WOOD,
    FOREMAN,
    FREE,
    GOLD,
    GOLDSMITH,
    ROUNDS,
    WORKER_TILES,
)
from boardwright.games.caylus1303.uses import (
    CONSTRUCT_WOOD,
    GRANT_FAVOUR,
    MOVE_PROVOST,
    NOTHING_ELSE,
    PUT_HOUSE,
    Use,
)
from boardwright.plugins.caylus1303.evaluator_lasting import (
    OWNER,
    WORKER,
    ahead_of_mean,
    favour_worth,
    lasting_lead,
    worth_of_tile,
)

# Steps of the sequence of play at a decision; a step that goes on is the next one again.
BRIDGE: Final = STEPS.index(cross_bridge)
ROAD: Final = STEPS.index(activate_road)
DELIVERY: Final = STEPS.index(deliver_in_order)
LAST_DELIVERY: Final = STEPS.index(ask_deliveryman)
RECRUITMENT: Final = STEPS.index(recruit)

# By rounds after this one: a basic good, the bonus of a whole bundle, a gold.
GOOD: Final[tuple[float, ...]] = (0.02, 0.9, 1.1, 1.2, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25)
BUNDLE: Final[tuple[float, ...]] = (0.0, 1.0, 0.8, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6)
GOLD_WORTH: Final[tuple[float, ...]] = (2.0, 2.8, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0)
# The Lawyer wants a cloth.
CLOTH_MORE: Final = 0.2
# Goods of a kind and workers beyond the use of a round count less.
PLENTY: Final = 3
SURPLUS: Final = 0.6
FULL_POOL: Final = 2.0
MORE_A_ROUND: Final = 1.2
SPARE_WORKER: Final = 0.3
# The last round, while a worker can still be placed: the worker, the chance to bring bundles, a good.
LAST_WORKER: Final = 0.4
LAST_BUNDLES: Final = 0.7
LAST_GOOD: Final = 0.2

HOUSE: Final = 0.05
# To begin the next round, while placing gets dearer for the others; a free move of the provost.
FIRST_TO_PASS: Final = 0.35
TOLL_WORTH: Final = 0.4
# The weights of another seat's goods, and of its workers on the road.
OTHERS_GOODS: Final = 0.8
OTHERS_WORKER: Final = 1.6

# How much of a good may be missing in a plan: it comes by chance.
LIKELY: Final = 0.3

# The chance that a building acts, by its distance behind the provost (from -3 to 4): when he does not
# move any more, when he can still be pushed at the bridge, and before that.
MAX_BEHIND: Final = 4
MIN_BEHIND: Final = -3
CHANCES: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0),
    (0.02, 0.05, 0.12, 0.25, 0.75, 0.88, 0.95, 1.0),
    (0.05, 0.12, 0.22, 0.4, 0.75, 0.88, 0.94, 0.98),
)

# By how much a level searches more than its budget, by the number of players.
PACES: Final = {
    "normal": (9.0, 9.0, 18.0, 18.0),
    "hard": (9.0, 9.0, 18.0, 18.0),
    "expert": (9.0, 9.0, 9.0, 9.0),
}


def evaluate(state: State, seat: int) -> float:
    """Return the points ahead of the others, and the expected gains of everything on the table."""
    points = [float(player.score()) for player in state.players]
    if not state.waiting:
        return ahead_of_mean(points, seat)
    later = ROUNDS - state.round
    for other in range(state.seats):
        if other != seat:
            points[other] += worth_of_other(state, other, later)
    points[seat] += worth(state, seat, later)
    lasting = lasting_lead(state.tables, state.owner, state.holder, later, state.seats, seat)
    return ahead_of_mean(points, seat) + lasting


def worth_of_other(state: State, seat: int, later: int) -> float:
    """Value goods and workers of another seat; its workers on the road count alike everywhere."""
    player = state.players[seat]
    basic = sum(player.goods) - player.goods[GOLD]
    value = OTHERS_GOODS * GOOD[later] * basic + GOLD_WORTH[later] * player.goods[GOLD]
    value += WORKER[later] * player.pool
    doubt = doubt_of(state)
    workers = state.workers
    for space, tile in enumerate(state.road):
        if 0 <= tile < WORKER_TILES and workers[tile] == seat:
            value += OTHERS_WORKER * chance_of(state.provost - space, doubt)
    return value


def doubt_of(state: State) -> int:
    """Return how far the provost may still be pushed: not at all, by seats at the bridge, by any seat."""
    if state.step < BRIDGE:
        return 2
    if state.step == BRIDGE:
        for seat in state.passed[state.cursor :]:
            if state.players[seat].pool:
                return 1
        return 1 if state.holder[BAILIFF] >= 0 else 0
    return 1 if state.step == ROAD and not state.acting else 0


def chance_of(behind: int, doubt: int) -> float:
    """Return the chance that a building that far behind the provost will act."""
    return CHANCES[doubt][min(MAX_BEHIND, max(MIN_BEHIND, behind)) - MIN_BEHIND]


def worth(state: State, seat: int, later: int) -> float:
    """Value the placed workers, then monuments and bundles, then the rest."""
    plan = Plan(state, seat, later)
    plan.follow_workers()
    plan.build_monument()
    plan.deliver()
    value = plan.points + plan.goods_left() + plan.workers_left()
    value += HOUSE * min(plan.houses, later)
    if state.passed and state.passed[0] == seat and state.step < RECRUITMENT:
        value += FIRST_TO_PASS if later else 0.0
    return value + WORKER[later] * later * state.tables.recruitment


class Plan:
    """The rest of a seat's round as far as it is determined: expected goods, workers and points."""

    __slots__ = ("camp", "goods", "houses", "later", "points", "pool", "seat", "state")

    def __init__(self, state: State, seat: int, later: int) -> None:
        player = state.players[seat]
        self.state = state
        self.seat = seat
        self.later = later
        self.goods: list[float] = [float(good) for good in player.goods]
        self.pool = float(player.pool)
        self.camp = float(player.camp)
        self.houses = player.houses
        self.points = 0.0

    def follow_workers(self) -> None:
        """Follow the workers in the order of the buildings; one that is just acting is left to the search."""
        state, seat = self.state, self.seat
        workers, joined = state.workers, state.joined if state.joiner == seat else FREE
        uses, doubt = state.tables.uses, doubt_of(state)
        for tile in range(FIRST_BASIC):
            if (workers[tile] == seat or joined == tile) and not (state.acting and state.cursor == tile):
                self.use(uses[tile], 1.0)
        done = state.cursor if state.acting and state.step == ROAD else -1
        for space, tile in enumerate(state.road):
            if 0 <= tile < WORKER_TILES and (workers[tile] == seat or joined == tile) and space != done:
                setup = tile >= FIRST_WOOD and state.owner[tile] == FREE
                chance = chance_of(state.provost - space, doubt)
                if chance:
                    self.use(state.tables.setup_uses[tile] if setup else uses[tile], chance)

    def use(self, use: Use, chance: float) -> None:
        """Use a building: the dearer way if it can be paid, else the cheaper, else not at all."""
        if use.deed != NOTHING_ELSE:
            self.do(use, chance)
        elif use.more is not None and self.can_pay(use.more):
            self.carry_out(use.more, chance)
        elif self.can_pay(use):
            self.carry_out(use, chance)
        self.camp += 1

    def can_pay(self, use: Use) -> bool:
        """Return whether goods and workers will probably suffice."""
        if self.pool < use.returns - LIKELY or (use.any and self.basic() < use.any - LIKELY):
            return False
        return covers(self.goods, use.pays)

    def basic(self) -> float:
        """Return the sum of all expected goods but gold."""
        return sum(self.goods) - self.goods[GOLD]

    def carry_out(self, use: Use, chance: float) -> None:
        """Pay and take, weighted by the chance; the most plentiful good pays, the scarcest is taken."""
        goods = self.goods
        for good, count in enumerate(use.takes):
            goods[good] += chance * (count - use.pays[good])
        for _ in range(use.any):
            pay_any(goods, chance)
        if use.choice:
            goods[goods.index(min(goods[:BASIC_GOODS]))] += chance
        workers = min(float(use.workers), self.camp) - use.returns
        self.pool += chance * workers
        self.camp -= chance * workers
        self.points += chance * use.earns

    def do(self, use: Use, chance: float) -> None:
        """Add an effect: a favour, a house, a construction, a push of the provost."""
        goods = self.goods
        if use.deed == GRANT_FAVOUR:
            if covers(goods, use.pays):
                pay(goods, use.pays, chance)
                holder = self.state.holder
                self.points += chance * favour_worth(holder, self.later, self.state.seats, self.seat)
        elif use.deed == PUT_HOUSE:
            if self.houses and covers(goods, use.pays):
                pay(goods, use.pays, chance)
                self.points += chance * worth_of_tile(self.state.tables, FIRST_BASIC, self.later, 0.0)
        elif use.deed == MOVE_PROVOST:
            self.points += TOLL_WORTH
        else:
            self.construct(use.deed == CONSTRUCT_WOOD, chance)

    def construct(self, wooden: bool, chance: float) -> None:
        """Build the best building on offer that can be paid."""
        tables, goods, later = self.state.tables, self.goods, self.later
        best, value, rate = FREE, 0.0, OWNER[self.state.seats]
        if self.houses and FREE in self.state.road:
            basic = self.basic()
            for tile in self.state.offer:
                if (tile < FIRST_STONE) == wooden and covers(goods, tables.cost[tile]):
                    gain = tables.points[tile] + worth_of_tile(tables, tile, later, rate)
                    if gain > value and basic > sum(tables.cost[tile]) + tables.any_cost[tile] - LIKELY:
                        best, value = tile, gain
        if best != FREE:
            pay(goods, tables.cost[best], chance)
            if tables.any_cost[best]:
                pay_any(goods, chance)
            self.points += chance * value

    def build_monument(self) -> None:
        """Build the best monument that can be paid, over a residence or a future one."""
        state, goods = self.state, self.goods
        if goods[GOLD] < 0.7 or state.step >= RECRUITMENT:
            return
        if self.seat not in state.owner[FIRST_BASIC:FIRST_WOOD]:
            return
        tables, later = state.tables, self.later
        best, value = FREE, 0.0
        for tile in state.monuments:
            cost = tables.cost[tile]
            if covers(goods, cost):
                gain = tables.points[tile] + worth_of_tile(tables, tile, later, 0.0)
                gain -= cost[GOLD] * GOLD_WORTH[later] + (sum(cost) - cost[GOLD]) * GOOD[later]
                gain -= worth_of_tile(tables, FIRST_BASIC, later, 0.0)
                if gain > value:
                    best, value = tile, gain
        if best != FREE:
            self.points += value

    def bundles(self) -> float:
        """Return the number of bundles in the expected goods, without gold."""
        food, wood, stone, cloth, _ = self.goods
        others = wood + stone + cloth
        if self.state.holder[CHAMBERLAIN] == self.seat:
            return (others + food) / 3
        return min(food, others / 2, others - max(wood, stone, cloth))

    def deliver(self) -> None:
        """Deliver bundles of this round, with Foreman and Goldsmith, and the favour for the most of them."""
        chance = self.delivers()
        if not chance:
            return
        state, seat, goods = self.state, self.seat, self.goods
        tables = state.tables
        count = self.bundles()
        each = tables.bundle + (tables.foreman if state.holder[FOREMAN] == seat else 0)
        self.points += chance * count * each
        if state.holder[GOLDSMITH] == seat and goods[GOLD] >= 1 and count > 0 and not state.goldsmith_used:
            self.points += chance * tables.goldsmith
            goods[GOLD] -= chance
        if count > 0:
            left = 1 - chance * 3 * count / self.basic()
            for good in range(BASIC_GOODS):
                goods[good] *= left
            self.points += chance * min(1.0, count) * self.most_bundles(count)

    def delivers(self) -> float:
        """Return the chance that the seat delivers in this round; in the last one it can still go there."""
        state, seat = self.state, self.seat
        if state.step > LAST_DELIVERY:
            return 0.0
        if state.holder[DELIVERYMAN] == seat:
            return 1.0
        if seat in state.queue:
            return 1.0 if state.step < DELIVERY or state.queue.index(seat) >= state.cursor else 0.0
        if self.later == 0 and self.pool >= 1 and self.may_place():
            return LAST_BUNDLES
        return 0.0

    def most_bundles(self, count: float) -> float:
        """Value the favour for the most bundles, by those of the others on the site."""
        state = self.state
        chance = 0.9
        for other in state.queue:
            if other != self.seat:
                food, wood, stone, cloth, _ = state.players[other].goods
                theirs = min(food, (wood + stone + cloth) // 2)
                lead = count - theirs - state.players[other].bundles
                chance *= 0.9 if lead > 0.5 else 0.5 if lead > -0.5 else 0.15
        return chance * favour_worth(state.holder, self.later, state.seats, self.seat)

    def goods_left(self) -> float:
        """Value the remaining goods, by kind, the surplus less; whole bundles more."""
        goods, later = self.goods, self.later
        each = LAST_GOOD * min(4.0, self.pool) if later == 0 and self.may_place() else GOOD[later]
        units = 0.0
        for good in range(BASIC_GOODS):
            amount = goods[good]
            units += amount if amount <= PLENTY else PLENTY + SURPLUS * (amount - PLENTY)
        units += CLOTH_MORE * min(goods[BASIC_GOODS - 1], 1.0)
        return units * each + self.bundles() * BUNDLE[later] + goods[GOLD] * GOLD_WORTH[later]

    def may_place(self) -> bool:
        """Return whether the seat can still place workers in this round."""
        return self.state.step < BRIDGE and self.seat not in self.state.passed

    def workers_left(self) -> float:
        """Value workers in the pool; in the last round only while they can still be placed."""
        pool, each = self.pool, WORKER[self.later]
        if self.later == 0 and self.may_place():
            each = LAST_WORKER
        spare = max(0.0, pool - FULL_POOL - MORE_A_ROUND * self.later)
        return each * (pool - spare + SPARE_WORKER * spare)


def covers(goods: list[float], cost: tuple[int, ...]) -> bool:
    """Return whether expected goods will probably pay a cost."""
    return (
        goods[0] >= cost[0] - LIKELY
        and goods[1] >= cost[1] - LIKELY
        and goods[2] >= cost[2] - LIKELY
        and goods[3] >= cost[3] - LIKELY
        and goods[4] >= cost[4] - LIKELY
    )


def pay(goods: list[float], cost: tuple[int, ...], chance: float) -> None:
    """Take a cost from expected goods, weighted by the chance."""
    for good, count in enumerate(cost):
        goods[good] -= chance * count


def pay_any(goods: list[float], chance: float) -> None:
    """Take one of the most plentiful basic good."""
    goods[goods.index(max(goods[:BASIC_GOODS]))] -= chance


class CaylusJudge(Judge):
    """The judge of Caylus 1303."""

    def points(self, state: Any, seat: int) -> float:
        return evaluate(state, seat)


def judge(game: Game[Any]) -> Judge:
    """Make the judge of the tree search."""
    return CaylusJudge(game)
