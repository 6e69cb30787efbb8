"""Cards and rooms of Guilds in sentences, the same in the terminal and in the browser."""

from __future__ import annotations

from boardwright.core.events import kebab_term
from boardwright.games.guilds.events import Coins
from boardwright.games.guilds.tables import Tables
from boardwright.games.guilds.terms import FEMALE, SHOWS, Character, Faction, Moment, Race, Room
from boardwright.plugins.guilds.labels import (
    ability_numbers,
    has_ability,
    moment_of,
    price_of,
    race_of,
    worth_of,
)
from boardwright.text.words import Words


def character_of(name: str) -> Character:
    """Return the character with the name of a view."""
    return Character[name.replace("-", "_").upper()]


def room_of(name: str) -> Room:
    """Return the room with the name of a view."""
    return Room[name.replace("-", "_").upper()]


def factions_of(character: int) -> list[Faction]:
    """Return the factions of a character."""
    return [faction for faction in Faction if SHOWS[character] >> faction & 1]


def race_and_sex(words: Words, character: int) -> str:
    """Format the race of a character, with its sex unless it is an animal."""
    race = race_of(character)
    sex = "woman" if FEMALE[character] else "man"
    return words.term(race) if race == Race.ANIMAL else words.message("table-race", race=race, sex=sex)


def race_beside_factions(words: Words, character: int) -> str:
    """Format the race of a character beside its factions; empty when it would only repeat them."""
    return "" if race_of(character) == Race.ANIMAL else race_and_sex(words, character)


def ability_of(words: Words, tables: Tables, character: Character) -> str:
    """Describe the moment, the price and the effect of an ability; empty without one."""
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
    """Describe the gains of a room."""
    given = worth_of(tables, room)
    return words.message(f"worth-{given['worth']}", gained=given["gained"], faction=given["faction"])
