"""What stands before every request: an id, limits of size and number, headers, one line of log, counts."""

from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boardwright.server.errors import ServiceError, TooMuch, TooOften

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
# A burst, and how fast it is filled up again, in a second: for changes, and for everything.
CHANGES: Final = (60.0, 10.0)
ANYTHING: Final = (300.0, 60.0)
BUCKETS: Final = 5000
MOST_PLAYERS: Final = 5000


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


def shown_path(path: str) -> str:
    """A path as it may be logged.

    >>> shown_path("/join/abcdefgh"), shown_path("/t/abc/chat")
    ('/join/…', '/t/abc/chat')
    """
    return SECRET_PATHS.sub(r"\1…", path)


def is_free(path: str) -> bool:
    """Whether a request is not counted.

    >>> is_free("/static/app.js"), is_free("/healthz"), is_free("/healthzz")
    (True, True, False)
    """
    return path.startswith("/static/") or path in ("/healthz", "/metrics")


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
        self.changes = Buckets(*CHANGES)
        self.anything = Buckets(*ANYTHING)
        self.players: dict[str, None] = {}

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
                headers["Server-Timing"] = f"made;dur={(time.perf_counter() - started) * 1000:.1f}"
            if is_head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        refusal = self._refusal(request)
        try:
            if refusal is not None:
                await (await self.refused(request, refusal))(scope, receive, sending)
            else:
                await self.app(scope, self._limited(receive, request), sending)
        except Exception:
            LOG.exception("error", path=shown_path(request.url.path), request_id=request_id)
            if status == 0:
                await (await self.refused(request, None))(scope, receive, sending)
        finally:
            self._note(request, status, time.perf_counter() - started, request_id)

    def _refusal(self, request: Request) -> ServiceError | None:
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            return TooMuch("too-large")
        if not self.limits or is_free(request.url.path):
            return None
        client = self._client(request)
        now = time.monotonic()
        granted = self.anything.takes(client, now)
        if granted and request.method not in ("GET", "HEAD", "OPTIONS"):
            granted = self.changes.takes(client, now)
        if granted:
            return None
        return TooOften("too-often")

    def _client(self, request: Request) -> str:
        """Who is counted: a program that has played here by its token, everybody else by the address."""
        token = _bearer(request)
        if token in self.players:
            return token
        return request.client.host if request.client else "-"

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
        kind = kind_of(request.url.path)
        if status == 200 and request.url.path.endswith(("/act", "/undo")) and (token := _bearer(request)):
            self.players[token] = None
            if len(self.players) > MOST_PLAYERS:
                del self.players[next(iter(self.players))]
        self.meters.requests.labels(kind, str(status)).inc()
        if not request.url.path.endswith(("/stream", "/events")):
            self.meters.seconds.labels(kind).observe(seconds)
        LOG.info(
            "request",
            method=request.method,
            path=shown_path(request.url.path),
            status=status,
            ms=round(seconds * 1000, 1),
            request_id=request_id,
        )


def _bearer(request: Request) -> str:
    """The token of a program, empty without one."""
    bearer = request.headers.get("authorization", "")
    return bearer[-40:] if bearer.startswith("Bearer ") and len(bearer) > 20 else ""
