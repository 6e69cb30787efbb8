"""What abilities do when they resolve: one function for each character, named after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.core.decision import CHANCE
from boardwright.core.events import Log
from boardwright.core.game import changed
from boardwright.games.guilds.basics import deck, guild, market
from boardwright.games.guilds.effects import answers, drawing, engineering, items
from boardwright.games.guilds.effects.items import Item
from boardwright.games.guilds.effects.killing import kill
from boardwright.games.guilds.events import (
    Divined,
    GainedGold,
    HeraldSpeaks,
    InForce,
    Moved,
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
    now; an answer to nothing does nothing.

    § resolve.source, ruling.12.38
    """
    if not state.stack and item.character in answers.RESPONDING:
        items.fizzle(item, log)
        return
    effect = EFFECTS[item.character]
    assert effect is not None
    effect(state, item, log)


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


def necromancer(state: State, item: Item, log: Log | None) -> None:
    """The card that was just killed comes into his guild, if it still lies on the discard pile.

    § character.necromancer, ruling.12.36
    """
    if not state.discarded >> item.target & 1:
        items.fizzle(item, log)
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
        items.fizzle(item, log)
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
        items.fizzle(item, log)
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
        items.fizzle(item, log)
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
    """What was paid lies on the card, four florins at most, if she is still in the guild; else it is lost.

    § character.tithe-keeper, ruling.12.44
    """
    if TITHE_KEEPER not in state.players[item.controller].members:
        items.fizzle(item, log)
        return
    state.tithe += state.tables.ability_florins[TITHE_KEEPER]
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
        items.fizzle(item, log)
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
    PALADIN: answers.paladin,
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
    HEALER: answers.healer,
    INQUISITOR: answers.inquisitor,
    TITHE_KEEPER: tithe_keeper,
    CARPENTER: carpenter,
    ARCHITECT: architect,
    GUARD_DOG: answers.guard_dog,
    ELF_ARCHER: elf_archer,
    ENGINEER: engineer,
    GARDENER: gardener,
    RAVEN: raven,
}
EFFECTS: Final[tuple[Callable[[State, Item, Log | None], None] | None, ...]] = tuple(
    [ROWS.get(character) for character in range(CHARACTERS)]
)
