"""Many tables at once, played by programs through the HTTP interface: scripts/load

The service is one or several processes; here are its clients. Every player follows its table as a stream of
NDJSON; when it is asked it gets its legal actions and sends one at random. Listeners follow each table as
server-sent events. Players and listeners of a table are spread over the processes. A match that ends is
followed by a new one. With --busy only so many tables are played, the others only held open by players and
listeners; with --pace a player takes so many seconds for a decision, one third more or less.

Measured is the time from sending a move to its answer, which means that it is on the disk, and the time from
that answer until a listener hears of the move. At the end the database is read: no acknowledged move may be
missing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import select

from boardwright.server.db.engines import open_engine
from boardwright.server.db.migrate import upgrade
from boardwright.server.db.schema import ENTRIES
from boardwright.server.middleware.connections import raise_file_limit
from tests.server.postgres import Postgres, on_disk
from tests.server.programs import PATIENCE, WARM, Process

ON_THE_WAY = 5.0  # seconds before the end within which an update may still be on its way
GAMES = ("belfort", "caylus1303", "guilds")


Commit = tuple[str, int]


@dataclass
class Measured:
    """What was seen: seconds of each kind of request, errors, matches that ended.

    `acknowledged` are the seats and keys of moves that were answered with success, by table and version, and
    when that was; `heard` is when listeners were told of a commit.
    """

    moves: list[float] = field(default_factory=list)
    looks: list[float] = field(default_factory=list)
    acknowledged: dict[Commit, tuple[int, str, float]] = field(default_factory=dict)
    heard: dict[Commit, list[float]] = field(default_factory=lambda: defaultdict(list))
    listening: Counter[str] = field(default_factory=Counter)
    most_listening: int = 0
    ended: float = 0.0
    errors: Counter[str] = field(default_factory=Counter)
    matches: int = 0
    late: int = 0
    seated: int = 0
    memory: list[int] = field(default_factory=list)  # of the service in MB, every ten seconds
    ready: asyncio.Event = field(default_factory=asyncio.Event)

    def sit(self, awaited: int) -> None:
        """One more player sits; play begins when all do."""
        self.seated += 1
        if self.seated == awaited:
            self.ready.set()

    def delays(self) -> list[float]:
        """From each acknowledgement to each listener; nothing for one who was told before the player."""
        return [
            max(0.0, when - answered)
            for commit, (_, _, answered) in self.acknowledged.items()
            for when in self.heard.get(commit, ())
        ]

    def missed(self, listeners: int) -> int:
        """How many updates listeners should have been told of by the end, and were not."""
        return sum(
            listeners - len(self.heard.get(commit, ()))
            for commit, (_, _, answered) in self.acknowledged.items()
            if answered < self.ended - ON_THE_WAY
        )


class Line:
    """One kept connection; a client of few lines, so that what is measured is the service."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.head = (
            f"Host: localhost\r\nAuthorization: Bearer {token}\r\n" if token else "Host: localhost\r\n"
        )
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, method: str, path: str, body: Any = None) -> tuple[int, dict[bytes, bytes]]:
        """Send a request; returns the status and the headers of the answer."""
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} /api/v1{path} HTTP/1.1\r\n{self.head}Content-Length: {len(data)}\r\n"
        writer.write(head.encode() + b"Content-Type: application/json\r\n\r\n" + data)
        first, *rest = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        headers = dict(line.lower().split(b": ", 1) for line in rest if line)
        return int(first.split()[1]), headers

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A request and its answer as data; sent again when the service had hung up an unused connection."""
        was_kept = self.streams is not None
        try:
            status, headers = await self.send(method, path, body)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.close()
            if not was_kept:
                raise
            status, headers = await self.send(method, path, body)
        assert self.streams is not None
        answer = await self.streams[0].readexactly(int(headers[b"content-length"]))
        return status, json.loads(answer)

    async def follow(self, path: str) -> Any:
        """The lines of a stream as data, until it ends."""
        status, _ = await self.send("GET", path)
        assert status == 200 and self.streams is not None
        reader = self.streams[0]
        while size := int(await reader.readline(), 16):
            for line in (await reader.readexactly(size + 2)).splitlines():
                if line:
                    yield json.loads(line)

    async def hear(self, path: str) -> AsyncIterator[Any]:
        """The data of server-sent events, until the stream ends."""
        status, _ = await self.send("GET", path)
        assert status == 200 and self.streams is not None
        reader = self.streams[0]
        while size := int(await reader.readline(), 16):
            for line in (await reader.readexactly(size + 2)).splitlines():
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])

    def close(self) -> None:
        """Hang up."""
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


async def listener(port: int, table: str, seen: Measured) -> None:
    """Follow a table as a spectator does."""
    line = Line(port)
    seen.listening[table] += 1
    seen.most_listening = max(seen.most_listening, seen.listening.total())
    try:
        async for entry in line.hear(f"/tables/{table}/events?format=sse"):
            seen.heard[table, entry["version"]].append(time.perf_counter())
    except (ConnectionError, asyncio.IncompleteReadError) as problem:
        seen.errors[f"listener {type(problem).__name__}"] += 1
    finally:
        line.close()
        seen.listening[table] -= 1


async def player(port: int, table: str, invite: str, seed: int, seen: Measured, given: Pace) -> None:
    """Join a table, wait until all first tables are full, and play to the end."""
    wish = {"invite": invite, "name": f"P{seed}"}
    with closing(Line(port)) as line:
        status, joined = await line.call("POST", f"/tables/{table}/join", wish)
    if status != 200:
        seen.errors[f"join {status}"] += 1
        return
    seen.sit(given.awaited)
    await seen.ready.wait()
    with closing(Line(port, joined["token"])) as line, closing(Line(port, joined["token"])) as stream:
        seat = Seat(table, joined["seat"], line, random.Random(seed))
        async for entry in stream.follow(f"/tables/{table}/events?format=ndjson"):
            asked = entry["to_act"] or ()
            if seat.number in asked and given.is_busy:
                await asyncio.sleep(given.seconds * seat.draw.uniform(2 / 3, 4 / 3))
                await move(seat, len(asked) == 1, seen)


@dataclass(frozen=True)
class Pace:
    """How a player plays: whether at all, seconds for a decision, and how many sit before it begins."""

    is_busy: bool
    seconds: float
    awaited: int


@dataclass
class Seat:
    """A player at a table."""

    table: str
    number: int
    line: Line
    draw: random.Random


async def move(seat: Seat, is_alone: bool, seen: Measured) -> None:
    """One decision at random, or a whole answer where several choose secretly at the same time."""
    actions: list[int] = []
    while True:
        after = "&".join(f"after={action}" for action in actions)
        begun = time.perf_counter()
        status, legal = await seat.line.call("GET", f"/tables/{seat.table}/legal?{after}")
        seen.looks.append(time.perf_counter() - begun)
        if status != 200:
            seen.errors[f"legal {status} {legal.get('error')}"] += 1
            return
        if legal["actions"]:
            actions.append(seat.draw.choice(legal["actions"])["id"])
        if is_alone or not legal["actions"]:
            break
    if not actions:
        return
    key = f"on {legal['version']}"
    begun = time.perf_counter()
    body = {"actions": actions, "version": legal["version"], "key": key}
    status, answer = await seat.line.call("POST", f"/tables/{seat.table}/act", body)
    done = time.perf_counter()
    seen.moves.append(done - begun)
    if status == 200:
        seen.acknowledged[seat.table, answer["version"]] = seat.number, key, done
    elif status == 409 and not is_alone:
        seen.late += 1  # another one of them was faster: the stream tells so, and we answer again
    else:
        seen.errors[f"act {status} {answer.get('error')}"] += 1


async def one_table(ports: list[int], number: int, given: argparse.Namespace, seen: Measured) -> None:
    """One match after another, with the same number of players."""
    games = (given.game,) if given.game else GAMES
    count = 0
    while True:
        wish = {"game": games[(number + count) % len(games)], "seats": [{}] * given.players}
        with closing(Line(ports[number % len(ports)])) as line:
            status, made = await line.call("POST", "/tables", wish)
        if status != 201:
            seen.errors[f"make {status}"] += 1
            return
        await one_match(ports, number, count, made, given, seen)
        seen.matches += 1
        count += 1


async def one_match(
    ports: list[int], number: int, count: int, made: Any, given: argparse.Namespace, seen: Measured
) -> None:
    """Listeners and players of a table, spread over the processes, until it is over."""
    table = made["table"]["id"]
    async with asyncio.TaskGroup() as group:
        for each in range(given.listeners):
            group.create_task(listener(ports[(number + each + 1) % len(ports)], table, seen))
        for invitation in made["invitations"]:
            seat = invitation["seat"]
            port = ports[(number + seat) % len(ports)]
            seed = number * 1000 + count * 10 + seat
            pace = Pace(number < given.busy, given.pace, given.tables * given.players)
            group.create_task(player(port, table, invitation["invite"], seed, seen, pace))


async def watch_memory(processes: list[int], seen: Measured) -> None:
    """Note the memory of the service every ten seconds."""
    while True:
        seen.memory.append(sum(resident(process) for process in processes))
        await asyncio.sleep(10)


def resident(process: int) -> int:
    """Return the memory of a process in MB; 0 where the system does not say."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") // 1_000_000


