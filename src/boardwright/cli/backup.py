"""`boardwright backup`: a verified copy of the database in a new SQLite file, also while people play."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Final

import typer

from boardwright.cli.language import say
from boardwright.cli.serve import Database, existing_database, told
from boardwright.cli.shared import AsJson, show_json
from boardwright.cli.streams import complain, out
from boardwright.core.errors import BadOptionError, BoardwrightError

if TYPE_CHECKING:
    from boardwright.server.tables.checking import Findings

SAMPLE: Final = 25  # matches of a backup that are replayed
Target = Annotated[str, typer.Argument(metavar="file", help="help-backup-target")]


def command(target: Target, database: Database = "", as_json: AsJson = False) -> None:
    """Copy the database into a new file and verify the copy."""
    path = free_target(target)
    url = existing_database(database)
    with told(url) as shown:
        findings = backed_up(url, path)
    size = path.stat().st_size
    if as_json:
        sample = {"replayed": findings.matches, "damaged": findings.damaged}
        show_json({"database": shown, "backup": str(path), "bytes": size, **sample})
    else:
        out(say("backed-up", database=shown, file=str(path), size=size, matches=findings.matches))
    if findings.damaged:
        complain(say("backup-of-damaged", tables=", ".join(findings.damaged)))
        raise typer.Exit(1)


def free_target(given: str) -> Path:
    """Return the path of a new file; raises BadOptionError."""
    path = Path(given)
    if not given.strip():
        raise BadOptionError("file-empty")
    if path.is_dir():
        raise BadOptionError("database-folder", file=given[:200])
    if path.exists() or path.is_symlink():
        raise BadOptionError("backup-exists", file=given[:200])
    if not path.parent.is_dir():
        raise BadOptionError("save-no-folder", folder=str(path.parent)[:200])
    return path


def backed_up(url: str, target: Path) -> Findings:
    """Write a backup; returns what the check of a sample of its tables has found."""
    from sqlalchemy.exc import SQLAlchemyError

    from boardwright.server.db.backup import copy_database, new_file
    from boardwright.server.db.integrity import damage_of, is_damage
    from boardwright.server.db.transfer import problem_of, shown

    try:
        with new_file(target) as draft:
            copy_database(url, draft)
            if (damage := damage_of(draft, is_whole=True)) is not None:
                raise BoardwrightError("backup-damaged", source=shown(url), problem=damage)
            return sampled(draft)
    except FileExistsError:
        raise BadOptionError("backup-exists", file=str(target)[:200]) from None
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        problem = problem_of(error)
        if is_damage(error):
            raise BoardwrightError("backup-damaged", source=shown(url), problem=problem) from None
        raise BoardwrightError("backup-failed", file=str(target)[:200], problem=problem) from None


def sampled(path: Path) -> Findings:
    """Replay a sample of the tables of a backup; one of an older release is brought up to date in a copy."""
    from boardwright.server.db.engines import inspecting, open_engine
    from boardwright.server.db.migrate import upgrade
    from boardwright.server.db.transfer import opened, snapshot
    from boardwright.server.tables.checking import Findings, check_tables, tables_of

    findings = Findings()
    with TemporaryDirectory(dir=path.parent) as folder:
        scratch = Path(folder) / "scratch.sqlite"
        if is_older(path):
            shutil.copyfile(path, scratch)
            with opened(open_engine(f"sqlite:///{scratch}")) as engine:
                upgrade(engine)
        with opened(inspecting(f"sqlite:///{scratch if scratch.exists() else path}")) as engine:
            with snapshot(engine) as connection:
                tables = tables_of(connection)
            step = max(1, len(tables) // SAMPLE)
            check_tables(engine, tables[::-step][:SAMPLE], findings)  # the newest among them
    return findings


def is_older(path: Path) -> bool:
    """Return whether an older release has written a database; raises BadOptionError for a newer one."""
    from boardwright.server.db.engines import inspecting
    from boardwright.server.db.transfer import check_source, opened

    url = f"sqlite:///{path}"
    with opened(inspecting(url)) as engine, engine.connect() as connection:
        try:
            check_source(connection, url)
        except BadOptionError as problem:
            if problem.message != "move-old":
                raise
            return True
    return False
