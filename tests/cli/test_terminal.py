"""At a real terminal: the curtain between people, and a disk that is full."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import boardwright
from boardwright.cli import store, terminal
from boardwright.cli.streams import ReaderLeft, console
from tests.cli.conftest import Call
from tests.cli.test_processes import environment


class Screen:
    """What a process writes to its terminal, and keys for it."""

    def __init__(self, handle: int) -> None:
        self.handle = handle
        self.unread = ""

    def until(self, sign: str) -> str:
        """What came since the last call, up to the sign; fails when it does not come within a minute."""
        while sign not in self.unread:
            ready, _, _ = select.select([self.handle], [], [], 60)
            assert ready, f"{sign!r} does not come: {self.unread[-500:]!r}"
            self.unread += os.read(self.handle, 4096).decode("utf-8", "replace")
        text, _, self.unread = self.unread.partition(sign)
        return text

    def interrupt(self, process: subprocess.Popen[bytes], sign: str) -> str:
        """Press Ctrl-C until the sign comes: readline misses one between its prompt and its waiting."""
        process.send_signal(signal.SIGINT)
        while sign not in self.unread:
            ready, _, _ = select.select([self.handle], [], [], 2)
            if ready:
                self.unread += os.read(self.handle, 4096).decode("utf-8", "replace")
            else:
                process.send_signal(signal.SIGINT)
        return self.until(sign)

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.handle, f"{line}\n".encode())


@contextmanager
def screen_of(*arguments: str) -> Iterator[tuple[Screen, subprocess.Popen[bytes]]]:
    """A process at a terminal of its own."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "boardwright", *arguments]
    surroundings = environment(TERM="xterm")
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=surroundings) as process:
        os.close(theirs)
        try:
            yield Screen(ours), process
        finally:
            process.kill()
            os.close(ours)


def test_nothing_of_a_hand_is_left_when_the_next_person_comes(tmp_path: Path) -> None:
    arguments = ("play", "--seed", "11", "--seats", "Anna,Ben", "--save", str(tmp_path / "a.json"))
    with screen_of(*arguments) as (screen, process):
        screen.until("presses Enter")
        screen.type("")
        screen.until("[discard")
        screen.until("> ")
        screen.type("1")
        screen.until("one more card")
        screen.until("> ")
        screen.type("1")
        shown = screen.until("Now it is Ben")
        assert terminal.CLEAR in shown
        assert "discard" not in shown.split(terminal.CLEAR)[-1]
        screen.type("")
        screen.until("Your hand")
        screen.until("> ")
        left = screen.interrupt(process, "--resume")
        assert process.wait() == 130
        assert (terminal.CLEAR in left, "discard" in left.split(terminal.CLEAR)[-1]) == (True, False)


def at_a_terminal(monkeypatch: pytest.MonkeyPatch, *typed: str) -> None:
    """Let a person type these lines, then leave."""
    lines = iter(typed)

    def typed_line(prompt: str = "") -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr(terminal, "is_terminal", lambda: True)
    monkeypatch.setattr("builtins.input", typed_line)


def fill_the_disk(monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """The next so many times nothing can be written."""
    real = os.fsync
    failures = iter(range(times))

    def full(handle: int) -> None:
        if next(failures, None) is not None:
            raise OSError(28, "No space left on device")
        real(handle)

    monkeypatch.setattr(os, "fsync", full)


def test_a_person_may_name_another_file_when_the_disk_is_full(
    monkeypatch: pytest.MonkeyPatch, call: Call, running: Path, tmp_path: Path
) -> None:
    before = running.read_bytes()
    fill_the_disk(monkeypatch, 3)
    at_a_terminal(monkeypatch, "", str(tmp_path), str(tmp_path / "b.json"))
    called = call("play", "--resume", str(running), "--seats", "me,random")
    assert " ".join(called.out.split()).count("No space left on device") == 3
    assert (called.status, boardwright.load(tmp_path / "b.json").is_over) == (0, False)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b.json", "running.json"]
    assert running.read_bytes() == before


def test_a_person_may_give_up_when_the_disk_is_full(
    monkeypatch: pytest.MonkeyPatch, call: Call, running: Path
) -> None:
    before = running.read_bytes()
    fill_the_disk(monkeypatch, 99)
    at_a_terminal(monkeypatch)
    called = call("play", "--resume", str(running), "--seats", "me,random")
    assert (called.status, called.complaints.count("\n"), running.read_bytes()) == (1, 1, before)


def test_an_interruption_waits_until_a_move_is_on_disk() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), store.uninterrupted():
        os.kill(os.getpid(), 2)
        done.append("saved")
    assert done == ["saved"]


def test_a_closed_pipe_is_not_an_error_of_the_console() -> None:
    with pytest.raises(ReaderLeft):
        console.on_broken_pipe()
