"""Routes of a finished match: rematch, fork a position, verify the deal."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter
from starlette.responses import RedirectResponse, Response

from boardwright import registry
from boardwright.core.errors import BadRecordError
from boardwright.core.match import Match
from boardwright.core.match import verify as verify_record
from boardwright.server.errors import BadRequest, Forbidden
from boardwright.server.middleware.rate_limit import address_of
from boardwright.server.routes.deps import FormDep
from boardwright.server.routes.forms import number, seat_number, text
from boardwright.server.routes.new_table import DEFAULT_BOT
from boardwright.server.routes.responses import redirect
from boardwright.server.routes.table import TableDep
from boardwright.server.tables import creation
from boardwright.server.tables.creation import Plan, SeatPlan
from boardwright.server.tables.model import BOT, OVER, PERSON, Table

ROUTER: Final = APIRouter(include_in_schema=False)


@ROUTER.post("/t/{table_id}/rematch")
async def rematch(form: FormDep, here: TableDep) -> Response:
    """Create a table for the same players; all of them find it through the old one."""
    if not here.mine:
        raise Forbidden("not-your-seat")
    _finished_match(here.table)
    found = await creation.rematch(here.service.tables, here.table, here.visitor.person)
    here.service.claims.note_address(found, address_of(here.request))
    return RedirectResponse(f"/t/{found}", 303)


@ROUTER.post("/t/{table_id}/fork")
async def fork(form: FormDep, here: TableDep) -> Response:
    """Create a table that continues any position of the match against bots."""
    table = here.table
    match = _finished_match(table)
    at = number(form, "at")
    if at >= len(match.steps):
        raise BadRequest("no-position", given=at, last=len(match.steps) - 1)
    chosen, mine = text(form, "as"), here.mine
    seat = seat_number(table, chosen) if chosen else (mine[0] if mine else max(match.steps[at].seat, 0))
    visitor = await here.service.accounts.register(here.visitor)
    plan = Plan(
        game=table.game_id,
        seats=[
            SeatPlan(PERSON) if each == seat else SeatPlan(BOT, bot=DEFAULT_BOT)
            for each in range(len(table.seats))
        ],
        owner=visitor.person,
        nickname=visitor.nickname,
        options=table.options,
        values=table.values,
        base=[step.action for step in match.steps[:at]],
    )
    made = await creation.create(here.service.tables, plan)
    here.service.claims.note_address(made.id, address_of(here.request))
    return redirect(here.request, here.service, visitor, f"/t/{made.id}")


@ROUTER.post("/t/{table_id}/verify")
async def verify(form: FormDep, here: TableDep) -> Response:
    """Check every draw of the match against the seed that was committed to at its start."""
    table = here.table
    match = _finished_match(table)
    if table.is_continued:
        raise BadRequest("continued")
    try:
        await asyncio.to_thread(verify_record, match.record(), registry.game(table.game_id))
        here.service.verified[table.id] = True
    except BadRecordError:
        here.service.verified[table.id] = False
    return await here.respond()


def _finished_match(table: Table) -> Match:
    """Return the match of a table; raises BadRequest before its end."""
    if table.status != OVER or table.match is None:
        raise BadRequest("not-over")
    return table.match
