"""The command line called in this process: its status, what it wrote, what it complained about."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import boardwright
from boardwright import registry
from boardwright.bots import bot, fair_choice
from boardwright.cli import app, language, streams
from boardwright.core.random import Random


@dataclass(frozen=True)
class Called:
    """What one call of the command line did."""

    status: int
    out: str
    complaints: str


Call = Callable[..., Called]


@pytest.fixture(autouse=True)
def quiet_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """English, 80 columns, and a data folder of its own."""
    for name in (
        "BOARDWRIGHT_LANG",
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
        "BOARDWRIGHT_TRACEBACK",
        "XDG_DATA_HOME",
    ):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("BOARDWRIGHT_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(streams.console, "_width", 80)
    language.words.cache_clear()
    yield
    language.words.cache_clear()


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Call the command line with arguments and what is typed, one line each."""

    def called(*arguments: str, typed: tuple[str, ...] = ()) -> Called:
        monkeypatch.setattr(sys, "argv", ["boardwright", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in typed)))
        language.words.cache_clear()
        capsys.readouterr()
        status = app.run(list(arguments))
        written = capsys.readouterr()
        return Called(status, written.out, written.err)

    return called


# The sample is tested by itself.
LARGE = [name for name in registry.built_in() if name != "toll"]


def played(game: str, players: int, steps: int | None = None) -> boardwright.Match:
    """A match between random bots, to the end or so many decisions long."""
    match = boardwright.new(game, players, seed=5)
    while not match.is_over and (steps is None or len(match.steps) < steps):
        match.act(fair_choice(bot("random"), match.game, match.state, Random(len(match.log))))
    return match


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished match of Toll."""
    path = tmp_path / "finished.json"
    played("toll", 3).save(path)
    return path


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """The record of a match of Toll that goes on, with its seed."""
    path = tmp_path / "running.json"
    match = boardwright.new("toll", 2, seed=5)
    match.act("pass")
    match.save(path, with_seed=True)
    return path


@pytest.fixture(scope="session")
def belfort(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished match of Belfort for four."""
    path = tmp_path_factory.mktemp("belfort") / "finished.json"
    played("belfort", 4).save(path)
    return path


@pytest.fixture(scope="session", params=LARGE)
def large(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished match for four of every game that is more than a sample."""
    path = tmp_path_factory.mktemp(request.param) / "finished.json"
    played(request.param, 4).save(path)
    return path
