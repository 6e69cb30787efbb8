"""The HTTP interface for programs: tables, seats, views, legal actions, acting, streams, records.

A seat is held by a token, sent as `Authorization: Bearer TOKEN`. Ids of actions, notations and views are
those of the Python package. Everything a program is told of a match is what its seat may know.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, Literal

import anyio
from fastapi import APIRouter, Depends, Header, Path, Query
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from boardwright import bots, registry
from boardwright.core.decision import CHANCE
from boardwright.core.events import plain
from boardwright.core.match import Match
from boardwright.server import playing, rows, seating
from boardwright.server.asking import Here
from boardwright.server.changing import May
from boardwright.server.errors import NotHere, NoToken, NotYours, Unwanted
from boardwright.server.exporting import record_for, record_lines
from boardwright.server.names import hashed, new_token
from boardwright.server.plans import Plan, SeatPlan
from boardwright.server.seeing import words_of
from boardwright.server.service import Service
from boardwright.server.shapes import (
    EVENTS,
    MOST_ACTIONS,
    RECORD,
    Acted,
    Acting,
    GameInfo,
    Happened,
    Happening,
    Invitation,
    Joined,
    Joining,
    Legal,
    MadeTable,
    NewTable,
    Option,
    Problem,
    Refused,
    SeatInfo,
    TableInfo,
    Undoing,
    Viewed,
)
from boardwright.server.table import BOT, OPEN, OVER, Seat, Table, before_reveal, is_turn_over
from boardwright.text import Words

ROUTER: Final = APIRouter(prefix="/api/v1", generate_unique_id_function=lambda route: route.name)
BEARER: Final = HTTPBearer(auto_error=False)
BEAT: Final = 15.0
GRACE: Final = 2.0


RESPONSES: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
TableId = Annotated[str, Path(max_length=40)]
Language = Annotated[Literal["en", "pl", "de", "it"], Query(alias="lang")]
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]


def info(table: Table) -> TableInfo:
    """A table as everybody sees it."""
    return TableInfo(
        id=table.id,
        game=table.game_id,
        status=table.status,
        version=table.version,
        commitment=table.commitment,
        options=table.options,
        to_act=table.to_act(),
        seats=[SeatInfo(number=s.number, kind=s.kind, name=s.shown, bot=s.bot) for s in table.seats],
    )


def seat_of(table: Table, credentials: HTTPAuthorizationCredentials | None) -> Seat | None:
    """The seat of a request's token at this table; None for a spectator."""
    if credentials is None:
        return None
    mark = hashed(credentials.credentials)
    for seat in table.seats:
        if seat.token == mark:
            return seat
    raise NotYours("no-seat-token")


def own_seat(table: Table, credentials: HTTPAuthorizationCredentials | None) -> Seat:
    """The seat of a request's token; raises NoToken when there is none."""
    seat = seat_of(table, credentials)
    if seat is None:
        raise NoToken("token-needed")
    return seat


def holding(seat: Seat) -> May:
    """Only whoever holds the seat by its token may, and only while it is theirs."""
    number, token = seat.number, seat.token

    def may(table: Table) -> None:
        if table.seats[number].token != token:
            raise NotYours("no-seat-token")

    return may


@ROUTER.get("/games", responses=RESPONSES)
async def games() -> list[GameInfo]:
    """The games."""
    return [
        GameInfo(
            id=game.meta.id,
            title=game.meta.title,
            min_players=game.meta.min_players,
            max_players=game.meta.max_players,
            actions=len(game.catalogue),
            rules_version=game.meta.rules_version,
        )
        for game in registry.games()
    ]


@ROUTER.get("/bots", responses=RESPONSES)
async def bot_names() -> list[str]:
    """The bots that can hold a seat."""
    return list(bots.BOTS)


@ROUTER.get("/tables", responses=RESPONSES)
async def tables(service: Here) -> list[TableInfo]:
    """Tables that everybody may see."""
    ids = await service.store.read(rows.listed_tables)
    found = [await service.tables.glance(table_id) for table_id in ids]
    return [info(table) for table in found if table is not None]


@ROUTER.post("/tables", responses=RESPONSES, status_code=201)
async def make(service: Here, wish: NewTable) -> MadeTable:
    """Make a table; it begins when its last open seat is taken."""
    seats = [SeatPlan(BOT if each.kind == "bot" else OPEN, each.name, each.bot) for each in wish.seats]
    owner = new_token()
    plan = Plan(
        game=wish.game,
        seats=seats,
        owner_token=hashed(owner),
        options=dict(wish.options),
        values=dict(wish.tables),
        is_private=not wish.listed,
    )
    table = await service.tables.create(plan)
    invitations = [Invitation(seat=s.number, invite=s.invite) for s in table.seats if s.invite]
    return MadeTable(table=info(table), owner=owner, invitations=invitations)


