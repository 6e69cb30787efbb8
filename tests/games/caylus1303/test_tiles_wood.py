"""What the nine wood buildings do, on the construction side and on the setup side."""

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
    SlotChosen,
    Used,
    Wasted,
)
from boardwright.games.caylus1303.phases.activation import activate_road
from boardwright.games.caylus1303.phases.planning import PlaceWorker
from boardwright.games.caylus1303.terms import Good, Tile
from tests.games.caylus1303.setting import (
    SITE,
    asked,
    at,
    build,
    goods,
    goods_of,
    house,
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


def waits(state):
    """Seat 2 waits on the last space, so that nothing goes on behind the building in question."""
    state.offer = tuple(each for each in state.offer if each != tile("foundry"))
    road.lay(state, tile("foundry"), 22)
    worker(state, 2, "foundry")
    state.provost = 23


def others(name):
    """Two wood buildings that may lie on the board besides this one."""
    return [each for each in ("wood-farm", "covered-market", "wood-quarry") if each != name]


def constructed(name, tables=None, **stock):
    """Seat 0 stands on a building that seat 1 has constructed on space 10."""
    laid = others(name)
    state = table(site=("market-2", laid[1], "gold-mine"), built=(laid[0], "stone-quarry"), tables=tables)
    build(state, 1, name)
    goods(state, 0, **stock)
    worker(state, 0, name)
    waits(state)
    return state


def built(name, tables=None, **stock):
    """Seat 0 is asked on a building that seat 1 has constructed."""
    return at(constructed(name, tables, **stock), activate_road)


def at_setup(name, tables=None, **stock):
    """Seat 0 is asked on a building that lies on space 9 from the start."""
    state = table(
        site=("market-2", others(name)[1], "gold-mine"), built=(name, "stone-quarry"), tables=tables
    )
    goods(state, 0, **stock)
    worker(state, 0, name)
    waits(state)
    return at(state, activate_road)


def at_slot_2(name, tables=None, **stock):
    """Seat 0 uses a building on slot 2 with a favour of round 4; then comes a turn of seat 2."""
    state = table(
        site=("market-2", name, "gold-mine"), built=(others(name)[0], "stone-quarry"), tables=tables
    )
    state.round = 4
    goods(state, 0, **stock)
    state.waiting.append(PlaceWorker(2))
    favours.grant(state, 0, None)
    assert play(state, "slot 2")[0] == SlotChosen(0, tile(name))
    return state


setup_side = pytest.mark.parametrize("ready", [at_setup, at_slot_2])
either_side = pytest.mark.parametrize("ready", [built, at_setup, at_slot_2])


@pytest.mark.rule("tile.wood.farm")
def test_the_wood_farm_gives_two_food():
    state = built("wood-farm")
    assert legal(state) == ["decline", "use"]
    assert play(state, "use") == [Used(0, Tile.WOOD_FARM, Goods(), Goods(food=2))]
    assert (goods_of(state, 0), score(state, 0)) == ((2, 0, 0, 0, 0), 0)
    assert (sum(goods_of(state, 1)), score(state, 1)) == (4, 0)


@pytest.mark.rule("tile.wood.farm.setup")
@setup_side
def test_the_wood_farms_setup_side_gives_one_food_and_one_point(ready):
    state = ready("wood-farm")
    assert legal(state) == ["decline", "use"]
    assert play(state, "use") == [Used(0, Tile.WOOD_FARM, Goods(), Goods(food=1, points=1))]
    assert (goods_of(state, 0), score(state, 0)) == ((1, 0, 0, 0, 0), 1)


@pytest.mark.rule("tile.wood.sawmill")
def test_the_wood_sawmill_gives_two_wood():
    state = built("wood-sawmill")
    assert play(state, "use") == [Used(0, Tile.WOOD_SAWMILL, Goods(), Goods(wood=2))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 2, 0, 0, 0), 0)


@pytest.mark.rule("tile.wood.sawmill.setup")
@setup_side
def test_the_wood_sawmills_setup_side_gives_one_wood_and_one_point(ready):
    state = ready("wood-sawmill")
    assert play(state, "use") == [Used(0, Tile.WOOD_SAWMILL, Goods(), Goods(wood=1, points=1))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 1, 0, 0, 0), 1)


@pytest.mark.rule("tile.wood.quarry")
def test_the_wood_quarry_gives_two_stone():
    state = built("wood-quarry")
    assert play(state, "use") == [Used(0, Tile.WOOD_QUARRY, Goods(), Goods(stone=2))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 2, 0, 0), 0)


@pytest.mark.rule("tile.wood.quarry.setup")
@setup_side
def test_the_wood_quarrys_setup_side_gives_one_stone_and_one_point(ready):
    state = ready("wood-quarry")
    assert play(state, "use") == [Used(0, Tile.WOOD_QUARRY, Goods(), Goods(stone=1, points=1))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 1, 0, 0), 1)


