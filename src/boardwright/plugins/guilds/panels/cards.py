"""Characters and rooms of Guilds in panels: factions, points, income, effects, doors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boardwright.core.events import kebab_term
from boardwright.games.guilds.events import Coins
from boardwright.games.guilds.tables import Tables, tables_for
from boardwright.games.guilds.terms import NOTHING, SMALL_ROOMS, Character, Faction, Kind, Room
from boardwright.plugins.guilds.cards import (
    ability_of,
    character_of,
    factions_of,
    race_beside_factions,
    room_of,
    worth,
)
from boardwright.plugins.guilds.labels import doors_of
from boardwright.plugins.guilds.plot import doors_as_lines
from boardwright.text.words import signed
from boardwright.web.layout import Card, Chip
from boardwright.web.scene import Scene, capital

LAST_TABLES: Final[list[tuple[Scene, Tables]]] = []
"""A cache of one entry: the scene of the last call, and its tables."""


def tables_of(scene: Scene) -> Tables:
    """Return the values of the match with its options; cached for the last scene."""
    for last, tables in LAST_TABLES:
        if last is scene:
            return tables
    found = tables_for(scene.tables, scene.seats, scene.options)
    LAST_TABLES[:] = [(scene, found)]
    return found


def names(scene: Scene, kind: str, found: Iterable[str]) -> str:
    """Join names in a row."""
    return ", ".join(scene.name(kind, name) for name in found)


# ---- chips


def florins(scene: Scene, count: int, tone: str = "") -> Chip:
    return Chip(str(count), icon="florin", title=scene.say("amount-florins", count=count), tone=tone)


def gold(scene: Scene, count: int, tone: str = "") -> Chip:
    return Chip(str(count), icon="gold", title=scene.say("amount-gold", count=count), tone=tone)


def points(scene: Scene, count: int) -> Chip:
    return Chip(signed(count), icon="point", title=scene.say("amount-points", count=count))


def income(scene: Scene, in_florins: int, in_gold: int) -> tuple[Chip, ...]:
    """Return the income of every round; an upkeep has a minus."""
    chips = []
    if in_florins:
        title = scene.say("amount-income_florins", count=in_florins)
        chips.append(Chip(with_sign(in_florins), icon="income-florin", title=title))
    if in_gold:
        title = scene.say("amount-income_gold", count=in_gold)
        chips.append(Chip(with_sign(in_gold), icon="income-gold", title=title))
    return tuple(chips)


def with_sign(number: int) -> str:
    return f"+{number}" if number > 0 else signed(number)


def faction(scene: Scene, shown: Faction) -> Chip:
    """Return the symbol of a faction."""
    name = kebab_term(shown)
    title = scene.name("faction", name)
    return Chip(scene.name("faction", name, case="short"), icon=f"faction-{name}", title=title)


# ---- characters


def character_chips(scene: Scene, character: Character) -> tuple[Chip, ...]:
    """Return symbols, points and income of a character."""
    tables = tables_of(scene)
    symbols = [faction(scene, each) for each in factions_of(character)]
    coins = income(scene, tables.florins[character], tables.gold[character])
    return (*symbols, points(scene, tables.points[character]), *coins)


def ability_line(scene: Scene, character: Character) -> str:
    """Describe the ability of a character, or that it has none."""
    return capital(ability_of(scene.words, tables_of(scene), character)) or scene.say("panel-no-ability")


def character_card(
    scene: Scene,
    name: str,
    corner: str = "",
    marks: tuple[int | None, ...] = (),
    chips: tuple[Chip, ...] = (),
    tone: str = "",
) -> Card:
    """Return a character with symbols, income and ability; `chips` come after its own."""
    character = character_of(name)
    race = capital(race_beside_factions(scene.words, character))
    return Card(
        title=scene.name("character", name),
        piece=f"character-{name}",
        corner=corner,
        icon="character",
        chips=(*character_chips(scene, character), *chips),
        lines=tuple(line for line in (race, ability_line(scene, character)) if line),
        marks=marks,
        tone=tone,
    )


# ---- rooms


def room_icon(tables: Tables, room: Room) -> str:
    return f"room-{kebab_term(Kind(tables.kind[room]))}"


def room_chips(scene: Scene, room: Room) -> tuple[Chip, ...]:
    """Return points, income and symbol of a room; points by symbols are described in words."""
    tables = tables_of(scene)
    chips = [points(scene, tables.room_points[room])] if tables.room_points[room] else []
    chips += income(scene, tables.room_florins[room], tables.room_gold[room])
    if tables.icon[room] != NOTHING:
        chips.append(faction(scene, Faction(tables.icon[room])))
    return tuple(chips)


def type_line(scene: Scene, room: Room) -> str:
    """Describe the type of a room and its size."""
    kind = scene.words.term(Kind(tables_of(scene).kind[room]))
    size = "small" if room < SMALL_ROOMS else "large"
    return scene.say("panel-room-type", kind=capital(kind), size=size)


def worth_line(scene: Scene, room: Room) -> str:
    return capital(worth(scene.words, tables_of(scene), room))


def display_card(scene: Scene, name: str, is_kept: bool) -> Card:
    """Return a room that can be bought."""
    tables, room = tables_of(scene), room_of(name)
    cost = scene.say("panel-cost", coins=Coins(gold=tables.cost[room]))
    doors = scene.say("panel-doors", doors=doors_of(tables, room, 0))
    chips = (
        Chip(str(tables.cost[room]), icon="gold", title=cost, tone="strong"),
        *room_chips(scene, room),
        Chip(doors_as_lines(tables, room), icon="door", title=doors),
    )
    if is_kept:
        kept = Chip(scene.say("table-kept"), icon="lock", title=scene.say("panel-kept"))
        chips = (*chips, kept)
    return Card(
        title=scene.name("room", name),
        piece=f"room-{name}",
        icon=room_icon(tables, room),
        chips=chips,
        lines=(type_line(scene, room), cost, worth_line(scene, room), doors),
    )
