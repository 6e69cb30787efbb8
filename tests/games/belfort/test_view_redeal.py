"""Dealing anew what a seat cannot see: small positions with exact expectations."""

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from boardwright.core.random import Random
from boardwright.games.belfort.basics import cards, knowledge
from boardwright.games.belfort.basics.cards import DiscardCards
from boardwright.games.belfort.phases.placement import open_placement
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.setup import ask_for_hands
from boardwright.games.belfort.terms import Building, Guild, Worker
from tests.games.belfort.setting import (
    asked,
    at,
    built,
    hand,
    hand_of,
    play,
    pool,
    table,
    turn,
)

ORDER = [building.name.lower() for building in Building]


def names(counts):
    return [b.name.lower() for b in Building for _ in range(counts[b])]


def packed_names(packed):
    return names([knowledge.unpack(packed, building) for building in Building])


def draw_pile(state, **left):
    """Turn up the draw pile onto the discard pile but for these cards."""
    for building in Building:
        while state.deck[building] > left.get(building.name.lower(), 0):
            state.deck[building] -= 1
            state.discard[building] += 1
            knowledge.note_turned_up(state, building)


def buy(state, seat, *bought):
    """Take cards openly from the pool."""
    for name in bought:
        pool(state, name)
        state.pool[Building[name.upper()]] -= 1
        state.players[seat].hand[Building[name.upper()]] += 1
        knowledge.learn(state.players[seat], Building[name.upper()])


def redeals(state, seat, count, seed=1):
    draw = Random(seed)
    return [GAME.redeal(state, seat, draw) for _ in range(count)]


def same_redeal(one, two, seat):
    """Whether two states that the seat cannot tell apart are dealt anew in the same way."""
    return [
        GAME.position(GAME.redeal(one, seat, Random(seed)))
        == GAME.position(GAME.redeal(two, seat, Random(seed)))
        for seed in range(20)
    ] == [True] * 20


# ---- Before a reshuffle


def small_position():
    """Seat 0 does not know nine cards: six in the draw pile, two in hand 1, one in hand 2."""
    state = table(3)
    hand(state, 0, "gardens", "pub")
    hand(state, 1, "pub", "keep")
    hand(state, 2, "inn")
    buy(state, 1, "tower")
    draw_pile(state, pub=3, inn=2, bank=1)
    return turn(state, 1)


def hands_of_others(state):
    return (tuple(hand_of(state, 1)), tuple(hand_of(state, 2)))


@pytest.mark.rule("ruling.12.2.25")
def test_before_a_reshuffle_the_unseen_cards_are_dealt_uniformly():
    unseen = ["pub"] * 4 + ["inn"] * 3 + ["bank", "keep"]
    expected = Counter(
        (tuple(sorted(("tower", first, second), key=ORDER.index)), (third,))
        for first, second, third in permutations(unseen, 3)
    )
    found = Counter(hands_of_others(state) for state in redeals(small_position(), 0, 4000))
    assert set(found) <= set(expected)
    for outcome, ways in expected.items():
        chance = ways / (9 * 8 * 7)
        assert abs(found[outcome] - 4000 * chance) < 4 * sqrt(4000 * chance * (1 - chance))


@pytest.mark.rule("ruling.12.2.25")
def test_what_everybody_knows_of_a_hand_stays_and_the_own_hand_too():
    for state in redeals(small_position(), 0, 50):
        assert "tower" in hand_of(state, 1)
        assert (hand_of(state, 0), packed_names(state.players[1].known)) == (["pub", "gardens"], ["tower"])
        assert [player.hand_size() for player in state.players] == [2, 3, 1]
        assert cards.total(state.deck) == 6


def test_what_was_drawn_is_noted_anew_for_the_hands_dealt():
    for state in redeals(small_position(), 0, 50):
        assert packed_names(state.players[1].drawn) == [n for n in hand_of(state, 1) if n != "tower"]
        assert (state.players[1].held, state.players[1].draws) == (0, 2)
        assert packed_names(state.players[0].drawn) == ["pub", "gardens"]


def test_a_redeal_leaves_the_true_state_alone():
    state = small_position()
    before = GAME.position(state)
    redeals(state, 0, 5)
    assert GAME.position(state) == before


# ---- After a reshuffle


def reshuffled(*first, pile=("inn", "inn", "bank")):
    """Everything but the pile is built or held when the draw pile is made of the cards given."""
    state = table(3)
    for seat, held in enumerate(first):
        hand(state, seat, *held)
    for building in Building:
        rest = state.deck[building] - pile.count(building.name.lower())
        built(state, 0, *[building.name] * rest)
    for building in Building:
        while state.deck[building] > 0:
            state.deck[building] -= 1
            state.discard[building] += 1
            knowledge.note_turned_up(state, building)
    cards.ready_draw_pile(state, None)
    return state


