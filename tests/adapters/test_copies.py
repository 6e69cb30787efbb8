"""Environments can be copied and sent to other processes: a copy plays on like the original."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest

from boardwright.adapters.gymnasium import SeatEnv, env_id
from boardwright.adapters.observation import layout
from boardwright.adapters.pettingzoo import env, parallel_env, raw_env, toll_v0
from boardwright.adapters.table import Table
from boardwright.core.random import Random
from tests.every_game.playing import every_game


def sent(thing):
    """As it arrives in another process."""
    return pickle.loads(pickle.dumps(thing))


either = pytest.mark.parametrize("copied", [copy.deepcopy, sent])


def decide(agents, draw: Random, count: int) -> list:
    """What agents meet during so many random decisions."""
    met = []
    for _ in range(count):
        seen, reward, terminated, truncated, _ = agents.last()
        met.append((agents.agent_selection, seen["observation"].tolist(), reward, terminated))
        if terminated or truncated:
            break
        legal = np.flatnonzero(seen["action_mask"])
        agents.step(int(legal[draw.below(len(legal))]))
    return met


def learn(seat, draw: Random, count: int) -> list:
    """What a seat meets during so many random decisions."""
    met = []
    for _ in range(count):
        legal = np.flatnonzero(seat.unwrapped.action_masks())
        seen, reward, over, _, _ = seat.step(legal[draw.below(len(legal))])
        met.append((seen.tolist(), reward))
        if over:
            break
    return met


@either
@every_game
def test_a_copy_of_a_table_plays_on_like_the_original(name, copied):
    for made in (raw_env, env):
        agents = made(name, 3)
        agents.reset(seed=5)
        decide(agents, Random(5), 20)
        other = copied(agents)
        assert decide(agents, Random(6), 60) == decide(other, Random(6), 60)
        assert agents.unwrapped.table.luck.bits() == other.unwrapped.table.luck.bits()


@either
@every_game
def test_a_copy_of_a_seat_plays_on_like_the_original(name, copied):
    for seat in (SeatEnv(name, 2, ("greedy",)), gymnasium.make(env_id(name))):
        seat.reset(seed=5)
        learn(seat, Random(5), 2)
        other = copied(seat)
        assert learn(seat, Random(6), 4) == learn(other, Random(6), 4)


@either
def test_a_copy_of_what_has_not_begun_begins_like_the_original(copied):
    agents, seat = env("belfort", 3), SeatEnv("belfort", 3)
    others = copied(agents), copied(seat)
    for each in (agents, others[0]):
        each.reset(seed=3)
    assert decide(agents, Random(1), 9) == decide(others[0], Random(1), 9)
    assert seat.reset(seed=3)[0].tolist() == others[1].reset(seed=3)[0].tolist()


@either
def test_a_copy_goes_its_own_way(copied):
    agents = raw_env("toll", 2)
    agents.reset(seed=1)
    before = agents.table.game.position(agents.table.state)
    decide(copied(agents), Random(1), 5)
    assert agents.table.game.position(agents.table.state) == before


@either
def test_options_and_values_are_those_of_the_original(copied):
    table = Table("guilds", 3, {"supplement": True})
    other = copied(table)
    assert (other.options, other.values, other.players) == (table.options, table.values, 3)


@either
def test_a_layout_stays_the_one_that_there_is(copied):
    found = layout("belfort", 2)
    assert copied(found) is found


@either
def test_luck_goes_on_from_where_it_was(copied):
    luck = Random(7)
    luck.bits()
    other = copied(luck)
    assert [luck.bits() for _ in range(9)] == [other.bits() for _ in range(9)]


def test_all_that_makes_tables_can_be_sent():
    assert sent(toll_v0).env(players=3).unwrapped.table.players == 3
    parallel = sent(parallel_env("toll", 2))
    assert len(parallel.reset(seed=1)[0]) == 2
