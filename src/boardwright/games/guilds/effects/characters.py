"""What abilities do when they resolve: one function for each character, named after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.core.decision import CHANCE, Decision
from boardwright.core.events import Log
from boardwright.core.game import changed
from boardwright.games.guilds.actions import NO, YES
from boardwright.games.guilds.basics import deck, guild, market
from boardwright.games.guilds.effects import drawing, engineering, items
from boardwright.games.guilds.effects.items import Item
from boardwright.games.guilds.effects.killing import kill
from boardwright.games.guilds.events import (
    Countered,
    DemandUnpaid,
    Divined,
    GainedGold,
    HeraldSpeaks,
    InForce,
    Moved,
    NothingHappens,
    PaidDemand,
    Protected,
    Raised,
    Saw,
    Stole,
    Tithed,
    TookBack,
)
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import (
    ALCHEMIST,
    ARCHITECT,
    ASSASSIN,
    CARPENTER,
    CHARACTERS,
    DIVINER,
    ELF_ARCHER,
    ENCHANTRESS,
    ENGINEER,
    GAMBLER,
    GARDENER,
    GUARD_DOG,
    HEALER,
    HERALD,
    INQUISITOR,
    MERCENARY,
    NECROMANCER,
    NOBODY,
    NOTHING,
    PALADIN,
    RAVEN,
    SMUGGLER,
    THIEF,
    TITHE_KEEPER,
    Character,
)


def resolve(state: State, item: Item, log: Log | None) -> None:
    """Carry out an item that has just left the stack, for whoever activated it, wherever its source is by
    now.

    § resolve.source
    """
    effect = EFFECTS[item.character]
    assert effect is not None
    effect(state, item, log)


def fizzle(item: Item, log: Log | None) -> None:
    """What an ability aimed at is gone: it does nothing, and nothing is paid back.

    § resolve.target, resolve.refund
    """
    if log is not None:
        log.add(NothingHappens(Character(item.character)))


def assassin(state: State, item: Item, log: Log | None) -> None:
    """Kill a character of another guild, unless it is protected or gone.

    § character.assassin
    """
    kill(state, item, log)


def mercenary(state: State, item: Item, log: Log | None) -> None:
    """Kill the target like the Assassin; only with the option of a second killer.

    § option.second-killer
    """
    kill(state, item, log)


def alchemist(state: State, item: Item, log: Log | None) -> None:
    """Gold for the florins that were paid, even if the Alchemist is about to die.

    § character.alchemist
    """
    state.players[item.controller].gold += state.tables.alchemist_gold
    if log is not None:
        log.add(GainedGold(item.controller, state.tables.alchemist_gold))


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
            log.add(PaidDemand(self.seat, state.tables.demand))


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
    """The target of the item on top is safe from that one item."""
    items.protect_top(state)
    target = items.top(state).target
    owner = guild.owner_of(state, target)
    if owner == NOBODY:
        fizzle(item, log)
    elif log is not None:
        log.add(Protected(Character(item.character), Character(target), owner))


def necromancer(state: State, item: Item, log: Log | None) -> None:
    """The card that was just killed comes into his guild, if it still lies on the discard pile.

    § character.necromancer, ruling.12.36
    """
    if not state.discarded >> item.target & 1:
        fizzle(item, log)
        return
    state.discarded &= ~(1 << item.target)
    guild.join(state, item.controller, item.target)
    if log is not None:
        log.add(Raised(item.controller, Character(item.target)))


def diviner(state: State, item: Item, log: Log | None) -> None:
    """A character of the market is discarded and the top card of the deck takes its zone.

    § character.diviner
    """
    if market.zone_of(state, item.target) == NOTHING:
        fizzle(item, log)
        return
    zone = market.remove(state, item.target)
    state.discarded |= 1 << item.target
    if log is not None:
        log.add(Divined(Character(item.target), zone + 1, deck.size(state) > 0))
    if deck.size(state) == 0:
        market.settle_empty(state, zone, log)
    elif deck.next_is_known(state):
        drawing.show(state, deck.draw_known(state), zone, log)
    else:
        state.waiting.append(drawing.DrawForZone(CHANCE, zone, 1))


def enchantress(state: State, item: Item, log: Log | None) -> None:
    """A character of the market moves to another zone that holds one. Bids do not move, not even from a zone
    that she has emptied.

    § character.enchantress, ruling.12.45
    """
    zone = market.zone_of(state, item.target)
    if zone == NOTHING or zone == item.amount or not market.is_occupied(state, item.amount):
        fizzle(item, log)
        return
    market.remove(state, item.target)
    market.put(state, item.target, item.amount)
    if log is not None:
        log.add(Moved(Character(item.target), item.amount + 1))
    market.settle_empty(state, zone, log)


def gambler(state: State, item: Item, log: Log | None) -> None:
    """The top card of the deck is revealed and decides about the stake.

    § character.gambler
    """
    if deck.size(state) == 0:
        fizzle(item, log)
    elif deck.next_is_known(state):
        drawing.reveal(state, item.controller, item.amount, deck.draw_known(state), log)
    else:
        state.waiting.append(drawing.Reveal(CHANCE, item.controller, item.amount))


def thief(state: State, item: Item, log: Log | None) -> None:
    """The victim gives two florins, or what is there.

    § character.thief, ruling.12.34
    """
    victim = state.players[item.target]
    florins = min(state.tables.thief, victim.florins)
    victim.florins -= florins
    state.players[item.controller].florins += florins
    if log is not None:
        log.add(Stole(item.controller, item.target, florins))


def carpenter(state: State, item: Item, log: Log | None) -> None:
    """The room bought in this turn costs a gold less, though never less than one.

    § character.carpenter
    """
    put_in_force(state, item, log)


def smuggler(state: State, item: Item, log: Log | None) -> None:
    """The gold for the room bought in this turn may be replaced by florins, 4 for each coin.

    § character.smuggler
    """
    put_in_force(state, item, log)


def architect(state: State, item: Item, log: Log | None) -> None:
    """The room bought in this turn may have a door at a wall on one edge.

    § character.architect
    """
    put_in_force(state, item, log)


def gardener(state: State, item: Item, log: Log | None) -> None:
    """A Garden bought in this turn costs a gold less, and may be free.

    § character.gardener
    """
    put_in_force(state, item, log)


def put_in_force(state: State, item: Item, log: Log | None) -> None:
    """The effect helps the one room bought in this building turn, even if the character leaves.

    § effect.build, effect.build.stays
    """
    state.in_force |= 1 << item.character
    if log is not None:
        log.add(InForce(item.controller, Character(item.character)))


def tithe_keeper(state: State, item: Item, log: Log | None) -> None:
    """The florin lies on the card, four at most, if she is still in the guild; else it is lost.

    § character.tithe-keeper, ruling.12.44
    """
    if TITHE_KEEPER not in state.players[item.controller].members:
        fizzle(item, log)
        return
    state.tithe += 1
    if log is not None:
        log.add(Tithed(item.controller, state.tithe))


def herald(state: State, item: Item, log: Log | None) -> None:
    """His user receives the first-player marker, whatever florins are left.

    § character.herald
    """
    state.herald = item.controller
    if log is not None:
        log.add(HeraldSpeaks(item.controller))


def elf_archer(state: State, item: Item, log: Log | None) -> None:
    """One or two own florins come back from a zone, unless its user leads there by now.

    § character.elf-archer, ruling.12.46
    """
    player = state.players[item.controller]
    florins = min(item.amount, player.bids[item.target])
    if florins == 0 or market.leads(state, item.controller, item.target):
        fizzle(item, log)
        return
    player.bids = changed(player.bids, item.target, player.bids[item.target] - florins)
    player.florins += florins
    if log is not None:
        log.add(TookBack(item.controller, item.target + 1, florins))


def engineer(state: State, item: Item, log: Log | None) -> None:
    """A room of one's own is lifted, and its owner chooses where it lies.

    § character.engineer
    """
    state.waiting.append(engineering.ChooseLiftedCell(item.controller, item.target))


def raven(state: State, item: Item, log: Log | None) -> None:
    """Its user sees the two cards on top of the deck and puts them back in either order.

    § character.raven
    """
    seat = item.controller
    state.top_known = tuple([known | 1 << seat for known in state.top_known])
    if log is not None:
        for character in state.top:
            log.add(Saw(seat, Character(character)))
    drawing.look(state, seat, log)


ROWS: Final[dict[int, Callable[[State, Item, Log | None], None]]] = {
    PALADIN: paladin,
    MERCENARY: mercenary,
    ALCHEMIST: alchemist,
    DIVINER: diviner,
    ENCHANTRESS: enchantress,
    NECROMANCER: necromancer,
    ASSASSIN: assassin,
    GAMBLER: gambler,
    THIEF: thief,
    SMUGGLER: smuggler,
    HERALD: herald,
    HEALER: healer,
    INQUISITOR: inquisitor,
    TITHE_KEEPER: tithe_keeper,
    CARPENTER: carpenter,
    ARCHITECT: architect,
    GUARD_DOG: guard_dog,
    ELF_ARCHER: elf_archer,
    ENGINEER: engineer,
    GARDENER: gardener,
    RAVEN: raven,
}
EFFECTS: Final[tuple[Callable[[State, Item, Log | None], None] | None, ...]] = tuple(
    [ROWS.get(character) for character in range(CHARACTERS)]
)
