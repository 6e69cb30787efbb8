"""Routes of an account: settings, nickname, language, links to other devices."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from boardwright.server.accounts import CHOICES, Visitor, preferences_from
from boardwright.server.errors import NotFound
from boardwright.server.routes.deps import FormDep, ServiceDep, VisitorDep
from boardwright.server.routes.forms import text
from boardwright.server.routes.responses import language_of, public_url, redirect, render
from boardwright.server.service import Service
from boardwright.server.tables import seats
from boardwright.server.tables.model import PERSON, WAITING
from boardwright.server.tables.permissions import by_holder
from boardwright.server.tables.queries import tables_of
from boardwright.web.jinja import page_words

ROUTER: Final = APIRouter(include_in_schema=False)


def _local(path: str) -> str:
    """Return a path of this service; anything else becomes the home page (no open redirect)."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable() else "/"


@ROUTER.get("/settings")
async def settings(request: Request, service: ServiceDep, visitor: VisitorDep) -> Response:
    """Show the settings."""
    return await _settings_page(request, service, visitor)


async def _settings_page(request: Request, service: Service, visitor: Visitor, **context: Any) -> Response:
    sessions = await service.accounts.sessions(visitor)
    return render(request, service, visitor, "account/settings.html", sessions=sessions, **context)


@ROUTER.post("/settings/sessions/end")
async def end_sessions(request: Request, service: ServiceDep, visitor: VisitorDep, form: FormDep) -> Response:
    """End the session of another device, or of this one; without a name all but this one."""
    session = text(form, "session") or None
    await service.accounts.end_sessions(visitor, session)
    present = await service.accounts.visitor(visitor.token)
    return await _settings_page(request, service, present, is_ended=True)


@ROUTER.post("/settings")
async def set_settings(request: Request, service: ServiceDep, visitor: VisitorDep, form: FormDep) -> Response:
    """Store the settings."""
    visitor = await service.accounts.register(visitor, text(form, "nickname"))
    names = ("language", "theme", "motion", "speed", "ask", "colours")
    given = {name: text(form, name) for name in names if form.get(name) in CHOICES[name]}
    for name in ("sound", "notify", "keys"):
        given[name] = "on" if text(form, name) else "off"
    visitor = await service.accounts.set_preferences(
        visitor, preferences_from({**vars(visitor.preferences), **given})
    )
    return await _settings_page(request, service, visitor, saved=True)


@ROUTER.post("/settings/language")
async def set_language(request: Request, service: ServiceDep, visitor: VisitorDep, form: FormDep) -> Response:
    """Set the language, and go back to the page before."""
    preferences = preferences_from({**vars(visitor.preferences), "language": text(form, "language")})
    visitor = await service.accounts.set_preferences(visitor, preferences)
    return redirect(request, service, visitor, _local(text(form, "next", "/")))


@ROUTER.post("/settings/nickname")
async def set_nickname(request: Request, service: ServiceDep, visitor: VisitorDep, form: FormDep) -> Response:
    """Set the nickname, also at tables that have not begun."""
    visitor = await service.accounts.register(visitor, text(form, "nickname"))
    for table in await tables_of(service.tables, visitor.person):
        if table.status == WAITING:
            for seat in table.seats_of(visitor.person):
                if table.seats[seat].kind == PERSON:
                    permission = by_holder(visitor.person, seat)
                    await seats.rename(service.tables, table, seat, visitor.nickname, permission)
    return redirect(request, service, visitor, _local(text(form, "next", "/settings")))


@ROUTER.post("/settings/link")
async def personal_link(
    request: Request, service: ServiceDep, visitor: VisitorDep, form: FormDep
) -> Response:
    """Show a new personal link, by which another device acts for the same person; it works once."""
    visitor = await service.accounts.register(visitor)
    link = await service.accounts.new_link(visitor)
    shown = f"{public_url(request, service)}/me/{link}"
    return await _settings_page(request, service, visitor, link=shown)


@ROUTER.get("/me/{link}")
async def me(request: Request, service: ServiceDep, visitor: VisitorDep, link: str) -> Response:
    """Ask before a browser uses a personal link: programs that preview links must not use it up."""
    found = await service.accounts.by_link(link)
    if found is None:
        raise NotFound("no-personal-link")
    name = found[1] or page_words(language_of(request, visitor)).message("server-no-name")
    return render(request, service, visitor, "account/me.html", name=name)


@ROUTER.post("/me/{link}")
async def become_me(
    request: Request, service: ServiceDep, visitor: VisitorDep, form: FormDep, link: str
) -> Response:
    """Make this browser a device of the person with this link."""
    found = await service.accounts.use_link(link, visitor)
    if found is None:
        raise NotFound("no-personal-link")
    if visitor.person is not None and found.person is not None:
        service.tables.reassign(visitor.person, found.person)
    return redirect(request, service, found, "/")