@pytest.mark.rule("tile.wood.spinning-mill")
def test_the_spinning_mill_gives_two_cloth():
    state = built("spinning-mill")
    assert play(state, "use") == [Used(0, Tile.SPINNING_MILL, Goods(), Goods(cloth=2))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 0, 2, 0), 0)


@pytest.mark.rule("tile.wood.spinning-mill.setup")
@setup_side
def test_the_spinning_mills_setup_side_gives_one_cloth_and_one_point(ready):
    state = ready("spinning-mill")
    assert play(state, "use") == [Used(0, Tile.SPINNING_MILL, Goods(), Goods(cloth=1, points=1))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 0, 1, 0), 1)


@pytest.mark.rule("tile.wood.market")
@either_side
@pytest.mark.parametrize("good", ["food", "wood", "stone", "cloth"])
def test_the_wood_market_gives_a_good_of_choice_for_nothing_on_either_side(ready, good):
    state = ready("wood-market")
    workers = workers_of(state, 0)[0]
    assert legal(state) == ["decline", "take food", "take wood", "take stone", "take cloth"]
    assert play(state, f"take {good}") == [Used(0, Tile.WOOD_MARKET, Goods(), Goods(**{good: 1}))]
    assert (sum(goods_of(state, 0)), score(state, 0), workers_of(state, 0)[0]) == (1, 0, workers)


@pytest.mark.rule("tile.wood.market")
def test_the_wood_market_needs_no_worker_in_the_pool():
    state = constructed("wood-market")
    pool(state, 0, 0)
    assert asked(at(state, activate_road)) == "UseTile 0"


@pytest.mark.rule("tile.wood.covered-market")
def test_the_covered_market_gives_three_workers():
    state = built("covered-market")
    assert legal(state) == ["decline", "use"]
    assert play(state, "use") == [Used(0, Tile.COVERED_MARKET, Goods(), Goods(workers=3))]
    assert (workers_of(state, 0), score(state, 0)) == ((8, 7), 0)


@pytest.mark.rule("tile.wood.covered-market.setup")
@setup_side
def test_the_covered_markets_setup_side_gives_two_workers_and_one_point(ready):
    state = ready("covered-market")
    workers = workers_of(state, 0)[0]
    assert play(state, "use") == [Used(0, Tile.COVERED_MARKET, Goods(), Goods(workers=2, points=1))]
    assert (workers_of(state, 0)[0], score(state, 0)) == (workers + 2, 1)


@pytest.mark.rule("tile.wood.tailor")
@either_side
def test_the_tailor_gives_four_points_for_one_cloth_on_either_side(ready):
    state = ready("tailor", cloth=3)
    assert legal(state) == ["decline", "use", "use more"]
    assert play(state, "use") == [Used(0, Tile.TAILOR, Goods(cloth=1), Goods(points=4))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 0, 2, 0), 4)


@pytest.mark.rule("tile.wood.tailor")
@either_side
def test_the_tailor_gives_six_points_for_two_cloth_on_either_side(ready):
    state = ready("tailor", cloth=2, gold=1)
    assert play(state, "use more") == [Used(0, Tile.TAILOR, Goods(cloth=2), Goods(points=6))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 0, 0, 1), 6)


@pytest.mark.rule("tile.wood.tailor", "effect.whole")
def test_with_one_cloth_the_tailor_offers_the_cheaper_way_only():
    state = built("tailor", cloth=1, gold=5)
    assert legal(state) == ["decline", "use"]
    assert why_not(state, "use more") == Reason("good-missing", good=Good.CLOTH, count=1)


@pytest.mark.rule("tile.wood.tailor", "effect.whole")
def test_without_cloth_the_tailor_is_of_no_use():
    log = Log()
    at(constructed("tailor", food=9, wood=9, stone=9, gold=9), activate_road, log)
    assert log.events == [Wasted(0, Tile.TAILOR)]


@pytest.mark.rule("tile.wood.tailor")
@either_side
def test_a_table_file_may_change_what_the_tailor_takes_and_gives(ready):
    changes = {"tailor.earns": (3, 9), "tailor.pays": (2, 5)}
    state = ready("tailor", tables=changes, cloth=5)
    assert play(state, "use more") == [Used(0, Tile.TAILOR, Goods(cloth=5), Goods(points=9))]
    state = ready("tailor", tables=changes, cloth=4)
    assert why_not(state, "use more") == Reason("good-missing", good=Good.CLOTH, count=1)
    assert play(state, "use") == [Used(0, Tile.TAILOR, Goods(cloth=2), Goods(points=3))]


