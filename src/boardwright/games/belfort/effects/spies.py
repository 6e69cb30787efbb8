"""The Spies: a card out of another hand."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import SHOW, TAKE_SHOWN
from boardwright.games.belfort.basics import knowledge
from boardwright.games.belfort.events import Showed, TookShown
from boardwright.games.belfort.state import NOTHING_SHOWN, State
from boardwright.games.belfort.terms import BUILDINGS, Building


def fault(state: State, seat: int) -> Reason | None:
    """No other player holds a card."""
    for other in range(state.seats):
        if other != seat and state.players[other].hand_size() > 0:
            return None
    return Reason("no-cards-to-spy")


def begin(state: State, seat: int) -> None:
    """Every other player with cards shows one; then the player takes one of them. Those without show nothing.

    § guild.spies, ruling.12.2.16
    """
    state.waiting.append(TakeShownCard(seat))
    for turn in range(1, state.seats):
        other = (seat + state.seats - turn) % state.seats
        if state.players[other].hand_size() > 0:
            state.waiting.append(ShowToSpies(other))


class ShowToSpies(Decision[State]):
    """Which card to show; secret until all have chosen."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any type of card."""
        return range(SHOW, SHOW + BUILDINGS)

    def together(self) -> bool:
        """All choose at the same time."""
        return True

    def legal(self, state: State) -> list[int]:
        """Any card in hand; showing one is compulsory."""
        hand = state.players[self.seat].hand
        return [SHOW + building for building in range(BUILDINGS) if hand[building] > 0]

    def why_not(self, state: State, action: int) -> Reason:
        """Not in hand."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return Reason("not-in-hand", building=Building(action - SHOW))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """When the last has chosen, all cards are shown together."""
        state.players[self.seat].shown = action - SHOW
        if not state.waiting[-1].together():
            show_all(state, log)


def show_all(state: State, log: Log | None) -> None:
    """From now on everybody knows these cards."""
    for seat in range(state.seats):
        player = state.players[seat]
        if player.shown != NOTHING_SHOWN:
            knowledge.learn_shown(player, player.shown)
            if log is not None:
                log.add(Showed(seat, Building(player.shown)))


class TakeShownCard(Decision[State]):
    """Whose shown card to take."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any seat."""
        return range(TAKE_SHOWN, TAKE_SHOWN + 5)

    def legal(self, state: State) -> list[int]:
        """One of the cards must be taken."""
        return [
            TAKE_SHOWN + seat for seat in range(state.seats) if state.players[seat].shown != NOTHING_SHOWN
        ]

    def why_not(self, state: State, action: int) -> Reason:
        """That seat shows nothing."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return Reason("shows-nothing")

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The card goes into the player's hand, which may exceed the limit until the end of the turn.

        § ruling.12.2.37
        """
        victim = state.players[action - TAKE_SHOWN]
        building = victim.shown
        knowledge.lose(victim, building)
        player = state.players[self.seat]
        player.hand[building] += 1
        knowledge.learn(player, building)
        for other in state.players:
            other.shown = NOTHING_SHOWN
        if log is not None:
            log.add(TookShown(self.seat, action - TAKE_SHOWN, Building(building)))
