"""Backups and checks: complete, verified, made while people play, nothing overwritten or half-written."""

import json
import sqlite3
import threading
from pathlib import Path

import pytest

from boardwright.cli import backup as backup_command
from boardwright.cli.app import run
from boardwright.core.errors import BoardwrightError
from boardwright.server.db import backup
from boardwright.server.settings import database_url
from tests.server.house import friends_at, opened, programs_at
from tests.server.test_migrations import OLD


@pytest.fixture
def database(place):
    """A database with a finished match, one that goes on, and a table that waits."""
    where = place("source")
    with opened(where) as house:
        house.play(programs_at(house, "toll", 2)[0].id)
        table, people = friends_at(house, "caylus1303", "Ann", "Bob")
        house.play(table.id, 12)
        people[0].make("guilds", "me", "open", "bot:random")
    return where, table.id


def called(capsys, *arguments):
    """The status of a command, what it printed and what it complained about."""
    capsys.readouterr()
    status = run(["--lang", "en", *map(str, arguments)])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def found(printed):
    """The JSON of a command, behind lines of the service's log."""
    return json.loads(printed[printed.index("{\n") :])


def damage(path, statement):
    """Change a row behind the back of everybody."""
    with sqlite3.connect(path) as connection:
        connection.execute(statement)
    connection.close()


def test_a_backup_is_complete_and_its_matches_go_on(database, tmp_path, capsys):
    where, table_id = database
    target = tmp_path / "backup.sqlite"
    status, out, _ = called(capsys, "backup", target, "--database", where)
    assert (status, "matches replayed: 2" in out) == (0, True)
    assert [each.name for each in tmp_path.iterdir()] == ["backup.sqlite"]
    assert target.stat().st_mode & 0o77 == 0
    status, out, _ = called(capsys, "check-database", "--database", target, "--json")
    facts = found(out)
    assert (status, facts["sound"], facts["tables"], facts["matches"], facts["verified"]) == (
        0,
        True,
        3,
        2,
        1,
    )
    assert (facts["structure"], facts["damaged"], facts["without_checksums"]) == ("ok", {}, 0)
    with opened(target) as house:
        house.play(table_id, 5)
        assert house.forget(table_id).version == 18


def test_a_backup_is_made_while_people_play_and_of_one_moment(place, tmp_path, capsys):
    where = place("busy")
    with opened(where) as house:
        table, _ = programs_at(house, "caylus1303", 2)
        done = threading.Event()

        def play():
            while not done.is_set():
                house.play(programs_at(house, "toll", 2)[0].id)

        player = threading.Thread(target=play)
        player.start()
        statuses = [
            called(capsys, "backup", tmp_path / f"{n}.sqlite", "--database", where)[0] for n in range(3)
        ]
        checked = called(capsys, "check-database", "--database", where)[0]
        done.set()
        player.join()
        house.play(table.id, 3)
    assert (statuses, checked) == ([0, 0, 0], 0)
    for number in range(3):
        assert called(capsys, "check-database", "--database", tmp_path / f"{number}.sqlite")[0] == 0


@pytest.mark.parametrize("taken", ["file", "link", "folder"])
def test_nothing_is_overwritten(database, tmp_path, capsys, taken):
    target = tmp_path / "taken"
    {
        "file": lambda: target.write_bytes(b"kept"),
        "link": lambda: target.symlink_to("nowhere"),
        "folder": target.mkdir,
    }[taken]()
    status, _, complaint = called(capsys, "backup", target, "--database", database[0])
    assert (status, complaint.count("\n")) == (2, 1)
    assert [each.name for each in tmp_path.iterdir()] == ["taken"]


def test_a_name_that_is_taken_meanwhile_is_not_overwritten(tmp_path):
    target = tmp_path / "backup.sqlite"
    with pytest.raises(FileExistsError), backup.new_file(target) as draft:
        draft.write_bytes(b"ours")
        target.write_bytes(b"theirs")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {"backup.sqlite": b"theirs"}


