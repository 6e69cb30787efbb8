"""How much each client may ask for: requests, changes, new tables, open streams.

A client is an address; of IPv6, where a household has as many as it likes, the network. A program that has
played here is counted by its token instead, so that several behind one address do not hinder each other; but
tables and streams are counted by address for everybody.
"""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.requests import Request

# A burst, and how fast it is filled up again, in a second.
CHANGES: Final = (60.0, 10.0)
ANYTHING: Final = (300.0, 60.0)
MAKING: Final = (100.0, 0.2)
WATCHING: Final = (60.0, 10.0)
BUCKETS: Final = 5000
MOST_PLAYERS: Final = 5000
PLAYERS_EACH: Final = 50
FORGOTTEN: Final = 600.0  # a program that has asked for nothing for so many seconds
MOST_STREAMS: Final = 5000
STREAMS_EACH: Final = 200
NETWORK: Final = 64
WATCHED: Final = ("/healthz", "/metrics")
READING: Final = ("GET", "HEAD", "OPTIONS")


class Buckets:
    """How much each client has left."""

    def __init__(self, size: float, refill: float) -> None:
        self.size = size
        self.refill = refill
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def takes(self, client: str, now: float) -> bool:
        """Whether one more is granted."""
        left, then = self._left.pop(client, (self.size, now))
        left = min(self.size, left + (now - then) * self.refill)
        granted = left >= 1
        self._left[client] = (left - 1 if granted else left, now)
        while len(self._left) > BUCKETS:
            self._left.popitem(last=False)
        return granted


class Rations:
    """What all clients have left, and how many streams they hold open."""

    def __init__(self) -> None:
        self.changes = Buckets(*CHANGES)
        self.anything = Buckets(*ANYTHING)
        self.making = Buckets(*MAKING)
        self.watching = Buckets(*WATCHING)
        # Programs by token, with their address and when they last asked for something: the latest one last.
        self.players: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self.streams: Counter[str] = Counter()

    def grants(self, request: Request, now: float) -> bool:
        """Whether a request may go on."""
        path: str = request.scope["path"]
        address = address_of(request)
        if path.startswith("/static/"):
            return True
        if path in WATCHED:
            return self.watching.takes(address, now)
        if is_stream(path) and not self._has_room(address):
            return False
        client = self._client(bearer(request), address, now)
        granted = self.anything.takes(client, now)
        if granted and request.method not in READING:
            granted = self.changes.takes(client, now)
        if granted and request.method == "POST" and makes_table(path):
            granted = self.making.takes(address, now)
        return granted

    def _client(self, token: str, address: str, now: float) -> str:
        """Who is counted: a program that plays here, else the address."""
        while self.players and now - next(iter(self.players.values()))[1] > FORGOTTEN:
            self.players.popitem(last=False)
        if token not in self.players:
            return address
        self.players[token] = (self.players[token][0], now)
        self.players.move_to_end(token)
        return token

    def _has_room(self, address: str) -> bool:
        return self.streams[address] < STREAMS_EACH and self.streams.total() < MOST_STREAMS

    @contextmanager
    def holding(self, request: Request) -> Iterator[None]:
        """Count a stream while it is open."""
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

    def know(self, request: Request, now: float) -> None:
        """A program has played: it is counted for itself while it goes on, unless many of its address are."""
        token, address = bearer(request), address_of(request)
        if not token or token in self.players:
            return
        if sum(1 for each, _ in self.players.values() if each == address) >= PLAYERS_EACH:
            return
        self.players[token] = (address, now)
        if len(self.players) > MOST_PLAYERS:
            self.players.popitem(last=False)


def address_of(request: Request) -> str:
    """Where a request comes from, as far as it is counted.

    >>> hosts = ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8::9", "nonsense")
    >>> [address_of(Request({"type": "http", "client": (host, 1)})) for host in hosts]
    ['192.0.2.7', '192.0.2.7', '2001:db8::', '-']
    """
    try:
        found = ipaddress.ip_address(request.client.host if request.client else "")
    except ValueError:
        return "-"
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), NETWORK), strict=False).network_address)


def bearer(request: Request) -> str:
    """The token of a program, empty without one."""
    given = request.headers.get("authorization", "")
    return given[-40:] if given.startswith("Bearer ") and len(given) > 20 else ""


def is_stream(path: str) -> bool:
    """Whether an answer may stay open for long.

    >>> is_stream("/t/abc/stream"), is_stream("/api/v1/tables/abc/events"), is_stream("/t/abc")
    (True, True, False)
    """
    return path.endswith(("/stream", "/events"))


def makes_table(path: str) -> bool:
    """Whether a form or a call makes a table.

    >>> makes_table("/api/v1/tables"), makes_table("/t/abc/fork"), makes_table("/t/abc/choose")
    (True, True, False)
    """
    return path in ("/tables", "/load", "/api/v1/tables") or path.endswith(("/fork", "/rematch"))
