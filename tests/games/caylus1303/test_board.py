"""The board, its limits, the sequence of a round, and what every decision has in common."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.basics import road
from boardwright.games.caylus1303.phases.activation import activate_city
from boardwright.games.caylus1303.phases.planning import open_planning
from boardwright.games.caylus1303.state import Player
from boardwright.games.caylus1303.terms import Tile
from tests.games.caylus1303.setting import (
    asked,
    at,
    build,
    goods,
    monument,
    play,
    residence,
    table,
    why_not,
    worker,
)


def player(pool_of=0, camp=0, held_goods=(0, 0, 0, 0, 0)):
    """A player with workers and goods and nothing else."""
    made = Player()
    made.pool, made.camp, made.goods = pool_of, camp, list(held_goods)
    return made


# ---- The board


@pytest.mark.rule("board.city")
def test_fairground_lawyer_carpenter_and_toll_act_in_this_order():
    state = table(2)
    goods(state, 0, food=3, wood=3, cloth=3)
    worker(state, 0, "toll", "carpenter", "lawyer", "fairground")
    at(state, activate_city)
    questions = []
    for answer in ("decline", "decline", "decline", "provost 0"):
        questions.append(asked(state))
        play(state, answer)
    assert questions == ["SeekFavour 0", "ChooseHouse 0", "ChooseConstruction 0", "MoveTheProvost 0"]
    assert [tile.name for tile in Tile][:4] == ["FAIRGROUND", "LAWYER", "CARPENTER", "TOLL"]


@pytest.mark.rule("board.road", "board.road.empty")
def test_the_road_has_23_spaces_of_which_10_to_13_and_15_to_23_start_empty():
    state = table()
    assert len(state.road) == 23
    empty = [space for space in range(1, 24) if state.road[space - 1] == -1]
    assert empty == [10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23]


@pytest.mark.rule("board.road")
def test_the_length_of_the_road_comes_from_the_tables():
    assert len(table(tables={"road.before_stone": 2, "road.after_stone": 10}).road) == 22


@pytest.mark.rule("board.road.next")
def test_the_next_tile_goes_to_the_lowest_empty_space_and_space_14_is_skipped():
    state = table()
    names = ("tailor", "manor", "church", "foundry", "jeweller", "alchemist")
    spaces = [road.first_empty_space(state) + 1]
    for name in names:
        build(state, 0, name)
        spaces.append(road.first_empty_space(state) + 1)
    assert spaces == [10, 11, 12, 13, 15, 16, 17]
    assert state.road[13] == Tile.STONE_QUARRY


@pytest.mark.rule("board.road.next")
def test_a_full_road_has_no_next_space():
    state = table()
    assert road.road_run(state) == 9
    state.road = (Tile.FARM_1, *[Tile.TAILOR] * 22)
    assert (road.first_empty_space(state), road.road_run(state)) == (-1, 23)
    state.road = (*[Tile.TAILOR] * 22, -1)
    assert (road.first_empty_space(state), road.road_run(state)) == (22, 22)
    state.road = (-1, *[Tile.TAILOR] * 22)
    assert (road.first_empty_space(state), road.road_run(state)) == (0, 0)


@pytest.mark.rule("board.site.slots")
def test_no_worker_ever_goes_to_a_tile_of_the_construction_site():
    state = at(table(), open_planning)
    assert state.site == (Tile.MARKET_2, Tile.COVERED_MARKET, Tile.GOLD_MINE)
    assert [tile for tile in state.site if tile in state.open] == []
    assert why_not(state, "place market-2") == Reason("tile-not-on-road", tile=Tile.MARKET_2)
    assert why_not(state, "place covered-market") == Reason("tile-not-on-road", tile=Tile.COVERED_MARKET)
    assert why_not(state, "place gold-mine") == Reason("tile-not-on-road", tile=Tile.GOLD_MINE)


def test_the_buildings_that_take_workers_are_kept_in_ascending_order():
    state = table(2)
    assert state.open == (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 24)
    build(state, 0, "jeweller", "tailor")
    assert state.open == (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 19, 24, 30)
    residence(state, 0, "farm-1", "basic-carpenter")
    assert state.open == (0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 13, 19, 24, 30)
    monument(state, 0, 1, "garden")
    assert state.open == (0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 13, 19, 24, 30)
    assert [road.takes_workers(state, tile) for tile in (-1, 3, 4, 5, 12, 30, 31)] == [
        *[False, False, True, True, False, True, False]
    ]


def test_a_building_without_an_owner_shows_its_setup_side():
    state = table(2)
    build(state, 0, "tailor")
    tables = state.tables
    assert road.use_of(state, Tile.WOOD_FARM) is tables.setup_uses[Tile.WOOD_FARM]
    assert road.use_of(state, Tile.TAILOR) is tables.uses[Tile.TAILOR]
    state.owner = (*[-1] * 13, 1, *[-1] * 24)
    assert road.use_of(state, Tile.WOOD_FARM) is tables.uses[Tile.WOOD_FARM]
    assert road.use_of(state, Tile.BASIC_CARPENTER) is tables.uses[Tile.BASIC_CARPENTER]


def test_the_provost_may_pass_the_end_of_the_road_by_the_spots_of_the_tables():
    assert road.provost_end(table()) == 26
    assert road.provost_end(table(tables={"road.overrun": 1, "road.after_stone": 8})) == 23
