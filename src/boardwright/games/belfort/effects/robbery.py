"""Bandits and Thieves: taking from other players."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.actions import ROB, STOP
from boardwright.games.belfort.basics.goods import amount_of, gain
from boardwright.games.belfort.events import Robbed
from boardwright.games.belfort.state import State
from boardwright.games.belfort.terms import BANDITS, GOLD, GOODS, METAL, STONE, THIEVES, WOOD, Good


def begin(state: State, seat: int, guild: int) -> None:
    """Bandits take metal, wood or stone, Thieves gold."""
    state.waiting.append(RobFirst(seat, guild))


def fault(state: State, seat: int, guild: int) -> Reason | None:
    """Nobody else has what may be taken."""
    if first_options(state, seat, guild):
        return None
    return Reason("nothing-to-rob" if guild == BANDITS else "no-gold-to-rob")


def first_options(state: State, seat: int, guild: int) -> list[int]:
    """Any unit that a victim has; goods are open, and a victim without the good cannot be chosen for it.

    § ruling.12.2.15
    """
    ids: list[int] = []
    first, last = (GOLD, GOLD) if guild == THIEVES else (WOOD, METAL)
    for victim in range(state.seats):
        if victim != seat:
            for good in range(first, last + 1):
                if amount_of(state.players[victim], good) > 0:
                    ids.append(ROB + victim * GOODS + good)
    return ids


def why_not_rob(state: State, seat: int, guild: int, action: int) -> Reason:
    """Oneself, an empty seat, the wrong good, or a victim without it."""
    victim, good = (action - ROB) // GOODS, (action - ROB) % GOODS
    if victim == seat:
        return Reason("rob-yourself")
    if victim >= state.seats:
        return Reason("no-such-seat")
    if (good == GOLD) != (guild == THIEVES):
        return Reason("rob-other-good")
    if amount_of(state.players[victim], good) == 0:
        return Reason("victim-has-none", good=Good(good))
    return Reason("rob-order")


def take_unit(state: State, seat: int, action: int, log: Log | None) -> None:
    """One unit changes hands."""
    victim, good = (action - ROB) // GOODS, (action - ROB) % GOODS
    gain(state.players[victim], good, -1)
    gain(state.players[seat], good, 1)
    if log is not None:
        log.add(Robbed(seat, victim, Good(good)))


class RobFirst(Decision[State]):
    """The first unit, from any victim."""

    __slots__ = ("guild",)

    def __init__(self, seat: int, guild: int) -> None:
        super().__init__(seat)
        self.guild: int = guild

    def data(self) -> tuple[int, ...]:
        """Bandits or Thieves."""
        return (self.guild,)

    def offers(self) -> Sequence[int]:
        """Any good of any seat."""
        return range(ROB, ROB + 5 * GOODS)

    def legal(self, state: State) -> list[int]:
        """At least one unit is taken, from another player, never from a neutral one.

        § ruling.12.2.36
        """
        return first_options(state, self.seat, self.guild)

    def why_not(self, state: State, action: int) -> Reason:
        """Why this unit cannot be taken."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return why_not_rob(state, self.seat, self.guild, action)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """One metal is all from one player; wood, stone and gold may be followed by more.

        § guild.bandits, guild.thieves
        """
        take_unit(state, self.seat, action, log)
        if (action - ROB) % GOODS != METAL:
            ask_for_more(state, RobMore(self.seat, self.guild, action - ROB, 1, 1))


def ask_for_more(state: State, decision: RobMore) -> None:
    """Ask only where there is something more to take."""
    if len(decision.legal(state)) > 1:
        state.waiting.append(decision)


class RobMore(Decision[State]):
    """A further unit: from the same victim, or one each from further victims; or leave it at that.

    Further victims follow in seat order and a second unit in the order of goods, so that each result is
    offered once.
    """

    __slots__ = ("guild", "last", "units", "victims")

    def __init__(self, seat: int, guild: int, last: int, units: int, victims: int) -> None:
        super().__init__(seat)
        self.guild: int = guild
        self.last: int = last
        self.units: int = units
        self.victims: int = victims

    def data(self) -> tuple[int, ...]:
        """Bandits or Thieves, the last unit, units from the last victim, victims so far."""
        return (self.guild, self.last, self.units, self.victims)

    def offers(self) -> Sequence[int]:
        """Stopping, and any good of any seat."""
        return [STOP, *range(ROB, ROB + 5 * GOODS)]

    def legal(self, state: State) -> list[int]:
        """A single victim gives up to two; several victims, at most three, give one each.

        § ruling.12.1.1
        """
        tables = state.tables
        from_one = tables.thieves_from_one if self.guild == THIEVES else tables.bandits_from_one
        victim = self.last // GOODS
        ids = [STOP]
        if self.victims == 1 and self.units < from_one:
            for good in range(self.last % GOODS, self.highest() + 1):
                if amount_of(state.players[victim], good) > 0:
                    ids.append(ROB + victim * GOODS + good)
        if self.units == 1 and self.victims < tables.victims:
            for other in range(victim + 1, state.seats):
                if other != self.seat:
                    for good in range(self.lowest(), self.highest() + 1):
                        if amount_of(state.players[other], good) > 0:
                            ids.append(ROB + other * GOODS + good)
        return ids

    def lowest(self) -> int:
        """The first good of the guild."""
        return GOLD if self.guild == THIEVES else WOOD

    def highest(self) -> int:
        """The last good of the guild; metal is never taken with something else."""
        return GOLD if self.guild == THIEVES else STONE

    def why_not(self, state: State, action: int) -> Reason:
        """Why this unit cannot be added."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        victim, good = (action - ROB) // GOODS, (action - ROB) % GOODS
        if good == METAL and self.guild == BANDITS:
            return Reason("metal-alone")
        if self.victims > 1 and victim == self.last // GOODS:
            return Reason("one-from-each")
        return why_not_rob(state, self.seat, self.guild, action)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Take it, and ask again while more is allowed."""
        if action == STOP:
            return
        take_unit(state, self.seat, action, log)
        same = (action - ROB) // GOODS == self.last // GOODS
        units = self.units + 1 if same else 1
        victims = self.victims if same else self.victims + 1
        ask_for_more(state, RobMore(self.seat, self.guild, action - ROB, units, victims))
