"""The model of a table: its seats, entries, match, drafts and sealed answers. No storage, no network here."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, fields
from datetime import datetime
from typing import Final

from boardwright.core import record
from boardwright.core.dealer import commitment_of
from boardwright.core.game import SEAT_NAMES
from boardwright.core.match import Match
from boardwright.core.record import Rewind
from boardwright.server.tables.turns import take

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

# Measured with the compiled rules: a step takes 2,800 to 5,600 bytes, fewest in Guilds, most in Belfort.
TABLE_BYTES: Final = 20_000
STEP_BYTES: Final = 5_600
ENTRY_BYTES: Final = 600

# Kinds of seats. A screen is a person at the owner's screen.
PERSON: Final = "person"
SCREEN: Final = "screen"
BOT: Final = "bot"
OPEN: Final = "open"

# Kinds of entries, as they are stored.
START: Final = "start"
ACT: Final = "act"
HOLD: Final = "hold"  # a sealed answer is given
RELEASE: Final = "release"  # and taken back
UNDO: Final = "undo"
REWIND: Final = "rewind"
REFUSAL: Final = "refusal"  # of a rewind
LEAVE: Final = "leave"  # the holder lets a bot substitute
AWAY: Final = "away"  # a bot substitutes for a holder who is absent
RETURN: Final = "return"  # the holder is back

DEFAULT_ABSENCE: Final = 10  # minutes


@dataclass
class Seat:
    """A seat and its holder: a person, a person at the owner's screen, a bot, or none yet."""

    number: int
    kind: str
    name: str = ""
    bot: str = ""
    person: int | None = None
    token: str | None = None
    invite: str | None = None
    nonce: str = ""
    webhook: str = ""
    orders: dict[str, bool] = field(default_factory=dict)

    @property
    def shown(self) -> str:
        """The display name in logs: a nickname, or the colour, with the bot's name in brackets."""
        if self.kind == BOT:
            return f"{SEAT_NAMES[self.number]} ({self.bot})"
        return self.name or SEAT_NAMES[self.number]

    @property
    def is_program(self) -> bool:
        """Whether a program holds the seat by its token."""
        return self.kind == PERSON and self.person is None

    @property
    def is_human(self) -> bool:
        """Whether a person answers for it."""
        return self.kind in (PERSON, SCREEN)

    @property
    def is_held(self) -> bool:
        """Whether it has a holder: a person or a program, also while a bot substitutes for them."""
        return self.is_human or self.person is not None or self.token is not None

    @property
    def was_held(self) -> bool:
        """Whether it ever had a holder; in old databases a program left only a name or a nonce."""
        return self.is_held or (self.kind == BOT and bool(self.name or self.nonce))

    @property
    def has_stand_in(self) -> bool:
        """Whether a bot substitutes for its holder."""
        return self.kind == BOT and self.is_held


@dataclass(frozen=True)
class Entry:
    """One commit: the seat, its addition to the log of the match, and the answers that are sealed after it.

    `key` and `digest` make requests of programs idempotent.
    """

    version: int
    seat: int
    kind: str
    log: tuple[int | Rewind, ...]
    sealed: dict[str, list[int]]
    at: datetime
    key: str | None = None
    digest: str | None = None
    checksum: str | None = None


@dataclass(frozen=True)
class Draft:
    """A turn that is not committed: the ids chosen on a version."""

    version: int
    actions: tuple[int, ...]


@dataclass
class RewindRequest:
    """A request to go back to the position after `step` steps of the current line."""

    version: int
    seat: int
    step: int
    accepted: list[int]


