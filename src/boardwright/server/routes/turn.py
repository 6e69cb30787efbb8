"""Routes of a turn: choose, undo, restart, commit, and why a choice is not legal."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.responses import JSONResponse, Response

from boardwright.server.routes.deps import FormDep
from boardwright.server.routes.forms import number, whole_number
from boardwright.server.routes.responses import render
from boardwright.server.routes.table import TableDep
from boardwright.server.tables import drafts
from boardwright.server.tables.commits import check_turn
from boardwright.server.tables.turns import is_revealing
from boardwright.server.views.turn import refusal, refusal_fields, refusals
from boardwright.server.views.viewer import words_of

ROUTER: Final = APIRouter(include_in_schema=False)


@ROUTER.post("/t/{table_id}/choose")
async def choose(form: FormDep, here: TableDep) -> Response:
    """Choose one of the legal actions."""
    table, ask = here.table, here.visitor.preferences.ask
    version = number(form, "version", table.version)
    seat, permission = here.acting()
    action = number(form, "action")
    drafted = await drafts.choose(
        here.service.tables, table, seat, action, version, ask, permission=permission
    )
    return await here.respond(drafted)


@ROUTER.post("/t/{table_id}/undo")
async def undo(form: FormDep, here: TableDep) -> Response:
    """Take back the last choice."""
    seat, permission = here.acting()
    version = number(form, "version", here.table.version)
    await drafts.undo(here.service.tables, here.table, seat, version, permission)
    return await here.respond()


@ROUTER.post("/t/{table_id}/restart")
async def restart(form: FormDep, here: TableDep) -> Response:
    """Delete the draft and start the turn again."""
    seat, permission = here.acting()
    version = number(form, "version", here.table.version)
    await drafts.restart(here.service.tables, here.table, seat, version, permission)
    return await here.respond()


@ROUTER.post("/t/{table_id}/commit")
async def commit(form: FormDep, here: TableDep) -> Response:
    """Make the draft part of the match."""
    version = number(form, "version", here.table.version)
    seat, permission = here.acting()
    await drafts.commit_draft(here.service.tables, here.table, seat, version, permission)
    return await here.respond()


@ROUTER.get("/t/{table_id}/why")
async def why(here: TableDep) -> Response:
    """Explain why choices are not legal now: the one named in the address as JSON, else all on a page."""
    table, query = here.table, here.request.query_params
    seat = here.acting_seat()
    check_turn(table, seat)
    assert table.match is not None
    drafted = table.drafted(seat)
    # After a complete draft another seat is asked, or a secret is shown: not for this seat, or not yet.
    is_asked = drafted.to_act == seat and not is_revealing(table.match, drafted)
    words = words_of(table, here.language)
    if "action" in query:
        action = whole_number("action", query["action"])
        is_known = is_asked and action in drafted.state.waiting[-1].offers()
        return JSONResponse(refusal_fields(refusal(drafted, words, action) if is_known else None, words))
    return render(
        here.request,
        here.service,
        here.visitor,
        "table/refusals.html",
        refusals=refusals(drafted, words) if is_asked else [],
        part=here.is_part,
        page=None,
        complete=not is_asked,
        back="" if here.is_part else f"/t/{table.id}",
    )
