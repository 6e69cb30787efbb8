"""Cards and rooms of Guilds in the terminal: factions, race, income, points, abilities, gains of rooms."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from boardwright.cli.scene import FREE, Scene
from boardwright.core.events import kebab_term
from boardwright.games.guilds.tables import Tables, tables_for
from boardwright.games.guilds.terms import BASE_CHARACTERS, Character
from boardwright.plugins.guilds.cards import ability_of, character_of, factions_of, race_and_sex
from boardwright.text.words import signed

NONE: Final = "–"


def tables_of(scene: Scene) -> Tables:
    """Return the values of the match with its options."""
    return tables_for(scene.tables, scene.seats, scene.options)


def short(scene: Scene, faction: str) -> str:
    return scene.words.message(f"faction-{faction}", case="short", count=1)


def card(scene: Scene, name: str) -> list[str]:
    """Return name, factions, race and sex, income and points of a character."""
    character = character_of(name)
    tables = tables_of(scene)
    return [
        scene.name("character", name),
        " ".join(short(scene, kebab_term(faction)) for faction in factions_of(character)),
        race_and_sex(scene.words, character),
        income_of_card(scene, character),
        signed(tables.points[character]),
    ]


def income_of_card(scene: Scene, character: int) -> str:
    tables = tables_of(scene)
    if tables.gold[character]:
        return f"{tables.gold[character]}{scene.say('table-gold')}"
    return signed(tables.florins[character]) if tables.florins[character] else FREE


def all_cards(scene: Scene) -> Table:
    """Render the abilities of all characters, by faction; each after its place."""
    tables = tables_of(scene)
    cards = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    cards.add_column("", no_wrap=True)
    cards.add_column(scene.say("group-characters"))
    cards.add_column(scene.say("head-faction"))
    cards.add_column(scene.say("head-income"), justify="right", no_wrap=True)
    cards.add_column(scene.say("cli-head-points"), justify="right", no_wrap=True)
    cards.add_column(scene.say("table-does"))
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
    """Render the owner of a character, the number of its zone, or a sign for the discard pile."""
    for seat, player in enumerate(scene.view["players"]):
        if name in player["characters"]:
            return scene.mark(seat)
    for number, zone in enumerate(scene.view["zones"], start=1):
        if name in zone["characters"]:
            return Text(str(number))
    return Text("×" if name in scene.view["discarded"] else "", style="dim")
