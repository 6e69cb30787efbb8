"""A service that is killed in the middle comes back with every move that it has acknowledged."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server import attack_kills
from tests.server.programs import Process, Program, make_table, running, seated, until

# More of both: BOARDWRIGHT_KILLS=200 BOARDWRIGHT_MOVES=10000
KILLS = int(os.environ.get("BOARDWRIGHT_KILLS", "10"))
MOVES = int(os.environ.get("BOARDWRIGHT_MOVES", "500"))


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{process}/task").iterdir()  # each thread has its own
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


@pytest.mark.timeout(240 + 2 * MOVES + 20 * KILLS)
def test_a_service_killed_at_random_moments_loses_no_acknowledged_move():
    seen = attack_kills.run(KILLS, MOVES, is_cut=False)
    assert (seen.moves, seen.times) == (MOVES, KILLS)


@pytest.mark.skipif(attack_kills.compiler() is None, reason="a power cut is simulated by a library in C")
def test_a_power_cut_at_random_moments_loses_no_acknowledged_move():
    seen = attack_kills.run(4, 40, is_cut=True)
    assert (seen.moves, seen.times) == (40, 4)


WRITING = """
import os, sys
file = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT)
os.pwrite(file, b"synced", 0)
os.fsync(file)
os.pwrite(file, b"SYN and more", 0)
os.ftruncate(file, 8)
os._exit(0)
"""


@pytest.mark.skipif(attack_kills.compiler() is None, reason="a power cut is simulated by a library in C")
def test_a_power_cut_keeps_what_was_synced_and_nothing_else(tmp_path):
    file = tmp_path / "x"
    library = attack_kills.build_library(tmp_path)
    environment = os.environ | attack_kills.preloaded(library, tmp_path)
    subprocess.run([sys.executable, "-c", WRITING, str(file)], env=environment, check=True)
    assert file.read_bytes() == b"SYN and "
    assert attack_kills.play_back(tmp_path / "x.undo") == 2
    assert file.read_bytes() == b"synced"


def test_what_was_not_synced_is_dropped_by_a_power_cut(tmp_path):
    file, undo = tmp_path / "x", tmp_path / "x.undo"
    file.write_bytes(b"AbXYe123")
    first = attack_kills.HEAD.pack(2, 2, 5) + b"cd"
    second = attack_kills.HEAD.pack(5, 0, 5)
    third = attack_kills.HEAD.pack(0, 1, 8) + b"a"
    undo.write_bytes(first + second + third + b"half")
    assert (attack_kills.play_back(undo), file.read_bytes()) == (3, b"abcde")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are listed there")
def test_no_worker_outlives_a_service_that_is_killed(tmp_path):
    service = Process(tmp_path / "workers.sqlite")
    service.start()
    try:
        with httpx.Client(base_url=service.url, timeout=60) as http:
            [program] = seated(http, "toll", "og")
            until(lambda: len(program.get("/events")["entries"]) > 2 or program.play())
            assert service.process is not None
            pid = service.process.pid
            until(lambda: bool(children_of(pid)))
            workers = children_of(pid)
    finally:
        service.kill()
    until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


def test_of_two_clients_acting_at_once_exactly_one_wins(tmp_path):
    rounds = 60
    with (
        running(tmp_path / "two.sqlite") as url,
        httpx.Client(base_url=url, timeout=60) as http,
        httpx.Client(base_url=url, timeout=60) as other,
        ThreadPoolExecutor(2) as both,
    ):
        programs = seated(http, "guilds", "oo")
        for count in range(rounds):
            seat = programs[0].get("/view")["to_act"][0]
            first = programs[seat]
            second = Program(other, first.table, first.seat, first.token)
            legal = first.get("/legal")
            ids = [each["id"] for each in legal["actions"]]
            start = threading.Barrier(2)

            def act(program: Program, action: int, version=legal["version"], start=start) -> httpx.Response:
                start.wait()
                return program.act([action], version)

            sent = (ids[count % len(ids)], ids[(count + count % 2) % len(ids)])
            answers = list(both.map(act, (first, second), sent))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            assert {answer.json()["version"] for answer in answers} == {legal["version"] + 1}
        assert programs[0].get("/view")["version"] == 1 + rounds


def test_a_bot_goes_on_after_a_new_start(tmp_path):
    service = Process(tmp_path / "goes-on.sqlite")
    service.start()
    try:
        with httpx.Client(base_url=service.url, timeout=60) as http:
            table = make_table(http, "caylus1303", "rr")["table"]["id"]
        service.kill()
        service.start()
        with httpx.Client(base_url=service.url, timeout=60) as http:
            until(lambda: http.get(f"/api/v1/tables/{table}").json()["status"] == "over")
    finally:
        service.end()
