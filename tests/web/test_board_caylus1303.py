"""The drawn board of Caylus 1303: whole, true to the view, clickable, for every viewer in every language."""

import time
import xml.etree.ElementTree as ET
from copy import deepcopy
from itertools import islice

import pytest

from boardwright.core.options import completed
from boardwright.core.play import deal, random_action
from boardwright.core.random import Random
from boardwright.core.tables import defaults
from boardwright.games.caylus1303 import actions
from boardwright.games.caylus1303.effects.provost import MoveTheProvost
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.terms import BY_BRIDGE, Character, Good, Tile
from boardwright.text import LANGUAGES, Words
from boardwright.web import boards
from boardwright.web.boards import caylus1303
from boardwright.web.boards.caylus1303_layout import WIDTH, Way
from boardwright.web.panels.scene import Scene

TABLES = defaults(GAME.printed)
NAMES = ("Anna <&>", "Ben", "Cleo", "Dora", "Emil von der Gildenbrücke")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def _drawn(monkeypatch):
    monkeypatch.setattr(boards, "DRAWN", ("caylus1303",))


def scene_of(state, viewer, language="en", tables=TABLES):
    words = Words(language, GAME, NAMES[: state.seats])
    return Scene(GAME.view(state, viewer), words, viewer, tables, {})


def drawn(state, viewer, language="en", fresh=frozenset()):
    asked = GAME.to_act(state) if state.waiting else None
    targets = boards.targets(GAME, state) if viewer is not None and viewer == asked else {}
    svg = boards.draw("caylus1303", scene_of(state, viewer, language), targets, fresh)
    return svg, ET.fromstring(svg), targets


def places(root):
    return [each.get("data-place") for each in root.iter() if each.get("data-place")]


def game_of(players, seed):
    """The states of a random game in which somebody is asked, and the last one."""
    state = GAME.new(players, completed(GAME.meta, players, {}), TABLES)
    draw = Random(seed)
    while True:
        deal(GAME, state, draw)
        yield state
        if not state.waiting:
            return
        GAME.apply(state, random_action(GAME, state, draw), None)


def played(players, seed, steps):
    """The state after so many decisions, or at the end."""
    *_, state = islice(game_of(players, seed), steps + 1)
    return state


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_every_legal_action_can_be_clicked_where_it_belongs(players, seed):
    seen = set()
    for number, state in enumerate(game_of(players, seed)):
        if not state.waiting:
            break
        decision = state.waiting[-1]
        if number % 3 and type(decision).__name__ in seen:
            continue
        seen.add(type(decision).__name__)
        _, root, targets = drawn(state, decision.seat)
        ids = {
            int(action)
            for each in root.iter()
            if each.get("data-ids")
            for action in each.get("data-ids").split()
        }
        assert ids == set(GAME.legal(state)), type(decision).__name__
        names = places(root)
        assert len(names) == len(set(names))
        assert {name for name, target in targets.items() if target.legal} <= set(names)
    assert {"PlaceWorker", "MoveTheProvost", "UseTile"} <= seen


@pytest.mark.parametrize("players", [2, 5])
def test_it_is_drawn_for_every_viewer_at_every_stage(players):
    for steps in (0, 1, 60, 5000):
        state = played(players, seed=7, steps=steps)
        for viewer in (None, *range(players)):
            svg, root, _ = drawn(state, viewer)
            assert root.tag in ("svg", f"{SVG}svg")
            assert "style=" not in svg
            names = places(root)
            assert len(names) == len(set(names))
            assert {"bridge", "site", "camp", "provost", "tile-toll", "area-0"} <= set(names)


def test_every_place_begins_with_its_outline_and_has_a_name():
    state = played(4, seed=4, steps=80)
    _, root, _ = drawn(state, GAME.to_act(state))
    for each in root.iter():
        if each.get("data-place"):
            assert each[0].get("class") == "halo", each.get("data-place")
            assert each.get("aria-label")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language):
    state = played(3, seed=5, steps=90)
    svg, _, _ = drawn(state, GAME.to_act(state), language)
    assert "{" not in svg
    assert Words(language, GAME).message("mover-bridge") in svg


def test_every_tile_and_character_is_drawn_once():
    state = played(4, seed=6, steps=100)
    _, root, _ = drawn(state, 0)
    view = GAME.view(state, 0)
    names = places(root)
    lying = [each["tile"] for each in (*view["city"], *view["road"], *view["site"]) if each]
    for tile in (*lying, *view["offer"], *view["monuments"]):
        assert names.count(f"tile-{tile}") == 1
    assert sum(name.startswith("character-") for name in names) == 4 + 3


