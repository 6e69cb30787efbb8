"""Real processes: Ctrl-C, kill, closed pipes, narrow encodings."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

import boardwright

SOURCE = str(Path(boardwright.__file__).parents[1])


def environment(**more: str) -> dict[str, str]:
    """The surroundings of a process: English, 80 columns, this package."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "BOARD"))
    }
    return kept | {"COLUMNS": "80", "PYTHONPATH": SOURCE, "PYTHONIOENCODING": "utf-8"} | more


def run(command: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a line of the shell in which BW stands for the command line."""
    line = command.replace("BW", f"{sys.executable} -m boardwright")
    return subprocess.run(
        ["bash", "-c", line],
        env=environment(**more),
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGINT, 130), (signal.SIGINT, 130), (signal.SIGKILL, -9)]
)
def test_no_acknowledged_move_is_lost(tmp_path: Path, number: signal.Signals, status: int) -> None:
    path = tmp_path / "a.json"
    arguments = ["play", "--seats", "me,random", "--seed", "3", "--save", str(path)]
    process = subprocess.Popen(
        [sys.executable, "-m", "boardwright", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    asked = 0
    # Soon: the whole match takes less than a second on an idle machine.
    stop = threading.Timer(0.04 + 0.03 * (os.getpid() % 7), process.send_signal, [number])
    assert process.stdout is not None and process.stdin is not None and process.stderr is not None
    for line in process.stdout:
        if line.startswith(b"  You have"):
            asked += 1
            if asked == 1:
                stop.start()
            try:
                process.stdin.write(b"1\n")
                process.stdin.flush()
            except BrokenPipeError:
                break
    complaints = process.stderr.read()
    assert (process.wait(), complaints) == (status, b"")
    steps = boardwright.load(path).steps
    assert asked >= 1
    assert sum(1 for step in steps if step.seat == 0 and not step.forced) >= asked - 1
    for stream in (process.stdin, process.stdout, process.stderr):
        stream.close()


def test_ctrl_c_ends_a_simulation_with_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "boardwright", "simulate", "belfort", "-n", "9999", "--processes", "1"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=environment(), text=True) as process:
        time.sleep(4)
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate()
    assert (process.returncode, complaints) == (130, "boardwright: Interrupted.\n")


def children(parent: int) -> list[int]:
    """The processes that a process has begun."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            found += [int(stat.parent.name)] * (int(fields[1]) == parent and fields[0] != "Z")
    return found


def wait_for(condition: Callable[[], object]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_processes_that_play_end_with_a_killed_command() -> None:
    asked = ["simulate", "belfort", "-n", "99999", "--processes", "2"]
    command = [sys.executable, "-m", "boardwright", *asked]
    with subprocess.Popen(command, env=environment(), stderr=subprocess.DEVNULL) as process:
        # Two play, and one keeps book of what they share.
        wait_for(lambda: len(children(process.pid)) == 3)
        playing = children(process.pid)
        process.terminate()
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in playing))


def test_a_reader_that_leaves_early_is_no_error() -> None:
    done = run("set -o pipefail; BW rules belfort | head -1")
    assert (done.returncode, done.stderr, len(done.stdout.splitlines())) == (0, "", 1)


def test_a_full_disk_is_one_line() -> None:
    done = run("BW games > /dev/full")
    assert (done.returncode, done.stderr) == (
        1,
        "boardwright: The operating system reports an error: No space left on device.\n",
    )


def test_closed_streams_are_empty_ones(tmp_path: Path) -> None:
    assert run(f"BW play toll --save {tmp_path}/a.json <&-").returncode == 0
    assert run("BW games >&-").returncode == 0
    assert run("BW nonsense 2>&-").returncode == 2


def test_a_narrow_encoding_gets_plain_letters(tmp_path: Path) -> None:
    done = run(f"BW play --lang pl --save {tmp_path}/a.json </dev/null", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stdout.isascii()) == (0, True)
    assert "Kazdy ruch jest zapisywany w pliku" in done.stdout


def test_json_is_never_damaged_by_a_narrow_encoding(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    run(f"BW play toll --seats Żółw,random --save {path} </dev/null")
    plain = run(f"BW replay {path} --json", PYTHONIOENCODING="ascii").stdout
    assert "\\u017b\\u00f3\\u0142w" in plain


def test_bytes_that_are_no_text_are_a_wrong_answer(tmp_path: Path) -> None:
    done = run(f"printf '\\xff\\xfe\\n\\xc3\\n' | BW play toll --seats me,random --save {tmp_path}/a.json")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("is not an action of this game") == 2


def test_the_language_of_the_system_is_used() -> None:
    done = run("BW nonsense", LANG="pl_PL.UTF-8")
    assert done.stderr.startswith("boardwright: Nie ma polecenia „nonsense”")


def test_no_colour_means_no_colour(tmp_path: Path) -> None:
    done = run(f"BW play toll --save {tmp_path}/a.json </dev/null", NO_COLOR="1", FORCE_COLOR="1")
    assert "\x1b[1;31m" not in done.stdout
