"""Routes of new tables: the form with seats, options and values, and records that become tables."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from fastapi import APIRouter
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from boardwright import bots, registry
from boardwright.core import record as records
from boardwright.core import tables as table_checks
from boardwright.core.game import SEAT_NAMES, Meta
from boardwright.core.match import replay
from boardwright.server.accounts import Visitor
from boardwright.server.errors import BadRequest, TooLarge
from boardwright.server.middleware.rate_limit import address_of
from boardwright.server.routes.deps import FormDep, ServiceDep, VisitorDep
from boardwright.server.routes.forms import number, text, upload
from boardwright.server.routes.responses import language_of, redirect, render
from boardwright.server.tables.creation import Plan, SeatPlan, create
from boardwright.server.tables.model import BOT, DEFAULT_ABSENCE, OPEN, PERSON, SCREEN
from boardwright.server.tables.stand_ins import ABSENCES
from boardwright.server.views.export import VIEW_KIND
from boardwright.server.views.lists import game_card
from boardwright.server.views.stand_ins import shown_minutes
from boardwright.text import Words
from boardwright.web import PARTS
from boardwright.web.jinja import page_words
from boardwright.web.pages import NewPage, OptionField

ROUTER: Final = APIRouter(include_in_schema=False)
MODES: Final = ("bots", "friends", "screen")
DEFAULT_BOT: Final = "greedy"
MAX_LOG_FACTOR: Final = 2  # a log also has the steps that were taken back


@ROUTER.get("/new")
async def new_form(request: Request, service: ServiceDep, visitor: VisitorDep) -> Response:
    """Show the form for a new table."""
    query = request.query_params
    meta = _meta(query.get("game", ""))
    mode = query.get("mode", "bots")
    wanted = query.get("players", "3")
    players = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else 3
    players = min(max(players, meta.min_players), meta.max_players)
    page = _new_page(request, visitor, meta, players, mode if mode in MODES else "bots")
    return render(request, service, visitor, "new_table/page.html", form=page)


def _meta(game_id: str) -> Meta:
    return registry.game(game_id).meta


def _new_page(
    request: Request, visitor: Visitor, meta: Meta, players: int, mode: str, problem: str = ""
) -> NewPage:
    language = language_of(request, visitor)
    words = Words(language, registry.game(meta.id), parts=PARTS)
    other = {"bots": f"bot:{DEFAULT_BOT}", "friends": "open", "screen": "screen"}[mode]
    kinds = [("me", words.message("server-kind-me")), ("open", words.message("server-kind-open"))]
    kinds += [(f"bot:{name}", words.message(f"server-kind-bot-{name}")) for name in reversed(list(bots.BOTS))]
    kinds.append(("screen", words.message("server-kind-screen")))
    return NewPage(
        game=game_card(meta.id, page_words(language)),
        players=players,
        counts=tuple(range(meta.min_players, meta.max_players + 1)),
        seats=("me", *(other for _ in range(players - 1))),
        kinds=tuple(kinds),
        options=tuple(_option_field(option, words) for option in meta.options),
        nickname=visitor.nickname,
        absences=tuple((minutes, _absence(minutes, words)) for minutes in ABSENCES),
        absence=DEFAULT_ABSENCE,
        problem=problem,
        mode=mode,
    )


def _absence(minutes: int, words: Words) -> str:
    return shown_minutes(minutes, words) if minutes else words.message("server-never")


def _option_field(option: Any, words: Words) -> OptionField:
    def choice(value: str) -> str:
        name = f"option-{option.name}-{value}"
        return words.message(name) if words.has(name) else _term(option.name, value, words)

    explanation = f"option-{option.name}-about"
    default = option.default
    return OptionField(
        name=option.name,
        title=words.message(f"option-{option.name}"),
        explanation=words.message(explanation) if words.has(explanation) else "",
        default=",".join(default) if isinstance(default, tuple) else str(default).lower(),
        choices=tuple((value, choice(value)) for value in option.choices),
        pick=option.pick,
    )


def _term(option: str, value: str, words: Words) -> str:
    """Return the label of a choice that is a term of the game: option "guilds" offers guild-bandits."""
    name = f"{option.rstrip('s')}-{value}"
    return words.message(name, case="nom", count=1) if words.has(name) else value


@ROUTER.post("/tables")
async def make_table(request: Request, service: ServiceDep, visitor: VisitorDep, form: FormDep) -> Response:
    """Create a table from the form, or against bots with one click."""
    meta = _meta(text(form, "game"))
    players = number(form, "players", 3)
    if not meta.min_players <= players <= meta.max_players:
        raise BadRequest("players", low=meta.min_players, high=meta.max_players)
    values = _table_file(meta, await upload(form, "values"))
    visitor = await service.accounts.register(visitor, text(form, "nickname"))
    plan = Plan(
        game=meta.id,
        seats=_seat_plans(form, players),
        owner=visitor.person,
        nickname=visitor.nickname,
        options=_options(meta, form),
        values=values,
        is_private=text(form, "visibility", "private") != "listed",
        is_training=bool(text(form, "training")),
        absence=number(form, "absence", DEFAULT_ABSENCE),
    )
    table = await create(service.tables, plan)
    service.claims.note_address(table.id, address_of(request))
    return redirect(request, service, visitor, f"/t/{table.id}")


def _seat_plans(form: FormData, players: int) -> list[SeatPlan]:
    if text(form, "mode") == "bots":
        return [SeatPlan(PERSON), *(SeatPlan(BOT, bot=DEFAULT_BOT) for _ in range(players - 1))]
    plans = []
    for seat in range(players):
        kind, _, bot = text(form, f"seat{seat}").partition(":")
        kinds = {"me": PERSON, "open": OPEN, "bot": BOT, "screen": SCREEN}
        if kind not in kinds:
            raise BadRequest("seat-kind", given=kind[:20])
        plans.append(SeatPlan(kinds[kind], text(form, f"name{seat}"), bot))
    return plans


def _options(meta: Meta, form: FormData) -> dict[str, object]:
    if text(form, "mode") == "bots":
        return {}
    found: dict[str, object] = {}
    for option in meta.options:
        given = [value for value in form.getlist(f"opt_{option.name}") if isinstance(value, str)]
        if option.pick:
            if given:
                found[option.name] = given
        elif option.choices:
            if given:
                found[option.name] = given[0]
        else:
            found[option.name] = bool(given)
    return found


def _table_file(meta: Meta, given: str) -> dict[str, object]:
    if not given.strip():
        return {}
    values = table_checks.loads(given, registry.game(meta.id).printed, "TOML")
    return {key: list(value) if isinstance(value, tuple) else value for key, value in values.items()}


@ROUTER.post("/load")
async def load(request: Request, service: ServiceDep, visitor: VisitorDep, form: FormDep) -> Response:
    """Create a table from a record: an unfinished match continues, a finished one can be replayed."""
    given = await upload(form, "file")
    if not given.strip():
        raise BadRequest("no-file")
    if VIEW_KIND in given:
        raise BadRequest("record-unfinished")
    record = await asyncio.to_thread(records.from_text, given, registry.game)
    _meta(record.game)
    if record.start:
        raise BadRequest("record-start")
    longest = MAX_LOG_FACTOR * registry.game(record.game).meta.max_decisions
    if len(record.log) > longest:
        raise TooLarge("record-long", given=len(record.log), most=longest)
    await asyncio.to_thread(replay, record, registry.game(record.game))
    visitor = await service.accounts.register(visitor)
    plan = Plan(
        game=record.game,
        seats=[SeatPlan(SCREEN, name if name not in SEAT_NAMES else "") for name in record.players],
        owner=visitor.person,
        options=dict(record.options),
        values=dict(record.tables),
        base=record.log,
    )
    table = await create(service.tables, plan)
    service.claims.note_address(table.id, address_of(request))
    return redirect(request, service, visitor, f"/t/{table.id}")
