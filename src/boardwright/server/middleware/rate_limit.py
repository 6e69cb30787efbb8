"""Rate limits with token buckets: requests, changes, new tables and open streams of each client.

A client is an address; of IPv6 the network, as a household has any number of addresses. A program that has
played here is counted by its token instead, so that several behind one address do not hinder each other; but
tables and streams are always counted by address.
"""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.requests import Request

# Size of a bucket (the burst), and its refill in a second.
CHANGE_RATE: Final = (60.0, 10.0)
REQUEST_RATE: Final = (300.0, 60.0)
CREATION_RATE: Final = (100.0, 0.2)
MONITORING_RATE: Final = (60.0, 10.0)
MAX_BUCKETS: Final = 5000
MAX_PROGRAMS: Final = 5000
MAX_PROGRAMS_PER_ADDRESS: Final = 50
PROGRAM_TIMEOUT: Final = 600.0  # a program that is idle for longer is counted by its address again
MAX_STREAMS: Final = 5000
MAX_STREAMS_PER_ADDRESS: Final = 200
STREAM_SHARE: Final = 0.75  # of all connections; the others are for requests
IPV6_PREFIX: Final = 64
MONITORING: Final = ("/healthz", "/metrics")
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class TokenBuckets:
    """Token buckets by client; the least recently used ones are forgotten."""

    def __init__(self, size: float, refill: float) -> None:
        self.size = size
        self.refill = refill
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def try_take(self, client: str, now: float) -> bool:
        """Take one token from the bucket of a client; returns False when it is empty."""
        left, then = self._left.pop(client, (self.size, now))
        left = min(self.size, left + (now - then) * self.refill)
        granted = left >= 1
        self._left[client] = (left - 1 if granted else left, now)
        while len(self._left) > MAX_BUCKETS:
            self._left.popitem(last=False)
        return granted


class RateLimits:
    """The rate limits of all clients, and the number of streams that each holds open."""

    def __init__(self, max_streams: int = MAX_STREAMS) -> None:
        self.max_streams = max_streams
        self.changes = TokenBuckets(*CHANGE_RATE)
        self.requests = TokenBuckets(*REQUEST_RATE)
        self.creations = TokenBuckets(*CREATION_RATE)
        self.monitoring = TokenBuckets(*MONITORING_RATE)
        # Programs that play, by token, with address and time of their last request, the latest last.
        self.programs: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self.streams: Counter[str] = Counter()

    def try_request(self, request: Request, now: float) -> bool:
        """Count a request; returns False when it is over a limit."""
        path: str = request.scope["path"]
        address = address_of(request)
        if path.startswith("/static/"):
            return True
        if path in MONITORING:
            return self.monitoring.try_take(address, now)
        if is_stream(path) and not self._has_room(address):
            return False
        client = self._client(bearer(request), address, now)
        granted = self.requests.try_take(client, now)
        if granted and request.method not in SAFE_METHODS:
            granted = self.changes.try_take(client, now)
        if granted and request.method == "POST" and makes_table(path):
            granted = self.creations.try_take(address, now)
        return granted

    def _client(self, token: str, address: str, now: float) -> str:
        """Return the key that is counted: the token of a program that plays here, else the address."""
        while self.programs and now - next(iter(self.programs.values()))[1] > PROGRAM_TIMEOUT:
            self.programs.popitem(last=False)
        if token not in self.programs:
            return address
        self.programs[token] = (self.programs[token][0], now)
        self.programs.move_to_end(token)
        return token

    def _has_room(self, address: str) -> bool:
        return self.streams[address] < MAX_STREAMS_PER_ADDRESS and self.streams.total() < self.max_streams

    @contextmanager
    def count_stream(self, request: Request) -> Iterator[None]:
        """Count a stream while it is open; other requests pass."""
        if not is_stream(request.scope["path"]):
            yield
            return
        address = address_of(request)
        self.streams[address] += 1
        try:
            yield
        finally:
            self.streams[address] -= 1
            if not self.streams[address]:
                del self.streams[address]

    def count_by_token(self, request: Request, now: float) -> None:
        """Count a program by its token from now on, as it has played; not more than some of one address."""
        token, address = bearer(request), address_of(request)
        if not token or token in self.programs:
            return
        if sum(1 for each, _ in self.programs.values() if each == address) >= MAX_PROGRAMS_PER_ADDRESS:
            return
        self.programs[token] = (address, now)
        if len(self.programs) > MAX_PROGRAMS:
            self.programs.popitem(last=False)


def stream_limit(connections: int) -> int:
    """Return how many streams a process may hold open that may hold so many connections.

    >>> stream_limit(824), stream_limit(20_000)
    (618, 5000)
    """
    return min(MAX_STREAMS, int(connections * STREAM_SHARE))


def address_of(request: Request) -> str:
    """Return the address that is counted for a request."""
    return network_of(request.client.host if request.client else "")


def network_of(host: str) -> str:
    """Return the address that is counted for a host: IPv4, or the network of an IPv6 address.

    >>> [network_of(host) for host in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8::9", "nonsense")]
    ['192.0.2.7', '192.0.2.7', '2001:db8::', '-']
    """
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return "-"
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), IPV6_PREFIX), strict=False).network_address)


def bearer(request: Request) -> str:
    """Return the bearer token of a program, empty without one."""
    given = request.headers.get("authorization", "")
    return given[-40:] if given.startswith("Bearer ") and len(given) > 20 else ""


def is_stream(path: str) -> bool:
    """Return whether a path answers with an open stream.

    >>> is_stream("/t/abc/stream"), is_stream("/api/v1/tables/abc/events"), is_stream("/t/abc")
    (True, True, False)
    """
    return path.endswith(("/stream", "/events"))


def makes_table(path: str) -> bool:
    """Return whether a form or a call creates a table.

    >>> makes_table("/api/v1/tables"), makes_table("/t/abc/fork"), makes_table("/t/abc/choose")
    (True, True, False)
    """
    return path in ("/tables", "/load", "/api/v1/tables") or path.endswith(("/fork", "/rematch"))
