"""All tables: found, made, stored. Every change is stored before anybody is told that it happened."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from boardwright import bots, registry
from boardwright.core import options as option_checks
from boardwright.core import tables as table_checks
from boardwright.core.dealer import SEED_BYTES
from boardwright.core.errors import BoardwrightError
from boardwright.core.match import Match
from boardwright.core.record import Rewind
from boardwright.server import rows
from boardwright.server.errors import NotHere, Outdated, Unwanted
from boardwright.server.live import Live
from boardwright.server.names import clean_name, new_nonce, new_token
from boardwright.server.store import Store
from boardwright.server.table import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    SCREEN,
    WAITING,
    Draft,
    Entry,
    Seat,
    Table,
    take,
)
from boardwright.text import orders as standing_orders

REFUSAL: Final = "refusal"
LOG: Final = structlog.get_logger("boardwright.tables")


@dataclass(frozen=True)
class SeatPlan:
    """How a seat of a new table is to be filled."""

    kind: str
    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class Plan:
    """A new table: its game and seats, who makes it, options, printed values that differ, and the log of the
    match that it goes on from."""

    game: str
    seats: Sequence[SeatPlan]
    owner: int | None = None
    owner_token: str | None = None
    nickname: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    values: Mapping[str, object] = field(default_factory=dict)
    is_private: bool = True
    is_training: bool = False
    base: Sequence[int | Rewind] = ()


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

    async def glance(self, table_id: str) -> Table | None:
        """A table for a list: one that waits or is over comes without its match unless it is in memory; None
        for one that cannot be opened."""
        if table_id in self._alive:
            return self._alive[table_id]
        table = await self.store.read(lambda connection: rows.load_table(connection, table_id))
        if table is None or table.status != PLAYING:
            return table
        try:
            return await self.table(table_id)
        except BoardwrightError as problem:
            LOG.warning("table cannot be opened", table=table_id, problem=problem.message)
            return None

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

    async def create(self, plan: Plan, people: Sequence[int | None] = ()) -> Table:
        """A new table; it begins at once when no seat is open. `people` hold the seats, when given."""
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
            seats=[_planned(number, seat, plan) for number, seat in enumerate(plan.seats)],
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

        await self.write(write)
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
                replace(plan, is_private=table.is_private, is_training=is_training), people
            )
            await self.write(lambda connection: rows.update_table(connection, table.id, rematch=made.id))
            table.rematch = made.id
        self.tell(table)
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
        """A person is now known as another one: tables in memory follow what was stored."""
        for table in self._alive.values():
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

        await self.write(write)
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
            rows.update_table(connection, table.id, status=status, changed=entry.at)
            for number in table.drafts:
                rows.put_draft(connection, table.id, number, drafts.get(number))
            for each in ended:
                rows.update_seat(connection, table.id, each)
            if table.rewind is not None:
                rows.put_rewind(connection, table.id, None)

        try:
            await self.write(write)
        except IntegrityError:
            # Another process wrote first: what we hold in memory is old.
            self.drop(table.id)
            raise Outdated("outdated", entry.version) from None
        table.entries.append(entry)
        table.match, table.status, table.changed, table.rewind = match, status, entry.at, None
        table.drafts = drafts
        for each in ended:
            table.seats[each.number] = each

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Store something; raises NotStored when the database does not take it."""
        await self.store.write(work)

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


def _planned(number: int, seat: SeatPlan, plan: Plan) -> Seat:
    name = clean_name(seat.name)
    if seat.kind == BOT:
        bots.offered(seat.bot)
        return Seat(number, BOT, bot=seat.bot)
    if seat.kind == OPEN:
        return Seat(number, OPEN, name=name, invite=new_token())
    if seat.kind == PERSON:
        return Seat(number, PERSON, name or clean_name(plan.nickname), person=plan.owner, nonce=new_nonce())
    if seat.kind == SCREEN:
        return Seat(number, SCREEN, name, person=plan.owner, nonce=new_nonce())
    raise Unwanted("seat-kind", given=seat.kind[:20])


def drafts_after(table: Table, match: Match, seat: int, kind: str) -> dict[int, Draft]:
    """The drafts that outlive a commit: where the position stays as it is, those of all others."""
    if match is not table.match:
        return {}
    return {
        number: Draft(table.version + 1, draft.actions)
        for number, draft in table.drafts.items()
        if draft.version == table.version and (number != seat or kind == REFUSAL)
    }


def ended_orders(table: Table, match: Match, decided: int) -> list[Seat]:
    """Seats whose standing orders change here: they end when their own turn has come; that they have ended
    is told until the seat has decided something."""
    changed: dict[int, dict[str, bool]] = {}
    if decided >= 0 and not all(table.seats[decided].orders.values()):
        changed[decided] = {order: True for order, stands in table.seats[decided].orders.items() if stands}
    if not match.is_over and match.to_act >= 0:
        orders = changed.get(match.to_act, table.seats[match.to_act].orders)
        ending = standing_orders.ended(
            match, match.to_act, [order for order, stands in orders.items() if stands]
        )
        if ending:
            changed[match.to_act] = {**orders, **dict.fromkeys(ending, False)}
    return [replace(table.seats[number], orders=orders) for number, orders in changed.items()]
