"""The example of training: what is asked for is there, and as many games are measured as were asked for."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "train_example.py"
# What the script learns and draws with is not installed for tests.
ABSENT = {
    "torch": (),
    "matplotlib": ("rc_context",),
    "matplotlib.figure": ("Figure",),
    "sb3_contrib": ("MaskablePPO",),
    "stable_baselines3.common.callbacks": ("BaseCallback",),
    "stable_baselines3.common.vec_env": ("SubprocVecEnv", "VecEnv"),
}


@pytest.fixture
def script(monkeypatch) -> Any:
    """The script, with stand-ins for what it learns with."""
    for name, inside in ABSENT.items():
        module = ModuleType(name)
        for each in inside:
            setattr(module, each, type(each, (), {}))
        monkeypatch.setitem(sys.modules, name, module)
    spec = importlib.util.spec_from_file_location("train_example", SCRIPT)
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


class Places:
    """Tables at which every game is over after one step."""

    def __init__(self, count: int) -> None:
        self.num_envs = count

    def seed(self, seed: int) -> None:
        pass

    def reset(self) -> np.ndarray:
        return np.zeros((self.num_envs, 1))

    def env_method(self, name: str) -> list[np.ndarray]:
        return [np.ones(2, bool)] * self.num_envs

    def step(self, actions: object) -> tuple:
        return self.reset(), None, np.ones(self.num_envs, bool), [{"share": 1.0}] * self.num_envs


class Player:
    """Always the same action."""

    def predict(self, seen: np.ndarray, **how: object) -> tuple:
        return np.zeros(len(seen)), None


@pytest.mark.parametrize("games", [1, 3, 4, 10])
def test_as_many_games_are_measured_as_were_asked_for(script, games):
    assert len(script.shares(Player(), Places(4), games, 1)) == games
    assert max(script.spread(games, 4)) - min(script.spread(games, 4)) <= 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--game", "chess"], "There is no game “chess”"),
        (["--players", "9"], "it takes 2 to 5 players"),
        (["--opponent", "deep-blue"], "There is no bot “deep-blue”"),
    ],
)
def test_what_is_not_there_is_said_in_one_line_before_anything_begins(
    script, arguments, told, monkeypatch, capsys
):
    monkeypatch.setattr(sys, "argv", ["train-example", *arguments])
    with pytest.raises(SystemExit) as ended:
        script.main()
    said = capsys.readouterr().err
    assert (ended.value.code, said.count("\n")) == (2, 1)
    assert told in said


@pytest.mark.parametrize("name", ["--games", "--processes", "--watched"])
def test_nothing_is_measured_without_games(script, name, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["train-example", name, "0"])
    with pytest.raises(SystemExit) as ended:
        script.main()
    assert ended.value.code == 2
    assert name in capsys.readouterr().err
