"""Repository of tables: a cache over the database, kept coherent with other processes by a change count.

Every change is stored before it is published or answered (see `db.writer`).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import Connection

from boardwright.core.errors import BoardwrightError
from boardwright.server.db import Notification, Store
from boardwright.server.errors import Damaged, NotFound, NotStored
from boardwright.server.live.streams import Streams
from boardwright.server.settings import DATABASE_RETRY_DELAY, DEFAULT_MEMORY
from boardwright.server.tables import rows
from boardwright.server.tables.events import TableEvents
from boardwright.server.tables.model import PLAYING, Seat, Table
from boardwright.server.tables.presence import Presence
from boardwright.server.tables.replay import catch_up, check_installed, reopen

UNKNOWN: Final = -1
"""The change count of a table whose stored state is uncertain: it is read again before its next use."""
LOG: Final = structlog.get_logger("boardwright.tables")


class Tables:
    """The tables of a service.

    At most one object of a table exists in a process, so that its lock is the lock.
    """

    def __init__(self, store: Store, streams: Streams, memory: int = DEFAULT_MEMORY) -> None:
        self.store = store
        self.streams = streams
        self.events = TableEvents(streams)
        self.presence = Presence(store, streams)
        self.limit = memory * 1_000_000
        self.moves = 0
        self.busy: set[str] = set()
        """Tables that must stay in the cache: a task works on them."""
        self._cache: OrderedDict[str, Table] = OrderedDict()
        self._sizes: dict[str, int] = {}  # of the tables in the cache, estimated in bytes
        self._size = 0
        # Evicted tables that a request or a task still holds: they are found again instead of loaded twice.
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Lock] = {}

    async def find(self, table_id: str) -> Table:
        """Return the table with that id, from the cache or replayed from its log.

        Raises NotFound when there is none, Gone when its game is not installed, Damaged when it is not what
        was written, NotStored when the database does not answer.
        """
        if (known := self._alive.get(table_id)) is not None:
            await self._refresh_if_stale(known)
            return self._keep(known)
        try:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                if (known := self._alive.get(table_id)) is not None:
                    return self._keep(known)
                return self._keep(await self._open(table_id))
        except Damaged as problem:
            LOG.error("table damaged", table=table_id, problem=problem.arguments.get("problem"))
            raise
        finally:
            self._loading.pop(table_id, None)

    async def _open(self, table_id: str) -> Table:
        """Load a table and replay its match."""
        table = await self.store.read(lambda connection: rows.load_table(connection, table_id))
        if table is None:
            raise NotFound("no-table")
        check_installed(table)
        await asyncio.to_thread(reopen, table)
        return table

    async def find_with_retry(self, table_id: str) -> Table:
        """Return the table for an open stream.

        Retries while the database is away, until the service stops.
        """
        while True:
            try:
                return await self.find(table_id)
            except NotStored:
                if self.streams.closing.is_set():
                    raise
                await asyncio.sleep(DATABASE_RETRY_DELAY)

    async def preview(self, table_id: str) -> Table | None:
        """Return a table for a list; None when it cannot be opened.

        A table that waits or is over comes without its match unless it is cached: a list does not need it.
        """
        if table_id in self._alive:
            await self._refresh_if_stale(self._alive[table_id])
            return self._alive[table_id]
        try:
            table = await self.store.read(lambda connection: rows.load_table(connection, table_id))
            if table is None:
                return None
            check_installed(table)
            return await self.find(table_id) if table.status == PLAYING else table
        except NotStored:
            raise
        except BoardwrightError as problem:
            LOG.warning("table cannot be opened", table=table_id, problem=problem.message)
            return None

    async def find_by_invite(self, invite: str) -> tuple[Table, Seat]:
        """Return the table and seat of an invitation link; raises NotFound."""
        found = await self.store.read(lambda connection: rows.table_by_invite(connection, invite))
        if found is None:
            raise NotFound("no-invitation")
        table = await self.find(found[0])
        return table, table.seats[found[1]]

    async def _refresh_if_stale(self, table: Table) -> None:
        """Refresh a cached table that another process, or a personal link, has changed."""
        if self.store.is_shared:
            changes = await self.store.versions.changes(table.id)
            if changes != table.changes:
                await self.refresh(table, changes)
        elif table.changes == UNKNOWN:
            await self.refresh(table)

    async def refresh(self, table: Table, changes: int | None = None) -> None:
        """Load the changes of other processes, unless the table has reached that change count meanwhile."""
        async with table.lock:
            if table.changes == changes:
                return
            found = await self.store.read(lambda connection: rows.load_table(connection, table.id, table))
            if found is None:
                raise NotFound("no-table")
            table.adopt(found, await asyncio.to_thread(catch_up, table, found))

    def add(self, table: Table) -> None:
        """Cache a table that was just created."""
        self._keep(table)

    def forget(self, table_id: str) -> None:
        """Drop a table from the cache, so that it is loaded again."""
        self._evict(table_id)
        self._alive.pop(table_id, None)

    def _keep(self, table: Table) -> Table:
        """Put a table at the end of the LRU cache; evict those at its front that nothing works on."""
        self._cache[table.id] = self._alive[table.id] = table
        self._cache.move_to_end(table.id)
        size = table.size
        self._size += size - self._sizes.get(table.id, 0)
        self._sizes[table.id] = size
        if self._size > self.limit:
            self._make_room()
        return table

    def _make_room(self) -> None:
        for table_id in list(self._cache)[:-1]:
            if self._size <= self.limit:
                return
            if table_id not in self.busy and not self._cache[table_id].lock.locked():
                self._evict(table_id)

    def _evict(self, table_id: str) -> None:
        self._cache.pop(table_id, None)
        self._size -= self._sizes.pop(table_id, 0)

    def reassign(self, before: int, after: int) -> None:
        """Give the cached seats and tables of one person to another, as a personal link has stored it.

        The link has raised the change count of each table, so they are also marked as stale.
        """
        for table in list(self._alive.values()):
            if before != table.owner and all(seat.person != before for seat in table.seats):
                continue
            table.changes = UNKNOWN
            table.owner = after if table.owner == before else table.owner
            table.seats = [
                replace(seat, person=after) if seat.person == before else seat for seat in table.seats
            ]

    async def change(
        self,
        table: Table,
        work: Callable[[Connection], None],
        *events: str,
        only: int | None = None,
        **values: Any,
    ) -> None:
        """Store a change of a table in one transaction: its fields in `values`, then `work`.

        Other processes are notified of `events` with the commit; `only` limits them to the devices of a
        person. Raises StaleTable when another process was faster, NotStored when the database does not take
        it.
        """

        def write(connection: Connection) -> None:
            rows.claim(connection, table, **values)
            work(connection)
            self.store.notify(connection, Notification(table.id, events, only))

        try:
            await self.store.write(write, table.id)
        except NotStored:
            if self.store.is_shared:
                table.changes = UNKNOWN  # the commit may have succeeded and only its acknowledgement was lost
            raise
        if table.changes != UNKNOWN:
            table.changes += 1
