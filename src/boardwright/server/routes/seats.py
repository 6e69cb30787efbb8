"""Routes of seats: hand over to a bot, offer to others, take back, standing orders, webhook."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

from fastapi import APIRouter
from starlette.responses import Response

from boardwright.server.errors import BadRequest
from boardwright.server.routes.deps import FormDep
from boardwright.server.routes.forms import seat_number, text
from boardwright.server.routes.new_table import DEFAULT_BOT
from boardwright.server.routes.table import TableDep
from boardwright.server.tables import permissions, seats
from boardwright.server.views.viewer import words_of
from boardwright.server.webhooks import check_host, check_url, send

ROUTER: Final = APIRouter(include_in_schema=False)


@ROUTER.post("/t/{table_id}/seats/{given}/bot")
async def seat_bot(form: FormDep, here: TableDep, given: str) -> Response:
    """Seat a bot: instead of oneself, or, as the owner of the table, on a free seat or for the absent."""
    tables, person, seat = here.service.tables, here.visitor.person, seat_number(here.table, given)
    permission = permissions.by_holder_or_owner(person, seat, await tables.presence.sightings(here.table))
    is_away = seat not in here.table.held_by(person)
    bot = text(form, "bot", DEFAULT_BOT)
    await seats.seat_bot(tables, here.table, seat, bot, permission, is_away=is_away)
    return await here.respond()


@ROUTER.post("/t/{table_id}/seats/{given}/open")
async def open_seat(form: FormDep, here: TableDep, given: str) -> Response:
    """Create an invitation by which another player can take the seat."""
    seat = seat_number(here.table, given)
    permission = permissions.by_offerer(here.visitor.person, seat)
    await seats.open_seat(here.service.tables, here.table, seat, permission)
    return await here.respond()


@ROUTER.post("/t/{table_id}/seats/{given}/take")
async def take_back(form: FormDep, here: TableDep, given: str) -> Response:
    """Take a seat back from a bot, or withdraw its invitation."""
    seat = seat_number(here.table, given)
    permission = permissions.by_former_holder(here.visitor.person, seat)
    await seats.take_back(here.service.tables, here.table, seat, permission)
    return await here.respond()


@ROUTER.post("/t/{table_id}/orders")
async def orders(form: FormDep, here: TableDep) -> Response:
    """Give a standing order, or withdraw it."""
    is_set = text(form, "set") == "on"
    seat, permission = here.acting()
    await seats.set_order(here.service.tables, here.table, seat, text(form, "order"), is_set, permission)
    return await here.respond()


@ROUTER.post("/t/{table_id}/webhook")
async def webhook(form: FormDep, here: TableDep) -> Response:
    """Set the webhook of this seat."""
    seat, permission = here.acting()
    url = check_url(text(form, "url"))
    if url:
        await check_host(url)
    await seats.set_webhook(here.service.tables, here.table, seat, url, permission)
    return await here.respond()


@ROUTER.post("/t/{table_id}/webhook/test")
async def webhook_test(form: FormDep, here: TableDep) -> Response:
    """Call the webhook of this seat now."""
    seat = here.acting_seat()
    url = here.table.seats[seat].webhook
    if not url:
        raise BadRequest("webhook-url")
    try:
        status = await send(url, here.service.webhooks.message(here.table, seat))
    except (OSError, ValueError):
        raise BadRequest("webhook-failed") from None
    if not 200 <= status < 300:
        raise BadRequest("webhook-status", status=status)
    response = await here.respond()
    response.headers["X-Notice"] = quote(words_of(here.table, here.language).message("server-webhook-sent"))
    return response
