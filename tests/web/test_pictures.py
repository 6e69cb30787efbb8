"""Pictures of positions: whole files of their own, in both themes and all languages."""

import re
from xml.etree import ElementTree

import pytest

import boardwright
from boardwright.core.errors import BadOptionError
from boardwright.text import LANGUAGES
from tests.web.board_checks import DRAWN, without_part

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_holds_everything_it_needs(game, theme):
    match = boardwright.new(game, players=2, seed=1)
    drawn = match.svg(seat=0, theme=theme)
    root = ElementTree.fromstring(drawn)
    symbols = {each.get("id") for each in root.iter(f"{SVG}symbol")}
    used = {each.get("href").removeprefix("#") for each in root.iter(f"{SVG}use")}
    assert used
    assert used <= symbols
    assert "light-dark" not in drawn
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_speaks_the_language_that_was_asked_for(language):
    match = boardwright.new("caylus1303", players=2, seed=1)
    assert ElementTree.fromstring(match.svg(language=language)).get("role") == "group"


def test_a_spectator_sees_no_hand():
    match = boardwright.new("belfort", players=2, seed=1)
    assert match.svg() != match.svg(seat=0)


def rules_of(drawn):
    """The selectors of a picture's own style."""
    style = drawn.split("<style>")[1].split("</style>")[0]
    assert style.count("{") == style.count("}")
    return [each.strip() for rule in re.findall(r"([^{}]+)\{", style) for each in rule.split(",")]


@pytest.mark.parametrize("game", DRAWN)
def test_the_style_of_a_picture_reaches_nothing_outside_it(game):
    match = boardwright.new(game, players=2, seed=1)
    for theme in ("light", "dark"):
        selectors = rules_of(match.svg(theme=theme))
        assert [each for each in selectors if f".board-{theme}" not in each.split()[0]] == []
        assert [each for each in selectors if each.count("(") != each.count(")")] == []


@pytest.mark.parametrize("game", DRAWN)
def test_a_picture_has_every_colour_that_it_uses(game):
    drawn = boardwright.new(game, players=2, seed=1).svg()
    used = set(re.findall(r"var\((--[\w-]+)\)", drawn))
    assert [name for name in sorted(used) if f"{name}:" not in drawn] == []


def test_what_cannot_be_drawn_is_refused_in_words():
    with without_part("board"), pytest.raises(BadOptionError, match="no drawn board"):
        boardwright.new("toll", players=2).svg()
    with pytest.raises(BadOptionError, match="light"):
        boardwright.new("guilds", players=2).svg(theme="pink")
