"""Open event streams by table, and presence: who looks at which table, here or at another process.

A stream carries only the names of events; the page then fetches the changes.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from boardwright.server.settings import PRESENCE_TIMEOUT

VERSION: Final = "version"
CHAT: Final = "chat"
SEATS: Final = "seats"


def program_at(seat: int) -> int:
    """Return the number by which a program with an open stream is online: programs are no stored people."""
    return -1 - seat


class Streams:
    """Publish-subscribe between the changes of a table and its open streams in this process."""

    def __init__(self) -> None:
        self._subscribers: defaultdict[str, dict[asyncio.Queue[str], int | None]] = defaultdict(dict)
        self._people: defaultdict[tuple[str, int], int] = defaultdict(int)
        self._elsewhere: defaultdict[tuple[str, int], dict[str, float]] = defaultdict(dict)
        self.announce: Callable[[str, int, bool], None] = lambda _table, _person, _is_online: None
        """Notifies other processes that a person has come to a table or left it; set by the cluster."""
        self.closing = asyncio.Event()

    @contextmanager
    def subscribe(self, table: str, person: int | None = None) -> Iterator[asyncio.Queue[str]]:
        """Yield a queue of the events of a table; a person is online at it while the block runs."""
        queue: asyncio.Queue[str] = asyncio.Queue()
        if person is not None and not self._people.get((table, person)):
            self.publish(table, SEATS)
            self.announce(table, person, True)
        self._subscribers[table][queue] = person
        if person is not None:
            self._people[table, person] += 1
        try:
            yield queue
        finally:
            del self._subscribers[table][queue]
            if not self._subscribers[table]:
                del self._subscribers[table]
            if person is not None:
                self._leave(table, person)

    def _leave(self, table: str, person: int) -> None:
        self._people[table, person] -= 1
        if not self._people[table, person]:
            del self._people[table, person]
            self.publish(table, SEATS)
            self.announce(table, person, False)

    def note_elsewhere(self, process: str, table: str, person: int, is_online: bool) -> None:
        """Note that a person has come to a table at another process, or has left it."""
        before = self.is_online(table, person)
        if is_online:
            self._elsewhere[table, person][process] = time.monotonic() + PRESENCE_TIMEOUT
        else:
            self._elsewhere[table, person].pop(process, None)
            if not self._elsewhere[table, person]:
                del self._elsewhere[table, person]
        if self.is_online(table, person) != before:
            self.publish(table, SEATS)

    def viewers(self) -> list[tuple[str, int]]:
        """Return the people with an open stream of this process, as pairs of table and person."""
        return list(self._people)

    def publish(self, table: str, event: str = VERSION, only: int | None = None) -> None:
        """Send an event to every stream of a table, or only to the devices of one person."""
        for queue, person in self._subscribers.get(table, {}).items():
            if only is None or person == only:
                queue.put_nowait(event)

    def publish_all(self) -> None:
        """Send events to every stream: after a lost connection anything may have been missed."""
        for table in list(self._subscribers):
            self.publish(table)
            self.publish(table, SEATS)

    def is_online(self, table: str, person: int | None) -> bool:
        """Return whether a person looks at a table now, here or at another process."""
        if person is None:
            return False
        now = time.monotonic()
        elsewhere = self._elsewhere.get((table, person), {})
        return self._people.get((table, person), 0) > 0 or any(until > now for until in elsewhere.values())

    def close(self) -> None:
        """End all streams: they wake up and find `closing` set."""
        self.closing.set()
        for table in list(self._subscribers):
            self.publish(table)

    @property
    def count(self) -> int:
        """The number of open streams."""
        return sum(len(queues) for queues in self._subscribers.values())
