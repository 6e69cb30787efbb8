"""What is known of hands, and of what the draw pile was made."""

import pytest

from boardwright.core.decision import CHANCE
from boardwright.core.events import Log
from boardwright.games.belfort.actions import DRAW
from boardwright.games.belfort.basics import cards, knowledge
from boardwright.games.belfort.basics.cards import DrawToHand, TurnUpForPool
from boardwright.games.belfort.events import Reshuffled
from boardwright.games.belfort.phases.turn_end import offer_card
from boardwright.games.belfort.terms import Building
from tests.games.belfort.setting import at, empty_draw_pile, hand, hand_of, play, pool, table


def pile(*names):
    """Counts by type."""
    return [names.count(b.name.lower()) for b in Building]


def names(counts):
    return [b.name.lower() for b in Building for _ in range(counts[b])]


def known(state, seat):
    packed = state.players[seat].known
    return names([knowledge.unpack(packed, building) for building in Building])


def test_packed_counts_hold_three_bits_for_each_type():
    counts = [1, 0, 5, 2, 7, 0, 3, 4, 0, 6]
    packed = knowledge.pack(counts)
    assert [knowledge.unpack(packed, building) for building in Building] == counts
    assert (knowledge.size(packed), knowledge.size(0)) == (28, 0)
    assert (knowledge.one(0), knowledge.one(1), knowledge.one(9)) == (1, 8, 8**9)
    assert knowledge.pack(pile("pub", "pub", "keep")) == 2 + 8**9


@pytest.mark.rule("ruling.12.2.25")
def test_a_card_bought_from_the_pool_is_known_to_all_and_one_from_the_draw_pile_is_not():
    state = table(3)
    pool(state, "inn", "inn", "bank")
    hand(state, 0, "keep")
    at(state, offer_card)
    play(state, "take inn", "draw pub")
    assert (known(state, 0), known(state, 1)) == (["inn"], [])
    state.turn = 1
    state.waiting.clear()
    at(state, offer_card)
    play(state, "take top", "draw pub")
    assert (known(state, 1), hand_of(state, 1)) == ([], ["pub"])


def test_a_card_that_leaves_the_hand_openly_was_perhaps_the_known_one():
    state = table(3)
    player = state.players[0]
    player.hand = pile("inn", "inn", "pub")
    knowledge.learn(player, Building.INN)
    knowledge.lose(player, Building.PUB)
    assert (known(state, 0), hand_of(state, 0)) == (["inn"], ["inn", "inn"])
    knowledge.lose(player, Building.INN)
    assert (known(state, 0), hand_of(state, 0)) == ([], ["inn"])


def test_a_card_shown_is_known_and_shown_twice_it_may_be_the_same_one():
    player = table(3).players[0]
    player.hand = pile("inn", "inn", "pub")
    knowledge.learn_shown(player, Building.INN)
    assert player.known == knowledge.one(Building.INN)
    knowledge.learn_shown(player, Building.INN)
    assert player.known == knowledge.one(Building.INN)
    knowledge.learn(player, Building.INN)
    assert player.known == 2 * knowledge.one(Building.INN)


def test_a_card_turned_up_is_noted_for_all_and_one_drawn_for_its_owner():
    state = table(3)
    everything = state.fresh
    TurnUpForPool(CHANCE).apply(state, DRAW + Building.KEEP, None)
    assert state.fresh == everything - knowledge.one(Building.KEEP)
    DrawToHand(CHANCE, 1, 1).apply(state, DRAW + Building.INN, None)
    assert state.fresh == everything - knowledge.one(Building.KEEP)
    assert [(p.drawn, p.draws) for p in state.players] == [(0, 0), (knowledge.one(Building.INN), 1), (0, 0)]


def test_draws_and_cards_turned_up_are_noted_and_a_reshuffle_begins_anew():
    state = table(3)
    everything = knowledge.pack([5] * 10)
    assert (state.fresh, state.stale) == (everything, 0)
    hand(state, 0, "inn", "inn", "pub")
    pool(state, "keep", "keep", "bank")
    assert (state.players[0].drawn, state.players[0].draws) == (knowledge.pack(pile("inn", "inn", "pub")), 3)
    assert state.fresh == everything - knowledge.pack(pile("keep", "keep", "bank"))
    hand(state, 1, "tower")
    state.players[0].known = knowledge.one(Building.INN)
    empty_draw_pile(state)
    count = cards.total(state.discard)
    log = Log()
    cards.ready_draw_pile(state, log)
    assert log.events == [Reshuffled(count)]
    assert (state.fresh, count) == (knowledge.pack(state.deck), 43)
    assert state.stale == knowledge.pack(pile("inn", "pub", "tower"))
    assert [(p.drawn, p.draws, p.held_size) for p in state.players] == [(0, 0, 2), (0, 0, 1), (0, 0, 0)]
    assert [p.held for p in state.players] == [
        knowledge.pack(pile("inn", "pub")),
        knowledge.pack(pile("tower")),
        0,
    ]
