"""A turn: chosen as a draft, taken back, committed; or sent in one go by a program."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Final

from boardwright.core.errors import NothingToUndoError
from boardwright.core.match import Match, Step
from boardwright.server import rows
from boardwright.server.changing import May, on_present, service_itself
from boardwright.server.errors import NotYours, Outdated, Unwanted
from boardwright.server.live import SEATS
from boardwright.server.table import (
    OVER,
    Draft,
    Entry,
    Table,
    check_action,
    crosses_barrier,
    follow_forced,
    is_turn_over,
    take,
)
from boardwright.server.tables import Request, Tables, check_version

ALWAYS: Final = "always"
BARRIER: Final = "barrier"
NEVER: Final = "never"


@on_present
async def choose(  # noqa: PLR0913 - who may ask is given by name
    tables: Tables,
    table: Table,
    seat: int,
    action: int,
    version: int,
    ask: str,
    *,
    may: May = service_itself,
) -> None:
    """Add a choice to a seat's draft; commit it when the player does not want to be asked."""
    async with table.lock:
        may(table)
        check_version(table, version)
        check_turn(table, seat)
        actions = draft_of(table, seat)
        match = table.drafted(seat)
        if actions and is_turn_over(match, seat):
            raise Unwanted("commit-first")
        check_action(match, action)
        steps = take(match, seat, [action])
        actions = (*actions, action)
        if is_unfinished(table, match, seat):
            ask = ALWAYS
        if ask == NEVER or (ask == BARRIER and ends_quietly(match, seat, steps)):
            await commit(tables, table, seat, actions)
            tables.tell(table)
        else:
            await put_draft(tables, table, seat, Draft(table.version, actions))


def is_unfinished(table: Table, match: Match, seat: int) -> bool:
    """Whether a secret answer before one's turn is not complete: it is given in one go."""
    assert table.match is not None
    return table.match.to_act != seat and seat in match.game.together(match.state)


def check_turn(table: Table, seat: int) -> None:
    """Refuse a seat that is not asked now."""
    if seat not in table.to_act():
        raise NotYours("not-your-turn")


def ends_quietly(match: Match, seat: int, steps: Sequence[Step]) -> bool:
    """Whether a turn is over and can still be taken back."""
    return is_turn_over(match, seat) and not crosses_barrier(match, steps)


def draft_of(table: Table, seat: int) -> tuple[int, ...]:
    """What a seat has chosen on the present version."""
    draft = table.drafts.get(seat)
    return draft.actions if draft is not None and draft.version == table.version else ()


async def put_draft(tables: Tables, table: Table, seat: int, draft: Draft | None) -> None:
    """Store a draft, or throw it away; the other devices of its player show it, nobody else."""
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
    if person is not None:
        tables.live.tell(table.id, SEATS, person)
    tables.wake(table)


@on_present
async def undo(tables: Tables, table: Table, seat: int, version: int, may: May = service_itself) -> None:
    """Take back the last choice: of the draft, else a secret answer, else one committed and still free."""
    async with table.lock:
        may(table)
        check_version(table, version)
        actions = draft_of(table, seat)
        if actions:
            shorter = Draft(table.version, actions[:-1]) if len(actions) > 1 else None
            await put_draft(tables, table, seat, shorter)
            return
        if seat in table.held:
            assert table.match is not None
            held = {number: ids for number, ids in table.held.items() if number != seat}
            await tables.append(table, seat, "release", table.match, held)
        else:
            await undo_committed(tables, table, seat)
    tables.tell(table)


async def undo_committed(tables: Tables, table: Table, seat: int) -> None:
    """Take back the last committed choice of a seat, free up to the last barrier."""
    if table.status == OVER:
        raise Unwanted("match-over")
    if table.match is None or not table.match.can_undo(seat):
        raise NothingToUndoError("nothing-to-undo")
    match = table.match.branch(table.match.dealer)
    match.undo(seat)
    asked = match.game.together(match.state)
    held = {number: ids for number, ids in table.held.items() if number in asked}
    await tables.append(table, seat, "undo", match, held)


@on_present
async def restart(tables: Tables, table: Table, seat: int, version: int, may: May = service_itself) -> None:
    """Throw the draft away."""
    async with table.lock:
        may(table)
        check_version(table, version)
        await put_draft(tables, table, seat, None)


@on_present
async def commit_draft(
    tables: Tables, table: Table, seat: int, version: int, may: May = service_itself
) -> None:
    """Make the draft part of the match."""
    async with table.lock:
        may(table)
        check_version(table, version)
        actions = draft_of(table, seat)
        if not actions:
            raise Unwanted("nothing-to-commit")
        await commit(tables, table, seat, actions)
    tables.tell(table)


@on_present
async def act(  # noqa: PLR0913 - who may ask is given by name
    tables: Tables,
    table: Table,
    seat: int,
    actions: Sequence[int],
    version: int,
    key: str | None = None,
    *,
    may: May = service_itself,
) -> int:
    """Take decisions for a seat at once, for programs; returns the new version.

    The same key with the same request gets the same answer again and changes nothing.
    """
    if not actions:
        raise Unwanted("no-actions")
    mark = hashlib.sha256(json.dumps([list(actions), version]).encode()).hexdigest()
    async with table.lock:
        may(table)
        if key is not None and (entry := answered(table, seat, key)) is not None:
            if entry.mark != mark:
                raise Outdated("key-used", table.version)
            return entry.version
        check_version(table, version)
        check_turn(table, seat)
        await commit(tables, table, seat, actions, None if key is None else Request(key, mark))
        result = table.version
    tables.tell(table)
    return result


def tried(table: Table, seat: int, actions: Sequence[int] = ()) -> Match:
    """The match with some decisions of a seat tried: chance does not act, and a reveal is the end of it."""
    match = table.branch(seat)
    for number, action in enumerate(actions):
        if number and is_turn_over(match, seat):
            raise NotYours("not-your-turn")
        check_action(match, action)
        take(match, seat, [action])
    return match


def answered(table: Table, seat: int, key: str) -> Entry | None:
    """The commit that a request of that name has made."""
    for entry in reversed(table.entries):
        if entry.seat == seat and entry.key == key:
            return entry
    return None


async def commit(
    tables: Tables, table: Table, seat: int, actions: Sequence[int], request: Request | None = None
) -> None:
    """Play decisions of a seat, and what follows without a question; the caller holds the table's lock.

    A secret answer given before its turn is held until the match asks for it.
    """
    assert table.match is not None
    held = table.held
    if table.match.to_act == seat:
        match = table.match.branch(table.match.dealer)
        known = len(match.steps)
        for action in actions:
            # Nobody may try what chance brings, or what a secret is, and then not do it.
            if match.to_act != seat or any(step.is_barrier for step in match.steps[known:]):
                raise NotYours("not-your-turn")
            check_action(match, action)
            follow_forced(match, seat, [match.act(action)])
        tables.follow(table, match, held)
        await tables.append(table, seat, "act", match, held, request)
    else:
        match = table.branch(seat)
        for action in actions:
            check_action(match, action)
            take(match, seat, [action])
        if seat in match.game.together(match.state):
            raise Unwanted("answer-unfinished")
        held[seat] = list(actions)
        await tables.append(table, seat, "hold", table.match, held, request)
    tables.moves += 1
