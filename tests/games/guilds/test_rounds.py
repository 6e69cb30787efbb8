"""The course of a game: phases of a round, the number of rounds, the last one."""

import pytest

from boardwright.core.events import Log
from boardwright.games.guilds import flow
from boardwright.games.guilds.events import RoundBegins
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import Room
from tests.games.guilds.setting import (
    asked,
    at,
    coins,
    coins_of,
    deal,
    hired,
    legal,
    offered,
    play,
    shown,
    table,
    used,
    why_not,
)


@pytest.mark.rule("round.phases")
def test_a_round_is_start_acquisition_exchange_building_and_end():
    assert [step.__name__ for step in flow.STEPS] == [
        "draw_objectives",
        "begin_round",
        "pay_income",
        "refill_large",
        "refill_small",
        "refill_characters",
        "open_start",
        "run_window",
        "lay_crown",
        "open_auction",
        "run_auction",
        "refund",
        "run_window",
        "open_exchange",
        "run_exchange",
        "open_building",
        "run_building",
        "open_end",
        "run_window",
        "open_keeping",
        "run_keeping",
        "clear_table",
        "ask_herald",
        "give_marker",
        "ask_illusionist",
        "score_last_round",
    ]


@pytest.mark.rule("round.phases")
def test_a_round_is_played_through_in_its_order():
    state = table(2)
    hired(state, 0, "gambler", "thief", "tithe-keeper")
    at(state, flow.begin_round)
    assert (asked(state), coins_of(state, 0)) == ("DrawRoom -1", (10, 0))
    deal(state)
    asks = [asked(state)]
    play(state, "done")
    asks.append(asked(state))
    play(state, "pass", "pass")
    asks.append(asked(state))
    play(state, "done")
    asks.append(asked(state))
    play(state, "count 1", "count 1")
    asks.append(asked(state))
    play(state, "pass", "pass")
    asks.append(asked(state))
    play(state, "done")
    asks.append(asked(state))
    play(state, "done", "done")
    assert asks == [
        "UseInWindow 0",
        "TakeAuctionTurn 0",
        "UseInWindow 0",
        "ExchangeFlorins 0",
        "TakeBuildingTurn 0",
        "UseInWindow 0",
        "KeepRooms 0",
    ]
    assert (state.round, asked(state)) == (3, "DrawRoom -1")


@pytest.mark.rule("round.refresh")
def test_every_ability_is_ready_again_at_the_start_of_a_round():
    state = table(3)
    hired(state, 0, "alchemist")
    used(state, "alchemist", "assassin", "raven")
    state.first, state.turn, state.passed = 2, 1, 7
    log = Log()
    at(state, flow.begin_round, log)
    assert (state.used, state.turn, state.passed) == (0, 2, 0)
    assert (state.round, log.events[0]) == (2, RoundBegins(2, 6))


@pytest.mark.rule("round.refresh")
def test_an_ability_is_not_ready_again_within_its_round():
    state = table(2)
    hired(state, 0, "alchemist")
    used(state, "alchemist")
    offered(state, 1, "prince")
    coins(state, 0, florins=4)
    at(state, flow.open_auction)
    assert legal(state) == ["pass", "bid"]
    assert why_not(state, "use alchemist").name == "used-already"


@pytest.mark.rule("table.rounds")
@pytest.mark.parametrize(("players", "last"), [(2, 8), (3, 6), (4, 6)])
def test_after_the_last_round_the_game_is_over(players, last):
    state = table(players)
    state.round = last
    at(state, flow.ask_illusionist)
    assert (asked(state), GAME.is_over(state), state.round) == ("nobody", True, last)


@pytest.mark.rule("table.rounds")
@pytest.mark.parametrize(("players", "last"), [(2, 8), (3, 6), (4, 6)])
def test_before_the_last_round_another_one_begins(players, last):
    state = table(players)
    state.round = last - 1
    log = Log()
    at(state, flow.ask_illusionist, log)
    assert (state.round, asked(state)) == (last, "DrawRoom -1")
    assert log.events[0] == RoundBegins(last, last)


def end_of_round(number):
    """Three players in the End phase: a Tithe-Keeper, a Herald, rooms and a character left."""
    state = table(3)
    hired(state, 0, "tithe-keeper")
    hired(state, 1, "herald")
    offered(state, 4, "prince")
    shown(state, "empty-1", "gallery")
    coins(state, 0, florins=2, gold=1)
    coins(state, 2, florins=3)
    state.round = number
    return at(state, flow.open_end)


@pytest.mark.rule("ruling.12.28")
def test_in_the_last_round_the_window_of_the_end_takes_place():
    state = end_of_round(6)
    assert (asked(state), legal(state)) == ("UseInWindow 0", ["done", "use tithe-keeper"])
    play(state, "use tithe-keeper")
    assert (state.tithe, coins_of(state, 0)) == (1, (1, 1))
    assert GAME.is_over(state)


@pytest.mark.rule("ruling.12.28")
def test_in_the_last_round_nothing_else_of_the_end_takes_place():
    state = end_of_round(6)
    play(state, "done")
    assert GAME.is_over(state)
    assert (state.display, len(state.market), state.discarded) == ((Room.EMPTY_1, Room.GALLERY), 1, 0)
    assert [coins_of(state, seat) for seat in range(3)] == [(2, 1), (0, 0), (3, 0)]
    assert (state.first, state.round) == (0, 6)


@pytest.mark.rule("ruling.12.28")
def test_in_the_round_before_everything_of_the_end_takes_place():
    state = end_of_round(5)
    play(state, "done")
    assert asked(state) == "KeepRooms 0"
    play(state, "done", "done")
    assert (asked(state), state.display, state.market) == ("CallHerald 1", (), ())
    play(state, "done")
    assert (state.round, state.first) == (6, 2)
    assert [coins_of(state, seat) for seat in range(3)] == [(10, 1), (10, 0), (10, 0)]


def test_a_game_that_is_over_refuses_everything():
    state = table(2)
    state.round = 8
    assert why_not(state, "pass").name == "game-over"
    assert legal(state) == []


@pytest.mark.rule("round.phases")
def test_what_waits_on_the_stack_comes_before_the_next_step():
    state = table(2)
    hired(state, 0, "alchemist")
    coins(state, 0, florins=3)
    offered(state, 1, "prince")
    at(state, flow.open_auction)
    play(state, "use alchemist")
    assert (asked(state), coins_of(state, 0), state.stack) == ("TakeAuctionTurn 0", (0, 1), ())


def test_places_are_given_at_any_moment():
    state = table(3)
    hired(state, 1, "prince")
    hired(state, 2, "monk")
    assert (GAME.scores(state), GAME.ranking(state)) == ([0, 4, 2], [3, 1, 2])
