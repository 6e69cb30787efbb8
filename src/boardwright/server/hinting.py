"""Hints in matches for training: what `hard` would choose, from what the seat knows and nothing else.

The position is dealt anew from the seat before it leaves the service, so that the worker never holds the true
one. A hint is kept as long as the position stands, costs nothing, and is in no log.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from boardwright import bots, registry
from boardwright.bots.mcts import Mcts, search
from boardwright.bots.tree import Node
from boardwright.bots.watching import own_share
from boardwright.core.game import Options, Values
from boardwright.core.match import Match
from boardwright.core.random import Random
from boardwright.server.errors import NotYours, Outdated, TooLate
from boardwright.server.playing import draft_of
from boardwright.server.table import Table, is_revealing
from boardwright.server.tables import check_version

LEVEL: Final = "hard"
MOST_TOLD: Final = 3
MOST_KEPT: Final = 500
PATIENCE: Final = 30.0

T = TypeVar("T")
Thought = tuple[int, float]
Key = tuple[str, int, int, tuple[int, ...]]


@dataclass(frozen=True)
class Hint:
    """Choices by how often the search tried them, the suggested one first; each with the share it leaves."""

    thoughts: tuple[Thought, ...]

    @property
    def action(self) -> int:
        """The suggested choice."""
        return self.thoughts[0][0]


def advise(game: str, options: Options, values: Values, position: str, luck: int) -> list[Thought]:
    """In a worker: what the level thinks of the choices in a position that is dealt anew already."""
    found = registry.game(game)
    state = found.from_position(position, options, values)
    level = bots.bot(LEVEL)
    assert isinstance(level, Mcts)
    root = Node(found.to_act(state))
    search(found, state, root, Random(luck), level.budget_at(game, state.seats))
    best = root.best()
    tried = sorted(
        (choice for choice in root.choices if choice.count),
        key=lambda choice: (choice is not best, -choice.count),
    )
    return [
        (choice.action, own_share(choice.total / choice.count, state.seats)) for choice in tried[:MOST_TOLD]
    ]


class Running(Protocol):
    """What has something done by a worker."""

    async def run(self, work: Callable[..., T], *task: object) -> T:
        """Have it done."""


class Hints:
    """The hints of a service, by table, seat, position and draft."""

    def __init__(self, thinkers: Running) -> None:
        self.thinkers = thinkers
        self._kept: dict[Key, Hint] = {}
        self._thinking: dict[Key, asyncio.Task[Hint]] = {}

    def of(self, table: Table, seat: int | None) -> Hint | None:
        """The hint that was given in this position."""
        return None if seat is None else self._kept.get(_key(table, seat))

    async def give(self, table: Table, seat: int, version: int) -> Hint:
        """Think of a hint, once for all who ask; raises NotYours where none is given, Outdated where there is
        nothing to choose, TooLate when nobody thinks of it in time."""
        check_version(table, version)
        if not table.is_training:
            raise NotYours("hint-no-training")
        if not table.is_alone:
            raise NotYours("hint-others")
        if seat not in table.to_act():
            raise NotYours("not-your-turn")
        key = _key(table, seat)
        if key in self._kept:
            return self._kept[key]
        if key not in self._thinking:
            self._begin(key, table, seat)
        return await asyncio.shield(self._thinking[key])

    def _begin(self, key: Key, table: Table, seat: int) -> None:
        match = table.drafted(seat)
        if match.to_act != seat or is_revealing(table, match) or len(match.legal) < 2:
            raise Outdated("hint-nothing", table.version)
        task = (*known_by(match, seat), secrets.randbits(30))
        self._thinking[key] = asyncio.create_task(self._think(key, *task))

    async def _think(self, key: Key, *task: object) -> Hint:
        try:
            async with asyncio.timeout(PATIENCE):
                hint = Hint(tuple(await self.thinkers.run(advise, *task)))
        except TimeoutError:
            raise TooLate("hint-late") from None
        finally:
            del self._thinking[key]
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[key] = hint
        return hint

    async def close(self) -> None:
        """Think no more."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def known_by(match: Match, seat: int) -> tuple[str, Options, Values, str]:
    """What is sent to the worker: a position dealt anew from what the seat can know."""
    dealt = match.game.redeal(match.state, seat, Random(secrets.randbits(30)))
    return match.game.meta.id, dict(match.options), dict(match.tables), match.game.position(dealt)


def _key(table: Table, seat: int) -> Key:
    """The position as the seat sees it: secret answers of others change the version, but not the log."""
    return table.id, seat, len(table.match.log) if table.match is not None else 0, draft_of(table, seat)
