"""A run with one game imports that game alone, and importing the package imports none."""

import subprocess
import sys

import pytest

from boardwright import registry

RUN = """
import sys
from boardwright.lab.simulate import simulate
simulate({name!r}, ["greedy", "mcts:3"], 1, seed=3)
print("\\n".join(sys.modules))
"""


def modules_after(code: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.split()


def of_games(modules: list[str]) -> set[str]:
    """The games and plugins among modules, by their names."""
    parts = (each.split(".") for each in modules)
    return {part[2] for part in parts if part[:1] == ["boardwright"] and part[1:2] in (["games"], ["plugins"])
            and len(part) > 2}  # fmt: skip


@pytest.mark.parametrize("name", registry.built_in())
def test_a_run_with_one_game_imports_no_other(name: str) -> None:
    assert of_games(modules_after(RUN.format(name=name))) == {name}


def test_importing_the_package_imports_no_game() -> None:
    assert of_games(modules_after("import boardwright, sys; print('\\n'.join(sys.modules))")) == set()
