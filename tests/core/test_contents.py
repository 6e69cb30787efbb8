"""Matches, steps, states and players: pickled, copied and compared by their contents, compiled or not."""

import copy
import pickle
import re
import timeit

import pytest

import boardwright
from boardwright.core.decision import Decision
from boardwright.core.random import Random
from tests.every_game.playing import every_table, new_match, play_on

SLOWEST = 20e-6  # seconds; the best of many runs, since others compute on the same machine


def in_play(name, players, seed=3, count=50):
    return play_on(new_match(name, players, seed), Random(seed), count)


def pickled(thing):
    return pickle.loads(pickle.dumps(thing))


@every_table
@pytest.mark.parametrize("copied", [pickled, copy.deepcopy, copy.copy], ids=lambda copied: copied.__name__)
def test_a_state_can_be_pickled_and_copied_and_stays_equal(name, players, copied):
    match = in_play(name, players)
    for step in match.steps[::7]:
        again = copied(step.before)
        assert again == step.before and again is not step.before
        assert match.game.position(again) == match.game.position(step.before)
        assert match.game.legal(again) == match.game.legal(step.before)


@every_table
def test_a_state_from_another_process_is_played_on_like_the_first(name, players):
    match = in_play(name, players, count=20)
    again = pickled(match.state)
    ended = [play_on_state(match.game, state) for state in (again, match.state.clone())]
    assert ended[0] == ended[1]


def play_on_state(game, state):
    draw = Random(7)
    while state.waiting:
        game.apply(state, game.legal(state)[draw.below(len(game.legal(state)))])
    return game.position(state)


@every_table
@pytest.mark.parametrize("copied", [pickled, copy.deepcopy], ids=lambda copied: copied.__name__)
def test_a_match_and_its_steps_can_be_pickled_and_copied(name, players, copied):
    match = in_play(name, players)
    again = copied(match)
    assert again == match and again.steps == match.steps and hash(again) == hash(match)
    assert hash(again.steps[-1]) == hash(match.steps[-1])
    before = match.position()
    assert play_on(again, Random(1)).record() == play_on(boardwright.loads(saved(match)), Random(1)).record()
    assert match.position() == before


def saved(match):
    return match.to_lines(with_seed=True)


@every_table
def test_what_differs_is_not_equal(name, players):
    match = in_play(name, players, count=4)
    other = match.branch(match.dealer)
    assert other == match and other.state == match.state
    other.act(other.legal[0])
    assert other != match and other.state != match.state and match != "a match"
    other.undo() if other.can_undo(other.steps[-1].seat) else other.rewind(1)
    assert other != match
    assert match.state != boardwright.new("toll", 2, seed=1).state or name == "toll"


@every_table
def test_states_with_other_values_differ(name, players):
    game = new_match(name, players, 1).game
    key = next(row.key for row in game.printed if isinstance(row.value, int) and row.value < row.high)
    value = next(row.value for row in game.printed if row.key == key)
    states = [boardwright.new(name, players, seed=1, values=v).state for v in ({}, {}, {key: value + 1})]
    assert states[0] == states[1] != states[2]
    assert pickled(states[2]) == states[2]


def test_a_state_has_no_hash_because_it_changes():
    for thing in (in_play("toll", 2).state, in_play("belfort", 2).state.players[0]):
        with pytest.raises(TypeError):
            hash(thing)


@every_table
def test_players_show_what_they_have(name, players):
    state = in_play(name, players).state
    for player in state.players:
        assert re.fullmatch(r"<Player( \w+=[^=]+)+>", repr(player))
        assert pickled(player) == player == copy.deepcopy(player)
    assert "gold=" in repr(boardwright.new("belfort", 2, seed=1).state.players[0]) or name


@every_table
def test_decisions_are_equal_by_what_they_ask(name, players):
    for step in in_play(name, players).steps[::5]:
        for decision in step.before.waiting:
            assert isinstance(decision, Decision)
            assert pickled(decision) == decision == copy.deepcopy(decision)
            assert hash(pickled(decision)) == hash(decision)
    assert in_play("toll", 2, count=1).state.waiting[-1] != CHOSEN


CHOSEN = in_play("belfort", 2, count=1).state.waiting[-1]


@pytest.mark.parametrize(("name", "players"), [("belfort", 5), ("caylus1303", 5), ("guilds", 4), ("toll", 4)])
def test_comparing_takes_at_most_20_microseconds(name, players):
    match = in_play(name, players, count=8)
    again = pickled(match)
    for one, other in ((match.state, again.state), (match, again), (match.steps[-1], again.steps[-1])):
        runs = timeit.repeat(lambda one=one, other=other: one == other, number=20, repeat=200)
        assert min(runs) / 20 < SLOWEST
