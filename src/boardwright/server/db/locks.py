"""Which process answers at which table: a lock of the database, which ends with the process that holds it."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, TextClause, text
from sqlalchemy.exc import SQLAlchemyError

from boardwright.server.errors import NotStored
from boardwright.server.store.store import Store

TAKE: Final = text("SELECT pg_try_advisory_lock(hashtextextended(:table, 8303))")
RELEASE: Final = text("SELECT pg_advisory_unlock(hashtextextended(:table, 8303))")


class Claims:
    """The tables at which this process answers; alone on a database it need not ask."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._one_at_a_time = threading.Lock()
        self._connection: Connection | None = None
        self._is_closed = False

    async def take(self, table_id: str) -> bool:
        """Whether this process may answer at a table; raises NotStored when the database does not answer."""
        if not self.store.is_shared:
            return True
        try:
            return await asyncio.to_thread(self._run, TAKE, table_id)
        except SQLAlchemyError as error:
            raise NotStored("not-read") from error

    async def release(self, table_id: str) -> None:
        """Leave a table to whoever comes; a lost connection has done so already."""
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
                self._let_go()
                raise

    def close(self) -> None:
        """Give everything up, also what a thread is still about to take."""
        with self._one_at_a_time:
            self._is_closed = True
            self._let_go()

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.invalidate()  # its locks must end: it does not go back among the others
                connection.close()
