"""Writes that no request waits for, throttled: the same thing is written at most once per interval."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final

import structlog
from sqlalchemy import Connection

from boardwright.server.db.writer import Store
from boardwright.server.errors import NotStored

MAX_KEYS: Final = 20_000
LOG: Final = structlog.get_logger("boardwright.lazy")


class LazyWrites:
    """A throttle by key. Only for what may be lost: a write that the database refuses is not repeated."""

    def __init__(self, store: Store, interval: float) -> None:
        self.store = store
        self.interval = interval
        self._written: OrderedDict[Hashable, float] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def put(self, key: Hashable, write: Callable[[Connection], Any]) -> None:
        """Write in the background, unless something with that key was written within the interval."""
        now = time.monotonic()
        if now - self._written.get(key, -self.interval) < self.interval:
            return
        self._written[key] = now
        self._written.move_to_end(key)
        while len(self._written) > MAX_KEYS:
            self._written.popitem(last=False)
        task = asyncio.create_task(self._write(write))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def forget(self, key: Hashable) -> None:
        """Let the next write with that key through."""
        self._written.pop(key, None)

    async def _write(self, write: Callable[[Connection], Any]) -> None:
        try:
            await self.store.write(write)
        except NotStored:
            LOG.info("not stored, and not repeated")

    async def close(self) -> None:
        """Wait for the writes that are under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
