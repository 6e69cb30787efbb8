"""Monte Carlo tree search over information sets: a tree over the knowledge of one seat.

Each iteration re-deals the state from the knowledge of the searching seat, descends the tree, and ends at the
end of a turn in a position that is not in the tree yet, or after as many turns as the manner says; there the
judge gives the win share of every seat, by an evaluator or by a rollout. Chance is sampled on the way. A node
belongs to a sequence of decisions, not to a state: deals differ from iteration to iteration, and so do the
choices; only those that are legal this time are compared.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from boardwright.bots.judge import Judge, Manner
from boardwright.core.decision import CHANCE
from boardwright.core.game import Game, State
from boardwright.core.random import Random

MAX_DEPTH: Final = 60
# The prior of a choice that was not evaluated.
EVEN: Final = 0.5


class Choice:
    """An edge of the tree: its prior value, its visits and its results."""

    __slots__ = ("action", "count", "gained", "nodes", "prior", "total", "weight")

    def __init__(self, action: int, prior: float, weight: float) -> None:
        self.action: int = action
        self.prior: float = prior
        self.weight: float = weight
        self.count: int = 0
        self.total: float = 0.0  # the sum of win shares
        self.gained: float = 0.0  # the same as the judge counts them for choosing
        self.nodes: list[Node] = []

    def value(self, drift: float) -> float:
        """Return the mean gain of the seat that decides.

        The prior, corrected by the drift, counts as one visit.

        The prior, corrected by the drift, counts as one visit.
        """
        return (self.gained + self.prior + drift) / (self.count + 1)

    def child(self, seat: int) -> Node:
        """Return the node behind this choice at which that seat decides next; it is made if there is none."""
        for node in self.nodes:
            if node.seat == seat:
                return node
        made = Node(seat)
        self.nodes.append(made)
        return made


class Node:
    """A decision of a seat, reached by a sequence of decisions."""

    __slots__ = ("choices", "count", "seat", "surprise")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.count: int = 0
        self.surprise: float = 0.0
        self.choices: list[Choice] = []

    def drift(self) -> float:
        """Return the mean difference between the results of the choices and their priors."""
        return self.surprise / (self.count + 1)

    def is_settled(self, left: int) -> bool:
        """Return whether that many further visits cannot change which choice has the most."""
        most = second = 0
        for choice in self.choices:
            if choice.count > most:
                second = most
                most = choice.count
            elif choice.count > second:
                second = choice.count
        return most > second + left

    def find(self, action: int) -> Choice:
        """Return the choice with that id; it is made if there is none."""
        for choice in self.choices:
            if choice.action == action:
                return choice
        made = Choice(action, 0.0, 0.0)
        insert(self.choices, made)
        return made

    def add(self, action: int, prior: float, count: int, total: float, gained: float) -> None:
        """Add the visits and results of a choice from another tree."""
        choice = self.find(action)
        choice.prior = prior
        choice.count += count
        choice.total += total
        choice.gained += gained
        self.count += count

    def best(self) -> Choice:
        """Return the choice with the most visits."""
        found = self.choices[0]
        drift = self.drift()
        for choice in self.choices:
            if choice.count > found.count or (
                choice.count == found.count and choice.value(drift) > found.value(drift)
            ):
                found = choice
        return found


class Search:
    """One search from one state for the seat to act."""

    # Any: one search serves all games.
    def __init__(self, game: Game[Any], judge: Judge, draw: Random) -> None:
        self.game = game
        self.judge = judge
        self.draw = draw
        self.manner: Manner = judge.manner
        self.win_shares: list[float] = []  # of every seat at the end of the last iteration
        self.evaluations: int = 0
        self.decisions: int = 0  # of seats, including those made only for a prior

    def run(self, state: State, seat: int, root: Node, iterations: int) -> None:
        """Grow the tree below a node at which that seat decides in that state."""
        for _ in range(iterations):
            self.iterate(self.game.redeal(state, seat, self.draw), root)

    def iterate(self, state: State, root: Node) -> None:
        """Run one iteration: selection, expansion, evaluation, backpropagation."""
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
                if len(choices) >= MAX_DEPTH:
                    break
            choice = self.choose(node, state, legal, node is root)
            nodes.append(node)
            choices.append(choice)
            self.decisions += 1
            self.step(state, choice.action)
        self.learn(state, nodes, choices)

    def is_far_enough(self, node: Node, is_turn: bool, turns: int) -> bool:
        """Return whether an iteration ends at a node that was reached after that many turns."""
        if self.manner.turns > 0:
            return turns >= self.manner.turns
        return node.count == 0 and (is_turn or not self.manner.to_end)

    def step(self, state: State, action: int) -> None:
        """Apply a decision without checking that it is legal."""
        decision = state.waiting[-1]
        state.take_off()
        decision.apply(state, action, None)
        if not state.waiting:
            self.game.advance(state, None)

    def choose(self, node: Node, state: State, legal: list[int], all_of_them: bool) -> Choice:
        """Select the choice with the highest upper confidence bound (PUCT)."""
        known = self.known(node, state, legal, all_of_them)
        total = 0.0
        for choice in known:
            total += choice.weight
        reach = self.manner.exploration * sqrt(node.count + 1.0) / total
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
        """Return the choices of a node that are legal this time, with new ones by progressive widening.

        Both lists are sorted by id.
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
            room = min(room, manner.width + int(manner.widening * sqrt(float(node.count))) - len(found))
        shift = self.judge.shift(state, node.seat) if room > 0 else 0.0
        for _ in range(room):
            action = fresh.pop(self.draw.below(len(fresh)) if room < len(fresh) else 0)
            choice = self.look(state, action, node.seat, shift)
            found.append(choice)
            insert(choices, choice)
        return found

    def look(self, state: State, action: int, seat: int, shift: float) -> Choice:
        """Make a choice with its prior, if the judge gives priors."""
        if not self.judge.looks:
            return Choice(action, EVEN, 1.0)
        self.decisions += 1
        after = state.clone()
        self.step(after, action)
        waiting = after.waiting
        while waiting and waiting[-1].seat == CHANCE:
            self.step(after, waiting[-1].drawn(after, self.draw))
        self.evaluations += 1
        prior = self.judge.prior(after, seat, shift)
        return Choice(action, prior, exp(prior / self.manner.temperature))

    def learn(self, state: State, nodes: list[Node], choices: list[Choice]) -> None:
        """Backpropagate: add the win share and the gain of its seat to every choice on the way."""
        self.decisions += self.judge.play_on(state, self.draw)
        leads = self.judge.leads(state)
        win_shares = self.judge.win_shares_of(state, leads)
        gains = self.judge.gains_of(state, leads, win_shares)
        self.win_shares = win_shares
        self.evaluations += state.seats
        for node in nodes:
            node.count += 1
        for index in range(len(choices)):
            choice = choices[index]
            seat = nodes[index].seat
            choice.count += 1
            choice.total += win_shares[seat]
            choice.gained += gains[seat]
            nodes[index].surprise += gains[seat] - choice.prior


def insert(choices: list[Choice], choice: Choice) -> None:
    """Insert a choice into a list that is sorted by id."""
    at = len(choices)
    while at > 0 and choices[at - 1].action > choice.action:
        at -= 1
    choices.insert(at, choice)
