"""Phase 4, first step: basic buildings with a house become residences."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.actions import DECLINE
from boardwright.games.caylus1303.basics import road
from boardwright.games.caylus1303.events import BecameResidence, Goods, ProvostReset, Recruited
from boardwright.games.caylus1303.phases.activation import activate_road
from boardwright.games.caylus1303.phases.delivery import leave_site
from boardwright.games.caylus1303.phases.planning import open_planning
from boardwright.games.caylus1303.phases.stewardship import recruits_of, turn_residences
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.terms import Tile
from tests.games.caylus1303.setting import (
    BASICS,
    asked,
    at,
    build,
    goods,
    goods_of,
    held,
    house,
    legal,
    number,
    play,
    residence,
    score,
    table,
    tile,
    why_not,
    worker,
    workers_of,
)


@pytest.mark.rule("residence.turn")
def test_every_basic_building_with_a_house_is_turned_and_no_other():
    state = table(3)
    house(state, 2, "farm-1", "basic-carpenter")
    house(state, 0, "market-1")
    log = Log()
    turn_residences(state, log)
    assert log.events == [
        BecameResidence(2, Tile.FARM_1),
        BecameResidence(0, Tile.MARKET_1),
        BecameResidence(2, Tile.BASIC_CARPENTER),
    ]
    turned = [each for each in BASICS if road.is_residence(state, tile(each))]
    assert turned == ["farm-1", "market-1", "basic-carpenter"]
    assert [state.owner[tile(each)] for each in turned] == [2, 0, 2]
    assert [player.houses for player in state.players] == [8, 9, 7]


@pytest.mark.rule("residence.turn")
@pytest.mark.parametrize("name", ["wood-farm", "wood-sawmill", "stone-farm", "foundry"])
def test_wood_and_stone_buildings_with_a_house_stay_what_they_are(name):
    state = table(3, built=("wood-quarry", "stone-quarry"))
    build(state, 1, name)
    log = Log()
    turn_residences(state, log)
    assert (state.residences, log.events, tile(name) in state.open) == (0, [], True)


@pytest.mark.rule("residence.turn")
def test_a_residence_is_turned_once_and_brings_no_points():
    state = table(3)
    house(state, 1, "quarry")
    turn_residences(state, None)
    log = Log()
    turn_residences(state, log)
    assert (log.events, score(state, 1), state.residences) == ([], 0, 1 << Tile.QUARRY)


@pytest.mark.rule("residence.turn")
def test_turning_is_automatic_after_delivery_and_before_recruitment():
    state = table(3)
    house(state, 1, "quarry")
    log = Log()
    at(state, leave_site, log)
    assert log.events[:5] == [
        BecameResidence(1, Tile.QUARRY),
        Recruited(0, Goods(workers=3)),
        Recruited(1, Goods(workers=4)),
        Recruited(2, Goods(workers=3)),
        ProvostReset(8),
    ]
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("residence.turn", "character.architect.monument")
def test_the_architect_adds_nothing_to_a_residence():
    state = table(3)
    held(state, 1, "architect")
    house(state, 1, "quarry", "farm-1")
    turn_residences(state, None)
    assert [score(state, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("residence.closed")
def test_no_worker_may_be_placed_on_a_residence_not_even_the_owners():
    state = table(3)
    house(state, 0, "quarry")
    turn_residences(state, None)
    at(state, open_planning)
    assert "place quarry" not in legal(state)
    assert why_not(state, "place quarry") == Reason("tile-is-residence", tile=Tile.QUARRY)
    assert "place sawmill" in legal(state)
    play(state, "pass")
    assert why_not(state, "place quarry") == Reason("tile-is-residence", tile=Tile.QUARRY)


@pytest.mark.rule("residence.closed")
def test_a_house_alone_does_not_close_a_building_before_stewardship():
    state = table(3)
    house(state, 0, "quarry")
    at(state, open_planning)
    assert "place quarry" in legal(state)


@pytest.mark.rule("residence.closed")
def test_the_road_is_activated_past_a_residence():
    state = table(3)
    residence(state, 1, "farm-1", "quarry")
    worker(state, 0, "sawmill", "market-1")
    at(state, activate_road)
    play(state, "use")
    assert asked(state) == "UseTile 0"
    play(state, "take cloth")
    assert goods_of(state, 0) == (1, 3, 1, 1, 0)
    assert goods_of(state, 1) == (1, 2, 1, 0, 0)


@pytest.mark.rule("residence.worker")
@pytest.mark.parametrize(
    ("names", "workers"),
    [
        ((), 3),
        (("farm-1",), 4),
        (("basic-carpenter",), 4),
        (("farm-1", "basic-carpenter", "farm-2"), 6),
    ],
)
def test_each_residence_gives_its_owner_one_more_worker(names, workers):
    state = table(3)
    residence(state, 1, *names)
    assert [recruits_of(state, seat) for seat in range(3)] == [3, workers, 3]


@pytest.mark.rule("residence.worker")
def test_a_house_that_is_no_residence_yet_brings_no_worker():
    state = table(3)
    house(state, 1, "quarry")
    build(state, 1, "tailor", "foundry")
    assert recruits_of(state, 1) == 3


@pytest.mark.rule("residence.worker")
def test_a_residence_brings_its_worker_in_every_round():
    state = table(3)
    residence(state, 1, "quarry")
    goods(state, 1)
    at(state, turn_residences)
    assert (workers_of(state, 1), workers_of(state, 0)) == ((10, 5), (9, 6))
    state.waiting.clear()
    at(state, turn_residences)
    assert (workers_of(state, 1), workers_of(state, 0)) == ((14, 1), (12, 3))


def test_stewardship_works_without_a_log():
    state = table(3)
    house(state, 1, "farm-1", "quarry")
    goods(state, 1, gold=1, wood=1)
    at(state, turn_residences)
    GAME.apply(state, DECLINE)
    assert state.waiting[-1].data() == (2,)
    GAME.apply(state, number("monument garden"))
    assert (asked(state), score(state, 1), workers_of(state, 1)) == ("PlaceWorker 0", 4, (12, 3))
