"""Pages beside the tables: home, settings, help, links to seats and devices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from fastapi import APIRouter
from markdown_it import MarkdownIt
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boardwright import registry
from boardwright.core.game import SEAT_NAMES
from boardwright.server import rows, seating
from boardwright.server.asking import Form, Guest, Here, holding, seats_of, text
from boardwright.server.errors import NotHere, NotYours, Unwanted
from boardwright.server.people import CHOICES, Visitor, preferences_from
from boardwright.server.rendering import go, language_of, page_words, public_url, render
from boardwright.server.seeing import words_of
from boardwright.server.service import Service
from boardwright.server.table import OPEN, OVER, PERSON, WAITING, Table
from boardwright.text import Words, guide
from boardwright.web.seen import (
    GameCard,
    HelpPage,
    HomePage,
    JoinPage,
    TableRow,
)

ROUTER: Final = APIRouter(include_in_schema=False)


def web_games() -> list[str]:
    """The games on the home page."""
    return [game.meta.id for game in registry.games() if game.meta.on_web]


def game_card(game_id: str, words: Words) -> GameCard:
    """A game in a few words."""
    meta = registry.game(game_id).meta
    return GameCard(
        id=game_id,
        title=words.message(f"server-title-{game_id}"),
        players=words.message("server-players", low=meta.min_players, high=meta.max_players),
        length=words.message("server-minutes", minutes=meta.minutes),
        weight=words.message(f"server-weight-{meta.weight}"),
        blurb=words.message(f"server-blurb-{game_id}"),
        credits=words.message("server-credits", designers=meta.designers, publisher=meta.publisher),
        counts=tuple(range(meta.min_players, meta.max_players + 1)),
    )


def table_row(table: Table, visitor: Visitor, language: str) -> TableRow:
    """A table in a list."""
    words = words_of(table, language)
    if table.status == WAITING:
        turn = words.message("server-waits-for-players")
    elif table.status == OVER:
        turn = words.message("server-is-over")
    else:
        turn = ", ".join(words.names[seat] for seat in table.to_act())
    return TableRow(
        path=f"/t/{table.id}",
        game=table.game_id,
        title=words.message(f"server-title-{table.game_id}"),
        seats=tuple(words.names),
        status=table.status,
        turn=turn,
        is_my_turn=is_waiting_for(table, visitor),
        when=f"{table.changed:%Y-%m-%d %H:%M}",
        open_seats=sum(1 for seat in table.seats if seat.kind == OPEN),
    )


async def tables_of(service: Service, visitor: Visitor) -> list[Table]:
    """The tables of a visitor, the latest first."""
    if visitor.person is None:
        return []
    person = visitor.person
    ids = await service.store.read(lambda connection: rows.tables_of_person(connection, person))
    return await glances(service, ids)


async def glances(service: Service, ids: Sequence[str]) -> list[Table]:
    """Tables for a list; one that cannot be opened is left out."""
    found = [await service.tables.glance(table_id) for table_id in ids]
    return [table for table in found if table is not None]


async def next_table(service: Service, visitor: Visitor, besides: str = "") -> str:
    """The path of a table at which this visitor must decide; empty when there is none."""
    if visitor.person is None:
        return ""
    person = visitor.person
    for table_id in await service.store.read(lambda connection: rows.tables_to_play(connection, person)):
        if table_id != besides:
            table = await service.tables.glance(table_id)
            if table is not None and is_waiting_for(table, visitor):
                return f"/t/{table.id}"
    return ""


def is_waiting_for(table: Table, visitor: Visitor) -> bool:
    """Whether a visitor must decide at a table."""
    mine = seats_of(table, visitor)
    return any(seat in mine for seat in table.to_act())


@ROUTER.get("/")
async def home(request: Request, service: Here, visitor: Guest) -> Response:
    """The three games, my tables, tables that everybody may see."""
    language = language_of(request, visitor)
    mine = await tables_of(service, visitor)
    ids = await service.store.read(rows.listed_tables)
    listed = await glances(service, ids)
    known = {table.id for table in mine}
    page = HomePage(
        games=tuple(game_card(game_id, page_words(language)) for game_id in web_games()),
        mine=tuple(table_row(table, visitor, language) for table in mine),
        listed=tuple(table_row(table, visitor, language) for table in listed if table.id not in known),
        next_table=next((f"/t/{table.id}" for table in mine if is_waiting_for(table, visitor)), ""),
    )
    return render(request, service, visitor, "home.html", home=page)


def _local(path: str) -> str:
    """A path of ours; anything else leads home."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable() else "/"


@ROUTER.get("/settings")
async def settings(request: Request, service: Here, visitor: Guest) -> Response:
    """Language, when to ask, look, sound, nickname, other devices."""
    return render(request, service, visitor, "settings.html")


@ROUTER.post("/settings")
async def set_settings(request: Request, service: Here, visitor: Guest, form: Form) -> Response:
    """Store what was chosen."""
    visitor = await service.people.known(visitor, text(form, "nickname"))
    names = ("language", "theme", "motion", "speed", "ask", "colours")
    given = {name: text(form, name) for name in names if form.get(name) in CHOICES[name]}
    for name in ("sound", "notify", "keys"):
        given[name] = "on" if text(form, name) else "off"
    visitor = await service.people.prefer(visitor, preferences_from({**vars(visitor.preferences), **given}))
    return render(request, service, visitor, "settings.html", saved=True)


