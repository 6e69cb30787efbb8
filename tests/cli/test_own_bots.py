"""A person's own bot that never answers, or answers what no message can hold: one line, no long waiting."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boardwright.bots import loading
from tests.cli.conftest import Call

BOT = """
class Own:
    def choose(self, game, state, seat, draw):
        {body}
"""


@pytest.fixture(autouse=True)
def near(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder in which we are, and in which the bot lies; no bot outlives its test."""
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    loading.end_processes()


def complaint(call: Call, content: str) -> str:
    """What is said of a game of the bot in a file with this content."""
    Path("own.py").write_text(content)
    called = call("simulate", "toll", "--bots", "own.py:Own,random", "-n", "1", "--processes", "1")
    assert (called.status, called.out, called.complaints.count("\n")) == (2, "", 1)
    return called.complaints


@pytest.mark.parametrize("content", [BOT.format(body="while True: pass"), "while True: pass"])
def test_one_that_hangs_is_not_waited_for(call: Call, monkeypatch: pytest.MonkeyPatch, content: str) -> None:
    monkeypatch.setattr(loading, "ANSWER_TIMEOUT", 1.0)
    assert "The bot own.py:Own gave no answer for 1 second" in complaint(call, content)


def test_a_number_beyond_all_measure_is_no_answer(call: Call) -> None:
    told = complaint(call, BOT.format(body="return 10 ** 9999"))
    assert f"The bot own.py:Own answered {hex(10**9999)[:40]}; choose must return one of the ids" in told


def test_the_place_of_a_failure_is_told(call: Call) -> None:
    told = complaint(call, BOT.format(body="raise ValueError('no idea')"))
    assert "The bot own.py:Own failed in line 4: ValueError: no idea" in told


def test_one_that_shuts_the_door_is_not_waited_for(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "EXIT_TIMEOUT", 0.2)
    body = "import os, time; os.closerange(3, 100); time.sleep(999)"
    assert "The bot own.py:Own ended its process" in complaint(call, BOT.format(body=body))
