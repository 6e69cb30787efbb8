"""Speed of this engine beside that of others, measured in turn: run by scripts/bench-peers.

Every engine lives in a process of its own and waits while another is measured. A decision is: legal actions,
a uniform choice, its consequences; chance costs time and is not counted. All loops are plain Python, but for
"inside", which is this engine's own playout. A copy is made of a state in mid-game, in the way that its
engine offers. Printed are medians over all repeats, and ratios of them.
"""

from __future__ import annotations

import argparse
import copy
import json
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import Any

REPEATS = 5
SECONDS = 0.6
SEARCHES = 50
OURS = ("belfort", "caylus1303", "guilds")
Work = Callable[[], int]
PEER_HEADS = (
    "peer",
    "version",
    "decisions/s",
    "ours inside ÷ it",
    "ours from Python ÷ it",
    "copy µs",
    "its copy ÷ ours",
    "search it/s",
)
INTRO = (
    "Medians of {repeats} interleaved repeats of {seconds:g} s, one process at a time; random play; "
    "Python {python}; ratios to the slowest of our games.\n"
)


class Engine:
    """An engine: `play` plays a game and returns its decisions, `copies` copies states and says how many."""

    version = ""

    def play(self) -> int:
        raise NotImplementedError

    def copies(self) -> int:
        raise NotImplementedError

    def measures(self) -> dict[str, Work]:
        """What can be measured, each as some work that says how much it did."""
        return {"decisions": self.play, "copies": self.copies}


