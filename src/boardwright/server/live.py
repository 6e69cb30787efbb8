"""Who watches which table: every change wakes the streams of that table, which then ask for its version."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

WAKE: Final = "version"
TALK: Final = "chat"
SEATS: Final = "seats"
# Who looks at a table elsewhere is told again and again; after so many seconds of silence it is not believed.
BELIEVED: Final = 70.0


class Live:
    """Streams by table, and which people have one open, here or at another process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, dict[asyncio.Queue[str], int | None]] = defaultdict(dict)
        self._people: defaultdict[tuple[str, int], int] = defaultdict(int)
        self._elsewhere: defaultdict[tuple[str, int], dict[str, float]] = defaultdict(dict)
        self.announce: Callable[[str, int, bool], None] = lambda _table, _person, _is_here: None
        self.closing = asyncio.Event()

    @contextmanager
    def listen(self, table: str, person: int | None = None) -> Iterator[asyncio.Queue[str]]:
        """A queue of what happens at a table, while the block runs; the others see who comes and goes."""
        heard: asyncio.Queue[str] = asyncio.Queue()
        if person is not None and not self._people.get((table, person)):
            self.tell(table, SEATS)
            self.announce(table, person, True)
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
            self.announce(table, person, False)

    def note(self, process: str, table: str, person: int, is_here: bool) -> None:
        """Somebody looks at a table at another process, or no longer does."""
        before = self.is_here(table, person)
        if is_here:
            self._elsewhere[table, person][process] = time.monotonic() + BELIEVED
        else:
            self._elsewhere[table, person].pop(process, None)
            if not self._elsewhere[table, person]:
                del self._elsewhere[table, person]
        if self.is_here(table, person) != before:
            self.tell(table, SEATS)

    def people(self) -> list[tuple[str, int]]:
        """Everybody who looks at a table here."""
        return list(self._people)

    def tell(self, table: str, what: str = WAKE, only: int | None = None) -> None:
        """Wake everybody at a table, or only the devices of one person."""
        for heard, person in self._listeners.get(table, {}).items():
            if only is None or person == only:
                heard.put_nowait(what)

    def wake_all(self) -> None:
        """Wake everybody at every table: anything may have happened."""
        for table in list(self._listeners):
            self.tell(table)
            self.tell(table, SEATS)

    def is_here(self, table: str, person: int | None) -> bool:
        """Whether a person looks at a table now."""
        if person is None:
            return False
        now = time.monotonic()
        elsewhere = self._elsewhere.get((table, person), {})
        return self._people.get((table, person), 0) > 0 or any(until > now for until in elsewhere.values())

    def close(self) -> None:
        """End all streams."""
        self.closing.set()
        for table in list(self._listeners):
            self.tell(table)

    @property
    def streams(self) -> int:
        """How many streams are open."""
        return sum(len(heard) for heard in self._listeners.values())
