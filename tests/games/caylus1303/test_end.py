"""The end of the game: the last round, gold, the ranking."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.events import GoldScored, Goods, ProvostReset, Recruited, RoundBegins
from boardwright.games.caylus1303.flow import LAST_STEP
from boardwright.games.caylus1303.phases.planning import open_planning
from boardwright.games.caylus1303.phases.stewardship import reset_provost
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.scoring import ranking, score_gold
from boardwright.games.caylus1303.terms import Source
from tests.games.caylus1303.setting import (
    asked,
    at,
    goods,
    goods_of,
    house,
    play,
    points,
    pool,
    score,
    table,
    why_not,
    worker,
)


def last_round(seats=3):
    """Round 9, before the gold is counted."""
    state = table(seats)
    state.round = 9
    return state


@pytest.mark.rule("end.rounds")
@pytest.mark.parametrize("number", [1, 5, 8])
def test_after_a_round_before_the_ninth_another_begins(number):
    state = table(3)
    state.round = number
    log = Log()
    at(state, reset_provost, log)
    assert log.events == [ProvostReset(8), RoundBegins(number + 1)]
    assert (state.round, asked(state), GAME.is_over(state)) == (number + 1, "PlaceWorker 0", False)


@pytest.mark.rule("end.rounds")
def test_the_game_is_over_after_round_nine_and_the_marker_stays_there():
    state = last_round()
    at(state, reset_provost)
    assert (asked(state), GAME.is_over(state), GAME.legal(state)) == ("nobody", True, [])
    assert (state.round, state.step) == (9, LAST_STEP)
    assert why_not(state, "pass") == Reason("game-over")


@pytest.mark.rule("end.rounds")
def test_all_four_phases_of_round_nine_are_played():
    state = last_round()
    house(state, 1, "quarry")
    goods(state, 1, gold=2, wood=1, food=1, stone=1)
    at(state, open_planning)
    play(state, "place farm-1", "place site", "pass", "pass", "pass")
    assert asked(state) == "MoveTheProvost 2"
    play(state, "provost 0", "provost 0", "provost 0")
    assert asked(state) == "UseTile 0"
    play(state, "use")
    assert asked(state) == "ChooseBundle 1"
    play(state, "deliver food stone gold", "slot 3", "use")
    assert asked(state) == "ChooseMonument 1"
    events = play(state, "monument garden")
    assert events[1:] == [
        Recruited(0, Goods(workers=3)),
        Recruited(1, Goods(workers=5)),
        Recruited(2, Goods(workers=3)),
        ProvostReset(8),
        GoldScored(0, 0, 0),
        GoldScored(1, 1, 2),
        GoldScored(2, 0, 0),
    ]
    assert (GAME.scores(state), GAME.is_over(state)) == ([0, 11, 0], True)


@pytest.mark.rule("end.gold")
@pytest.mark.parametrize(("gold", "worth"), [(0, 0), (1, 2), (3, 6), (7, 14)])
def test_at_the_end_each_gold_gives_two_points(gold, worth):
    state = last_round()
    goods(state, 1, gold=gold)
    points(state, 1, 10)
    log = Log()
    score_gold(state, log)
    assert log.events == [GoldScored(0, 0, 0), GoldScored(1, gold, worth), GoldScored(2, 0, 0)]
    assert [score(state, seat) for seat in range(3)] == [0, 10 + worth, 0]
    assert state.players[1].points[Source.GOLD] == worth
    assert goods_of(state, 1) == (0, 0, 0, 0, gold)


@pytest.mark.rule("end.gold")
def test_gold_gives_nothing_before_the_last_round_ends():
    state = table(3)
    state.round = 8
    goods(state, 1, gold=5)
    log = Log()
    score_gold(state, log)
    assert (log.events, score(state, 1)) == ([], 0)


@pytest.mark.rule("end.gold")
def test_gold_is_counted_without_a_log_for_all_players():
    state = last_round(4)
    for seat in range(4):
        goods(state, seat, gold=seat)
    score_gold(state, None)
    assert GAME.scores(state) == [0, 2, 4, 6]


@pytest.mark.rule("end.rest")
def test_other_goods_and_workers_give_no_points():
    state = last_round()
    goods(state, 1, food=9, wood=8, stone=7, cloth=6)
    pool(state, 1, 15)
    worker(state, 0, "site")
    at(state, reset_provost)
    assert GAME.scores(state) == [0, 0, 0]


@pytest.mark.rule("end.winner")
def test_the_most_points_of_all_sources_win():
    state = last_round(4)
    points(state, 0, 20)
    points(state, 1, 19)
    points(state, 2, 30)
    goods(state, 1, gold=1)
    at(state, score_gold)
    assert GAME.scores(state) == [20, 21, 30, 0]
    assert (ranking(state), GAME.ranking(state)) == ([3, 2, 1, 4], [3, 2, 1, 4])


@pytest.mark.rule("end.winner")
def test_the_points_are_shown_at_the_end_and_not_before():
    state = last_round()
    points(state, 1, 12)
    at(state, open_planning)
    assert GAME.view(state, 0)["players"][1]["score"] is None
    state.waiting.clear()
    at(state, score_gold)
    assert GAME.view(state, 0)["players"][1]["score"] == 12


@pytest.mark.rule("end.tie")
def test_players_tied_for_most_points_share_the_victory_whatever_else_they_have():
    state = last_round(4)
    points(state, 0, 30)
    points(state, 1, 26)
    points(state, 3, 29)
    goods(state, 0, food=9, wood=9)
    goods(state, 1, gold=2)
    pool(state, 0, 15)
    at(state, score_gold)
    assert GAME.ranking(state) == [1, 1, 4, 3]
