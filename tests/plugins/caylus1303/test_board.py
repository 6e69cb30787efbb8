"""The drawn board of Caylus 1303: whole, true to the view, clickable, for every viewer in every language."""

import re
import time
import xml.etree.ElementTree as ET
from copy import deepcopy
from functools import cache, partial
from statistics import median

import pytest

from boardwright.core.tables import defaults
from boardwright.games.caylus1303 import actions
from boardwright.games.caylus1303.effects.provost import MoveTheProvost
from boardwright.games.caylus1303.phases.activation import activate_city
from boardwright.games.caylus1303.phases.planning import open_planning
from boardwright.games.caylus1303.phases.stewardship import offer_monuments
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.terms import BY_BRIDGE, Character, Good, Tile
from boardwright.plugins.caylus1303 import board as caylus1303
from boardwright.plugins.caylus1303.board.geometry import WIDTH, Way
from boardwright.text import LANGUAGES, Words
from boardwright.web import boards
from boardwright.web.scene import Scene
from boardwright.web.svg.targets import targets_of
from tests.games.caylus1303 import setting
from tests.web import board_checks
from tests.web.board_checks import NAMES, SVG, marks, pieces, place, places, smallest_letters

TABLES = defaults(GAME.printed)
WORKERS, HOUSES = 15, 9

game_of = partial(board_checks.game_of, GAME)


@cache
def _played(players, seed, steps):
    return board_checks.played(GAME, players, seed, steps)


def played(players, seed, steps):
    """The state after so many decisions, or at the end; a copy of its own for everybody."""
    return _played(players, seed, steps).clone()


def scene_of(state, viewer, language="en", tables=TABLES):
    words = Words(language, GAME, NAMES[: state.seats])
    return Scene(GAME.view(state, viewer), words, viewer, tables, {})


def drawn(state, viewer, language="en", fresh=frozenset()):
    asked = GAME.to_act(state) if state.waiting else None
    targets = targets_of(GAME, state) if viewer is not None and viewer == asked else {}
    svg = boards.draw("caylus1303", scene_of(state, viewer, language), targets, fresh)
    return svg, ET.fromstring(svg.replace("\n", "&#10;")), targets


def label_of(element):
    return element.get("aria-label")


def tip_of(element):
    return element.get("data-tip").split("\n")


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
    found = [(each.get("data-home"), each.get("data-mark")) for each in root.iter() if each.get("data-mark")]
    for building in (*view["city"], *[each for each in view["road"] if each]):
        home = f"tile-{building['tile']}"
        assert [seat for where, seat in found if where == home] == [str(seat) for seat in building["workers"]]
    assert [seat for where, seat in found if where == "site"] == [str(seat) for seat in view["queue"]]
    for seat, player in enumerate(view["players"]):
        assert found.count(("camp", str(seat))) == player["camp"]
        assert found.count((f"pool-{seat}", str(seat))) == player["pool"]
        assert found.count((f"houses-{seat}", f"{seat}-house")) == player["houses"]


def test_who_has_passed_stands_on_the_bridge_in_that_order():
    state = played(4, seed=9, steps=30)
    state.passed = (2, 0, 3)
    _, root, _ = drawn(state, None)
    at = {
        each.get("data-piece"): (float(each[0].get("x")), float(each[0].get("y")))
        for each in root.iter()
        if (each.get("data-piece") or "").startswith("passing-")
    }
    on_deck = [name for name, (_, y) in at.items() if y < at["passing-1"][1]]
    assert sorted(on_deck, key=lambda name: at[name]) == ["passing-2", "passing-0", "passing-3"]


# ---- pieces keep their names


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_pieces_keep_their_names_through_whole_games(players, seed):
    """A monument covers the basic building below it, which is gone then; nothing else comes or goes."""
    before = None
    for number, state in enumerate(game_of(players, seed)):
        if state.round == 0 or number % 5:
            continue
        _, root, _ = drawn(state, None)
        names = pieces(root)
        assert len(names) == len(set(names))
        if before:
            gone = before - set(names)
            assert set(names) <= before
            assert all(name.startswith("tile-") and Tile[_term(name)] < Tile.WOOD_FARM for name in gone)
        before = set(names)
    covered = sum(tile >= Tile.GARDEN for tile in state.road)
    assert len(before) == 38 - covered + (players + 3) + players + len(
        {"provost", "favour", "round", "first-player"}
    )


