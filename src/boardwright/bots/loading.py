"""Bots by the names of the command line: a built-in name, or `FILE.py:CLASS` for a user's own bot.

A user's own bot runs in a child process, one for each seat it holds, and that process is spawned, not forked.
It receives positions that were re-dealt from its seat and never the true state; two seats of the same class
cannot show each other their cards either.
"""

from __future__ import annotations

import atexit
import json
import queue
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from boardwright.bots.base import Bot
from boardwright.bots.naming import bot_named
from boardwright.core.errors import BadOptionError
from boardwright.core.game import OptionValue, State, Value
from boardwright.core.play import AnyGame
from boardwright.core.random import Random

BEGIN: Final = "import sys; sys.path[:] = {path!r}; from boardwright.bots.apart import main; main()"
MAX_NAME_LENGTH: Final = 200
# Seconds for a bot to load, and for each answer: one that hangs would block all games.
ANSWER_TIMEOUT: Final = 120.0
EXIT_TIMEOUT: Final = 5.0


class Process:
    """The child process of one bot of the user's own."""

    def __init__(self, name: str) -> None:
        self.name = name
        with _at_hand(name) as (path, kind):
            self._child = subprocess.Popen(
                [sys.executable, "-c", BEGIN.format(path=sys.path), str(path), kind],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
            self._lines: queue.Queue[str] = queue.Queue()
            threading.Thread(target=self._listen, daemon=True).start()
            loaded = self._answer()
        if "error" in loaded:
            self.close()
            raise _wrong(name, kind, loaded)

    def ask(self, request: Mapping[str, object]) -> dict[str, Any]:
        """Send a request and return the answer; raises BadOptionError when the bot fails."""
        assert self._child.stdin is not None
        try:
            self._child.stdin.write(json.dumps(request) + "\n")
            self._child.stdin.flush()
        except OSError:
            self._ended()
        return self._answer()

    @property
    def is_alive(self) -> bool:
        """Whether the process is running."""
        return self._child.poll() is None

    def close(self) -> None:
        self._child.kill()
        self._child.wait()
        assert self._child.stdin is not None
        with suppress(OSError):  # the process is dead: unread input is lost
            self._child.stdin.close()

    def _listen(self) -> None:
        """Queue the lines of answers, in a thread; an empty one marks the end."""
        assert self._child.stdout is not None
        with self._child.stdout as lines:
            for line in lines:
                self._lines.put(line)
        self._lines.put("")

    def _answer(self) -> dict[str, Any]:
        try:
            line = self._lines.get(timeout=ANSWER_TIMEOUT)
        except queue.Empty:
            self.close()
            raise BadOptionError("bot-slow", bot=self.name, seconds=round(ANSWER_TIMEOUT)) from None
        if not line:
            self._ended()
        answer: dict[str, Any] = json.loads(line)
        if "failed" in answer:
            self.close()
            raise BadOptionError("bot-failed", bot=self.name, line=answer["line"], problem=answer["failed"])
        return answer

    def _ended(self) -> None:
        with suppress(subprocess.TimeoutExpired):
            self._child.wait(EXIT_TIMEOUT)
        self.close()
        raise BadOptionError("bot-ended", bot=self.name, status=self._child.returncode)


class OwnBot(Bot):
    """A user's own bot as the referee sees it: a proxy for its child process."""

    def __init__(self, name: str, process: Process) -> None:
        self.name = name
        self._process = process

    def choose(self, game: AnyGame, state: State, seat: int, draw: Random) -> int:
        """Return the answer of the process; raises BadOptionError when it is not a legal id."""
        position = game.position(state)
        answer = self._process.ask({"position": position, "seat": seat, "luck": draw.bits()})
        legal = game.legal(state)
        if "wrong" in answer:
            raise BadOptionError("bot-no-number", bot=self.name, given=answer["wrong"])
        if answer["action"] not in legal:
            given = str(answer["action"])[:40]
            raise BadOptionError("bot-illegal", bot=self.name, given=given, legal=_listed(legal))
        return int(answer["action"])


_processes: Final[dict[tuple[str, int], Process]] = {}
# Files of bots from another machine, by their names there.
_copies: Final[dict[str, bytes]] = {}


def is_own(name: str) -> bool:
    """Return whether a name is that of a user's own bot."""
    return ".py" in name.lower()


def split(name: str) -> tuple[Path, str]:
    """Parse `FILE.py:CLASS`; returns the file and the class, raises BadOptionError for anything else."""
    file, colon, kind = name.rpartition(":")
    if not colon or not file.endswith(".py") or not kind.isidentifier() or len(name) > MAX_NAME_LENGTH:
        raise BadOptionError("bot-form", bot=name[:80])
    path = Path(file)
    if not path.is_file():
        raise BadOptionError("bot-no-file", file=file)
    return path, kind


def source(name: str) -> bytes:
    """Read the file that `FILE.py:CLASS` names."""
    return split(name)[0].read_bytes()


def use_copy(name: str, content: bytes) -> None:
    """Load the bot with that name from this content of its file, which is on another machine."""
    if _copies.get(name) != content:
        _copies[name] = content
        for place in [each for each in _processes if each[0] == name]:
            _processes.pop(place).close()


@contextmanager
def _at_hand(name: str) -> Iterator[tuple[Path, str]]:
    """Yield the file and the class of a bot to load; the file of a copy is temporary."""
    if name not in _copies:
        yield split(name)
        return
    file, _, kind = name.rpartition(":")
    with TemporaryDirectory(prefix="boardwright-") as folder:
        path = Path(folder) / Path(file).name
        path.write_bytes(_copies[name])
        yield path, kind


def checked_name(name: str) -> str:
    """Return the name of a bot as it is known: a built-in name, or FILE.py:CLASS.

    A user's own bot is loaded once, so that no game begins before it is known to work. Raises BadOptionError
    or UnknownNameError for a bot that cannot be used.
    """
    given = name.strip()
    if not is_own(given):
        return bot_named(given.lower()).name
    _process_of(given, 0)
    return given


@dataclass(frozen=True)
class Setting:
    """The settings of a match for its bots: game, options, values, and the part of their budgets to spend."""

    game: AnyGame
    options: Mapping[str, OptionValue]
    tables: Mapping[str, Value]
    budget: float = 1.0


def seated(name: str, place: int, setting: Setting, luck: int) -> Bot:
    """Return a new bot for one match; `place` distinguishes several seats with the same name."""
    if not is_own(name):
        return bot_named(name, setting.budget)
    process = _process_of(name, place)
    settings = {"options": dict(setting.options), "tables": dict(setting.tables)}
    process.ask({"game": setting.game.meta.id, **settings, "luck": luck})
    return OwnBot(name, process)


@atexit.register
def end_processes() -> None:
    """End the processes of all bots of the user's own."""
    while _processes:
        _processes.popitem()[1].close()


def _process_of(name: str, place: int) -> Process:
    """Return the process of a bot at a place; it is reused for later matches and restarted after a failure.

    It is reused for later matches and restarted after a failure.
    """
    found = _processes.get((name, place))
    if found is None or not found.is_alive:
        found = _processes[name, place] = Process(name)
    return found


def _listed(legal: list[int]) -> str:
    shown = ", ".join(map(str, legal[:8]))
    return f"{shown}, …" if len(legal) > 8 else shown


def _wrong(name: str, kind: str, loaded: Mapping[str, Any]) -> BadOptionError:
    """Return the error for a file that runs but has no such bot."""
    file = Path(name.rpartition(":")[0]).name
    if loaded["error"] == "no-choose":
        return BadOptionError("bot-no-choose", file=file, name=kind)
    return BadOptionError("bot-no-class", file=file, name=kind, known=loaded["known"])
