"""The log on a page: entries around the position that is shown, grouped in turns, and the new ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from boardwright.core.decision import CHANCE
from boardwright.core.game import SEAT_NAMES
from boardwright.core.match import Match
from boardwright.server.views.position import Position
from boardwright.server.views.rewinds import rewind_lines
from boardwright.web.pages import LogEntry, Turn

MAX_ENTRIES: Final = 60
MAX_SINCE: Final = 40


def log_fields(position: Position) -> dict[str, Any]:
    """Return the log in turns, the number of omitted entries, and the events since the viewer's last turn."""
    match, viewer = position.match, position.viewer
    first, last = (0, len(match.steps)) if viewer.is_whole_log else log_window(match, position.past)
    rewinds = rewind_lines(position.table, position.words)
    entries = _entries(position, first, last, rewinds)
    return {
        "turns": tuple(_turn(position, turn) for turn in _grouped(entries)),
        "log_before": first,
        "since": _since_last_turn(position) if position.is_live else (),
        "has_moved": any(step.seat == viewer.seat for step in match.steps),
    }


def log_window(match: Match, at: int | None) -> tuple[int, int]:
    """Return the range of steps that the log shows around a position: most of them lie before it."""
    last = len(match.steps) if at is None else min(len(match.steps), at + MAX_ENTRIES // 3)
    return max(0, last - MAX_ENTRIES), last


def _entries(
    position: Position, first: int, last: int, rewinds: Mapping[int, Sequence[str]]
) -> list[LogEntry]:
    """Return the entries of a range of steps, with the rewinds between them."""
    steps, seat = position.match.steps, position.viewer.seat
    last_own = _last_own(position)
    found = []
    before: int | None = None
    for number in range(first, last):
        if number in rewinds:
            found.append(LogEntry(number, None, tuple(rewinds[number])))
        lines = position.lines[number]
        if not lines:
            continue
        who = None if steps[number].seat == CHANCE else steps[number].seat
        is_turn = who is not None and who != before
        before = who if who is not None else before
        is_new = seat is not None and number > last_own
        found.append(LogEntry(number + 1, who, lines, is_new, is_turn))
    if last == len(steps) and last in rewinds:
        found.append(LogEntry(last, None, tuple(rewinds[last])))
    return found


def _grouped(entries: Sequence[LogEntry]) -> list[list[LogEntry]]:
    """Group entries in turns: a new one begins with another seat."""
    grouped: list[list[LogEntry]] = []
    for entry in entries:
        if not grouped or entry.is_turn or entry.seat != grouped[-1][0].seat:
            grouped.append([])
        grouped[-1].append(entry)
    return grouped


def _turn(position: Position, entries: Sequence[LogEntry]) -> Turn:
    seat, last = entries[0].seat, len(position.match.steps)
    numbers = [entry.at for entry in entries]
    viewpoint = position.viewer.viewpoint
    return Turn(
        key=min(numbers),
        colour="" if seat is None else SEAT_NAMES[seat],
        name="" if seat is None else position.words.names[seat],
        entries=tuple(entries),
        base=f"/t/{position.table.id}",
        viewed="" if viewpoint is None else f"&as={viewpoint}",
        last=last if last in numbers else None,
        shown=position.past if position.past in numbers else None,
    )


def _since_last_turn(position: Position) -> tuple[str, ...]:
    """Return the events since the viewer's seat last decided anything."""
    if position.viewer.seat is None:
        return ()
    last = len(position.match.steps)
    first = max(_last_own(position) + 1, last - 4 * MAX_SINCE)
    lines = [line for number in range(first, last) for line in position.lines[number]]
    return tuple(lines[-MAX_SINCE:])


def _last_own(position: Position) -> int:
    """Return the number of the last step of the viewer's seat; -1 when there is none."""
    seat = position.viewer.seat
    return max((number for number, step in enumerate(position.match.steps) if step.seat == seat), default=-1)
