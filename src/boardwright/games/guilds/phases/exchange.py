"""Phase 3: bids come back, and florins may become gold."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.guilds.actions import COUNT
from boardwright.games.guilds.basics import guild, market
from boardwright.games.guilds.effects import responses
from boardwright.games.guilds.events import Exchanged, Refunded
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import IN_EXCHANGE, MOST_FLORINS


def refund(state: State, log: Log | None) -> None:
    """All florins on the tents go back to their owners; the window for abilities follows, before anybody
    exchanges.

    § exchange.refund, window.exchange
    """
    if log is not None:
        for seat in guild.seats_from(state, state.first):
            florins = sum(state.players[seat].bids)
            if florins:
                log.add(Refunded(seat, florins))
    market.take_down_bids(state)
    responses.open_window(state, IN_EXCHANGE)


def open_exchange(state: State, log: Log | None) -> None:
    """In turn order, one decision each."""
    state.asked = 0


def run_exchange(state: State, log: Log | None) -> None:
    """Ask the next who could exchange: in turn order, one decision each.

    § ruling.12.33
    """
    while state.asked < state.seats:
        seat = (state.first + state.asked) % state.seats
        state.asked += 1
        if state.players[seat].florins >= state.tables.exchange:
            state.waiting.append(ExchangeFlorins(seat))
            state.step -= 1
            return


class ExchangeFlorins(Decision[State]):
    """How often five florins are changed into one gold, from not at all to all that the purse allows; what is
    not changed is kept for now.

    § exchange.rate
    """

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any number."""
        return range(COUNT, COUNT + MOST_FLORINS + 1)

    def most(self, state: State) -> int:
        """As often as the purse allows."""
        return min(MOST_FLORINS, state.players[self.seat].florins // state.tables.exchange)

    def legal(self, state: State) -> list[int]:
        """From not at all on."""
        return [COUNT + times for times in range(self.most(state) + 1)]

    def why_not(self, state: State, action: int) -> Reason:
        """Too often."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        missing = (action - COUNT) * state.tables.exchange - state.players[self.seat].florins
        return Reason("florins-missing", count=missing)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Florins to the bank, gold from it."""
        gold = action - COUNT
        player = state.players[self.seat]
        player.florins -= gold * state.tables.exchange
        player.gold += gold
        if log is not None and gold:
            log.add(Exchanged(self.seat, gold * state.tables.exchange, gold))
