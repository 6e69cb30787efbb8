"""A worker: thinks for the bots of a service on PostgreSQL, on this or any other machine.

It takes one job after another, also those of workers that have died: whoever gives no sign of life for a
while is held for dead. Where the database is away it waits until it is back.
"""

from __future__ import annotations

import asyncio
import json
import signal
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import structlog

from boardwright.server import jobs
from boardwright.server.store.store import CHANNEL
from boardwright.server.thinking import Thinkers

if TYPE_CHECKING:
    from procrastinate import App
    from procrastinate.jobs import Job

HEARTBEAT: Final = 2.0
DEAD: Final = 8.0
POLL: Final = 2.0
PAUSE: Final = 1.0
PATIENCE: Final = 2.0
LOG: Final = structlog.get_logger("boardwright.working")


class Worker:
    """So many processes that think, and what hands them jobs."""

    def __init__(self, url: str, thinkers: int) -> None:
        self.thinkers = Thinkers(thinkers)
        self.app = jobs.app_of(url)
        self.app.task(name=jobs.TASK, queue=jobs.QUEUE)(self.answer)

    async def answer(self, question: str, work: str, task: list[Any]) -> None:
        """Answer one question, for everybody who asks it."""
        found: object = await self.thinkers.run(jobs.WORKS[work], *jobs.tuples(task))
        run = self.app.connector.execute_query_async
        await run(jobs.PUT, id=question, answer=json.dumps(found))
        payload = json.dumps(["", "", [jobs.THOUGHT], None, question])
        await run(jobs.TELL, channel=CHANNEL, payload=payload)

    async def run(self) -> None:
        """Work until told to stop."""
        loop = asyncio.get_running_loop()
        working = asyncio.create_task(self._go_on())
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, working.cancel)
        with suppress(asyncio.CancelledError):
            await working
        self.thinkers.close()

    async def _go_on(self) -> None:
        from procrastinate.exceptions import ProcrastinateException
        from psycopg import Error
        from psycopg_pool import PoolTimeout

        while True:
            try:
                async with self.app.open_async(), asyncio.TaskGroup() as group:
                    taking_over = group.create_task(self._take_over(self.app))
                    await self._work()
                    taking_over.cancel()
            except* (ProcrastinateException, Error, PoolTimeout, OSError) as problem:
                LOG.warning("the database is away", problem=type(problem.exceptions[0]).__name__)
            await asyncio.sleep(PAUSE)

    async def _work(self) -> None:
        await self.app.run_worker_async(
            queues=[jobs.QUEUE],
            concurrency=self.thinkers.count,
            delete_jobs="always",
            install_signal_handlers=False,
            fetch_job_polling_interval=POLL,
            shutdown_graceful_timeout=PATIENCE,
            update_heartbeat_interval=HEARTBEAT,
            stalled_worker_timeout=DEAD,
        )

    async def _take_over(self, app: App) -> None:
        """Give jobs of workers that have died to those that live; forget answers that nobody has read."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=DEAD):
                await self._do_again(app, job)
            await app.connector.execute_query_async(jobs.FORGET)

    async def _do_again(self, app: App, job: Job) -> None:
        """Give a job back, unless another worker has done that meanwhile, or has done the job."""
        from procrastinate.exceptions import ConnectorException
        from psycopg.errors import RaiseException

        try:
            await app.job_manager.retry_job(job)
        except ConnectorException as problem:
            if not isinstance(problem.__cause__, RaiseException):
                raise
            LOG.info("a worker has died; another one has seen to its job", job=job.id)
        else:
            LOG.warning("a worker has died; its job is done again", job=job.id)