def test_after_a_reshuffle_old_cards_stay_and_new_ones_come_from_the_pile():
    state = reshuffled((), ("pub",), ())
    hand(state, 0, "inn")
    hand(state, 1, "inn")
    turn(state, 0)
    found = Counter((*hand_of(copy, 1), *names(copy.deck)) for copy in redeals(state, 0, 1000))
    assert set(found) == {("pub", "inn", "bank"), ("pub", "bank", "inn")}
    assert abs(found["pub", "inn", "bank"] - 500) < 4 * sqrt(250)


def test_who_drew_nothing_since_the_reshuffle_holds_old_cards_only():
    state = reshuffled((), ("pub", "tower"), ("keep",))
    hand(state, 1, "bank")
    turn(state, 0)
    found = {hands_of_others(copy) for copy in redeals(state, 0, 400)}
    assert found == {
        (("pub", "tower", "inn"), ("keep",)),
        (("pub", "tower", "bank"), ("keep",)),
        (("pub", "inn", "keep"), ("tower",)),
        (("pub", "bank", "keep"), ("tower",)),
        (("tower", "inn", "keep"), ("pub",)),
        (("tower", "bank", "keep"), ("pub",)),
    }


def test_who_held_nothing_at_the_reshuffle_holds_new_cards_only():
    state = reshuffled((), ("pub", "tower"), (), pile=("inn", "inn", "bank", "bank"))
    hand(state, 1, "inn", "bank")
    hand(state, 2, "bank")
    knowledge.lose(state.players[1], Building.PUB)
    knowledge.lose(state.players[1], Building.INN)
    state.discard[Building.PUB] += 1
    state.discard[Building.INN] += 1
    turn(state, 0)
    found = {hands_of_others(copy) for copy in redeals(state, 0, 400)}
    assert {second for _, second in found} == {("inn",), ("bank",)}
    assert {first for first, _ in found} == {("tower", "bank"), ("tower", "inn")}


def test_the_viewers_own_old_and_new_cards_are_not_dealt_to_others():
    state = reshuffled(("pub", "keep"), ("pub",), ("tower",))
    hand(state, 0, "bank")
    hand(state, 2, "inn")
    turn(state, 0)
    for copy in redeals(state, 0, 100):
        assert names(copy.deck) == ["inn"]
        assert sorted(hand_of(copy, 1) + hand_of(copy, 2)) == ["inn", "pub", "tower"]
        assert "inn" in hand_of(copy, 2)


def test_old_and_new_cards_are_noted_anew_for_the_hands_dealt():
    state = reshuffled((), ("pub",), ("keep",))
    hand(state, 1, "inn")
    turn(state, 0)
    for copy in redeals(state, 0, 50):
        drawn = packed_names(copy.players[1].drawn)
        assert (len(drawn), set(drawn) <= {"inn", "bank"}) == (1, True)
        assert packed_names(copy.players[1].held) == [n for n in hand_of(copy, 1) if n not in drawn]
        assert (packed_names(copy.players[2].drawn), packed_names(copy.players[2].held)) == (
            [],
            hand_of(copy, 2),
        )


def test_no_more_cards_are_noted_as_drawn_than_the_pile_can_have_given():
    state = reshuffled((), ("bank",), ("inn",))
    hand(state, 1, "inn")
    turn(state, 0)
    for copy in redeals(state, 0, 100):
        drawn = packed_names(copy.players[1].drawn) + packed_names(copy.players[2].drawn)
        assert Counter(names(copy.deck) + drawn) <= Counter(("inn", "inn", "bank"))


def test_where_no_deal_fits_the_notes_the_cards_are_dealt_all_the_same():
    state = small_position()
    state.players[1].draws = state.players[2].draws = 0
    copies = redeals(state, 0, 20)
    assert {tuple(player.hand_size() for player in copy.players) for copy in copies} == {(2, 3, 1)}
    assert {cards.total(copy.deck) for copy in copies} == {6}
    assert len({hands_of_others(copy) for copy in copies}) > 5


# ---- Secret choices


def at_setup():
    state = table(3)
    for seat in range(3):
        hand(state, seat, "pub", "inn", "tower", "bank", "keep")
    return at(state, ask_for_hands)


@pytest.mark.rule("ruling.12.2.46")
def test_cards_set_aside_by_others_are_chosen_anew_and_the_own_ones_stay():
    state = at_setup()
    play(state, "discard pub", "discard inn", "discard bank")
    found = set()
    for copy in redeals(state, 1, 200):
        aside = packed_names(copy.players[0].aside)
        assert (len(aside), Counter(aside) <= Counter(hand_of(copy, 0))) == (2, True)
        assert packed_names(copy.players[1].aside) == ["bank"]
        assert copy.waiting[-1].data() == (1, Building.BANK)
        found.update(aside)
    assert found == set(ORDER)


