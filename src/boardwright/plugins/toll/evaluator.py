"""Evaluator of Toll: the value of a position to a seat."""

from __future__ import annotations

from typing import Any, Final

from boardwright.bots.judge import SCALE, Judge
from boardwright.core.game import Game
from boardwright.games.toll.state import State
from boardwright.games.toll.terms import BUILDINGS, MILL

# Rounds that are tried out in full.
HORIZON: Final = 5
GOLD: Final = 0.01
GOLD_OF_OTHERS: Final = 0.15
MILL_OF_OTHERS: Final = 0.3


def evaluate(state: State, seat: int) -> float:
    """Return the most points that the seat can reach if the others do nothing, against the best of them."""
    others = [other for other in range(state.seats) if other != seat]
    rival = max(state.players[other].score() for other in others)
    player = state.players[seat]
    plan = Plan(state, rival, player.errand if state.waiting else -1)
    rounds = min(HORIZON, rounds_left(state))
    own = plan.best(player.gold, player.score(), player.buildings, rounds, has_to_build(state, seat))
    return own - max(promise(state, other) for other in others)


def rounds_left(state: State) -> int:
    """Return how many rounds begin after this one."""
    return max(0, state.tables.rounds - state.round - 1)


def has_to_build(state: State, seat: int) -> bool:
    """Return whether the seat is still to build in this round."""
    return any(decision.seat == seat for decision in state.waiting)


def promise(state: State, seat: int) -> float:
    """Value the public things of another seat: points, gold and mills while rounds are left to use them."""
    player = state.players[seat]
    rounds = rounds_left(state)
    gold = GOLD_OF_OTHERS * player.gold if rounds else GOLD * player.gold
    return player.score() + gold + MILL_OF_OTHERS * rounds * player.buildings[MILL]


class Plan:
    """An exhaustive search of the rounds to come: income, toll, and any affordable building."""

    def __init__(self, state: State, rival: int, errand: int) -> None:
        self.tables = state.tables
        self.supply = state.supply
        self.rival = rival
        self.errand = errand

    def best(self, gold: int, points: int, buildings: list[int], rounds: int, builds: bool) -> float:
        """Return the best end from here; `builds` says that the building of this round is still to come."""
        value = self.next_round(gold, points, buildings, rounds)
        for building in range(BUILDINGS if builds else 0):
            cost = self.tables.cost[building]
            if cost <= gold and self.supply[building] > 0:
                more = buildings.copy()
                more[building] += 1
                reached = points + self.tables.points[building]
                value = max(value, self.next_round(gold - cost, reached, more, rounds))
        return value

    def next_round(self, gold: int, points: int, buildings: list[int], rounds: int) -> float:
        """Play income and toll of the next round, then building; after the last round the errand."""
        if rounds == 0:
            fulfilled = self.errand >= 0 and buildings[self.errand] > 0
            return points + (self.tables.errand_points if fulfilled else 0) + GOLD * gold
        tables = self.tables
        gold += tables.income + tables.income_per_mill * buildings[MILL]
        toll = tables.toll_of_leader if points >= self.rival else tables.toll_of_others
        missing = max(0, toll - gold)
        return self.best(max(0, gold - toll), points - missing, buildings, rounds - 1, True)


class TollJudge(Judge):
    """The judge of Toll, in which a few points decide."""

    def points(self, state: Any, seat: int) -> float:
        return evaluate(state, seat)


def judge(game: Game[Any]) -> Judge:
    """Make the judge of the tree search."""
    return TollJudge(game, SCALE / 2)
