"""One table in memory: its seats, its match, drafts and secret answers. No storage, no network here."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import datetime
from typing import Final

import msgspec

from boardwright import registry
from boardwright.core.dealer import Dealer, commitment_of
from boardwright.core.decision import CHANCE
from boardwright.core.errors import IllegalActionError
from boardwright.core.game import SEAT_NAMES, State
from boardwright.core.match import Match, Step, replay
from boardwright.core.record import Record, Rewind
from boardwright.server.errors import NotYours, Retired

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

PERSON: Final = "person"
SCREEN: Final = "screen"
BOT: Final = "bot"
OPEN: Final = "open"


@dataclass
class Seat:
    """Who holds a seat: a person, a person at the owner's screen, a bot, or nobody yet."""

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
        """The name in logs: a nickname, or the colour, with the bot's name in brackets."""
        if self.kind == BOT:
            return f"{SEAT_NAMES[self.number]} ({self.bot})"
        return self.name or SEAT_NAMES[self.number]

    @property
    def is_program(self) -> bool:
        """Whether a program holds the seat by its token."""
        return self.kind == PERSON and self.person is None

    @property
    def is_human(self) -> bool:
        """Whether somebody must answer by hand."""
        return self.kind in (PERSON, SCREEN)


@dataclass(frozen=True)
class Entry:
    """One commit: what it added to the log of the match, and when."""

    version: int
    seat: int
    kind: str
    log: tuple[int | Rewind, ...]
    held: dict[str, list[int]]
    at: datetime
    key: str | None = None
    mark: str | None = None


@dataclass(frozen=True)
class Draft:
    """A turn that is not committed: ids chosen on a version."""

    version: int
    actions: tuple[int, ...]


@dataclass
class RewindAsk:
    """A seat asks all others to go back behind a step; step counts those of the current line."""

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
    base: list[int | Rewind]
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
    entries: list[Entry] = field(default_factory=list)
    drafts: dict[int, Draft] = field(default_factory=dict)
    rewind: RewindAsk | None = None
    match: Match | None = None
    changes: int = 0  # how often anything here was changed, as far as this process knows
    screens: dict[int, int] = field(default_factory=dict)  # by person: the seat that has the screen
    called: tuple[int, ...] = ()  # seats whose turn has begun by a commit of this process
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def version(self) -> int:
        """How many commits there are."""
        return len(self.entries)

    @property
    def commitment(self) -> str:
        """The hash of the seed, published from the start."""
        return commitment_of(self.seed)

    @property
    def is_continued(self) -> bool:
        """Whether the match goes on from another one, whose deal was made from another seed."""
        return bool(self.base)

    @property
    def is_alone(self) -> bool:
        """Whether nobody plays but bots and the people at one screen, that of whoever made the table."""
        return all(seat.kind == BOT or (seat.is_human and self.is_owners(seat)) for seat in self.seats)

    def is_owners(self, seat: Seat) -> bool:
        """Whether a seat is held at the screen of whoever made the table."""
        return seat.person is not None and seat.person == self.owner

    @property
    def held(self) -> dict[int, list[int]]:
        """Secret answers that wait until the match asks for them, by seat."""
        return {int(seat): list(ids) for seat, ids in self.entries[-1].held.items()} if self.entries else {}

    def seat(self, number: int) -> Seat:
        """The seat of that number."""
        return self.seats[number]

    def names(self) -> list[str]:
        """The names of the seats, as logs show them."""
        return [seat.shown for seat in self.seats]

    def to_act(self) -> list[int]:
        """The seats that must decide now: one, or several that choose secretly at the same time."""
        if self.match is None or self.match.is_over:
            return []
        together = self.match.game.together(self.match.state)
        return [seat for seat in together if seat not in self.held] or [self.match.to_act]

    def begin(self) -> Match:
        """The match before its first decision of a seat; goes on from `base` when there is one."""
        dealer = Dealer(self.seed, self.nonces)
        if self.base:
            match = replay(self._record(self.base), registry.game(self.game_id))
            match.dealer, match.commitment, match.nonces = dealer, dealer.commitment, dealer.nonces
            match._take_chance()
        else:
            match = Match(registry.game(self.game_id), len(self.seats), dealer, self.options, self.values)
        match.names = self.names()
        return match

    def rebuild(self) -> None:
        """Play the stored log again."""
        if not self.entries:
            self.match = None
            return
        present = registry.game(self.game_id).meta.rules_version
        if self.rules_version != present:
            raise Retired("old-rules", stored=self.rules_version, present=present)
        log = [*self.base, *(part for entry in self.entries for part in entry.log)]
        match = replay(self._record(log), registry.game(self.game_id))
        dealer = Dealer(self.seed, self.nonces)
        match.dealer, match.commitment, match.nonces = dealer, dealer.commitment, dealer.nonces
        match.names = self.names()
        self.match = match

    def ahead(self, found: Table) -> Match | None:
        """The match with the commits that another process has added."""
        if self.match is None:
            whole = replace(found, entries=[*self.entries, *found.entries])
            whole.rebuild()
            return whole.match
        match = self.match.branch(self.match.dealer)
        for part in (part for entry in found.entries for part in entry.log):
            if isinstance(part, Rewind):
                match._rewind(part.rewind)
                match.state = match.state.clone()  # the old one belongs to a step of the match as it was
            else:
                match._apply(part)
        return match

    def become(self, found: Table, match: Match | None) -> None:
        """Be what another process has stored."""
        kept = {"id", "entries", "match", "lock", "called"}
        for name in (each.name for each in fields(self) if each.name not in kept):
            setattr(self, name, getattr(found, name))
        self.entries.extend(found.entries)
        self.match = match
        if match is not None:
            match.names = self.names()

    def as_of(self, version: int) -> Table:
        """The table as it was after that many commits: who sits there is as now."""
        lock = asyncio.Lock()
        past = replace(self, entries=self.entries[:version], drafts={}, rewind=None, match=None, lock=lock)
        past.rebuild()
        return past

    def _record(self, log: Sequence[int | Rewind]) -> Record:
        game = registry.game(self.game_id)
        return Record(
            game=self.game_id,
            rules_version=game.meta.rules_version,
            players=self.names(),
            options=msgspec.convert(self.options, dict[str, bool | int | str | list[str]]),
            tables=msgspec.convert(self.values, dict[str, int | list[int]]),
            generator=1,
            commitment=self.commitment,
            nonces=list(self.nonces),
            log=list(log),
        )

    def branch(self, seat: int, with_chance: bool = False) -> Match:
        """A copy of the match in which this seat is asked, also before others at a secret choice."""
        assert self.match is not None
        copy = self.match.branch(self.match.dealer if with_chance else None)
        if seat not in self.held and self.match.to_act != seat:
            copy.ask_first(seat)
        return copy

    def drafted(self, seat: int) -> Match:
        """The match as the seat sees it with its draft, or with its secret answer, played out."""
        copy = self.branch(seat)
        if seat in self.held:
            copy.ask_first(seat)
            take(copy, seat, self.held[seat])
        draft = self.drafts.get(seat)
        if draft is not None and draft.version == self.version:
            take(copy, seat, draft.actions)
        return copy


