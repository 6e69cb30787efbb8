"""Work at a node of a Ray cluster, and the check that it has the same Boardwright.

This module does not import Ray; only plain values cross the network.
"""

from __future__ import annotations

import hashlib
import pickle
import platform
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import boardwright
from boardwright import registry
from boardwright.bots import loading
from boardwright.core.errors import BoardwrightError
from boardwright.lab.bench import is_compiled

# The packages that affect games.
PARTS: Final = ("core", "games", "bots", "lab")
DONE: Final = "done"
FAILED: Final = "failed"
DIFFERS: Final = "differs"
MISSING: Final = "missing"


class Installed(NamedTuple):
    """The Boardwright of a machine; compiled and uncompiled ones give levels different budgets."""

    version: str
    compiled: bool
    rules: tuple[tuple[str, int], ...]
    source: str

    def beside(self, other: Installed) -> str:
        """Format it for people; versions of rules only if those of the other differ."""
        rules = [f"{game}-{number}" for game, number in self.rules if (game, number) not in other.rules]
        form = "compiled" if self.compiled else "pure"
        return "/".join([self.version, form, *rules, self.source[:8]])


class Answer(NamedTuple):
    """The answer of a machine: a result, an error, or its installation."""

    kind: str
    host: str
    content: Any


@cache
def installed() -> Installed:
    """Return the installation of this machine."""
    rules = tuple((game.meta.id, game.meta.rules_version) for game in registry.games())
    return Installed(boardwright.__version__, is_compiled(), rules, _source())


def _source() -> str:
    """Hash the source files that affect games: two machines may have changed the same version."""
    root = Path(boardwright.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(path for part in PARTS for path in (root / part).rglob("*.py")):
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def answer(asking: tuple[object, ...], own_bots: Mapping[str, bytes], task: bytes) -> Answer:
    """Run a piece of work (a function and its arguments) for a machine with the same installation."""
    if tuple(installed()) != asking:
        return Answer(DIFFERS, platform.node(), tuple(installed()))
    if not task:
        return Answer(DONE, platform.node(), None)
    for file, content in own_bots.items():
        loading.use_copy(file, content)
    work, piece = pickle.loads(task)
    try:
        return Answer(DONE, platform.node(), work(*piece))
    except BoardwrightError as error:
        return Answer(FAILED, platform.node(), error)
    except Exception as error:  # a bug: reported to the driver
        return Answer(FAILED, platform.node(), RuntimeError(f"{type(error).__name__}: {error}"))
