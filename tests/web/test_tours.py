"""The guided tours: every step points at something that is there, and says it in four languages."""

import re
import xml.etree.ElementTree as ET
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from boardwright import registry
from boardwright.core.options import completed
from boardwright.core.play import deal
from boardwright.core.random import Random
from boardwright.core.tables import defaults
from boardwright.text import LANGUAGES, Words
from boardwright.web import boards
from boardwright.web.scene import Scene
from boardwright.web.svg.targets import targets_of
from boardwright.web.tours import DOCK, steps_of, tour
from tests.web.board_checks import DRAWN, without_part

TOURED = [game.meta.id for game in registry.games() if steps_of(game.meta.id)]
LONGEST = 280
MOST_SENTENCES = 2

every_tour = pytest.mark.parametrize("name", TOURED)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def opening(name, players):
    """A match that has just begun, its options and printed values."""
    game = registry.game(name)
    options, tables = completed(game.meta, players, {}), defaults(game.printed)
    state = game.new(players, options, tables)
    deal(game, state, Random(players))
    return game, state, options, tables


def drawn(name, players, viewer):
    """The board at the opening: the names of its places, and the classes of everything on it."""
    game, state, options, tables = opening(name, players)
    scene = Scene(game.view(state, viewer), Words("en", game), viewer, tables, options)
    targets = targets_of(game, state) if viewer == game.to_act(state) else {}
    root = ET.fromstring(boards.draw(name, scene, targets))
    places = {each.get("data-place") for each in root.iter()} - {None}
    return places, {word for each in root.iter() for word in (each.get("class") or "").split()}


def is_there(target, viewer, places, classes):
    """Whether something is drawn for a target, or for one of its alternatives."""
    if "|" in target:
        return any(is_there(each, viewer, places, classes) for each in target.split("|"))
    full = target.replace("{me}", str(viewer or 0))
    if full.startswith("."):
        return full[1:] in classes
    if full.endswith("*"):
        return any(place.startswith(full[:-1]) for place in places)
    return full in places


def on_board(name):
    return [step for step in steps_of(name) if not any(target.startswith("#") for target in step.at)]


@cache
def messages(name, language):
    """The ids that the tour of a game may use: its own, and those of the platform."""
    shared = resources.files("boardwright.text") / "locale" / language / "tour.ftl"
    files = (shared, registry.plugin(name).file(f"locale/{language}.ftl"))
    parsed = (FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")) for file in files)
    entries = [entry for each in parsed for entry in each.body if isinstance(entry, ftl.Message)]
    return frozenset(entry.id.name for entry in entries if entry.id.name.startswith("tour-"))


# ---- what they point at


@every_tour
def test_every_step_points_at_places_that_are_drawn_when_the_game_opens(name):
    game = registry.game(name)
    for players in range(game.meta.min_players, game.meta.max_players + 1):
        for viewer in range(players):
            places, classes = drawn(name, players, viewer)
            for step in on_board(name):
                missing = [target for target in step.at if not is_there(target, viewer, places, classes)]
                assert missing == [], (step.message, players, viewer)


@every_tour
def test_spectators_are_shown_something_at_every_step(name):
    game = registry.game(name)
    for players in range(game.meta.min_players, game.meta.max_players + 1):
        places, classes = drawn(name, players, None)
        for step in on_board(name):
            assert any(is_there(target, None, places, classes) for target in step.at), (step.message, players)


@every_tour
def test_parts_of_the_page_are_named_as_they_are_in_the_templates(name):
    folder = resources.files("boardwright.web") / "templates"
    pages = "".join(each.read_text(encoding="utf-8") for each in Path(str(folder)).rglob("*.html"))
    named = {target for step in steps_of(name) for target in step.at if target.startswith("#")}
    assert named != set()
    assert [each for each in named if f'id="{each[1:]}"' not in pages] == []


def test_every_drawn_board_has_a_tour():
    assert TOURED == DRAWN


# ---- what they say


@every_tour
@every_language
def test_a_tour_is_short(name, language):
    steps = tour(name, language)
    assert 6 <= len(steps) <= 9
    assert [step.title for step in steps if len(step.title) > 30] == []
    assert [step.text for step in steps if not 40 < len(step.text) <= LONGEST] == []


@every_tour
@every_language
def test_a_step_is_one_sentence_or_two_besides_a_welcome(name, language):
    for step in tour(name, language):
        assert len(re.findall(r"\.(?: |$)", step.text)) <= MOST_SENTENCES, step.text
        assert step.text.endswith(".")


@every_tour
def test_a_tour_ends_with_what_to_do_first(name):
    assert steps_of(name)[-1].message == "first"


@every_tour
@every_language
def test_every_step_has_its_words_and_no_words_are_left_over(name, language):
    steps = {step.message for step in steps_of(name)}
    assert messages(name, language) == {f"tour-{step}{part}" for step in steps for part in ("", "-head")}


@every_tour
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_tour_is_translated(name, language):
    pairs = zip(tour(name, language), tour(name, "en"), strict=True)
    assert [one.title for one, other in pairs if one.title == other.title or one.text == other.text] == []


def test_a_game_without_a_tour_is_shown_the_dock():
    with without_part("tour"):
        assert steps_of("toll") == (DOCK,)
