"""What the nine stone buildings do, on the construction side and on the setup side."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.basics import road
from boardwright.games.caylus1303.effects import favours
from boardwright.games.caylus1303.events import Goods, OwnerBonus, SlotChosen, Used, Wasted
from boardwright.games.caylus1303.phases.activation import activate_road
from boardwright.games.caylus1303.phases.planning import PlaceWorker
from boardwright.games.caylus1303.terms import Good, Tile
from tests.games.caylus1303.setting import (
    asked,
    at,
    build,
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


def waits(state):
    """Seat 2 waits on the last space, so that nothing goes on behind the building in question."""
    state.offer = tuple(each for each in state.offer if each != tile("wood-market"))
    road.lay(state, tile("wood-market"), 22)
    worker(state, 2, "wood-market")
    state.provost = 23


def others(name):
    """Two stone buildings that may lie on the board besides this one."""
    return [each for each in ("stone-quarry", "gold-mine", "church") if each != name]


def constructed(name, tables=None, **stock):
    """Seat 0 stands on a building that seat 1 has constructed on space 10; seat 1 has no goods."""
    laid = others(name)
    state = table(site=("market-2", "tailor", laid[1]), built=("wood-farm", laid[0]), tables=tables)
    build(state, 1, name)
    goods(state, 0, **stock)
    goods(state, 1)
    worker(state, 0, name)
    waits(state)
    return state


def built(name, tables=None, **stock):
    """Seat 0 is asked on a building that seat 1 has constructed."""
    return at(constructed(name, tables, **stock), activate_road)


def at_setup(name, tables=None, **stock):
    """Seat 0 is asked on a building that lies on space 14 from the start."""
    state = table(site=("market-2", "tailor", others(name)[1]), built=("wood-farm", name), tables=tables)
    goods(state, 0, **stock)
    worker(state, 0, name)
    waits(state)
    return at(state, activate_road)


def at_slot_3(name, tables=None, **stock):
    """Seat 0 uses a building on slot 3 with a favour of round 7; then comes a turn of seat 2."""
    state = table(site=("market-2", "tailor", name), built=("wood-farm", others(name)[0]), tables=tables)
    state.round = 7
    goods(state, 0, **stock)
    state.waiting.append(PlaceWorker(2))
    favours.grant(state, 0, None)
    assert play(state, "slot 3")[0] == SlotChosen(0, tile(name))
    return state


setup_side = pytest.mark.parametrize("ready", [at_setup, at_slot_3])
either_side = pytest.mark.parametrize("ready", [built, at_setup, at_slot_3])


@pytest.mark.rule("tile.stone.farm", "tile.stone.farm.bonus")
def test_the_stone_farm_gives_two_food_and_one_cloth_and_its_owner_one_food():
    state = built("stone-farm")
    assert legal(state) == ["decline", "use"]
    assert play(state, "use") == [
        Used(0, Tile.STONE_FARM, Goods(), Goods(food=2, cloth=1)),
        OwnerBonus(1, Tile.STONE_FARM, Goods(food=1)),
    ]
    assert (goods_of(state, 0), goods_of(state, 1)) == ((2, 0, 0, 1, 0), (1, 0, 0, 0, 0))
    assert (score(state, 0), score(state, 1)) == (0, 0)


@pytest.mark.rule("tile.stone.farm.setup")
@setup_side
def test_the_stone_farms_setup_side_gives_one_food_and_one_cloth(ready):
    state = ready("stone-farm")
    assert play(state, "use") == [Used(0, Tile.STONE_FARM, Goods(), Goods(food=1, cloth=1))]
    assert (goods_of(state, 0), score(state, 0)) == ((1, 0, 0, 1, 0), 0)


@pytest.mark.rule("tile.stone.sawmill", "tile.stone.sawmill.bonus")
def test_the_stone_sawmill_gives_two_wood_and_one_cloth_and_its_owner_one_wood():
    state = built("stone-sawmill")
    assert play(state, "use") == [
        Used(0, Tile.STONE_SAWMILL, Goods(), Goods(wood=2, cloth=1)),
        OwnerBonus(1, Tile.STONE_SAWMILL, Goods(wood=1)),
    ]
    assert (goods_of(state, 0), goods_of(state, 1)) == ((0, 2, 0, 1, 0), (0, 1, 0, 0, 0))


@pytest.mark.rule("tile.stone.sawmill.setup")
@setup_side
def test_the_stone_sawmills_setup_side_gives_one_wood_and_one_cloth(ready):
    state = ready("stone-sawmill")
    assert play(state, "use") == [Used(0, Tile.STONE_SAWMILL, Goods(), Goods(wood=1, cloth=1))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 1, 0, 1, 0), 0)


@pytest.mark.rule("tile.stone.quarry", "tile.stone.quarry.bonus")
def test_the_stone_quarry_gives_two_stone_and_one_cloth_and_its_owner_one_stone():
    state = built("stone-quarry")
    assert play(state, "use") == [
        Used(0, Tile.STONE_QUARRY, Goods(), Goods(stone=2, cloth=1)),
        OwnerBonus(1, Tile.STONE_QUARRY, Goods(stone=1)),
    ]
    assert (goods_of(state, 0), goods_of(state, 1)) == ((0, 0, 2, 1, 0), (0, 0, 1, 0, 0))


@pytest.mark.rule("tile.stone.quarry.setup")
@setup_side
def test_the_stone_quarrys_setup_side_gives_one_stone_and_one_cloth(ready):
    state = ready("stone-quarry")
    assert play(state, "use") == [Used(0, Tile.STONE_QUARRY, Goods(), Goods(stone=1, cloth=1))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 1, 1, 0), 0)


@pytest.mark.rule("tile.stone.gold-mine")
@either_side
def test_the_gold_mine_gives_one_gold_on_either_side(ready):
    state = ready("gold-mine")
    assert legal(state) == ["decline", "use"]
    assert play(state, "use") == [Used(0, Tile.GOLD_MINE, Goods(), Goods(gold=1))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 0, 0, 1), 0)


@pytest.mark.rule("tile.stone.guild")
@either_side
@pytest.mark.parametrize("good", ["food", "wood", "stone", "cloth"])
def test_the_stone_class_guild_gives_five_workers_for_any_basic_good(ready, good):
    state = ready("great-guild", **{good: 2}, gold=1)
    workers = workers_of(state, 0)[0]
    assert legal(state) == ["decline", f"pay {good}"]
    assert play(state, f"pay {good}") == [Used(0, Tile.GREAT_GUILD, Goods(**{good: 1}), Goods(workers=5))]
    assert (sum(goods_of(state, 0)), workers_of(state, 0)[0]) == (2, workers + 5)


@pytest.mark.rule("tile.stone.guild", "effect.whole")
def test_gold_pays_no_stone_class_guild():
    log = Log()
    at(constructed("great-guild", gold=3), activate_road, log)
    assert log.events == [Wasted(0, Tile.GREAT_GUILD)]


@pytest.mark.rule("tile.stone.foundry")
@either_side
def test_the_foundry_gives_one_gold_for_one_worker(ready):
    state = ready("foundry")
    workers = workers_of(state, 0)[0]
    assert legal(state) == ["decline", "use", "use more"]
    assert play(state, "use") == [Used(0, Tile.FOUNDRY, Goods(workers=1), Goods(gold=1))]
    assert (goods_of(state, 0), workers_of(state, 0)[0]) == ((0, 0, 0, 0, 1), workers - 1)


@pytest.mark.rule("tile.stone.foundry")
@either_side
def test_the_foundry_gives_two_gold_for_three_workers(ready):
    state = ready("foundry")
    workers = workers_of(state, 0)[0]
    assert play(state, "use more") == [Used(0, Tile.FOUNDRY, Goods(workers=3), Goods(gold=2))]
    assert (goods_of(state, 0), workers_of(state, 0)[0]) == ((0, 0, 0, 0, 2), workers - 3)


@pytest.mark.rule("tile.stone.foundry", "effect.whole")
def test_the_foundry_needs_its_workers_in_the_pool():
    state = constructed("foundry")
    pool(state, 0, 2)
    at(state, activate_road)
    assert legal(state) == ["decline", "use"]
    assert why_not(state, "use more") == Reason("workers-missing", count=1)
    log = Log()
    state = constructed("foundry")
    pool(state, 0, 0)
    at(state, activate_road, log)
    assert log.events == [Wasted(0, Tile.FOUNDRY)]


@pytest.mark.rule("tile.stone.alchemist")
@either_side
@pytest.mark.parametrize("good", ["food", "wood", "stone", "cloth"])
def test_the_alchemist_gives_one_gold_for_one_basic_good(ready, good):
    state = ready("alchemist", **{good: 1})
    assert legal(state) == ["decline", f"pay {good}"]
    assert play(state, f"pay {good}") == [Used(0, Tile.ALCHEMIST, Goods(**{good: 1}), Goods(gold=1))]
    assert goods_of(state, 0) == (0, 0, 0, 0, 1)


@pytest.mark.rule("tile.stone.alchemist")
@either_side
def test_the_alchemist_gives_two_gold_for_two_different_goods(ready):
    state = ready("alchemist", food=1, wood=1, stone=1, cloth=1)
    assert play(state, "pay wood cloth") == [
        Used(0, Tile.ALCHEMIST, Goods(wood=1, cloth=1), Goods(gold=2)),
    ]
    assert goods_of(state, 0) == (1, 0, 1, 0, 2)


@pytest.mark.rule("tile.stone.alchemist")
@either_side
def test_the_alchemist_gives_two_gold_for_two_goods_alike(ready):
    state = ready("alchemist", stone=2)
    assert legal(state) == ["decline", "pay stone", "pay stone stone"]
    assert play(state, "pay stone stone") == [Used(0, Tile.ALCHEMIST, Goods(stone=2), Goods(gold=2))]
    assert goods_of(state, 0) == (0, 0, 0, 0, 2)


@pytest.mark.rule("tile.stone.alchemist", "effect.whole")
def test_the_alchemist_makes_no_gold_of_gold():
    log = Log()
    at(constructed("alchemist", gold=2), activate_road, log)
    assert log.events == [Wasted(0, Tile.ALCHEMIST)]


@pytest.mark.rule("tile.stone.church")
@either_side
def test_the_church_gives_four_points_for_two_workers(ready):
    state = ready("church")
    workers = workers_of(state, 0)[0]
    assert legal(state) == ["decline", "use", "use more"]
    assert play(state, "use") == [Used(0, Tile.CHURCH, Goods(workers=2), Goods(points=4))]
    assert (score(state, 0), workers_of(state, 0)[0]) == (4, workers - 2)


@pytest.mark.rule("tile.stone.church")
@either_side
def test_the_church_gives_six_points_for_four_workers(ready):
    state = ready("church")
    workers = workers_of(state, 0)[0]
    assert play(state, "use more") == [Used(0, Tile.CHURCH, Goods(workers=4), Goods(points=6))]
    assert (score(state, 0), workers_of(state, 0)[0]) == (6, workers - 4)


@pytest.mark.rule("tile.stone.church", "effect.whole")
def test_the_church_needs_its_workers_in_the_pool():
    state = constructed("church")
    pool(state, 0, 3)
    at(state, activate_road)
    assert legal(state) == ["decline", "use"]
    assert why_not(state, "use more") == Reason("workers-missing", count=1)
    log = Log()
    state = constructed("church")
    pool(state, 0, 1)
    at(state, activate_road, log)
    assert (log.events, score(state, 0)) == ([Wasted(0, Tile.CHURCH)], 0)


@pytest.mark.rule("tile.stone.jeweller")
@either_side
def test_the_jeweller_gives_five_points_for_one_gold(ready):
    state = ready("jeweller", gold=2, cloth=1)
    assert legal(state) == ["decline", "use", "use more"]
    assert play(state, "use") == [Used(0, Tile.JEWELLER, Goods(gold=1), Goods(points=5))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 0, 1, 1), 5)


@pytest.mark.rule("tile.stone.jeweller")
@either_side
def test_the_jeweller_gives_nine_points_for_two_gold(ready):
    state = ready("jeweller", gold=2, cloth=1)
    assert play(state, "use more") == [Used(0, Tile.JEWELLER, Goods(gold=2), Goods(points=9))]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 0, 1, 0), 9)


@pytest.mark.rule("tile.stone.jeweller", "effect.whole")
def test_the_jeweller_takes_gold_only():
    state = built("jeweller", gold=1, cloth=4)
    assert legal(state) == ["decline", "use"]
    assert why_not(state, "use more") == Reason("good-missing", good=Good.GOLD, count=1)
    log = Log()
    at(constructed("jeweller", food=2, wood=2, stone=2, cloth=2), activate_road, log)
    assert log.events == [Wasted(0, Tile.JEWELLER)]


@pytest.mark.rule("tile.stone.foundry", "tile.stone.church", "tile.stone.alchemist")
def test_a_table_file_may_change_both_ways_of_a_building():
    foundry = {"foundry.returns": (2, 4), "foundry.gold": (3, 7)}
    state = built("foundry", tables=foundry)
    assert play(state, "use more") == [Used(0, Tile.FOUNDRY, Goods(workers=4), Goods(gold=7))]
    state = built("church", tables={"church.returns": (1, 3), "church.earns": (2, 8)})
    assert play(state, "use") == [Used(0, Tile.CHURCH, Goods(workers=1), Goods(points=2))]
    state = built("alchemist", tables={"alchemist.gold": (2, 5)}, food=2)
    assert play(state, "pay food food") == [Used(0, Tile.ALCHEMIST, Goods(food=2), Goods(gold=5))]


@pytest.mark.rule("tile.stone.church")
def test_where_a_table_file_makes_the_second_way_cheaper_the_first_may_be_too_dear():
    state = constructed("church", tables={"church.returns": (4, 2)})
    pool(state, 0, 2)
    at(state, activate_road)
    assert legal(state) == ["decline", "use more"]
    assert why_not(state, "use") == Reason("workers-missing", count=2)


@pytest.mark.rule("tile.stone.gold-mine")
def test_a_stone_building_may_be_declined():
    state = built("gold-mine")
    play(state, "decline")
    assert (goods_of(state, 0), goods_of(state, 1), asked(state)) == ((0,) * 5, (0,) * 5, "UseTile 2")
