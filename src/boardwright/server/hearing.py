"""What other processes on the same database have stored, and who looks at tables there: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog

from boardwright.server.errors import NotStored
from boardwright.server.live import Live
from boardwright.server.store import News, Store
from boardwright.server.store.engines import REACHING, plain_url
from boardwright.server.store.store import CHANNEL

HERE: Final = "here"
GONE: Final = "gone"
WHO: Final = "who"
PAUSE: Final = 0.5
BEAT: Final = 20.0
PATIENCE: Final = 15.0  # how long others may not be heard before the process is held for ill
MOST_NAMED: Final = 100
Heard = tuple[str, str, tuple[str, ...], int | None, str]
LOG: Final = structlog.get_logger("boardwright.hearing")


class Hearing:
    """One connection that listens. When it is lost it is made anew, and every stream is woken: something may
    have been missed."""

    def __init__(self, store: Store, live: Live) -> None:
        self.store = store
        self.live = live
        self._task: asyncio.Task[None] | None = None
        self._deaf_since: float | None = None
        self.others: dict[str, Callable[[str], None]] = {}  # what else is told, and who wants to know
        self._saying: set[asyncio.Task[None]] = set()
        live.announce = self.announce

    def begin(self) -> None:
        """Listen, where there can be other processes."""
        if self.store.is_shared:
            self._deaf_since = time.monotonic()
            self._task = asyncio.create_task(self._go_on())

    @property
    def is_well(self) -> bool:
        """Whether others are heard, where there can be any; a connection that is lost may be made anew."""
        if self._task is None:
            return True
        is_new = self._deaf_since is None or time.monotonic() - self._deaf_since < PATIENCE
        return is_new and not self._task.done()

    async def close(self) -> None:
        """Listen no more; what is to be said is said."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, *self._saying, return_exceptions=True)

    async def _go_on(self) -> None:
        import psycopg

        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as problem:
                LOG.warning("cannot hear other processes", problem=type(problem).__name__)
            except Exception:
                LOG.exception("cannot hear other processes")
            if self._deaf_since is None:
                self._deaf_since = time.monotonic()
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(
            plain_url(self.store.url), autocommit=True, **REACHING
        ) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._deaf_since = None
            self.live.wake_all()
            self.say(News("", (WHO,)))
            while True:
                self.tell_who_is_here()
                async for heard in connection.notifies(timeout=BEAT):
                    self._try_to_hear(heard.payload)
                await connection.execute("SELECT 1")

    def _try_to_hear(self, payload: str) -> None:
        """Anybody may say anything on the channel of a database: what makes no sense is passed over."""
        try:
            self.hear(payload)
        except Exception as problem:
            LOG.warning("what was heard makes no sense", problem=type(problem).__name__, length=len(payload))

    def hear(self, payload: str) -> None:
        """News of another process, which may be newer and say more; what this one has said is known here."""
        process, table, told, only, more = msgspec.convert(json.loads(payload)[:5], Heard)
        if process == self.store.name:
            return
        if WHO in told:
            self.tell_who_is_here()
        elif HERE in told or GONE in told:
            for each_table, person in json.loads(more):
                self.live.note(process, each_table, person, HERE in told)
        for what in told:
            if what in self.others:
                self.others[what](more)
            elif table:
                self.live.tell(table, what, only)

    def announce(self, table: str, person: int, is_here: bool) -> None:
        """Tell others that somebody has come or gone."""
        if self._task is not None:
            self.say(News("", (HERE if is_here else GONE,), more=json.dumps([(table, person)])))

    def tell_who_is_here(self) -> None:
        """Tell others everybody who looks at a table here; they forget what is not told again for long."""
        people = self.live.people()
        for first in range(0, len(people), MOST_NAMED):
            self.say(News("", (HERE,), more=json.dumps(people[first : first + MOST_NAMED])))

    def say(self, news: News) -> None:
        """Send news that are in no transaction."""
        task = asyncio.create_task(self._send(news))
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    async def _send(self, news: News) -> None:
        def write(connection: Any) -> None:
            self.store.post(connection, news)

        try:
            await self.store.write(write)
        except NotStored:
            LOG.warning("others cannot be told", told=news.told)
