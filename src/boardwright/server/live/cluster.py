"""Notify other processes on one PostgreSQL of changes and presence, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog

from boardwright.server.db import Notification, Store
from boardwright.server.db.engines import CONNECT_ARGS, plain_url
from boardwright.server.db.writer import CHANNEL
from boardwright.server.errors import NotStored
from boardwright.server.live.streams import Streams
from boardwright.server.settings import CLUSTER_HEARTBEAT, CLUSTER_TIMEOUT, DATABASE_RETRY_DELAY

HERE: Final = "here"
GONE: Final = "gone"
WHO: Final = "who"
MAX_ANNOUNCED: Final = 100  # viewers in one message; PostgreSQL limits it to 8000 bytes
Message = tuple[str, str, tuple[str, ...], int | None, str]
LOG: Final = structlog.get_logger("boardwright.cluster")


class Cluster:
    """One connection with LISTEN. It is reconnected when it is lost; then every stream gets an event, as some
    may have been missed."""

    def __init__(self, store: Store, streams: Streams) -> None:
        self.store = store
        self.streams = streams
        self._task: asyncio.Task[None] | None = None
        self._disconnected_since: float | None = None
        # Handlers of further events: they get the payload.
        self.handlers: dict[str, Callable[[str], None]] = {}
        self._sending: set[asyncio.Task[None]] = set()
        streams.announce = self.announce

    def start(self) -> None:
        """Start to listen, if there can be other processes."""
        if self.store.is_shared:
            self._disconnected_since = time.monotonic()
            self._task = asyncio.create_task(self._run())

    @property
    def is_healthy(self) -> bool:
        """Whether this process hears the others, if there can be any; a short disconnection is healthy."""
        if self._task is None:
            return True
        since = self._disconnected_since
        return (since is None or time.monotonic() - since < CLUSTER_TIMEOUT) and not self._task.done()

    async def close(self) -> None:
        """Stop to listen, after everything to be sent is sent."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, *self._sending, return_exceptions=True)

    async def _run(self) -> None:
        import psycopg

        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as problem:
                LOG.warning("cannot listen to other processes", problem=type(problem).__name__)
            except Exception:
                LOG.exception("cannot listen to other processes")
            if self._disconnected_since is None:
                self._disconnected_since = time.monotonic()
            await asyncio.sleep(DATABASE_RETRY_DELAY)

    async def _listen(self) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(
            plain_url(self.store.url), autocommit=True, **CONNECT_ARGS
        ) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._disconnected_since = None
            self.streams.publish_all()
            self.send(Notification("", (WHO,)))
            while True:
                self.announce_viewers()
                async for heard in connection.notifies(timeout=CLUSTER_HEARTBEAT):
                    self._try_to_receive(heard.payload)
                await connection.execute("SELECT 1")

    def _try_to_receive(self, payload: str) -> None:
        """Receive a message, and skip an invalid one: any client of the database can write to the channel."""
        try:
            self.receive(payload)
        except Exception as problem:
            LOG.warning(
                "invalid message of another process", problem=type(problem).__name__, length=len(payload)
            )

    def receive(self, payload: str) -> None:
        """Dispatch a message of another process; messages of this process are ignored.

        A newer release may append fields to a message: they are ignored, too.
        """
        process, table, events, only, payload_text = msgspec.convert(json.loads(payload)[:5], Message)
        if process == self.store.name:
            return
        if WHO in events:
            self.announce_viewers()
        elif HERE in events or GONE in events:
            for each_table, person in json.loads(payload_text):
                self.streams.note_elsewhere(process, each_table, person, HERE in events)
        for event in events:
            if event in self.handlers:
                self.handlers[event](payload_text)
            elif table:
                self.streams.publish(table, event, only)

    def announce(self, table: str, person: int, is_online: bool) -> None:
        """Notify other processes that a person has come to a table or left it."""
        if self._task is not None:
            self.send(Notification("", (HERE if is_online else GONE,), payload=json.dumps([(table, person)])))

    def announce_viewers(self) -> None:
        """Notify other processes of the viewers of this one.

        Announcements expire after PRESENCE_TIMEOUT.
        """
        people = self.streams.viewers()
        for first in range(0, len(people), MAX_ANNOUNCED):
            self.send(Notification("", (HERE,), payload=json.dumps(people[first : first + MAX_ANNOUNCED])))

    def send(self, notification: Notification) -> None:
        """Send a notification that belongs to no transaction."""
        task = asyncio.create_task(self._send(notification))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, notification: Notification) -> None:
        def write(connection: Any) -> None:
            self.store.notify(connection, notification)

        try:
            await self.store.write(write)
        except NotStored:
            LOG.warning("other processes cannot be notified", events=notification.events)
