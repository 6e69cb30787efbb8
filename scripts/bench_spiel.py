"""Our expert against OpenSpiel's ISMCTSBot at equal seconds for each decision: run by scripts/bench-spiel.

Two players, who change seats from game to game. OpenSpiel's bot is the one it ships, with random rollouts. It
has the seconds that our expert takes in the mean; with --seconds both have so many, and ours is the search of
the levels without their limit. A search takes a number of simulations for each decision; before each, that
number follows from how long its decisions took so far, so that on average they take the seconds that they
have. These are seconds of processor time, so that a busy machine favours nobody. Decisions with one answer
are not asked, and count for nothing.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from operator import truediv
from statistics import fmean
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from boardwright import registry
from boardwright.adapters.open_spiel import PREFIX
from boardwright.bots import bot, fair_choice
from boardwright.bots.mcts import Budget, Mcts
from boardwright.core.random import Random
from boardwright.lab import bench, intervals

GAMES = 20
FIRST_SECONDS = 0.1
CURIOSITY = 2.0
LATEST = 10
OURS = ("belfort", "caylus1303", "guilds")
HEADS = (
    "| game | games | our share | 95 % | seconds, ours | simulations | seconds, OpenSpiel's | simulations |"
)


class Player:
    """A search that takes so many seconds for a decision."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.spent: list[float] = []
        self.counts: list[int] = []

    def choose(self, state: Any) -> int:
        """Asks for as many simulations as its time is worth."""
        count = max(2, round(self.rate() * self.wanted())) if self.spent else 2
        began = time.process_time()
        action = self.search(state, count)
        self.spent.append(max(time.process_time() - began, 1e-4))
        self.counts.append(count)
        return action

    def rate(self) -> float:
        """Simulations a second in the last decisions."""
        return sum(self.counts[-LATEST:]) / sum(self.spent[-LATEST:])

    def wanted(self) -> float:
        """The seconds for the next decision: what was spent too much or too little is made good slowly."""
        saved = self.seconds * len(self.spent) - sum(self.spent)
        return min(max(self.seconds + saved / LATEST, self.seconds / 2), self.seconds * 2)

    def search(self, state: Any, count: int) -> int:
        raise NotImplementedError


class Theirs(Player):
    """OpenSpiel's search."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        super().__init__(seconds)
        self.game = game
        self.luck = np.random.RandomState(seed)

    def search(self, state: Any, count: int) -> int:
        evaluator = RandomRolloutEvaluator(1, self.luck)
        bot = ISMCTSBot(self.game, evaluator, CURIOSITY, count, random_state=self.luck)
        return int(bot.step(state))


class Ours(Player):
    """The search of our levels, asked as at every table: on a state re-dealt from what its seat knows."""

    def __init__(self, seconds: float, seed: int) -> None:
        super().__init__(seconds)
        self.bot = Mcts()
        self.draw = Random(seed)

    def rate(self) -> float:
        """It stops when more cannot change its choice: the slowest of the last decisions went on longest."""
        return min(map(truediv, self.counts[-LATEST:], self.spent[-LATEST:]))

    def wanted(self) -> float:
        """What it leaves unused is lost to it."""
        return min(super().wanted(), self.seconds)

    def search(self, state: Any, count: int) -> int:
        self.bot.budget = Budget(count)
        return fair_choice(self.bot, state.playing.setting.game, state.playing.state, self.draw)


class Expert(Player):
    """Our expert as it sits at every table; what it takes in the mean, the other one has."""

    def __init__(self, theirs: Theirs, seed: int) -> None:
        super().__init__(FIRST_SECONDS)
        self.bot = bot("expert")
        self.theirs = theirs
        self.draw = Random(seed)

    def choose(self, state: Any) -> int:
        """With its own number of simulations, whatever that takes."""
        game = state.playing.setting.game
        began = time.process_time()
        action = fair_choice(self.bot, game, state.playing.state, self.draw)
        self.spent.append(time.process_time() - began)
        assert isinstance(self.bot, Mcts)
        self.counts.append(self.bot.budget_at(game.meta.id, 2).iterations)
        self.theirs.seconds = fmean(self.spent)
        return action


def worth(game: Any, seat: int, ours: Player, theirs: Theirs, deal: int) -> float:
    """What one game was worth to us, sitting there."""
    luck = np.random.RandomState(deal)
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            action = luck.choice(actions, p=chances)
        elif len(legal) == 1:
            action = legal[0]
        else:
            action = (ours if state.current_player() == seat else theirs).choose(state)
        state.apply_action(action)
    return float(state.returns()[seat])


def rows(name: str, games: int, seconds: float) -> Iterator[str]:
    """The line of the table after each game."""
    game = pyspiel.load_game(f"{PREFIX}{name}(players=2)")
    theirs = Theirs(game, seconds or FIRST_SECONDS, 2)
    ours = Ours(seconds, 1) if seconds else Expert(theirs, 1)
    shares: list[float] = []
    for number in range(games):
        shares.append((1 + worth(game, number % 2, ours, theirs, number)) / 2)
        low, high = intervals.of_share(sum(shares), len(shares))
        cells = (
            registry.game(name).meta.title,
            str(len(shares)),
            f"{fmean(shares):.3f}",
            f"{low:.3f} to {high:.3f}",
            *(f"{fmean(each.spent):.3f} | {fmean(each.counts):.0f}" for each in (ours, theirs)),
        )
        yield f"| {' | '.join(cells)} |"


def simulations(names: list[str], count: int) -> Iterator[str]:
    """OpenSpiel's own test of every game and number of players."""
    for name in names:
        meta = registry.game(name).meta
        for players in range(meta.min_players, meta.max_players + 1):
            game = pyspiel.load_game(f"{PREFIX}{name}(players={players})")
            began = time.perf_counter()
            pyspiel.random_sim_test(game, num_sims=count, serialize=True, verbose=False)
            yield f"{game}: {count} games passed, {time.perf_counter() - began:.0f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seconds", type=float, default=0.0, help="for each decision of both")
    parser.add_argument("--simulate", type=int, default=0, help="games of OpenSpiel's own test instead")
    asked = parser.parse_args()
    if unknown := set(asked.names) - set(registry.built_in()):
        parser.error(f"{', '.join(sorted(unknown))}: the games are {', '.join(registry.built_in())}")
    if asked.simulate:
        for line in simulations(asked.names or list(registry.built_in()), asked.simulate):
            print(line, flush=True)
        return
    form = "compiled" if bench.is_compiled() else "pure Python"
    budget = f"{asked.seconds:g} s" if asked.seconds else "As long as expert takes"
    print(f"{budget} for each decision; {form}.\n")
    print(f"{HEADS}\n|{' --- |' * HEADS.count(' | ')} --- |")
    for name in asked.names or OURS:
        for line in rows(name, asked.games, asked.seconds):
            print(line, file=sys.stderr, flush=True)
        print(line, flush=True)


if __name__ == "__main__":
    main()
