"""A state as one line of text, both ways, from the lists of fields that a game's `notation` gives.

`belfort 4 round=3 step=2 pool=0,0,1 | gold=5 wood=1 | gold=2 wood=0 | ChoosePlank(1) ChoosePlank(0)`:
the table, one part per player, and the stack of decisions, the next one last.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from boardwright.core.decision import Decision
from boardwright.core.errors import BadRecordError
from boardwright.core.game import State


def write(
    name: str, state: State, fields: Sequence[str], players: Sequence[object], per_player: Sequence[str]
) -> str:
    """The position line of a state."""
    parts = [f"{name} {state.seats} " + _pairs(state, fields)]
    parts += [_pairs(player, per_player) for player in players]
    parts.append(
        " ".join(f"{type(d).__name__}({','.join(map(str, (d.seat, *d.data())))})" for d in state.waiting)
    )
    return " | ".join(parts)


def read(
    text: str,
    state: State,
    players: Sequence[object],
    decisions: Mapping[str, Callable[..., Decision[Any]]],
) -> None:
    """Put what a position line says into a fresh state of the same game and number of players."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != len(players) + 2:
        raise BadRecordError("position-wrong-parts", parts=len(parts), expected=len(players) + 2)
    for target, part in zip((state, *players), parts, strict=False):
        for word in part.split():
            if "=" in word:
                _put(target, *word.split("=", 1))
    state.waiting = [_decision(word, decisions) for word in parts[-1].split()]


def seats_in(text: str, name: str) -> int:
    """The number of players that a position line of that game names."""
    match = re.match(rf"{name} (\d) ", text)
    if match is None:
        raise BadRecordError("position-other-game", game=name)
    return int(match.group(1))


def _pairs(thing: object, fields: Sequence[str]) -> str:
    return " ".join(f"{field}={_value(getattr(thing, field))}" for field in fields)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, list | tuple):
        if value and isinstance(value[0], list):
            return "/".join(_value(part) for part in value)
        return ",".join(str(part) for part in value) or "-"
    return str(value)


def _put(target: object, field: str, text: str) -> None:
    current = getattr(target, field, None)
    if current is None or not re.fullmatch(r"[-\d,/]+", text):
        raise BadRecordError("position-unknown-field", field=field, value=text[:40])
    if isinstance(current, bool):
        setattr(target, field, text == "1")
    elif isinstance(current, list) and current and isinstance(current[0], list):
        setattr(target, field, [_ints(part) for part in text.split("/")])
    elif isinstance(current, list):
        setattr(target, field, _ints(text))
    elif isinstance(current, tuple):
        setattr(target, field, tuple(_ints(text)))
    else:
        setattr(target, field, int(text))


def _ints(text: str) -> list[int]:
    return [] if text == "-" else [int(part) for part in text.split(",")]


def _decision(word: str, decisions: Mapping[str, Callable[..., Decision[Any]]]) -> Decision[Any]:
    match = re.fullmatch(r"(\w+)\(([-\d,]+)\)", word)
    if match is None or match.group(1) not in decisions:
        raise BadRecordError("position-unknown-decision", decision=word[:40])
    return decisions[match.group(1)](*_ints(match.group(2)))
