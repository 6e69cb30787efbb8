"""Files that are whole or not there: what is written is on the disk before anybody relies on it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def write_durably(path: Path | str, text: str) -> None:
    """Replace a file by a text (UTF-8); it is on the disk when this returns.

    An old file stays until the new one is there; a failure leaves no half of one.
    """
    path = Path(os.path.realpath(path))
    draft = Path(f"{path}.part")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Let a renamed file survive a power cut, where the system can promise that for folders."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
