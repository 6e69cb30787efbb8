"""A match: state, record, dealer and undo in one object; what people and programs hold in their hands."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from boardwright.core import options as option_checks
from boardwright.core import record as records
from boardwright.core import tables as table_checks
from boardwright.core.dealer import GENERATOR, Dealer
from boardwright.core.decision import CHANCE, NOBODY, Decision
from boardwright.core.errors import BadOptionError, BadRecordError, IllegalActionError, NothingToUndoError
from boardwright.core.events import Event, Log, Plain
from boardwright.core.files import write_durably
from boardwright.core.game import SEAT_NAMES, State, Value
from boardwright.core.play import AnyGame, checked_apply
from boardwright.core.position import seats_in
from boardwright.core.reasons import Reason
from boardwright.core.record import Answer, Entry, Record, Result, Rewind
from boardwright.core.spelling import NO_NAME, nearest
from boardwright.core.standing import Standing, Step

__all__ = ["Match", "Step", "replay", "verify"]


class Match(Standing):
    """A match in play. Chance is dealt by itself whenever its turn comes, unless there is no dealer."""

    def __init__(
        self,
        game: AnyGame,
        players: int,
        dealer: Dealer | None,
        options: Mapping[str, object] | None = None,
        values: Mapping[str, object] | None = None,
        start: str = "",
    ) -> None:
        """Begin a match, at a position line if there is a `start`; `new` and `from_position` are shorter."""
        players = option_checks.checked_players(game.meta, players)
        self.game = game
        self.options = option_checks.completed(game.meta, players, options or {})
        self.values: dict[str, Value] = table_checks.replaced(game.printed, values or {})
        self.names: list[str] = list(SEAT_NAMES[:players])
        self.dealer = dealer
        self.commitment = dealer.commitment if dealer else ""
        self.nonces: tuple[str, ...] = dealer.nonces if dealer else ()
        self.log: list[int | Rewind] = []
        self.log_seats: list[int] = []
        self.steps: list[Step] = []
        self._order: list[Decision[Any]] | None = None  # of the stack, while a seat is asked before its turn
        self.start = start
        if start and (seats := seats_in(start, game.meta)) != players:
            raise BadRecordError("position-wrong-parts", parts=seats + 2, expected=players + 2)
        self.state: State = (
            game.from_position(start, self.options, self.values)
            if start
            else game.new(players, self.options, self.values)
        )
        self._take_chance()

    def __repr__(self) -> str:
        now = f"over: {self.scores}" if self.is_over else f"to act: {self._who(self.to_act)}"
        return f"<Match {self.game.meta.id}, {self.players} players, {len(self.steps)} steps, {now}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self is other or (self._identity() == other._identity() and self.state == other.state)

    def __hash__(self) -> int:
        return hash((self.game.meta.id, self.commitment))

    def _identity(self) -> tuple[object, ...]:
        return (
            self.game.meta.id,
            self.commitment,
            self.nonces,
            self.names,
            self.log,
            self.log_seats,
            self.options,
            self.start,
            self.values,
        )

    @property
    def tables(self) -> dict[str, Value]:
        """The printed values of this match under their name of 0.1; use `values`."""
        warnings.warn("`Match.tables` is called `Match.values` since 0.2", DeprecationWarning, stacklevel=2)
        return self.values

    def svg(self, seat: int | None = None, language: str = "en", theme: str = "light") -> str:
        """The drawn board as a seat sees it, or as a spectator does, as one SVG file."""
        drawn: str = import_module("boardwright.web.pictures").picture(
            self, self._seat(seat), language, theme
        )
        return drawn

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the public view; nothing but the text for a game without a drawn board."""
        shown: str | None = import_module("boardwright.web.pictures").in_a_notebook(self)
        return shown

    def number(self, action: int | str) -> int:
        """The id of an action given by id or notation."""
        number = self.game.catalogue.parse(action) if isinstance(action, str) else option_checks.whole(action)
        if number is not None:
            return number
        if not isinstance(action, str):
            raise IllegalActionError("action-no-number", given=str(action)[:40])
        meant = nearest(action, self.choices)
        if meant == NO_NAME:
            meant = nearest(action, map(self.game.catalogue.text, range(len(self.game.catalogue))))
        raise IllegalActionError("action-unknown", action=action[:80], nearest=meant)

    def _seat(self, given: object) -> int | None:
        return None if given is None else option_checks.checked_seat(given, self.players)

    def act(self, action: int | str) -> Step:
        """Take a decision for the seat to act, then let chance act; raises IllegalActionError."""
        step = self._apply(self.number(action))
        self._take_chance()
        return step

    def forced(self) -> int | None:
        """The only legal id when there is no choice, else None."""
        if self.to_act < 0:
            return None
        legal = self.legal
        return legal[0] if len(legal) == 1 else None

    def why_not(self, action: int | str) -> Reason | None:
        """None exactly when the action is legal now, else the reason."""
        number = self.number(action)
        if not 0 <= number < len(self.game.catalogue):
            return Reason("action-out-of-range", action=number, last=len(self.game.catalogue) - 1)
        return self.game.why_not(self.state, number)

    def view(self, seat: int | None = None) -> dict[str, Plain]:
        """What a seat, or a spectator, may know now."""
        return self.game.view(self.state, self._seat(seat))

    def events(self, seat: int | None = None) -> list[Event]:
        """What a seat, or a spectator, has been told so far, in order."""
        seat = self._seat(seat)
        told = (event.for_seat(seat) for step in self.steps for event in step.events)
        return [event for event in told if event is not None]

    def can_undo(self, seat: int) -> int:
        """How many steps an undo by this seat takes back; 0 when it may not."""
        seat = option_checks.checked_seat(seat, self.players, NOBODY)
        for count, step in enumerate(reversed(self.steps), start=1):
            if step.seat != seat or step.is_barrier:
                return 0
            if not step.forced:
                return count
        return 0

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice, of this seat or of whoever played last; raises NothingToUndoError."""
        if seat is None:
            seat = self.steps[-1].seat if self.steps else NOBODY
        count = self.can_undo(seat)
        if count == 0:
            raise NothingToUndoError("nothing-to-undo")
        self.rewind(count)

    def rewind(self, count: int) -> None:
        """Take back that many steps, whoever took them, and deal anew where chance comes next."""
        number = option_checks.whole(count)
        if number is None:
            raise BadOptionError("number-at-least", option="count", given=str(count)[:40], low="1")
        self._rewind(number)
        self._take_chance()

    def branch(self, dealer: Dealer | None = None) -> Match:
        """An independent copy that can be played on; without a dealer it stops where chance comes next."""
        copy = Match.__new__(Match)
        copy.__dict__.update(self.__dict__)
        copy.dealer = dealer
        copy.log = list(self.log)
        copy.log_seats = list(self.log_seats)
        copy.steps = list(self.steps)
        copy.state = self.state.clone()
        copy.names = list(self.names)
        return copy

    def ask_first(self, seat: int) -> bool:
        """Ask a seat that chooses secretly at this moment before the others; False when it does not.

        The decisions of the others keep their order: who answers when makes no difference to the match. Only
        the answer is recorded; asking another seat before it comes is as if this one had not been asked.
        """
        seat = option_checks.checked_seat(seat, self.players)
        if seat not in self.game.together(self.state):
            return False
        waiting = self.state.waiting
        if self._order is None:
            self._order = list(waiting)
        first = len(waiting) - sum(1 for _ in self._together())
        asked = self._order[first:]
        waiting[first:] = [decision for decision in asked if decision.seat != seat]
        waiting += [decision for decision in asked if decision.seat == seat]
        return True

    def _together(self) -> Iterator[Decision[Any]]:
        for decision in reversed(self.state.waiting):
            if not decision.together():
                return
            yield decision

    def record(self, with_seed: bool = False) -> Record:
        """The match as data. The seed is told after the end, or when asked for by whoever keeps the match."""
        over = self.is_over
        seed = self.dealer.seed.hex() if self.dealer and (over or with_seed) else None
        return Record(
            game=self.game.meta.id,
            rules_version=self.game.meta.rules_version,
            players=list(self.names),
            options={name: list(v) if isinstance(v, tuple) else v for name, v in self.options.items()},
            tables={
                key: list(v) if isinstance(v, tuple) else v
                for key, v in table_checks.differences(self.game.printed, self.values).items()
            },
            generator=GENERATOR,
            commitment=self.commitment,
            nonces=list(self.nonces),
            log=[
                entry if isinstance(entry, Rewind) else Answer(seat, entry)
                for entry, seat in zip(self.log, self.log_seats, strict=True)
            ],
            start=self.start,
            seed=seed,
            result=Result(self.scores, self.ranking) if over else None,
        )

    def to_lines(self, with_seed: bool = False) -> str:
        """The record in its text form."""
        return records.to_lines(self.record(with_seed), self.game)

    def save(self, path: Path | str, with_seed: bool = False) -> None:
        """Write the record, as text for .txt, else as JSON; it is on the disk when this returns.

        An old file stays until the new one is there; a failure leaves no half of one.
        """
        as_text = Path(path).suffix == ".txt"
        write_durably(path, self.to_lines(with_seed) if as_text else records.to_json(self.record(with_seed)))

    def position(self) -> str:
        """The state as one line."""
        return self.game.position(self.state)

    def _who(self, seat: int) -> str:
        return "chance" if seat == CHANCE else SEAT_NAMES[seat]

    def _take_chance(self) -> None:
        while self.dealer is not None and self.to_act == CHANCE:
            index = self.dealer.outcome(self.game.weights(self.state), len(self.log))
            self._apply(self.legal[index])

    def _apply(self, action: int) -> Step:
        seat = self.to_act
        forced = self.forced() is not None
        before = self.state.clone()
        log = Log()
        checked_apply(self.game, self.state, action, log)
        step = Step(seat, action, before, tuple(log.events), len(self.log), forced)
        self.steps.append(step)
        self.log.append(action)
        self.log_seats.append(seat)
        self._order = None
        return step

    def _play(self, entry: Entry) -> None:
        """Carry out an entry of a record."""
        if isinstance(entry, Rewind):
            self._rewind(entry.rewind)
        elif isinstance(entry, Answer):
            if entry.seat != self.to_act and not (
                entry.seat in self.game.together(self.state) and self.ask_first(entry.seat)
            ):
                raise IllegalActionError("record-other-seat", given=str(entry.seat), wanted=str(self.to_act))
            self._apply(entry.action)
        else:
            self._apply(entry)

    def _rewind(self, count: int) -> None:
        if not 0 < count <= len(self.steps):
            raise NothingToUndoError("rewind-too-far", count=count, steps=len(self.steps))
        self.state = self.steps[-count].before
        del self.steps[-count:]
        self.log.append(Rewind(count))
        self.log_seats.append(NOBODY)
        self._order = None


def replay(record: Record, game: AnyGame, upto: int | None = None) -> Match:
    """Play a record again; raises BadRecordError at the first entry that is not legal.

    With `upto` only that many entries are played. A record that holds its seed can be played on.
    """
    match = _empty(record, game)
    entries = record.log if upto is None else record.log[:upto]
    for number, entry in enumerate(entries, start=1):
        try:
            match._play(entry)
        except (IllegalActionError, NothingToUndoError) as error:
            raise BadRecordError("record-illegal-step", step=number, problem=error) from None
    result = record.result
    if upto is None and result and (not match.is_over or result != Result(match.scores, match.ranking)):
        raise BadRecordError("record-wrong-result")
    match.dealer = _dealer(record)
    return match


def _empty(record: Record, game: AnyGame) -> Match:
    match = Match(game, len(record.players), None, record.options, record.tables, record.start)
    match.names = list(record.players)
    match.commitment = record.commitment
    match.nonces = tuple(record.nonces)
    return match


def _dealer(record: Record) -> Dealer | None:
    if record.seed is None:
        return None
    try:
        return Dealer(bytes.fromhex(record.seed), record.nonces)
    except ValueError:
        raise BadRecordError("record-bad-seed") from None


def verify(record: Record, game: AnyGame) -> int:
    """Check a finished match against its commitment; returns how many chance outcomes were checked."""
    if record.seed is None:
        raise BadRecordError("verify-no-seed")
    if record.generator != GENERATOR:
        raise BadRecordError("verify-generator", generator=record.generator)
    final = replay(record, game)
    dealer = _dealer(record)
    if dealer is None or dealer.commitment != record.commitment:
        raise BadRecordError("verify-commitment")
    return _check_outcomes(record.log, _empty(record, game), dealer) if final.is_over else _unfinished()


def _unfinished() -> int:
    raise BadRecordError("verify-unfinished")


def _check_outcomes(log: Sequence[Entry], match: Match, dealer: Dealer) -> int:
    checked = 0
    for position, entry in enumerate(log):
        if match.to_act == CHANCE and not isinstance(entry, Rewind):
            dealt = match.legal[dealer.outcome(match.game.weights(match.state), position)]
            if dealt != (entry.action if isinstance(entry, Answer) else entry):
                raise BadRecordError("verify-outcome", step=position + 1)
            checked += 1
        match._play(entry)
    return checked
