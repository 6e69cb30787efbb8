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
        self._listeners: defaultdict[str, dict[asyncio.Queue[str], int | None]] = defaultdict(dict)
        self._people: defaultdict[tuple[str, int], int] = defaultdict(int)
        self.closing = asyncio.Event()

    @contextmanager
    def listen(self, table: str, person: int | None = None) -> Iterator[asyncio.Queue[str]]:
        """A queue of what happens at a table, while the block runs; the others see who comes and goes."""
        heard: asyncio.Queue[str] = asyncio.Queue()
        if person is not None and not self.is_here(table, person):
            self.tell(table, SEATS)
        self._listeners[table][heard] = person
        if person is not None:
            self._people[table, person] += 1
        try:
            yield heard
        finally:
            del self._listeners[table][heard]
            if not self._listeners[table]:
                del self._listeners[table]
            if person is not None:
                self._leave(table, person)

    def _leave(self, table: str, person: int) -> None:
        self._people[table, person] -= 1
        if not self._people[table, person]:
            del self._people[table, person]
            self.tell(table, SEATS)

    def tell(self, table: str, what: str = WAKE, only: int | None = None) -> None:
        """Wake everybody at a table, or only the devices of one person."""
        for heard, person in self._listeners.get(table, {}).items():
            if only is None or person == only:
                heard.put_nowait(what)

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
