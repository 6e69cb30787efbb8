"""Queries for lists of tables: those of a person, listed ones, and those that wait for a person."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.server.tables import rows
from boardwright.server.tables.model import Table
from boardwright.server.tables.repository import Tables


async def tables_of(tables: Tables, person: int | None) -> list[Table]:
    """Return the tables of a person, the latest first."""
    if person is None:
        return []
    found = await tables.store.read(lambda connection: rows.tables_of_person(connection, person))
    return await _previews(tables, found)


async def listed_tables(tables: Tables) -> list[Table]:
    """Return the listed tables, the latest first."""
    return await _previews(tables, await tables.store.read(rows.listed_tables))


async def _previews(tables: Tables, ids: Sequence[str]) -> list[Table]:
    """Return tables for a list, without those that cannot be opened."""
    found = [await tables.preview(table_id) for table_id in ids]
    return [table for table in found if table is not None]


async def next_table(tables: Tables, person: int | None, besides: str = "") -> str:
    """Return the path of another table at which a person must decide; empty when there is none."""
    if person is None:
        return ""
    for table_id in await tables.store.read(lambda connection: rows.tables_to_play(connection, person)):
        if table_id != besides:
            table = await tables.preview(table_id)
            if table is not None and table.waits_for(person):
                return f"/t/{table.id}"
    return ""
