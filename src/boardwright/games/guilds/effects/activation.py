"""Activating an ability: its choices, its price, and onto the stack."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import Decision
from boardwright.core.events import Log
from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.guilds.actions import CARD, COUNT, MOST_PLAYERS, ROOM, SEAT, ZONE
from boardwright.games.guilds.basics import guild, market
from boardwright.games.guilds.basics.plot import PLACES_PER_ROOM
from boardwright.games.guilds.effects import abilities, items, telling
from boardwright.games.guilds.effects.abilities import (
    NO_TARGET,
    ON_OFFER,
    ON_OFFER_AND_ZONE,
    OWN_BID,
    OWN_ROOM,
    RIVAL,
    STAKE,
)
from boardwright.games.guilds.effects.items import Item
from boardwright.games.guilds.events import (
    Coins,
    Sacrificed,
)
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import (
    CHARACTERS,
    ELF_ARCHER,
    ENCHANTRESS,
    ENGINEER,
    GAMBLER,
    GUARD_DOG,
    MOST_FLORINS,
    NOTHING,
    ROOMS,
    THIEF,
    ZONES,
    Character,
    Room,
)


def begin(state: State, seat: int, character: int, log: Log | None) -> None:
    """Ask for target or amount before anything is paid; without such choices the ability is activated.

    § ruling.12.23
    """
    ability = abilities.ACTIVATED[character]
    assert ability is not None
    if ability.aim == NO_TARGET:
        activate(state, seat, character, NOTHING, 0, log)
    elif ability.aim == RIVAL:
        state.waiting.append(ChooseRival(seat, character))
    elif ability.aim in (ON_OFFER, ON_OFFER_AND_ZONE):
        state.waiting.append(ChooseOnOffer(seat, character))
    elif ability.aim == STAKE:
        state.waiting.append(ChooseStake(seat))
    elif ability.aim == OWN_BID:
        state.waiting.append(ChooseOwnBid(seat))
    elif ability.aim == OWN_ROOM:
        state.waiting.append(ChooseOwnRoom(seat))
    else:
        state.waiting.append(ChooseVictim(seat))


def activate(state: State, seat: int, character: int, target: int, amount: int, log: Log | None) -> None:
    """Pay the price to the bank, mark the ability as used, and put it on the stack.

    § activate.once
    """
    player = state.players[seat]
    ability = abilities.ACTIVATED[character]
    assert ability is not None
    florins = state.tables.ability_florins[character]
    if ability.aim == RIVAL:
        florins += abilities.surcharge(state, target)
    if ability.aim == STAKE:
        florins += amount
    gold = state.tables.ability_gold[character]
    player.florins -= florins
    player.gold -= gold
    if ability.once:
        state.used |= 1 << character
    if log is not None:
        telling.tell(state, seat, Item(character, seat, target, amount, 0), Coins(florins, gold), log)
    if character == GUARD_DOG:
        sacrifice_dog(state, seat, log)
    items.push(state, character, seat, target, amount)


def sacrifice_dog(state: State, seat: int, log: Log | None) -> None:
    """The Guard Dog is discarded when it is activated, whatever becomes of its item; a sacrifice is no kill
    and wakes nobody.

    § kill.sacrifice, ruling.12.43
    """
    guild.leave(state, GUARD_DOG)
    if log is not None:
        log.add(Sacrificed(seat, Character(GUARD_DOG)))


class ChooseRival(Decision[State]):
    """The character of another guild at which a killer is aimed."""

    __slots__ = ("character",)

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character: int = character

    def data(self) -> tuple[int, ...]:
        """The killer."""
        return (self.character,)

    def offers(self) -> Sequence[int]:
        """Any character."""
        return range(CARD, CARD + CHARACTERS)

    def legal(self, state: State) -> list[int]:
        """Any in another guild that may be aimed at."""
        return [CARD + target for target in abilities.rivals(state, self.seat, self.character)]

    def why_not(self, state: State, action: int) -> Reason:
        """In no other guild, safe, or the surcharge cannot be paid."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        reason = abilities.why_not_target(state, self.seat, self.character, action - CARD)
        return reason or Reason(NOT_NOW)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Activate."""
        activate(state, self.seat, self.character, action - CARD, 0, log)


class ChooseOnOffer(Decision[State]):
    """The character of the market for the Diviner or the Enchantress."""

    __slots__ = ("character",)

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character: int = character

    def data(self) -> tuple[int, ...]:
        """Who acts."""
        return (self.character,)

    def offers(self) -> Sequence[int]:
        """Any character."""
        return range(CARD, CARD + CHARACTERS)

    def legal(self, state: State) -> list[int]:
        """Any on offer."""
        found = [CARD + entry // ZONES for entry in state.market]
        found.sort()
        return found

    def why_not(self, state: State, action: int) -> Reason:
        """Not on offer."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return Reason("not-on-offer", character=Character(action - CARD))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Activate; the Enchantress first names the zone."""
        if self.character == ENCHANTRESS:
            state.waiting.append(ChooseNewZone(self.seat, action - CARD))
        else:
            activate(state, self.seat, self.character, action - CARD, 0, log)


