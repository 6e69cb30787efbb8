"""One webhook per seat: a small message to an address of the player's when it is their turn."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from urllib.parse import urlsplit

import structlog

from boardwright import registry
from boardwright.server.errors import Unwanted
from boardwright.server.settings import Settings
from boardwright.server.table import Table
from boardwright.server.tables import Tables

LONGEST_URL: Final = 500
PATIENCE: Final = 5.0
LONGEST_ANSWER: Final = 1024
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")  # IPv4 behind NAT64
# IPv6 that stands for IPv4 or for a network of one's own, though the library calls some of it global.
INWARD: Final = tuple(
    ipaddress.IPv6Network(net)
    for net in ("::/96", "::ffff:0:0:0/96", "64:ff9b:1::/48", "fec0::/10", "5f00::/16", "100::/64")
)
# Names are looked up in threads of their own: where a name's server does not answer, nothing else waits.
LOOKING_UP: Final = ThreadPoolExecutor(4, "boardwright-names")
LOG: Final = structlog.get_logger("boardwright.telling")


class Telling:
    """Tells each seat with an address once for each time that its turn begins."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.settings = settings
        self._tasks: set[asyncio.Task[None]] = set()
        tables.listeners.append(self.look)

    def look(self, table: Table) -> None:
        """Tell those whose turn has just begun, by a commit of this process: others tell of theirs."""
        called, table.called = table.called, ()
        for number in called:
            if number in table.to_act() and table.seats[number].webhook:
                self._begin(table, number)

    def _begin(self, table: Table, number: int) -> None:
        task = asyncio.create_task(self._try(table.seats[number].webhook, self.message(table, number)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, url: str, message: dict[str, object]) -> None:
        try:
            await send(url, message)
        except (OSError, ValueError, Unwanted) as problem:
            LOG.warning("webhook failed", problem=type(problem).__name__)

    def message(self, table: Table, number: int) -> dict[str, object]:
        """What is sent; `text` and `content` are what common chat programs show."""
        path = f"{self.settings.address}/t/{table.id}"
        title = registry.game(table.game_id).meta.title
        text = f"Boardwright: it is the turn of {table.seats[number].shown} ({title}). {path}"
        return {"text": text, "content": text, "table": table.id, "game": table.game_id, "seat": number}

    async def close(self) -> None:
        """Leave what is on its way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def check_url(url: str) -> str:
    """An address as it may be stored: http or https, with a host and without a name and password."""
    url = url.strip()
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Unwanted("webhook-url") from None
    is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if (
        parts.scheme not in ("http", "https")
        or not parts.hostname
        or "@" in parts.netloc
        or not is_plain
        or port == 0
    ):
        raise Unwanted("webhook-url")
    return url


async def check_host(url: str) -> None:
    """Refuse an address whose host does not exist, cannot be found in time, or is not public."""
    parts = urlsplit(url)
    try:
        async with asyncio.timeout(PATIENCE):
            await public_address(parts.hostname or "", parts.port or 443)
    except TimeoutError:
        raise Unwanted("webhook-host", host=(parts.hostname or "")[:80]) from None


def addresses(host: str, port: int) -> list[str]:
    """All addresses of a host."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


async def public_address(host: str, port: int) -> str:
    """The address of a host, refused when it is one of this machine or of a private network."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.run_in_executor(LOOKING_UP, addresses, host, port)
    except (OSError, UnicodeError):
        raise Unwanted("webhook-host", host=host[:80]) from None
    for address in found:
        if not is_public(ipaddress.ip_address(address.split("%")[0])):
            raise Unwanted("webhook-private", host=host[:80])
    return found[0]


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is one of the public network, also where it holds another one inside."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if address in TRANSLATED:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if any(address in net for net in INWARD):
            return False
    return address.is_global and not address.is_multicast


async def send(url: str, message: dict[str, object]) -> int:
    """Post a message; returns the status. The address that was checked is the one that is called."""
    parts = urlsplit(check_url(url))
    assert parts.hostname is not None
    port = parts.port or (443 if parts.scheme == "https" else 80)
    async with asyncio.timeout(PATIENCE):
        address = await public_address(parts.hostname, port)
        secure = ssl.create_default_context() if parts.scheme == "https" else None
        name = parts.hostname if secure else None
        reader, writer = await asyncio.open_connection(address, port, ssl=secure, server_hostname=name)
        try:
            body = json.dumps(message).encode()
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            head = (
                f"POST {target} HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\nUser-Agent: boardwright\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            line = (await reader.read(LONGEST_ANSWER)).decode("ascii", "replace").split(maxsplit=2)
            return int(line[1]) if len(line) > 1 and line[1].isdecimal() else 0
        finally:
            writer.close()
