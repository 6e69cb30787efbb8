"""What holds at every decision of every game: options, copies, weights, points, places, positions."""

import copy
import pickle

import pytest

from boardwright import registry
from boardwright.core.decision import CHANCE, NOBODY
from boardwright.core.play import deal, playout, random_action
from boardwright.core.random import Random
from boardwright.core.reasons import Reason
from boardwright.core.tables import defaults
from tests.every_game.playing import at_chance, every_table, new_state, options_by, played, some

SEEDS = (1, 2)


@every_table
def test_before_the_end_there_is_a_legal_action_and_ids_ascend_in_range(name, players):
    game = registry.game(name)
    for seed in SEEDS:
        for state in played(game, new_state(name, players, seed), seed):
            legal = game.legal(state)
            assert legal != []
            assert legal == sorted(set(legal))
            assert legal[0] >= 0 and legal[-1] < len(game.catalogue)


@every_table
def test_only_the_seat_to_act_is_asked(name, players):
    game = registry.game(name)
    for seed in SEEDS:
        for state in some(played(game, new_state(name, players, seed), seed), 5):
            seat = game.to_act(state)
            assert seat in (CHANCE, *range(players))
            asked = [game.view(state, viewer)["question"]["seat"] for viewer in (None, *range(players))]
            assert asked == [seat] * (players + 1)
            assert game.together(state)[:1] in ([], [seat])


@every_table
def test_after_the_end_nobody_decides_and_nothing_is_legal(name, players):
    game = registry.game(name)
    state = new_state(name, players, 1)
    playout(game, state, Random(1))
    assert game.is_over(state)
    assert game.to_act(state) == NOBODY
    assert game.legal(state) == []
    assert game.together(state) == []
    assert game.why_not(state, 0) == Reason("game-over")
    assert game.view(state, 0)["question"] is None


@every_table
def test_a_game_ends_within_its_most_decisions(name, players):
    game = registry.game(name)
    for seed in range(4):
        decisions = sum(1 for _ in played(game, new_state(name, players, seed), seed))
        assert decisions <= game.meta.max_decisions


@every_table
def test_asking_changes_nothing(name, players):
    game = registry.game(name)
    for state in some(played(game, new_state(name, players, 2), 2), 4):
        before = game.position(state)
        game.legal(state)
        game.weights(state)
        game.together(state)
        game.scores(state), game.points(state), game.ranking(state)
        game.why_not(state, 0)
        game.view(state, 0), game.view(state, None)
        assert game.position(state) == before


@every_table
def test_a_copy_equals_its_original(name, players):
    game = registry.game(name)
    for state in played(game, new_state(name, players, 3), 3):
        copy = game.clone(state)
        assert copy is not state
        assert game.position(copy) == game.position(state)
        assert game.legal(copy) == game.legal(state)


@every_table
def test_playing_on_a_copy_leaves_the_original_as_it_is(name, players):
    game = registry.game(name)
    for state in played(game, new_state(name, players, 4), 4):
        before = game.position(state)
        copy = game.clone(state)
        game.apply(copy, game.legal(copy)[-1])
        assert game.position(state) == before


@every_table
def test_playing_a_copy_to_the_end_leaves_the_original_as_it_is(name, players):
    game = registry.game(name)
    for state in some(played(game, new_state(name, players, 4), 4)):
        before = game.position(state)
        assert final(game, game.clone(state), 4) != before
        assert game.position(state) == before


@every_table
def test_all_earlier_states_stay_as_they_were(name, players):
    game = registry.game(name)
    state = new_state(name, players, 5)
    draw = Random(5)
    earlier = []
    while state.waiting:
        earlier.append((state, game.position(state)))
        state = game.clone(state)
        game.apply(state, random_action(game, state, draw))
    assert len(earlier) > 10
    assert [game.position(old) for old, _ in earlier] == [line for _, line in earlier]


@every_table
def test_a_copy_plays_on_as_its_original_does(name, players):
    game = registry.game(name)
    for state in some(played(game, new_state(name, players, 6), 6)):
        copy = game.clone(state)
        assert final(game, copy, 6) == final(game, game.clone(state), 6)


def final(game, state, seed):
    """The last position of a game played on at random."""
    playout(game, state, Random(seed))
    return game.position(state)


