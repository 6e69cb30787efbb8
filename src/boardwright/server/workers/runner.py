"""Run bots and standing orders: a task for each table at which one of them must answer.

Which one that is follows from the table alone, so that any process can take over after another one has died.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import structlog

from boardwright.core.match import Match
from boardwright.server.db.locks import Locks
from boardwright.server.errors import Conflict, Damaged, Forbidden, Gone, NotStored, ServiceError, StaleTable
from boardwright.server.settings import (
    BOT_DATABASE_RETRY_DELAY,
    BOT_LOCK_RETRY_DELAY,
    BOT_RETRY_DELAY,
    BOT_TAKEOVER_INTERVAL,
)
from boardwright.server.tables import rows
from boardwright.server.tables.commits import check_version, commit
from boardwright.server.tables.model import BOT, Seat, Table
from boardwright.server.tables.repository import Tables
from boardwright.server.tables.standing_orders import ordered_answer
from boardwright.server.tables.turns import take
from boardwright.server.workers.claims import Claims
from boardwright.server.workers.lanes import Lanes
from boardwright.server.workers.slow_bots import SlowBots

LOG: Final = structlog.get_logger("boardwright.runner")


@dataclass(frozen=True)
class Thinking:
    """Where bots think, whom that is charged to, and which of them have to wait."""

    lanes: Lanes
    claims: Claims
    slow_bots: SlowBots

    async def choose(self, table: Table, match: Match, bot: str) -> int:
        """Return the choice of a bot, when it has had its turn."""
        lane = self.lanes.of(bot)
        ticket = lane.queue.ticket(lambda: self.claims.of(table))
        async with self.slow_bots.watch(table, ticket), ticket:
            return await lane.pool.ask(match, bot, decision_of(table, match), ticket)


class BotRunner:
    """The tasks that answer for bots and standing orders, by table."""

    def __init__(self, tables: Tables, thinking: Thinking, locks: Locks, pace: float = 0.0) -> None:
        self.tables = tables
        self.locks = locks
        self.thinking = thinking
        self.pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._locked: set[str] = set()
        self._idle: dict[str, int] = {}  # tables without anything to answer, at that change count
        self._takeover: asyncio.Task[None] | None = None
        tables.events.listeners.append(self.on_change)

    def start(self) -> None:
        """Resume the bots that are asked, in the background, after a start of the service."""
        self._takeover = asyncio.create_task(self._take_over_forever())

    async def _take_over_forever(self) -> None:
        """Take over tables until it succeeds; with other processes again and again, as one may have died."""
        before: dict[str, int] = {}
        while True:
            with suppress(NotStored):
                before = await self._take_over(before)
                if not self.tables.store.is_shared:
                    return
            await asyncio.sleep(BOT_TAKEOVER_INTERVAL)

    async def _take_over(self, before: dict[str, int]) -> dict[str, int]:
        """Start to answer at tables without a change since the last look; returns their change counts.

        A process that is still thinking about an answer keeps its lock.
        """
        found = await self.tables.store.read(rows.answered_tables)
        self._idle = {table_id: at for table_id, at in self._idle.items() if found.get(table_id) == at}
        for table_id, changes in found.items():
            is_still = not before or before.get(table_id) == changes
            if not is_still or table_id in self._tasks or table_id in self._idle:
                continue
            try:
                table = await self.tables.find(table_id)
            except NotStored:
                raise
            except ServiceError as problem:
                LOG.warning("table cannot be opened", table=table_id, problem=problem.message)
                self._idle[table_id] = changes
                continue
            except Exception:
                LOG.exception("table cannot be opened", table=table_id)
                self._idle[table_id] = changes
                continue
            if self.seat_to_answer(table) is None:
                self._idle[table_id] = table.changes
            else:
                self._start(table_id, False)
        return found

    async def close(self) -> None:
        """Cancel all tasks."""
        tasks = list(self._tasks.values())
        if self._takeover is not None:
            tasks.append(self._takeover)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def on_change(self, table: Table) -> None:
        """Start to answer at a table, unless a task does so."""
        if table.id not in self._tasks and self.seat_to_answer(table) is not None:
            self._start(table.id)

    def _start(self, table_id: str, is_patient: bool = True) -> None:
        if table_id not in self._tasks:
            self.tables.busy.add(table_id)
            self._tasks[table_id] = asyncio.create_task(self._run(table_id, is_patient))

    def seat_to_answer(self, table: Table) -> Seat | None:
        """Return the seat that a bot or a standing order answers for now."""
        for number in table.to_act():
            seat = table.seats[number]
            if seat.kind == BOT or ordered_answer(table, number) is not None:
                return seat
        return None

    async def _run(self, table_id: str, is_patient: bool) -> None:
        try:
            await self._answer_all(table_id, is_patient)
        except NotStored:
            LOG.warning("the database is away; a bot retries later", table=table_id)
            asyncio.get_running_loop().call_later(BOT_DATABASE_RETRY_DELAY, self._start, table_id)
        except (Damaged, Gone) as problem:
            LOG.warning("table cannot be opened", table=table_id, problem=problem.message)
        except Exception:
            LOG.exception("a bot failed; it retries later", table=table_id)
            asyncio.get_running_loop().call_later(BOT_RETRY_DELAY, self._start, table_id)
        finally:
            self._tasks.pop(table_id, None)
            self.tables.busy.discard(table_id)
            if table_id in self._locked:
                self._locked.discard(table_id)
                await self.locks.release(table_id)

    async def _answer_all(self, table_id: str, is_patient: bool) -> None:
        """Answer until a person is asked, holding the lock of the table.

        If another process has the lock, a patient task (after a commit of this process) waits for it; a
        takeover leaves the table to that process.
        """
        while (seat := self.seat_to_answer(table := await self.tables.find(table_id))) is not None:
            await self.tables.store.ready()
            if table_id not in self._locked:
                if await self.locks.try_acquire(table_id):
                    self._locked.add(table_id)
                elif is_patient:
                    await asyncio.sleep(BOT_LOCK_RETRY_DELAY)
                else:
                    return
                continue  # the table may have changed meanwhile
            if self.pace and seat.kind == BOT:
                await asyncio.sleep(self.pace)
            try:
                await self._answer(table, seat)
                self.tables.events.publish(table)
            except StaleTable:
                await self.tables.refresh(table)
            except (Conflict, Forbidden):
                continue  # the table has changed: another question is asked now

    async def _answer(self, table: Table, seat: Seat) -> None:
        version = table.version
        match = table.branch(seat.number)
        actions = [await self._choice(table, seat, match)]
        if table.match is not None and table.match.to_act != seat.number:
            await self._complete_sealed(table, seat, match, actions)
        async with table.lock:
            check_version(table, version)
            if table.seats[seat.number] == seat:
                await commit(self.tables, table, seat.number, actions)

    async def _complete_sealed(self, table: Table, seat: Seat, match: Match, actions: list[int]) -> None:
        """Complete the decisions of a sealed answer: it is committed in one go."""
        take(match, seat.number, actions)
        while match.to_act == seat.number and seat.number in match.game.together(match.state):
            actions.append(await self._choice(table, seat, match))
            take(match, seat.number, actions[-1:])

    async def _choice(self, table: Table, seat: Seat, match: Match) -> int:
        if seat.kind != BOT:
            ordered = ordered_answer(table, seat.number)
            if ordered is None:
                raise Forbidden("not-your-turn")
            return ordered
        only = match.forced()
        if only is not None:
            return only
        return await self.thinking.choose(table, match, seat.bot)


def decision_of(table: Table, match: Match) -> str:
    """Return the name of the decision that a match asks for; every commit changes it."""
    return f"{table.id} {table.version} {len(match.log)} {match.to_act} {table.seats[match.to_act].bot}"
