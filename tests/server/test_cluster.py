"""Several processes on one PostgreSQL: what one commits the others know at once, and nothing is done twice.

Two services with memories of their own stand for the processes here; `test_faults` has real ones to kill.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import timedelta

import pytest

from boardwright.server.db import Store
from boardwright.server.db.migrate import newest
from boardwright.server.live import cluster
from boardwright.server.live.cluster import GONE, HERE
from boardwright.server.tables import commits, rows, seats
from boardwright.server.tables.stand_ins import stand_in_from
from tests.server.house import Browser, House, Program, friends_at, legal, opened, programs_at


@pytest.fixture(scope="module")
def pair(postgres):
    """Two services on one database."""
    url = postgres.database()
    with opened(url) as first, opened(url) as second:
        yield first, second


@pytest.fixture
def one(pair):
    return pair[0]


@pytest.fixture
def other(pair):
    return pair[1]


def moved(program: Program, house: House) -> Program:
    """The same program at another process."""
    token = program.client.headers["authorization"].removeprefix("Bearer ")
    return Program(house, program.path.rpartition("/")[2], token)


def same_person(person: Browser, house: House) -> Browser:
    """The same browser at another process."""
    found = house.browser(person.name)
    found.client.cookies.update(person.client.cookies)
    return found


@contextmanager
def stream_at(house: House, table_id: str, person: int | None = None) -> Iterator[asyncio.Queue[str]]:
    """A stream at this process: what it is told."""
    listening = house.service.streams.subscribe(table_id, person)
    try:
        yield house.call(listening.__enter__)
    finally:
        house.call(lambda: listening.__exit__(None, None, None))


def told(house: House, queue: asyncio.Queue[str], what: str) -> bool:
    """Whether a stream is told that in time."""

    async def waiting() -> bool:
        while await queue.get() != what:
            pass
        return True

    return house.run(waiting())


def test_a_commit_at_one_process_is_known_to_the_other_at_once(one, other):
    table, programs = programs_at(one, "caylus1303", 2)
    there = [moved(program, other) for program in programs]
    for count in range(30):
        house, players = ((one, programs), (other, there))[count % 2]
        seat = house.table(table.id).to_act()[0]
        found = players[seat].get("legal").json()
        answer = players[seat].act([found["actions"][0]["id"]], found["version"])
        assert (answer.status_code, answer.json()["version"]) == (200, count + 2)
    assert one.table(table.id).match.position() == other.table(table.id).match.position()
    assert one.table(table.id).match.log == other.table(table.id).match.log


def test_of_two_processes_that_commit_at_once_exactly_one_wins(one, other):
    table, programs = programs_at(one, "guilds", 2)
    there = [moved(program, other) for program in programs]
    with ThreadPoolExecutor(2) as both:
        for _ in range(15):
            seat = one.table(table.id).to_act()[0]
            version = other.table(table.id).version
            action = legal(one.table(table.id), seat)[0]
            sent = [both.submit(each[seat].act, [action], version) for each in (programs, there)]
            answers = [each.result() for each in sent]
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            assert {answer.json()["version"] for answer in answers} == {version + 1}
    assert one.table(table.id).version == other.table(table.id).version == 16


def test_the_same_request_at_both_processes_gets_the_same_answer(one, other):
    table, programs = programs_at(one, "caylus1303", 2)
    seat = table.to_act()[0]
    action = legal(table, seat)[0]
    with ThreadPoolExecutor(2) as both:
        sent = [
            both.submit(each.act, [action], 1, "the-key")
            for each in (programs[seat], moved(programs[seat], other))
        ]
        answers = [each.result() for each in sent]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].json() == answers[1].json()
    assert one.table(table.id).version == 2


def test_drafts_undo_and_what_else_is_stored_are_shared(one, other):
    table, (ann, bob) = friends_at(one, "caylus1303", "Ann", "Bob")
    here = (ann, bob)[table.to_act()[0]]
    seat = table.to_act()[0]
    there = same_person(here, other)
    assert here.choose(table, legal(table, seat)[0]).status_code == 200
    assert len(other.table(table.id).drafts[seat].actions) == 1
    assert there.do(table, "undo", version=1).status_code == 200
    assert one.table(table.id).drafts == {}
    assert there.do(table, "rewind", at=0).status_code == 200
    assert one.table(table.id).rewind.seat == seat
    assert here.do(table, "chat", text="Hello from here").status_code == 200
    assert "Hello from here" in there.get(f"/t/{table.id}").text
    assert there.post("/settings", {"ask": "never"}).status_code == 200
    token = here.client.cookies["boardwright"]
    assert one.run(one.service.accounts.visitor(token)).preferences.ask == "never"


def test_a_seat_is_taken_once_and_the_match_begins_at_both(one, other):
    owner = one.browser("Ann")
    table = owner.make("caylus1303", "me", "open")
    guests = [one.browser("Bob"), other.browser("Cleo")]
    assert [guest.csrf != "" for guest in guests] == [True, True]
    invite = table.seats[1].invite
    with ThreadPoolExecutor(2) as both:
        answers = [each.result() for each in [both.submit(guest.join, invite) for guest in guests]]
    assert sorted(answer.status_code for answer in answers) == [303, 404]
    assert one.table(table.id).match.position() == other.table(table.id).match.position()


def test_one_rematch_is_made_whoever_asks(one, other):
    table, (ann, bob) = friends_at(one, "caylus1303", "Ann", "Bob")
    one.play(table.id)
    with ThreadPoolExecutor(2) as both:
        asked = [both.submit(each.do, table, "rematch") for each in (ann, same_person(bob, other))]
        places = {each.result().headers["location"] for each in asked}
    assert len(places) == 1


def test_who_has_the_screen_has_it_at_every_process(one, other):
    ann = one.browser("Ann")
    table = ann.make("belfort", "me", "screen", "screen")
    there = same_person(ann, other)
    assert ann.do(table, "curtain", seat=0).status_code == 200
    assert there.do(table, "curtain", seat=1).status_code == 200
    assert list(one.table(table.id).screens.values()) == [1]


def test_streams_are_woken_by_commits_of_another_process(one, other):
    table, programs = programs_at(one, "caylus1303", 2)
    other.table(table.id)
    ann = one.browser("Ann")
    with stream_at(other, table.id) as queue:
        one.play(table.id, 1)
        assert told(other, queue, "version")
        ann.post(f"/t/{table.id}/chat", {"text": "Hello", "nickname": "Ann"})
        assert told(other, queue, "chat")


def test_who_looks_at_a_table_is_seen_at_every_process_and_no_longer_when_gone(one, other):
    table, _ = friends_at(one, "caylus1303", "Ann", "Bob")
    person = table.seats[1].person
    live = other.service.streams
    assert not live.is_online(table.id, person)
    with stream_at(one, table.id, person):
        other.until(lambda: live.is_online(table.id, person))
    other.until(lambda: not live.is_online(table.id, person))


def test_a_process_that_dies_is_not_believed_for_ever(other, monkeypatch):
    monkeypatch.setattr("boardwright.server.live.streams.PRESENCE_TIMEOUT", 0.0)
    more = json.dumps([("a-table", 7)])
    other.call(lambda: other.service.cluster.receive(json.dumps(["dead", "", [HERE], None, more])))
    assert not other.service.streams.is_online("a-table", 7)
    other.call(lambda: other.service.cluster.receive(json.dumps(["dead", "", [GONE], None, more])))
    assert other.service.streams._elsewhere == {}


def test_bots_answer_once_whichever_process_is_played_at(one, other):
    table, (first,) = programs_at(
        one, "caylus1303", 1, seats=[{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    )
    there = moved(first, other)
    for count in range(12):
        one.until(lambda: one.table(table.id).to_act()[:1] in ([0], []))
        found = (first, there)[count % 2].get("legal").json()
        answer = (first, there)[count % 2].act([found["actions"][0]["id"]], found["version"])
        assert answer.status_code == 200
    entries = one.table(table.id).entries
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))


def test_a_table_of_a_process_that_has_died_is_taken_up_by_another(postgres, monkeypatch):
    monkeypatch.setattr("boardwright.server.workers.runner.BOT_TAKEOVER_INTERVAL", 0.2)
    url = postgres.database()
    with opened(url) as survivor:
        with opened(url) as dying:
            table, programs = programs_at(dying, "caylus1303", 2)
            found = dying.table(table.id)
            dying.service.tables.events.listeners.clear()  # it dies before it answers
            for number in (0, 1):
                dying.run(seats.seat_bot(dying.service.tables, found, number, "random"))
        survivor.until(lambda: survivor.table(table.id).status == "over", 120)


def test_a_lock_is_held_by_one_process_and_free_when_it_ends(pair):
    first, second = (house.service.locks for house in pair)
    one, other = pair
    assert one.run(first.try_acquire("a-table"))
    assert not other.run(second.try_acquire("a-table"))
    one.run(first.release("a-table"))
    assert other.run(second.try_acquire("a-table"))
    other.call(second.close)
    one.until(lambda: one.run(first.try_acquire("a-table")))


def test_turns_are_told_once_by_the_process_of_the_commit(one, other, monkeypatch):
    called = []
    for house in (one, other):
        monkeypatch.setattr(house.service.webhooks, "_start", lambda table, number, _: called.append(number))
    table, programs = programs_at(one, "caylus1303", 2)
    other.table(table.id)
    for number in range(2):
        one.run(seats.set_webhook(one.service.tables, table, number, "https://hook.example"))
    called.clear()
    turns = []
    for count in range(8):
        house = (one, other)[count % 2]
        present = house.table(table.id)
        before = present.to_act()
        house.play(table.id, 1)
        turns += [seat for seat in present.to_act() if seat not in before]
    assert called == turns


def test_a_program_that_asks_at_another_process_is_present(one, other, monkeypatch):
    table, programs = programs_at(one, "caylus1303", 2)
    seat = table.to_act()[0]
    monkeypatch.setattr(other.service.tables.presence.writes, "interval", 0.0)
    then = rows.now() + timedelta(minutes=60)
    monkeypatch.setattr(rows, "now", lambda: then)
    presence = one.service.tables.presence
    assert stand_in_from(table, seat, one.run(presence.sightings(table))) < then
    assert moved(programs[seat], other).get("legal").status_code == 200
    other.run(other.service.tables.presence.close())
    assert stand_in_from(table, seat, one.run(presence.sightings(table))) == then + timedelta(minutes=10)


def test_processes_that_start_at_once_on_an_empty_database_migrate_it_once(postgres):
    url = postgres.database("template1")
    with ThreadPoolExecutor(4) as many:
        stores = list(many.map(Store, [url] * 4))
    for store in stores:
        store.close()
    found = postgres.execute("SELECT version_num FROM alembic_version", url.rpartition("/")[2])
    assert found == [(newest(),)]


def test_an_operation_is_tried_again_on_what_another_process_has_made_of_the_table(one, other):
    table, programs = programs_at(one, "caylus1303", 2)
    stale = one.table(table.id)
    other.run(seats.rename(other.service.tables, other.table(table.id), 1, "Renamed"))
    seat = stale.to_act()[0]
    one.run(commits.act(one.service.tables, stale, seat, [legal(stale, seat)[0]], stale.version))
    assert (stale.version, stale.seats[1].name) == (2, "Renamed")


def test_a_seat_that_was_taken_at_another_process_is_acted_for_by_its_former_holder_nowhere(
    one, other, monkeypatch
):
    table, people = friends_at(one, "caylus1303", "Ann", "Bob")
    seat = table.to_act()[0]
    ann = people[seat]
    ann.do(table, f"seats/{seat}/open")

    async def nothing(_):
        """The news comes too late."""

    with monkeypatch.context() as patched:
        patched.setattr(one.service.tables, "_refresh_if_stale", nothing)
        assert other.browser("Eve").join(table.seats[seat].invite).status_code == 303
        answer = ann.choose(table, legal(table, seat)[0])
    assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
    assert not one.table(table.id).drafts


NONSENSE = ["hello", "null", "7", "{}", "[1, 2]", '["x", "", ["here"], null, "5"]', '["x", "", 5, null, ""]']


@pytest.mark.parametrize("payload", NONSENSE)
def test_what_makes_no_sense_on_the_channel_is_passed_over(one, other, postgres, payload):
    table, programs = programs_at(one, "caylus1303", 2)
    with stream_at(other, table.id) as heard:
        postgres.execute(f"NOTIFY boardwright, '{payload}'", one.settings.database.rpartition("/")[2])
        seat = table.to_act()[0]
        assert programs[seat].act([legal(table, seat)[0]], table.version).status_code == 200
        other.until(lambda: not heard.empty(), 5)


def test_a_newer_process_may_say_more(one, postgres):
    table, _ = programs_at(one, "caylus1303", 2)
    with stream_at(one, table.id) as heard:
        said = json.dumps(["newer", table.id, ["seats"], None, "", "more", 6])
        postgres.execute(f"NOTIFY boardwright, '{said}'", one.settings.database.rpartition("/")[2])
        one.until(lambda: not heard.empty(), 5)
        assert one.call(heard.get_nowait) == "seats"


def health(house):
    return house.run(house.client().get("/healthz")).status_code


def test_a_process_that_hears_nobody_for_long_says_so_and_recovers(postgres, monkeypatch):
    with opened(postgres.database()) as house:
        house.until(lambda: house.service.cluster._disconnected_since is None)
        name = house.settings.database.rpartition("/")[2]
        with monkeypatch.context() as patched:

            async def broken():
                raise RuntimeError("broken")

            patched.setattr(house.service.cluster, "_listen", broken)
            postgres.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                f"WHERE datname = '{name}' AND query LIKE 'LISTEN%' OR query = 'SELECT 1'"
            )
            house.until(lambda: house.service.cluster._disconnected_since is not None)
            assert health(house) == 200
            patched.setattr(cluster, "CLUSTER_TIMEOUT", 0.1)
            house.until(lambda: health(house) == 503)
        house.until(lambda: health(house) == 200)
