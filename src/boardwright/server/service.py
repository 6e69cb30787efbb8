"""Everything a running service holds, and how it starts and stops."""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
from types import FrameType
from typing import Any, Final

from boardwright.server.analysing import Analyses
from boardwright.server.answering import Answering
from boardwright.server.guard import Meters
from boardwright.server.hearing import Hearing
from boardwright.server.hinting import Hints
from boardwright.server.live import Live
from boardwright.server.outside import Workers
from boardwright.server.people import People
from boardwright.server.seeing import Seeing
from boardwright.server.settings import Settings
from boardwright.server.store import Store
from boardwright.server.store.claims import Claims
from boardwright.server.tables import Tables
from boardwright.server.telling import Telling
from boardwright.server.thinking import Thinkers

# The writer gives up the interpreter at every statement; a busy loop gives it back after so many seconds.
SWITCH: Final = 0.0005


class Service:
    """The parts of the service, put together."""

    def __init__(self, settings: Settings, meters: Meters) -> None:
        self.settings = settings
        self.meters = meters
        self.store = Store(settings.database)
        self.live = Live()
        self.hearing = Hearing(self.store, self.live)
        self.claims = Claims(self.store)
        self.people = People(self.store)
        self.tables = Tables(self.store, self.live, settings.kept)
        is_outside = settings.thinkers == 0
        self.thinkers = Workers(self.store, self.hearing) if is_outside else Thinkers(settings.thinkers)
        self.answering = Answering(self.tables, self.thinkers, self.claims, settings.pace)
        self.analyses = Analyses(self.tables, settings.analysis)
        self.hints = Hints(self.thinkers)
        self.telling = Telling(self.tables, settings)
        self.seeing = Seeing()
        self.verified: dict[str, bool] = {}
        self._handlers: dict[signal.Signals, Any] = {}

    async def open(self) -> None:
        """Read what is stored, and let bots go on."""
        sys.setswitchinterval(SWITCH)
        self._end_streams_on_signals()
        await self.people.open()
        self.hearing.begin()
        self.answering.wake()

    def _end_streams_on_signals(self) -> None:
        """A server waits for its open connections before it closes the service: so streams end first."""
        if threading.current_thread() is not threading.main_thread():
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            before = signal.getsignal(number)
            if not callable(before):
                continue

            def ended(caught: int, frame: FrameType | None, before: Any = before) -> None:
                loop.call_soon_threadsafe(self.live.close)
                before(caught, frame)

            self._handlers[number] = before
            signal.signal(number, ended)

    async def close(self) -> None:
        """End streams, bots and the writer, in this order."""
        for number, before in self._handlers.items():
            signal.signal(number, before)
        self.live.close()
        await self.answering.close()
        await self.hints.close()
        await self.analyses.close()
        await self.telling.close()
        self.thinkers.close()
        await self.hearing.close()
        await self.store.pulse.close()
        self.claims.close()
        self.store.close()