async def play(ports: list[int], given: argparse.Namespace, processes: list[int]) -> tuple[Measured, float]:
    """All tables, for the time given; returns how long it really was, from the first move on."""
    seen = Measured()
    tables = [asyncio.create_task(one_table(ports, number, given, seen)) for number in range(given.tables)]
    with suppress(TimeoutError):
        await asyncio.wait_for(seen.ready.wait(), PATIENCE)
    begun = time.perf_counter()
    watching = asyncio.create_task(watch_memory(processes, seen))
    await asyncio.wait(tables, timeout=given.seconds, return_when=asyncio.FIRST_EXCEPTION)
    seen.ended = time.perf_counter()
    for task in (*tables, watching):
        task.cancel()
    for result in await asyncio.gather(*tables, watching, return_exceptions=True):
        if isinstance(result, Exception):
            seen.errors[repr(result)] += 1
    await asyncio.sleep(0.1)  # connections are closed in the next rounds of the loop
    return seen, seen.ended - begun


def lost(url: str, seen: Measured) -> int:
    """How many acknowledged moves the database does not hold, read by itself after everything has ended."""
    engine = open_engine(url)
    upgrade(engine)
    with engine.connect() as connection:
        columns = (ENTRIES.c.table_id, ENTRIES.c.version, ENTRIES.c.seat, ENTRIES.c.key)
        stored = {(row[0], row[1]): (row[2], row[3]) for row in connection.execute(select(*columns))}
    engine.dispose()
    found = seen.acknowledged.items()
    return sum(stored.get(commit) != (seat, key) for commit, (seat, key, _) in found)


