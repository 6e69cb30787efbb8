"""A pool of processes in which bots think; a process that dies is replaced, and its task run again."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from boardwright import bots, registry
from boardwright.core.game import Options, Values
from boardwright.core.match import Match
from boardwright.core.random import Random
from boardwright.server.workers.fair_queue import Ticket

T = TypeVar("T")
Task = tuple[str, Options, Values, str, str, int]
MAX_TRIES: Final = 5


def start_worker(niceness: int = 0) -> None:
    """Set up a process of the pool: lower its priority, and let it end when the service is killed."""
    if niceness and hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)
    service = multiprocessing.parent_process()
    assert service is not None

    def wait() -> None:
        service.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def think(
    game: str,
    options: Options,
    values: Values,
    position: str,
    bot: str,
    seed: int,
) -> int:
    """Choose for a bot, in a process of the pool, on a state re-dealt from the knowledge of its seat."""
    found = registry.game(game)
    state = found.from_position(position, options, values)
    return bots.fair_choice(bots.bot(bot), found, state, Random(seed))


def task_of(match: Match, bot: str) -> Task:
    """Return the arguments of `think`: a position re-dealt from the knowledge of the seat to act.

    The true position never leaves the service.
    """
    seed = secrets.randbits(30)
    dealt = match.game.redeal(match.state, match.to_act, Random(seed))
    place = (match.game.meta.id, dict(match.options), dict(match.values), match.game.position(dealt))
    return (*place, bot, seed)


class ProcessPool:
    """Processes for bots.

    They are spawned, so that they share nothing with the service but their arguments.
    """

    def __init__(self, count: int, niceness: int = 0) -> None:
        self.count = count
        self.niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, start_worker, (self.niceness,))
        return self._pool

    async def ask(self, match: Match, bot: str, about: str = "", ticket: Ticket | None = None) -> int:
        """Return the choice of a bot for the seat to act.

        `about` names the decision, `ticket` its place in the queue; only remote pools use them.
        """
        return await self.run(think, *task_of(match, bot))

    async def run(self, work: Callable[..., T], *task: object, ticket: Ticket | None = None) -> T:
        """Run a function in a process of the pool; again when the process dies."""
        for attempt in range(MAX_TRIES):
            pool = self._executor()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *task)
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = None
                if attempt == MAX_TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def processes(self) -> list[int]:
        """Return the process ids of the pool."""
        if self._pool is None or self._pool._processes is None:
            return []
        return list(self._pool._processes)

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
