"""Routes of downloads: the record of a match, its analysis, and the file for a bug report."""

from __future__ import annotations

import json
from typing import Final

from fastapi import APIRouter
from starlette.responses import Response

from boardwright.server.errors import NotFound
from boardwright.server.routes.table import TableDep
from boardwright.server.views.export import problem_file, record_for, record_lines
from boardwright.server.views.viewer import words_of

ROUTER: Final = APIRouter(include_in_schema=False)


@ROUTER.get("/t/{table_id}/record.json")
async def record_json(here: TableDep) -> Response:
    """Send the record: in full after the end, before it as far as this viewer may know it."""
    given = record_for(here.table, here.mine)
    return _download(given, f"{here.table.game_id}-{here.table.id}.json", "application/json")


@ROUTER.get("/t/{table_id}/record.txt")
async def record_text(here: TableDep) -> Response:
    """Send the record in the text form; before the end the log as this viewer reads it."""
    given = record_lines(here.table, here.mine, words_of(here.table, here.language))
    return _download(given, f"{here.table.game_id}-{here.table.id}.txt", "text/plain; charset=utf-8")


@ROUTER.get("/t/{table_id}/analysis.json")
async def analysis_json(here: TableDep) -> Response:
    """Send the analysis as JSON; raises NotFound."""
    found = await here.service.analyses.of(here.table)
    if found is None:
        raise NotFound("no-analysis")
    name = f"{here.table.game_id}-{here.table.id}-analysis.json"
    return _download(json.dumps(found.plain(), indent=1), name, "application/json")


@ROUTER.get("/t/{table_id}/problem")
async def problem(here: TableDep) -> Response:
    """Send everything that a bug report on the rules needs, in one file."""
    given = problem_file(here.table, here.mine, here.language)
    return _download(given, f"boardwright-problem-{here.table.id}.zip", "application/zip")


def _download(content: str | bytes, name: str, kind: str) -> Response:
    """Return a response that a browser saves as a file."""
    return Response(
        content, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )
