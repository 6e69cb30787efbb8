"""Owners of buildings: points for every worker that another player places, Thief and Steward."""

import pytest

from boardwright.core.events import Log
from boardwright.games.caylus1303.events import (
    Goods,
    Joined,
    NotReached,
    OwnerBonus,
    OwnerGained,
    OwnerRobbed,
    Placed,
    Used,
)
from boardwright.games.caylus1303.phases.activation import activate_road, clear_road
from boardwright.games.caylus1303.phases.planning import (
    ask_early_riser,
    open_planning,
    owner_points,
    pay_owner,
)
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.terms import Source, Tile
from tests.games.caylus1303.setting import (
    at,
    build,
    goods_of,
    held,
    house,
    on_board,
    play,
    score,
    table,
    worker,
)

RED, BLUE = 0, 1


def blue_farm(seats=3, steward=False, thief=False):
    """Blue owns a wood Farm on space 10, Red is about to place."""
    state = table(seats, built=("wood-quarry", "stone-quarry"))
    build(state, BLUE, "wood-farm")
    held(state, BLUE, *["steward"] * steward)
    held(state, RED, *["thief"] * thief)
    return at(state, open_planning)


@pytest.mark.rule("owner.points")
@pytest.mark.example("11.T6")
def test_the_owner_gains_a_point_at_once_when_another_player_places_there():
    state = blue_farm()
    assert play(state, "place wood-farm") == [
        Placed(RED, Tile.WOOD_FARM, 0),
        OwnerGained(BLUE, Tile.WOOD_FARM, 1),
    ]
    assert GAME.scores(state) == [0, 1, 0]
    assert state.players[BLUE].points == (1, 0, 0, 0, 0, 0)
    assert GAME.points(state)[BLUE]["ownership"] == state.players[BLUE].points[Source.OWNERSHIP] == 1


@pytest.mark.rule("character.steward", "owner.points")
@pytest.mark.example("11.T6")
def test_the_stewards_owner_gains_two_points_instead_of_one():
    state = blue_farm(steward=True)
    assert play(state, "place wood-farm")[1] == OwnerGained(BLUE, Tile.WOOD_FARM, 2)
    assert GAME.scores(state) == [0, 2, 0]


@pytest.mark.rule("character.steward")
def test_a_steward_of_somebody_else_or_on_the_board_gives_nobody_more():
    state = table(3)
    build(state, BLUE, "tailor")
    held(state, RED, "steward")
    assert owner_points(state, RED, BLUE) == 1
    on_board(state, "steward")
    assert owner_points(state, RED, BLUE) == 1
    held(state, BLUE, "steward")
    assert owner_points(state, RED, BLUE) == 2


@pytest.mark.rule("character.thief")
@pytest.mark.example("11.T6")
def test_a_placement_by_the_thiefs_owner_gives_the_owner_nothing():
    state = blue_farm(thief=True)
    assert play(state, "place wood-farm") == [
        Placed(RED, Tile.WOOD_FARM, 0),
        OwnerRobbed(RED, BLUE, Tile.WOOD_FARM),
    ]
    assert GAME.scores(state) == [0, 0, 0]


@pytest.mark.rule("character.thief.steward")
@pytest.mark.example("11.T6")
def test_the_thief_beats_the_steward():
    state = blue_farm(steward=True, thief=True)
    assert play(state, "place wood-farm")[1] == OwnerRobbed(RED, BLUE, Tile.WOOD_FARM)
    assert GAME.scores(state) == [0, 0, 0]


@pytest.mark.rule("character.thief")
def test_the_thief_of_a_player_who_does_not_place_stops_nothing():
    state = table(3)
    build(state, BLUE, "tailor")
    held(state, BLUE, "thief")
    at(state, open_planning)
    assert play(state, "place tailor")[1] == OwnerGained(BLUE, Tile.TAILOR, 1)
    assert score(state, BLUE) == 1


@pytest.mark.rule("owner.points.own")
@pytest.mark.example("11.T6")
@pytest.mark.parametrize("thief", [False, True])
def test_nobody_gains_from_a_worker_on_the_own_building_or_on_an_unowned_one(thief):
    state = table(2, built=("wood-quarry", "stone-quarry"))
    build(state, RED, "wood-farm")
    held(state, RED, *["thief"] * thief)
    at(state, open_planning)
    assert play(state, "place wood-farm") == [Placed(RED, Tile.WOOD_FARM, 0)]
    play(state, "place toll")
    assert play(state, "place wood-quarry") == [Placed(RED, Tile.WOOD_QUARRY, 0)]
    assert GAME.scores(state) == [0, 0]


