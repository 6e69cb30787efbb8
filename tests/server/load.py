"""Many tables at once, played by programs through the HTTP interface: scripts/load

The service is a process of its own; here are its clients. Every player follows its table as a stream of
NDJSON; when it is asked it gets its legal actions and sends one at random. Measured is the time from sending
a move to its answer, which means that it is on the disk. A match that ends is followed by a new one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.programs import PATIENCE, Process

GAMES = ("belfort", "caylus1303", "guilds")


@dataclass
class Measured:
    """What was seen: seconds of each kind of request, errors, matches that ended."""

    moves: list[float] = field(default_factory=list)
    looks: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    matches: int = 0
    late: int = 0
    seated: int = 0
    ready: asyncio.Event = field(default_factory=asyncio.Event)

    def sit(self, awaited: int) -> None:
        """One more player sits; play begins when all do."""
        self.seated += 1
        if self.seated == awaited:
            self.ready.set()


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

    def close(self) -> None:
        """Hang up."""
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


async def player(port: int, table: str, invite: str, seed: int, seen: Measured, awaited: int) -> None:
    """Join a table, wait until all first tables are full, and play to the end."""
    draw = random.Random(seed)
    line = Line(port)
    status, joined = await line.call("POST", f"/tables/{table}/join", {"invite": invite, "name": f"P{seed}"})
    if status != 200:
        seen.errors[f"join {status}"] += 1
        return
    line.close()
    seen.sit(awaited)
    await seen.ready.wait()
    line, stream = Line(port, joined["token"]), Line(port, joined["token"])
    try:
        async for entry in stream.follow(f"/tables/{table}/events?format=ndjson"):
            asked = entry["to_act"] or ()
            if joined["seat"] in asked:
                await move(line, table, len(asked) == 1, draw, seen)
    finally:
        line.close()
        stream.close()


async def move(line: Line, table: str, is_alone: bool, draw: random.Random, seen: Measured) -> None:
    """One decision at random, or a whole answer where several choose secretly at the same time."""
    actions: list[int] = []
    while True:
        after = "&".join(f"after={action}" for action in actions)
        begun = time.perf_counter()
        status, legal = await line.call("GET", f"/tables/{table}/legal?{after}")
        seen.looks.append(time.perf_counter() - begun)
        if status != 200:
            seen.errors[f"legal {status} {legal.get('error')}"] += 1
            return
        if legal["actions"]:
            actions.append(draw.choice(legal["actions"])["id"])
        if is_alone or not legal["actions"]:
            break
    if not actions:
        return
    begun = time.perf_counter()
    body = {"actions": actions, "version": legal["version"], "key": f"on {legal['version']}"}
    status, answer = await line.call("POST", f"/tables/{table}/act", body)
    seen.moves.append(time.perf_counter() - begun)
    if status == 409 and not is_alone:
        seen.late += 1  # another one of them was faster: the stream tells so, and we answer again
    elif status != 200:
        seen.errors[f"act {status} {answer.get('error')}"] += 1


async def one_table(port: int, number: int, given: argparse.Namespace, seen: Measured) -> None:
    """One match after another, with the same number of players."""
    games = (given.game,) if given.game else GAMES
    line = Line(port)
    count = 0
    while True:
        game = games[(number + count) % len(games)]
        status, made = await line.call("POST", "/tables", {"game": game, "seats": [{}] * given.players})
        if status != 201:
            seen.errors[f"make {status}"] += 1
            return
        table = made["table"]["id"]
        async with asyncio.TaskGroup() as group:
            for each in made["invitations"]:
                seed = number * 1000 + count * 10 + each["seat"]
                awaited = given.tables * given.players
                group.create_task(player(port, table, each["invite"], seed, seen, awaited))
        seen.matches += 1
        count += 1


async def play(port: int, given: argparse.Namespace) -> Measured:
    """All tables, for the time given."""
    seen = Measured()
    tables = [asyncio.create_task(one_table(port, number, given, seen)) for number in range(given.tables)]
    with suppress(TimeoutError):
        await asyncio.wait_for(seen.ready.wait(), PATIENCE)
    await asyncio.wait(tables, timeout=given.seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tables:
        task.cancel()
    for result in await asyncio.gather(*tables, return_exceptions=True):
        if isinstance(result, Exception):
            seen.errors[repr(result)] += 1
    return seen


def percentile(seconds: list[float], percent: float) -> float:
    """That percentile in milliseconds."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else 0.0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/load", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to play")
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--most", type=float, default=300.0, help="fail when p95 of a move takes more ms")
    return parser.parse_args()


def main() -> int:
    given = arguments()
    with tempfile.TemporaryDirectory() as folder:
        service = Process(Path(folder) / "load.sqlite")
        service.start()
        try:
            begun = time.monotonic()
            seen = asyncio.run(play(int(service.url.rpartition(":")[2]), given))
            seconds = time.monotonic() - begun
        finally:
            service.end()
    print(
        f"{given.tables} tables with {given.players} players for {seconds:.0f} s: "
        f"{len(seen.moves)} moves ({len(seen.moves) / seconds:.0f} a second), {seen.matches} matches ended, "
        f"{seen.late} secret answers sent again"
    )
    for name, times in (("move", seen.moves), ("legal", seen.looks)):
        p50, p95, p99, most = (percentile(times, each) for each in (50, 95, 99, 100))
        print(f"{name:>6}: p50 {p50:.0f} ms, p95 {p95:.0f} ms, p99 {p99:.0f} ms, slowest {most:.0f} ms")
    print(f"errors: {sum(seen.errors.values())} {dict(seen.errors) if seen.errors else ''}".rstrip())
    return 1 if seen.errors or not seen.moves or percentile(seen.moves, 95) > given.most else 0


if __name__ == "__main__":
    sys.exit(main())
