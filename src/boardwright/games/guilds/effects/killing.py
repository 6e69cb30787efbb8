"""A kill, and the Necromancer whom it may wake."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.games.guilds.actions import DONE, USE
from boardwright.games.guilds.basics import guild
from boardwright.games.guilds.effects import items
from boardwright.games.guilds.effects.items import Item
from boardwright.games.guilds.events import Activated, AimedAtDead, Coins, Killed, NothingHappens, Survived
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import NECROMANCER, NOBODY, Character


def kill(state: State, item: Item, log: Log | None) -> None:
    """Discard the target, unless it is protected or gone. Only where it lies now counts: it may have died and
    come back, but in the killer's own guild it is safe.

    § kill.discard, resolve.target, ruling.12.55
    """
    owner = guild.owner_of(state, item.target)
    gone = owner == NOBODY or owner == item.controller
    if gone or item.protected:
        if log is not None:
            survives = Survived(Character(item.target), owner)
            log.add(NothingHappens(Character(item.character)) if gone else survives)
        return
    guild.leave(state, item.target)
    if log is not None:
        log.add(Killed(item.controller, Character(item.target), owner, Character(item.character)))
    ask_necromancer(state, item.target, owner)


def ask_necromancer(state: State, killed: int, victim: int) -> None:
    """The one ability that a kill wakes: the owner of the Necromancer is asked at once, before any window
    opens, wherever he sits and even if the kill was his own, unless the victim was one of his guild.

    § kill.trigger, kill.trigger.order, ruling.12.36
    """
    seat = guild.owner_of(state, NECROMANCER)
    if seat in (NOBODY, victim) or state.used >> NECROMANCER & 1:
        return
    if state.players[seat].florins >= state.tables.ability_florins[NECROMANCER]:
        state.waiting.append(RaiseDead(seat, killed))


class RaiseDead(Decision[State]):
    """Use the Necromancer on the character that has just been killed, or let it pass for good.

    § kill.trigger.decline
    """

    __slots__ = ("killed",)

    def __init__(self, seat: int, killed: int) -> None:
        super().__init__(seat)
        self.killed: int = killed

    def data(self) -> tuple[int, ...]:
        """Who was killed."""
        return (self.killed,)

    def offers(self) -> Sequence[int]:
        """Use him or not."""
        return (DONE, USE + NECROMANCER)

    def legal(self, state: State) -> list[int]:
        """Use him or not: who cannot is not asked."""
        return [DONE, USE + NECROMANCER]

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """He comes onto the stack like every ability and can be answered."""
        if action == DONE:
            return
        price = state.tables.ability_florins[NECROMANCER]
        state.players[self.seat].florins -= price
        state.used |= 1 << NECROMANCER
        items.push(state, NECROMANCER, self.seat, self.killed, 0)
        if log is not None:
            log.add(Activated(self.seat, Character(NECROMANCER), Coins(price)))
            log.add(AimedAtDead(Character(NECROMANCER), Character(self.killed)))
