"""One writer thread in front of the database: everything written in one go is committed together.

A write is a function that gets a connection. Writes that wait are run one after another in one transaction,
each behind a savepoint of its own, so that one that fails takes nothing of the others with it; their callers
go on only after the commit. That makes a commit of many tables as cheap as one, and nobody is ever told of
success before the disk has it. Reading goes past the writer.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from boardwright.server.errors import NotStored
from boardwright.server.store.migrate import upgrade

T = TypeVar("T")
MOST_TOGETHER: Final = 64


class Store:
    """The database of a running service."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        upgrade(self.engine)
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="boardwright-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what waits, then let go of the database."""
        self._waiting.put(None)
        self._writer.join()
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads."""
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """The same for callers with a thread of their own."""
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function that writes; returns when it is stored durably, raises NotStored when it is not."""
        write = _Write(work)
        self._waiting.put(write)
        result: T = await asyncio.wrap_future(write.done)
        return result

    def _write_on(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            is_last = False
            while len(batch) < MOST_TOGETHER and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    is_last = True
                    break
                batch.append(following)
            self._run(batch)
            if is_last:
                return

    def _run(self, batch: list[_Write]) -> None:
        answers: list[tuple[_Write, Any, BaseException | None]] = []
        try:
            with self.engine.begin() as connection:
                for write in batch:
                    answers.append((write, *self._try(write, connection)))
        except SQLAlchemyError as error:
            for write in batch:
                write.done.set_exception(_not_stored(error))
            return
        for write, result, problem in answers:
            if problem is None:
                write.done.set_result(result)
            else:
                write.done.set_exception(problem)

    def _try(self, write: _Write, connection: Connection) -> tuple[Any, BaseException | None]:
        try:
            with connection.begin_nested():
                return write.work(connection), None
        except Exception as error:
            return None, error


class _Write:
    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.done: Future[Any] = Future()


def _not_stored(error: SQLAlchemyError) -> NotStored:
    refused = NotStored("not-stored")
    refused.__cause__ = error
    return refused


def open_engine(url: str) -> Engine:
    """An engine; SQLite with a write-ahead log that is on the disk before a commit returns."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed)
    if parsed.database and parsed.database != ":memory:":
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed, connect_args={"check_same_thread": False, "timeout": 30})

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
    return threading.current_thread().name != "boardwright-writer"
