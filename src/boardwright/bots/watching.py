"""Positions judged by the search for people: win shares of all seats, and two choices weighed.

A share is the chance to win. The search counts in hopes, which say how far a seat is ahead of the others:
with two seats a hope is the share itself; with more, shares follow from all hopes, so that they sum to 1.
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
    """Two choices of a seat: its share after each, and the standard error of the difference."""

    played: int
    better: int
    share_played: float
    share_better: float
    error: float

    @property
    def gain(self) -> float:
        """By how much the share is larger after the better one."""
        return self.share_better - self.share_played


def shares_of(hopes: Sequence[float]) -> list[float]:
    """Win shares from what every seat may hope for.

    Odds of hopes are strengths on a logarithmic scale; the chance of each seat is in proportion to its own.

    >>> [round(share, 2) for share in shares_of([0.7, 0.3])], shares_of([0.5] * 4)
    ([0.7, 0.3], [0.25, 0.25, 0.25, 0.25])
    """
    seats = len(hopes)
    odds = [(hope / (1.0 - hope)) ** ((seats - 1) / seats) for hope in hopes]
    total = sum(odds)
    return [each / total for each in odds]


def own_share(hope: float, seats: int) -> float:
    """The share of a seat of which only the own hope is known: the others are taken to be alike.

    >>> own_share(0.7, 2), own_share(0.5, 4)
    (0.7, 0.25)
    """
    odds = (hope / (1.0 - hope)) ** (-1.0 / (seats - 1))
    return shares_of([hope] + [odds / (1.0 + odds)] * (seats - 1))[0]


def final_shares(game: AnyGame, state: State) -> list[float]:
    """Shares of a finished match: the victory, divided among those who share it."""
    ranking = game.ranking(state)
    return [1.0 / ranking.count(1) if place == 1 else 0.0 for place in ranking]


def win_shares(game: AnyGame, state: State, iterations: int, draw: Random) -> list[float]:
    """The share of every seat in a state, for those who may see all of it.

    It is the mean over the second half of a search: the first half finds out what is worth trying.
    """
    if game.to_act(state) == NOBODY:
        return final_shares(game, state)
    search = Search(game, judge_of(game), draw)
    beginnings: list[Node] = []
    found = [ahead(search, state.clone(), beginnings) for _ in range(iterations)][iterations // 2 :]
    return [sum(shares) / len(found) for shares in zip(*found, strict=True)]


def ahead(search: Search, state: State, beginnings: list[Node]) -> list[float]:
    """One iteration from a state, chance included; `beginnings` are the trees so far, by who decides."""
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
    return shares_of(search.hopes)


def favourite(game: AnyGame, state: State, seat: int, iterations: int, draw: Random) -> Node:
    """The tree of a search for a seat, from what it can know; `best()` is what it would choose."""
    root = Node(seat)
    Search(game, judge_of(game), draw).run(state, seat, root, iterations)
    return root


def weigh(game: AnyGame, state: State, choices: tuple[int, int], iterations: int, draw: Random) -> Weighed:
    """What was played against another choice, for the seat to act and from what it can know.

    Both are tried in the same states dealt anew, so that luck counts for both, each with so many iterations,
    of which the second half counts.
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
