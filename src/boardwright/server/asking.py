"""What requests have in common: who asks, from which page, for which table, with which form."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final

from fastapi import Depends
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request

from boardwright.core.match import Match
from boardwright.server.changing import May
from boardwright.server.errors import NotHere, NotYours, Unwanted
from boardwright.server.people import COOKIE, Visitor
from boardwright.server.service import Service
from boardwright.server.sitting import Looking
from boardwright.server.table import OVER, PERSON, SCREEN, Table

SINCE: Final = "x-since"
OPEN: Final = "x-open"
HAS: Final = "x-has"
SHOWN: Final = re.compile(r"[0-9]{1,9}")


def service_of(request: Request) -> Service:
    """The running service."""
    service: Service = request.app.state.service
    return service


async def here(request: Request) -> Service:
    """The same for routes: what is not a coroutine would be run in a thread of its own."""
    return service_of(request)


Here = Annotated[Service, Depends(here)]


async def visitor_of(request: Request) -> Visitor:
    """Whoever sends this request."""
    return await service_of(request).people.visitor(request.cookies.get(COOKIE))


Guest = Annotated[Visitor, Depends(visitor_of)]


@asynccontextmanager
async def read_form(request: Request) -> AsyncIterator[FormData]:
    """The form of a request; an encoding that nobody knows makes no sense."""
    try:
        form = await request.form(max_files=2, max_fields=100)
    except (LookupError, UnicodeError):
        raise Unwanted("invalid-request") from None
    try:
        yield form
    finally:
        await form.close()


async def form_of(request: Request) -> AsyncIterator[FormData]:
    """The form of a request that changes something: it must come from a page of ours."""
    service = service_of(request)
    visitor = await visitor_of(request)
    async with read_form(request) as form:
        site = request.headers.get("sec-fetch-site", "same-origin")
        given = request.headers.get("x-csrf") or form.get("csrf")
        if site not in ("same-origin", "none") or not isinstance(given, str):
            raise NotYours("foreign-form")
        if not service.people.is_csrf(visitor, given):
            raise NotYours("foreign-form")
        yield form


Form = Annotated[FormData, Depends(form_of)]


def text(form: FormData, name: str, default: str = "") -> str:
    """A field of a form as text."""
    value = form.get(name, default)
    return value if isinstance(value, str) else default


def number(form: FormData, name: str, default: int | None = None) -> int:
    """A field of a form as a number."""
    value = text(form, name)
    if not value and default is not None:
        return default
    return whole_number(name, value)


def whole_number(name: str, value: str) -> int:
    """A number from a form or an address."""
    if not (value.isascii() and value.isdecimal() and len(value) < 10):
        raise Unwanted("not-a-number", field=name, given=value[:20])
    return int(value)


async def upload(form: FormData, name: str) -> str:
    """The text of a file in a form; empty when none was chosen."""
    given = form.get(name)
    if not isinstance(given, UploadFile) or not given.filename:
        return ""
    data = await given.read()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unwanted("file-not-text", file=given.filename[:80]) from None


def seats_of(table: Table, visitor: Visitor) -> tuple[int, ...]:
    """The seats that this browser plays."""
    if visitor.person is None:
        return ()
    return tuple(
        seat.number for seat in table.seats if seat.person == visitor.person and seat.kind in (PERSON, SCREEN)
    )


def holding(visitor: Visitor, seat: int) -> May:
    """Only this visitor may, and only while the seat is theirs."""

    def may(table: Table) -> None:
        if seat not in seats_of(table, visitor):
            raise NotYours("not-your-seat")

    return may


def seat_number(table: Table, given: str) -> int:
    """The number of a seat of this table, from an address or a form."""
    seat = whole_number("seat", given)
    if seat >= len(table.seats):
        raise NotHere("no-seat", seats=len(table.seats))
    return seat


def is_owner(table: Table, visitor: Visitor) -> bool:
    """Whether the visitor made this table."""
    return visitor.person is not None and table.owner == visitor.person


def has_secrets(match: Match, seats: tuple[int, ...]) -> bool:
    """Whether one of these seats sees something that another one must not.

    What everybody could have counted along (points in Caylus) is worth no curtain between two turns.
    """
    views = [_without_counts(match.view(seat)) for seat in seats]
    return any(view != views[0] for view in views)


def _without_counts(given: dict[str, Any]) -> dict[str, Any]:
    view = {name: part for name, part in given.items() if name not in ("question", "seat")}
    view["players"] = [
        {name: part for name, part in player.items() if name not in player.get("countable", ())}
        for player in given["players"]
    ]
    return view


def seat_shown(table: Table, mine: tuple[int, ...], screen: int | None) -> tuple[int | None, int | None]:
    """The seat whose view is shown, and the one that must first take the screen when there are secrets.

    With one seat it is that one; of several at one screen the one that must decide.
    """
    if len(mine) <= 1 or table.match is None or table.status == OVER:
        return (mine[0] if mine else None), None
    acting = [seat for seat in table.to_act() if seat in mine]
    wanted = acting[0] if acting else (screen if screen in mine else mine[0])
    if screen in acting:
        wanted = screen
    if wanted == screen or not has_secrets(table.match, mine):
        return wanted, None
    return None, wanted


def looking_at(
    request: Request, service: Service, table: Table, visitor: Visitor, language: str, screen: int | None
) -> Looking:
    """Who looks at a table, from which seat, at which position."""
    mine = seats_of(table, visitor)
    seat, curtain = seat_shown(table, mine, screen)
    at = request.query_params.get("at")
    viewpoint = request.query_params.get("as")
    position = whole_number("at", at) if at is not None else None
    if position is not None and table.match is not None and position > len(table.match.steps):
        raise Unwanted("no-position", given=position, last=len(table.match.steps))
    other = whole_number("as", viewpoint) if viewpoint is not None else None
    if other is not None and (table.status != OVER or other >= len(table.seats)):
        raise NotYours("viewpoint")
    return Looking(
        language=language,
        person=visitor.person,
        mine=mine,
        seat=seat,
        curtain=curtain if position is None else None,
        at=position,
        viewpoint=other,
        since=int(shown) if (shown := request.headers.get(SINCE, "")) and SHOWN.fullmatch(shown) else None,
        opened=frozenset(opened.split()) if (opened := request.headers.get(OPEN)) is not None else None,
        has=frozenset(request.headers.get(HAS, "").split()),
        is_owner=is_owner(table, visitor),
        is_whole_log=request.query_params.get("log") == "all",
    )
