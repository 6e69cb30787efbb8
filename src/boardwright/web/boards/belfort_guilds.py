"""Belfort: the guild tiles of the districts, each with its symbol and its plank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.web.boards import belfort_plan as plan
from boardwright.web.boards.belfort_parts import (
    board_box,
    coin,
    cost_row,
    footed,
    held_by,
    marker,
    name_at,
    plank,
    sign,
    worker_words,
    wrapped,
)
from boardwright.web.boards.sheet import Sheet
from boardwright.web.panels.belfort_cards import plank_name
from boardwright.web.panels.belfort_places import guild_effect, ownership
from boardwright.web.panels.scene import Scene, capital


def guild_tiles(sheet: Sheet, scene: Scene) -> None:
    """All guilds in play."""
    for guild in scene.view["guilds"]:
        _tile(sheet, scene, guild)
        _plank(sheet, scene, guild)


def _corner(guild: Mapping[str, Any]) -> tuple[float, float]:
    x, y = plan.place(guild["district"] - 1, plan.GUILD_AT)
    return x - plan.GUILD_SIZE[0] / 2, y - plan.GUILD_SIZE[1] / 2


def _tile(sheet: Sheet, scene: Scene, guild: Mapping[str, Any]) -> None:
    name, owner = f"guild-{guild['guild']}", guild["owner"]
    (x, y), (width, height) = _corner(guild), plan.GUILD_SIZE
    words = scene.say("do-place-on-guild", guild=name)
    title = capital(scene.name("guild", guild["guild"]))
    with sheet.place(name, held_by(scene, words, owner), _tips(scene, guild)):
        sheet.rect(x - 3, y - 3, width + 6, height + 6, "halo", 8)
        board_box(sheet, x, y, width, height)
        _title(sheet, title, x, y, width)
        sheet.icon(f"belfort-{guild['guild']}", x + 20, y + 41, 29)
        if owner is None:
            sheet.circle(x + 49, y + 41, 10.5, "plan")
            cost_row(sheet, scene.numbers(f"guilds.{guild['guild']}.cost"), x + 33, y + 60, 11.5, 57)
        else:
            marker(sheet, scene, owner, (x + 48, y + 43, 25), name)


def _title(sheet: Sheet, title: str, x: float, y: float, width: float) -> None:
    """The name of a guild in its band; a long one takes two lines."""
    lines = wrapped(title, width - 14, 12.5)
    sheet.rect(x + 4, y + 4, width - 8, 15 if len(lines) == 1 else 23, "accent", 3)
    middle = y + (12 if len(lines) == 1 else 15.5)
    name_at(
        sheet, (x + width / 2, middle, 12.5 if len(lines) == 1 else 11.5), title, width - 12, "name onaccent"
    )


def _tips(scene: Scene, guild: Mapping[str, Any]) -> list[str]:
    tips = [guild_effect(scene, guild["guild"]), ownership(scene, guild)]
    if guild["dwarf"]:
        tips.append(scene.say("panel-dwarf", neutral=guild["dwarf"]))
    return tips


def _plank(sheet: Sheet, scene: Scene, guild: Mapping[str, Any]) -> None:
    name = f"guild-plank-{guild['guild']}"
    corner_x, corner_y = _corner(guild)
    x, y = corner_x + plan.GUILD_SIZE[0] - 20, corner_y + 45
    place = plank_name(scene, capital(scene.name("guild", guild["guild"])))
    worker, dwarf = guild["worker"], guild["dwarf"]
    there = worker_words(scene, worker) if worker else scene.say("panel-free")
    if dwarf:
        there = scene.say("panel-neutral", neutral=dwarf)
    with sheet.place(name, f"{place}: {there}", _tips(scene, guild)):
        sheet.rect(x - 18, y - 17, 36, 37, "halo", 5)
        plank(sheet, x, y, 31, 31)
        if worker:
            footed(sheet, worker["seat"], worker["worker"], (x, y, 28), name)
        elif dwarf:
            with sheet.piece(f"neutral-dwarf-{dwarf}"):
                sheet.icon("dwarf", x, y - 1, 28, "grey")
                sign(sheet, scene, dwarf - 1, x + 10, y + 10, 16)
        elif guild["owner"] is None or guild["owner"] != scene.seat:
            coin(sheet, x, y, 19, scene.number("fees.guild"))
