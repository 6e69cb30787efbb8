"""Routes of the home page."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from boardwright.server.routes.deps import ServiceDep, VisitorDep
from boardwright.server.routes.responses import language_of, render
from boardwright.server.tables.queries import listed_tables, tables_of
from boardwright.server.views.lists import home_page

ROUTER: Final = APIRouter(include_in_schema=False)


@ROUTER.get("/")
async def home(request: Request, service: ServiceDep, visitor: VisitorDep) -> Response:
    """Show the games, the tables of the visitor, and the listed tables."""
    mine = await tables_of(service.tables, visitor.person)
    listed = await listed_tables(service.tables)
    page = home_page(mine, listed, visitor.person, language_of(request, visitor))
    return render(request, service, visitor, "home/page.html", home=page)
