"""The greedy bot: looks to the end of its own turn and takes the line that its evaluator likes best.

The search goes in layers of one decision each. A line ends when another seat must decide or the game is over;
chance on the way is sampled, with the same numbers for every line, so that no line is preferred for its luck.
Of the lines that wait with the same kind of question, each layer keeps the best few: a line that has just
paid for a building is compared with others that choose a site, not with those that still hold their goods.
"""

from __future__ import annotations

from boardwright.bots.base import Bot
from boardwright.bots.evaluators import Evaluate, evaluator
from boardwright.core.decision import CHANCE
from boardwright.core.game import State
from boardwright.core.play import AnyGame, deal
from boardwright.core.random import Random


class Line:
    """A sequence of own decisions: the first of them, where it leads, and what that is worth."""

    __slots__ = ("first", "state", "value")

    def __init__(self, first: int, state: State, value: float) -> None:
        self.first: int = first
        self.state: State = state
        self.value: float = value


class Greedy(Bot):
    """Looks to the end of its own turn, within a budget of states."""

    name = "greedy"

    def __init__(self, budget: int = 240, width: int = 3) -> None:
        self.budget = budget
        self.width = width

    def choose(self, game: AnyGame, state: State, seat: int, draw: Random) -> int:
        """The first decision of the best line found."""
        legal = game.legal(state)
        if len(legal) == 1:
            return legal[0]
        search = Search(game, seat, draw.bits())
        layer = search.begin(state)
        while layer and search.seen < self.budget:
            layer = search.extend(best_of_each_kind(layer, self.width))
        return search.first_of_best(layer)


class Search:
    """One search: who looks, with which luck, how many states were seen, and the best ended line."""

    def __init__(self, game: AnyGame, seat: int, luck: int) -> None:
        self.game = game
        self.seat = seat
        self.luck = luck
        self.evaluate: Evaluate = evaluator(game)
        self.seen = 0
        self.best: Line | None = None

    def begin(self, state: State) -> list[Line]:
        """The open lines of one decision."""
        return [line for action in self.game.legal(state) if (line := self.follow(state, action, action))]

    def extend(self, layer: list[Line]) -> list[Line]:
        """The open lines that are one decision longer."""
        longer: list[Line] = []
        for line in layer:
            for action in self.game.legal(line.state):
                following = self.follow(line.state, action, line.first)
                if following is not None:
                    longer.append(following)
        return longer

    def follow(self, before: State, action: int, first: int) -> Line | None:
        """The line after one more decision while it is open; an ended one is kept if it is the best yet."""
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
        """The first decision of the best line; lines that the budget cut short count as they stand."""
        best = self.best
        for line in layer:
            if best is None or line.value > best.value:
                best = line
        assert best is not None
        return best.first


def best_of_each_kind(layer: list[Line], width: int) -> list[Line]:
    """The best lines of each kind of question, each value once: equal ones are the same in another order."""
    kept: dict[str, list[Line]] = {}
    for line in sorted(layer, key=lambda line: -line.value):
        alike = kept.setdefault(type(line.state.waiting[-1]).__name__, [])
        if len(alike) < width and (not alike or alike[-1].value != line.value):
            alike.append(line)
    return [line for alike in kept.values() for line in alike]
