"""Transfer a whole database to another one, and verify that both hold the same.

Everything is written in one transaction: if it fails, the target is as empty as it was. The verification
reads both sides again after the transaction, each from its own connection; if that fails, the target is full,
and the error says so.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from alembic.runtime.migration import MigrationContext
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Engine,
    Row,
    String,
    Table,
    collate,
    func,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from boardwright.core.errors import BadOptionError, BoardwrightError
from boardwright.server.db.engines import (
    file_of,
    inspecting,
    is_foreign,
    open_engine,
    parsed_url,
    reading_only,
    shown_url,
)
from boardwright.server.db.migrate import newest, revisions, run
from boardwright.server.db.schema import METADATA

BATCH: Final = 500
ENDINGS: Final = ("", "-wal", "-shm")
OTHERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND (backend_type IS NULL OR backend_type = 'client backend')"  # NULL: another role's, kept from us
)


@dataclass(frozen=True)
class Moved:
    """One table of the database: its number of rows and their SHA-256, as read from both sides."""

    table: str
    rows: tuple[int, int]
    sums: tuple[str, str]

    @property
    def is_same(self) -> bool:
        """Whether both sides hold the same."""
        return self.rows[0] == self.rows[1] and self.sums[0] == self.sums[1]


def look(source: str, target: str) -> None:
    """Check files before anything of them is touched; raises BadOptionError when they cannot be transferred.

    A server is checked by `move`, also before anything is written.
    """
    if same(source, target):
        raise BadOptionError("move-same")
    old, new = file_of(source), file_of(target)
    for path in (old, new):
        if path is not None and path.is_dir():
            raise BadOptionError("database-folder", file=str(path)[:200])
    if old is not None:
        if not old.is_file():
            raise BadOptionError("move-no-source", database=shown(source))
        with opened(inspecting(source)) as engine, engine.connect() as connection:
            check_source(connection, source)
    if new is not None and new.exists():
        with opened(inspecting(target)) as engine, engine.connect() as connection:
            _check_empty(connection, target)


def same(source: str, target: str) -> bool:
    """Return whether two URLs name the same database, as far as the URLs show.

    >>> same("postgres://host/games", "postgresql://host/games"), same("sqlite:///a/../b", "sqlite:///b")
    (True, True)
    """
    old, new = file_of(source), file_of(target)
    if old is None or new is None:
        return parsed_url(source) == parsed_url(target)
    if old.exists() and new.exists():
        return old.samefile(new)
    return os.path.realpath(old) == os.path.realpath(new)


def move(source: str, target: str) -> list[Moved]:
    """Copy everything and verify it; returns the figures of every table.

    Raises BadOptionError before anything is written, any error when writing fails, and BoardwrightError when
    everything was written but the verification fails.
    """
    with opened(reading_only(source)) as old:
        with old.connect() as reading:
            _check_alone(reading, source)
            check_source(reading, source)
        with left_empty(target), opened(open_engine(target)) as new:
            _fill(old, new, target)
            return _proof(old, new, target)


def _fill(old: Engine, new: Engine, target: str) -> None:
    with new.begin() as writing:
        _check_alone(writing, target)
        _check_empty(writing, target)
        run(writing)
        with snapshot(old) as reading:
            for table in METADATA.sorted_tables:
                copy(table, reading, writing)


def _proof(old: Engine, new: Engine, target: str) -> list[Moved]:
    try:
        proof = compared(old, new)
    except (SQLAlchemyError, OSError, ValueError) as error:
        raise BoardwrightError("move-unproven", target=shown(target), problem=problem_of(error)) from None
    differing = [each.table for each in proof if not each.is_same]
    if differing:
        raise BoardwrightError("move-differs", target=shown(target), tables=", ".join(differing))
    return proof


def problem_of(error: Exception) -> str:
    """Return the message of a database error, in one line without a full stop."""
    said = " ".join(str(getattr(error, "orig", None) or error).split())
    return said[:200].rstrip(".")


def compared(old: Engine, new: Engine) -> list[Moved]:
    """Count and hash every table of both sides."""
    with snapshot(old) as one, snapshot(new) as two:
        found = []
        for table in METADATA.sorted_tables:
            (rows, digest), (rows_there, digest_there) = summed(one, table), summed(two, table)
            found.append(Moved(table.name, (rows, rows_there), (digest, digest_there)))
        return found


def summed(connection: Connection, table: Table) -> tuple[int, str]:
    """Return the number of rows of a table, and the SHA-256 of all of them in the order of their keys."""
    digest, count = hashlib.sha256(), 0
    for row in _rows(connection, table):
        plain = json.dumps(list(row), sort_keys=True, separators=(",", ":"), default=_plain)
        digest.update(plain.encode() + b"\n")
        count += 1
    return count, digest.hexdigest()


def _plain(value: object) -> str:
    if not isinstance(value, datetime):
        raise TypeError(f"{type(value).__name__} in a row")
    return value.isoformat()


def _rows(connection: Connection, table: Table) -> Iterator[Row[Any]]:
    """Yield all rows in batches, in an order that is the same in every kind of database."""
    order = [_by_bytes(connection, column) for column in table.primary_key]
    yield from connection.execution_options(yield_per=BATCH).execute(select(table).order_by(*order))


def _by_bytes(connection: Connection, column: Column[Any]) -> ColumnElement[Any]:
    is_foreign = connection.dialect.name == "postgresql" and isinstance(column.type, String)
    return collate(column, "C") if is_foreign else column


def copy(table: Table, reading: Connection, writing: Connection) -> None:
    waiting: list[dict[str, Any]] = []
    for row in _rows(reading, table):
        waiting.append(dict(row._mapping))
        if len(waiting) == BATCH:
            writing.execute(table.insert(), waiting)
            waiting = []
    if waiting:
        writing.execute(table.insert(), waiting)
    counted = table.autoincrement_column
    if counted is not None and writing.dialect.name == "postgresql":
        _set_sequence(writing, table, counted)


def _set_sequence(writing: Connection, table: Table, column: Column[int]) -> None:
    """Set the sequence of an autoincrement column: PostgreSQL does not count rows that came with their
    ids."""
    last = writing.execute(select(func.max(column))).scalar()
    counter = writing.execute(select(func.pg_get_serial_sequence(table.name, column.name))).scalar()
    if last is not None and counter is not None:
        writing.execute(select(func.setval(counter, last)))


def check_source(connection: Connection, url: str) -> None:
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None or is_foreign(connection):
        raise BadOptionError("database-foreign", file=shown(url)[:200])
    if found == newest():
        return
    raise BadOptionError("move-old" if found in revisions() else "move-newer", database=shown(url))


def _check_empty(connection: Connection, url: str) -> None:
    if inspect(connection).get_table_names():
        raise BadOptionError("move-not-empty", database=shown(url))


def _check_alone(connection: Connection, url: str) -> None:
    """Raise BadOptionError when a server has other clients; of an SQLite file the caller makes sure of it."""
    if connection.dialect.name == "postgresql" and connection.execute(OTHERS).scalar_one() > 0:
        raise BadOptionError("move-in-use", database=shown(url))


@contextmanager
def opened(engine: Engine) -> Iterator[Engine]:
    """Yield an engine and close its connections at the end."""
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """Yield a connection that reads a snapshot: everything is of one moment."""
    reading = engine
    if engine.dialect.name == "postgresql":
        reading = engine.execution_options(isolation_level="REPEATABLE READ")
    with reading.connect() as connection, connection.begin():
        yield connection


@contextmanager
def left_empty(url: str) -> Iterator[None]:
    """Delete the file of the target when the transfer fails and it is still empty."""
    path = file_of(url)
    try:
        yield
    except BaseException:
        if path is not None and not _has_tables(path):
            for ending in ENDINGS:
                with suppress(FileNotFoundError):
                    path.with_name(path.name + ending).unlink()
        raise


def _has_tables(path: Path) -> bool:
    with opened(reading_only(f"sqlite:///{path}")) as engine:
        return bool(inspect(engine).get_table_names())


def shown(url: str) -> str:
    """Return a database as a path or as a URL without its password, for messages.

    >>> shown("postgresql://ann:secret@db.example/games?password=secret"), shown("sqlite:////data/games.sqlite")
    ('postgresql://ann@db.example/games?password=…', '/data/games.sqlite')
    """
    path = file_of(url)
    return str(path) if path is not None else shown_url(url)
