"""Worked examples of the rules document: Delivery, favours, Stewardship, the end."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.effects import favours
from boardwright.games.caylus1303.events import (
    BecameResidence,
    CharacterTaken,
    FavourGranted,
    GoldScored,
    Goods,
    MonumentBuilt,
    MostBundles,
    Recruited,
    Used,
)
from boardwright.games.caylus1303.phases.activation import activate_city
from boardwright.games.caylus1303.phases.delivery import deliver_in_order
from boardwright.games.caylus1303.phases.stewardship import recruit, reset_provost
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.scoring import score_gold
from boardwright.games.caylus1303.terms import ON_BOARD, Character, Tile
from tests.games.caylus1303.setting import (
    BASICS,
    asked,
    at,
    build,
    characters_of,
    goods,
    goods_of,
    held,
    legal,
    monument,
    on_board,
    play,
    points,
    pool,
    residence,
    score,
    table,
    why_not,
    worker,
    workers_of,
)

RED, BLUE, GREEN = 0, 1, 2
BUNDLE = "deliver food wood stone"


def red_and_green_on_site():
    """Red on spot 1, Green on spot 2, each with goods for two bundles."""
    state = table(3)
    goods(state, RED, food=2, wood=2, stone=2)
    goods(state, GREEN, food=2, wood=2, stone=2)
    worker(state, RED, "site")
    worker(state, GREEN, "site")
    return at(state, deliver_in_order)


@pytest.mark.example("11.T14")
@pytest.mark.rule("delivery.order", "delivery.points", "delivery.favour")
def test_green_delivers_more_than_red_and_gains_the_favour():
    state = red_and_green_on_site()
    events = play(state, BUNDLE, "stop", BUNDLE, BUNDLE)
    assert (score(state, RED), score(state, GREEN)) == (5, 10)
    assert events[-2:] == [MostBundles(GREEN, 2), FavourGranted(GREEN)]
    assert asked(state) == f"ChooseFavour {GREEN}"


@pytest.mark.example("11.T14")
@pytest.mark.rule("delivery.favour.tie")
def test_green_delivers_as_many_as_red_who_gains_the_favour():
    state = red_and_green_on_site()
    events = play(state, BUNDLE, "stop", BUNDLE, "stop")
    assert (score(state, RED), score(state, GREEN)) == (5, 5)
    assert events[-2:] == [MostBundles(RED, 1), FavourGranted(RED)]


@pytest.mark.example("11.T15")
@pytest.mark.rule("delivery.bundle", "delivery.gold", "character.chamberlain")
def test_which_three_goods_are_a_bundle():
    state = table(3)
    goods(state, RED, food=3, wood=3, stone=3, cloth=3, gold=3)
    worker(state, RED, "site")
    at(state, deliver_in_order)
    assert why_not(state, "deliver food wood wood") == Reason("not-a-bundle")
    assert why_not(state, "deliver wood stone cloth") == Reason("not-a-bundle")
    assert why_not(state, "deliver wood wood wood") == Reason("not-a-bundle")
    assert why_not(state, "deliver food stone gold") is None
    held(state, RED, "chamberlain")
    assert why_not(state, "deliver wood wood wood") is None


@pytest.mark.example("11.T18")
@pytest.mark.rule("favour.slot.rounds")
def test_the_slots_of_rounds_three_four_and_seven():
    state = table(3)
    favours.grant(state, RED, None)
    state.round = 3
    assert why_not(state, "slot 2") == Reason("slot-closed", slot=2, round=4)
    state.round = 4
    assert why_not(state, "slot 2") is None
    assert why_not(state, "slot 3") == Reason("slot-closed", slot=3, round=7)
    state.round = 7
    assert why_not(state, "slot 3") is None


@pytest.mark.example("11.T19")
@pytest.mark.rule("favour.take", "favour.take.last", "favour.take.only")
def test_red_takes_the_steward_blues_only_character():
    state = table(3)
    held(state, BLUE, "steward")
    on_board(state, "thief", "bailiff", "foreman")
    favours.grant(state, RED, None)
    events = play(state, "character steward")
    assert events[0] == CharacterTaken(RED, Character.STEWARD, BLUE)
    assert (characters_of(state, RED), characters_of(state, BLUE)) == (["steward"], [])
    assert characters_of(state, ON_BOARD) == ["thief", "bailiff", "foreman"]
    assert (goods_of(state, RED), workers_of(state, RED)) == ((1, 2, 1, 0, 0), (6, 9))
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.example("11.T20")
@pytest.mark.rule("favour.slot", "favour.character", "tile.basic.farm")
@pytest.mark.parametrize(
    ("choice", "taken", "left"),
    [
        ("character bailiff", ["bailiff"], ["thief"]),
        ("character thief", ["thief"], ["bailiff"]),
        ("decline", [], ["thief", "bailiff"]),
    ],
)
def test_the_farm_on_slot_1_and_one_or_none_of_two_characters(choice, taken, left):
    basics = tuple("market-2" if name == "farm-2" else name for name in BASICS)
    state = table(3, site=("farm-2", "covered-market", "gold-mine"), basics=basics)
    on_board(state, "thief", "bailiff")
    favours.grant(state, RED, None)
    events = play(state, "slot 1", "use")
    assert events[1] == Used(RED, Tile.FARM_2, Goods(), Goods(food=1))
    assert goods_of(state, RED) == (2, 2, 1, 0, 0)
    assert legal(state) == ["decline", "character thief", "character bailiff"]
    play(state, choice)
    assert (characters_of(state, RED), characters_of(state, ON_BOARD)) == (taken, left)


@pytest.mark.example("11.T21")
@pytest.mark.rule("recruit.base", "residence.worker", "recruit.sum")
def test_recruitment_of_four_players():
    state = table(4)
    residence(state, 1, "farm-1", "sawmill")
    residence(state, 2, "quarry")
    monument(state, 2, 3, "garden")
    residence(state, 3, "market-1")
    monument(state, 3, 4, "factory")
    log = Log()
    recruit(state, log)
    assert log.events == [
        Recruited(0, Goods(workers=3)),
        Recruited(1, Goods(workers=5)),
        Recruited(2, Goods(workers=5)),
        Recruited(3, Goods(cloth=1, workers=3)),
    ]
    assert [workers_of(state, seat)[0] for seat in range(4)] == [9, 11, 11, 9]
    assert [goods_of(state, seat)[3] for seat in range(4)] == [0, 0, 0, 1]


@pytest.mark.example("11.T23")
@pytest.mark.rule("provost.reset", "provost.reset.gap")
@pytest.mark.parametrize(("built", "position"), [(0, 8), (1, 9), (3, 11), (4, 13), (5, 14)])
def test_the_provost_after_some_constructions(built, position):
    state = table(3)
    build(state, BLUE, *("wood-sawmill", "wood-quarry", "tailor", "foundry", "church")[:built])
    log = Log()
    at(state, reset_provost, log)
    assert (state.provost, log.events[0].position) == (position, position)


@pytest.mark.example("11.T24")
@pytest.mark.rule("residence.turn", "monument.build", "ruling.10.14")
def test_blue_turns_space_3_into_a_residence_and_that_into_the_garden():
    state = table(4)
    goods(state, BLUE, cloth=1, gold=1, wood=1)
    worker(state, BLUE, "lawyer")
    at(state, activate_city)
    events = play(state, "house quarry")
    assert events[-1] == BecameResidence(BLUE, Tile.QUARRY)
    assert (asked(state), legal(state)) == ("ChooseMonument 1", ["decline", "monument garden"])
    events = play(state, "monument garden")
    assert events[0] == MonumentBuilt(BLUE, Tile.GARDEN, 3, Goods(wood=1, gold=1), 4)
    assert events[2] == Recruited(BLUE, Goods(workers=5))
    assert (score(state, BLUE), goods_of(state, BLUE)) == (4, (0, 0, 0, 0, 0))
    assert (workers_of(state, BLUE), state.road[2]) == ((10, 5), Tile.GARDEN)


@pytest.mark.example("11.T28")
@pytest.mark.rule("end.gold", "end.rest", "end.tie")
def test_fifty_points_and_three_gold_are_fifty_six_and_a_tie_is_shared():
    state = table(3)
    state.round = 9
    points(state, RED, 50)
    goods(state, RED, food=3, wood=2, stone=2, cloth=2, gold=3)
    pool(state, RED, 12)
    points(state, BLUE, 56)
    goods(state, BLUE)
    points(state, GREEN, 55)
    goods(state, GREEN)
    log = Log()
    at(state, score_gold, log)
    assert log.events[0] == GoldScored(RED, 3, 6)
    assert GAME.scores(state) == [56, 56, 55]
    assert GAME.ranking(state) == [1, 1, 3]
