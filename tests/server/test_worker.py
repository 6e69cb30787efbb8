"""Workers on PostgreSQL: what is asked becomes a job, is answered once, and holds no secret of the table."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from types import SimpleNamespace

import pytest

from boardwright import registry
from boardwright.core.match import Match
from boardwright.core.play import random_action
from boardwright.core.random import Random
from boardwright.server.workers import hints, queue, remote
from boardwright.server.workers import worker as working_
from boardwright.server.workers.fair_queue import (
    ABSENT,
    BOTS_ALONE,
    NO_WORKER,
    OTHERS,
    OWN,
    PRESENT,
    Claim,
    FairQueue,
    Party,
)
from boardwright.server.workers.hints import known_by
from boardwright.server.workers.lanes import REMOTE_LIMITS
from boardwright.server.workers.pool import task_of
from boardwright.server.workers.worker import Worker
from tests.server.house import legal, opened, programs_at

JOBS = "SELECT status, lock, args FROM procrastinate_jobs"
# As workers fetch them.
WAITING = "SELECT queue_name, args->>'work' FROM procrastinate_jobs ORDER BY priority DESC, id"


@pytest.fixture(scope="module")
def outside(postgres):
    """A service that leaves thinking to workers."""
    with opened(postgres.database(), is_outside=True) as found:
        yield found


@contextmanager
def working(house, stalled=None):
    """A worker in the loop of the service, with a thread that thinks; `stalled` finds jobs of dead ones."""
    with ThreadPoolExecutor(1) as pool:
        worker = Worker(house.settings.database, 1)
        worker.pool._pool = worker.quick_pool._pool = pool
        if stalled is not None:
            worker.app.job_manager.get_stalled_jobs = stalled
        task = house.run(begun(worker))
        try:
            yield
        finally:
            house.run(ended(task))


async def begun(worker):
    return asyncio.create_task(worker._run_forever())


async def ended(task):
    """Nothing of it is left when the loop of the service ends."""
    task.cancel()
    await asyncio.wait([task])
    assert task.cancelled()


def jobs_of(house, postgres):
    """The jobs that wait or are done now."""
    return postgres.execute(JOBS, house.settings.database.rpartition("/")[2])


def test_bots_play_a_match_to_its_end_through_a_worker(outside, postgres):
    bots = [{"kind": "bot", "bot": "random"}] * 2
    table, _ = programs_at(outside, "toll", 2, seats=bots)
    with working(outside):
        outside.until(lambda: outside.table(table.id).status == "over", 120)
    assert jobs_of(outside, postgres) == []


def test_one_decision_is_one_job_however_often_it_is_asked_and_waits_for_a_worker(outside, postgres):
    table, _ = programs_at(outside, "caylus1303", 2)
    match = table.branch(table.to_act()[0])
    ask = outside.service.pool.ask

    async def both():
        return await asyncio.gather(*(ask(match, "random", "the same decision") for _ in range(2)))

    asked = asyncio.run_coroutine_threadsafe(both(), outside.loop)
    outside.until(lambda: len(jobs_of(outside, postgres)) == 1)
    with working(outside):
        first, second = asked.result(60)
    assert first == second
    assert first in legal(table, match.to_act)
    assert outside.run(ask(match, "random", "the same decision")) == first


def test_a_job_of_a_dead_worker_that_another_has_seen_to_disturbs_nobody(outside, monkeypatch):
    table, _ = programs_at(outside, "caylus1303", 2)
    match = table.branch(table.to_act()[0])

    async def stalled(**_):
        return [SimpleNamespace(id=10**6)]

    monkeypatch.setattr(working_, "WORKER_HEARTBEAT", 0.2)
    told = []
    noting = SimpleNamespace(
        info=lambda line, **_: told.append(line), warning=lambda line, **_: told.append(line)
    )
    monkeypatch.setattr(working_, "LOG", noting)
    with working(outside, stalled):
        outside.until(lambda: any("seen to its job" in line for line in told))
        assert outside.run(outside.service.pool.ask(match, "random", "beside a dead one")) is not None
    assert not [line for line in told if "away" in line]


def test_a_hint_is_thought_of_by_a_worker_too(outside):
    ann = outside.browser("Ann")
    table = ann.make("caylus1303", "me", "screen", training="on")
    seat = table.to_act()[0]
    with working(outside):
        hint = outside.run(outside.service.hints.give(table, seat, table.version))
    assert hint.action in legal(table, seat)


def test_without_a_worker_whoever_asks_for_a_hint_is_told_so_in_time(outside, postgres, monkeypatch):
    monkeypatch.setattr(hints, "HINT_TIMEOUT", 0.5)
    ann = outside.browser("Ann")
    table = ann.make("caylus1303", "me", "screen", training="on")
    answer = ann.do(table, "hint")
    assert (answer.status_code, answer.json()["error"]) == (503, "hint-late")
    assert not outside.service.pool._answered
    with working(outside):
        outside.until(lambda: jobs_of(outside, postgres) == [])


def test_what_a_worker_is_sent_is_dealt_anew_from_what_the_seat_knows():
    game = registry.game("belfort")
    match = Match(game, 3, None)
    draw = Random(5)
    while len(match.steps) < 40 or match.to_act < 0:
        match._apply(random_action(game, match.state, draw))
    sent = [task_of(match, "random")[3] for _ in range(8)] + [known_by(match, match.to_act)[3]]
    views = [game.view(game.from_position(each, match.options, match.values), match.to_act) for each in sent]
    assert views == [match.view(match.to_act)] * len(sent)
    assert match.position() not in sent


@pytest.fixture
def apart(postgres):
    """A service that leaves thinking to workers, on a database without a job."""
    with opened(postgres.database(), is_outside=True) as found:
        yield found


def enqueue(house, *jobs):
    """Enqueue jobs that nobody answers: each is its name, its address, and its urgency."""

    def write(connection):
        for name, address, urgency in jobs:
            claim = Claim(Party(name, address), urgency)
            queue.ask(connection, house.settings.database, queue.Job(name, name, []), claim)

    house.run(house.service.store.write(write))


def waiting_jobs(house, postgres):
    """The names of the jobs in the order in which workers would take them."""
    return [work for _, work in postgres.execute(WAITING, house.settings.database.rpartition("/")[2])]


def begin(house, postgres, name):
    """Let a job be under way, as a worker does."""
    change = f"UPDATE procrastinate_jobs SET status = 'doing' WHERE lock = '{name}' RETURNING id"
    postgres.execute(change, house.settings.database.rpartition("/")[2])


def test_jobs_of_several_addresses_take_turns_whichever_process_asks(apart, postgres):
    enqueue(apart, *((f"a{number}", "a", PRESENT) for number in range(4)))
    enqueue(apart, ("b0", "b", PRESENT), ("b1", "b", PRESENT), ("c0", "c", PRESENT))
    assert waiting_jobs(apart, postgres) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]


def test_an_address_with_many_jobs_is_not_starved_by_those_that_come_later(apart, postgres):
    enqueue(apart, *((f"a{number}", "a", PRESENT) for number in range(3)))
    begin(apart, postgres, "a1")
    enqueue(apart, ("b0", "b", PRESENT), ("c0", "c", PRESENT), ("b1", "b", PRESENT))
    assert waiting_jobs(apart, postgres) == ["a0", "a1", "b0", "c0", "a2", "b1"]


def test_jobs_for_people_who_are_there_go_first(apart, postgres):
    enqueue(apart, ("bots", "a", BOTS_ALONE), ("absent", "b", ABSENT), ("present", "c", PRESENT))
    assert waiting_jobs(apart, postgres) == ["present", "absent", "bots"]


def test_a_job_is_more_urgent_when_its_player_has_come_back(apart, postgres):
    enqueue(apart, ("first", "a", ABSENT), ("second", "b", ABSENT))
    enqueue(apart, ("second", "b", PRESENT))
    assert waiting_jobs(apart, postgres) == ["second", "first"]
    enqueue(apart, ("second", "b", ABSENT))
    assert waiting_jobs(apart, postgres) == ["second", "first"]


def delay_of(house, name):
    job = queue.Job(name, name, [])
    return house.run(house.service.store.read(lambda connection: queue.delay_of(connection, job)))


def test_a_job_that_waits_says_why(apart, postgres):
    enqueue(apart, ("a0", "a", PRESENT), ("a1", "a", PRESENT), ("b0", "b", PRESENT))
    assert (delay_of(apart, "a0"), delay_of(apart, "none")) == (NO_WORKER, "")
    begin(apart, postgres, "a0")
    assert [delay_of(apart, name) for name in ("a0", "a1", "b0")] == ["", OWN, OTHERS]


def test_an_address_is_not_in_the_database(apart, postgres):
    enqueue(apart, ("a0", "192.0.2.66", PRESENT))
    assert "192.0.2.66" not in str(jobs_of(apart, postgres))


def test_a_quick_bot_has_a_queue_and_a_process_of_its_own_at_a_worker(apart, postgres, monkeypatch):
    table, _ = programs_at(apart, "caylus1303", 2)
    match = table.branch(table.to_act()[0])
    monkeypatch.setattr(working_.ProcessPool, "run", only_quick(working_.ProcessPool.run))
    search = asyncio.run_coroutine_threadsafe(apart.service.pool.ask(match, "hard", "a search"), apart.loop)
    apart.until(lambda: len(jobs_of(apart, postgres)) == 1)
    with working(apart):
        apart.until(lambda: jobs_of(apart, postgres)[0][0] == "doing")
        assert apart.run(apart.service.pool.ask(match, "greedy", "a quick one")) in legal(table, match.to_act)
        assert not search.done()
        apart.call(search.cancel)


def only_quick(run):
    """A pool that never ends a search."""

    async def running(pool, work, *task, ticket=None):
        await asyncio.sleep({"hard": 10**6}.get(task[4], 0))
        return await run(pool, work, *task)

    return running


def test_a_ticket_learns_that_no_worker_is_there(apart, monkeypatch):
    monkeypatch.setattr(remote, "WORKER_POLL_INTERVAL", 0.01)
    table, _ = programs_at(apart, "caylus1303", 2)
    match = table.branch(table.to_act()[0])
    ticket = FairQueue(REMOTE_LIMITS).ticket(lambda: Claim(Party("ann", "a")))
    ticket.grant()
    asking = asyncio.run_coroutine_threadsafe(
        apart.service.pool.ask(match, "hard", "nobody answers", ticket), apart.loop
    )
    apart.until(lambda: ticket.delay == NO_WORKER)
    asking.cancel()
