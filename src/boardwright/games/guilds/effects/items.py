"""The stack: abilities that wait, the last one on top. An item is five numbers of the state."""

from __future__ import annotations

from typing import Final

from boardwright.core.events import Log
from boardwright.games.guilds.events import NothingHappens
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import ASSASSIN, MERCENARY, Character

SIZE: Final = 5


class Item:
    """An ability that waits: its source, who activated it, what it aims at, an amount, whether its target is
    protected against it.
    """

    __slots__ = ("amount", "character", "controller", "protected", "target")

    def __init__(self, character: int, controller: int, target: int, amount: int, protected: int) -> None:
        self.character: int = character
        self.controller: int = controller
        self.target: int = target
        self.amount: int = amount
        self.protected: int = protected


def push(state: State, character: int, controller: int, target: int, amount: int) -> None:
    """An activated ability comes onto the stack, whether it has a target or not; everybody else will be asked
    about it.

    § ability.activated, response.push
    """
    state.stack = (*state.stack, character, controller, target, amount, 0)
    state.answered = 0


def top(state: State) -> Item:
    """The item that resolves next: the last one that was activated.

    § stack.reverse
    """
    stack = state.stack
    return Item(stack[-5], stack[-4], stack[-3], stack[-2], stack[-1])


def pop(state: State) -> Item:
    """Take the top item off; everybody but its controller will be asked anew about the one below it.

    § response.anew
    """
    item = top(state)
    state.stack = state.stack[:-SIZE]
    state.answered = 0
    return item


def protect_top(state: State) -> None:
    """The target of the top item survives it, and this item only.

    § resolve.protect
    """
    state.stack = (*state.stack[:-1], 1)


def would_kill(state: State, item: Item, seat: int) -> bool:
    """Whether an item is a kill aimed at a character of this seat that is not protected against it; only then
    Healer and Guard Dog can save it.

    § ruling.12.42
    """
    return is_kill(item.character) and not item.protected and item.target in state.players[seat].members


def is_kill(character: int) -> bool:
    """Whether a character's ability kills."""
    return character in (ASSASSIN, MERCENARY)


def fizzle(item: Item, log: Log | None) -> None:
    """What an ability aimed at is gone: it does nothing, and nothing is paid back.

    § resolve.target, resolve.refund
    """
    if log is not None:
        log.add(NothingHappens(Character(item.character)))