def percentile(seconds: list[float], percent: float) -> float:
    """That percentile in milliseconds."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else 0.0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/load", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--listeners", type=int, default=2, help="streams that follow each table")
    parser.add_argument("--busy", type=int, help="tables that are played; all unless told otherwise")
    parser.add_argument("--pace", type=float, default=0.0, help="seconds that a player takes for a decision")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to play")
    parser.add_argument("--processes", type=int, default=1, help="of the service")
    parser.add_argument(
        "--database", default="", help="a URL; `postgresql` starts a server of its own; else an SQLite file"
    )
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--most", type=float, default=300.0, help="fail when p95 of a move takes more ms")
    given = parser.parse_args()
    given.busy = given.tables if given.busy is None else given.busy
    if given.processes > 1 and "postgresql" not in given.database:
        parser.error("several processes need PostgreSQL")
    return given


@contextmanager
def database(given: str) -> Iterator[str]:
    """The URL of an empty database on a disk: of a file, of a server started for it, or the one given."""
    if given != "postgresql":
        with tempfile.TemporaryDirectory(dir=on_disk()) as folder:
            yield given or f"sqlite:///{folder}/load.sqlite"
        return
    server = Postgres(on_disk())
    try:
        for name in (
            "fsync",
            "full_page_writes",
            "autovacuum",
        ):  # as a server is run by those who need its data
            server.execute(f"ALTER SYSTEM SET {name} = on")
        server.execute("SELECT pg_reload_conf()")
        yield server.database()
    finally:
        server.close()


def run(given: argparse.Namespace) -> tuple[Measured, float, int]:
    """Start the service, play, and look into its database."""
    raise_file_limit()
    with database(given.database) as url:
        services = [Process(url) for _ in range(given.processes)]
        try:
            for service in services:
                service.more_environment = {WARM: "1"}
                service.start()
            ports = [int(service.url.rpartition(":")[2]) for service in services]
            processes = [service.process.pid for service in services if service.process is not None]
            seen, seconds = asyncio.run(play(ports, given, processes))
        finally:
            for service in services:
                service.end()
        return seen, seconds, lost(url, seen)


def row(given: argparse.Namespace, seen: Measured, rate: float, missing: int) -> str:
    """What was measured as a row of the table in docs/operations.md."""
    kind = "PostgreSQL" if "postgres" in given.database else "SQLite"
    many = f"{given.processes} process{'es' if given.processes > 1 else ''}, {kind}"
    times = [
        ", ".join(f"{percentile(each, percent):.0f}" for percent in (50, 95, 99)) + " ms"
        for each in (seen.moves, seen.delays())
    ]
    counts = (len(seen.acknowledged), missing, seen.errors.total())
    cells = (many, given.tables, seen.most_listening, f"{rate:.0f}", *times, *counts)
    return f"| {' | '.join(map(str, cells))} |"


def main() -> int:
    given = arguments()
    seen, seconds, missing = run(given)
    rate = len(seen.acknowledged) / seconds
    print(
        f"{given.processes} process(es) on {'PostgreSQL' if 'postgres' in given.database else 'SQLite'}: "
        f"{given.tables} tables with {given.players} players and {seen.most_listening} listeners "
        f"for {seconds:.0f} s: {len(seen.acknowledged)} moves ({rate:.0f} a second), "
        f"{seen.matches} matches ended, {seen.late} secret answers sent again"
    )
    heard = seen.delays()
    for name, times in (("move", seen.moves), ("legal", seen.looks), ("heard", heard)):
        p50, p95, p99, most = (percentile(times, each) for each in (50, 95, 99, 100))
        print(f"{name:>6}: p50 {p50:.0f} ms, p95 {p95:.0f} ms, p99 {p99:.0f} ms, slowest {most:.0f} ms")
    missed = seen.missed(given.listeners)
    print(f"updates of acknowledged moves heard: {len(heard)}, missed {missed}")
    print(f"acknowledged {len(seen.acknowledged)}, lost {missing}")
    print(
        f"memory of the service in MB: {', '.join(map(str, seen.memory[:: max(1, len(seen.memory) // 15)]))}"
    )
    print(f"errors: {sum(seen.errors.values())} {dict(seen.errors) if seen.errors else ''}".rstrip())
    print(f"for docs/operations.md: {row(given, seen, rate, missing)}")
    is_slow = percentile(seen.moves, 95) > given.most
    return 1 if seen.errors or missing or missed or not seen.moves or is_slow else 0


if __name__ == "__main__":
    sys.exit(main())
