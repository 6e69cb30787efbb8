"""Cards: drawing, the pool, reshuffling, discarding, and what is known of hands."""

import pytest

from boardwright.core.decision import CHANCE
from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.belfort.actions import DISCARD, DRAW
from boardwright.games.belfort.basics import cards
from boardwright.games.belfort.basics.cards import DiscardCards, DrawToHand, TurnUpForPool
from boardwright.games.belfort.events import Discarded, Drew, DrewUnseen, PoolCard, Reshuffled
from boardwright.games.belfort.phases.turn_end import offer_card
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.terms import Building, Guild, Worker
from tests.games.belfort.setting import (
    asked,
    at,
    deal,
    goods,
    hand_of,
    legal,
    play,
    pool,
    table,
    turn,
    why_not,
)


def pile(*names):
    """Counts by type."""
    return [names.count(b.name.lower()) for b in Building]


def names(counts):
    return [b.name.lower() for b in Building for _ in range(counts[b])]


def stacked(deck=(), discard=(), seats=3):
    """A table with these piles; all other cards are out of reach, built before the last player."""
    state = table(seats)
    state.deck, state.discard = pile(*deck), pile(*discard)
    state.players[-1].built = tuple(5 - a - b for a, b in zip(state.deck, state.discard, strict=True))
    return state


def librarian(state, seat=0):
    """The seat's turn, with a worker on the Librarians."""
    state.guild_worker[Guild.LIBRARIANS] = seat * 4 + Worker.ELF
    return turn(state, seat)


# ---- Drawing


@pytest.mark.rule("ruling.12.2.25")
def test_a_card_from_the_draw_pile_goes_to_the_hand_and_only_its_owner_sees_it():
    state = stacked(deck=("pub", "inn", "inn", "keep"))
    state.waiting.append(DrawToHand(CHANCE, 1, 1))
    (event,) = play(state, "draw inn")[:1]
    assert event == Drew(1, Building.INN)
    assert [event.for_seat(seat) for seat in (0, 1, 2, None)] == [
        DrewUnseen(1),
        Drew(1, Building.INN),
        DrewUnseen(1),
        DrewUnseen(1),
    ]
    assert (hand_of(state, 1), names(state.deck)) == (["inn"], ["pub", "inn", "keep"])
    assert (hand_of(state, 0), hand_of(state, 2)) == ([], [])


@pytest.mark.parametrize("decision", [DrawToHand(CHANCE, 1, 3), TurnUpForPool(CHANCE)])
def test_the_next_card_is_any_type_of_the_pile_by_its_number_of_cards(decision):
    state = stacked(deck=("gardens", "inn", "inn", "keep", "keep", "keep"))
    state.waiting.append(decision)
    assert legal(state) == ["draw gardens", "draw inn", "draw keep"]
    assert GAME.weights(state) == [1, 2, 3]
    assert list(decision.offers()) == list(range(DRAW, DRAW + 10))
    assert why_not(state, "draw pub") == Reason("chance-impossible")
    assert why_not(state, "take pub") == Reason("not-now")


def test_cards_are_drawn_one_by_one_until_the_number_is_reached():
    state = stacked(deck=("pub", "inn", "bank", "keep"))
    cards.draw_cards(state, 2, 3, None)
    assert state.waiting[-1].data() == (2, 3)
    state.waiting.pop().apply(state, DRAW + Building.BANK, None)
    assert state.waiting[-1].data() == (2, 2)
    state.waiting.pop().apply(state, DRAW + Building.PUB, None)
    state.waiting.pop().apply(state, DRAW + Building.KEEP, None)
    assert (hand_of(state, 2), state.waiting, names(state.deck)) == (["pub", "bank", "keep"], [], ["inn"])


@pytest.mark.parametrize("count", [0, -1])
def test_drawing_no_cards_asks_nothing(count):
    state = stacked(discard=("pub",))
    cards.draw_cards(state, 0, count, None)
    assert (state.waiting, names(state.deck), names(state.discard)) == ([], [], ["pub"])


# ---- Reshuffling


@pytest.mark.rule("actions.reshuffle", "ruling.12.2.34")
def test_the_discard_pile_is_reshuffled_in_the_middle_of_a_draw():
    state = librarian(stacked(deck=("pub", "pub"), discard=("inn", "bank", "keep")))
    pool(state)
    events = play(state, "activate librarians", "draw pub", "draw pub")
    assert events[-2:] == [Drew(0, Building.PUB), Reshuffled(3)]
    assert legal(state) == ["draw inn", "draw bank", "draw keep"]
    assert (names(state.deck), names(state.discard)) == (["inn", "bank", "keep"], [])
    play(state, "draw bank")
    assert (asked(state), names(state.deck)) == ("DiscardCards 0", ["inn", "keep"])