@every_table
def test_every_outcome_of_chance_has_a_positive_weight(name, players):
    game = registry.game(name)
    for seed in SEEDS:
        for state in at_chance(played(game, new_state(name, players, seed), seed)):
            weights = game.weights(state)
            assert len(weights) == len(game.legal(state))
            assert min(weights) > 0
            assert set(weights) == {1} or not state.waiting[-1].is_even()
            assert {type(weight) for weight in weights} == {int}


@every_table
def test_scores_are_the_sums_of_points_by_source(name, players):
    game = registry.game(name)
    for seed in SEEDS:
        state = new_state(name, players, seed)
        for _ in played(game, state, seed):
            assert game.scores(state) == [sum(sources.values()) for sources in game.points(state)]
        assert game.scores(state) == [sum(sources.values()) for sources in game.points(state)]


@every_table
def test_places_follow_the_scores_and_shared_places_leave_gaps(name, players):
    game = registry.game(name)
    for seed in range(6):
        state = new_state(name, players, seed)
        playout(game, state, Random(seed))
        scores, places = game.scores(state), game.ranking(state)
        assert places == [1 + sum(other < place for other in places) for place in places]
        better = [(a, b) for a in range(players) for b in range(players) if scores[a] > scores[b]]
        assert [(a, b) for a, b in better if places[a] >= places[b]] == []


@every_table
def test_a_position_line_gives_back_the_state(name, players):
    game = registry.game(name)
    options = options_by(game.meta, players, 7)
    tables = defaults(game.printed)
    for state in some(played(game, new_state(name, players, 7), 7), 3):
        line = game.position(state)
        read = game.from_position(line, options, tables)
        assert "\n" not in line
        assert game.position(read) == line
        assert game.legal(read) == game.legal(state)


@every_table
def test_a_state_read_from_its_position_goes_on_the_same_way(name, players):
    game = registry.game(name)
    options = options_by(game.meta, players, 7)
    for state in some(played(game, new_state(name, players, 7), 7)):
        read = game.from_position(game.position(state), options, defaults(game.printed))
        assert final(game, read, 7) == final(game, game.clone(state), 7)


@every_table
def test_the_last_position_of_a_game_can_be_read_too(name, players):
    game = registry.game(name)
    state = new_state(name, players, 8)
    playout(game, state, Random(8))
    line = game.position(state)
    read = game.from_position(line, options_by(game.meta, players, 8), defaults(game.printed))
    assert game.position(read) == line
    assert game.is_over(read)
    assert game.ranking(read) == game.ranking(state)


@every_table
def test_a_playout_inside_the_engine_takes_the_same_way_as_one_outside(name, players):
    game = registry.game(name)
    inside, outside = new_state(name, players, 9), new_state(name, players, 9)
    counted = playout(game, inside, Random(9))
    decisions = 0
    draw = Random(9)
    while outside.waiting:
        decisions += game.to_act(outside) != CHANCE
        forced = len(game.legal(outside)) == 1 and game.to_act(outside) == CHANCE
        action = game.legal(outside)[0] if forced else random_action(game, outside, draw)
        game.apply(outside, action)
    assert (game.position(inside), counted) == (game.position(outside), decisions)


@every_table
def test_what_chance_takes_without_a_list_is_what_it_takes_from_the_list(name, players):
    game = registry.game(name)
    for state in played(game, new_state(name, players, 3), 3):
        if game.to_act(state) == CHANCE:
            legal, weights = game.legal(state), game.weights(state)
            drawn = state.waiting[-1].drawn(state, Random(len(legal)))
            number = Random(len(legal)).below(sum(weights))
            from_list = [action for action, weight in zip(legal, weights, strict=True) for _ in range(weight)]
            assert drawn == (from_list[number] if len(legal) > 1 else legal[0])


@pytest.mark.parametrize("name", registry.built_in())
def test_a_state_is_copied_like_any_object_and_a_game_is_always_the_same_one(name):
    game, state = registry.game(name), new_state(name, 2, 4)
    deal(game, state, Random(4))
    before = game.position(state)
    for other in (copy.copy(state), copy.deepcopy(state)):
        assert game.position(other) == before
        game.apply(other, game.legal(other)[0])
        assert game.position(state) == before
    assert copy.copy(game) is game
    assert copy.deepcopy([game]) == [game]
    assert pickle.loads(pickle.dumps(game)) is game
