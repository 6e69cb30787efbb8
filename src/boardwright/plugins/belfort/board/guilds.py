"""Guild tiles of Belfort on the board: effect, cost, owner, and plank."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from boardwright.plugins.belfort.board import geometry as plan
from boardwright.plugins.belfort.board.pieces import (
    colour_of,
    cost_row,
    footed,
    marker,
    sign,
    worker_words,
)
from boardwright.plugins.belfort.panels.cards import plank_name
from boardwright.plugins.belfort.panels.places import GAINS, guild_effect, ownership
from boardwright.plugins.belfort.panels.town import owner_words
from boardwright.web.scene import Scene, capital
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import break_name, write_name
from boardwright.web.svg.pieces import arrow, cardboard, flat_coin, plank
from boardwright.web.svg.sheet import Sheet, number

TITLE: Final = 13.0
GLYPH: Final = 19.0
WIDTHS: Final = {"→": 9.0, "⇄": 11.0, "−": 9.0}
"""Widths of signs between icons; an icon is one glyph wide, less when the next one overlaps it."""
EFFECTS: Final[Mapping[str, tuple[str, ...]]] = {
    "architects": ("house", "−", "stone"),
    "merchants": ("stone", "→", "metal"),
    "recruiters": ("elf", "dwarf", "gnome"),
    "bandits": ("person", "→", "wood"),
    "thieves": ("person", "→", "gold"),
    "spies": ("person", "→", "card"),
    "wizards": ("neutral", "⇄", "neutral"),
}
"""The effects of a worker, in signs; the other guilds give an amount of something."""


def guild_tiles(sheet: Sheet, scene: Scene) -> None:
    """Draw all guilds in play."""
    for guild in scene.view["guilds"]:
        made_of = scene.made_of("guild", scene.seats, guild)
        sheet.part(made_of, partial(_guild, sheet, scene, guild))


def _guild(sheet: Sheet, scene: Scene, guild: Mapping[str, Any]) -> None:
    _tile(sheet, scene, guild)
    _plank(sheet, scene, guild)


def _corner(guild: Mapping[str, Any]) -> tuple[float, float]:
    x, y = plan.place(guild["district"] - 1, plan.GUILD_AT)
    return x - plan.GUILD_SIZE[0] / 2, y - plan.GUILD_SIZE[1] / 2


def _title_of(scene: Scene, guild: Mapping[str, Any]) -> str:
    return capital(scene.name("guild", guild["guild"]))


def _lines(scene: Scene, guild: Mapping[str, Any]) -> int:
    return len(break_name(_title_of(scene, guild), plan.GUILD_SIZE[0] - 14, TITLE))


def _middle(scene: Scene, guild: Mapping[str, Any]) -> float:
    """Return the distance from the upper edge to the middle of the row of emblem, effect and plank."""
    return 42 if _lines(scene, guild) == 1 else 46


def _tile(sheet: Sheet, scene: Scene, guild: Mapping[str, Any]) -> None:
    name, owner = f"guild-{guild['guild']}", guild["owner"]
    (x, y), (width, height) = _corner(guild), plan.GUILD_SIZE
    words = scene.say("do-place-on-guild", guild=name)
    with sheet.place(name, f"{words}: {owner_words(scene, owner)}", _tips(scene, guild)):
        sheet.rect(x - 3, y - 3, width + 6, height + 6, "halo", 8)
        cardboard(sheet, Box(x, y, width, height))
        _title(sheet, scene, guild)
        middle = y + _middle(scene, guild)
        sheet.icon(f"belfort-{guild['guild']}", x + 18, middle, 29)
        _effect(sheet, scene, guild["guild"], x + 55, middle)
        _site(sheet, scene, guild, x, y + height - 13)


def _title(sheet: Sheet, scene: Scene, guild: Mapping[str, Any]) -> None:
    """Draw the name of a guild in its band; a long one takes two lines."""
    (x, y), width = _corner(guild), plan.GUILD_SIZE[0]
    is_one = _lines(scene, guild) == 1
    sheet.rect(x + 4, y + 4, width - 8, 17 if is_one else 24.5, "accent", 3)
    band = Box.around(x + width / 2, y + (13 if is_one else 16.5), width - 12, 25)
    write_name(sheet, _title_of(scene, guild), band, TITLE if is_one else 11.5, "name onaccent")


def _site(sheet: Sheet, scene: Scene, guild: Mapping[str, Any], x: float, y: float) -> None:
    """Draw the symbol of a guild: its cost while it is free, then the marker on a ribbon of its owner."""
    owner = guild["owner"]
    if owner is None:
        sheet.circle(x + 14, y, 8, "plan")
        cost_row(sheet, scene.numbers(f"guilds.{guild['guild']}.cost"), x + 66, y, 13, 84)
        return
    with sheet.group(f"of-{colour_of(scene, owner)}"):
        sheet.path(f"M{number(x + 7)} {number(y - 7)}h104l-6 7 6 7h-104z", "seatwash thin")
    marker(sheet, scene, owner, (x + 17, y - 1, 23), f"guild-{guild['guild']}")


def _effect(sheet: Sheet, scene: Scene, guild: str, x: float, y: float) -> None:
    """Draw the effect of a worker on a guild, in signs around a point."""
    signs = effect_signs(scene, guild)
    crowd = 0.72 if guild == "recruiters" else 0.94
    widths = [WIDTHS.get(each, 18.0 if each[0] == "+" else GLYPH * crowd) for each in signs]
    left = x - sum(widths) / 2
    for each, width in zip(signs, widths, strict=True):
        middle = left + width / 2
        if each == "→":
            arrow(sheet, middle, y, 7)
        elif each == "⇄":
            arrow(sheet, middle, y - 3, 9)
            arrow(sheet, middle, y + 3, -9)
        elif each[0] in "+−":
            sheet.text(middle, y, each, "num", 15)
        else:
            sheet.icon(each, middle, y, GLYPH)
        left += width


def effect_signs(scene: Scene, guild: str) -> tuple[str, ...]:
    """Return the effect of a guild as icons, arrows and amounts."""
    if guild in GAINS:
        return (f"+{scene.number(f'guilds.{guild}.{GAINS[guild]}')}", GAINS[guild])
    if guild == "librarians":
        return (f"+{scene.number('guilds.librarians.drawn')}", "card")
    return EFFECTS[guild]


def _tips(scene: Scene, guild: Mapping[str, Any]) -> list[str]:
    tips = [guild_effect(scene, guild["guild"]), ownership(scene, guild)]
    if guild["dwarf"]:
        tips.append(scene.say("panel-dwarf", neutral=guild["dwarf"]))
    return tips


def _plank(sheet: Sheet, scene: Scene, guild: Mapping[str, Any]) -> None:
    name = f"guild-plank-{guild['guild']}"
    corner_x, corner_y = _corner(guild)
    x, y = corner_x + plan.GUILD_SIZE[0] - 20, corner_y + _middle(scene, guild)
    place = plank_name(scene, _title_of(scene, guild))
    worker, dwarf = guild["worker"], guild["dwarf"]
    there = worker_words(scene, worker) if worker else scene.say("panel-free")
    if dwarf:
        there = scene.say("panel-neutral", neutral=dwarf)
    with sheet.place(name, f"{place}: {there}", _tips(scene, guild)):
        sheet.rect(x - 18, y - 18, 36, 37, "halo", 5)
        plank(sheet, x, y, 32, 33 if _lines(scene, guild) == 1 else 29)
        if worker:
            footed(sheet, worker["seat"], worker["worker"], (x, y, 30), name)
        elif dwarf:
            with sheet.piece(f"neutral-dwarf-{dwarf}"):
                sheet.icon("dwarf", x, y - 1, 30, "grey")
                sign(sheet, scene, dwarf - 1, x + 10, y + 9, 17)
        elif guild["owner"] is None or guild["owner"] != scene.seat:
            flat_coin(sheet, x, y, 21, scene.number("fees.guild"))
