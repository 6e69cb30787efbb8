"""Going back behind a barrier: one seat asks, all others must accept, or it does not happen."""

from __future__ import annotations

from boardwright.server import rows
from boardwright.server.errors import Unwanted
from boardwright.server.playing import draft_of, put_draft
from boardwright.server.table import WAITING, Draft, RewindAsk, Table
from boardwright.server.tables import Tables


async def ask(tables: Tables, table: Table, seat: int, step: int) -> None:
    """Ask all others to go back to the position after so many steps."""
    async with table.lock:
        if table.match is None or table.status == WAITING:
            raise Unwanted("not-begun")
        if not 0 <= step < len(table.match.steps):
            raise Unwanted("rewind-position", given=step, last=len(table.match.steps) - 1)
        await _put(tables, table, RewindAsk(table.version, seat, step, [seat]))
        await _go_back_if_agreed(tables, table)
    tables.tell(table)


async def answer(tables: Tables, table: Table, seat: int, accepts: bool) -> None:
    """Accept or refuse; a refusal, also of the one who asked, ends the request."""
    async with table.lock:
        asked = table.rewind
        if asked is None or asked.version != table.version:
            raise Unwanted("no-rewind-asked")
        if not accepts and seat == asked.seat:
            await _put(tables, table, None)
        elif not accepts:
            await _refuse(tables, table, seat)
        elif seat not in asked.accepted:
            await _put(
                tables, table, RewindAsk(asked.version, asked.seat, asked.step, [*asked.accepted, seat])
            )
            await _go_back_if_agreed(tables, table)
    tables.tell(table)


async def _put(tables: Tables, table: Table, asked: RewindAsk | None) -> None:
    await tables.write(lambda connection: rows.put_rewind(connection, table.id, asked))
    table.rewind = asked


async def _refuse(tables: Tables, table: Table, seat: int) -> None:
    """The log says who refused; whoever is choosing keeps the draft, as the position is the same."""
    assert table.match is not None
    kept = {number: draft_of(table, number) for number in table.drafts}
    await tables.append(table, seat, "refusal", table.match, table.held)
    for number, actions in kept.items():
        if actions:
            await put_draft(tables, table, number, Draft(table.version, actions))


async def _go_back_if_agreed(tables: Tables, table: Table) -> None:
    asked = table.rewind
    assert asked is not None and table.match is not None
    if any(seat.is_human and seat.number not in asked.accepted for seat in table.seats):
        return
    match = table.match.branch(table.match.dealer)
    match.rewind(len(match.steps) - asked.step)
    tables.follow(table, match, {})
    await tables.append(table, asked.seat, "rewind", match, {})
