"""Gymnasium: its checker passes, bots hold the other seats, rewards are what they say."""

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from boardwright.adapters.gymnasium import SeatEnv, env_id
from boardwright.core.errors import BadOptionError, IllegalActionError, UnknownNameError
from boardwright.core.random import Random
from tests.every_game.playing import every_game, every_table
from tests.web.board_checks import without_part


def finished(env: SeatEnv, seed: int | None) -> tuple[list[float], dict]:
    """The rewards of a match played at random, and what is told at its end."""
    draw = Random(seed or 0)
    _, info = env.reset(seed=seed)
    rewards = []
    over = env.table.is_over
    while not over:
        legal = np.flatnonzero(env.action_masks())
        _, reward, over, _, info = env.step(legal[draw.below(len(legal))])
        rewards.append(reward)
    return rewards, info


@every_table
def test_the_checker_of_gymnasium_passes_with_every_way_to_show_the_game(name, players, capsys):
    check_env(gymnasium.make(env_id(name), players=players).unwrapped)
    assert capsys.readouterr().out


def test_a_game_without_a_drawn_board_offers_text_only():
    assert "rgb_array" in SeatEnv("guilds", 2).metadata["render_modes"]
    with without_part("board"):
        assert SeatEnv("toll", 2).metadata["render_modes"] == ["human", "ansi"]
        with pytest.raises(BadOptionError, match="Possible values: human, ansi"):
            gymnasium.make(env_id("toll"), render_mode="rgb_array")


@every_game
def test_environments_are_made_by_id(name):
    env = gymnasium.make(env_id(name), bots=("greedy",))
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert info["action_mask"].sum() == env.unwrapped.action_masks().sum() > 0


def test_the_same_seed_is_the_same_match():
    first, second = SeatEnv("toll", 3), SeatEnv("toll", 3)
    assert finished(first, 5)[1]["scores"] == finished(second, 5)[1]["scores"]
    assert finished(first, 6)[1]["scores"] == finished(second, 6)[1]["scores"]


def test_a_rotating_seat_moves_on_with_every_match():
    env = SeatEnv("toll", 3)
    env.reset(seed=1)
    seats = [env.reset()[1]["seat"] for _ in range(4)]
    assert seats == [2, 0, 1, 2]


def test_a_fixed_seat_stays():
    env = SeatEnv("toll", 3, seat=1)
    assert [env.reset()[1]["seat"] for _ in range(3)] == [1, 1, 1]


@pytest.mark.parametrize("reward", ["share", "rank", "difference"])
def test_dense_rewards_add_up_to_the_reward_at_the_end(reward):
    for seed in range(4):
        at_the_end, _ = finished(SeatEnv("toll", 3, reward=reward), seed)
        dense, _ = finished(SeatEnv("toll", 3, reward=reward, dense=True), seed)
        assert set(at_the_end[:-1]) == {0.0}
        assert sum(dense) == pytest.approx(at_the_end[-1])


def test_ranks_go_from_one_for_the_first_to_minus_one_for_the_last():
    env = SeatEnv("toll", 4, reward="rank")
    told = [finished(env, seed) for seed in range(12)]
    worth = {
        info["ranking"][info["seat"]]: rewards[-1] for rewards, info in told if len(set(info["ranking"])) == 4
    }
    assert worth.items() <= {1: 1, 2: pytest.approx(1 / 3), 3: pytest.approx(-1 / 3), 4: -1}.items()
    assert len(worth) > 1


def test_an_illegal_action_ends_the_match_with_a_loss():
    env = SeatEnv("toll", 2)
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(np.flatnonzero(~env.action_masks())[0])
    assert (reward, over, cut, info["illegal"]) == (-1, True, False, True)
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.step(0)
    _, info = env.reset(seed=1)
    assert info["action_mask"].any()


def test_a_step_needs_a_match():
    env = SeatEnv("toll", 2)
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.step(0)
    finished(env, 1)
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.step(0)


@pytest.mark.parametrize("action", [None, "x", 1.5, True])
def test_an_action_that_is_no_number_is_refused_and_the_match_goes_on(action):
    env = SeatEnv("toll", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalActionError, match="action must be a whole number from 0 to"):
        env.step(action)
    assert env.action_masks().any()


def test_bots_of_several_kinds_hold_the_other_seats():
    env = SeatEnv("toll", 3, ("greedy", "random"), seat=1)
    env.reset(seed=1)
    assert [env.bots[seat].name for seat in (0, 2)] == ["greedy", "random"]


def test_a_better_bot_wins_more_often_against_random_decisions():
    weak, strong = SeatEnv("toll", 2, ("random",)), SeatEnv("toll", 2, ("greedy",))
    shares = [sum(finished(env, seed)[1]["share"] for seed in range(40)) for env in (weak, strong)]
    assert shares[0] > shares[1] + 5


def test_the_seat_that_learns_sees_its_own_cards_in_a_picture():
    env = SeatEnv("toll", 2, seat=0, render_mode="ansi")
    env.reset(seed=1)
    assert env.render().count("?") == 1


def test_what_cannot_be_is_refused_in_one_line():
    with pytest.raises(BadOptionError, match="2 bots were given for 3 other seats"):
        SeatEnv("toll", 4, ("random", "greedy"))
    with pytest.raises(UnknownNameError, match="no bot"):
        SeatEnv("toll", 2, ("deep-blue",))
    for seat in (2, -1, True, 1.0, "x", None):
        with pytest.raises(BadOptionError, match=f"no seat “{seat}”: give a number from 0 to 1, or rotate"):
            SeatEnv("toll", 2, seat=seat)
    for bots in (None, 5, (5,)):
        with pytest.raises(UnknownNameError, match="The bots are: random, greedy"):
            SeatEnv("toll", 2, bots)
    for seed in ("x", -1, 1.5):
        with pytest.raises(BadOptionError, match=f"seed must be a whole number, 0 or more, not “{seed}”"):
            SeatEnv("toll", 2).reset(seed=seed)


def test_numbers_of_numpy_are_numbers():
    env = SeatEnv("toll", np.int8(3), seat=np.int64(1))
    assert env.reset(seed=np.int64(4))[1]["seat"] == 1


def test_an_environment_says_what_it_is():
    env = SeatEnv("toll", 3, seat=1)
    assert repr(env) == "<SeatEnv toll, 3 players, no match going on>"
    env.reset(seed=1)
    assert repr(env) == "<SeatEnv toll, 3 players, seat 1>"
