"""Suggestions for names that do not exist: the known one that is spelled most like them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

NO_NAME: Final = "none"  # what a message shows another sentence for
LONGEST_NAME: Final = 80
ALIKE: Final = 0.6


def nearest(given: str, known: Iterable[str]) -> str:
    """Return the known name that is spelled most like a given one, or NO_NAME when none is near.

    >>> nearest("jeweler", ["jester", "jeweller"]), nearest("x", ["jester"])
    ('jeweller', 'none')
    """
    from difflib import get_close_matches  # only for messages: importing the package stays quick

    found = get_close_matches(given[:LONGEST_NAME].lower(), list(known), n=1, cutoff=ALIKE)
    return found[0] if found else NO_NAME


def nearest_key(given: str, known: Iterable[str]) -> str:
    """Return the key that is spelled most like a given one; those that have all of its words go first.

    >>> nearest_key("granary.point", ["granary.cost", "granary.points", "points"])
    'granary.points'
    >>> nearest_key("jeweller.gold", ["miller.gold", "characters.jeweller.gold"])
    'characters.jeweller.gold'
    """
    keys = list(known)
    wanted = _words(given)
    found = nearest(given, [key for key in keys if wanted <= _words(key)] or keys)
    return found if found != NO_NAME else max(keys, key=lambda key: len(wanted & _words(key)))


def _words(key: str) -> set[str]:
    return set(re.split(r"[._-]", key))
