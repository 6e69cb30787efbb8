"""Nicknames: cleaned of invisible characters, and unique at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final

from boardwright.core.game import SEAT_NAMES
from boardwright.server.tables.model import OPEN, Table
from boardwright.text import LANGUAGES, Words

MAX_NAME: Final = 24
BLANKS: Final = frozenset("()\u115f\u1160\u2800\u3164\uffa0")  # brackets, and letters without a shape
# Letters of Cyrillic and Greek that look like Latin ones: capitals before they lose their case, then others.
CAPITALS: Final = str.maketrans(
    "\u0410\u0412\u0415\u0417\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0405"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7",
    "ABE3IJKMHOPCTYXSABEZHIKMNOPTYX",
)
LOOK_ALIKES: Final = str.maketrans(
    "\u0430\u0432\u0435\u0437\u0456\u0458\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0501\u051b\u051d"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0142\u0131\xf8\u011101|i",
    "abe3ijkmhopctyxsdqwabeznikuvoptuxllodolll",
)


def clean_nickname(name: str) -> str:
    """Return a nickname without invisible characters and brackets (bots have those), cut to MAX_NAME.

    >>> clean_nickname("  Anna   Maria ")
    'Anna Maria'
    """
    visible = "".join(" " if c in BLANKS or not c.isprintable() else c for c in name)
    return " ".join(visible.split())[:MAX_NAME].strip()


def skeleton(name: str) -> str:
    """Return a name for comparisons: equal for names that look alike.

    NFKC, without case, accents, invisible characters and spaces; letters of other scripts that look like a
    Latin one become that one.

    >>> skeleton("Ann") == skeleton("\u0410\u200bN n\u0301")
    True
    """
    plain = unicodedata.normalize("NFKC", name).translate(CAPITALS).casefold()
    letters = unicodedata.normalize("NFKD", plain.translate(LOOK_ALIKES)).translate(LOOK_ALIKES)
    return "".join(c for c in letters if c.isprintable() and not c.isspace() and not unicodedata.combining(c))


def is_taken(table: Table, name: str, number: int | None = None) -> bool:
    """Return whether a name looks like that of a seat at the table, other than seat `number`."""
    return skeleton(name) in {skeleton(taken) for taken in _taken(table, number)}


def _taken(table: Table, number: int | None) -> Iterator[str]:
    """Yield the names of the other seats; of one without a nickname, its colour in all languages."""
    for seat in table.seats:
        if seat.number == number:
            continue
        yield seat.shown
        if seat.name:
            yield seat.name
        elif seat.kind != OPEN:
            yield from _colours(SEAT_NAMES[seat.number])


@cache
def _colours(colour: str) -> tuple[str, ...]:
    return tuple(Words(language, names=[colour]).names[0] for language in LANGUAGES)


def free_name(table: Table, name: str, number: int) -> str:
    """Return the name, with a number behind it when that of another seat at the table looks like it."""
    found, count = name, 2
    while name and is_taken(table, found, number):
        found, count = f"{name} {count}", count + 1
    return found
