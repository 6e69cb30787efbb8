"""The application: routes, guard, errors as answers, start and stop."""

from __future__ import annotations

import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from typing import Final

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import compile_path
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

import boardwright
from boardwright.core.errors import BoardwrightError, IllegalActionError, NothingToUndoError, UnknownNameError
from boardwright.server import api, chairs, desks, homes, making, reviews
from boardwright.server.errors import NotHere, NotStored, ServiceError, TooMuch, TooOften
from boardwright.server.guard import Guard, Meters
from boardwright.server.names import new_token
from boardwright.server.people import COOKIE, Visitor
from boardwright.server.rendering import language_of, page_words, render
from boardwright.server.seeing import PARTS
from boardwright.server.service import Service
from boardwright.server.settings import Settings
from boardwright.text import Words
from boardwright.web.seen import ErrorPage

LONGEST_MESSAGE: Final = 1000
LOG: Final = structlog.get_logger("boardwright.app")
TITLES: Final = (400, 403, 404, 405, 409, 410, 413, 422, 429, 500, 503)


class CachedFiles(StaticFiles):
    """Static files: their address changes when they do, so browsers may keep them."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, to be kept for long."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


class Packed(GZipMiddleware):
    """Pages and static files travel packed, a tenth of their size; the API and streams as they are made."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pack what a browser shows."""
        path = scope.get("path", "")
        passes = scope["type"] != "http" or path.startswith("/api/") or path.endswith("/stream")
        if passes:
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def create_app(settings: Settings) -> FastAPI:
    """The service as an ASGI application."""

    meters = Meters()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = Service(settings, meters)
        app.state.service = service
        await service.open()
        yield
        await service.close()

    app = FastAPI(
        title="Boardwright",
        version=boardwright.__version__,
        summary="Tables of board games for people and programs.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
        lifespan=lifespan,
    )
    app.include_router(api.ROUTER)
    app.include_router(homes.ROUTER)
    app.include_router(making.ROUTER)
    app.include_router(desks.ROUTER)
    app.include_router(chairs.ROUTER)
    app.include_router(reviews.ROUTER)
    static = resources.files("boardwright.web") / "static"
    app.mount("/static", CachedFiles(directory=str(static)), name="static")
    add_watching(app)
    add_errors(app)
    app.add_middleware(Packed, minimum_size=1000, compresslevel=1)
    app.add_middleware(Guard, meters=meters, limits=settings.limits, refused=refused)
    return app


def add_watching(app: FastAPI) -> None:
    """Health and metrics."""
    started = time.monotonic()

    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> Response:
        """Whether the service answers and its database does, and other processes are heard."""
        service: Service = request.app.state.service
        await service.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        if not service.store.is_writing:
            raise NotStored("not-stored")
        if not service.hearing.is_well:
            raise NotStored("not-read")
        uptime = round(time.monotonic() - started)
        body = {"status": "ok", "version": boardwright.__version__, "uptime": uptime}
        return JSONResponse(body)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """Counts for Prometheus."""
        service: Service = request.app.state.service
        service.meters.note(service.tables.moves, service.live.streams)
        return Response(generate_latest(service.meters.registry), media_type=CONTENT_TYPE_LATEST)


def add_errors(app: FastAPI) -> None:
    """Every failure is one message with an honest status: JSON for programs and scripts, else a page."""

    @app.exception_handler(BoardwrightError)
    async def known(request: Request, error: BoardwrightError) -> Response:
        return await refuse(request, status_of(error), error.message, error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        problem = ServiceError("invalid", place=place[:200], problem=str(first["msg"])[:300])
        return await refuse(request, 422, "invalid", problem)

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> Response:
        known = {404: NotHere("no-page"), 405: ServiceError("method"), 413: TooMuch("too-large")}
        # Forms with a field that is too long are refused as if they made no sense.
        status = 413 if "exceeded maximum" in str(error.detail) else error.status_code
        refusal = known.get(status, ServiceError("invalid-request"))
        response = await refuse(request, status, refusal.message, refusal)
        response.headers.update(error.headers or {})
        if error.status_code == 405 and (methods := allowed(request)):
            response.headers["Allow"] = ", ".join(methods)
        return response


def allowed(request: Request) -> list[str]:
    """The methods that an address of the interface for programs takes; each is a route of its own."""
    paths = request.app.openapi()["paths"].items()
    found = (operations for path, operations in paths if compile_path(path)[0].match(request.url.path))
    return sorted(method.upper() for operations in found for method in operations)


async def refused(request: Request, error: ServiceError | None) -> Response:
    """The answer to what the guard does not let pass; None for a program error of ours."""
    if error is None:
        error = ServiceError("internal")
        return await refuse(request, 500, error.message, error)
    response = await refuse(request, error.status, error.message, error)
    if error.status == TooOften.status:
        response.headers["Retry-After"] = "2"
    return response


def status_of(error: BoardwrightError) -> int:
    """The status of an error that was raised on purpose."""
    if isinstance(error, ServiceError):
        return error.status
    if isinstance(error, IllegalActionError):
        return 422
    if isinstance(error, NothingToUndoError):
        return 409
    if isinstance(error, UnknownNameError) and error.message == "game-unknown":
        return 404
    return 400


def one_line(message: str) -> str:
    """A message that can be sent whatever it quotes.

    >>> one_line("There is no option \\ud800" + chr(10) + "x.")
    'There is no option ? x.'
    """
    return " ".join(message.encode("utf-8", "replace").decode().split())[:LONGEST_MESSAGE]


async def refused_visitor(request: Request, service: Service, error: BoardwrightError) -> Visitor:
    """Who is refused; where the database is not asked, or does not answer, the browser keeps its token."""
    token = request.cookies.get(COOKIE)
    if not isinstance(error, TooOften):
        try:
            return await service.people.visitor(token)
        except Exception:
            LOG.exception("visitor unknown")
    return Visitor(token or new_token())


async def refuse(request: Request, status: int, name: str, error: BoardwrightError) -> Response:
    """An error as an answer, in the language of the visitor."""
    if request.scope["path"].startswith("/static/"):
        return PlainTextResponse(f"{status} {name}", status)  # not counted, so that it must cost nothing
    service: Service = request.app.state.service
    if getattr(request.state, "cut", False):
        error = TooMuch("too-large")
        status, name = error.status, error.message
    visitor = await refused_visitor(request, service, error)
    is_api = request.url.path.startswith("/api/")
    language = "en" if is_api else language_of(request, visitor)
    message = one_line(Words(language, parts=PARTS).error(error))
    if is_api or request.headers.get(desks.PART) or request.url.path.endswith("/stream"):
        body: dict[str, object] = {"error": name, "message": message}
        if "version" in error.arguments:
            body["version"] = error.arguments["version"]
        headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
        return JSONResponse(body, status, headers)
    words = page_words(language)
    title = words.message(f"server-status-{status if status in TITLES else 400}")
    page = ErrorPage(status, title, message)
    return render(request, service, visitor, "error.html", status, error=page)
