"""How often tables were changed, asked for by every request: those that wait are asked about in one go.

That is what makes several processes on one database see each other's commits at once: a message would come
later than the answer to whoever made the commit.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from boardwright.server.errors import NotStored
from boardwright.server.store.engines import REACHING, plain_url

if TYPE_CHECKING:
    from psycopg import AsyncConnection

CHANGES: Final = "SELECT id, changes FROM tables WHERE id = ANY(%s)"


class Pulse:
    """One connection that only asks for the number of changes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._connection: AsyncConnection[tuple[str, int]] | None = None
        self._wanted: dict[str, list[asyncio.Future[int | None]]] = {}
        self._task: asyncio.Task[None] | None = None

    async def changes(self, table_id: str) -> int | None:
        """How often a table was changed, no earlier than now; None when there is none. Raises NotStored."""
        found: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._wanted.setdefault(table_id, []).append(found)
        if self._task is None:
            self._task = asyncio.create_task(self._answer())
        return await found

    async def _answer(self) -> None:
        try:
            while self._wanted:
                wanted, self._wanted = self._wanted, {}
                try:
                    found = await self._ask(list(wanted))
                except NotStored as problem:
                    for waiting in (each for those in wanted.values() for each in those if not each.done()):
                        waiting.set_exception(problem)
                    continue
                for table_id, those in wanted.items():
                    for waiting in (each for each in those if not each.done()):
                        waiting.set_result(found.get(table_id))
        finally:
            self._task = None

    async def _ask(self, tables: list[str]) -> dict[str, int]:
        import psycopg

        for is_last in (False, True):
            try:
                if self._connection is None:
                    self._connection = await psycopg.AsyncConnection.connect(
                        plain_url(self.url), autocommit=True, **REACHING
                    )
                return dict(await (await self._connection.execute(CHANGES, [tables])).fetchall())
            except (psycopg.Error, OSError) as error:
                await self.close()
                if is_last:
                    raise NotStored("not-read") from error
        raise AssertionError("unreachable")

    async def close(self) -> None:
        """Let go of the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()
