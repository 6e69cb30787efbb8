"""HTTP connections that cannot grow, idle or crawl without end, whoever is at their other end."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD: Final = 64 * 1024
# Besides head and body: the sizes of chunks, their extensions, what trails behind the last one.
LONGEST_REST: Final = 1024 * 1024
# Seconds for a head, from the beginning of the connection or the request, and for the body behind it.
HEAD_PATIENCE: Final = 20.0
BODY_PATIENCE: Final = 60.0
END: Final = b"\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large" + END
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout" + END


class BoundedProtocol(HttpToolsProtocol):
    """Ends a connection that sends more, or more slowly, than a request can need.

    The length of a body is looked after elsewhere.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.is_in_head = True
        self.beside = 0
        self.body = 0
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody calls."""
        super().connection_made(transport)
        self._expect(HEAD_PATIENCE)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        self._expect(None)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A new request begins with a head."""
        super().on_message_begin()
        self.beside, self.is_in_head = 0, True
        self._expect(HEAD_PATIENCE)

    def on_headers_complete(self) -> None:
        """A body may follow."""
        self.beside, self.is_in_head = 0, False
        self._expect(BODY_PATIENCE)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of the body."""
        self.body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is here."""
        self._expect(None)
        super().on_message_complete()

    def data_received(self, data: bytes) -> None:
        """Count what is no body."""
        self.body = 0
        super().data_received(data)
        self.beside += len(data) - self.body
        if self.beside > (LONGEST_HEAD if self.is_in_head else LONGEST_REST):
            self._refuse(TOO_LARGE)

    def _expect(self, seconds: float | None) -> None:
        """Wait so long for what comes next, and no longer for what came."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self._refuse, TOO_SLOW)

    def _refuse(self, answer: bytes) -> None:
        """Hang up, with a word unless an answer is being given."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(answer)
        self.transport.close()
