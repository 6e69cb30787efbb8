"""The search of `mcts`: a tree over what one seat can know, grown by playing through states dealt anew.

Each iteration deals the state anew from what the searching seat can know, goes down the tree, and ends where
a turn ends in a position that the tree does not hold yet, or after as many turns as the manner says; there
the judge says what every seat may hope for, by an evaluator or by playing on at random. Chance is drawn on
the way. A node belongs to a sequence of decisions, not to a state: what was dealt differs from iteration to
iteration, and so do the choices; only those that are legal this time are compared.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from boardwright.bots.judge import Judge, Manner
from boardwright.core.decision import CHANCE
from boardwright.core.game import Game, State
from boardwright.core.random import Random

DEEPEST: Final = 60
# What a choice is worth that nobody has looked at.
EVEN: Final = 0.5


class Choice:
    """A way on from a node: what it looks like at first sight, and what came of it."""

    __slots__ = ("action", "count", "gained", "nodes", "sight", "total", "weight")

    def __init__(self, action: int, sight: float, weight: float) -> None:
        self.action: int = action
        self.sight: float = sight
        self.weight: float = weight
        self.count: int = 0
        self.total: float = 0.0  # hopes: shares of victory
        self.gained: float = 0.0  # the same as the judge counts them for choosing
        self.nodes: list[Node] = []

    def value(self, drift: float) -> float:
        """What the seat that decides may gain; the first sight, put right, counts as one try."""
        return (self.gained + self.sight + drift) / (self.count + 1)

    def child(self, seat: int) -> Node:
        """The node behind this choice where that seat decides next."""
        for node in self.nodes:
            if node.seat == seat:
                return node
        made = Node(seat)
        self.nodes.append(made)
        return made


class Node:
    """A moment when a seat decides, reached by a sequence of decisions."""

    __slots__ = ("choices", "count", "seat", "surprise")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.count: int = 0
        self.surprise: float = 0.0
        self.choices: list[Choice] = []

    def drift(self) -> float:
        """By how much what came of the choices was better than their first sight, in the mean."""
        return self.surprise / (self.count + 1)

    def is_settled(self, left: int) -> bool:
        """Whether so many tries more cannot change which choice was tried most often."""
        most = second = 0
        for choice in self.choices:
            if choice.count > most:
                second = most
                most = choice.count
            elif choice.count > second:
                second = choice.count
        return most > second + left

    def find(self, action: int) -> Choice:
        """The choice of that number; a new one if there is none."""
        for choice in self.choices:
            if choice.action == action:
                return choice
        made = Choice(action, 0.0, 0.0)
        insert(self.choices, made)
        return made

    def add(self, action: int, sight: float, count: int, total: float, gained: float) -> None:
        """Add what another tree found out about a choice."""
        choice = self.find(action)
        choice.sight = sight
        choice.count += count
        choice.total += total
        choice.gained += gained
        self.count += count

    def best(self) -> Choice:
        """The choice that was tried most often."""
        found = self.choices[0]
        drift = self.drift()
        for choice in self.choices:
            if choice.count > found.count or (
                choice.count == found.count and choice.value(drift) > found.value(drift)
            ):
                found = choice
        return found


class Search:
    """One search from one state for the seat that is asked there."""

    # Any: one search serves all games.
    def __init__(self, game: Game[Any], judge: Judge, draw: Random) -> None:
        self.game = game
        self.judge = judge
        self.draw = draw
        self.manner: Manner = judge.manner
        self.hopes: list[float] = []  # what every seat could hope for at the end of the last iteration
        self.evaluations: int = 0
        self.decisions: int = 0  # of seats, those that were only looked at included

    def run(self, state: State, seat: int, root: Node, iterations: int) -> None:
        """Grow the tree under a node where that seat decides in that state."""
        for _ in range(iterations):
            self.iterate(self.game.redeal(state, seat, self.draw), root)

    def iterate(self, state: State, root: Node) -> None:
        """Down the tree once, and what came of it up again."""
        node = root
        nodes: list[Node] = []
        choices: list[Choice] = []
        turns = 0
        waiting = state.waiting
        while waiting:
            decision = waiting[-1]
            seat = decision.seat
            if seat == CHANCE:
                self.step(state, decision.drawn(state, self.draw))
                continue
            legal = decision.legal(state)
            if len(legal) == 1:
                self.decisions += 1
                self.step(state, legal[0])
                continue
            if choices:
                mover = node.seat
                node = choices[-1].child(seat)
                if seat != mover:
                    turns += 1
                if self.is_far_enough(node, seat != mover, turns):
                    nodes.append(node)
                    break
                if len(choices) >= DEEPEST:
                    break
            choice = self.choose(node, state, legal, node is root)
            nodes.append(node)
            choices.append(choice)
            self.decisions += 1
            self.step(state, choice.action)
        self.learn(state, nodes, choices)

    def is_far_enough(self, node: Node, is_turn: bool, turns: int) -> bool:
        """Whether an iteration ends at a node that was reached after so many turns."""
        if self.manner.turns > 0:
            return turns >= self.manner.turns
        return node.count == 0 and (is_turn or not self.manner.to_end)

    def step(self, state: State, action: int) -> None:
        """One decision carried out; the check is made elsewhere."""
        decision = state.waiting[-1]
        state.take_off()
        decision.apply(state, action, None)
        if not state.waiting:
            self.game.advance(state, None)

    def choose(self, node: Node, state: State, legal: list[int], all_of_them: bool) -> Choice:
        """The choice that promises most: by what came of it, by first sight, by how little it was tried."""
        known = self.known(node, state, legal, all_of_them)
        total = 0.0
        for choice in known:
            total += choice.weight
        reach = self.manner.explore * sqrt(node.count + 1.0) / total
        drift = node.drift()
        found = known[0]
        most = -1.0e9
        for choice in known:
            promise = choice.value(drift) + reach * choice.weight / (1 + choice.count)
            if promise > most:
                most = promise
                found = choice
        return found

    def known(self, node: Node, state: State, legal: list[int], all_of_them: bool) -> list[Choice]:
        """The choices of a node that are legal this time; new ones are looked at while there is room.

        Both lists ascend by their numbers.
        """
        found: list[Choice] = []
        fresh: list[int] = []
        choices = node.choices
        at = 0
        for action in legal:
            while at < len(choices) and choices[at].action < action:
                at += 1
            if at < len(choices) and choices[at].action == action:
                found.append(choices[at])
            else:
                fresh.append(action)
        if not fresh:
            return found
        room = len(fresh)
        if not all_of_them:
            manner = self.manner
            room = min(room, manner.wide + int(manner.grow * sqrt(float(node.count))) - len(found))
        shift = self.judge.shift(state, node.seat) if room > 0 else 0.0
        for _ in range(room):
            action = fresh.pop(self.draw.below(len(fresh)) if room < len(fresh) else 0)
            choice = self.look(state, action, node.seat, shift)
            found.append(choice)
            insert(choices, choice)
        return found

    def look(self, state: State, action: int, seat: int, shift: float) -> Choice:
        """A choice at first sight, where the judge looks at it."""
        if not self.judge.looks:
            return Choice(action, EVEN, 1.0)
        self.decisions += 1
        after = state.clone()
        self.step(after, action)
        waiting = after.waiting
        while waiting and waiting[-1].seat == CHANCE:
            self.step(after, waiting[-1].drawn(after, self.draw))
        self.evaluations += 1
        sight = self.judge.sight(after, seat, shift)
        return Choice(action, sight, exp(sight / self.manner.heat))

    def learn(self, state: State, nodes: list[Node], choices: list[Choice]) -> None:
        """Let every node on the way know what its seat may hope for."""
        self.decisions += self.judge.play_on(state, self.draw)
        leads = self.judge.leads(state)
        hopes = self.judge.hopes_of(state, leads)
        gains = self.judge.gains_of(state, leads, hopes)
        self.hopes = hopes
        self.evaluations += state.seats
        for node in nodes:
            node.count += 1
        for index in range(len(choices)):
            choice = choices[index]
            seat = nodes[index].seat
            choice.count += 1
            choice.total += hopes[seat]
            choice.gained += gains[seat]
            nodes[index].surprise += gains[seat] - choice.sight


def insert(choices: list[Choice], choice: Choice) -> None:
    """Put a choice in its place."""
    at = len(choices)
    while at > 0 and choices[at - 1].action > choice.action:
        at -= 1
    choices.insert(at, choice)