class Boardwright(Engine):
    """One of our games, four players."""

    def __init__(self, game: str) -> None:
        import boardwright
        from boardwright import registry
        from boardwright.lab import bench

        self.table = bench.Table(registry.game(game), 4)
        self.states = self.table.states_in_mid_game(self.table.play_inside() // 2)
        self.clone_all = bench.clone_all
        self.searching = bench.Searching(self.table, self.states, rollouts=True)
        self.version = f"{boardwright.__version__}, {'compiled' if bench.is_compiled() else 'pure Python'}"

    def measures(self) -> dict[str, Work]:
        return {
            "inside": self.table.play_inside,
            "decisions": self.table.play_outside,
            "copies": lambda: self.clone_all(self.states),
            "iterations": self.searching.run,
        }


class Catanatron(Engine):
    """Catan with four random players."""

    def __init__(self) -> None:
        import catanatron
        from catanatron import Color, Game, RandomPlayer

        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        self.new = lambda: Game([RandomPlayer(colour) for colour in colours])
        self.version = version_of("catanatron", catanatron)
        self.half = self.new()
        self.play_on(self.half, 400)

    def play_on(self, game: Any, most: int) -> int:
        ticks = 0
        while ticks < most and game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    def play(self) -> int:
        return self.play_on(self.new(), 100_000)

    def copies(self) -> int:
        self.half.copy()
        return 1


class PythonChess(Engine):
    """Chess, the end of the game asked for at every move."""

    def __init__(self) -> None:
        import chess

        self.new = chess.Board
        self.version = version_of("chess", chess)
        self.half = self.new()
        self.play_on(self.half, 60)

    def play_on(self, board: Any, most: int) -> int:
        moves = 0
        while moves < most and not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            moves += 1
        return moves

    def play(self) -> int:
        return self.play_on(self.new(), 100_000)

    def copies(self) -> int:
        self.half.copy(stack=False)
        return 1


class Rlcard(Engine):
    """A card game through the environment of rlcard."""

    def __init__(self, game: str) -> None:
        import rlcard

        self.environment = rlcard.make(game)
        self.version = version_of("rlcard", rlcard)
        self.half = copy.deepcopy(self.play_some(20).game)

    def play_some(self, most: int) -> Any:
        environment = self.environment
        state, _ = environment.reset()
        self.decisions = 0
        while self.decisions < most and not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            self.decisions += 1
        return environment

    def play(self) -> int:
        self.play_some(100_000)
        return self.decisions

    def copies(self) -> int:
        copy.deepcopy(self.half)
        return 1


class OpenSpiel(Engine):
    """A game of OpenSpiel, written in C++, called from Python."""

    def __init__(self, game: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(game)
        self.version = version_of("open_spiel", pyspiel)
        decisions = [self.play() for _ in range(5)]
        self.half = self.game.new_initial_state()
        self.play_on(self.half, round(sum(decisions) / 10))
        while self.half.is_chance_node():
            self.half.apply_action(self.half.chance_outcomes()[0][0])
        self.search = self.searcher(pyspiel)

    def searcher(self, pyspiel: Any) -> Any:
        """Its own tree search with random rollouts, where the game allows it."""
        if self.game.get_type().reward_model != pyspiel.GameType.RewardModel.TERMINAL:
            return None
        rollouts = pyspiel.RandomRolloutEvaluator(1, 7)
        return pyspiel.MCTSBot(self.game, rollouts, 2.0, SEARCHES, 256, False, 7, False)

    def play_on(self, state: Any, most: int) -> int:
        decisions = 0
        while decisions < most and not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                actions, chances = zip(*outcomes, strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def play(self) -> int:
        return self.play_on(self.game.new_initial_state(), 100_000)

    def copies(self) -> int:
        self.half.clone()
        return 1

    def searched(self) -> int:
        self.search.mcts_search(self.half)
        return SEARCHES

    def measures(self) -> dict[str, Work]:
        known = super().measures()
        usable = self.search is not None and not self.half.is_terminal() and not self.half.is_chance_node()
        return known | ({"iterations": self.searched} if usable else {})


class PettingZoo(Engine):
    """A classic game of PettingZoo, agent by agent."""

    def __init__(self, game: str) -> None:
        import pettingzoo

        module = __import__(f"pettingzoo.classic.{game}", fromlist=["env"])
        self.environment = module.env()
        self.version = version_of("pettingzoo", pettingzoo)
        self.play_some(10)

    def play_some(self, most: int) -> int:
        environment = self.environment
        environment.reset(seed=random.randrange(1 << 30))
        decisions = 0
        for agent in environment.agent_iter():
            seen, _, over, cut, _ = environment.last()
            if over or cut:
                environment.step(None)
            else:
                environment.step(environment.action_space(agent).sample(seen["action_mask"]))
                decisions += 1
            if decisions >= most:
                break
        return decisions

    def play(self) -> int:
        return self.play_some(100_000)

    def copies(self) -> int:
        copy.deepcopy(self.environment.unwrapped)
        return 1


def version_of(distribution: str, module: Any) -> str:
    from importlib import metadata

    return str(getattr(module, "__version__", "") or metadata.version(distribution))


ENGINES: dict[str, Callable[[], Engine]] = {
    **{f"boardwright {game}": lambda game=game: Boardwright(game) for game in OURS},  # type: ignore[misc]
    "catanatron Catan": Catanatron,
    "python-chess": PythonChess,
    "rlcard uno": lambda: Rlcard("uno"),
    "rlcard gin-rummy": lambda: Rlcard("gin-rummy"),
    "PettingZoo connect_four_v3": lambda: PettingZoo("connect_four_v3"),
    "PettingZoo chess_v6": lambda: PettingZoo("chess_v6"),
    "PettingZoo hanabi_v5": lambda: PettingZoo("hanabi_v5"),
    "OpenSpiel gin_rummy": lambda: OpenSpiel("gin_rummy"),
    "OpenSpiel backgammon": lambda: OpenSpiel("backgammon"),
    "OpenSpiel hanabi": lambda: OpenSpiel("hanabi"),
    "OpenSpiel bridge": lambda: OpenSpiel("bridge(use_double_dummy_result=false)"),
}


# ---- in the process of an engine


def rate(work: Work, span: float) -> float:
    """How much is done in a second that this process has a core."""
    done = 0
    begun = time.process_time()
    while (passed := time.process_time() - begun) < span or done == 0:
        done += work()
    return done / passed


def serve(name: str) -> None:
    """Make the engine, say what can be measured, then measure whatever is asked."""
    random.seed(1)
    answers, sys.stdout = sys.stdout, sys.stderr
    try:
        engine = ENGINES[name]()
        measures = engine.measures()
        first = {"version": engine.version, "measures": list(measures)}
    except Exception as problem:
        first = {"problem": f"{type(problem).__name__}: {problem}"}
    print(json.dumps(first), file=answers, flush=True)
    for line in sys.stdin:
        what, span = line.split()
        print(rate(measures[what], float(span)), file=answers, flush=True)


# ---- the table


class Contender:
    """An engine in its process, and what was measured of it."""

    def __init__(self, name: str) -> None:
        self.name = name
        command = [sys.executable, "-W", "ignore", __file__, "--engine", name]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True, bufsize=1
        )
        assert self.process.stdout is not None
        found = json.loads(self.process.stdout.readline() or '{"problem": "its process ended"}')
        self.problem: str = found.get("problem", "")
        self.version: str = found.get("version", "")
        self.found: dict[str, list[float]] = {what: [] for what in found.get("measures", [])}

    def measure(self, span: float) -> None:
        """One turn of everything."""
        assert self.process.stdin is not None and self.process.stdout is not None
        for what, rates in self.found.items():
            self.process.stdin.write(f"{what} {span}\n")
            rates.append(float(self.process.stdout.readline()))

    def median(self, what: str) -> float | None:
        return median(self.found[what]) if self.found.get(what) else None

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


def measured(names: Sequence[str], repeats: int, span: float) -> list[Contender]:
    contenders = [Contender(name) for name in names]
    for turn in range(repeats):
        print(f"bench-peers: repeat {turn + 1} of {repeats}", file=sys.stderr)
        for contender in contenders:
            if not contender.problem:
                contender.measure(span)
    for contender in contenders:
        contender.close()
    return contenders


def table(contenders: Sequence[Contender]) -> Iterator[str]:
    """Ours, then the peers with ratios to the slowest of ours: what is said there holds for all our games."""
    ours = [each for each in contenders if each.name.startswith("boardwright") and not each.problem]
    peers = [each for each in contenders if each not in ours and not each.problem]
    yield "| ours | version | decisions/s inside | decisions/s from Python | copy µs | search it/s |"
    yield "|---|---|---:|---:|---:|---:|"
    for each in ours:
        cells = (each.name, each.version, shown(each.median("inside")), shown(each.median("decisions")))
        cells += (micro(each.median("copies")), shown(each.median("iterations")))
        yield f"| {' | '.join(cells)} |"
    yield ""
    yield f"| {' | '.join(PEER_HEADS)} |"
    yield "|---|---|---:|---:|---:|---:|---:|---:|"
    inside, outside, copies = (
        min(each.median(what) or 0.0 for each in ours) for what in ("inside", "decisions", "copies")
    )
    for each in peers:
        own, own_copies = each.median("decisions") or 1.0, each.median("copies") or 1.0
        cells = (each.name, each.version, shown(own), times(inside / own), times(outside / own))
        cells += (micro(own_copies), times(copies / own_copies), shown(each.median("iterations")))
        yield f"| {' | '.join(cells)} |"
    missing = [f"{each.name} ({each.problem})" for each in contenders if each.problem]
    yield ""
    yield f"Missing here: {', '.join(missing) if missing else 'none'}."


def shown(number: float | None) -> str:
    return "–" if number is None else f"{number:,.0f}"


def micro(rate_of_copies: float | None) -> str:
    return "–" if not rate_of_copies else f"{1e6 / rate_of_copies:,.2f}"


def times(ratio: float) -> str:
    return f"×{ratio:,.1f}" if ratio < 100 else f"×{ratio:,.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each measure in each repeat")
    parser.add_argument("--repeats", type=int, default=REPEATS)
    parser.add_argument("--engine", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.engine:
        serve(asked.engine)
        return
    contenders = measured(list(ENGINES), asked.repeats, asked.seconds)
    print(INTRO.format(repeats=asked.repeats, seconds=asked.seconds, python=platform.python_version()))
    print("\n".join(table(contenders)))


if __name__ == "__main__":
    main()
