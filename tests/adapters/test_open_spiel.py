"""The games in OpenSpiel: its own test passes, its search plays them, and nobody is told a secret."""

import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from boardwright import registry
from boardwright.adapters.open_spiel import PREFIX, utilities
from boardwright.core.decision import CHANCE
from boardwright.core.errors import BadOptionError, IllegalActionError
from boardwright.core.random import Random
from tests.every_game.playing import every_game, every_table

RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def loaded(name, players=2):
    return pyspiel.load_game(f"{PREFIX}{name}(players={players})")


def played(game, seed):
    """The states of a game played at random, one object that goes on."""
    draw = Random(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[draw.below(len(legal))])
        yield state


def after(game, steps, seed=1):
    """A state after so many steps."""
    return next(state for number, state in enumerate(played(game, seed)) if number == steps)


def halfway(name):
    """A state in the middle of a game."""
    game = loaded(name)
    return after(game, sum(1 for _ in played(game, 1)) // 2)


def sampler(seed):
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


def told(state, seat):
    """The past in what a seat knows, without what it sees now."""
    return state.information_state_string(seat).removesuffix(state.observation_string(seat))


@every_table
def test_open_spiels_own_random_simulation_passes(name, players):
    pyspiel.random_sim_test(loaded(name, players), num_sims=1, serialize=False, verbose=False)


def test_open_spiels_own_random_simulation_passes_with_every_state_written_down_and_read_again():
    for players in (2, 3, 4):
        pyspiel.random_sim_test(loaded("toll", players), num_sims=10, serialize=True, verbose=False)


@every_game
def test_a_game_is_loaded_by_its_name(name):
    game = pyspiel.load_game(PREFIX + name)
    meta, kind = registry.game(name).meta, game.get_type()
    assert game.num_players() == meta.min_players
    assert (kind.min_num_players, kind.max_num_players) == (meta.min_players, meta.max_players)
    assert game.num_distinct_actions() == len(registry.game(name).catalogue)
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_options_are_parameters():
    game = pyspiel.load_game("boardwright_guilds(players=3,plot_rows=4,second_killer=False)")
    options = game.setting.options
    assert (options["plot_rows"], options["second_killer"], options["bid_mode"]) == ("4", False, "two_added")


def test_several_choices_are_words_with_spaces_between():
    chosen = "architects librarians merchants bankers spies"
    game = pyspiel.load_game(f"boardwright_belfort(players=3,guilds={chosen})")
    assert game.setting.options["guilds"] == tuple(chosen.split())
    assert pyspiel.load_game("boardwright_belfort").setting.options["guilds"] == ()


@pytest.mark.parametrize("parameters", ["players=6", "mode=easy", "guilds=spies thieves"])
def test_a_value_that_the_game_does_not_have_is_refused(parameters):
    with pytest.raises(BadOptionError):
        pyspiel.load_game(f"boardwright_belfort({parameters})")


def test_an_action_that_is_not_legal_is_refused_with_the_reason_and_changes_nothing():
    state = after(loaded("toll"), 3)
    before = str(state)
    tower = state.get_game().setting.game.catalogue.parse("build tower")
    with pytest.raises(IllegalActionError, match="You need 3 more gold"):
        state.apply_action(tower)
    assert (str(state), len(state.history())) == (before, 3)


def test_the_states_are_those_of_the_game_itself():
    for state in played(loaded("belfort", 3), 5):
        game, own = state.playing.setting.game, state.playing.state
        texts = [state.action_to_string(action) for action in state.legal_actions()]
        assert state.is_terminal() == game.is_over(own)
        assert state.is_chance_node() == (game.to_act(own) == CHANCE)
        assert state.legal_actions() == game.legal(own)
        assert [state.string_to_action(text) for text in texts] == game.legal(own)


def test_chance_is_as_likely_as_the_weights_say():
    state = after(loaded("toll"), 1)
    playing = state.playing
    outcomes = state.chance_outcomes()
    weights = playing.setting.game.weights(playing.state)
    assert [round(share * sum(weights), 9) for _, share in outcomes] == weights
    assert [action for action, _ in outcomes] == state.legal_actions()


def test_only_whoever_decides_has_something_to_choose():
    state = after(loaded("toll"), 3)
    assert (state.current_player(), state.legal_actions(0) != [], state.legal_actions(1)) == (0, True, [])


@pytest.mark.parametrize(
    ("ranking", "worth"),
    [
        ([2, 1], [-1, 1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-0.5, 1, -0.5]),
        ([1, 3, 1], [0.25, -0.5, 0.25]),
        ([1, 1, 1, 1, 1], [0, 0, 0, 0, 0]),
    ],
)
def test_a_game_is_worth_the_share_of_victory(ranking, worth):
    assert utilities(ranking) == worth


@every_table
def test_what_a_game_is_worth_lies_within_its_bounds_and_adds_up_to_nothing(name, players):
    game = loaded(name, players)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1 / (players - 1), 1, 0)
    *_, last = played(game, 2)
    assert max(last.returns()) <= 1
    assert min(last.returns()) >= game.min_utility()
    assert abs(sum(last.returns())) < 1e-9
    assert last.rewards() == last.returns()


