"""Change counts of tables, read for every request, in batches: the cache of a process is coherent by them.

NOTIFY is not enough: its message can come later than the response to the request that made the commit.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from boardwright.server.db.engines import CONNECT_ARGS, plain_url
from boardwright.server.errors import NotStored

if TYPE_CHECKING:
    from psycopg import AsyncConnection

CHANGES: Final = "SELECT id, changes FROM tables WHERE id = ANY(%s)"


class Versions:
    """One connection that only reads change counts."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._connection: AsyncConnection[tuple[str, int]] | None = None
        self._waiting: dict[str, list[asyncio.Future[int | None]]] = {}
        self._task: asyncio.Task[None] | None = None

    async def changes(self, table_id: str) -> int | None:
        """Return the change count of a table, read no earlier than now; None when there is no such table.

        Raises NotStored when the database does not answer.
        """
        found: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table_id, []).append(found)
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await found

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, {}
                try:
                    found = await self._read(list(batch))
                except NotStored as problem:
                    for waiting in (each for those in batch.values() for each in those if not each.done()):
                        waiting.set_exception(problem)
                    continue
                for table_id, those in batch.items():
                    for waiting in (each for each in those if not each.done()):
                        waiting.set_result(found.get(table_id))
        finally:
            self._task = None

    async def _read(self, tables: list[str]) -> dict[str, int]:
        import psycopg

        for is_last in (False, True):
            try:
                if self._connection is None:
                    self._connection = await psycopg.AsyncConnection.connect(
                        plain_url(self.url), autocommit=True, **CONNECT_ARGS
                    )
                return dict(await (await self._connection.execute(CHANGES, [tables])).fetchall())
            except (psycopg.Error, OSError) as error:
                await self.close()
                if is_last:
                    raise NotStored("not-read") from error
        raise AssertionError("unreachable")

    async def close(self) -> None:
        """Close the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()
