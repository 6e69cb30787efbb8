"""A database is carried over whole or not at all, both sides are proved the same, and the match goes on."""

import json
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import inspect
from sqlalchemy.exc import OperationalError

from boardwright.cli.app import run
from boardwright.cli.serve import alone, check_database
from boardwright.core.errors import BadOptionError
from boardwright.server.db import transfer
from boardwright.server.db.transfer import opened, reading_only
from tests.server.house import friends_at, programs_at
from tests.server.house import opened as house_on
from tests.server.test_migrations import OLD

PUBLIC = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'"


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    """A database with a match that goes on, one that waits, chat, a draft and settings."""
    path = tmp_path_factory.mktemp("source") / "Spiel & Spaß 100%.sqlite"
    with house_on(path) as house:
        table, people = friends_at(house, "caylus1303", "Ann", "Żółw")
        house.play(table.id, 12)
        people[0].do(table, "chat", text="Grüße, „Żółw“ ♟ \U0001f3b2")
        people[0].make("guilds", "me", "open", "bot:random")
        people[1].post("/settings", {"language": "pl"})
        house.play(programs_at(house, "toll", 2)[0].id)
    return path, table.id


def moved(source, target, *options):
    """Move as the command does; returns its status."""
    return run(["--lang", "en", "move-database", str(source), str(target), *options])


def proof(capsys):
    """What the command printed as JSON, behind lines of the service's log."""
    printed = capsys.readouterr().out
    return json.loads(printed[printed.index("{\n") :])


def continued(path, table_id):
    """Play the match on in another place; returns the versions before and after."""
    with house_on(path) as house:
        table = house.table(table_id)
        before = table.version
        house.play(table_id, 5)
        house.browser("New").make("caylus1303", "me", "open")
        return before, house.forget(table_id).version


def test_everything_is_carried_over_and_the_match_goes_on(source, tmp_path, capsys):
    path, table_id = source
    before = path.read_bytes()
    target = tmp_path / "new" / "target.sqlite"
    assert moved(path, target, "--json") == 0
    found = proof(capsys)
    rows = {each["table"]: each["rows"] for each in found["tables"]}
    assert (rows["people"], rows["tables"], rows["chat"]) == (2, 3, 1)
    assert all(each["same"] and len(each["sha256"]) == 64 for each in found["tables"])
    assert (found["from"], found["to"], found["same"]) == (str(path), str(target), True)
    assert path.read_bytes() == before
    assert target.stat().st_mode & 0o77 == 0
    versions = continued(target, table_id)
    assert versions == (13, 18)


def test_the_proof_is_printed_as_a_table(source, tmp_path, capsys):
    assert moved(source[0], tmp_path / "target.sqlite") == 0
    printed = capsys.readouterr().out
    assert "both were read again and are the same" in printed
    names = [line.split()[0] for line in printed.splitlines()[1:-1]]
    assert {"keys", "people", "tables", "seats", "entries", "chat"} < set(names)


def test_a_row_that_differs_is_noticed(source, tmp_path):
    target = tmp_path / "target.sqlite"
    moved(source[0], target)
    with sqlite3.connect(target) as connection:
        connection.execute("UPDATE entries SET at = '2020-01-01 00:00:00.000000' WHERE version = 3")
        connection.execute("DELETE FROM chat")
    connection.close()
    with (
        opened(reading_only(f"sqlite:///{source[0]}")) as one,
        opened(reading_only(f"sqlite:///{target}")) as two,
    ):
        differing = [each.table for each in transfer.compared(one, two) if not each.is_same]
    assert sorted(differing) == ["chat", "entries"]


def test_a_target_that_is_not_empty_is_left_alone(source, tmp_path, capsys):
    target = tmp_path / "target.sqlite"
    moved(source[0], target)
    before = target.read_bytes()
    assert moved(source[0], target) == 2
    assert "is not empty" in capsys.readouterr().err
    assert target.read_bytes() == before


def test_nothing_is_half_written(source, tmp_path, capsys, monkeypatch):
    target = tmp_path / "target.sqlite"
    copy = transfer.copy

    def failing(table, reading, writing):
        copy(table, reading, writing)
        assert inspect(writing).get_table_names()
        writing.exec_driver_sql("nonsense" if table.name == "entries" else "SELECT 1")

    monkeypatch.setattr(transfer, "copy", failing)
    assert moved(source[0], target) == 2
    assert "Nothing was written" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    monkeypatch.undo()
    assert moved(source[0], target) == 0


def unreadable(*_):
    """A database that cannot be read."""
    raise OperationalError("SELECT", {}, Exception("disk I/O error."))


def different(*_):
    """A table that is not the same on both sides."""
    return [transfer.Moved("chat", (1, 0), ("a", "b"))]


@pytest.mark.parametrize(
    ("compared", "told"),
    [(unreadable, "again failed: disk I/O error. It is not proven"), (different, "differ in: chat")],
)
def test_what_was_written_and_is_not_proven_is_told_so(source, tmp_path, capsys, monkeypatch, compared, told):
    target = tmp_path / "target.sqlite"
    monkeypatch.setattr(transfer, "compared", compared)
    assert moved(source[0], target) == 1
    complaint = capsys.readouterr().err
    assert f"Everything was written to “{target}”" in complaint and told in complaint
    assert "Nothing was written" not in complaint and len(complaint.splitlines()) == 1
    with sqlite3.connect(target) as connection:
        assert connection.execute("SELECT count(*) FROM people").fetchone() == (2,)
    connection.close()


