"""A table in the terminal: questions, answers, undo, saving, several people at one screen."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

import pytest

import boardwright
from boardwright import registry
from boardwright.cli import terminal
from boardwright.cli.choices import choices, show
from boardwright.cli.seats import holder_of, marks, read_seats, stored_name
from boardwright.cli.shared import speech_of
from boardwright.cli.streams import console
from boardwright.cli.tables import scene_of, table
from boardwright.games.belfort import scoring
from boardwright.games.belfort.basics import board
from boardwright.games.belfort.state import State
from boardwright.plugins.belfort.labels import markers, workers_of
from boardwright.text import LANGUAGES
from tests.cli.conftest import LARGE, Call, played

TOLL = ("play", "toll", "--seed", "5", "--seats", "me,random")


def lines_of(text: str) -> list[str]:
    """Lines without the spaces at their end."""
    return [line.rstrip() for line in text.splitlines()]


def test_a_question_shows_whose_it_is_what_they_have_and_what_it_costs(call: Call, tmp_path: Path) -> None:
    lines = lines_of(call(*TOLL, "--save", str(tmp_path / "a.json")).out)
    assert "Red: Build something, or pass." in lines
    assert "  You have 2 gold" in lines
    assert "  1  Build an inn (2 gold)  [build inn]" in lines


def test_a_match_is_played_to_its_result_and_saved(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    called = call(*TOLL, "--save", str(path), typed=("pass",) * 20)
    assert (called.status, called.complaints) == (0, "")
    assert ["Result" in called.out, boardwright.load(path).is_over] == [True, True]
    assert called.out.rstrip().endswith(f"The match is saved in {path}")


@pytest.mark.parametrize("game", LARGE)
@pytest.mark.parametrize(("lang", "full"), [("pl", True), ("de", False)])
def test_a_whole_game_by_numbers(call: Call, tmp_path: Path, game: str, lang: str, full: bool) -> None:
    path = tmp_path / "a.json"
    meta = registry.game(game).meta
    seats = ",".join(["me", *["random"] * ((meta.max_players if full else meta.min_players) - 1)])
    draw = random.Random(len(seats))
    typed = tuple(str(draw.randint(1, 9)) for _ in range(900))
    arguments = ("play", game, "--seed", "4", "--seats", seats, "--save", str(path), "--lang", lang)
    called = call(*arguments, typed=typed)
    assert (called.status, called.complaints) == (0, "")
    assert boardwright.load(path).is_over
    long = [line for line in lines_of(called.out) if len(line) > 80 and str(path) not in line]
    assert long == []


def test_nonsense_is_answered_and_nothing_is_chosen(call: Call, tmp_path: Path) -> None:
    typed = (
        "0",
        "99",
        "-1",
        "1.5",
        "build nothing",
        "\ufffd",
        "[bold]",
        ":smile:",
        "9" * 5000,
        "why",
        "why x",
    )
    typed += ("notations zzz", "save /", "log 5 5", "undo", "WHY build tower", "tower", "x" * 3000)
    path = tmp_path / "a.json"
    called = call(*TOLL, "--save", str(path), typed=typed)
    assert (called.status, called.complaints) == (0, "")
    assert "There is no choice 99; choose from 1 to 2." in lines_of(called.out)
    assert "“[bold]” is not an action of this game." in called.out
    assert [step for step in boardwright.load(path).steps if step.seat == 0] == []


def test_random_words_never_break_the_table(call: Call, tmp_path: Path) -> None:
    draw = random.Random(1)
    signs = "abc 0123456789?!\\\"'[]{}%\t\x00\x1b~łż–"
    typed = tuple("".join(draw.choice(signs) for _ in range(draw.randint(0, 9))) for _ in range(300))
    called = call("play", "--seed", "1", "--save", str(tmp_path / "a.json"), typed=typed)
    assert (called.status, called.complaints) == (0, "")


def test_a_word_of_a_choice_is_not_an_answer_but_gets_a_hint(call: Call, tmp_path: Path) -> None:
    called = call(*TOLL, "--save", str(tmp_path / "a.json"), typed=("inn",))
    assert "Did you mean 1 [build inn]? Nothing has been chosen yet." in called.out


def test_words_that_show_something(call: Call, tmp_path: Path) -> None:
    typed = (
        "?",
        "why build tower",
        "why 1",
        "notations",
        "notations build",
        "costs",
        "table",
        "log",
        "log all",
    )
    out = call(*TOLL, "--save", str(tmp_path / "a.json"), typed=typed).out
    assert "You need 3 more gold." in out
    assert out.count("That is possible now.") == 2
    assert ["deal" in out, "notations [WORD]" in out, "errand mill" in out] == [False, True, True]


def test_undo_takes_back_a_choice_and_that_is_saved(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    arguments = ("play", "--seed", "1", "--seats", "me,random", "--save", str(path))
    called = call(*arguments, typed=("1", "undo", "undo"))
    assert ["Taken back." in called.out, "There is nothing that you may take back" in called.out] == [
        True
    ] * 2
    match = boardwright.load(path)
    assert (len(match.log) > len(match.steps), [s for s in match.steps if s.seat == 0]) == (True, [])


def test_quit_says_how_to_go_on(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "with space.json"
    called = call(*TOLL, "--save", str(path), typed=("quit",))
    assert called.status == 0
    assert called.out.endswith(f"\n  boardwright play --resume '{path}'\n")


def test_a_copy_is_saved_where_asked_and_never_over_a_file(call: Call, tmp_path: Path) -> None:
    path, copy = tmp_path / "a.json", tmp_path / "copy.txt"
    called = call(*TOLL, "--save", str(path), typed=("save", f"save {copy}", f"save {copy}"))
    assert boardwright.load(copy).log == boardwright.load(path).log
    assert "already exists and is not overwritten" in " ".join(called.out.split())


def test_a_new_match_never_overwrites_a_file(call: Call, finished: Path) -> None:
    before = finished.read_bytes()
    called = call(*TOLL, "--save", str(finished))
    assert (called.status, finished.read_bytes()) == (2, before)


def test_without_a_name_the_match_is_saved_in_the_data_folder(call: Call, tmp_path: Path) -> None:
    call(*TOLL)
    assert [path.suffix for path in (tmp_path / "data" / "matches").iterdir()] == [".json"]


def test_a_resumed_match_goes_on_where_it_was(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    call(*TOLL, "--save", str(path), typed=("pass",))
    before = boardwright.load(path).log
    call("play", "--resume", str(path), typed=("pass",) * 20)
    after = boardwright.load(path)
    assert (after.log[: len(before)], after.is_over) == (before, True)


def test_a_resumed_match_can_have_other_seats(call: Call, running: Path) -> None:
    call("play", "--resume", str(running), "--seats", "Anna,greedy", typed=("",))
    assert boardwright.load(running).names == ["Anna", "blue (greedy)"]


def test_other_seats_are_checked(call: Call, running: Path) -> None:
    assert "atch has 2." in call("play", "--resume", str(running), "--seats", "me,random,random").complaints
    assert call("play", "--resume", str(running), "--seats", 'me,a"b').status == 2


def test_a_finished_match_shows_its_result_and_is_left_alone(call: Call, finished: Path) -> None:
    before = finished.stat()
    called = call("play", "--resume", str(finished))
    assert (called.status, "Result" in called.out) == (0, True)
    assert finished.stat() == before


def test_a_record_without_its_seed_cannot_go_on(call: Call, running: Path) -> None:
    boardwright.load(running).save(running)
    called = call("play", "--resume", str(running))
    assert (called.status, "does not hold its seed" in called.complaints) == (1, True)


def test_a_full_disk_ends_a_match_without_a_person_with_one_line(
    monkeypatch: pytest.MonkeyPatch, call: Call, tmp_path: Path
) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    called = call(*TOLL, "--save", str(tmp_path / "a.json"))
    assert (called.status, called.complaints.count("\n")) == (1, 1)
    assert "No space left on device" in called.complaints
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_has_gone_is_told(call: Call, running: Path, tmp_path: Path) -> None:
    table = terminal.Table.resumed(str(running), None)
    running.rename(tmp_path / "elsewhere.json")
    table.store.move_to(tmp_path / "gone" / "a.json")
    problem = table.store.save(table.match)
    assert problem is not None and problem.message == "save-failed"


def test_a_file_changed_by_another_program_is_not_overwritten(call: Call, running: Path) -> None:
    table = terminal.Table.resumed(str(running), None)
    running.write_text("other")
    problem = table.store.save(table.match)
    assert (problem is not None and problem.message, running.read_text()) == ("save-changed", "other")


def test_a_failed_save_leaves_no_half_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("old")

    def broken(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", broken)
    with pytest.raises(OSError, match="No space"):
        played("toll", 2, 3).save(path)
    assert {each.name: each.read_text() for each in tmp_path.iterdir()} == {"a.json": "old"}


def test_people_at_one_screen_get_a_curtain_and_only_their_own_secrets(call: Call, tmp_path: Path) -> None:
    arguments = ("play", "--seed", "11", "--seats", "Anna,Ben", "--save", str(tmp_path / "a.json"))
    out = call(*arguments, typed=("", "1", "1", "", "log all")).out
    before, _, after = out.partition("Now it is Ben’s turn.")
    assert before.count("Anna draws a card: ") + before.count("Ben draws a card. (×5)") > 1
    assert ["Anna draws a card: " in after, "Anna draws a card. (×5)" in after] == [False, True]


def test_everybody_is_told_everything_since_their_own_last_turn(call: Call, tmp_path: Path) -> None:
    arguments = ("play", "toll", "--seed", "5", "--seats", "Anna,Ben,Zoe", "--save", str(tmp_path / "a.json"))
    out = call(*arguments, typed=("", "build inn", "", "build inn", "", "pass", "")).out
    turns = out.split("Everyone else looks away; then ")
    assert [turn.count(" builds an inn for 2 gold") for turn in turns[1:4]] == [0, 1, 2]


def test_a_match_between_bots_plays_itself(call: Call, tmp_path: Path) -> None:
    called = call("play", "toll", "--seats", "random,greedy", "--save", str(tmp_path / "a.json"))
    assert (called.status, "Result" in called.out) == (0, True)


def test_bots_do_not_play_the_same_game_again_in_another_match(call: Call, tmp_path: Path) -> None:
    for name, seed in (("a", "1"), ("b", "2"), ("c", "1")):
        call("play", "toll", "--seats", "random,random", "--seed", seed, "--save", str(tmp_path / name))
    logs = [[s.action for s in boardwright.load(tmp_path / name).steps if s.seat >= 0] for name in "abc"]
    assert (logs[0] == logs[2], logs[0] == logs[1]) == (True, False)


def test_a_tie_is_explained(call: Call) -> None:
    outs = [call("play", "toll", "--seats", "random,random", "--seed", str(seed)).out for seed in range(12)]
    assert any("Equal points: the most gold decides: " in out for out in outs)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [30, 40, 79, 80, 200])
@pytest.mark.parametrize("game", LARGE)
def test_table_and_choices_are_drawn_at_any_width(
    monkeypatch: pytest.MonkeyPatch, call: Call, game: str, lang: str, width: int
) -> None:
    monkeypatch.setattr(sys, "argv", ["boardwright", "--lang", lang])
    monkeypatch.setattr(console, "_width", width)
    match = played(game, registry.game(game).meta.max_players, 120)
    words = speech_of(match)
    scene = scene_of(match, words, match.to_act)
    with console.capture() as drawn:
        console.print(table(scene))
        console.print(show(choices(match, words), scene))
    assert max(len(line) for line in drawn.get().splitlines()) <= width


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_table_counts_markers_and_workers_as_the_rules_do(players: int) -> None:
    match = played("belfort", players, 220)
    view, state = match.view(), match.state
    assert isinstance(state, State)
    owners = 4 if players == 2 else players
    counted = [[row.get(owner, 0) for owner in range(owners)] for row in markers(view)]
    assert counted == [board.markers_in(state, district, owners) for district in range(5)]
    elves, dwarves = (scoring.people_counts(state, kind)[:players] for kind in (0, 2))
    assert [workers_of(view, seat) for seat in range(players)] == list(zip(elves, dwarves, strict=True))


def test_choices_are_numbered_as_shown_with_ending_last() -> None:
    match = played("belfort", 3, 60)
    while type(match.state.waiting[-1]).__name__ != "ChooseAction":
        match.act(match.legal[0])
    offered = choices(match, speech_of(match))
    assert [choice.number for choice in offered] == list(range(1, len(offered) + 1))
    assert sorted(choice.action for choice in offered) == match.legal
    kinds = [choice.group for choice in offered]
    assert (kinds[-1], kinds.count("ending")) == ("ending", 1)


def test_seats_are_read_in_any_case() -> None:
    assert read_seats(" Me , GREEDY,Zoë") == ["me", "greedy", "Zoë"]


@pytest.mark.parametrize("holder", ["me", "greedy", "random", "Anna", "Anna Maria"])
def test_a_stored_name_tells_who_held_the_seat(holder: str) -> None:
    assert holder_of(stored_name(1, holder)) == holder


def test_marks_are_short_and_different() -> None:
    assert marks(["Red", "Blue (greedy)"]) == ["Re", "Bl"]
    assert marks(["Anna", "Andy", "Zoe"]) == ["Ann", "And", "Zo"]
    assert marks(["Anna", "Annabel", "Zoe"]) == ["A1", "A2", "Z3"]
