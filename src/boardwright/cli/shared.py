"""Options that several commands share, and their parsers."""

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
ValuesFile = Annotated[str | None, typer.Option("--values", metavar="file", help="help-values")]
Processes = Annotated[
    str, typer.Option("--processes", "--jobs", "-j", metavar="number", help="help-processes")
]
Budget = Annotated[str, typer.Option("--budget", metavar="number", help="help-budget")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="number", help="help-seed")]

MAX_SEED = 2**63 - 1

Result = TypeVar("Result")


def show_json(value: object) -> None:
    """Print plain data as JSON."""
    out(json.dumps(value, indent=1, ensure_ascii=not writes_unicode()))


def whole_number(name: str, given: str, low: int, high: int) -> int:
    """Parse a whole number from an option; raises BadOptionError with the valid range."""
    digits = given.strip()
    if digits.isascii() and digits.isdecimal() and len(digits) < 20 and low <= int(digits) <= high:
        return int(digits)
    raise BadOptionError("number-wanted", option=name, given=given[:40], low=str(low), high=str(high))


def decimal_number(name: str, given: str, low: float, high: float) -> float:
    """Parse a number from an option, with a decimal point or comma."""
    try:
        number = float(given.replace(",", "."))
    except ValueError:
        number = math.nan
    if low <= number <= high:
        return number
    raise BadOptionError("decimal-wanted", option=name, given=given[:40], low=str(low), high=str(high))


def read_bots(given: str) -> list[str]:
    """Parse a list of bots; returns their known names."""
    return [loading.checked_name(name) for name in given.split(",")]


def read_budget(given: str) -> float:
    """Parse the part of their budgets that bots may spend."""
    return decimal_number("--budget", given, 0.001, 1000)


def read_processes(given: str) -> int:
    """Parse the number of processes; 0 means one for each core."""
    return whole_number("--processes", given, 0, 256) or os.cpu_count() or 1


@contextmanager
def progress_bar(what: str = "simulating") -> Iterator[Callable[[int, int], None]]:
    """Yield a callback that shows a progress bar: it takes the number of things done, and of all of them."""
    with Progress(console=progress_console, transient=True, disable=not shows_progress()) as progress:
        task = progress.add_task(say(what), total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def need(package: str) -> None:
    """Check that an optional package of the laboratory is installed before anything is played."""
    if find_spec(package) is None:
        raise BadOptionError("needs-lab", package=package)


def writable(given: str, endings: Sequence[str] = ()) -> Path:
    """Return a file to write, after checking that it can be written; an existing one is replaced."""
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
    """Return whether a file can be written or created; nothing is changed or left behind."""
    try:
        if path.exists():
            path.open("ab").close()
        else:
            TemporaryFile(dir=path.parent).close()
    except OSError:
        return False
    return True


def read_seed(given: str | None) -> int | None:
    """Parse the seed, if there is one."""
    return None if given is None else whole_number("--seed", given, 0, MAX_SEED)


def read_options(given: list[str] | None) -> dict[str, object]:
    """Parse NAME=VALUE pairs, if any."""
    options: dict[str, object] = {}
    for pair in given or []:
        name, sign, value = pair.partition("=")
        if not sign or not name.strip():
            raise BadOptionError("option-form", given=pair)
        options[name.strip()] = value.strip()
    return options


def read_values(game: AnyGame, path: str | None) -> dict[str, Value]:
    """Read a file of values: its changes, by key."""
    return {} if path is None else tables.load(_path(path), game.printed)


def find_game(name: str) -> AnyGame:
    """Return the game with that name, in any case."""
    return registry.game(name.strip().lower())


def load_match(file: str) -> Match:
    """Read the match of a record file."""
    return _of_record(file, boardwright.load)


def verify_match(file: str) -> int:
    """Check the deal of the match in a record file; returns how many chance outcomes were checked."""
    return _of_record(file, boardwright.verify)


def _of_record(file: str, read: Callable[[Path], Result]) -> Result:
    """Convert usage errors to record errors: an unknown game in a file is a fault of the file."""
    path = _path(file)
    try:
        return read(path)
    except (UnknownNameError, BadOptionError) as error:
        raise BadRecordError("record-problem", file=file, problem=error) from None
    except RecursionError:
        raise BadRecordError("record-unreadable", file=file) from None


def _path(file: str) -> Path:
    """Return a path; an empty text is not the current folder."""
    if not file.strip():
        raise BadOptionError("file-empty")
    return Path(file)


def speech_of(match: Match) -> Words:
    """Return the words for a match; names from a file cannot send control codes to the terminal."""
    return Words(words().language, match.game, [shown(name) for name in match.names])
