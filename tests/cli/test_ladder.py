"""ladder and simulate: tables for people and pages, rows for programs, a person's own bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boardwright.cli import shared
from boardwright.text import LANGUAGES
from tests.cli.conftest import Call

SMALL = ("toll", "--bots", "random,greedy", "--games", "4", "--processes", "1")
OWN = """
class Last:
    def choose(self, game, state, seat, draw):
        return game.legal(state)[-1]
class Lost(Last):
    def choose(self, game, state, seat, draw):
        return -1
"""


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "own.py"
    path.write_text(OWN)
    return str(path)


def test_the_table_is_markdown_with_what_was_played(call: Call) -> None:
    lines = call("ladder", *SMALL, "--budget", "0.5", "--seed", "7").out.splitlines()
    assert lines[0].startswith("Toll, 2 players. Games per pairing: 4, budget: 0.5, seed: 7, 20")
    assert lines[2] == "| bot | rating | all games | against greedy | against random |"
    assert [line.split(" | ")[0] for line in lines[4:6]] == ["| greedy", "| random"]
    call_again = "boardwright ladder toll --bots random,greedy --games 4 --players 2 --seed 7 --budget 0.5"
    assert lines[-3:] == ["```text", call_again, "```"]
    assert {line.count("|") for line in lines[2:6]} == {6}


def test_at_a_larger_table_one_meets_several(call: Call) -> None:
    assert "| against 3 × greedy |" in call("ladder", *SMALL, "--players", "4").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ladder_in_every_language(call: Call, lang: str) -> None:
    called = call("ladder", *SMALL, "--lang", lang)
    assert (called.status, called.complaints) == (0, "")


def test_json(call: Call) -> None:
    result = json.loads(call("ladder", *SMALL, "--json").out)
    assert [row["bot"] for row in result["bots"]] == ["greedy", "random"]


def test_a_page_gets_its_table_between_its_markers(call: Call, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- begin: ladder toll 2 -->\nold\n<!-- end: ladder toll 2 -->\nbehind\n")
    table = call("ladder", *SMALL, "--write", str(page)).out
    expected = f"before\n<!-- begin: ladder toll 2 -->\n{table}<!-- end: ladder toll 2 -->\nbehind\n"
    assert page.read_text() == expected
    called = call("ladder", *SMALL, "--players", "3", "--write", str(page))
    assert (called.status, "<!-- begin: ladder toll 3 -->" in called.complaints) == (2, True)
    assert page.read_text() == expected


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_a_bot_of_ones_own(call: Call, own: str, command: str) -> None:
    called = call(command, "toll", "--bots", f"{own}:Last,random", "-n", "2", "--processes", "1", "--json")
    assert [row["bot"] for row in json.loads(called.out)["bots"] if ":" in row["bot"]] == [f"{own}:Last"]


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_bot_that_answers_wrong_is_one_line(call: Call, own: str, processes: str) -> None:
    called = call("simulate", "toll", "--bots", f"{own}:Lost,random", "-n", "2", "--processes", processes)
    assert (called.status, called.out, called.complaints.count("\n")) == (2, "", 1)
    assert f"The bot {own}:Lost answered -1, which is not legal; the legal ids were" in called.complaints


def test_a_bot_of_ones_own_plays_at_the_terminal_and_is_found_again(
    call: Call, own: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    save = str(tmp_path / "match.json")
    begun = call("play", "toll", "--seats", "me,own.py:Last", "--seed", "1", "--save", save)
    assert (begun.status, "Blue (own.py:Last)" in begun.out) == (0, True)
    assert call("play", "--resume", save, typed=("1",) * 20).out.count("Result") == 1


def test_a_bot_that_fails_at_the_terminal_leaves_the_match_saved(
    call: Call, own: str, tmp_path: Path
) -> None:
    save = str(tmp_path / "match.json")
    called = call(
        "play", "toll", "--seats", f"me,{own}:Lost", "--seed", "1", "--save", save, typed=("1",) * 9
    )
    assert (called.status, called.complaints.count("\n")) == (2, 1)
    assert f"boardwright play --resume {save}" in called.out


def test_rows_are_written_and_named(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    called = call("simulate", "toll", "-n", "2", "--processes", "1", "--out", str(path))
    files = [tmp_path / "rows-games.csv", tmp_path / "rows-seats.csv"]
    assert called.out.splitlines()[-1] == f"Written: {files[0]}, {files[1]}"
    assert [len(file.read_text().splitlines()) for file in files] == [3, 5]
    as_json = call(
        "simulate", "toll", "-n", "2", "--processes", "1", "--json", "--out", str(tmp_path / "rows.json")
    )
    assert json.loads(as_json.out)["games"] == 2


def test_nothing_is_played_when_one_of_the_files_cannot_be_written(call: Call, tmp_path: Path) -> None:
    (tmp_path / "rows-seats.csv").mkdir()
    called = call("simulate", "toll", "--out", str(tmp_path / "rows.csv"))
    assert (called.status, called.out, called.complaints.count("\n")) == (2, "", 1)
    assert "rows-seats.csv” is a folder. Name a file in it." in called.complaints


@pytest.mark.parametrize(
    ("package", "arguments"),
    [("openskill", ("ladder", *SMALL)), ("pyarrow", ("simulate", "toll", "--out", "rows.parquet"))],
)
def test_a_missing_package_is_named_before_anything_is_played(
    call: Call, monkeypatch: pytest.MonkeyPatch, package: str, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setattr(shared, "find_spec", lambda _: None)
    called = call(*arguments)
    assert (called.status, called.out) == (2, "")
    assert (
        called.complaints
        == f"boardwright: This needs the package {package}: pip install 'boardwright[lab]'\n"
    )
