"""The greedy bot: a beam search to the end of its own turn, by the evaluator.

The search goes in layers of one decision each. A line ends when another seat must decide or the game is over;
chance on the way is sampled, with the same seed for every line, so that no line is preferred for its draws.
Of the lines with the same kind of question, each layer keeps the best few: a line that has just paid for a
building is compared with others that choose a site, not with those that still hold their goods.
"""

from __future__ import annotations

from boardwright.bots.base import Bot
from boardwright.bots.evaluator import Evaluate, evaluator
from boardwright.core.decision import CHANCE
from boardwright.core.game import State
from boardwright.core.play import AnyGame, deal
from boardwright.core.random import Random


class Line:
    """A sequence of decisions of one seat: the first of them, the state after the last, and its value."""

    __slots__ = ("first", "state", "value")

    def __init__(self, first: int, state: State, value: float) -> None:
        self.first: int = first
        self.state: State = state
        self.value: float = value


class Greedy(Bot):
    """A beam search to the end of its own turn, within a budget of states."""

    name = "greedy"

    def __init__(self, budget: int = 240, width: int = 3) -> None:
        self.budget = budget
        self.width = width

    def choose(self, game: AnyGame, state: State, seat: int, draw: Random) -> int:
        """Return the first decision of the best line."""
        legal = game.legal(state)
        if len(legal) == 1:
            return legal[0]
        search = Search(game, seat, draw.bits())
        layer = search.begin(state)
        while layer and search.seen < self.budget:
            layer = search.extend(best_of_each_kind(layer, self.width))
        return search.first_of_best(layer)


class Search:
    """One search: the seat, the seed of chance, the number of states seen, and the best ended line."""

    def __init__(self, game: AnyGame, seat: int, luck: int) -> None:
        self.game = game
        self.seat = seat
        self.luck = luck
        self.evaluate: Evaluate = evaluator(game)
        self.seen = 0
        self.best: Line | None = None

    def begin(self, state: State) -> list[Line]:
        """Return the open lines of one decision."""
        return [line for action in self.game.legal(state) if (line := self.follow(state, action, action))]

    def extend(self, layer: list[Line]) -> list[Line]:
        """Return the open lines that are one decision longer."""
        longer: list[Line] = []
        for line in layer:
            for action in self.game.legal(line.state):
                following = self.follow(line.state, action, line.first)
                if following is not None:
                    longer.append(following)
        return longer

    def follow(self, before: State, action: int, first: int) -> Line | None:
        """Return the line after one more decision while it is open; an ended line is kept if it is the best.

        An ended line is kept if it is the best.
        """
        state = before.clone()
        self.game.apply(state, action, None)
        if self.game.to_act(state) == CHANCE:
            deal(self.game, state, Random(self.luck))
        self.seen += 1
        line = Line(first, state, self.evaluate(state, self.seat))
        if self.game.to_act(state) == self.seat:
            return line
        if self.best is None or line.value > self.best.value:
            self.best = line
        return None

    def first_of_best(self, layer: list[Line]) -> int:
        """Return the first decision of the best line; lines that the budget cut short count as they are."""
        best = self.best
        for line in layer:
            if best is None or line.value > best.value:
                best = line
        assert best is not None
        return best.first


def best_of_each_kind(layer: list[Line], width: int) -> list[Line]:
    """Prune a layer: the best lines of each kind of question, equal values once: they are transpositions."""
    kept: dict[str, list[Line]] = {}
    for line in sorted(layer, key=lambda line: -line.value):
        alike = kept.setdefault(type(line.state.waiting[-1]).__name__, [])
        if len(alike) < width and (not alike or alike[-1].value != line.value):
            alike.append(line)
    return [line for alike in kept.values() for line in alike]