@ROUTER.get("/tables/{table_id}", responses=RESPONSES)
async def one(service: Here, table_id: TableId) -> TableInfo:
    """A table."""
    return info(await service.tables.table(table_id))


@ROUTER.post("/tables/{table_id}/join", responses=RESPONSES)
async def join(service: Here, table_id: TableId, joining: Joining) -> Joined:
    """Take a seat with its invitation."""
    found, seat = await service.tables.by_invite(joining.invite)
    if found.id != table_id:
        raise NotHere("no-invitation")
    token = new_token()
    table, seat = await seating.take_seat(
        service.tables, joining.invite, joining.name, token=token, nonce=joining.nonce
    )
    return Joined(table=info(table), seat=seat.number, token=token)


@ROUTER.post("/tables/{table_id}/seats/{number}/bot", responses=RESPONSES)
async def give_to_bot(
    service: Here,
    table_id: TableId,
    number: Annotated[int, Path(ge=0, le=7)],
    credentials: Credentials,
    bot: Annotated[str, Query(max_length=40)] = "greedy",
) -> TableInfo:
    """A bot takes a seat: one's own, or any as the owner of the table."""
    table = await service.tables.table(table_id)
    if number >= len(table.seats):
        raise NotHere("no-seat", seats=len(table.seats))
    if credentials is None:
        raise NoToken("token-needed")
    mark = hashed(credentials.credentials)

    def may(table: Table) -> None:
        if mark not in (table.owner_token, table.seats[number].token):
            raise NotYours("not-your-seat")
        if table.status == OVER:
            raise Unwanted("table-over")

    await seating.seat_bot(service.tables, table, number, bot, may)
    return info(table)


@ROUTER.get("/tables/{table_id}/view", responses=RESPONSES)
async def view(service: Here, table_id: TableId, credentials: Credentials) -> Viewed:
    """What the seat of the token may know; without a token, what a spectator may."""
    table = await service.tables.table(table_id)
    seat = seat_of(table, credentials)
    match = begun(table)
    number = None if seat is None else seat.number
    shown = match if number is None else table.drafted(number)
    seen = match.game.view(before_reveal(shown, len(match.steps)), number)
    return Viewed(version=table.version, to_act=table.to_act(), seat=number, view=seen)


def begun(table: Table) -> Match:
    """The match of a table; raises Unwanted before its beginning."""
    if table.match is None:
        raise Unwanted("not-begun")
    return table.match


@ROUTER.get("/tables/{table_id}/legal", responses=RESPONSES)
async def legal(
    service: Here,
    table_id: TableId,
    credentials: Credentials,
    after: Annotated[list[int] | None, Query(max_length=MOST_ACTIONS)] = None,
) -> Legal:
    """The legal actions of one's own seat; with `after`, those that could follow these in the same turn.

    Empty when the seat is not asked, or its turn goes no further: chance, another seat or a reveal is next.
    """
    table = await service.tables.table(table_id)
    seat = own_seat(table, credentials)
    begun(table)
    if seat.number not in table.to_act():
        return Legal(version=table.version, actions=[])
    match = playing.tried(table, seat.number, after or [])
    found = [] if after and is_turn_over(match, seat.number) else match.legal
    text = match.game.catalogue.text
    return Legal(version=table.version, actions=[Option(id=each, notation=text(each)) for each in found])


@ROUTER.get("/tables/{table_id}/why_not", responses=RESPONSES)
async def why_not(
    service: Here,
    table_id: TableId,
    credentials: Credentials,
    action: Annotated[int, Query(ge=0, le=10**6)],
    language: Language = "en",
) -> Refused:
    """Why an action is not legal for one's own seat now."""
    table = await service.tables.table(table_id)
    seat = own_seat(table, credentials)
    begun(table)
    if seat.number not in table.to_act():
        raise NotYours("not-your-turn")
    match = playing.tried(table, seat.number)
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
async def act(service: Here, table_id: TableId, credentials: Credentials, acting: Acting) -> Acted:
    """Take decisions: all of them or none. Success means that they are stored durably."""
    table = await service.tables.table(table_id)
    seat = own_seat(table, credentials)
    actions, version, may = acting.actions, acting.version, holding(seat)
    version = await playing.act(service.tables, table, seat.number, actions, version, acting.key, may=may)
    made = table if version == table.version else table.as_of(version)  # a repeated request: the same answer
    return Acted(version=version, to_act=made.to_act(), is_over=begun(made).is_over)


@ROUTER.post("/tables/{table_id}/undo", responses=RESPONSES)
async def undo(
    service: Here, table_id: TableId, credentials: Credentials, undoing: Undoing | None = None
) -> Acted:
    """Take back one's last decision, free up to the last barrier."""
    table = await service.tables.table(table_id)
    seat = own_seat(table, credentials)
    version = table.version if undoing is None or undoing.version is None else undoing.version
    await playing.undo(service.tables, table, seat.number, version, holding(seat))
    return Acted(version=table.version, to_act=table.to_act(), is_over=table.status == OVER)


