"""Favours: where they come from, a character of another player, and what goes on afterwards."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.actions import CHARACTER, DECLINE, SLOT, USE
from boardwright.games.caylus1303.effects import favours
from boardwright.games.caylus1303.effects.favours import ChooseFavour, SeekFavour, TakeFromBoard
from boardwright.games.caylus1303.events import (
    CharacterTaken,
    Declined,
    FavourGranted,
    Goods,
    Used,
    Wasted,
)
from boardwright.games.caylus1303.phases.activation import activate_city, activate_road
from boardwright.games.caylus1303.rules import GAME
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
    number,
    on_board,
    play,
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


# Sources


@pytest.mark.rule("favour.sources", "favour.now")
def test_the_fairground_grants_a_favour_for_one_wood_before_anything_else_goes_on():
    state = table(3)
    worker(state, 1, "lawyer")
    goods(state, 1, cloth=1)
    at_fairground(state, 2)
    assert (asked(state), legal(state)) == ("SeekFavour 2", ["decline", "use"])
    events = play(state, "use")
    assert events == [Used(2, Tile.FAIRGROUND, Goods(wood=1), Goods()), FavourGranted(2)]
    assert (asked(state), goods_of(state, 2)) == ("ChooseFavour 2", (1, 1, 1, 0, 0))
    assert workers_of(state, 2) == (5, 9)
    play(state, "slot 1")
    assert (asked(state), workers_of(state, 2)) == ("UseTile 2", (5, 9))
    play(state, "decline")
    assert (asked(state), workers_of(state, 2)) == ("ChooseHouse 1", (5, 10))


@pytest.mark.rule("favour.sources")
def test_a_constructed_manor_grants_a_favour_for_nothing():
    state = table(3)
    build(state, 1, "manor")
    worker(state, 0, "manor")
    state.provost = 10
    at(state, activate_road)
    assert asked(state) == "SeekFavour 0"
    events = play(state, "use")
    assert events == [Used(0, Tile.MANOR, Goods(), Goods()), FavourGranted(0)]
    assert (asked(state), goods_of(state, 0)) == ("ChooseFavour 0", (1, 2, 1, 0, 0))


@pytest.mark.rule("favour.sources")
def test_a_manor_of_the_setup_gives_two_points_and_no_favour():
    state = table(3, built=("manor", "stone-quarry"))
    worker(state, 0, "manor")
    state.provost = 9
    at(state, activate_road)
    events = play(state, "use")
    assert events[0] == Used(0, Tile.MANOR, Goods(), Goods(points=2))
    assert (asked(state), score(state, 0)) == ("PlaceWorker 0", 2)


@pytest.mark.rule("favour.sources")
def test_a_favour_may_be_left_at_the_fairground_unpaid():
    state = at_fairground(table(3), 2)
    events = play(state, "decline")
    assert events[0] == Declined(2, Tile.FAIRGROUND)
    assert (goods_of(state, 2), asked(state)) == ((1, 2, 1, 0, 0), "PlaceWorker 0")


@pytest.mark.rule("favour.sources")
def test_without_wood_the_fairground_is_wasted():
    state = table(3)
    goods(state, 2, food=3, stone=3, cloth=3, gold=3)
    worker(state, 2, "fairground")
    log = Log()
    at(state, activate_city, log)
    assert log.events[0] == Wasted(2, Tile.FAIRGROUND)
    assert asked(state) == "PlaceWorker 0"
    state = table(3)
    goods(state, 2, food=3)
    at_fairground(state, 2)
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("favour.now")
def test_a_favour_comes_before_the_second_worker_of_the_same_building():
    state = table(3)
    held(state, 1, "thief")
    at_fairground(state, 0, 2)
    play(state, "use")
    assert asked(state) == "ChooseFavour 0"
    play(state, "character thief")
    assert asked(state) == "SeekFavour 2"


@pytest.mark.rule("effect.side", "setup.unowned")
def test_a_worker_uses_the_setup_side_of_what_nobody_owns_and_else_the_construction_side():
    state = table(3)
    build(state, 1, "wood-sawmill")
    worker(state, 0, "farm-1", "wood-farm", "wood-sawmill")
    state.provost = 10
    at(state, activate_road)
    assert state.waiting[-1].data() == (Tile.FARM_1, 0)
    play(state, "use")
    assert state.waiting[-1].data() == (Tile.WOOD_FARM, 1)
    assert play(state, "use")[0] == Used(0, Tile.WOOD_FARM, Goods(), Goods(food=1, points=1))
    assert state.waiting[-1].data() == (Tile.WOOD_SAWMILL, 0)
    assert play(state, "use")[0] == Used(0, Tile.WOOD_SAWMILL, Goods(), Goods(wood=2))


# The choice


@pytest.mark.rule("favour.choice", "favour.take")
def test_a_favour_is_a_slot_or_any_one_character_of_any_other_player():
    state = table(4)
    held(state, 0, "architect")
    held(state, 1, "early-riser", "foreman")
    held(state, 3, "day-labourer")
    on_board(state, "bailiff", "thief")
    favour(state, 0)
    assert legal(state) == [
        "slot 1",
        "character early-riser",
        "character foreman",
        "character day-labourer",
    ]


@pytest.mark.rule("favour.take", "favour.take.only")
def test_a_character_changes_hands_at_once_and_nothing_else_happens():
    state = table(3)
    held(state, 0, "steward")
    held(state, 1, "early-riser", "foreman")
    on_board(state, "bailiff", "thief")
    favour(state, 0)
    events = play(state, "character foreman")
    assert events[0] == CharacterTaken(0, Character.FOREMAN, 1)
    assert [characters_of(state, seat) for seat in range(3)] == [["steward", "foreman"], ["early-riser"], []]
    assert characters_of(state, ON_BOARD) == ["thief", "bailiff"]
    assert (goods_of(state, 0), workers_of(state, 0), score(state, 0)) == ((1, 2, 1, 0, 0), (6, 9), 0)
    assert asked(state) == "PlaceEarly 1"


@pytest.mark.rule("favour.take.last")
def test_a_player_may_lose_the_last_character_and_another_own_any_number():
    state = table(2)
    held(state, 0, "steward", "thief", "bailiff", "architect", "goldsmith", "foreman", "chamberlain")
    held(state, 1, "journeyman")
    favour(state, 0)
    play(state, "character journeyman")
    assert (characters_of(state, 1), len(characters_of(state, 0))) == ([], 8)


@pytest.mark.rule("favour.choice", "ruling.10.39")
def test_characters_of_the_board_the_box_and_the_own_ones_cannot_be_taken_from_a_player():
    state = table(3)
    held(state, 0, "architect")
    held(state, 1, "thief")
    on_board(state, "bailiff")
    favour(state, 0)
    assert why_not(state, "character bailiff") == Reason("character-needs-slot", character=Character.BAILIFF)
    assert why_not(state, "character architect") == Reason("character-own", character=Character.ARCHITECT)
    assert why_not(state, "character foreman") == Reason("character-not-in-game", character=Character.FOREMAN)
    assert why_not(state, "character thief") is None


@pytest.mark.rule("ruling.10.37")
def test_a_favour_cannot_be_refused_but_a_slot_with_everything_declined_brings_nothing():
    state = table(3)
    held(state, 1, "thief")
    on_board(state, "bailiff")
    favour(state, 0)
    assert "decline" not in legal(state)
    assert why_not(state, "decline") == Reason("not-now")
    assert why_not(state, "stop") == Reason("not-now")
    play(state, "slot 1", "decline", "decline")
    assert (goods_of(state, 0), workers_of(state, 0), score(state, 0)) == ((1, 2, 1, 0, 0), (6, 9), 0)
    assert (characters_of(state, 0), characters_of(state, ON_BOARD)) == ([], ["bailiff"])


@pytest.mark.rule("ruling.10.38")
def test_when_no_other_player_has_a_character_a_slot_must_be_used():
    state = table(3)
    held(state, 1, "thief", "steward")
    on_board(state, "bailiff")
    favour(state, 1)
    assert legal(state) == ["slot 1"]


# One at a time


@pytest.mark.rule("favour.one")
def test_the_manor_of_the_site_gives_points_and_no_second_favour():
    state = favour(table(3, site=("market-2", "manor", "gold-mine")), 0, 4)
    play(state, "slot 2")
    assert (asked(state), len(state.waiting)) == ("UseTile 0", 1)
    events = play(state, "use")
    assert events[0] == Used(0, Tile.MANOR, Goods(), Goods(points=2))
    assert (asked(state), score(state, 0)) == ("PlaceWorker 0", 2)


@pytest.mark.rule("favour.resume")
def test_after_a_favour_the_interrupted_step_goes_on_with_the_changed_state():
    state = table(3, site=FARM_SITE, basics=NO_FARM)
    goods(state, 0, wood=2)
    worker(state, 0, "fairground", "carpenter")
    at(state, activate_city)
    play(state, "use", "slot 1", "use")
    assert (asked(state), workers_of(state, 0)) == ("ChooseConstruction 0", (4, 10))
    assert "build wood-market" in legal(state)


@pytest.mark.rule("favour.resume")
def test_after_a_favour_on_the_road_the_next_space_follows():
    state = table(3, site=FARM_SITE, basics=NO_FARM)
    build(state, 1, "manor", "wood-market")
    worker(state, 0, "manor")
    worker(state, 2, "wood-market")
    state.provost = 11
    at(state, activate_road)
    play(state, "use", "slot 1", "use")
    assert (asked(state), workers_of(state, 0)) == ("UseTile 2", (5, 10))


def test_decisions_of_a_favour_say_what_they_could_ever_offer():
    assert list(ChooseFavour(0).offers()) == list(range(SLOT, SLOT + 15))
    assert list(TakeFromBoard(0).offers()) == [DECLINE, *range(CHARACTER, CHARACTER + 12)]
    seek = SeekFavour(0, Tile.MANOR)
    assert (list(seek.offers()), seek.data()) == ([DECLINE, USE], (Tile.MANOR,))
    state = at_fairground(table(3), 2)
    assert why_not(state, "use more") == Reason("not-now")


def test_favours_work_without_a_log():
    state = table(3)
    held(state, 1, "thief")
    on_board(state, "bailiff", "foreman")
    at_fairground(state, 0, 2)
    for action in ("use", "slot 1", "decline", "character bailiff", "use", "slot 1", "decline", "decline"):
        GAME.apply(state, number(action))
    assert (characters_of(state, 0), characters_of(state, ON_BOARD)) == (["bailiff"], ["foreman"])
    state = at_fairground(table(3), 2)
    GAME.apply(state, DECLINE)
    assert asked(state) == "PlaceWorker 0"
    state = table(3)
    held(state, 1, "thief")
    favour(state, 0)
    GAME.apply(state, number("character thief"))
    assert characters_of(state, 0) == ["thief"]
