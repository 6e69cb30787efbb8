"""Fair queueing: places in a pool go round by address and person, and to people who are there first.

A ticket waits until it gets a place. Of those that wait, the most urgent one goes first; among equals the one
whose address and person had their last turn longest ago, so that a hundred tables of one visitor share the
turns of one. A visitor holds only some of the places at once, however many are free.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Final

# How urgent a computation is, the most urgent first.
PRESENT: Final = 0  # a player is there and waits for it
ABSENT: Final = 1  # players have seats, but none of them is there
BOTS_ALONE: Final = 2

# Why a ticket waits.
OTHERS: Final = "others"  # places are held for other visitors
OWN: Final = "own"  # all places that it could have are held for the same person or address
NO_WORKER: Final = "no-worker"  # it is at the job queue, and nothing works there

UNKNOWN: Final = ""  # the address of tables without a request of a player since the start
MAX_REMEMBERED: Final = 5000  # addresses and people, each
UNLIMITED: Final = 10**6


@dataclass(frozen=True)
class Party:
    """Who a computation is charged to; `person` also names the program or browser of a visitor not stored."""

    person: str
    address: str

    def shares_turns(self, other: Party) -> bool:
        """Return whether the two take turns as one."""
        return self.person == other.person or (self.address == other.address != UNKNOWN)


@dataclass(frozen=True)
class Claim:
    """A party's wish for a place, and how urgent it is at this moment."""

    party: Party
    urgency: int = PRESENT


@dataclass(frozen=True)
class Limits:
    """How many computations run at once: in all, for an address, for a person, at tables of bots alone."""

    places: int
    per_address: int
    per_person: int
    bots_alone: int = 1


class Ticket:
    """A computation that waits for a place, and holds it while its `async with` block runs.

    Its claim is judged again at every turn: people come and go while it waits.
    """

    def __init__(self, queue: FairQueue, judge: Callable[[], Claim], number: int) -> None:
        self.queue = queue
        self.judge = judge
        self.number = number
        self.claim = judge()
        self.is_granted = False
        self.waits_at_workers = ""  # the reason, for a job of a remote pool that no worker has begun
        self._granted = asyncio.Event()

    @property
    def delay(self) -> str:
        """Why the computation has not begun: one of the reasons above; empty when it has."""
        return self.waits_at_workers if self.is_granted else self.queue.reason_of(self)

    def grant(self) -> None:
        """Give it a place."""
        self.is_granted = True
        self._granted.set()

    async def __aenter__(self) -> Ticket:
        self.queue.add(self)
        try:
            await self._granted.wait()
        except BaseException:
            self.queue.remove(self)
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, where: TracebackType | None
    ) -> None:
        self.queue.remove(self)


class FairQueue:
    """The tickets of one lane: those that wait, and those that hold a place."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.waiting: list[Ticket] = []
        self.running: list[Ticket] = []
        self._numbers = itertools.count(1)
        self._turns = itertools.count(1)
        # The last turn of each address and of each person, the latest last.
        self._by_address: OrderedDict[str, int] = OrderedDict()
        self._by_person: OrderedDict[str, int] = OrderedDict()

    def ticket(self, judge: Callable[[], Claim]) -> Ticket:
        """Return a ticket; it waits when it is entered (`async with`)."""
        return Ticket(self, judge, next(self._numbers))

    def add(self, ticket: Ticket) -> None:
        """Let a ticket wait."""
        self.waiting.append(ticket)
        self._grant()

    def remove(self, ticket: Ticket) -> None:
        """Take a ticket out, and give its place to the next one."""
        (self.running if ticket.is_granted else self.waiting).remove(ticket)
        self._grant()

    def reason_of(self, ticket: Ticket) -> str:
        """Return why a ticket waits: for other visitors, or only for computations of its own party."""
        own = [each.claim.party.shares_turns(ticket.claim.party) for each in self.running]
        is_own = all(own) or (self._is_over_limit(ticket.claim) and any(own))
        return OWN if is_own else OTHERS

    def _grant(self) -> None:
        while len(self.running) < self.limits.places and (found := self._next()) is not None:
            self.waiting.remove(found)
            self.running.append(found)
            turn, party = next(self._turns), found.claim.party
            _remember(self._by_address, party.address, turn)
            _remember(self._by_person, party.person, turn)
            found.grant()

    def _next(self) -> Ticket | None:
        """Return the ticket whose turn it is; None when all that wait are over a limit."""
        for ticket in self.waiting:
            ticket.claim = ticket.judge()
        ready = [ticket for ticket in self.waiting if not self._is_over_limit(ticket.claim)]
        return min(ready, key=self._order, default=None)

    def _order(self, ticket: Ticket) -> tuple[int, int, int, int]:
        """Return the sort key: urgency, the last turn of address or person, that of the person, arrival."""
        party = ticket.claim.party
        by_address = self._by_address.get(party.address, 0)
        by_person = self._by_person.get(party.person, 0)
        return ticket.claim.urgency, max(by_address, by_person), by_person, ticket.number

    def _is_over_limit(self, claim: Claim) -> bool:
        running = [ticket.claim for ticket in self.running]
        limits, party = self.limits, claim.party
        if claim.urgency == BOTS_ALONE:
            alone = sum(each.urgency == BOTS_ALONE for each in running)
            if alone >= limits.bots_alone:
                return True
        return (
            sum(each.party.address == party.address for each in running) >= limits.per_address
            or sum(each.party.person == party.person for each in running) >= limits.per_person
        )


def _remember(turns: OrderedDict[str, int], who: str, turn: int) -> None:
    turns[who] = turn
    turns.move_to_end(who)
    if len(turns) > MAX_REMEMBERED:
        turns.popitem(last=False)
