"""A service that is killed in the middle comes back with every move that it has acknowledged."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from boardwright.core import record as records
from boardwright.core.match import verify
from boardwright.registry import game
from tests.server.programs import Process, Program, make_table, running, seated, until

# More of both: BOARDWRIGHT_KILLS=200 BOARDWRIGHT_MOVES=10000
KILLS = int(os.environ.get("BOARDWRIGHT_KILLS", "10"))
MOVES = int(os.environ.get("BOARDWRIGHT_MOVES", "500"))
GAMES = ("caylus1303", "belfort", "guilds")
LATEST = 0.03


class Mover:
    """A program that moves while its service is killed, and remembers what was acknowledged."""

    def __init__(self, service: Process, seed: int) -> None:
        self.service = service
        self.draw = random.Random(seed)
        self.http = httpx.Client(timeout=60)
        self.program: Program | None = None
        self.tables: list[str] = []
        self.acknowledged: dict[tuple[str, int], list[int]] = {}
        self.repeated = 0
        self.kills = 0

    def again(self) -> None:
        """Start the service again."""
        self.service.start()
        self.http.close()
        self.http = httpx.Client(base_url=self.service.url, timeout=60)
        assert self.program is not None
        self.program.http = self.http

    def sit_down(self) -> Program:
        """A new table, against a bot of the service."""
        self.http = httpx.Client(base_url=self.service.url, timeout=60)
        [self.program] = seated(self.http, GAMES[len(self.tables) % len(GAMES)], "or")
        self.tables.append(self.program.table)
        return self.program

    def turn(self) -> tuple[Program, dict[str, Any]]:
        """Wait until something can be chosen: bots go on, also after a new start."""
        program = self.program or self.sit_down()

        def state_when_asked() -> dict[str, Any] | None:
            state = program.get("/events", params={"since": 10**6})
            return state if state["is_over"] or program.seat in state["to_act"] else None

        state = until(state_when_asked)
        if state["is_over"]:
            self.http.close()
            self.program = None
            return self.turn()
        return program, state

    def chosen(self, program: Program, state: dict[str, Any]) -> list[int]:
        """One decision, or the whole of a secret answer."""
        actions: list[int] = []
        while options := program.get("/legal", params={"after": actions})["actions"]:
            actions.append(self.draw.choice(options)["id"])
            if len(state["to_act"]) == 1:
                break
        assert actions
        return actions

    def move(self, is_killed: bool) -> None:
        """One move, perhaps while the service is killed; then it is sent again with its key.

        Where both sides choose at the same time the bot may be faster: then it is one more try.
        """
        program, state = self.turn()
        actions = self.chosen(program, state)
        version, key = state["version"], f"move {len(self.acknowledged)} on {state['version']}"
        killer = threading.Thread(target=self._kill_after, args=(self.draw.random() * LATEST,))
        if is_killed:
            killer.start()
        try:
            response = program.act(actions, version, key)
        except httpx.TransportError:
            response = None
        if is_killed:
            killer.join()
            is_done = response is not None and response.status_code == 200
            self.check_file(program.table, version + 1 if is_done else None, actions)
            self.again()
        if response is None:
            self.repeated += 1
            response = program.act(actions, version, key)
        if response.status_code == 409 and len(state["to_act"]) > 1:
            self.move(False)
            return
        assert response.status_code == 200, response.text
        assert response.json()["version"] == version + 1
        self.acknowledged[program.table, version + 1] = actions

    def _kill_after(self, seconds: float) -> None:
        time.sleep(seconds)  # a random moment is what is tested
        self.service.kill()
        self.kills += 1

    def check_file(self, table: str, version: int | None, actions: list[int]) -> None:
        """The file that a killed service leaves holds everything acknowledged, with the answer just seen."""
        expected = dict(self.acknowledged)
        if version is not None:
            expected[table, version] = actions
        found = entries_of(self.service.database)
        for (where, number), ids in expected.items():
            log, held = found[where, number]
            assert ids[0] in (log[:1] or held.get("0", held.get("1", [])))
        for each in self.tables:
            numbers = [number for where, number in found if where == each]
            assert numbers == list(range(1, len(numbers) + 1))


def entries_of(database: Path) -> dict[tuple[str, int], tuple[list[Any], dict[str, list[int]]]]:
    """The logs in the file, by table and version."""
    connection = sqlite3.connect(database)
    try:
        rows = connection.execute(
            "SELECT table_id, version, log, held FROM entries ORDER BY table_id, version"
        )
        return {(row[0], row[1]): (json.loads(row[2]), json.loads(row[3])) for row in rows}
    finally:
        connection.close()


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{process}/task").iterdir()  # each thread has its own
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


@pytest.mark.timeout(240 + 2 * MOVES + 20 * KILLS)
def test_a_service_killed_at_random_moments_loses_no_acknowledged_move(tmp_path, capsys):
    service = Process(tmp_path / "killed.sqlite")
    service.start()
    mover = Mover(service, seed=20)
    killed = set(random.Random(5).sample(range(5, MOVES), KILLS))
    try:
        for number in range(MOVES):
            mover.move(number in killed)
        mover.check_file("", None, [])
        finish(mover)
    finally:
        mover.http.close()
        service.end()
    assert (len(mover.acknowledged), mover.kills) == (MOVES, KILLS)
    with capsys.disabled():
        print(
            f"\n{MOVES} moves acknowledged at {len(mover.tables)} tables, {KILLS} times killed, "
            f"{mover.repeated} times without an answer: none lost"
        )


def finish(mover: Mover) -> None:
    """Every match that has ended can be verified; the last one goes on after all."""
    for table in mover.tables[:-1]:
        text = mover.http.get(f"/api/v1/tables/{table}/record").text
        record = records.from_text(text, game)
        assert verify(record, game(record.game)) > 0
    assert mover.turn()[0].get("/legal")["actions"]


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
