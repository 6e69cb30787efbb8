"""report: a page of HTML with plots, Markdown, or JSON; to the screen or to a file, in every language."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from boardwright.cli import shared
from boardwright.text import LANGUAGES
from tests.cli.conftest import Call

SMALL = ("--games", "2", "--bot", "random", "--processes", "1", "--markdown")
PLOTS = ("--games", "3", "--bot", "random", "--processes", "1")


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
        "### Phases",
        "### Buildings",
        "## 3 players",
        "### Seats",
        "### Phases",
        "### Buildings",
    ]


def test_the_page_of_guilds_has_its_tables(call: Call) -> None:
    lines = call("report", "guilds", *SMALL, "--players", "2").out.splitlines()
    assert [line for line in lines if line.startswith("##")] == [
        "## Overview",
        "## 2 players",
        "### Seats",
        "### Phases",
        "### Characters",
        "### Rooms",
        "### Wishes of the King",
    ]
    assert "|  | dealt | hired | price | uses | win share | above the game’s average |" in lines
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
    called = call("report", "toll", *SMALL[:-1], "--out", str(path))
    assert (called.status, called.out) == (0, f"The report is in {path}\n")
    assert path.read_text(encoding="utf-8") == call("report", "toll", *SMALL).out


def test_json(call: Call) -> None:
    result = json.loads(call("report", "toll", *SMALL[:-1], "--json").out)
    assert list(result["players"]) == ["2", "3", "4"]
    assert result["overview"]["decisions"]["players-2"] == {"value": 10}


# ---- the page with plots


class Drawings(HTMLParser):
    """What a page holds: titles of figures, drawings, heads of tables; and that every element is closed."""

    EMPTY = frozenset({"meta", "path", "use", "rect", "br"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.titles: list[str] = []
        self.drawings = 0
        self.texts: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.drawings += tag == "svg"
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, text: str) -> None:
        self.texts.append(text)
        if self.open[-1:] == ["figcaption"]:
            self.titles.append(text)


def page_of(call: Call, path: Path, *arguments: str) -> Drawings:
    """What a page holds that was just drawn; no page needs anything from outside."""
    called = call("report", *arguments, *PLOTS, "--out", str(path))
    assert (called.status, called.complaints, called.out) == (0, "", f"The report is in {path}\n")
    text = path.read_text(encoding="utf-8")
    assert re.findall(r'(?:src|href)="(?!#)([^"]*)"', text) == []
    assert "<script" not in text
    return Drawings(text)


@pytest.mark.parametrize(
    ("game", "owned"),
    [
        ("belfort", ["Buildings: win share", "Guilds: win share"]),
        ("caylus1303", ["Buildings: win share", "Characters: win share"]),
        ("guilds", ["Characters: win share", "Rooms: win share", "Wishes of the King: win share"]),
    ],
)
def test_a_page_of_plots(call: Call, tmp_path: Path, game: str, owned: list[str]) -> None:
    page = page_of(call, tmp_path / "page.html", game, "--players", "3")
    general = ["Scores", "Length of the game"]
    phases = ["Phases: decisions per game", "Phases: choices per decision"]
    found = [title for title in page.titles if title != "Monuments: win share"]
    assert found == [*general, *general, "Seats: win share", *phases, *owned]
    assert page.drawings == len(page.titles)
    assert f"boardwright report {game} --games 3 --seed 1 --players 3 --bot random" in page.texts


def test_without_a_word_the_page_is_put_where_we_are_and_the_same_seed_draws_it_again(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert call("report", "toll", *PLOTS, "--players", "2").out == "The report is in toll-report.html\n"
    again = tmp_path / "again.html"
    page_of(call, again, "toll", "--players", "2")
    assert (tmp_path / "toll-report.html").read_bytes() == again.read_bytes()
    assert '<html lang="en">' in again.read_text(encoding="utf-8")


def test_a_changed_table_stands_beside_the_original(call: Call, tmp_path: Path) -> None:
    table = tmp_path / "table.toml"
    table.write_text("rounds = 7\n")
    page = page_of(call, tmp_path / "page.html", "toll", "--players", "2", "--values", str(table))
    text = "|".join(each.strip() for each in page.texts if each.strip())
    assert "What the values file changes|" in text
    assert "|original|changed|rounds|5|7|" in text
    assert "|2 players · original|2 players · changed|" in text
    assert "|Decisions per game|10.0|14.0|" in text


def test_records_are_read_from_files_and_folders(call: Call, tmp_path: Path, finished: Path) -> None:
    folder = tmp_path / "evenings"
    folder.mkdir()
    (folder / "a.json").write_bytes(finished.read_bytes())
    (folder / "notes.md").write_text("no record")
    called = call("report", "toll", "--records", str(folder), "--records", str(finished), "--markdown")
    lines = called.out.splitlines()
    assert lines[2].startswith("Finished matches read: 2. Date: ")
    assert f"boardwright report toll --records {folder} --records {finished}" in lines
    (folder / "b.json").write_text("{}")
    broken = call("report", "toll", "--records", str(folder), "--markdown")
    assert (broken.status, broken.complaints.count("\n")) == (2, 1)
    assert f"The file “{folder / 'b.json'}” cannot be reported on. " in broken.complaints
    (folder / "b.json").unlink()
    wrong = call("report", "belfort", "--records", str(folder), "--markdown")
    assert (wrong.status, wrong.complaints.count("\n")) == (2, 1)
    assert "no finished match of the game “belfort” among the records; files read: 1." in wrong.complaints


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_a_page_of_plots_in_every_other_language(call: Call, tmp_path: Path, lang: str) -> None:
    called = call(
        "report", "toll", *PLOTS, "--lang", lang, "--players", "2", "--out", str(tmp_path / "a.html")
    )
    assert (called.status, called.complaints) == (0, "")
    assert f'<html lang="{lang}">' in (tmp_path / "a.html").read_text(encoding="utf-8")


def test_without_the_package_for_plots_nothing_is_played(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared, "find_spec", lambda _: None)
    called = call("report", "toll")
    assert (called.status, called.out) == (2, "")
    assert "This needs the package matplotlib: pip install 'boardwright[lab]'" in called.complaints
