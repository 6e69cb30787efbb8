"""A worker process: runs jobs for a service on PostgreSQL, on this or any other machine.

It also retries the jobs of workers that have died, that is, without a heartbeat for WORKER_TIMEOUT. It
reconnects when the database was away.
"""

from __future__ import annotations

import asyncio
import json
import signal
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import structlog

from boardwright.server.db.writer import CHANNEL
from boardwright.server.settings import (
    WORKER_HEARTBEAT,
    WORKER_POLL_INTERVAL,
    WORKER_RETRY_DELAY,
    WORKER_SHUTDOWN_TIMEOUT,
    WORKER_TIMEOUT,
)
from boardwright.server.workers import queue
from boardwright.server.workers.pool import ProcessPool

if TYPE_CHECKING:
    from procrastinate import App, JobContext
    from procrastinate.jobs import Job

LOG: Final = structlog.get_logger("boardwright.worker")


class Worker:
    """Pools of processes, one of them for what takes milliseconds, and the loops that fetch jobs for them."""

    def __init__(self, url: str, processes: int) -> None:
        self.pool = ProcessPool(processes)
        self.quick_pool = ProcessPool(1)
        self.app = queue.app_of(url)
        self.app.task(name=queue.TASK, queue=queue.QUEUE, pass_context=True)(self.answer)

    async def answer(
        self, context: JobContext, question: str, work: str, task: list[Any], party: str = ""
    ) -> None:
        """Run one job, store its answer and notify the processes that wait for it.

        `party` was for its place in the queue.
        """
        pool = self.quick_pool if context.job.queue == queue.QUICK else self.pool
        found: object = await pool.run(queue.WORKS[work], *queue.tuples(task))
        run = self.app.connector.execute_query_async
        await run(queue.INSERT_ANSWER, id=question, answer=json.dumps(found))
        payload = json.dumps(["", "", [queue.ANSWERED], None, question])
        await run(queue.NOTIFY, channel=CHANNEL, payload=payload)

    async def run(self) -> None:
        """Run jobs until SIGINT or SIGTERM."""
        loop = asyncio.get_running_loop()
        working = asyncio.create_task(self._run_forever())
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, working.cancel)
        with suppress(asyncio.CancelledError):
            await working
        self.pool.close()
        self.quick_pool.close()

    async def _run_forever(self) -> None:
        from procrastinate.exceptions import ProcrastinateException
        from psycopg import Error
        from psycopg_pool import PoolTimeout

        while True:
            try:
                async with self.app.open_async(), asyncio.TaskGroup() as group:
                    retrying = group.create_task(self._retry_stalled(self.app))
                    quick = group.create_task(self._work(queue.QUICK, self.quick_pool))
                    await self._work(queue.QUEUE, self.pool)
                    retrying.cancel()
                    quick.cancel()
            except* (ProcrastinateException, Error, PoolTimeout, OSError) as problem:
                LOG.warning("the database is away", problem=type(problem.exceptions[0]).__name__)
            await asyncio.sleep(WORKER_RETRY_DELAY)

    async def _work(self, name: str, pool: ProcessPool) -> None:
        """Run the jobs of a queue in a pool, as many at once as it has processes."""
        await self.app.run_worker_async(
            queues=[name],
            concurrency=pool.count,
            delete_jobs="always",
            install_signal_handlers=False,
            fetch_job_polling_interval=WORKER_POLL_INTERVAL,
            shutdown_graceful_timeout=WORKER_SHUTDOWN_TIMEOUT,
            update_heartbeat_interval=WORKER_HEARTBEAT,
            stalled_worker_timeout=WORKER_TIMEOUT,
        )

    async def _retry_stalled(self, app: App) -> None:
        """Retry the jobs of dead workers, and delete old answers."""
        while True:
            await asyncio.sleep(WORKER_HEARTBEAT)
            for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=WORKER_TIMEOUT):
                await self._retry(app, job)
            await app.connector.execute_query_async(queue.DELETE_OLD_ANSWERS)

    async def _retry(self, app: App, job: Job) -> None:
        """Retry a job, unless another worker has retried or finished it meanwhile."""
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
