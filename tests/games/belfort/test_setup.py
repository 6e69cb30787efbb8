"""Setup: players, hands, crests, pool, and the neutral dwarves of the game for two."""

from fractions import Fraction
from itertools import permutations

import pytest

from boardwright.core.decision import CHANCE
from boardwright.core.options import completed
from boardwright.core.reasons import Reason
from boardwright.core.tables import replaced
from boardwright.games.belfort.events import (
    CrestDealt,
    Discarded,
    Drew,
    DrewUnseen,
    MonthBegins,
    NeutralDwarfPlaced,
    PoolCard,
)
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.state import NOT_PLACED
from boardwright.games.belfort.terms import Building, Guild, Season
from tests.games.belfort.setting import asked, goods_of, hand_of, legal, number, play, why_not

NORMAL = ("miners", "architects", "wizards", "recruiters", "thieves")
FOR_TWO = ("miners", "architects", "wizards", "recruiters", "masons")


def start(seats=3, tables=None, **options):
    """A match before its first chance decision."""
    return GAME.new(seats, completed(GAME.meta, seats, options), replaced(GAME.printed, tables or {}))


def laid(seats=3, tables=None, guilds=None):
    """The guilds lie; chance deals the first card next."""
    state = start(seats, tables)
    play(state, *[f"tile {guild}" for guild in guilds or (FOR_TWO if seats == 2 else NORMAL)])
    return state


def dealt(*hands, tables=None):
    """Every seat has been dealt its hand, each written as one text."""
    state = laid(len(hands), tables)
    play(state, *[f"draw {card}" for cards in hands for card in cards.split()])
    return state


def before_crests(seats):
    """All have chosen: everyone has set two pubs, gardens, towers, inns or blacksmiths aside."""
    kinds = ("pub", "gardens", "tower", "inn", "blacksmith")[:seats]
    state = dealt(*[" ".join([kind] * 5) for kind in kinds])
    play(state, *[f"discard {kind}" for kind in kinds for _ in range(2)])
    return state


def texts(actions):
    return [GAME.catalogue.text(action) for action in actions]


@pytest.mark.rule("setup.player", "board.workers")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_starts_with_three_elves_three_dwarves_and_a_few_goods_at_score_0(seats):
    state = start(seats)
    assert len(state.players) == seats
    assert [goods_of(state, seat) for seat in range(seats)] == [(1, 1, 1, 5)] * seats
    assert [player.idle for player in state.players] == [[3, 0, 3, 0]] * seats
    assert [(player.elves_left, player.dwarves_left) for player in state.players] == [(4, 4)] * seats
    assert GAME.scores(state) == [0] * seats


def test_goods_and_workers_at_the_start_come_from_the_tables():
    state = start(3, tables={"start.goods": [2, 3, 4, 6], "start.workers": [1, 5]})
    assert goods_of(state, 1) == (2, 3, 4, 6)
    assert state.players[1].idle == [1, 0, 5, 0]
    assert (state.players[1].elves_left, state.players[1].dwarves_left) == (6, 2)


@pytest.mark.rule("setup.gnomes")
@pytest.mark.parametrize(("seats", "gnomes"), [(2, 9), (3, 14), (4, 18), (5, 22)])
def test_the_pool_of_gnomes_depends_on_the_number_of_players(seats, gnomes):
    assert start(seats).gnomes == gnomes


@pytest.mark.rule("setup.cards", "board.cards")
def test_five_cards_are_dealt_to_everyone_in_seat_order_from_the_fifty():
    state = laid(3)
    assert (GAME.to_act(state), list(state.deck)) == (CHANCE, [5] * 10)
    assert GAME.weights(state) == [5] * 10
    play(state, "draw pub", "draw pub", "draw inn")
    assert GAME.weights(state) == [3, 5, 5, 4, 5, 5, 5, 5, 5, 5]
    play(state, "draw bank", "draw keep", *["draw library"] * 5, *["draw market"] * 5)
    assert [hand_of(state, seat) for seat in range(3)] == [
        ["pub", "pub", "inn", "bank", "keep"],
        ["library"] * 5,
        ["market"] * 5,
    ]
    assert sum(state.deck) == 35


