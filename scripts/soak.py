"""Plays many games at random and checks everything at every decision: scripts/soak

First N games for each number of players: something is legal, ids ascend in range, chance has weights,
nothing is made or lost (tests/games/<game>/conserved.py), no state is unsound, every game ends in time, and
points add up. Then M games each in which `why_not` is compared with `legal` for the whole catalogue at every
decision, and no id that the decision can offer is refused with the generic reason. A failure is printed with
all that is needed to repeat it, and the status is 1.
"""

from __future__ import annotations

import argparse
import importlib
import operator
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from boardwright import registry  # noqa: E402
from boardwright.core import game as game_module  # noqa: E402
from boardwright.core.decision import CHANCE  # noqa: E402
from boardwright.core.play import AnyGame  # noqa: E402
from boardwright.core.random import Random  # noqa: E402
from boardwright.core.reasons import NOT_NOW  # noqa: E402
from tests.every_game.playing import TABLES, new_state  # noqa: E402

CHUNK = 25
SECONDS_BETWEEN_LINES = 10.0


@dataclass(frozen=True)
class Work:
    """Games of one kind: their seeds are `first` to `first + games - 1`."""

    name: str
    players: int
    reasons: bool
    first: int
    games: int


@dataclass(frozen=True)
class Done:
    """How much was checked, and what was wrong."""

    games: int
    decisions: int
    longest: int
    failures: tuple[str, ...]


class Trouble(Exception):
    """Something that must not be."""


def play(work: Work) -> Done:
    """Play a few games; in a process of its own."""
    decisions = longest = 0
    failures = []
    for seed in range(work.first, work.first + work.games):
        try:
            length = one_game(work, seed)
        except Exception as error:
            failures.append(f"{work.name}, {work.players} players, seed {seed}: {error}")
            break
        decisions += length
        longest = max(longest, length)
    return Done(work.games, decisions, longest, tuple(failures))


def one_game(work: Work, seed: int) -> int:
    """Play one game and check it; returns the number of decisions, chance included."""
    game = registry.game(work.name)
    state: Any = new_state(work.name, work.players, seed)
    check = Check(work, game, state)
    draw = Random(seed)
    count = 0
    while state.waiting:
        before = state.clone()
        try:
            legal = check.decision(state)
            chance = state.waiting[-1].seat == CHANCE
            index = draw.weighted(game.weights(state)) if chance else draw.below(len(legal))
            game.apply(state, legal[index])
            check.state(state)
        except Exception as error:
            raise Trouble(f"decision {count + 1}, {error!r}, from {game.position(before)}") from error
        count += 1
        if count > game.meta.max_decisions:
            raise Trouble("the game does not end")
    check.end(state)
    return count


