"""Connection limits, for each address and in all: the longest idle connection makes room for a new one.

A connection is idle until its request is received whole, and again when its response is sent. So silent and
slow clients are the first to go when descriptors get scarce. A response, and with it an event stream, is not
cut.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, Protocol

MAX_CONNECTIONS_PER_ADDRESS: Final = 300
MAX_CONNECTIONS: Final = 20_000
RESERVED_FILES: Final = (
    200  # descriptors for the database, processes of bots, webhooks, and connections that end
)
MIN_CONNECTIONS: Final = 32
WANTED_FILES: Final = 65_536
UNKNOWN_FILES: Final = 512  # where the system does not say: Windows


class Connection(Protocol):
    """A connection that can be closed to make room for another one."""

    def make_room(self) -> None: ...


class Connections:
    """The open connections of a process, the idle ones in the order in which they became so."""

    def __init__(self, limit: int = MAX_CONNECTIONS, limit_per_address: int = MAX_CONNECTIONS_PER_ADDRESS):
        self.limit = limit
        self.limit_per_address = limit_per_address
        self._addresses: dict[Connection, str] = {}
        self._counts: Counter[str] = Counter()
        self._idle: dict[Connection, None] = {}

    def __len__(self) -> int:
        return len(self._addresses)

    def admit(self, connection: Connection, address: str) -> bool:
        """Count a new connection, closing an idle one if there are too many.

        `address` is empty for a proxy, whose visitors share it: only the limit of all applies. Returns False
        when all connections are busy; the caller then refuses this one.
        """
        if address and self._counts[address] >= self.limit_per_address and not self._close_idle(address):
            return False
        if len(self) >= self.limit and not self._close_idle():
            return False
        self._addresses[connection] = address
        self._counts[address] += 1
        self._idle[connection] = None
        return True

    def set_idle(self, connection: Connection) -> None:
        """Note that a connection waits for a request."""
        if connection in self._addresses:
            self._idle.pop(connection, None)
            self._idle[connection] = None

    def is_idle(self, connection: Connection) -> bool:
        """Return whether a connection waits for a request, or for the rest of one."""
        return connection in self._idle

    def set_busy(self, connection: Connection) -> None:
        """Note that the request of a connection is being answered."""
        self._idle.pop(connection, None)

    def forget(self, connection: Connection) -> None:
        """Stop counting a connection that has ended."""
        address = self._addresses.pop(connection, None)
        self._idle.pop(connection, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]

    def _close_idle(self, address: str | None = None) -> bool:
        """Close the connection, of an address or of any, that has been idle for longest, if there is one."""
        found = next(self._idle_of(address), None)
        if found is None:
            return False
        self.forget(found)
        found.make_room()
        return True

    def _idle_of(self, address: str | None) -> Iterator[Connection]:
        return (each for each in self._idle if address is None or self._addresses[each] == address)


def raise_file_limit() -> int:
    """Raise the soft limit of open files towards the hard one (RLIMIT_NOFILE); returns the limit in force."""
    try:
        import resource
    except ImportError:
        return UNKNOWN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return WANTED_FILES
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if wanted <= soft:
        return soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS has a further limit of its own
        return soft
    return wanted


def connection_limit(files: int) -> int:
    """Return how many connections a process may hold that may open so many files.

    >>> [connection_limit(files) for files in (64, 1024, 65_536)]
    [32, 824, 20000]
    """
    return min(MAX_CONNECTIONS, max(MIN_CONNECTIONS, files - RESERVED_FILES))
