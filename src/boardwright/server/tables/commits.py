"""Commits: append decisions of a seat to the match, or seal a secret answer; idempotent for programs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from boardwright.core.match import Match
from boardwright.server.errors import BadRequest, Conflict, Forbidden
from boardwright.server.live.streams import VERSION
from boardwright.server.tables import checksums, rows
from boardwright.server.tables.model import ACT, HOLD, OVER, PLAYING, REFUSAL, Draft, Entry, Seat, Table
from boardwright.server.tables.permissions import Permission, by_service
from boardwright.server.tables.repository import Tables
from boardwright.server.tables.retry import retry_if_stale
from boardwright.server.tables.standing_orders import ended_orders
from boardwright.server.tables.turns import check_action, follow_forced, is_turn_over, take


@dataclass(frozen=True)
class IdempotencyKey:
    """The key that a program gives its request, and a digest of the request."""

    key: str
    digest: str


def check_version(table: Table, version: int) -> None:
    """Raise Conflict when a request was made on another version than the current one."""
    if table.match is None:
        raise BadRequest("not-begun")
    if version != table.version:
        raise Conflict("outdated", table.version)


def check_turn(table: Table, seat: int) -> None:
    """Raise Forbidden when a seat is not asked now."""
    if seat not in table.to_act():
        raise Forbidden("not-your-turn")


@retry_if_stale
async def act(  # noqa: PLR0913 - the permission is given by name
    tables: Tables,
    table: Table,
    seat: int,
    actions: Sequence[int],
    version: int,
    key: str | None = None,
    *,
    permission: Permission = by_service,
) -> int:
    """Commit decisions of a program at once, all or none; returns the new version.

    A repeated request with the same key gets the same answer again and changes nothing. Raises Conflict when
    the key was used for something else.
    """
    if not actions:
        raise BadRequest("no-actions")
    digest = hashlib.sha256(json.dumps([list(actions), version]).encode()).hexdigest()
    async with table.lock:
        permission(table)
        if key is not None and (entry := _answered(table, seat, key)) is not None:
            if entry.digest != digest:
                raise Conflict("key-used", table.version)
            return entry.version
        check_version(table, version)
        check_turn(table, seat)
        await commit(tables, table, seat, actions, None if key is None else IdempotencyKey(key, digest))
        result = table.version
    tables.events.publish(table)
    return result


def _answered(table: Table, seat: int, key: str) -> Entry | None:
    """Return the commit that a request with this key has made."""
    for entry in reversed(table.entries):
        if entry.seat == seat and entry.key == key:
            return entry
    return None


def tried(table: Table, seat: int, actions: Sequence[int] = ()) -> Match:
    """Return a copy of the match with decisions of a seat tried.

    It stops before chance and after a reveal.
    """
    match = table.branch(seat)
    for number, action in enumerate(actions):
        if number and is_turn_over(match, seat):
            raise Forbidden("not-your-turn")
        check_action(match, action)
        take(match, seat, [action])
    return match


async def commit(
    tables: Tables, table: Table, seat: int, actions: Sequence[int], request: IdempotencyKey | None = None
) -> None:
    """Commit decisions of a seat, and the forced ones after them.

    The caller holds the table's lock, and publishes the change after releasing it. A secret answer given
    before its turn is sealed until the match asks for it.
    """
    assert table.match is not None
    sealed = table.sealed
    if table.match.to_act == seat:
        match = table.match.branch(table.match.dealer)
        known = len(match.steps)
        for action in actions:
            # A player must not see the outcome of chance, or a secret, and then decide otherwise.
            if match.to_act != seat or any(step.is_barrier for step in match.steps[known:]):
                raise Forbidden("not-your-turn")
            check_action(match, action)
            follow_forced(match, seat, [match.act(action)])
        follow(table, match, sealed)
        await append(tables, table, seat, ACT, match, sealed, request=request)
    else:
        match = table.branch(seat)
        for action in actions:
            check_action(match, action)
            take(match, seat, [action])
        if seat in match.game.together(match.state):
            raise BadRequest("answer-unfinished")
        sealed[seat] = list(actions)
        await append(tables, table, seat, HOLD, table.match, sealed, request=request)
    tables.moves += 1


def follow(table: Table, match: Match, sealed: dict[int, list[int]]) -> None:
    """Play all decisions that need no question: sealed answers, and forced decisions of people.

    A secret answer is asked for even if there is only one: that it is the only one is a secret, too.
    """
    while not match.is_over and match.to_act >= 0:
        seat = match.to_act
        if seat in sealed:
            take(match, seat, sealed.pop(seat))
        elif table.seats[seat].is_human and (only := _open_answer(match)) is not None:
            match.act(only)
        else:
            return


def _open_answer(match: Match) -> int | None:
    """Return the only legal id, if all players can see that it is the only one."""
    return None if match.game.together(match.state) else match.forced()


async def append(  # noqa: PLR0913 - an entry has as many parts
    tables: Tables,
    table: Table,
    seat: int,
    kind: str,
    match: Match,
    sealed: Mapping[int, list[int]],
    *,
    request: IdempotencyKey | None = None,
    seats: Sequence[Seat] = (),
) -> None:
    """Store one entry: the steps of `match` beyond the table's own match; then make `match` the present.

    `seats` are those that change with it. Raises Conflict when another process has appended an entry of the
    same version.
    """
    entry = _next_entry(table, seat, kind, match, sealed, request)
    status = OVER if match.is_over else PLAYING
    replaced = {each.number: each for each in (*ended_orders(table, match, seat), *seats)}.values()
    drafts = drafts_after(table, match, seat, kind)

    def write(connection: Connection) -> None:
        rows.insert_entry(connection, table.id, entry)
        rows.put_checksums(connection, table)
        for number in table.drafts:
            rows.put_draft(connection, table.id, number, drafts.get(number))
        for each in replaced:
            rows.update_seat(connection, table.id, each)
        if table.rewind is not None:
            rows.put_rewind(connection, table.id, None)

    before = table.to_act()
    seal = checksums.seal_of(table, table.changes + 1, entry)
    try:
        await tables.change(table, write, VERSION, status=status, changed=entry.at, checksum=seal)
    except IntegrityError:
        # The unique key (table, version) has refused it: the cached table of this process is stale.
        tables.forget(table.id)
        raise Conflict("outdated", entry.version) from None
    table.entries = checksums.completed(table)
    table.entries.append(entry)
    table.match, table.status, table.changed, table.rewind = match, status, entry.at, None
    table.drafts = drafts
    table.newly_asked = tuple(number for number in table.to_act() if number not in before)
    table.seats = [next((new for new in replaced if new.number == old.number), old) for old in table.seats]


def _next_entry(
    table: Table,
    seat: int,
    kind: str,
    match: Match,
    sealed: Mapping[int, list[int]],
    request: IdempotencyKey | None,
) -> Entry:
    assert table.match is not None
    log = tuple(match.log[len(table.match.log) :])
    answers = {str(number): list(ids) for number, ids in sealed.items()}
    key, digest = (request.key, request.digest) if request else (None, None)
    entry = Entry(table.version + 1, seat, kind, log, answers, rows.now(), key, digest)
    return checksums.appended(table, entry)


def drafts_after(table: Table, match: Match, seat: int, kind: str) -> dict[int, Draft]:
    """Return the drafts that survive a commit: those of other seats, if the position stays as it is."""
    if match is not table.match:
        return {}
    return {
        number: Draft(table.version + 1, draft.actions)
        for number, draft in table.drafts.items()
        if draft.version == table.version and (number != seat or kind == REFUSAL)
    }
