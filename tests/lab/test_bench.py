"""Measuring speed."""

import json

import pytest

from boardwright import registry
from boardwright.core import game as core_game
from boardwright.core.errors import BadOptionError, UnknownNameError
from boardwright.lab.bench import Table, bench, is_compiled, rate, yardstick

KEYS = [
    "compiled",
    "players",
    "decisions_per_second",
    "decisions_per_second_python",
    "decisions_per_game",
    "games_per_second",
    "clone_microseconds",
    "search_decisions_per_second",
    "mcts_iterations_per_second",
    "yardstick_per_second",
    "ratio_to_yardstick",
    "search_share",
    "level_iterations_per_second",
]


@pytest.mark.parametrize(("name", "players"), [("toll", 2), ("belfort", 4), ("caylus1303", 3)])
def test_the_figures_are_plain_complete_and_positive(name: str, players: int) -> None:
    figures = json.loads(json.dumps(bench(name, players, seconds=0.2)))
    assert list(figures) == KEYS
    assert figures["players"] == players
    assert all(figures[key] > 0 for key in KEYS[2:])
    assert figures["search_decisions_per_second"] > figures["mcts_iterations_per_second"]


def test_games_in_a_second_follow_from_decisions() -> None:
    figures = bench("toll", 4, seconds=0.1)
    decisions = figures["decisions_per_second"]
    assert isinstance(decisions, float)
    assert figures["decisions_per_game"] == 20
    assert figures["games_per_second"] == pytest.approx(decisions / 20)


def test_compiled_means_that_the_engine_is_not_read_from_its_source() -> None:
    assert is_compiled() == (not str(core_game.__file__).endswith(".py"))


def test_both_loops_play_the_same_games() -> None:
    inside, outside = (Table(registry.game("belfort"), 3) for _ in range(2))
    assert [outside.play_outside() for _ in range(3)] == [inside.play_inside() for _ in range(3)]


def test_a_rate_counts_what_was_done() -> None:
    assert rate(lambda: 10, 0.0) > 0


def test_the_yardstick_is_always_the_same_work() -> None:
    assert yardstick() == 2000


def test_a_wrong_setting_is_refused() -> None:
    with pytest.raises(UnknownNameError):
        bench("chess")
    with pytest.raises(BadOptionError):
        bench("toll", players=9)