@pytest.mark.rule("tile.wood.farm", "tile.wood.farm.setup")
def test_a_table_file_may_change_what_a_producer_gives():
    changes = {
        "wood_farm.takes": (0, 0, 0, 3, 0),
        "wood_farm.setup_takes": (0, 0, 4, 0, 0),
        "wood_farm.setup_earns": 5,
    }
    state = built("wood-farm", tables=changes)
    assert play(state, "use") == [Used(0, Tile.WOOD_FARM, Goods(), Goods(cloth=3))]
    state = at_setup("wood-farm", tables=changes)
    assert play(state, "use") == [Used(0, Tile.WOOD_FARM, Goods(), Goods(stone=4, points=5))]


@pytest.mark.rule("tile.wood.stonemason")
def test_the_stonemason_constructs_a_stone_building_at_its_full_cost():
    state = built("stonemason", stone=2, food=1)
    assert asked(state) == "ChooseConstruction 0"
    assert legal(state) == ["decline", "build stone-farm", "build stone-sawmill", "build great-guild"]
    assert why_not(state, "build wood-sawmill") == Reason("not-now")
    mine = Constructed(0, Tile.STONE_SAWMILL, 11, Goods(food=1, stone=1), 3)
    assert play(state, "build stone-sawmill") == [mine]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 1, 0, 0), 3)


@pytest.mark.rule("tile.wood.stonemason", "effect.whole")
def test_without_stone_the_construction_side_of_the_stonemason_is_of_no_use():
    log = Log()
    at(constructed("stonemason", food=3, wood=3, cloth=3, gold=3), activate_road, log)
    assert log.events == [Wasted(0, Tile.STONEMASON)]


@pytest.mark.rule("tile.wood.stonemason.setup")
def test_the_stonemasons_setup_side_waives_the_printed_stone():
    state = at_slot_2("stonemason", food=1, stone=1)
    assert legal(state) == ["decline", "build stone-farm", "build stone-sawmill", "build great-guild"]
    assert play(state, "build stone-farm") == [Constructed(0, Tile.STONE_FARM, 10, Goods(food=1), 3)]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 1, 0, 0), 3)


@pytest.mark.rule("tile.wood.stonemason.setup", "effect.optional")
def test_the_stonemasons_setup_side_may_be_declined():
    state = at_slot_2("stonemason", food=1)
    assert play(state, "decline") == [ConstructedNothing(0, Tile.STONEMASON)]
    assert (goods_of(state, 0), asked(state)) == ((1, 0, 0, 0, 0), "PlaceWorker 2")


@pytest.mark.rule("tile.wood.manor")
def test_the_manor_gives_a_favour_for_nothing():
    state = built("manor")
    assert (asked(state), legal(state)) == ("SeekFavour 0", ["decline", "use"])
    assert play(state, "use") == [Used(0, Tile.MANOR, Goods(), Goods()), FavourGranted(0)]
    assert (asked(state), score(state, 0)) == ("ChooseFavour 0", 0)


@pytest.mark.rule("tile.wood.manor", "effect.optional")
def test_the_manors_favour_may_be_declined():
    state = built("manor")
    assert play(state, "decline") == [Declined(0, Tile.MANOR)]
    assert asked(state) == "UseTile 2"


@pytest.mark.rule("tile.wood.manor.setup")
@setup_side
def test_the_manors_setup_side_gives_two_points_and_no_favour(ready):
    state = ready("manor")
    assert (asked(state), legal(state)) == ("UseTile 0", ["decline", "use"])
    assert play(state, "use") == [Used(0, Tile.MANOR, Goods(), Goods(points=2))]
    assert score(state, 0) == 2


@pytest.mark.rule("ruling.10.30")
def test_building_a_manor_gives_no_favour_by_itself():
    state = table()
    goods(state, 0, wood=1, cloth=1)
    worker(state, 0, "basic-carpenter")
    worker(state, 2, "farm-2")
    at(state, activate_road)
    assert play(state, "build manor") == [Constructed(0, Tile.MANOR, 10, Goods(wood=1, cloth=1), 4)]
    assert asked(state) == "UseTile 2"


@pytest.mark.rule("effect.side")
def test_a_constructed_tile_works_with_its_construction_side_for_its_owner_too():
    state = table()
    build(state, 0, "spinning-mill")
    worker(state, 0, "spinning-mill")
    waits(state)
    at(state, activate_road)
    assert play(state, "use") == [Used(0, Tile.SPINNING_MILL, Goods(), Goods(cloth=2))]


@pytest.mark.rule("effect.side")
def test_a_basic_building_with_a_house_works_as_before():
    state = table(site=SITE)
    house(state, 0, "farm-2")
    worker(state, 0, "farm-2")
    waits(state)
    at(state, activate_road)
    assert play(state, "use") == [Used(0, Tile.FARM_2, Goods(), Goods(food=1))]
