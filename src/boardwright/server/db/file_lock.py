"""A lock (flock) on a database file itself, so that two services never write into one file.

It belongs to the file and not to a name: links lead to the same lock, and there is no other file to delete.
It ends with its process. SQLite locks bytes of the file with fcntl, which Linux keeps apart from flock;
elsewhere both are one, so that a file beside the database is locked instead.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

IS_APART: Final = sys.platform == "linux"


@contextmanager
def locked(path: str) -> Iterator[None]:
    """Hold the lock of a database file; one that is not there is made, and removed if it stays empty.

    Close every connection of this process to the file before the end of the block: closing the file ends the
    locks of SQLite, too. Raises BlockingIOError when another process holds it, OSError when it is unusable.
    """
    target = path if IS_APART else f"{path}.lock"
    is_new = not os.path.exists(target)
    held = _held(target)
    try:
        yield
    finally:
        if not IS_APART or (is_new and os.fstat(held).st_size == 0):
            with suppress(FileNotFoundError):
                os.unlink(target)
        os.close(held)


def _held(path: str) -> int:
    """Return a locked file; it is locked again when its last holder has removed it meanwhile."""
    import fcntl

    while True:
        held = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.path.samestat(os.fstat(held), os.stat(path)):
                return held
        except FileNotFoundError:
            pass
        except OSError:
            os.close(held)
            raise
        os.close(held)
