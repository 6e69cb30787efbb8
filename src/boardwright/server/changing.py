"""Done again where another process was faster: what is asked is judged on the table as it is now."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from boardwright.server.errors import Behind
from boardwright.server.table import Table
from boardwright.server.tables import Tables

P = ParamSpec("P")
T = TypeVar("T")
TRIES: Final = 5

Operation = Callable[Concatenate[Tables, Table, P], Coroutine[Any, Any, T]]


def on_present(operation: Operation[P, T]) -> Operation[P, T]:
    """Try an operation again on what other processes have made of the table meanwhile."""

    @wraps(operation)
    async def tried(tables: Tables, table: Table, /, *given: P.args, **named: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await operation(tables, table, *given, **named)
            except Behind:
                await tables.refresh(table)
        return await operation(tables, table, *given, **named)

    return tried
