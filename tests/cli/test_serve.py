"""`boardwright serve` called wrongly: one line that says why, before anything listens or is written."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import structlog

from boardwright.cli import serve
from boardwright.cli.serve import alone, check_database
from boardwright.core.errors import BadOptionError
from boardwright.server.db import file_lock, integrity
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
    assert "is not a database: name an SQLite file, or a URL like postgresql://" in called.complaints
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
        (("serve", "--database", "foreign.sqlite"), "is not a Boardwright database"),
        (("move-database", "foreign.sqlite", "new.sqlite"), "is not a Boardwright database"),
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


@pytest.mark.parametrize(("is_apart", "name"), [(True, "ours.sqlite"), (False, "ours.sqlite.lock")])
def test_a_lock_is_gone_with_its_holder(
    here: Path, monkeypatch: pytest.MonkeyPatch, is_apart: bool, name: str
) -> None:
    monkeypatch.setattr(file_lock, "IS_APART", is_apart)
    url = f"sqlite:///{here / 'ours.sqlite'}"
    for _ in range(2):
        with alone(url):
            with pytest.raises(BadOptionError) as refused, alone(url):
                pass
            assert refused.value.message == "database-taken"
            assert [each.name for each in here.iterdir()] == [name]
        assert list(here.iterdir()) == []


def test_a_lock_that_was_taken_away_meanwhile_is_none(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, lock = f"sqlite:///{here / 'ours.sqlite'}", here / "ours.sqlite"
    opened = file_lock.os.open
    times: list[str] = []

    def slow(path: str, *rest: int) -> int:
        found = opened(path, *rest)
        if not times:
            lock.unlink()
        times.append(path)
        return found

    monkeypatch.setattr(file_lock.os, "open", slow)
    with alone(url):
        assert len(times) == 2 and lock.exists()


def test_the_lock_is_on_the_file_itself_and_sqlite_goes_on_under_it(here: Path) -> None:
    ours = here / "ours.sqlite"
    check_database(f"sqlite:///{ours}")
    (here / "hard.sqlite").hardlink_to(ours)
    (here / "soft.sqlite").symlink_to(ours)
    with alone(f"sqlite:///{ours}"):
        assert sorted(each.name for each in here.iterdir()) == ["hard.sqlite", "ours.sqlite", "soft.sqlite"]
        for name in ("hard.sqlite", "soft.sqlite", "ours.sqlite"):
            with pytest.raises(BadOptionError) as refused, alone(f"sqlite:///{here / name}"):
                pass
            assert refused.value.message == "database-taken"
        with closing(sqlite3.connect(ours)) as connection:
            connection.execute("INSERT INTO keys VALUES ('a', 'b')")
            connection.commit()


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "zeros in the middle": lambda held: held[:8192] + bytes(4096) + held[12288:],
    "another page": lambda held: held[:8192] + held[4096:8192] + held[12288:],
    "cut off": lambda held: held[: len(held) - 4096],
    "cut in a page": lambda held: held[:10000],
    "no beginning": lambda held: bytes(100) + held[100:],
    "another size of pages": lambda held: held[:16] + b"\x02\x00" + held[18:],
    "no tables": lambda held: held[:100] + bytes(3996) + held[4096:],
}


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("language", ["en", "pl", "de", "it"])
def test_a_damaged_file_is_refused_with_the_way_back_and_left_as_it_is(
    call: Call, here: Path, damage: str, language: str
) -> None:
    ours = here / "ours.sqlite"
    check_database(f"sqlite:///{ours}")
    ours.write_bytes(DAMAGES[damage](ours.read_bytes()))
    before = contents(here)
    called = call("--lang", language, "serve", "--database", "ours.sqlite", "--port", "0")
    assert (called.status, called.out, called.complaints.count("\n")) == (1, "", 1)
    assert "ours.sqlite" in called.complaints and ".recover" in called.complaints
    assert contents(here) == before


def test_a_large_file_is_checked_quickly_and_not_for_ever(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = here / "ours.sqlite"
    check_database(f"sqlite:///{ours}")
    with closing(sqlite3.connect(ours)) as connection:
        rows = [(f"{number:040d}", "x" * 100) for number in range(20_000)]
        connection.executemany("INSERT INTO keys VALUES (?, ?)", rows)
        connection.commit()
    monkeypatch.setattr(integrity, "WHOLE_CHECK_SIZE", 0)
    assert integrity.damage_of(ours) is None
    monkeypatch.setattr(integrity, "INSTRUCTIONS", 1)
    structlog.reset_defaults()
    with structlog.testing.capture_logs() as logged:
        assert integrity.damage_of(ours, timeout=-1.0) is None
    assert [line["event"] for line in logged] == ["the file was not checked to its end"]
    assert integrity.damage_of(ours, is_whole=True, timeout=-1.0) is None


class Served:
    """`boardwright serve` in a process of its own."""

    def __init__(self, database: Path) -> None:
        command = [sys.executable, "-m", "boardwright", "--lang", "en", "serve", "--port", "0", "--database"]
        self.process = subprocess.Popen(
            [*command, str(database)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def is_up(self) -> bool:
        """Wait until it says where it is, or has ended."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().startswith("Boardwright is at")

    def end(self, how: signal.Signals | None = None) -> tuple[int, str, str]:
        """Send a signal, if any; returns the status and what it said then."""
        if how is not None:
            self.process.send_signal(how)
        out, complaints = self.process.communicate(timeout=60)
        return self.process.returncode, out, complaints


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_clean_stop_says_so_and_leaves_nothing_but_the_database(here: Path, how: signal.Signals) -> None:
    served = Served(here / "ours.sqlite")
    assert served.is_up()
    (here / "hard.sqlite").hardlink_to(here / "ours.sqlite")
    second = Served(here / "hard.sqlite")
    status, _, complaints = second.end()
    assert (status, complaints.count("\n")) == (2, 1)
    assert "Another Boardwright already uses the database" in complaints
    status, out, complaints = served.end(how)
    assert (status, out.splitlines()[-1]) == (0, "Stopped. All tables are kept.")
    assert "Traceback" not in complaints
    assert sorted(each.name for each in here.iterdir()) == ["hard.sqlite", "ours.sqlite"]


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
