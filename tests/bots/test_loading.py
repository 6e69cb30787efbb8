"""A person's own bot: loaded from a file, asked in a process of its own, one line when it fails."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardwright
from boardwright.bots import fair_choice, loading
from boardwright.core.errors import BadOptionError, UnknownNameError
from boardwright.core.random import Random
from boardwright.lab.simulate import simulate

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "my_bot.py"

FIRST = """
from boardwright.bots import Bot

class First(Bot):
    def choose(self, game, state, seat, draw):
        {body}
        return game.legal(state)[0]
"""


@pytest.fixture(autouse=True)
def ended() -> Iterator[None]:
    yield
    loading.end_processes()


def written(folder: Path, text: str) -> str:
    """The name of the class First in a file with this text."""
    path = folder / "own.py"
    path.write_text(text)
    return f"{path}:First"


def own(folder: Path, body: str = "pass") -> str:
    return written(folder, FIRST.format(body=body))


def refusal(name: str) -> BadOptionError:
    """What is raised when this bot plays a game of Toll."""
    with pytest.raises(BadOptionError) as raised:
        simulate("toll", [name, "random"], 1, 1)
    return raised.value


def test_the_example_plays_and_beats_random() -> None:
    result = simulate("toll", [f"{EXAMPLE}:MyBot", "random"], 20, 1)
    assert result.bots[0].win_share > 0.7


def test_the_same_seed_gives_the_same_games_with_any_number_of_processes(tmp_path: Path) -> None:
    name = own(tmp_path, "import random; return random.choice(game.legal(state))")
    alone, together = (simulate("toll", [name, "random"], 6, 3, processes=each) for each in (1, 2))
    assert alone.played == together.played


def test_it_is_asked_about_the_position_that_was_dealt_anew_from_its_seat(tmp_path: Path) -> None:
    """What it is handed is what `redeal` gives with the same luck, and not the true state."""
    heard = tmp_path / "heard"
    name = own(tmp_path, f"open({str(heard)!r}, 'a').write(game.position(state) + chr(10))")
    match = boardwright.new("belfort", 3, seed=4)
    setting = loading.Setting(match.game, match.options, match.values)
    bot = loading.seated(name, 0, setting, 1)
    chosen = fair_choice(bot, match.game, match.state, Random(7))
    dealt = match.game.redeal(match.state, match.to_act, Random(7))
    assert chosen == match.legal[0]
    assert heard.read_text().splitlines() == [match.game.position(dealt)]
    assert match.position() not in heard.read_text()


def test_nothing_but_positions_and_settings_goes_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every request is recorded: none holds the true position of a game with hidden cards."""
    sent: list[str] = []
    ask = loading.Process.ask

    def recorded(process: loading.Process, request: dict[str, object]) -> dict[str, object]:
        sent.append(json.dumps(request))
        return ask(process, request)

    monkeypatch.setattr(loading.Process, "ask", recorded)
    match = boardwright.new("belfort", 2, seed=4)
    bot = loading.seated(own(tmp_path), 0, loading.Setting(match.game, match.options, match.values), 1)
    true = []
    while len(match.steps) < 60:
        true.append(match.position())
        match.act(fair_choice(bot, match.game, match.state, Random(len(match.log))))
    assert [list(json.loads(each)) for each in sent] == [["game", "options", "tables", "luck"]] + [
        ["position", "seat", "luck"]
    ] * (len(sent) - 1)
    assert [each for each in true if any(each in request for request in sent)] == []


def test_every_seat_has_a_process_of_its_own(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    name = own(tmp_path, f"import os; open({str(heard)!r}, 'a').write(f'{{seat}} {{os.getpid()}} ')")
    simulate("toll", [name, name], 1, 1, fixed_seats=True)
    words = heard.read_text().split()
    found = {(seat, process) for seat, process in zip(words[::2], words[1::2], strict=True)}
    assert sorted(seat for seat, _ in found) == ["0", "1"]
    assert len({process for _, process in found} - {str(os.getpid())}) == 2


def test_a_match_begins_with_a_new_bot(tmp_path: Path) -> None:
    text = """
class First:
    def __init__(self):
        self.asked = 0
    def choose(self, game, state, seat, draw):
        self.asked += 1
        assert self.asked <= 5
        return game.legal(state)[0]
"""
    assert simulate("toll", [written(tmp_path, text), "random"], 3, 1).games == 3


def test_what_it_prints_is_no_answer(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    simulate("toll", [own(tmp_path, "print('thinking')"), "random"], 1, 1)
    assert capfd.readouterr() == ("", "thinking\n" * 5)


@pytest.mark.parametrize(
    ("body", "message", "told"),
    [
        (
            "raise ValueError('no idea\\nat all')",
            "bot-failed",
            {"line": 6, "problem": "ValueError: no idea at all"},
        ),
        ("return None", "bot-no-number", {"given": "None"}),
        ("return True", "bot-no-number", {"given": "True"}),
        ("return 9999", "bot-illegal", {"given": "9999"}),
        ("import os; os._exit(7)", "bot-ended", {"status": 7}),
        ("exit(3)", "bot-failed", {"problem": "SystemExit: 3"}),
        ("input()", "bot-failed", {"line": 6}),
    ],
)
def test_a_bot_that_fails_is_told_apart(
    tmp_path: Path, body: str, message: str, told: dict[str, object]
) -> None:
    error = refusal(own(tmp_path, body))
    assert (error.message, error.arguments | told) == (message, error.arguments)
    assert str(error).count("\n") == 0


@pytest.mark.parametrize(
    ("text", "message", "told"),
    [
        ("class Second:\n  def choose(self): pass", "bot-no-class", {"known": "Second"}),
        ("First = 3", "bot-no-class", {"known": "–"}),
        ("class First: pass", "bot-no-choose", {}),
        ("def (", "bot-failed", {"line": 1}),
        ("1 / 0", "bot-failed", {"line": 1, "problem": "ZeroDivisionError: division by zero"}),
        ("import nothing_of_this_name", "bot-failed", {"line": 1}),
    ],
)
def test_a_file_without_the_bot_is_told_before_anything_is_played(
    tmp_path: Path, text: str, message: str, told: dict[str, object]
) -> None:
    with pytest.raises(BadOptionError) as raised:
        loading.checked_name(written(tmp_path, text))
    assert (raised.value.message, raised.value.arguments | told) == (message, raised.value.arguments)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("own.py", "bot-form"),
        ("own.py:", "bot-form"),
        ("own.py:a b", "bot-form"),
        ("own.py.txt:First", "bot-form"),
        ("nowhere/own.py:First", "bot-no-file"),
    ],
)
def test_a_name_that_is_none_is_refused(name: str, message: str) -> None:
    with pytest.raises(BadOptionError) as raised:
        loading.checked_name(name)
    assert raised.value.message == message


def test_names_of_our_own_bots_are_read_as_before() -> None:
    assert loading.checked_name(" Random ") == "random"
    with pytest.raises(UnknownNameError):
        loading.checked_name("nobody")