def _term(name):
    return name.removeprefix("tile-").replace("-", "_").upper()


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (4, 5), (5, 6)])
def test_no_worker_and_no_house_is_ever_lost_from_sight(players, seed):
    for number, state in enumerate(game_of(players, seed)):
        if number % 12:
            continue
        found = marks(drawn(state, 0)[1])
        for seat in range(players):
            assert sum(count for (_, mark), count in found.items() if mark == str(seat)) == WORKERS
            houses = sum(count for (_, mark), count in found.items() if mark == f"{seat}-house")
            assert houses == HOUSES


def test_all_viewers_see_the_same_pieces_at_the_same_homes():
    for steps in (0, 20, 150):
        state = played(3, seed=8, steps=steps)
        roots = [drawn(state, viewer)[1] for viewer in (None, 0, 1, 2)]
        assert [marks(root) for root in roots] == [marks(roots[0])] * 4
        assert [set(pieces(root)) for root in roots] == [set(pieces(roots[0]))] * 4


def test_the_numbers_that_change_are_watched():
    state = played(3, seed=5, steps=60)
    _, root, _ = drawn(state, 1)
    found = {
        each.get("data-amount"): (int(each.text), (each.get("data-icon") or "").rpartition("#")[2])
        for each in root.iter()
        if each.get("data-amount")
    }
    for seat, player in enumerate(GAME.view(state, 1)["players"]):
        for good, count in player["goods"].items():
            assert found.pop(f"goods-{seat}-{good}") == (count, good)
        assert found.pop(f"pool-{seat}") == (player["pool"], "")
        assert found.pop(f"camp-{seat}") == (player["camp"], "")
        assert found.pop(f"houses-{seat}") == (player["houses"], "")
        if player["score"] is not None:
            assert found.pop(f"score-{seat}") == (player["score"], "point")
    assert not found


def test_a_character_lies_on_the_board_or_before_its_owner():
    state = played(3, seed=5, steps=40)
    _, root, _ = drawn(state, None)
    view = GAME.view(state, None)
    tops = {each.get("data-place"): _top(each) for each in root.iter() if each.get("data-place")}
    for character in view["characters"]:
        assert tops[f"character-{character}"] < tops["area-0"]
    for seat, player in enumerate(view["players"]):
        for character in player["characters"]:
            assert tops[f"character-{character}"] > tops[f"area-{seat}"]


def _top(element):
    return float(element[0].get("y") or 0)


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


# ---- what lies ahead


def outlook(state, seat, viewer=0):
    return place(drawn(state, viewer)[1], f"outlook-{seat}")


def signs(element):
    """The icons and texts within, in order."""
    return [
        (each.get("href") or "").rpartition("#")[2] or each.text
        for each in element.iter()
        if each.tag.rpartition("}")[2] in ("use", "text")
    ]


def slips(element):
    return [
        each.get("class").split()[-1]
        for each in element.iter()
        if (each.get("class") or "").startswith("outlook")
    ]


def test_what_the_road_gives_now_is_drawn_and_told():
    state = setting.table(3)
    setting.worker(state, 1, "farm-1", "farm-2", "market-1", "stone-quarry", "site")
    setting.goods(state, 1, gold=2)
    setting.at(state, open_planning)
    found = outlook(state, 1)
    assert slips(found) == ["is-sure", "is-choice", "is-choice", "is-lost", "is-later", "is-later"]
    assert signs(found) == [
        *("road", "+2", "food"),
        *("any-good",),
        *("caylus-cart", "+5", "point"),
        *("1", "worker", "cross"),
        *("clock", "+3", "worker"),
        *("trophy", "+4", "point"),
    ]
    assert tip_of(found) == [
        "From the road, as the provost stands now: 2 food.",
        "Choices still to come: First Market.",
        "Ahead of the provost, so for nothing: Stone Quarry.",
        "For the gold at the end of the game: 4 points.",
        "At the next recruitment: 3 workers.",
    ]


