"""Exports of a match: the record, in full after the end and before it as a viewer may know it.

Bug reports.
"""

from __future__ import annotations

import io
import json
import zipfile
from typing import Final

import msgspec

import boardwright
from boardwright import registry
from boardwright.core import record as records
from boardwright.core.decision import CHANCE
from boardwright.core.events import plain
from boardwright.server.errors import BadRequest
from boardwright.server.tables.model import OVER, Table
from boardwright.text import Words

EARLIEST_ZIP_TIME: Final = (1980, 1, 1, 0, 0, 0)
VIEW_KIND: Final = "view-of-a-running-match"


def record_for(table: Table, mine: tuple[int, ...]) -> str:
    """Return the record as JSON: the full one after the end; before it the events that a viewer may know.

    The ids of decisions reveal secrets (a card that was drawn or discarded), so a running match is exported
    as events and not as a log of ids. `mine` are the seats of the viewer. Raises BadRequest before the start.
    """
    if table.match is None:
        raise BadRequest("not-begun")
    if table.status == OVER:
        return records.to_json(table.match.record())
    seat = mine[0] if len(mine) == 1 else None
    match = table.match
    steps = []
    for step in match.steps:
        known = [event for event in (event.for_seat(seat) for event in step.events) if event is not None]
        who = "chance" if step.seat == CHANCE else step.seat
        entry: dict[str, object] = {"seat": who, "events": [plain(event) for event in known]}
        if step.seat == seat:
            entry["action"] = match.game.catalogue.text(step.action)
        steps.append(entry)
    document = {
        "kind": VIEW_KIND,
        "game": table.game_id,
        "rules_version": match.game.meta.rules_version,
        "players": table.names(),
        "options": msgspec.to_builtins(match.options),
        "commitment": table.commitment,
        "seat": seat,
        "steps": steps,
        "view": match.view(seat),
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def record_lines(table: Table, mine: tuple[int, ...], words: Words) -> str:
    """Return the record as text: the full one after the end, before it the log as the viewer reads it."""
    if table.match is None:
        raise BadRequest("not-begun")
    if table.status == OVER:
        return table.match.to_lines()
    seat = mine[0] if len(mine) == 1 else None
    lines = [f"# {table.game_id}", f"# {table.commitment}", ""]
    for number, step in enumerate(table.match.steps, start=1):
        for event in step.events:
            known = event.for_seat(seat)
            if known is not None:
                lines.append(f"{number}. {words.event(known)}")
    return "\n".join(lines) + "\n"


def problem_file(table: Table, mine: tuple[int, ...], language: str) -> bytes:
    """Return a zip file for a bug report on the rules: record, position and versions, as the viewer may know
    them."""
    seat = mine[0] if len(mine) == 1 else None
    files = {"record.json": record_for(table, mine)}
    if table.match is not None:
        is_over = table.status == OVER
        shown = table.match.position() if is_over else json.dumps(table.match.view(seat), indent=1)
        files["position.txt" if is_over else "view.json"] = shown
    about = {
        "boardwright": boardwright.__version__,
        "game": table.game_id,
        "rules_version": registry.game(table.game_id).meta.rules_version,
        "table": table.id,
        "version": table.version,
        "language": language,
    }
    files["about.json"] = json.dumps(about, indent=1)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in files.items():
            # The time of the position, not of the clock: the same position gives the same file.
            written = max(table.changed.timetuple()[:6], EARLIEST_ZIP_TIME)
            file.writestr(zipfile.ZipInfo(name, written), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()
