"""Slow bots: which tables have a bot whose decision has not begun for some seconds, and why.

Pages show it. The process that waits notifies the other processes, as a page may be open at any of them.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from boardwright.server.db import Notification
from boardwright.server.live.cluster import Cluster
from boardwright.server.live.streams import SEATS, Streams
from boardwright.server.settings import BOT_SLOW_CHECK_INTERVAL, BOT_SLOW_DELAY
from boardwright.server.tables.model import Table
from boardwright.server.workers.fair_queue import Ticket

SLOW: Final = "slow"  # the event for other processes
MAX_NOTED: Final = 2000
Note = tuple[str, int, str]


class SlowBots:
    """Why bots are slow, by table; a note holds for one version of the match."""

    def __init__(self, streams: Streams, cluster: Cluster) -> None:
        self.streams = streams
        self.cluster = cluster
        self._noted: OrderedDict[str, tuple[int, str]] = OrderedDict()
        cluster.handlers[SLOW] = self._on_note

    def reason_at(self, table: Table) -> str:
        """Return why the bot to act at a table waits; empty when it does not, or not for long."""
        version, reason = self._noted.get(table.id, (-1, ""))
        return reason if version == table.version else ""

    @asynccontextmanager
    async def watch(self, table: Table, ticket: Ticket) -> AsyncIterator[None]:
        """Note while the block runs that a ticket waits for long, and why."""
        task = asyncio.create_task(self._watch(table.id, table.version, ticket))
        try:
            yield
        finally:
            task.cancel()
            self._noted.pop(table.id, None)  # the decision brings a new version to every page

    async def _watch(self, table_id: str, version: int, ticket: Ticket) -> None:
        await asyncio.sleep(BOT_SLOW_DELAY)
        noted = ""
        while True:
            if ticket.delay != noted:
                noted = ticket.delay
                self._note(table_id, version, noted)
                if self.cluster.store.is_shared:
                    payload = json.dumps([table_id, version, noted])
                    self.cluster.send(Notification("", (SLOW,), payload=payload))
            await asyncio.sleep(BOT_SLOW_CHECK_INTERVAL)

    def _on_note(self, payload: str) -> None:
        self._note(*msgspec.convert(json.loads(payload), Note))

    def _note(self, table_id: str, version: int, reason: str) -> None:
        self._noted[table_id] = (version, reason)
        if len(self._noted) > MAX_NOTED:
            self._noted.popitem(last=False)
        self.streams.publish(table_id, SEATS)
