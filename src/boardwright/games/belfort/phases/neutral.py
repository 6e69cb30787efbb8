"""Two players, after the Actions turns: the neutral players 3 and 4."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import CHANCE, Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import DRAW, TAKE, TAKE_TOP
from boardwright.games.belfort.basics import board, cards, knowledge
from boardwright.games.belfort.effects.sites import ask_for_site
from boardwright.games.belfort.events import DwarfBroughtGold, NeutralCard, NeutralDwarfMoved, NeutralWithout
from boardwright.games.belfort.state import State
from boardwright.games.belfort.terms import BUILDINGS, FREE, NEUTRAL_3, NEUTRAL_4, Building, Guild


def neutral_3_builds(state: State, log: Log | None) -> None:
    """The holder of crest 1 acts for neutral player 3, who has no cards, goods, gnomes or score of its own.

    § two.turn, two.neutral
    """
    ask_for_neutral_card(state, NEUTRAL_3)


def neutral_4_builds(state: State, log: Log | None) -> None:
    """Then the holder of crest 2 acts for neutral player 4, with the refilled pool."""
    ask_for_neutral_card(state, NEUTRAL_4)


def ask_for_neutral_card(state: State, neutral: int) -> None:
    """With three and more players there are none. With no card to use there is no turn."""
    if state.seats != 2:
        return
    choice = ChooseNeutralCard(state.order[neutral - NEUTRAL_3], neutral)
    if choice.legal(state):
        state.waiting.append(choice)


class ChooseNeutralCard(Decision[State]):
    """The card that a neutral player uses."""

    __slots__ = ("neutral",)

    def __init__(self, seat: int, neutral: int) -> None:
        super().__init__(seat)
        self.neutral: int = neutral

    def data(self) -> tuple[int, ...]:
        """Which neutral player."""
        return (self.neutral,)

    def offers(self) -> Sequence[int]:
        """Any card of the pool, and the top card."""
        return range(TAKE, TAKE_TOP + 1)

    def legal(self, state: State) -> list[int]:
        """A pool card whose type has a free site, or the draw pile, which alone is left if none fits.

        § ruling.12.2.41
        """
        ids: list[int] = []
        for building in range(BUILDINGS):
            if state.pool[building] > 0 and board.has_free_site(state, building):
                ids.append(TAKE + building)
        if cards.can_draw(state):
            ids.append(TAKE_TOP)
        return ids

    def why_not(self, state: State, action: int) -> Reason:
        """Not in the pool, no site, or nothing to draw."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        if action == TAKE_TOP:
            return Reason("nothing-to-draw")
        if state.pool[action - TAKE] == 0:
            return Reason("not-in-pool", building=Building(action - TAKE))
        return Reason("no-free-site", building=Building(action - TAKE))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The card costs nothing; one from the draw pile is shown first.

        § two.turn.card
        """
        if action == TAKE_TOP:
            cards.ready_draw_pile(state, log)
            state.waiting.append(DrawForNeutral(CHANCE, self.seat, self.neutral))
            return
        state.pool[action - TAKE] -= 1
        use_neutral_card(state, self.seat, self.neutral, action - TAKE, log)


class DrawForNeutral(cards.DrawFromPile):
    """Chance: the card that a neutral player draws."""

    __slots__ = ("controller", "neutral")

    def __init__(self, seat: int, controller: int, neutral: int) -> None:
        super().__init__(seat)
        self.controller: int = controller
        self.neutral: int = neutral

    def data(self) -> tuple[int, ...]:
        """Who acts for whom."""
        return (self.controller, self.neutral)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """The card is shown and used."""
        state.deck[action - DRAW] -= 1
        knowledge.note_turned_up(state, action - DRAW)
        use_neutral_card(state, self.controller, self.neutral, action - DRAW, log)


def use_neutral_card(state: State, seat: int, neutral: int, building: int, log: Log | None) -> None:
    """The card goes to the discard pile, and the controller puts the marker on a free site of its type.

    A Keep takes two markers, a gatehouse one and only if wholly free. A drawn card without a site is lost.

    § two.turn.site, ruling.12.1.6, ruling.12.2.19
    """
    state.discard[building] += 1
    if log is not None:
        log.add(NeutralCard(seat, neutral + 1, Building(building)))
    if board.has_free_site(state, building):
        ask_for_site(state, seat, building, neutral, log)
    elif log is not None:
        log.add(NeutralWithout(neutral + 1, Building(building)))


def refill_after_neutral(state: State, log: Log | None) -> None:
    """The pool is refilled after each neutral turn.

    § ruling.12.1.18
    """
    if state.seats == 2:
        cards.refill_pool(state, log)


def move_neutral_dwarves(state: State, log: Log | None) -> None:
    """Every round, the last one too, both neutral dwarves walk to the next guild clockwise and never meet.

    § two.dwarf.move, ruling.12.2.44
    """
    if state.seats == 2:
        state.dwarf_3 = board.next_district(state.dwarf_3)
        pay_for_arrival(state, NEUTRAL_3, state.dwarf_3, log)
        state.dwarf_4 = board.next_district(state.dwarf_4)
        pay_for_arrival(state, NEUTRAL_4, state.dwarf_4, log)


def pay_for_arrival(state: State, neutral: int, district: int, log: Log | None) -> None:
    """A player who owns the guild where a dwarf arrives gets a gold, not one who builds it under a dwarf.

    Neutral players never own a guild.

    § two.dwarf.gold, ruling.12.2.42, ruling.12.2.43
    """
    guild = board.guild_in(state, district)
    owner = state.guild_owner[guild]
    if log is not None:
        log.add(NeutralDwarfMoved(neutral + 1, Guild(guild)))
    if owner != FREE:
        state.players[owner].gold += state.tables.neutral_gold
        if log is not None:
            log.add(DwarfBroughtGold(owner, state.tables.neutral_gold))
