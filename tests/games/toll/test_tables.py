"""Printed values and the catalogue."""

import pytest

from boardwright.core.errors import BadTableError
from boardwright.core.tables import replaced
from boardwright.games.toll import actions
from boardwright.games.toll.actions import Build, DealErrand, First, Pass
from boardwright.games.toll.rules import GAME
from boardwright.games.toll.terms import Building
from tests.games.toll.setting import new, play


def test_the_first_numbers_of_the_families_are_those_of_the_catalogue():
    number = GAME.catalogue.number
    assert number(Pass()) == actions.PASS
    assert number(Build(Building.INN)) == actions.BUILD
    assert number(DealErrand(Building.INN)) == actions.ERRAND
    assert number(First(0)) == actions.FIRST


def test_costs_and_points_come_from_the_table_of_the_match():
    state = new(2, {"building.tower.cost": 1, "building.points": [1, 2, 9]}, errands=False)
    play(state, "first 0", "build tower")
    assert GAME.scores(state) == [9, 0]


def test_income_and_tolls_come_from_the_table_of_the_match():
    state = new(2, {"income": 7, "toll.leader": 5, "toll.others": 3}, errands=False)
    play(state, "first 0")
    assert [player.gold for player in state.players] == [4, 4]


def test_the_points_of_an_errand_come_from_the_table_of_the_match():
    state = new(2, {"errand.points": 8, "rounds": 1})
    play(state, "errand inn", "errand mill", "first 0", "build inn", "pass")
    assert GAME.points(state)[0]["errands"] == 8


@pytest.mark.parametrize(("key", "value"), [("errand.copies", 1), ("rounds", 0), ("rounds", 10)])
def test_values_that_would_break_the_game_are_refused(key, value):
    with pytest.raises(BadTableError):
        replaced(GAME.printed, {key: value})
