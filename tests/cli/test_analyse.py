"""analyse: a table of shares, swings and better moves in words, JSON, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boardwright.text import LANGUAGES
from tests.cli.conftest import Call

RECORDS = Path(__file__).parents[1] / "records"
MATCH = str(RECORDS / "toll" / "four-players.json")
HEADS = {"en": "Better moves", "pl": "Lepsze ruchy", "de": "Bessere Züge", "it": "Mosse migliori"}
PLAYED = {"en": "Build an inn", "pl": "Zbuduj karczmę", "de": "Gasthof bauen", "it": "Costruisci una locanda"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shares_swings_and_better_moves_are_told_in_the_words_of_the_game(call: Call, lang: str) -> None:
    called = call("analyse", MATCH, "--budget", "60", "--lang", lang)
    assert (called.status, called.complaints) == (0, "")
    assert HEADS[lang] in called.out
    assert PLAYED[lang] in called.out
    rows = [line.split() for line in called.out.splitlines() if line[:1].isdigit()]
    assert len(rows) == 21
    assert (rows[0][0], rows[-1][0]) == ("5", "25")
    assert max(len(line) for line in called.out.splitlines() if line[:1].isdigit()) <= 80


def test_json_holds_everything_and_the_same_seed_gives_it_again(call: Call) -> None:
    first = call("analyse", MATCH, "--budget", "40", "--seed", "3", "--json").out
    assert call("analyse", MATCH, "--budget", "40", "--seed", "3", "--json").out == first
    found = json.loads(first)
    assert (found["game"], found["budget"], found["seed"], found["rules_version"]) == ("toll", 40, 3, 1)
    assert len(found["players"]) == 4
    assert all(sum(moment["shares"]) == pytest.approx(1) for moment in found["moments"])
    assert {"start", "at", "seat", "who", "change"} == set(found["swings"][0])
    assert {move["played_notation"] for move in found["better_moves"]} <= {"build inn", "build mill", "pass"}


@pytest.mark.parametrize("budget", ["0", "-1", "many", "1.5", "", "1000001", "9" * 30])
def test_a_budget_that_makes_no_sense_is_one_line_and_status_2(call: Call, budget: str) -> None:
    called = call("analyse", MATCH, f"--budget={budget}")
    assert (called.status, called.out, called.complaints.count("\n")) == (2, "", 1)
    assert "--budget must be a whole number from 1 to 1000000" in called.complaints


def test_a_seed_that_makes_no_sense_is_one_line_and_status_2(call: Call) -> None:
    called = call("analyse", MATCH, "--seed", "x")
    assert (called.status, called.complaints.count("\n")) == (2, 1)


def test_a_running_match_is_refused(call: Call, running: Path) -> None:
    called = call("analyse", str(running))
    assert (called.status, called.out, called.complaints.count("\n")) == (2, "", 1)
    assert "The match is not over; only a finished match can be analysed." in called.complaints


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "names no game"),
        (b"{", "not complete JSON"),
        (b"\xff\xfe\x00", "cannot be read"),
        (b'{"format": 1, "game": "chess"}', "chess"),
        (None, "There is no file"),
    ],
)
def test_a_broken_file_is_one_line_and_status_2(
    call: Call, tmp_path: Path, content: bytes | None, complaint: str
) -> None:
    path = tmp_path / "broken.json"
    if content is not None:
        path.write_bytes(content)
    called = call("analyse", str(path))
    assert (called.status, called.out, called.complaints.count("\n")) == (2, "", 1)
    assert complaint in called.complaints


def test_a_changed_record_is_refused(call: Call, finished: Path) -> None:
    finished.write_text(finished.read_text().replace('"log"', '"Log"'))
    assert call("analyse", str(finished)).status == 2
