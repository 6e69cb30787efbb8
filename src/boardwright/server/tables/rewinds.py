"""Rewinds behind a barrier: one seat asks to go back, and the holders of all others must accept.

Programs are asked like people, and so are those for whom a bot substitutes: silence is no consent.
"""

from __future__ import annotations

from boardwright.server.errors import BadRequest, Conflict
from boardwright.server.live.streams import SEATS, VERSION
from boardwright.server.tables import rows
from boardwright.server.tables.commits import append, follow
from boardwright.server.tables.model import OVER, REFUSAL, REWIND, WAITING, RewindRequest, Table
from boardwright.server.tables.permissions import Permission, by_service
from boardwright.server.tables.repository import Tables
from boardwright.server.tables.retry import retry_if_stale


@retry_if_stale
async def ask(
    tables: Tables, table: Table, seat: int, step: int, permission: Permission = by_service
) -> None:
    """Ask all others to go back to the position after `step` steps; raises BadRequest."""
    async with table.lock:
        permission(table)
        if table.match is None or table.status == WAITING:
            raise BadRequest("not-begun")
        if table.status == OVER:
            raise BadRequest("match-over")
        if not 0 <= step < len(table.match.steps):
            raise BadRequest("rewind-position", given=step, last=len(table.match.steps) - 1)
        await _put(tables, table, RewindRequest(table.version, seat, step, [seat]))
        await _go_back_if_agreed(tables, table)
    tables.events.publish(table, SEATS)


@retry_if_stale
async def answer(
    tables: Tables,
    table: Table,
    seat: int,
    accepts: bool,
    step: int | None = None,
    permission: Permission = by_service,
) -> None:
    """Accept or refuse the open request; a refusal ends it.

    The seat that asked withdraws its request by refusing it. `step` identifies the request: raises Conflict
    when the open one is another by now.
    """
    async with table.lock:
        permission(table)
        asked = open_request(table)
        if asked is None:
            raise BadRequest("no-rewind-asked")
        if step is not None and step != asked.step:
            raise Conflict("outdated", table.version)
        if not accepts and seat == asked.seat:
            await _put(tables, table, None)
        elif not accepts:
            await _refuse(tables, table, seat)
        elif seat not in asked.accepted:
            await _put(
                tables, table, RewindRequest(asked.version, asked.seat, asked.step, [*asked.accepted, seat])
            )
            await _go_back_if_agreed(tables, table)
    tables.events.publish(table, SEATS)


def open_request(table: Table) -> RewindRequest | None:
    """Return the request to go back that can be answered now; a decision ends it."""
    asked = table.rewind
    return asked if asked is not None and asked.version == table.version else None


def unanswered(table: Table, asked: RewindRequest) -> list[int]:
    """Return the seats whose holders have not accepted: people and programs, also where a bot substitutes."""
    return [seat.number for seat in table.seats if seat.is_held and seat.number not in asked.accepted]


async def _put(tables: Tables, table: Table, asked: RewindRequest | None) -> None:
    await tables.change(
        table, lambda connection: rows.put_rewind(connection, table.id, asked), VERSION, SEATS
    )
    table.rewind = asked


async def _refuse(tables: Tables, table: Table, seat: int) -> None:
    """Append the refusal to the log; the position is the same, so drafts survive."""
    assert table.match is not None
    await append(tables, table, seat, REFUSAL, table.match, table.sealed)


async def _go_back_if_agreed(tables: Tables, table: Table) -> None:
    asked = table.rewind
    assert asked is not None and table.match is not None
    if unanswered(table, asked):
        return
    match = table.match.branch(table.match.dealer)
    match.rewind(len(match.steps) - asked.step)
    follow(table, match, {})
    await append(tables, table, asked.seat, REWIND, match, {})
