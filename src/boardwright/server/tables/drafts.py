"""Drafts: choose, undo, restart and commit a turn that is not yet part of the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boardwright.core.errors import NothingToUndoError
from boardwright.core.match import Match, Step
from boardwright.server.errors import BadRequest
from boardwright.server.live.streams import SEATS
from boardwright.server.tables import rows
from boardwright.server.tables.commits import append, check_turn, check_version, commit
from boardwright.server.tables.model import OVER, RELEASE, UNDO, Draft, Table
from boardwright.server.tables.permissions import Permission, by_service
from boardwright.server.tables.repository import Tables
from boardwright.server.tables.retry import retry_if_stale
from boardwright.server.tables.turns import check_action, crosses_barrier, is_turn_over, take

# When a player wants to confirm a turn before it is committed.
ALWAYS: Final = "always"
BARRIER: Final = "barrier"
NEVER: Final = "never"


@dataclass(frozen=True)
class Drafted:
    """A draft that was just stored, with the match in which it is played: the page need not replay it."""

    seat: int
    draft: Draft
    match: Match

    def is_current(self, table: Table) -> bool:
        """Return whether the table still has this draft on this version."""
        return self.draft.version == table.version and table.drafts.get(self.seat) == self.draft


@retry_if_stale
async def choose(  # noqa: PLR0913 - the permission is given by name
    tables: Tables,
    table: Table,
    seat: int,
    action: int,
    version: int,
    ask: str,
    *,
    permission: Permission = by_service,
) -> Drafted | None:
    """Add a choice to a seat's draft; returns the draft, or None when it was committed at once.

    `ask` says when the player wants to confirm a turn: ALWAYS, BARRIER (only if it cannot be undone), NEVER.
    """
    async with table.lock:
        permission(table)
        check_version(table, version)
        check_turn(table, seat)
        actions = table.draft_of(seat)
        match = table.drafted(seat)
        if actions and is_turn_over(match, seat):
            raise BadRequest("commit-first")
        check_action(match, action)
        steps = take(match, seat, [action])
        actions = (*actions, action)
        is_committed = not _must_confirm(table, match, seat, steps, ask)
        draft = Draft(table.version, actions)
        if is_committed:
            await commit(tables, table, seat, actions)
        else:
            await _put_draft(tables, table, seat, draft)
    if is_committed:
        tables.events.publish(table)
        return None
    _publish_draft(tables, table, seat)
    return Drafted(seat, draft, match)


def _must_confirm(table: Table, match: Match, seat: int, steps: Sequence[Step], ask: str) -> bool:
    if _is_unfinished(table, match, seat) or ask == ALWAYS:
        return True
    return ask != NEVER and not _ends_quietly(match, seat, steps)


def _is_unfinished(table: Table, match: Match, seat: int) -> bool:
    """Return whether a sealed answer is incomplete: it is given in one go."""
    assert table.match is not None
    return table.match.to_act != seat and seat in match.game.together(match.state)


def _ends_quietly(match: Match, seat: int, steps: Sequence[Step]) -> bool:
    """Return whether a turn is over and can still be taken back."""
    return is_turn_over(match, seat) and not crosses_barrier(match, steps)


@retry_if_stale
async def undo(
    tables: Tables, table: Table, seat: int, version: int, permission: Permission = by_service
) -> None:
    """Take back the last choice: of the draft, else a sealed answer, else one committed and still free.

    Raises NothingToUndoError.
    """
    async with table.lock:
        permission(table)
        check_version(table, version)
        actions = table.draft_of(seat)
        if actions:
            await _put_draft(
                tables, table, seat, Draft(table.version, actions[:-1]) if len(actions) > 1 else None
            )
        elif seat in table.sealed:
            assert table.match is not None
            sealed = {number: ids for number, ids in table.sealed.items() if number != seat}
            await append(tables, table, seat, RELEASE, table.match, sealed)
        else:
            await _undo_committed(tables, table, seat)
    if actions:
        _publish_draft(tables, table, seat)
    else:
        tables.events.publish(table)


async def _undo_committed(tables: Tables, table: Table, seat: int) -> None:
    """Take back the last committed choice of a seat, free up to the last barrier."""
    if table.status == OVER:
        raise BadRequest("match-over")
    if table.match is None or not table.match.can_undo(seat):
        raise NothingToUndoError("nothing-to-undo")
    match = table.match.branch(table.match.dealer)
    match.undo(seat)
    asked = match.game.together(match.state)
    sealed = {number: ids for number, ids in table.sealed.items() if number in asked}
    await append(tables, table, seat, UNDO, match, sealed)


@retry_if_stale
async def restart(
    tables: Tables, table: Table, seat: int, version: int, permission: Permission = by_service
) -> None:
    """Delete the draft."""
    async with table.lock:
        permission(table)
        check_version(table, version)
        await _put_draft(tables, table, seat, None)
    _publish_draft(tables, table, seat)


@retry_if_stale
async def commit_draft(
    tables: Tables, table: Table, seat: int, version: int, permission: Permission = by_service
) -> None:
    """Make the draft part of the match; raises BadRequest when there is none."""
    async with table.lock:
        permission(table)
        check_version(table, version)
        actions = table.draft_of(seat)
        if not actions:
            raise BadRequest("nothing-to-commit")
        await commit(tables, table, seat, actions)
    tables.events.publish(table)


async def _put_draft(tables: Tables, table: Table, seat: int, draft: Draft | None) -> None:
    """Store a draft, or delete it; the caller holds the table's lock."""
    person = table.seats[seat].person
    await tables.change(
        table,
        lambda connection: rows.put_draft(connection, table.id, seat, draft),
        *(() if person is None else (SEATS,)),
        only=person,
    )
    if draft is None:
        table.drafts.pop(seat, None)
    else:
        table.drafts[seat] = draft


def _publish_draft(tables: Tables, table: Table, seat: int) -> None:
    """Send an event to the other devices of the player only; bots and orders look at the table, too."""
    person = table.seats[seat].person
    if person is not None:
        tables.streams.publish(table.id, SEATS, person)
    tables.events.call_listeners(table)
