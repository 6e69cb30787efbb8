"""Bots think in processes of their own; a process that dies is replaced and its decision thought again."""

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

T = TypeVar("T")
Task = tuple[str, Options, Values, str, str, int]
TRIES: Final = 5


def end_with_the_service(yielding: int = 0) -> None:
    """In a worker: do not outlive a service that was killed; give way to others, as far as is asked."""
    if yielding and hasattr(os, "nice"):  # not on Windows
        os.nice(yielding)
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
    luck: int,
) -> int:
    """In a worker: the bot's decision, on a state dealt anew from what its seat can know."""
    found = registry.game(game)
    state = found.from_position(position, options, values)
    return bots.fair_choice(bots.bot(bot), found, state, Random(luck))


def task_of(match: Match, bot: str) -> Task:
    """What is sent to a worker: a position dealt anew from what the seat to act can know."""
    luck = secrets.randbits(30)
    dealt = match.game.redeal(match.state, match.to_act, Random(luck))
    place = (match.game.meta.id, dict(match.options), dict(match.tables), match.game.position(dealt))
    return (*place, bot, luck)


class Thinkers:
    """The workers. They are spawned, so that they share nothing with the service but what they are sent."""

    def __init__(self, count: int, yielding: int = 0) -> None:
        self.count = count
        self.yielding = yielding
        self._pool: ProcessPoolExecutor | None = None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, end_with_the_service, (self.yielding,))
        return self._pool

    async def ask(self, match: Match, bot: str, about: str = "") -> int:
        """What a bot chooses for the seat to act; `about` is of use where several processes may ask."""
        return await self.run(think, *task_of(match, bot))

    async def run(self, work: Callable[..., T], *task: object) -> T:
        """Have something done by a worker."""
        for attempt in range(TRIES):
            pool = self._workers()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *task)
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = None
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def processes(self) -> list[int]:
        """The process ids of the workers."""
        if self._pool is None or self._pool._processes is None:
            return []
        return list(self._pool._processes)

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
