"""Routes of a table: its page, the part of it that changes, and the stream of events (SSE)."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends
from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from boardwright.server.accounts import Visitor
from boardwright.server.errors import BadRequest, Forbidden
from boardwright.server.live.streams import SEATS, VERSION
from boardwright.server.middleware.rate_limit import address_of
from boardwright.server.routes.deps import ServiceDep, VisitorDep
from boardwright.server.routes.forms import whole_number
from boardwright.server.routes.responses import language_of, public_url, redirect, render
from boardwright.server.service import Service
from boardwright.server.settings import STREAM_HEARTBEAT
from boardwright.server.tables import rows
from boardwright.server.tables.drafts import Drafted
from boardwright.server.tables.model import OVER, Table
from boardwright.server.tables.permissions import Permission, by_holder
from boardwright.server.tables.queries import next_table
from boardwright.server.tables.screens import seat_shown
from boardwright.server.views.analysis import analysis_fields
from boardwright.server.views.chat import chat_lines
from boardwright.server.views.viewer import Viewer, words_of
from boardwright.server.workers.claims import visitor_key
from boardwright.server.workers.fair_queue import Party

ROUTER: Final = APIRouter(include_in_schema=False)
# Headers of the script of a page: it asks for the part that changes; it shows the position SINCE, has these
# folds open, and has the pieces with these fingerprints already.
PART: Final = "x-part"
SINCE: Final = "x-since"
OPEN: Final = "x-open"
HAS: Final = "x-has"
POSITION: Final = re.compile(r"[0-9]{1,9}")


class TableRequest:
    """A request at a table: the visitor, and which of their seats is on the screen."""

    def __init__(self, request: Request, service: Service, visitor: Visitor, table: Table) -> None:
        self.request = request
        self.service = service
        self.visitor = visitor
        self.table = table
        self.language = language_of(request, visitor)

    @property
    def is_part(self) -> bool:
        """Whether the script of a page asks, and wants only the part that changes."""
        return bool(self.request.headers.get(PART))

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats that this visitor plays."""
        return self.table.seats_of(self.visitor.person)

    @property
    def party(self) -> Party:
        """Whom the computations that this request asks for are charged to."""
        return Party(visitor_key(self.visitor.person, self.visitor.token), address_of(self.request))

    @property
    def screen(self) -> int | None:
        """The seat that has taken the screen of this visitor."""
        return None if self.visitor.person is None else self.table.screens.get(self.visitor.person)

    def acting_seat(self) -> int:
        """Return the seat for which this visitor acts; raises Forbidden when there is none."""
        mine = self.mine
        seat, curtain = seat_shown(self.table, mine, self.screen)
        if seat is None or curtain is not None:
            raise Forbidden("not-your-seat" if not mine else "take-the-screen")
        return seat

    def acting(self) -> tuple[int, Permission]:
        """Return the seat for which this visitor acts, and the permission to do so while they hold it."""
        seat = self.acting_seat()
        return seat, by_holder(self.visitor.person, seat)

    async def respond(self, drafted: Drafted | None = None) -> Response:
        """Respond to a form: with the part that changes for the script, else with a redirect to the page.

        `drafted` is the draft that the form has made: it is shown without playing it again.
        """
        if self.is_part:
            return await self.page("table/fragment.html", drafted)
        return redirect(self.request, self.service, self.visitor, f"/t/{self.table.id}")

    async def page(self, template: str, drafted: Drafted | None = None) -> Response:
        """Render the page of the table, or a part of it."""
        table, service = self.table, self.service
        chat, following, found, sightings = await asyncio.gather(
            service.store.read(lambda connection: rows.chat_of(connection, table.id)),
            next_table(service.tables, self.visitor.person, table.id),
            service.analyses.of(table),
            service.tables.presence.sightings(table),
        )
        # From here on nothing waits: everything that is shown of the table is of one moment.
        viewer = replace(self.viewer(drafted), sightings=sightings)
        extra: dict[str, Any] = {
            "watch_link": f"{viewer.base}/t/{table.id}",
            "next_table": following,
            "rematch": f"/t/{table.rematch}" if table.rematch else "",
        }
        extra |= analysis_fields(service.analyses, found, table, viewer)
        lines = chat_lines(chat, words_of(table, self.language).names)
        page = service.pages.page(table, viewer, lines, extra)
        return render(self.request, service, self.visitor, template, page=page)

    def viewer(self, drafted: Drafted | None = None) -> Viewer:
        """Return the viewer of this request, with everything that the page of the table depends on."""
        table, service, headers = self.table, self.service, self.request.headers
        viewer = self._viewer_at_position()
        since, opened = headers.get(SINCE, ""), headers.get(OPEN)
        return replace(
            viewer,
            since=int(since) if POSITION.fullmatch(since) else None,
            opened=None if opened is None else frozenset(opened.split()),
            has=frozenset(headers.get(HAS, "").split()),
            is_owner=table.is_owned_by(self.visitor.person),
            is_whole_log=self.request.query_params.get("log") == "all",
            base=public_url(self.request, service),
            online=frozenset(
                seat.person for seat in table.seats if service.streams.is_online(table.id, seat.person)
            ),
            verified=service.verified.get(table.id),
            hint=service.hints.of(table, viewer.seat),
            slow=service.slow_bots.reason_at(table),
            party=self.party,
            drafted=viewer.drafted_match(table, drafted),
        )

    def _viewer_at_position(self) -> Viewer:
        """Return the viewer with the position and viewpoint of the address; raises BadRequest, Forbidden."""
        table, query = self.table, self.request.query_params
        mine = self.mine
        seat, curtain = seat_shown(table, mine, self.screen)
        at = whole_number("at", query["at"]) if "at" in query else None
        if at is not None and table.match is not None and at > len(table.match.steps):
            raise BadRequest("no-position", given=at, last=len(table.match.steps))
        viewpoint = whole_number("as", query["as"]) if "as" in query else None
        if viewpoint is not None and (table.status != OVER or viewpoint >= len(table.seats)):
            raise Forbidden("viewpoint")
        return Viewer(
            language=self.language,
            person=self.visitor.person,
            mine=mine,
            seat=seat,
            curtain=curtain if at is None else None,
            at=at,
            viewpoint=viewpoint,
        )


