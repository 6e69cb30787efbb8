"""The service: its parts put together, started and stopped."""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
from types import FrameType
from typing import Any, Final

from boardwright.server.accounts import Accounts
from boardwright.server.db import Store
from boardwright.server.db.locks import Locks
from boardwright.server.live.cluster import Cluster
from boardwright.server.live.streams import Streams
from boardwright.server.middleware.metrics import Metrics
from boardwright.server.settings import Settings
from boardwright.server.tables.repository import Tables
from boardwright.server.views.table_page import TablePages
from boardwright.server.webhooks import Webhooks
from boardwright.server.workers.analyses import Analyses
from boardwright.server.workers.claims import Claims
from boardwright.server.workers.hints import Hints
from boardwright.server.workers.lanes import local_lanes, remote_lanes
from boardwright.server.workers.pool import ProcessPool
from boardwright.server.workers.remote import RemotePool
from boardwright.server.workers.runner import BotRunner, Thinking
from boardwright.server.workers.slow_bots import SlowBots

# The writer thread releases the interpreter lock at every statement; a busy event loop gives it back after
# this many seconds. With Python's default (5 ms) every commit would wait for several of them.
SWITCH_INTERVAL: Final = 0.0005


class Service:
    """Everything that a running service holds. Routes get it as a dependency."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.store = Store(settings.database)
        self.streams = Streams()
        self.cluster = Cluster(self.store, self.streams)
        self.locks = Locks(self.store)
        self.accounts = Accounts(self.store)
        self.tables = Tables(self.store, self.streams, settings.memory)
        is_remote = settings.thinkers == 0
        self.pool = RemotePool(self.store, self.cluster) if is_remote else ProcessPool(settings.thinkers)
        self.quick_pool = self.pool if is_remote else ProcessPool(1)
        lanes = (
            remote_lanes(self.pool)
            if is_remote
            else local_lanes(self.quick_pool, self.pool, settings.thinkers)
        )
        self.claims = Claims(self.streams)
        self.slow_bots = SlowBots(self.streams, self.cluster)
        thinking = Thinking(lanes, self.claims, self.slow_bots)
        self.bot_runner = BotRunner(self.tables, thinking, self.locks, settings.pace)
        self.analyses = Analyses(self.tables, settings.analysis)
        self.hints = Hints(lanes.search, self.claims)
        self.webhooks = Webhooks(self.tables, settings)
        self.pages = TablePages()
        self.verified: dict[str, bool] = {}
        self._handlers: dict[signal.Signals, Any] = {}

    async def open(self) -> None:
        """Start the background tasks: the cluster, and bots that are asked."""
        sys.setswitchinterval(SWITCH_INTERVAL)
        self._end_streams_on_signals()
        await self.accounts.open()
        self.cluster.start()
        self.bot_runner.start()

    def _end_streams_on_signals(self) -> None:
        """End the streams on SIGINT and SIGTERM: the server waits for open connections before it calls
        `close`."""
        if threading.current_thread() is not threading.main_thread():
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            before = signal.getsignal(number)
            if not callable(before):
                continue

            def ended(caught: int, frame: FrameType | None, before: Any = before) -> None:
                loop.call_soon_threadsafe(self.streams.close)
                before(caught, frame)

            self._handlers[number] = before
            signal.signal(number, ended)

    async def close(self) -> None:
        """Stop streams, bots and the writer, in this order."""
        for number, before in self._handlers.items():
            signal.signal(number, before)
        self.streams.close()
        await self.bot_runner.close()
        await self.hints.close()
        await self.analyses.close()
        await self.webhooks.close()
        await self.tables.presence.close()
        await self.accounts.close()
        self.pool.close()
        self.quick_pool.close()
        await self.cluster.close()
        await self.store.versions.close()
        self.locks.close()
        self.store.close()
