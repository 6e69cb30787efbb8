"""Bots and standing orders answer: which one must is derived from the table after every change."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext, suppress
from typing import Final

import structlog

from boardwright.core.match import Match
from boardwright.server import rows
from boardwright.server.errors import Behind, NotStored, NotYours, Outdated
from boardwright.server.outside import Workers
from boardwright.server.playing import commit, draft_of
from boardwright.server.store.claims import Claims
from boardwright.server.table import BOT, Seat, Table, take
from boardwright.server.tables import Tables, check_version
from boardwright.server.thinking import Thinkers
from boardwright.text import orders as standing_orders

PAUSE: Final = 10.0
SOON: Final = 1.0
WATCH: Final = 5.0
TURN: Final = 0.1
# Where nobody waits for them, so many bots of a process think at once; the others keep out of the way.
UNHURRIED: Final = 1
LOG: Final = structlog.get_logger("boardwright.answering")


class Answering:
    """One task for each table at which a bot or a standing order has something to answer."""

    def __init__(
        self, tables: Tables, thinkers: Thinkers | Workers, claims: Claims, pace: float = 0.0
    ) -> None:
        self.tables = tables
        self.claims = claims
        self.thinkers = thinkers
        self.pace = pace
        self._unhurried = asyncio.Semaphore(UNHURRIED)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._claimed: set[str] = set()
        self._idle: dict[str, int] = {}  # tables at which nobody was to be answered for, at so many changes
        self._waking: asyncio.Task[None] | None = None
        tables.listeners.append(self.look)

    def wake(self) -> None:
        """After a start: go on where bots are asked, while the first visitors come."""
        self._waking = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        """Where there are other processes, look again and again: one of them may have died."""
        before: dict[str, int] = {}
        while True:
            with suppress(NotStored):
                before = await self._take_up(before)
            if not self.tables.store.is_shared:
                return
            await asyncio.sleep(WATCH)

    async def _take_up(self, before: dict[str, int]) -> dict[str, int]:
        """Begin to answer where nobody does: at tables where nothing has happened since they were looked at.

        Another process that is still thinking keeps its claim.
        """
        found = await self.tables.store.read(rows.answered_tables)
        self._idle = {table_id: at for table_id, at in self._idle.items() if found.get(table_id) == at}
        for table_id, changes in found.items():
            is_still = not before or before.get(table_id) == changes
            if not is_still or table_id in self._tasks or table_id in self._idle:
                continue
            try:
                table = await self.tables.table(table_id)
            except Exception:
                LOG.exception("table cannot be opened", table=table_id)
                self._idle[table_id] = changes
                continue
            if self.answerer(table) is None:
                self._idle[table_id] = table.changes
            else:
                self._begin(table_id, False)
        return found

    async def close(self) -> None:
        """Stop answering."""
        tasks = list(self._tasks.values())
        if self._waking is not None:
            tasks.append(self._waking)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look(self, table: Table) -> None:
        """Begin to answer at a table, unless that is being done."""
        if table.id not in self._tasks and self.answerer(table) is not None:
            self._begin(table.id)

    def _begin(self, table_id: str, is_patient: bool = True) -> None:
        if table_id not in self._tasks:
            self.tables.busy.add(table_id)
            self._tasks[table_id] = asyncio.create_task(self._go_on(table_id, is_patient))

    def answerer(self, table: Table) -> Seat | None:
        """The seat that a bot or a standing order answers for now."""
        for number in table.to_act():
            seat = table.seats[number]
            if seat.kind == BOT or self.ordered(table, number) is not None:
                return seat
        return None

    def ordered(self, table: Table, number: int) -> int | None:
        """What the standing orders of a seat answer."""
        standing = [order for order, is_set in table.seats[number].orders.items() if is_set]
        if not standing or table.match is None or draft_of(table, number):
            return None
        return standing_orders.answer(table.match, number, standing)

    async def _go_on(self, table_id: str, is_patient: bool) -> None:
        try:
            await self._answer_all(table_id, is_patient)
        except NotStored:
            LOG.warning("the database is away; a bot goes on later", table=table_id)
            asyncio.get_running_loop().call_later(SOON, self._begin, table_id)
        except Exception:
            LOG.exception("a bot cannot go on; it tries again later", table=table_id)
            asyncio.get_running_loop().call_later(PAUSE, self._begin, table_id)
        finally:
            self._tasks.pop(table_id, None)
            self.tables.busy.discard(table_id)
            if table_id in self._claimed:
                self._claimed.discard(table_id)
                await self.claims.release(table_id)

    async def _answer_all(self, table_id: str, is_patient: bool) -> None:
        """Answer until a person is asked. Whoever has just made a commit waits for a process that is about to
        leave the table; others leave it to that one."""
        while (seat := self.answerer(table := await self.tables.table(table_id))) is not None:
            if table_id not in self._claimed:
                if await self.claims.take(table_id):
                    self._claimed.add(table_id)
                elif is_patient:
                    await asyncio.sleep(TURN)
                else:
                    return
                continue  # the table may have changed meanwhile
            if self.pace and seat.kind == BOT:
                await asyncio.sleep(self.pace)
            try:
                await self._answer(table, seat)
                self.tables.tell(table)
            except Behind:
                await self.tables.refresh(table)
            except (Outdated, NotYours):
                continue  # what is asked now is another question

    async def _answer(self, table: Table, seat: Seat) -> None:
        version = table.version
        match = table.branch(seat.number)
        actions = [await self._choice(table, seat, match)]
        if table.match is not None and table.match.to_act != seat.number:
            await self._finish_secret(table, seat, match, actions)
        async with table.lock:
            check_version(table, version)
            if table.seats[seat.number] == seat:
                await commit(self.tables, table, seat.number, actions)

    async def _finish_secret(self, table: Table, seat: Seat, match: Match, actions: list[int]) -> None:
        """A secret answer is given in one go."""
        take(match, seat.number, actions)
        while match.to_act == seat.number and seat.number in match.game.together(match.state):
            actions.append(await self._choice(table, seat, match))
            take(match, seat.number, actions[-1:])

    async def _choice(self, table: Table, seat: Seat, match: Match) -> int:
        if seat.kind != BOT:
            ordered = self.ordered(table, seat.number)
            if ordered is None:
                raise NotYours("not-your-turn")
            return ordered
        only = match.forced()
        if only is not None:
            return only
        async with nullcontext() if is_waited_for(table) else self._unhurried:
            return await self.thinkers.ask(match, seat.bot, decision_of(table, match))


def is_waited_for(table: Table) -> bool:
    """Whether somebody plays with the bots of a table: a person or a program."""
    return any(seat.kind != BOT for seat in table.seats)


def decision_of(table: Table, match: Match) -> str:
    """A name of the decision that a match asks for: after any commit it is another one."""
    return f"{table.id} {table.version} {len(match.log)} {match.to_act} {table.seats[match.to_act].bot}"
