"""Benchmarks of a game, with a yardstick beside them, so that machines can be compared by ratios.

This module is never compiled: its loops represent a bot or a researcher in plain Python.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from statistics import fmean, median
from typing import Final

from boardwright import registry
from boardwright.bots.judge import judge_of
from boardwright.bots.tree import Node, Search
from boardwright.core import game as core_game
from boardwright.core import options as option_checks
from boardwright.core import tables as table_checks
from boardwright.core.decision import CHANCE, NOBODY
from boardwright.core.game import OptionValue, State, Value
from boardwright.core.play import AnyGame, deal, playout
from boardwright.core.random import Random

REPEATS: Final = 5
SAMPLE: Final = 40
CLONES: Final = 20
ITERATIONS: Final = 20
YARDSTICK_ROUNDS: Final = 2000


def is_compiled() -> bool:
    """Return whether the compiled engine is in use."""
    return not str(core_game.__file__).endswith(".py")


def bench(game_id: str, players: int = 4, seconds: float = 5.0) -> dict[str, object]:
    """Measure decisions, games and clones per second in about that many seconds."""
    table = Table(registry.game(game_id), players)
    sample = [table.play_inside() for _ in range(SAMPLE)]
    states = table.states_in_mid_game(round(fmean(sample) / 2))
    searching, judging = Searching(table, states, rollouts=True), Searching(table, states)
    works = (
        table.play_inside,
        table.play_outside,
        lambda: clone_all(states),
        searching.run,
        judging.run,
        yardstick,
    )
    decisions, outside, clones, searches, judged, yardsticks = rates(works, seconds)
    return {
        "compiled": is_compiled(),
        "players": players,
        "decisions_per_second": decisions,
        "decisions_per_second_python": outside,
        "decisions_per_game": fmean(sample),
        "games_per_second": decisions / fmean(sample),
        "clone_microseconds": 1e6 / clones,
        "search_decisions_per_second": searches * searching.decisions_per_iteration,
        "mcts_iterations_per_second": searches,
        "yardstick_per_second": yardsticks,
        "ratio_to_yardstick": decisions / yardsticks,
        "search_share": searches * searching.decisions_per_iteration / decisions,
        "level_iterations_per_second": judged,
    }


def rates(works: Sequence[Callable[[], int]], seconds: float) -> list[float]:
    """Measure the rate of each function: medians of five interleaved repeats, within that many seconds."""
    span = seconds / (REPEATS * len(works))
    found = [[rate(work, span) for work in works] for _ in range(REPEATS)]
    return [median(each) for each in zip(*found, strict=True)]


def rate(work: Callable[[], int], span: float) -> float:
    """Measure the rate of a function for that many seconds; `work` returns how much it did.

    Seconds are CPU time of this process, so that other load of the machine does not count.
    """
    done = 0
    begun = time.process_time()
    while (passed := time.process_time() - begun) < span or done == 0:
        done += work()
    return done / passed


class Table:
    """A game with its settings, dealt again for every random game."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.players = players
        self.options: dict[str, OptionValue] = option_checks.completed(game.meta, players, {})
        self.tables: dict[str, Value] = table_checks.replaced(game.printed, {})
        self.draw = Random(1)

    def new(self) -> State:
        """Return a match before its first chance decision."""
        state: State = self.game.new(self.players, self.options, self.tables)
        return state

    def play_inside(self) -> int:
        """Play one random game inside the engine; returns its decisions, without chance."""
        return playout(self.game, self.new(), self.draw)

    def play_outside(self) -> int:
        """Play one random game through the Python interface, call by call; returns its decisions."""
        return self.play_on(self.new(), self.game.meta.max_decisions)

    def states_in_mid_game(self, decisions: int) -> list[State]:
        """Return states of different games after that many decisions."""
        states = [self.new() for _ in range(CLONES)]
        for state in states:
            self.play_on(state, decisions)
        return states

    def play_on(self, state: State, most: int) -> int:
        """Play on at random, at most that many decisions; returns how many there were."""
        game, draw = self.game, self.draw
        decisions = 0
        while decisions < most and (seat := game.to_act(state)) != NOBODY:
            if seat == CHANCE:
                game.apply(state, game.drawn(state, draw))
                continue
            legal = game.legal(state)
            game.apply(state, legal[draw.below(len(legal))])
            decisions += 1
        return decisions


class Searching:
    """A search from the same states again and again, each time with a new tree.

    With rollouts to the end, or with the evaluator as the stronger bots do.
    """

    def __init__(self, table: Table, states: list[State], rollouts: bool = False) -> None:
        self.states = [state.clone() for state in states]
        for state in self.states:
            deal(table.game, state, table.draw)
        self.states = [state for state in self.states if not table.game.is_over(state)]
        self.game = table.game
        self.search = Search(table.game, judge_of(table.game, rollouts), table.draw)
        self.iterations = 0

    def run(self) -> int:
        """Run a short search from one of the states; returns its iterations."""
        state = self.states[self.iterations // ITERATIONS % len(self.states)]
        seat = self.game.to_act(state)
        self.search.run(state, seat, Node(seat), ITERATIONS)
        self.iterations += ITERATIONS
        return ITERATIONS

    @property
    def decisions_per_iteration(self) -> float:
        """Decisions in the search, including those of rollouts and of priors."""
        return self.search.decisions / self.iterations


def clone_all(states: list[State]) -> int:
    """Copy each state once; returns how many there were."""
    for state in states:
        state.clone()
    return len(states)


def yardstick() -> int:
    """Run a fixed loop of plain Python that resembles rules; returns its rounds."""
    stock = [3, 1, 4, 1, 5, 9, 2, 6]
    word = 12345
    for _ in range(YARDSTICK_ROUNDS):
        word = (word * 1103515245 + 12345) & 0x7FFFFFFF
        place = (word >> 16) & 7
        affordable = [index for index in range(8) if stock[index] >= place]
        if affordable:
            stock[affordable[word % len(affordable)]] -= 1
        else:
            stock[place] += 9
    return YARDSTICK_ROUNDS
