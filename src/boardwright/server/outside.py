"""Thinkers on other machines: what is asked becomes a job, and any worker answers it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar, cast

from boardwright.core.match import Match
from boardwright.server import jobs
from boardwright.server.hearing import Hearing
from boardwright.server.store import Store
from boardwright.server.thinking import task_of

T = TypeVar("T")
POLL: Final = 2.0


class Workers:
    """Takes the place of `Thinkers` where this process does not think itself."""

    def __init__(self, store: Store, hearing: Hearing) -> None:
        self.store = store
        self._answered: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        hearing.others[jobs.THOUGHT] = self.heard

    def heard(self, question: str) -> None:
        """A worker has answered."""
        if question in self._answered:
            self._answered[question].set()

    async def ask(self, match: Match, bot: str, about: str) -> int:
        """What a bot chooses for the seat to act; `about` names the decision, for whoever asks again."""
        question = hashlib.sha256(about.encode()).hexdigest()[:32]
        return cast(int, await self._ask(question, "think", list(task_of(match, bot))))

    async def run(self, work: Callable[..., T], *task: object) -> T:
        """Have something done by a worker."""
        name = next(name for name, known in jobs.WORKS.items() if known is work)
        return cast(T, jobs.tuples(await self._ask(secrets.token_hex(16), name, list(task))))

    async def _ask(self, question: str, work: str, task: list[object]) -> Any:
        """Ask, and ask again where the job was lost; a message wakes us, but may have been missed."""
        answered = self._answered[question]
        url = self.store.url
        try:
            while True:
                await self.store.write(lambda connection: jobs.ask(connection, url, question, work, task))
                found = await self._wait(question, answered)
                if found is not None:
                    return found
        finally:
            self._answered.pop(question, None)

    async def _wait(self, question: str, answered: asyncio.Event) -> Any:
        with suppress(TimeoutError):
            async with asyncio.timeout(POLL):
                await answered.wait()
        return await self.store.read(lambda connection: jobs.answer_to(connection, question))

    def processes(self) -> list[int]:
        """None here."""
        return []

    def close(self) -> None:
        """Workers go on; their answers are read by whoever asks again."""
