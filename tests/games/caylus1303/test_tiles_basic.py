"""What the buildings of the city and the nine basic buildings do."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.basics import road
from boardwright.games.caylus1303.effects import favours
from boardwright.games.caylus1303.events import (
    Constructed,
    ConstructedNothing,
    Declined,
    FavourGranted,
    Goods,
    HousePut,
    ProvostMoved,
    Used,
    Wasted,
)
from boardwright.games.caylus1303.phases.activation import activate_city, activate_road
from boardwright.games.caylus1303.phases.planning import PlaceWorker
from boardwright.games.caylus1303.terms import Good, Mover, Tile
from tests.games.caylus1303.setting import (
    BASICS,
    asked,
    at,
    goods,
    goods_of,
    legal,
    play,
    pool,
    score,
    table,
    tile,
    why_not,
    worker,
    workers_of,
)

NINE = (*BASICS, "market-2")


def in_city(name, **stock):
    """Seat 0 stands on a building of the city; seat 2 waits at the bridge."""
    state = table()
    goods(state, 0, **stock)
    worker(state, 0, name)
    state.passed = (2,)
    return state


def on_road(name, **stock):
    """Seat 0 stands on a basic building on space 1; seat 2 waits on a Market at the road's end."""
    others = [each for each in NINE if each != name]
    state = table(site=(others[7], "covered-market", "gold-mine"), basics=(name, *others[:7]))
    goods(state, 0, **stock)
    worker(state, 0, name)
    road.lay(state, tile("wood-market"), 22)
    worker(state, 2, "wood-market")
    state.provost = 23
    return state


def walked(state):
    """The buildings of the road are activated."""
    return at(state, activate_road)


def at_slot_1(name, **stock):
    """Seat 0 uses a basic building with a favour; then comes a turn of seat 2."""
    others = [each for each in NINE if each != name]
    state = table(site=(name, "covered-market", "gold-mine"), basics=tuple(others))
    goods(state, 0, **stock)
    state.waiting.append(PlaceWorker(2))
    favours.grant(state, 0, None)
    play(state, "slot 1")
    return state


def walked_to(name, **stock):
    """Seat 0's worker on a basic building is asked."""
    return walked(on_road(name, **stock))


@pytest.mark.rule("tile.fixed.fairground")
def test_the_fairground_gives_a_favour_for_one_wood():
    state = at(in_city("fairground", wood=2, food=1), activate_city)
    assert (asked(state), legal(state)) == ("SeekFavour 0", ["decline", "use"])
    assert play(state, "use") == [Used(0, Tile.FAIRGROUND, Goods(wood=1), Goods()), FavourGranted(0)]
    assert (goods_of(state, 0), asked(state)) == ((1, 1, 0, 0, 0), "ChooseFavour 0")


@pytest.mark.rule("tile.fixed.fairground")
def test_without_wood_the_fairground_is_of_no_use():
    log = Log()
    state = in_city("fairground", food=3, stone=3, cloth=3, gold=3)
    at(state, activate_city, log)
    assert (log.events, asked(state)) == ([Wasted(0, Tile.FAIRGROUND)], "MoveTheProvost 2")
    assert workers_of(state, 0) == (5, 10)


@pytest.mark.rule("tile.fixed.fairground", "effect.optional")
def test_the_fairground_may_be_declined():
    state = at(in_city("fairground", wood=1), activate_city)
    assert play(state, "decline") == [Declined(0, Tile.FAIRGROUND)]
    assert (goods_of(state, 0), asked(state)) == ((0, 1, 0, 0, 0), "MoveTheProvost 2")


@pytest.mark.rule("tile.fixed.lawyer")
def test_the_lawyer_puts_a_house_on_a_basic_building_for_one_cloth():
    state = at(in_city("lawyer", cloth=2), activate_city)
    assert asked(state) == "ChooseHouse 0"
    assert play(state, "house quarry") == [HousePut(0, Tile.QUARRY, Goods(cloth=1))]
    assert (state.owner[Tile.QUARRY], goods_of(state, 0)) == (0, (0, 0, 0, 1, 0))


@pytest.mark.rule("tile.fixed.carpenter")
def test_the_fixed_carpenter_constructs_one_wood_building():
    state = at(in_city("carpenter", wood=4, food=4, stone=4), activate_city)
    assert asked(state) == "ChooseConstruction 0"
    built = Constructed(0, Tile.WOOD_SAWMILL, 10, Goods(food=1, wood=1), 2)
    assert play(state, "build wood-sawmill") == [built]
    assert asked(state) == "MoveTheProvost 2"
    assert workers_of(state, 0) == (5, 10)


