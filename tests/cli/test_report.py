"""report: a page of Markdown in every language, or JSON; to the screen or to a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boardwright.text import LANGUAGES
from tests.cli.conftest import Call

SMALL = ("--games", "2", "--bot", "random", "--processes", "1")


def test_the_page_says_what_was_played(call: Call) -> None:
    arguments = ("--players", "3,2", "--seed", "9", "--option", "errands=no")
    lines = call("report", "toll", *SMALL, *arguments).out.splitlines()
    assert lines[0] == "# Toll: a report on balance"
    assert lines[2].startswith(
        "Games for each number of players: 2. Every seat is held by the bot random. Date: "
    )
    assert (
        "boardwright report toll --games 2 --seed 9 --players 2,3 --bot random --option errands=no" in lines
    )
    assert [line for line in lines if line.startswith("#")][1:] == [
        "## Overview",
        "## 2 players",
        "### Seats",
        "## 3 players",
        "### Seats",
    ]


def test_the_page_of_guilds_has_its_tables(call: Call) -> None:
    lines = call("report", "guilds", *SMALL, "--players", "2").out.splitlines()
    assert [line for line in lines if line.startswith("##")] == [
        "## Overview",
        "## 2 players",
        "### Seats",
        "### Characters",
        "### Rooms",
        "### Wishes of the King",
    ]
    assert "|  | dealt | hired | price | uses | win share | above the table |" in lines
    assert [line for line in lines if line.startswith("| Florin income, first round | 10.0 |")] != []
    for index, line in enumerate(lines):
        if line.startswith("|---"):
            table = lines[index - 1 :]
            rows = table[: table.index("")] if "" in table else table
            assert {row.count("|") for row in rows} == {line.count("|")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["toll", "guilds"])
def test_a_page_in_every_language(call: Call, game: str, lang: str) -> None:
    called = call("report", game, *SMALL, "--players", "2", "--lang", lang)
    assert (called.status, called.complaints, called.out[:2]) == (0, "", "# ")


def test_a_file_gets_what_would_be_printed(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text("an older report")
    called = call("report", "toll", *SMALL, "--out", str(path))
    assert (called.status, called.out) == (0, f"The report is in {path}\n")
    assert path.read_text(encoding="utf-8") == call("report", "toll", *SMALL).out


def test_json(call: Call) -> None:
    result = json.loads(call("report", "toll", *SMALL, "--json").out)
    assert list(result["players"]) == ["2", "3", "4"]
    assert result["overview"]["decisions"]["players-2"] == {"value": 10}
