"""Seats are not people: taken through a link, handed over, held by a bot."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection

from boardwright import bots
from boardwright.server import rows
from boardwright.server.changing import May, on_present, service_itself
from boardwright.server.errors import NotHere, Unwanted
from boardwright.server.live import SEATS, TALK
from boardwright.server.names import clean_name, hashed, new_nonce, new_token
from boardwright.server.store import News
from boardwright.server.table import BOT, OVER, PERSON, SCREEN, WAITING, Seat, Table
from boardwright.server.tables import Tables
from boardwright.text import orders as standing_orders

LONGEST_TEXT: Final = 500
LONGEST_NONCE: Final = 64


@dataclass(frozen=True)
class Newcomer:
    """Who takes a seat: a person in a browser, or a program with its token; and what is added to the deal."""

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
    """Somebody takes a seat through its link, which works once; a person in a browser, or a program that will
    show its token."""
    table, seat = await tables.by_invite(invite)
    given = Newcomer(name, person, token, nonce)
    return table, await _sit_down(tables, table, seat.number, invite, given)


@on_present
async def _sit_down(tables: Tables, table: Table, number: int, invite: str, given: Newcomer) -> Seat:
    if given.nonce and not (
        given.nonce.isascii() and given.nonce.isalnum() and len(given.nonce) <= LONGEST_NONCE
    ):
        raise Unwanted("bad-nonce", most=LONGEST_NONCE)
    async with table.lock:
        seat = table.seats[number]
        if seat.invite != invite:
            raise NotHere("no-invitation")
        if table.status == OVER:
            raise Unwanted("table-over")
        changed = replace(
            seat,
            kind=PERSON,
            name=free_name(table, clean_name(given.name), number),
            bot="",
            person=given.person,
            token=None if given.token is None else hashed(given.token),
            invite=None,
            nonce=(given.nonce or new_nonce()) if table.status == WAITING else seat.nonce,
            webhook="",
            orders={},
        )
        await tables.put_seat(table, changed)
    tables.tell(table, SEATS)
    return table.seats[number]


def free_name(table: Table, name: str, number: int) -> str:
    """The name, with a number when somebody at the table has it already."""
    taken = {seat.shown for seat in table.seats if seat.number != number}
    found, count = name, 2
    while name and found in taken:
        found, count = f"{name} {count}", count + 1
    return found


@on_present
async def seat_bot(tables: Tables, table: Table, number: int, bot: str, may: May = service_itself) -> None:
    """A bot takes a seat: of the player who hands it over, of somebody who left, or one that is open."""
    async with table.lock:
        may(table)
        bots.offered(bot)
        seat = table.seats[number]
        changed = replace(seat, kind=BOT, bot=bot, invite=None, token=None, webhook="", orders={})
        await tables.put_seat(table, changed)
    tables.tell(table, SEATS)


@on_present
async def open_seat(tables: Tables, table: Table, number: int, may: May = service_itself) -> str:
    """A link by which somebody else can take a seat; until then it stays with its holder."""
    async with table.lock:
        may(table)
        if table.seats[number].invite is None:
            await tables.put_seat(table, replace(table.seats[number], invite=new_token()))
    tables.tell(table, SEATS)
    return table.seats[number].invite or ""


@on_present
async def take_back(tables: Tables, table: Table, number: int, may: May = service_itself) -> None:
    """Whoever handed a seat over, or offered it, holds it again."""
    async with table.lock:
        may(table)
        seat = table.seats[number]
        kind = former_kind(table, seat) if seat.kind == BOT else seat.kind
        await tables.put_seat(table, replace(seat, kind=kind, bot="", invite=None))
    tables.tell(table, SEATS)


def former_kind(table: Table, seat: Seat) -> str:
    """What a seat was before a bot took it: one of several at a screen, or a person's only one."""
    others = (other for other in table.seats if other is not seat)
    return SCREEN if any(other.person == seat.person for other in others) else PERSON


@on_present
async def set_webhook(tables: Tables, table: Table, number: int, url: str, may: May = service_itself) -> None:
    """Where a seat is told that it is its turn; empty: nowhere."""
    async with table.lock:
        may(table)
        await tables.put_seat(table, replace(table.seats[number], webhook=url))


@on_present
async def set_order(
    tables: Tables, table: Table, number: int, order: str, is_set: bool, may: May = service_itself
) -> None:
    """A standing order, given or taken back."""
    if order not in standing_orders.ORDERS.get(table.game_id, ()):
        raise Unwanted("no-order", order=order[:40])
    async with table.lock:
        may(table)
        orders = {name: kept for name, kept in table.seats[number].orders.items() if name != order}
        if is_set:
            orders[order] = True
        await tables.put_seat(table, replace(table.seats[number], orders=orders))
    tables.tell(table)


@on_present
async def take_screen(
    tables: Tables, table: Table, person: int, number: int, may: May = service_itself
) -> None:
    """Another one of those at a screen takes it."""
    async with table.lock:
        may(table)
        await tables.change(
            table,
            lambda connection: rows.put_screen(connection, table.id, person, number),
            SEATS,
            only=person,
        )
        table.screens[person] = number


async def say(tables: Tables, table: Table, seat: int | None, name: str, text: str) -> None:
    """A line of talk beside the table, outside the record."""
    said = "".join(c for c in text if c.isprintable() or c == "\n").strip()
    if not said:
        raise Unwanted("empty-talk")
    if len(said) > LONGEST_TEXT:
        raise Unwanted("long-talk", given=len(said), most=LONGEST_TEXT)

    def write(connection: Connection) -> None:
        rows.insert_chat(connection, table.id, seat, name, said)
        tables.store.post(connection, News(table.id, (TALK,)))

    await tables.write(write)
    tables.live.tell(table.id, TALK)


@on_present
async def rename(tables: Tables, table: Table, number: int, name: str, may: May = service_itself) -> None:
    """Another name for the holder of a seat, also while the match goes on."""
    async with table.lock:
        may(table)
        seat = table.seats[number]
        await tables.put_seat(table, replace(seat, name=free_name(table, clean_name(name), number)))
    tables.tell(table, SEATS)