def test_it_follows_the_provost():
    state = setting.table(2)
    setting.worker(state, 0, "farm-2")
    setting.at(state, open_planning)
    assert slips(outlook(state, 0))[0] == "is-sure"
    state.provost = 7
    assert slips(outlook(state, 0))[0] == "is-lost"


def test_a_building_with_two_ways_shows_one_or_the_other():
    state = setting.table(2)
    setting.build(state, 0, "tailor")
    setting.worker(state, 1, "tailor")
    state.provost = 10
    setting.at(state, open_planning)
    assert signs(outlook(state, 1))[:5] == ["+4", "point", "/", "+6", "point"]


def test_many_slips_grow_small_and_stay_within():
    state = setting.table(5)
    names = ("toll", "fairground", "lawyer", "carpenter", "market-1", "any-guild", "mason-guild", "farm-1")
    setting.worker(state, 3, *names, "site")
    setting.at(state, open_planning)
    found = outlook(state, 3)
    frame = found[0]
    right = float(frame.get("x")) + float(frame.get("width"))
    low = float(frame.get("y")) + float(frame.get("height"))
    boxes = [each for each in found.iter() if (each.get("class") or "").startswith("outlook")]
    assert len(boxes) == 1 + 7 + 1 + 1
    for each in boxes:
        assert float(each.get("x")) + float(each.get("width")) <= right + 0.1
        assert float(each.get("y")) + float(each.get("height")) <= low + 1.1


def test_at_the_end_the_points_of_all_are_shown_by_source():
    state = played(3, seed=7, steps=5000)
    for seat in range(3):
        found = outlook(state, seat, viewer=None)
        points = [count for count in GAME.points(state)[seat].values() if count]
        assert [int(text) for text in signs(found) if text.isdigit()] == points
        assert len(tip_of(found)) == len(points)


# ---- labels


def test_the_label_of_a_building_names_its_owner_and_its_workers():
    state = played(4, seed=9, steps=45)
    for viewer in (None, 0, GAME.to_act(state)):
        _, root, _ = drawn(state, viewer)
        view = GAME.view(state, viewer)
        buildings = [each for each in (*view["city"], *view["road"]) if each]
        assert any(each["owner"] is not None for each in buildings)
        for building in buildings:
            label = label_of(place(root, f"tile-{building['tile']}"))
            owners = [] if building["owner"] is None else [building["owner"]]
            assert re.findall(r"House: ([^.]*)", label) == [NAMES[seat] for seat in owners]
            assert re.findall(r"Worker: ([^.]*)", label) == [NAMES[seat] for seat in building["workers"]]


def test_a_building_without_a_worker_says_so_where_one_could_be():
    state = setting.table(2)
    setting.residence(state, 1, "quarry")
    _, root, _ = drawn(state, 0)
    assert label_of(place(root, "tile-toll")) == "Toll. No worker"
    residence = label_of(place(root, "tile-quarry"))
    assert residence.startswith("Quarry (residence), space ")
    assert residence.endswith("House: Ben")


def test_labels_tell_what_lies_ahead_of_the_provost():
    state = setting.table(2)
    setting.worker(state, 0, "farm-2")
    labels = {}
    for provost in (7, 9):
        state.provost = provost
        view, (_, root, _) = GAME.view(state, 0), drawn(state, 0)
        labels[provost] = label_of(place(root, "tile-farm-2"))
        ahead = [f"tile-{each['tile']}" for each in view["road"][provost:] if each]
        told = [each.get("data-place") for each in root.iter() if "Ahead of" in (label_of(each) or "")]
        assert told == ahead
    space = [each and each["tile"] for each in view["road"]].index("farm-2") + 1
    assert labels[7] == f"Second Farm, space {space}. Worker: Anna <&>. Ahead of the provost"
    assert labels[9] == f"Second Farm, space {space}. Worker: Anna <&>"


def test_the_label_of_the_provost_tells_where_he_stands():
    state = setting.table(2)
    for provost, told in ((0, "right after the bridge"), (1, "after space 1 (First Farm)")):
        state.provost = provost
        assert label_of(place(drawn(state, 0)[1], "provost")) == f"Provost: {told}"


