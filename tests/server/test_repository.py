"""The repository of tables: a cache within its memory, and long replays that hold nobody up."""

import threading

import pytest

import boardwright
from boardwright.core.record import Rewind
from boardwright.server.routes import new_table
from boardwright.server.tables import replay as replays
from boardwright.server.tables.model import STEP_BYTES
from tests.server.house import friends_at, opened


@pytest.fixture
def small(place):
    """A service that keeps one MB of tables."""
    with opened(place("small"), memory=1) as found:
        yield found


def cached(house):
    return list(house.service.tables._cache)


def test_tables_are_kept_while_there_is_memory(small):
    tables = [friends_at(small, "toll", "Ann", "Bob")[0].id for _ in range(12)]
    assert cached(small) == tables


def test_the_table_that_was_used_longest_ago_is_dropped_first(small):
    first = friends_at(small, "toll", "Ann", "Bob")[0].id
    second, people = friends_at(small, "toll", "Ann", "Bob")
    assert people[0].get(f"/t/{first}").status_code == 200
    small.service.tables.limit = small.call(lambda: small.service.tables._size)
    third = friends_at(small, "toll", "Cid", "Dot")[0]
    assert cached(small) == [first, third.id]
    assert small.call(lambda: small.service.tables._size) <= small.service.tables.limit


def test_a_dropped_table_is_as_it_was(small):
    table, people = friends_at(small, "toll", "Ann", "Bob")
    small.play(table.id, 3)
    before = people[0].part(f"/t/{table.id}/part").text
    small.forget(table.id)
    assert people[0].part(f"/t/{table.id}/part").text == before


def test_a_table_on_which_a_bot_works_stays(small):
    table = friends_at(small, "toll", "Ann", "Bob")[0].id
    small.call(lambda: small.service.tables.busy.add(table))
    small.service.tables.limit = 0
    other = friends_at(small, "toll", "Ann", "Bob")[0].id
    assert cached(small) == [table, other]
    small.call(lambda: small.service.tables.busy.discard(table))


def test_the_memory_of_a_table_grows_with_its_match(small):
    table = friends_at(small, "toll", "Ann", "Bob")[0]
    before, steps = table.size, len(table.match.steps)
    small.play(table.id, 2)
    assert table.size >= before + (len(table.match.steps) - steps) * STEP_BYTES


def long_record(count):
    """The text of an unfinished record whose first decision was taken and taken back so many times."""
    match = boardwright.new("toll", players=2, seed=1)
    action = match.legal[0]
    match.act(action)
    back = len(match.steps) - 1
    match.rewind(len(match.steps) - back)
    for _ in range(count - 1):
        match.act(action)
        match.rewind(len(match.steps) - back)
    assert sum(isinstance(part, Rewind) for part in match.log) == count
    return match.to_lines()


def test_no_replay_runs_in_the_loop_of_the_service(house, monkeypatch):
    threads = []

    def noted(module):
        replay = module.replay

        def replayed(*arguments):
            threads.append(threading.current_thread())
            return replay(*arguments)

        monkeypatch.setattr(module, "replay", replayed)

    noted(replays)
    noted(new_table)
    anna = house.browser("Anna")
    files = {"file": ("x.txt", long_record(20), "text/plain")}
    answer = house.run(anna.client.post("/load", data={"csrf": anna.csrf}, files=files))
    assert answer.status_code == 303, answer.text
    house.forget(answer.headers["location"].removeprefix("/t/"))
    assert len(threads) == 3
    assert house.thread not in threads
