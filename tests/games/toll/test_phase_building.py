"""Phase 3: building."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.toll.events import Built, BuiltNothing
from boardwright.games.toll.phases.building import ChooseBuilding, open_building
from boardwright.games.toll.rules import GAME
from boardwright.games.toll.terms import Building
from tests.games.toll.setting import asked, buildings, gold_of, legal, play, table, why_not


def building_phase(state, first=0):
    state.first = first
    state.step = 3
    open_building(state, None)
    return state


@pytest.mark.rule("building.order")
def test_from_the_first_seat_on_each_player_is_asked_once():
    state = building_phase(table(0, 0, 0), first=1)
    order = [asked(state)]
    play(state, "pass")
    order.append(asked(state))
    play(state, "pass")
    order.append(asked(state))
    assert order == ["ChooseBuilding 1", "ChooseBuilding 2", "ChooseBuilding 0"]


@pytest.mark.rule("building.choice")
def test_passing_is_always_allowed_and_buildings_as_far_as_the_gold_goes():
    choices = [legal(building_phase(table(gold, 0))) for gold in (1, 2, 3, 5)]
    assert choices == [
        ["pass"],
        ["pass", "build inn"],
        ["pass", "build inn", "build mill"],
        ["pass", "build inn", "build mill", "build tower"],
    ]


@pytest.mark.rule("building.choice")
def test_what_is_sold_out_cannot_be_built():
    state = building_phase(table(9, 9))
    buildings(state, 1, "tower", "mill", "mill")
    assert legal(state) == ["pass", "build inn"]


@pytest.mark.rule("building.choice")
def test_why_not_tells_the_gold_missing_or_that_a_building_is_sold_out():
    state = building_phase(table(2, 0))
    assert why_not(state, "build tower") == Reason("gold-missing", gold=3)
    assert why_not(state, "build mill") == Reason("gold-missing", gold=1)
    assert why_not(state, "build inn") is None
    buildings(state, 1, "tower")
    assert why_not(state, "build tower") == Reason("sold-out", building=Building.TOWER)
    assert why_not(state, "first 0") == Reason("not-now")
    assert why_not(state, "errand inn") == Reason("not-now")


@pytest.mark.rule("building.pay")
def test_the_cost_goes_to_the_bank_and_the_building_comes_from_the_supply():
    state = building_phase(table(7, 0))
    bank = state.bank
    happened = play(state, "build tower")
    assert gold_of(state) == [2, 0]
    assert state.bank == bank + 5
    assert state.supply == [3, 2, 0]
    assert state.players[0].buildings == [0, 0, 1]
    assert happened == [Built(0, Building.TOWER, 5, 4)]


@pytest.mark.rule("building.points")
@pytest.mark.parametrize(("name", "points"), [("inn", 1), ("mill", 2), ("tower", 4)])
def test_a_building_scores_its_points_at_once(name, points):
    state = building_phase(table(5, 5))
    play(state, f"build {name}")
    assert GAME.scores(state) == [points, 0]
    assert GAME.points(state)[0] == {"buildings": points, "errands": 0, "tolls": 0}


@pytest.mark.rule("building.choice")
def test_passing_builds_nothing():
    state = building_phase(table(5, 5))
    assert play(state, "pass") == [BuiltNothing(0)]
    assert (gold_of(state), state.supply) == ([5, 5], [3, 2, 1])


def test_without_a_log_the_same_happens():
    state, silent = (building_phase(table(5, 5)) for _ in range(2))
    play(state, "build inn", "pass")
    for action in ("build inn", "pass"):
        GAME.apply(silent, GAME.catalogue.parse(action))
    assert GAME.position(silent) == GAME.position(state)


def test_the_decision_can_offer_passing_and_every_building():
    assert list(ChooseBuilding(0).offers()) == [0, 1, 2, 3]
