"""First and second place of objectives: ties, minimum, number of players."""

import pytest

from boardwright.core.events import Log
from boardwright.games.guilds.events import ScoredObjective
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.scoring import places_in, reward, tell_objective
from boardwright.games.guilds.terms import (
    FEWEST_CHARACTERS,
    HIGHEST_INCOME,
    MOST_GARDENS,
    MOST_GOLD,
    Objective,
)
from tests.games.guilds.setting import coins, hired, laid, table, wishes

GARDENS = (("garden-4", 2, 2, 0), ("garden-5", 2, 4, 0), ("garden-6", 1, 4, 3))


def with_gold(*gold):
    state = table(len(gold))
    for seat, amount in enumerate(gold):
        coins(state, seat, gold=amount)
    return state


def places(state, objective):
    return places_in(state, objective)


def awarded(state, *names):
    wishes(state, *names)
    return [points["objectives"] for points in GAME.points(state)]


@pytest.mark.example("11.F")
@pytest.mark.rule("objective.first", "objective.second", "objective.tie")
def test_with_four_players_three_gardens_score_seven_and_both_seconds_three():
    state = table(4)
    for name, column, row, turn in GARDENS:
        laid(state, 0, name, column, row, turn)
    laid(state, 1, "garden-1", 2, 2)
    laid(state, 2, "garden-2", 2, 2)
    assert awarded(state, "most-gardens") == [7, 3, 3, 0]
    log = Log()
    tell_objective(state, MOST_GARDENS, log)
    assert log.events == [
        ScoredObjective(0, Objective.MOST_GARDENS, 1, 7),
        ScoredObjective(1, Objective.MOST_GARDENS, 2, 3),
        ScoredObjective(2, Objective.MOST_GARDENS, 2, 3),
    ]


@pytest.mark.example("11.F")
@pytest.mark.rule("objective.second")
def test_with_three_players_only_the_most_gardens_score():
    state = table(3)
    for name, column, row, turn in GARDENS:
        laid(state, 0, name, column, row, turn)
    laid(state, 1, "garden-1", 2, 2)
    laid(state, 2, "garden-2", 2, 2)
    assert awarded(state, "most-gardens") == [7, 0, 0]
    log = Log()
    tell_objective(state, MOST_GARDENS, log)
    assert log.events == [ScoredObjective(0, Objective.MOST_GARDENS, 1, 7)]


@pytest.mark.rule("objective.second")
@pytest.mark.parametrize(
    ("gold", "points"), [((2, 1), [6, 0]), ((1, 2, 3), [0, 0, 6]), ((4, 3, 2, 1), [6, 3, 0, 0])]
)
def test_the_second_guild_scores_with_four_players_only(gold, points):
    assert awarded(with_gold(*gold), "most-gold") == points


@pytest.mark.rule("objective.tie", "ruling.12.6", "ruling.12.41")
@pytest.mark.parametrize(
    ("gold", "points"),
    [
        ((5, 5, 3, 1), [6, 6, 0, 0]),
        ((5, 5, 5, 1), [6, 6, 6, 0]),
        ((5, 5, 5, 5), [6, 6, 6, 6]),
        ((5, 3, 3, 3), [6, 3, 3, 3]),
        ((5, 3, 3, 1), [6, 3, 3, 0]),
        ((5, 4, 3, 3), [6, 3, 0, 0]),
        ((1, 3, 5, 3), [0, 3, 6, 3]),
        ((2, 2, 9, 9), [0, 0, 6, 6]),
    ],
)
def test_tied_players_get_the_full_value_and_tied_leaders_leave_no_second(gold, points):
    assert awarded(with_gold(*gold), "most-gold") == points


@pytest.mark.rule("objective.tie")
def test_a_tie_for_first_with_fewer_players_pays_the_full_value_too():
    assert awarded(with_gold(2, 2), "most-gold") == [6, 6]
    assert awarded(with_gold(2, 1, 2), "most-gold") == [6, 0, 6]


@pytest.mark.rule("ruling.12.7", "ruling.12.41")
@pytest.mark.parametrize(
    ("gold", "points"),
    [((0, 0, 0, 0), [0, 0, 0, 0]), ((1, 0, 0, 0), [6, 0, 0, 0]), ((2, 1, 0, 0), [6, 3, 0, 0])],
)
def test_an_objective_for_the_most_needs_at_least_one_for_both_places(gold, points):
    assert awarded(with_gold(*gold), "most-gold") == points


@pytest.mark.rule("ruling.12.7")
def test_an_objective_for_the_fewest_or_lowest_is_won_with_nothing_and_less():
    state = table(4)
    assert awarded(state, "fewest-characters", "lowest-income") == [12, 12, 12, 12]
    hired(state, 0, "bear")
    hired(state, 1, "mule")
    hired(state, 2, "prince", "duchess")
    assert awarded(state, "fewest-characters") == [3, 3, 0, 6]
    assert awarded(state, "lowest-income") == [6, 0, 3, 3]


@pytest.mark.rule("ruling.12.41", "ruling.12.7")
def test_the_highest_income_is_an_objective_for_the_most():
    state = table(4)
    hired(state, 0, "bear")
    assert places(state, HIGHEST_INCOME) == [0, 0, 0, 0]
    hired(state, 1, "monk")
    assert places(state, HIGHEST_INCOME) == [0, 1, 0, 0]
    hired(state, 2, "mule")
    assert places(state, HIGHEST_INCOME) == [0, 2, 1, 0]
    assert awarded(state, "highest-income") == [0, 2, 5, 0]


@pytest.mark.rule("ruling.12.41", "ruling.12.6")
def test_ranks_of_the_fewest_go_by_the_next_different_value():
    state = table(4)
    hired(state, 0, "bear", "mule", "cat")
    hired(state, 1, "monk", "prince")
    hired(state, 2, "spy")
    hired(state, 3, "general", "duchess")
    assert places(state, FEWEST_CHARACTERS) == [0, 2, 1, 2]
    hired(state, 2, "mason")
    assert places(state, FEWEST_CHARACTERS) == [0, 1, 1, 1]


@pytest.mark.rule("objective.own")
def test_opposite_objectives_are_each_awarded_on_their_own():
    state = table(2)
    hired(state, 0, "mule", "monk")
    hired(state, 1, "bear")
    assert awarded(state, "most-characters", "fewest-characters") == [6, 6]
    assert awarded(state, "lowest-income", "highest-income") == [5, 6]
    assert awarded(state, "most-characters", "highest-income", "lowest-income") == [11, 6]
    assert awarded(state) == [0, 0]


@pytest.mark.rule("objective.own")
def test_only_the_objectives_of_this_game_are_awarded():
    state = with_gold(3, 1)
    hired(state, 0, "bear")
    assert awarded(state, "most-dwarves") == [0, 0]
    assert awarded(state, "most-gold", "most-animals") == [12, 0]


@pytest.mark.rule("objective.second")
def test_the_reward_of_a_place():
    four, three = table(4), table(3)
    assert [reward(four, MOST_GOLD, place) for place in (0, 1, 2)] == [0, 6, 3]
    assert [reward(three, MOST_GOLD, place) for place in (0, 1, 2)] == [0, 6, 0]
    assert [reward(four, HIGHEST_INCOME, place) for place in (0, 1, 2)] == [0, 5, 2]
