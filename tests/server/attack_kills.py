"""Kills and power cuts: a service on SQLite that is ended in the middle of moves, and started again.

A kill is SIGKILL; the kernel keeps what was written. A power cut also drops what was written and not synced
(power_cut.c); it needs a C compiler. After each of them the file must hold every move that was acknowledged,
once, and the service must go on.
"""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
import struct
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from boardwright.core import record as records
from boardwright.core.match import verify
from boardwright.registry import game
from tests.server.programs import Process, Program, seated, until

GAMES = ("caylus1303", "belfort", "guilds")
LATEST = 0.03
DISK_DELAY = "8000"  # microseconds that a simulated disk takes for a sync
HEAD = struct.Struct("=qqq")
LIBRARY = Path(__file__).with_name("power_cut.c")


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


def finish(mover: Mover) -> None:
    """Every match that has ended can be verified; the last one goes on after all."""
    for table in mover.tables[:-1]:
        text = mover.http.get(f"/api/v1/tables/{table}/record").text
        record = records.from_text(text, game)
        assert verify(record, game(record.game)) > 0
    assert mover.turn()[0].get("/legal")["actions"]


def preloaded(library: Path, folder: Path) -> dict[str, str]:
    """Return the environment of a process whose files in a folder lose what is not synced."""
    return {"LD_PRELOAD": str(library), "POWER_CUT": str(folder.resolve())}


class CutProcess(Process):
    """A service whose machine loses power when it is killed."""

    def __init__(self, database: Path, library: Path) -> None:
        super().__init__(database)
        self.more_environment = preloaded(library, database.parent) | {"POWER_CUT_DELAY": DISK_DELAY}
        self.dropped = 0

    def kill(self) -> None:
        super().kill()
        for undo in Path(self.database).parent.glob("*.undo"):
            self.dropped += play_back(undo)
            undo.unlink()


def play_back(undo: Path) -> int:
    """Take back the writes of an undo log, the last first; returns how many there were."""
    data, at, found = undo.read_bytes(), 0, []
    while at + HEAD.size <= len(data):
        offset, length, size = HEAD.unpack_from(data, at)
        at += HEAD.size
        found.append((offset, data[at : at + length], size))
        at += length
    file = undo.with_suffix("")
    with file.open("r+b") as opened:
        for offset, old, size in reversed(found):
            opened.seek(offset)
            opened.write(old)
            opened.truncate(size)
    return len(found)


def compiler() -> str | None:
    """Return the C compiler, if there is one."""
    return shutil.which("cc") or shutil.which("gcc")


def build_library(folder: Path) -> Path:
    """Compile the library that simulates power cuts."""
    found, library = compiler(), folder / "power_cut.so"
    assert found is not None
    subprocess.run([found, "-O1", "-shared", "-fPIC", "-o", library, LIBRARY, "-lpthread"], check=True)
    return library


@dataclass
class Ended:
    """What was seen: moves, tables, kills or cuts, moves sent again, writes that a cut has dropped."""

    moves: int
    tables: int
    times: int
    repeated: int
    dropped: int = 0


def run(times: int, moves: int, is_cut: bool, seed: int = 20) -> Ended:
    """Play so many moves while the service ends so many times; raises AssertionError when one is lost."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as tools:
        database = Path(folder) / "x.sqlite"
        service = CutProcess(database, build_library(Path(tools))) if is_cut else Process(database)
        service.start()
        mover = Mover(service, seed)
        killed = set(random.Random(seed + 5).sample(range(5, moves), times))
        try:
            for number in range(moves):
                mover.move(number in killed)
            mover.check_file("", None, [])
            finish(mover)
        finally:
            mover.http.close()
            service.end()
        assert (len(mover.acknowledged), mover.kills) == (moves, times)
        return Ended(moves, len(mover.tables), times, mover.repeated, getattr(service, "dropped", 0))
