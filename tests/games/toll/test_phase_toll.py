"""Phase 2: the toll."""

import pytest

from boardwright.core.events import Log
from boardwright.games.toll.events import PaidToll
from boardwright.games.toll.phases.toll import collect_tolls, toll_of
from tests.games.toll.setting import gold_of, table


def scores(state):
    return [player.score() for player in state.players]


@pytest.mark.rule("toll.amount")
def test_the_leader_owes_two_and_the_others_one():
    state = table(5, 5, 5, points=[3, 7, 6])
    assert [toll_of(state, seat) for seat in range(3)] == [1, 2, 1]


@pytest.mark.rule("toll.amount")
def test_all_who_tie_for_the_lead_owe_the_higher_toll():
    state = table(5, 5, 5, points=[7, 3, 7])
    assert [toll_of(state, seat) for seat in range(3)] == [2, 1, 2]


@pytest.mark.rule("toll.pay")
def test_the_tolls_go_to_the_bank():
    state = table(5, 5, points=[4, 1])
    bank = state.bank
    collect_tolls(state, None)
    assert gold_of(state) == [3, 4]
    assert state.bank == bank + 3


@pytest.mark.rule("toll.pay")
def test_all_pay_at_once_so_a_point_lost_changes_nobody_elses_toll():
    state = table(0, 5, points=[4, 3])
    collect_tolls(state, None)
    assert scores(state) == [2, 3]
    assert gold_of(state) == [0, 4]


@pytest.mark.rule("toll.short")
def test_who_falls_short_pays_what_is_there_and_loses_a_point_for_each_gold_missing():
    state = table(1, 9, points=[7, 3])
    log = Log()
    collect_tolls(state, log)
    assert gold_of(state) == [0, 8]
    assert scores(state) == [6, 3]
    assert log.events == [PaidToll(0, 1, 1), PaidToll(1, 1, 0)]


@pytest.mark.rule("ruling.1")
def test_a_score_goes_on_below_zero():
    state = table(0, 0, points=[0, 0])
    collect_tolls(state, None)
    assert scores(state) == [-2, -2]