@dataclass
class Table:
    """A table. `version` counts its commits; the match is None while seats are open."""

    id: str
    game_id: str
    options: dict[str, object]
    values: dict[str, object]
    seed: bytes
    nonces: list[str]
    base: list[record.Entry]
    owner: int | None
    owner_token: str | None
    is_private: bool
    status: str
    rematch: str | None
    created: datetime
    changed: datetime
    seats: list[Seat]
    rules_version: int = 0
    is_training: bool = False
    absence: int = DEFAULT_ABSENCE  # minutes; 0: no bot substitutes for an absent holder
    entries: list[Entry] = field(default_factory=list)
    drafts: dict[int, Draft] = field(default_factory=dict)
    rewind: RewindRequest | None = None
    match: Match | None = None
    changes: int = 0  # the change count of the stored row, as far as this process knows
    screens: dict[int, int] = field(default_factory=dict)  # by person: the seat that has the screen
    seal: str | None = None  # the checksum of the stored row, when it was loaded
    newly_asked: tuple[int, ...] = ()  # seats whose turn a commit of this process has begun
    newly_away: tuple[int, ...] = ()  # seats of absent holders for whom this process has seated a bot
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def version(self) -> int:
        """How many commits there are."""
        return len(self.entries)

    @property
    def size(self) -> int:
        """The memory that it takes, estimated in bytes: mostly the state before every step of its match."""
        steps = len(self.match.steps) if self.match is not None else 0
        return TABLE_BYTES + STEP_BYTES * steps + ENTRY_BYTES * len(self.entries)

    @property
    def commitment(self) -> str:
        """The hash of the seed, published from the start."""
        return commitment_of(self.seed)

    @property
    def is_continued(self) -> bool:
        """Whether the match continues another one, whose deal was made from another seed."""
        return bool(self.base)

    @property
    def is_alone(self) -> bool:
        """Whether only bots and the people at the owner's screen play."""
        return all(self.is_owned_by(seat.person) if seat.is_held else seat.kind == BOT for seat in self.seats)

    def is_owned_by(self, person: int | None) -> bool:
        """Return whether a person made this table."""
        return person is not None and person == self.owner

    def seats_of(self, person: int | None) -> tuple[int, ...]:
        """Return the seats that a person plays, alone or at one screen."""
        if person is None:
            return ()
        return tuple(
            seat.number for seat in self.seats if seat.person == person and seat.kind in (PERSON, SCREEN)
        )

    def held_by(self, person: int | None) -> tuple[int, ...]:
        """Return the seats that a person holds, also those in which a bot substitutes."""
        if person is None:
            return ()
        return tuple(seat.number for seat in self.seats if seat.person == person)

    def waits_for(self, person: int | None) -> bool:
        """Return whether a person must decide now."""
        mine = self.seats_of(person)
        return any(seat in mine for seat in self.to_act())

    @property
    def sealed(self) -> dict[int, list[int]]:
        """Secret answers that are not played until the match asks for them, by seat; a new dictionary."""
        return {int(seat): list(ids) for seat, ids in self.entries[-1].sealed.items()} if self.entries else {}

    def names(self) -> list[str]:
        """Return the names of the seats, as logs show them."""
        return [seat.shown for seat in self.seats]

    def to_act(self) -> list[int]:
        """Return the seats that must decide now: one, or several that choose secretly at the same time."""
        if self.match is None or self.match.is_over:
            return []
        together = self.match.game.together(self.match.state)
        return [seat for seat in together if seat not in self.sealed] or [self.match.to_act]

    def adopt(self, found: Table, match: Match | None) -> None:
        """Adopt the state that another process has stored; `found` has only the new entries."""
        kept = {"id", "entries", "match", "lock", "newly_asked", "newly_away"}
        for name in (each.name for each in fields(self) if each.name not in kept):
            setattr(self, name, getattr(found, name))
        self.entries.extend(found.entries)
        self.match = match
        if match is not None:
            match.names = self.names()

    def branch(self, seat: int) -> Match:
        """Return a copy of the match in which this seat is asked, also before others at a secret choice.

        It has no dealer: it stops before chance.
        """
        assert self.match is not None
        copy = self.match.branch()
        if seat not in self.sealed and self.match.to_act != seat:
            copy.ask_first(seat)
        return copy

    def draft_of(self, seat: int) -> tuple[int, ...]:
        """Return the ids that a seat has chosen on the present version."""
        draft = self.drafts.get(seat)
        return draft.actions if draft is not None and draft.version == self.version else ()

    def drafted(self, seat: int) -> Match:
        """Replay the draft, or the sealed answer, of a seat on a copy of the match."""
        copy = self.branch(seat)
        if seat in self.sealed:
            copy.ask_first(seat)
            take(copy, seat, self.sealed[seat])
        take(copy, seat, self.draft_of(seat))
        return copy
