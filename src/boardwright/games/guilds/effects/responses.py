"""Windows and responses: who is asked whether to use an ability, and when the stack resolves."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.guilds.actions import DONE, USE
from boardwright.games.guilds.basics import guild
from boardwright.games.guilds.effects import abilities, activation, characters, items
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import CHARACTERS, HERALD, IN_RESPONSE


def go_on(state: State, log: Log | None) -> None:
    """Ask the next who could answer the top item; when all have declined, it resolves.

    Clockwise from the left of whoever activated it, all others once; who has nothing to use is not asked.

    § response.order, response.decline
    """
    item = items.top(state)
    while state.answered < state.seats - 1:
        seat = (item.controller + 1 + state.answered) % state.seats
        if abilities.can_use_any(state, seat, IN_RESPONSE):
            state.waiting.append(Respond(seat))
            return
        state.answered += 1
    characters.resolve(state, items.pop(state), log)


class UseOrNot(Decision[State]):
    """Use one of one's abilities that fit this moment, or none."""

    __slots__ = ()

    def moment(self, state: State) -> int:
        """The moment that an ability must fit."""
        return state.window

    def offers(self) -> Sequence[int]:
        """Any ability, or none."""
        return [DONE, *range(USE, USE + CHARACTERS)]

    def legal(self, state: State) -> list[int]:
        """Those that may be used now, or none."""
        return [DONE] + [USE + each for each in abilities.usable(state, self.seat, self.moment(state))]

    def why_not(self, state: State, action: int) -> Reason:
        """Not one's own, another moment, used, too dear, or nothing to aim at."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return abilities.why_not_use(state, self.seat, action - USE, self.moment(state))


class Respond(UseOrNot):
    """Answer the ability on top of the stack, or not. Nothing but abilities lies there: no bid, take, pass,
    exchange, purchase or kept room can be answered, and nobody answers his own ability.

    § response.basic, ruling.12.22
    """

    __slots__ = ()

    def moment(self, state: State) -> int:
        """A response."""
        return IN_RESPONSE

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """An answer lies above what it answers and opens a new round of asking about itself.

        § response.push
        """
        if action == DONE:
            state.answered += 1
        else:
            activation.begin(state, self.seat, action - USE, log)


class UseInWindow(UseOrNot):
    """In a common window: use an ability, or not."""

    __slots__ = ()

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Who uses one is asked again when the stack is empty; else the next is asked.

        § ruling.12.20
        """
        if action == DONE:
            state.declined += 1
            state.asked = guild.left_of(state, state.asked)
        else:
            state.declined = 0
            activation.begin(state, self.seat, action - USE, log)


def open_window(state: State, moment: int) -> None:
    """A common window begins with the first player and goes on clockwise.

    § window.order
    """
    state.window = moment
    state.asked = state.first
    state.declined = 0


def ask_in_window(state: State) -> bool:
    """Ask the next who has something to use, until all have declined in a row; says whether it asked.

    Who has nothing to use is not asked and counts as declining.

    § window.close, window.skip
    """
    while state.declined < state.seats:
        if abilities.can_use_any(state, state.asked, state.window):
            state.waiting.append(UseInWindow(state.asked))
            return True
        state.declined += 1
        state.asked = guild.left_of(state, state.asked)
    return False


class CallHerald(UseOrNot):
    """Just before the marker is given: use the Herald, or not.

    § ruling.12.27
    """

    __slots__ = ()

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """He comes onto the stack like every ability."""
        if action != DONE:
            activation.begin(state, self.seat, HERALD, log)
