"""Durable before acknowledged: when the commit fails there is no success, and nothing has changed."""

from contextlib import contextmanager

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from tests.server.house import friends_at, legal, programs_at


@contextmanager
def failing_commits(house):
    """The disk takes nothing for a while."""

    def refuse(_connection):
        raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    engine = house.service.store.engine
    event.listen(engine, "commit", refuse)
    try:
        yield
    finally:
        event.remove(engine, "commit", refuse)


def seen(table):
    """What of a table a failed write must not change."""
    match = table.match
    return (
        table.version,
        table.status,
        None if match is None else match.position(),
        dict(table.drafts),
        [vars(seat) for seat in table.seats],
        table.rewind,
    )


def test_a_choice_that_is_not_stored_is_no_choice(house):
    table, (ann, bob) = friends_at(house, "caylus1303", "Ann", "Bob")
    person = (ann, bob)[table.to_act()[0]]
    seat = table.to_act()[0]
    before = seen(table)
    with failing_commits(house):
        answer = person.choose(table, legal(table, seat)[0])
    assert answer.status_code == 503
    assert answer.json()["error"] == "not-stored"
    assert seen(table) == before
    assert seen(house.forget(table.id)) == before


def test_a_turn_that_is_not_stored_is_not_committed_and_can_be_committed_later(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    seat = table.to_act()[0]
    while not table.drafts or table.drafted(seat).to_act == seat:
        assert people[seat].choose(table, legal(table, seat)[0]).status_code == 200
    before = seen(table)
    with failing_commits(house):
        answer = people[seat].do(table, "commit", version=table.version)
    assert answer.status_code == 503
    assert seen(table) == before
    assert people[seat].do(table, "commit", version=table.version).status_code == 200
    assert table.version == before[0] + 1
    assert house.forget(table.id).version == before[0] + 1


def test_a_program_is_told_of_no_success_and_may_repeat_its_request(house):
    table, programs = programs_at(house, "caylus1303", 2)
    seat = table.to_act()[0]
    before = seen(table)
    action = legal(table, seat)[0]
    with failing_commits(house):
        answer = programs[seat].act([action], table.version, "a-key")
    assert (answer.status_code, answer.json()["error"]) == (503, "not-stored")
    assert seen(table) == before
    again = programs[seat].act([action], table.version, "a-key")
    assert (again.status_code, again.json()["version"]) == (200, before[0] + 1)


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("undo", {}),
        ("seats/0/bot", {"bot": "random"}),
        ("seats/0/open", {}),
        ("chat", {"text": "hello"}),
        ("rewind", {"at": "0"}),
    ],
)
def test_nothing_else_at_a_table_happens_in_memory_alone(house, path, fields):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    seat = table.to_act()[0]
    people[seat].choose(table, legal(table, seat)[0])
    before = seen(table)
    with failing_commits(house):
        answer = people[0 if "seats" in path else seat].do(table, path, **fields)
    assert answer.status_code == 503
    assert seen(table) == before


def test_a_table_or_a_seat_that_is_not_stored_is_not_there(house):
    owner, guest = house.browser("Ann"), house.browser("Bob")
    table = owner.make("caylus1303", "me", "open")
    before, tables = seen(table), len(house.service.tables._cache)
    assert guest.csrf
    with failing_commits(house):
        made = owner.post("/tables", {"game": "caylus1303", "players": 2, "mode": "bots"})
        joined = guest.join(table.seats[1].invite)
        wished = guest.post("/settings", {"ask": "never"})
    assert [answer.status_code for answer in (made, joined, wished)] == [503, 503, 503]
    assert "traceback" not in made.text.lower()
    assert seen(table) == before
    assert len(house.service.tables._cache) == tables


def test_an_undo_that_is_not_stored_takes_nothing_back(house):
    table, programs = programs_at(house, "belfort", 3)
    house.play(table.id, 8)
    while not table.match.can_undo(seat := table.to_act()[0]):
        programs[seat].act([legal(table, seat)[0]], table.version)
    before = seen(table)
    with failing_commits(house):
        assert programs[seat].undo().status_code == 503
    assert seen(table) == before
    assert programs[seat].undo().status_code == 200
