"""Choosing the site of a building, for a card, for the Architects or for a neutral player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import GATE, SITE
from boardwright.games.belfort.basics import board
from boardwright.games.belfort.effects import discount
from boardwright.games.belfort.state import State
from boardwright.games.belfort.terms import DISTRICTS, FREE, GATE_SYMBOLS, GATEHOUSE, Building

FOR_ARCHITECTS: Final = -1


def ask_for_site(state: State, seat: int, building: int, owner: int, log: Log | None) -> None:
    """The builder chooses among the free sites of the type; a single one is taken unasked.

    § actions.build.site
    """
    places = board.free_sites(state, building)
    if len(places) == 1:
        take_site(state, seat, owner, places[0], log)
    else:
        state.waiting.append(ChooseBuildingSite(seat, building, owner))


def take_site(state: State, seat: int, owner: int, place: int, log: Log | None) -> None:
    """A marker goes to the place; with the Architects only after the discount is chosen and the rest paid."""
    if owner == FOR_ARCHITECTS:
        discount.ask_for_discount(state, seat, place, log)
    else:
        board.put_marker(state, owner, place, log)


class ChooseBuildingSite(Decision[State]):
    """The site for a marker: one's own, one paid with the Architects' help, or a neutral player's."""

    __slots__ = ("building", "owner")

    def __init__(self, seat: int, building: int, owner: int) -> None:
        super().__init__(seat)
        self.building: int = building
        self.owner: int = owner

    def data(self) -> tuple[int, ...]:
        """The type, and whose marker it will be."""
        return (self.building, self.owner)

    def offers(self) -> Sequence[int]:
        """All places of the type."""
        if self.building == GATEHOUSE:
            return range(GATE, GATE + GATE_SYMBOLS)
        return range(SITE + self.building * DISTRICTS, SITE + (self.building + 1) * DISTRICTS)

    def legal(self, state: State) -> list[int]:
        """Any free one."""
        return board.free_sites(state, self.building)

    def why_not(self, state: State, action: int) -> Reason:
        """Another type, or taken."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        if self.building == GATEHOUSE:
            own = state.gates[action - GATE] == FREE
            return Reason("gatehouse-half-taken" if own else "site-taken", building=Building(GATEHOUSE))
        return Reason("site-taken", building=Building(self.building))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Mark it."""
        take_site(state, self.seat, self.owner, action, log)
