"""Play through the HTTP interface: view, legal actions, act, undo, record."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal

from fastapi import Query
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from boardwright.core.match import Match
from boardwright.server.errors import BadRequest, Forbidden
from boardwright.server.middleware.rate_limit import address_of
from boardwright.server.routes.api.deps import (
    RESPONSES,
    Credentials,
    Language,
    TableId,
    new_router,
    own_seat,
    seat_of,
)
from boardwright.server.routes.api.schemas import (
    MAX_ACTIONS,
    RECORD,
    Acted,
    Acting,
    Legal,
    Option,
    Refused,
    Undoing,
    Viewed,
)
from boardwright.server.routes.deps import ServiceDep
from boardwright.server.tables import commits, drafts
from boardwright.server.tables.model import OVER, Table
from boardwright.server.tables.permissions import by_token
from boardwright.server.tables.replay import as_of
from boardwright.server.tables.turns import before_reveal, is_turn_over
from boardwright.server.views.export import record_for, record_lines
from boardwright.server.views.viewer import words_of
from boardwright.text import Words

ROUTER: Final = new_router()


@ROUTER.get("/tables/{table_id}/view", responses=RESPONSES)
async def view(service: ServiceDep, table_id: TableId, credentials: Credentials) -> Viewed:
    """Send the view of the token's seat; without a token, that of a spectator."""
    table = await service.tables.find(table_id)
    seat = seat_of(service.tables, table, credentials)
    match = begun(table)
    number = None if seat is None else seat.number
    shown = match if number is None else table.drafted(number)
    seen = match.game.view(before_reveal(shown, len(match.steps)), number)
    return Viewed(version=table.version, to_act=table.to_act(), seat=number, view=seen)


def begun(table: Table) -> Match:
    """Return the match of a table; raises BadRequest before its start."""
    if table.match is None:
        raise BadRequest("not-begun")
    return table.match


@ROUTER.get("/tables/{table_id}/legal", responses=RESPONSES)
async def legal(
    service: ServiceDep,
    table_id: TableId,
    credentials: Credentials,
    after: Annotated[list[int] | None, Query(max_length=MAX_ACTIONS)] = None,
) -> Legal:
    """Send the legal actions of one's own seat; with `after`, those that could follow in the same turn.

    Empty when the seat is not asked, or its turn goes no further: chance, another seat or a reveal is next.
    """
    table = await service.tables.find(table_id)
    seat = own_seat(service.tables, table, credentials)
    begun(table)
    if seat.number not in table.to_act():
        return Legal(version=table.version, actions=[])
    match = commits.tried(table, seat.number, after or [])
    found = [] if after and is_turn_over(match, seat.number) else match.legal
    text = match.game.catalogue.text
    return Legal(version=table.version, actions=[Option(id=each, notation=text(each)) for each in found])


@ROUTER.get("/tables/{table_id}/why_not", responses=RESPONSES)
async def why_not(
    service: ServiceDep,
    table_id: TableId,
    credentials: Credentials,
    action: Annotated[int, Query(ge=0, le=10**6)],
    language: Language = "en",
) -> Refused:
    """Explain why an action is not legal for one's own seat now."""
    table = await service.tables.find(table_id)
    seat = own_seat(service.tables, table, credentials)
    begun(table)
    if seat.number not in table.to_act():
        raise Forbidden("not-your-turn")
    match = commits.tried(table, seat.number)
    reason = match.why_not(action)
    if reason is None:
        return Refused(version=table.version, action=action, reason=None, message=None)
    known = action < len(match.game.catalogue)
    words = Words(language, match.game, table.names())
    message = (
        words.reason(reason) if known else words.message("error-action-out-of-range", **reason.arguments)
    )
    return Refused(version=table.version, action=action, reason=reason.name, message=message)


@ROUTER.post("/tables/{table_id}/act", responses=RESPONSES)
async def act(
    request: Request, service: ServiceDep, table_id: TableId, credentials: Credentials, acting: Acting
) -> Acted:
    """Take decisions: all of them or none. Success means that they are stored durably."""
    table = await service.tables.find(table_id)
    seat = own_seat(service.tables, table, credentials)
    service.claims.note_address(table_id, address_of(request))
    actions, version, permission = acting.actions, acting.version, by_token(seat)
    version = await commits.act(
        service.tables, table, seat.number, actions, version, acting.key, permission=permission
    )
    made = table
    if version != table.version:  # a repeated request: the same answer
        made = await asyncio.to_thread(as_of, table, version)
    return Acted(version=version, to_act=made.to_act(), is_over=begun(made).is_over)


@ROUTER.post("/tables/{table_id}/undo", responses=RESPONSES)
async def undo(
    service: ServiceDep, table_id: TableId, credentials: Credentials, undoing: Undoing | None = None
) -> Acted:
    """Take back one's last decision, free up to the last barrier."""
    table = await service.tables.find(table_id)
    seat = own_seat(service.tables, table, credentials)
    version = table.version if undoing is None or undoing.version is None else undoing.version
    await drafts.undo(service.tables, table, seat.number, version, by_token(seat))
    return Acted(version=table.version, to_act=table.to_act(), is_over=table.status == OVER)


@ROUTER.get("/tables/{table_id}/record", responses={**RESPONSES, 200: RECORD}, response_class=Response)
async def record(
    service: ServiceDep,
    table_id: TableId,
    credentials: Credentials,
    form: Annotated[Literal["json", "txt"], Query(alias="format")] = "json",
    language: Language = "en",
) -> Response:
    """Send the record: in full after the end, before it as far as the token's seat may know it."""
    table = await service.tables.find(table_id)
    seat = seat_of(service.tables, table, credentials)
    mine = () if seat is None else (seat.number,)
    if form == "txt":
        return PlainTextResponse(record_lines(table, mine, words_of(table, language)))
    return Response(record_for(table, mine), media_type="application/json")
