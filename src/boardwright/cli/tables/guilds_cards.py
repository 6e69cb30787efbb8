"""The cards and rooms of Guilds as text: factions, race, income, points, abilities, what rooms bring."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from boardwright.cli.language import say
from boardwright.cli.tables.scene import FREE, Scene
from boardwright.core.events import kebab_term
from boardwright.games.guilds.events import Coins
from boardwright.games.guilds.tables import Tables, tables_for
from boardwright.games.guilds.terms import (
    BASE_CHARACTERS,
    FEMALE,
    SHOWS,
    Character,
    Faction,
    Moment,
    Race,
    Room,
)
from boardwright.text.guilds_labels import (
    ability_numbers,
    faction_of,
    has_ability,
    moment_of,
    price_of,
    race_of,
    worth_of,
)

WOMAN: Final = "♀"
MAN: Final = "♂"
NONE: Final = "–"


def tables_of(scene: Scene) -> Tables:
    """The values of the match with its options."""
    return tables_for(scene.tables, scene.seats, scene.options)


def short(scene: Scene, faction: str) -> str:
    return scene.words.message(f"faction-{faction}", case="short", count=1)


def character_of(name: str) -> Character:
    return Character[name.replace("-", "_").upper()]


def room_of(name: str) -> Room:
    return Room[name.replace("-", "_").upper()]


def card(scene: Scene, name: str) -> list[str]:
    """Name, factions, race and sex, income and points of a character."""
    character = character_of(name)
    tables = tables_of(scene)
    return [
        scene.name("character", name),
        factions_of(scene, character),
        race_and_sex(scene, character),
        income_of_card(tables, character),
        str(tables.points[character]),
    ]


def factions_of(scene: Scene, character: int) -> str:
    shown = [faction for faction in Faction if SHOWS[character] >> faction & 1]
    return " ".join(short(scene, kebab_term(faction)) for faction in shown)


def race_and_sex(scene: Scene, character: int) -> str:
    race = race_of(character)
    name = scene.name("race", kebab_term(race))
    return name if race == Race.ANIMAL else f"{name} {WOMAN if FEMALE[character] else MAN}"


def income_of_card(tables: Tables, character: int) -> str:
    if tables.gold[character]:
        return f"{tables.gold[character]}{say('guilds-gold')}"
    return str(tables.florins[character] or FREE)


def ability_of(scene: Scene, character: Character) -> str:
    """When a character can be used, for which price, and what for; empty without an ability."""
    tables = tables_of(scene)
    if not has_ability(tables, character):
        return ""
    name = f"ability-{kebab_term(character)}"
    text = scene.words.message(name, **ability_numbers(tables, character))
    moment, price = moment_of(character), price_of(tables, character)
    if moment == Moment.NEVER:
        return text
    when = scene.words.message(f"moment-{kebab_term(moment)}", case="nom", count=1)
    coins = f", {scene.words.goods(price)}" if price != Coins() else ""
    return f"{when}{coins}: {text}"


def worth(scene: Scene, room: int) -> str:
    tables = tables_of(scene)
    given = worth_of(tables, room)
    faction = scene.words.term(faction_of(tables, room))
    gained = scene.words.goods(given["gained"])
    if given["worth"] == "icon":
        return say("guilds-worth-icon", gained=gained, faction=faction)
    if given["worth"] == "member":
        return say("guilds-worth-member", faction=faction)
    return say("guilds-worth-factions") if given["worth"] == "factions" else gained


def all_cards(scene: Scene) -> Table:
    """What every character of the game does, by faction; where it is stands before its name."""
    tables = tables_of(scene)
    cards = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    cards.add_column("", no_wrap=True)
    cards.add_column(say("group-characters"))
    cards.add_column(say("head-faction"))
    cards.add_column(say("head-income"), justify="right", no_wrap=True)
    cards.add_column(say("head-points"), justify="right", no_wrap=True)
    cards.add_column(say("guilds-does"))
    for character in list(Character) if tables.supplement else list(Character)[:BASE_CHARACTERS]:
        name, factions, _, income, points = card(scene, kebab_term(character))
        cards.add_row(
            whereabouts(scene, kebab_term(character)),
            name,
            factions,
            income,
            points,
            ability_of(scene, character) or NONE,
        )
    return cards


def whereabouts(scene: Scene, name: str) -> Text:
    """The owner of a character, the number of its zone, or a sign for the discard pile."""
    for seat, player in enumerate(scene.view["players"]):
        if name in player["characters"]:
            return scene.mark(seat)
    for number, zone in enumerate(scene.view["zones"], start=1):
        if name in zone["characters"]:
            return Text(str(number))
    return Text("×" if name in scene.view["discarded"] else "", style="dim")
