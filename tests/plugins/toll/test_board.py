"""The board of Toll: everything in the view is drawn, everything legal can be clicked, no errand is told."""

import xml.etree.ElementTree as ET
from importlib import resources

import pytest

from boardwright.core.options import completed
from boardwright.core.tables import defaults
from boardwright.games.toll.actions import BUILD, PASS
from boardwright.games.toll.rules import GAME
from boardwright.plugins.toll import board
from boardwright.plugins.toll.standing import points
from boardwright.text import LANGUAGES, Words
from boardwright.web import boards, panels
from boardwright.web.scene import Scene
from boardwright.web.svg.targets import targets_of, touched_places
from tests.web.board_checks import NAMES, game_of, place, places, played, smallest_letters

VALUES = defaults(GAME.printed)
every_number = pytest.mark.parametrize("players", [2, 3, 4])


def scene_of(state, viewer, language="en", **options):
    words = Words(language, GAME, NAMES[: state.seats], ("web", "server"))
    return Scene(GAME.view(state, viewer), words, viewer, VALUES, completed(GAME.meta, state.seats, options))


def drawn(state, viewer, language="en", **options):
    asked = GAME.to_act(state) if state.waiting else None
    targets = targets_of(GAME, state) if viewer is not None and viewer == asked else {}
    return ET.fromstring(boards.draw("toll", scene_of(state, viewer, language, **options), targets))


@every_number
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_whole_in_every_position(players, language):
    for state in game_of(GAME, players, 5):
        for viewer in (None, *range(players)):
            root = drawn(state, viewer, language)
            names = places(root)
            assert len(names) == len(set(names))
            assert {f"player-{seat}" for seat in range(players)} <= set(names)
            assert {"building-inn", "building-mill", "building-tower", "pass", "gate", "bank"} <= set(names)
            assert smallest_letters(root) >= 11


@every_number
def test_everything_legal_can_be_clicked_and_everything_refused_says_so(players):
    for state in game_of(GAME, players, 2):
        if not state.waiting:
            return
        root = drawn(state, GAME.to_act(state))
        legal = {int(each) for found in root.iter() for each in found.get("data-ids", "").split()}
        assert legal == set(GAME.legal(state))
        refused = {int(found.get("data-refused")) for found in root.iter() if found.get("data-refused")}
        assert refused == {BUILD, BUILD + 1, BUILD + 2, PASS} - legal


def test_what_has_been_built_stands_with_its_owner():
    state = played(GAME, 3, 4, 99)
    root = drawn(state, None)
    for seat, player in enumerate(GAME.view(state, None)["players"]):
        owned = [name for name in places(root) if name.startswith(f"owned-{seat}-")]
        assert len(owned) == sum(player["buildings"].values())


def test_errands_of_others_lie_face_down_until_the_end():
    state = played(GAME, 3, 4, 0)
    root = drawn(state, 1)
    assert "face down" not in place(root, "errand-1").get("aria-label")
    assert place(root, "errand-0").get("aria-label") == f"{NAMES[0]}, errand: face down"
    over = drawn(played(GAME, 3, 4, 99), 1)
    assert "face down" not in place(over, "errand-0").get("aria-label")


def test_without_errands_no_card_is_drawn():
    state = played(GAME, 2, 4, 3, errands=False)
    assert not [name for name in places(drawn(state, 0, errands=False)) if name.startswith("errand")]


def test_the_places_of_actions():
    state = played(GAME, 2, 1, 0)
    decision = state.waiting[-1]
    assert board.places_of(decision, GAME.catalogue.value(BUILD + 1)) == ("building-mill",)
    assert touched_places(GAME, [(decision, PASS)]) == {"pass"}
    assert board.places_of(decision, GAME.catalogue.value(4)) == ()


def test_every_icon_that_is_used_exists():
    text = (resources.files("boardwright.web") / "static" / "icons.svg").read_text(encoding="utf-8")
    root = drawn(played(GAME, 4, 1, 20), 0)
    used = {each.get("href").partition("#")[2] for each in root.iter() if each.tag.endswith("use")}
    assert [name for name in used if f'id="{name}"' not in text] == []


def test_points_by_source_are_those_of_the_rules():
    for state in game_of(GAME, 3, 7):
        assert points(scene_of(state, 0)) == GAME.points(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panels_name_what_is_for_sale_and_what_everyone_holds(language):
    state = played(GAME, 3, 4, 6)
    found = panels.spread("toll", scene_of(state, 0, language))
    (supply,) = found.panels
    assert [card.corner for card in supply.cards] == [f"×{count}" for count in state.supply]
    assert [each.goods[0].text for each in found.holdings] == [str(player.gold) for player in state.players]
