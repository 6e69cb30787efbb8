"""Events of a table as JSON, NDJSON or server-sent events (SSE)."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, Literal

import anyio
from fastapi import Header, Query
from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.responses import Response, StreamingResponse

from boardwright.core.decision import CHANCE
from boardwright.core.events import plain
from boardwright.server.live.streams import program_at
from boardwright.server.routes.api.deps import RESPONSES, Credentials, TableId, new_router, seat_of
from boardwright.server.routes.api.rewinds import open_rewind
from boardwright.server.routes.api.schemas import EVENTS, Happened, Happening
from boardwright.server.routes.deps import ServiceDep
from boardwright.server.service import Service
from boardwright.server.settings import STREAM_HEARTBEAT, STREAM_SHUTDOWN_TIMEOUT
from boardwright.server.tables.model import OVER, Seat, Table
from boardwright.server.tables.rewinds import open_request

ROUTER: Final = new_router()


def happened(table: Table, seat: int | None, since: int) -> list[Happening]:
    """Return the events after a version as a viewer may know them: one entry for each commit."""
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
            known = (event.for_seat(seat) for event in step.events)
            who = None if step.seat == CHANCE else step.seat
            events += [{"seat": who, **plain(event)} for event in known if event is not None]
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
    service: ServiceDep,
    table_id: TableId,
    credentials: Credentials,
    since: Annotated[int, Query(ge=0, le=10**9)] = 0,
    form: Annotated[Literal["json", "ndjson", "sse"], Query(alias="format")] = "json",
    last_event_id: Annotated[str, Header(description="resumes a stream: goes before `since`")] = "",
) -> Response:
    """Send the events since a version: at once as JSON, or as a stream of NDJSON lines or server-sent events.

    A stream goes on until the match is over; `Last-Event-ID` resumes one. Empty lines keep it open.
    """
    table = await service.tables.find(table_id)
    seat = seat_of(service.tables, table, credentials)
    number = None if seat is None else seat.number
    if last_event_id.isascii() and last_event_id.isdecimal() and len(last_event_id) < 10:
        since = int(last_event_id)
    if form == "json":
        body = Happened.model_construct(
            version=table.version,
            to_act=table.to_act(),
            is_over=table.status == OVER,
            entries=happened(table, number, since),
            rewind=open_rewind(table),
        )
        return Response(body.model_dump_json(), media_type="application/json")
    entries = following(service, table_id, seat, since)
    if form == "sse":
        end = (
            anyio.Event()
        )  # with it, and a timeout, the stream ends by itself and not in the middle of a line
        return EventSourceResponse(
            _as_sse(entries),
            ping=int(STREAM_HEARTBEAT),
            shutdown_event=end,
            shutdown_grace_period=STREAM_SHUTDOWN_TIMEOUT,
        )
    # An explicit encoding: a proxy that compresses the lines would hold them back.
    plain_bytes = {"Content-Encoding": "identity"}
    return StreamingResponse(_as_lines(entries), media_type="application/x-ndjson", headers=plain_bytes)


async def following(
    service: Service, table_id: str, seat: Seat | None, since: int
) -> AsyncIterator[Happening | None]:
    """Yield entries as they come, until the match is over, the seat changes hands or the service stops.

    Yields None as a heartbeat, and an entry of the kind `ask` when a seat asks to go back.
    """
    number = None if seat is None else seat.number
    asked: tuple[int, int] | None = None
    with service.streams.subscribe(table_id, None if number is None else program_at(number)) as queue:
        while True:
            table = await service.tables.find_with_retry(table_id)
            if seat is not None:
                if table.seats[seat.number].token != seat.token:
                    return
                service.tables.presence.note(table, [seat.number])
            for entry in happened(table, number, since):
                since = entry.version
                yield entry
            request = open_request(table)
            if request is not None and asked != (request.seat, request.step):
                yield _asking(table, request.seat)
            asked = None if request is None else (request.seat, request.step)
            if table.status == OVER or service.streams.closing.is_set():
                return
            try:
                async with asyncio.timeout(STREAM_HEARTBEAT):
                    await queue.get()
            except TimeoutError:
                yield None


def _asking(table: Table, seat: int) -> Happening:
    """Return the entry by which a stream shows a request to go back."""
    rewind = open_rewind(table)
    return Happening.model_construct(
        version=table.version, kind="ask", by=seat, events=[], to_act=table.to_act(), rewind=rewind
    )


async def _as_sse(entries: AsyncIterator[Happening | None]) -> AsyncIterator[ServerSentEvent]:
    async for entry in entries:
        if entry is not None:
            yield ServerSentEvent(entry.model_dump_json(), event="entry", id=str(entry.version))


async def _as_lines(entries: AsyncIterator[Happening | None]) -> AsyncIterator[str]:
    async for entry in entries:
        yield "\n" if entry is None else entry.model_dump_json() + "\n"
