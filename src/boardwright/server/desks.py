"""The page of a table and everything that can be done on it."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import Any, Final

from fastapi import APIRouter
from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

import boardwright
from boardwright import registry
from boardwright.core.errors import BadRecordError
from boardwright.core.game import SEAT_NAMES
from boardwright.core.match import verify as verify_record
from boardwright.server import playing, rewinding, rows, seating
from boardwright.server.asking import (
    Form,
    Guest,
    Here,
    holding,
    looking_at,
    number,
    seat_number,
    seat_shown,
    seats_of,
    text,
    whole_number,
)
from boardwright.server.changing import May
from boardwright.server.errors import NotYours, Unwanted
from boardwright.server.exporting import record_for, record_lines
from boardwright.server.homes import next_table
from boardwright.server.judging import judged
from boardwright.server.live import SEATS
from boardwright.server.making import DEFAULT_BOT
from boardwright.server.people import Visitor
from boardwright.server.plans import Plan, SeatPlan
from boardwright.server.rendering import language_of, public_url, render, set_cookie
from boardwright.server.seeing import refusal, refusals, told_refusal, words_of
from boardwright.server.service import Service
from boardwright.server.table import BOT, OVER, PERSON, Table, is_revealing
from boardwright.web.seen import ChatLine

ROUTER: Final = APIRouter(include_in_schema=False)
BEAT: Final = 15.0
PART: Final = "x-part"


class Desk:
    """A request at a table: who asks, and which of their seats is on the screen."""

    def __init__(self, request: Request, service: Service, visitor: Visitor, table: Table) -> None:
        self.request = request
        self.service = service
        self.visitor = visitor
        self.table = table
        self.language = language_of(request, visitor)

    @property
    def screen(self) -> int | None:
        """The seat that has taken the screen of this browser."""
        return None if self.visitor.person is None else self.table.screens.get(self.visitor.person)

    def seat(self) -> int:
        """The seat for which this browser acts; raises NotYours when it has none."""
        mine = seats_of(self.table, self.visitor)
        seat, curtain = seat_shown(self.table, mine, self.screen)
        if seat is None or curtain is not None:
            raise NotYours("not-your-seat" if not mine else "take-the-screen")
        return seat

    def mine(self) -> tuple[int, May]:
        """The same, and that it must still be so when it acts."""
        seat = self.seat()
        return seat, holding(self.visitor, seat)

    async def answer(self) -> Response:
        """The table as it is now: as a part for the script, else by going back to the page."""
        if self.request.headers.get(PART):
            return await self.page("_table.html")
        response = RedirectResponse(f"/t/{self.table.id}", 303)
        set_cookie(self.request, response, self.service, self.visitor)
        return response

    async def page(self, template: str, **more: Any) -> Response:
        """The page or a part of it."""
        looking = looking_at(self.request, self.service, self.table, self.visitor, self.language, self.screen)
        chat = await self.service.store.read(lambda connection: rows.chat_of(connection, self.table.id))
        names = words_of(self.table, self.language).names
        lines = [
            ChatLine(talker(row.name, row.seat, names), row.seat, row.text, f"{row.at:%H:%M}") for row in chat
        ]
        base = public_url(self.request, self.service)
        extra: dict[str, Any] = {
            "watch_link": f"{base}/t/{self.table.id}",
            "next_table": await next_table(self.service, self.visitor, self.table.id),
            "rematch": f"/t/{self.table.rematch}" if self.table.rematch else "",
        }
        here = frozenset(
            seat.person for seat in self.table.seats if self.service.live.is_here(self.table.id, seat.person)
        )
        verified = self.service.verified.get(self.table.id)
        hint = self.service.hints.of(self.table, looking.seat)
        looking = replace(looking, base=base, here=here, verified=verified, hint=hint)
        extra |= await judged(self.service, self.table, looking)
        page = self.service.seeing.page(self.table, looking, lines, extra)
        return render(self.request, self.service, self.visitor, template, page=page, **more)


def talker(name: str, seat: int | None, names: Sequence[str]) -> str:
    """Who says something: the colour of a seat without a nickname has a name in every language."""
    return names[seat] if seat is not None and name == SEAT_NAMES[seat] else name


async def desk_of(request: Request, service: Service, visitor: Visitor, table_id: str) -> Desk:
    """The table of a request."""
    return Desk(request, service, visitor, await service.tables.table(table_id))


@ROUTER.get("/t/{table_id}")
async def table_page(request: Request, service: Here, visitor: Guest, table_id: str) -> Response:
    """The table."""
    return await (await desk_of(request, service, visitor, table_id)).page("table.html")


@ROUTER.get("/t/{table_id}/part")
async def table_part(request: Request, service: Here, visitor: Guest, table_id: str) -> Response:
    """What of the page changes, for the script."""
    return await (await desk_of(request, service, visitor, table_id)).page("_table.html")


@ROUTER.get("/t/{table_id}/stream")
async def stream(request: Request, service: Here, visitor: Guest, table_id: str) -> Response:
    """News of a table: only its version; the page asks for the rest."""
    table = await service.tables.table(table_id)

    async def news() -> AsyncIterator[ServerSentEvent]:
        with service.live.listen(table.id, visitor.person) as heard:
            yield ServerSentEvent(str(table.version), event="version", id=str(table.version), retry=2000)
            # What was said or changed between the page and its stream: the page looks once more.
            yield ServerSentEvent(str(table.version), event=SEATS, id=str(table.version))
            while not service.live.closing.is_set():
                try:
                    what = await asyncio.wait_for(heard.get(), BEAT)
                except TimeoutError:
                    what = "version"  # a sign of life: the page takes a long silence for a lost connection
                while not heard.empty() and what == "version":
                    what = heard.get_nowait()
                present = await service.tables.when_back(table_id)
                yield ServerSentEvent(str(present.version), event=what, id=str(present.version))

    return EventSourceResponse(news(), ping=15)


@ROUTER.post("/t/{table_id}/choose")
async def choose(request: Request, service: Here, visitor: Guest, form: Form, table_id: str) -> Response:
    """Choose one of the legal actions."""
    desk = await desk_of(request, service, visitor, table_id)
    table = desk.table
    version = number(form, "version", table.version)
    ask = visitor.preferences.ask
    seat, may = desk.mine()
    await playing.choose(service.tables, table, seat, number(form, "action"), version, ask, may=may)
    return await desk.answer()


@ROUTER.post("/t/{table_id}/undo")
async def undo(request: Request, service: Here, visitor: Guest, form: Form, table_id: str) -> Response:
    """Take back the last choice."""
    desk = await desk_of(request, service, visitor, table_id)
    seat, may = desk.mine()
    await playing.undo(service.tables, desk.table, seat, number(form, "version", desk.table.version), may)
    return await desk.answer()


@ROUTER.post("/t/{table_id}/restart")
async def restart(request: Request, service: Here, visitor: Guest, form: Form, table_id: str) -> Response:
    """Begin the turn anew."""
    desk = await desk_of(request, service, visitor, table_id)
    seat, may = desk.mine()
    await playing.restart(service.tables, desk.table, seat, number(form, "version", desk.table.version), may)
    return await desk.answer()


@ROUTER.post("/t/{table_id}/commit")
async def commit(request: Request, service: Here, visitor: Guest, form: Form, table_id: str) -> Response:
    """Make the draft part of the match."""
    desk = await desk_of(request, service, visitor, table_id)
    version = number(form, "version", desk.table.version)
    seat, may = desk.mine()
    await playing.commit_draft(service.tables, desk.table, seat, version, may)
    return await desk.answer()


@ROUTER.get("/t/{table_id}/why")
async def why(request: Request, service: Here, visitor: Guest, table_id: str) -> Response:
    """Why what is not offered is not possible."""
    desk = await desk_of(request, service, visitor, table_id)
    seat = desk.seat()
    if seat not in desk.table.to_act():
        raise NotYours("not-your-turn")
    drafted = desk.table.drafted(seat)
    # After a complete draft somebody else is asked, or a secret is shown: not for this seat, or not yet.
    may_ask = drafted.to_act == seat and not is_revealing(desk.table, drafted)
    words = words_of(desk.table, desk.language)
    if "action" in request.query_params:
        action = whole_number("action", request.query_params["action"])
        known = may_ask and action in drafted.state.waiting[-1].offers()
        return JSONResponse(told_refusal(refusal(drafted, words, action) if known else None, words))
    found = refusals(drafted, words) if may_ask else []
    part = bool(request.headers.get(PART))
    return render(
        request,
        service,
        visitor,
        "refusals.html",
        refusals=found,
        part=part,
        page=None,
        complete=not may_ask,
        back="" if part else f"/t/{table_id}",
    )


@ROUTER.post("/t/{table_id}/curtain")
async def curtain(request: Request, service: Here, visitor: Guest, form: Form, table_id: str) -> Response:
    """Another player takes the screen."""
    desk = await desk_of(request, service, visitor, table_id)
    seat = number(form, "seat")
    if visitor.person is None or seat not in seats_of(desk.table, visitor):
        raise NotYours("not-your-seat")
    await seating.take_screen(service.tables, desk.table, visitor.person, seat, holding(visitor, seat))
    return await desk.answer()


@ROUTER.post("/t/{table_id}/chat")
async def chat(request: Request, service: Here, visitor: Guest, form: Form, table_id: str) -> Response:
    """Say something beside the table."""
    desk = await desk_of(request, service, visitor, table_id)
    mine = seats_of(desk.table, visitor)
    seat = (desk.screen if desk.screen in mine else mine[0]) if mine else None
    if seat is None and not visitor.nickname and text(form, "nickname").strip():
        desk.visitor = visitor = await service.people.known(visitor, text(form, "nickname"))
    name = desk.table.seats[seat].shown if seat is not None else visitor.nickname
    if not name:
        raise Unwanted("no-nickname")
    await seating.say(service.tables, desk.table, seat, name, text(form, "text"))
    return await desk.answer()


@ROUTER.post("/t/{table_id}/rewind")
async def ask_rewind(request: Request, service: Here, visitor: Guest, form: Form, table_id: str) -> Response:
    """Ask all others to go back."""
    desk = await desk_of(request, service, visitor, table_id)
    seat, may = desk.mine()
    await rewinding.ask(service.tables, desk.table, seat, number(form, "at"), may)
    return await desk.answer()


@ROUTER.post("/t/{table_id}/rewind/answer")
async def answer_rewind(
    request: Request, service: Here, visitor: Guest, form: Form, table_id: str
) -> Response:
    """Accept or refuse to go back."""
    desk = await desk_of(request, service, visitor, table_id)
    mine = seats_of(desk.table, visitor)
    if not mine:
        raise NotYours("not-your-seat")
    step = number(form, "at") if "at" in form else None
    for seat in mine:
        accepts, may = text(form, "accept") == "yes", holding(visitor, seat)
        await rewinding.answer(service.tables, desk.table, seat, accepts, step, may)
        if desk.table.rewind is None:
            break
    return await desk.answer()


@ROUTER.post("/t/{table_id}/rematch")
async def rematch(request: Request, service: Here, visitor: Guest, form: Form, table_id: str) -> Response:
    """The same players once more; everybody who was here finds the new table through the old one."""
    desk = await desk_of(request, service, visitor, table_id)
    table = desk.table
    if not seats_of(table, visitor):
        raise NotYours("not-your-seat")
    if table.status != OVER:
        raise Unwanted("not-over")
    found = await service.tables.rematch(table, visitor.person)
    return RedirectResponse(f"/t/{found}", 303)


@ROUTER.post("/t/{table_id}/fork")
async def fork(request: Request, service: Here, visitor: Guest, form: Form, table_id: str) -> Response:
    """Play on against bots from any position of a finished match."""
    desk = await desk_of(request, service, visitor, table_id)
    table = desk.table
    if table.status != OVER or table.match is None:
        raise Unwanted("not-over")
    at = number(form, "at")
    if at >= len(table.match.steps):
        raise Unwanted("no-position", given=at, last=len(table.match.steps) - 1)
    chosen = text(form, "as")
    mine = seats_of(table, visitor)
    seat = seat_number(table, chosen) if chosen else (mine[0] if mine else max(table.match.steps[at].seat, 0))
    visitor = await service.people.known(visitor)
    seats = [
        SeatPlan(PERSON) if number == seat else SeatPlan(BOT, bot=DEFAULT_BOT)
        for number in range(len(table.seats))
    ]
    plan = Plan(
        game=table.game_id,
        seats=seats,
        owner=visitor.person,
        nickname=visitor.nickname,
        options=table.options,
        values=table.values,
        base=[step.action for step in table.match.steps[:at]],
    )
    made = await service.tables.create(plan)
    response = RedirectResponse(f"/t/{made.id}", 303)
    set_cookie(request, response, service, visitor)
    return response


@ROUTER.post("/t/{table_id}/verify")
async def verify(request: Request, service: Here, visitor: Guest, form: Form, table_id: str) -> Response:
    """Check every draw of a finished match against the seed that was promised at its start."""
    desk = await desk_of(request, service, visitor, table_id)
    table = desk.table
    if table.status != OVER or table.match is None:
        raise Unwanted("not-over")
    if table.is_continued:
        raise Unwanted("continued")
    try:
        verify_record(table.match.record(), registry.game(table.game_id))
        service.verified[table.id] = True
    except BadRecordError:
        service.verified[table.id] = False
    return await desk.answer()


@ROUTER.get("/t/{table_id}/record.json")
async def record_json(request: Request, service: Here, visitor: Guest, table_id: str) -> Response:
    """The record: after the end in full, before it as far as this viewer may know it."""
    desk = await desk_of(request, service, visitor, table_id)
    given = record_for(desk.table, seats_of(desk.table, visitor))
    return download(given, f"{desk.table.game_id}-{desk.table.id}.json", "application/json")


@ROUTER.get("/t/{table_id}/record.txt")
async def record_text(request: Request, service: Here, visitor: Guest, table_id: str) -> Response:
    """The same in the text form; before the end the log as this viewer reads it."""
    desk = await desk_of(request, service, visitor, table_id)
    words = words_of(desk.table, desk.language)
    given = record_lines(desk.table, seats_of(desk.table, visitor), words)
    return download(given, f"{desk.table.game_id}-{desk.table.id}.txt", "text/plain; charset=utf-8")


@ROUTER.get("/t/{table_id}/problem")
async def problem(request: Request, service: Here, visitor: Guest, table_id: str) -> Response:
    """Everything that a report on the rules needs, in one file: record, position, version."""
    desk = await desk_of(request, service, visitor, table_id)
    table = desk.table
    mine = seats_of(table, visitor)
    seat = mine[0] if len(mine) == 1 else None
    files = {"record.json": record_for(table, mine)}
    if table.match is not None:
        is_over = table.status == OVER
        shown = table.match.position() if is_over else json.dumps(table.match.view(seat), indent=1)
        files["position.txt" if is_over else "view.json"] = shown
    about = {
        "boardwright": boardwright.__version__,
        "game": table.game_id,
        "rules_version": registry.game(table.game_id).meta.rules_version,
        "table": table.id,
        "version": table.version,
        "language": desk.language,
    }
    files["about.json"] = json.dumps(about, indent=1)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in files.items():
            # The time of the position, not of the clock: the same position gives the same file.
            file.writestr(zipfile.ZipInfo(name, table.changed.timetuple()[:6]), content, zipfile.ZIP_DEFLATED)
    return download(packed.getvalue(), f"boardwright-problem-{table.id}.zip", "application/zip")


def download(content: str | bytes, name: str, kind: str) -> Response:
    """A file to be kept."""
    return Response(
        content, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@ROUTER.get("/t/{table_id}/next")
async def following(request: Request, service: Here, visitor: Guest, table_id: str) -> Response:
    """Whether another table waits for this visitor, for the script."""
    return JSONResponse({"path": await next_table(service, visitor, table_id)})
