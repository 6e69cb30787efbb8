"""Help pages: complete, in the chosen language, at most as wide as the screen."""

from __future__ import annotations

import pytest

import boardwright
from boardwright.cli import app, language, streams
from boardwright.text import LANGUAGES
from tests.cli.conftest import Call

USAGE = {"en": "Usage: ", "pl": "Użycie: ", "de": "Aufruf: ", "it": "Uso: "}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_lists_every_command(call: Call, lang: str) -> None:
    called = call("--help", "--lang", lang)
    assert (called.status, called.out.startswith(USAGE[lang] + "boardwright ")) == (0, True)
    assert [name for name in app.COMMANDS if f"  {name} " not in called.out] == []


def test_without_arguments_the_first_page_is_shown(call: Call) -> None:
    assert call().out == call("--help").out == call("-h").out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", app.COMMANDS)
def test_every_command_has_a_page(call: Call, command: str, lang: str) -> None:
    called = call(command, "--help", "--lang", lang)
    assert (called.status, called.complaints) == (0, "")
    assert called.out.startswith(f"{USAGE[lang]}boardwright {command}")
    assert max(len(line) for line in called.out.splitlines()) <= 80


def test_a_page_fits_a_narrow_screen(monkeypatch: pytest.MonkeyPatch, call: Call) -> None:
    monkeypatch.setattr(streams.console, "_width", 50)
    page = call("play", "--help").out
    prose = [line for line in page.splitlines() if "boardwright" not in line]
    assert max(len(line) for line in prose) <= 50


def test_the_version(call: Call) -> None:
    assert call("--version").out == f"boardwright {boardwright.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "environment", "found"),
    [
        ([], {}, "en"),
        ([], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "it", "BOARDWRIGHT_LANG": "de"}, "de"),
        ([], {"LANG": "plop"}, "en"),
        (["games", "--lang", "de"], {"LANG": "pl"}, "de"),
        (["--lang=it"], {}, "it"),
        (["replay", "--", "--lang", "de"], {}, "en"),
    ],
)
def test_the_language_of_a_run(arguments: list[str], environment: dict[str, str], found: str) -> None:
    assert language.detect(arguments, environment) == found
