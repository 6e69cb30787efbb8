"""Moving the provost: by the Toll, at the bridge, with the Bailiff."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.caylus1303.actions import MOST_STEPS, PROVOST, STAY
from boardwright.games.caylus1303.basics import goods, road
from boardwright.games.caylus1303.events import ProvostKept, ProvostMoved
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import BY_BRIDGE, BY_TOLL, Mover


def reach(state: State, seat: int, mover: int) -> int:
    """How many steps a player may make: the bridge costs a worker from the pool for each.

    § bridge.move, bridge.pool
    """
    if mover == BY_TOLL:
        return state.tables.toll_steps
    if mover == BY_BRIDGE:
        return min(state.tables.bridge_steps, state.players[seat].pool)
    return state.tables.bailiff_steps


def ask_for_move(state: State, seat: int, mover: int) -> bool:
    """Ask for a move, when there is any; says whether it asked."""
    if reach(state, seat, mover) == 0:
        return False
    state.waiting.append(MoveTheProvost(seat, mover))
    return True


class MoveTheProvost(Decision[State]):
    """How far to move the provost, in one direction. A step is one space, whatever lies there.

    § provost.step
    """

    __slots__ = ("mover",)

    def __init__(self, seat: int, mover: int) -> None:
        super().__init__(seat)
        self.mover: int = mover

    def data(self) -> tuple[int, ...]:
        """By what he is moved."""
        return (self.mover,)

    def offers(self) -> Sequence[int]:
        """All moves."""
        return range(PROVOST, STAY + MOST_STEPS + 1)

    def legal(self, state: State) -> list[int]:
        """As far as the mover allows, never onto the city side of the bridge or beyond the last spot.

        § provost.low, ruling.10.44
        """
        most = reach(state, self.seat, self.mover)
        low = max(-most, -state.provost)
        high = min(most, road.provost_end(state) - state.provost)
        return list(range(STAY + low, STAY + high + 1))

    def why_not(self, state: State, action: int) -> Reason:
        """Too far for the mover, for the pool or for the board."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        steps = action - STAY
        if state.provost + steps < 0:
            return Reason("provost-at-bridge", count=state.provost)
        if state.provost + steps > road.provost_end(state):
            return Reason("provost-at-end", count=road.provost_end(state) - state.provost)
        if self.mover == BY_BRIDGE and abs(steps) <= state.tables.bridge_steps:
            return Reason("workers-missing", count=abs(steps) - state.players[self.seat].pool)
        return Reason("provost-too-far", count=self.most(state), mover=Mover(self.mover))

    def most(self, state: State) -> int:
        """The most steps that are printed."""
        return state.tables.bridge_steps if self.mover == BY_BRIDGE else reach(state, self.seat, self.mover)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """He moves; at the bridge a worker is paid for each step made.

        § provost.fixed
        """
        steps = action - STAY
        workers = abs(steps) if self.mover == BY_BRIDGE else 0
        goods.return_workers(state.players[self.seat], workers)
        state.provost += steps
        if log is not None:
            if steps:
                past = max(0, state.provost - len(state.road))
                log.add(ProvostMoved(self.seat, Mover(self.mover), steps, workers, state.provost, past))
            else:
                log.add(ProvostKept(self.seat, Mover(self.mover)))
