"""Phase 4, the end of a turn: the card, the Library draws, the hand limit, the pool."""

import pytest

from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.events import (
    BoughtCard,
    BoughtNothing,
    BoughtTop,
    Discarded,
    Drew,
    EndedActions,
    PoolCard,
    Reshuffled,
)
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.terms import Building, Guild
from tests.games.belfort.setting import (
    asked,
    built,
    empty_draw_pile,
    goods,
    goods_of,
    hand,
    hand_of,
    legal,
    number,
    play,
    pool,
    table,
    turn,
    why_not,
)

THREE = ("pub", "inn", "keep")


def ending(*cards, seat=0, gold=1, up=THREE, libraries=0):
    """The turn of a player with a hand, some gold and gnomes in Libraries; the pool as given."""
    state = table(3)
    pool(state, *up)
    hand(state, seat, *cards)
    goods(state, seat, gold=gold)
    built(state, seat, *["library"] * libraries, gnomes=True)
    return turn(state, seat)


def no_cards_left(state):
    """Neither draw pile nor discard pile."""
    state.deck, state.discard, state.fresh = [0] * 10, [0] * 10, 0


def pool_of(state):
    return [building.name.lower() for building in Building for _ in range(state.pool[building])]


def known(state, seat):
    """What everybody knows to be in a hand."""
    return GAME.view(state, None)["players"][seat]["known"]


def told(state, *actions):
    play(state, *actions)
    return GAME.position(state)


def untold(state, *actions):
    for action in actions:
        GAME.apply(state, number(action))
    return GAME.position(state)


@pytest.mark.rule("actions.card", "actions.card.refill")
def test_1_gold_buys_a_pool_card_which_is_replaced_at_once():
    state = ending("bank", seat=1, gold=3)
    play(state, "end")
    assert asked(state) == "BuyCard 1"
    assert legal(state) == ["stop", "take pub", "take inn", "take keep", "take top"]
    assert play(state, "take inn") == [BoughtCard(1, Building.INN, 1)]
    assert (goods_of(state, 1), hand_of(state, 1)) == ((0, 0, 0, 2), ["inn", "bank"])
    assert (pool_of(state), asked(state)) == (["pub", "keep"], "TurnUpForPool -1")
    assert play(state, "draw tower") == [PoolCard(Building.TOWER)]
    assert pool_of(state) == ["pub", "tower", "keep"]
    assert known(state, 1) == ["inn"]
    assert asked(state) == "ChooseAction 2"


@pytest.mark.rule("actions.card")
def test_1_gold_buys_the_unseen_top_card_and_leaves_the_pool():
    state = ending(seat=1)
    play(state, "end")
    assert play(state, "take top") == [BoughtTop(1, 1)]
    assert goods_of(state, 1) == (0, 0, 0, 0)
    assert play(state, "draw bank") == [Drew(1, Building.BANK)]
    assert (hand_of(state, 1), known(state, 1)) == (["bank"], [])
    assert (pool_of(state), sum(state.deck)) == (["pub", "inn", "keep"], 46)
    assert asked(state) == "ChooseAction 2"


@pytest.mark.rule("actions.card")
def test_a_player_may_buy_no_card():
    state = ending(seat=1)
    play(state, "end")
    assert play(state, "stop") == [BoughtNothing(1)]
    assert (goods_of(state, 1), hand_of(state, 1), pool_of(state)) == ((0, 0, 0, 1), [], list(THREE))
    assert asked(state) == "ChooseAction 2"


@pytest.mark.rule("actions.card")
def test_without_gold_no_card_is_offered():
    state = ending(gold=0)
    assert play(state, "end") == [EndedActions(0, 0)]
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("actions.card")
def test_only_one_card_is_bought_however_much_gold_there_is():
    state = ending(gold=9)
    play(state, "end", "take pub", "draw bank")
    assert (asked(state), state.players[0].gold) == ("ChooseAction 1", 8)


@pytest.mark.rule("actions.card")
def test_only_cards_of_the_pool_or_the_top_card_can_be_bought():
    state = ending(up=("gardens", "gardens", "library"))
    play(state, "end")
    assert legal(state) == ["stop", "take gardens", "take library", "take top"]
    assert why_not(state, "take pub") == Reason("not-in-pool", building=Building.PUB)
    assert why_not(state, "take keep") == Reason("not-in-pool", building=Building.KEEP)
    assert why_not(state, "end") == Reason(NOT_NOW)
    assert why_not(state, "take from green") == Reason(NOT_NOW)
    assert why_not(state, "draw pub") == Reason(NOT_NOW)
    assert list(state.waiting[-1].offers()) == [
        number("stop"),
        *range(number("take pub"), number("take keep") + 1),
        number("take top"),
    ]