@ROUTER.post("/settings/language")
async def set_language(request: Request, service: Here, visitor: Guest, form: Form) -> Response:
    """Another language, and back to where one was."""
    wishes = preferences_from({**vars(visitor.preferences), "language": text(form, "language")})
    visitor = await service.people.prefer(visitor, wishes)
    return go(request, service, visitor, _local(text(form, "next", "/")))


@ROUTER.post("/settings/nickname")
async def set_nickname(request: Request, service: Here, visitor: Guest, form: Form) -> Response:
    """Another nickname, also at tables that have not begun."""
    visitor = await service.people.known(visitor, text(form, "nickname"))
    for table in await tables_of(service, visitor):
        if table.status == WAITING:
            for seat in seats_of(table, visitor):
                if table.seats[seat].kind == PERSON:
                    may = holding(visitor, seat)
                    await seating.rename(service.tables, table, seat, visitor.nickname, may)
    return go(request, service, visitor, _local(text(form, "next", "/settings")))


@ROUTER.post("/settings/link")
async def personal_link(request: Request, service: Here, visitor: Guest, form: Form) -> Response:
    """A link by which another device goes on as the same person; it works once."""
    visitor = await service.people.known(visitor)
    link = await service.people.new_link(visitor)
    shown = f"{public_url(request, service)}/me/{link}"
    return render(request, service, visitor, "settings.html", link=shown)


@ROUTER.get("/me/{link}")
async def me(request: Request, service: Here, visitor: Guest, link: str) -> Response:
    """Ask before a browser becomes somebody's device: programs that preview links must not use them up."""
    found = await service.people.by_link(link)
    if found is None:
        raise NotHere("no-personal-link")
    name = found[1] or page_words(language_of(request, visitor)).message("server-no-name")
    return render(request, service, visitor, "me.html", name=name)


@ROUTER.post("/me/{link}")
async def become_me(request: Request, service: Here, visitor: Guest, form: Form, link: str) -> Response:
    """This browser goes on as that person."""
    found = await service.people.follow_link(link, visitor)
    if found is None:
        raise NotHere("no-personal-link")
    if visitor.person is not None and found.person is not None:
        service.tables.moved(visitor.person, found.person)
    return go(request, service, found, "/")


@ROUTER.get("/join/{invite}")
async def join_form(request: Request, service: Here, visitor: Guest, invite: str) -> Response:
    """A seat is offered."""
    table, seat = await service.tables.by_invite(invite)
    if seat.number in seats_of(table, visitor):
        return RedirectResponse(f"/t/{table.id}", 303)
    words = words_of(table, language_of(request, visitor))
    page = JoinPage(
        title=words.message(f"server-title-{table.game_id}"),
        game=table.game_id,
        colour=SEAT_NAMES[seat.number],
        nickname=visitor.nickname,
        holder="" if seat.kind == OPEN else words.names[seat.number],
    )
    return render(request, service, visitor, "join.html", join=page)


@ROUTER.post("/join/{invite}")
async def join(request: Request, service: Here, visitor: Guest, form: Form, invite: str) -> Response:
    """Take the seat."""
    nickname = text(form, "nickname")
    if not nickname.strip():
        raise Unwanted("no-nickname")
    table, seat = await service.tables.by_invite(invite)
    if table.status == OVER:
        raise NotYours("table-over")
    visitor = await service.people.known(visitor, nickname)
    table, seat = await seating.take_seat(service.tables, invite, nickname, visitor.person)
    return go(request, service, visitor, f"/t/{table.id}")


@cache
def _help(language: str, game_id: str) -> HelpPage:
    """A help page as HTML, its headings with anchors."""
    source = guide.page(language, game_id)
    title = source.splitlines()[0].removeprefix("# ")
    renderer = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = renderer.parse(source.split("\n", 1)[1])
    for token, following in zip(tokens, tokens[1:], strict=False):
        if token.type == "heading_open" and following.children:
            last = following.children[-1]
            text_before, mark, anchor = last.content.rpartition(" {#")
            if mark:
                last.content = text_before
                token.attrSet("id", anchor.rstrip("}"))
    body = renderer.renderer.render(tokens, renderer.options, {})
    toc = tuple(
        (chapter.id, chapter.title) for chapter in guide.chapters(language, game_id) if chapter.level == 2
    )
    games = tuple((each, page_words(language).message(f"server-title-{each}")) for each in web_games())
    return HelpPage(title, body, toc, games, game_id)


@ROUTER.get("/help")
@ROUTER.get("/help/{game_id}")
async def help_page(request: Request, service: Here, visitor: Guest, game_id: str = "") -> Response:
    """The rules of a game in our own words."""
    game_id = game_id or web_games()[0]
    if game_id not in web_games():
        raise NotHere("no-page")
    page = _help(language_of(request, visitor), game_id)
    return render(request, service, visitor, "help.html", help=page)
