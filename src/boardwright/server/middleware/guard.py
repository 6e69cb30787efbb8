"""What stands before every request: an id, limits of size and number, headers, one line of log, counts."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boardwright.server.errors import NotHere, ServiceError, TooMuch, TooOften
from boardwright.server.rations import Rations, is_stream

LOG: Final = structlog.get_logger("boardwright.requests")

LARGEST_BODY: Final = 2_000_000
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
# Links that let somebody in are not written down.
SECRET_PATHS: Final = re.compile(r"(/join/+|/me/+)[^/]+")
# No number that is longer can be the length of a body.
LONGEST_LENGTH: Final = 12


Refused = Callable[[Request, ServiceError | None], Awaitable[Response]]


class Meters:
    """What `/metrics` tells."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "boardwright_requests_total",
            "Requests by kind and status.",
            ["kind", "status"],
            registry=self.registry,
        )
        self.moves = Gauge("boardwright_moves", "Commits since the start.", registry=self.registry)
        self.streams = Gauge("boardwright_streams", "Open streams.", registry=self.registry)
        self.seconds = Histogram(
            "boardwright_request_seconds", "Time to answer, streams aside.", ["kind"], registry=self.registry
        )

    def note(self, moves: int, streams: int) -> None:
        """What is counted elsewhere."""
        self.moves.set(moves)
        self.streams.set(streams)


def shown_path(path: str) -> str:
    """A path as it may be logged.

    >>> shown_path("/join/abcdefgh"), shown_path("/t/abc/chat")
    ('/join/…', '/t/abc/chat')
    """
    return SECRET_PATHS.sub(r"\1…", path)


def kind_of(path: str) -> str:
    """The kind of a request, for counting: few values, none of them personal.

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
    """The outermost layer, in plain ASGI so that streams pass through it."""

    def __init__(self, app: ASGIApp, meters: Meters, limits: bool, refused: Refused) -> None:
        self.app = app
        self.refused = refused
        self.meters = meters
        self.limits = limits
        self.rations = Rations()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or refuse."""
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
                await (await self.refused(request, refusal))(scope, receive, sending)
            else:
                with self.rations.holding(request):
                    await self.app(scope, _gone if is_head else self._limited(receive, request), sending)
        except Exception:
            LOG.exception("error", path=shown_path(request.scope["path"]), request_id=request_id)
            if status == 0:
                await (await self.refused(request, None))(scope, receive, sending)
        finally:
            self._note(request, status, time.perf_counter() - started, request_id)

    def _refusal(self, request: Request) -> ServiceError | None:
        if self.limits and not self.rations.grants(request, time.monotonic()):
            return TooOften("too-often")
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > LONGEST_LENGTH or int(length) > LARGEST_BODY:
            return TooMuch("too-large")
        if "\0" in request.scope["path"]:
            return NotHere("no-page")  # nothing here is called so, and PostgreSQL refuses to look for it
        return None

    def _limited(self, receive: Receive, request: Request) -> Receive:
        """Bodies without a length are cut off at the same size; `state.cut` says so to whoever answers."""
        seen = 0

        async def receiving() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > LARGEST_BODY:
                request.state.cut = True
                return {"type": "http.disconnect"}
            return message

        return receiving

    def _note(self, request: Request, status: int, seconds: float, request_id: str) -> None:
        path: str = request.scope["path"]  # as it is routed; an URL would be made of the host's name, too
        kind = kind_of(path)
        if status == 200 and path.startswith("/api/") and path.endswith(("/act", "/undo")):
            self.rations.know(request, time.monotonic())  # these need the token of a seat
        self.meters.requests.labels(kind, str(status)).inc()
        if not is_stream(path):
            self.meters.seconds.labels(kind).observe(seconds)
        LOG.info(
            "request",
            method=request.method,
            path=shown_path(path),
            status=status,
            ms=round(seconds * 1000, 1),
            request_id=request_id,
        )


async def _gone() -> Message:
    """Whoever asks only for the head of an answer waits for nothing more: no stream stays open for it."""
    return {"type": "http.disconnect"}
