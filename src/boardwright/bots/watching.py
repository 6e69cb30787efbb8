"""Positions evaluated for people by the search: win shares of all seats, and two choices compared.

A share is the chance to win. The search evaluates every seat by itself, by how far it is ahead of the others:
with two seats that is the share; with more, shares follow from the values of all seats and sum to 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from boardwright.bots.judge import judge_of
from boardwright.bots.tree import Choice, Node, Search
from boardwright.core.decision import CHANCE, NOBODY
from boardwright.core.game import State
from boardwright.core.play import AnyGame
from boardwright.core.random import Random


@dataclass(frozen=True)
class Weighed:
    """Two choices of a seat compared: its share after each, and the standard error of the difference."""

    played: int
    better: int
    share_played: float
    share_better: float
    error: float

    @property
    def gain(self) -> float:
        """The difference of the shares."""
        return self.share_better - self.share_played


def shares_of(values: Sequence[float]) -> list[float]:
    """Convert the values of all seats to win shares.

    Odds of values are strengths on a logarithmic scale; the chance of each seat is in proportion to its own.

    >>> [round(share, 2) for share in shares_of([0.7, 0.3])], shares_of([0.5] * 4)
    ([0.7, 0.3], [0.25, 0.25, 0.25, 0.25])
    """
    seats = len(values)
    odds = [(value / (1.0 - value)) ** ((seats - 1) / seats) for value in values]
    total = sum(odds)
    return [each / total for each in odds]


def own_share(value: float, seats: int) -> float:
    """Convert the value of one seat to its win share: the others are taken to be alike.

    >>> own_share(0.7, 2), own_share(0.5, 4)
    (0.7, 0.25)
    """
    odds = (value / (1.0 - value)) ** (-1.0 / (seats - 1))
    return shares_of([value] + [odds / (1.0 + odds)] * (seats - 1))[0]


def final_shares(game: AnyGame, state: State) -> list[float]:
    """Return the shares of a finished match: the victory, divided among the winners."""
    ranking = game.ranking(state)
    return [1.0 / ranking.count(1) if place == 1 else 0.0 for place in ranking]


def win_shares(game: AnyGame, state: State, iterations: int, draw: Random) -> list[float]:
    """Return the win share of every seat in a true state.

    It is the mean over the second half of a search: the first half finds the choices that are worth trying.
    """
    if game.to_act(state) == NOBODY:
        return final_shares(game, state)
    search = Search(game, judge_of(game), draw)
    beginnings: list[Node] = []
    found = [ahead(search, state.clone(), beginnings) for _ in range(iterations)][iterations // 2 :]
    return [sum(shares) / len(found) for shares in zip(*found, strict=True)]


def ahead(search: Search, state: State, beginnings: list[Node]) -> list[float]:
    """Run one iteration from a state, chance included; `beginnings` are the roots so far, by seat to act."""
    waiting = state.waiting
    while waiting:
        decision = waiting[-1]
        if decision.seat == CHANCE:
            search.step(state, decision.drawn(state, search.draw))
        elif len(only := decision.legal(state)) == 1:
            search.step(state, only[0])
        else:
            break
    else:
        return final_shares(search.game, state)
    seat = waiting[-1].seat
    root = next((node for node in beginnings if node.seat == seat), None)
    if root is None:
        root = Node(seat)
        beginnings.append(root)
    search.iterate(state, root)
    return shares_of(search.win_shares)


def favourite(game: AnyGame, state: State, seat: int, iterations: int, draw: Random) -> Node:
    """Search for a seat, from its knowledge, and return the tree; `best()` is its choice."""
    root = Node(seat)
    Search(game, judge_of(game), draw).run(state, seat, root, iterations)
    return root


def weigh(game: AnyGame, state: State, choices: tuple[int, int], iterations: int, draw: Random) -> Weighed:
    """Compare the move that was played with another choice, from the knowledge of the seat to act.

    Both are tried in the same re-dealt states, so that chance affects both alike, each with that many
    iterations, of which the second half counts.
    """
    seat = game.to_act(state)
    search = Search(game, judge_of(game), draw)
    tried = [Choice(action, 0.0, 0.0) for action in choices]
    found: list[tuple[float, float]] = []
    for number in range(iterations):
        dealt = game.redeal(state, seat, draw)
        played, better = (_after(search, dealt.clone(), choice)[seat] for choice in tried)
        if number >= iterations // 2:
            found.append((played, better))
    count = len(found)
    means = [sum(each) / count for each in zip(*found, strict=True)]
    gain = means[1] - means[0]
    spread = sum((better - played - gain) ** 2 for played, better in found) / max(1, count - 1)
    return Weighed(*choices, means[0], means[1], sqrt(spread / count))


def _after(search: Search, state: State, choice: Choice) -> list[float]:
    search.step(state, choice.action)
    return ahead(search, state, choice.nodes)