# ---- building


def test_what_the_viewer_lacks_is_marked_and_told():
    state = setting.table(2)
    setting.goods(state, 0, wood=1)
    setting.at(state, open_planning)
    for viewer, lines in ((0, "You still need: 1 cloth"), (1, "You still need: 1 cloth"), (None, "")):
        manor = place(drawn(state, viewer)[1], "tile-manor")
        assert ("lack" in board_checks.classes(manor)) == bool(lines)
        assert lines in manor.get("data-tip")
    mill = place(drawn(state, 0)[1], "tile-spinning-mill")
    assert tip_of(mill)[0] == "You still need: 1 wood."
    tailor = place(drawn(state, 0)[1], "tile-tailor")
    assert tip_of(tailor)[0] == "You still need: 1 basic good of your choice."
    assert "lack" not in board_checks.classes(place(drawn(state, 1)[1], "tile-spinning-mill"))


def test_a_stonemason_of_the_site_needs_no_stone():
    state = setting.table(2, site=("market-2", "stonemason", "gold-mine"))
    state.round = 4
    setting.goods(state, 0, food=1, wood=2)
    setting.worker(state, 0, "fairground")
    setting.at(state, activate_city)
    assert "1 stone" in tip_of(place(drawn(state, 0)[1], "tile-foundry"))[0]
    setting.play(state, "use", "slot 2")
    foundry = place(drawn(state, 0)[1], "tile-foundry")
    assert "lack" not in board_checks.classes(foundry)
    assert foundry.get("data-ids")


def test_a_chosen_building_stands_at_its_place_before_it_is_paid_for():
    state = setting.table(2)
    setting.goods(state, 0, food=1, wood=2)
    setting.worker(state, 0, "carpenter")
    setting.at(state, activate_city)
    on_offer = place(drawn(state, 0)[1], "tile-tailor")
    setting.play(state, "build tailor")
    _, root, _ = drawn(state, 0)
    chosen = place(root, "tile-tailor")
    box = Way(23, 3).space(9)
    assert _top(chosen) == box.y - 4 != _top(on_offer)
    assert "space-10" not in places(root)
    assert board_checks.classes(chosen)["planned"] == 1
    assert label_of(chosen) == "Tailor, space 10. House: Anna <&>. Chosen, but not paid for yet"
    assert [GAME.catalogue.text(int(each)) for each in chosen.get("data-ids").split()] == [
        "pay food",
        "pay wood",
    ]
    assert pieces(root).count("tile-tailor") == 1


def test_a_residence_that_may_become_a_monument_carries_a_hammer():
    state = setting.table(2)
    setting.residence(state, 1, "quarry")
    setting.goods(state, 1, wood=1, gold=1)
    plain = drawn(state, None)[0].count("caylus-hammer")
    setting.at(state, offer_monuments)
    assert drawn(state, None)[0].count("caylus-hammer") == plain + 1


def test_a_favour_goes_to_whoever_uses_it():
    state = setting.table(2)
    setting.goods(state, 1, wood=1)
    setting.worker(state, 1, "fairground")
    setting.at(state, activate_city)
    svg = drawn(state, None)[0]
    setting.play(state, "use")
    later = drawn(state, None)[0]
    assert svg.index('data-piece="favour"') < svg.index('data-place="area-1"')
    assert later.index('data-piece="favour"') > later.index('data-place="area-1"')


# ---- letters and speed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "steps"), [(2, 0), (3, 150), (5, 0), (5, 200), (5, 5000)])
def test_no_letters_are_too_small(language, players, steps):
    state = played(players, seed=3, steps=steps)
    assert smallest_letters(drawn(state, 0, language)[1]) >= 11


def test_it_is_drawn_quickly():
    state = played(5, seed=3, steps=150)
    seat = GAME.to_act(state)
    targets = targets_of(GAME, state)
    times = []
    for _ in range(21):
        scene = scene_of(state, seat, "pl")
        start = time.process_time()
        boards.draw("caylus1303", scene, targets)
        times.append(time.process_time() - start)
    assert min(times) < 0.025
    assert median(times) < 0.05
