"""`boardwright check-database`: structure, checksums, and every match replayed; nothing is changed."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING

import typer

from boardwright.cli.language import say
from boardwright.cli.serve import Database, existing_database, told
from boardwright.cli.shared import AsJson, progress_bar, show_json
from boardwright.cli.streams import complain, out

if TYPE_CHECKING:
    from boardwright.server.tables.checking import Findings


def command(database: Database = "", as_json: AsJson = False) -> None:
    """Check a database, also while a service uses it; exits with 1 when something is damaged."""
    url = existing_database(database)
    with told(url) as shown:
        structure, findings = checked(url)
    is_sound = structure is None and not findings.damaged
    if as_json:
        show_json({"database": shown, "sound": is_sound, "structure": structure or "ok", **asdict(findings)})
    else:
        show(shown, structure, findings)
    if not is_sound:
        raise typer.Exit(1)


def checked(url: str) -> tuple[str | None, Findings]:
    """Check the structure and every table; returns the damage of the structure, and what was found."""
    from sqlalchemy.exc import SQLAlchemyError

    from boardwright.server.db.engines import file_of, inspecting
    from boardwright.server.db.integrity import damage_of
    from boardwright.server.db.transfer import check_source, opened, snapshot
    from boardwright.server.tables.checking import Findings, check_rows, check_tables, tables_of

    path = file_of(url)
    structure = None if path is None else damage_of(path, is_whole=True)
    findings = Findings()
    with opened(inspecting(url)) as engine:
        tables: list[str] = []
        with suppress(*([SQLAlchemyError] if structure else [])), snapshot(engine) as connection:
            check_source(connection, url)
            tables = tables_of(connection)
        check_rows(engine, findings)
        with progress_bar("checking") as progress:
            for number, table_id in enumerate(tables, start=1):
                check_tables(engine, [table_id], findings)
                progress(number, len(tables))
    return structure, findings


def show(shown: str, structure: str | None, findings: Findings) -> None:
    """Print the findings; damage goes to stderr."""
    counts = {"tables": findings.tables, "matches": findings.matches, "verified": findings.verified}
    out(say("checked", **counts))
    if findings.without_checksums:
        out(say("checked-without", count=findings.without_checksums))
    if findings.unplayable:
        out(say("checked-unplayable", tables=", ".join(findings.unplayable)))
    if structure is not None:
        complain(say("checked-structure", problem=structure))
    for table_id, problem in findings.damaged.items():
        complain(say("checked-damaged", table=table_id, problem=problem))
    if structure is None and not findings.damaged:
        out(say("checked-sound", database=shown))
    else:
        complain(say("checked-way-back"))
