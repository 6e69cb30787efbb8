"""One writer thread in front of the database: everything written in one go is committed together.

A write is a function that gets a connection. Writes that wait are run one after another in one transaction;
when one fails they are run again, each behind a savepoint of its own, so that it takes nothing of the others
with it. Their callers go on only after the commit. That makes a commit of many tables as cheap as one, and
nobody is ever told of success before the disk has it. Reading goes past the writer.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from boardwright.server.errors import NotStored
from boardwright.server.store.migrate import upgrade

T = TypeVar("T")
MOST_TOGETHER: Final = 64
LOG: Final = structlog.get_logger("boardwright.store")


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
        """Run a function that writes; returns when it is stored durably, raises NotStored when it is not.

        IntegrityError, what another writer was faster with, is for the caller to judge.
        """
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
        batch = [write for write in batch if write.done.set_running_or_notify_cancel()]
        try:
            answers = self._all(batch) or self._each(batch)
        except Exception as error:
            for write in batch:
                write.done.set_exception(_not_stored(error))
            return
        for write, result, problem in answers:
            if problem is None:
                write.done.set_result(result)
            else:
                write.done.set_exception(problem)

    def _all(self, batch: list[_Write]) -> list[_Answer]:
        """The usual case, without savepoints: all of them, or nothing and an empty list when one fails."""
        answers: list[_Answer] = []
        with suppress(_OneFailed), self.engine.begin() as connection:
            try:
                done: list[_Answer] = [(write, write.work(connection), None) for write in batch]
            except Exception:
                raise _OneFailed from None
            answers = done
        return answers

    def _each(self, batch: list[_Write]) -> list[_Answer]:
        """Each behind a savepoint."""
        with self.engine.begin() as connection:
            return [(write, *self._try(write, connection)) for write in batch]

    def _try(self, write: _Write, connection: Connection) -> tuple[Any, BaseException | None]:
        try:
            with connection.begin_nested():
                return write.work(connection), None
        except IntegrityError as error:
            return None, error
        except SQLAlchemyError as error:
            return None, _not_stored(error)
        except Exception as error:
            return None, error


class _OneFailed(Exception):
    """Roll everything back: one of many failed."""


class _Write:
    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.done: Future[Any] = Future()


_Answer = tuple[_Write, Any, BaseException | None]


def _not_stored(error: Exception) -> NotStored:
    LOG.error("not stored", problem=str(error)[:200])
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
