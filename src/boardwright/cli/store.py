"""The file of a match in play; no other file is ever overwritten."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from boardwright.core.errors import BadOptionError, BadRecordError
from boardwright.core.match import Match


def home_folder() -> Path:
    """Return the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(os.environ.get("BOARDWRIGHT_DATA") or Path(home) / "boardwright")


def data_folder() -> Path:
    """Return the folder of matches when no file is given."""
    return home_folder() / "matches"


def new_path(given: str | None, game: str) -> Path:
    """Return the file of a new match: the given one, else a new one in the user's data folder."""
    if given is not None:
        return free_path(given)
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadRecordError("save-folder-missing", folder=str(folder)) from None
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    names = (f"{game}-{stamp}-{os.getpid()}{more}.json" for more in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())


def free_path(given: str) -> Path:
    """Return the given path; raises BadOptionError when it exists, as a file is never overwritten."""
    path = Path(given)
    if not given.strip() or path.is_dir():
        raise BadOptionError("save-is-folder", file=given)
    if path.exists():
        raise BadOptionError("save-exists", file=given)
    if not path.parent.is_dir():
        raise BadOptionError("save-no-folder", folder=str(path.parent))
    return path


class Store:
    """The file of a match in play. It notices when another program has changed the file."""

    def __init__(self, path: Path, begun: bool) -> None:
        self.path = path
        self.seen = self._state_of_file() if begun else None

    def save(self, match: Match) -> BadRecordError | None:
        """Write the match with its seed, so that it can be played on; returns the problem, if any."""
        if self._state_of_file() != self.seen and self.path.exists():
            return BadRecordError("save-changed", file=str(self.path))
        try:
            match.save(self.path, with_seed=True)
        except OSError as error:
            problem = str(error.strerror or error)
            return BadRecordError("save-failed", file=str(self.path), problem=problem)
        self.seen = self._state_of_file()
        return None

    def move_to(self, path: Path) -> None:
        """Save to another file from now on."""
        self.path = path
        self.seen = None

    def _state_of_file(self) -> tuple[int, int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_ino, found.st_mtime_ns, found.st_size


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Delay Ctrl-C to the end of the block: a move is made and on disk, or not made at all."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pending: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pending.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pending:
        raise KeyboardInterrupt
