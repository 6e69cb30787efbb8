"""What an activated ability is told to be: at what it is aimed, and what it answers."""

from __future__ import annotations

from boardwright.core.events import Event, Log
from boardwright.games.guilds.basics import guild
from boardwright.games.guilds.effects import abilities, items
from boardwright.games.guilds.effects.abilities import (
    ON_OFFER,
    ON_OFFER_AND_ZONE,
    OWN_BID,
    OWN_ROOM,
    RIVAL,
    VICTIM,
)
from boardwright.games.guilds.effects.items import Item
from boardwright.games.guilds.events import (
    Activated,
    AimedAt,
    AimedAtBid,
    AimedAtMarket,
    AimedAtPlayer,
    AimedAtRoom,
    AimedAtZone,
    Answers,
    AnswersToSave,
    AnswersWithDemand,
    Coins,
)
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import GUARD_DOG, HEALER, INQUISITOR, Character, Room


def tell(state: State, seat: int, item: Item, coins: Coins, log: Log) -> None:
    """What is activated, at what it is aimed, and what it answers."""
    log.add(Activated(seat, Character(item.character), coins))
    aim = aim_of(state, item)
    if aim is not None:
        log.add(aim)
    if state.stack:
        log.add(answer_of(state, seat, Character(item.character)))


def answer_of(state: State, seat: int, character: Character) -> Event:
    """What an ability that comes onto the stack answers, and what it is to bring about."""
    top = items.top(state)
    answered = Character(top.character)
    if character in (HEALER, GUARD_DOG):
        return AnswersToSave(seat, character, answered, top.controller, Character(top.target))
    if character == INQUISITOR:
        return AnswersWithDemand(seat, character, answered, top.controller, state.tables.demand)
    return Answers(seat, character, answered, top.controller)


def aim_of(state: State, item: Item) -> Event | None:
    """At what an ability is aimed, when there is anything to say about it."""
    ability = abilities.ACTIVATED[item.character]
    assert ability is not None
    character = Character(item.character)
    if ability.aim == RIVAL:
        return AimedAt(character, Character(item.target), guild.owner_of(state, item.target))
    if ability.aim == ON_OFFER:
        return AimedAtMarket(character, Character(item.target))
    if ability.aim == ON_OFFER_AND_ZONE:
        return AimedAtZone(character, Character(item.target), item.amount + 1)
    if ability.aim == VICTIM:
        return AimedAtPlayer(character, item.target)
    if ability.aim == OWN_BID:
        return AimedAtBid(character, item.target + 1, item.amount)
    return AimedAtRoom(character, Room(item.target)) if ability.aim == OWN_ROOM else None