@pytest.mark.rule("setup.order")
def test_guilds_lie_before_cards_are_dealt_and_cards_are_kept_before_crests_and_pool_are_known():
    state = start(3)
    assert hand_of(state, 0) == []
    play(state, *[f"tile {guild}" for guild in NORMAL])
    assert asked(state) == "DrawToHand -1"
    assert sorted(state.district_of) == [-1] * 7 + [0, 1, 2, 3, 4]
    play(state, *["draw pub"] * 5, *["draw inn"] * 5, *["draw bank"] * 5)
    assert (asked(state), state.order, sum(state.pool), state.round) == ("SetAside 0", (), 0, 0)
    play(state, "discard pub", "discard pub", "discard inn", "discard inn", "discard bank", "discard bank")
    assert (asked(state), sum(state.pool)) == ("DealCrest -1", 0)
    play(state, "crest 2", "crest 3", "crest 1")
    assert (asked(state), state.order, state.round) == ("TurnUpForPool -1", (2, 0, 1), 0)
    assert play(state, "draw keep", "draw keep", "draw tower") == [
        PoolCard(Building.KEEP),
        PoolCard(Building.KEEP),
        PoolCard(Building.TOWER),
        MonthBegins(1, Season.SPRING),
    ]
    assert asked(state) == "ChoosePlank 2"


@pytest.mark.rule("setup.cards", "ruling.12.2.46")
def test_everyone_secretly_discards_two_of_five_cards_and_all_are_shown_together():
    state = dealt("pub pub inn bank keep", "library tower tower gardens inn", "keep keep keep market bank")
    assert GAME.together(state) == [0, 1, 2]
    assert play(state, "discard pub", "discard keep") == []
    assert (asked(state), GAME.together(state)) == ("SetAside 1", [1, 2])
    assert (sum(state.discard), state.players[0].hand_size()) == (0, 5)
    assert play(state, "discard tower", "discard tower", "discard keep") == []
    assert GAME.together(state) == [2]
    assert play(state, "discard keep") == [
        Discarded(0, Building.PUB),
        Discarded(0, Building.KEEP),
        Discarded(1, Building.TOWER),
        Discarded(1, Building.TOWER),
        Discarded(2, Building.KEEP),
        Discarded(2, Building.KEEP),
    ]
    assert [hand_of(state, seat) for seat in range(3)] == [
        ["pub", "inn", "bank"],
        ["gardens", "inn", "library"],
        ["bank", "market", "keep"],
    ]
    assert list(state.discard) == [1, 0, 2, 0, 0, 0, 0, 0, 0, 3]
    assert [player.aside for player in state.players] == [0, 0, 0]


@pytest.mark.rule("ruling.12.2.46", "ruling.12.2.25")
def test_nobody_else_sees_which_cards_are_set_aside_before_all_have_chosen():
    first = dealt("pub pub inn bank keep", "library tower tower gardens inn", "keep keep keep market bank")
    second = first.clone()
    play(first, "discard pub", "discard inn")
    play(second, "discard bank", "discard keep")
    assert [GAME.view(first, viewer) == GAME.view(second, viewer) for viewer in (0, 1, 2, None)] == [
        False,
        True,
        True,
        True,
    ]
    assert GAME.view(first, 0)["players"][0]["aside"] == ["pub", "inn"]


@pytest.mark.rule("setup.cards")
def test_discards_are_named_in_the_order_of_the_types_so_that_a_pair_is_offered_once():
    state = dealt("pub pub inn bank keep", "gardens " * 5, "tower " * 5)
    assert legal(state) == ["discard pub", "discard inn", "discard bank"]
    assert why_not(state, "discard keep") == Reason("too-few-behind", building=Building.KEEP)
    assert why_not(state, "discard gardens") == Reason("not-in-hand", building=Building.GARDENS)
    assert why_not(state, "take pub") == Reason("not-now")
    play(state, "discard inn")
    assert legal(state) == ["discard bank", "discard keep"]
    assert why_not(state, "discard pub") == Reason("in-card-order", building=Building.PUB)
    assert why_not(state, "discard inn") == Reason("not-in-hand", building=Building.INN)
    assert texts(state.waiting[-1].offers()) == [f"discard {b.name.lower()}" for b in Building]


