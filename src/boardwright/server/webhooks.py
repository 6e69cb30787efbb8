"""Webhooks: a message to a URL of the player when the turn of their seat begins, or a bot substitutes.

Private addresses are refused.
"""

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
from boardwright.core.game import SEAT_NAMES
from boardwright.server.errors import BadRequest
from boardwright.server.settings import WEBHOOK_TIMEOUT, Settings
from boardwright.server.tables.model import BOT, Table
from boardwright.server.tables.repository import Tables

MAX_URL: Final = 500
MAX_RESPONSE: Final = 1024
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")  # IPv4 behind NAT64
# IPv6 that maps to IPv4 or to a private network, though `ipaddress` calls some of it global.
INWARD: Final = tuple(
    ipaddress.IPv6Network(net)
    for net in ("::/96", "::ffff:0:0:0/96", "64:ff9b:1::/48", "fec0::/10", "5f00::/16", "100::/64")
)
# DNS lookups run in their own threads: a name server that does not answer blocks nothing else.
RESOLVER: Final = ThreadPoolExecutor(4, "boardwright-names")
LOG: Final = structlog.get_logger("boardwright.webhooks")


class Webhooks:
    """Calls the webhook of a seat once, each time that its turn begins."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.settings = settings
        self._tasks: set[asyncio.Task[None]] = set()
        tables.events.listeners.append(self.on_change)

    def on_change(self, table: Table) -> None:
        """Call the webhooks of seats whose turn a commit of this process has begun, or that it gave to a bot.

        Other processes call theirs.
        """
        asked, table.newly_asked = table.newly_asked, ()
        away, table.newly_away = table.newly_away, ()
        for number in asked:
            if number in table.to_act() and table.seats[number].kind != BOT:
                self._start(table, number, self.message(table, number))
        for number in away:
            self._start(table, number, self.stand_in_message(table, number))

    def _start(self, table: Table, number: int, message: dict[str, object]) -> None:
        if not table.seats[number].webhook:
            return
        task = asyncio.create_task(self._try(table.seats[number].webhook, message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, url: str, message: dict[str, object]) -> None:
        try:
            await send(url, message)
        except (OSError, ValueError, BadRequest) as problem:
            LOG.warning("webhook failed", problem=type(problem).__name__)

    def message(self, table: Table, number: int) -> dict[str, object]:
        """Return the JSON that is sent.

        `text` and `content` are the fields that common chat programs show.
        """
        return self._message(table, number, f"it is the turn of {table.seats[number].shown}")

    def stand_in_message(self, table: Table, number: int) -> dict[str, object]:
        """Return the JSON that is sent to an absent holder for whom a bot substitutes."""
        name = table.seats[number].name or SEAT_NAMES[number]
        return self._message(table, number, f"{name} is away, so a bot stands in until they are back")

    def _message(self, table: Table, number: int, what: str) -> dict[str, object]:
        path = f"{self.settings.address}/t/{table.id}"
        title = registry.game(table.game_id).meta.title
        text = f"Boardwright: {what} ({title}). {path}"
        return {"text": text, "content": text, "table": table.id, "game": table.game_id, "seat": number}

    async def close(self) -> None:
        """Cancel the calls that are under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def check_url(url: str) -> str:
    """Return a URL as it is stored: http or https, with a host, without credentials. Raises BadRequest."""
    url = url.strip()
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadRequest("webhook-url") from None
    is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= MAX_URL
    if (
        parts.scheme not in ("http", "https")
        or not parts.hostname
        or "@" in parts.netloc
        or not is_plain
        or port == 0
    ):
        raise BadRequest("webhook-url")
    return url


async def check_host(url: str) -> None:
    """Raise BadRequest when the host of a URL does not exist, is not resolved in time, or is not public."""
    parts = urlsplit(url)
    try:
        async with asyncio.timeout(WEBHOOK_TIMEOUT):
            await public_address(parts.hostname or "", parts.port or 443)
    except TimeoutError:
        raise BadRequest("webhook-host", host=(parts.hostname or "")[:80]) from None


def addresses(host: str, port: int) -> list[str]:
    """Resolve a host to all its addresses; blocks."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


async def public_address(host: str, port: int) -> str:
    """Resolve a host to a public address; raises BadRequest when any of its addresses is private (SSRF)."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.run_in_executor(RESOLVER, addresses, host, port)
    except (OSError, UnicodeError):
        raise BadRequest("webhook-host", host=host[:80]) from None
    for address in found:
        if not is_public(ipaddress.ip_address(address.split("%")[0])):
            raise BadRequest("webhook-private", host=host[:80])
    return found[0]


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Return whether an address is public; of an IPv6 address that embeds IPv4, whether that one is."""
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
    """Post a message and return the status; redirects are not followed.

    It connects to the address that was checked: a second lookup of the name could give another one.
    """
    parts = urlsplit(check_url(url))
    assert parts.hostname is not None
    port = parts.port or (443 if parts.scheme == "https" else 80)
    async with asyncio.timeout(WEBHOOK_TIMEOUT):
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
            line = (await reader.read(MAX_RESPONSE)).decode("ascii", "replace").split(maxsplit=2)
            return int(line[1]) if len(line) > 1 and line[1].isdecimal() else 0
        finally:
            writer.close()
