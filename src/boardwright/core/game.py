"""Base classes of state and game: what every game offers to bots, tables, laboratory and adapters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from boardwright.core.catalogue import Catalogue
from boardwright.core.contents import is_alike, restored, values_of
from boardwright.core.decision import NOBODY, Decision
from boardwright.core.events import Log, Plain
from boardwright.core.random import Random
from boardwright.core.reasons import Reason

OptionValue: TypeAlias = "bool | int | str | tuple[str, ...]"
Options: TypeAlias = "Mapping[str, OptionValue]"
Value: TypeAlias = "int | tuple[int, ...]"
Values: TypeAlias = "Mapping[str, Value]"

SEAT_NAMES: Final = ("red", "blue", "yellow", "purple", "green")


@dataclass(frozen=True)
class Option:
    """A variant that the players agree on before the match.

    `choices` lists the texts to choose from; with `pick` above zero that many different ones are chosen.
    An option without choices is a switch.
    """

    name: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    pick: int = 0


@dataclass(frozen=True)
class Printed:
    """A value printed on a component: its key, how sure we are of it, what a file of values may put there."""

    key: str
    value: Value
    confidence: str = "certain"
    low: int = 0
    high: int = 99


@dataclass(frozen=True)
class Meta:
    """What a list of games shows, and what the platform must know before a match."""

    id: str
    title: str
    designers: str
    publisher: str
    min_players: int
    max_players: int
    minutes: int
    weight: str
    rules_version: int
    max_decisions: int
    options: tuple[Option, ...] = ()
    on_web: bool = True


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table. Games add their fields; `waiting` is the stack of open decisions."""

    __slots__ = ("seats", "waiting")

    def __init__(self, seats: int, like: State | None = None) -> None:
        self.seats: int = seats
        # Any: a game's decisions take that game's own state, which the base class cannot name.
        self.waiting: list[Decision[Any]] = [] if like is None else like.waiting.copy()

    def __repr__(self) -> str:
        game = type(self).__module__.rpartition(".")[0].rpartition(".")[2] or "a game"
        return f"<State of {game}, {self.seats} seats, waiting: {self.waiting[-1] if self.waiting else None}>"

    def clone(self) -> State:
        """An independent copy, written out field by field in every game."""
        raise TypeError(f"{type(self).__name__} does not say how it is copied")

    def __eq__(self, other: object) -> bool:
        return is_alike(self, other)

    def __hash__(self) -> int:
        raise TypeError("a state changes and has no hash; use its position")

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (type(self), self.made_with(), values_of(self))

    def made_with(self) -> tuple[object, ...]:
        """What the constructor takes; the contents follow field by field when a state is unpickled."""
        return (self.seats,)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def take_off(self) -> None:
        """The decision on top of the stack is being carried out.

        The last one is cleared away: to pop it would give the list's memory back, to be asked for again at
        once.
        """
        if len(self.waiting) == 1:
            self.waiting.clear()
        else:
            self.waiting.pop()


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game as the platform sees it. One object per game, without any state of its own.

    Who asks what of it is on one page in `docs/game-contract.md`.
    """

    def __init__(self, meta: Meta, catalogue: Catalogue, printed: Sequence[Printed]) -> None:
        self.meta: Meta = meta
        self.catalogue: Catalogue = catalogue
        self.printed: tuple[Printed, ...] = tuple(printed)

    def __repr__(self) -> str:
        seats = f"{self.meta.min_players} to {self.meta.max_players} players"
        return f"<Game {self.meta.id}, {seats}, {len(self.catalogue)} actions>"

    def __copy__(self) -> Game[S]:
        return self

    def __deepcopy__(self, memo: object) -> Game[S]:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """By where it is defined: compiled classes are not pickled part by part."""
        return _defined_in, (type(self).__module__,)

    def new(self, players: int, options: Options, tables: Values) -> S:
        """A match before its first chance decision; the arguments have been checked and completed."""
        raise TypeError(f"{self.meta.id} does not say how it begins")

    def advance(self, state: S, log: Log | None) -> None:
        """Run the sequence of play until somebody must decide or the game is over."""

    def to_act(self, state: S) -> int:
        """Who decides now: a seat, CHANCE, or NOBODY when it is over."""
        return state.waiting[-1].seat if state.waiting else NOBODY

    def legal(self, state: S) -> list[int]:
        """Ids from the catalogue, ascending; empty only when the game is over."""
        return state.waiting[-1].legal(state) if state.waiting else []

    def weights(self, state: S) -> list[int]:
        """At a chance decision, one integer weight for each legal id."""
        return state.waiting[-1].weights(state)

    def drawn(self, state: S, draw: Random) -> int:
        """At a chance decision, an id as chance would take it; playouts draw like this."""
        return state.waiting[-1].drawn(state, draw)

    def apply(self, state: S, action: int, log: Log | None = None) -> None:
        """Carry out an id in place. Trusts that it is legal: the check is made in `core.play`."""
        decision = state.waiting[-1]
        state.take_off()
        decision.apply(state, action, log)
        if not state.waiting:
            self.advance(state, log)

    def why_not(self, state: S, action: int) -> Reason | None:
        """None exactly when the id is legal now, else the reason."""
        if not state.waiting:
            return Reason("game-over")
        if action in state.waiting[-1].legal(state):
            return None
        return state.waiting[-1].why_not(state, action)

    def together(self, state: S) -> list[int]:
        """The seats that choose secretly at this same moment, the one to act first; empty when none do."""
        seats: list[int] = []
        for index in range(len(state.waiting) - 1, -1, -1):
            decision = state.waiting[index]
            if not decision.together():
                break
            if decision.seat not in seats:
                seats.append(decision.seat)
        return seats

    def clone(self, state: S) -> State:
        """Cheap and independent."""
        return state.clone()

    def is_over(self, state: S) -> bool:
        """Whether nobody has anything left to decide."""
        return not state.waiting

    def scores(self, state: S) -> list[int]:
        """Points of every seat, now."""
        return [0] * state.seats

    def points(self, state: S) -> list[dict[str, int]]:
        """Where every point of every seat came from, by source; each sum is the score."""
        return [{} for _ in range(state.seats)]

    def ranking(self, state: S) -> list[int]:
        """The place of every seat, from 1, with the rulebook's tie-breaks; equal places are shared."""
        return [1] * state.seats

    def view(self, state: S, seat: int | None) -> dict[str, Plain]:
        """What this seat, or a spectator, may know, as plain data."""
        return {}

    def redeal(self, state: S, seat: int, draw: Random) -> State:
        """A state chosen at random among those that this seat cannot tell apart from the true one."""
        return state.clone()

    def position(self, state: S) -> str:
        """The whole state as one line of text."""
        return ""

    def from_position(self, text: str, options: Options, tables: Values) -> State:
        """The state that a position line describes."""
        raise TypeError(f"{self.meta.id} does not read positions")


