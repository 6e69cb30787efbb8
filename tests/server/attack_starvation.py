"""An attack that starves others of bots: many tables of one address, each with a program and four experts.

python -m tests.server.attack_starvation [--tables 90] [--seconds 60] [--game belfort] [--workers]

The service runs in processes of its own, with its rate limits, on the loopback interface only. The attacker
stays within the limits: it makes its tables, answers at them whenever its programs are asked, and waits when
it is refused. Another visitor, of another address, meanwhile plays against one bot of each kind in turn.
Measured is the time from sending the visitor's decision until the bot's decision is heard.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.server.postgres import Postgres
from tests.server.programs import PATIENCE, ROOT, Process, Program

ATTACKER = "192.0.2.66"
VISITOR = "198.51.100.7"
GAME = "belfort"
MOST_SECONDS = 600.0
MOST_TABLES = 100  # as many as the limit of new tables grants at once
REFUSED_PAUSE = 0.2  # seconds that the attacker waits when it is refused
PAUSE = 0.15  # seconds that the visitor takes for a decision, within the limits


@dataclass
class Figures:
    """How long one kind of bot took to answer, in seconds."""

    seconds: list[float] = field(default_factory=list)

    def plain(self) -> dict[str, float]:
        """The count, the median, the 95th percentile and the longest."""
        ordered = sorted(self.seconds) or [float("inf")]
        return {
            "n": len(self.seconds),
            "p50": round(statistics.median(ordered), 3),
            "p95": round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))], 3),
            "max": round(ordered[-1], 3),
        }


def client_of(url: str, address: str) -> httpx.Client:
    """A client whose requests come from an address, as a proxy on this machine would say."""
    return httpx.Client(base_url=url, headers={"X-Forwarded-For": address}, timeout=PATIENCE)


def sent(http: httpx.Client, method: str, path: str, end: float, **options: Any) -> httpx.Response | None:
    """Send a request until it is not refused for its rate; None when the time is over."""
    while time.monotonic() < end:
        response = http.request(method, path, **options)
        if response.status_code != 429:
            return response
        time.sleep(REFUSED_PAUSE)
    return None


def sit_down(http: httpx.Client, bots: list[str], end: float, game: str) -> Program | None:
    """A new table with a program and these bots; None when the time is over."""
    seats = [{"kind": "open"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    made = sent(http, "POST", "/api/v1/tables", end, json={"game": game, "seats": seats})
    if made is None:
        return None
    table, invite = made.json()["table"]["id"], made.json()["invitations"][0]["invite"]
    wish = {"invite": invite, "name": "P"}
    joined = sent(http, "POST", f"/api/v1/tables/{table}/join", end, json=wish)
    return None if joined is None else Program(http, table, 0, joined.json()["token"])


class Attacker(threading.Thread):
    """One address with many tables, at which its programs answer as soon as the limits let them."""

    def __init__(self, url: str, tables: int, game: str, end: float) -> None:
        super().__init__(daemon=True)
        self.url, self.count, self.game, self.end = url, tables, game, end
        self.is_ready = threading.Event()
        self.made = 0
        self.decisions = 0
        self.looks: Counter[bool] = Counter()  # at its tables: whether a bot was thinking

    def run(self) -> None:
        """Make the tables, then play at all of them in turn until the time is over."""
        with client_of(self.url, ATTACKER) as http:
            found = (sit_down(http, ["expert"] * 4, self.end, self.game) for _ in range(self.count))
            programs = [program for program in found if program is not None]
            self.made = len(programs)
            self.is_ready.set()
            for program in itertools.cycle(programs):
                if time.monotonic() >= self.end:
                    return
                self._answer(program)

    def _answer(self, program: Program) -> None:
        path, headers = f"/api/v1/tables/{program.table}", {"Authorization": f"Bearer {program.token}"}
        legal = sent(program.http, "GET", f"{path}/legal", self.end, headers=headers)
        if legal is None or legal.status_code != 200:
            return
        self.looks[not legal.json()["actions"]] += 1
        if not legal.json()["actions"]:
            return
        body = {"actions": [legal.json()["actions"][0]["id"]], "version": legal.json()["version"]}
        answer = sent(program.http, "POST", f"{path}/act", self.end, json=body, headers=headers)
        self.decisions += answer is not None and answer.status_code == 200


def watch(url: str, bot: str, game: str, end: float, figures: Figures) -> None:
    """Play as the visitor against one bot, match after match, and note how long the bot takes."""
    with client_of(url, VISITOR) as http:
        while time.monotonic() < end:
            program = sit_down(http, [bot], end, game)
            if program is not None:
                play_on(program, end, figures)


def play_on(program: Program, end: float, figures: Figures) -> None:
    """Play a match as far as the time allows; a decision that is still awaited at the end counts, too."""
    headers = {"Authorization": f"Bearer {program.token}"}
    path = f"/api/v1/tables/{program.table}/events"
    with program.http.stream("GET", path, params={"format": "ndjson"}, headers=headers) as stream:
        lines = (json.loads(line) for line in stream.iter_lines() if line)
        entry = next(lines)
        for pick in itertools.count():
            while program.seat not in (entry["to_act"] or []):
                entry = next(lines, None)
                if entry is None or time.monotonic() >= end:
                    return
            time.sleep(PAUSE)
            begun = time.monotonic()
            done = program.play(pick * 7)
            if done is None or done["is_over"]:
                return
            while entry["version"] < done["version"]:
                entry = next(lines)
            if program.seat not in done["to_act"]:
                entry = next(lines)
                figures.seconds.append(time.monotonic() - begun)


@contextmanager
def service(database: str, thinkers: int) -> Iterator[str]:
    """A service in a process of its own, with rate limits; gives its address."""
    process = Process(database, thinkers=thinkers, limits=True)
    process.start()
    try:
        yield process.url
    finally:
        process.end()


@contextmanager
def worker(database: str, processes: int) -> Iterator[None]:
    """A worker in a process of its own."""
    command = [sys.executable, "-m", "boardwright", "serve", "--worker", "--database", database]
    environment = {**os.environ, "BOARDWRIGHT_THINKERS": str(processes)}
    silent = subprocess.DEVNULL
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=silent, stderr=silent)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def run(
    tables: int = 90,
    seconds: float = 60.0,
    bots: tuple[str, ...] = ("greedy", "hard"),
    game: str = GAME,
    is_remote: bool = False,
) -> dict[str, Any]:
    """Attack a new service; returns the figures of the visitor's bots, and what the attacker did.

    After the attacker has its tables, each kind of bot is measured for `seconds`. With `is_remote` a worker
    on a new PostgreSQL thinks instead of the service.
    """
    tables, seconds = min(tables, MOST_TABLES), min(seconds, MOST_SECONDS)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = str(Path(folder) / "attacked.sqlite")
        if is_remote:
            postgres = Postgres()
            stack.callback(postgres.close)
            database = postgres.database()
        url = stack.enter_context(service(database, 0 if is_remote else 1))
        if is_remote:
            stack.enter_context(worker(database, 1))
        return attacked(url, tables, seconds, bots, game)


def attacked(url: str, tables: int, seconds: float, bots: tuple[str, ...], game: str) -> dict[str, Any]:
    """Attack a running service, and measure."""
    found: dict[str, Any] = {}
    attacker = Attacker(url, tables, game, time.monotonic() + PATIENCE + seconds * len(bots))
    if tables:
        attacker.start()
        attacker.is_ready.wait(PATIENCE)
    for bot in bots:
        figures = Figures()
        watch(url, bot, game, time.monotonic() + seconds, figures)
        found[bot] = figures.plain()
    attacker.end = 0.0
    if tables:
        attacker.join(PATIENCE)
    thinking = attacker.looks[True] / max(1, attacker.looks.total())
    return {**found, "tables": attacker.made, "decisions": attacker.decisions, "thinking": round(thinking, 2)}


def main() -> None:
    """Attack as the command line asks, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=90)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--workers", action="store_true")
    given = parser.parse_args()
    print(json.dumps(run(given.tables, given.seconds, game=given.game, is_remote=given.workers)))


if __name__ == "__main__":
    main()
