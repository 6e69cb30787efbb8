"""Phase 1: turns and where workers may go."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.actions import PASS, PLACE, PLACE_SITE
from boardwright.games.caylus1303.events import (
    Placed,
    PlacedOnSite,
    RoundBegins,
)
from boardwright.games.caylus1303.phases.planning import (
    ask_early_riser,
    begin_round,
    open_planning,
)
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.terms import Tile
from tests.games.caylus1303.setting import (
    asked,
    at,
    build,
    goods,
    goods_of,
    held,
    house,
    legal,
    monument,
    number,
    play,
    residence,
    score,
    table,
    why_not,
    worker,
    workers_of,
)

CITY = ["place fairground", "place lawyer", "place carpenter", "place toll"]
ROAD = [
    "place farm-1",
    "place farm-2",
    "place sawmill",
    "place quarry",
    "place market-1",
    "place any-guild",
    "place mason-guild",
    "place basic-carpenter",
    "place wood-farm",
    "place stone-quarry",
]


def planning(seats=3, first=0, **given):
    """Planning begins."""
    state = table(seats, **given)
    state.first = first
    return at(state, open_planning)


# ---- Turns


@pytest.mark.rule("planning.turns")
@pytest.mark.parametrize(("first", "order"), [(0, "0120"), (1, "1201"), (2, "2012")])
def test_turns_run_clockwise_from_the_first_player_tile(first, order):
    state = planning(3, first)
    seen = [state.turn]
    for action in ("place toll", "place lawyer", "place farm-1"):
        play(state, action)
        seen.append(state.turn)
        assert asked(state) == f"PlaceWorker {state.turn}"
    assert "".join(str(seat) for seat in seen) == order


@pytest.mark.rule("planning.turns")
def test_those_who_have_passed_are_skipped():
    state = planning(4)
    play(state, "place toll", "pass", "pass")
    assert asked(state) == "PlaceWorker 3"
    play(state, "place farm-1")
    assert asked(state) == "PlaceWorker 0"
    play(state, "place farm-2")
    assert asked(state) == "PlaceWorker 3"


@pytest.mark.rule("planning.actions", "planning.place")
def test_a_turn_is_a_pass_a_worker_on_a_free_building_or_one_on_the_site():
    state = planning()
    assert legal(state) == ["pass", *CITY, *ROAD, "place site"]


@pytest.mark.rule("planning.actions", "planning.place")
@pytest.mark.parametrize("name", ["fairground", "toll", "farm-2", "wood-farm", "stone-quarry"])
def test_a_worker_goes_from_the_pool_to_a_building_and_nothing_else_changes(name):
    state = planning()
    tile = Tile[name.upper().replace("-", "_")]
    assert play(state, f"place {name}") == [Placed(0, tile, 0)]
    assert (workers_of(state, 0), workers_of(state, 1)) == ((5, 9), (6, 9))
    assert [each for each in Tile if each < 31 and state.workers[each] != -1] == [tile]
    assert (state.workers[tile], state.joined, state.queue, state.passed) == (0, -1, (), ())
    assert (goods_of(state, 0), GAME.scores(state), asked(state)) == (
        (1, 2, 1, 0, 0),
        [0, 0, 0],
        "PlaceWorker 1",
    )


@pytest.mark.rule("planning.place")
def test_a_constructed_building_takes_workers_like_one_of_the_setup():
    state = table()
    build(state, 0, "tailor", "stone-farm")
    at(state, open_planning)
    assert [each for each in legal(state) if each not in (*CITY, *ROAD)] == [
        "pass",
        "place tailor",
        "place stone-farm",
        "place site",
    ]


@pytest.mark.rule("planning.place.one")
def test_a_building_that_holds_a_worker_takes_no_other_not_even_of_the_same_player():
    state = planning()
    play(state, "place toll")
    assert why_not(state, "place toll") == Reason("tile-occupied", tile=Tile.TOLL, holder=0)
    assert "place toll" not in legal(state)
    play(state, "place farm-1", "place farm-2")
    assert why_not(state, "place toll") == Reason("own-worker-there", tile=Tile.TOLL)
    assert why_not(state, "place farm-1") == Reason("tile-occupied", tile=Tile.FARM_1, holder=1)
    assert why_not(state, "place farm-2") == Reason("tile-occupied", tile=Tile.FARM_2, holder=2)


@pytest.mark.rule("planning.place.closed")
def test_residences_monuments_slot_tiles_and_tiles_not_on_the_road_take_no_worker():
    state = table()
    residence(state, 0, "sawmill", "quarry")
    monument(state, 0, 3, "garden")
    at(state, open_planning)
    closed = ("sawmill", "quarry", "market-2", "covered-market", "gold-mine", "tailor", "church")
    assert [name for name in closed if f"place {name}" in legal(state)] == []
    assert why_not(state, "place sawmill") == Reason("tile-is-residence", tile=Tile.SAWMILL)
    assert why_not(state, "place quarry") == Reason("tile-not-on-road", tile=Tile.QUARRY)
    assert why_not(state, "place market-2") == Reason("tile-not-on-road", tile=Tile.MARKET_2)
    assert why_not(state, "place gold-mine") == Reason("tile-not-on-road", tile=Tile.GOLD_MINE)
    assert why_not(state, "place tailor") == Reason("tile-not-on-road", tile=Tile.TAILOR)
    assert len(legal(state)) == 1 + 4 + 8 + 1


@pytest.mark.rule("planning.place.closed")
def test_a_basic_building_with_a_house_that_is_no_residence_yet_takes_workers():
    state = table()
    house(state, 1, "sawmill")
    at(state, open_planning)
    assert why_not(state, "place sawmill") is None


@pytest.mark.rule("planning.place.ahead", "ruling.10.4")
def test_a_worker_may_stand_ahead_of_the_provost_also_on_space_14_beyond_the_gap():
    state = table()
    state.provost = 0
    at(state, open_planning)
    assert state.road[9:14] == (-1, -1, -1, -1, Tile.STONE_QUARRY)
    assert play(state, "place stone-quarry", "place wood-farm", "place farm-1") == [
        Placed(0, Tile.STONE_QUARRY, 0),
        Placed(1, Tile.WOOD_FARM, 0),
        Placed(2, Tile.FARM_1, 0),
    ]


# ---- The Construction Site


@pytest.mark.rule("planning.site", "board.site.queue")
def test_workers_on_the_site_take_its_spots_from_the_first_on():
    state = planning(5, 3)
    events = play(state, *["place site"] * 5)
    assert events == [
        PlacedOnSite(3, 1, 0),
        PlacedOnSite(4, 2, 0),
        PlacedOnSite(0, 3, 0),
        PlacedOnSite(1, 4, 0),
        PlacedOnSite(2, 5, 0),
    ]
    assert (state.queue, workers_of(state, 1)) == ((3, 4, 0, 1, 2), (9, 5))
    assert state.workers == [-1] * 31


@pytest.mark.rule("planning.site.one")
def test_each_player_has_at_most_one_worker_on_the_site():
    state = planning(2)
    play(state, "place site", "place toll")
    assert "place site" not in legal(state)
    assert why_not(state, "place site") == Reason("on-site-already")
    play(state, "place farm-1")
    assert "place site" in legal(state)


# ---- The decision itself


def test_a_turn_offers_passing_and_every_place_and_refuses_everything_else():
    state = planning()
    assert list(state.waiting[-1].offers()) == [PASS, *range(PLACE, PLACE_SITE + 1)]
    assert state.waiting[-1].data() == ()
    assert why_not(state, "decline") == Reason("not-now")
    assert why_not(state, "use") == Reason("not-now")
    assert why_not(state, "provost 0") == Reason("not-now")


def test_a_round_begins_with_the_round_marker():
    state = table(2)
    state.round = 3
    goods(state, 0, gold=1)
    at(state, open_planning)
    assert play(state, "pass", "pass", "provost 0", "provost 0")[-1] == RoundBegins(4)
    assert (state.round, goods_of(state, 0), score(state, 0)) == (4, (0, 0, 0, 0, 1), 0)


def test_planning_works_without_a_log():
    state = table(2)
    held(state, 0, "journeyman")
    worker(state, 1, "toll")
    begin_round(state, None)
    ask_early_riser(state, None)
    at(state, open_planning)
    for action in ("place toll", "place site", "pass", "place lawyer", "pass"):
        GAME.apply(state, number(action))
    assert (state.round, state.joined, state.joiner) == (2, Tile.TOLL, 0)
    assert (state.queue, state.passed, workers_of(state, 1)) == ((1,), (0, 1), (6, 7))
