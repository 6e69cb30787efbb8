"""Trains a policy against `random`, measures it over many games with seat rotation, and draws its curve.

Run by scripts/train-example in an environment of its own (scripts/train.txt). The policy is a small network
trained by MaskablePPO; the reward is the difference of points as it grows (`reward="difference"`,
`dense=True`). Writes OUT.svg and OUT.json.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch
from matplotlib import rc_context
from matplotlib.figure import Figure
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import SubprocVecEnv, VecEnv

from boardwright.adapters.gymnasium import SeatEnv
from boardwright.core.errors import BoardwrightError
from boardwright.lab.intervals import of_share

INK, SOFT, MARK = "#2a1f1a", "#6b5b4f", "#2f6f8f"


def made(game: str, players: int, opponent: str) -> SeatEnv:
    return SeatEnv(game, players, (opponent,), reward="difference", dense=True)


def tables(given: argparse.Namespace) -> VecEnv:
    """Several tables, each in a process of its own."""
    return SubprocVecEnv([partial(made, given.game, given.players, given.opponent)] * given.processes)


def spread(games: int, places: int) -> list[int]:
    """So many games over so many tables, the first ones with one more where they do not divide."""
    return [games // places + (place < games % places) for place in range(places)]


def shares(model: MaskablePPO, venv: VecEnv, games: int, seed: int) -> list[float]:
    """The share of victory in so many games, spread over the tables; at each of them the seat rotates."""
    left = spread(games, venv.num_envs)
    found: list[float] = []
    venv.seed(seed)
    seen = venv.reset()
    while any(left):
        masks = np.stack(venv.env_method("action_masks"))
        actions, _ = model.predict(seen, action_masks=masks, deterministic=True)
        seen, _, over, infos = venv.step(actions)
        for place in np.flatnonzero(over):
            if left[place]:
                left[place] -= 1
                found.append(float(infos[place]["share"]))
    return found


class Curve(BaseCallback):
    """Measures the policy every so many steps."""

    def __init__(self, given: argparse.Namespace, venv: VecEnv) -> None:
        super().__init__()
        self.given = given
        self.venv = venv
        self.points: list[tuple[int, float]] = []
        self.begun = time.monotonic()

    def measure(self) -> None:
        share = float(np.mean(shares(self.model, self.venv, self.given.watched, 10**6)))
        self.points.append((self.num_timesteps, share))
        minutes = (time.monotonic() - self.begun) / 60
        print(f"{self.num_timesteps} steps, {minutes:.1f} min: share {share:.3f}", flush=True)

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= len(self.points) * self.given.every:
            self.measure()


def drawn(points: list[tuple[int, float]], final: dict[str, Any], path: Path) -> None:
    """The curve, with the last measurement and its interval at the end."""
    figure = Figure(figsize=(7, 3.6), layout="constrained")
    axes = figure.add_subplot()
    axes.axhline(1 / final["players"], color=SOFT, linewidth=0.8, linestyle="--", label="a random player")
    axes.plot([p[0] for p in points], [p[1] for p in points], color=MARK, marker="o", markersize=3)
    error = [[final["share"] - final["low"]], [final["high"] - final["share"]]]
    label = f"{final['games']} games at the end, 95 % interval"
    axes.errorbar([final["steps"]], [final["share"]], error, color=INK, marker="s", capsize=4, label=label)
    axes.set_ylim(0, 1)
    axes.set_xlabel("decisions of the learning seat")
    axes.set_ylabel(f"share of victory against {final['opponent']}")
    axes.legend(frameon=False, loc="lower right")
    with rc_context({"svg.hashsalt": "boardwright"}):
        figure.savefig(path, metadata={"Date": None})


def count(text: str) -> int:
    """A number that is at least 1."""
    if int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {text}")
    return int(text)


def asked() -> argparse.Namespace:
    """What is asked for; a game, number of players or opponent that is not there ends it in one line."""
    parser = argparse.ArgumentParser(prog="train-example")
    parser.add_argument("--game", default="caylus1303")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=122_880)
    parser.add_argument("--every", type=int, default=4_096, help="steps between two points of the curve")
    parser.add_argument("--watched", type=count, default=40, help="games for each point of the curve")
    parser.add_argument("--games", type=count, default=400, help="games for the last measurement")
    parser.add_argument("--processes", type=count, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs/screens/training"))
    given = parser.parse_args()
    try:
        made(given.game, given.players, given.opponent).close()
    except BoardwrightError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    return given


def main() -> None:
    given = asked()
    torch.set_num_threads(1)
    venv, watched = tables(given), tables(given)
    model = MaskablePPO(
        "MlpPolicy",
        venv,
        n_steps=512,
        batch_size=256,
        n_epochs=6,
        learning_rate=5e-4,
        gamma=0.99,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        seed=given.seed,
        device="cpu",
    )
    curve = Curve(given, watched)
    model.learn(given.steps, callback=curve)
    minutes = (time.monotonic() - curve.begun) / 60
    found = shares(model, watched, given.games, 2 * 10**6)
    low, high = of_share(sum(found), len(found))
    final = {
        "game": given.game,
        "players": given.players,
        "opponent": given.opponent,
        "steps": model.num_timesteps,
        "minutes": round(minutes, 1),
        "games": len(found),
        "share": round(sum(found) / len(found), 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }
    given.out.parent.mkdir(parents=True, exist_ok=True)
    drawn(curve.points, final, given.out.with_suffix(".svg"))
    given.out.with_suffix(".json").write_text(json.dumps({**final, "curve": curve.points}, indent=1) + "\n")
    print(json.dumps(final, indent=1))
    venv.close()
    watched.close()


if __name__ == "__main__":
    main()
