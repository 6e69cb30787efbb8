"""The language of this run: --lang, else BOARDWRIGHT_LANG, else the system's, else English."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from functools import cache

from boardwright.text import LANGUAGES, Words


def split(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Split off the language given by --lang, which may be anywhere before `--`; returns the other arguments.

    Returns the other arguments.
    """
    chosen: str | None = None
    rest: list[str] = []
    left = list(arguments)
    while left:
        argument = left.pop(0)
        if argument == "--":
            return chosen, [*rest, argument, *left]
        if argument.startswith("--lang="):
            chosen = argument.removeprefix("--lang=")
        elif argument == "--lang" and left:
            chosen = left.pop(0)
        else:
            rest.append(argument)
    return chosen, rest


def detect(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language that arguments and environment select."""
    chosen, _ = split(arguments)
    if chosen is not None:
        return _known(chosen)
    for name in ("BOARDWRIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return _known(environment[name])
    return "en"


def _known(language: str) -> str:
    short = re.split(r"[_.@-]", language)[0].lower()
    return short if short in LANGUAGES else "en"


@cache
def words() -> Words:
    """Return the platform's messages in the language of this run."""
    return Words(detect(sys.argv[1:], os.environ))


def say(name: str, /, **arguments: object) -> str:
    """Format a message of the command line."""
    return words().message(f"cli-{name}", **arguments)