def test_nobody_sees_the_points_of_others():
    state = played(3, seed=8, steps=120)
    view = GAME.view(state, 0)
    words = Words("en", GAME, NAMES[:3])
    blind = deepcopy(view)
    for player in blind["players"]:
        del player["countable"]
    told = boards.draw("caylus1303", Scene(view, words, 0, TABLES, {}))
    assert told == boards.draw("caylus1303", Scene(blind, words, 0, TABLES, {}))


def test_workers_stand_where_the_view_says():
    state = played(4, seed=9, steps=30)
    _, root, _ = drawn(state, None)
    view = GAME.view(state, None)
    marks = [
        (each.get("data-home"), int(each.get("data-mark"))) for each in root.iter() if each.get("data-mark")
    ]
    for building in (*view["city"], *[each for each in view["road"] if each]):
        home = f"tile-{building['tile']}"
        assert [seat for where, seat in marks if where == home] == building["workers"]
    assert [seat for where, seat in marks if where == "site"] == view["queue"]
    assert [seat for where, seat in marks if where == "bridge"] == view["passed"]


def test_what_lies_ahead_of_the_provost_is_in_the_shade():
    state = played(2, seed=1, steps=10)
    state.provost = 3
    _, root, _ = drawn(state, None)
    view = GAME.view(state, None)
    dark = {
        each.get("data-place")
        for each in root.iter()
        if each.get("data-place") and any(part.get("class") == "night" for part in each.iter())
    }
    for space, building in enumerate(view["road"]):
        if building:
            assert (f"tile-{building['tile']}" in dark) == (space >= 3)


def test_what_was_just_done_is_marked_where_it_is_now():
    state = played(2, seed=1, steps=10)
    tile = GAME.view(state, None)["site"][0]["tile"]
    _, root, _ = drawn(state, None, fresh=frozenset({"provost+2", "slot-1", "bridge"}))
    fresh = {each.get("data-place") for each in root.iter() if "fresh" in (each.get("class") or "").split()}
    assert fresh == {"provost", f"tile-{tile}", "bridge"}


def test_where_actions_belong():
    decision = MoveTheProvost(1, BY_BRIDGE)
    cases = [
        (actions.Pass(), ("bridge",)),
        (actions.Decline(), ("no",)),
        (actions.Stop(), ("no",)),
        (actions.Place(Tile.FARM_1), ("tile-farm-1",)),
        (actions.PlaceOnSite(), ("site",)),
        (actions.Build(Tile.TAILOR), ("tile-tailor",)),
        (actions.BuildMonument(Tile.GARDEN), ("tile-garden",)),
        (actions.PutHouse(Tile.QUARRY), ("tile-quarry",)),
        (actions.MoveProvost(-2), ("provost-2",)),
        (actions.MoveProvost(0), ("provost",)),
        (actions.UseSlot(3), ("slot-3",)),
        (actions.TakeCharacter(Character.THIEF), ("character-thief",)),
        (actions.Deliver(Good.FOOD, Good.WOOD, Good.WOOD), ("site", "goods-1-food", "goods-1-wood")),
        (actions.First(2), ()),
        (actions.DrawTile(Tile.FARM_1), ()),
    ]
    for value, expected in cases:
        assert caylus1303.places_of(decision, value) == expected


@pytest.mark.parametrize("spaces", range(10, 34))
@pytest.mark.parametrize("overrun", [0, 3, 9])
def test_roads_of_any_length_stay_on_the_board(spaces, overrun):
    way = Way(spaces, overrun)
    stands = [way.stand(position) for position in range(spaces + overrun + 1)]
    assert len(set(stands)) == len(stands)
    for x, y in stands:
        assert 0 < x < WIDTH
        assert 0 < y < way.bottom
    boxes = [way.space(space) for space in range(spaces)]
    assert len({(box.x, box.y) for box in boxes}) == spaces
    assert all(box.x > 0 and box.right < WIDTH and box.bottom < way.bottom for box in boxes)


def test_it_is_drawn_quickly():
    state = played(5, seed=3, steps=150)
    seat = GAME.to_act(state)
    targets = boards.targets(GAME, state)
    times = []
    for _ in range(7):
        scene = scene_of(state, seat, "pl")
        start = time.process_time()
        boards.draw("caylus1303", scene, targets)
        times.append(time.process_time() - start)
    assert min(times) < 0.025
