"""Who watches which table: every change wakes the streams of that table, which then ask for its version."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

WAKE: Final = "version"
TALK: Final = "chat"
SEATS: Final = "seats"


class Live:
    """Streams by table, and which people have one open."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[asyncio.Queue[str]]] = defaultdict(set)
        self._people: defaultdict[tuple[str, int], int] = defaultdict(int)
        self.closing = asyncio.Event()

    @contextmanager
    def listen(self, table: str, person: int | None = None) -> Iterator[asyncio.Queue[str]]:
        """A queue of what happens at a table, while the block runs."""
        heard: asyncio.Queue[str] = asyncio.Queue()
        self._listeners[table].add(heard)
        if person is not None:
            self._people[table, person] += 1
        try:
            yield heard
        finally:
            self._listeners[table].discard(heard)
            if not self._listeners[table]:
                del self._listeners[table]
            if person is not None:
                self._people[table, person] -= 1

    def tell(self, table: str, what: str = WAKE) -> None:
        """Wake everybody at a table."""
        for heard in self._listeners.get(table, ()):
            heard.put_nowait(what)

    def tell_presence(self, table: str) -> None:
        """Somebody has come: the others see it."""
        self.tell(table, SEATS)

    def is_here(self, table: str, person: int | None) -> bool:
        """Whether a person looks at a table now."""
        return person is not None and self._people.get((table, person), 0) > 0

    def close(self) -> None:
        """End all streams."""
        self.closing.set()
        for table in list(self._listeners):
            self.tell(table)

    @property
    def streams(self) -> int:
        """How many streams are open."""
        return sum(len(heard) for heard in self._listeners.values())