@pytest.mark.rule("setup.unowned", "owner.points.own")
@pytest.mark.example("11.T6")
@pytest.mark.parametrize(
    ("name", "tile"), [("wood-farm", Tile.WOOD_FARM), ("stone-quarry", Tile.STONE_QUARRY)]
)
def test_the_wood_and_stone_building_of_the_setup_belong_to_nobody(name, tile):
    state = table(3)
    held(state, BLUE, "steward")
    at(state, open_planning)
    assert play(state, f"place {name}") == [Placed(RED, tile, 0)]
    assert (GAME.scores(state), state.owner[tile]) == ([0, 0, 0], -1)


@pytest.mark.rule("setup.unowned")
def test_the_stone_producer_of_the_setup_brings_nobody_a_bonus_and_shows_its_setup_side():
    state = table(2)
    state.provost = 14
    worker(state, RED, "stone-quarry")
    at(state, activate_road)
    assert play(state, "use")[0] == Used(RED, Tile.STONE_QUARRY, Goods(), Goods(stone=1, cloth=1))
    assert [goods_of(state, seat) for seat in (RED, BLUE)] == [(1, 2, 2, 1, 0), (1, 2, 1, 0, 0)]


@pytest.mark.rule("owner.points.basic")
def test_a_basic_building_never_pays_points_not_even_with_a_house():
    state = table(2)
    house(state, BLUE, "farm-1", "basic-carpenter")
    held(state, BLUE, "steward")
    at(state, open_planning)
    assert play(state, "place farm-1") == [Placed(RED, Tile.FARM_1, 0)]
    play(state, "place toll")
    assert play(state, "place basic-carpenter") == [Placed(RED, Tile.BASIC_CARPENTER, 0)]
    assert GAME.scores(state) == [0, 0]


@pytest.mark.rule("owner.points")
@pytest.mark.parametrize("name", ["wood-sawmill", "manor", "stone-farm", "jeweller"])
def test_every_wood_and_stone_building_pays(name):
    state = table(2)
    build(state, BLUE, name)
    at(state, open_planning)
    play(state, f"place {name}")
    assert GAME.scores(state) == [0, 1]


@pytest.mark.rule("owner.points.every")
def test_the_early_placement_pays_the_owner():
    state = table(3)
    build(state, 2, "tailor")
    held(state, RED, "early-riser")
    at(state, ask_early_riser)
    assert play(state, "place tailor") == [Placed(RED, Tile.TAILOR, 1), OwnerGained(2, Tile.TAILOR, 1)]
    assert GAME.scores(state) == [0, 0, 1]


@pytest.mark.rule("owner.points.every", "character.journeyman.price")
def test_the_joining_worker_pays_the_owner_again():
    state = table(3)
    build(state, 2, "tailor")
    held(state, BLUE, "journeyman")
    at(state, open_planning)
    assert play(state, "place tailor", "place tailor") == [
        Placed(RED, Tile.TAILOR, 0),
        OwnerGained(2, Tile.TAILOR, 1),
        Joined(BLUE, Tile.TAILOR, RED, 0),
        OwnerGained(2, Tile.TAILOR, 1),
    ]
    assert GAME.scores(state) == [0, 0, 2]


@pytest.mark.rule("owner.points.kept")
def test_placement_points_stay_when_the_provost_does_not_reach_the_building():
    state = table(2)
    build(state, BLUE, "stone-farm")
    at(state, open_planning)
    play(state, "place stone-farm")
    state.waiting.clear()
    log = Log()
    at(state, clear_road, log)
    assert log.events[0] == NotReached(RED, Tile.STONE_FARM)
    assert (GAME.scores(state), goods_of(state, RED), goods_of(state, BLUE)) == (
        [0, 1],
        (1, 2, 1, 0, 0),
        (1, 2, 1, 0, 0),
    )


@pytest.mark.rule("character.thief.bonus")
def test_the_thief_does_not_stop_the_goods_of_a_stone_producer():
    state = table(2)
    build(state, BLUE, "stone-farm")
    held(state, RED, "thief")
    at(state, open_planning)
    play(state, "place stone-farm")
    state.waiting.clear()
    state.provost = 10
    at(state, activate_road)
    assert play(state, "use")[:2] == [
        Used(RED, Tile.STONE_FARM, Goods(), Goods(food=2, cloth=1)),
        OwnerBonus(BLUE, Tile.STONE_FARM, Goods(food=1)),
    ]
    assert (GAME.scores(state), goods_of(state, BLUE)) == ([0, 0], (2, 2, 1, 0, 0))


def test_the_points_of_owner_and_steward_come_from_the_tables():
    state = table(3, tables={"placement.points": 4, "steward.points": 7})
    held(state, 2, "steward")
    assert (owner_points(state, RED, BLUE), owner_points(state, RED, 2)) == (4, 7)
    build(state, BLUE, "tailor")
    pay_owner(state, RED, Tile.TAILOR, None)
    assert GAME.scores(state) == [0, 4, 0]
