"""Advisory locks of PostgreSQL: one process runs the bots of a table. A lock ends with its process."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, TextClause, text
from sqlalchemy.exc import SQLAlchemyError

from boardwright.server.db.writer import Store
from boardwright.server.errors import NotStored

ACQUIRE: Final = text("SELECT pg_try_advisory_lock(hashtextextended(:table, 8303))")
RELEASE: Final = text("SELECT pg_advisory_unlock(hashtextextended(:table, 8303))")


class Locks:
    """The locks that this process holds, on one connection; on SQLite it is alone and gets every lock."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._one_at_a_time = threading.Lock()
        self._connection: Connection | None = None
        self._is_closed = False

    async def try_acquire(self, table_id: str) -> bool:
        """Acquire the lock of a table unless another process has it; returns whether it is ours.

        Raises NotStored when the database does not answer.
        """
        if not self.store.is_shared:
            return True
        try:
            return await asyncio.to_thread(self._run, ACQUIRE, table_id)
        except SQLAlchemyError as error:
            raise NotStored("not-read") from error

    async def release(self, table_id: str) -> None:
        """Release the lock of a table; a lost connection has done so already."""
        if self.store.is_shared:
            with suppress(SQLAlchemyError):
                await asyncio.to_thread(self._run, RELEASE, table_id)

    def _run(self, statement: TextClause, table_id: str) -> bool:
        with self._one_at_a_time:
            if self._is_closed:
                return False
            try:
                if self._connection is None:
                    engine = self.store.engine.execution_options(isolation_level="AUTOCOMMIT")
                    self._connection = engine.connect()
                return bool(self._connection.execute(statement, {"table": table_id}).scalar())
            except SQLAlchemyError:
                self._disconnect()
                raise

    def close(self) -> None:
        """Release every lock, also one that a thread is still about to acquire."""
        with self._one_at_a_time:
            self._is_closed = True
            self._disconnect()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.invalidate()  # back in the pool it would keep its locks
                connection.close()
