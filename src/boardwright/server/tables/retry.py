"""Retry on a version conflict: optimistic locking of tables between processes."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from boardwright.server.errors import StaleTable
from boardwright.server.tables.model import Table
from boardwright.server.tables.repository import Tables

P = ParamSpec("P")
T = TypeVar("T")
MAX_TRIES: Final = 5

Operation = Callable[Concatenate[Tables, Table, P], Coroutine[Any, Any, T]]


def retry_if_stale(operation: Operation[P, T]) -> Operation[P, T]:
    """Run an operation again when another process has changed the table first, on the refreshed table.

    Raises StaleTable when that happens every time.
    """

    @wraps(operation)
    async def tried(tables: Tables, table: Table, /, *given: P.args, **named: P.kwargs) -> T:
        for _ in range(MAX_TRIES - 1):
            try:
                return await operation(tables, table, *given, **named)
            except StaleTable:
                await tables.refresh(table)
        return await operation(tables, table, *given, **named)

    return tried