def test_a_copy_goes_its_own_way():
    state = after(loaded("belfort"), 40)
    before = str(state), state.information_state_string(0), state.history()
    copy = state.clone()
    assert (str(copy), copy.information_state_string(0), copy.history()) == before
    copy.apply_action(copy.legal_actions()[0])
    assert (str(state), state.information_state_string(0), state.history()) == before
    assert str(copy) != before[0]


@every_game
def test_what_is_asked_of_a_child_is_not_answered_for_another_or_for_the_parent(name):
    state = halfway(name)
    children = [state.child(action) for action in state.legal_actions()]
    asked = [child.information_state_string(child.history()[-1] % 2) for child in children]
    fresh = [after_all(state.get_game(), child.history()) for child in (*children, state)]
    for child, other in zip((*children, state), fresh, strict=True):
        for seat in range(2):
            assert child.information_state_string(seat) == other.information_state_string(seat)
            assert child.observation_tensor(seat) == other.observation_tensor(seat)
    assert len(asked) == len(children)


def after_all(game, history):
    """A state of a game in which nothing was asked on the way."""
    state = game.new_initial_state()
    for action in history:
        state.apply_action(action)
    return state


@every_game
def test_two_matches_of_one_game_have_nothing_in_common(name):
    game = loaded(name)
    first = game.new_initial_state()
    first.apply_action(first.legal_actions()[0])
    told = first.information_state_string(0)
    second = game.new_initial_state()
    assert second.information_state_string(0) != told
    assert second.information_state_string(0) == loaded(name).new_initial_state().information_state_string(0)


