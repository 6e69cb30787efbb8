"""The store: one writer, commits in common, nothing acknowledged that is not on the disk."""

import asyncio
import threading
from collections.abc import Iterator

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError, OperationalError

from boardwright.server.db import Store
from boardwright.server.db import writer as store_module
from boardwright.server.db.schema import KEYS
from boardwright.server.errors import NotStored
from boardwright.server.settings import database_url


@pytest.fixture
def store(place) -> Iterator[Store]:
    found = Store(database_url(place("store")))
    yield found
    found.close()


def put(name):
    """A write of one key."""
    return lambda connection: connection.execute(KEYS.insert().values(name=name, value=name))


def names(store):
    """The keys that are stored."""
    return set(store.read_now(lambda connection: connection.execute(KEYS.select()).scalars().all()))


async def all_of(store, *works):
    """Several writes at once, with their errors as values."""
    return await asyncio.gather(*(store.write(work) for work in works), return_exceptions=True)


def blocked(release):
    """A write that keeps the writer busy, so that the following ones are committed together."""
    return lambda _connection: release.wait(10) and None


def test_a_file_is_durable_and_has_its_folder_made(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'deep' / 'er' / 'store.sqlite'}")

    def pragmas(connection):
        found = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in found]

    assert store.read_now(pragmas) == ["wal", 2, 1]
    store.close()


def test_postgresql_waits_for_its_disk_even_where_it_is_told_not_to(postgres):
    url = postgres.database()
    postgres.execute(f"ALTER DATABASE {url.rpartition('/')[2]} SET synchronous_commit = off")
    store = Store(url)
    shown = "SHOW synchronous_commit"
    assert store.read_now(lambda connection: connection.exec_driver_sql(shown).scalar()) == "on"
    store.close()


def test_writes_that_wait_are_committed_together_and_each_is_there(store):
    commits = []
    event.listen(store.engine, "commit", lambda _connection: commits.append(1))
    release = threading.Event()

    async def writing():
        first = asyncio.create_task(store.write(blocked(release)))
        rest = [asyncio.create_task(store.write(put(f"k{n}"))) for n in range(20)]
        await asyncio.sleep(0)
        release.set()
        await asyncio.gather(first, *rest)

    asyncio.run(writing())
    assert names(store) == {f"k{n}" for n in range(20)}
    assert len(commits) <= 3


def test_one_write_that_fails_takes_nothing_of_the_others_with_it(store):
    release = threading.Event()

    def half(connection):
        put("half")(connection)
        raise ValueError("in the middle")

    async def writing():
        release.set()
        return await all_of(
            store,
            blocked(release),
            put("one"),
            half,
            put("two"),
            put("one"),
            lambda c: c.execute(text("nonsense")),
        )

    _, one, failed, two, twice, wrong = asyncio.run(writing())
    assert (one is None, two is None) == (False, False)
    assert isinstance(failed, ValueError)
    assert isinstance(twice, IntegrityError)
    assert isinstance(wrong, NotStored)
    assert names(store) == {"one", "two"}


def refuse(_connection):
    """A disk that fails."""
    raise OperationalError("COMMIT", {}, Exception("disk I/O error"))


def test_when_the_commit_fails_every_caller_is_told_and_nothing_is_there(store):
    event.listen(store.engine, "commit", refuse)
    answers = asyncio.run(all_of(store, put("one"), put("two")))
    assert [type(answer) for answer in answers] == [NotStored, NotStored]
    event.remove(store.engine, "commit", refuse)
    assert names(store) == set()


def test_the_writer_goes_on_after_any_failure(store):
    def broken(_connection):
        raise RuntimeError("not of the database")

    for failing in (refuse, broken):
        event.listen(store.engine, "commit", failing)
        answers = asyncio.run(all_of(store, put("lost")))
        assert isinstance(answers[0], NotStored)
        event.remove(store.engine, "commit", failing)
    asyncio.run(store.write(put("kept")))
    assert names(store) == {"kept"}


def test_reading_does_not_wait_for_the_writer(store):
    release = threading.Event()

    async def reading():
        busy = asyncio.create_task(store.write(lambda c: (put("late")(c), release.wait(10))[0]))
        seen = await store.read(lambda connection: connection.execute(KEYS.select()).all())
        release.set()
        await busy
        return seen

    assert asyncio.run(reading()) == []
    assert names(store) == {"late"}


def test_what_waits_is_written_before_the_store_closes(place):
    store = Store(database_url(place("closing")))

    async def writing():
        tasks = [asyncio.create_task(store.write(put(f"k{n}"))) for n in range(100)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*tasks)

    asyncio.run(writing())
    again = Store(store.url)
    assert len(names(again)) == 100
    again.close()


def test_a_write_whose_caller_is_gone_before_it_began_is_left_out_and_the_writer_goes_on(store):
    release, begun = threading.Event(), threading.Event()

    def busy(_connection):
        begun.set()
        release.wait(10)

    async def writing():
        running = asyncio.create_task(store.write(busy))
        await asyncio.to_thread(begun.wait, 10)
        gone = asyncio.create_task(store.write(put("gone")))
        await asyncio.sleep(0)
        gone.cancel()
        running.cancel()
        await asyncio.gather(running, gone, return_exceptions=True)
        release.set()
        await store.write(put("kept"))

    asyncio.run(writing())
    assert names(store) == {"kept"}


def test_a_failure_that_ends_the_transaction_takes_nothing_of_the_others(store):
    """A full disk makes SQLite roll everything back at once, savepoints and all."""

    def full(connection):
        connection.exec_driver_sql("ROLLBACK")
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    answers = asyncio.run(all_of(store, put("one"), full, put("two")))
    assert [isinstance(answer, NotStored) for answer in answers] == [False, True, False]
    assert {"one", "two"} <= names(store)


def test_a_log_that_cannot_be_written_does_not_end_the_writer(store, monkeypatch):
    class Broken:
        def error(self, *_arguments, **_more):
            raise OSError("no space left")

    monkeypatch.setattr(store_module, "LOG", Broken())
    event.listen(store.engine, "commit", refuse)
    answers = asyncio.run(all_of(store, put("lost")))
    event.remove(store.engine, "commit", refuse)
    assert isinstance(answers[0], NotStored)
    asyncio.run(all_of(store, put("kept")))
    assert store.is_writing
    assert "kept" in names(store)
