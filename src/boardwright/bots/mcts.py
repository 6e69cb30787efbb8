"""The searching bot: Monte Carlo tree search over the knowledge of its seat, within a budget.

The tree itself is in `tree`, which is compiled. Here are the budget, the tree kept from one decision of a
turn to the next, and several processes that search the same position and add up their visits.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from typing import Final

from boardwright.bots.base import Bot
from boardwright.bots.evaluator import paces
from boardwright.bots.judge import judge_of
from boardwright.bots.tree import Node, Search
from boardwright.core.game import State
from boardwright.core.play import AnyGame
from boardwright.core.random import Random

# Iterations between two looks at the clock, or at whether more of them could change the choice.
STRIDE: Final = 8


@dataclass(frozen=True)
class Budget:
    """The budget of a search: iterations, or seconds if they are given; and the number of processes.

    With `rollouts` positions are judged by random play to the end, not by the evaluator of the game.
    """

    iterations: int = 1000
    seconds: float | None = None
    processes: int = 1
    rollouts: bool = False

    def times(self, factor: float) -> Budget:
        """Return a part or a multiple of this budget."""
        seconds = None if self.seconds is None else self.seconds * factor
        return replace(self, iterations=max(1, round(self.iterations * factor)), seconds=seconds)


@dataclass(frozen=True)
class Kept:
    """The rest of a search after its choice: the subtree, and the position it belongs to."""

    game: str
    seat: int
    view: object
    node: Node


class Mcts(Bot):
    """Monte Carlo tree search within a budget; plays the choice with the most visits.

    The subtree below its choice is kept: if the next decision is its own again, and its seat sees exactly the
    position it foresaw, the search goes on there. That changes nothing in fairness: the tree holds only
    values from states re-dealt from its seat.
    """

    def __init__(
        self,
        name: str = "mcts",
        budget: Budget | None = None,
        level: str = "",
    ) -> None:
        self.name = name
        self.budget = budget or Budget()
        self.level = level
        self._kept: Kept | None = None

    def budget_at(self, game: str, seats: int) -> Budget:
        """Return the budget at a table: a level makes more iterations in games in which they are quick."""
        found = paces(game, self.level)
        return self.budget.times(found[min(seats - 2, len(found) - 1)]) if found else self.budget

    def choose(self, game: AnyGame, state: State, seat: int, draw: Random) -> int:
        """Return the choice with the most visits."""
        legal = game.legal(state)
        if len(legal) == 1:
            return legal[0]
        root = self._root(game, state, seat)
        budget = self.budget_at(game.meta.id, state.seats)
        if budget.processes > 1 and "fork" in get_all_start_methods():
            search_together(game, state, root, draw, budget)
        else:
            search(game, state, root, draw, budget)
        action = root.best().action
        self._keep(game, state, root, action)
        return action

    def _root(self, game: AnyGame, state: State, seat: int) -> Node:
        kept, self._kept = self._kept, None
        if kept is None or (kept.game, kept.seat) != (game.meta.id, seat):
            return Node(seat)
        return kept.node if kept.view == game.view(state, seat) else Node(seat)

    def _keep(self, game: AnyGame, state: State, root: Node, action: int) -> None:
        """Keep the subtree below the choice if the same seat decides next and nothing is revealed before."""
        after = state.clone()
        game.apply(after, action, None)
        while game.to_act(after) == root.seat and len(game.legal(after)) == 1:
            game.apply(after, game.legal(after)[0], None)
        if game.to_act(after) == root.seat:
            node = root.find(action).child(root.seat)
            if node.count:
                self._kept = Kept(game.meta.id, root.seat, game.view(after, root.seat), node)


def search(game: AnyGame, state: State, root: Node, draw: Random, budget: Budget) -> None:
    """Grow a tree; earlier visits count towards the budget, and it ends when the choice is settled."""
    tree = Search(game, judge_of(game, budget.rollouts), draw)
    if budget.seconds is None:
        left = max(1, budget.iterations - root.count)
        while left > 0 and not root.is_settled(left):
            tree.run(state, root.seat, root, min(left, STRIDE))
            left -= STRIDE
        return
    end = time.monotonic() + budget.seconds
    while root.count < 1 or time.monotonic() < end:
        tree.run(state, root.seat, root, STRIDE)


def search_together(game: AnyGame, state: State, root: Node, draw: Random, budget: Budget) -> None:
    """Grow one tree in each of several processes from the same root, and add up the visits of the roots."""
    part = replace(budget, iterations=max(1, budget.iterations // budget.processes), processes=1)
    context = get_context("fork")
    workers = []
    for _ in range(budget.processes):
        here, there = context.Pipe(duplex=False)
        task = (game, state, root.seat, draw.bits(), part, there)
        worker = context.Process(target=_search_alone, args=task)
        worker.start()
        there.close()
        workers.append((worker, here))
    for worker, here in workers:
        for found in here.recv():
            root.add(*found)
        worker.join()


def _search_alone(
    game: AnyGame, state: State, seat: int, luck: int, budget: Budget, answer: Connection
) -> None:
    """Search in a child process, and send the visits of the choices of the root."""
    root = Node(seat)
    search(game, state, root, Random(luck), budget)
    tried = [(each.action, each.prior, each.count, each.total, each.gained) for each in root.choices]
    answer.send(tried)
    answer.close()
