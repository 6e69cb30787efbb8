"""Stand-ins on a page: what the holder of a seat reads when they come back, and the lines of the log."""

from __future__ import annotations

from typing import Final

from boardwright import registry
from boardwright.core.game import SEAT_NAMES
from boardwright.server.tables.model import AWAY, LEAVE, RETURN, Entry, Table
from boardwright.server.tables.presence import Sightings
from boardwright.server.tables.stand_ins import shown_moment, stand_in_from
from boardwright.server.views.viewer import Viewer
from boardwright.text import Words
from boardwright.web import PARTS
from boardwright.web.pages import StandIn

MINUTES_PER_DAY: Final = 24 * 60
LINES: Final = {
    LEAVE: "server-stand-in-leave",
    AWAY: "server-stand-in-away",
    RETURN: "server-stand-in-return",
}


def stand_ins(table: Table, viewer: Viewer, words: Words) -> tuple[StandIn, ...]:
    """Return the seats of the viewer in which a bot plays, each with a sentence that says since when."""
    held = (table.seats[number] for number in table.held_by(viewer.person))
    return tuple(
        StandIn(seat.number, _notice(table, seat.number, words)) for seat in held if seat.has_stand_in
    )


def _notice(table: Table, number: int, words: Words) -> str:
    entry = next((e for e in reversed(table.entries) if e.seat == number and e.kind in (AWAY, LEAVE)), None)
    if entry is None:
        return words.message("server-stand-in-plays")
    name = "server-stand-in-was-away" if entry.kind == AWAY else "server-stand-in-as-asked"
    return words.message(name, at=f"{entry.at:%Y-%m-%d %H:%M}")


def stand_in_line(table: Table, entry: Entry, words: Words) -> str:
    """Return the line of the log about a holder who leaves, is away or is back; empty for other entries."""
    name = LINES.get(entry.kind)
    return "" if name is None else words.message(name, name=holder_names(table, words)[entry.seat])


def holder_names(table: Table, words: Words) -> list[str]:
    """Return the names of the holders of the seats, also of those for whom a bot plays."""
    names = [seat.name or SEAT_NAMES[seat.number] for seat in table.seats]
    return Words(words.language, registry.game(table.game_id), names, PARTS).names


def absence_rule(table: Table, words: Words) -> str:
    """Return the sentence that says when a bot may substitute for an absent player at this table."""
    if not table.absence:
        return words.message("server-absence-never")
    return words.message("server-absence-rule", time=shown_minutes(table.absence, words))


def shown_minutes(minutes: int, words: Words) -> str:
    """Return a number of minutes in words: as days, hours or minutes."""
    if minutes % MINUTES_PER_DAY == 0:
        return words.message("server-days", count=minutes // MINUTES_PER_DAY)
    if minutes % 60 == 0:
        return words.message("server-hours", count=minutes // 60)
    return words.message("server-count-minutes", count=minutes)


def moment_shown(table: Table, number: int, sightings: Sightings | None, words: Words) -> str:
    """Return the sentence that says from when on a bot may substitute for a seat; empty when it may not."""
    moment = None if sightings is None else stand_in_from(table, number, sightings)
    if moment is None or sightings is None:
        return ""
    return words.message("server-stand-in-from", at=shown_moment(moment, sightings.now))
