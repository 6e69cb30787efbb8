"""Routes of the chat beside a table."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.responses import Response

from boardwright.core.game import SEAT_NAMES
from boardwright.server.errors import BadRequest
from boardwright.server.routes.deps import FormDep
from boardwright.server.routes.forms import text
from boardwright.server.routes.table import TableDep
from boardwright.server.tables.chat import say
from boardwright.server.tables.names import clean_nickname, is_taken

ROUTER: Final = APIRouter(include_in_schema=False)


@ROUTER.post("/t/{table_id}/chat")
async def chat(form: FormDep, here: TableDep) -> Response:
    """Say something; a spectator can give a nickname with it, but not that of a player."""
    held = here.table.held_by(here.visitor.person)
    if held:
        number = here.screen if here.screen in held else held[0]
        name = here.table.seats[number].name or SEAT_NAMES[number]
        await say(here.service.tables, here.table, number, name, text(form, "text"))
        return await here.respond()
    name = here.visitor.nickname or clean_nickname(text(form, "nickname"))
    if not name:
        raise BadRequest("no-nickname")
    if is_taken(here.table, name):
        raise BadRequest("name-taken")
    here.visitor = await here.service.accounts.register(here.visitor, name)
    await say(here.service.tables, here.table, None, name, text(form, "text"))
    return await here.respond()
