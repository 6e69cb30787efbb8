"""Serve the tree of static files from memory, with a far-future Cache-Control header."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from boardwright.web import assets

FOR_EVER: Final = "public, max-age=31536000, immutable"


class StaticTree:
    """Static files below the hash of their tree: `/static/<hash>/<name>`, and nothing but those."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request of this mount."""
        request = Request(scope)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405)
        digest, _, name = scope["path"].removeprefix(f"{assets.PREFIX}/").partition("/")
        data = assets.contents().get(name)
        if data is None:
            raise HTTPException(404)
        await self._response(request, digest, name, data)(scope, receive, send)

    def _response(self, request: Request, digest: str, name: str, data: bytes) -> Response:
        """Send a file, to be kept for ever under its own hash, and not at all under another one.

        A page of an older version may ask for a script that it needs late. While a new version is started on
        several machines, one of them may be asked for files of the other: these must not stay in any cache.
        """
        etag = f'"{assets.tree_hash()}"'
        headers = {"Cache-Control": FOR_EVER if digest == assets.tree_hash() else "no-store", "ETag": etag}
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        return Response(data, headers=headers, media_type=assets.TYPES[PurePosixPath(name).suffix])
