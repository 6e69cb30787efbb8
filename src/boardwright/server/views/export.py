"""The match as a file: in full after the end, and before it only what a viewer may know."""

from __future__ import annotations

import json
from typing import Final

import msgspec

from boardwright.core import record as records
from boardwright.core.decision import CHANCE
from boardwright.core.events import plain
from boardwright.server.errors import Unwanted
from boardwright.server.table import OVER, Table
from boardwright.text import Words

VIEW_KIND: Final = "view-of-a-running-match"


def record_for(table: Table, mine: tuple[int, ...]) -> str:
    """A record as JSON: the full one after the end; else what one seat, or a spectator, has been told.

    The ids of decisions tell secrets (a card that was drawn or discarded), so a running match is given as the
    events of the viewer and not as a log of ids.
    """
    if table.match is None:
        raise Unwanted("not-begun")
    if table.status == OVER:
        return records.to_json(table.match.record())
    seat = mine[0] if len(mine) == 1 else None
    match = table.match
    steps = []
    for step in match.steps:
        told = [event for event in (event.for_seat(seat) for event in step.events) if event is not None]
        who = "chance" if step.seat == CHANCE else step.seat
        entry: dict[str, object] = {"seat": who, "events": [plain(event) for event in told]}
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
    """A record as text: the full one after the end, else the log as the viewer reads it."""
    if table.match is None:
        raise Unwanted("not-begun")
    if table.status == OVER:
        return table.match.to_lines()
    seat = mine[0] if len(mine) == 1 else None
    lines = [f"# {table.game_id}", f"# {table.commitment}", ""]
    for number, step in enumerate(table.match.steps, start=1):
        for event in step.events:
            told = event.for_seat(seat)
            if told is not None:
                lines.append(f"{number}. {words.event(told)}")
    return "\n".join(lines) + "\n"
