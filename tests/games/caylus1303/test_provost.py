"""The provost: Toll, bridge and Bailiff, and how far he goes."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.actions import PROVOST, STAY
from boardwright.games.caylus1303.basics import road
from boardwright.games.caylus1303.effects.provost import MoveTheProvost
from boardwright.games.caylus1303.events import NotReached, ProvostKept, ProvostMoved, Wasted
from boardwright.games.caylus1303.phases.activation import (
    activate_city,
    activate_road,
    ask_bailiff,
    cross_bridge,
)
from boardwright.games.caylus1303.terms import Mover, Tile
from tests.games.caylus1303.setting import (
    asked,
    at,
    goods,
    held,
    legal,
    monument,
    on_board,
    play,
    pool,
    residence,
    table,
    tile,
    why_not,
    worker,
    workers_of,
)


def toll(position=8, **values):
    """Seat 1 stands on the Toll; seat 2 waits at the bridge."""
    state = table(tables=values)
    state.provost = position
    state.passed = (2,)
    worker(state, 1, "toll")
    return at(state, activate_city)


def bridge(position, workers, **values):
    """Seat 0 is at the bridge with so many workers in the pool; then seat 1 follows."""
    state = table(tables=values)
    state.provost = position
    state.passed = (0, 1)
    pool(state, 0, workers)
    return at(state, cross_bridge)


def bailiff(position, **values):
    """Seat 2 has the Bailiff and no worker in the pool; the bridge is done. Seat 0 waits on space 1."""
    state = table(tables=values)
    state.provost = position
    held(state, 2, "bailiff")
    pool(state, 2, 0)
    worker(state, 0, "farm-1")
    return at(state, ask_bailiff)


@pytest.mark.rule("tile.fixed.toll")
def test_the_toll_offers_two_spaces_either_way_and_none():
    state = toll()
    assert asked(state) == "MoveTheProvost 1"
    assert legal(state) == ["provost -2", "provost -1", "provost 0", "provost +1", "provost +2"]
    assert why_not(state, "provost -3") == Reason("provost-too-far", count=2, mover=Mover.TOLL)
    assert why_not(state, "provost +3") == Reason("provost-too-far", count=2, mover=Mover.TOLL)


@pytest.mark.rule("tile.fixed.toll")
@pytest.mark.parametrize(("steps", "position"), [(-2, 6), (-1, 7), (1, 9), (2, 10)])
def test_the_toll_moves_the_provost_for_nothing(steps, position):
    state = toll()
    assert play(state, f"provost {steps:+d}") == [ProvostMoved(1, Mover.TOLL, steps, 0, position)]
    assert (state.provost, asked(state)) == (position, "MoveTheProvost 2")
    assert workers_of(state, 1) == (5, 10)


@pytest.mark.rule("tile.fixed.toll")
def test_at_the_toll_the_provost_may_stay():
    state = toll()
    assert play(state, "provost 0") == [ProvostKept(1, Mover.TOLL)]
    assert (state.provost, workers_of(state, 1)) == (8, (5, 10))


@pytest.mark.rule("tile.fixed.toll")
def test_the_toll_needs_no_worker_in_the_pool():
    state = table()
    worker(state, 1, "toll")
    pool(state, 1, 0)
    at(state, activate_city)
    assert legal(state) == ["provost -2", "provost -1", "provost 0", "provost +1", "provost +2"]


@pytest.mark.rule("tile.fixed.toll")
def test_a_table_file_may_change_the_steps_of_the_toll():
    assert legal(toll(**{"toll.steps": 1})) == ["provost -1", "provost 0", "provost +1"]
    log = Log()
    state = table(tables={"toll.steps": 0})
    state.passed = (2,)
    worker(state, 1, "toll")
    at(state, activate_city, log)
    assert (log.events, asked(state)) == ([Wasted(1, Tile.TOLL)], "MoveTheProvost 2")


@pytest.mark.rule("provost.low", "ruling.10.44")
@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (2, ["provost -2", "provost -1", "provost 0", "provost +1", "provost +2"]),
        (1, ["provost -1", "provost 0", "provost +1", "provost +2"]),
        (0, ["provost 0", "provost +1", "provost +2"]),
    ],
)
def test_the_toll_never_takes_the_provost_onto_the_city_side_of_the_bridge(position, moves):
    assert legal(toll(position)) == moves


@pytest.mark.rule("provost.high", "ruling.10.44")
@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (24, ["provost -2", "provost -1", "provost 0", "provost +1", "provost +2"]),
        (25, ["provost -2", "provost -1", "provost 0", "provost +1"]),
        (26, ["provost -2", "provost -1", "provost 0"]),
    ],
)
def test_the_provost_goes_three_spots_past_space_23_and_no_further(position, moves):
    assert legal(toll(position)) == moves


@pytest.mark.rule("provost.high")
def test_a_table_file_may_change_how_far_the_provost_goes_past_the_road():
    assert legal(toll(22, **{"road.overrun": 0})) == ["provost -2", "provost -1", "provost 0", "provost +1"]
    assert legal(toll(21, **{"road.after_stone": 7, "road.overrun": 1})) == [
        "provost -2",
        "provost -1",
        "provost 0",
        "provost +1",
    ]


@pytest.mark.rule("provost.low", "ruling.10.44")
@pytest.mark.example("11.T8")
def test_from_position_1_the_bridge_leads_one_space_back_and_costs_one_worker():
    state = bridge(1, 3)
    assert legal(state) == ["provost -1", "provost 0", "provost +1", "provost +2", "provost +3"]
    assert why_not(state, "provost -3") == Reason("provost-at-bridge", count=1)
    assert why_not(state, "provost -2") == Reason("provost-at-bridge", count=1)
    assert play(state, "provost -1") == [ProvostMoved(0, Mover.BRIDGE, -1, 1, 0)]
    assert (state.provost, workers_of(state, 0)) == (0, (2, 13))


@pytest.mark.rule("provost.high", "ruling.10.44")
def test_near_the_last_spot_the_bridge_offers_only_the_steps_that_are_left():
    state = bridge(25, 6)
    assert legal(state) == ["provost -3", "provost -2", "provost -1", "provost 0", "provost +1"]
    assert why_not(state, "provost +2") == Reason("provost-at-end", count=1)
    assert why_not(state, "provost +3") == Reason("provost-at-end", count=1)
    assert play(state, "provost +1") == [ProvostMoved(0, Mover.BRIDGE, 1, 1, 26, past=3)]
    assert workers_of(state, 0) == (5, 10)


@pytest.mark.rule("bridge.move")
@pytest.mark.parametrize(
    ("steps", "position", "left"), [(-3, 5, 1), (-1, 7, 3), (1, 9, 3), (2, 10, 2), (3, 11, 1)]
)
def test_the_bridge_costs_a_worker_for_each_space_in_either_direction(steps, position, left):
    state = bridge(8, 4)
    paid = abs(steps)
    assert play(state, f"provost {steps:+d}") == [ProvostMoved(0, Mover.BRIDGE, steps, paid, position)]
    assert (state.provost, workers_of(state, 0)) == (position, (left, 15 - left))


@pytest.mark.rule("bridge.move")
def test_at_the_bridge_the_provost_may_stay_for_nothing():
    state = bridge(8, 4)
    assert play(state, "provost 0") == [ProvostKept(0, Mover.BRIDGE)]
    assert (state.provost, workers_of(state, 0)) == (8, (4, 11))


@pytest.mark.rule("bridge.move", "bridge.pool")
def test_the_bridge_asks_for_no_more_steps_than_workers_in_the_pool():
    state = bridge(8, 2)
    assert legal(state) == ["provost -2", "provost -1", "provost 0", "provost +1", "provost +2"]
    assert why_not(state, "provost +3") == Reason("workers-missing", count=1)
    assert why_not(bridge(8, 1), "provost -3") == Reason("workers-missing", count=2)


@pytest.mark.rule("bridge.move")
def test_a_table_file_may_change_the_steps_at_the_bridge():
    state = bridge(8, 1, **{"bridge.steps": 2})
    assert why_not(state, "provost -3") == Reason("provost-too-far", count=2, mover=Mover.BRIDGE)
    assert why_not(state, "provost -2") == Reason("workers-missing", count=1)
    assert legal(bridge(8, 4, **{"bridge.steps": 1})) == ["provost -1", "provost 0", "provost +1"]


@pytest.mark.rule("bridge.pool")
def test_workers_on_the_board_or_in_the_camp_do_not_pay_at_the_bridge():
    state = table()
    worker(state, 0, "farm-1", "sawmill", "quarry", "site")
    pool(state, 0, 1)
    state.passed = (0,)
    at(state, cross_bridge)
    assert legal(state) == ["provost -1", "provost 0", "provost +1"]


@pytest.mark.rule("bridge.order", "bridge.pool")
def test_who_has_no_worker_in_the_pool_is_not_asked_at_the_bridge():
    state = bridge(8, 0)
    assert asked(state) == "MoveTheProvost 1"


@pytest.mark.rule("bridge.order")
def test_each_player_has_one_chance_at_the_bridge_in_the_order_of_passing():
    state = table()
    state.passed = (2, 0, 1)
    worker(state, 0, "farm-1")
    at(state, cross_bridge)
    assert asked(state) == "MoveTheProvost 2"
    play(state, "provost +1")
    assert asked(state) == "MoveTheProvost 0"
    play(state, "provost +1")
    assert asked(state) == "MoveTheProvost 1"
    play(state, "provost +1")
    assert (state.provost, asked(state)) == (11, "UseTile 0")


@pytest.mark.rule("character.bailiff")
def test_the_bailiff_moves_the_provost_one_space_either_way_for_nothing():
    state = bailiff(8)
    assert asked(state) == "MoveTheProvost 2"
    assert legal(state) == ["provost -1", "provost 0", "provost +1"]
    assert why_not(state, "provost +2") == Reason("provost-too-far", count=1, mover=Mover.BAILIFF)
    assert play(state, "provost -1") == [ProvostMoved(2, Mover.BAILIFF, -1, 0, 7)]
    assert (state.provost, workers_of(state, 2), asked(state)) == (7, (0, 15), "UseTile 0")


@pytest.mark.rule("character.bailiff")
def test_the_bailiff_may_leave_the_provost_where_he_is():
    state = bailiff(8)
    assert play(state, "provost 0") == [ProvostKept(2, Mover.BAILIFF)]
    assert (state.provost, asked(state)) == (8, "UseTile 0")


@pytest.mark.rule("character.bailiff", "ruling.10.44")
def test_the_bailiff_keeps_within_the_range_of_the_provost():
    assert legal(bailiff(0)) == ["provost 0", "provost +1"]
    assert legal(bailiff(26)) == ["provost -1", "provost 0"]
    assert why_not(bailiff(26), "provost +1") == Reason("provost-at-end", count=0)
    assert why_not(bailiff(0), "provost -1") == Reason("provost-at-bridge", count=0)


@pytest.mark.rule("character.bailiff")
def test_a_table_file_may_change_the_steps_of_the_bailiff():
    state = bailiff(8, **{"bailiff.steps": 2})
    assert legal(state) == ["provost -2", "provost -1", "provost 0", "provost +1", "provost +2"]
    assert asked(bailiff(8, **{"bailiff.steps": 0})) == "UseTile 0"


@pytest.mark.rule("character.bailiff")
def test_a_bailiff_on_the_board_or_in_the_box_moves_nobody():
    state = table()
    worker(state, 0, "farm-1")
    on_board(state, "bailiff")
    at(state, ask_bailiff)
    assert asked(state) == "UseTile 0"
    boxed = table()
    worker(boxed, 0, "farm-1")
    at(boxed, ask_bailiff)
    assert asked(boxed) == "UseTile 0"


@pytest.mark.rule("character.bailiff")
@pytest.mark.example("11.T9")
def test_the_bailiff_comes_after_the_whole_bridge_and_saves_the_worker_of_its_owner():
    state = table(4)
    for seat in range(4):
        pool(state, seat, 3)
    worker(state, 2, "basic-carpenter")
    worker(state, 3, "farm-2")
    held(state, 3, "bailiff")
    state.passed = (0, 1, 3, 2)
    at(state, cross_bridge)
    play(state, "provost 0", "provost -2", "provost +2", "provost -1")
    assert (state.provost, asked(state)) == (7, "MoveTheProvost 3")
    before = workers_of(state, 3)
    assert play(state, "provost +1") == [ProvostMoved(3, Mover.BAILIFF, 1, 0, 8)]
    assert (workers_of(state, 3), asked(state)) == (before, "ChooseConstruction 2")
    play(state, "decline")
    assert asked(state) == "UseTile 3"


@pytest.mark.rule("ruling.10.43")
def test_a_bailiff_gained_at_the_fairground_moves_the_provost_in_the_same_round_once_in_all():
    state = table()
    held(state, 1, "bailiff")
    goods(state, 0, wood=1)
    worker(state, 0, "fairground")
    worker(state, 2, "farm-1")
    at(state, activate_city)
    play(state, "use", "character bailiff")
    assert (asked(state), state.waiting[-1].data()) == ("MoveTheProvost 0", (Mover.BAILIFF,))
    play(state, "provost +1")
    assert (state.provost, asked(state)) == (9, "UseTile 2")


@pytest.mark.rule("ruling.10.47")
def test_two_workers_on_the_toll_each_move_the_provost_up_to_two_spaces():
    state = table()
    state.passed = (2,)
    worker(state, 1, "toll")
    worker(state, 0, "toll")
    at(state, activate_city)
    assert play(state, "provost +2") == [ProvostMoved(1, Mover.TOLL, 2, 0, 10)]
    assert asked(state) == "MoveTheProvost 0"
    assert legal(state) == ["provost -2", "provost -1", "provost 0", "provost +1", "provost +2"]
    assert play(state, "provost +1") == [ProvostMoved(0, Mover.TOLL, 1, 0, 11)]
    assert (state.provost, asked(state), state.waiting[-1].data()) == (
        11,
        "MoveTheProvost 2",
        (Mover.BRIDGE,),
    )


@pytest.mark.rule("provost.position")
def test_the_provost_at_position_3_has_the_spaces_1_to_3_behind_him():
    state = table()
    state.provost = 3
    worker(state, 0, "quarry")
    worker(state, 1, "market-1")
    at(state, activate_road)
    assert asked(state) == "UseTile 0"
    assert NotReached(1, Tile.MARKET_1) in play(state, "use")


@pytest.mark.rule("provost.position")
def test_the_provost_directly_after_the_bridge_activates_nothing():
    log = Log()
    state = table()
    state.provost = 0
    worker(state, 0, "farm-1")
    at(state, activate_road, log)
    assert log.events[0] == NotReached(0, Tile.FARM_1)


@pytest.mark.rule("provost.past")
@pytest.mark.parametrize("position", [23, 24, 26])
def test_past_the_end_of_the_road_all_23_spaces_are_activated(position):
    state = table()
    road.lay(state, tile("tailor"), 22)
    goods(state, 1, cloth=1)
    worker(state, 1, "tailor")
    state.provost = position
    at(state, activate_road)
    assert (asked(state), state.cursor) == ("UseTile 1", 22)


@pytest.mark.rule("provost.past", "provost.position")
def test_before_the_last_space_that_space_is_not_activated():
    log = Log()
    state = table()
    road.lay(state, tile("wood-market"), 22)
    worker(state, 1, "wood-market")
    state.provost = 22
    at(state, activate_road, log)
    assert log.events[0] == NotReached(1, Tile.WOOD_MARKET)


@pytest.mark.rule("provost.step")
def test_a_step_is_one_space_also_over_residences_monuments_and_empty_spaces():
    state = table()
    residence(state, 1, "farm-2", "basic-carpenter")
    monument(state, 1, 7, "garden")
    state.passed = (0, 2)
    at(state, cross_bridge)
    assert play(state, "provost -3") == [ProvostMoved(0, Mover.BRIDGE, -3, 3, 5)]
    state.provost = 9
    assert play(state, "provost +2")[0] == ProvostMoved(2, Mover.BRIDGE, 2, 2, 11)


@pytest.mark.rule("provost.fixed", "activation.new")
def test_constructions_and_used_buildings_do_not_move_the_provost():
    state = table()
    worker(state, 0, "carpenter")
    worker(state, 1, "basic-carpenter")
    worker(state, 2, "farm-2")
    at(state, activate_city)
    play(state, "build wood-sawmill")
    play(state, "build wood-market")
    assert (state.provost, asked(state)) == (8, "UseTile 2")


def test_the_move_of_the_provost_offers_all_seven_moves_and_refuses_everything_else():
    state = toll()
    assert MoveTheProvost(1, Mover.BAILIFF).data() == (2,)
    assert state.waiting[-1].data() == (Mover.TOLL,)
    assert list(state.waiting[-1].offers()) == [PROVOST + step for step in range(7)]
    assert list(state.waiting[-1].offers()) == [STAY + step for step in range(-3, 4)]
    assert why_not(state, "pass") == Reason("not-now")
    assert why_not(state, "deliver food food food") == Reason("not-now")


def test_the_provost_moves_without_a_log():
    state = bridge(8, 4)
    state.waiting.pop().apply(state, STAY + 2, None)
    assert (state.provost, workers_of(state, 0)) == (10, (2, 13))
