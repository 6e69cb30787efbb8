"""The HTTP interface for programs: tables, seats, views, legal actions, acting, streams, records.

A seat is held by a token, sent as `Authorization: Bearer TOKEN`. Ids of actions, notations and views are
those of the Python package. Everything a program is told of a match is what its seat may know.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Path, Query
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel, ConfigDict, Field
from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from boardwright import bots, registry
from boardwright.core.decision import CHANCE
from boardwright.core.events import plain
from boardwright.core.match import Match
from boardwright.server import playing, rows, seating
from boardwright.server.asking import Here
from boardwright.server.errors import NotHere, NotYours, Unwanted
from boardwright.server.exporting import record_for
from boardwright.server.service import Service
from boardwright.server.table import BOT, OPEN, OVER, Seat, Table
from boardwright.server.tables import Plan, SeatPlan, hashed, new_token
from boardwright.text import Words

ROUTER: Final = APIRouter(prefix="/api/v1")
BEARER: Final = HTTPBearer(auto_error=False)
MOST_ACTIONS: Final = 100
BEAT: Final = 15.0


class Strict(BaseModel):
    """Unknown fields are refused: a misspelt one would be silently lost."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """What was wrong, and what would be right."""

    error: str
    message: str


class GameInfo(BaseModel):
    """A game."""

    id: str
    title: str
    min_players: int
    max_players: int
    actions: int
    rules_version: int


class SeatWish(Strict):
    """How a seat is filled: `open` to whoever has its invitation, or held by a `bot`."""

    kind: Literal["open", "bot"] = "open"
    bot: str = Field("greedy", max_length=40)
    name: str = Field("", max_length=40)


class NewTable(Strict):
    """A table to be made."""

    game: str = Field(max_length=40)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    options: dict[str, bool | int | str | list[str]] = Field({}, max_length=40)
    tables: dict[str, int | list[int]] = Field({}, max_length=1000)
    listed: bool = False


class SeatInfo(BaseModel):
    """A seat as everybody sees it."""

    number: int
    kind: str
    name: str
    bot: str


class TableInfo(BaseModel):
    """A table as everybody sees it."""

    id: str
    game: str
    status: str
    version: int
    commitment: str
    to_act: list[int]
    seats: list[SeatInfo]


class Invitation(BaseModel):
    """What opens a seat."""

    seat: int
    invite: str


class MadeTable(BaseModel):
    """A new table, the token of its owner, and invitations to its open seats."""

    table: TableInfo
    owner: str
    invitations: list[Invitation]


class Joining(Strict):
    """Who takes a seat: an invitation, a name, and perhaps some letters and digits to mix into the deal."""

    invite: str = Field(min_length=1, max_length=100)
    name: str = Field("", max_length=40)
    nonce: str = Field("", max_length=64)


class Joined(BaseModel):
    """A seat, and the token that acts for it."""

    table: TableInfo
    seat: int
    token: str


class Viewed(BaseModel):
    """What a seat, or a spectator, may know."""

    version: int
    to_act: list[int]
    seat: int | None
    view: dict[str, Any]


class Option(BaseModel):
    """A legal action."""

    id: int
    notation: str


class Legal(BaseModel):
    """What may be played now; empty when the seat is not asked."""

    version: int
    actions: list[Option]


class Refused(BaseModel):
    """Why an action is not legal: a reason with its arguments and in words; null when it is legal."""

    version: int
    action: int
    reason: str | None
    message: str | None


class Acting(Strict):
    """Decisions of one seat, made on a version; the same key gets the same answer again."""

    actions: list[int] = Field(min_length=1, max_length=MOST_ACTIONS)
    version: int = Field(ge=0, le=10**9)
    key: str | None = Field(None, min_length=1, max_length=80)


class Acted(BaseModel):
    """The version that the decisions made, and who must decide next."""

    version: int
    to_act: list[int]
    is_over: bool


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
        to_act=table.to_act(),
        seats=[SeatInfo(number=s.number, kind=s.kind, name=s.shown, bot=s.bot) for s in table.seats],
    )


async def seat_of(
    service: Service, table: Table, credentials: HTTPAuthorizationCredentials | None
) -> Seat | None:
    """The seat of a request's token at this table; None for a spectator."""
    if credentials is None:
        return None
    mark = hashed(credentials.credentials)
    for seat in table.seats:
        if seat.token == mark:
            return seat
    raise NotYours("no-seat-token")


async def own_seat(service: Service, table: Table, credentials: HTTPAuthorizationCredentials | None) -> Seat:
    """The seat of a request's token; raises NotYours when there is none."""
    seat = await seat_of(service, table, credentials)
    if seat is None:
        raise NotYours("token-needed")
    return seat


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
    return [info(await service.tables.table(table_id)) for table_id in ids]


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
    given = hashed(credentials.credentials) if credentials else None
    if given is None or given not in (table.owner_token, table.seats[number].token):
        raise NotYours("not-your-seat")
    if table.status == OVER:
        raise Unwanted("table-over")
    await seating.seat_bot(service.tables, table, number, bot)
    return info(table)