@pytest.mark.rule("ruling.12.2.46")
def test_a_half_made_choice_of_another_seat_is_open_again():
    state = at_setup()
    before = state.clone()
    play(state, "discard inn")
    assert same_redeal(before, state, 1)
    copy = GAME.redeal(state, 2, Random(5))
    assert (copy.players[0].aside, copy.waiting[-1].data()) == (0, (2, 0))
    assert GAME.redeal(state, 0, Random(5)).waiting[-1].data() == (1, Building.INN)


def spied():
    state = table(4, ("spies", "miners", "masons", "bankers", "recruiters"))
    for seat in (1, 2, 3):
        hand(state, seat, "pub", "inn")
    state.guild_worker[Guild.SPIES] = 0 * 4 + Worker.ELF
    turn(state, 0)
    play(state, "activate spies")
    return state


@pytest.mark.rule("ruling.12.2.46")
def test_cards_chosen_for_spies_are_chosen_anew_until_they_are_shown():
    state = spied()
    play(state, "show inn", "show inn")
    copies = redeals(state, 2, 200)
    assert all(copy.players[1].hand[copy.players[1].shown] > 0 for copy in copies)
    assert len({copy.players[1].shown for copy in copies}) == 10
    assert {copy.players[2].shown for copy in copies} == {Building.INN}
    assert {copy.players[3].shown for copy in copies} == {-1}
    play(state, "show pub")
    copies = redeals(state, 0, 50)
    assert {tuple(p.shown for p in copy.players) for copy in copies} == {(-1, 3, 3, 0)}
    assert all("inn" in hand_of(copy, 1) and "pub" in hand_of(copy, 3) for copy in copies)


@pytest.mark.rule("placement.areas.parts")
@pytest.mark.parametrize("parts", [("pass",), ("pass", "forest 1"), ("place desk",)])
def test_half_made_placements_of_another_seat_are_open_again(parts):
    state = at(table(3), open_placement)
    hand(state, 0, "pub")
    before = state.clone()
    play(state, *parts)
    assert same_redeal(before, state, 1)
    assert asked(GAME.redeal(state, 1, Random(1))) == "ChoosePlank 0"
    assert asked(GAME.redeal(state, 0, Random(1))) == asked(state)


def test_half_made_discards_of_another_seat_begin_with_any_type_again():
    state = table(3)
    hand(state, 0, "pub", "bank", "keep")
    state.waiting.append(DiscardCards(0, 2, Building.BANK))
    assert GAME.redeal(state, 1, Random(1)).waiting[-1].data() == (2, 0)
    assert GAME.redeal(state, 0, Random(1)).waiting[-1].data() == (2, Building.BANK)


# ---- Nothing that the seat cannot know matters


@pytest.mark.rule("ruling.12.2.25")
@pytest.mark.parametrize("cards_of_1", [("pub", "inn"), ("keep", "keep"), ("bank", "tower")])
@pytest.mark.parametrize("cards_of_2", [("pub",), ("library",)])
def test_a_redeal_does_not_depend_on_the_hands_of_others(cards_of_1, cards_of_2):
    one, two = table(3), table(3)
    for state, first, second in ((one, ("inn", "market"), ("inn",)), (two, cards_of_1, cards_of_2)):
        hand(state, 0, "pub", "inn")
        hand(state, 1, *first)
        hand(state, 2, *second)
        buy(state, 2, "gardens")
        turn(state, 1)
    assert GAME.position(one) != GAME.position(two)
    assert same_redeal(one, two, 0)


@pytest.mark.rule("ruling.12.2.25")
def test_a_redeal_after_a_reshuffle_does_not_depend_on_who_holds_and_draws_what():
    one = reshuffled(("bank",), ("pub",), ("keep",))
    two = reshuffled(("bank",), ("keep",), ("pub",))
    for state, drawn in ((one, "inn"), (two, "bank")):
        hand(state, 0, "inn")
        hand(state, 1, drawn)
        turn(state, 2)
    assert same_redeal(one, two, 0)


@pytest.mark.rule("ruling.12.2.25", "ruling.12.2.46")
def test_a_redeal_does_not_depend_on_secret_choices():
    one, two = at_setup(), at_setup()
    play(one, "discard pub", "discard inn")
    play(two, "discard bank", "discard keep")
    assert same_redeal(one, two, 1)
    one, two = spied(), spied()
    play(one, "show pub")
    play(two, "show inn")
    assert same_redeal(one, two, 2)


@pytest.mark.rule("ruling.12.2.25")
def test_a_redeal_of_a_finished_game_does_not_depend_on_hidden_cards_either():
    one, two = table(3), table(3)
    hand(one, 1, "pub")
    hand(two, 1, "inn")
    assert (GAME.is_over(one), GAME.is_over(two)) == (True, True)
    assert same_redeal(one, two, 0)
