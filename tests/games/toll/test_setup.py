"""Setup: gold, errands, and who begins."""

import pytest

from boardwright.games.toll.events import Begins, GotErrand, GotSomeErrand
from boardwright.games.toll.rules import GAME
from boardwright.games.toll.state import NO_ERRAND
from boardwright.games.toll.terms import Building
from tests.games.toll.setting import asked, gold_of, legal, new, play


@pytest.mark.rule("setup.gold")
@pytest.mark.parametrize(("seats", "bank"), [(2, 36), (3, 34), (4, 32)])
def test_every_player_takes_two_gold_and_the_bank_holds_the_rest(seats, bank):
    state = new(seats)
    assert gold_of(state) == [2] * seats
    assert state.bank == bank


@pytest.mark.rule("setup.gold")
def test_a_table_file_changes_the_gold_at_the_start():
    state = new(2, {"start.gold": 5, "start.bank": 100})
    assert gold_of(state) == [5, 5]
    assert state.bank == 90


@pytest.mark.rule("setup.errand")
def test_chance_deals_one_errand_to_every_player_in_seat_order():
    state = new(2)
    assert asked(state) == "DealErrandTo -1"
    happened = play(state, "errand mill", "errand tower")
    assert [player.errand for player in state.players] == [Building.MILL, Building.TOWER]
    assert happened == [GotErrand(0, Building.MILL), GotErrand(1, Building.TOWER)]


@pytest.mark.rule("setup.errand")
def test_an_errand_is_as_likely_as_it_has_copies_left():
    state = new(3)
    assert GAME.weights(state) == [2, 2, 2]
    play(state, "errand inn")
    assert GAME.weights(state) == [1, 2, 2]
    play(state, "errand inn")
    assert legal(state) == ["errand mill", "errand tower"]
    assert GAME.weights(state) == [2, 2]


@pytest.mark.rule("setup.errand")
def test_an_errand_is_told_to_its_owner_only():
    event = GotErrand(1, Building.INN)
    assert event.for_seat(1) == event
    assert [event.for_seat(viewer) for viewer in (0, None)] == [GotSomeErrand(1), GotSomeErrand(1)]


@pytest.mark.rule("setup.errand")
def test_players_may_agree_to_play_without_errands():
    state = new(3, errands=False)
    assert asked(state) == "DrawFirst -1"
    assert [player.errand for player in state.players] == [NO_ERRAND] * 3


@pytest.mark.rule("setup.first")
def test_chance_draws_any_seat_as_the_first_after_the_errands():
    state = new(3)
    play(state, "errand inn", "errand inn", "errand mill")
    assert asked(state) == "DrawFirst -1"
    assert legal(state) == ["first 0", "first 1", "first 2"]
    assert GAME.weights(state) == [1, 1, 1]
    assert play(state, "first 2")[0] == Begins(2)
    assert state.first == 2


@pytest.mark.rule("setup.first")
def test_the_seat_drawn_begins_in_every_round():
    state = new(2, errands=False)
    play(state, "first 1")
    begins = [asked(state)]
    for _ in range(4):
        play(state, "pass", "pass")
        begins.append(asked(state))
    assert begins == ["ChooseBuilding 1"] * 5