@pytest.mark.rule("tile.fixed.carpenter")
def test_the_fixed_carpenter_makes_nothing_of_stone():
    state = at(in_city("carpenter", wood=4, food=4, stone=4), activate_city)
    assert why_not(state, "build foundry") == Reason("not-now")
    assert legal(state) == [
        "decline",
        "build wood-sawmill",
        "build wood-quarry",
        "build spinning-mill",
        "build wood-market",
        "build tailor",
        "build stonemason",
    ]


@pytest.mark.rule("tile.fixed.toll")
def test_the_toll_moves_the_provost():
    state = at(in_city("toll"), activate_city)
    assert play(state, "provost -2") == [ProvostMoved(0, Mover.TOLL, -2, 0, 6)]


@pytest.mark.rule("tile.basic.farm")
@pytest.mark.parametrize("name", ["farm-1", "farm-2"])
@pytest.mark.parametrize("ready", [walked_to, at_slot_1])
def test_each_basic_farm_gives_one_food(ready, name):
    state = ready(name)
    assert legal(state) == ["decline", "use"]
    assert play(state, "use") == [Used(0, tile(name), Goods(), Goods(food=1))]
    assert (goods_of(state, 0), score(state, 0)) == ((1, 0, 0, 0, 0), 0)


@pytest.mark.rule("tile.basic.sawmill")
@pytest.mark.parametrize("ready", [walked_to, at_slot_1])
def test_the_basic_sawmill_gives_one_wood(ready):
    state = ready("sawmill")
    assert legal(state) == ["decline", "use"]
    assert play(state, "use") == [Used(0, Tile.SAWMILL, Goods(), Goods(wood=1))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 1, 0, 0, 0), 0)


@pytest.mark.rule("tile.basic.quarry")
@pytest.mark.parametrize("ready", [walked_to, at_slot_1])
def test_the_basic_quarry_gives_one_stone(ready):
    state = ready("quarry")
    assert legal(state) == ["decline", "use"]
    assert play(state, "use") == [Used(0, Tile.QUARRY, Goods(), Goods(stone=1))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 1, 0, 0), 0)


@pytest.mark.rule("tile.basic.market")
@pytest.mark.parametrize("name", ["market-1", "market-2"])
@pytest.mark.parametrize("good", ["food", "wood", "stone", "cloth"])
def test_each_basic_market_gives_a_good_of_choice_for_a_worker(name, good):
    state = walked_to(name)
    assert legal(state) == ["decline", "take food", "take wood", "take stone", "take cloth"]
    assert play(state, f"take {good}") == [Used(0, tile(name), Goods(workers=1), Goods(**{good: 1}))]
    assert sum(goods_of(state, 0)) == 1
    assert workers_of(state, 0) == (4, 11)


@pytest.mark.rule("tile.basic.market")
@pytest.mark.parametrize("name", ["market-1", "market-2"])
def test_a_market_on_slot_1_takes_a_worker_from_the_pool_as_well(name):
    state = at_slot_1(name)
    assert play(state, "take cloth") == [Used(0, tile(name), Goods(workers=1), Goods(cloth=1))]
    assert (goods_of(state, 0), workers_of(state, 0)) == ((0, 0, 0, 1, 0), (5, 10))


@pytest.mark.rule("tile.basic.market", "effect.whole", "ruling.10.11")
@pytest.mark.example("11.T26")
def test_with_an_empty_pool_the_market_is_of_no_use():
    log = Log()
    state = on_road("market-1")
    pool(state, 0, 0)
    at(state, activate_road, log)
    assert (log.events, asked(state)) == ([Wasted(0, Tile.MARKET_1)], "UseTile 2")
    assert goods_of(state, 0) == (0, 0, 0, 0, 0)


@pytest.mark.rule("tile.basic.market", "ruling.10.11")
@pytest.mark.example("11.T26")
def test_the_last_worker_of_the_pool_pays_the_market_and_the_one_on_it_goes_home_as_ever():
    state = on_road("market-1")
    pool(state, 0, 1)
    walked(state)
    assert play(state, "take stone") == [Used(0, Tile.MARKET_1, Goods(workers=1), Goods(stone=1))]
    assert (goods_of(state, 0), workers_of(state, 0)) == ((0, 0, 1, 0, 0), (0, 15))


