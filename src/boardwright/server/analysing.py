"""Finished matches are analysed in the background: one at a time, in a process of its own that gives way.

The work is done in small pieces, one position each, so that it can be stopped; its end is stored.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Final

import structlog
from sqlalchemy import Connection

import boardwright
from boardwright import registry
from boardwright.bots.naming import IS_COMPILED
from boardwright.core.game import Options, Values
from boardwright.lab.analysis import Analysing, Analysis, Found, Task, find, state_at
from boardwright.server import rows
from boardwright.server.errors import TooOften, Unwanted
from boardwright.server.live import SEATS
from boardwright.server.store import News
from boardwright.server.table import OVER, Table
from boardwright.server.tables import Tables
from boardwright.server.thinking import Thinkers

# Where the search is not compiled, an analysis makes do with a part of its budget.
UNCOMPILED: Final = 0.2
YIELDING: Final = 10
BETWEEN: Final = 1.0  # seconds between two reports of progress
MOST_WAITING: Final = 20
MOST_KNOWN: Final = 200
SEED: Final = 1
LOG: Final = structlog.get_logger("boardwright.analysing")


def look_at(game: str, options: Options, values: Values, position: str, task: Task, budget: int) -> Found:
    """In a worker: one piece of an analysis."""
    found = registry.game(game)
    return find(found, found.from_position(position, options, values), task, budget, SEED)


@dataclass
class UnderWay:
    """An analysis that is not finished: how far it is; nothing is done while it waits for others."""

    total: int
    done: int = 0


class Analyses:
    """The analyses of a service: those known, and those under way by table."""

    def __init__(self, tables: Tables, budget: int) -> None:
        self.tables = tables
        self.budget = max(1, round(budget * (1 if IS_COMPILED else UNCOMPILED)))
        self.workers = Thinkers(1, YIELDING)
        self.under_way: dict[str, UnderWay] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()
        self._known: dict[str, Analysis | None] = {}

    async def of(self, table: Table) -> Analysis | None:
        """The analysis of a match, when it was made; nothing is told of a match that goes on."""
        if table.status != OVER or table.match is None:
            return None
        if self._known.get(table.id) is None:
            found = await self.tables.store.read(lambda connection: rows.analysis_of(connection, table.id))
            self._remember(table.id, found)
        return self._known.get(table.id)

    def _remember(self, table_id: str, found: Analysis | None) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[table_id] = found

    def is_old(self, found: Analysis) -> bool:
        """Whether this service would make it otherwise."""
        return (found.engine, found.budget) != (boardwright.__version__, self.budget)

    async def begin(self, table: Table) -> None:
        """Analyse a finished match, unless that is done or under way; raises Unwanted, or TooOften."""
        if table.status != OVER or table.match is None:
            raise Unwanted("not-over")
        found = await self.of(table)
        if table.id in self.under_way or (found is not None and not self.is_old(found)):
            return
        if len(self.under_way) >= MOST_WAITING:
            raise TooOften("analyses-many")
        analysing = Analysing(table.match, self.budget, SEED)
        self.under_way[table.id] = UnderWay(len(analysing.tasks))
        task = self._tasks[table.id] = asyncio.create_task(self._go_on(table, analysing))
        task.add_done_callback(lambda _: self._ended(table.id))
        self.tables.live.tell(table.id, SEATS)

    async def stop(self, table: Table) -> None:
        """Give up an analysis that is under way."""
        if table.id in self._tasks:
            self._tasks[table.id].cancel()
            await asyncio.gather(self._tasks[table.id], return_exceptions=True)

    def _ended(self, table_id: str) -> None:
        del self.under_way[table_id], self._tasks[table_id]
        self.tables.live.tell(table_id, SEATS)

    async def _go_on(self, table: Table, analysing: Analysing) -> None:
        try:
            async with self._turn:
                await self._work(table.id, analysing)
            found = analysing.result()
            await self.tables.write(lambda connection: self._put(connection, table.id, found))
            self._remember(table.id, found)
        except Exception:
            LOG.exception("a match cannot be analysed", table=table.id)

    def _put(self, connection: Connection, table_id: str, found: Analysis) -> None:
        rows.put_analysis(connection, table_id, found)
        self.tables.store.post(connection, News(table_id, (SEATS,)))

    async def _work(self, table_id: str, analysing: Analysing) -> None:
        match = analysing.match
        place = (match.game.meta.id, dict(match.options), dict(match.tables))
        told = time.monotonic()
        for task in analysing.tasks:
            position = match.game.position(state_at(match, task.at))
            found = await self.workers.run(look_at, *place, position, task, analysing.budget)
            analysing.found.append(found)
            self.under_way[table_id].done = len(analysing.found)
            if time.monotonic() - told >= BETWEEN:
                told = time.monotonic()
                self.tables.live.tell(table_id, SEATS)

    async def close(self) -> None:
        """Give up everything that is under way."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()
