"""Routes of rewinds: ask the others to go back, and answer."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.responses import Response

from boardwright.server.errors import Forbidden
from boardwright.server.routes.deps import FormDep
from boardwright.server.routes.forms import number, text
from boardwright.server.routes.table import TableDep
from boardwright.server.tables import rewinds
from boardwright.server.tables.permissions import by_voter

ROUTER: Final = APIRouter(include_in_schema=False)


@ROUTER.post("/t/{table_id}/rewind")
async def ask_rewind(form: FormDep, here: TableDep) -> Response:
    """Ask all others to go back."""
    seat, permission = here.acting()
    await rewinds.ask(here.service.tables, here.table, seat, number(form, "at"), permission)
    return await here.respond()


@ROUTER.post("/t/{table_id}/rewind/answer")
async def answer_rewind(form: FormDep, here: TableDep) -> Response:
    """Accept or refuse to go back, for all seats of this visitor, also where a bot substitutes."""
    held = here.table.held_by(here.visitor.person)
    if not held:
        raise Forbidden("not-your-seat")
    step = number(form, "at") if "at" in form else None
    for seat in held:
        accepts, permission = text(form, "accept") == "yes", by_voter(here.visitor.person, seat)
        await rewinds.answer(here.service.tables, here.table, seat, accepts, step, permission)
        if here.table.rewind is None:
            break
    return await here.respond()