@pytest.mark.rule("ruling.12.2.34")
def test_a_reshuffle_waits_until_a_card_is_needed():
    state = librarian(stacked(deck=("pub", "pub", "pub"), discard=("inn",)))
    state.pool = pile("keep", "keep", "keep")
    events = play(state, "activate librarians", "draw pub", "draw pub", "draw pub", "discard pub", "end")
    assert not any(isinstance(event, Reshuffled) for event in events)
    assert (names(state.deck), names(state.discard)) == ([], ["pub", "inn"])
    assert play(state, "take top")[1:] == [Reshuffled(2)]
    assert (names(state.deck), names(state.discard)) == (["pub", "inn"], [])


@pytest.mark.rule("ruling.12.2.34")
def test_neither_the_pool_nor_hands_nor_cards_still_to_be_discarded_are_reshuffled():
    state = stacked(deck=(), discard=("inn",))
    state.pool = pile("keep", "keep", "keep")
    state.players[0].hand = pile("pub", "tower")
    librarian(state)
    assert play(state, "activate librarians")[-1] == Reshuffled(1)
    assert legal(state) == ["draw inn"]
    play(state, "draw inn")
    assert legal(state) == ["discard pub", "discard tower", "discard inn"]
    assert (names(state.pool), names(state.deck)) == (["keep", "keep", "keep"], [])


def test_a_reshuffle_needs_an_empty_draw_pile_and_tells_how_many_cards_it_took():
    state = stacked(deck=("pub",), discard=("inn", "keep"))
    log = Log()
    assert cards.ready_draw_pile(state, log) is True
    assert (names(state.deck), names(state.discard), log.events) == (["pub"], ["inn", "keep"], [])
    state.deck = pile()
    assert cards.ready_draw_pile(state, log) is True
    assert (names(state.deck), names(state.discard), log.events) == (["inn", "keep"], [], [Reshuffled(2)])
    state.deck = pile()
    assert cards.ready_draw_pile(state, log) is False
    assert log.events == [Reshuffled(2)]


# ---- Both piles empty


@pytest.mark.rule("ruling.12.2.35")
def test_one_draws_as_many_as_there_are_and_still_discards_in_full():
    state = librarian(stacked(deck=("pub",), discard=("inn",)))
    events = play(state, "activate librarians", "draw pub", "draw inn")
    assert events[1:] == [Drew(0, Building.PUB), Reshuffled(1), Drew(0, Building.INN)]
    assert (asked(state), legal(state)) == ("DiscardCards 0", ["discard pub", "discard inn"])
    play(state, "discard inn")
    assert (hand_of(state, 0), asked(state)) == (["pub"], "ChooseAction 0")


@pytest.mark.rule("ruling.12.2.35")
@pytest.mark.parametrize(
    ("held", "asked_for"),
    [((), "ChooseAction 0"), (("pub",), "DiscardCards 0"), (("pub",) * 3, "DiscardCards 0")],
)
def test_with_nothing_to_draw_the_compulsory_discard_takes_at_most_the_whole_hand(held, asked_for):
    state = stacked()
    state.players[0].built = tuple(pile("library"))
    state.players[0].on_cards = (4 * 4 + Worker.ELF,)
    state.players[0].hand = pile(*held)
    turn(state, 0)
    play(state, "activate library")
    assert asked(state) == asked_for
    play(state, *["discard pub"] * min(2, len(held)))
    assert (asked(state), hand_of(state, 0)) == ("ChooseAction 0", list(held[2:]))


@pytest.mark.rule("ruling.12.2.35")
@pytest.mark.parametrize(
    ("deck", "discard", "can"), [((), (), False), (("keep",), (), True), ((), ("pub",), True)]
)
def test_a_card_can_be_drawn_while_either_pile_holds_one(deck, discard, can):
    assert cards.can_draw(stacked(deck, discard)) is can


@pytest.mark.rule("ruling.12.2.35")
def test_the_top_card_cannot_be_bought_when_there_is_none():
    state = stacked()
    state.pool = pile("inn")
    at(state, offer_card)
    assert legal(state) == ["stop", "take inn"]
    assert why_not(state, "take top") == Reason("nothing-to-draw")


@pytest.mark.rule("ruling.12.2.35", "ruling.12.2.50")
def test_gaps_in_the_pool_stay_open_and_are_filled_at_the_end_of_a_turn_after_the_discard():
    state = stacked()
    goods(state, 0)
    state.pool = pile("keep")
    state.players[0].hand = pile("pub", "pub", "pub", "inn", "inn", "bank", "bank")
    turn(state, 0)
    play(state, "end")
    assert (asked(state), names(state.pool)) == ("DiscardCards 0", ["keep"])
    events = play(state, "discard pub", "discard inn")
    assert events[-1] == Reshuffled(2)
    deal(state)
    assert (names(state.pool), names(state.deck), asked(state)) == (
        ["pub", "inn", "keep"],
        [],
        "ChooseAction 1",
    )


