"""A game that is not on the home page, and one that brings only its rules: every page of theirs works."""

import re

import pytest

from boardwright.text import LANGUAGES
from boardwright.text.words import game_words
from boardwright.web.help import help_page
from tests.server.house import friends_at
from tests.web.board_checks import without_part

PARTS = ("board", "panels", "standing", "tour")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_its_card_on_the_home_page_is_left_out(house, language):
    person = friends_at(house, "toll", "Ann", "Bob")[1][0]
    title = game_words(language, "toll").message("title")
    headers = {"Accept-Language": language}
    assert "game=toll" not in person.get("/", headers=headers).text
    for path in ("/new?game=toll", "/help/toll"):
        answer = person.get(path, headers=headers)
        assert answer.status_code == 200, path
        assert title in answer.text


def test_its_table_is_drawn_and_played_to_the_end(house):
    table, people = friends_at(house, "toll", "Ann", "Bob")
    page = people[0].get(f"/t/{table.id}").text
    assert 'class="boardsvg toll"' in page
    assert 'data-place="building-mill"' in page
    assert re.findall(r'class="points"[^>]*>([^<]*)<', page) == ["0", "0"]
    house.play(table.id)
    assert people[0].get(f"/t/{table.id}").status_code == 200


def test_a_game_with_nothing_but_rules_and_words_has_readable_pages(house):
    with without_part(*PARTS):
        table, people = friends_at(house, "toll", "Ann", "Bob")
        page = people[0].get(f"/t/{table.id}").text
        assert "boardsvg" not in page
        assert "On the table" in page
        house.play(table.id)
        over = people[1].get(f"/t/{table.id}")
    assert over.status_code == 200
    assert "Buildings" in over.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_help_says_so(monkeypatch, language):
    monkeypatch.setattr("boardwright.text.guide.page", lambda *_: "")
    found = help_page.__wrapped__(language, "toll", ("belfort",))
    assert found.title == game_words(language, "toll").message("title")
    assert found.title in found.body
    assert found.games == (("belfort", "Belfort"),)
