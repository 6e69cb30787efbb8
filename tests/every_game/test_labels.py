"""What a listener hears of every drawn board: labels that tell places apart, and tips in whole sentences."""

import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from boardwright import registry
from boardwright.core.options import completed
from boardwright.core.tables import defaults
from boardwright.text import LANGUAGES, Words
from boardwright.web import boards
from boardwright.web.scene import Scene
from boardwright.web.svg.sheet import CLOSING, STOPS
from boardwright.web.svg.targets import targets_of
from tests.web.board_checks import DRAWN, NAMES, game_of

PLAYERS = 3
EVERY = 19
SEXES = "♀♂"

every_board = pytest.mark.parametrize("name", DRAWN)


def boards_of(name, language):
    """Some positions of a random game, for the seat that is asked, for another, and for one who looks on."""
    game = registry.game(name)
    words = Words(language, game, NAMES[:PLAYERS], ("web", "server"))
    values, options = defaults(game.printed), completed(game.meta, PLAYERS, {})
    for state in _some(game):
        asked = game.to_act(state) if state.waiting else None
        for viewer in dict.fromkeys((asked, 0, None)):
            targets = targets_of(game, state) if viewer is not None and viewer == asked else {}
            svg = boards.draw(name, Scene(game.view(state, viewer), words, viewer, values, options), targets)
            yield ET.fromstring(svg.replace("\n", "&#10;"))


def _some(game):
    """Every so many states of a random game, and the last one."""
    for number, state in enumerate(game_of(game, PLAYERS, 6)):
        if number % EVERY == 0 or not state.waiting:
            yield state


def labels_in(root):
    return [each.get("aria-label") for each in root.iter() if each.get("data-place")]


def tips_in(root):
    return [each.get("data-tip") for each in root.iter() if each.get("data-tip")]


@every_board
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_places_of_a_board_have_the_same_label(name, language):
    for root in boards_of(name, language):
        assert [label for label, count in Counter(labels_in(root)).items() if count > 1] == []


@every_board
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_of_a_label_has_one_colon_at_most(name, language):
    labels = {label for root in boards_of(name, language) for label in labels_in(root)}
    sentences = {each for label in labels for each in label.split(". ")}
    assert [each for each in sentences if each.count(": ") > 1] == []


@every_board
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_tip_ends_a_sentence(name, language):
    lines = {line for root in boards_of(name, language) for tip in tips_in(root) for line in tip.split("\n")}
    assert lines != set()
    assert [line for line in lines if line.rstrip(CLOSING)[-1:] not in STOPS] == []
    assert [line for line in lines if line.endswith(("..", ":.", "!.", "?."))] == []


@every_board
def test_women_and_men_are_words(name):
    for root in boards_of(name, "en"):
        assert not any(sign in text for text in (*labels_in(root), *tips_in(root)) for sign in SEXES)
