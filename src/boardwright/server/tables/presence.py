"""Presence: when the holders of seats were last seen at a table, by a request or an open stream.

This process knows it exactly; the database holds it to within SIGHTING_INTERVAL, for other processes and
for the time after a restart.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from boardwright.server.db import Store
from boardwright.server.db.lazy_writes import LazyWrites
from boardwright.server.live.streams import Streams
from boardwright.server.settings import SIGHTING_INTERVAL
from boardwright.server.tables import rows
from boardwright.server.tables.model import PLAYING, Table

MAX_KEPT: Final = 20_000


@dataclass(frozen=True)
class Sightings:
    """When the holder of each seat was last seen, and the present moment; in UTC."""

    now: datetime
    seen: dict[int, datetime] = field(default_factory=dict)


class Presence:
    """The last sightings of the holders of seats."""

    def __init__(self, store: Store, streams: Streams) -> None:
        self.store = store
        self.streams = streams
        self.writes = LazyWrites(store, SIGHTING_INTERVAL)
        self._seen: OrderedDict[tuple[str, int], datetime] = OrderedDict()

    def note(self, table: Table, seats: Iterable[int]) -> None:
        """Note that the holder of these seats has asked for something at the table."""
        if table.status != PLAYING:
            return
        now = rows.now()
        for number in seats:
            key = (table.id, number)
            self._seen[key] = now
            self._seen.move_to_end(key)
            self._store(table.id, number, now)
        while len(self._seen) > MAX_KEPT:
            self._seen.popitem(last=False)

    def _store(self, table_id: str, number: int, now: datetime) -> None:
        self.writes.put(
            (table_id, number), lambda connection: rows.put_seen(connection, table_id, number, now)
        )

    async def sightings(self, table: Table) -> Sightings:
        """Return when the holders of the seats were last seen; those with an open stream are seen now."""
        stored = await self.store.read(lambda connection: rows.seen_at(connection, table.id))
        now = rows.now()
        found = {}
        for seat in table.seats:
            if self.streams.is_online(table.id, seat.person):
                found[seat.number] = now
                continue
            known = (stored.get(seat.number), self._seen.get((table.id, seat.number)))
            if latest := [each for each in known if each is not None]:
                found[seat.number] = max(latest)
        return Sightings(now, found)

    async def close(self) -> None:
        """Wait until everything that was noted is stored."""
        await self.writes.close()
