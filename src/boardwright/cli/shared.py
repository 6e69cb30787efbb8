"""Options that several commands share, and how they are read."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated, TypeVar

import typer
from rich.progress import Progress

import boardwright
from boardwright import registry
from boardwright.bots import loading
from boardwright.cli.language import say, words
from boardwright.cli.streams import out, progress_console, shown, shows_progress, writes_unicode
from boardwright.core import tables
from boardwright.core.errors import BadOptionError, BadRecordError, UnknownNameError
from boardwright.core.game import Value
from boardwright.core.match import Match
from boardwright.core.play import AnyGame
from boardwright.text import Words

AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
GameName = Annotated[str, typer.Argument(metavar="game", help="help-game")]
GameOptions = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="pair", help="help-option")]
RecordFile = Annotated[str, typer.Argument(metavar="file", help="help-record")]
TableFile = Annotated[str | None, typer.Option("--table", metavar="file", help="help-table")]
Processes = Annotated[
    str, typer.Option("--processes", "--jobs", "-j", metavar="number", help="help-processes")
]
Budget = Annotated[str, typer.Option("--budget", metavar="number", help="help-budget")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="number", help="help-seed")]

LARGEST_SEED = 2**63 - 1

Result = TypeVar("Result")


def show_json(value: object) -> None:
    """Print plain data as JSON."""
    out(json.dumps(value, indent=1, ensure_ascii=not writes_unicode()))


def whole_number(name: str, given: str, low: int, high: int) -> int:
    """A whole number from an option; raises BadOptionError with what would be right."""
    digits = given.strip()
    if digits.isascii() and digits.isdecimal() and len(digits) < 20 and low <= int(digits) <= high:
        return int(digits)
    raise BadOptionError("number-wanted", option=name, given=given[:40], low=str(low), high=str(high))


def decimal_number(name: str, given: str, low: float, high: float) -> float:
    """A number from an option, with a decimal point or comma."""
    try:
        number = float(given.replace(",", "."))
    except ValueError:
        number = math.nan
    if low <= number <= high:
        return number
    raise BadOptionError("decimal-wanted", option=name, given=given[:40], low=str(low), high=str(high))


def read_bots(given: str) -> list[str]:
    """The bots of a list, each found and named as it is known."""
    return [loading.checked_name(name) for name in given.split(",")]


def read_budget(given: str) -> float:
    """What part of their budgets bots may spend."""
    return decimal_number("--budget", given, 0.001, 1000)


def read_processes(given: str) -> int:
    """How many processes play: as many as there are cores when 0 is asked for."""
    return whole_number("--processes", given, 0, 256) or os.cpu_count() or 1


@contextmanager
def progress_bar() -> Iterator[Callable[[int, int], None]]:
    """A bar while games are played; it is told how many are done, and of how many."""
    with Progress(console=progress_console, transient=True, disable=not shows_progress()) as progress:
        task = progress.add_task(say("simulating"), total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def need(package: str) -> None:
    """Make sure that an optional package of the laboratory is there before anything is played."""
    if find_spec(package) is None:
        raise BadOptionError("needs-lab", package=package)


def writable(given: str, endings: Sequence[str] = ()) -> Path:
    """A file to be written: an older one there is replaced, but nothing is played in vain."""
    path = _path(given)
    if path.is_dir():
        raise BadOptionError("out-is-folder", file=given)
    if not path.parent.is_dir():
        raise BadOptionError("save-no-folder", folder=str(path.parent))
    if endings and path.suffix not in endings:
        raise BadOptionError("out-ending", file=given, endings=", ".join(endings))
    if not _takes_writing(path):
        raise BadOptionError("out-closed", file=given)
    return path


def _takes_writing(path: Path) -> bool:
    """Whether a file can be changed, or made where there is none; nothing is changed or left behind."""
    try:
        if path.exists():
            path.open("ab").close()
        else:
            TemporaryFile(dir=path.parent).close()
    except OSError:
        return False
    return True


def read_seed(given: str | None) -> int | None:
    """The seed, when there is one."""
    return None if given is None else whole_number("--seed", given, 0, LARGEST_SEED)


def read_options(given: list[str] | None) -> dict[str, object]:
    """NAME=VALUE pairs, if any."""
    options: dict[str, object] = {}
    for pair in given or []:
        name, sign, value = pair.partition("=")
        if not sign or not name.strip():
            raise BadOptionError("option-form", given=pair)
        options[name.strip()] = value.strip()
    return options


def read_tables(game: AnyGame, path: str | None) -> dict[str, Value]:
    """What a table file changes."""
    return {} if path is None else tables.load(_path(path), game.printed)


def find_game(name: str) -> AnyGame:
    """The game of that name, in any case."""
    return registry.game(name.strip().lower())


def load_match(file: str) -> Match:
    """The match in a record file."""
    return _of_record(file, boardwright.load)


def verify_match(file: str) -> int:
    """Check the dealing of the match in a record file; returns how many chance outcomes were checked."""
    return _of_record(file, boardwright.verify)


def _of_record(file: str, read: Callable[[Path], Result]) -> Result:
    """What is wrong with a record is no wrong call: a game in it that we do not know is the file's fault."""
    path = _path(file)
    try:
        return read(path)
    except (UnknownNameError, BadOptionError) as error:
        raise BadRecordError("record-problem", file=file, problem=error) from None
    except RecursionError:
        raise BadRecordError("record-unreadable", file=file) from None


def _path(file: str) -> Path:
    """A path; an empty text is not the current folder."""
    if not file.strip():
        raise BadOptionError("file-empty")
    return Path(file)


def speech_of(match: Match) -> Words:
    """The words for a match; names from a file cannot steer the terminal."""
    return Words(words().language, match.game, [shown(name) for name in match.names])
