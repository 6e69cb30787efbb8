"""What wood and stone buildings cost, and the points they give when they are constructed."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.effects import favours
from boardwright.games.caylus1303.events import Constructed, Goods
from boardwright.games.caylus1303.phases.activation import activate_city, activate_road
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
    score,
    table,
    tile,
    why_not,
    worker,
)


def offering(name, tables=None):
    """A table on which a building is on offer."""
    wood = [each for each in ("wood-farm", "covered-market", "tailor") if each != name]
    stone = [each for each in ("stone-quarry", "gold-mine", "jeweller") if each != name]
    return table(site=("market-2", wood[1], stone[1]), built=(wood[0], stone[0]), tables=tables)


def carpenter(name="wood-sawmill", tables=None, **stock):
    """Seat 0 on the fixed Carpenter with these goods only; seat 2 waits at the bridge."""
    state = offering(name, tables)
    goods(state, 0, **stock)
    worker(state, 0, "carpenter")
    state.passed = (2,)
    return at(state, activate_city)


def stonemason(name="stone-farm", **stock):
    """Seat 0 on seat 1's Stonemason on space 10 with these goods only; seat 2 waits on space 14."""
    state = offering(name)
    build(state, 1, "stonemason")
    goods(state, 0, **stock)
    worker(state, 0, "stonemason")
    state.provost = 14
    worker(state, 2, Tile(state.road[13]).name.lower().replace("_", "-"))
    return at(state, activate_road)


def mason_on_slot(name="stone-farm", **stock):
    """Seat 0 uses the Stonemason on slot 2 with a favour; then comes a turn of seat 2."""
    stone = [each for each in ("stone-quarry", "gold-mine", "jeweller") if each != name]
    state = table(site=("market-2", "stonemason", stone[1]), built=("wood-farm", stone[0]))
    state.round = 4
    goods(state, 0, **stock)
    state.waiting.append(PlaceWorker(2))
    favours.grant(state, 0, None)
    play(state, "slot 2")
    return state


@pytest.mark.rule("construct.tile", "tile.wood.costs", "tile.wood.points")
@pytest.mark.parametrize(
    ("name", "cost", "points"),
    [
        ("wood-farm", {"food": 1, "wood": 1}, 2),
        ("wood-sawmill", {"food": 1, "wood": 1}, 2),
        ("wood-quarry", {"food": 1, "wood": 1}, 2),
        ("spinning-mill", {"wood": 2}, 2),
        ("wood-market", {"food": 1, "wood": 1}, 3),
        ("manor", {"wood": 1, "cloth": 1}, 4),
    ],
)
def test_what_a_wood_building_costs_and_how_many_points_it_gives(name, cost, points):
    state = carpenter(name, **cost)
    assert play(state, f"build {name}") == [Constructed(0, tile(name), 10, Goods(**cost), points)]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 0, 0, 0), points)


@pytest.mark.rule("tile.wood.costs.wild", "tile.wood.points", "effect.wild")
@pytest.mark.parametrize(("name", "points"), [("covered-market", 3), ("tailor", 4), ("stonemason", 4)])
@pytest.mark.parametrize(
    ("stock", "paid"),
    [
        ({"wood": 1, "food": 1, "gold": 1}, {"wood": 1, "food": 1}),
        ({"wood": 2, "gold": 1}, {"wood": 2}),
        ({"wood": 1, "stone": 1, "gold": 1}, {"wood": 1, "stone": 1}),
        ({"wood": 1, "cloth": 1, "gold": 1}, {"wood": 1, "cloth": 1}),
    ],
)
def test_three_wood_buildings_cost_a_wood_and_any_basic_good(name, points, stock, paid):
    state = carpenter(name, **stock)
    assert play(state, f"build {name}") == [Constructed(0, tile(name), 10, Goods(**paid), points)]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 0, 0, 1), points)


@pytest.mark.rule("tile.wood.costs", "effect.whole")
@pytest.mark.parametrize(
    ("name", "stock", "missing"),
    [
        ("wood-farm", {"wood": 2, "gold": 1}, Reason("good-missing", good=Good.FOOD, count=1)),
        ("wood-sawmill", {"wood": 2}, Reason("good-missing", good=Good.FOOD, count=1)),
        ("wood-quarry", {"wood": 2, "stone": 3}, Reason("good-missing", good=Good.FOOD, count=1)),
        ("wood-market", {"wood": 2, "cloth": 1}, Reason("good-missing", good=Good.FOOD, count=1)),
        ("spinning-mill", {"wood": 1, "food": 3}, Reason("good-missing", good=Good.WOOD, count=1)),
        ("manor", {"wood": 2, "food": 1}, Reason("good-missing", good=Good.CLOTH, count=1)),
    ],
)
def test_one_good_less_than_a_wood_building_costs_is_not_enough(name, stock, missing):
    state = carpenter(name, **stock)
    assert f"build {name}" not in legal(state)
    assert why_not(state, f"build {name}") == missing


@pytest.mark.rule("tile.stone.costs", "tile.stone.points", "construct.points")
@pytest.mark.parametrize(
    ("name", "points"), [("stone-farm", 3), ("stone-sawmill", 3), ("stone-quarry", 3), ("gold-mine", 4)]
)
def test_stone_producers_and_the_gold_mine_cost_a_stone_and_a_food(name, points):
    state = stonemason(name, stone=1, food=1)
    built = Constructed(0, tile(name), 11, Goods(food=1, stone=1), points)
    assert play(state, f"build {name}") == [built]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 0, 0, 0), points)


