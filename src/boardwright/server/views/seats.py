"""The seats of a table as one viewer sees them: holders, scores, and possible operations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.game import SEAT_NAMES
from boardwright.core.match import Step
from boardwright.server.tables.model import BOT, OPEN, OVER, PERSON, SCREEN, Seat, Table
from boardwright.server.tables.stand_ins import stand_in_from
from boardwright.server.views.stand_ins import moment_shown
from boardwright.server.views.viewer import Viewer
from boardwright.text import Words
from boardwright.web.pages import SeatBox
from boardwright.web.panels import score_of


def seat_boxes(
    table: Table, viewer: Viewer, words: Words, view: Mapping[str, Any] | None
) -> tuple[SeatBox, ...]:
    """Return the seats at the position that is shown.

    `view` is None before the start and behind a curtain.
    """
    past = _past_step(table, viewer)
    acting = table.to_act() if past is None else [past.seat]
    is_final = table.match is not None and table.status == OVER and past is None
    ranking = table.match.ranking if table.match is not None and is_final else []
    scores = [] if view is None else [score_of(player) for player in view["players"]]
    return tuple(
        SeatBox(
            number=seat.number,
            colour=SEAT_NAMES[seat.number],
            name=words.names[seat.number],
            kind=seat.kind,
            bot=seat.bot,
            is_me=seat.number in viewer.mine,
            is_online=seat.person in viewer.online,
            is_to_act=seat.number in acting,
            place=ranking[seat.number] if ranking else 0,
            has_stand_in=seat.has_stand_in,
            stand_in_from=_moment(table, seat, viewer, words),
            **_score_fields(scores, seat.number),
            **_action_fields(table, seat, viewer),
        )
        for seat in table.seats
    )


def _past_step(table: Table, viewer: Viewer) -> Step | None:
    """Return the step after the position of the past that is shown; None at the present."""
    steps = table.match.steps if table.match is not None else []
    return steps[viewer.at] if viewer.at is not None and viewer.at < len(steps) else None


def _score_fields(scores: list[int | None], number: int) -> dict[str, Any]:
    """Return the score of a seat, "?" when it is secret, and whether it leads alone or with others."""
    if not scores:
        return {}
    score = scores[number]
    known = [each for each in scores if each is not None]
    is_leading = score is not None and len(set(known)) > 1 and score == max(known)
    return {"score": "?" if score is None else str(score), "is_leading": is_leading}


def _action_fields(table: Table, seat: Seat, viewer: Viewer) -> dict[str, Any]:
    """Return the possible operations on a seat: invite, join, seat a bot, hand over, take back."""
    holds = seat.number in viewer.mine
    is_owners = viewer.is_owner and (not seat.is_held or _is_absent(table, seat, viewer))
    is_open = table.status != OVER
    return {
        "invite": f"{viewer.base}/join/{seat.invite}" if _sees_invite(seat, holds, viewer) else "",
        "join": f"/join/{seat.invite}" if _can_join(table, seat, viewer) else "",
        "can_seat_bot": is_open and seat.kind != BOT and (holds or is_owners),
        "can_hand_over": is_open and seat.kind != OPEN and _can_hand_over(seat, holds, viewer),
        "can_take_back": is_open and _can_take_back(seat, viewer),
    }


def _moment(table: Table, seat: Seat, viewer: Viewer, words: Words) -> str:
    """Return the sentence about the moment from which a bot may substitute; empty for the holder."""
    if seat.person is not None and seat.person == viewer.person:
        return ""
    return moment_shown(table, seat.number, viewer.sightings, words)


def _is_absent(table: Table, seat: Seat, viewer: Viewer) -> bool:
    """Return whether a bot may substitute for the holder of a seat now."""
    seen = viewer.sightings
    moment = None if seen is None else stand_in_from(table, seat.number, seen)
    return seen is not None and moment is not None and moment <= seen.now


def _sees_invite(seat: Seat, holds: bool, viewer: Viewer) -> bool:
    is_own = seat.person is not None and seat.person == viewer.person
    return bool(seat.invite) and (holds or is_own or (viewer.is_owner and not seat.is_held))


def _can_join(table: Table, seat: Seat, viewer: Viewer) -> bool:
    """Return whether the viewer may take an open seat without an invitation: at a listed table."""
    return seat.kind == OPEN and not table.is_private and not viewer.mine and not viewer.is_owner


def _can_hand_over(seat: Seat, holds: bool, viewer: Viewer) -> bool:
    """Return whether the viewer may offer a seat to others: its holder, for a bot's seat the owner."""
    is_own = seat.person is not None and seat.person == viewer.person
    is_free = is_own or not seat.was_held
    return (seat.kind in (PERSON, SCREEN) and holds) or (seat.kind == BOT and viewer.is_owner and is_free)


def _can_take_back(seat: Seat, viewer: Viewer) -> bool:
    """Return whether the viewer has handed the seat to a bot, or has offered it, and can hold it again."""
    is_given = seat.kind == BOT or (seat.kind in (PERSON, SCREEN) and seat.invite is not None)
    return is_given and seat.person is not None and seat.person == viewer.person
