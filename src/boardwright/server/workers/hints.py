"""Hints in training matches: the choices of `hard`, from the knowledge of the seat and nothing else.

The position is re-dealt before it leaves the service, so that the worker never gets the true one. A hint is
cached as long as the position lasts, and is not logged.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from typing import Final

from boardwright import bots, registry
from boardwright.bots.mcts import Mcts, search
from boardwright.bots.tree import Node
from boardwright.bots.watching import own_share
from boardwright.core.game import Options, Values
from boardwright.core.match import Match
from boardwright.core.random import Random
from boardwright.server.errors import Conflict, Forbidden, RateLimited, TimedOut
from boardwright.server.settings import HINT_TIMEOUT
from boardwright.server.tables.commits import check_turn, check_version
from boardwright.server.tables.model import Table
from boardwright.server.tables.turns import is_revealing
from boardwright.server.workers.claims import Claims, reached_share
from boardwright.server.workers.fair_queue import Claim, Party
from boardwright.server.workers.lanes import Lane

LEVEL: Final = "hard"
MAX_CHOICES: Final = 3
MAX_CACHED: Final = 500
# Hints under way at once.
MAX_PER_PERSON: Final = 2
MAX_PER_ADDRESS: Final = 8

Thought = tuple[int, float]
Key = tuple[str, int, int, tuple[int, ...]]


@dataclass(frozen=True)
class Hint:
    """Choices by how often the search has tried them, the suggested one first.

    Each with its share of wins.
    """

    thoughts: tuple[Thought, ...]

    @property
    def action(self) -> int:
        """The suggested choice."""
        return self.thoughts[0][0]


def advise(game: str, options: Options, values: Values, position: str, seed: int) -> list[Thought]:
    """Search a position that is re-dealt already, in a process of the pool; returns its best choices."""
    found = registry.game(game)
    state = found.from_position(position, options, values)
    level = bots.bot(LEVEL)
    assert isinstance(level, Mcts)
    root = Node(found.to_act(state))
    search(found, state, root, Random(seed), level.budget_at(game, state.seats))
    best = root.best()
    tried = sorted(
        (choice for choice in root.choices if choice.count),
        key=lambda choice: (choice is not best, -choice.count),
    )
    return [
        (choice.action, own_share(choice.total / choice.count, state.seats)) for choice in tried[:MAX_CHOICES]
    ]


class Hints:
    """The hints of a service, by table, seat, position and draft."""

    def __init__(self, lane: Lane, claims: Claims) -> None:
        self.queue = lane.queue
        self.pool = lane.pool
        self.claims = claims
        self._cached: dict[Key, Hint] = {}
        self._running: dict[Key, asyncio.Task[Hint]] = {}
        self._parties: dict[Key, Party] = {}

    def of(self, table: Table, seat: int | None) -> Hint | None:
        """Return the hint that was given in this position, or None."""
        return None if seat is None else self._cached.get(_key(table, seat))

    async def give(self, table: Table, seat: int, version: int) -> Hint:
        """Search for a hint, once for all requests that wait for it.

        Raises Forbidden outside of training, Conflict when there is nothing to choose, RateLimited while too
        many hints for the same person or address are under way, TimedOut.
        """
        check_version(table, version)
        if not table.is_training:
            raise Forbidden("hint-no-training")
        if not table.is_alone:
            raise Forbidden("hint-others")
        check_turn(table, seat)
        key = _key(table, seat)
        if key in self._cached:
            return self._cached[key]
        if key not in self._running:
            self._start(key, table, seat)
        return await asyncio.shield(self._running[key])

    def _start(self, key: Key, table: Table, seat: int) -> None:
        match = table.drafted(seat)
        assert table.match is not None
        if match.to_act != seat or is_revealing(table.match, match) or len(match.legal) < 2:
            raise Conflict("hint-nothing", table.version)
        party = self.claims.party_of(table)
        most = reached_share(party, self._parties.values(), MAX_PER_PERSON, MAX_PER_ADDRESS)
        if most is not None:
            raise RateLimited("hints-yours", most=most)
        task = (*known_by(match, seat), secrets.randbits(30))
        self._parties[key] = party
        self._running[key] = asyncio.create_task(self._search(key, *task))

    async def _search(self, key: Key, *task: object) -> Hint:
        claim = Claim(self._parties[key])
        try:
            async with asyncio.timeout(HINT_TIMEOUT), self.queue.ticket(lambda: claim) as ticket:
                hint = Hint(tuple(await self.pool.run(advise, *task, ticket=ticket)))
        except TimeoutError:
            raise TimedOut("hint-late") from None
        finally:
            del self._running[key], self._parties[key]
        if len(self._cached) >= MAX_CACHED:
            self._cached.clear()
        self._cached[key] = hint
        return hint

    async def close(self) -> None:
        """Cancel the searches that are under way."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def known_by(match: Match, seat: int) -> tuple[str, Options, Values, str]:
    """Return the arguments of `advise` but its seed: a position re-dealt from the knowledge of the seat."""
    dealt = match.game.redeal(match.state, seat, Random(secrets.randbits(30)))
    return match.game.meta.id, dict(match.options), dict(match.values), match.game.position(dealt)


def _key(table: Table, seat: int) -> Key:
    """Return the cache key of the position that a seat sees; sealed answers of others do not change it."""
    return table.id, seat, len(table.match.log) if table.match is not None else 0, table.draft_of(seat)