def take(match: Match, seat: int, actions: Sequence[int]) -> list[Step]:
    """Choose for a seat, and where only one thing is possible that too, up to the end of its turn."""
    done: list[Step] = []
    for action in actions:
        if match.to_act != seat:
            raise NotYours("not-your-turn")
        done.append(match.act(action))
        follow_forced(match, seat, done)
    return done


def follow_forced(match: Match, seat: int, done: list[Step]) -> None:
    """Take what has no alternative, unless a secret has just been shown."""
    while match.to_act == seat and not done[-1].is_barrier and (only := match.forced()) is not None:
        done.append(match.act(only))


def is_turn_over(match: Match, seat: int) -> bool:
    """Whether a draft can go no further: chance, another seat or a reveal comes next."""
    return match.to_act != seat or (bool(match.steps) and match.steps[-1].is_barrier)


def before_reveal(match: Match, first: int) -> State:
    """The state of a match, or the one before the first step from `first` on that shows a secret.

    A draft can be taken back, so that nothing may be seen by it that could not be forgotten again.
    """
    return next((step.before for step in match.steps[first:] if step.is_barrier), match.state)


def is_revealing(table: Table, drafted: Match) -> bool:
    """Whether a draft shows a secret."""
    return table.match is not None and before_reveal(drafted, len(table.match.steps)) is not drafted.state


def crosses_barrier(match: Match, steps: Sequence[Step]) -> bool:
    """Whether committing these steps cannot be taken back: chance comes next, or a secret is shown."""
    return match.to_act == CHANCE or match.is_over or any(step.is_barrier for step in steps)


def check_action(match: Match, action: int) -> None:
    """Raise IllegalActionError with the reason when an id is not legal."""
    reason = match.why_not(action)
    if reason is None:
        return
    if not 0 <= action < len(match.game.catalogue):
        raise IllegalActionError("action-out-of-range", action=action, last=len(match.game.catalogue) - 1)
    notation = match.game.catalogue.text(action)
    raise IllegalActionError("action-illegal", action=notation, reason=reason, game=match.game.meta.id)