@every_game
def test_a_state_that_is_written_down_and_read_again_goes_on_in_the_same_way(name):
    state = halfway(name)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    for other in (read, pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.history() == state.history()
        assert other.information_state_string(1) == state.information_state_string(1)
    state.apply_action(state.legal_actions()[-1])
    read.apply_action(read.legal_actions()[-1])
    assert str(read) == str(state)
    assert read.information_state_string(0) == state.information_state_string(0)


def test_a_game_can_be_pickled():
    game = pyspiel.load_game("boardwright_guilds(players=4,supplement=True)")
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@every_game
def test_a_seat_forgets_nothing(name):
    pasts = ["", ""]
    for state in played(loaded(name), 3):
        for seat in (0, 1):
            now = told(state, seat)
            assert now.startswith(pasts[seat])
            pasts[seat] = now
    assert "\n> " in pasts[0]


def test_what_a_seat_has_been_told_is_the_same_however_often_it_is_asked():
    asked = [told(state, 1) for state in played(loaded("guilds"), 4)]
    *_, last = played(loaded("guilds"), 4)
    assert asked[-1] == told(last, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_among_the_actions_a_seat_knows_are_its_own_and_no_others(seat):
    state = after(loaded("belfort"), 60)
    own = [line for line in told(state, seat).splitlines() if line.startswith("> ")]
    actions = [step.action for step in state.full_history() if step.player == seat]
    assert own == [f"> {state.action_to_string(seat, action)}" for action in actions]
    assert "> discard" in told(state, seat)


def test_a_secret_draw_is_told_to_its_seat_only():
    one, two = (loaded("toll").new_initial_state() for _ in range(2))
    one.apply_action(4)
    two.apply_action(5)
    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.information_state_string(0) != two.information_state_string(0)


@every_game
def test_a_state_dealt_anew_is_the_same_to_its_seat_and_holds_no_secret_of_the_others(name):
    state = halfway(name)
    seat = state.current_player() % 2
    others = 1 - seat
    game = state.get_game()
    recall = make_observation(game, RECALL)
    dealt = [state.resample_from_infostate(seat, sampler(seed)) for seed in range(8)]
    recall.set_from(state, seat)
    seen = recall.tensor.copy()
    for other in dealt:
        assert other.information_state_string(seat) == state.information_state_string(seat)
        recall.set_from(other, seat)
        assert np.array_equal(recall.tensor, seen)
        assert (other.history(), other.current_player()) == ([], state.current_player())
    assert {told(other, others) for other in dealt} == {state.playing.told()[-1]}


@pytest.mark.parametrize("name", ["belfort", "toll"])
def test_what_a_seat_cannot_see_is_dealt_anew(name):
    state = halfway(name)
    dealt = [state.resample_from_infostate(0, sampler(seed)) for seed in range(8)]
    assert len({str(other) for other in dealt}) > 1
    assert len({other.information_state_string(1) for other in dealt}) > 1


def test_the_arrays_hold_what_a_seat_sees_and_remembers():
    game = loaded("toll")
    state = after(game, 3)
    for text in ("build inn", "pass", "pass", "pass"):
        state.apply_action(state.string_to_action(text))
    observer, recall = make_observation(game), make_observation(game, RECALL)
    observer.set_from(state, 0)
    recall.set_from(state, 0)
    passing, inn = map(state.playing.setting.game.catalogue.parse, ("pass", "build inn"))
    assert np.array_equal(recall.dict["observation"], observer.tensor)
    assert np.flatnonzero(recall.dict["own"]).tolist() == [passing, inn]
    assert np.argwhere(recall.dict["latest"]).tolist() == [[0, passing], [1, inn]]
    assert round(float(recall.dict["told"].sum()) * 10) == told(state, 0).count("\n") - 2
    assert state.information_state_tensor(0) == recall.tensor.tolist()
    assert state.observation_tensor(0) == observer.tensor.tolist()


def test_what_is_public_and_what_is_private_can_be_asked_for_apart():
    game = loaded("toll")
    state = after(game, 3)
    single, nobody = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    public, private = (
        make_observation(game, pyspiel.IIGObservationType(is_public, False, whose))
        for is_public, whose in ((True, nobody), (False, single))
    )
    assert private.string_from(state, 1) == '{"players":{"1":{"errand":"tower"}}}'
    assert private.string_from(state, 0).endswith("\nmay 0 1")
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert '"errand":"' not in public.string_from(state, 0)
    assert public.tensor is None


@pytest.mark.parametrize("perfect_recall", [False, True])
def test_nobody_can_observe_the_secrets_of_all(perfect_recall):
    everything = pyspiel.IIGObservationType(True, perfect_recall, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="what one seat sees"):
        loaded("toll").make_py_observer(everything)


def searching(game, simulations, seed):
    """OpenSpiel's own search as it is, and its luck; left to itself it would deal with a seed of its own."""
    luck = np.random.RandomState(seed)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), 2.0, simulations, random_state=luck)
    source = sampler(seed)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, source))
    return bot, luck


@every_game
def test_open_spiels_search_plays_a_whole_game(name):
    game = loaded(name)
    bot, luck = searching(game, simulations=2, seed=6)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()) if state.is_chance_node() else bot.step(state))
    assert sum(state.returns()) == 0


def test_open_spiels_search_beats_a_random_player_at_the_sample_game():
    game = loaded("toll")
    bot, luck = searching(game, simulations=20, seed=7)
    total = 0.0
    for number in range(16):
        state = game.new_initial_state()
        while not state.is_terminal():
            searches = state.current_player() == number % 2
            state.apply_action(bot.step(state) if searches else luck.choice(state.legal_actions()))
        total += state.returns()[number % 2]
    assert total / 16 > 0.3


def test_without_the_package_one_line_says_what_to_install():
    show = "import sys; sys.modules['pyspiel'] = None; import boardwright.adapters.open_spiel"
    done = subprocess.run([sys.executable, "-c", show], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith("pip install 'boardwright[spiel]'")


def test_python_ends_quietly_after_the_games_were_used():
    show = "import pyspiel, boardwright.adapters.open_spiel; print(pyspiel.load_game('boardwright_toll'))"
    done = subprocess.run([sys.executable, "-c", show], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_example_runs():
    example = Path(__file__).resolve().parents[2] / "examples" / "open_spiel_search.py"
    command = [sys.executable, "-W", "error", str(example)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("the search played: ")
