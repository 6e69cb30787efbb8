"""Old databases open for ever: files of each revision are brought up to date, and their matches go on."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, inspect, select, text

from boardwright.server.db import Store
from boardwright.server.db.engines import open_engine
from boardwright.server.db.migrate import upgrade
from boardwright.server.db.schema import METADATA
from boardwright.server.settings import database_url
from tests.server.house import legal, opened

OLD = sorted((Path(__file__).parent / "old").glob("*.sql"))
MIGRATIONS = Path(__file__).parents[2] / "src" / "boardwright" / "server" / "db" / "migrations"
each_old = pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)


@pytest.fixture
def built(kind, request, tmp_path):
    """A database as that release has left it; of PostgreSQL, the same rows in the tables of that revision."""

    def made(old):
        path = tmp_path / f"{old.stem}.sqlite"
        connection = sqlite3.connect(path)
        connection.executescript(old.read_text(encoding="utf-8"))
        connection.close()
        if kind == "sqlite":
            return str(path)
        url = request.getfixturevalue("postgres").database("template1")
        copied(f"sqlite:///{path}", url, old.stem)
        return url

    return made


def copied(source, target, revision):
    """Make the tables of a revision, and copy all rows into them."""
    before, after = open_engine(source), open_engine(target)
    upgrade(after, revision)
    with before.connect() as reading, after.begin() as writing:
        there = inspect(reading)
        for table in [each for each in METADATA.sorted_tables if there.has_table(each.name)]:
            names = {column["name"] for column in there.get_columns(table.name)}
            columns = [column for column in table.columns if column.name in names]
            rows = [dict(row._mapping) for row in reading.execute(select(*columns))]
            writing.execute(insert(table).inline().values(rows) if rows else text("SELECT 1"))
        for name in ("people", "chat"):
            counter = f"pg_get_serial_sequence('{name}', 'id')"
            writing.execute(text(f"SELECT setval({counter}, (SELECT max(id) FROM {name}))"))
    before.dispose()
    after.dispose()


def is_ours(name, kind, _parents):
    """The tables of procrastinate are its own business."""
    return not (kind == "table" and name.startswith("procrastinate_"))


def differences(url):
    """What the tables of a database lack of those that the service expects."""
    engine = open_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"include_name": is_ours})
        found = compare_metadata(context, METADATA)
    engine.dispose()
    return found


def test_every_revision_but_the_newest_has_left_a_database():
    revisions = [each.revision for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
    assert {path.stem for path in OLD} >= set(revisions[1:]) | {"0001"}


def test_a_new_database_has_the_tables_that_the_service_expects(place):
    store = Store(database_url(place("new")))
    store.close()
    assert differences(store.url) == []


@each_old
def test_an_old_database_is_brought_up_to_date_and_opening_it_again_changes_nothing(old, built):
    url = database_url(built(old))
    for _ in range(2):
        Store(url).close()
        assert differences(url) == []


@each_old
def test_a_running_match_of_an_old_database_goes_on(old, built):
    with opened(built(old)) as house:
        bob = house.browser()
        bob.client.cookies.set("boardwright", "B" * 32)
        table = house.table("running")
        assert (table.version, table.status, table.to_act()) == (10, "playing", [1])
        assert len(table.drafts[1].actions) == 1
        page = bob.get("/t/running")
        assert page.status_code == 200
        assert "Good luck!" in page.text
        while table.drafted(1).to_act == 1:
            assert bob.choose(table, legal(table, 1)[0]).status_code == 200
        assert bob.do(table, "commit", version=10).status_code == 200
        house.play(table.id)
        assert house.forget(table.id).status == "over"
        assert house.browser().get("/t/running/record.json").json()["seed"] == table.seed.hex()


@each_old
def test_other_tables_of_an_old_database_are_there(old, built):
    with opened(built(old)) as house:
        guest = house.browser("Fay")
        assert guest.get("/t/finished?at=20&as=1").status_code == 200
        guest.post("/t/finished/verify")
        assert house.service.verified == {"finished": True}
        assert guest.join("an-old-invitation").status_code == 303
        assert house.table("waiting").status == "playing"
