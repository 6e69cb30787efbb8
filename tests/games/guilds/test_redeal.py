"""Dealing anew what a seat cannot see: only the top of the deck, after a Raven."""

import json
from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from boardwright.core.play import random_action
from boardwright.core.random import Random
from boardwright.games.guilds import flow
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import Character
from boardwright.games.guilds.view import knows_top
from tests.games.guilds.conserved import faults
from tests.games.guilds.setting import at, character, deal, hired, play, table

CARDS = ("general", "spy", "cat", "bear", "mule")


def bits(*names):
    return sum(1 << character(name) for name in names)


def deck(top, known, seers, unknown, bottom=()):
    """Three players and a deck; everything else of the characters is discarded."""
    state = table(3)
    state.discarded = state.unknown & ~bits(*top, *unknown, *bottom)
    state.top = tuple(int(character(name)) for name in top)
    state.top_known, state.top_seers = known, seers
    state.unknown = bits(*unknown)
    state.bottom = tuple(int(character(name)) for name in bottom)
    return state


def redeals(state, seat, count, seed=1):
    draw = Random(seed)
    return [GAME.redeal(state, seat, draw) for _ in range(count)]


def names(cards):
    return tuple(Character(card).name.lower() for card in cards)


def tops(state, seat, count=4000):
    """How often each top of the deck was dealt."""
    return Counter(names(redealt.top) for redealt in redeals(state, seat, count))


def is_uniform(found, expected):
    """Whether all outcomes, and no others, came about equally often."""
    total = sum(found.values())
    chance = 1 / len(expected)
    limit = 4.5 * sqrt(total * chance * (1 - chance))
    return set(found) == set(expected) and all(
        abs(found[outcome] - total * chance) < limit for outcome in expected
    )


SEEN = (("mule", "cat"), (0b001, 0b001), 0b001, ("general", "spy", "bear"))


@pytest.mark.rule("ruling.12.48", "decision.chance")
@pytest.mark.parametrize("seat", [1, 2])
def test_cards_seen_by_another_are_any_two_of_those_to_come_equally_likely(seat):
    assert is_uniform(tops(deck(*SEEN), seat), list(permutations(CARDS, 2)))


@pytest.mark.rule("ruling.12.48")
def test_who_saw_the_cards_keeps_them_in_their_order():
    assert set(tops(deck(*SEEN), 0, 50)) == {("mule", "cat")}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_is_not_on_top_is_unknown_again(seat):
    for redealt in redeals(deck(*SEEN, bottom=("monk",)), seat, 20):
        assert redealt.unknown | sum(1 << card for card in redealt.top) == bits(*CARDS)
        assert redealt.unknown.bit_count() == 3
        assert (names(redealt.bottom), redealt.top_known, redealt.top_seers) == (("monk",), (1, 1), 1)


@pytest.mark.rule("ruling.12.48")
def test_a_card_that_one_knows_stays_while_its_place_may_change():
    state = deck(("cat", "mule"), (0b010, 0b011), 0b010, ("general", "spy", "bear"))
    others = ("general", "spy", "cat", "bear")
    expected = [("mule", other) for other in others] + [(other, "mule") for other in others]
    assert is_uniform(tops(state, 0), expected)
    assert set(tops(state, 1, 50)) == {("cat", "mule")}
    assert is_uniform(tops(state, 2), list(permutations(CARDS, 2)))


def test_what_others_know_moves_with_the_card():
    state = deck(("cat", "mule"), (0b010, 0b011), 0b010, ("general", "spy", "bear"))
    for redealt in redeals(state, 0, 40):
        place = redealt.top.index(character("mule"))
        assert (redealt.top_known[place], redealt.top_known[1 - place]) == (0b011, 0b010)


def test_a_card_whose_place_one_knows_stays_there():
    state = deck(("mule", "cat"), (0b011, 0b010), 0b011, ("general", "spy", "bear"))
    assert is_uniform(tops(state, 0), [("mule", other) for other in ("general", "spy", "cat", "bear")])


