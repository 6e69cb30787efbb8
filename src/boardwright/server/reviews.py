"""What one asks the search for at a table: an analysis after the end, hints in a match for training."""

from __future__ import annotations

import json
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from boardwright.server.asking import Form, Guest, Here, number
from boardwright.server.desks import desk_of, download
from boardwright.server.errors import NotHere

ROUTER: Final = APIRouter(include_in_schema=False)


@ROUTER.post("/t/{table_id}/analyse")
async def analyse(request: Request, service: Here, visitor: Guest, form: Form, table_id: str) -> Response:
    """Analyse a finished match, in the background."""
    desk = await desk_of(request, service, visitor, table_id)
    await service.analyses.begin(desk.table)
    return await desk.answer()


@ROUTER.post("/t/{table_id}/analyse/stop")
async def stop(request: Request, service: Here, visitor: Guest, form: Form, table_id: str) -> Response:
    """Give up an analysis that is under way."""
    desk = await desk_of(request, service, visitor, table_id)
    await service.analyses.stop(desk.table)
    return await desk.answer()


@ROUTER.get("/t/{table_id}/analysis.json")
async def analysis_json(request: Request, service: Here, visitor: Guest, table_id: str) -> Response:
    """The analysis as data."""
    desk = await desk_of(request, service, visitor, table_id)
    found = await service.analyses.of(desk.table)
    if found is None:
        raise NotHere("no-analysis")
    name = f"{desk.table.game_id}-{desk.table.id}-analysis.json"
    return download(json.dumps(found.plain(), indent=1), name, "application/json")


@ROUTER.post("/t/{table_id}/hint")
async def hint(request: Request, service: Here, visitor: Guest, form: Form, table_id: str) -> Response:
    """What the search would choose for the seat at this screen, from what it knows."""
    desk = await desk_of(request, service, visitor, table_id)
    await service.hints.give(desk.table, desk.seat(), number(form, "version", desk.table.version))
    return await desk.answer()
