"""The child process of a user's own bot.

It reads requests and writes answers, one line of JSON each. A request holds a position that was re-dealt from
the bot's seat, or begins a match; nothing else of a match ever reaches this process. Output of the bot goes
to the error stream, so that it cannot be taken for an answer.
"""

from __future__ import annotations

import importlib.util
import json
import os
import queue
import random
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import IO, Any, TypeAlias

from boardwright import registry
from boardwright.bots.base import Bot
from boardwright.core.game import State
from boardwright.core.play import AnyGame
from boardwright.core.random import Random

Request: TypeAlias = "Mapping[str, Any]"
Answer: TypeAlias = "dict[str, object]"


class Seat:
    """The bot of one match: its class, its instance once a match has begun, and the settings of the match."""

    def __init__(self, kind: Callable[[], Bot]) -> None:
        self.kind = kind
        self.bot: Bot | None = None
        self.game: AnyGame | None = None
        self.options: dict[str, Any] = {}
        self.tables: dict[str, Any] = {}

    def begin(self, request: Request) -> Answer:
        """Begin a match with a new instance of the bot, so that it remembers nothing of an earlier match."""
        self.game = registry.game(request["game"])
        self.options = {name: _frozen(value) for name, value in request["options"].items()}
        self.tables = {key: _frozen(value) for key, value in request["tables"].items()}
        random.seed(request["luck"])
        self.bot = self.kind()
        return {}

    def choose(self, request: Request) -> Answer:
        """Return the choice of the bot in a position; the module `random` is seeded again each time."""
        assert self.bot is not None and self.game is not None
        state: State = self.game.from_position(request["position"], self.options, self.tables)
        random.seed(request["luck"])
        chosen = self.bot.choose(self.game, state, request["seat"], Random(request["luck"]))
        if isinstance(chosen, bool) or not hasattr(chosen, "__index__"):
            return {"wrong": repr(chosen)[:80]}
        number = int(chosen)
        return {"action": number} if number.bit_length() < 64 else {"wrong": hex(number)[:40]}


def _frozen(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def load(path: Path, name: str) -> Answer | Callable[[], Bot]:
    """Import the class from a file; returns an error when the file has no such class."""
    sys.path.insert(0, str(path.parent.resolve()))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    found = getattr(module, name, None)
    if not isinstance(found, type):
        own = [each for each, kind in vars(module).items() if _is_bot(kind) and kind is not Bot]
        return {"error": "no-class", "known": ", ".join(own) or "–"}
    if not callable(getattr(found, "choose", None)):
        return {"error": "no-choose"}
    return found


def _is_bot(kind: object) -> bool:
    return isinstance(kind, type) and callable(getattr(kind, "choose", None))


def answer(work: Callable[[], Answer]) -> Answer:
    """Run a function of the bot and return its answer; any failure becomes an answer with its line."""
    try:
        return work()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # code of the user: any failure is reported in one line
        text = " ".join(str(error).split())[:200]
        name = type(error).__name__
        return {"failed": f"{name}: {text}" if text else name, "line": _line_of(error)}


def _line_of(error: BaseException) -> int:
    """Return the last line of the bot's own file in a traceback; 0 when there is none."""
    line = 0
    own = Path(sys.argv[1]).absolute()
    place = error.__traceback__
    while place is not None:
        if Path(place.tb_frame.f_code.co_filename).absolute() == own:
            line = place.tb_lineno
        place = place.tb_next
    return line or int(getattr(error, "lineno", 0) or 0)


def serve(requests: queue.Queue[str], answers: IO[str], path: Path, name: str) -> None:
    """Load the bot, report the result, then answer requests for ever."""
    loaded: list[Callable[[], Bot]] = []

    def loading() -> Answer:
        found = load(path, name)
        if isinstance(found, dict):
            return found
        loaded.append(found)
        return {}

    first = answer(loading)
    _write(answers, first)
    if not loaded:
        return
    seat = Seat(loaded[0])
    while True:
        request = json.loads(requests.get())
        work = seat.begin if "game" in request else seat.choose
        _write(answers, answer(partial(work, request)))


def _write(answers: IO[str], content: Answer) -> None:
    answers.write(json.dumps(content) + "\n")
    answers.flush()


def _read(lines: IO[str], requests: queue.Queue[str]) -> None:
    """Queue the lines of requests; exit when the parent process closes the pipe."""
    for line in lines:
        requests.put(line)
    os._exit(0)


def main() -> None:
    """Run in a new process; its arguments are the file and the name of the class."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    lines = os.fdopen(os.dup(0), encoding="utf-8")
    os.dup2(2, 1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    requests: queue.Queue[str] = queue.Queue()
    threading.Thread(target=_read, args=(lines, requests), daemon=True).start()
    serve(requests, answers, Path(sys.argv[1]), sys.argv[2])
    os._exit(0)