class Check:
    """What must hold in one game."""

    def __init__(self, work: Work, game: AnyGame, state: Any) -> None:
        self.game = game
        self.reasons = work.reasons
        self.rules = importlib.import_module(f"tests.games.{work.name}.conserved")
        self.conserved = self.rules.conserved(state)
        self.grown = self.rules.growing(state)

    def decision(self, state: Any) -> list[int]:
        """The options of a decision."""
        legal = self.game.legal(state)
        if not legal:
            raise Trouble("a dead end: nothing is legal")
        if legal != sorted(set(legal)) or legal[0] < 0 or legal[-1] >= len(self.game.catalogue):
            raise Trouble(f"ids out of order or range: {legal}")
        if state.waiting[-1].seat == CHANCE:
            weights = self.game.weights(state)
            if len(weights) != len(legal) or min(weights) <= 0:
                raise Trouble(f"weights {weights} for {legal}")
        if self.reasons:
            self.compare_reasons(state, legal)
        return legal

    def compare_reasons(self, state: Any, legal: list[int]) -> None:
        """Why not, for the whole catalogue."""
        decision = state.waiting[-1]
        allowed = set(legal)
        offered = set(decision.offers())
        if not allowed <= offered:
            raise Trouble(f"legal but not offered: {sorted(allowed - offered)}")
        for action in range(len(self.game.catalogue)):
            reason = self.game.why_not(state, action)
            if (reason is None) != (action in allowed):
                raise Trouble(f"why_not({action}) is {reason!r}")
            if reason is not None and reason.name == NOT_NOW and action in offered:
                raise Trouble(f"{type(decision).__name__} refuses {action} without a reason of its own")

    def state(self, state: Any) -> None:
        """Nothing made, nothing lost, nothing unsound."""
        if (now := self.rules.conserved(state)) != self.conserved:
            raise Trouble(f"made or lost: {self.conserved} has become {now}")
        if faults := self.rules.faults(state):
            raise Trouble("; ".join(faults))
        grown = self.rules.growing(state)
        if not all(map(operator.ge, grown, self.grown)):
            raise Trouble(f"something has become less: {self.grown} is now {grown}")
        self.grown = grown

    def end(self, state: Any) -> None:
        """Points and places of a finished game."""
        scores, places = self.game.scores(state), self.game.ranking(state)
        if scores != [sum(sources.values()) for sources in self.game.points(state)]:
            raise Trouble("points by source do not add up")
        if places != [1 + sum(other < place for other in places) for place in places]:
            raise Trouble(f"impossible places {places}")
        if max(scores) != scores[places.index(1)]:
            raise Trouble(f"the first place {places} does not have the most points {scores}")


def chunks(name: str, players: int, reasons: bool, games: int, first: int) -> Iterator[Work]:
    """The games of one number of players, a few at a time."""
    for start in range(0, games, CHUNK):
        yield Work(name, players, reasons, first + start, min(CHUNK, games - start))


def run(title: str, works: list[Work], pool: ProcessPoolExecutor) -> bool:
    """Play all games of one kind; prints progress and a line at the end. Whether all is well."""
    begun = shown = time.monotonic()
    waiting: set[Future[Done]] = {pool.submit(play, work) for work in works}
    total = sum(work.games for work in works)
    games = decisions = longest = 0
    failures: list[str] = []
    while waiting:
        ready, waiting = wait(waiting, timeout=1, return_when=FIRST_COMPLETED)
        for future in ready:
            done = future.result()
            games += done.games
            decisions += done.decisions
            longest = max(longest, done.longest)
            failures += done.failures
        if failures:
            for future in waiting:
                future.cancel()
            break
        if time.monotonic() - shown > SECONDS_BETWEEN_LINES:
            shown = time.monotonic()
            print(f"  {title}: {games} of {total} games, {shown - begun:.0f} s", file=sys.stderr, flush=True)
    for failure in failures:
        print(f"FAILED {failure}", flush=True)
    seconds = time.monotonic() - begun
    verdict = "FAILED" if failures else "all well"
    print(
        f"{title}: {games} games, {decisions} decisions, longest {longest}, {seconds:.1f} s, {verdict}",
        flush=True,
    )
    return not failures


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/soak", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=10_000, help="games for each number of players")
    parser.add_argument("--why-games", type=int, default=200, help="of those with all reasons compared")
    parser.add_argument("--game", choices=registry.built_in(), help="only this game")
    parser.add_argument("--players", type=int, help="only this number of players")
    parser.add_argument(
        "--first-seed", type=int, default=0, help="to repeat a failure: its seed, and --games 1"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def main() -> int:
    given = arguments()
    tables = [
        (name, players)
        for name, players in TABLES
        if given.game in (None, name) and given.players in (None, players)
    ]
    form = "compiled" if (game_module.__file__ or "").endswith((".so", ".pyd")) else "pure Python"
    print(f"soak: {form}, {given.processes} processes", flush=True)
    well = bool(tables)
    with ProcessPoolExecutor(max(1, given.processes)) as pool:
        for reasons, games in ((False, given.games), (True, given.why_games)):
            for name, players in tables if games else ():
                title = f"{name}, {players} players" + (", reasons" if reasons else "")
                well &= run(title, list(chunks(name, players, reasons, games, given.first_seed)), pool)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
