"""Map tables to rows of the database and back; the SQL of everything that belongs to a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Text, bindparam, cast, or_, select
from sqlalchemy.exc import OperationalError

from boardwright.core import record
from boardwright.core.record import Rewind
from boardwright.lab.analysis import Analysis, from_plain
from boardwright.server.db.schema import ANALYSES, CHAT, DRAFTS, ENTRIES, REWINDS, SCREENS, SEATS, TABLES
from boardwright.server.errors import Damaged, StaleTable
from boardwright.server.tables import checksums
from boardwright.server.tables.model import Draft, Entry, RewindRequest, Seat, Table

# Statements of every commit are built once: building one takes longer than running it.
INSERT_ENTRY: Final = ENTRIES.insert()
UPDATE_TABLE: Final = TABLES.update().where(TABLES.c.id == bindparam("this_table"))
UPDATE_ENTRY: Final = ENTRIES.update().where(
    ENTRIES.c.table_id == bindparam("this_table"), ENTRIES.c.version == bindparam("this_version")
)
CLAIM: Final = UPDATE_TABLE.where(TABLES.c.changes == bindparam("known"))


# Errors of a row that holds something else than what was written.
UNREADABLE: Final = (ValueError, TypeError, LookupError, AttributeError, msgspec.MsgspecError)


def now() -> datetime:
    """Return the time in UTC without a zone, as the database stores it."""
    return datetime.now(UTC).replace(tzinfo=None)


def log_to_plain(log: Sequence[record.Entry]) -> list[Any]:
    """Convert a part of a log to JSON."""
    plain: list[Any] = msgspec.to_builtins(list(log))
    return plain


def log_from_plain(plain: list[Any]) -> list[int | Rewind]:
    """Convert a part of a log from JSON."""
    return msgspec.convert(plain, list[int | Rewind])


def base_from_plain(plain: list[Any]) -> list[record.Entry]:
    """Convert the log of a record that a table continues from JSON; it may name the seats that answered."""
    return msgspec.convert(plain, list[record.Entry])


def insert_table(connection: Connection, table: Table) -> None:
    """Insert a table with its seats, sealed."""
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
            checksum=checksums.seal_of(table, table.changes),
            absence=table.absence,
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
    """Update a seat, and seal its table again."""
    key = (SEATS.c.table_id == table_id) & (SEATS.c.number == seat.number)
    connection.execute(SEATS.update().where(key).values(**_seat_row(seat)))
    seal(connection, table_id)


def seal(connection: Connection, table_id: str) -> None:
    """Seal a table as it is in this transaction."""
    table = _what_is_sealed(connection, table_id)
    update_table(connection, table_id, checksum=checksums.seal_of(table, table.changes))


def _what_is_sealed(connection: Connection, table_id: str) -> Table:
    """Load a table with its seats, and of its entries the last one."""
    table = _table(connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one())
    table.seats = _seats(connection, table_id)
    entries = select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.version.desc())
    table.entries = [_entry(entry) for entry in connection.execute(entries.limit(1))]
    return table


def reassign(connection: Connection, before: int, after: int) -> None:
    """Give the seats and tables of one person to another; a damaged table is left as it is."""
    for table_id in sorted(tables_of_person(connection, before, None)):
        this = TABLES.c.id == table_id
        connection.execute(select(TABLES.c.id).where(this).with_for_update())
        with suppress(Damaged), noticed(table_id):
            checksums.check_seal(_what_is_sealed(connection, table_id))
            seats = SEATS.update().where(SEATS.c.table_id == table_id, SEATS.c.person == before)
            connection.execute(seats.values(person=after))
            connection.execute(TABLES.update().where(this, TABLES.c.owner == before).values(owner=after))
            connection.execute(TABLES.update().where(this).values(changes=TABLES.c.changes + 1))
            seal(connection, table_id)


def put_seen(connection: Connection, table_id: str, number: int, seen: datetime) -> None:
    """Store when the holder of a seat was last seen."""
    key = (SEATS.c.table_id == table_id) & (SEATS.c.number == number)
    connection.execute(SEATS.update().where(key).values(seen=seen))


def seen_at(connection: Connection, table_id: str) -> dict[int, datetime]:
    """Return when the holders of the seats of a table were last seen."""
    found = select(SEATS.c.number, SEATS.c.seen).where(
        SEATS.c.table_id == table_id, SEATS.c.seen.is_not(None)
    )
    return {row.number: row.seen for row in connection.execute(found)}


def update_table(connection: Connection, table_id: str, **values: Any) -> None:
    """Update fields of a table."""
    connection.execute(UPDATE_TABLE, {"this_table": table_id, **values})


def claim(connection: Connection, table: Table, **values: Any) -> None:
    """Raise the change count of a table and update fields (compare-and-set): the row stays locked until the
    transaction ends. It is sealed; `checksum` among the values is the seal when an entry is added.

    Raises StaleTable when the table was changed since this process has read it.
    """
    given = {"this_table": table.id, "known": table.changes, "changes": table.changes + 1, **values}
    if "checksum" not in given:
        given["checksum"] = checksums.seal_of(table, table.changes + 1)
    if connection.execute(CLAIM, given).rowcount != 1:
        raise StaleTable("outdated", table.version)


def put_screen(connection: Connection, table_id: str, person: int, seat: int) -> None:
    """Store which of the seats at a person's screen has it."""
    connection.execute(
        SCREENS.delete().where((SCREENS.c.table_id == table_id) & (SCREENS.c.person == person))
    )
    connection.execute(SCREENS.insert().values(table_id=table_id, person=person, seat=seat))


