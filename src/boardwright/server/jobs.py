"""Questions to workers on other machines: jobs of procrastinate, answers in a table of their own.

A job holds a position that was dealt anew from what the seat of the bot can know, never the true one.
Its lock is the name of the question, so that one decision is thought about once; whoever asks again, also
another process, gets the same answer. Workers throw answers away after an hour.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, select, text

from boardwright.server.hinting import advise
from boardwright.server.store.engines import REACHING, plain_url
from boardwright.server.store.schema import THOUGHTS
from boardwright.server.thinking import think

if TYPE_CHECKING:
    from procrastinate import App

QUEUE: Final = "thinking"
TASK: Final = "boardwright.think"
THOUGHT: Final = "thought"
WORKS: Final[dict[str, Callable[..., object]]] = {"think": think, "advise": advise}
WAITING: Final = text("SELECT 1 FROM procrastinate_jobs WHERE lock = :lock AND status IN ('todo', 'doing')")
PUT: Final = (
    "INSERT INTO thoughts (id, answer, at) VALUES (%(id)s, %(answer)s::json, now() AT TIME ZONE 'utc') "
    "ON CONFLICT DO NOTHING"
)
FORGET: Final = "DELETE FROM thoughts WHERE at < now() AT TIME ZONE 'utc' - interval '1 hour'"
TELL: Final = "SELECT pg_notify(%(channel)s, %(payload)s)"


def app_of(url: str) -> App:
    """Procrastinate on the same database."""
    from procrastinate import App, PsycopgConnector

    return App(connector=PsycopgConnector(conninfo=plain_url(url), kwargs=dict(REACHING), max_size=4))


asking = lru_cache(maxsize=8)(app_of)


def ask(connection: Connection, url: str, question: str, work: str, task: list[Any]) -> None:
    """Have a question answered, unless that is done or on its way."""
    if answer_to(connection, question) is not None or connection.scalar(WAITING, {"lock": question}):
        return
    raw = connection.connection.dbapi_connection
    job = asking(url).configure_task(TASK, queue=QUEUE, lock=question, connection=raw)
    job.defer(question=question, work=work, task=task)


def answer_to(connection: Connection, question: str) -> Any:
    """What a worker has answered; None while none has."""
    return connection.scalar(select(THOUGHTS.c.answer).where(THOUGHTS.c.id == question))


def tuples(given: Any) -> Any:
    """JSON knows lists only, where options and values of a table have tuples."""
    if isinstance(given, dict):
        return {name: tuples(part) for name, part in given.items()}
    return tuple(tuples(part) for part in given) if isinstance(given, list) else given
