"""Going back behind a barrier: one seat asks, all others must accept, or it does not happen."""

from __future__ import annotations

from boardwright.server import rows
from boardwright.server.after import REFUSAL
from boardwright.server.changing import May, on_present, service_itself
from boardwright.server.errors import Outdated, Unwanted
from boardwright.server.live import SEATS, WAKE
from boardwright.server.table import OVER, WAITING, RewindAsk, Table
from boardwright.server.tables import Tables


@on_present
async def ask(tables: Tables, table: Table, seat: int, step: int, may: May = service_itself) -> None:
    """Ask all others to go back to the position after so many steps."""
    async with table.lock:
        may(table)
        if table.match is None or table.status == WAITING:
            raise Unwanted("not-begun")
        if table.status == OVER:
            raise Unwanted("match-over")
        if not 0 <= step < len(table.match.steps):
            raise Unwanted("rewind-position", given=step, last=len(table.match.steps) - 1)
        await _put(tables, table, RewindAsk(table.version, seat, step, [seat]))
        await _go_back_if_agreed(tables, table)
    tables.tell(table, SEATS)


@on_present
async def answer(
    tables: Tables,
    table: Table,
    seat: int,
    accepts: bool,
    step: int | None = None,
    may: May = service_itself,
) -> None:
    """Accept or refuse what was asked, as far as `step` says what that was; a refusal, also of the one who
    asked, ends the request."""
    async with table.lock:
        may(table)
        asked = table.rewind
        if asked is None or asked.version != table.version:
            raise Unwanted("no-rewind-asked")
        if step is not None and step != asked.step:
            raise Outdated("outdated", table.version)
        if not accepts and seat == asked.seat:
            await _put(tables, table, None)
        elif not accepts:
            await _refuse(tables, table, seat)
        elif seat not in asked.accepted:
            await _put(
                tables, table, RewindAsk(asked.version, asked.seat, asked.step, [*asked.accepted, seat])
            )
            await _go_back_if_agreed(tables, table)
    tables.tell(table, SEATS)


async def _put(tables: Tables, table: Table, asked: RewindAsk | None) -> None:
    await tables.change(table, lambda connection: rows.put_rewind(connection, table.id, asked), WAKE, SEATS)
    table.rewind = asked


async def _refuse(tables: Tables, table: Table, seat: int) -> None:
    """The log says who refused; the position is the same, and whoever is choosing keeps the draft."""
    assert table.match is not None
    await tables.append(table, seat, REFUSAL, table.match, table.held)


async def _go_back_if_agreed(tables: Tables, table: Table) -> None:
    asked = table.rewind
    assert asked is not None and table.match is not None
    people = (seat for seat in table.seats if seat.is_human and not seat.is_program)
    if any(seat.number not in asked.accepted for seat in people):
        return
    match = table.match.branch(table.match.dealer)
    match.rewind(len(match.steps) - asked.step)
    tables.follow(table, match, {})
    await tables.append(table, asked.seat, "rewind", match, {})
