"""How a database is reached: an SQLite file, or PostgreSQL."""

from __future__ import annotations

import re
import threading
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect
from sqlalchemy.engine import make_url

PATIENCE: Final = 5.0
WRITER: Final = "boardwright-writer"
POOL: Final = 8
# What libpq is told: give up what does not answer, also where a cable is cut.
REACHING: Final[dict[str, Any]] = {
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
# What every database of ours has had from the first release on.
OURS: Final = frozenset(("alembic_version", "people", "tables", "entries"))
POSTGRES: Final = ("postgres", "postgresql")


def parsed_url(given: str) -> URL:
    """The URL of a database with the driver that we use.

    >>> parsed_url("postgres://ann@host/games").drivername
    'postgresql+psycopg'
    """
    url = make_url(given)
    return url.set(drivername="postgresql+psycopg") if url.drivername in POSTGRES else url


def is_postgres(given: str) -> bool:
    """Whether a URL is one of PostgreSQL.

    >>> is_postgres("postgresql://host/games"), is_postgres("sqlite:////games.sqlite")
    (True, False)
    """
    return given.partition(":")[0].partition("+")[0] in POSTGRES


def shown_url(given: str) -> str:
    """A URL as it may be shown: without a password, also where the rest makes no sense.

    >>> shown_url("postgresql://ann:secret@host:port/games?password=secret")
    'postgresql://ann@host:port/games?password=…'
    >>> shown_url("postgresql:/ann:secret@host/games")
    'postgresql:/ann@host/games'
    """
    without = re.sub(r"(:/*[^:/?#]*):.*@", r"\1@", given)
    return re.sub(r"(password=)[^&]*", r"\1…", without)


def plain_url(given: str) -> str:
    """The URL as PostgreSQL's own library takes it.

    >>> plain_url("postgres://ann:a@host/games")
    'postgresql://ann:a@host/games'
    """
    return make_url(given).set(drivername="postgresql").render_as_string(hide_password=False)


def file_of(url: str) -> Path | None:
    """The file of an SQLite database."""
    parsed = make_url(url)
    return Path(parsed.database or "") if parsed.get_backend_name() == "sqlite" else None


def reading_only(url: str) -> Engine:
    """An engine that changes nothing of a file, not even of one that is not ours."""
    path = file_of(url)
    return open_engine(url) if path is None else _reading(path, "mode=ro")


def looking(url: str) -> Engine:
    """The same for a short look, which leaves no files beside a database where there are none."""
    path = file_of(url)
    if path is None:
        return open_engine(url)
    is_open = any(path.with_name(path.name + ending).exists() for ending in ("-wal", "-journal"))
    return _reading(path, "mode=ro" if is_open else "mode=ro&immutable=1")


def _reading(path: Path, how: str) -> Engine:
    return create_engine(f"sqlite:///file:{quote(str(path))}?{how}&uri=true")


def is_foreign(connection: Connection) -> bool:
    """Whether a database holds something, and that is not ours."""
    names = set(inspect(connection).get_table_names())
    return bool(names) and not names >= OURS


def open_engine(url: str) -> Engine:
    """An engine whose commits are on the disk when they return."""
    parsed = parsed_url(url)
    return _sqlite(parsed) if parsed.get_backend_name() == "sqlite" else _postgres(parsed)


def _postgres(url: URL) -> Engine:
    engine = create_engine(
        url,
        connect_args={name: value for name, value in REACHING.items() if name not in url.query},
        hide_parameters=True,
        pool_pre_ping=True,
        pool_size=POOL,
        pool_timeout=PATIENCE,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.execute(DURABLE)
        connection.execute(f"SET lock_timeout = {round(PATIENCE * 1000)}")
        connection.commit()

    return engine


def _sqlite(url: URL) -> Engine:
    """With a write-ahead log that is on the disk before a commit returns."""
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        Path(url.database).touch(mode=0o600)  # seeds and links are nobody else's business
    engine = create_engine(
        url, connect_args={"check_same_thread": False, "timeout": PATIENCE}, hide_parameters=True
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
