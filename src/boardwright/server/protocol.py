"""HTTP connections that do not let a head grow without end."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD: Final = 64 * 1024
REFUSAL: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
)


class BoundedProtocol(HttpToolsProtocol):
    """Ends a connection that sends more than a head can need before its head is complete."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.head = 0
        self.is_in_head = True

    def on_message_begin(self) -> None:
        """A new request begins with a head."""
        super().on_message_begin()
        self.is_in_head = True

    def on_headers_complete(self) -> None:
        """The body may be longer; its length is looked after elsewhere."""
        self.head, self.is_in_head = 0, False
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Count what comes before the head is complete."""
        super().data_received(data)
        if self.is_in_head:
            self.head += len(data)
            if self.head > LONGEST_HEAD and not self.transport.is_closing():
                self.transport.write(REFUSAL)
                self.transport.close()
