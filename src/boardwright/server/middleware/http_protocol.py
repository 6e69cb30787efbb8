"""HTTP protocol with limits against slow clients (Slowloris): connections, size of the head, times.

Times are limited for a head, for a body, and for a client to read a response.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any, ClassVar, Final

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from boardwright.server.middleware.connections import Connections
from boardwright.server.middleware.rate_limit import network_of
from boardwright.server.settings import (
    LINGER_TIMEOUT,
    REQUEST_BODY_TIMEOUT,
    REQUEST_HEAD_TIMEOUT,
    RESPONSE_TIMEOUT,
)

MAX_HEAD: Final = 64 * 1024
# Neither head nor body: the sizes of chunks, their extensions, the trailer behind the last one.
MAX_FRAMING: Final = 1024 * 1024
# What a header takes besides its name and its value: a colon, a space and the end of the line.
HEADER_OVERHEAD: Final = 4


def response(status: bytes, message: bytes = b"") -> bytes:
    """Return a response in plain text, after which the connection is closed."""
    head = b"HTTP/1.1 %s\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: %d\r\n\r\n"
    return head % (status, len(message)) + message


BAD_HOST: Final = response(b"400 Bad Request", b"A request needs one Host header.\n")
TOO_LARGE: Final = response(b"431 Request Header Fields Too Large", b"The head may have 64 kB.\n")
TOO_SLOW: Final = response(b"408 Request Timeout")
TOO_MANY: Final = response(b"503 Service Unavailable", b"Too many connections are open; try again soon.\n")


class SlowClientProtocol(HttpToolsProtocol):
    """An HTTP protocol that closes connections which send more, or more slowly, than a request can need.

    It answers 400, 408, 431 or 503. The length of a body is limited by the guard.
    """

    counted: ClassVar[Connections] = Connections()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.is_in_head = True
        self.is_refused = False
        self.framing = 0
        self.body = 0
        self.running: RequestResponseCycle | None = None
        self.deadline: asyncio.TimerHandle | None = None
        self.reading_deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._set_deadline(REQUEST_HEAD_TIMEOUT)
        host = self.client[0] if self.client else ""
        if not self.counted.admit(self, "" if is_proxy(self.config, host) else network_of(host)):
            self._refuse(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self.counted.forget(self)
        self._set_deadline(None)
        self._cancel_reading_deadline()
        self.pipeline.clear()
        if self.running is not None:  # uvicorn does so for the last request only
            self.running.disconnected = True
        super().connection_lost(exc)

    def make_room(self) -> None:
        """Close the connection, which is idle, for the sake of another one."""
        self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.framing, self.is_in_head = 0, True
        self._set_deadline(REQUEST_HEAD_TIMEOUT)

    def on_headers_complete(self) -> None:
        refusal = self._refusal_of_head()
        if refusal is not None:
            self._refuse(refusal)
        if self.is_refused:
            return
        self.framing, self.is_in_head = 0, False
        self._set_deadline(REQUEST_BODY_TIMEOUT)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def _refusal_of_head(self) -> bytes | None:
        """Return the response to a head that is too long, or has not exactly one Host (RFC 9112, 3.2)."""
        size = len(self.url) + sum(len(name) + len(value) + HEADER_OVERHEAD for name, value in self.headers)
        if size > MAX_HEAD:
            return TOO_LARGE
        hosts = sum(name == b"host" for name, _ in self.headers)
        is_old = self.parser.get_http_version() == "1.0"
        return None if hosts == 1 or (is_old and not hosts) else BAD_HOST

    def on_body(self, body: bytes) -> None:
        self.body += len(body)
        if not self.is_refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self.is_refused:
            self._set_deadline(None)
            self.counted.set_busy(self)
            super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self.counted.set_idle(self)
        super().on_response_complete()

    def data_received(self, data: bytes) -> None:
        """Count the bytes that are not body."""
        if self.is_refused:
            self._discard(data)
            return
        self.body = 0
        super().data_received(data)
        self.framing += len(data) - self.body
        if self.framing > (MAX_HEAD if self.is_in_head else MAX_FRAMING):
            self._refuse(TOO_LARGE)

    def _discard(self, data: bytes) -> None:
        """Count what a refused client still sends; hang up when it does not stop."""
        self.framing += len(data)
        if self.framing > MAX_FRAMING:
            self.transport.abort()

    def shutdown(self) -> None:
        """End the connection at once if its request is not received whole; else after its response."""
        if self.counted.is_idle(self):
            self.is_refused = True
            self.transport.close()
        else:
            super().shutdown()

    def pause_writing(self) -> None:
        """Wait only so long for a client that does not read: its buffer is full."""
        super().pause_writing()
        self.reading_deadline = self.loop.call_later(RESPONSE_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        self._cancel_reading_deadline()
        super().resume_writing()

    def _cancel_reading_deadline(self) -> None:
        if self.reading_deadline is not None:
            self.reading_deadline.cancel()
            self.reading_deadline = None

    def _set_deadline(self, seconds: float | None) -> None:
        """Replace the deadline of the request; None for no deadline."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self._refuse, TOO_SLOW)

    def _refuse(self, answer: bytes) -> None:
        """End the connection, with a response unless one has been started.

        What the client still sends is discarded for a moment (lingering close): a connection that is closed
        with bytes unread is reset, and the response lost.
        """
        if self.is_refused or self.transport.is_closing():
            return
        self.is_refused = True
        self._set_deadline(None)
        if self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            self.transport.close()
            return
        self.transport.write(answer)
        self.transport.write_eof()
        self.deadline = self.loop.call_later(LINGER_TIMEOUT, self.transport.abort)


def is_proxy(config: Config, host: str) -> bool:
    """Return whether a host is a trusted proxy, behind whose address are all its visitors."""
    allowed = config.forwarded_allow_ips
    return config.proxy_headers and _is_trusted(
        (allowed,) if isinstance(allowed, str) else tuple(allowed), host
    )


@lru_cache(maxsize=1 << 12)
def _is_trusted(allowed: tuple[str, ...], host: str) -> bool:
    """Return whether uvicorn trusts a host as a proxy; each of `allowed` may be a list with commas."""
    hosts = [each.strip() for listed in allowed for each in listed.split(",")]
    return host in ProxyHeadersMiddleware(_no_app, hosts).trusted_hosts


async def _no_app(*_: Any) -> None:
    """Replace an application that is never called."""


def limited_protocol(limit: int) -> type[SlowClientProtocol]:
    """Return the protocol with a limit of connections of its own."""

    class LimitedProtocol(SlowClientProtocol):
        counted = Connections(limit)

    return LimitedProtocol
