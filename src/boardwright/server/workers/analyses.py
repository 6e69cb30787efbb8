"""Analyses of finished matches in the background, in a process with low priority.

A task is one position, so that an analysis can be cancelled, and those of several visitors take turns; only
its result is stored. It goes on until none of the visitors who have asked for it wants it.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Final

import structlog
from sqlalchemy import Connection

import boardwright
from boardwright import registry
from boardwright.bots.naming import IS_COMPILED
from boardwright.core.game import Options, Values
from boardwright.lab.analysis import Analysing, Analysis, Found, Task, find, state_at
from boardwright.server.db import Notification
from boardwright.server.errors import BadRequest, Forbidden, RateLimited
from boardwright.server.live.streams import SEATS
from boardwright.server.tables import rows
from boardwright.server.tables.model import OVER, Table
from boardwright.server.tables.repository import Tables
from boardwright.server.workers.claims import reached_share
from boardwright.server.workers.fair_queue import Claim, FairQueue, Limits, Party
from boardwright.server.workers.pool import ProcessPool

# Without the compiled search, an analysis uses a part of its budget.
UNCOMPILED: Final = 0.2
NICENESS: Final = 10
PROGRESS_INTERVAL: Final = 1.0  # seconds
# Analyses under way: in all, for a person, for an address.
MAX_RUNNING: Final = 20
MAX_PER_PERSON: Final = 3
MAX_PER_ADDRESS: Final = 6
MAX_CACHED: Final = 200
SEED: Final = 1
LOG: Final = structlog.get_logger("boardwright.analyses")


def look_at(game: str, options: Options, values: Values, position: str, task: Task, budget: int) -> Found:
    """Run one task of an analysis, in a process of the pool."""
    found = registry.game(game)
    return find(found, found.from_position(position, options, values), task, budget, SEED)


@dataclass
class Progress:
    """The progress of an analysis, and who has asked for it; `done` is 0 while it waits for others.

    It is charged to the first of them.
    """

    total: int
    done: int = 0
    askers: list[Party] = field(default_factory=list)

    def is_asked_by(self, party: Party | None) -> bool:
        """Return whether a visitor has asked for it."""
        return party is not None and any(asker.person == party.person for asker in self.askers)


class Analyses:
    """The analyses of a service: a cache of those stored, and those under way by table."""

    def __init__(self, tables: Tables, budget: int) -> None:
        self.tables = tables
        self.budget = max(1, round(budget * (1 if IS_COMPILED else UNCOMPILED)))
        self.pool = ProcessPool(1, NICENESS)
        self.under_way: dict[str, Progress] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._queue = FairQueue(Limits(places=1, per_address=1, per_person=1))
        self._cached: dict[str, Analysis | None] = {}

    async def of(self, table: Table) -> Analysis | None:
        """Return the stored analysis of a finished match, or None; a match in play has none."""
        if table.status != OVER or table.match is None:
            return None
        if self._cached.get(table.id) is None:
            found = await self.tables.store.read(lambda connection: rows.analysis_of(connection, table.id))
            self._cache(table.id, found)
        return self._cached.get(table.id)

    def _cache(self, table_id: str, found: Analysis | None) -> None:
        if len(self._cached) >= MAX_CACHED:
            self._cached.clear()
        self._cached[table_id] = found

    def is_old(self, found: Analysis) -> bool:
        """Return whether an analysis was made with another engine or budget than this service's."""
        return (found.engine, found.budget) != (boardwright.__version__, self.budget)

    async def start(self, table: Table, asker: Party) -> None:
        """Start the analysis of a finished match, unless it is done; one under way is shared.

        Raises BadRequest before the end of the match, RateLimited when too many are under way, in all or of
        one visitor.
        """
        if table.status != OVER or table.match is None:
            raise BadRequest("not-over")
        found = await self.of(table)
        if found is not None and not self.is_old(found):
            return
        if (progress := self.under_way.get(table.id)) is not None:
            if not progress.is_asked_by(asker):
                progress.askers.append(asker)
            return
        charged = [each.askers[0] for each in self.under_way.values()]
        most = reached_share(asker, charged, MAX_PER_PERSON, MAX_PER_ADDRESS)
        if most is not None:
            raise RateLimited("analyses-yours", most=most)
        if len(self.under_way) >= MAX_RUNNING:
            raise RateLimited("analyses-many")
        self._start(table, Analysing(table.match, self.budget, SEED), asker)

    def _start(self, table: Table, analysing: Analysing, asker: Party) -> None:
        self.under_way[table.id] = Progress(len(analysing.tasks), askers=[asker])
        task = self._tasks[table.id] = asyncio.create_task(self._run(table, analysing))
        task.add_done_callback(lambda _: self._ended(table.id))
        self.tables.streams.publish(table.id, SEATS)

    async def stop(self, table: Table, asker: Party) -> None:
        """Withdraw a visitor's request for an analysis; it is cancelled when no other has asked for it.

        Raises Forbidden for a visitor who has not asked for it.
        """
        progress = self.under_way.get(table.id)
        if progress is None:
            return
        if not progress.is_asked_by(asker):
            raise Forbidden("analysis-not-yours")
        others = [each for each in progress.askers if each.person != asker.person]
        if others:
            progress.askers = others
            self.tables.streams.publish(table.id, SEATS)
            return
        self._tasks[table.id].cancel()
        await asyncio.gather(self._tasks[table.id], return_exceptions=True)

    def _ended(self, table_id: str) -> None:
        del self.under_way[table_id], self._tasks[table_id]
        self.tables.streams.publish(table_id, SEATS)

    async def _run(self, table: Table, analysing: Analysing) -> None:
        try:
            await self._work(table.id, analysing)
            found = analysing.result()
            await self.tables.store.write(lambda connection: self._insert(connection, table.id, found))
            self._cache(table.id, found)
        except Exception:
            LOG.exception("a match cannot be analysed", table=table.id)

    def _insert(self, connection: Connection, table_id: str, found: Analysis) -> None:
        rows.put_analysis(connection, table_id, found)
        self.tables.store.notify(connection, Notification(table_id, (SEATS,)))

    async def _work(self, table_id: str, analysing: Analysing) -> None:
        match = analysing.match
        place = (match.game.meta.id, dict(match.options), dict(match.values))
        progress = self.under_way[table_id]
        reported = time.monotonic()
        for task in analysing.tasks:
            position = match.game.position(state_at(match, task.at))
            async with self._queue.ticket(lambda: Claim(progress.askers[0])):
                found = await self.pool.run(look_at, *place, position, task, analysing.budget)
            analysing.found.append(found)
            progress.done = len(analysing.found)
            if time.monotonic() - reported >= PROGRESS_INTERVAL:
                reported = time.monotonic()
                self.tables.streams.publish(table_id, SEATS)

    async def close(self) -> None:
        """Cancel every analysis that is under way."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.close()
