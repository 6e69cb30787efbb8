"""Building blocks of observations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, TypeAlias

from boardwright.core.events import kebab_term


class Seen:
    """A view relative to its observer: the observer is 0, the next one in seat order 1, and so on."""

    __slots__ = ("others", "players", "seat", "view")

    def __init__(self, view: Mapping[str, Any], seat: int, players: int) -> None:
        self.view = view
        self.seat = seat
        self.players = players
        self.others: list[Mapping[str, Any]] = [
            view["players"][(seat + turn) % players] for turn in range(players)
        ]

    def turned(self, seat: int) -> int:
        """Return a seat relative to the observer; a number that is no seat of a player stays as it is."""
        return (seat - self.seat) % self.players if 0 <= seat < self.players else seat


Read: TypeAlias = "Callable[[Seen], Iterable[float]]"
ReadPlayer: TypeAlias = "Callable[[Mapping[str, Any]], Iterable[float]]"


@dataclass(frozen=True)
class Part:
    """A range of numbers of an observation: their names, their divisor, and a reader of the view.

    With `signed`, numbers may be below zero.
    """

    name: str
    entries: tuple[str, ...]
    meaning: str
    read: Read
    scale: float = 1.0
    signed: bool = False


@dataclass(frozen=True)
class PlayerPart:
    """A part that every player has."""

    name: str
    entries: tuple[str, ...]
    meaning: str
    read: ReadPlayer
    scale: float = 1.0
    signed: bool = False


def for_players(players: int, parts: Iterable[PlayerPart]) -> list[Part]:
    """Return the parts of the observer, then those of the next player, all the way round."""
    kept = list(parts)
    return [_of_player(part, turn) for turn in range(players) for part in kept]


def _of_player(part: PlayerPart, turn: int) -> Part:
    name = f"player{turn}.{part.name}"
    return Part(
        name, part.entries, part.meaning, lambda seen: part.read(seen.others[turn]), part.scale, part.signed
    )


def asked(players: int, decisions: Iterable[str], widths: Sequence[int] = ()) -> list[Part]:
    """Return the parts of the open decision: its name, its seat, and the choices made for it so far.

    The name is the one that this seat may know. The choices are the numbers that the decision holds, each
    encoded in the given number of bits.
    """
    names = tuple(decisions)
    index = {name: number for number, name in enumerate(names)}

    def decision(seen: Seen) -> list[float]:
        question = seen.view["question"]
        return one_of(len(names), None if question is None else index[question["decision"]])

    def seat(seen: Seen) -> list[float]:
        question = seen.view["question"]
        return one_of(players, None if question is None else seen.turned(question["seat"]))

    def so_far(seen: Seen) -> list[float]:
        question = seen.view["question"] or {}
        return in_bits(widths, question.get("data", ()))

    parts = [
        Part("decision", names, "1 for the decision that is open; all 0 after the end", decision),
        Part("asked", seats(players), "1 for the player who decides; all 0 when chance does", seat),
    ]
    if widths:
        entries = tuple(f"{number}/{1 << bit}" for number, width in enumerate(widths) for bit in range(width))
        meaning = (
            "what this seat has chosen for the open decision so far: the decision's numbers, plus 1, in bits"
        )
        parts.append(Part("so_far", entries, meaning, so_far))
    return parts


def seats(players: int) -> tuple[str, ...]:
    """Return the names of the seats, counted from the observer."""
    return tuple(f"seat+{turn}" for turn in range(players))


def each(rows: Iterable[object], columns: Iterable[object]) -> tuple[str, ...]:
    """Return the names of a table that is written row by row.

    >>> each("ab", (1, 2))
    ('a/1', 'a/2', 'b/1', 'b/2')
    """
    kept = [str(column) for column in columns]
    return tuple(f"{row}/{column}" for row in rows for column in kept)


def one_of(size: int, index: int | None) -> list[float]:
    """Encode an index as one-hot; all 0 when it is None or out of range.

    >>> one_of(3, 1), one_of(2, None)
    ([0.0, 1.0, 0.0], [0.0, 0.0])
    """
    found = [0.0] * size
    if index is not None and 0 <= index < size:
        found[index] = 1.0
    return found


def in_bits(widths: Sequence[int], numbers: Sequence[int]) -> list[float]:
    """Encode each number, plus 1, in that many bits, the lowest first; zeros for absent numbers.

    >>> in_bits((3, 2), [4])
    [1.0, 0.0, 1.0, 0.0, 0.0]
    """
    found: list[float] = []
    for place, width in enumerate(widths):
        value = numbers[place] + 1 if place < len(numbers) else 0
        found += [float(value >> bit & 1) for bit in range(width)]
    return found


class Names(tuple[str, ...]):
    """Names of entries with an index of their positions."""

    place: dict[str, int]

    def __new__(cls, names: Iterable[str]) -> Names:
        made = super().__new__(cls, names)
        made.place = {name: number for number, name in enumerate(made)}
        return made


def named(terms: Iterable[IntEnum]) -> Names:
    """Return the names of terms as a view writes them."""
    return Names(map(kebab_term, terms))


def chosen(names: Names, present: Iterable[str]) -> list[float]:
    """Count how often each name occurs."""
    found = [0.0] * len(names)
    for name in present:
        found[names.place[name]] += 1
    return found


def amounts(names: Iterable[str], values: Mapping[str, Any]) -> list[float]:
    """Return the value of each name; 0 for absent ones."""
    return [float(values.get(name, 0)) for name in names]


def positions(players: int, order: Sequence[int], seen: Seen, places: int) -> list[float]:
    """Encode each player's place in an order as one-hot, counted from the observer."""
    found = [0.0] * (players * places)
    for place, seat in enumerate(order[:places]):
        turn = seen.turned(seat)
        if 0 <= turn < players:
            found[turn * places + place] = 1.0
    return found
