"""PettingZoo: its own tests pass, and nothing leaks between seats."""

import contextlib
import io
from functools import partial
from types import SimpleNamespace

import numpy as np
import pettingzoo
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from boardwright.adapters import pettingzoo as adapter
from boardwright.adapters.pettingzoo import env, parallel_env, raw_env
from boardwright.core.errors import BadOptionError, BoardwrightError, IllegalActionError, UnknownNameError
from boardwright.core.random import Random
from tests.every_game.playing import every_table
from tests.web.board_checks import without_part

pytestmark = [
    # A dictionary with a mask is PettingZoo's own form for its classic games, which it knows by name.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # Whoever has no more turn has nothing to choose.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
DRAWN = ["belfort", "caylus1303", "guilds"]


def play_on(agents, draw: Random, count: int = 10**6) -> None:
    """So many random decisions, or until the end."""
    for _ in range(count):
        if not agents.agents:
            return
        seen, _, terminated, truncated, _ = agents.last()
        legal = np.flatnonzero(seen["action_mask"])
        over = terminated or truncated
        agents.step(None if over else int(legal[draw.below(len(legal))]))


def is_drawn(picture: str) -> bool:
    return picture.startswith("<svg ")


def is_colourful(picture: np.ndarray) -> bool:
    """Whether most of it is bright paper, with many colours on it."""
    some = picture[::8, ::8].reshape(-1, 3)
    return some.mean() > 150 and len(np.unique(some, axis=0)) > 100


@every_table
def test_the_api_test_of_pettingzoo_passes(name, players, capsys):
    api_test(env(name, players), num_cycles=6)
    assert "Passed API test" in capsys.readouterr().out


@every_table
def test_the_seed_test_of_pettingzoo_passes(name, players):
    seed_test(partial(env, name, players), num_cycles=6)


@every_table
def test_the_max_cycles_test_of_pettingzoo_passes_where_illegal_actions_are_replaced(name, players):
    """Its random actions know no mask, and it wants a module with a parallel environment made first."""
    made = partial(parallel_env, name, players, illegal="replaced")
    cyclic = SimpleNamespace(
        parallel_env=made, env=lambda max_cycles: parallel_to_aec(made(max_cycles=max_cycles))
    )
    max_cycles_test(cyclic)


@pytest.mark.parametrize("name", DRAWN)
def test_the_render_test_of_pettingzoo_passes(name):
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        render_test(partial(env, name), custom_tests={"svg": is_drawn, "rgb_array": is_colourful})
    assert len(printed.getvalue()) > 1000


def test_the_performance_benchmark_of_pettingzoo_runs(capsys):
    performance_benchmark(env("caylus1303", 2))
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize(("reward", "low", "high"), [("share", 0, 1), ("rank", -1, 1), ("difference", -9, 9)])
def test_the_end_is_worth_what_the_reward_says(reward, low, high):
    agents = raw_env("toll", 3, reward=reward)
    agents.reset(seed=4)
    earned = dict.fromkeys(agents.possible_agents, 0.0)
    draw = Random(4)
    while not all(agents.terminations.values()):
        play_on(agents, draw, 1)
        for agent, more in agents.rewards.items():
            earned[agent] += more
    places = [agents.infos[agent]["place"] for agent in agents.agents]
    best = [earned[agent] for agent, place in zip(agents.agents, places, strict=True) if place == 1]
    assert all(low <= each <= high for each in earned.values())
    assert best == [max(earned.values())] * len(best)


def test_the_shares_of_victory_add_up_to_one():
    agents = raw_env("toll", 4)
    for seed in range(5):
        agents.reset(seed=seed)
        draw = Random(seed)
        while not all(agents.terminations.values()):
            play_on(agents, draw, 1)
        assert sum(agents.rewards.values()) == pytest.approx(1)


def test_only_the_agent_that_is_asked_may_do_anything():
    agents = raw_env("belfort", 3)
    agents.reset(seed=1)
    masks = {agent: int(agents.observe(agent)["action_mask"].sum()) for agent in agents.agents}
    assert masks.pop(agents.agent_selection) > 0
    assert set(masks.values()) == {0}


def test_an_illegal_action_loses_and_ends_the_match(capfd):
    agents = env("toll", 2)
    agents.reset(seed=1)
    agent, nothing = agents.agent_selection, int(np.flatnonzero(agents.last()[0]["action_mask"] == 0)[0])
    agents.step(nothing)
    assert agents.rewards[agent] == -1
    assert all(agents.terminations.values())


def test_the_unwrapped_environment_says_what_is_wrong_with_an_illegal_action():
    agents = raw_env("toll", 2)
    agents.reset(seed=1)
    with pytest.raises(IllegalActionError):
        agents.step(int(np.flatnonzero(agents.last()[0]["action_mask"] == 0)[0]))


def test_a_match_that_is_cut_short_is_truncated_and_worth_nothing():
    agents = raw_env("toll", 2, max_cycles=3)
    agents.reset(seed=1)
    play_on(agents, Random(1), 3)
    assert all(agents.truncations.values())
    assert not any(agents.terminations.values())
    assert set(agents.rewards.values()) == {0}


def test_environments_are_made_by_id():
    agents = pettingzoo.make("aec", "boardwright/belfort_v0", players=3)
    assert (agents.unwrapped.table.players, str(agents.unwrapped)) == (3, "belfort_v0")
    both = pettingzoo.make("parallel", "boardwright/toll_v0", max_cycles=5)
    assert both.possible_agents == ["player_0", "player_1"]


def test_a_version_of_a_game_offers_what_modules_of_pettingzoo_offer():
    agents = adapter.guilds_v0.env(players=4)
    assert agents.unwrapped.table.players == 4
    with pytest.raises(AttributeError, match="chess_v0"):
        _ = adapter.chess_v0


def test_a_picture_shows_no_secret_unless_a_seat_is_asked_for():
    shown = {}
    for seat in (None, 0):
        agents = raw_env("toll", 2, render_mode="ansi", render_seat=seat)
        agents.reset(seed=1)
        shown[seat] = agents.render()
    assert shown[None].count("?") == 2
    assert shown[0].count("?") == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {name: value}
        for name in ("reward", "render_mode", "illegal")
        for value in ("gold", 5, ["share"], None)
        if (name, value) != ("render_mode", None)
    ],
)
def test_a_setting_that_is_not_there_is_refused_in_one_line(wrong):
    with pytest.raises(BadOptionError, match="Possible values"):
        raw_env("toll", 2, **wrong)


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"players": "x"}, "players must be a whole number from 2 to 4, not “x”"),
        ({"players": 2.0}, "players must be a whole number from 2 to 4, not “2.0”"),
        ({"players": True}, "players must be a whole number from 2 to 4, not “True”"),
        ({"players": 9}, "2 to 4 players"),
        ({"game": None}, "no game “None”. The games are: belfort"),
        ({"game": []}, "no game"),
        ({"options": ["supplement"]}, "options must be a dictionary"),
        ({"options": []}, "options must be a dictionary"),
        ({"values": [1]}, "values must be a dictionary"),
        ({"values": {1: 2}}, "values must be a dictionary"),
        ({"render_seat": 9}, "render_seat must be a whole number from 0 to 1, not “9”"),
        ({"render_seat": -1}, "from 0 to 1"),
        ({"render_seat": "x"}, "from 0 to 1"),
        ({"max_cycles": 0}, "max_cycles must be a whole number, 1 or more, not “0”"),
        ({"max_cycles": -1}, "1 or more"),
        ({"max_cycles": "x"}, "1 or more"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(settings, told):
    with pytest.raises(BoardwrightError, match=told):
        raw_env(**{"game": "toll", "players": 2, **settings})


def test_a_picture_of_a_game_without_a_drawn_board_is_refused():
    with without_part("board"), pytest.raises(BoardwrightError, match="Possible values: human, ansi"):
        raw_env("toll", 2, render_mode="svg")


def test_numbers_of_numpy_are_numbers():
    agents = raw_env("toll", np.int64(2), max_cycles=np.int8(3), render_seat=np.uint8(1))
    agents.reset(seed=np.int64(1))
    play_on(agents, Random(1), 3)
    assert all(agents.truncations.values())


@pytest.mark.parametrize("seed", ["x", -1, 1.5])
def test_a_seed_is_a_whole_number(seed):
    with pytest.raises(BadOptionError, match="seed must be a whole number, 0 or more"):
        raw_env("toll", 2).reset(seed=seed)


def test_a_step_needs_a_match():
    agents = raw_env("toll", 2)
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        agents.step(0)
    agents.reset(seed=1)
    play_on(agents, Random(1))
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        agents.step(None)


@pytest.mark.parametrize("action", [None, "x", 1.5])
def test_an_action_that_is_no_number_is_refused(action):
    agents = raw_env("toll", 2)
    agents.reset(seed=1)
    with pytest.raises(IllegalActionError, match="action must be a whole number from 0 to"):
        agents.step(action)


def test_an_agent_that_is_not_there_is_refused():
    agents = raw_env("toll", 2)
    agents.reset(seed=1)
    for asked in (agents.observe, agents.observation_space, agents.action_space):
        with pytest.raises(UnknownNameError, match="“player_9” is not .* player_0, player_1"):
            asked("player_9")


def test_environments_say_what_they_are():
    agents = raw_env("toll", 3)
    assert repr(agents) == "<TableEnv toll_v0, 3 players, no match going on>"
    agents.reset(seed=1)
    assert repr(agents) == f"<TableEnv toll_v0, 3 players, to act: {agents.agent_selection}>"
    play_on(agents, Random(1))
    assert repr(agents) == "<TableEnv toll_v0, 3 players, no match going on>"
    assert repr(agents.table) == "<Table toll, 3 players>"
    assert repr(adapter.toll_v0) == "<toll_v0: env, raw_env, parallel_env>"
