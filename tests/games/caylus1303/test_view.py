"""What a seat may see of the table, by listing it."""

import json

import pytest

from boardwright.core.options import completed
from boardwright.core.random import Random
from boardwright.core.tables import replaced
from boardwright.games.caylus1303 import view as views
from boardwright.games.caylus1303.phases.planning import open_planning
from boardwright.games.caylus1303.phases.stewardship import recruit
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.terms import BOXED, ON_BOARD, Tile
from tests.games.caylus1303.setting import (
    at,
    build,
    goods,
    held,
    house,
    monument,
    on_board,
    play,
    points,
    pool,
    residence,
    table,
    worker,
)

TABLE = {
    "question",
    "round",
    "first",
    "provost",
    "provost_end",
    "city",
    "road",
    "site",
    "queue",
    "passed",
    "offer",
    "monuments",
    "characters",
    "boxed",
    "construction",
    "players",
}
PLAYER = {
    "goods",
    "pool",
    "camp",
    "houses",
    "bundles",
    "characters",
    "score",
    "points",
    "countable",
    "outlook",
}
NO_POINTS = {"ownership": 0, "construction": 0, "effects": 0, "delivery": 0, "monuments": 0, "gold": 0}


def planning(seats=3, **options):
    """Seat 0 is to place a worker; seats 0, 1, 2 … have 3, 4, 5 … points."""
    state = table(seats, **options)
    for seat in range(seats):
        points(state, seat, 3 + seat)
    return at(state, open_planning)


def scores_seen(state, viewer):
    return [player["score"] for player in GAME.view(state, viewer)["players"]]


def building(name, owner=None, workers=(), residence=False, setup=False):
    """A building as a view shows it."""
    return {
        "tile": name,
        "owner": owner,
        "workers": list(workers),
        "residence": residence,
        "setup": setup,
    }


@pytest.mark.rule("limit.open")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_view_lists_exactly_what_is_allowed_and_is_plain(viewer):
    view = GAME.view(planning(), viewer)
    assert set(view) == TABLE
    assert [set(player) for player in view["players"]] == [PLAYER] * 3
    assert json.loads(json.dumps(view)) == view


@pytest.mark.rule("limit.points")
@pytest.mark.parametrize(
    ("viewer", "seen"),
    [(0, [3, None, None]), (1, [None, 4, None]), (2, [None, None, 5]), (None, [None, None, None])],
)
def test_each_seat_sees_its_own_total_and_not_those_of_others(viewer, seen):
    state = planning()
    view = GAME.view(state, viewer)
    assert scores_seen(state, viewer) == seen
    assert [player["points"] is None for player in view["players"]] == [each is None for each in seen]


@pytest.mark.rule("limit.points")
def test_the_own_points_are_shown_by_source():
    state = planning(2)
    state.players[0].points = (1, 2, 3, 4, 5, 6)
    own, other = GAME.view(state, 0)["players"]
    assert (own["score"], own["points"]) == (
        21,
        {"ownership": 1, "construction": 2, "effects": 3, "delivery": 4, "monuments": 5, "gold": 6},
    )
    assert (other["score"], other["points"]) == (None, None)


@pytest.mark.rule("limit.points")
def test_what_could_be_counted_along_is_kept_apart_for_every_viewer():
    state = planning(2)
    for viewer in (0, 1, None):
        counted = [player["countable"] for player in GAME.view(state, viewer)["players"]]
        assert counted == [
            {"score": 3, "points": {**NO_POINTS, "ownership": 3}},
            {"score": 4, "points": {**NO_POINTS, "ownership": 4}},
        ]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_players_may_agree_to_show_all_totals(viewer):
    state = planning(2, open_points=True)
    assert (scores_seen(state, viewer), state.open_points) == ([3, 4], True)
    assert [player["points"]["ownership"] for player in GAME.view(state, viewer)["players"]] == [3, 4]


@pytest.mark.parametrize(
    ("given", "shown"), [({}, False), ({"open_points": "yes"}, True), ({"open_points": False}, False)]
)
def test_open_points_are_an_option(given, shown):
    assert table(2, **given).open_points is shown


@pytest.mark.rule("limit.points")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_at_the_end_all_totals_are_shown(viewer):
    state = table(2)
    points(state, 0, 8)
    goods(state, 1, gold=2)
    state.round = 9
    at(state, recruit)
    view = GAME.view(state, viewer)
    assert (view["question"], scores_seen(state, viewer)) == (None, [8, 4])
    assert [player["points"]["gold"] for player in view["players"]] == [0, 4]


@pytest.mark.rule("limit.open")
def test_goods_workers_houses_and_characters_of_all_are_open():
    state = table(3)
    goods(state, 1, food=1, wood=2, stone=3, cloth=4, gold=5)
    pool(state, 1, 4)
    build(state, 1, "tailor", "church")
    held(state, 1, "thief", "bailiff")
    state.players[1].bundles = 2
    at(state, open_planning)
    assert GAME.view(state, 0)["players"][1] == {
        "goods": {"food": 1, "wood": 2, "stone": 3, "cloth": 4, "gold": 5},
        "pool": 4,
        "camp": 11,
        "houses": 7,
        "bundles": 2,
        "characters": ["thief", "bailiff"],
        "score": None,
        "points": None,
        "countable": {"score": 0, "points": NO_POINTS},
        "outlook": {"gifts": {}, "choices": [], "idle": [], "recruits": {"workers": 3}, "gold_points": 10},
    }