@pytest.mark.rule("ruling.12.2.35", "actions.card")
def test_the_top_card_cannot_be_bought_when_there_is_none():
    state = ending()
    no_cards_left(state)
    play(state, "end")
    assert legal(state) == ["stop", "take pub", "take inn", "take keep"]
    assert why_not(state, "take top") == Reason("nothing-to-draw")
    play(state, "take pub")
    assert (pool_of(state), hand_of(state, 0)) == (["inn", "keep"], ["pub"])
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("actions.card")
def test_the_only_card_that_can_be_had_is_offered_also_to_a_player_who_holds_its_like():
    state = ending("pub", up=("pub",))
    no_cards_left(state)
    play(state, "end")
    assert legal(state) == ["stop", "take pub"]
    play(state, "take pub")
    assert (hand_of(state, 0), pool_of(state), known(state, 0)) == (["pub", "pub"], [], ["pub"])


@pytest.mark.rule("ruling.12.2.35")
def test_with_no_card_anywhere_none_is_offered():
    state = ending(up=())
    no_cards_left(state)
    assert play(state, "end") == [EndedActions(0, 0)]
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("ruling.12.2.35")
def test_gaps_of_the_pool_are_filled_after_the_discard_of_a_later_turn():
    state = ending("pub", "pub", "pub", "bank", "bank", "bank", gold=0, up=("inn", "keep"))
    no_cards_left(state)
    assert play(state, "end", "discard bank", "draw bank") == [
        EndedActions(0, 0),
        Discarded(0, Building.BANK),
        Reshuffled(1),
        PoolCard(Building.BANK),
    ]
    assert (pool_of(state), sum(state.discard)) == (["inn", "bank", "keep"], 0)
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("building.library.gnome")
def test_a_library_gnome_draws_a_free_card_after_the_actions():
    state = ending("bank", seat=1, gold=0, libraries=1)
    assert play(state, "end", "draw inn") == [EndedActions(1, 0), Drew(1, Building.INN)]
    assert (hand_of(state, 1), goods_of(state, 1)) == (["inn", "bank"], (0, 0, 0, 0))
    assert (pool_of(state), known(state, 1)) == (["pub", "inn", "keep"], [])
    assert asked(state) == "ChooseAction 2"


@pytest.mark.rule("building.library.gnome")
def test_a_library_without_a_gnome_or_of_another_player_draws_nothing():
    state = ending(gold=0)
    built(state, 0, "library")
    built(state, 1, "library", gnomes=True)
    assert play(state, "end") == [EndedActions(0, 0)]
    assert (hand_of(state, 0), asked(state)) == ([], "ChooseAction 1")


@pytest.mark.rule("building.library.gnome", "actions.gnome")
def test_a_library_gnome_hired_this_turn_draws_in_this_turn():
    state = ending(gold=3)
    built(state, 0, "library")
    play(state, "gnome library", "end", "draw tower")
    assert (hand_of(state, 0), asked(state)) == (["tower"], "ChooseAction 1")


@pytest.mark.rule("ruling.12.2.31", "actions.hand")
def test_several_library_gnomes_each_draw_and_one_discard_follows_them_all():
    state = ending("pub", "pub", "pub", "inn", gold=0, libraries=3)
    play(state, "end", "draw bank", "draw bank")
    assert asked(state) == "DrawToHand -1"
    play(state, "draw keep")
    assert (asked(state), state.players[0].hand_size()) == ("DiscardCards 0", 7)
    assert play(state, "discard pub", "discard keep") == [
        Discarded(0, Building.PUB),
        Discarded(0, Building.KEEP),
    ]
    assert hand_of(state, 0) == ["pub", "pub", "inn", "bank", "bank"]
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("ruling.12.2.31", "ruling.12.2.35")
def test_library_gnomes_draw_as_far_as_there_are_cards():
    state = ending(gold=0, libraries=3)
    no_cards_left(state)
    state.deck[Building.BANK] = 1
    state.discard[Building.INN] = 1
    assert play(state, "end", "draw bank", "draw inn")[1:] == [
        Drew(0, Building.BANK),
        Reshuffled(1),
        Drew(0, Building.INN),
    ]
    assert (hand_of(state, 0), asked(state)) == (["inn", "bank"], "ChooseAction 1")


