"""Tables of the service as rows of the database, and back."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, bindparam, or_, select, update

from boardwright.core.record import Rewind
from boardwright.lab.analysis import Analysis, from_plain
from boardwright.server.errors import Behind
from boardwright.server.store.schema import ANALYSES, CHAT, DRAFTS, ENTRIES, REWINDS, SCREENS, SEATS, TABLES
from boardwright.server.table import Draft, Entry, RewindAsk, Seat, Table

# What every commit runs is built once: building a statement takes longer than running it.
INSERT_ENTRY: Final = ENTRIES.insert()
UPDATE_TABLE: Final = TABLES.update().where(TABLES.c.id == bindparam("this_table"))
CLAIM: Final = UPDATE_TABLE.where(TABLES.c.changes == bindparam("known"))


def now() -> datetime:
    """The time, in UTC and without a zone, as the database keeps it."""
    return datetime.now(UTC).replace(tzinfo=None)


def log_to_plain(log: tuple[int | Rewind, ...] | list[int | Rewind]) -> list[Any]:
    """A part of a log as JSON."""
    plain: list[Any] = msgspec.to_builtins(list(log))
    return plain


def log_from_plain(plain: list[Any]) -> list[int | Rewind]:
    """A part of a log from JSON."""
    return msgspec.convert(plain, list[int | Rewind])


def insert_table(connection: Connection, table: Table) -> None:
    """A new table with its seats."""
    connection.execute(
        TABLES.insert().values(
            id=table.id,
            game=table.game_id,
            rules_version=table.rules_version,
            options=table.options,
            values=table.values,
            seed=table.seed.hex(),
            nonces=table.nonces,
            base=log_to_plain(table.base),
            owner=table.owner,
            owner_token=table.owner_token,
            is_private=table.is_private,
            status=table.status,
            rematch=table.rematch,
            created=table.created,
            changed=table.changed,
            is_training=table.is_training,
        )
    )
    for seat in table.seats:
        connection.execute(SEATS.insert().values(table_id=table.id, **_seat_row(seat)))


def _seat_row(seat: Seat) -> dict[str, Any]:
    return {
        "number": seat.number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "person": seat.person,
        "token": seat.token,
        "invite": seat.invite,
        "nonce": seat.nonce,
        "webhook": seat.webhook,
        "orders": seat.orders,
    }


def update_seat(connection: Connection, table_id: str, seat: Seat) -> None:
    """A seat as it is now."""
    key = (SEATS.c.table_id == table_id) & (SEATS.c.number == seat.number)
    connection.execute(SEATS.update().where(key).values(**_seat_row(seat)))


def update_table(connection: Connection, table_id: str, **values: Any) -> None:
    """Fields of a table that change."""
    connection.execute(UPDATE_TABLE, {"this_table": table_id, **values})


def claim(connection: Connection, table: Table, **values: Any) -> None:
    """Count one more change of a table, with fields that change; no other process changes it meanwhile.

    Raises Behind when it was changed since this process has read it.
    """
    given = {"this_table": table.id, "known": table.changes, "changes": table.changes + 1, **values}
    if connection.execute(CLAIM, given).rowcount != 1:
        raise Behind("outdated", table.version)


def count_changes(connection: Connection, tables: list[str]) -> None:
    """Count a change of tables, whatever this process knows of them."""
    connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(changes=TABLES.c.changes + 1))


def put_screen(connection: Connection, table_id: str, person: int, seat: int) -> None:
    """Which of the seats at a person's screen has it."""
    connection.execute(
        SCREENS.delete().where((SCREENS.c.table_id == table_id) & (SCREENS.c.person == person))
    )
    connection.execute(SCREENS.insert().values(table_id=table_id, person=person, seat=seat))


def insert_entry(connection: Connection, table_id: str, entry: Entry) -> None:
    """One more commit; the database refuses a version that is there already."""
    row = {
        "table_id": table_id,
        "version": entry.version,
        "seat": entry.seat,
        "kind": entry.kind,
        "log": log_to_plain(entry.log),
        "held": entry.held,
        "key": entry.key,
        "mark": entry.mark,
        "at": entry.at,
    }
    connection.execute(INSERT_ENTRY, row)


def put_draft(connection: Connection, table_id: str, seat: int, draft: Draft | None) -> None:
    """The draft of a seat, or none."""
    connection.execute(DRAFTS.delete().where((DRAFTS.c.table_id == table_id) & (DRAFTS.c.seat == seat)))
    if draft is not None:
        row = {"version": draft.version, "actions": list(draft.actions)}
        connection.execute(DRAFTS.insert().values(table_id=table_id, seat=seat, **row))


def put_rewind(connection: Connection, table_id: str, ask: RewindAsk | None) -> None:
    """The open request to go back, or none."""
    connection.execute(REWINDS.delete().where(REWINDS.c.table_id == table_id))
    if ask is not None:
        row = {"version": ask.version, "seat": ask.seat, "step": ask.step, "accepted": ask.accepted}
        connection.execute(REWINDS.insert().values(table_id=table_id, **row))


