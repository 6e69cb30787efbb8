"""`boardwright serve` called wrongly: one line that says why, before anything listens or is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.cli import serve
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
