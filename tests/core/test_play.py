"""Playing: the checked apply, chance, playouts, perft, and the base of game and decision."""

import inspect
import pydoc

import pytest

from boardwright import registry
from boardwright.core.decision import CHANCE, NOBODY, Decision
from boardwright.core.errors import IllegalActionError
from boardwright.core.events import Log
from boardwright.core.game import Game, State, places, question
from boardwright.core.play import checked_apply, deal, perft, playout, random_action
from boardwright.core.random import Random
from boardwright.core.reasons import Reason
from tests.every_game.playing import new_state

TOLL = registry.game("toll")


def begun(players=2, seed=0):
    """A game of Toll after chance has dealt."""
    state = new_state("toll", players, seed)
    deal(TOLL, state, Random(seed))
    return state


def refused(state, action):
    with pytest.raises(IllegalActionError) as caught:
        checked_apply(TOLL, state, action)
    return caught.value.message, caught.value.arguments


def test_a_legal_action_is_applied_and_logged():
    state = begun()
    log = Log()
    checked_apply(TOLL, state, 0, log)
    assert len(log.events) == 1
    assert TOLL.to_act(state) >= 0


@pytest.mark.parametrize("action", [-1, 11, 10**6])
def test_a_number_outside_the_catalogue_is_refused(action):
    state = begun()
    before = TOLL.position(state)
    assert refused(state, action) == ("action-out-of-range", {"action": action, "last": 10})
    assert TOLL.position(state) == before


def test_an_action_that_is_not_legal_is_refused_with_its_reason_and_changes_nothing():
    state = begun()
    before = TOLL.position(state)
    message, arguments = refused(state, 3)
    assert message == "action-illegal"
    assert (arguments["action"], arguments["reason"]) == ("build tower", Reason("gold-missing", gold=3))
    assert TOLL.position(state) == before


def test_after_the_end_everything_is_refused():
    state = begun()
    playout(TOLL, state, Random(1))
    message, arguments = refused(state, 0)
    assert message == "action-illegal"
    assert arguments["reason"] == Reason("game-over")


def test_chance_acts_until_a_seat_must_decide():
    state = new_state("toll", 3, 0)
    assert deal(TOLL, state, Random(1)) == 4
    assert deal(TOLL, state, Random(1)) == 0
    assert TOLL.to_act(state) >= 0


def test_chance_is_dealt_by_weight_and_choices_are_even():
    counts = {4: 0, 5: 0, 6: 0}
    draw = Random(3)
    state = new_state("toll", 2, 0)
    TOLL.apply(state, 4)
    for _ in range(5000):
        counts[random_action(TOLL, state, draw)] += 1
    wanted = {4: 1000, 5: 2000, 6: 2000}
    assert sum((counts[a] - want) ** 2 / want for a, want in wanted.items()) < 13.8  # two degrees


def test_a_playout_counts_the_decisions_of_seats():
    state = begun(players=3)
    assert playout(TOLL, state, Random(4)) == 15
    assert TOLL.is_over(state)
    assert playout(TOLL, state, Random(4)) == 0


def test_perft_counts_sequences():
    state = begun()
    legal = TOLL.legal(state)
    two = 0
    for action in legal:
        child = TOLL.clone(state)
        TOLL.apply(child, action)
        two += len(TOLL.legal(child))
    before = TOLL.position(state)
    assert [perft(TOLL, state, depth) for depth in (0, 1, 2)] == [1, len(legal), two]
    assert TOLL.position(state) == before


def test_perft_counts_a_finished_game_as_one_sequence():
    state = begun()
    playout(TOLL, state, Random(1))
    assert [perft(TOLL, state, depth) for depth in (0, 1, 3)] == [1, 1, 1]


@pytest.mark.parametrize(
    ("keys", "wanted"),
    [
        ([(3,), (2,), (1,)], [1, 2, 3]),
        ([(1,), (3,), (2,)], [3, 1, 2]),
        ([(5, 1), (9, 0), (5, 1)], [2, 1, 2]),
        ([(5, 1), (5, 2), (5, 1), (4, 9)], [2, 1, 2, 4]),
        ([(0,), (0,), (0,)], [1, 1, 1]),
        ([(-1,), (-2,)], [1, 2]),
        ([], []),
    ],
)
def test_places_are_shared_by_equal_keys_and_the_next_ones_skipped(keys, wanted):
    assert places(keys) == wanted


