"""games, rules, doctor, bench, simulate, replay, verify: what they print and what JSON holds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boardwright.cli import doctor, rules
from boardwright.core.errors import BadRecordError
from boardwright.registry import rulebook
from boardwright.text import LANGUAGES
from tests.cli.conftest import Call


def test_games_lists_every_game(call: Call) -> None:
    called = call("games")
    assert (called.status, called.complaints) == (0, "")
    assert ["belfort" in called.out, "toll" in called.out, "2–5" in called.out] == [True] * 3


def test_games_as_json(call: Call) -> None:
    rows = json.loads(call("games", "--json").out)
    wanted = {"id", "title", "min_players", "max_players", "actions", "rules_version"}
    assert [row["id"] for row in rows] == ["belfort", "caylus1303", "guilds", "toll"]
    assert all(wanted <= set(row) for row in rows)


def test_rules_as_json_holds_the_counts(call: Call) -> None:
    status = json.loads(call("rules", "belfort", "--json").out)
    assert list(status) == ["sections", "cited", "tested", "rulings", "examples", "examples_tested"]


def test_rules_names_the_place_in_the_code(call: Call) -> None:
    called = call("rules", "belfort", "--find", "tax")
    assert "phases/collection.py: pay_tax" in called.out
    assert max(len(line) for line in called.out.splitlines()) <= 80


def test_rules_finds_only_what_has_all_words(call: Call) -> None:
    assert "board.tax.top" not in call("rules", "belfort", "--find", "tax income").out


def test_rules_without_a_match_is_an_error(call: Call) -> None:
    called = call("rules", "toll", "--find", "zeppelin")
    assert (called.status, called.out) == (1, "")
    assert called.complaints == "boardwright: No rule of this game contains “zeppelin”.\n"


def test_a_package_without_the_status_file_says_so(monkeypatch: pytest.MonkeyPatch, call: Call) -> None:
    monkeypatch.setattr(rulebook, "STATUS_FILE", "nowhere.json")
    with pytest.raises(BadRecordError):
        rules.status_of("toll")
    assert call("rules", "toll").status == 1


def test_doctor_as_json(call: Call) -> None:
    found = json.loads(call("doctor", "--json").out)
    assert list(found) == ["version", "python", "compiled", "extras", "database", "problems"]
    assert found["problems"] == []


def test_doctor_says_that_everything_works(call: Call) -> None:
    called = call("doctor")
    assert (called.status, called.out.splitlines()[-1]) == (0, "Everything works.")


def test_doctor_names_an_illness_and_ends_with_one(monkeypatch: pytest.MonkeyPatch, call: Call) -> None:
    monkeypatch.setattr(rulebook, "STATUS_FILE", "nowhere.json")
    called = call("doctor")
    assert (called.status, "! toll: The package is incomplete" in called.out) == (1, True)


def test_doctor_notices_a_data_folder_that_is_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("BOARDWRIGHT_DATA", str(tmp_path / "file"))
    assert "BOARDWRIGHT_DATA" in doctor.problems()[0]


def test_bench_as_json(call: Call) -> None:
    figures = json.loads(call("bench", "toll", "--players", "2", "--seconds", "0,05", "--json").out)
    wanted = [
        "compiled",
        "players",
        "decisions_per_second",
        "decisions_per_second_python",
        "decisions_per_game",
        "games_per_second",
        "clone_microseconds",
        "search_decisions_per_second",
        "mcts_iterations_per_second",
        "yardstick_per_second",
    ]
    assert list(figures)[:10] == wanted
    assert figures["players"] == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bench_in_words(call: Call, lang: str) -> None:
    called = call("bench", "toll", "--seconds", "0.05", "--lang", lang)
    assert (called.status, len(called.out.splitlines())) == (0, 13)


def test_simulate_as_json(call: Call) -> None:
    arguments = ("simulate", "toll", "--bots", "random,Greedy", "-n", "4", "--processes", "1", "--json")
    result = json.loads(call(*arguments).out)
    assert list(result) == ["games", "decisions", "seconds", "bots"]
    assert [row["bot"] for row in result["bots"]] == ["random", "greedy"]
    wanted = ["bot", "wins", "win_share", "win_share_interval", "mean_score", "mean_score_interval"]
    assert list(result["bots"][0]) == wanted


def test_simulate_repeats_itself_with_the_same_seed(call: Call) -> None:
    arguments = ("simulate", "toll", "-n", "6", "--processes", "1", "--seed", "9", "--json")
    first, second = (json.loads(call(*arguments).out)["bots"] for _ in range(2))
    assert first == second


@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulate_in_words(call: Call, lang: str) -> None:
    called = call("simulate", "toll", "-n", "2", "--processes", "1", "--lang", lang)
    assert (called.status, len(called.out.splitlines())) == (0, 4)


def test_replay_tells_one_event_in_a_line(call: Call, belfort: Path) -> None:
    lines = call("replay", str(belfort)).out.splitlines()
    assert any("including 1 for having the most workers there." in line for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_a_match_in_every_language(call: Call, large: Path, lang: str) -> None:
    called = call("replay", str(large), "--lang", lang)
    assert (called.status, called.complaints) == (0, "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", ["", "1", "4"])
def test_the_table_after_some_steps_fits_80_columns(call: Call, large: Path, lang: str, seat: str) -> None:
    for step in ("0", "40", "150"):
        called = call("replay", str(large), "--at", step, *(("--seat", seat) if seat else ()), "--lang", lang)
        assert (called.status, called.complaints) == (0, "")
        assert max(len(line.rstrip()) for line in called.out.splitlines()) <= 80


def test_replay_at_the_last_step_shows_the_result(call: Call, finished: Path) -> None:
    steps = json.loads(call("replay", str(finished), "--json").out)["steps"]
    assert "Result" in call("replay", str(finished), "--at", str(steps)).out


def test_replay_as_json(call: Call, finished: Path) -> None:
    found = json.loads(call("replay", str(finished), "--json").out)
    assert {"game", "players", "entries", "steps", "over", "scores", "ranking", "points"} <= set(found)


def test_replay_as_json_tells_no_totals_before_the_end(call: Call, running: Path) -> None:
    found = json.loads(call("replay", str(running), "--json").out)
    assert (found["over"], found["scores"], found["ranking"], found["points"]) == (False, None, None, None)


def test_replay_at_a_step_as_json_holds_the_view(call: Call, finished: Path) -> None:
    found = json.loads(call("replay", str(finished), "--at", "3", "--seat", "2", "--json").out)
    assert (found["at"], found["view"]["players"][0]["errand"]) == (3, None)


def test_replay_of_one_seat_hides_what_it_did_not_know(call: Call, finished: Path) -> None:
    told = call("replay", str(finished), "--seat", "1").out
    assert ["Red receives an errand:" in told, "Blue receives an errand:" in told] == [True, False]


def test_replay_of_a_running_match_hides_secrets_and_says_who_is_next(call: Call, running: Path) -> None:
    told = call("replay", str(running)).out
    assert ["errand:" in told, "The match is not over; next to decide:" in told] == [False, True]


def test_replay_as_text_can_be_read_again(call: Call, finished: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    copy.write_text(call("replay", str(finished), "--text").out)
    assert call("replay", str(copy), "--json").out == call("replay", str(finished), "--json").out


def test_names_in_a_record_cannot_steer_the_terminal(call: Call, finished: Path) -> None:
    record = json.loads(finished.read_text())
    record |= {"digest": "", "players": ["\x1b[31mEve", "Ben", "Zoe"]}
    finished.write_text(json.dumps(record))
    assert "\x1b" not in call("replay", str(finished)).out


def test_verify_counts_the_chance_outcomes(call: Call, finished: Path) -> None:
    called = call("verify", str(finished))
    assert (called.status, called.out[:22]) == (0, "The dealing is right: ")


def test_verify_as_json(call: Call, finished: Path) -> None:
    found = json.loads(call("verify", str(finished), "--json").out)
    assert (list(found), found["verified"]) == (["file", "verified", "chance_outcomes"], True)
