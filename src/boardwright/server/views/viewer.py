"""The viewer of a table: who looks, from which seat, at which position, in which language."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright import registry
from boardwright.core.match import Match
from boardwright.server.tables.drafts import Drafted
from boardwright.server.tables.model import Table
from boardwright.server.tables.presence import Sightings
from boardwright.server.workers.fair_queue import Party
from boardwright.server.workers.hints import Hint
from boardwright.text import Words
from boardwright.web import PARTS


@dataclass(frozen=True)
class Viewer:
    """Everything of a request that the page of a table depends on.

    `mine` are the seats that the person plays, `seat` the one that is shown; `curtain` the seat that must
    take a shared screen before anything is shown. `at` is a position of the past, `viewpoint` another seat
    whose view of a finished match is shown.
    """

    language: str
    person: int | None
    mine: tuple[int, ...]
    seat: int | None
    curtain: int | None = None
    at: int | None = None
    viewpoint: int | None = None
    since: int | None = None  # the position that the page shows now: the steps after it are replayed
    opened: frozenset[str] | None = None  # the open folds of the page; None: all are wanted
    has: frozenset[str] = frozenset()  # fingerprints of the pieces that the page shows
    is_owner: bool = False
    is_whole_log: bool = False
    base: str = ""
    online: frozenset[int | None] = frozenset()
    sightings: Sightings | None = None  # of the holders of seats, in a running match
    verified: bool | None = None
    hint: Hint | None = None
    slow: str = ""  # why the bot to act waits for its turn, when it has waited for long
    party: Party | None = None  # who asks, for what only they can end
    drafted: Match | None = None  # the match with the seat's own draft or sealed answer, if it has one

    @property
    def hinted(self) -> int | None:
        """The choice that a hint suggests."""
        return None if self.hint is None else self.hint.action

    def is_live(self, match: Match) -> bool:
        """Return whether the present position is shown."""
        return self.at is None or self.at >= len(match.steps)

    def wants(self, fold: str) -> bool:
        """Return whether the content of a fold is sent; else the page fetches it when it is opened."""
        return self.opened is None or fold in self.opened

    def drafted_match(self, table: Table, drafted: Drafted | None) -> Match | None:
        """Return the match with the seat's own draft.

        `drafted` is taken as it is, unless the table has changed.
        """
        if self.seat is None or table.match is None or not self.is_live(table.match):
            return None
        if drafted is not None and drafted.seat == self.seat and drafted.is_current(table):
            return drafted.match
        return table.drafted(self.seat) if _has_own_position(table, self.seat) else None


def _has_own_position(table: Table, seat: int) -> bool:
    """Return whether a seat sees its own position: by a draft, a sealed answer, or a question to it."""
    return bool(table.draft_of(seat)) or seat in table.sealed or seat in table.to_act()


def words_of(table: Table, language: str) -> Words:
    """Return the words of a language with the names of the seats of a table."""
    return Words(language, registry.game(table.game_id), table.names(), PARTS)
