"""The examples learn something, quickly, through the interfaces that the docs describe."""

import importlib.util
from pathlib import Path

import numpy as np

from boardwright.adapters.gymnasium import SeatEnv
from boardwright.adapters.pettingzoo import env

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def loaded(name: str):
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_learner_in_numpy_wins_more_after_learning_than_before():
    learner = loaded("numpy_learner")
    table = SeatEnv("toll", reward="rank")
    policy = learner.LinearPolicy(table.table.layout.size, table.table.actions, seed=1)
    seeds = range(10_000, 10_100)
    before = learner.measure(table, policy, seeds)
    learner.learn(table, policy, 300)
    after = learner.measure(table, policy, seeds)
    assert after > before + 0.1
    assert after > 0.6


def test_the_learner_in_numpy_takes_steps_in_a_large_game_too():
    learner = loaded("numpy_learner")
    table = SeatEnv("caylus1303", reward="difference", dense=True)
    policy = learner.LinearPolicy(table.table.layout.size, table.table.actions, seed=1)
    learner.learn(table, policy, 1)
    assert np.abs(policy.weights).sum() > 0


def test_what_self_play_likes_beats_what_nobody_has_chosen():
    example = loaded("pettingzoo_selfplay")
    liked = example.evolve("toll", 2)
    table = env("toll", 2)
    luck = np.random.default_rng(2)
    others = [luck.normal(size=len(liked)) for _ in range(60)]
    won = [example.play(table, [liked, other], seed)[0] for seed, other in enumerate(others)]
    assert sum(won) / len(won) > 0.55
