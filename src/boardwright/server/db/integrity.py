"""Integrity of an SQLite file: its pages, records and indexes, checked before it is used; nothing is written.

A large file takes long to check: from `WHOLE_CHECK_SIZE` on indexes are not compared with their tables
(`quick_check`, some 4 seconds for each GB), and after `CHECK_TIMEOUT` the check is given up. Damage inside of
rows is noticed by the checksums of tables in any case.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

import structlog

from boardwright.server.db.engines import reading_uri

WHOLE_CHECK_SIZE: Final = 256 * 2**20  # some 3 seconds
CHECK_TIMEOUT: Final = 60.0
INSTRUCTIONS: Final = 100_000  # of SQLite, between two looks at the clock
NOT_A_DATABASE: Final = sqlite3.SQLITE_NOTADB
LOG: Final = structlog.get_logger("boardwright.integrity")


def code_of(error: BaseException | None) -> int | None:
    """Return the primary result code of an SQLite error, also of one that SQLAlchemy has wrapped."""
    code = getattr(getattr(error, "orig", None) or error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def is_damage(error: BaseException | None) -> bool:
    """Return whether an error says that the file is malformed."""
    return code_of(error) in (sqlite3.SQLITE_CORRUPT, NOT_A_DATABASE)


def damage_of(path: Path, is_whole: bool = False, timeout: float = CHECK_TIMEOUT) -> str | None:
    """Return the damage of an SQLite file in one line, None when none was found.

    `is_whole` checks everything, however long it takes. Raises sqlite3.Error when the file cannot be read for
    another reason.
    """
    is_small = path.stat().st_size < WHOLE_CHECK_SIZE
    deadline = time.monotonic() + timeout
    pragma = "integrity_check(1)" if is_whole or is_small else "quick_check(1)"
    with closing(sqlite3.connect(reading_uri(path), uri=True)) as connection:
        if not is_whole:
            connection.set_progress_handler(lambda: time.monotonic() > deadline, INSTRUCTIONS)
        try:
            found = str(connection.execute(f"PRAGMA {pragma}").fetchone()[0])
        except sqlite3.Error as error:
            if code_of(error) == sqlite3.SQLITE_INTERRUPT:
                LOG.warning("the file was not checked to its end", seconds=timeout)
                return None
            if not is_damage(error):
                raise
            found = str(error)
    return None if found == "ok" else " ".join(found.removeprefix("*** in database main ***").split())[:200]
