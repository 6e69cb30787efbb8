"""The activated abilities, one row each: when, how often, what they aim at; and who may use which now."""

from __future__ import annotations

from typing import Final

from boardwright.core.reasons import Reason
from boardwright.games.guilds.basics import deck, guild, market
from boardwright.games.guilds.effects import items
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import (
    ALCHEMIST,
    ANY_TIME,
    ARCHITECT,
    ASSASSIN,
    AT_MARKER,
    BODYGUARD,
    CARPENTER,
    CAT,
    CHARACTERS,
    DIVINER,
    DWARF_VETERAN,
    ELF_ARCHER,
    ENCHANTRESS,
    ENGINEER,
    GAMBLER,
    GARDENER,
    GUARD_DOG,
    HEALER,
    HERALD,
    IN_AUCTION,
    IN_BUILDING,
    IN_END,
    IN_EXCHANGE,
    IN_RESPONSE,
    IN_START,
    INQUISITOR,
    MERCENARY,
    NECROMANCER,
    PALADIN,
    RAVEN,
    ROGUES,
    SHOWS,
    SMUGGLER,
    THIEF,
    TITHE_KEEPER,
    ZONES,
    Character,
    Moment,
)

# What an ability asks for when it is activated.
NO_TARGET: Final = 0
RIVAL: Final = 1
ON_OFFER: Final = 2
ON_OFFER_AND_ZONE: Final = 3
STAKE: Final = 4
VICTIM: Final = 5
OWN_BID: Final = 6
OWN_ROOM: Final = 7


class Ability:
    """When an ability may be used, whether once a round, and what it asks for."""

    __slots__ = ("aim", "moment", "once")

    def __init__(self, moment: int, aim: int = NO_TARGET, once: bool = True) -> None:
        self.moment: int = moment
        self.aim: int = aim
        self.once: bool = once


ROWS: Final[dict[int, Ability]] = {
    PALADIN: Ability(IN_RESPONSE),
    MERCENARY: Ability(ANY_TIME, RIVAL),
    ALCHEMIST: Ability(ANY_TIME),
    DIVINER: Ability(IN_START, ON_OFFER),
    ENCHANTRESS: Ability(IN_AUCTION, ON_OFFER_AND_ZONE),
    ASSASSIN: Ability(ANY_TIME, RIVAL),
    GAMBLER: Ability(IN_START, STAKE),
    THIEF: Ability(IN_EXCHANGE, VICTIM),
    SMUGGLER: Ability(IN_BUILDING),
    HERALD: Ability(AT_MARKER),
    HEALER: Ability(IN_RESPONSE),
    INQUISITOR: Ability(IN_RESPONSE),
    TITHE_KEEPER: Ability(IN_END),
    CARPENTER: Ability(IN_BUILDING),
    ARCHITECT: Ability(IN_BUILDING),
    GUARD_DOG: Ability(IN_RESPONSE, once=False),
    ELF_ARCHER: Ability(IN_AUCTION, OWN_BID),
    ENGINEER: Ability(IN_BUILDING, OWN_ROOM),
    GARDENER: Ability(IN_BUILDING),
    RAVEN: Ability(IN_START),
}

# The Necromancer waits for a trigger of his own.
ACTIVATED: Final[tuple[Ability | None, ...]] = tuple([ROWS.get(each) for each in range(CHARACTERS)])


def fits_moment(ability: Ability, moment: int) -> bool:
    """Some abilities fit every window and every response, the others one kind of moment; so only those and
    the responding ones are used as a response.

    § response.kinds
    """
    return ability.moment == moment or (ability.moment == ANY_TIME and moment <= IN_RESPONSE)


def fitting_at(moment: int) -> int:
    """The characters whose ability fits a moment, as bits."""
    return sum([1 << character for character, row in ROWS.items() if fits_moment(row, moment)])


FITTING: Final[tuple[int, ...]] = tuple([fitting_at(moment) for moment in range(len(Moment))])


def usable(state: State, seat: int, moment: int) -> list[int]:
    """The characters of a seat whose ability may be used at this moment, in the order of the catalogue."""
    fitting = FITTING[moment]
    found: list[int] = []
    for character in state.players[seat].members:
        if fitting >> character & 1 and is_usable(state, seat, character):
            found.append(character)
    if len(found) > 1:
        found.sort()
    return found


def can_use_any(state: State, seat: int, moment: int) -> bool:
    """Whether there is any such character."""
    fitting = FITTING[moment]
    for character in state.players[seat].members:
        if fitting >> character & 1 and is_usable(state, seat, character):
            return True
    return False


def is_usable(state: State, seat: int, character: int) -> bool:
    """Whether an ability is fresh, can be paid and has something to aim at; whether it will be of any use is
    not asked.

    § activate.target, activate.useless
    """
    ability = ACTIVATED[character]
    assert ability is not None
    if not is_fresh(state, character, ability):
        return False
    if not can_pay(state, seat, character):
        return False
    if ability.moment == IN_RESPONSE:
        return answers_top(state, seat, character)
    if ability.aim == RIVAL:
        return any([rivals_in(state, seat, character, other) for other in range(state.seats)])
    return has_aim(state, seat, character)


def is_fresh(state: State, character: int, ability: Ability) -> bool:
    """Most abilities are used once a round. The use belongs to the card: one that has just come is fresh, one
    that was used and changes its owner is not.

    § ability.once, ability.once.gained, ability.once.moved
    """
    return not (ability.once and state.used >> character & 1)


def can_pay(state: State, seat: int, character: int) -> bool:
    """Whether a seat has the printed price of an ability, which is florins, for the Assassin a gold.

    § activate.cost, character.assassin.cost
    """
    player = state.players[seat]
    tables = state.tables
    return (
        player.florins >= tables.ability_florins[character] and player.gold >= tables.ability_gold[character]
    )


