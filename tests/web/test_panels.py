"""A game without panels of its own shows its view as labelled values; nothing of it is lost."""

import pytest

import boardwright
from boardwright import registry
from boardwright.text import LANGUAGES, Words
from boardwright.web import boards, panels
from boardwright.web.layout import Spread
from boardwright.web.scene import Scene
from boardwright.web.svg.sheet import NOTHING
from boardwright.web.svg.targets import targets_of
from tests.every_game.playing import finished
from tests.web.board_checks import without_part
from tests.web.reading import texts_in

EVERY_GAME = [game.meta.id for game in registry.games()]


def scene_of(match, seat, language="en"):
    words = Words(language, match.game, match.names, ("web", "server"))
    return Scene(match.view(seat), words, seat, match.values, match.options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_view_can_be_shown_plainly(name, language):
    match = boardwright.new(name, players=3, seed=3)
    found = panels.plain_spread(scene_of(match, 0, language))
    assert isinstance(found, Spread)
    assert len(found.holdings) == match.players
    assert all(text == text.strip() for text in texts_in(found))


def test_a_game_without_panels_shows_what_is_public_and_what_everyone_holds():
    match = finished("toll", 3, 1)
    with without_part("panels"):
        found = panels.spread("toll", scene_of(match, 0))
    (table,) = found.panels
    rows = {name.text: value.text for name, value in table.grid.rows}
    assert table.title == "On the table"
    assert rows["Round"] == "5"
    assert rows["Bank"] == str(match.view(0)["bank"])
    assert rows["Supply"].startswith("Inn ")
    assert [each.score for each in found.holdings] == [str(each).replace("-", "−") for each in match.scores]
    assert all(any(chip.text.startswith("Gold ") for chip in each.goods) for each in found.holdings)


def test_a_game_without_a_board_is_not_drawn_and_has_no_places():
    match = boardwright.new("toll", players=3, seed=3)
    with without_part("board"):
        assert boards.draw("toll", scene_of(match, 0)) == NOTHING
        assert targets_of(match.game, match.state) == {}
