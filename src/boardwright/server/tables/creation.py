"""Creation of tables: the plan of a new one, a rematch, and the start of the match when no seat is open."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from sqlalchemy import Connection

from boardwright import bots, registry
from boardwright.core import options as option_checks
from boardwright.core import record
from boardwright.core import tables as table_checks
from boardwright.core.dealer import SEED_BYTES
from boardwright.core.match import Match
from boardwright.server.errors import BadRequest
from boardwright.server.live.streams import VERSION
from boardwright.server.tables import checksums, rows
from boardwright.server.tables.commits import follow
from boardwright.server.tables.model import (
    BOT,
    DEFAULT_ABSENCE,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    SCREEN,
    START,
    WAITING,
    Entry,
    Seat,
    Table,
)
from boardwright.server.tables.names import clean_nickname
from boardwright.server.tables.replay import deal
from boardwright.server.tables.repository import Tables
from boardwright.server.tables.retry import retry_if_stale
from boardwright.server.tables.stand_ins import check_absence
from boardwright.server.tokens import new_nonce, new_token


@dataclass(frozen=True)
class SeatPlan:
    """How a seat of a new table is to be filled."""

    kind: str
    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class Plan:
    """A table to be created: its game and seats, its owner, options, printed values that differ, and the log
    of the match that it continues. `absence` is in minutes, see `stand_ins`."""

    game: str
    seats: Sequence[SeatPlan]
    owner: int | None = None
    owner_token: str | None = None
    nickname: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    values: Mapping[str, object] = field(default_factory=dict)
    is_private: bool = True
    is_training: bool = False
    absence: int = DEFAULT_ABSENCE
    base: Sequence[record.Entry] = ()


async def create(
    tables: Tables, plan: Plan, people: Sequence[int | None] = (), before: Table | None = None
) -> Table:
    """Create a table; its match starts at once when no seat is open. `people` hold the seats, when given.

    `before` is the table of which this one is the rematch; the caller holds its lock. Raises BadRequest for
    a plan that makes no sense.
    """
    table = _new_table(plan)
    for seat, person in zip(table.seats, people, strict=False):
        seat.person = person
    start = await start_off_loop(table)

    def write(connection: Connection) -> None:
        rows.insert_table(connection, table)
        if start is not None:
            start.insert(connection, table)

    if before is None:
        await tables.store.write(write, table.id)
    else:
        await tables.change(before, write, VERSION, rematch=table.id)
    if start is not None:
        start.apply(table)
    tables.add(table)
    tables.events.publish(table)
    return table


def _new_table(plan: Plan) -> Table:
    game = registry.game(plan.game)
    option_checks.completed(game.meta, len(plan.seats), plan.options)
    table_checks.replaced(game.printed, plan.values)
    table = Table(
        id=secrets.token_urlsafe(9),
        game_id=plan.game,
        options=dict(plan.options),
        values=dict(plan.values),
        seed=secrets.token_bytes(SEED_BYTES),
        nonces=[],
        base=list(plan.base),
        owner=plan.owner,
        owner_token=plan.owner_token,
        is_private=plan.is_private,
        status=WAITING,
        rematch=None,
        created=rows.now(),
        changed=rows.now(),
        seats=[_new_seat(number, seat, plan) for number, seat in enumerate(plan.seats)],
        rules_version=game.meta.rules_version,
        is_training=plan.is_training,
        absence=check_absence(plan.absence),
    )
    if table.is_training and not table.is_alone:
        raise BadRequest("training-others")
    return table


def _new_seat(number: int, seat: SeatPlan, plan: Plan) -> Seat:
    name = clean_nickname(seat.name)
    if seat.kind == BOT:
        bots.offered(seat.bot)
        return Seat(number, BOT, bot=seat.bot)
    if seat.kind == OPEN:
        return Seat(number, OPEN, name=name, invite=new_token())
    if seat.kind == PERSON:
        return Seat(
            number, PERSON, name or clean_nickname(plan.nickname), person=plan.owner, nonce=new_nonce()
        )
    if seat.kind == SCREEN:
        return Seat(number, SCREEN, name, person=plan.owner, nonce=new_nonce())
    raise BadRequest("seat-kind", given=seat.kind[:20])


@dataclass(frozen=True)
class Start:
    """The start of a match: the match after its deal, and the first entry."""

    match: Match
    entry: Entry

    @property
    def status(self) -> str:
        return OVER if self.match.is_over else PLAYING

    def insert(self, connection: Connection, table: Table) -> None:
        """Write the start in the transaction of the caller."""
        rows.update_table(
            connection, table.id, nonces=self.match.nonces, status=self.status, changed=self.entry.at
        )
        rows.insert_entry(connection, table.id, self.entry)
        rows.seal(connection, table.id)

    def apply(self, table: Table) -> None:
        """Make a stored start the present of the table."""
        table.nonces, table.match, table.status = list(self.match.nonces), self.match, self.status
        table.entries.append(self.entry)
        table.newly_asked = tuple(table.to_act())


def start_of(table: Table) -> Start | None:
    """Deal the match of a table that waits and has no open seat; None for any other table."""
    if table.status != WAITING or any(seat.kind == OPEN for seat in table.seats):
        return None
    nonces = [seat.nonce for seat in table.seats if seat.nonce]
    dealt = replace(table, nonces=nonces)
    match = deal(dealt)
    follow(table, match, {})
    log = tuple(match.log[len(table.base) :])
    dealt.nonces = list(match.nonces)
    return Start(match, checksums.appended(dealt, Entry(1, -1, START, log, {}, rows.now())))


async def start_off_loop(table: Table) -> Start | None:
    """Deal the match of a table as `start_of` does; the replay of a long record does not hold up the loop."""
    return await asyncio.to_thread(start_of, table) if table.base else start_of(table)


async def rematch(tables: Tables, table: Table, asker: int | None) -> str:
    """Create a table with the same game and seats, once; returns its id.

    People hold their seats as before, also those for whom a bot substituted; programs are invited again. The
    seats go round by one, so that another one begins.
    """
    made = await _rematch(tables, table, asker)
    tables.events.publish(table)
    return made


@retry_if_stale
async def _rematch(tables: Tables, table: Table, asker: int | None) -> str:
    async with table.lock:
        if table.rematch is not None:
            return table.rematch
        turned = [*table.seats[1:], *table.seats[:1]]
        plan = Plan(
            game=table.game_id,
            seats=[SeatPlan(_kind_again(table, seat), seat.name, seat.bot) for seat in turned],
            owner=asker,
            owner_token=table.owner_token,
            options=table.options,
            values=table.values,
            is_private=table.is_private,
            is_training=table.is_training and table.is_alone,
            absence=table.absence,
        )
        made = await create(tables, plan, [seat.person for seat in turned], table)
        table.rematch = made.id
    return made.id


def former_kind(table: Table, seat: Seat) -> str:
    """Return the kind of a seat before a bot took it: one of several at a screen, or the only one."""
    if seat.person is None:
        return PERSON
    others = (other for other in table.seats if other is not seat)
    return SCREEN if any(other.person == seat.person for other in others) else PERSON


def _kind_again(table: Table, seat: Seat) -> str:
    """Return the kind of a seat in a rematch: a stand-in was asked for at the old table only."""
    kind = former_kind(table, seat) if seat.has_stand_in else seat.kind
    return OPEN if kind == PERSON and seat.person is None else kind
