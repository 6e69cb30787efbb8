"""Seats of a table: join by invitation, hand over to a bot or another person, rename, webhook, orders."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection

from boardwright import bots
from boardwright.server.errors import BadRequest, Gone, NotFound
from boardwright.server.live.streams import SEATS, VERSION
from boardwright.server.tables import rows
from boardwright.server.tables.commits import append
from boardwright.server.tables.creation import former_kind, start_off_loop
from boardwright.server.tables.model import (
    AWAY,
    BOT,
    LEAVE,
    OVER,
    PERSON,
    RETURN,
    WAITING,
    Seat,
    Table,
)
from boardwright.server.tables.names import clean_nickname, free_name
from boardwright.server.tables.permissions import Permission, by_service
from boardwright.server.tables.repository import Tables
from boardwright.server.tables.retry import retry_if_stale
from boardwright.server.tokens import hash_token, new_nonce, new_token
from boardwright.text import orders as standing_orders

MAX_NONCE: Final = 64


@dataclass(frozen=True)
class Newcomer:
    """Who takes a seat: a person in a browser, or a program with its token; and its nonce for the deal."""

    name: str
    person: int | None
    token: str | None
    nonce: str


async def take_seat(
    tables: Tables,
    invite: str,
    name: str,
    person: int | None = None,
    token: str | None = None,
    nonce: str = "",
) -> tuple[Table, Seat]:
    """Take a seat by its invitation, which works once; for a person, or for a program that holds it by
    `token`.

    Returns the table and the seat. Raises NotFound when the invitation is not valid (any more), Gone after
    the end of the match, BadRequest.
    """
    table, seat = await tables.find_by_invite(invite)
    given = Newcomer(name, person, token, nonce)
    return table, await _sit_down(tables, table, seat.number, invite, given)


@retry_if_stale
async def _sit_down(tables: Tables, table: Table, number: int, invite: str, given: Newcomer) -> Seat:
    if given.nonce and not (
        given.nonce.isascii() and given.nonce.isalnum() and len(given.nonce) <= MAX_NONCE
    ):
        raise BadRequest("bad-nonce", most=MAX_NONCE)
    async with table.lock:
        seat = table.seats[number]
        if seat.invite != invite:
            raise NotFound("no-invitation")
        if table.status == OVER:
            raise Gone("table-over")
        changed = replace(
            seat,
            kind=PERSON,
            name=free_name(table, clean_nickname(given.name), number),
            bot="",
            person=given.person,
            token=None if given.token is None else hash_token(given.token),
            invite=None,
            nonce=(given.nonce or new_nonce()) if table.status == WAITING else seat.nonce,
            webhook="",
            orders={},
        )
        await put_seat(tables, table, changed)
    tables.presence.note(table, [number])
    tables.events.publish(table, SEATS)
    return table.seats[number]


@retry_if_stale
async def seat_bot(  # noqa: PLR0913 - who is away is given by name
    tables: Tables,
    table: Table,
    number: int,
    bot: str,
    permission: Permission = by_service,
    *,
    is_away: bool = False,
) -> None:
    """Seat a bot: on a free seat, or as a stand-in for its holder, who keeps it.

    `is_away`: the holder is absent, and did not ask for it.
    """
    async with table.lock:
        permission(table)
        bots.offered(bot)
        seat = table.seats[number]
        if seat.is_held:
            invite = seat.invite if is_away else None
            changed = replace(seat, kind=BOT, bot=bot, invite=invite, orders={})
            await put_seat(tables, table, changed, AWAY if is_away else LEAVE)
            table.newly_away = (number,) if is_away else ()
        else:
            await put_seat(tables, table, replace(seat, kind=BOT, name="", bot=bot, invite=None))
    tables.events.publish(table, SEATS)


@retry_if_stale
async def open_seat(tables: Tables, table: Table, number: int, permission: Permission = by_service) -> str:
    """Return an invitation by which another player can take a seat; until then it stays with its holder."""
    async with table.lock:
        permission(table)
        if table.seats[number].invite is None:
            await put_seat(tables, table, replace(table.seats[number], invite=new_token()))
    tables.events.publish(table, SEATS)
    return table.seats[number].invite or ""


@retry_if_stale
async def take_back(tables: Tables, table: Table, number: int, permission: Permission = by_service) -> None:
    """Return a seat to its holder from the bot that substitutes, or withdraw its invitation."""
    async with table.lock:
        permission(table)
        seat = table.seats[number]
        if seat.has_stand_in:
            changed = replace(seat, kind=former_kind(table, seat), bot="", invite=None)
            await put_seat(tables, table, changed, RETURN)
        else:
            await put_seat(tables, table, replace(seat, invite=None))
    tables.presence.note(table, [number])
    tables.events.publish(table, SEATS)


@retry_if_stale
async def set_webhook(
    tables: Tables, table: Table, number: int, url: str, permission: Permission = by_service
) -> None:
    """Set the URL that is called when the turn of a seat begins; empty for none."""
    async with table.lock:
        permission(table)
        await put_seat(tables, table, replace(table.seats[number], webhook=url))


@retry_if_stale
async def rename(
    tables: Tables, table: Table, number: int, name: str, permission: Permission = by_service
) -> None:
    """Rename the holder of a seat, also while the match goes on."""
    async with table.lock:
        permission(table)
        seat = table.seats[number]
        await put_seat(tables, table, replace(seat, name=free_name(table, clean_nickname(name), number)))
    tables.events.publish(table, SEATS)


@retry_if_stale
async def set_order(
    tables: Tables, table: Table, number: int, order: str, is_set: bool, permission: Permission = by_service
) -> None:
    """Give a standing order, or withdraw it; raises BadRequest for one that the game does not have."""
    if order not in standing_orders.orders_of(table.game_id):
        raise BadRequest("no-order", order=order[:40])
    async with table.lock:
        permission(table)
        orders = {name: kept for name, kept in table.seats[number].orders.items() if name != order}
        if is_set:
            orders[order] = True
        await put_seat(tables, table, replace(table.seats[number], orders=orders))
    tables.events.publish(table)


async def put_seat(tables: Tables, table: Table, seat: Seat, kind: str = "") -> None:
    """Store a seat; in the same transaction the match starts, when this was the last open one.

    In a running match `kind` is that of the entry by which the log shows the change; empty for none. The
    caller holds the table's lock.
    """
    if kind and table.match is not None:
        await append(tables, table, seat.number, kind, table.match, table.sealed, seats=(seat,))
        table.match.names = table.names()
        return
    seats = [seat if other.number == seat.number else other for other in table.seats]
    start = await start_off_loop(replace(table, seats=seats))

    def write(connection: Connection) -> None:
        rows.update_seat(connection, table.id, seat)
        if start is not None:
            start.insert(connection, table)

    await tables.change(table, write, VERSION, SEATS)
    table.seats = seats
    if start is not None:
        start.apply(table)
    if table.match is not None:
        table.match.names = table.names()
