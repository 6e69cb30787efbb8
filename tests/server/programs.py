"""A running service for tests of the HTTP interface, and a client; as a program: one that can be killed.

python -m tests.server.programs DATABASE [THINKERS [MIGRATIONS]]

prints its port in the first line and serves until it is ended.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from boardwright.server.app import create_app
from boardwright.server.db import migrate
from boardwright.server.logs import configure
from boardwright.server.middleware.http_protocol import SlowClientProtocol
from boardwright.server.settings import Settings, database_url
from boardwright.web.jinja import warm_up

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 60.0
WARM = "BOARDWRIGHT_TEST_WARM"  # set: warm up before it listens, as `boardwright serve` does
LIMITS = "BOARDWRIGHT_TEST_LIMITS"  # set for a service with rate limits


def quiet(settings: Settings) -> uvicorn.Server:
    """A server of the service that writes down errors only."""
    configure(logging.ERROR)
    return uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            http=SlowClientProtocol,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=2,
            lifespan="on",
        )
    )


def listening() -> socket.socket:
    """A socket on a free port; asyncio sends small answers at once only where TCP is named."""
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.bind(("127.0.0.1", 0))
    return found


@contextmanager
def running(database: Path | str, limits: bool = False) -> Iterator[str]:
    """A service in a thread; gives its address."""
    server = quiet(Settings(database=database_url(str(database)), thinkers=1, limits=limits))
    with listening() as place:
        thread = threading.Thread(target=server.run, args=([place],))
        thread.start()
        try:
            until(lambda: server.started)
            yield f"http://127.0.0.1:{place.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


def until(condition: Any, seconds: float = PATIENCE) -> Any:
    """Wait for a condition, not for ever; returns what it gave."""
    deadline = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)
    return found


class Process:
    """A service in a process of its own, which can be killed and started again on the same database."""

    def __init__(
        self,
        database: Path | str,
        thinkers: int = 1,
        migrations: Path | None = None,
        limits: bool = False,
    ) -> None:
        self.database = database
        self.limits = limits
        self.more = [str(thinkers), *([] if migrations is None else [str(migrations)])]
        self.more_environment: dict[str, str] = {}
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        """Start it, and wait until it answers."""
        paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        limits = {LIMITS: "1" if self.limits else ""}
        more = {"PYTHONPATH": os.pathsep.join(paths), **limits, **self.more_environment}
        environment = {**os.environ, **more}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.programs", str(self.database), *self.more],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=environment,
        )
        assert self.process.stdout is not None
        port = self.process.stdout.readline().strip()
        assert port, "the service did not start"
        self.url = f"http://127.0.0.1:{port}"

    def kill(self) -> None:
        """End it with SIGKILL: it can tidy up nothing."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it and wait until it is gone."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


@dataclass
class Program:
    """A client with a token at a table."""

    http: httpx.Client
    table: str
    seat: int
    token: str

    def call(self, method: str, path: str, **options: Any) -> httpx.Response:
        """A request as the holder of the seat."""
        headers = {"Authorization": f"Bearer {self.token}", **options.pop("headers", {})}
        return self.http.request(method, f"/api/v1/tables/{self.table}{path}", headers=headers, **options)

    def get(self, path: str, **options: Any) -> dict[str, Any]:
        """What a GET answers; it must succeed."""
        response = self.call("GET", path, **options)
        assert response.status_code == 200, response.text
        found: dict[str, Any] = response.json()
        return found

    def act(self, actions: list[int], version: int, key: str | None = None) -> httpx.Response:
        """Send decisions."""
        return self.call("POST", "/act", json={"actions": actions, "version": version, "key": key})

    def play(self, pick: int = 0) -> dict[str, Any] | None:
        """Take one legal decision; None when the seat is not asked."""
        legal = self.get("/legal")
        if not legal["actions"]:
            return None
        action = legal["actions"][pick % len(legal["actions"])]["id"]
        response = self.act([action], legal["version"])
        assert response.status_code == 200, response.text
        found: dict[str, Any] = response.json()
        return found


def make_table(http: httpx.Client, game: str, seats: str, **more: Any) -> dict[str, Any]:
    """Make a table; seats are letters: o is open, g and r are the bots greedy and random."""
    kinds = {
        "o": {"kind": "open"},
        "g": {"kind": "bot", "bot": "greedy"},
        "r": {"kind": "bot", "bot": "random"},
    }
    response = http.post("/api/v1/tables", json={"game": game, "seats": [kinds[s] for s in seats], **more})
    assert response.status_code == 201, response.text
    found: dict[str, Any] = response.json()
    return found


def seated(http: httpx.Client, game: str, seats: str, **more: Any) -> list[Program]:
    """A new table with a program on every open seat."""
    made = make_table(http, game, seats, **more)
    table = made["table"]["id"]
    programs = []
    for each in made["invitations"]:
        joined = http.post(f"/api/v1/tables/{table}/join", json={"invite": each["invite"], "name": "P"})
        assert joined.status_code == 200, joined.text
        programs.append(Program(http, table, joined.json()["seat"], joined.json()["token"]))
    return programs


def to_the_end(programs: list[Program], seconds: float = 200.0) -> None:
    """Play until the match is over, each time whoever is asked; bots go on meanwhile."""
    by_seat = {program.seat: program for program in programs}
    deadline = time.monotonic() + seconds
    count = 0
    while True:
        assert time.monotonic() < deadline, "the match did not end in time"
        state = programs[0].get("/events", params={"since": 10**6})
        if state["is_over"]:
            return
        asked = [seat for seat in state["to_act"] if seat in by_seat]
        if asked:
            by_seat[asked[0]].play(pick=count * 7)
            count += 1
        else:
            time.sleep(0.01)


def lines_of(response: httpx.Response) -> Iterator[dict[str, Any]]:
    """The entries of an NDJSON stream."""
    for line in response.iter_lines():
        if line:
            yield json.loads(line)


def main() -> None:
    """Serve."""
    database, thinkers, *migrations = [*sys.argv[1:], "1"][: max(2, len(sys.argv) - 1)]
    for folder in migrations:
        migrate.FOLDER = Path(folder)
    limits = bool(os.environ.get(LIMITS))
    server = quiet(Settings(database=database_url(database), thinkers=int(thinkers), limits=limits))
    if os.environ.get(WARM):
        warm_up()
    with listening() as place:
        place.listen(256)
        print(place.getsockname()[1], flush=True)
        server.run([place])


if __name__ == "__main__":
    main()
