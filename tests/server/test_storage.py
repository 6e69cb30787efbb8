"""The disk is full or fails, the file is gone or malformed: 503 with the reason, nothing is acknowledged."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
import structlog
from sqlalchemy import event
from sqlalchemy.exc import DatabaseError

from boardwright.server.db.condition import DAMAGED, FAILING, FULL, REPLACED, failure_of
from boardwright.server.errors import NotStored
from boardwright.text import LANGUAGES, Words
from boardwright.web import PARTS
from tests.server.house import House, friends_at, legal, opened, programs_at
from tests.server.programs import Process, seated, until

PLENTY = 1_073_741_823
OVERWRITE = """
import sys
with open(sys.argv[1], "r+b") as file:
    file.seek(0, 2)
    size = file.tell()
    file.seek(4096)
    file.write(bytes(size - 4096))
"""


@pytest.fixture
def file(tmp_path):
    return tmp_path / "games.sqlite"


@pytest.fixture
def here(file):
    with opened(file) as house:
        yield house


def health(house: House) -> tuple[int, str | None]:
    """The status of the health check, and the reason of an illness."""
    answer = house.run(house.client().get("/healthz"))
    return answer.status_code, answer.json().get("error")


@contextmanager
def no_room(house: House):
    """The file cannot grow, as on a full disk: SQLite refuses a new page."""

    def limit(connection, *_):
        connection.execute("PRAGMA max_page_count=1")  # as many as it has

    engine = house.service.store.engine
    event.listen(engine, "checkout", limit)
    try:
        yield
    finally:
        event.remove(engine, "checkout", limit)
        event.listen(
            engine, "checkout", lambda connection, *_: connection.execute(f"PRAGMA max_page_count={PLENTY}")
        )


def test_a_full_disk_is_said_so_and_everything_goes_on_when_there_is_room(here):
    table, people = friends_at(here, "caylus1303", "Ann", "Bob")
    assert health(here) == (200, None)
    structlog.reset_defaults()
    with structlog.testing.capture_logs() as logged, no_room(here):
        answers = [people[0].do(table, "chat", text=f"{number} " + "x" * 480) for number in range(60)]
        assert health(here)[0] in (200, 503)  # the probe needs no new page
    refused = [answer for answer in answers if answer.status_code != 200]
    assert {(answer.status_code, answer.json()["error"]) for answer in refused} == {(503, FULL)}
    assert [line["event"] for line in logged].count("the database is ill") >= 1
    assert not [line for line in logged if "exc_info" in line]
    kept = here.browser("Fay").get(f"/t/{table.id}").text.count("x" * 480)
    assert kept == len(answers) - len(refused)
    assert people[0].do(table, "chat", text="There is room.").status_code == 200
    assert health(here) == (200, None)


def test_a_disk_with_hardly_any_room_is_still_full(here, monkeypatch):
    store = here.service.store
    room = [10]
    monkeypatch.setattr("shutil.disk_usage", lambda _path: SimpleNamespace(free=room[0]))
    store.condition.refusal(failing(sqlite3.SQLITE_FULL, "full"), NotStored("not-stored"))
    assert health(here) == (503, FULL)
    room[0] = 10**9
    assert health(here) == (200, None)


def failing(code, name):
    """An error of SQLite as SQLAlchemy wraps it."""
    problem = sqlite3.OperationalError(name)
    problem.sqlite_errorcode = code
    return DatabaseError("COMMIT", {}, problem)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (sqlite3.SQLITE_FULL, FULL),
        (sqlite3.SQLITE_IOERR_FSYNC, FAILING),
        (sqlite3.SQLITE_IOERR_WRITE, FAILING),
        (sqlite3.SQLITE_READONLY, FAILING),
    ],
)
def test_a_disk_that_fails_makes_the_service_ill_until_it_is_back(here, code, reason):
    table, programs = programs_at(here, "caylus1303", 2)
    seat = table.to_act()[0]
    version, action = table.version, legal(table, seat)[0]

    def refuse(_connection):
        raise failing(code, reason)

    engine = here.service.store.engine
    event.listen(engine, "commit", refuse)
    answer = programs[seat].act([action], version, "a-key")
    assert (answer.status_code, answer.json()["error"]) == (503, reason)
    assert health(here) == (503, reason)
    assert here.forget(table.id).version == version
    event.remove(engine, "commit", refuse)
    assert health(here) == (200, None)
    assert programs[seat].act([action], version, "a-key").status_code == 200


def test_bots_stop_while_nothing_can_be_stored_and_go_on_by_themselves(here, monkeypatch):
    monkeypatch.setattr("boardwright.server.workers.runner.BOT_DATABASE_RETRY_DELAY", 0.02)
    asked, refused, gate = [], [], asyncio.Event()
    ask = here.service.quick_pool.ask

    async def counted(match, bot, decision, ticket=None):
        asked.append(decision)
        await gate.wait()
        return await ask(match, bot, decision, ticket)

    def refuse(_connection):
        refused.append(1)
        raise failing(sqlite3.SQLITE_FULL, "full")

    monkeypatch.setattr(here.service.quick_pool, "ask", counted)
    table = here.browser("Ann").make("caylus1303", "me", "bot:random")
    here.until(lambda: bool(asked) or (table.to_act() == [0] and bool(here.play(table.id, 1))))
    here.until(lambda: bool(asked))
    engine, version = here.service.store.engine, table.version
    event.listen(engine, "commit", refuse)
    here.call(gate.set)
    here.until(lambda: len(refused) > 5)
    assert (table.version, len(asked), health(here)) == (version, 1, (503, FULL))
    event.remove(engine, "commit", refuse)
    here.until(lambda: table.version > version)
    assert health(here) == (200, None)


@pytest.mark.parametrize("ending", ["", "-wal"])
@pytest.mark.parametrize("how", ["deleted", "replaced"])
def test_a_file_that_was_deleted_or_replaced_is_not_written_and_goes_on_when_it_is_back(
    here, file, tmp_path, ending, how
):
    table, programs = programs_at(here, "caylus1303", 2)
    seat = table.to_act()[0]
    version, action = table.version, legal(table, seat)[0]
    this, away = Path(f"{file}{ending}"), tmp_path / "away"
    other = {"deleted": None, "replaced": b"somebody else's"}[how]
    here.settle()  # a sighting that is being written would still reach the file under its new name
    structlog.reset_defaults()
    with structlog.testing.capture_logs() as logged:
        os.rename(this, away)
        [this.write_bytes(content) for content in (other,) if content is not None]
        before = away.read_bytes()
        answer = programs[seat].act([action], version, "a-key")
        page = here.browser("Fay").get("/t/unknown")
        assert health(here) == (503, REPLACED)
    assert (answer.status_code, answer.json()["error"], page.status_code) == (503, REPLACED, 503)
    assert "Traceback" not in page.text
    assert not [line for line in logged if "exc_info" in line]
    assert [line["event"] for line in logged].count("the database is ill") == 1
    assert away.read_bytes() == before
    assert [each.read_bytes() for each in (this,) if each.exists()] == [c for c in (other,) if c is not None]
    os.rename(away, this)
    assert health(here) == (200, None)
    assert programs[seat].act([action], version, "a-key").status_code == 200
    assert here.forget(table.id).version == version + 1


def test_nothing_more_is_written_into_a_file_that_is_malformed(here, file):
    table, people = friends_at(here, "caylus1303", "Ann", "Bob")
    other, programs = programs_at(here, "caylus1303", 2)
    seat = other.to_act()[0]
    here.settle()
    store = here.service.store
    checkpoint = "PRAGMA wal_checkpoint(TRUNCATE)"
    store.read_now(lambda connection: connection.connection.driver_connection.execute(checkpoint).fetchone())
    store.engine.dispose()  # connections keep pages that they have read
    subprocess.run([sys.executable, "-c", OVERWRITE, str(file)], check=True)
    before = file.read_bytes(), Path(f"{file}-wal").read_bytes()
    structlog.reset_defaults()
    with structlog.testing.capture_logs() as logged:
        unread = people[1].get(f"/t/{table.id}")
        unmade = people[0].post("/tables", {"game": "caylus1303", "players": 2, "mode": "bots"})
        unplayed = programs[seat].act([legal(other, seat)[0]], other.version)
        assert health(here) == (503, DAMAGED)
    assert [answer.status_code for answer in (unread, unmade, unplayed)] == [503, 503, 503]
    assert unplayed.json()["error"] == DAMAGED
    assert not [line for line in logged if "exc_info" in line]
    assert (file.read_bytes(), Path(f"{file}-wal").read_bytes()) == before


def test_errors_of_postgresql_are_told_apart_too():
    class Full(Exception):
        sqlstate = "53100"

    class Corrupted(Exception):
        sqlstate = "XX001"

    class Wrong(Exception):
        sqlstate = "42601"

    errors = [DatabaseError("INSERT", {}, problem()) for problem in (Full, Corrupted, Wrong)]
    assert [failure_of(error) for error in errors] == [FULL, DAMAGED, None]


@pytest.mark.parametrize("reason", [FULL, FAILING, DAMAGED, REPLACED])
def test_every_reason_is_told_in_every_language(reason):
    told = {Words(language, parts=PARTS).error(NotStored(reason)) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_a_process_whose_file_is_replaced_by_another_database_writes_into_neither(tmp_path):
    service = Process(tmp_path / "games.sqlite")
    service.start()
    with httpx.Client(base_url=service.url, timeout=60) as http:
        [program] = seated(http, "caylus1303", "or")
        until(lambda: program.seat in program.get("/events", params={"since": 0})["to_act"])
        asked = program.get("/legal")
        copy = sqlite3.connect(tmp_path / "games.sqlite")
        copy.execute("VACUUM INTO ?", [str(tmp_path / "copy.sqlite")])
        copy.close()
        os.replace(tmp_path / "copy.sqlite", tmp_path / "games.sqlite")
        before = (tmp_path / "games.sqlite").read_bytes()
        answer = program.act([asked["actions"][0]["id"]], asked["version"])
        assert (answer.status_code, answer.json()["error"]) == (503, REPLACED)
        ill = http.get("/healthz")
        assert (ill.status_code, ill.json()["error"]) == (503, REPLACED)
        assert (tmp_path / "games.sqlite").read_bytes() == before
    service.end()
