"""All tables: found, made, stored. Every change is stored before anybody is told that it happened."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from boardwright import registry
from boardwright.core import options as option_checks
from boardwright.core import tables as table_checks
from boardwright.core.dealer import SEED_BYTES
from boardwright.core.errors import BoardwrightError
from boardwright.core.match import Match
from boardwright.server import rows
from boardwright.server.after import drafts_after, ended_orders
from boardwright.server.errors import Behind, NotHere, NotStored, Outdated, Unwanted
from boardwright.server.live import SEATS, WAKE, Live
from boardwright.server.plans import Plan, SeatPlan, planned
from boardwright.server.store import News, Store
from boardwright.server.table import OPEN, OVER, PLAYING, WAITING, Entry, Seat, Table, take

UNKNOWN: Final = -1
PAUSE: Final = 0.5
LOG: Final = structlog.get_logger("boardwright.tables")


@dataclass(frozen=True)
class Request:
    """What a program calls its request, and a hash of what it asked for."""

    key: str
    mark: str


class Tables:
    """The tables of a service: those in memory, and how a change becomes durable."""

    def __init__(self, store: Store, live: Live, kept: int = 200) -> None:
        self.store = store
        self.live = live
        self.kept = kept
        self.moves = 0
        self.busy: set[str] = set()
        self.listeners: list[Callable[[Table], None]] = []
        self._tables: OrderedDict[str, Table] = OrderedDict()
        # Tables that are forgotten but still in somebody's hands: there are never two of one.
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._opening: dict[str, asyncio.Lock] = {}

    async def table(self, table_id: str) -> Table:
        """The table of that id, from memory or played again from its log; raises NotHere."""
        if (known := self._alive.get(table_id)) is not None:
            await self._freshen(known)
            return self._keep(known)
        try:
            async with self._opening.setdefault(table_id, asyncio.Lock()):
                if (known := self._alive.get(table_id)) is not None:
                    return self._keep(known)
                table = await self.store.read(lambda connection: rows.load_table(connection, table_id))
                if table is None:
                    raise NotHere("no-table")
                await asyncio.to_thread(table.rebuild)
                return self._keep(table)
        finally:
            self._opening.pop(table_id, None)

    async def when_back(self, table_id: str) -> Table:
        """The table for a stream, which outlives a database that is away for a while."""
        while True:
            try:
                return await self.table(table_id)
            except NotStored:
                if self.live.closing.is_set():
                    raise
                await asyncio.sleep(PAUSE)

    async def glance(self, table_id: str) -> Table | None:
        """A table for a list: one that waits or is over comes without its match unless it is in memory; None
        for one that cannot be opened."""
        if table_id in self._alive:
            await self._freshen(self._alive[table_id])
            return self._alive[table_id]
        table = await self.store.read(lambda connection: rows.load_table(connection, table_id))
        if table is None or table.status != PLAYING:
            return table
        try:
            return await self.table(table_id)
        except BoardwrightError as problem:
            LOG.warning("table cannot be opened", table=table_id, problem=problem.message)
            return None

    async def _freshen(self, table: Table) -> None:
        """Bring a table up to date, where others may have changed it: other processes, or a personal link."""
        if self.store.is_shared:
            changes = await self.store.pulse.changes(table.id)
            if changes != table.changes:
                await self.refresh(table, changes)
        elif table.changes == UNKNOWN:
            await self.refresh(table)

    async def refresh(self, table: Table, changes: int | None = None) -> None:
        """Read what other processes have changed, unless as many changes are known here meanwhile."""
        async with table.lock:
            if table.changes == changes:
                return
            known = table.version
            found = await self.store.read(lambda connection: rows.load_table(connection, table.id, known))
            if found is None:
                raise NotHere("no-table")
            table.become(found, await asyncio.to_thread(table.ahead, found))

    def drop(self, table_id: str) -> None:
        """Forget a table: it is read anew when somebody asks for it."""
        self._tables.pop(table_id, None)
        self._alive.pop(table_id, None)

    def _keep(self, table: Table) -> Table:
        """Remember a table as the last one used; those that were not used for long are forgotten."""
        self._tables[table.id] = self._alive[table.id] = table
        self._tables.move_to_end(table.id)
        for table_id in list(self._tables)[:-1]:
            if len(self._tables) <= self.kept:
                break
            if table_id not in self.busy and not self._tables[table_id].lock.locked():
                del self._tables[table_id]
        return table

    async def by_invite(self, invite: str) -> tuple[Table, Seat]:
        """The table and seat of a link; raises NotHere."""
        found = await self.store.read(lambda connection: rows.table_by_invite(connection, invite))
        if found is None:
            raise NotHere("no-invitation")
        table = await self.table(found[0])
        return table, table.seats[found[1]]

    async def create(
        self, plan: Plan, people: Sequence[int | None] = (), before: Table | None = None
    ) -> Table:
        """A new table; it begins at once when no seat is open. `people` hold the seats, when given.

        `before` is the table whose players meet once more.
        """
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
            seats=[planned(number, seat, plan) for number, seat in enumerate(plan.seats)],
            rules_version=game.meta.rules_version,
            is_training=plan.is_training,
        )
        if table.is_training and not table.is_alone:
            raise Unwanted("training-others")
        for seat, person in zip(table.seats, people, strict=False):
            seat.person = person
        beginning = self._beginning(table)

        def write(connection: Connection) -> None:
            rows.insert_table(connection, table)
            if beginning is not None:
                self._begin(connection, table, *beginning)

        if before is None:
            await self.write(write, table.id)
        else:
            await self.change(before, write, WAKE, rematch=table.id)
        if beginning is not None:
            self._begun(table, *beginning)
        self._keep(table)
        self.tell(table)
        return table

    async def rematch(self, table: Table, asker: int | None) -> str:
        """The id of a new table with the same game and seats; people find it open to them as before, programs
        are invited anew.

        The seats go round by one, so that another one begins.
        """
        try:
            made = await self._rematch(table, asker)
        except Behind:
            await self.refresh(table)
            made = await self._rematch(table, asker)
        self.tell(table)
        return made

    async def _rematch(self, table: Table, asker: int | None) -> str:
        async with table.lock:
            if table.rematch is not None:
                return table.rematch
            turned = [*table.seats[1:], *table.seats[:1]]
            plans = [SeatPlan(OPEN if seat.is_program else seat.kind, seat.name, seat.bot) for seat in turned]
            plan = Plan(
                table.game_id, plans, asker, table.owner_token, options=table.options, values=table.values
            )
            people = [seat.person for seat in turned]
            is_training = table.is_training and table.is_alone
            made = await self.create(
                replace(plan, is_private=table.is_private, is_training=is_training), people, table
            )
            table.rematch = made.id
        return made.id

    def _beginning(self, table: Table) -> tuple[Match, Entry] | None:
        """The match and its first entry, when nobody is missing at a table that waits."""
        if table.status != WAITING or any(seat.kind == OPEN for seat in table.seats):
            return None
        nonces = [seat.nonce for seat in table.seats if seat.nonce]
        match = replace(table, nonces=nonces).begin()
        self.follow(table, match, {})
        return match, Entry(1, -1, "start", tuple(match.log[len(table.base) :]), {}, rows.now())

    def _begin(self, connection: Connection, table: Table, match: Match, entry: Entry) -> None:
        status = OVER if match.is_over else PLAYING
        rows.update_table(connection, table.id, nonces=match.nonces, status=status, changed=entry.at)
        rows.insert_entry(connection, table.id, entry)

    def _begun(self, table: Table, match: Match, entry: Entry) -> None:
        table.nonces, table.match = list(match.nonces), match
        table.status = OVER if match.is_over else PLAYING
        table.entries.append(entry)
        table.called = tuple(table.to_act())

    def follow(self, table: Table, match: Match, held: dict[int, list[int]]) -> None:
        """What follows without anybody being asked: secret answers given before, and forced decisions.

        A secret answer is asked for even where there is only one: that it is the only one is a secret, too.
        """
        while not match.is_over and match.to_act >= 0:
            seat = match.to_act
            if seat in held:
                take(match, seat, held.pop(seat))
            elif table.seats[seat].is_human and (only := open_answer(match)) is not None:
                match.act(only)
            else:
                return

    def moved(self, before: int, after: int) -> None:
        """A person is now known as another one: tables in memory follow what was stored, which counted as a
        change of each."""
        for table in list(self._alive.values()):
            if before != table.owner and all(seat.person != before for seat in table.seats):
                continue
            table.changes = UNKNOWN
            table.owner = after if table.owner == before else table.owner
            table.seats = [
                replace(seat, person=after) if seat.person == before else seat for seat in table.seats
            ]

    async def put_seat(self, table: Table, seat: Seat) -> None:
        """Store a seat as it is now; in the same commit the match begins, when nobody is missing any more."""
        seats = [seat if other.number == seat.number else other for other in table.seats]
        beginning = self._beginning(replace(table, seats=seats))

        def write(connection: Connection) -> None:
            rows.update_seat(connection, table.id, seat)
            if beginning is not None:
                self._begin(connection, table, *beginning)

        await self.change(table, write, WAKE, SEATS)
        table.seats = seats
        if beginning is not None:
            self._begun(table, *beginning)
        if table.match is not None:
            table.match.names = table.names()

    async def append(
        self,
        table: Table,
        seat: int,
        kind: str,
        match: Match,
        held: Mapping[int, list[int]],
        request: Request | None = None,
    ) -> None:
        """Store one commit, then let it be the present: what the match has more than the table's own."""
        assert table.match is not None
        log = tuple(match.log[len(table.match.log) :])
        waiting = {str(number): list(ids) for number, ids in held.items()}
        key, mark = (request.key, request.mark) if request else (None, None)
        entry = Entry(table.version + 1, seat, kind, log, waiting, rows.now(), key, mark)
        status = OVER if match.is_over else PLAYING
        ended = ended_orders(table, match, seat)
        drafts = drafts_after(table, match, seat, kind)

        def write(connection: Connection) -> None:
            rows.insert_entry(connection, table.id, entry)
            for number in table.drafts:
                rows.put_draft(connection, table.id, number, drafts.get(number))
            for each in ended:
                rows.update_seat(connection, table.id, each)
            if table.rewind is not None:
                rows.put_rewind(connection, table.id, None)

        before = table.to_act()
        try:
            await self.change(table, write, WAKE, status=status, changed=entry.at)
        except IntegrityError:
            # Another process wrote first: what we hold in memory is old.
            self.drop(table.id)
            raise Outdated("outdated", entry.version) from None
        table.entries.append(entry)
        table.match, table.status, table.changed, table.rewind = match, status, entry.at, None
        table.drafts = drafts
        table.called = tuple(number for number in table.to_act() if number not in before)
        for each in ended:
            table.seats[each.number] = each

    async def change(
        self,
        table: Table,
        work: Callable[[Connection], None],
        *told: str,
        only: int | None = None,
        **values: Any,
    ) -> None:
        """Store a change of a table, with fields that change; other processes hear of it with the commit.

        Raises Behind when one of them has changed it, NotStored when the database does not take it.
        """

        def write(connection: Connection) -> None:
            rows.claim(connection, table, **values)
            work(connection)
            self.store.post(connection, News(table.id, told, only))

        try:
            await self.write(write, table.id)
        except NotStored:
            if self.store.is_shared:
                table.changes = UNKNOWN  # the answer to the commit may be what was lost
            raise
        if table.changes != UNKNOWN:
            table.changes += 1

    async def write(self, work: Callable[[Connection], None], about: str = "") -> None:
        """Store something; raises NotStored when the database does not take it."""
        await self.store.write(work, about)

    def tell(self, table: Table, what: str | None = None) -> None:
        """Wake streams, bots and whoever else listens."""
        self.live.tell(table.id)
        if what is not None:
            self.live.tell(table.id, what)
        self.wake(table)

    def wake(self, table: Table) -> None:
        """Let bots and whoever else listens look at a table."""
        for listener in self.listeners:
            listener(table)


def open_answer(match: Match) -> int | None:
    """The only legal id, where everybody at the table can see that it is the only one."""
    return None if match.game.together(match.state) else match.forced()


def check_version(table: Table, version: int) -> None:
    """Refuse what was made on another version than the present one."""
    if table.match is None:
        raise Unwanted("not-begun")
    if version != table.version:
        raise Outdated("outdated", table.version)
