"""Engines of SQLAlchemy for an SQLite file or PostgreSQL: URLs, durability, timeouts."""

from __future__ import annotations

import re
import threading
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect
from sqlalchemy.engine import make_url

DATABASE_TIMEOUT: Final = 5.0  # for a connection of the pool, and for a lock
WRITER: Final = "boardwright-writer"
POOL: Final = 8
# Parameters of libpq: give up a server that does not answer, also after a broken connection.
CONNECT_ARGS: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15000,
    "application_name": "boardwright",
}
# A commit is on the disk before it is answered, whatever the server is set to.
DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
# Tables that every database of ours has had since the first release.
OURS: Final = frozenset(("alembic_version", "people", "tables", "entries"))
POSTGRES: Final = ("postgres", "postgresql")


def parsed_url(given: str) -> URL:
    """Parse the URL of a database, with the driver that we use.

    >>> parsed_url("postgres://ann@host/games").drivername
    'postgresql+psycopg'
    """
    url = make_url(given)
    return url.set(drivername="postgresql+psycopg") if url.drivername in POSTGRES else url


def is_postgres(given: str) -> bool:
    """Return whether a URL is one of PostgreSQL.

    >>> is_postgres("postgresql://host/games"), is_postgres("sqlite:////games.sqlite")
    (True, False)
    """
    return given.partition(":")[0].partition("+")[0] in POSTGRES


def shown_url(given: str) -> str:
    """Return a URL without its password, for logs and messages; also of one that is not valid.

    >>> shown_url("postgresql://ann:secret@host:port/games?password=secret")
    'postgresql://ann@host:port/games?password=…'
    >>> shown_url("postgresql:/ann:secret@host/games")
    'postgresql:/ann@host/games'
    """
    without = re.sub(r"(:/*[^:/?#]*):.*@", r"\1@", given)
    return re.sub(r"(password=)[^&]*", r"\1…", without)


def plain_url(given: str) -> str:
    """Return the URL as libpq takes it.

    >>> plain_url("postgres://ann:a@host/games")
    'postgresql://ann:a@host/games'
    """
    return make_url(given).set(drivername="postgresql").render_as_string(hide_password=False)


def file_of(url: str) -> Path | None:
    """Return the file of an SQLite database; None for PostgreSQL."""
    parsed = make_url(url)
    return Path(parsed.database or "") if parsed.get_backend_name() == "sqlite" else None


def reading_only(url: str) -> Engine:
    """Open an engine that changes nothing of a file, not even of one that is not ours."""
    path = file_of(url)
    return open_engine(url) if path is None else _reading(f"file:{quote(str(path))}?mode=ro")


def inspecting(url: str) -> Engine:
    """Open a read-only engine for a short look; it leaves no -wal file beside a database that is not open."""
    path = file_of(url)
    return open_engine(url) if path is None else _reading(reading_uri(path))


def reading_uri(path: Path) -> str:
    """Return the URI by which SQLite reads a file and leaves nothing beside it."""
    is_open = any(path.with_name(path.name + ending).exists() for ending in ("-wal", "-journal"))
    return f"file:{quote(str(path))}?{'mode=ro' if is_open else 'mode=ro&immutable=1'}"


def _reading(uri: str) -> Engine:
    """Open an engine for a URI of SQLite; its transactions read a snapshot."""
    engine = create_engine(f"sqlite:///{uri}&uri=true")

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def is_foreign(connection: Connection) -> bool:
    """Return whether a database has tables, and they are not those of Boardwright."""
    names = set(inspect(connection).get_table_names())
    return bool(names) and not names >= OURS


def open_engine(url: str) -> Engine:
    """Open an engine whose commits are on the disk when they return."""
    parsed = parsed_url(url)
    return _sqlite(parsed) if parsed.get_backend_name() == "sqlite" else _postgres(parsed)


def _postgres(url: URL) -> Engine:
    engine = create_engine(
        url,
        connect_args={name: value for name, value in CONNECT_ARGS.items() if name not in url.query},
        hide_parameters=True,
        pool_pre_ping=True,
        pool_size=POOL,
        pool_timeout=DATABASE_TIMEOUT,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.execute(DURABLE)
        connection.execute(f"SET lock_timeout = {round(DATABASE_TIMEOUT * 1000)}")
        connection.commit()

    return engine


def _sqlite(url: URL) -> Engine:
    """Open SQLite with a write-ahead log that is synced before a commit returns."""
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        Path(url.database).touch(mode=0o600)  # it holds seeds and links
    engine = create_engine(
        url, connect_args={"check_same_thread": False, "timeout": DATABASE_TIMEOUT}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if _is_reader() else "BEGIN IMMEDIATE")

    return engine


def _is_reader() -> bool:
    return threading.current_thread().name != WRITER
