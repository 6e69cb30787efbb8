"""Phase 2: the buildings in the city, the bridge, and the road as far as the provost."""

import pytest

from boardwright.games.caylus1303.events import NotReached, ProvostMoved
from boardwright.games.caylus1303.phases.activation import cross_bridge
from boardwright.games.caylus1303.terms import Mover, Tile
from tests.games.caylus1303.setting import asked, at, play, pool, table, worker, workers_of


@pytest.mark.rule("bridge.order", "bridge.move", "activation.ahead")
@pytest.mark.example("11.T7")
def test_each_player_moves_the_provost_in_the_order_of_passing_and_pays_a_worker_a_space():
    state = table(4)
    for seat in range(4):
        pool(state, seat, 3)
    worker(state, 2, "basic-carpenter")
    worker(state, 3, "farm-2")
    state.passed = (0, 1, 3, 2)
    at(state, cross_bridge)
    assert asked(state) == "MoveTheProvost 0"
    play(state, "provost 0")
    moved = play(state, "provost -2")
    assert moved == [ProvostMoved(1, Mover.BRIDGE, -2, 2, 6)]
    assert workers_of(state, 1) == (1, 14)
    play(state, "provost +2")
    play(state, "provost -1")
    assert (state.provost, asked(state)) == (7, "ChooseConstruction 2")
    assert NotReached(3, Tile.FARM_2) in play(state, "decline")