def has_aim(state: State, seat: int, character: int) -> bool:
    """Whether there is anything that an ability could work on.

    § activate.target
    """
    if lacks_deck(state, character):
        return False
    if character == DIVINER:
        return bool(state.market)
    if character == GAMBLER:
        return state.players[seat].florins > 0
    if character == ENCHANTRESS:
        return len(market.occupied(state)) > 1
    if character == THIEF:
        return bool(victims(state, seat))
    if character == TITHE_KEEPER:
        tables = state.tables
        return state.tithe < tables.tithe_most and (
            state.tithe + tables.ability_florins[TITHE_KEEPER] <= tables.tithe_most
        )
    if character == ELF_ARCHER:
        return bool(bids_to_take_back(state, seat))
    return character != ENGINEER or bool(state.players[seat].laid)


def lacks_deck(state: State, character: int) -> bool:
    """Diviner, Gambler and Raven need a card in the character deck.

    § ruling.12.30
    """
    return character in (DIVINER, GAMBLER, RAVEN) and deck.size(state) == 0


def answers_top(state: State, seat: int, character: int) -> bool:
    """Whether a responding ability fits the item on top of the stack; deeper ones and one's own are not
    answered.

    § ruling.12.21, ruling.12.22
    """
    if not state.stack:
        return False
    item = items.top(state)
    if item.controller == seat:
        return False
    if character == PALADIN:
        return bool(SHOWS[item.character] >> ROGUES & 1)
    if character == HEALER:
        return items.would_kill(state, item, seat)
    if character == GUARD_DOG:
        return items.would_kill(state, item, seat) and item.target != GUARD_DOG
    return True


def rivals(state: State, seat: int, character: int) -> list[int]:
    """The characters of all guilds at which a killer may be aimed."""
    found: list[int] = []
    for other in range(state.seats):
        found.extend(rivals_in(state, seat, character, other))
    found.sort()
    return found


def rivals_in(state: State, seat: int, character: int, other: int) -> list[int]:
    """The characters of a guild at which a killer may be aimed: not in one's own, in her reach, the surcharge
    payable. The Mercenary kills only with the option of a second killer.

    § option.second-killer
    """
    if other == seat or (character == MERCENARY and not state.tables.second_killer):
        return []
    spare = state.players[seat].florins - state.tables.ability_florins[character]
    if spare < surcharge_of(state, other):
        return []
    return [
        target
        for target in state.players[other].members
        if not is_safe(target) and reaches(state, character, target)
    ]


def surcharge(state: State, target: int) -> int:
    """What an ability aimed at a character costs more."""
    owner = guild.owner_of(state, target)
    return surcharge_of(state, owner) if owner >= 0 else 0


def surcharge_of(state: State, owner: int) -> int:
    """The Bodyguard makes others pay 2 florins more for an ability aimed at any character of his guild,
    himself too; they belong to the price.

    § character.bodyguard, ruling.12.37
    """
    return state.tables.bodyguard if BODYGUARD in state.players[owner].members else 0


def why_not_target(state: State, seat: int, character: int, target: int) -> Reason | None:
    """Why a killer may not be aimed at a character; None when she may."""
    owner = guild.owner_of(state, target)
    if owner < 0:
        return Reason("not-in-a-guild", character=Character(target))
    if owner == seat:
        return Reason("own-character", character=Character(target))
    if is_safe(target):
        return Reason("cannot-be-target", character=Character(target))
    if not reaches(state, character, target):
        return Reason("too-many-points", character=Character(target), points=state.tables.mercenary_points)
    missing = state.tables.ability_florins[character] + surcharge(state, target) - state.players[seat].florins
    return Reason("florins-missing", count=missing) if missing > 0 else None


def is_safe(target: int) -> bool:
    """The Cat cannot be the target of another player's ability, the Dwarf Veteran cannot be that of a kill.

    § character.cat, character.dwarf-veteran
    """
    return target == CAT or target == DWARF_VETERAN


def reaches(state: State, character: int, target: int) -> bool:
    """The Mercenary reaches only characters of 2 printed points or fewer, the Assassin all.

    § option.second-killer
    """
    return character != MERCENARY or state.tables.points[target] <= state.tables.mercenary_points


def victims(state: State, seat: int) -> list[int]:
    """Other players with at least one florin at hand.

    § ruling.12.34
    """
    return [other for other in range(state.seats) if other != seat and state.players[other].florins > 0]


def bids_to_take_back(state: State, seat: int) -> list[int]:
    """The zones in which a seat has florins and does not lead; they may hold no character.

    § ruling.12.46
    """
    player = state.players[seat]
    return [zone for zone in range(ZONES) if player.bids[zone] and not market.leads(state, seat, zone)]


def why_not_use(state: State, seat: int, character: int, moment: int) -> Reason:
    """Why an ability cannot be used now."""
    if character not in state.players[seat].members:
        return Reason("not-your-character", character=Character(character))
    ability = ACTIVATED[character]
    if character == NECROMANCER:
        return Reason("only-after-kill", character=Character(character))
    if ability is None or (character == MERCENARY and not state.tables.second_killer):
        return Reason("no-ability", character=Character(character))
    if not fits_moment(ability, moment):
        return Reason("other-moment", character=Character(character), moment=Moment(ability.moment))
    if not is_fresh(state, character, ability):
        return Reason("used-already", character=Character(character))
    player = state.players[seat]
    if player.florins < state.tables.ability_florins[character]:
        return Reason("florins-missing", count=state.tables.ability_florins[character] - player.florins)
    if player.gold < state.tables.ability_gold[character]:
        return Reason("gold-missing", count=state.tables.ability_gold[character] - player.gold)
    return Reason("no-target", character=Character(character))
