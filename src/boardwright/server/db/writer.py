"""One writer thread in front of the database, with group commit: writes that wait are committed together.

A write is a function that gets a connection. Writes that wait are run one after another in one transaction;
when one fails they are run again, each in a transaction of its own, so that it takes nothing of the others
with it. Their callers go on only after the commit. That makes a commit of many tables as cheap as one, and
no success is acknowledged before the disk has it. Reading goes past the writer. `condition` knows whether the
file is still the one that was opened, and whether the disk takes anything.
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

from boardwright.server.db.condition import Condition, failure_of, refused
from boardwright.server.db.engines import WRITER, is_postgres, open_engine
from boardwright.server.db.migrate import upgrade
from boardwright.server.db.schema import KEYS
from boardwright.server.db.versions import Versions
from boardwright.server.errors import NotStored

T = TypeVar("T")
MAX_BATCH: Final = 64
READERS: Final = 6
CHANNEL: Final = "boardwright"
TOUCH: Final = KEYS.update().values(value=KEYS.c.value)  # changes nothing, but has to be written
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
AWAY: Final = (OperationalError, InterfaceError, NoConnection)
LOG: Final = structlog.get_logger("boardwright.writer")


@dataclass(frozen=True)
class Notification:
    """A message to other processes: events of a table, perhaps for the devices of one person, and a
    payload."""

    table: str
    events: tuple[str, ...]
    only: int | None = None
    payload: str = ""


class Store:
    """The database of a running service. `name` identifies its process among others on the same database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(6)
        self.engine = open_engine(url)
        self.is_shared = is_postgres(url)
        upgrade(self.engine)
        self.condition = Condition(url)
        # A transaction reads a snapshot: writes of other processes do not show in it.
        self._reading = self.engine
        if self.is_shared:
            self._reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self.versions = Versions(url)
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name=WRITER, daemon=True)
        self._writer.start()
        self._readers = ThreadPoolExecutor(READERS, "boardwright-reader")

    def close(self) -> None:
        """Finish the writes that wait, then close the connections."""
        self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()
        self.condition.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads; raises NotStored when the database does not answer."""
        try:
            return await self._read(work)
        except SQLAlchemyError as error:
            if not isinstance(error, AWAY) and failure_of(error) is None:
                raise
            raise self.condition.refusal(error, NotStored("not-read")) from error

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads, in the thread of the caller."""
        self.condition.check()
        with self._reading.connect() as connection:
            return work(connection)

    async def ready(self) -> None:
        """Check whether a database that was ill takes writes again; raises NotStored while it does not."""
        if self.condition.problem:
            await self.write(lambda connection: connection.execute(TOUCH))
        if self.condition.problem:
            raise refused(self.condition.problem)

    async def write(self, work: Callable[[Connection], T], about: str = "") -> T:
        """Run a function that writes; returns when it is stored durably, raises NotStored when it is not.

        Raises IntegrityError, too, when another writer was faster. `about` is the table that it changes:
        within a transaction they come in one order, so that processes do not deadlock.
        """
        write = _Write(work, about)
        self._waiting.put(write)
        result: T = await asyncio.wrap_future(write.done)
        return result

    def notify(self, connection: Connection, notification: Notification) -> None:
        """Notify other processes, when and if this transaction is committed."""
        if self.is_shared:
            given = notification
            message = json.dumps([self.name, given.table, given.events, given.only, given.payload])
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": message})

    @property
    def is_writing(self) -> bool:
        """Whether the writer thread is alive."""
        return self._writer.is_alive()

    def _write_on(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            is_last = False
            while len(batch) < MAX_BATCH and not self._waiting.empty():
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
            self.condition.check()
            answers = self._all(batch) or [self._alone(write) for write in batch]
            self.condition.check()  # a file that was deleted meanwhile has not kept them
        except NotStored as refusal:
            answers = [(write, None, refusal) for write in batch]
        except Exception as error:
            answers = [(write, None, self._not_stored(error)) for write in batch]
        if any(problem is None for _, _, problem in answers):
            self.condition.note_success()
        for write, result, problem in answers:
            if problem is None:
                write.done.set_result(result)
            else:
                write.done.set_exception(problem)

    def _all(self, batch: list[_Write]) -> list[_Answer]:
        """Run a batch in one transaction; rolls back and returns an empty list when one of them fails."""
        answers: list[_Answer] = []
        with suppress(_OneFailed), self.engine.begin() as connection:
            try:
                done: list[_Answer] = [(write, write.work(connection), None) for write in batch]
            except Exception:
                raise _OneFailed from None
            answers = done
        return answers

    def _alone(self, write: _Write) -> _Answer:
        """Run one write in its own transaction.

        Savepoints would not do: a full disk ends the whole transaction.
        """
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
            return write, None, error if is_own else self._not_stored(error, own)
        return write, result, None

    def _not_stored(self, error: Exception, own: Exception | None = None) -> NotStored:
        """Return the error for the caller: "not-known" when the connection was lost during the commit
        itself."""
        with suppress(Exception):  # the log may be on the disk that is full
            LOG.error("not stored", problem=str(getattr(error, "orig", None) or error)[:200])
        is_lost = own is None and getattr(error, "connection_invalidated", False)
        return self.condition.refusal(error, NotStored("not-known" if is_lost else "not-stored"))


class _OneFailed(Exception):
    """One write of a batch failed: roll back."""


class _Write:
    def __init__(self, work: Callable[[Connection], Any], about: str) -> None:
        self.work = work
        self.about = about
        self.done: Future[Any] = Future()


_Answer = tuple[_Write, Any, BaseException | None]