@pytest.mark.rule("setup.cards")
def test_the_same_type_may_be_discarded_twice_if_it_is_in_the_hand_twice():
    state = dealt("pub pub inn bank keep", "gardens " * 5, "tower " * 5)
    play(state, "discard pub")
    assert legal(state) == ["discard pub", "discard inn", "discard bank", "discard keep"]


@pytest.mark.parametrize(("kept", "decision"), [(4, "SetAside 0"), (5, "DealCrest -1")])
def test_who_keeps_all_cards_is_not_asked(kept, decision):
    state = dealt("pub " * 5, "inn " * 5, "bank " * 5, tables={"start.kept": kept})
    assert asked(state) == decision


def test_only_so_many_cards_are_discarded_as_the_tables_say():
    state = dealt("pub " * 5, "inn " * 5, "bank " * 5, tables={"start.kept": 4})
    play(state, "discard pub", "discard inn", "discard bank")
    assert (asked(state), sum(state.discard)) == ("DealCrest -1", 3)


@pytest.mark.rule("ruling.12.2.25")
def test_a_card_from_the_draw_pile_is_seen_by_its_owner_only():
    state = laid(3)
    events = play(state, "draw keep")
    assert events == [Drew(0, Building.KEEP)]
    assert [events[0].for_seat(viewer) for viewer in (0, 1, 2, None)] == [
        Drew(0, Building.KEEP),
        DrewUnseen(0),
        DrewUnseen(0),
        DrewUnseen(0),
    ]


def orders(state, chance=Fraction(1)):
    """Every order of crests with its exact probability."""
    assert GAME.to_act(state) == CHANCE
    actions, weights = GAME.legal(state), GAME.weights(state)
    for action, weight in zip(actions, weights, strict=True):
        after = state.clone()
        GAME.apply(after, action)
        share = chance * Fraction(weight, sum(weights))
        if asked(after) == "DealCrest -1":
            yield from orders(after, share)
        else:
            yield after.order, share


@pytest.mark.rule("setup.crests")
@pytest.mark.example("13.1.26")
@pytest.mark.parametrize(("seats", "ways"), [(2, 2), (3, 6), (4, 24), (5, 120)])
def test_crests_1_to_the_number_of_players_are_dealt_every_order_equally_likely(seats, ways):
    state = before_crests(seats)
    assert legal(state) == [f"crest {n}" for n in range(1, seats + 1)]
    found = list(orders(state))
    assert len(found) == ways
    assert {order for order, _ in found} == set(permutations(range(seats)))
    assert {share for _, share in found} == {Fraction(1, ways)}


@pytest.mark.rule("setup.crests")
def test_a_crest_is_dealt_once_and_gives_its_holder_a_place_in_the_order():
    state = before_crests(4)
    assert play(state, "crest 3", "crest 1") == [CrestDealt(0, 3), CrestDealt(1, 1)]
    assert (state.order, legal(state), state.grey) == ((1, -1, 0, -1), ["crest 2", "crest 4"], 0)
    assert why_not(state, "crest 1") == Reason("chance-impossible")
    assert why_not(state, "draw pub") == Reason("not-now")
    assert texts(state.waiting[-1].offers()) == ["crest 1", "crest 2", "crest 3", "crest 4", "crest 5"]
    play(state, "crest 4", "crest 2")
    assert state.order == (1, 3, 0, 2)


@pytest.mark.rule("setup.pool", "setup.cards")
@pytest.mark.parametrize(("seats", "pile", "discards"), [(2, 37, 4), (3, 32, 6), (4, 27, 8), (5, 22, 10)])
def test_after_setup_three_cards_lie_open_and_the_rest_in_the_piles(seats, pile, discards):
    state = before_crests(seats)
    play(state, *[f"crest {n}" for n in range(1, seats + 1)], "draw keep", "draw market", "draw market")
    assert list(state.pool) == [0, 0, 0, 0, 0, 0, 2, 0, 0, 1]
    assert (sum(state.deck), sum(state.discard)) == (pile, discards)
    assert [player.hand_size() for player in state.players] == [3] * seats


