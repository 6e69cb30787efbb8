"""The language of this run: --lang, else BOARDWRIGHT_LANG, else the system's, else English."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache

from boardwright.text import LANGUAGES, Words


def detect(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that arguments and environment ask for, before the arguments are parsed."""
    for index, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return _known(argument.removeprefix("--lang="))
        if argument == "--lang" and index + 1 < len(arguments):
            return _known(arguments[index + 1])
    for name in ("BOARDWRIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return _known(environment[name])
    return "en"


def _known(language: str) -> str:
    short = language[:2].lower()
    return short if short in LANGUAGES else "en"


@cache
def words() -> Words:
    """The platform's words in the language of this run."""
    return Words(detect(sys.argv[1:], os.environ))


def say(name: str, /, **arguments: object) -> str:
    """A message of the command line."""
    return words().message(f"cli-{name}", **arguments)
