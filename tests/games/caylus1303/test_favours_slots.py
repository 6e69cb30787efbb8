"""Favours that use a slot of the Construction Site, and the characters of the board."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.effects import favours
from boardwright.games.caylus1303.events import (
    CharacterGained,
    CharacterLeft,
    Constructed,
    Declined,
    Goods,
    SlotChosen,
    Used,
    Wasted,
)
from boardwright.games.caylus1303.phases.activation import activate_city
from boardwright.games.caylus1303.terms import ON_BOARD, Character, Source, Tile
from tests.games.caylus1303.setting import (
    BASICS,
    asked,
    at,
    characters_of,
    goods_of,
    held,
    legal,
    on_board,
    play,
    pool,
    score,
    table,
    why_not,
    worker,
    workers_of,
)

CARPENTER_SITE = ("basic-carpenter", "covered-market", "gold-mine")
NO_CARPENTER = tuple("market-2" if name == "basic-carpenter" else name for name in BASICS)
FARM_SITE = ("farm-2", "covered-market", "gold-mine")
NO_FARM = tuple("market-2" if name == "farm-2" else name for name in BASICS)


def favour(state, seat=0, round_number=1):
    """A seat has a favour."""
    state.round = round_number
    favours.grant(state, seat, None)
    return state


def at_fairground(state, *seats):
    """Workers of these seats stand on the Fairground, and the city is activated."""
    for seat in seats:
        worker(state, seat, "fairground")
    return at(state, activate_city)


@pytest.mark.rule("favour.slot.rounds")
@pytest.mark.parametrize(
    ("round_number", "open_slots"),
    [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3)],
)
def test_slots_open_in_rounds_one_four_and_seven(round_number, open_slots):
    state = favour(table(3), 0, round_number)
    assert legal(state) == ["slot 1", "slot 2", "slot 3"][:open_slots]


@pytest.mark.rule("favour.slot.rounds")
def test_a_closed_slot_says_in_which_round_it_opens():
    state = favour(table(3), 0, 3)
    assert why_not(state, "slot 2") == Reason("slot-closed", slot=2, round=4)
    assert why_not(state, "slot 3") == Reason("slot-closed", slot=3, round=7)
    assert why_not(state, "slot 1") is None


@pytest.mark.rule("favour.slot", "favour.slot.worker")
@pytest.mark.parametrize(
    ("site", "slot", "gained", "left"),
    [
        (("farm-2", "covered-market", "gold-mine"), 1, Goods(food=1), (2, 2, 1, 0, 0)),
        (("market-2", "wood-sawmill", "gold-mine"), 2, Goods(wood=1, points=1), (1, 3, 1, 0, 0)),
        (("market-2", "covered-market", "stone-farm"), 3, Goods(food=1, cloth=1), (2, 2, 1, 1, 0)),
        (("market-2", "covered-market", "gold-mine"), 3, Goods(gold=1), (1, 2, 1, 0, 1)),
    ],
)
def test_a_slot_is_used_with_its_setup_side_without_a_worker(site, slot, gained, left):
    basics = tuple("market-2" if name == site[0] else name for name in BASICS)
    state = favour(table(3, site=site, basics=basics), 1, 8)
    tile = Tile(state.site[slot - 1])
    assert play(state, f"slot {slot}") == [SlotChosen(1, tile)]
    events = play(state, "use")
    assert events[0] == Used(1, tile, Goods(), gained)
    assert (goods_of(state, 1), score(state, 1), workers_of(state, 1)) == (left, gained.points, (6, 9))


@pytest.mark.rule("favour.slot")
def test_the_covered_market_of_the_site_gives_two_workers_and_a_point():
    state = favour(table(3), 0, 4)
    play(state, "slot 2", "use")
    assert (workers_of(state, 0), score(state, 0)) == ((8, 7), 1)
    assert state.players[0].points[Source.EFFECTS] == 1


@pytest.mark.rule("favour.slot.worker")
def test_a_slot_pays_nobody_for_a_placement():
    state = table(3)
    held(state, 1, "steward")
    favour(state, 0, 7)
    events = play(state, "slot 3", "use")
    assert [type(event).__name__ for event in events][:2] == ["SlotChosen", "Used"]
    assert [score(state, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("favour.slot.price")
def test_the_market_of_the_site_costs_a_worker_of_the_pool():
    state = favour(table(3), 0)
    play(state, "slot 1")
    assert legal(state) == ["decline", "take food", "take wood", "take stone", "take cloth"]
    events = play(state, "take cloth")
    assert events[0] == Used(0, Tile.MARKET_2, Goods(workers=1), Goods(cloth=1))
    assert (goods_of(state, 0), workers_of(state, 0)) == ((1, 2, 1, 1, 0), (5, 10))


@pytest.mark.rule("favour.slot.price")
def test_a_construction_by_a_favour_costs_goods_and_a_house():
    state = favour(table(3, site=CARPENTER_SITE, basics=NO_CARPENTER), 0)
    play(state, "slot 1")
    assert asked(state) == "ChooseConstruction 0"
    events = play(state, "build wood-market")
    assert events[0] == Constructed(0, Tile.WOOD_MARKET, 10, Goods(food=1, wood=1), 3)
    assert (goods_of(state, 0), state.players[0].houses) == ((0, 1, 1, 0, 0), 8)


@pytest.mark.rule("favour.slot.price", "ruling.10.6")
def test_a_slot_whose_price_cannot_be_paid_may_be_picked_for_the_character():
    state = table(3)
    pool(state, 0, 0)
    on_board(state, "bailiff")
    favour(state, 0)
    events = play(state, "slot 1")
    assert events == [SlotChosen(0, Tile.MARKET_2), Wasted(0, Tile.MARKET_2)]
    assert asked(state) == "TakeFromBoard 0"
    play(state, "character bailiff")
    assert characters_of(state, 0) == ["bailiff"]


@pytest.mark.rule("favour.slot.again")
def test_two_favours_of_one_round_may_use_the_same_slot():
    state = table(3, site=FARM_SITE, basics=NO_FARM)
    at_fairground(state, 0, 2)
    play(state, "use", "slot 1", "use")
    assert asked(state) == "SeekFavour 2"
    play(state, "use", "slot 1", "use")
    assert (goods_of(state, 0), goods_of(state, 2)) == ((2, 1, 1, 0, 0), (2, 1, 1, 0, 0))
    assert state.site[0] == Tile.FARM_2


@pytest.mark.rule("favour.character")
def test_after_a_slot_one_character_of_the_board_may_be_taken_freely_chosen():
    state = table(3)
    on_board(state, "early-riser", "architect", "day-labourer")
    held(state, 1, "thief")
    favour(state, 0)
    play(state, "slot 1", "take food")
    assert asked(state) == "TakeFromBoard 0"
    assert legal(state) == [
        "decline",
        "character early-riser",
        "character architect",
        "character day-labourer",
    ]
    events = play(state, "character architect")
    assert events[0] == CharacterGained(0, Character.ARCHITECT)
    assert characters_of(state, 0) == ["architect"]
    assert characters_of(state, ON_BOARD) == ["early-riser", "day-labourer"]
    assert characters_of(state, 1) == ["thief"]


@pytest.mark.rule("favour.character")
def test_characters_of_the_board_may_be_left_there():
    state = table(3)
    on_board(state, "bailiff")
    favour(state, 0)
    events = play(state, "slot 1", "take food", "decline")
    assert events[2] == CharacterLeft(0)
    assert characters_of(state, ON_BOARD) == ["bailiff"]


@pytest.mark.rule("ruling.10.6", "favour.character")
def test_a_character_may_be_taken_when_the_effect_of_the_slot_is_declined():
    state = table(3)
    on_board(state, "bailiff")
    favour(state, 0)
    events = play(state, "slot 1", "decline", "character bailiff")
    assert events[:3] == [
        SlotChosen(0, Tile.MARKET_2),
        Declined(0, Tile.MARKET_2),
        CharacterGained(0, Character.BAILIFF),
    ]


@pytest.mark.rule("favour.character")
def test_only_characters_of_the_board_can_be_taken_there():
    state = table(3)
    on_board(state, "bailiff")
    held(state, 2, "thief")
    favour(state, 0)
    play(state, "slot 1", "decline")
    held_by = Reason("character-held", character=Character.THIEF, holder=2)
    assert why_not(state, "character thief") == held_by
    boxed = Reason("character-not-in-game", character=Character.STEWARD)
    assert why_not(state, "character steward") == boxed
    assert why_not(state, "slot 1") == Reason("not-now")


@pytest.mark.rule("favour.character.after")
def test_the_architect_taken_after_a_construction_adds_nothing_to_it():
    state = table(3, site=CARPENTER_SITE, basics=NO_CARPENTER)
    on_board(state, "architect")
    favour(state, 0)
    play(state, "slot 1", "build wood-market", "character architect")
    assert (score(state, 0), characters_of(state, 0)) == (3, ["architect"])


@pytest.mark.rule("favour.character.after")
def test_the_board_is_looked_at_after_the_effect_even_one_with_a_choice_of_payment():
    state = table(3, site=CARPENTER_SITE, basics=NO_CARPENTER)
    on_board(state, "architect")
    favour(state, 0)
    play(state, "slot 1", "build tailor")
    assert asked(state) == "PayForBuilding 0"
    play(state, "pay stone")
    assert (asked(state), score(state, 0)) == ("TakeFromBoard 0", 4)


@pytest.mark.rule("favour.character.gone")
def test_a_character_taken_from_the_board_never_returns_and_then_nobody_is_asked():
    state = table(3)
    on_board(state, "bailiff")
    at_fairground(state, 0, 2)
    play(state, "use", "slot 1", "decline", "character bailiff", "use")
    assert legal(state) == ["slot 1", "character bailiff"]
    play(state, "slot 1", "decline")
    assert asked(state) == "MoveTheProvost 0"
    assert (characters_of(state, 0), characters_of(state, ON_BOARD)) == (["bailiff"], [])
