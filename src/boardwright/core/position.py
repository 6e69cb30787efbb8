"""A state as one line of text, both ways, from the lists of fields that a game's `notation` gives.

`belfort 4 round=3 step=2 pool=0,0,1 | gold=5 wood=1 | gold=2 wood=0 | ChoosePlank(1) ChoosePlank(0)`:
the table, one part per player, and the stack of decisions, the next one last.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final

from boardwright.core.decision import CHANCE, Decision
from boardwright.core.errors import BadRecordError
from boardwright.core.game import SEAT_NAMES, Meta, State

MANY: Final = 9999
BITS: Final = (0, 1 << 62)
ANY_SIGN: Final = (-MANY, MANY)
SEAT: Final = (0, -1)
SEAT_OR_NONE: Final = (-1, -1)


@dataclass(frozen=True)
class Form:
    """What a game's positions consist of: fields of state and player, and the decisions that can wait.

    `ranges` holds the lowest and the highest number of a field, "player." before those of players; -1 as the
    highest is the last seat. Other fields hold 0 to MANY. The numbers of `distinct` fields differ, but for
    those below 0.
    """

    meta: Meta
    state: tuple[str, ...]
    player: tuple[str, ...]
    decisions: Mapping[str, Callable[..., Decision[Any]]]
    ranges: Mapping[str, tuple[int, int]] = dataclasses.field(default_factory=dict)
    distinct: tuple[str, ...] = ()


def write(form: Form, state: State, players: Sequence[object]) -> str:
    """The position line of a state."""
    parts = [f"{form.meta.id} {state.seats} " + _pairs(state, form.state)]
    parts += [_pairs(player, form.player) for player in players]
    parts.append(
        " ".join(f"{type(d).__name__}({','.join(map(str, (d.seat, *d.data())))})" for d in state.waiting)
    )
    return " | ".join(parts)


def read(form: Form, text: str, state: State, players: Sequence[object]) -> None:
    """Put what a position line says into a fresh state of the same game and number of players."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != len(players) + 2:
        raise BadRecordError("position-wrong-parts", parts=len(parts), expected=len(players) + 2)
    _fill(state, form.state, parts[0].split()[2:])
    for player, part in zip(players, parts[1:-1], strict=True):
        _fill(player, form.player, part.split())
    state.waiting = [_decision(word, form, state.seats) for word in parts[-1].split()]
    for name in form.state:
        _check(form, state.seats, name, name, getattr(state, name))
    for seat, player in enumerate(players):
        for name in form.player:
            _check(form, state.seats, f"player.{name}", f"{SEAT_NAMES[seat]}.{name}", getattr(player, name))


def impossible(place: str, given: object, low: int, high: int) -> BadRecordError:
    """The refusal of a number of a position, with its place and what would be possible."""
    return BadRecordError("position-impossible", place=place, given=str(given), low=str(low), high=str(high))


def _check(form: Form, seats: int, key: str, place: str, value: object) -> None:
    """Refuse numbers out of the range of their field, and equal ones where all must differ."""
    low, high = form.ranges.get(key, (0, MANY))
    high = seats - 1 if high < 0 else high
    numbers: list[Any] = list(value) if isinstance(value, list | tuple) else [value]
    for index, number in enumerate(numbers):
        if not low <= number <= high:
            raise impossible(f"{place}[{index}]" if len(numbers) > 1 else place, number, low, high)
    named = [number for number in numbers if number >= 0]
    if key in form.distinct and len(set(named)) < len(named):
        raise BadRecordError("position-twice", place=place, given=_value(value))


def seats_in(text: str, meta: Meta) -> int:
    """The number of players that a position line of that game names."""
    match = re.match(rf"{meta.id} (\d) ", text)
    if match is None or not meta.min_players <= int(match.group(1)) <= meta.max_players:
        raise BadRecordError("position-other-game", game=meta.id)
    return int(match.group(1))


def _pairs(thing: object, fields: Sequence[str]) -> str:
    return " ".join(f"{field}={_value(getattr(thing, field))}" for field in fields)


def _value(value: object) -> str:
    if isinstance(value, list | tuple):
        return ",".join(str(part) for part in value) or "-"
    return str(int(value)) if isinstance(value, bool) else str(value)


def _fill(target: object, fields: Sequence[str], words: Sequence[str]) -> None:
    """Every field once, in order; nothing else can be set."""
    for field, word in zip_longest(fields, words, fillvalue=""):
        name, sign, value = word.partition("=")
        if name != field or not sign:
            raise BadRecordError("position-unknown-field", field=name[:40] or field, value=value[:40])
        _put(target, field, value)


def _put(target: object, field: str, text: str) -> None:
    current = getattr(target, field)
    wanted = len(current) if isinstance(current, list | tuple) else 1
    numbers = _numbers(text)
    if numbers is None or (wanted and len(numbers) != wanted):
        raise BadRecordError("position-unknown-field", field=field, value=text[:40])
    if isinstance(current, list | tuple):
        setattr(target, field, type(current)(numbers))
    elif isinstance(current, bool) and numbers[0] not in (0, 1):
        raise BadRecordError("position-unknown-field", field=field, value=text)
    else:
        setattr(target, field, type(current)(numbers[0]))


def _numbers(text: str) -> list[int] | None:
    """Whole numbers separated by commas, `-` for none of them; None for anything else."""
    if text == "-":
        return []
    if not re.fullmatch(r"-?[0-9]{1,18}(,-?[0-9]{1,18})*", text):
        return None
    return [int(part) for part in text.split(",")]


def _decision(word: str, form: Form, seats: int) -> Decision[Any]:
    match = re.fullmatch(r"(\w+)\(([-0-9,]+)\)", word)
    numbers = _numbers(match.group(2)) if match else None
    if match and numbers and match.group(1) in form.decisions and CHANCE <= numbers[0] < seats:
        try:
            return form.decisions[match.group(1)](*numbers)
        except TypeError:
            pass
    raise BadRecordError("position-unknown-decision", decision=word[:40])
