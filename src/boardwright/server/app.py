"""The ASGI application: routes, middleware, error pages, start and stop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import compile_path

import boardwright
from boardwright.core.errors import BoardwrightError, IllegalActionError, NothingToUndoError, UnknownNameError
from boardwright.server.accounts import Visitor
from boardwright.server.errors import NotFound, RateLimited, ServiceError, TooLarge
from boardwright.server.middleware.compression import CompressionMiddleware
from boardwright.server.middleware.guard import Guard
from boardwright.server.middleware.metrics import Metrics
from boardwright.server.middleware.static_files import StaticTree
from boardwright.server.routes import (
    account,
    analysis,
    chat,
    downloads,
    finished,
    help,
    home,
    invites,
    new_table,
    rewind,
    screen,
    seats,
    table,
    turn,
)
from boardwright.server.routes.api import events, play, rewinds, tables
from boardwright.server.routes.health import add_health
from boardwright.server.routes.responses import cookie_name, find_visitor, language_of, render
from boardwright.server.service import Service
from boardwright.server.settings import Settings
from boardwright.server.tokens import new_token
from boardwright.text import Words
from boardwright.web import PARTS, assets
from boardwright.web.jinja import page_words
from boardwright.web.pages import ErrorPage

MAX_MESSAGE: Final = 1000
LOG: Final = structlog.get_logger("boardwright.app")
API: Final = (tables, play, rewinds, events)
PAGES: Final = (
    home,
    account,
    help,
    invites,
    new_table,
    table,
    turn,
    rewind,
    chat,
    screen,
    seats,
    finished,
    downloads,
    analysis,
)
# Statuses whose error page has a title of its own.
TITLES: Final = (400, 403, 404, 405, 409, 410, 413, 422, 429, 500, 503)


def create_app(settings: Settings) -> FastAPI:
    """Return the service as an ASGI application."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = Service(settings, metrics)
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
    for module in (*API, *PAGES):
        app.include_router(module.ROUTER)
    app.mount(assets.PREFIX, StaticTree(), name="static")
    add_health(app)
    add_errors(app)
    app.add_middleware(CompressionMiddleware, minimum_size=1000, compresslevel=1)
    app.add_middleware(Guard, metrics=metrics, settings=settings, refuse=refuse_early)
    return app


def add_errors(app: FastAPI) -> None:
    """Add the exception handlers: every failure is one message with its status, as JSON or as a page."""

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
        known = {404: NotFound("no-page"), 405: ServiceError("method"), 413: TooLarge("too-large")}
        # Starlette answers 400 to a form with a field that is too long.
        status = 413 if "exceeded maximum" in str(error.detail) else error.status_code
        refusal = known.get(status, ServiceError("invalid-request"))
        response = await refuse(request, status, refusal.message, refusal)
        response.headers.update(error.headers or {})
        if error.status_code == 405 and (methods := allowed(request)):
            response.headers["Allow"] = ", ".join(methods)
        return response


def allowed(request: Request) -> list[str]:
    """Return the methods of an address of the HTTP interface.

    Starlette knows only those of the first route.
    """
    paths = request.app.openapi()["paths"].items()
    found = (operations for path, operations in paths if compile_path(path)[0].match(request.url.path))
    return sorted(method.upper() for operations in found for method in operations)


async def refuse_early(request: Request, error: ServiceError | None) -> Response:
    """Respond to a request that the guard refuses; `error` is None for a program error (500)."""
    if error is None:
        error = ServiceError("internal")
        return await refuse(request, 500, error.message, error)
    response = await refuse(request, error.status, error.message, error)
    if error.status == RateLimited.status:
        response.headers["Retry-After"] = "2"
    return response


def status_of(error: BoardwrightError) -> int:
    """Return the HTTP status of an error that was raised on purpose."""
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
    """Return a message in one line that can be encoded, whatever it quotes.

    >>> one_line("There is no option \\ud800" + chr(10) + "x.")
    'There is no option ? x.'
    """
    return " ".join(message.encode("utf-8", "replace").decode().split())[:MAX_MESSAGE]


async def refused_visitor(request: Request, service: Service, error: BoardwrightError) -> Visitor:
    """Return the visitor of a refused request; without the database they keep the token of their browser."""
    token = request.cookies.get(cookie_name(request, service))
    if not isinstance(error, RateLimited):
        try:
            return await find_visitor(request, service)
        except ServiceError:
            pass  # the database is away: the access log has a line of it
        except Exception:
            LOG.exception("visitor unknown")
    return Visitor(token or new_token())


async def refuse(request: Request, status: int, name: str, error: BoardwrightError) -> Response:
    """Return an error as a response: JSON for programs and scripts, else a page in the visitor's language."""
    if request.scope["path"].startswith("/static/"):
        return PlainTextResponse(f"{status} {name}", status)  # not rate-limited, so it must cost nothing
    service: Service = request.app.state.service
    if getattr(request.state, "cut", False):
        error = TooLarge("too-large")
        status, name = error.status, error.message
    visitor = await refused_visitor(request, service, error)
    is_api = request.url.path.startswith("/api/")
    language = "en" if is_api else language_of(request, visitor)
    message = one_line(Words(language, parts=PARTS).error(error))
    if is_api or request.headers.get(table.PART) or request.url.path.endswith("/stream"):
        body: dict[str, object] = {"error": name, "message": message}
        if "version" in error.arguments:
            body["version"] = error.arguments["version"]
        headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
        return JSONResponse(body, status, headers)
    words = page_words(language)
    title = words.message(f"server-status-{status if status in TITLES else 400}")
    page = ErrorPage(status, title, message)
    return render(request, service, visitor, "error.html", status, error=page)
