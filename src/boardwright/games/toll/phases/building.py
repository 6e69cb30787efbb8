"""Phase 3: building."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.toll.actions import BUILD, PASS
from boardwright.games.toll.events import Built, BuiltNothing
from boardwright.games.toll.state import State
from boardwright.games.toll.terms import BUILDINGS, FROM_BUILDINGS, Building


def open_building(state: State, log: Log | None) -> None:
    """From the first seat on, each player may build once.

    § building.order
    """
    for turn in range(state.seats - 1, -1, -1):
        state.waiting.append(ChooseBuilding((state.first + turn) % state.seats))


class ChooseBuilding(Decision[State]):
    """Build one building from the supply, or pass."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Passing, and every building."""
        return range(PASS, BUILD + BUILDINGS)

    def legal(self, state: State) -> list[int]:
        """Any building still in the supply that the player can pay for; passing is always allowed.

        § building.choice
        """
        gold = state.players[self.seat].gold
        ids = [PASS]
        for building in range(BUILDINGS):
            if state.supply[building] > 0 and state.tables.cost[building] <= gold:
                ids.append(BUILD + building)
        return ids

    def why_not(self, state: State, action: int) -> Reason:
        """Sold out, or how much gold is missing."""
        building = action - BUILD
        if not 0 <= building < BUILDINGS:
            return Reason(NOT_NOW)
        if state.supply[building] == 0:
            return Reason("sold-out", building=Building(building))
        missing = state.tables.cost[building] - state.players[self.seat].gold
        return Reason("gold-missing", gold=missing)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Pay the cost to the bank, take the building, score its points at once.

        § building.pay, building.points
        """
        if action == PASS:
            if log is not None:
                log.add(BuiltNothing(self.seat))
            return
        building = action - BUILD
        player = state.players[self.seat]
        player.gold -= state.tables.cost[building]
        state.bank += state.tables.cost[building]
        state.supply[building] -= 1
        player.buildings[building] += 1
        player.points[FROM_BUILDINGS] += state.tables.points[building]
        if log is not None:
            log.add(
                Built(
                    self.seat, Building(building), state.tables.cost[building], state.tables.points[building]
                )
            )
