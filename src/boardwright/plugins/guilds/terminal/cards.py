"""The cards and rooms of Guilds as text: factions, race, income, points, abilities, what rooms bring."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from boardwright.cli.language import say
from boardwright.cli.tables.scene import FREE, Scene
from boardwright.core.events import kebab_term
from boardwright.games.guilds.tables import Tables, tables_for
from boardwright.games.guilds.terms import BASE_CHARACTERS, Character
from boardwright.text.guilds_cards import ability_of, character_of, factions_of, race_and_sex
from boardwright.text.words import signed

NONE: Final = "–"


def tables_of(scene: Scene) -> Tables:
    """The values of the match with its options."""
    return tables_for(scene.tables, scene.seats, scene.options)


def short(scene: Scene, faction: str) -> str:
    return scene.words.message(f"faction-{faction}", case="short", count=1)


def card(scene: Scene, name: str) -> list[str]:
    """Name, factions, race and sex, income and points of a character."""
    character = character_of(name)
    tables = tables_of(scene)
    return [
        scene.name("character", name),
        " ".join(short(scene, kebab_term(faction)) for faction in factions_of(character)),
        race_and_sex(scene.words, character),
        income_of_card(tables, character),
        signed(tables.points[character]),
    ]


def income_of_card(tables: Tables, character: int) -> str:
    if tables.gold[character]:
        return f"{tables.gold[character]}{say('guilds-gold')}"
    return signed(tables.florins[character]) if tables.florins[character] else FREE


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
            ability_of(scene.words, tables, character) or NONE,
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
