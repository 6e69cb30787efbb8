"""A pool of workers on other machines: tasks go through the job queue of PostgreSQL."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar, cast

from sqlalchemy import Connection

from boardwright.core.match import Match
from boardwright.server.db import Store
from boardwright.server.live.cluster import Cluster
from boardwright.server.settings import WORKER_POLL_INTERVAL
from boardwright.server.workers import queue
from boardwright.server.workers.fair_queue import Claim, Ticket
from boardwright.server.workers.lanes import is_quick
from boardwright.server.workers.pool import task_of
from boardwright.server.workers.queue import Job

T = TypeVar("T")


class RemotePool:
    """A pool for services that do not run bots themselves: it replaces `ProcessPool`."""

    def __init__(self, store: Store, cluster: Cluster) -> None:
        self.store = store
        self._answered: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        cluster.handlers[queue.ANSWERED] = self.on_answer

    def on_answer(self, question: str) -> None:
        """Wake the request that waits for an answer."""
        if question in self._answered:
            self._answered[question].set()

    async def ask(self, match: Match, bot: str, about: str = "", ticket: Ticket | None = None) -> int:
        """Return the choice of a bot for the seat to act.

        `about` names the decision, so that it is computed once.
        """
        question = hashlib.sha256(about.encode()).hexdigest()[:32]
        job = Job(question, "think", list(task_of(match, bot)), queue.QUICK if is_quick(bot) else queue.QUEUE)
        return cast(int, await self._ask(job, ticket))

    async def run(self, work: Callable[..., T], *task: object, ticket: Ticket | None = None) -> T:
        """Run a function of `queue.WORKS` at a worker."""
        name = next(name for name, known in queue.WORKS.items() if known is work)
        return cast(T, queue.tuples(await self._ask(Job(secrets.token_hex(16), name, list(task)), ticket)))

    async def _ask(self, job: Job, ticket: Ticket | None) -> Any:
        """Enqueue a job until it is answered: a job can be lost with its worker, and a NOTIFY can be
        missed.

        Its urgency may have changed each time it is asked again.
        """
        answered = self._answered[job.question]
        try:
            while True:
                claim = None if ticket is None else ticket.judge()
                await self.store.write(partial(self._enqueue, job, claim))
                found = await self._wait(job, answered, ticket)
                if found is not None:
                    return found
        finally:
            self._answered.pop(job.question, None)

    def _enqueue(self, job: Job, claim: Claim | None, connection: Connection) -> None:
        queue.ask(connection, self.store.url, job, claim)

    async def _wait(self, job: Job, answered: asyncio.Event, ticket: Ticket | None) -> Any:
        with suppress(TimeoutError):
            async with asyncio.timeout(WORKER_POLL_INTERVAL):
                await answered.wait()
        found, delay = await self.store.read(
            lambda connection: (queue.answer_to(connection, job.question), queue.delay_of(connection, job))
        )
        if ticket is not None:
            ticket.waits_at_workers = delay
        return found

    def processes(self) -> list[int]:
        """Return the process ids of the pool: none of this machine."""
        return []

    def close(self) -> None:
        """Do nothing: workers go on, and their answers are kept for a process that asks again."""
