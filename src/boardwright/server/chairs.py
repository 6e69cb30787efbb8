"""What is done to a seat at its table: handed over, offered, taken back, told of its turns, given orders."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from boardwright.server import seating
from boardwright.server.asking import Form, Guest, Here, is_owner, seat_number, seats_of, text
from boardwright.server.desks import desk_of
from boardwright.server.errors import NotYours, Unwanted
from boardwright.server.making import DEFAULT_BOT
from boardwright.server.seeing import words_of
from boardwright.server.table import BOT, OPEN, OVER, Seat, Table
from boardwright.server.telling import check_host, check_url, send

ROUTER: Final = APIRouter(include_in_schema=False)


@ROUTER.post("/t/{table_id}/seats/{given}/bot")
async def seat_bot(
    request: Request, service: Here, visitor: Guest, form: Form, table_id: str, given: str
) -> Response:
    """A bot takes over: for oneself, or, as the owner of the table, for anybody."""
    desk = await desk_of(request, service, visitor, table_id)
    seat = seat_number(desk.table, given)

    def may(table: Table) -> None:
        check(table, seat in seats_of(table, visitor) or is_owner(table, visitor))

    await seating.seat_bot(service.tables, desk.table, seat, text(form, "bot", DEFAULT_BOT), may)
    return await desk.answer()


@ROUTER.post("/t/{table_id}/seats/{given}/open")
async def open_seat(
    request: Request, service: Here, visitor: Guest, form: Form, table_id: str, given: str
) -> Response:
    """A link by which somebody else can take the seat."""
    desk = await desk_of(request, service, visitor, table_id)
    seat = seat_number(desk.table, given)

    def may(table: Table) -> None:
        is_mine = seat in seats_of(table, visitor)
        check(table, is_mine or (is_owner(table, visitor) and may_offer(table, table.seats[seat])))

    await seating.open_seat(service.tables, desk.table, seat, may)
    return await desk.answer()


def check(table: Table, is_allowed: bool) -> None:
    """Refuse what is done to somebody else's seat, and after the end."""
    if not is_allowed:
        raise NotYours("not-your-seat")
    if table.status == OVER:
        raise Unwanted("table-over")


def may_offer(table: Table, seat: Seat) -> bool:
    """Whether the owner may offer a seat: an open one, or a bot's behind which nobody else's hand lies."""
    nobodys = seat.person is None and not seat.name
    return seat.kind == OPEN or (seat.kind == BOT and (nobodys or seat.person == table.owner))


@ROUTER.post("/t/{table_id}/seats/{given}/take")
async def take_back(
    request: Request, service: Here, visitor: Guest, form: Form, table_id: str, given: str
) -> Response:
    """The one who handed a seat to a bot takes it again; an offered seat is no longer offered."""
    desk = await desk_of(request, service, visitor, table_id)
    seat = seat_number(desk.table, given)

    def may(table: Table) -> None:
        check(table, visitor.person is not None and table.seats[seat].person == visitor.person)

    await seating.take_back(service.tables, desk.table, seat, may)
    return await desk.answer()


@ROUTER.post("/t/{table_id}/orders")
async def orders(request: Request, service: Here, visitor: Guest, form: Form, table_id: str) -> Response:
    """Give a standing order, or take it back."""
    desk = await desk_of(request, service, visitor, table_id)
    is_set = text(form, "set") == "on"
    seat, may = desk.mine()
    await seating.set_order(service.tables, desk.table, seat, text(form, "order"), is_set, may)
    return await desk.answer()


@ROUTER.post("/t/{table_id}/webhook")
async def webhook(request: Request, service: Here, visitor: Guest, form: Form, table_id: str) -> Response:
    """Where this seat is told of its turns."""
    desk = await desk_of(request, service, visitor, table_id)
    seat, may = desk.mine()
    url = check_url(text(form, "url"))
    if url:
        await check_host(url)
    await seating.set_webhook(service.tables, desk.table, seat, url, may)
    return await desk.answer()


@ROUTER.post("/t/{table_id}/webhook/test")
async def webhook_test(
    request: Request, service: Here, visitor: Guest, form: Form, table_id: str
) -> Response:
    """Send a message now."""
    desk = await desk_of(request, service, visitor, table_id)
    seat = desk.seat()
    url = desk.table.seats[seat].webhook
    if not url:
        raise Unwanted("webhook-url")
    try:
        status = await send(url, service.telling.message(desk.table, seat))
    except (OSError, ValueError):
        raise Unwanted("webhook-failed") from None
    if not 200 <= status < 300:
        raise Unwanted("webhook-status", status=status)
    response = await desk.answer()
    response.headers["X-Notice"] = quote(words_of(desk.table, desk.language).message("server-webhook-sent"))
    return response