@ROUTER.get("/tables/{table_id}/view", responses=RESPONSES)
async def view(service: Here, table_id: TableId, credentials: Credentials) -> Viewed:
    """What the seat of the token may know; without a token, what a spectator may."""
    table = await service.tables.table(table_id)
    seat = await seat_of(service, table, credentials)
    match = begun(table)
    number = None if seat is None else seat.number
    shown = match if number is None else table.drafted(number)
    return Viewed(version=table.version, to_act=table.to_act(), seat=number, view=shown.view(number))


def begun(table: Table) -> Match:
    """The match of a table; raises Unwanted before its beginning."""
    if table.match is None:
        raise Unwanted("not-begun")
    return table.match


@ROUTER.get("/tables/{table_id}/legal", responses=RESPONSES)
async def legal(service: Here, table_id: TableId, credentials: Credentials) -> Legal:
    """The legal actions of one's own seat."""
    table = await service.tables.table(table_id)
    seat = await own_seat(service, table, credentials)
    begun(table)
    if seat.number not in table.to_act():
        return Legal(version=table.version, actions=[])
    match = table.branch(seat.number)
    text = match.game.catalogue.text
    return Legal(
        version=table.version, actions=[Option(id=each, notation=text(each)) for each in match.legal]
    )


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
    seat = await own_seat(service, table, credentials)
    begun(table)
    if seat.number not in table.to_act():
        raise NotYours("not-your-turn")
    match = table.branch(seat.number)
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
    seat = await own_seat(service, table, credentials)
    version = await playing.act(
        service.tables, table, seat.number, acting.actions, acting.version, acting.key
    )
    return Acted(version=version, to_act=table.to_act(), is_over=table.status == OVER)


@ROUTER.post("/tables/{table_id}/undo", responses=RESPONSES)
async def undo(service: Here, table_id: TableId, credentials: Credentials) -> Acted:
    """Take back one's last decision, free up to the last barrier."""
    table = await service.tables.table(table_id)
    seat = await own_seat(service, table, credentials)
    await playing.undo(service.tables, table, seat.number, table.version)
    return Acted(version=table.version, to_act=table.to_act(), is_over=table.status == OVER)


def happened(table: Table, seat: int | None, since: int) -> list[dict[str, Any]]:
    """What happened after a version, as this viewer is told: one entry for each commit."""
    if table.match is None:
        return []
    steps = {step.entry: step for step in table.match.steps}
    position = len(table.base)
    found = []
    for entry in table.entries:
        first, position = position, position + len(entry.log)
        if entry.version <= since:
            continue
        events = []
        for number in range(first, position):
            step = steps.get(number)
            if step is None:
                continue
            told = (event.for_seat(seat) for event in step.events)
            who = None if step.seat == CHANCE else step.seat
            events += [{"seat": who, **plain(event)} for event in told if event is not None]
        found.append({"version": entry.version, "kind": entry.kind, "by": entry.seat, "events": events})
    return found


@ROUTER.get("/tables/{table_id}/events", responses=RESPONSES)
async def events(
    request: Request,
    service: Here,
    table_id: TableId,
    credentials: Credentials,
    since: Annotated[int, Query(ge=0, le=10**9)] = 0,
    form: Annotated[Literal["json", "ndjson", "sse"], Query(alias="format")] = "json",
) -> Response:
    """What happened since a version: at once as JSON, or as a stream of NDJSON lines or server-sent events.

    A stream goes on until the match is over; `Last-Event-ID` resumes one.
    """
    table = await service.tables.table(table_id)
    seat = await seat_of(service, table, credentials)
    number = None if seat is None else seat.number
    resumed = request.headers.get("last-event-id", "")
    if resumed.isdecimal() and len(resumed) < 10:
        since = int(resumed)
    if form == "json":
        body = {"version": table.version, "entries": happened(table, number, since)}
        return Response(json.dumps(body), media_type="application/json")
    entries = following(service, table_id, number, since)
    if form == "sse":
        return EventSourceResponse(_as_sse(entries), ping=15)
    return StreamingResponse(_as_lines(entries), media_type="application/x-ndjson")


async def following(
    service: Service, table_id: str, seat: int | None, since: int
) -> AsyncIterator[dict[str, Any]]:
    """Entries as they come, until the match is over or the service stops."""
    with service.live.listen(table_id) as heard:
        while True:
            table = await service.tables.table(table_id)
            for entry in happened(table, seat, since):
                since = entry["version"]
                yield entry
            if table.status == OVER or service.live.closing.is_set():
                return
            try:
                await asyncio.wait_for(heard.get(), BEAT)
            except TimeoutError:
                continue


async def _as_sse(entries: AsyncIterator[dict[str, Any]]) -> AsyncIterator[ServerSentEvent]:
    async for entry in entries:
        yield ServerSentEvent(json.dumps(entry), event="entry", id=str(entry["version"]))


async def _as_lines(entries: AsyncIterator[dict[str, Any]]) -> AsyncIterator[str]:
    async for entry in entries:
        yield json.dumps(entry) + "\n"


@ROUTER.get("/tables/{table_id}/record", responses=RESPONSES)
async def record(service: Here, table_id: TableId, credentials: Credentials) -> Response:
    """The record: in full after the end, before it what the seat of the token may know."""
    table = await service.tables.table(table_id)
    seat = await seat_of(service, table, credentials)
    text = record_for(table, () if seat is None else (seat.number,))
    return PlainTextResponse(text, media_type="application/json")