def test_the_question_of_a_view_names_who_decides_what():
    state = begun()
    seat = TOLL.to_act(state)
    for viewer in (None, 0, 1):
        assert question(state, viewer) == {"seat": seat, "decision": "ChooseBuilding"}
    state.waiting.clear()
    assert question(state, 0) is None


def test_a_secret_part_of_a_decision_is_named_only_to_its_own_seat():
    game = registry.game("belfort")
    state = new_state("belfort", 3, 1)
    draw = Random(1)
    while type(state.waiting[-1]).__name__ != "ChooseWorker":
        game.apply(state, random_action(game, state, draw))
    seat = game.to_act(state)
    other = (seat + 1) % 3
    data = [state.waiting[-1].plank]
    assert question(state, seat) == {"seat": seat, "decision": "ChooseWorker", "data": data}
    assert question(state, other) == {"seat": seat, "decision": "ChoosePlank"}
    assert question(state, None) == {"seat": seat, "decision": "ChoosePlank"}


def test_the_base_of_a_decision_offers_nothing_and_is_never_secret():
    decision = Decision(0)
    assert (decision.data(), decision.offers(), decision.together()) == ((), (), False)
    assert (decision.legal(None), decision.weights(None)) == ([], [])
    assert decision.public_name() == "Decision"
    assert decision.why_not(None, 3) == Reason("not-now")
    assert decision.apply(None, 0, None) is None


def test_chance_says_that_an_outcome_is_used_up_and_not_that_it_is_not_its_turn():
    state = new_state("toll", 3, 0)
    TOLL.apply(state, 4)
    TOLL.apply(state, 4)
    assert TOLL.to_act(state) == CHANCE
    assert TOLL.why_not(state, 4) == Reason("chance-impossible")
    assert TOLL.why_not(state, 0) == Reason("not-now")


def test_the_base_of_a_game_says_what_a_game_must_bring():
    game = Game(TOLL.meta, TOLL.catalogue, TOLL.printed)
    state = State(2)
    with pytest.raises(TypeError, match="begins"):
        game.new(2, {}, {})
    with pytest.raises(TypeError, match="positions"):
        game.from_position("", {}, {})
    with pytest.raises(TypeError, match="copied"):
        game.clone(state)
    with pytest.raises(TypeError, match="copied"):
        game.redeal(state, 0, Random(1))
    assert (game.scores(state), game.ranking(state), game.points(state)) == ([0, 0], [1, 1], [{}, {}])
    assert (game.view(state, None), game.position(state)) == ({}, "")
    assert game.advance(state, None) is None


def test_reasons_are_equal_by_name_and_arguments():
    assert Reason("gold-missing", gold=3) == Reason("gold-missing", gold=3)
    assert Reason("gold-missing", gold=3) != Reason("gold-missing", gold=2)
    assert Reason("gold-missing") != "gold-missing"
    assert len({Reason("a", x=1), Reason("a", x=1), Reason("b")}) == 2
    assert repr(Reason("gold-missing", gold=3)) == "Reason('gold-missing', gold=3)"


def test_a_decision_that_is_taken_off_leaves_those_below():
    state = begun()
    below, top = Decision(0), Decision(1)
    state.waiting = [below, top]
    state.take_off()
    assert state.waiting == [below]
    state.take_off()
    assert state.waiting == []


@pytest.mark.parametrize("game_id", registry.built_in())
def test_what_chance_takes_is_legal_and_what_a_playout_takes(game_id):
    game = registry.game(game_id)
    state, other = new_state(game_id, game.meta.max_players, 3), new_state(game_id, game.meta.max_players, 3)
    playout(game, other, Random(3))
    draw, drawn = Random(3), 0
    while (seat := game.to_act(state)) != NOBODY:
        legal = game.legal(state)
        action = game.drawn(state, draw) if seat == CHANCE else legal[draw.below(len(legal))]
        assert action in legal
        drawn += seat == CHANCE
        game.apply(state, action)
    assert drawn
    assert game.position(state) == game.position(other)


@pytest.mark.parametrize(
    "documented", [playout, perft, checked_apply, Random, Random.below, Game.legal, State.clone]
)
def test_functions_and_classes_keep_their_docstrings_in_both_forms(documented):
    assert len(inspect.getdoc(documented)) > 20
    assert inspect.getdoc(documented).splitlines()[0] in pydoc.render_doc(
        documented, renderer=pydoc.plaintext
    )
