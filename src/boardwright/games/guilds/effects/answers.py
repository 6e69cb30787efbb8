"""Abilities that answer others: what counters them, and what saves a character from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.games.guilds.actions import NO, YES
from boardwright.games.guilds.basics import guild
from boardwright.games.guilds.effects import items
from boardwright.games.guilds.effects.items import Item
from boardwright.games.guilds.events import Countered, DemandUnpaid, PaidDemand, Protected
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import GUARD_DOG, HEALER, INQUISITOR, NOBODY, PALADIN, Character

RESPONDING: Final[tuple[int, ...]] = (PALADIN, INQUISITOR, HEALER, GUARD_DOG)


def counter_top(state: State, seat: int, counter: int, log: Log | None) -> None:
    """The item on top leaves the stack and does nothing, nobody is asked about it any more; its price is not
    paid back.

    § resolve.counter, resolve.refund
    """
    countered = items.pop(state)
    if log is not None:
        character = Character(countered.character)
        log.add(Countered(seat, Character(counter), character, countered.controller))


def paladin(state: State, item: Item, log: Log | None) -> None:
    """The ability that she answered, which a Rogue has used, is countered.

    § character.paladin
    """
    counter_top(state, item.controller, PALADIN, log)


def inquisitor(state: State, item: Item, log: Log | None) -> None:
    """Who uses the answered ability pays or has it countered; who cannot pay has it countered.

    § character.inquisitor, ruling.12.38
    """
    answered = items.top(state)
    if state.players[answered.controller].florins < state.tables.demand:
        refuse_demand(state, answered.controller, item.controller, log)
    else:
        state.waiting.append(PayOrLose(answered.controller, item.controller))


def refuse_demand(state: State, seat: int, demander: int, log: Log | None) -> None:
    """The demand is not paid, and the answered ability is countered."""
    if log is not None:
        demand = state.tables.demand
        log.add(DemandUnpaid(seat, demand, state.players[seat].florins < demand))
    counter_top(state, demander, INQUISITOR, log)


class PayOrLose(Decision[State]):
    """The Inquisitor's demand: pay, or the ability on top of the stack is countered.

    § ruling.12.38
    """

    __slots__ = ("demander",)

    def __init__(self, seat: int, demander: int) -> None:
        super().__init__(seat)
        self.demander: int = demander

    def data(self) -> tuple[int, ...]:
        """Who used the Inquisitor."""
        return (self.demander,)

    def offers(self) -> Sequence[int]:
        """Yes or no."""
        return (YES, NO)

    def legal(self, state: State) -> list[int]:
        """Yes or no: who cannot pay is not asked."""
        return [YES, NO]

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Florins to the bank, or the ability is lost."""
        if action == NO:
            refuse_demand(state, self.seat, self.demander, log)
            return
        state.players[self.seat].florins -= state.tables.demand
        if log is not None:
            spared = Character(items.top(state).character)
            log.add(PaidDemand(self.seat, state.tables.demand, spared))


def healer(state: State, item: Item, log: Log | None) -> None:
    """The character of her guild that is under attack, the Healer herself perhaps, survives this ability.

    § character.healer
    """
    protect(state, item, log)


def guard_dog(state: State, item: Item, log: Log | None) -> None:
    """Another character under attack survives this ability; the dog was sacrificed when it was activated.

    § character.guard-dog
    """
    protect(state, item, log)


def protect(state: State, item: Item, log: Log | None) -> None:
    """The target of the item on top is safe from that one item, in whichever guild it lies by now.

    § ruling.12.74
    """
    items.protect_top(state)
    target = items.top(state).target
    owner = guild.owner_of(state, target)
    if owner == NOBODY:
        items.fizzle(item, log)
    elif log is not None:
        log.add(Protected(Character(item.character), Character(target), owner))
