"""Two lanes for computations: one for what takes milliseconds, one for searches.

A bot without a search budget (random, greedy, easy) never waits behind a search: it has places and a process
of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from boardwright import bots
from boardwright.bots.mcts import Mcts
from boardwright.core.match import Match
from boardwright.server.workers.fair_queue import UNLIMITED, FairQueue, Limits, Ticket

T = TypeVar("T")

# More places than the one process of the lane, which is then never idle; no visitor holds all of them.
QUICK_LIMITS: Final = Limits(places=3, per_address=2, per_person=2)
# How many workers there are is not known here: the job queue lets those of several visitors take turns.
REMOTE_LIMITS: Final = Limits(places=UNLIMITED, per_address=4, per_person=2)


class Pool(Protocol):
    """A pool that runs computations: `ProcessPool` or `RemotePool`."""

    async def ask(self, match: Match, bot: str, about: str = "", ticket: Ticket | None = None) -> int:
        """Return the choice of a bot for the seat to act."""

    async def run(self, work: Callable[..., T], *task: object, ticket: Ticket | None = None) -> T:
        """Run a function and return its result."""


@dataclass(frozen=True)
class Lane:
    """A fair queue, and the pool behind it."""

    queue: FairQueue
    pool: Pool


@dataclass(frozen=True)
class Lanes:
    """The lanes of a service."""

    quick: Lane
    search: Lane

    def of(self, bot: str) -> Lane:
        """Return the lane of a bot."""
        return self.quick if is_quick(bot) else self.search


def local_lanes(quick: Pool, search: Pool, processes: int) -> Lanes:
    """Return lanes over processes of this machine; of two or more, one visitor leaves some to others."""
    limits = Limits(processes, per_address=max(1, processes - 1), per_person=max(1, processes // 2))
    return Lanes(Lane(FairQueue(QUICK_LIMITS), quick), Lane(FairQueue(limits), search))


def remote_lanes(pool: Pool) -> Lanes:
    """Return lanes over the job queue, which keeps them apart itself."""
    return Lanes(Lane(FairQueue(REMOTE_LIMITS), pool), Lane(FairQueue(REMOTE_LIMITS), pool))


def is_quick(bot: str) -> bool:
    """Return whether a bot decides without a search, in milliseconds.

    >>> [name for name in bots.BOTS if is_quick(name)]
    ['random', 'greedy', 'easy']
    """
    return not isinstance(bots.bot(bot), Mcts)
