"""Settings of the service, from the command line or the environment; and every timeout, in one place."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from boardwright.core.errors import BadOptionError
from boardwright.lab.analysis import BUDGET

HOST: Final = "127.0.0.1"
PORT: Final = 8303
DEFAULT_MEMORY: Final = 1024  # MB of tables; some 700 of five players at the end of their match
FILES: Final = ("sqlite", "sqlite+pysqlite")
SERVERS: Final = ("postgres", "postgresql", "postgresql+psycopg")
SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")  # a drive has one letter

# Timeouts, heartbeats and delays in seconds; those of the database itself are in `db.engines`.
REQUEST_HEAD_TIMEOUT: Final = 20.0  # from the start of the connection or the request to the end of its head
REQUEST_BODY_TIMEOUT: Final = 60.0  # from there to the end of the body
RESPONSE_TIMEOUT: Final = 60.0  # for a client that does not read what it has asked for
LINGER_TIMEOUT: Final = 2.0  # for a refused client to read the refusal
SHUTDOWN_TIMEOUT: Final = 5  # for open connections, when the server stops
STREAM_HEARTBEAT: Final = 15.0  # a page takes a longer silence for a lost connection
STREAM_SHUTDOWN_TIMEOUT: Final = 2.0
PRESENCE_TIMEOUT: Final = 70.0  # a viewer at another process who is not announced again is offline
CLUSTER_HEARTBEAT: Final = 20.0  # how often a process announces its viewers
CLUSTER_TIMEOUT: Final = 15.0  # a process without LISTEN for longer is unhealthy
DATABASE_RETRY_DELAY: Final = 0.5
SIGHTING_INTERVAL: Final = 30.0  # how often it is stored that the holder of a seat was seen
SESSION_INTERVAL: Final = 600.0  # how often it is stored that a session was used
BOT_RETRY_DELAY: Final = 10.0  # after an error of a bot
BOT_DATABASE_RETRY_DELAY: Final = 1.0
BOT_LOCK_RETRY_DELAY: Final = 0.1  # while another process leaves the table
BOT_TAKEOVER_INTERVAL: Final = 5.0  # how often a process looks for bots of processes that have died
BOT_SLOW_DELAY: Final = 3.0  # a bot that waits for its turn for longer is slow, and the page says so
BOT_SLOW_CHECK_INTERVAL: Final = 1.0
ATTENDANCE_TIMEOUT: Final = 30.0  # a player without a stream who has not decided for longer is not there
HINT_TIMEOUT: Final = 30.0
WEBHOOK_TIMEOUT: Final = 5.0
WORKER_HEARTBEAT: Final = 2.0
WORKER_TIMEOUT: Final = 8.0  # a worker without a heartbeat for longer is dead
WORKER_POLL_INTERVAL: Final = 2.0  # NOTIFY can get lost
WORKER_RETRY_DELAY: Final = 1.0
WORKER_SHUTDOWN_TIMEOUT: Final = 2.0


@dataclass(frozen=True)
class Settings:
    """Options of a running service.

    `database` is an SQLAlchemy URL; `public_url` the address behind a proxy, without a slash at its end;
    `thinkers` the number of processes for bots, 0 if workers run them; `pace` the shortest time between two
    decisions of bots in seconds; `limits` whether requests are rate-limited; `connections` how many this
    process may hold open; `memory` how many MB of tables are kept in
    memory; `analysis` the number of iterations for each position of an analysis.
    """

    database: str
    host: str = HOST
    port: int = PORT
    public_url: str = ""
    thinkers: int = 1
    pace: float = 0.0
    limits: bool = True
    connections: int = 20_000
    memory: int = DEFAULT_MEMORY
    analysis: int = BUDGET

    @property
    def address(self) -> str:
        """The base URL of this service, as far as it knows."""
        host = HOST if self.host in ("0.0.0.0", "::") else self.host
        return self.public_url or f"http://{f'[{host}]' if ':' in host else host}:{self.port}"


def database_url(given: str) -> str:
    """Return an SQLAlchemy URL: a URL as it is, a path as that of an SQLite file. Raises BadOptionError.

    >>> database_url("postgresql://host/name"), database_url("/data/games.sqlite")
    ('postgresql://host/name', 'sqlite:////data/games.sqlite')
    """
    if not given.strip():
        raise BadOptionError("file-empty")
    if not (_is_url(given) if "://" in given else _is_path(given)):
        from boardwright.server.db.engines import shown_url

        raise BadOptionError("database-url", given=shown_url(given)[:200])
    return given if "://" in given else f"sqlite:///{Path(given).absolute()}"


def _is_url(given: str) -> bool:
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        return False
    if url.drivername in FILES:
        return not url.host and "uri" not in url.query and _is_path(url.database or "")
    return url.drivername in SERVERS


def _is_path(given: str) -> bool:
    """Return whether it names a file: memory is not kept, and a scheme belongs to a misspelt URL."""
    return bool(given.strip()) and given != ":memory:" and SCHEME.match(given) is None