@pytest.mark.rule("tile.stone.costs.other", "tile.stone.points")
@pytest.mark.parametrize(
    ("name", "cost", "points"),
    [
        ("foundry", {"wood": 1, "stone": 1}, 5),
        ("alchemist", {"wood": 1, "stone": 1}, 5),
        ("jeweller", {"wood": 1, "stone": 1}, 5),
        ("church", {"stone": 1, "cloth": 1}, 5),
        ("great-guild", {"food": 1, "stone": 1}, 4),
        ("great-guild", {"wood": 1, "stone": 1}, 4),
        ("great-guild", {"stone": 2}, 4),
        ("great-guild", {"stone": 1, "cloth": 1}, 4),
    ],
)
def test_what_the_other_stone_buildings_cost_and_how_many_points_they_give(name, cost, points):
    state = stonemason(name, **cost)
    assert play(state, f"build {name}") == [Constructed(0, tile(name), 11, Goods(**cost), points)]
    assert (goods_of(state, 0), score(state, 0)) == ((0, 0, 0, 0, 0), points)


@pytest.mark.rule("tile.stone.costs", "tile.stone.costs.other", "effect.whole")
@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("stone-farm", Good.FOOD),
        ("stone-sawmill", Good.FOOD),
        ("stone-quarry", Good.FOOD),
        ("gold-mine", Good.FOOD),
        ("foundry", Good.WOOD),
        ("alchemist", Good.WOOD),
        ("jeweller", Good.WOOD),
        ("church", Good.CLOTH),
    ],
)
def test_two_stones_alone_build_the_stone_class_guild_only(name, good):
    state = stonemason(name, stone=2, gold=4)
    assert legal(state) == ["decline", "build great-guild"]
    assert why_not(state, f"build {name}") == Reason("good-missing", good=good, count=1)


@pytest.mark.rule("tile.wood.stonemason.setup", "ruling.10.13")
@pytest.mark.parametrize(
    ("name", "cost", "points"),
    [
        ("stone-farm", {"food": 1}, 3),
        ("stone-sawmill", {"food": 1}, 3),
        ("stone-quarry", {"food": 1}, 3),
        ("gold-mine", {"food": 1}, 4),
        ("great-guild", {"food": 1}, 4),
        ("great-guild", {"stone": 1}, 4),
        ("foundry", {"wood": 1}, 5),
        ("alchemist", {"wood": 1}, 5),
        ("church", {"cloth": 1}, 5),
        ("jeweller", {"wood": 1}, 5),
    ],
)
def test_on_slot_2_the_stonemason_waives_the_printed_stone_only(name, cost, points):
    state = mason_on_slot(name, **cost)
    assert play(state, f"build {name}") == [Constructed(0, tile(name), 10, Goods(**cost), points)]
    assert (goods_of(state, 0), asked(state)) == ((0, 0, 0, 0, 0), "PlaceWorker 2")


@pytest.mark.rule("ruling.10.13", "construct.wild")
def test_on_slot_2_the_guilds_wild_symbol_is_paid_with_any_good_at_hand_stone_included():
    state = mason_on_slot(food=1, stone=1, gold=1)
    assert play(state, "build great-guild") == []
    assert (asked(state), legal(state)) == ("PayForBuilding 0", ["pay food", "pay stone"])
    assert play(state, "pay stone") == [Constructed(0, Tile.GREAT_GUILD, 10, Goods(stone=1), 4)]
    assert goods_of(state, 0) == (1, 0, 0, 0, 1)


@pytest.mark.rule("ruling.10.13")
def test_on_slot_2_gold_alone_builds_nothing():
    assert asked(mason_on_slot(gold=5)) == "PlaceWorker 2"


@pytest.mark.rule("construct.tile", "tile.wood.costs")
def test_a_table_file_may_change_what_a_building_costs_and_gives():
    changes = {"wood_market.cost": (0, 0, 3, 0, 0), "wood_market.points": 8, "tailor.any": 0}
    state = carpenter("wood-market", tables=changes, stone=3)
    assert legal(state) == ["decline", "build wood-market"]
    assert play(state, "build wood-market") == [Constructed(0, Tile.WOOD_MARKET, 10, Goods(stone=3), 8)]
    state = carpenter("tailor", tables=changes, wood=1)
    assert play(state, "build tailor") == [Constructed(0, Tile.TAILOR, 10, Goods(wood=1), 4)]


@pytest.mark.rule("tile.wood.costs.wild", "effect.wild")
def test_every_printed_good_is_gone_before_the_wild_symbol_is_paid():
    changes = {"tailor.cost": (1, 0, 1, 1, 0)}
    assert asked(carpenter("tailor", tables=changes, food=1, stone=1, cloth=1)) == "MoveTheProvost 2"
    state = carpenter("tailor", tables=changes, food=1, stone=1, cloth=2)
    assert play(state, "build tailor") == [
        Constructed(0, Tile.TAILOR, 10, Goods(food=1, stone=1, cloth=2), 4)
    ]
