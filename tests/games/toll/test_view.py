"""What a seat may see, and dealing anew what it cannot."""

from collections import Counter

import pytest

from boardwright.core.random import Random
from boardwright.games.toll.rules import GAME
from boardwright.games.toll.terms import BUILDINGS
from tests.games.toll.setting import new, play


def dealt():
    """Three players with errands inn, inn and mill; seat 1 begins."""
    state = new(3)
    play(state, "errand inn", "errand inn", "errand mill", "first 1")
    return state


@pytest.mark.rule("setup.errand")
def test_a_seat_sees_its_own_errand_and_spectators_see_none():
    state = dealt()
    shown = [[p["errand"] for p in GAME.view(state, seat)["players"]] for seat in (0, 2, None)]
    assert shown == [["inn", None, None], [None, None, "mill"], [None, None, None]]


@pytest.mark.rule("setup.errand", "end.errand")
def test_after_the_end_all_errands_are_open():
    state = new(2, {"rounds": 1})
    play(state, "errand tower", "errand inn", "first 0", "pass", "pass")
    assert [p["errand"] for p in GAME.view(state, None)["players"]] == ["tower", "inn"]


def test_everything_else_is_open():
    state = dealt()
    play(state, "build inn")
    assert GAME.view(state, None) == {
        "question": {"seat": 2, "decision": "ChooseBuilding"},
        "round": 1,
        "bank": 36,
        "first": 1,
        "supply": {"inn": 2, "mill": 2, "tower": 1},
        "players": [
            {"gold": 2, "points": 0, "buildings": {"inn": 0, "mill": 0, "tower": 0}, "errand": None},
            {"gold": 0, "points": 1, "buildings": {"inn": 1, "mill": 0, "tower": 0}, "errand": None},
            {"gold": 2, "points": 0, "buildings": {"inn": 0, "mill": 0, "tower": 0}, "errand": None},
        ],
    }


def test_dealing_anew_keeps_ones_own_errand_and_the_number_of_copies():
    state = dealt()
    for seed in range(30):
        other = GAME.redeal(state, 0, Random(seed))
        held = Counter(player.errand for player in other.players)
        assert other.players[0].errand == 0
        assert [other.errands[b] + held[b] for b in range(BUILDINGS)] == [2, 2, 2]


def test_errands_dealt_anew_are_as_likely_as_their_copies_that_the_seat_does_not_see():
    state = dealt()
    draw = Random(5)
    counts = Counter(GAME.redeal(state, 2, draw).players[0].errand for _ in range(3000))
    wanted = {0: 2 / 5, 1: 1 / 5, 2: 2 / 5}
    distance = sum((counts[b] - 3000 * share) ** 2 / (3000 * share) for b, share in wanted.items())
    assert distance < 13.8  # chi-square, two degrees of freedom, one in a thousand


def test_after_the_end_nothing_is_dealt_anew():
    state = new(2, {"rounds": 1})
    play(state, "errand tower", "errand inn", "first 0", "pass", "pass")
    assert GAME.position(GAME.redeal(state, 0, Random(1))) == GAME.position(state)


def test_players_without_errands_are_dealt_none():
    state = new(2, errands=False)
    play(state, "first 0")
    assert GAME.position(GAME.redeal(state, 0, Random(1))) == GAME.position(state)
