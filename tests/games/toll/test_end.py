"""The end: the last round, errands, and who has won."""

import pytest

from boardwright.core.events import Log
from boardwright.games.toll.events import ErrandShown
from boardwright.games.toll.rules import GAME
from boardwright.games.toll.scoring import ranking, score_errands
from boardwright.games.toll.terms import Building
from tests.games.toll.setting import asked, buildings, new, play, table


@pytest.mark.rule("end.rounds")
def test_the_game_ends_after_the_fifth_round():
    state = new(2, errands=False)
    play(state, "first 0")
    for _ in range(4):
        play(state, "pass", "pass")
    assert (state.round, asked(state)) == (4, "ChooseBuilding 0")
    play(state, "pass", "pass")
    assert asked(state) == "nobody"
    assert GAME.is_over(state)


@pytest.mark.rule("end.rounds")
def test_a_table_file_changes_the_number_of_rounds():
    state = new(2, {"rounds": 1}, errands=False)
    play(state, "first 0", "pass", "pass")
    assert GAME.is_over(state)


@pytest.mark.rule("end.errand")
def test_an_errand_scores_three_points_for_who_owns_the_building_it_names():
    state = table(0, 0, 0)
    buildings(state, 0, "mill", "mill")
    buildings(state, 1, "inn")
    state.players[0].errand = Building.MILL
    state.players[1].errand = Building.TOWER
    log = Log()
    score_errands(state, log)
    assert GAME.scores(state) == [3, 0, 0]
    assert log.events == [ErrandShown(0, Building.MILL, 3), ErrandShown(1, Building.TOWER, 0)]


@pytest.mark.rule("end.errand")
def test_showing_errands_is_a_barrier_for_undo():
    assert ErrandShown(0, Building.INN, 0).reveals()


@pytest.mark.rule("end.errand")
def test_errands_are_scored_without_a_log_too():
    state = table(0, 0)
    buildings(state, 1, "tower")
    state.players[1].errand = Building.TOWER
    score_errands(state, None)
    assert GAME.points(state)[1] == {"buildings": 0, "errands": 3, "tolls": 0}


@pytest.mark.rule("end.winner")
def test_most_points_win():
    assert ranking(table(0, 9, 5, points=[8, 3, 5])) == [1, 3, 2]


@pytest.mark.rule("end.winner")
def test_of_those_with_most_points_the_one_with_more_gold_wins():
    assert ranking(table(2, 3, 9, points=[8, 8, 1])) == [2, 1, 3]


@pytest.mark.rule("end.winner")
def test_with_equal_points_and_gold_the_victory_is_shared():
    assert ranking(table(3, 3, 9, points=[8, 8, 1])) == [1, 1, 3]
