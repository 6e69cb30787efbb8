"""Routes of invitation links."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boardwright.core.game import SEAT_NAMES
from boardwright.server.errors import BadRequest, Gone
from boardwright.server.routes.deps import FormDep, ServiceDep, VisitorDep
from boardwright.server.routes.forms import text
from boardwright.server.routes.responses import language_of, redirect, render
from boardwright.server.service import Service
from boardwright.server.tables import seats
from boardwright.server.tables.model import OPEN, OVER, Seat, Table
from boardwright.server.views.stand_ins import absence_rule
from boardwright.server.views.viewer import words_of
from boardwright.web.pages import JoinPage

ROUTER: Final = APIRouter(include_in_schema=False)


@ROUTER.get("/join/{invite}")
async def join_form(request: Request, service: ServiceDep, visitor: VisitorDep, invite: str) -> Response:
    """Show the seat that an invitation offers; its holder goes to the table."""
    table, seat = await _invited(service, invite)
    if seat.number in table.seats_of(visitor.person):
        return RedirectResponse(f"/t/{table.id}", 303)
    words = words_of(table, language_of(request, visitor))
    page = JoinPage(
        title=words.message("title"),
        game=table.game_id,
        colour=SEAT_NAMES[seat.number],
        nickname=visitor.nickname,
        holder="" if seat.kind == OPEN else words.names[seat.number],
        absence=absence_rule(table, words),
    )
    return render(request, service, visitor, "table/join.html", join=page)


async def _invited(service: Service, invite: str) -> tuple[Table, Seat]:
    """Return the table and the seat of an invitation; raises NotFound, Gone after the end of the match."""
    table, seat = await service.tables.find_by_invite(invite)
    if table.status == OVER:
        raise Gone("table-over")
    return table, seat


@ROUTER.post("/join/{invite}")
async def join(
    request: Request, service: ServiceDep, visitor: VisitorDep, form: FormDep, invite: str
) -> Response:
    """Take the seat of an invitation."""
    nickname = text(form, "nickname")
    if not nickname.strip():
        raise BadRequest("no-nickname")
    await _invited(service, invite)
    visitor = await service.accounts.register(visitor, nickname)
    table, seat = await seats.take_seat(service.tables, invite, nickname, visitor.person)
    return redirect(request, service, visitor, f"/t/{table.id}")