class ChooseNewZone(Decision[State]):
    """The zone to which the Enchantress moves a character."""

    __slots__ = ("target",)

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: int = target

    def data(self) -> tuple[int, ...]:
        """The character that moves."""
        return (self.target,)

    def offers(self) -> Sequence[int]:
        """Any zone."""
        return range(ZONE, ZONE + ZONES)

    def legal(self, state: State) -> list[int]:
        """Any other zone that holds a character."""
        here = market.zone_of(state, self.target)
        return [ZONE + zone for zone in market.occupied(state) if zone != here]

    def why_not(self, state: State, action: int) -> Reason:
        """Its own zone, or an empty one."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        if action - ZONE == market.zone_of(state, self.target):
            return Reason("zone-is-its-own", zone=action - ZONE + 1)
        return Reason("zone-empty", zone=action - ZONE + 1)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Activate."""
        activate(state, self.seat, ENCHANTRESS, self.target, action - ZONE, log)


class ChooseStake(Decision[State]):
    """How many florins the Gambler stakes; they are paid now and lost if he is countered.

    § ruling.12.35
    """

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any stake."""
        return range(COUNT, COUNT + MOST_FLORINS + 1)

    def most(self, state: State) -> int:
        """The highest stake."""
        return min(state.tables.gambler_most, state.players[self.seat].florins)

    def legal(self, state: State) -> list[int]:
        """From one to the limit, as far as the purse goes."""
        return [COUNT + florins for florins in range(1, self.most(state) + 1)]

    def why_not(self, state: State, action: int) -> Reason:
        """Nothing, or too much."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return Reason("stake-limits", most=self.most(state))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Activate; the stake is paid now."""
        activate(state, self.seat, GAMBLER, NOTHING, action - COUNT, log)


class ChooseVictim(Decision[State]):
    """From whom the Thief takes florins: she aims at a player and not at characters, so a Bodyguard asks for
    nothing, but like any ability hers can be answered.

    § ruling.12.64
    """

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any player."""
        return range(SEAT, SEAT + MOST_PLAYERS)

    def legal(self, state: State) -> list[int]:
        """Any other with florins."""
        return [SEAT + seat for seat in abilities.victims(state, self.seat)]

    def why_not(self, state: State, action: int) -> Reason:
        """Oneself, or nothing to take."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        if action - SEAT >= state.seats:
            return Reason("no-such-player")
        if action - SEAT == self.seat:
            return Reason("not-yourself")
        return Reason("has-no-florins", holder=action - SEAT)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Activate."""
        activate(state, self.seat, THIEF, action - SEAT, 0, log)


class ChooseOwnBid(Decision[State]):
    """The zone from which the Elf Archer takes florins back."""

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any zone."""
        return range(ZONE, ZONE + ZONES)

    def legal(self, state: State) -> list[int]:
        """Any with own florins where one does not lead."""
        return [ZONE + zone for zone in abilities.bids_to_take_back(state, self.seat)]

    def why_not(self, state: State, action: int) -> Reason:
        """No florins there, or the lead."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        if state.players[self.seat].bids[action - ZONE] == 0:
            return Reason("no-florins-there", zone=action - ZONE + 1)
        return Reason("you-lead-there", zone=action - ZONE + 1)

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Then how many."""
        state.waiting.append(ChooseTakenBack(self.seat, action - ZONE))


class ChooseTakenBack(Decision[State]):
    """How many florins the Elf Archer takes back."""

    __slots__ = ("zone",)

    def __init__(self, seat: int, zone: int) -> None:
        super().__init__(seat)
        self.zone: int = zone

    def data(self) -> tuple[int, ...]:
        """The zone."""
        return (self.zone,)

    def offers(self) -> Sequence[int]:
        """Any number."""
        return range(COUNT, COUNT + MOST_FLORINS + 1)

    def most(self, state: State) -> int:
        """As many as the Archer may take and as lie there."""
        return min(state.tables.archer_most, state.players[self.seat].bids[self.zone])

    def legal(self, state: State) -> list[int]:
        """From one on."""
        return [COUNT + florins for florins in range(1, self.most(state) + 1)]

    def why_not(self, state: State, action: int) -> Reason:
        """Nothing, or too much."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return Reason("stake-limits", most=self.most(state))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Activate."""
        activate(state, self.seat, ELF_ARCHER, self.zone, action - COUNT, log)


class ChooseOwnRoom(Decision[State]):
    """The room that the Engineer lifts, never the hall.

    § character.engineer
    """

    __slots__ = ()

    def offers(self) -> Sequence[int]:
        """Any room."""
        return range(ROOM, ROOM + ROOMS)

    def legal(self, state: State) -> list[int]:
        """Any on one's own plot."""
        found = [ROOM + place // PLACES_PER_ROOM for place in state.players[self.seat].laid]
        found.sort()
        return found

    def why_not(self, state: State, action: int) -> Reason:
        """Not on one's plot."""
        if action not in self.offers():
            return Reason(NOT_NOW)
        return Reason("not-on-your-plot", room=Room(action - ROOM))

    def apply(self, state: State, action: int, log: Log | None) -> None:
        """Activate."""
        activate(state, self.seat, ENGINEER, action - ROOM, 0, log)
