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
from boardwright.server import hinting
from boardwright.server import working as working_
from boardwright.server.hinting import known_by
from boardwright.server.thinking import task_of
from boardwright.server.working import Worker
from tests.server.house import legal, opened, programs_at

JOBS = "SELECT status, lock, args FROM procrastinate_jobs"


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
        worker.thinkers._pool = pool
        if stalled is not None:
            worker.app.job_manager.get_stalled_jobs = stalled
        task = house.run(begun(worker))
        try:
            yield
        finally:
            house.run(ended(task))


async def begun(worker):
    return asyncio.create_task(worker._go_on())


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
    ask = outside.service.thinkers.ask

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

    monkeypatch.setattr(working_, "HEARTBEAT", 0.2)
    told = []
    noting = SimpleNamespace(
        info=lambda line, **_: told.append(line), warning=lambda line, **_: told.append(line)
    )
    monkeypatch.setattr(working_, "LOG", noting)
    with working(outside, stalled):
        outside.until(lambda: any("seen to its job" in line for line in told))
        assert outside.run(outside.service.thinkers.ask(match, "random", "beside a dead one")) is not None
    assert not [line for line in told if "away" in line]


def test_a_hint_is_thought_of_by_a_worker_too(outside):
    ann = outside.browser("Ann")
    table = ann.make("caylus1303", "me", "screen", training="on")
    seat = table.to_act()[0]
    with working(outside):
        hint = outside.run(outside.service.hints.give(table, seat, table.version))
    assert hint.action in legal(table, seat)


def test_without_a_worker_whoever_asks_for_a_hint_is_told_so_in_time(outside, postgres, monkeypatch):
    monkeypatch.setattr(hinting, "PATIENCE", 0.5)
    ann = outside.browser("Ann")
    table = ann.make("caylus1303", "me", "screen", training="on")
    answer = ann.do(table, "hint")
    assert (answer.status_code, answer.json()["error"]) == (503, "hint-late")
    assert not outside.service.thinkers._answered
    with working(outside):
        outside.until(lambda: jobs_of(outside, postgres) == [])


def test_what_a_worker_is_sent_is_dealt_anew_from_what_the_seat_knows():
    game = registry.game("belfort")
    match = Match(game, 3, None)
    draw = Random(5)
    while len(match.steps) < 40 or match.to_act < 0:
        match._apply(random_action(game, match.state, draw))
    sent = [task_of(match, "random")[3] for _ in range(8)] + [known_by(match, match.to_act)[3]]
    views = [game.view(game.from_position(each, match.options, match.tables), match.to_act) for each in sent]
    assert views == [match.view(match.to_act)] * len(sent)
    assert match.position() not in sent
