"""Phase 1: income."""

import pytest

from boardwright.core.events import Log
from boardwright.games.toll.events import Received, RoundBegins
from boardwright.games.toll.phases.income import collect_income
from tests.games.toll.setting import buildings, gold_of, table


@pytest.mark.rule("income.amount")
def test_everyone_receives_two_gold_from_the_bank():
    state = table(0, 3)
    bank = state.bank
    collect_income(state, None)
    assert gold_of(state) == [2, 5]
    assert state.bank == bank - 4


@pytest.mark.rule("income.amount")
def test_every_mill_brings_one_more():
    state = table(0, 0, 0)
    buildings(state, 1, "mill", "mill")
    buildings(state, 2, "inn", "tower")
    collect_income(state, None)
    assert gold_of(state) == [2, 4, 2]


@pytest.mark.rule("income.bank")
def test_a_bank_that_runs_dry_pays_what_it_has_in_seat_order():
    state = table(0, 0, 0)
    state.bank = 3
    collect_income(state, None)
    assert gold_of(state) == [2, 1, 0]
    assert state.bank == 0


@pytest.mark.rule("income.amount")
def test_the_log_tells_the_round_and_what_everyone_receives():
    state = table(0, 0)
    state.round = 2
    state.bank = 3
    log = Log()
    collect_income(state, log)
    assert log.events == [RoundBegins(3), Received(0, 2), Received(1, 1)]
