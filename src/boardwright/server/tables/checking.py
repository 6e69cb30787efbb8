"""Check stored tables one by one: rows, checksums, the replay of the match, the deal of a finished one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import SQLAlchemyError

from boardwright import registry
from boardwright.core.errors import BadRecordError
from boardwright.core.match import verify
from boardwright.server.db.schema import METADATA, TABLES
from boardwright.server.db.transfer import problem_of, snapshot, summed
from boardwright.server.errors import Damaged, Gone
from boardwright.server.tables import rows
from boardwright.server.tables.model import OVER, Table
from boardwright.server.tables.replay import check_installed, reopen


@dataclass
class Findings:
    """What a check of tables has found.

    `damaged` has the damage by table, or by database table when its rows cannot be read; `unplayable` the
    tables whose game or rules this release does not have, so that only their checksums were checked.
    """

    tables: int = 0
    matches: int = 0
    verified: int = 0
    without_checksums: int = 0
    unplayable: list[str] = field(default_factory=list)
    damaged: dict[str, str] = field(default_factory=dict)


def check_rows(engine: Engine, findings: Findings) -> None:
    """Read every row of the database."""
    for table in METADATA.sorted_tables:
        try:
            with snapshot(engine) as connection:
                summed(connection, table)
        except (SQLAlchemyError, *rows.UNREADABLE) as error:
            findings.damaged[f"({table.name})"] = problem_of(error)


def tables_of(connection: Connection) -> list[str]:
    """Return the ids of all tables, the oldest first."""
    return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)).scalars())


def check_tables(engine: Engine, tables: Iterable[str], findings: Findings) -> None:
    """Check tables, each in a transaction of its own: the service may play on meanwhile."""
    for table_id in tables:
        findings.tables += 1
        try:
            with snapshot(engine) as connection:
                table = rows.load_table(connection, table_id)
            if table is not None:
                _check_match(table, findings)
        except Gone:
            findings.unplayable.append(table_id)
        except Damaged as problem:
            findings.damaged[table_id] = str(problem.arguments["problem"])
        except BadRecordError as problem:
            findings.damaged[table_id] = problem.message
        except SQLAlchemyError as error:
            findings.damaged[table_id] = problem_of(error)


def _check_match(table: Table, findings: Findings) -> None:
    findings.without_checksums += table.seal is None
    check_installed(table)
    reopen(table)
    if table.match is None:
        return
    findings.matches += 1
    if table.status == OVER and not table.is_continued:
        verify(table.match.record(), registry.game(table.game_id))
        findings.verified += 1