def test_nothing_half_written_is_left(database, tmp_path, capsys, monkeypatch):
    def failing(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "_sync", failing)
    status, _, complaint = called(capsys, "backup", tmp_path / "backup.sqlite", "--database", database[0])
    assert (status, complaint.count("\n")) == (1, 1)
    assert "No backup was written to" in complaint and "No space left" in complaint
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["backup", "check-database"])
def test_a_database_that_is_not_there_is_said_so(tmp_path, capsys, command):
    more = [tmp_path / "new.sqlite"] if command == "backup" else []
    status, _, complaint = called(capsys, command, *more, "--database", tmp_path / "nowhere.sqlite")
    assert (status, complaint.count("\n"), "There is no database" in complaint) == (2, 1, True)
    assert list(tmp_path.iterdir()) == []


DAMAGES = [
    "UPDATE entries SET log = '[0]' WHERE version = 7",
    "UPDATE entries SET log = 'nonsense' WHERE version = 7",
    "UPDATE entries SET at = 'never' WHERE version = 7",
    "UPDATE seats SET name = x'ff' WHERE number = 1",
    "UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE number = 1",
]


@pytest.mark.parametrize("statement", DAMAGES)
def test_damage_is_named_by_table_and_the_backup_says_so(kind, database, tmp_path, capsys, statement):
    where, table_id = database
    source = tmp_path / "source.sqlite"
    assert called(capsys, "backup", source, "--database", where)[0] == 0
    damage(source, f"{statement} AND table_id = '{table_id}'")
    status, out, complaint = called(capsys, "check-database", "--database", source)
    assert (status, "is sound" in out) == (1, False)
    assert f"Table {table_id} is damaged" in complaint
    assert "Traceback" not in complaint
    status, _, complaint = called(capsys, "backup", tmp_path / "copy.sqlite", "--database", source)
    assert (status, f"as in the database: {table_id}." in complaint) == (1, True)
    assert (tmp_path / "copy.sqlite").exists()


def test_a_file_with_damaged_pages_is_not_backed_up(database, tmp_path, capsys):
    source = tmp_path / "source.sqlite"
    assert called(capsys, "backup", source, "--database", database[0])[0] == 0
    held = source.read_bytes()
    source.write_bytes(held[: 4096 * 9] + bytes(4096 * 3) + held[4096 * 12 :])
    status, _, complaint = called(capsys, "check-database", "--database", source)
    assert (status, "The structure is damaged" in complaint) == (1, True)
    assert ".recover" in complaint
    status, _, complaint = called(capsys, "backup", tmp_path / "copy.sqlite", "--database", source)
    assert (status, complaint.count("\n"), "no backup was made" in complaint) == (1, 1, True)
    assert [each.name for each in tmp_path.iterdir()] == ["source.sqlite"]


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
def test_a_database_of_an_older_release_is_backed_up_as_it_is(old, tmp_path, capsys):
    source, target = tmp_path / "old.sqlite", tmp_path / "copy.sqlite"
    connection = sqlite3.connect(source)
    connection.executescript(old.read_text(encoding="utf-8"))
    connection.close()
    status, out, _ = called(capsys, "backup", target, "--database", source)
    assert (status, "matches replayed: 2" in out) == (0, True)
    assert backup_command.is_older(target)
    status, _, complaint = called(capsys, "check-database", "--database", target)
    assert (status, "older Boardwright" in complaint) == (2, True)


def test_a_copy_that_differs_is_no_backup(postgres, tmp_path, monkeypatch):
    monkeypatch.setattr(backup, "summed", lambda connection, table: (connection.dialect.name, table.name))
    with pytest.raises(BoardwrightError) as refused:
        backup.copy_database(database_url(postgres.database()), Path(tmp_path / "new.sqlite"))
    assert refused.value.message == "backup-differs"
