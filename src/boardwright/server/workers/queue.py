"""The job queue for workers on other machines: jobs of procrastinate, answers in the table `thoughts`.

A job holds a position that was re-dealt from the knowledge of the bot's seat, never the true one. Its lock is
the name of the question, so that a decision is computed once: a process that asks again gets the same answer.
Workers delete answers after an hour.

Jobs of all processes take turns (start-time fair queueing): the priority of a job is its urgency and then its
turn, which is the present one, or the one after the last job of the same address. Of the address a job holds
a digest, until it is done.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, select, text

from boardwright.server.db.engines import CONNECT_ARGS, plain_url
from boardwright.server.db.schema import THOUGHTS
from boardwright.server.workers.fair_queue import NO_WORKER, OTHERS, OWN, PRESENT, Claim
from boardwright.server.workers.hints import advise
from boardwright.server.workers.pool import think

if TYPE_CHECKING:
    from procrastinate import App

QUEUE: Final = "thinking"
QUICK: Final = "quick"  # for what takes milliseconds
TASK: Final = "boardwright.think"
ANSWERED: Final = "thought"  # the event that workers notify, with the question as its payload
WORKS: Final[dict[str, Callable[..., object]]] = {"think": think, "advise": advise}
TURNS: Final = 10**8  # of each urgency; a priority has 32 bits
SELECT_PENDING: Final = text(
    "SELECT status::text, priority FROM procrastinate_jobs WHERE lock = :lock AND status IN ('todo', 'doing')"
)
SELECT_TURNS: Final = text(
    "SELECT min(-priority % :turns) FILTER (WHERE status = 'doing'), min(-priority % :turns), "
    "max(-priority % :turns) FILTER (WHERE args->>'party' = :party) FROM procrastinate_jobs "
    "WHERE status IN ('todo', 'doing') AND queue_name = :queue AND -priority / :turns = :urgency"
)
SELECT_DELAY: Final = text(
    "SELECT count(other.id), count(other.id) FILTER (WHERE other.args->>'party' = mine.args->>'party') "
    "FROM procrastinate_jobs AS mine LEFT JOIN procrastinate_jobs AS other "
    "ON other.status = 'doing' AND other.queue_name = mine.queue_name "
    "WHERE mine.lock = :lock AND mine.status = 'todo' GROUP BY mine.id"
)
UPDATE_PRIORITY: Final = text(
    "UPDATE procrastinate_jobs SET priority = :priority WHERE lock = :lock AND status = 'todo'"
)
INSERT_ANSWER: Final = (
    "INSERT INTO thoughts (id, answer, at) VALUES (%(id)s, %(answer)s::json, now() AT TIME ZONE 'utc') "
    "ON CONFLICT DO NOTHING"
)
DELETE_OLD_ANSWERS: Final = "DELETE FROM thoughts WHERE at < now() AT TIME ZONE 'utc' - interval '1 hour'"
NOTIFY: Final = "SELECT pg_notify(%(channel)s, %(payload)s)"


@dataclass(frozen=True)
class Job:
    """A question to the workers: the name of a function, its arguments, and the queue it goes through."""

    question: str
    work: str
    task: list[Any]
    queue: str = QUEUE


def app_of(url: str) -> App:
    """Return a procrastinate app on the same database."""
    from procrastinate import App, PsycopgConnector

    return App(connector=PsycopgConnector(conninfo=plain_url(url), kwargs=dict(CONNECT_ARGS), max_size=4))


cached_app = lru_cache(maxsize=8)(app_of)


def ask(connection: Connection, url: str, job: Job, claim: Claim | None = None) -> None:
    """Enqueue a job, unless its question is answered or enqueued already; it may be more urgent by now."""
    if answer_to(connection, job.question) is not None:
        return
    party = "" if claim is None else party_key(claim)
    urgency = PRESENT if claim is None else claim.urgency
    pending = connection.execute(SELECT_PENDING, {"lock": job.question}).first()
    if pending is not None:
        if pending.status == "todo" and -pending.priority // TURNS > urgency:
            priority = next_priority(connection, job.queue, urgency, party)
            connection.execute(UPDATE_PRIORITY, {"lock": job.question, "priority": priority})
        return
    priority = next_priority(connection, job.queue, urgency, party)
    raw = connection.connection.dbapi_connection
    deferrer = cached_app(url).configure_task(
        TASK, queue=job.queue, lock=job.question, priority=priority, connection=raw
    )
    deferrer.defer(question=job.question, work=job.work, task=job.task, party=party)


def next_priority(connection: Connection, queue: str, urgency: int, party: str) -> int:
    """Return the priority of a new job: its urgency, then the present turn or the next one of its party."""
    given = {"turns": TURNS, "queue": queue, "urgency": urgency, "party": party}
    doing, first, own = connection.execute(SELECT_TURNS, given).one()
    present = doing if doing is not None else first or 0
    turn = present if own is None else max(present, own + 1)
    return -(urgency * TURNS + min(int(turn), TURNS - 1))


def party_key(claim: Claim) -> str:
    """Return the key by which jobs take turns: of the address.

    The people of one address take turns before, in their process: it lets only some of their jobs in.
    """
    return hashlib.sha256(f"address {claim.party.address}".encode()).hexdigest()[:16]


def delay_of(connection: Connection, job: Job) -> str:
    """Return why no worker has begun a job; empty when one has."""
    found = connection.execute(SELECT_DELAY, {"lock": job.question}).first()
    if found is None:
        return ""
    doing, own = found
    return NO_WORKER if not doing else OWN if doing == own else OTHERS


def answer_to(connection: Connection, question: str) -> Any:
    """Return the answer of a worker; None while there is none."""
    return connection.scalar(select(THOUGHTS.c.answer).where(THOUGHTS.c.id == question))


def tuples(given: Any) -> Any:
    """Convert lists to tuples: JSON has lists only, options and values of a table are tuples."""
    if isinstance(given, dict):
        return {name: tuples(part) for name, part in given.items()}
    return tuple(tuples(part) for part in given) if isinstance(given, list) else given
