"""What a seat has chosen for an open decision so far is in its own view and observation, and in no other."""

import numpy as np
import pytest

from boardwright import registry
from boardwright.adapters.observation import layout, observe
from boardwright.adapters.observation_parts import in_bits
from boardwright.core.play import deal, random_action
from boardwright.core.random import Random
from tests.every_game.playing import new_state

GAMES = ["belfort", "caylus1303", "guilds"]


def counts(name):
    meta = registry.game(name).meta
    return range(meta.min_players, meta.max_players + 1)


def moments(name, players, seed):
    """Every state of a random game in which a seat decides."""
    game, state, draw = registry.game(name), new_state(name, players, seed), Random(seed)
    while state.waiting:
        if game.to_act(state) >= 0:
            yield state
        game.apply(state, random_action(game, state, draw))


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_of_every_decision_can_be_read_from_the_observation(name):
    game, carried = registry.game(name), set()
    for players in counts(name):
        field = layout(name, players)["so_far"]
        widths = [sum(entry.startswith(f"{n}/") for entry in field.entries) for n in range(4)]
        for state in (each for seed in range(4) for each in moments(name, players, seed)):
            decision = state.waiting[-1]
            seen = observe(game, state, decision.seat, layout(name, players))
            bits = seen[field.start : field.start + field.length].astype(int).tolist()
            for width, number in zip(widths, decision.data(), strict=False):
                assert sum(bit << place for place, bit in enumerate(bits[:width])) == number + 1
                del bits[:width]
            assert sum(bits) == 0
            carried.add(len(decision.data()))
    assert len(carried) > 1


@pytest.mark.parametrize("name", GAMES)
def test_other_seats_do_not_see_it(name):
    game = registry.game(name)
    for state in moments(name, 2, 1):
        decision = state.waiting[-1]
        views = [game.view(state, seat)["question"] for seat in (decision.seat, 1 - decision.seat, None)]
        assert [each.get("data") for each in views] == [list(decision.data()) or None, None, None]


def test_workers_for_two_planks_are_two_questions():
    game, seen = registry.game("belfort"), []
    for plank in ("place camp", "place desk"):
        state, draw = new_state("belfort", 2, 3), Random(3)
        deal(game, state, draw)
        wanted = game.catalogue.parse(plank)
        while wanted not in game.legal(state):
            game.apply(state, random_action(game, state, draw))
        game.apply(state, wanted)
        seen.append(observe(game, state, game.to_act(state), layout("belfort", 2)))
    assert not np.array_equal(*seen)


def test_a_number_is_written_from_its_lowest_bit_and_none_is_zero():
    assert in_bits((4, 2), [-1, 0]) == [0, 0, 0, 0, 1, 0]
    assert in_bits((4, 2), [8]) == [1, 0, 0, 1, 0, 0]


def test_toll_has_no_choice_in_two_steps():
    assert "so_far" not in [field.name for field in layout("toll", 2).fields]
