"""Backups: a copy of the whole database in an SQLite file, made while people play.

The copy gets its name only when it is complete and on the disk; until then it is a file beside it, which a
failure removes. An existing file is never overwritten.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from boardwright.core.errors import BoardwrightError
from boardwright.server.db.engines import file_of, open_engine, reading_uri
from boardwright.server.db.migrate import run
from boardwright.server.db.schema import METADATA
from boardwright.server.db.transfer import ENDINGS, check_source, copy, opened, shown, snapshot, summed

DRAFT: Final = ".part"


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """Yield the draft of a file, which gets its name at the end of the block; raises FileExistsError."""
    draft = target.with_name(f"{target.name}.{os.getpid()}{DRAFT}")
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds seeds and links
    try:
        yield draft
        _sync(draft)
        os.link(draft, target)  # unlike a renaming this refuses a name that is taken
        _sync(target.parent)
    finally:
        for ending in (*ENDINGS, "-journal"):
            with suppress(FileNotFoundError):
                draft.with_name(draft.name + ending).unlink()


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def copy_database(source: str, target: Path) -> None:
    """Copy everything of one moment into an empty SQLite file; raises BoardwrightError when they differ."""
    path = file_of(source)
    if path is None:
        _copy_server(source, f"sqlite:///{target}")
    else:
        _copy_file(path, target)
    with closing(sqlite3.connect(target)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it


def _copy_file(source: Path, target: Path) -> None:
    """Copy a file with the backup interface of SQLite, again when a service was started meanwhile."""
    while True:
        uri = reading_uri(source)
        with (
            closing(sqlite3.connect(uri, uri=True)) as reading,
            closing(sqlite3.connect(target)) as writing,
        ):
            reading.backup(writing)
        if reading_uri(source) == uri or "immutable" not in uri:
            return


def _copy_server(source: str, target: str) -> None:
    """Copy a server in one transaction that reads a snapshot, and compare both sides."""
    with opened(open_engine(source)) as old, opened(open_engine(target)) as new, snapshot(old) as reading:
        check_source(reading, source)
        with new.begin() as writing:
            run(writing)
            for table in METADATA.sorted_tables:
                copy(table, reading, writing)
        with snapshot(new) as written:
            tables = METADATA.sorted_tables
            differing = [each.name for each in tables if summed(reading, each) != summed(written, each)]
    if differing:
        raise BoardwrightError("backup-differs", source=shown(source), tables=", ".join(differing))
