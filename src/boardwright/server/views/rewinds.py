"""Rewinds on a page: the open request, and the lines about former ones in the log."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.record import Entry, Rewind
from boardwright.server.tables import rewinds
from boardwright.server.tables.model import REFUSAL, REWIND, Table
from boardwright.server.views.position import Position
from boardwright.server.views.stand_ins import stand_in_line
from boardwright.text import Words
from boardwright.web.pages import RewindAsk


def open_request(position: Position) -> RewindAsk | None:
    """Return the open request to go back, if any."""
    table, viewer, words = position.table, position.viewer, position.words
    ask = rewinds.open_request(table)
    if ask is None:
        return None
    waiting = rewinds.unanswered(table, ask)
    before = (position.lines[number] for number in range(ask.step - 1, -1, -1))
    last = next((lines[-1] for lines in before if lines), "")
    count = len(position.match.steps) - ask.step
    return RewindAsk(
        seat=ask.seat,
        name=words.names[ask.seat],
        at=ask.step,
        text=words.message("server-rewind-to", count=count, line=last or "–"),
        accepted=tuple(ask.accepted),
        waiting=tuple(waiting),
        can_answer=any(seat in waiting for seat in table.held_by(viewer.person)),
        can_withdraw=ask.seat in viewer.mine,
    )


def rewind_lines(table: Table, words: Words) -> dict[int, list[str]]:
    """Return the lines about rewinds and stand-ins, by the number of steps that were left then."""
    found: list[tuple[int, str]] = []
    length = _length_after(0, table.base)
    for entry in table.entries:
        before, length = length, _length_after(length, entry.log)
        back = next((part.rewind for part in entry.log if isinstance(part, Rewind)), 0)
        # A line about a position that was rewound itself moves to the last position that is left.
        found = [(min(at, length), line) for at, line in found]
        if entry.kind == REWIND:
            line = words.message("server-rewound", name=words.names[entry.seat], count=back)
            found.append((before - back, line))
        elif entry.kind == REFUSAL:
            found.append((length, words.message("server-rewind-refused", name=words.names[entry.seat])))
        elif line := stand_in_line(table, entry, words):
            found.append((length, line))
    lines: dict[int, list[str]] = {}
    for at, line in found:
        lines.setdefault(at, []).append(line)
    return lines


def _length_after(length: int, log: Sequence[Entry]) -> int:
    """Return the number of steps of the current line after a part of the log."""
    for part in log:
        length += -part.rewind if isinstance(part, Rewind) else 1
    return length
