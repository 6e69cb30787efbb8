"""The outermost middleware: request id, rate limits, body size, security headers, access log, metrics."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boardwright.server.errors import NotFound, RateLimited, ServiceError, TooLarge
from boardwright.server.middleware.metrics import Metrics
from boardwright.server.middleware.rate_limit import RateLimits, is_stream, stream_limit
from boardwright.server.settings import Settings

LOG: Final = structlog.get_logger("boardwright.requests")

MAX_BODY: Final = 2_000_000
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
# Links that give access are not logged.
SECRET_PATHS: Final = re.compile(r"(/join/+|/me/+)[^/]+")
# A Content-Length with more digits is not worth converting.
MAX_LENGTH_DIGITS: Final = 12


Refuse = Callable[[Request, ServiceError | None], Awaitable[Response]]


def shown_path(path: str) -> str:
    """Return a path without the secrets in it, for the log.

    >>> shown_path("/join/abcdefgh"), shown_path("/t/abc/chat")
    ('/join/…', '/t/abc/chat')
    """
    return SECRET_PATHS.sub(r"\1…", path)


def kind_of(path: str) -> str:
    """Return the label of a request in the metrics: few values, none of them personal.

    >>> kind_of("/api/v1/tables/x/act"), kind_of("/t/abc"), kind_of("/")
    ('api', 't', 'home')
    """
    first = path.strip("/").split("/")[0]
    known = (
        "api",
        "t",
        "static",
        "help",
        "join",
        "me",
        "new",
        "tables",
        "settings",
        "load",
        "healthz",
        "metrics",
    )
    return first if first in known else ("home" if not first else "other")


class Guard:
    """Guard every request; in plain ASGI, so that streams pass through it unbuffered."""

    def __init__(self, app: ASGIApp, metrics: Metrics, settings: Settings, refuse: Refuse) -> None:
        self.app = app
        self.refuse = refuse
        self.metrics = metrics
        self.is_limiting = settings.limits
        self.rate_limits = RateLimits(stream_limit(settings.connections))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        is_head = scope["method"] == "HEAD"
        if is_head:
            scope = {**scope, "method": "GET"}  # the same answer, but for its body
        request = Request(scope)
        request_id = secrets.token_hex(6)
        scope.setdefault("state", {})["request_id"] = request_id
        started = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
                headers["X-Request-ID"] = request_id
            if is_head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        refusal = self._refusal(request)
        try:
            if refusal is not None:
                await (await self.refuse(request, refusal))(scope, receive, sending)
            else:
                with self.rate_limits.count_stream(request):
                    await self.app(scope, _gone if is_head else self._limited(receive, request), sending)
        except ClientDisconnect:
            LOG.info("client gone", path=shown_path(request.scope["path"]), request_id=request_id)
        except Exception:
            LOG.exception("error", path=shown_path(request.scope["path"]), request_id=request_id)
            if status == 0:
                await (await self.refuse(request, None))(scope, receive, sending)
        finally:
            self._note(request, status, time.perf_counter() - started, request_id)

    def _refusal(self, request: Request) -> ServiceError | None:
        if self.is_limiting and not self.rate_limits.try_request(request, time.monotonic()):
            return RateLimited("too-often")
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > MAX_LENGTH_DIGITS or int(length) > MAX_BODY:
            return TooLarge("too-large")
        if "\0" in request.scope["path"]:
            return NotFound("no-page")  # nothing here is called so, and PostgreSQL refuses to look for it
        return None

    def _limited(self, receive: Receive, request: Request) -> Receive:
        """Limit bodies without a length to the same size; `state.cut` informs the error handler."""
        seen = 0

        async def receiving() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > MAX_BODY:
                request.state.cut = True
                return {"type": "http.disconnect"}
            return message

        return receiving

    def _note(self, request: Request, status: int, seconds: float, request_id: str) -> None:
        path: str = request.scope["path"]  # as it is routed; an URL would be made of the host's name, too
        kind = kind_of(path)
        if status == 200 and path.startswith("/api/") and path.endswith(("/act", "/undo")):
            self.rate_limits.count_by_token(request, time.monotonic())  # these need the token of a seat
        self.metrics.requests.labels(kind, str(status)).inc()
        if not is_stream(path):
            self.metrics.seconds.labels(kind).observe(seconds)
        LOG.info(
            "request",
            method=request.method,
            path=shown_path(path),
            status=status,
            ms=round(seconds * 1000, 1),
            request_id=request_id,
        )


async def _gone() -> Message:
    """Disconnect at once: no stream stays open for a HEAD request."""
    return {"type": "http.disconnect"}
