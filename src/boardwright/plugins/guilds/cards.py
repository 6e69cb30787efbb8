"""Cards and rooms of Guilds in sentences, the same in the terminal and in the browser."""

from __future__ import annotations

from typing import Final

from boardwright.core.events import kebab_term
from boardwright.games.guilds.events import Coins
from boardwright.games.guilds.tables import Tables
from boardwright.games.guilds.terms import FEMALE, SHOWS, Character, Faction, Moment, Race, Room
from boardwright.text.guilds_labels import (
    ability_numbers,
    has_ability,
    moment_of,
    price_of,
    race_of,
    worth_of,
)
from boardwright.text.words import Words

WOMAN: Final = "♀"
MAN: Final = "♂"


def character_of(name: str) -> Character:
    """A character by the name that views use."""
    return Character[name.replace("-", "_").upper()]


def room_of(name: str) -> Room:
    """A room by the name that views use."""
    return Room[name.replace("-", "_").upper()]


def factions_of(character: int) -> list[Faction]:
    """The factions that a character shows."""
    return [faction for faction in Faction if SHOWS[character] >> faction & 1]


def race_and_sex(words: Words, character: int) -> str:
    """The race of a character, with a sign for women and men."""
    race = race_of(character)
    name = words.term(race)
    return name if race == Race.ANIMAL else f"{name} {WOMAN if FEMALE[character] else MAN}"


def ability_of(words: Words, tables: Tables, character: Character) -> str:
    """When a character can be used, for which price, and what for; empty without an ability."""
    if not has_ability(tables, character):
        return ""
    name = f"ability-{kebab_term(character)}"
    text = words.message(name, **ability_numbers(tables, character))
    moment, price = moment_of(character), price_of(tables, character)
    if moment == Moment.NEVER:
        return text
    coins = f", {words.goods(price)}" if price != Coins() else ""
    return f"{words.term(moment)}{coins}: {text}"


def worth(words: Words, tables: Tables, room: int) -> str:
    """What a room brings."""
    given = worth_of(tables, room)
    return words.message(f"worth-{given['worth']}", gained=given["gained"], faction=given["faction"])
