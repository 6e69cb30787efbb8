"""A game of another distribution: begun outside the tree, installed beside Boardwright, played everywhere.

The suite runs in two halves, and so does this: beside the compiled wheel where that is what is tested, beside
the pure one, built here, where it is not.
"""

import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import boardwright
from boardwright.bots.naming import IS_COMPILED

ROOT = Path(__file__).resolve().parents[2]
NAME = "water_mill"
BROKEN = "lost_mill"

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("foreign-game")]


def run(command, folder, environment=None, answers=""):
    """Run a command; returns what it wrote."""
    return subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={
            **{key: value for key, value in os.environ.items() if key != "PYTHONPATH"},
            **(environment or {}),
        },
        input=answers,
        capture_output=True,
        text=True,
        check=False,
    )


def passed(done):
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class Environment:
    """An empty environment: Boardwright, games of others, and the libraries that are installed here."""

    def __init__(self, folder):
        self.folder = folder
        passed(run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], folder))
        self.python = folder / "venv" / "bin" / "python"
        where = "import sysconfig; print(sysconfig.get_path('purelib'))"
        self.packages = Path(passed(run([self.python, "-c", where], folder)).strip())
        libraries = Path(pytest.__file__).resolve().parents[1]
        installed = Path(boardwright.__file__).resolve().parents[1]
        lines = [str(libraries), *([str(installed)] if IS_COMPILED else [])]
        (self.packages / "libraries.pth").write_text("\n".join(lines) + "\n", encoding="utf-8")
        if not IS_COMPILED:
            self.install(ROOT)

    def install(self, source):
        """Install a distribution from its source, without a network."""
        options = ["--no-deps", "--no-build-isolation", "--quiet", "--disable-pip-version-check"]
        command = [sys.executable, "-m", "pip", "install", *options, "--target", self.packages, source]
        passed(run(command, self.folder, {"BOARDWRIGHT_COMPILE": "0"}))

    def run(self, *arguments, answers=""):
        """Run Python in it."""
        given = {
            "PYTHONPATH": str(ROOT),
            "BOARDWRIGHT_DATA": str(self.folder / "data"),
            "BOARDWRIGHT_LANG": "en",
        }
        return run([self.python, *arguments], self.folder, given, answers)


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The environment, and the command that new-game has printed; the game does not speak Polish."""
    environment = Environment(tmp_path_factory.mktemp("foreign"))
    told = passed(
        environment.run("-m", "boardwright", "new-game", NAME, "--package", "--to", environment.folder)
    )
    source = environment.folder / "boardwright-water-mill"
    for name in ("pl.ftl", "help.pl.md"):
        (source / "src" / f"boardwright_{NAME}" / "plugin" / "locale" / name).unlink(missing_ok=True)
    environment.install(source)
    environment.printed = re.search(r"^boardwright play .*$", told, re.MULTILINE).group().split()
    environment.source = source
    return environment


def test_it_is_beside_the_form_that_is_tested_and_not_in_the_tree(made):
    where = passed(made.run("-c", "import boardwright; print(boardwright.__file__)")).strip()
    assert Path(where).is_relative_to(ROOT / "src") is False


def test_the_command_that_is_printed_plays_to_the_end(made):
    shown = passed(made.run("-m", *made.printed, answers="1\n" * 80))
    assert "Result" in shown
    assert "Water Mill" in shown


def test_its_own_tests_pass(made):
    done = run([made.python, "-m", "unittest", "discover", "tests"], made.source)
    assert done.returncode == 0, done.stderr


def test_it_is_simulated_and_listed(made):
    bots = ("--bots", "greedy,random", "-n", "3", "--processes", "1")
    assert "greedy" in passed(made.run("-m", "boardwright", "simulate", NAME, *bots))
    assert NAME in passed(made.run("-m", "boardwright", "games"))
    assert passed(made.run("-m", "boardwright", "doctor"))


def test_it_opens_and_plays_on_the_web_and_in_environments(made):
    shown = passed(made.run("-m", "tests.architecture.foreign", NAME, str(made.folder)))
    assert shown.splitlines()[0] == ("compiled" if IS_COMPILED else "pure")


def test_a_broken_game_is_named_and_takes_nothing_down(made):
    source = made.folder / "boardwright-lost-mill"
    passed(made.run("-m", "boardwright", "new-game", BROKEN, "--package", "--to", made.folder))
    (source / "src" / f"boardwright_{BROKEN}" / "game" / "rules.py").write_text("1 / 0\n", encoding="utf-8")
    made.install(source)
    told = made.run("-m", "boardwright", "doctor")
    assert told.returncode == 1
    assert BROKEN in told.stdout
    assert "ZeroDivisionError" in told.stdout
    problems = made.run("-m", "boardwright", "doctor", "--json")
    assert "ZeroDivisionError" in problems.stdout
    bots = ("--bots", "random,random", "-n", "1", "--processes", "1")
    assert passed(made.run("-m", "boardwright", "simulate", NAME, *bots))
    refused = made.run("-m", "boardwright", "play", BROKEN)
    assert refused.returncode == 2
    assert refused.stderr.count("\n") <= 2


def test_python_of_this_half_is_the_one_that_is_used(made):
    assert passed(made.run("-c", "import sys; print(sys.version)")).strip() == sys.version
    assert sysconfig.get_python_version() in str(made.packages)
