"""Stand-ins: a bot plays for the holder of a seat, who keeps it and takes it back at any time.

The holder may ask for one at any time. For all others there is one rule: the holder is to act and has been
absent for as long as the table says. Absence counts from the last decision at the table, or from the moment
at which the holder was last seen there, whichever is later.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from boardwright.server.errors import BadRequest, Forbidden
from boardwright.server.tables.model import ACT, PLAYING, REWIND, START, UNDO, Table
from boardwright.server.tables.presence import Sightings

MIN_ABSENCE: Final = 2  # minutes
MAX_ABSENCE: Final = 30 * 24 * 60
ABSENCES: Final = (5, 10, 30, 60, 24 * 60, 3 * 24 * 60, 7 * 24 * 60, 0)  # choices of the form; 0 is never

QUESTIONS: Final = (START, ACT, UNDO, REWIND)  # entries after which the match asks something else


def check_absence(minutes: int) -> int:
    """Return the absence rule of a new table; raises BadRequest for one that is out of range."""
    if minutes and not MIN_ABSENCE <= minutes <= MAX_ABSENCE:
        raise BadRequest("absence", low=MIN_ABSENCE, high=MAX_ABSENCE, given=minutes)
    return minutes


def stand_in_from(table: Table, number: int, sightings: Sightings) -> datetime | None:
    """Return the moment from which a bot may substitute for the absent holder of a seat.

    None when there is none: the holder is not to act, a bot plays already, or the table's rule is never.
    """
    is_asked = table.status == PLAYING and number in table.to_act() and table.seats[number].is_human
    if not is_asked or not table.absence:
        return None
    begun = next(entry.at for entry in reversed(table.entries) if entry.kind in QUESTIONS)
    return max(begun, sightings.seen.get(number, begun)) + timedelta(minutes=table.absence)


def check_stand_in(table: Table, number: int, sightings: Sightings) -> None:
    """Raise Forbidden unless a bot may substitute for the holder of a seat now, without their consent."""
    if not table.absence:
        raise Forbidden("stand-in-never")
    moment = stand_in_from(table, number, sightings)
    if moment is None:
        raise Forbidden("stand-in-not-asked")
    if sightings.now < moment:
        raise Forbidden("stand-in-early", at=shown_moment(moment, sightings.now))


def shown_moment(moment: datetime, now: datetime) -> str:
    """Return a moment in UTC for people: the time, with the day unless it is today.

    >>> shown_moment(datetime(2026, 3, 1, 14, 5), datetime(2026, 3, 1, 13, 0))
    '14:05'
    """
    return f"{moment:%H:%M}" if moment.date() == now.date() else f"{moment:%Y-%m-%d %H:%M}"
