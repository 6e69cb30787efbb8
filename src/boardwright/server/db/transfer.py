"""Carry a whole database over to another one, and prove that both hold the same.

Everything is written in one transaction: when anything fails in it the target is as empty as it was. The
proof reads both sides anew, each from its own connection, after the transaction; when that fails the target
is full, and the error says so.
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
from boardwright.server.store.engines import (
    file_of,
    is_foreign,
    looking,
    open_engine,
    parsed_url,
    reading_only,
    shown_url,
)
from boardwright.server.store.migrate import newest, revisions, run
from boardwright.server.store.schema import METADATA

TOGETHER: Final = 500
ENDINGS: Final = ("", "-wal", "-shm")
OTHERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND (backend_type IS NULL OR backend_type = 'client backend')"  # NULL: another role's, kept from us
)


@dataclass(frozen=True)
class Moved:
    """One table of the database: its rows and their SHA-256, as read from both sides."""

    table: str
    rows: tuple[int, int]
    sums: tuple[str, str]

    @property
    def is_same(self) -> bool:
        """Whether both sides hold the same."""
        return self.rows[0] == self.rows[1] and self.sums[0] == self.sums[1]


def look(source: str, target: str) -> None:
    """Refuse files that cannot be moved before anything of them is touched; raises BadOptionError.

    A server is asked in `move`, where nothing is written before either.
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
        with opened(looking(source)) as engine, engine.connect() as connection:
            _check_source(connection, source)
    if new is not None and new.exists():
        with opened(looking(target)) as engine, engine.connect() as connection:
            _check_empty(connection, target)


def same(source: str, target: str) -> bool:
    """Whether two names lead to one database, as far as the names tell.

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
    """Carry everything over.

    Raises BadOptionError before anything is written, any error when it cannot be, and BoardwrightError when
    everything was written and is not proven.
    """
    with opened(reading_only(source)) as old:
        with old.connect() as reading:
            _check_alone(reading, source)
            _check_source(reading, source)
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
                _copy(table, reading, writing)


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
    """What a database says, in one line without a full stop."""
    said = " ".join(str(getattr(error, "orig", None) or error).split())
    return said[:200].rstrip(".")


def compared(old: Engine, new: Engine) -> list[Moved]:
    """Every table of both sides, counted and summed up anew."""
    with snapshot(old) as one, snapshot(new) as two:
        found = []
        for table in METADATA.sorted_tables:
            (rows, digest), (rows_there, digest_there) = summed(one, table), summed(two, table)
            found.append(Moved(table.name, (rows, rows_there), (digest, digest_there)))
        return found


def summed(connection: Connection, table: Table) -> tuple[int, str]:
    """How many rows a table has, and the SHA-256 of all of them in the order of their keys."""
    digest, count = hashlib.sha256(), 0
    for row in _rows(connection, table):
        plain = json.dumps(list(row), sort_keys=True, separators=(",", ":"), default=_plain)
        digest.update(plain.encode() + b"\n")
        count += 1
    return count, digest.hexdigest()


def _plain(value: object) -> str:
    assert isinstance(value, datetime)
    return value.isoformat()


def _rows(connection: Connection, table: Table) -> Iterator[Row[Any]]:
    """All rows, without holding them all, in an order that does not depend on the kind of database."""
    order = [_by_bytes(connection, column) for column in table.primary_key]
    yield from connection.execution_options(yield_per=TOGETHER).execute(select(table).order_by(*order))


def _by_bytes(connection: Connection, column: Column[Any]) -> ColumnElement[Any]:
    is_foreign = connection.dialect.name == "postgresql" and isinstance(column.type, String)
    return collate(column, "C") if is_foreign else column


def _copy(table: Table, reading: Connection, writing: Connection) -> None:
    waiting: list[dict[str, Any]] = []
    for row in _rows(reading, table):
        waiting.append(dict(row._mapping))
        if len(waiting) == TOGETHER:
            writing.execute(table.insert(), waiting)
            waiting = []
    if waiting:
        writing.execute(table.insert(), waiting)
    counted = table.autoincrement_column
    if counted is not None and writing.dialect.name == "postgresql":
        _go_on_counting(writing, table, counted)


def _go_on_counting(writing: Connection, table: Table, column: Column[int]) -> None:
    """PostgreSQL numbers rows by a counter of its own, which does not know of those that came with theirs."""
    last = writing.execute(select(func.max(column))).scalar()
    counter = writing.execute(select(func.pg_get_serial_sequence(table.name, column.name))).scalar()
    if last is not None and counter is not None:
        writing.execute(select(func.setval(counter, last)))


def _check_source(connection: Connection, url: str) -> None:
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
    """Of an SQLite file the caller makes sure of it."""
    if connection.dialect.name == "postgresql" and connection.execute(OTHERS).scalar_one() > 0:
        raise BadOptionError("move-in-use", database=shown(url))


@contextmanager
def opened(engine: Engine) -> Iterator[Engine]:
    """An engine that is closed at the end."""
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that reads what is there at one moment; nothing else stays connected behind it."""
    reading = engine
    if engine.dialect.name == "postgresql":
        reading = engine.execution_options(isolation_level="REPEATABLE READ")
    with reading.connect() as connection, connection.begin():
        yield connection


@contextmanager
def left_empty(url: str) -> Iterator[None]:
    """A file that was made for a move that fails is taken away again."""
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
    """A database as it may be shown: without its password.

    >>> shown("postgresql://ann:secret@db.example/games?password=secret"), shown("sqlite:////data/games.sqlite")
    ('postgresql://ann@db.example/games?password=…', '/data/games.sqlite')
    """
    path = file_of(url)
    return str(path) if path is not None else shown_url(url)