def test_a_database_in_use_is_not_moved(source, tmp_path, capsys):
    with alone(f"sqlite:///{source[0]}"):
        assert moved(source[0], tmp_path / "target.sqlite") == 2
    assert "already uses" in capsys.readouterr().err
    assert not (tmp_path / "target.sqlite").exists()


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
def test_a_database_of_an_older_release_is_to_be_brought_up_to_date_first(old, tmp_path, capsys):
    with sqlite3.connect(tmp_path / "old.sqlite") as connection:
        connection.executescript(old.read_text(encoding="utf-8"))
    connection.close()
    assert moved(tmp_path / "old.sqlite", tmp_path / "target.sqlite") == 2
    assert "boardwright serve" in capsys.readouterr().err
    assert not (tmp_path / "target.sqlite").exists()


def test_a_database_of_a_newer_release_is_not_touched(source, tmp_path, capsys):
    newer = tmp_path / "newer.sqlite"
    moved(source[0], newer)
    with sqlite3.connect(newer) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert moved(newer, tmp_path / "target.sqlite") == 2
    assert "newer Boardwright" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("source_", "target", "told"),
    [
        ("nowhere.sqlite", "target.sqlite", "There is no database"),
        ("text.txt", "target.sqlite", "cannot be moved"),
        ("foreign.sqlite", "target.sqlite", "not a Boardwright database"),
        ("foreign.sqlite", "foreign.sqlite", "same database"),
        ("foreign.sqlite", "", "empty"),
        ("mysql://ann:geheim@host/name", "target.sqlite", "not a database"),
        ("://", "target.sqlite", "not a database"),
        ("sqlite://", "target.sqlite", "not a database"),
        ("postgresql://ann:geheim@127.0.0.1:9/name?password=geheim", "target.sqlite", "cannot be moved"),
    ],
)
def test_what_cannot_be_moved_is_told_in_one_line(tmp_path, capsys, monkeypatch, source_, target, told):
    monkeypatch.chdir(tmp_path)
    Path("text.txt").write_text("no database at all" * 100)
    with sqlite3.connect("foreign.sqlite") as connection:
        connection.execute("CREATE TABLE other (x)")
    connection.close()
    foreign = Path("foreign.sqlite").read_bytes()
    assert moved(source_, target) == 2
    complaint = capsys.readouterr().err
    assert told in complaint and len(complaint.splitlines()) == 1
    assert "geheim" not in complaint
    assert not Path("target.sqlite").exists()
    assert Path("foreign.sqlite").read_bytes() == foreign


def test_a_match_moves_to_postgresql_and_back_and_goes_on_everywhere(source, tmp_path, postgres, capsys):
    path, table_id = source
    there, back = postgres.database("template1"), tmp_path / "back.sqlite"
    assert moved(path, there, "--json") == 0
    first = proof(capsys)["tables"]
    assert continued(there, table_id) == (13, 18)
    assert moved(there, back, "--json") == 0
    second = proof(capsys)["tables"]
    assert continued(back, table_id) == (18, 23)
    counts = [{each["table"]: each["rows"] for each in found} for found in (first, second)]
    assert [count["people"] for count in counts] == [2, 3]
    assert counts[1]["entries"] - counts[0]["entries"] == 5
    again = tmp_path / "again.sqlite"
    assert moved(path, again, "--json") == 0
    assert proof(capsys)["tables"] == first


def test_a_postgresql_that_is_in_use_or_not_empty_is_left_alone(source, tmp_path, postgres, capsys):
    import psycopg

    empty = postgres.database("template1")
    with psycopg.connect(empty):
        assert moved(source[0], empty) == 2
    assert "Somebody else is connected" in capsys.readouterr().err
    assert moved(source[0], postgres.database()) == 2
    assert "is not empty" in capsys.readouterr().err
    assert postgres.execute(PUBLIC, empty.rpartition("/")[2]) == [(0,)]


def test_sessions_that_only_their_role_may_see_are_users_of_a_database(source, postgres, capsys):
    import psycopg

    empty = postgres.database("template1")
    name = empty.rpartition("/")[2]
    postgres.execute("DROP ROLE IF EXISTS plain")
    postgres.execute("CREATE ROLE plain LOGIN")
    postgres.execute(f"ALTER DATABASE {name} OWNER TO plain")
    with psycopg.connect(empty):
        assert moved(source[0], empty.replace("postgres@", "plain@")) == 2
    assert "Somebody else is connected" in capsys.readouterr().err
    assert postgres.execute(PUBLIC, name) == [(0,)]


def test_a_postgresql_of_somebody_else_is_left_as_it_is(source, postgres, capsys):
    foreign = postgres.database("template1")
    name = foreign.rpartition("/")[2]
    postgres.execute("CREATE TABLE alembic_version (version_num text)", name)
    postgres.execute("INSERT INTO alembic_version VALUES ('0001')", name)
    with pytest.raises(BadOptionError) as refused:
        check_database(foreign)
    assert refused.value.message == "database-foreign"
    assert moved(source[0], foreign) == 2
    assert "is not empty" in capsys.readouterr().err
    assert postgres.execute(PUBLIC, name) == [(1,)]
