"""Phase 4, the end of a turn: a card, the Libraries, the hand limit."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import STOP, TAKE, TAKE_TOP
from boardwright.games.belfort.basics import cards, knowledge
from boardwright.games.belfort.events import BoughtCard, BoughtNothing, BoughtTop
from boardwright.games.belfort.state import State
from boardwright.games.belfort.terms import BUILDINGS, LIBRARY, Building


def offer_card(state: State, log: Log | None) -> None:
    """After all other actions the player may buy one card; without the gold nothing is asked.

    § actions.end
    """
    seat = state.order[state.turn]
    can_pay = state.players[seat].gold >= state.tables.card_fee
    if can_pay and (cards.has_cards(state.pool) or cards.can_draw(state)):
        state.waiting.append(BuyCard(seat))


class BuyCard(Decision[State]):
    """A card of the pool, the top card of the draw pile, or none."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Nothing, any card, the top card."""
        return [STOP, *range(TAKE, TAKE_TOP + 1)]

    def legal(self, state: State) -> list[int]:
        """What lies in the pool; the draw pile while there are cards to draw."""
        ids = [STOP]
        pool = state.pool
        for building in range(BUILDINGS):
            if pool[building] > 0:
                ids.append(TAKE + building)
        if cards.can_draw(state):
            ids.append(TAKE_TOP)
        return ids

    def why_not(self, state: State, action: int) -> Reason:
        """Not in the pool, or nothing left to draw."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        if action == TAKE_TOP:
            return Reason("nothing-to-draw")
        return Reason("not-in-pool", building=Building(action - TAKE))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """One gold to the supply. A pool card is replaced at once; the top card goes unseen to the hand.

        § actions.card, actions.card.refill
        """
        if action == STOP:
            if log is not None:
                log.add(BoughtNothing(self.seat))
            return
        player = state.players[self.seat]
        player.gold -= state.tables.card_fee
        if action == TAKE_TOP:
            if log is not None:
                log.add(BoughtTop(self.seat, state.tables.card_fee))
            cards.draw_cards(state, self.seat, 1, log)
            return
        building = action - TAKE
        state.pool[building] -= 1
        player.hand[building] += 1
        knowledge.learn(player, building)
        if log is not None:
            log.add(BoughtCard(self.seat, Building(building), state.tables.card_fee))
        cards.refill_pool(state, log)


def draw_for_libraries(state: State, log: Log | None) -> None:
    """Every gnome on a Library draws a card, compulsorily.

    § building.library.gnome
    """
    seat = state.order[state.turn]
    cards.draw_cards(state, seat, state.players[seat].gnomes[LIBRARY], log)


def discard_to_limit(state: State, log: Log | None) -> None:
    """The limit of five cards holds only here, at the end of the turn; the player chooses what goes.

    § actions.hand
    """
    seat = state.order[state.turn]
    cards.ask_to_discard(state, seat, state.players[seat].hand_size() - state.tables.hand_limit)


def fill_gaps(state: State, log: Log | None) -> None:
    """Gaps left in the pool are filled as soon as there are cards again, at the end of every turn."""
    cards.refill_pool(state, log)