def insert_entry(connection: Connection, table_id: str, entry: Entry) -> None:
    """Insert an entry; raises IntegrityError for a version that exists already."""
    row = {
        "table_id": table_id,
        "version": entry.version,
        "seat": entry.seat,
        "kind": entry.kind,
        "log": log_to_plain(entry.log),
        "held": entry.sealed,
        "key": entry.key,
        "mark": entry.digest,
        "at": entry.at,
        "checksum": entry.checksum,
    }
    connection.execute(INSERT_ENTRY, row)


def put_checksums(connection: Connection, table: Table) -> None:
    """Store the checksums of entries that an older release has written."""
    completed = checksums.completed(table)
    if completed is table.entries:
        return
    for entry in completed:
        key = {"this_table": table.id, "this_version": entry.version}
        connection.execute(UPDATE_ENTRY, {**key, "checksum": entry.checksum})


def put_draft(connection: Connection, table_id: str, seat: int, draft: Draft | None) -> None:
    """Store the draft of a seat, or delete it."""
    connection.execute(DRAFTS.delete().where((DRAFTS.c.table_id == table_id) & (DRAFTS.c.seat == seat)))
    if draft is not None:
        row = {"version": draft.version, "actions": list(draft.actions)}
        connection.execute(DRAFTS.insert().values(table_id=table_id, seat=seat, **row))


def put_rewind(connection: Connection, table_id: str, request: RewindRequest | None) -> None:
    """Store the open request to go back, or delete it."""
    connection.execute(REWINDS.delete().where(REWINDS.c.table_id == table_id))
    if request is not None:
        row = {
            "version": request.version,
            "seat": request.seat,
            "step": request.step,
            "accepted": request.accepted,
        }
        connection.execute(REWINDS.insert().values(table_id=table_id, **row))


def load_table(connection: Connection, table_id: str, known: Table | None = None) -> Table | None:
    """Load a table with everything but its match, and check it; None when there is none. Raises Damaged.

    Of its entries only those that `known`, the table as this process has it, lacks.
    """
    with noticed(table_id):
        table = _load(connection, table_id, 0 if known is None else known.version)
        if table is not None:
            checksums.check(table, known)
        return table


