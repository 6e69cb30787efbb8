"""Every failure is one line on stderr and an honest status; nothing is written on the way."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from boardwright import cli
from boardwright.cli import app, streams
from boardwright.text import LANGUAGES
from tests.cli.conftest import Call

WRONG_CALLS = [
    (("nonsense",), "There is no command “nonsense”. The commands are: serve,"),
    (("pley",), "There is no command “pley”. Did you mean “play”? “boardwright --help” shows"),
    (("",), "There is no command “”"),
    (("--nonsense",), "There is no option --nonsense."),
    (
        ("play", "--sed", "1"),
        "There is no option --sed. Did you mean --seed? “boardwright play --help” shows",
    ),
    (("play", "--seed"), "The option --seed needs a value."),
    (("replay",), "FILE is missing. “boardwright replay --help” shows"),
    (("games", "one", "two"), "“one two” is not expected here."),
    (("games", "--lang"), "The option --lang needs a value."),
    (("--lang", "xx", "games"), "There is no language “xx”. The languages are: en, pl, de, it."),
    (("--lang=", "games"), "There is no language “”."),
    (("play", "chess"), "There is no game “chess”. The games are: belfort, caylus1303, guilds, toll."),
    (("rules", ""), "There is no game “”."),
    (("play", "--seed", "x"), "--seed must be a whole number from 0 to"),
    (("play", "--seed", "-1"), "not “-1”"),
    (("play", "--seed", "9" * 60), "--seed must be a whole number"),
    (("play", "--seats", ""), "A seat has no name."),
    (("play", "--seats", "me,,greedy"), "A seat has no name."),
    (("play", "--seats", "me"), "This game cannot be played by 1; it takes 2 to 5 players."),
    (("play", "--seats", "me,gredy"), "Did you mean greedy?"),
    (("play", "--seats", "Anna,anna"), "Every person needs a different nickname"),
    (("play", "--seats", "blue,me"), "it is the colour of a seat"),
    (("play", "--seats", "me,[x]"), "“[x]” cannot be a nickname"),
    (("play", "--seats", "me,\x1b[1m"), "cannot be a nickname"),
    (("play", "--seats", "me," + "x" * 31), "cannot be a nickname"),
    (("play", "--option", "mode"), "Options are written NAME=VALUE, not “mode”."),
    (("play", "--option", "=1"), "Options are written NAME=VALUE"),
    (("play", "--option", "speed=9"), "This game has no option “speed”."),
    (
        ("play", "--option", "mode=9"),
        "The option “mode” cannot be “9”. It can be: beginner, normal, advanced.",
    ),
    (("play", "--values", ""), "The name of the file is empty; give the name of a file."),
    (("play", "--save", ""), "“” is not the name of a file."),
    (("play", "--save", "/"), "“/” is not the name of a file."),
    (("play", "--save", "/no/such/folder/a.json"), "There is no folder “/no/such/folder”."),
    (("play", "--resume", "a.json", "--seed", "1"), "--resume continues a match as it is"),
    (("simulate",), "GAME is missing"),
    (
        ("simulate", "toll", "--bots", "random,nobody"),
        "There is no bot “nobody”. The bots are: random, greedy, easy, normal, hard, expert.",
    ),
    (("simulate", "toll", "--bots", ""), "There is no bot “”."),
    (("simulate", "toll", "--bots", "random"), "This game cannot be played by 1; it takes 2 to 4 players."),
    (("simulate", "toll", "-n", "0"), "--games must be a whole number from 1 to 10000000, not “0”."),
    (("simulate", "toll", "-n", "1e3"), "not “1e3”"),
    (("simulate", "toll", "-n", "٣"), "--games must be a whole number"),
    (("simulate", "toll", "--processes", "999"), "--processes must be a whole number from 0 to 256"),
    (("simulate", "toll", "--budget", "0"), "--budget must be a number from 0.001 to 1000, not “0”."),
    (("simulate", "toll", "--out", "rows.xls"), "its name must end in .json, .csv, .parquet"),
    (("simulate", "toll", "--out", ""), "The name of the file is empty"),
    (("simulate", "toll", "--bots", "own.py,random"), "write FILE.py:CLASS, for example my_bot.py:MyBot."),
    (("simulate", "toll", "--bots", "no/own.py:My,random"), "There is no file “no/own.py” to load"),
    (("play", "--seats", "me,no/own.py:My"), "There is no file “no/own.py” to load a bot from."),
    (("ladder",), "GAME is missing"),
    (("ladder", "toll", "--bots", "random"), "A ladder needs at least two bots, each named once"),
    (("ladder", "toll", "--bots", "random,random"), "each named once, not “random, random”."),
    (("ladder", "toll", "--players", "9"), "--players must be a whole number from 2 to 4, not “9”."),
    (("ladder", "toll", "--write", "/no/such/folder/a.md"), "There is no folder “/no/such/folder”."),
    (("ladder", "toll", "--write", "nowhere.md"), "“nowhere.md” has no place for the table"),
    (("report",), "GAME is missing"),
    (
        ("report", "toll", "--bot", "nobody"),
        "There is no bot “nobody”. The bots are: random, greedy, easy, normal, hard, expert.",
    ),
    (("simulate", "toll", "--bots", "hard@0,greedy"), "“hard@0” has no budget that can be read."),
    (("simulate", "toll", "--bots", "mcts:fast,greedy"), "“mcts:fast” has no budget that can be read."),
    (("report", "toll", "--players", "2,9"), "--players must be a whole number from 2 to 4, not “9”."),
    (("report", "toll", "--games", "none"), "--games must be a whole number from 1 to 10000000"),
    (("report", "toll", "--out", ""), "The name of the file is empty; give the name of a file."),
    (("report", "toll", "--out", "/"), "“/” is a folder. Name a file in it."),
    (("report", "toll", "--out", "/no/such/folder/a.md"), "There is no folder “/no/such/folder”."),
    (("report", "toll", "--out", "/proc/report.html"), "Nothing can be written to “/proc/report.html”."),
    (("simulate", "toll", "--out", "/proc/rows.csv"), "Nothing can be written to “/proc/rows.csv”."),
    (("report", "toll", "--out", "report.pdf"), "its name must end in .html, .md, .json"),
    (("bench", "toll", "--players", "9"), "--players must be a whole number from 2 to 4, not “9”."),
    (("bench", "toll", "--seconds", "nan"), "--seconds must be a number from 0.05 to 600, not “nan”."),
    (("replay", ""), "The name of the file is empty; give the name of a file."),
]


@pytest.mark.parametrize(("arguments", "complaint"), WRONG_CALLS)
def test_a_wrong_call_is_one_line_and_status_2(
    call: Call, tmp_path: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    called = call(*arguments)
    assert (called.status, called.out, called.complaints.count("\n")) == (2, "", 1)
    assert complaint in called.complaints
    assert list(tmp_path.rglob("*.json")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("arguments", [wrong for wrong, _ in WRONG_CALLS if "--lang" not in wrong[0:2]])
def test_a_wrong_call_is_one_line_in_every_language(
    call: Call, arguments: tuple[str, ...], lang: str
) -> None:
    called = call("--lang", lang, *arguments)
    assert (called.status, called.complaints.count("\n")) == (2, 1)
    assert "fault" not in called.complaints


def changed(key: str, value: object) -> Callable[[str], str]:
    """A record without its digest, with another value."""

    def change(text: str) -> str:
        return json.dumps(json.loads(text) | {"digest": "", key: value})

    return change


BROKEN_RECORDS: list[tuple[str, Callable[[str], str], str]] = [
    ("a changed byte", lambda text: text.replace('"red"', '"rod"'), "its content does not match its digest"),
    ("cut short", lambda text: text[: len(text) // 2], "The record is not complete JSON"),
    ("empty", lambda _: "", "This is not a record: it names no game."),
    ("a list", lambda _: "[1, 2]", "This is not a record"),
    ("no fields", lambda _: "{}", "does not have the form of a match"),
    ("nested", lambda _: '{"a":' * 9999, "not complete JSON"),
    ("another game", changed("game", "chess"), "cannot be played: There is no game “chess”."),
    ("newer format", changed("format", 9), "The record has format 9; this program reads formats up to 2."),
    ("newer rules", changed("rules_version", 9), "The record was played under rules version 9"),
    ("one player", changed("players", ["red"]), "This game cannot be played by 1"),
    ("an impossible entry", changed("log", [999]), "Entry 1 of the record cannot be played"),
    ("a negative rewind", changed("log", [{"rewind": -1}]), "Entry 1 of the record cannot be played"),
    ("another result", changed("result", {"scores": [1], "ranking": [1]}), "states a different result"),
    ("a foreign table", changed("tables", {"x": 1}), "There is no printed value “x”."),
    ("a foreign option", changed("options", {"x": True}), "This game has no option “x”."),
]


@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--resume")])
@pytest.mark.parametrize(("name", "change", "complaint"), BROKEN_RECORDS)
def test_a_broken_record_is_one_line_and_status_1(
    call: Call,
    finished: Path,
    command: tuple[str, ...],
    name: str,
    change: Callable[[str], str],
    complaint: str,
) -> None:
    finished.write_text(change(finished.read_text()))
    before = finished.read_bytes()
    called = call(*command, str(finished))
    assert (called.status, called.out, called.complaints.count("\n")) == (1, "", 1)
    assert complaint in called.complaints
    assert finished.read_bytes() == before


@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--resume")])
def test_a_file_that_is_no_text_is_one_line(call: Call, tmp_path: Path, command: tuple[str, ...]) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for path, complaint in (
        (binary, "cannot be read"),
        (tmp_path, "cannot be read"),
        (tmp_path / "x", "no file"),
    ):
        called = call(*command, str(path))
        assert (called.status, called.complaints.count("\n")) == (1, 1)
        assert complaint in called.complaints


def test_verify_refuses_what_it_cannot_check(call: Call, running: Path, finished: Path) -> None:
    assert "The match is not finished" in call("verify", str(running)).complaints
    finished.write_text(changed("seed", None)(finished.read_text()))
    assert "does not hold the seed" in call("verify", str(finished)).complaints
    finished.write_text(changed("seed", "00" * 32)(finished.read_text()))
    assert "does not match the commitment" in call("verify", str(finished)).complaints


def test_a_seat_or_a_step_that_is_not_there(call: Call, finished: Path) -> None:
    assert "There is no seat 9; the match has 3." in call("replay", str(finished), "--seat", "9").complaints
    assert "There is no step 999;" in call("replay", str(finished), "--at", "999").complaints


def test_a_table_file_is_named_with_its_line(call: Call, tmp_path: Path) -> None:
    table = tmp_path / "table.toml"
    table.write_text("[building]\ninn.cost = -1\n")
    called = call("simulate", "toll", "-n", "1", "--values", str(table))
    assert (called.status, "table.toml, line 2" in called.complaints) == (1, True)


def test_the_old_name_of_an_option_still_works_and_says_its_new_one(call: Call, tmp_path: Path) -> None:
    table = tmp_path / "table.toml"
    table.write_text("income = 3\n")
    called = call("simulate", "toll", "-n", "1", f"--table={table}")
    assert (called.status, called.complaints.count("--table is now called --values")) == (0, 1)


def test_a_fault_of_ours_is_one_line_too(monkeypatch: pytest.MonkeyPatch, call: Call) -> None:
    def broken(_: list[str]) -> int:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(app, "_called", broken)
    called = call("games")
    assert (called.status, called.complaints.count("\n")) == (1, 1)
    assert "ZeroDivisionError: by nothing" in called.complaints
    monkeypatch.setenv("BOARDWRIGHT_TRACEBACK", "1")
    assert "Traceback" in call("games").complaints


def test_an_interruption_ends_with_130(monkeypatch: pytest.MonkeyPatch, call: Call) -> None:
    def interrupted(_: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(app, "_called", interrupted)
    called = call("games")
    assert (called.status, called.complaints) == (130, "boardwright: Interrupted.\n")


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def ends_quietly(capsys: pytest.CaptureFixture[str]) -> bool:
    with pytest.raises(SystemExit) as ended:
        cli.main()
    return (ended.value.code, *capsys.readouterr()) == (130, "", "")


def test_an_interruption_while_the_program_loads_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "boardwright.cli.app")
    monkeypatch.delattr(cli, "app")
    monkeypatch.setattr(sys, "meta_path", [SimpleNamespace(find_spec=interrupt)])
    assert ends_quietly(capsys)


@pytest.mark.parametrize("place", ["prepare", "silence"])
def test_an_interruption_before_and_after_the_command_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], place: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["boardwright", "--version"])
    monkeypatch.setattr(app, "run", lambda _: 0)
    monkeypatch.setattr(streams, place, interrupt)
    assert ends_quietly(capsys)