def _defined_in(module: str) -> object:
    """The one game of a module."""
    return import_module(module).GAME


def places(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Places from 1 by descending keys; equal keys share a place and the next ones are skipped.

    >>> places([(5, 1), (9, 0), (5, 1)])
    [2, 1, 2]
    """
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def question(state: State, viewer: int | None) -> dict[str, Plain] | None:
    """Who decides now and what, for a view; other seats see only the public name of a decision, the own one
    also what was chosen for it so far.
    """
    if not state.waiting:
        return None
    decision = state.waiting[-1]
    if decision.seat != viewer:
        return {"seat": decision.seat, "decision": decision.public_name()}
    asked: dict[str, Plain] = {"seat": decision.seat, "decision": type(decision).__name__}
    data = decision.data()
    if data:
        asked["data"] = list(data)
    return asked


def changed(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The same values but for one. What changes rarely is kept in tuples, which copies of a state share.

    >>> changed((1, 2, 3), 1, 5)
    (1, 5, 3)
    """
    others = list(values)
    others[index] = value
    return tuple(others)


def number(value: Value) -> int:
    """A printed value that is one number."""
    assert isinstance(value, int)
    return value


def numbers(value: Value) -> tuple[int, ...]:
    """A printed value that is a list of numbers."""
    assert isinstance(value, tuple)
    return value