async def get_table_request(
    request: Request, service: ServiceDep, visitor: VisitorDep, table_id: str
) -> TableRequest:
    """Return the request at its table; raises NotFound."""
    table = await service.tables.find(table_id)
    service.tables.presence.note(table, table.held_by(visitor.person))
    here = TableRequest(request, service, visitor, table)
    if here.mine or table.is_owned_by(visitor.person):
        service.claims.note_address(table_id, address_of(request))
    return here


# In routes with a form the form comes first: a form of another site is refused before its table is looked
# for.
TableDep = Annotated[TableRequest, Depends(get_table_request)]


@ROUTER.get("/t/{table_id}")
async def table_page(here: TableDep) -> Response:
    """Show the table."""
    return await here.page("table/page.html")


@ROUTER.get("/t/{table_id}/part")
async def table_part(here: TableDep) -> Response:
    """Send the part of the page that changes, for the script."""
    return await here.page("table/fragment.html")


@ROUTER.get("/t/{table_id}/stream")
async def stream(here: TableDep) -> Response:
    """Stream the version of the table, by server-sent events; the page fetches the rest."""
    events = _events(here.service, here.visitor.person, here.table)
    return EventSourceResponse(events, ping=int(STREAM_HEARTBEAT))


async def _events(service: Service, person: int | None, table: Table) -> AsyncIterator[ServerSentEvent]:
    with service.streams.subscribe(table.id, person) as queue:
        yield ServerSentEvent(str(table.version), event=VERSION, id=str(table.version), retry=2000)
        # Changes between the page and its stream were missed: the page fetches once more.
        yield ServerSentEvent(str(table.version), event=SEATS, id=str(table.version))
        while not service.streams.closing.is_set():
            try:
                event = await asyncio.wait_for(queue.get(), STREAM_HEARTBEAT)
            except TimeoutError:
                event = VERSION  # a heartbeat: the page takes a long silence for a lost connection
            while not queue.empty() and event == VERSION:
                event = queue.get_nowait()
            present = await service.tables.find_with_retry(table.id)
            service.tables.presence.note(present, present.held_by(person))
            yield ServerSentEvent(str(present.version), event=event, id=str(present.version))


@ROUTER.get("/t/{table_id}/next")
async def another_table(service: ServiceDep, visitor: VisitorDep, table_id: str) -> Response:
    """Send the path of another table that waits for this visitor, for the script."""
    return JSONResponse({"path": await next_table(service.tables, visitor.person, table_id)})
