"""FastAPI dependencies of the pages: the service, the visitor, and a form that has passed the CSRF check."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends
from starlette.datastructures import FormData
from starlette.requests import Request

from boardwright.server.accounts import HOST_COOKIE, Visitor
from boardwright.server.middleware.csrf import check_csrf
from boardwright.server.routes.forms import read_form
from boardwright.server.routes.responses import find_visitor
from boardwright.server.service import Service


async def get_service(request: Request) -> Service:
    """Return the running service. A coroutine, as FastAPI runs plain functions in a thread."""
    service: Service = request.app.state.service
    return service


ServiceDep = Annotated[Service, Depends(get_service)]


async def get_visitor(request: Request, service: ServiceDep) -> Visitor:
    """Return the visitor of the request's cookie, or a new one."""
    visitor = await find_visitor(request, service)
    is_prefixed = request.cookies.get(HOST_COOKIE) == visitor.token
    service.accounts.note_use(visitor, request.headers.get("user-agent", ""), is_prefixed)
    return visitor


VisitorDep = Annotated[Visitor, Depends(get_visitor)]


async def get_form(request: Request, service: ServiceDep, visitor: VisitorDep) -> AsyncIterator[FormData]:
    """Yield the form of a request that changes something; raises Forbidden for a form of another site."""
    async with read_form(request) as form:
        check_csrf(request, form, service.accounts.secret, visitor.token)
        yield form


FormDep = Annotated[FormData, Depends(get_form)]