@pytest.mark.rule("actions.hand")
@pytest.mark.parametrize(
    ("cards", "discards"),
    [
        (["pub"] * 5, []),
        (["pub"] * 5 + ["inn"], ["discard inn"]),
        (["pub"] * 5 + ["inn"], ["discard pub"]),
        (["pub"] * 4 + ["inn"] * 4, ["discard pub", "discard inn", "discard inn"]),
    ],
)
def test_the_player_discards_down_to_five_cards_of_choice(cards, discards):
    state = ending(*cards, seat=1, gold=0, up=("bank", "keep", "keep"))
    play(state, "end", *discards)
    assert asked(state) == "ChooseAction 2"
    assert state.players[1].hand_size() == 5
    assert sum(state.discard) == len(discards)


@pytest.mark.rule("actions.hand")
def test_the_limit_holds_only_at_the_end_of_the_turn_and_only_for_its_player():
    state = ending(*["pub"] * 4, *["inn"] * 3, gold=0, up=("bank", "keep", "keep"))
    hand(state, 1, *["tower"] * 5, "market")
    assert asked(state) == "ChooseAction 0"
    play(state, "end")
    assert asked(state) == "DiscardCards 0"
    play(state, "discard pub", "discard pub")
    assert (asked(state), state.players[1].hand_size()) == ("ChooseAction 1", 6)


@pytest.mark.rule("actions.end", "actions.card.refill")
def test_a_turn_ends_with_workers_purchase_refill_library_draws_and_discard_in_this_order():
    state = ending("pub", "pub", "pub", "pub", libraries=1, up=("inn", "bank", "keep"))
    state.guild_worker[Guild.MINERS] = 0
    turn_end = ("end", "take inn", "draw tower", "draw market", "discard pub")
    assert play(state, *turn_end) == [
        EndedActions(0, 1),
        BoughtCard(0, Building.INN, 1),
        PoolCard(Building.TOWER),
        Drew(0, Building.MARKET),
        Discarded(0, Building.PUB),
    ]
    assert pool_of(state) == ["tower", "bank", "keep"]
    assert hand_of(state, 0) == ["pub", "pub", "pub", "inn", "market"]
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("actions.reshuffle")
def test_an_empty_draw_pile_is_replaced_by_the_discard_pile_when_a_card_is_needed():
    state = ending()
    empty_draw_pile(state)
    play(state, "end")
    assert (sum(state.deck), sum(state.discard)) == (0, 47)
    assert play(state, "take top") == [BoughtTop(0, 1), Reshuffled(47)]
    assert (sum(state.deck), sum(state.discard)) == (47, 0)
    play(state, "draw bank")
    assert (sum(state.deck), hand_of(state, 0)) == (46, ["bank"])


@pytest.mark.rule("actions.reshuffle")
def test_the_last_card_of_the_draw_pile_leaves_without_a_reshuffle():
    state = ending()
    empty_draw_pile(state)
    state.discard[Building.BANK] -= 1
    state.deck[Building.BANK] += 1
    assert play(state, "end", "take top", "draw bank")[-1] == Drew(0, Building.BANK)
    assert (sum(state.deck), sum(state.discard)) == (0, 46)


@pytest.mark.rule("actions.reshuffle", "building.library.gnome")
def test_a_library_gnome_draws_from_the_reshuffled_discard_pile():
    state = ending(gold=0, libraries=1)
    empty_draw_pile(state)
    assert play(state, "end", "draw bank") == [EndedActions(0, 0), Reshuffled(46), Drew(0, Building.BANK)]


@pytest.mark.rule("actions.reshuffle", "actions.card.refill")
def test_the_pool_is_refilled_from_the_reshuffled_discard_pile():
    state = ending()
    no_cards_left(state)
    state.discard[Building.GARDENS] = 2
    assert play(state, "end", "take pub", "draw gardens")[1:] == [
        BoughtCard(0, Building.PUB, 1),
        Reshuffled(2),
        PoolCard(Building.GARDENS),
    ]
    assert (pool_of(state), sum(state.deck)) == (["gardens", "inn", "keep"], 1)


@pytest.mark.parametrize(
    "moves",
    [
        ("end", "stop", "draw bank", "discard bank"),
        ("end", "take pub", "draw tower", "draw bank", "discard bank", "discard bank"),
        ("end", "take top", "draw tower", "draw bank", "discard bank", "discard bank"),
    ],
)
def test_a_turn_ends_the_same_without_a_log(moves):
    state = ending(*["bank"] * 3, *["market"] * 2, libraries=1)
    assert untold(state.clone(), *moves) == told(state, *moves)
