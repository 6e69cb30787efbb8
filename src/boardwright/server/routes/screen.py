"""Routes of a shared screen: another of its players takes it."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.responses import Response

from boardwright.server.errors import Forbidden
from boardwright.server.routes.deps import FormDep
from boardwright.server.routes.forms import number
from boardwright.server.routes.table import TableDep
from boardwright.server.tables.permissions import by_holder
from boardwright.server.tables.screens import take_screen

ROUTER: Final = APIRouter(include_in_schema=False)


@ROUTER.post("/t/{table_id}/curtain")
async def curtain(form: FormDep, here: TableDep) -> Response:
    """Give the screen to another player, behind a curtain."""
    seat, person = number(form, "seat"), here.visitor.person
    if person is None or seat not in here.mine:
        raise Forbidden("not-your-seat")
    await take_screen(here.service.tables, here.table, person, seat, by_holder(person, seat))
    return await here.respond()
