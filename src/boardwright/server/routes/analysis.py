"""Routes of the search at a table: the analysis of a finished match, hints in a training match."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.responses import Response

from boardwright.server.routes.deps import FormDep
from boardwright.server.routes.forms import number
from boardwright.server.routes.table import TableDep

ROUTER: Final = APIRouter(include_in_schema=False)


@ROUTER.post("/t/{table_id}/analyse")
async def analyse(form: FormDep, here: TableDep) -> Response:
    """Start the analysis of a finished match, in the background."""
    await here.service.analyses.start(here.table, here.party)
    return await here.respond()


@ROUTER.post("/t/{table_id}/analyse/stop")
async def stop(form: FormDep, here: TableDep) -> Response:
    """Withdraw the visitor's request for the analysis; requests of others stay."""
    await here.service.analyses.stop(here.table, here.party)
    return await here.respond()


@ROUTER.post("/t/{table_id}/hint")
async def hint(form: FormDep, here: TableDep) -> Response:
    """Give a hint to the seat at this screen, from its knowledge."""
    version = number(form, "version", here.table.version)
    await here.service.hints.give(here.table, here.acting_seat(), version)
    return await here.respond()
