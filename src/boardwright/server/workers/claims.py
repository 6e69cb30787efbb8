"""Whom a computation is charged to, and whether a player waits for it.

A decision of a bot, and a hint, are charged to the owner of the table, and to the address that made it. An
address is kept in memory only: after a start, or at another process, it is that of the first request of the
owner or of a player at the table. Until then all such tables share the turns of one address.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from datetime import timedelta
from typing import Final

from boardwright.server.live.streams import Streams, program_at
from boardwright.server.settings import ATTENDANCE_TIMEOUT
from boardwright.server.tables import rows
from boardwright.server.tables.model import BOT, Table
from boardwright.server.tokens import hash_token
from boardwright.server.workers.fair_queue import ABSENT, BOTS_ALONE, PRESENT, UNKNOWN, Claim, Party

MAX_ADDRESSES: Final = 20_000


class Claims:
    """The claims of tables, and the addresses that they are charged to."""

    def __init__(self, streams: Streams) -> None:
        self.streams = streams
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note_address(self, table_id: str, address: str) -> None:
        """Note the address of a table's owner or player; the first one stays."""
        if table_id not in self._addresses:
            self._addresses[table_id] = address
            if len(self._addresses) > MAX_ADDRESSES:
                self._addresses.popitem(last=False)

    def of(self, table: Table) -> Claim:
        """Return the claim of a table for a decision of a bot, as it is now."""
        return Claim(self.party_of(table), self.urgency_of(table))

    def party_of(self, table: Table) -> Party:
        """Return the party that the computations of a table are charged to."""
        owner = f"program {table.owner_token}" if table.owner is None else f"person {table.owner}"
        return Party(owner, self._addresses.get(table.id, UNKNOWN))

    def urgency_of(self, table: Table) -> int:
        """Return how urgent a decision of a bot is: an idle seat alone does not make it so."""
        if all(seat.kind == BOT for seat in table.seats):
            return BOTS_ALONE
        return PRESENT if self._is_watched(table) or is_attended(table) else ABSENT

    def _is_watched(self, table: Table) -> bool:
        """Return whether the holder of a seat has an open stream."""
        holders = (program_at(seat.number) if seat.is_program else seat.person for seat in table.seats)
        return any(self.streams.is_online(table.id, holder) for holder in holders)


def is_attended(table: Table) -> bool:
    """Return whether a player has decided a moment ago, or the match has begun then.

    It is for players without a stream: programs that poll, pages without a script.
    """
    since = rows.now() - timedelta(seconds=ATTENDANCE_TIMEOUT)
    for entry in reversed(table.entries):
        if entry.at < since:
            return False
        if entry.seat < 0 or table.seats[entry.seat].kind != BOT:
            return True
    return False


def visitor_key(person: int | None, browser: str) -> str:
    """Return the key of a visitor in a party: the person, or the browser of a visitor who is not stored."""
    return f"browser {hash_token(browser)}" if person is None else f"person {person}"


def reached_share(party: Party, running: Iterable[Party], per_person: int, per_address: int) -> int | None:
    """Return the number of computations that a person or an address may have, when it has them; else None."""
    others = list(running)
    if sum(each.person == party.person for each in others) >= per_person:
        return per_person
    if sum(each.address == party.address for each in others) >= per_address:
        return per_address
    return None