@pytest.mark.rule("tile.basic.guild.any")
@pytest.mark.parametrize("good", ["food", "wood", "stone", "cloth"])
@pytest.mark.parametrize("ready", [walked_to, at_slot_1])
def test_one_basic_guild_gives_three_workers_for_any_basic_good(ready, good):
    state = ready("any-guild", **{good: 2}, gold=1)
    pool_before = workers_of(state, 0)[0]
    assert legal(state) == ["decline", f"pay {good}"]
    assert play(state, f"pay {good}") == [Used(0, Tile.ANY_GUILD, Goods(**{good: 1}), Goods(workers=3))]
    assert (sum(goods_of(state, 0)), workers_of(state, 0)[0]) == (2, pool_before + 3)


@pytest.mark.rule("tile.basic.guild.any", "effect.whole")
def test_gold_pays_no_guild():
    log = Log()
    at(on_road("any-guild", gold=3), activate_road, log)
    assert log.events == [Wasted(0, Tile.ANY_GUILD)]


@pytest.mark.rule("tile.basic.guild.stone")
@pytest.mark.parametrize("ready", [walked_to, at_slot_1])
def test_the_other_basic_guild_gives_four_workers_for_one_stone(ready):
    state = ready("mason-guild", food=1, stone=2)
    pool_before = workers_of(state, 0)[0]
    assert legal(state) == ["decline", "use"]
    assert play(state, "use") == [Used(0, Tile.MASON_GUILD, Goods(stone=1), Goods(workers=4))]
    assert goods_of(state, 0) == (1, 0, 1, 0, 0)
    assert workers_of(state, 0)[0] == pool_before + 4


@pytest.mark.rule("tile.basic.guild.stone", "effect.whole")
def test_the_masons_guild_takes_nothing_but_stone():
    log = Log()
    at(on_road("mason-guild", food=1, wood=1, cloth=1, gold=1), activate_road, log)
    assert log.events == [Wasted(0, Tile.MASON_GUILD)]


@pytest.mark.rule("tile.basic.carpenter")
@pytest.mark.parametrize("ready", [walked_to, at_slot_1])
def test_the_basic_carpenter_constructs_a_wood_building_like_the_fixed_one(ready):
    state = ready("basic-carpenter", wood=1, food=1, stone=1)
    assert legal(state) == [
        "decline",
        "build wood-sawmill",
        "build wood-quarry",
        "build wood-market",
        "build tailor",
        "build stonemason",
    ]
    assert play(state, "build wood-quarry") == [
        Constructed(0, Tile.WOOD_QUARRY, 10, Goods(food=1, wood=1), 2)
    ]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 1, 0, 0), 2)


@pytest.mark.rule("tile.basic.carpenter", "effect.optional")
@pytest.mark.parametrize("ready", [walked_to, at_slot_1])
def test_the_basic_carpenter_may_be_declined(ready):
    state = ready("basic-carpenter", wood=1, food=1)
    assert play(state, "decline") == [ConstructedNothing(0, Tile.BASIC_CARPENTER)]
    assert goods_of(state, 0) == (1, 1, 0, 0, 0)


@pytest.mark.rule("tile.basic.farm", "tile.basic.sawmill", "tile.basic.quarry")
@pytest.mark.parametrize("name", ["farm-1", "farm-2", "sawmill", "quarry"])
def test_a_basic_producer_may_be_declined(name):
    state = walked_to(name)
    assert play(state, "decline") == [Declined(0, tile(name))]
    assert goods_of(state, 0) == (0, 0, 0, 0, 0)


@pytest.mark.rule("tile.basic.guild.stone")
def test_a_table_file_may_change_what_a_basic_building_takes_and_gives():
    changes = {"mason_guild.pays": (0, 0, 0, 1, 0), "mason_guild.workers": 2}
    state = table(tables=changes)
    goods(state, 0, cloth=1)
    worker(state, 0, "mason-guild")
    worker(state, 2, "farm-2")
    walked(state)
    assert play(state, "use") == [Used(0, Tile.MASON_GUILD, Goods(cloth=1), Goods(workers=2))]


@pytest.mark.rule("tile.basic.market")
def test_a_table_file_may_change_the_workers_that_a_market_takes():
    state = table(tables={"market.returns": 2})
    worker(state, 0, "market-1")
    worker(state, 2, "farm-2")
    pool(state, 0, 2)
    walked(state)
    assert play(state, "take food") == [Used(0, Tile.MARKET_1, Goods(workers=2), Goods(food=1))]
    assert workers_of(state, 0) == (0, 15)


def test_a_producer_refuses_the_ways_of_other_buildings():
    state = walked_to("farm-1")
    assert why_not(state, "use more") == Reason("used-otherwise", tile=Tile.FARM_1)
    assert why_not(state, "take food") == Reason("used-otherwise", tile=Tile.FARM_1)
    assert why_not(walked_to("any-guild", food=1), "pay cloth") == Reason(
        "good-missing", good=Good.CLOTH, count=1
    )
