"""One writer thread in front of the database: everything written in one go is committed together.

A write is a function that gets a connection. Writes that wait are run one after another in one transaction;
when one fails they are run again, each in a transaction of its own, so that it takes nothing of the others
with it. Their callers go on only after the commit. That makes a commit of many tables as cheap as one, and
nobody is ever told of success before the disk has it. Reading goes past the writer.
"""

from __future__ import annotations

import asyncio
import json
import queue
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from boardwright.server.errors import NotStored
from boardwright.server.store.engines import WRITER, is_postgres, open_engine
from boardwright.server.store.migrate import upgrade
from boardwright.server.store.pulse import Pulse

T = TypeVar("T")
MOST_TOGETHER: Final = 64
READERS: Final = 6
CHANNEL: Final = "boardwright"
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
AWAY: Final = (OperationalError, InterfaceError, NoConnection)
LOG: Final = structlog.get_logger("boardwright.store")


@dataclass(frozen=True)
class News:
    """What other processes are told: the table, what of it is new, for whom, and more where there is more."""

    table: str
    told: tuple[str, ...]
    only: int | None = None
    more: str = ""


class Store:
    """The database of a running service. `name` tells its process from others on the same database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(6)
        self.engine = open_engine(url)
        self.is_shared = is_postgres(url)
        upgrade(self.engine)
        # What is read in one go is of one moment, whatever other processes write meanwhile.
        self._reading = self.engine
        if self.is_shared:
            self._reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self.pulse = Pulse(url)
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name=WRITER, daemon=True)
        self._writer.start()
        self._readers = ThreadPoolExecutor(READERS, "boardwright-reader")

    def close(self) -> None:
        """Finish what waits, then let go of the database."""
        self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads; raises NotStored when the database does not answer."""
        try:
            return await self._read(work)
        except AWAY as error:
            raise NotStored("not-read") from error

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """The same for callers with a thread of their own."""
        with self._reading.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T], about: str = "") -> T:
        """Run a function that writes; returns when it is stored durably, raises NotStored when it is not.

        IntegrityError, what another writer was faster with, is for the caller to judge. `about` is the table
        that it changes: in a transaction they come in one order, so that processes do not lock each other.
        """
        write = _Write(work, about)
        self._waiting.put(write)
        result: T = await asyncio.wrap_future(write.done)
        return result

    def post(self, connection: Connection, news: News) -> None:
        """Tell other processes, when and if this transaction is committed."""
        if self.is_shared:
            payload = json.dumps([self.name, news.table, news.told, news.only, news.more])
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    @property
    def is_writing(self) -> bool:
        """Whether the writer is at work."""
        return self._writer.is_alive()

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
            self._run(sorted(batch, key=lambda write: write.about))
            if is_last:
                return

    def _run(self, batch: list[_Write]) -> None:
        batch = [write for write in batch if write.done.set_running_or_notify_cancel()]
        try:
            answers = self._all(batch) or [self._alone(write) for write in batch]
        except Exception as error:
            answers = [(write, None, _not_stored(error)) for write in batch]
        for write, result, problem in answers:
            if problem is None:
                write.done.set_result(result)
            else:
                write.done.set_exception(problem)

    def _all(self, batch: list[_Write]) -> list[_Answer]:
        """The usual case: all of them in one transaction, or nothing and an empty list when one fails."""
        answers: list[_Answer] = []
        with suppress(_OneFailed), self.engine.begin() as connection:
            try:
                done: list[_Answer] = [(write, write.work(connection), None) for write in batch]
            except Exception:
                raise _OneFailed from None
            answers = done
        return answers

    def _alone(self, write: _Write) -> _Answer:
        """In a transaction of its own: a full disk ends the whole transaction, savepoints and all, so that
        nothing else may stand in it."""
        own: Exception | None = None
        try:
            with self.engine.begin() as connection:
                try:
                    result = write.work(connection)
                except Exception as error:
                    own = error
                    raise
        except Exception as error:
            is_own = own is not None and (
                isinstance(own, IntegrityError) or not isinstance(own, SQLAlchemyError)
            )
            return write, None, error if is_own else _not_stored(error, own)
        return write, result, None


class _OneFailed(Exception):
    """Roll everything back: one of many failed."""


class _Write:
    def __init__(self, work: Callable[[Connection], Any], about: str) -> None:
        self.work = work
        self.about = about
        self.done: Future[Any] = Future()


_Answer = tuple[_Write, Any, BaseException | None]


def _not_stored(error: Exception, own: Exception | None = None) -> NotStored:
    """Not stored; when the connection is lost at the end of it all, nobody knows."""
    with suppress(Exception):  # the log may be on the disk that is full
        LOG.error("not stored", problem=str(error)[:200])
    is_lost = own is None and getattr(error, "connection_invalidated", False)
    refused = NotStored("not-known" if is_lost else "not-stored")
    refused.__cause__ = error
    return refused
