"""Pictures of positions: whole files of their own, in both themes and all languages."""

import re
from xml.etree import ElementTree

import pytest

import boardwright
from boardwright.core.errors import BadOptionError
from boardwright.text import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("game", ["belfort", "caylus1303", "guilds"])
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
    assert match._repr_svg_() == match.svg()


def test_what_cannot_be_drawn_is_refused_in_words():
    with pytest.raises(BadOptionError, match="no drawn board"):
        boardwright.new("toll", players=2).svg()
    with pytest.raises(BadOptionError, match="light"):
        boardwright.new("guilds", players=2).svg(theme="pink")