def load_table(connection: Connection, table_id: str, since: int = 0) -> Table | None:
    """A table with everything but its match; of its commits only those behind a version."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    if row is None:
        return None
    table = _table(row)
    seats = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.number)
    table.seats = [_seat(seat) for seat in connection.execute(seats)]
    entries = (
        select(ENTRIES)
        .where(ENTRIES.c.table_id == table_id, ENTRIES.c.version > since)
        .order_by(ENTRIES.c.version)
    )
    table.entries = [_entry(entry) for entry in connection.execute(entries)]
    for draft in connection.execute(select(DRAFTS).where(DRAFTS.c.table_id == table_id)):
        table.drafts[draft.seat] = Draft(draft.version, tuple(draft.actions))
    ask = connection.execute(select(REWINDS).where(REWINDS.c.table_id == table_id)).one_or_none()
    if ask is not None:
        table.rewind = RewindAsk(ask.version, ask.seat, ask.step, list(ask.accepted))
    screens = connection.execute(select(SCREENS).where(SCREENS.c.table_id == table_id))
    table.screens = {screen.person: screen.seat for screen in screens}
    return table


def _table(row: Row[Any]) -> Table:
    return Table(
        id=row.id,
        game_id=row.game,
        options=row.options,
        values=row._mapping["values"],
        seed=bytes.fromhex(row.seed),
        nonces=list(row.nonces),
        base=log_from_plain(row.base),
        owner=row.owner,
        owner_token=row.owner_token,
        is_private=row.is_private,
        status=row.status,
        rematch=row.rematch,
        created=row.created,
        changed=row.changed,
        seats=[],
        rules_version=row.rules_version,
        is_training=row.is_training,
        changes=row.changes,
    )


def _seat(row: Row[Any]) -> Seat:
    return Seat(
        row.number,
        row.kind,
        row.name,
        row.bot,
        row.person,
        row.token,
        row.invite,
        row.nonce,
        row.webhook,
        dict(row.orders),
    )


def _entry(row: Row[Any]) -> Entry:
    log = tuple(log_from_plain(row.log))
    return Entry(row.version, row.seat, row.kind, log, dict(row.held), row.at, row.key, row.mark)


def tables_of_person(connection: Connection, person: int, limit: int | None = 40) -> list[str]:
    """The tables at which a person sits or that a person has made, the latest first."""
    seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
    found = (
        select(TABLES.c.id)
        .where(or_(TABLES.c.id.in_(seated), TABLES.c.owner == person))
        .order_by(TABLES.c.changed.desc())
        .limit(limit)
    )
    return list(connection.execute(found).scalars())


def listed_tables(connection: Connection, limit: int = 20) -> list[str]:
    """Tables that everybody may see, the latest first."""
    found = (
        select(TABLES.c.id)
        .where(TABLES.c.is_private.is_(False), TABLES.c.status != "over")
        .order_by(TABLES.c.changed.desc())
        .limit(limit)
    )
    return list(connection.execute(found).scalars())


def answered_tables(connection: Connection) -> dict[str, int]:
    """Tables in play at which a bot sits or standing orders were left, with their number of changes."""
    seats = select(SEATS.c.table_id, SEATS.c.kind, SEATS.c.orders, TABLES.c.changes).join(TABLES)
    found = connection.execute(seats.where(TABLES.c.status == "playing"))
    return {seat.table_id: seat.changes for seat in found if seat.kind == "bot" or seat.orders}


def tables_to_play(connection: Connection, person: int) -> list[str]:
    """Tables in play at which a person sits, the latest first."""
    seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
    found = (
        select(TABLES.c.id)
        .where(TABLES.c.id.in_(seated), TABLES.c.status == "playing")
        .order_by(TABLES.c.changed.desc())
        .limit(40)
    )
    return list(connection.execute(found).scalars())


def table_by_invite(connection: Connection, invite: str) -> tuple[str, int] | None:
    """The table and the seat that a link leads to."""
    found = select(SEATS.c.table_id, SEATS.c.number).where(SEATS.c.invite == invite)
    row = connection.execute(found).one_or_none()
    return None if row is None else (row.table_id, row.number)


def insert_chat(connection: Connection, table_id: str, seat: int | None, name: str, text: str) -> None:
    """One line of talk."""
    values = {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": now()}
    connection.execute(CHAT.insert().values(**values))


def chat_of(connection: Connection, table_id: str, limit: int = 100) -> list[Row[Any]]:
    """The last lines of talk at a table, the oldest first."""
    found = select(CHAT).where(CHAT.c.table_id == table_id).order_by(CHAT.c.id.desc()).limit(limit)
    return list(reversed(connection.execute(found).all()))


def put_analysis(connection: Connection, table_id: str, analysis: Analysis) -> None:
    """The analysis of a match, instead of an older one."""
    connection.execute(ANALYSES.delete().where(ANALYSES.c.table_id == table_id))
    connection.execute(
        ANALYSES.insert().values(
            table_id=table_id,
            engine=analysis.engine,
            rules_version=analysis.rules_version,
            budget=analysis.budget,
            found=analysis.plain(),
            at=now(),
        )
    )


def analysis_of(connection: Connection, table_id: str) -> Analysis | None:
    """The analysis of a match, when there is one."""
    found = select(ANALYSES.c.found).where(ANALYSES.c.table_id == table_id)
    plain = connection.execute(found).scalar_one_or_none()
    return None if plain is None else from_plain(plain)