def happened(table: Table, seat: int | None, since: int) -> list[Happening]:
    """What happened after a version, as this viewer is told: one entry for each commit."""
    if table.match is None:
        return []
    new = table.entries[since:]
    position = len(table.match.log) - sum(len(entry.log) for entry in new)
    steps = table.match.steps
    there = {step.entry: step for step in steps[bisect_left(steps, position, key=lambda step: step.entry) :]}
    found = []
    for entry in new:
        events: list[dict[str, Any]] = []
        for step in filter(None, map(there.get, range(position, position + len(entry.log)))):
            told = (event.for_seat(seat) for event in step.events)
            who = None if step.seat == CHANCE else step.seat
            events += [{"seat": who, **plain(event)} for event in told if event is not None]
        position += len(entry.log)
        to_act = table.to_act() if entry.version == table.version else None
        found.append(
            Happening.model_construct(
                version=entry.version, kind=entry.kind, by=entry.seat, events=events, to_act=to_act
            )
        )
    return found


@ROUTER.get("/tables/{table_id}/events", responses={**RESPONSES, 200: EVENTS}, response_class=Response)
async def events(
    service: Here,
    table_id: TableId,
    credentials: Credentials,
    since: Annotated[int, Query(ge=0, le=10**9)] = 0,
    form: Annotated[Literal["json", "ndjson", "sse"], Query(alias="format")] = "json",
    last_event_id: Annotated[str, Header(description="resumes a stream: goes before `since`")] = "",
) -> Response:
    """What happened since a version: at once as JSON, or as a stream of NDJSON lines or server-sent events.

    A stream goes on until the match is over; `Last-Event-ID` resumes one. Empty lines keep it open.
    """
    table = await service.tables.table(table_id)
    seat = seat_of(table, credentials)
    number = None if seat is None else seat.number
    if last_event_id.isascii() and last_event_id.isdecimal() and len(last_event_id) < 10:
        since = int(last_event_id)
    if form == "json":
        body = Happened.model_construct(
            version=table.version,
            to_act=table.to_act(),
            is_over=table.status == OVER,
            entries=happened(table, number, since),
        )
        return Response(body.model_dump_json(), media_type="application/json")
    entries = following(service, table_id, seat, since)
    if form == "sse":
        end = anyio.Event()  # with it and some grace the stream ends by itself, not in the middle of a line
        return EventSourceResponse(_as_sse(entries), ping=15, shutdown_event=end, shutdown_grace_period=GRACE)
    # Said outright so that nothing compresses the lines, which would hold them back.
    plain_bytes = {"Content-Encoding": "identity"}
    return StreamingResponse(_as_lines(entries), media_type="application/x-ndjson", headers=plain_bytes)


async def following(
    service: Service, table_id: str, seat: Seat | None, since: int
) -> AsyncIterator[Happening | None]:
    """Entries as they come, until the match is over, the seat is somebody else's or the service stops; None
    when nothing comes for long."""
    number = None if seat is None else seat.number
    with service.live.listen(table_id) as heard:
        while True:
            table = await service.tables.when_back(table_id)
            if seat is not None and table.seats[seat.number].token != seat.token:
                return
            for entry in happened(table, number, since):
                since = entry.version
                yield entry
            if table.status == OVER or service.live.closing.is_set():
                return
            try:
                async with asyncio.timeout(BEAT):
                    await heard.get()
            except TimeoutError:
                yield None


async def _as_sse(entries: AsyncIterator[Happening | None]) -> AsyncIterator[ServerSentEvent]:
    async for entry in entries:
        if entry is not None:
            yield ServerSentEvent(entry.model_dump_json(), event="entry", id=str(entry.version))


async def _as_lines(entries: AsyncIterator[Happening | None]) -> AsyncIterator[str]:
    async for entry in entries:
        yield "\n" if entry is None else entry.model_dump_json() + "\n"


@ROUTER.get("/tables/{table_id}/record", responses={**RESPONSES, 200: RECORD}, response_class=Response)
async def record(
    service: Here,
    table_id: TableId,
    credentials: Credentials,
    form: Annotated[Literal["json", "txt"], Query(alias="format")] = "json",
    language: Language = "en",
) -> Response:
    """The record: in full after the end, before it what the seat of the token may know."""
    table = await service.tables.table(table_id)
    seat = seat_of(table, credentials)
    mine = () if seat is None else (seat.number,)
    if form == "txt":
        return PlainTextResponse(record_lines(table, mine, words_of(table, language)))
    return Response(record_for(table, mine), media_type="application/json")
