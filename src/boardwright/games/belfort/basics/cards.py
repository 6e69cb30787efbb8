"""Cards: the draw pile, the pool, drawing and discarding."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import CHANCE, Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import DISCARD, DRAW
from boardwright.games.belfort.basics import knowledge
from boardwright.games.belfort.events import Discarded, Drew, PoolCard, Reshuffled
from boardwright.games.belfort.state import State
from boardwright.games.belfort.terms import BUILDINGS, Building


def total(cards: list[int]) -> int:
    """How many cards a pile holds."""
    count = 0
    for copies in cards:
        count += copies
    return count


def has_cards(cards: list[int]) -> bool:
    """Whether a pile holds any card."""
    for copies in cards:
        if copies > 0:
            return True
    return False


def can_draw(state: State) -> bool:
    """Whether a card can come from the draw pile, after a reshuffle if need be.

    § ruling.12.2.35
    """
    return has_cards(state.deck) or has_cards(state.discard)


def ready_draw_pile(state: State, log: Log | None) -> bool:
    """When a card is needed and the draw pile is empty, the shuffled discard pile becomes the new one.

    Cards that a running effect will discard later are not in it, and the pool never is.

    § actions.reshuffle, ruling.12.2.34
    """
    if has_cards(state.deck):
        return True
    count = total(state.discard)
    if count == 0:
        return False
    state.deck = state.discard
    state.discard = [0] * BUILDINGS
    knowledge.note_reshuffled(state)
    if log is not None:
        log.add(Reshuffled(count))
    return True


class DrawFromPile(Decision[State]):
    """Chance: the top card of the draw pile. What becomes of it is said by the kind of draw."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any card."""
        return range(DRAW, DRAW + BUILDINGS)

    def legal(self, state: State) -> list[int]:
        """Any type left in the pile."""
        deck = state.deck
        return [DRAW + building for building in range(BUILDINGS) if deck[building] > 0]

    def is_even(self) -> bool:
        """Not all are equally likely."""
        return False

    def weights(self, state: State) -> list[int]:
        """As many chances for a type as it has cards in the draw pile."""
        return [copies for copies in state.deck if copies > 0]


def draw_cards(state: State, owner: int, count: int, log: Log | None) -> None:
    """Draw unseen cards into a hand one by one, as far as there are cards."""
    if count > 0 and ready_draw_pile(state, log):
        state.waiting.append(DrawToHand(CHANCE, owner, count))


class DrawToHand(DrawFromPile):
    """Chance: the next card of the draw pile goes to a hand."""

    __slots__ = ("left", "owner")

    def __init__(self, seat: int, owner: int, left: int) -> None:
        super().__init__(seat)
        self.owner: int = owner
        self.left: int = left

    def data(self) -> tuple[int, ...]:
        """Whose hand, and how many cards are still to come."""
        return (self.owner, self.left)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Hands are hidden; a card taken from the draw pile is not shown.

        § ruling.12.2.25
        """
        building = action - DRAW
        state.deck[building] -= 1
        player = state.players[self.owner]
        player.hand[building] += 1
        knowledge.note_drawn(player, building)
        if log is not None:
            log.add(Drew(self.owner, Building(building)))
        draw_cards(state, self.owner, self.left - 1, log)


def refill_pool(state: State, log: Log | None) -> None:
    """The pool is filled up to three cards, older gaps included, as far as there are cards to draw.

    § ruling.12.2.50
    """
    if total(state.pool) < state.tables.pool and ready_draw_pile(state, log):
        state.waiting.append(TurnUpForPool(CHANCE))


class TurnUpForPool(DrawFromPile):
    """Chance: the next card of the draw pile is turned up."""

    __slots__ = ()

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The pool lies face up.

        § setup.pool
        """
        building = action - DRAW
        state.deck[building] -= 1
        state.pool[building] += 1
        knowledge.note_turned_up(state, building)
        if log is not None:
            log.add(PoolCard(Building(building)))
        refill_pool(state, log)


def ask_to_discard(state: State, seat: int, count: int) -> None:
    """Ask a player to discard so many cards of the hand, or all of them if there are fewer."""
    count = min(count, state.players[seat].hand_size())
    if count > 0:
        state.waiting.append(DiscardCards(seat, count, 0))


class DiscardCards(Decision[State]):
    """Choose a card to discard. Types are named in the order of the appendix, so each set is offered once."""

    __slots__ = ("floor", "left")

    def __init__(self, seat: int, left: int, floor: int) -> None:
        super().__init__(seat)
        self.left: int = left
        self.floor: int = floor

    def data(self) -> tuple[int, ...]:
        """How many are still to go, and the first type that may."""
        return (self.left, self.floor)

    def offers(self) -> Sequence[int]:
        """Any type of card."""
        return range(DISCARD, DISCARD + BUILDINGS)

    def legal(self, state: State) -> list[int]:
        """Any type in hand from which enough cards follow."""
        return types_to_discard(state.players[self.seat].hand, self.left, self.floor)

    def why_not(self, state: State, action: int) -> Reason:
        """Not in hand, or out of order."""
        return why_not_discard(state.players[self.seat].hand, action, self.floor)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Discards go face up to the one common pile."""
        building = action - DISCARD
        knowledge.lose(state.players[self.seat], building)
        state.discard[building] += 1
        if log is not None:
            log.add(Discarded(self.seat, Building(building)))
        if self.left > 1:
            state.waiting.append(DiscardCards(self.seat, self.left - 1, building))


def types_to_discard(hand: list[int], left: int, floor: int) -> list[int]:
    """The ids of the types that can be named next, when the others to go are of the same or later types."""
    ids: list[int] = []
    following = 0
    for building in range(BUILDINGS - 1, floor - 1, -1):
        following += hand[building]
        if hand[building] > 0 and following >= left:
            ids.append(DISCARD + building)
    ids.reverse()
    return ids


def why_not_discard(hand: list[int], action: int, floor: int) -> Reason:
    """Not in hand, already passed over, or too few cards behind it."""
    building = action - DISCARD
    if not 0 <= building < BUILDINGS:
        return Reason(NOT_NOW)
    if hand[building] == 0:
        return Reason("not-in-hand", building=Building(building))
    if building < floor:
        return Reason("in-card-order", building=Building(building))
    return Reason("too-few-behind", building=Building(building))
