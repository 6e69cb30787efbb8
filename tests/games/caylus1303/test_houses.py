"""The Lawyer: a house above a basic building."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.actions import DECLINE, HOUSE
from boardwright.games.caylus1303.effects.houses import ChooseHouse
from boardwright.games.caylus1303.events import Declined, Goods, HousePut, Used, Wasted
from boardwright.games.caylus1303.phases.activation import activate_city
from boardwright.games.caylus1303.terms import FREE, Tile
from tests.games.caylus1303.setting import (
    BASICS,
    asked,
    at,
    build,
    goods,
    goods_of,
    house,
    legal,
    monument,
    play,
    residence,
    score,
    table,
    why_not,
    worker,
    workers_of,
)

ALL_EIGHT = [
    "decline",
    "house farm-1",
    "house farm-2",
    "house sawmill",
    "house quarry",
    "house market-1",
    "house any-guild",
    "house mason-guild",
    "house basic-carpenter",
]


def at_lawyer(log=None, tables=None, cloth=1):
    """Seat 0 stands on the Lawyer; seat 2 waits at the bridge."""
    state = ready(tables, cloth)
    return at(state, activate_city, log)


def ready(tables=None, cloth=1):
    """The same before Activation."""
    state = table(tables=tables)
    goods(state, 0, cloth=cloth)
    worker(state, 0, "lawyer")
    state.passed = (2,)
    return state


@pytest.mark.rule("tile.fixed.lawyer")
def test_a_house_goes_from_the_player_to_the_building_for_one_cloth():
    state = at_lawyer(cloth=3)
    assert (asked(state), legal(state)) == ("ChooseHouse 0", ALL_EIGHT)
    assert play(state, "house sawmill") == [HousePut(0, Tile.SAWMILL, Goods(cloth=1))]
    assert (goods_of(state, 0), state.players[0].houses) == ((0, 0, 0, 2, 0), 8)
    assert [Tile(each) for each in range(38) if state.owner[each] != FREE] == [Tile.SAWMILL]
    assert (state.owner[Tile.SAWMILL], workers_of(state, 0)) == (0, (5, 10))


@pytest.mark.rule("tile.fixed.lawyer")
def test_without_cloth_the_lawyer_is_of_no_use():
    log = Log()
    state = ready(cloth=0)
    goods(state, 0, food=3, wood=3, stone=3, gold=3)
    at(state, activate_city, log)
    assert (log.events, asked(state)) == ([Wasted(0, Tile.LAWYER)], "MoveTheProvost 2")


@pytest.mark.rule("tile.fixed.lawyer", "effect.optional")
def test_the_lawyer_may_be_declined():
    state = at_lawyer()
    assert play(state, "decline") == [Declined(0, Tile.LAWYER)]
    assert (goods_of(state, 0), state.players[0].houses) == ((0, 0, 0, 1, 0), 9)


@pytest.mark.rule("tile.fixed.lawyer")
def test_the_lawyer_names_basic_buildings_of_the_road_only():
    state = ready()
    build(state, 0, "tailor")
    at(state, activate_city)
    assert legal(state) == ALL_EIGHT
    assert why_not(state, "house market-2") == Reason("tile-not-on-road", tile=Tile.MARKET_2)


@pytest.mark.rule("tile.fixed.lawyer.target")
def test_the_lawyers_building_may_lie_on_either_side_of_the_provost():
    state = ready()
    state.provost = 4
    at(state, activate_city)
    assert legal(state) == ALL_EIGHT
    play(state, "house farm-2")
    assert state.owner[Tile.FARM_2] == 0


@pytest.mark.rule("tile.fixed.lawyer.target", "activation.lawyer")
def test_a_building_with_a_worker_gets_a_house_and_still_works_for_the_worker_alone():
    state = ready()
    worker(state, 1, "farm-1")
    worker(state, 2, "farm-2")
    state.passed = ()
    at(state, activate_city)
    play(state, "house farm-1")
    assert asked(state) == "UseTile 1"
    assert play(state, "use") == [Used(1, Tile.FARM_1, Goods(), Goods(food=1))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 0, 0, 0), 0)


@pytest.mark.rule("activation.lawyer")
def test_a_house_does_not_close_a_building_in_the_same_activation():
    state = ready()
    worker(state, 0, "farm-1")
    worker(state, 2, "farm-2")
    state.passed = ()
    at(state, activate_city)
    play(state, "house farm-1")
    assert (asked(state), Tile.FARM_1 in state.open) == ("UseTile 0", True)
    play(state, "use")
    assert goods_of(state, 0) == (1, 0, 0, 0, 0)


@pytest.mark.rule("tile.fixed.lawyer.points")
def test_the_house_gives_no_points_when_put_down_or_when_it_becomes_a_residence():
    state = ready()
    state.passed = ()
    at(state, activate_city)
    play(state, "house farm-1")
    assert (state.residences, asked(state)) == (1 << Tile.FARM_1, "PlaceWorker 0")
    assert [score(state, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("ruling.10.15")
def test_a_building_with_a_house_cannot_be_named_whosever_it_is():
    state = ready()
    house(state, 0, "farm-1")
    house(state, 1, "quarry")
    at(state, activate_city)
    assert "house farm-1" not in legal(state)
    assert why_not(state, "house farm-1") == Reason("has-a-house", tile=Tile.FARM_1)
    assert why_not(state, "house quarry") == Reason("has-a-house", tile=Tile.QUARRY)


@pytest.mark.rule("ruling.10.15")
def test_a_residence_or_a_monument_cannot_be_named():
    state = ready()
    residence(state, 1, "sawmill", "quarry")
    monument(state, 1, 2, "statue")
    at(state, activate_city)
    assert why_not(state, "house quarry") == Reason("has-a-house", tile=Tile.QUARRY)
    assert why_not(state, "house sawmill") == Reason("tile-not-on-road", tile=Tile.SAWMILL)


@pytest.mark.rule("ruling.10.17")
def test_two_workers_on_the_lawyer_each_pay_and_name_a_different_building():
    state = ready()
    goods(state, 1, cloth=1)
    worker(state, 1, "lawyer")
    at(state, activate_city)
    assert asked(state) == "ChooseHouse 0"
    assert play(state, "house market-1") == [HousePut(0, Tile.MARKET_1, Goods(cloth=1))]
    assert (asked(state), workers_of(state, 0)) == ("ChooseHouse 1", (5, 10))
    assert why_not(state, "house market-1") == Reason("has-a-house", tile=Tile.MARKET_1)
    assert play(state, "house any-guild") == [HousePut(1, Tile.ANY_GUILD, Goods(cloth=1))]
    assert (state.owner[Tile.MARKET_1], state.owner[Tile.ANY_GUILD]) == (0, 1)
    assert (goods_of(state, 0)[3], goods_of(state, 1)[3]) == (0, 0)


@pytest.mark.rule("ruling.10.58")
def test_with_a_house_on_every_basic_building_the_lawyers_worker_is_wasted():
    log = Log()
    state = ready()
    house(state, 1, *BASICS[:4])
    house(state, 2, *BASICS[4:])
    at(state, activate_city, log)
    assert (log.events, asked(state)) == ([Wasted(0, Tile.LAWYER)], "MoveTheProvost 2")
    assert (goods_of(state, 0), workers_of(state, 0)) == ((0, 0, 0, 1, 0), (5, 10))


@pytest.mark.rule("ruling.10.58", "ruling.10.17")
def test_the_first_of_two_may_take_the_last_building_without_a_house():
    state = ready()
    house(state, 1, *BASICS[:4])
    house(state, 2, *BASICS[4:7])
    goods(state, 1, cloth=1)
    worker(state, 1, "lawyer")
    at(state, activate_city)
    assert legal(state) == ["decline", "house farm-2"]
    assert play(state, "house farm-2")[1:] == [Wasted(1, Tile.LAWYER)]
    assert goods_of(state, 1)[3] == 1


@pytest.mark.rule("tile.fixed.lawyer", "limit.houses.none")
def test_without_a_house_the_lawyer_is_of_no_use():
    log = Log()
    state = ready()
    state.players[0].houses = 0
    at(state, activate_city, log)
    assert log.events == [Wasted(0, Tile.LAWYER)]


@pytest.mark.rule("tile.fixed.lawyer")
def test_the_lawyer_takes_the_last_house():
    state = ready()
    state.players[0].houses = 1
    at(state, activate_city)
    play(state, "house farm-1")
    assert state.players[0].houses == 0


@pytest.mark.rule("tile.fixed.lawyer")
def test_a_table_file_may_change_the_price_of_the_lawyer():
    changes = {"lawyer.pays": (1, 0, 0, 2, 0)}
    state = ready(changes, cloth=2)
    goods(state, 0, food=1, cloth=2)
    at(state, activate_city)
    assert play(state, "house farm-1") == [HousePut(0, Tile.FARM_1, Goods(food=1, cloth=2))]
    assert goods_of(state, 0) == (0, 0, 0, 0, 0)
    assert asked(at_lawyer(tables=changes, cloth=2)) == "MoveTheProvost 2"


def test_the_choice_of_a_house_offers_the_nine_basic_buildings_and_refuses_everything_else():
    state = at_lawyer()
    assert list(state.waiting[-1].offers()) == [DECLINE, *range(HOUSE, HOUSE + 9)]
    assert ChooseHouse(2).data() == ()
    assert why_not(state, "provost 0") == Reason("not-now")
    assert why_not(state, "monument mansion") == Reason("not-now")


def test_the_lawyer_works_without_a_log():
    state = at_lawyer()
    state.waiting.pop().apply(state, HOUSE + Tile.QUARRY - Tile.FARM_1, None)
    assert (state.owner[Tile.QUARRY], goods_of(state, 0)) == (0, (0, 0, 0, 0, 0))
    state = at_lawyer()
    state.waiting.pop().apply(state, DECLINE, None)
    assert goods_of(state, 0) == (0, 0, 0, 1, 0)
