"""The end of the game: who has won."""

import pytest

from boardwright.games.belfort.phases.calendar import advance_calendar
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.scoring import score_month
from tests.games.belfort.setting import asked, at, goods, mark, play, table


@pytest.mark.rule("end.winner")
def test_the_game_ends_after_the_scoring_of_month_seven_and_most_points_win():
    state = table(3)
    mark(state, 2, "wall 1 1")
    state.round = 7
    at(state, score_month)
    assert (asked(state), GAME.is_over(state), GAME.legal(state)) == ("nobody", True, [])
    assert GAME.scores(state) == [2, 2, 7]
    assert GAME.ranking(state) == [2, 2, 1]


@pytest.mark.rule("end.winner")
def test_the_game_goes_on_after_the_scoring_of_month_five():
    state = table(3)
    state.round = 5
    at(state, score_month)
    assert (GAME.is_over(state), state.round, asked(state)) == (False, 6, "ChoosePlank 0")


@pytest.mark.rule("end.winner")
def test_month_seven_is_still_played():
    state = table(3)
    state.round = 6
    at(state, advance_calendar)
    assert (state.round, asked(state)) == (7, "ChoosePlank 0")
    play(state, "place camp", "worker elf")
    assert asked(state) == "ChoosePlank 1"


def finish(state, scores):
    for player, score in zip(state.players, scores, strict=True):
        player.points = (0, 0, score, 0, 0, 0, 0, 0, 0)


@pytest.mark.rule("end.tie-break")
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ({"wood": 3, "metal": 1, "gold": 2}, {"gold": 6}, [1, 2, 3]),
        ({"metal": 1}, {"gold": 1}, [1, 2, 3]),
        ({"metal": 1}, {"gold": 3}, [2, 1, 3]),
        ({"wood": 1}, {}, [1, 2, 3]),
        ({}, {"stone": 1}, [2, 1, 3]),
        ({"stone": 3}, {"wood": 1, "stone": 1, "gold": 2}, [2, 1, 3]),
    ],
)
def test_players_tied_for_most_points_compare_goods_with_metal_counted_twice(first, second, expected):
    state = table(3)
    finish(state, (20, 20, 19))
    goods(state, 0, **first)
    goods(state, 1, **second)
    goods(state, 2, 50, 50, 50, 50)
    assert GAME.ranking(state) == expected


@pytest.mark.rule("end.shared")
def test_players_still_tied_share_the_victory():
    state = table(4)
    finish(state, (20, 31, 31, 31))
    goods(state, 1, wood=2, stone=1, metal=1, gold=1)
    goods(state, 2, metal=3)
    goods(state, 3, gold=5)
    assert GAME.ranking(state) == [4, 1, 1, 3]
