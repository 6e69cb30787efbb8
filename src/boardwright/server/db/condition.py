"""The condition of the database while the service runs: well, ill until the disk is back, or damaged.

The name of an SQLite file is looked up before every transaction and before a commit is acknowledged: when the
file, or the log beside it, was deleted or replaced, the commit went where no name leads any more. Nothing is
read from or written into a file that SQLite has called malformed; the next start checks it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog

from boardwright.server.db.engines import file_of
from boardwright.server.db.integrity import code_of, is_damage
from boardwright.server.errors import NotStored

DAMAGED: Final = "storage-damaged"
REPLACED: Final = "storage-replaced"
FULL: Final = "storage-full"
FAILING: Final = "storage-failing"
SQLITE_FAILURES: Final = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR: FAILING,
    sqlite3.SQLITE_READONLY: FAILING,
    sqlite3.SQLITE_CANTOPEN: FAILING,
}
# By SQLSTATE: disk_full, io_error, data_corrupted, index_corrupted.
POSTGRES_FAILURES: Final = {"53100": FULL, "58030": FAILING, "XX001": DAMAGED, "XX002": DAMAGED}
LEAST_ROOM: Final = 2**20  # bytes
LOG: Final = structlog.get_logger("boardwright.storage")


def failure_of(error: BaseException) -> str | None:
    """Return the message of an error that is the fault of the disk or of the file; None for any other."""
    if is_damage(error):
        return DAMAGED
    state = getattr(getattr(error, "orig", None), "sqlstate", None)
    return SQLITE_FAILURES.get(code_of(error) or 0) or POSTGRES_FAILURES.get(state or "")


def refused(failure: str) -> NotStored:
    """Return the refusal for a failure."""
    known = (
        NotStored("storage-damaged"),
        NotStored("storage-replaced"),
        NotStored("storage-full"),
        NotStored("storage-failing"),
    )
    return next(each for each in known if each.message == failure)


class Condition:
    """The condition of one database. `problem` is the message of its last failure; empty when it is well."""

    def __init__(self, url: str) -> None:
        self.problem = ""
        self._is_damaged = False
        self._watched: dict[Path, tuple[int, int] | None] = {}
        self._kept_open: sqlite3.Connection | None = None
        if (path := file_of(url)) is not None:
            self._watch(path)

    def _watch(self, path: Path) -> None:
        """Remember which files these are; an open connection keeps SQLite from removing its log."""
        self._kept_open = sqlite3.connect(path, check_same_thread=False)
        self._kept_open.execute("SELECT count(*) FROM sqlite_master").fetchone()
        log = Path(os.path.realpath(path) + "-wal")
        self._watched = {each: _identity(each) for each in (path, log)}

    def close(self) -> None:
        """Close the connection; no other one of this process is open."""
        if self._kept_open is not None:
            with suppress(sqlite3.Error):
                self._kept_open.close()

    def check(self) -> None:
        """Raise NotStored when the file is damaged, or not the one that was opened."""
        if self._is_damaged:
            raise refused(DAMAGED)
        for path, identity in self._watched.items():
            if _identity(path) != identity:
                self._note(REPLACED, str(path))
                raise refused(REPLACED)

    def refusal(self, error: BaseException, otherwise: NotStored) -> NotStored:
        """Return the refusal after an error, and remember what it says of the disk, if anything."""
        failure = failure_of(error)
        if failure is not None:
            self._is_damaged = self._is_damaged or (failure == DAMAGED and bool(self._watched))
            self._note(failure, str(getattr(error, "orig", None) or error))
        found = otherwise if failure is None else refused(failure)
        found.__cause__ = error
        return found

    def note_success(self) -> None:
        """Remember that something was stored."""
        if self.problem and not self._is_damaged and not (self.problem == FULL and self._lacks_room()):
            self.problem = ""
            with suppress(Exception):
                LOG.info("the database is well again")

    def _lacks_room(self) -> bool:
        """Return whether a disk that was full still is: a small write may fit where others do not."""
        with suppress(OSError):
            for path in self._watched:
                return shutil.disk_usage(path.parent).free < LEAST_ROOM
        return False

    def _note(self, failure: str, problem: str) -> None:
        """Log a failure once, when it begins."""
        if self.problem != failure:
            self.problem = failure
            with suppress(Exception):  # the log may be on the disk that is full
                LOG.error("the database is ill", reason=failure, problem=problem[:200])


def _identity(path: Path) -> tuple[int, int] | None:
    """Return the device and inode of a file; None when there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
