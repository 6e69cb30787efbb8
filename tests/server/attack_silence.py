"""Silent and slow clients against `boardwright serve`: do visitors still get their pages?

Silent connections send nothing; slow ones send a byte of a head, or of a body, now and then, or ask for pages
and read none. They come from several loopback addresses. A visitor at another address asks for the home page
over and over meanwhile, each time over a new connection.
"""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
BODY = b"POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n"
PAGE = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
VISIT = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
VISIT_TIMEOUT = 10.0
CONNECTIONS_PER_ADDRESS = 200
BEAT = 0.5  # seconds between two bytes of a slow client


@dataclass
class Silence:
    """What was seen: seconds of every visit that was answered with the page, and the other visits."""

    seconds: list[float] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)


@contextmanager
def served(folder: Path, files: int) -> Iterator[int]:
    """Run the command of the README with so many descriptors at most; yields its port."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    command = [sys.executable, "-m", "boardwright", "serve", "--host", "0.0.0.0", "--port", "0"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [*command, "--database", str(folder / "x.sqlite")],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            preexec_fn=limit,
            env={**os.environ, "BOARDWRIGHT_LANG": "en"},
        )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        yield int(line.rstrip().rstrip("/.").rpartition(":")[2])
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


def opened(port: int, count: int, first_address: int) -> list[socket.socket]:
    """Open connections from loopback addresses that are not the visitor's."""
    lines = []
    for number in range(count):
        address = f"127.0.0.{first_address + number // CONNECTIONS_PER_ADDRESS}"
        line = socket.socket()
        line.settimeout(VISIT_TIMEOUT)
        line.bind((address, 0))
        line.connect(("127.0.0.1", port))
        line.setblocking(False)
        lines.append(line)
    return lines


def send(lines: list[socket.socket], data: bytes) -> None:
    """Send a few bytes on every connection that is still open."""
    for line in lines:
        with suppress(OSError):
            line.send(data)


def visit(port: int) -> str:
    """Ask for the home page over a new connection; returns the first line of the response."""
    with socket.create_connection(("127.0.0.1", port), VISIT_TIMEOUT) as line:
        line.sendall(VISIT)
        found = b""
        while piece := line.recv(1 << 16):
            found += piece
    return found.partition(b"\r\n")[0].decode()


def visits(port: int, seconds: float, seen: Silence) -> None:
    """Ask for the home page until the time is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        begun = time.perf_counter()
        try:
            status = visit(port)
        except OSError as problem:
            status = type(problem).__name__
        if status == "HTTP/1.1 200 OK":
            seen.seconds.append(time.perf_counter() - begun)
        else:
            seen.failed.append(status)
        time.sleep(0.05)


def run(silent: int, slow: int, seconds: float, files: int) -> Silence:
    """Attack a service that may open so many files; the slow clients are a third each of three kinds."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    seen = Silence()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), files) as port, ExitStack() as stack:
        visit(port)
        kinds = [opened(port, slow // 3, 20 + 10 * kind) for kind in range(3)]
        lines = opened(port, silent, 50)
        for line in (*lines, *(line for kind in kinds for line in kind)):
            stack.callback(line.close)
        for kind, data in zip(kinds, (HEAD, BODY, PAGE * 20), strict=True):
            send(kind, data)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            send([*kinds[0], *kinds[1]], b"x")
            visits(port, BEAT, seen)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return seen


def row(seen: Silence) -> str:
    """Return the figures as a line."""
    ordered = sorted(seen.seconds) or [0.0]
    p50, p95 = (1000 * ordered[len(ordered) * percent // 100] for percent in (50, 95))
    return f"{len(ordered)} visits, p50 {p50:.0f} ms, p95 {p95:.0f} ms, {len(seen.failed)} failed"


if __name__ == "__main__":
    print(row(run(2000, 500, 20.0, 1024)))