@contextmanager
def noticed(table_id: str) -> Iterator[None]:
    """Convert the errors of a row that cannot be read to Damaged."""
    try:
        yield
    except UNREADABLE as error:
        raise Damaged("table-damaged", table=table_id, problem=type(error).__name__) from error
    except OperationalError as error:
        if "decode" not in str(error.orig):  # text that is not UTF-8
            raise
        raise Damaged("table-damaged", table=table_id, problem="text") from error


def _load(connection: Connection, table_id: str, since: int) -> Table | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    if row is None:
        return None
    table = _table(row)
    table.seats = _seats(connection, table_id)
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
        table.rewind = RewindRequest(ask.version, ask.seat, ask.step, list(ask.accepted))
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
        base=base_from_plain(row.base),
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
        absence=row.absence,
        changes=row.changes,
        seal=row.checksum,
    )


def _seats(connection: Connection, table_id: str) -> list[Seat]:
    seats = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.number)
    return [_seat(seat) for seat in connection.execute(seats)]


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
    return Entry(
        row.version, row.seat, row.kind, log, dict(row.held), row.at, row.key, row.mark, row.checksum
    )


def tables_of_person(connection: Connection, person: int, limit: int | None = 40) -> list[str]:
    """Return the tables at which a person sits or that a person has made, the latest first."""
    seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
    found = (
        select(TABLES.c.id)
        .where(or_(TABLES.c.id.in_(seated), TABLES.c.owner == person))
        .order_by(TABLES.c.changed.desc())
        .limit(limit)
    )
    return list(connection.execute(found).scalars())


def listed_tables(connection: Connection, limit: int = 20) -> list[str]:
    """Return the listed tables, the latest first."""
    found = (
        select(TABLES.c.id)
        .where(TABLES.c.is_private.is_(False), TABLES.c.status != "over")
        .order_by(TABLES.c.changed.desc())
        .limit(limit)
    )
    return list(connection.execute(found).scalars())


def answered_tables(connection: Connection) -> dict[str, int]:
    """Return the tables in play with a bot or a standing order, with their change counts."""
    seats = select(SEATS.c.table_id, TABLES.c.changes).join(TABLES).where(TABLES.c.status == "playing")
    # As text: orders that cannot be read concern their own table, not all of them.
    answering = or_(SEATS.c.kind == "bot", cast(SEATS.c.orders, Text) != "{}")
    return {seat.table_id: seat.changes for seat in connection.execute(seats.where(answering))}


def tables_to_play(connection: Connection, person: int) -> list[str]:
    """Return the tables in play at which a person sits, the latest first."""
    seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
    found = (
        select(TABLES.c.id)
        .where(TABLES.c.id.in_(seated), TABLES.c.status == "playing")
        .order_by(TABLES.c.changed.desc())
        .limit(40)
    )
    return list(connection.execute(found).scalars())


def table_by_invite(connection: Connection, invite: str) -> tuple[str, int] | None:
    """Return the table and the seat of an invitation."""
    found = select(SEATS.c.table_id, SEATS.c.number).where(SEATS.c.invite == invite)
    row = connection.execute(found).one_or_none()
    return None if row is None else (row.table_id, row.number)


def insert_chat(connection: Connection, table_id: str, seat: int | None, name: str, text: str) -> None:
    """Insert a line of chat."""
    values = {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": now()}
    connection.execute(CHAT.insert().values(**values))


def chat_of(connection: Connection, table_id: str, limit: int = 100) -> list[Row[Any]]:
    """Return the last lines of chat at a table, the oldest first."""
    found = select(CHAT).where(CHAT.c.table_id == table_id).order_by(CHAT.c.id.desc()).limit(limit)
    return list(reversed(connection.execute(found).all()))


def put_analysis(connection: Connection, table_id: str, analysis: Analysis) -> None:
    """Store the analysis of a match, instead of an older one."""
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
    """Return the analysis of a match, or None."""
    found = select(ANALYSES.c.found).where(ANALYSES.c.table_id == table_id)
    plain = connection.execute(found).scalar_one_or_none()
    return None if plain is None else from_plain(plain)
