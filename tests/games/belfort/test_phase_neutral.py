"""Two players: the turns and the dwarves of the neutral players 3 and 4."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.belfort.actions import DRAW, TAKE, TAKE_TOP
from boardwright.games.belfort.basics import knowledge
from boardwright.games.belfort.basics.board import markers_in
from boardwright.games.belfort.events import (
    NeutralCard,
    NeutralMarkedGatehouse,
    NeutralMarkedSite,
    NeutralWithout,
    PoolCard,
    Reshuffled,
)
from boardwright.games.belfort.phases.neutral import (
    ChooseNeutralCard,
    DrawForNeutral,
    neutral_3_builds,
    neutral_4_builds,
    refill_after_neutral,
)
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.setup import ask_for_neutral_dwarves
from boardwright.games.belfort.terms import FREE, Building
from tests.games.belfort.setting import (
    asked,
    at,
    goods,
    goods_of,
    hand,
    hand_of,
    legal,
    mark,
    play,
    pool,
    table,
    turn,
    why_not,
)

GUILDS = ("wizards", "architects", "miners", "masons", "bankers")
SITES_1_TO_5 = ["site pub 1", "site pub 2", "site pub 3", "site pub 4", "site pub 5"]


def for_two(*cards, **changes):
    """Two players; the neutral dwarves stand on Wizards and Architects; the pool is as given."""
    state = table(2, GUILDS, **changes)
    state.dwarf_3, state.dwarf_4 = 0, 1
    pool(state, *cards)
    return state


def neutral_turn(*cards):
    """The turn of neutral player 3 begins."""
    return at(for_two(*cards), neutral_3_builds)


def no_cards_to_draw(state):
    """The whole draw pile lies built before a player, out of reach."""
    built = zip(state.players[0].built, state.deck, strict=True)
    state.players[0].built = tuple(laid + left for laid, left in built)
    state.deck = [0] * len(state.deck)


def names(pile):
    return [b.name.lower() for b in Building for _ in range(pile[b])]


# ---- When, and for whom


@pytest.mark.rule("two.control", "two.turn")
@pytest.mark.parametrize(("order", "third", "fourth"), [((0, 1), 0, 1), ((1, 0), 1, 0)])
def test_the_holder_of_crest_1_acts_for_player_3_and_then_crest_2_for_player_4(order, third, fourth):
    state = for_two("pub", "inn", "keep")
    state.order = order
    at(state, neutral_3_builds)
    assert asked(state) == f"ChooseNeutralCard {third}"
    assert state.waiting[-1].data() == (2,)
    assert NeutralCard(third, 3, Building.PUB) in play(state, "take pub", "site pub 1", "draw bank")
    assert asked(state) == f"ChooseNeutralCard {fourth}"
    assert state.waiting[-1].data() == (3,)
    assert NeutralCard(fourth, 4, Building.INN) in play(state, "take inn", "site inn 1")


@pytest.mark.rule("two.control")
def test_setup_asks_for_the_dwarves_in_crest_order():
    state = table(2, GUILDS)
    state.order = (1, 0)
    at(state, ask_for_neutral_dwarves)
    assert asked(state) == "PlaceNeutralDwarf 1"
    play(state, "place miners")
    assert (asked(state), state.dwarf_3) == ("PlaceNeutralDwarf 0", 2)


@pytest.mark.rule("two.turn")
@pytest.mark.parametrize("month", [1, 2, 3, 4, 5, 6, 7])
def test_every_month_the_neutral_turns_follow_the_second_actions_turn_and_come_before_scoring(month):
    state = for_two("pub", "inn", "keep")
    state.round = month
    goods(state, 1)
    turn(state, 1)
    play(state, "end")
    assert (asked(state), state.players[0].score()) == ("ChooseNeutralCard 0", 0)
    play(state, "take pub", "site pub 1", "draw pub")
    assert (asked(state), state.players[0].score()) == ("ChooseNeutralCard 1", 0)


@pytest.mark.rule("two.turn")
def test_between_the_two_actions_turns_there_is_no_neutral_turn():
    state = for_two("pub", "inn", "keep")
    goods(state, 0)
    turn(state, 0)
    play(state, "end")
    assert asked(state) == "ChooseAction 1"


@pytest.mark.rule("two.turn")
def test_the_scoring_counts_what_the_neutral_players_have_just_built():
    state = for_two("keep", "keep", "pub")
    state.round = 3
    mark(state, 0, "wall 1 1")
    at(state, neutral_3_builds)
    play(state, "take keep", "site keep 1", "draw pub", "take top", "draw pub", "site pub 1")
    assert GAME.points(state)[0]["district-1"] == 1


@pytest.mark.rule("two.turn")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_there_are_no_neutral_players(seats):
    state = table(seats)
    log = Log()
    at(state, neutral_3_builds, log)
    assert (asked(state), state.round) == ("ChoosePlank 0", 2)
    assert (state.dwarf_3, state.dwarf_4, len(log.events)) == (FREE, FREE, 1)
    state.waiting.clear()
    refill_after_neutral(state, None)
    neutral_4_builds(state, None)
    assert state.waiting == []


@pytest.mark.rule("two.neutral")
def test_neutral_players_have_no_goods_cards_or_score():
    state = neutral_turn("keep", "inn", "pub")
    state.round = 3
    before = [goods_of(state, seat) for seat in (0, 1)]
    play(state, "take keep", "site keep 1", "draw bank", "take inn", "site inn 2", "draw bank")
    assert [goods_of(state, seat) for seat in (0, 1)] == before
    assert (len(state.players), len(GAME.scores(state)), len(GAME.ranking(state))) == (2, 2, 2)
    assert [hand_of(state, seat) for seat in (0, 1)] == [[], []]
    assert [sum(player.built) for player in state.players] == [0, 0]
    assert [GAME.points(state)[seat]["district-1"] for seat in (0, 1)] == [0, 0]


# ---- The card


@pytest.mark.rule("two.turn.card", "two.turn.site")
def test_a_pool_card_is_free_goes_to_the_discard_pile_and_marks_a_site_of_the_controllers_choice():
    state = neutral_turn("pub", "inn", "keep")
    hand(state, 0, "bank")
    assert legal(state) == ["take pub", "take inn", "take keep", "take top"]
    events = play(state, "take pub")
    assert (names(state.pool), names(state.discard)) == (["inn", "keep"], ["pub"])
    assert (asked(state), legal(state)) == ("ChooseBuildingSite 0", SITES_1_TO_5)
    events += play(state, "site pub 4")
    assert events == [NeutralCard(0, 3, Building.PUB), NeutralMarkedSite(3, Building.PUB, 4)]
    assert [owner for owner in state.sites if owner != FREE] == [2]
    assert state.sites[Building.PUB * 5 + 3] == 2
    assert (goods_of(state, 0), hand_of(state, 0)) == ((1, 1, 1, 5), ["bank"])


@pytest.mark.rule("two.turn.card", "ruling.12.2.41")
def test_the_top_card_is_shown_used_and_discarded_and_cannot_be_exchanged():
    state = neutral_turn("pub", "inn", "keep")
    events = play(state, "take top")
    assert (asked(state), state.waiting[-1].data()) == ("DrawForNeutral -1", (0, 2))
    events += play(state, "draw bank")
    assert events == [NeutralCard(0, 3, Building.BANK)]
    assert all(event.for_seat(1) == event for event in events)
    assert (names(state.pool), names(state.discard)) == (["pub", "inn", "keep"], ["bank"])
    assert legal(state) == [f"site bank {district}" for district in (1, 2, 3, 4, 5)]
    play(state, "site bank 5")
    assert (state.sites[Building.BANK * 5 + 4], state.deck[Building.BANK]) == (2, 4)
    assert asked(state) == "ChooseNeutralCard 1"


@pytest.mark.rule("two.turn.card")
def test_a_card_drawn_for_a_neutral_player_is_seen_by_all():
    state = neutral_turn("pub", "inn", "keep")
    before = state.fresh
    play(state, "take top", "draw bank")
    assert state.fresh == before - knowledge.one(Building.BANK)


@pytest.mark.rule("two.turn.card")
def test_the_top_card_is_any_type_of_the_draw_pile_by_its_number_of_cards():
    state = neutral_turn("pub", "pub", "keep")
    state.deck = [0, 3, 0, 1, 0, 0, 5, 0, 0, 2]
    play(state, "take top")
    assert legal(state) == ["draw gardens", "draw inn", "draw market", "draw keep"]
    assert GAME.weights(state) == [3, 1, 5, 2]
    assert list(state.waiting[-1].offers()) == list(range(DRAW, DRAW + 10))


@pytest.mark.rule("two.turn.card")
def test_an_empty_draw_pile_is_reshuffled_before_a_card_is_drawn_for_a_neutral_player():
    state = for_two("pub", "inn", "keep")
    state.deck = [0] * 10
    state.discard = [0, 0, 2, 0, 0, 0, 0, 0, 0, 0]
    at(state, neutral_3_builds)
    assert legal(state) == ["take pub", "take inn", "take keep", "take top"]
    assert play(state, "take top") == [Reshuffled(2)]
    play(state, "draw tower", "site tower 1")
    assert (names(state.deck), names(state.discard)) == (["tower"], ["tower"])


@pytest.mark.rule("ruling.12.2.19", "ruling.12.2.41")
def test_a_pool_card_without_a_free_site_cannot_be_chosen_and_a_drawn_one_is_discarded():
    state = for_two("pub", "pub", "keep")
    mark(state, 1, *SITES_1_TO_5)
    at(state, neutral_3_builds)
    assert legal(state) == ["take keep", "take top"]
    assert why_not(state, "take pub") == Reason("no-free-site", building=Building.PUB)
    events = play(state, "take top", "draw pub")
    assert events == [NeutralCard(0, 3, Building.PUB), NeutralWithout(3, Building.PUB)]
    assert (names(state.discard), state.sites.count(2)) == (["pub"], 0)
    assert asked(state) == "ChooseNeutralCard 1"


@pytest.mark.rule("ruling.12.2.19")
def test_a_card_without_a_site_is_discarded_also_without_a_log():
    state = for_two()
    mark(state, 1, *SITES_1_TO_5)
    DrawForNeutral(-1, 0, 2).apply(state, DRAW + Building.PUB, None)
    assert (names(state.discard), state.waiting) == (["pub"], [])
    DrawForNeutral(-1, 0, 2).apply(state, DRAW + Building.INN, None)
    assert [decision.data() for decision in state.waiting] == [(Building.INN, 2)]


@pytest.mark.rule("ruling.12.2.41")
def test_if_no_pool_card_fits_a_card_must_be_drawn():
    state = for_two("pub", "pub", "pub")
    mark(state, 1, *SITES_1_TO_5)
    at(state, neutral_3_builds)
    assert legal(state) == ["take top"]


@pytest.mark.rule("ruling.12.2.41")
def test_without_any_card_to_use_there_is_no_neutral_turn():
    state = for_two("pub", "pub", "pub")
    mark(state, 1, *SITES_1_TO_5)
    no_cards_to_draw(state)
    log = Log()
    at(state, neutral_3_builds, log)
    assert [type(event).__name__ for event in log.events] == ["NeutralDwarfMoved"] * 2 + ["MonthBegins"]


@pytest.mark.rule("ruling.12.2.35")
def test_with_no_card_to_draw_only_the_pool_is_left_to_a_neutral_player():
    state = for_two("pub")
    no_cards_to_draw(state)
    at(state, neutral_3_builds)
    assert legal(state) == ["take pub"]
    assert why_not(state, "take top") == Reason("nothing-to-draw")


def test_the_choice_of_a_neutral_card_refuses_everything_else():
    state = neutral_turn("pub", "inn", "keep")
    decision = state.waiting[-1]
    assert list(decision.offers()) == list(range(TAKE, TAKE_TOP + 1))
    assert why_not(state, "take gardens") == Reason("not-in-pool", building=Building.GARDENS)
    assert why_not(state, "take from green") == Reason("not-now")
    assert why_not(state, "draw pub") == Reason("not-now")
    assert (ChooseNeutralCard(1, 3).data(), DrawForNeutral(-1, 1, 3).data()) == ((3,), (1, 3))


# ---- The site


@pytest.mark.rule("two.turn.site")
def test_the_only_free_site_is_taken_unasked():
    state = for_two("pub", "inn", "keep")
    mark(state, 1, *SITES_1_TO_5[:4])
    at(state, neutral_3_builds)
    events = play(state, "take pub")
    assert events == [NeutralCard(0, 3, Building.PUB), NeutralMarkedSite(3, Building.PUB, 5)]
    assert (state.sites[Building.PUB * 5 + 4], asked(state)) == (2, "TurnUpForPool -1")


@pytest.mark.rule("two.turn.site")
def test_the_marker_must_go_to_a_free_site_of_the_type():
    state = for_two("pub", "inn", "keep")
    mark(state, 1, "site pub 2")
    at(state, neutral_3_builds)
    play(state, "take pub")
    assert state.waiting[-1].data() == (Building.PUB, 2)
    assert legal(state) == ["site pub 1", "site pub 3", "site pub 4", "site pub 5"]
    assert why_not(state, "site pub 2") == Reason("site-taken", building=Building.PUB)
    assert why_not(state, "site gardens 1") == Reason("not-now")
    assert why_not(state, "build keep") == Reason("not-now")


@pytest.mark.rule("ruling.12.1.6")
def test_a_neutral_keep_counts_two_markers_in_its_district():
    state = neutral_turn("pub", "inn", "keep")
    play(state, "take keep", "site keep 3")
    assert [markers_in(state, district, 4) for district in range(5)] == [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 2, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
    ]


@pytest.mark.rule("ruling.12.1.6")
def test_a_neutral_gatehouse_gets_one_marker_and_only_where_both_symbols_are_free():
    state = for_two("gatehouse", "inn", "keep")
    mark(state, 0, "gate 1 district 1", "gate 3 district 4", "gate 4 district 4", "gate 5 district 1")
    at(state, neutral_3_builds)
    events = play(state, "take gatehouse")
    assert legal(state) == ["gate 2 district 2", "gate 2 district 3"]
    assert list(state.waiting[-1].offers()) == [GAME.catalogue.parse(place) for place in ALL_SYMBOLS]
    half_taken = Reason("gatehouse-half-taken", building=Building.GATEHOUSE)
    assert why_not(state, "gate 1 district 2") == half_taken
    assert why_not(state, "gate 3 district 3") == half_taken
    assert why_not(state, "gate 1 district 1") == Reason("site-taken", building=Building.GATEHOUSE)
    assert why_not(state, "site gatehouse 2") == Reason("not-now")
    events += play(state, "gate 2 district 3")
    assert events == [NeutralCard(0, 3, Building.GATEHOUSE), NeutralMarkedGatehouse(3, 2, 3)]
    assert list(state.gates) == [0, -1, -1, 2, -1, 0, 0, -1, -1, 0]


ALL_SYMBOLS = [
    f"gate {gate} district {district}"
    for gate, district in ((1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (4, 5), (5, 5), (5, 1))
]


# ---- The pool


@pytest.mark.rule("ruling.12.1.18")
def test_the_pool_is_refilled_after_each_neutral_turn():
    state = neutral_turn("pub", "inn", "keep")
    assert play(state, "take pub", "site pub 1", "draw bank")[-1] == PoolCard(Building.BANK)
    assert asked(state) == "ChooseNeutralCard 1"
    assert legal(state) == ["take inn", "take bank", "take keep", "take top"]
    play(state, "take bank", "site bank 1")
    assert asked(state) == "TurnUpForPool -1"
    play(state, "draw market")
    assert (names(state.pool), asked(state)) == (["inn", "market", "keep"], "ChoosePlank 0")


@pytest.mark.rule("ruling.12.2.34")
def test_the_card_of_a_neutral_player_is_discarded_before_the_refill_and_may_come_back():
    state = for_two("pub")
    no_cards_to_draw(state)
    at(state, neutral_3_builds)
    events = play(state, "take pub", "site pub 1", "draw pub")
    assert events[2:] == [Reshuffled(1), PoolCard(Building.PUB)]
    assert (names(state.pool), names(state.discard)) == (["pub"], [])


@pytest.mark.rule("ruling.12.2.35", "ruling.12.2.50")
def test_older_gaps_are_filled_after_a_neutral_turn_too():
    state = for_two("keep")
    state.discard = [1, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    state.deck = [0] * 10
    at(state, neutral_3_builds)
    play(state, "take keep", "site keep 1", "draw pub", "draw gardens", "draw keep")
    assert (names(state.pool), asked(state)) == (["pub", "gardens", "keep"], "ChooseNeutralCard 1")
