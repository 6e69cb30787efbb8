"""Faults in the middle of play, with real processes on a real PostgreSQL: nothing acknowledged is lost.

Each test counts what was acknowledged, and looks for all of it in the database afterwards.
More of it: BOARDWRIGHT_FAULTS=20
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from boardwright.cli.serve import check_database
from boardwright.core.errors import BadOptionError
from boardwright.server.db.migrate import newest
from tests.server.postgres import Postgres
from tests.server.programs import ROOT, Process, Program, seated, until

FAULTS = int(os.environ.get("BOARDWRIGHT_FAULTS", "2"))
KILLED = max(1, FAULTS // 2)
BETWEEN = 6
MIGRATIONS = ROOT / "src" / "boardwright" / "server" / "db" / "migrations"
AWAY = ("not-stored", "not-read", "not-known")
pytestmark = pytest.mark.timeout(240 + 60 * FAULTS)


class Players:
    """Programs at one table that go from process to process, and remember what was acknowledged."""

    def __init__(self, *services: Process, game: str = "caylus1303", seats: str = "oo") -> None:
        self.services = list(services)
        self.draw = random.Random(8)
        with httpx.Client(base_url=services[0].url, timeout=60) as http:
            self.programs = {program.seat: program for program in seated(http, game, seats)}
        self.table = next(iter(self.programs.values())).table
        self.acknowledged: dict[int, int] = {}
        self.repeated = 0
        self.refused: list[tuple[int, str]] = []

    def call(self, work: Any) -> Any:
        """Ask one process, and where it does not answer the next one, until one does."""
        deadline = time.monotonic() + 90
        while True:
            service = self.services[0]
            with suppress(httpx.TransportError), httpx.Client(base_url=service.url, timeout=20) as http:
                answer = work(http)
                if answer.status_code != 503:
                    return answer
                self.refused.append((503, answer.json()["error"]))
                time.sleep(0.05)  # what a client does that is told to try again
            self.services.append(self.services.pop(0))
            self.repeated += 1
            assert time.monotonic() < deadline, "no process answers"

    def asked(self, seat: int, path: str, **query: Any) -> dict[str, Any]:
        """What a seat is told."""
        mine = self.programs[seat]

        def get(http: httpx.Client) -> httpx.Response:
            return Program(http, mine.table, mine.seat, mine.token).call("GET", path, params=query)

        answer = self.call(get)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def move(self) -> bool:
        """One decision, sent until it is acknowledged; False when the match is over."""
        first = min(self.programs)
        state = until(lambda: self.turn(first))
        if state["is_over"]:
            return False
        seat = next(seat for seat in state["to_act"] if seat in self.programs)
        legal = self.asked(seat, "/legal")
        action = self.draw.choice(legal["actions"])["id"]
        version, key = legal["version"], f"on {legal['version']}"
        mine = self.programs[seat]

        def act(http: httpx.Client) -> httpx.Response:
            return Program(http, mine.table, mine.seat, mine.token).act([action], version, key)

        answer = self.call(act)
        assert answer.status_code == 200, answer.text
        assert answer.json()["version"] == version + 1
        self.acknowledged[version + 1] = action
        return True

    def turn(self, seat: int) -> dict[str, Any] | None:
        """The table when one of us is asked, or when it is over."""
        state = self.asked(seat, "/events", since=10**6)
        return state if state["is_over"] or set(state["to_act"]) & set(self.programs) else None

    def lost(self, postgres: Postgres, url: str) -> int:
        """How many acknowledged moves the database does not hold; its versions have no gap."""
        where = f"FROM entries WHERE table_id = '{self.table}'"
        found = postgres.execute(f"SELECT version, log {where} ORDER BY version", url.rpartition("/")[2])
        assert [version for version, _ in found] == list(range(1, len(found) + 1))
        logs = dict(found)
        return sum(logs.get(version, [None])[0] != action for version, action in self.acknowledged.items())


@contextmanager
def started(*services: Process) -> Iterator[None]:
    """Processes that are ended afterwards, those that live."""
    try:
        for service in services:
            service.start()
        yield
    finally:
        for service in services:
            service.end()


def report(capsys: Any, fault: str, players: Players, lost: int) -> None:
    """What was seen."""
    with capsys.disabled():
        print(
            f"\n{fault}: acknowledged {len(players.acknowledged)}, lost {lost}; "
            f"{players.repeated} times sent again, {len(players.refused)} times told to"
        )


class Listener:
    """Follows a table as server-sent events, and resumes behind the last one at whichever process answers."""

    def __init__(self, players: Players) -> None:
        self.players = players
        self.seen: list[int] = []
        self.resumed = 0
        self.is_done = False
        self.thread = threading.Thread(target=self._follow, daemon=True)
        self.thread.start()

    def _follow(self) -> None:
        while not self.is_done:
            with suppress(httpx.HTTPError):
                self._listen(self.players.services[0].url)
            self.resumed += 1
            time.sleep(0.05)

    def _listen(self, url: str) -> None:
        headers = {"Last-Event-ID": str(self.seen[-1])} if self.seen else {}
        path = f"{url}/api/v1/tables/{self.players.table}/events?format=sse"
        with httpx.stream("GET", path, headers=headers, timeout=60) as response:
            for line in response.iter_lines():
                if line.startswith("id: "):
                    self.seen.append(int(line[4:]))

    def end(self, version: int) -> tuple[list[int], int]:
        """The versions that were told, up to one, and how often the stream had to be opened again."""
        until(lambda: self.seen and self.seen[-1] >= version)
        self.is_done = True
        return list(self.seen), self.resumed


def test_a_killed_server_process_loses_nothing_and_players_go_on_at_another(postgres, capsys):
    url = postgres.database()
    one, other = Process(url), Process(url)
    with started(one, other):
        players = Players(one, other)
        listener = Listener(players)
        for _ in range(FAULTS):
            for _ in range(BETWEEN):
                players.move()
            doomed = players.services[0]
            moment = players.draw.random() * 0.05
            killer = threading.Timer(moment, doomed.kill)  # a random moment is what is tested
            killer.start()
            players.move()
            killer.join()
            doomed.start()
        version = max(players.acknowledged)
        seen, _ = listener.end(version)
    lost = players.lost(postgres, url)
    report(capsys, f"{FAULTS} server processes killed", players, lost)
    assert lost == 0
    assert players.repeated >= 1
    assert seen == list(range(1, len(seen) + 1))


def test_connections_that_are_cut_lose_nothing_and_streams_stay(postgres, capsys):
    url = postgres.database()
    service = Process(url)
    here = f"datname = '{url.rpartition('/')[2]}'"
    cut = f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE {here}"
    with started(service):
        players = Players(service)
        listener = Listener(players)
        until(lambda: listener.seen)
        for _ in range(FAULTS):
            for _ in range(BETWEEN):
                players.move()
            cutter = threading.Timer(players.draw.random() * 0.03, postgres.execute, [cut])
            cutter.start()
            for _ in range(BETWEEN):
                players.move()
            cutter.join()
        seen, resumed = listener.end(max(players.acknowledged))
    lost = players.lost(postgres, url)
    report(capsys, f"all connections cut {FAULTS} times", players, lost)
    assert lost == 0
    assert {error for _, error in players.refused} <= set(AWAY)
    assert (seen, resumed) == (list(range(1, len(seen) + 1)), 0)


def test_a_database_that_is_away_for_a_while_loses_nothing_and_all_goes_on_by_itself(postgres, capsys):
    url = postgres.database()
    service = Process(url)
    with started(service):
        players = Players(service, seats="or")
        listener = Listener(players)
        until(lambda: listener.seen)
        for _ in range(FAULTS):
            for _ in range(BETWEEN):
                players.move()
            postgres.stop()
            coming_back = threading.Timer(1.0, postgres.start)
            coming_back.start()
            refused = httpx.get(f"{service.url}/api/v1/tables/{players.table}", timeout=20)
            health = httpx.get(f"{service.url}/healthz", timeout=20)
            for _ in range(BETWEEN):
                players.move()
            coming_back.join()
        seen, resumed = listener.end(max(players.acknowledged))
    lost = players.lost(postgres, url)
    report(capsys, f"database stopped and started {FAULTS} times", players, lost)
    assert (refused.status_code, refused.json()["error"], health.status_code) == (503, "not-read", 503)
    assert lost == 0
    assert players.refused
    assert (seen, resumed) == (list(range(1, len(seen) + 1)), 0)


class Worker:
    """`boardwright serve --worker` in a process of its own."""

    def __init__(self, url: str) -> None:
        command = [sys.executable, "-m", "boardwright", "serve", "--worker", "--database", url]
        paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def end(self, is_killed: bool = False) -> int:
        """End it, or kill it; returns its status."""
        (self.process.kill if is_killed else self.process.terminate)()
        return self.process.wait(60)


def is_thought_about(players: Players, postgres: Postgres, name: str) -> bool:
    """Move, and look whether a worker is caught thinking about the answer before it is given."""
    newest = "SELECT status FROM procrastinate_jobs ORDER BY id DESC LIMIT 1"
    players.move()
    while (found := postgres.execute(newest, name)) == [("todo",)]:
        pass
    return bool(found == [("doing",)])


def test_a_worker_killed_while_it_thinks_is_replaced_and_its_decision_taken_once(postgres, capsys):
    url = postgres.database()
    name = url.rpartition("/")[2]
    service = Process(url, thinkers=0)
    workers = [Worker(url)]
    try:
        with started(service):
            players = Players(service, game="caylus1303", seats="og")
            for _ in range(KILLED):
                until(lambda: is_thought_about(players, postgres, name))
                workers[-1].end(is_killed=True)
                workers.append(Worker(url))
            for _ in range(BETWEEN):
                players.move()
    finally:
        status = [worker.end() for worker in workers][-1]
    lost = players.lost(postgres, url)
    report(capsys, f"{KILLED} workers killed while thinking", players, lost)
    assert (lost, status) == (0, 0)


NEXT = '''"""What the next release may add: nothing that an older process would stumble over."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "NEWEST"