@pytest.mark.rule("limit.open", "board.site.slots")
def test_the_board_is_open():
    state = table(3)
    build(state, 2, "tailor")
    house(state, 0, "farm-1")
    residence(state, 1, "sawmill")
    residence(state, 1, "quarry")
    monument(state, 1, 3, "garden")
    worker(state, 0, "toll", "tailor", "site")
    worker(state, 2, "toll", "site", "wood-farm")
    state.round, state.first, state.provost, state.passed = 5, 2, 11, (1,)
    view = GAME.view(state, 0)
    assert (view["question"], view["round"], view["first"]) == (None, 5, 2)
    assert (view["provost"], view["provost_end"]) == (11, 26)
    assert (view["queue"], view["passed"]) == ([0, 2], [1])
    assert view["city"] == [
        building("fairground"),
        building("lawyer"),
        building("carpenter"),
        building("toll", workers=[0, 2]),
    ]
    assert view["road"] == [
        building("farm-1", owner=0),
        building("sawmill", owner=1, residence=True),
        building("garden", owner=1),
        building("market-1"),
        building("any-guild"),
        building("mason-guild"),
        building("basic-carpenter"),
        building("farm-2"),
        building("wood-farm", workers=[2], setup=True),
        building("tailor", owner=2, workers=[0]),
        None,
        None,
        None,
        building("stone-quarry", setup=True),
        *[None] * 9,
    ]
    assert view["site"] == [
        {"tile": "market-2", "opens": 1},
        {"tile": "covered-market", "opens": 4},
        {"tile": "gold-mine", "opens": 7},
    ]


@pytest.mark.rule("limit.open")
def test_offers_and_characters_on_the_board_and_in_the_box_are_open():
    state = table(2)
    build(state, 0, "tailor")
    residence(state, 0, "farm-1")
    monument(state, 0, 1, "statue")
    held(state, 1, "architect")
    on_board(state, "thief", "early-riser")
    view = GAME.view(state, None)
    assert view["offer"] == [
        *("wood-sawmill", "wood-quarry", "spinning-mill", "wood-market", "stonemason", "manor"),
        *("stone-farm", "stone-sawmill", "great-guild", "foundry", "alchemist", "church", "jeweller"),
    ]
    assert view["monuments"] == ["garden", "factory", "granary", "theatre", "cathedral", "mansion"]
    assert (view["characters"], len(view["boxed"])) == (["early-riser", "thief"], 9)
    assert {"architect", "early-riser", "thief"} & set(view["boxed"]) == set()
    assert views.characters_of(state, 1) == ["architect"]
    assert (len(views.characters_of(state, BOXED)), len(views.characters_of(state, ON_BOARD))) == (9, 2)


def test_the_question_names_seat_and_decision_to_all():
    state = planning()
    assert [GAME.view(state, viewer)["question"] for viewer in (0, 1, None)] == [
        {"seat": 0, "decision": "PlaceWorker"}
    ] * 3


def test_before_the_tiles_lie_road_and_site_are_empty():
    state = GAME.new(2, completed(GAME.meta, 2, {}), replaced(GAME.printed, {}))
    view = GAME.view(state, 0)
    assert (view["road"], view["site"][0]) == ([None] * 23, {"tile": None, "opens": 1})
    assert (view["characters"], len(view["boxed"])) == ([], 12)


def test_workers_are_listed_in_the_order_of_their_coming():
    state = table(3)
    worker(state, 2, "toll", "lawyer")
    worker(state, 1, "toll")
    assert views.workers_on(state, Tile.TOLL) == [2, 1]
    assert views.workers_on(state, Tile.LAWYER) == [2]
    assert views.workers_on(state, Tile.FAIRGROUND) == []
    assert views.workers_on(state, Tile.GARDEN) == []


@pytest.mark.rule("limit.open", "limit.points")
def test_what_a_seat_cannot_see_can_be_counted_so_a_redealt_state_is_the_same():
    state = planning()
    other = GAME.redeal(state, 1, Random(3))
    assert (GAME.position(other), other is state) == (GAME.position(state), False)
    play(other, "place toll")
    assert state.workers[Tile.TOLL] == -1


def test_points_are_told_by_source_and_add_up_to_the_score():
    state = table(3)
    state.players[1].points = (1, 2, 3, 4, 5, 6)
    state.players[2].points = (21, 0, 0, 0, 0, 0)
    assert (GAME.scores(state), GAME.ranking(state)) == ([0, 21, 21], [3, 1, 1])
    assert GAME.points(state)[1] == {
        "ownership": 1,
        "construction": 2,
        "effects": 3,
        "delivery": 4,
        "monuments": 5,
        "gold": 6,
    }


@pytest.mark.parametrize("built", [("wood-farm", "stone-farm"), ("manor", "jeweller")])
def test_the_buildings_of_the_setup_are_shown_with_their_setup_side(built):
    road = GAME.view(table(2, built=built), 0)["road"]
    assert [each["tile"] for each in road if each and each["setup"]] == list(built)


def test_a_slot_of_the_site_without_a_tile_shows_when_it_opens():
    state = table(2, tables={"site.opens": [3, 8]})
    state.site = (-1, Tile.TAILOR, -1)
    assert GAME.view(state, 0)["site"] == [
        {"tile": None, "opens": 1},
        {"tile": "tailor", "opens": 3},
        {"tile": None, "opens": 8},
    ]
