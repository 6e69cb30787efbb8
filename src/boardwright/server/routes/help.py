"""Routes of the help pages."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from boardwright import registry
from boardwright.server.errors import NotFound
from boardwright.server.routes.deps import ServiceDep, VisitorDep
from boardwright.server.routes.responses import language_of, render
from boardwright.server.views.lists import web_games
from boardwright.web.help import help_page as rendered_help

ROUTER: Final = APIRouter(include_in_schema=False)


@ROUTER.get("/help")
@ROUTER.get("/help/{game_id}")
async def help_page(
    request: Request, service: ServiceDep, visitor: VisitorDep, game_id: str = ""
) -> Response:
    """Show the help of a game; raises NotFound."""
    game_id = game_id or web_games()[0]
    if game_id not in registry.ids():
        raise NotFound("no-page")
    page = rendered_help(language_of(request, visitor), game_id, tuple(web_games()))
    return render(request, service, visitor, "help/page.html", help=page)
