"""Tables through the HTTP interface: games, bots, list, create, join, seat a bot."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Final

from fastapi import Path, Query
from starlette.requests import Request

from boardwright import bots, registry
from boardwright.server.errors import Forbidden, NotFound, Unauthorized
from boardwright.server.middleware.rate_limit import address_of
from boardwright.server.routes.api.deps import (
    RESPONSES,
    Credentials,
    TableId,
    new_router,
    own_seat,
)
from boardwright.server.routes.api.rewinds import open_rewind
from boardwright.server.routes.api.schemas import (
    GameInfo,
    Invitation,
    Joined,
    Joining,
    MadeTable,
    NewTable,
    SeatInfo,
    TableInfo,
)
from boardwright.server.routes.deps import ServiceDep
from boardwright.server.tables import seats as table_seats
from boardwright.server.tables.creation import Plan, SeatPlan, create
from boardwright.server.tables.model import BOT, OPEN, Seat, Table
from boardwright.server.tables.permissions import by_token_or_owner, by_token_voter
from boardwright.server.tables.presence import Sightings
from boardwright.server.tables.queries import listed_tables
from boardwright.server.tables.stand_ins import stand_in_from
from boardwright.server.tokens import hash_token, new_token

ROUTER: Final = new_router()


def info(table: Table, sightings: Sightings | None = None) -> TableInfo:
    """Return the public description of a table; with sightings also when bots may substitute."""
    return TableInfo(
        id=table.id,
        game=table.game_id,
        status=table.status,
        version=table.version,
        commitment=table.commitment,
        options=table.options,
        to_act=table.to_act(),
        seats=[_seat_info(table, seat, sightings) for seat in table.seats],
        absence=table.absence,
        rewind=open_rewind(table),
    )


def _seat_info(table: Table, seat: Seat, sightings: Sightings | None) -> SeatInfo:
    return SeatInfo(
        number=seat.number,
        kind=seat.kind,
        name=seat.shown,
        bot=seat.bot,
        has_stand_in=seat.has_stand_in,
        stand_in_from=None if sightings is None else _utc(stand_in_from(table, seat.number, sightings)),
    )


def _utc(moment: datetime | None) -> datetime | None:
    return None if moment is None else moment.replace(tzinfo=UTC)


@ROUTER.get("/games", responses=RESPONSES)
async def games() -> list[GameInfo]:
    """List the games."""
    return [
        GameInfo(
            id=game.meta.id,
            title=game.meta.title,
            min_players=game.meta.min_players,
            max_players=game.meta.max_players,
            actions=len(game.catalogue),
            rules_version=game.meta.rules_version,
        )
        for game in registry.games()
    ]


@ROUTER.get("/bots", responses=RESPONSES)
async def bot_names() -> list[str]:
    """List the bots that can hold a seat."""
    return list(bots.BOTS)


@ROUTER.get("/tables", responses=RESPONSES)
async def tables(service: ServiceDep) -> list[TableInfo]:
    """List the public tables."""
    return [info(table) for table in await listed_tables(service.tables)]


@ROUTER.post("/tables", responses=RESPONSES, status_code=201)
async def make(request: Request, service: ServiceDep, wish: NewTable) -> MadeTable:
    """Make a table; it begins when its last open seat is taken."""
    seats = [SeatPlan(BOT if each.kind == "bot" else OPEN, each.name, each.bot) for each in wish.seats]
    owner = new_token()
    plan = Plan(
        game=wish.game,
        seats=seats,
        owner_token=hash_token(owner),
        options=dict(wish.options),
        values=dict(wish.values),
        is_private=not wish.listed,
        absence=wish.absence,
    )
    table = await create(service.tables, plan)
    service.claims.note_address(table.id, address_of(request))
    invitations = [Invitation(seat=s.number, invite=s.invite) for s in table.seats if s.invite]
    return MadeTable(table=info(table), owner=owner, invitations=invitations)


@ROUTER.get("/tables/{table_id}", responses=RESPONSES)
async def one(service: ServiceDep, table_id: TableId) -> TableInfo:
    """Send the description of a table."""
    table = await service.tables.find(table_id)
    return info(table, await service.tables.presence.sightings(table))


@ROUTER.post("/tables/{table_id}/join", responses=RESPONSES)
async def join(service: ServiceDep, table_id: TableId, joining: Joining) -> Joined:
    """Take a seat with its invitation."""
    found, seat = await service.tables.find_by_invite(joining.invite)
    if found.id != table_id:
        raise NotFound("no-invitation")
    token = new_token()
    table, seat = await table_seats.take_seat(
        service.tables, joining.invite, joining.name, token=token, nonce=joining.nonce
    )
    return Joined(table=info(table), seat=seat.number, token=token)


@ROUTER.post("/tables/{table_id}/seats/{number}/bot", responses=RESPONSES)
async def give_to_bot(
    service: ServiceDep,
    table_id: TableId,
    number: Annotated[int, Path(ge=0, le=7)],
    credentials: Credentials,
    bot: Annotated[str, Query(max_length=40)] = "greedy",
) -> TableInfo:
    """Seat a bot: on one's own seat, or, as the owner of the table, on a free one or for an absent holder."""
    table = await service.tables.find(table_id)
    if number >= len(table.seats):
        raise NotFound("no-seat", seats=len(table.seats))
    if credentials is None:
        raise Unauthorized("token-needed")
    token = hash_token(credentials.credentials)
    permission = by_token_or_owner(token, number, await service.tables.presence.sightings(table))
    is_away = token != table.seats[number].token
    await table_seats.seat_bot(service.tables, table, number, bot, permission, is_away=is_away)
    return info(table)


@ROUTER.post("/tables/{table_id}/seats/{number}/take", responses=RESPONSES)
async def take_back(
    service: ServiceDep,
    table_id: TableId,
    number: Annotated[int, Path(ge=0, le=7)],
    credentials: Credentials,
) -> TableInfo:
    """Take one's seat back from the bot that substitutes."""
    table = await service.tables.find(table_id)
    seat = own_seat(service.tables, table, credentials)
    if seat.number != number:
        raise Forbidden("not-your-seat")
    await table_seats.take_back(service.tables, table, number, by_token_voter(seat))
    return info(table)
