"""Dependencies of the HTTP interface: bearer tokens and the seats they hold."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Path, Query
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from boardwright.server.errors import Forbidden, Unauthorized
from boardwright.server.routes.api.schemas import Problem
from boardwright.server.tables.model import Seat, Table
from boardwright.server.tables.repository import Tables
from boardwright.server.tokens import hash_token

BEARER: Final = HTTPBearer(auto_error=False)
RESPONSES: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 410, 413, 422, 429, 503)
}
TableId = Annotated[str, Path(max_length=40)]
Language = Annotated[Literal["en", "pl", "de", "it"], Query(alias="lang")]
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]


def new_router() -> APIRouter:
    """Return a router of the HTTP interface."""
    return APIRouter(prefix="/api/v1", generate_unique_id_function=lambda route: route.name)


def seat_of(tables: Tables, table: Table, credentials: HTTPAuthorizationCredentials | None) -> Seat | None:
    """Return the seat of a request's token at this table, and note that its holder was seen there.

    None for a spectator. Raises Forbidden.
    """
    if credentials is None:
        return None
    token = hash_token(credentials.credentials)
    for seat in table.seats:
        if seat.token == token:
            tables.presence.note(table, [seat.number])
            return seat
    raise Forbidden("no-seat-token")


def own_seat(tables: Tables, table: Table, credentials: HTTPAuthorizationCredentials | None) -> Seat:
    """Return the seat of a request's token; raises Unauthorized without one."""
    seat = seat_of(tables, table, credentials)
    if seat is None:
        raise Unauthorized("token-needed")
    return seat
