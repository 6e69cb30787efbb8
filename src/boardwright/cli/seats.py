"""Holders of seats: `me`, bots by name, people by nickname."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from boardwright.bots import BOTS, loading
from boardwright.bots import is_bot as is_ours
from boardwright.core.errors import BadOptionError
from boardwright.core.game import SEAT_NAMES

PERSON: Final = "me"
MAX_NAME_LENGTH: Final = 30
FORBIDDEN: Final = frozenset('"\\;[]()')


def read_seats(text: str) -> list[str]:
    """Parse seats from "me,greedy,Anna": `me`, names of bots, nicknames of people at this screen."""
    seats = [_holder_from(name.strip()) for name in text.split(",")]
    people = [seat for seat in seats if seat != PERSON and not is_bot(seat)]
    if len({name.lower() for name in people}) != len(people):
        raise BadOptionError("seats-alike", seats=text[:80])
    return seats


def is_bot(holder: str) -> bool:
    """Return whether a bot holds a seat: a built-in one, or one of the user's own."""
    return is_ours(holder) or loading.is_own(holder)


def _holder_from(name: str) -> str:
    lower = name.lower()
    if lower == PERSON or is_ours(lower):
        return lower
    if loading.is_own(name):
        if FORBIDDEN & set(name):
            raise BadOptionError("bot-form", bot=name[:80])
        return loading.checked_name(name)
    if not name:
        raise BadOptionError("seat-empty", bots=", ".join(BOTS))
    if len(name) > MAX_NAME_LENGTH or not name.isprintable() or FORBIDDEN & set(name):
        raise BadOptionError("nickname", name=name[:40])
    if lower in SEAT_NAMES:
        raise BadOptionError("nickname-colour", name=name)
    near = get_close_matches(lower, BOTS, 1, 0.8)
    if near:
        raise BadOptionError("nickname-like-bot", name=name, bot=near[0])
    return name


def stored_name(seat: int, holder: str) -> str:
    """Return the name of a seat in the record: a colour for `me`, "blue (greedy)" for a bot, a nickname."""
    if holder == PERSON:
        return SEAT_NAMES[seat]
    return f"{SEAT_NAMES[seat]} ({holder})" if is_bot(holder) else holder


def holder_of(name: str) -> str:
    """Return the holder of a seat from its name in the record."""
    if name in SEAT_NAMES:
        return PERSON
    held = name.rpartition("(")[2].rstrip(")")
    return held if is_bot(held) and name.endswith(")") else name


def marks(names: Sequence[str]) -> list[str]:
    """Return a short mark for every name, all different: two letters if that is enough.

    >>> marks(["Red", "Blue (greedy)", "Anna", "Andy"])
    ['Re', 'Bl', 'Ann', 'And']
    """
    for length in (2, 3):
        found = [name[:length] for name in names]
        if len(set(found)) == len(found):
            return found
        clear = [name[:2] if [n[:2] for n in names].count(name[:2]) == 1 else name[:3] for name in names]
        if len(set(clear)) == len(clear):
            return clear
    return [f"{name[:1]}{number}" for number, name in enumerate(names, start=1)]