def upgrade():
    op.add_column("tables", sa.Column("mood", sa.String(20), nullable=False, server_default="calm"))
    op.add_column("entries", sa.Column("weight", sa.Integer()))
    op.create_index("entries_by_weight", "entries", ["weight"])
    op.create_table("moods", sa.Column("name", sa.String(20), primary_key=True))
'''


def test_a_new_release_migrates_while_matches_run_and_the_old_one_plays_on(postgres, tmp_path, capsys):
    url = postgres.database()
    copy_of_migrations(tmp_path)
    (tmp_path / "versions" / "9999_next.py").write_text(
        NEXT.replace("NEWEST", str(newest())), encoding="utf-8"
    )
    old, new = Process(url), Process(url, migrations=tmp_path)
    with started(old):
        players = Players(old)
        playing = threading.Thread(target=lambda: [players.move() for _ in range(5 * BETWEEN)])
        playing.start()
        with started(new):
            playing.join()
            players.services.append(new)
            for _ in range(BETWEEN):
                players.services.reverse()
                players.move()
            old.end()
            players.move()
    lost = players.lost(postgres, url)
    report(capsys, "a release with a migration while a match runs", players, lost)
    assert lost == 0
    assert postgres.execute("SELECT DISTINCT mood FROM tables", url.rpartition("/")[2]) == [("calm",)]
    with pytest.raises(BadOptionError, match="newer Boardwright"):
        check_database(url)


def copy_of_migrations(folder: Path) -> None:
    """The migrations of this release, where another one can be put beside them."""
    for path in (*MIGRATIONS.glob("*.py"), *MIGRATIONS.glob("versions/*.py")):
        there = folder / path.relative_to(MIGRATIONS)
        there.parent.mkdir(exist_ok=True)
        there.write_bytes(path.read_bytes())