# ---- The pool


@pytest.mark.rule("ruling.12.2.50")
@pytest.mark.parametrize(("lying", "missing"), [((), 3), (("pub",), 2), (("pub", "pub"), 1)])
def test_a_refill_goes_up_to_three_cards_older_gaps_included(lying, missing):
    state = stacked(deck=("keep",) * 5)
    state.pool = pile(*lying)
    at(state, offer_card)
    state.waiting.clear()
    log = Log()
    cards.refill_pool(state, log)
    for _ in range(missing):
        state.waiting.pop().apply(state, DRAW + Building.KEEP, log)
    assert (state.waiting, log.events) == ([], [PoolCard(Building.KEEP)] * missing)
    assert (names(state.pool), state.deck[Building.KEEP]) == ([*lying, *["keep"] * missing], 5 - missing)


@pytest.mark.rule("ruling.12.2.50")
def test_a_full_pool_is_not_refilled():
    state = stacked(deck=("keep",))
    state.pool = pile("pub", "inn", "bank")
    cards.refill_pool(state, None)
    assert state.waiting == []


@pytest.mark.rule("ruling.12.2.50")
def test_a_refill_goes_as_far_as_there_are_cards_also_through_a_reshuffle():
    state = stacked(deck=("keep",), discard=("pub",))
    cards.refill_pool(state, None)
    state.waiting.pop().apply(state, DRAW + Building.KEEP, None)
    assert (names(state.deck), names(state.discard)) == (["pub"], [])
    state.waiting.pop().apply(state, DRAW + Building.PUB, None)
    assert (names(state.pool), state.waiting) == (["pub", "keep"], [])


# ---- Discarding


def test_a_discard_goes_face_up_to_the_common_pile():
    state = stacked(discard=("keep",))
    state.players[1].hand = pile("pub", "inn", "inn")
    cards.ask_to_discard(state, 1, 1)
    (event,) = play(state, "discard inn")[:1]
    assert (event, event.for_seat(0), event.reveals()) == (Discarded(1, Building.INN), event, True)
    assert (hand_of(state, 1), names(state.discard)) == (["pub", "inn"], ["inn", "keep"])


def test_types_are_named_in_the_order_of_the_appendix_so_that_a_set_is_offered_once():
    state = table(3)
    state.players[1].hand = pile("pub", "inn", "inn", "keep")
    cards.ask_to_discard(state, 1, 2)
    assert (asked(state), state.waiting[-1].data()) == ("DiscardCards 1", (2, 0))
    assert legal(state) == ["discard pub", "discard inn"]
    assert why_not(state, "discard keep") == Reason("too-few-behind", building=Building.KEEP)
    assert why_not(state, "discard bank") == Reason("not-in-hand", building=Building.BANK)
    play(state, "discard inn")
    assert state.waiting[-1].data() == (1, Building.INN)
    assert legal(state) == ["discard inn", "discard keep"]
    assert why_not(state, "discard pub") == Reason("in-card-order", building=Building.PUB)
    assert why_not(state, "discount one-stone") == Reason("not-now")
    assert why_not(state, "rob red wood") == Reason("not-now")
    assert list(state.waiting[-1].offers()) == list(range(DISCARD, DISCARD + 10))


@pytest.mark.parametrize(("count", "left"), [(-1, None), (0, None), (1, 1), (3, 3), (4, 3)])
def test_at_most_the_whole_hand_is_discarded(count, left):
    state = table(3)
    state.players[0].hand = pile("pub", "inn", "inn")
    cards.ask_to_discard(state, 0, count)
    assert [decision.left for decision in state.waiting] == [left] * (left is not None)


def test_a_whole_hand_must_go_from_the_first_card_on():
    state = table(3)
    state.players[0].hand = pile("pub", "inn", "inn")
    state.waiting.append(DiscardCards(0, 3, 0))
    assert legal(state) == ["discard pub"]


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (DISCARD - 1, Reason("not-now")),
        (DISCARD + Building.PUB, Reason("in-card-order", building=Building.PUB)),
        (DISCARD + Building.INN, Reason("too-few-behind", building=Building.INN)),
        (DISCARD + Building.KEEP, Reason("not-in-hand", building=Building.KEEP)),
        (DISCARD + 10, Reason("not-now")),
    ],
)
def test_why_a_card_cannot_be_discarded(action, reason):
    assert cards.why_not_discard(pile("pub", "inn"), action, Building.INN) == reason