@pytest.mark.rule("ruling.12.31")
def test_two_cards_known_to_all_may_lie_in_either_order():
    state = deck(("mule", "cat"), (0b111, 0b111), 0b001, ())
    assert is_uniform(tops(state, 1, 1000), [("mule", "cat"), ("cat", "mule")])
    assert set(tops(state, 0, 50)) == {("mule", "cat")}


def test_a_single_card_on_top_is_dealt_anew_for_those_who_do_not_know_it():
    state = deck(("mule",), (0b001,), 0b001, ("general", "spy"))
    assert is_uniform(tops(state, 1), [("mule",), ("general",), ("spy",)])
    assert set(tops(state, 0, 50)) == {("mule",)}


def test_the_last_card_of_the_deck_is_no_secret():
    state = deck(("mule",), (0b001,), 0b001, (), bottom=("cat",))
    assert set(tops(state, 1, 20)) == {("mule",)}


def test_without_a_known_top_nothing_is_dealt_anew():
    state = deck((), (), 0, CARDS, bottom=("monk", "spy"))
    for seat in range(3):
        redealt = GAME.redeal(state, seat, Random(1))
        assert (GAME.position(redealt), redealt is state) == (GAME.position(state), False)


def test_a_redeal_leaves_the_true_state_alone():
    state = deck(*SEEN)
    before = GAME.position(state)
    redeals(state, 1, 20)
    assert GAME.position(state) == before


def test_states_that_a_seat_cannot_tell_apart_are_dealt_anew_alike():
    one = deck(*SEEN)
    two = deck(("bear", "general"), (0b001, 0b001), 0b001, ("mule", "spy", "cat"))
    assert GAME.view(one, 1) == GAME.view(two, 1)
    assert [GAME.position(each) for each in redeals(one, 1, 20)] == [
        GAME.position(each) for each in redeals(two, 1, 20)
    ]


@pytest.mark.parametrize(("seat", "hidden"), [(0, ()), (1, ("mule", "cat")), (None, ("mule", "cat"))])
def test_the_cards_on_top_that_a_seat_cannot_place(seat, hidden):
    assert knows_top(deck(*SEEN), seat) == bits(*hidden)


def round_with_raven(seed):
    """All decisions of a round played at random in which seat 0 has used the Raven."""
    players = 2 + seed % 3
    state, draw = table(players, supplement=True), Random(seed)
    hired(state, 0, "raven", "alchemist")
    at(state, flow.begin_round)
    deal(state)
    play(state, "use raven")
    found = []
    while state.round == 2:
        found.append(state.clone())
        GAME.apply(state, random_action(GAME, state, draw))
    return found


@pytest.mark.rule("limit.open", "ruling.12.48")
@pytest.mark.parametrize("seed", range(6))
def test_in_a_whole_round_a_redeal_changes_no_byte_of_the_own_view(seed):
    states, draw = round_with_raven(seed), Random(1000 + seed)
    assert {len(state.top) for state in states} >= {1, 2}
    for state in states:
        for seat in range(state.seats):
            redealt = GAME.redeal(state, seat, draw)
            assert json.dumps(GAME.view(redealt, seat)) == json.dumps(GAME.view(state, seat))
            assert (faults(redealt), GAME.to_act(redealt)) == ([], GAME.to_act(state))


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    "given",
    [
        SEEN,
        (("cat", "mule"), (0b010, 0b011), 0b010, ("general", "spy", "bear")),
        (("mule", "cat"), (0b111, 0b111), 0b001, ()),
        (("mule",), (0b001,), 0b001, ("general", "spy")),
    ],
)
def test_after_a_raven_a_redeal_changes_no_byte_of_the_own_view(seat, given):
    state = deck(*given)
    views = {json.dumps(GAME.view(redealt, seat)) for redealt in redeals(state, seat, 40)}
    assert views == {json.dumps(GAME.view(state, seat))}
    assert [faults(redealt) for redealt in redeals(state, seat, 5)] == [[]] * 5
