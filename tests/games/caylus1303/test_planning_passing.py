"""Phase 1: passing, and the surcharge after the first pass."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.caylus1303.events import (
    Passed,
    Placed,
    PlacedOnSite,
    ProvostKept,
    TookFirstPlayer,
)
from boardwright.games.caylus1303.phases.activation import cross_bridge
from boardwright.games.caylus1303.phases.planning import (
    open_planning,
    surcharge,
)
from boardwright.games.caylus1303.terms import Mover, Tile
from tests.games.caylus1303.setting import (
    asked,
    at,
    legal,
    play,
    pool,
    table,
    why_not,
    workers_of,
)


def planning(seats=3, first=0, **given):
    """Planning begins."""
    state = table(seats, **given)
    state.first = first
    return at(state, open_planning)


def after_a_pass(seats=3, workers=6):
    """Seat 0 has passed, seat 1 is next with so many workers."""
    state = table(seats)
    pool(state, 1, workers)
    at(state, open_planning)
    play(state, "pass")
    return state


# ---- Passing


@pytest.mark.rule("planning.pass", "planning.pass.first")
def test_a_pass_takes_the_next_spot_of_the_bridge_and_the_first_one_the_first_player_tile():
    state = planning(3)
    assert play(state, "place toll", "pass") == [
        Placed(0, Tile.TOLL, 0),
        Passed(1, 1),
        TookFirstPlayer(1),
    ]
    assert (state.first, state.passed) == (1, (1,))
    assert play(state, "pass") == [Passed(2, 2)]
    assert (state.first, state.passed, workers_of(state, 2)) == (1, (1, 2), (6, 9))


@pytest.mark.rule("planning.pass.first")
def test_who_has_the_first_player_tile_and_passes_first_keeps_it():
    state = planning(3, 2)
    assert play(state, "pass") == [Passed(2, 1), TookFirstPlayer(2)]
    assert state.first == 2


@pytest.mark.rule("planning.pass")
def test_passing_is_always_allowed_and_ends_the_planning_of_the_player():
    state = planning(2)
    assert legal(state)[0] == "pass"
    play(state, "pass", "place toll", "place farm-1", "place farm-2")
    assert (asked(state), state.passed) == ("PlaceWorker 1", (0,))
    play(state, "pass")
    assert asked(state) == "MoveTheProvost 1"


@pytest.mark.rule("planning.alone")
def test_the_last_player_goes_on_alone_until_passing():
    state = table(3)
    pool(state, 2, 7)
    at(state, open_planning)
    play(state, "pass", "pass")
    for action in ("place toll", "place farm-1", "place site"):
        assert asked(state) == "PlaceWorker 2"
        play(state, action)
    assert (asked(state), workers_of(state, 2), legal(state)) == ("PlaceWorker 2", (1, 11), ["pass"])


@pytest.mark.rule("planning.tile")
def test_the_tile_changing_hands_does_not_change_whose_turn_is_next():
    state = planning(4)
    play(state, "place toll", "place lawyer", "pass")
    assert (state.first, asked(state)) == (2, "PlaceWorker 3")
    play(state, "place farm-1")
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("planning.pass.order")
def test_the_bridge_follows_the_order_of_passing_and_the_next_round_runs_clockwise_from_the_first_passer():
    state = planning(4)
    play(state, "place farm-1", "place farm-2", "pass", "pass", "place quarry", "pass", "pass")
    assert (state.passed, state.first) == ((2, 3, 1, 0), 2)
    for seat in (2, 3, 1, 0):
        assert asked(state) == f"MoveTheProvost {seat}"
        play(state, "provost 0")
    play(state, "decline", "decline", "decline")
    assert (state.round, asked(state)) == (2, "PlaceWorker 2")
    play(state, "place toll")
    assert asked(state) == "PlaceWorker 3"
    play(state, "place farm-1")
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("board.bridge", "planning.pass.order")
def test_the_bridge_has_a_spot_for_every_player_and_asks_them_in_its_order():
    state = table(5)
    at(state, open_planning)
    assert [event for event in play(state, *["pass"] * 5) if isinstance(event, Passed)] == [
        Passed(seat, seat + 1) for seat in range(5)
    ]
    state.waiting.clear()
    state.passed = (4, 1, 3)
    at(state, cross_bridge)
    assert play(state, "provost 0", "provost 0") == [
        ProvostKept(4, Mover.BRIDGE),
        ProvostKept(1, Mover.BRIDGE),
    ]
    assert asked(state) == "MoveTheProvost 3"


@pytest.mark.rule("planning.pass.order", "planning.alone", "surcharge.amount")
@pytest.mark.example("11.T4")
def test_blue_black_and_red_pass_while_green_places_twice():
    state = planning(4)
    events = play(state, "pass", "pass", "place farm-1", "pass", "place farm-2", "pass")
    assert events[:7] == [
        Passed(0, 1),
        TookFirstPlayer(0),
        Passed(1, 2),
        Placed(2, Tile.FARM_1, 1),
        Passed(3, 3),
        Placed(2, Tile.FARM_2, 1),
        Passed(2, 4),
    ]
    assert (state.passed, state.first) == ((0, 1, 3, 2), 0)
    assert workers_of(state, 2) == (6 - 4, 9 + 2)
    assert [workers_of(state, seat) for seat in (0, 1, 3)] == [(6, 9)] * 3


@pytest.mark.rule("planning.pass.forced")
def test_who_has_no_worker_must_pass():
    state = table(2)
    pool(state, 0, 0)
    at(state, open_planning)
    assert legal(state) == ["pass"]
    assert why_not(state, "place toll") == Reason("workers-missing", count=1)
    assert why_not(state, "place site") == Reason("workers-missing", count=1)


@pytest.mark.rule("planning.pass.forced")
def test_the_last_worker_may_be_placed_before_anybody_has_passed():
    state = table(2)
    pool(state, 0, 1)
    at(state, open_planning)
    play(state, "place toll")
    assert workers_of(state, 0) == (0, 14)


# ---- The surcharge


@pytest.mark.rule("surcharge.amount")
def test_after_a_pass_a_placement_also_returns_a_worker_to_the_camp():
    state = after_a_pass()
    assert play(state, "place toll") == [Placed(1, Tile.TOLL, 1)]
    assert (workers_of(state, 1), state.workers[Tile.TOLL]) == ((4, 10), 1)
    assert workers_of(state, 0) == (6, 9)


@pytest.mark.rule("surcharge.amount")
def test_before_the_first_pass_there_is_no_surcharge():
    state = planning(2)
    assert [surcharge(state, seat) for seat in (0, 1)] == [0, 0]
    play(state, "pass")
    assert [surcharge(state, seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("ruling.10.8")
def test_the_surcharge_is_due_on_the_construction_site_too():
    state = after_a_pass()
    assert play(state, "place site") == [PlacedOnSite(1, 1, 1)]
    assert (workers_of(state, 1), state.queue) == ((4, 10), (1,))


@pytest.mark.rule("ruling.10.9")
def test_the_surcharge_does_not_grow_with_further_passes():
    state = planning(4)
    play(state, "pass", "pass", "pass")
    assert [play(state, f"place {name}") for name in ("toll", "lawyer")] == [
        [Placed(3, Tile.TOLL, 1)],
        [Placed(3, Tile.LAWYER, 1)],
    ]
    assert workers_of(state, 3) == (2, 11)


@pytest.mark.rule("surcharge.need")
@pytest.mark.parametrize(
    ("workers", "count"), [pytest.param(1, 1, marks=pytest.mark.example("11.T5")), (0, 2)]
)
def test_after_a_pass_a_placement_needs_two_workers(workers, count):
    state = after_a_pass(workers=workers)
    assert legal(state) == ["pass"]
    assert why_not(state, "place toll") == Reason("workers-missing", count=count)
    assert why_not(state, "place site") == Reason("workers-missing", count=count)


@pytest.mark.rule("surcharge.need")
def test_two_workers_are_enough_after_a_pass():
    state = after_a_pass(workers=2)
    assert len(legal(state)) == 16
    play(state, "place toll")
    assert workers_of(state, 1) == (0, 14)


def test_the_surcharge_comes_from_the_tables():
    state = table(2, tables={"surcharge": 3})
    pool(state, 1, 4)
    at(state, open_planning)
    play(state, "pass")
    assert play(state, "place toll") == [Placed(1, Tile.TOLL, 3)]
    assert workers_of(state, 1) == (0, 14)
