"""`boardwright serve` called wrongly: one line that says why, before anything listens or is written."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from boardwright.cli import serve
from boardwright.cli.serve import alone, check_database
from boardwright.core.errors import BadOptionError
from tests.cli.conftest import Call


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to be called in; what is not refused does not run for ever."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.delenv("BOARDWRIGHT_DATABASE", raising=False)
    monkeypatch.setattr("uvicorn.Server.run", lambda *_: None)
    monkeypatch.setattr(serve, "_listen", lambda *_: pytest.fail("it listens"))
    return folder


NO_DATABASES = [
    ":memory:",
    "sqlite://",
    "sqlite:///",
    "sqlite:///:memory:",
    "sqlite:///file:games?mode=memory&uri=true",
    "sqlite:///games.sqlite?uri=true",
    "sqlite://host/games.sqlite",
    "sqlite+aiosqlite:///games.sqlite",
    "sqlite:/games.sqlite",
    "postgresql:/ann:hush@host/games",
    "postgresql+psycopg2://ann:hush@host/games",
    "mysql://ann:hush@host/games",
    "://",
]


@pytest.mark.parametrize("given", NO_DATABASES)
@pytest.mark.parametrize("command", ["serve", "move-database"])
def test_what_is_no_database_is_refused_in_one_line(call: Call, here: Path, command: str, given: str) -> None:
    (here / "games.sqlite").touch()
    called = call(
        *(["serve", "--database", given] if command == "serve" else [command, "games.sqlite", given])
    )
    assert (called.status, called.out, called.complaints.count("\n")) == (2, "", 1)
    assert "is no database: name an SQLite file, or an URL like postgresql://" in called.complaints
    assert "hush" not in called.complaints
    assert [each.name for each in here.iterdir()] == ["games.sqlite"]


def test_a_name_without_a_sign_is_no_file(call: Call, here: Path) -> None:
    called = call("serve", "--database", " ")
    assert (called.status, called.complaints.count("\n")) == (2, 1)
    assert "The name of the file is empty" in called.complaints
    assert list(here.iterdir()) == []


def contents(folder: Path) -> dict[str, bytes]:
    """Every file with what it holds."""
    return {each.name: each.read_bytes() for each in folder.iterdir()}


def foreign(path: Path, mode: str, table: str) -> None:
    """A database of somebody else."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA journal_mode={mode}")
        connection.execute(f"CREATE TABLE {table} (version_num TEXT)")
        connection.execute(f"INSERT INTO {table} VALUES ('0001')")
        connection.commit()


@pytest.mark.parametrize("mode", ["delete", "wal"])
@pytest.mark.parametrize("table", ["invoices", "alembic_version"])
def test_a_database_of_somebody_else_is_left_as_it_is(call: Call, here: Path, mode: str, table: str) -> None:
    check_database(f"sqlite:///{here / 'ours.sqlite'}")
    foreign(here / "foreign.sqlite", mode, table)
    before = contents(here)
    for arguments, told in (
        (("serve", "--database", "foreign.sqlite"), "is no database of Boardwright"),
        (("move-database", "foreign.sqlite", "new.sqlite"), "is no database of Boardwright"),
        (("move-database", "ours.sqlite", "foreign.sqlite"), "is not empty"),
    ):
        called = call(*arguments)
        assert (called.status, called.out, called.complaints.count("\n")) == (2, "", 1)
        assert told in called.complaints
        assert contents(here) == before


def test_a_folder_is_called_so(call: Call, here: Path) -> None:
    check_database(f"sqlite:///{here / 'ours.sqlite'}")
    (here / "folder").mkdir()
    for arguments in (
        ("serve", "--database", "folder"),
        ("move-database", "folder", "new.sqlite"),
        ("move-database", "ours.sqlite", "folder"),
    ):
        called = call(*arguments)
        assert (called.status, called.out, called.complaints.count("\n")) == (2, "", 1)
        assert "folder” is a folder. Name a file in it." in called.complaints
    assert sorted(each.name for each in here.iterdir()) == ["folder", "ours.sqlite"]


def test_a_lock_is_gone_with_its_holder(here: Path) -> None:
    url = f"sqlite:///{here / 'ours.sqlite'}"
    for _ in range(2):
        with alone(url):
            with pytest.raises(BadOptionError) as refused, alone(url):
                pass
            assert refused.value.message == "database-taken"
            assert [each.name for each in here.iterdir()] == ["ours.sqlite.lock"]
        assert list(here.iterdir()) == []


def test_a_lock_that_was_taken_away_meanwhile_is_none(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, lock = f"sqlite:///{here / 'ours.sqlite'}", here / "ours.sqlite.lock"
    opened = serve.os.open
    times: list[str] = []

    def slow(path: str, *rest: int) -> int:
        found = opened(path, *rest)
        if not times:
            lock.unlink()
        times.append(path)
        return found

    monkeypatch.setattr(serve.os, "open", slow)
    with alone(url):
        assert len(times) == 2 and lock.exists()


@pytest.mark.parametrize(
    "name",
    ["sqlite:///ours.sqlite", "sqlite+pysqlite:///ours.sqlite", "sqlite:///folder/../ours.sqlite", "link"],
)
def test_a_file_is_locked_whatever_it_is_called(call: Call, here: Path, name: str) -> None:
    check_database(f"sqlite:///{here / 'ours.sqlite'}")
    (here / "folder").mkdir()
    (here / "link").symlink_to("ours.sqlite")
    with alone(f"sqlite:///{here / 'ours.sqlite'}"):
        called = call("move-database", name, "new.sqlite")
    assert (called.status, called.out, called.complaints.count("\n")) == (2, "", 1)
    assert "already uses the database" in called.complaints
    called = call("move-database", "ours.sqlite", name)
    assert (called.status, called.out, called.complaints.count("\n")) == (2, "", 1)
    assert "lead to the same database" in called.complaints
    assert not (here / "new.sqlite").exists()


@pytest.mark.parametrize(
    "given",
    ["http://[bad", "http://]", "http://host:port", "http://host:99999", "ftp://host", "host", "http://"],
)
def test_what_is_no_web_address_is_refused_in_one_line(call: Call, given: str) -> None:
    called = call("serve", "--public-url", given)
    assert (called.status, called.out, called.complaints.count("\n")) == (2, "", 1)
    assert f"“{given}” is not a web address" in called.complaints