def before_dwarves():
    """Two players, seat 1 with crest 1; Miners, Architects, Wizards, Recruiters, Masons in this order."""
    state = before_crests(2)
    play(state, "crest 2", "crest 1", "draw keep", "draw market", "draw inn")
    return state


@pytest.mark.rule("two.dwarf.setup")
def test_the_holder_of_crest_1_and_then_of_crest_2_puts_a_neutral_dwarf_on_a_guild():
    state = before_dwarves()
    assert asked(state) == "PlaceNeutralDwarf 1"
    assert legal(state) == [
        "place architects",
        "place recruiters",
        "place masons",
        "place miners",
        "place wizards",
    ]
    assert play(state, "place recruiters") == [NeutralDwarfPlaced(1, 3, Guild.RECRUITERS)]
    assert (asked(state), state.dwarf_3, state.dwarf_4) == ("PlaceNeutralDwarf 0", 3, NOT_PLACED)
    assert play(state, "place miners") == [
        NeutralDwarfPlaced(0, 4, Guild.MINERS),
        MonthBegins(1, Season.SPRING),
    ]
    assert (asked(state), state.dwarf_3, state.dwarf_4) == ("ChoosePlank 1", 3, 0)


@pytest.mark.rule("two.dwarf.setup")
def test_the_neutral_dwarves_stand_on_different_guilds_of_the_game():
    state = before_dwarves()
    assert why_not(state, "place spies") == Reason("guild-not-in-game", guild=Guild.SPIES)
    assert why_not(state, "place camp") == Reason("not-now")
    assert why_not(state, "place tower") == Reason("not-now")
    assert texts(state.waiting[-1].offers()) == [f"place {guild.name.lower()}" for guild in Guild]
    play(state, "place architects")
    assert legal(state) == ["place recruiters", "place masons", "place miners", "place wizards"]
    assert why_not(state, "place architects") == Reason("guild-has-dwarf", guild=Guild.ARCHITECTS)


@pytest.mark.rule("two.dwarf.setup")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_than_two_players_there_are_no_neutral_dwarves(seats):
    state = before_crests(seats)
    play(state, *[f"crest {n}" for n in range(1, seats + 1)], "draw keep", "draw market", "draw market")
    assert (asked(state), state.dwarf_3, state.dwarf_4) == ("ChoosePlank 0", NOT_PLACED, NOT_PLACED)


def test_without_a_log_setup_runs_all_the_same():
    logged, silent = dealt("pub " * 5, "inn " * 5), dealt("pub " * 5, "inn " * 5)
    actions = ["discard pub", "discard pub", "discard inn", "discard inn", "crest 2", "crest 1"]
    actions += ["draw keep", "draw keep", "draw keep", "place wizards", "place masons"]
    play(logged, *actions)
    for action in actions:
        GAME.apply(silent, number(action))
    assert GAME.position(silent) == GAME.position(logged)
    assert asked(silent) == "ChoosePlank 1"


def test_each_question_of_setup_can_be_written_down_and_read_again():
    first = start(2, mode="advanced")
    play(first, "tile wizards", "tile miners")
    second = dealt("pub pub inn bank keep", "gardens " * 5, "tower " * 5)
    play(second, "discard inn")
    third = before_crests(3)
    play(third, "crest 2")
    fourth = before_dwarves()
    play(fourth, "place architects")
    assert [again(state) for state in (first, second, third, fourth)] == [True] * 4
    assert first.waiting[-1].data() == (2, 0b000010111111, 99, 99, 99)
    assert [waiting.data() for waiting in second.waiting] == [(2, 0), (2, 0), (1, Building.INN)]
    assert (third.waiting[-1].data(), fourth.waiting[-1].data()) == ((1,), (3,))


def again(state):
    options = completed(GAME.meta, state.seats, {})
    copy = GAME.from_position(GAME.position(state), options, replaced(GAME.printed, {}))
    return (GAME.position(copy), GAME.legal(copy)) == (GAME.position(state), GAME.legal(state))
