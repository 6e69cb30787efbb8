"""Done again where another process was faster: what is asked is judged on the table as it is now.

Whoever holds a seat when a request comes may hold it no more when its turn is: operations get a function
that says who may ask for them, and call it while they hold the table.
"""

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

May = Callable[[Table], None]  # raises NotYours when whoever asks may not, at the table as it is now
Operation = Callable[Concatenate[Tables, Table, P], Coroutine[Any, Any, T]]


def service_itself(table: Table) -> None:
    """Nobody has asked: the service does it by itself."""


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
