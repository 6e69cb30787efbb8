"""The worked examples of the rules, with their numbers."""

import pytest

from boardwright.games.toll.phases.toll import collect_tolls
from boardwright.games.toll.rules import GAME
from tests.games.toll.setting import asked, gold_of, new, play, table


@pytest.mark.rule("toll.amount", "toll.short")
@pytest.mark.example("toll-1")
def test_example_toll_1_a_poor_leader_pays_one_gold_and_loses_a_point():
    """Ada leads with 7 points and has 1 gold, Bela has 3 points and 9 gold: Ada pays 1, Bela 1."""
    state = table(1, 9, points=[7, 3])
    bank = state.bank
    collect_tolls(state, None)
    assert gold_of(state) == [0, 8]
    assert GAME.scores(state) == [6, 3]
    assert state.bank == bank + 2


@pytest.mark.rule("building.choice", "building.pay", "building.points")
@pytest.mark.example("building-1")
def test_example_building_1_the_last_mill_and_then_a_tower():
    """Ada, with 3 gold, builds the last mill for 2 points; Bela, with 6, must take the tower instead."""
    state = new(2, errands=False)
    play(state, "first 0")
    state.supply[1] = 1
    state.players[0].gold, state.players[1].gold = 3, 6
    play(state, "build mill")
    assert [GAME.catalogue.text(action) for action in GAME.legal(state)] == [
        "pass",
        "build inn",
        "build tower",
    ]
    play(state, "build tower")
    assert GAME.scores(state)[1] == 4
    assert state.supply == [3, 0, 0]


@pytest.mark.rule("end.rounds", "end.errand", "end.winner")
@pytest.mark.example("errand-1")
def test_example_errand_1_an_errand_turns_the_last_round():
    """Ada passes to the end; Bela builds an inn, her errand, in the last round and wins by 4 points more."""
    state = new(2, {"rounds": 1})
    play(state, "errand tower", "errand inn", "first 0")
    before = GAME.scores(state)
    play(state, "pass")
    assert asked(state) == "ChooseBuilding 1"
    play(state, "build inn")
    assert GAME.scores(state) == [before[0], before[1] + 1 + 3]
    assert GAME.ranking(state) == [2, 1]
