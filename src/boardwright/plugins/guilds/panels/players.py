"""Guilds in panels: the holdings of all players, and the characters of a guild."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Final

from boardwright.core.events import kebab_term
from boardwright.games.guilds.events import Tithed
from boardwright.games.guilds.terms import Character, Faction, Source
from boardwright.plugins.guilds.cards import character_of
from boardwright.plugins.guilds.panels.cards import ability_line, character_card, florins, gold, income
from boardwright.text.words import signed
from boardwright.web.layout import Card, Chip, Holdings, Panel
from boardwright.web.scene import Scene

MAX_HELD: Final = 500
HELD: Final[dict[Hashable, Holdings]] = {}
"""A cache of holdings by their inputs: most of them stay the same after the next decision."""


def holdings(scene: Scene, seat: int) -> Holdings:
    """Return the score if the game ended now, coins, income, marker.

    Then symbols, characters, rooms, points.
    """
    player = scene.view["players"][seat]
    used = [name for name in player["characters"] if name in scene.view["used"]]
    made_of = scene.made_of("holdings", seat, player, used, _is_first(scene, seat))
    found = HELD.get(made_of)
    if found is None:
        if len(HELD) >= MAX_HELD:
            HELD.clear()
        found = HELD[made_of] = _holdings(scene, seat, player)
    return found


def _is_first(scene: Scene, seat: int) -> bool:
    return bool(scene.view["round"]) and seat == scene.view["first"]


def _holdings(scene: Scene, seat: int, player: Mapping[str, Any]) -> Holdings:
    coins = (florins(scene, player["florins"]), gold(scene, player["gold"]))
    come = income(scene, player["florin_income"], player["gold_income"])
    rows = (
        (scene.say("panel-symbols"), _symbols(scene, player)),
        (scene.say("group-characters"), _members(scene, player)),
        (scene.say("group-rooms"), _rooms(scene, player)),
        (scene.say("panel-points-now"), _points(scene, player)),
    )
    return Holdings(signed(player["score"]), (*coins, *come, *_markers(scene, seat)), rows)


def _markers(scene: Scene, seat: int) -> list[Chip]:
    chips = []
    if _is_first(scene, seat):
        chips.append(Chip("1", icon="first-player", title=scene.say("panel-first-player"), tone="strong"))
    if scene.view["players"][seat]["passed"]:
        chips.append(Chip(scene.say("panel-passed"), title=scene.say("panel-builds-no-more"), tone="dim"))
    return chips


def _symbols(scene: Scene, player: Mapping[str, Any]) -> tuple[Chip, ...]:
    chips = []
    for faction in Faction:
        name = kebab_term(faction)
        count = player["symbols"][name]
        title = f"{scene.name('faction', name)}: {count}"
        chips.append(Chip(str(count), icon=f"faction-{name}", title=title, tone="" if count else "dim"))
    return tuple(chips)


def _members(scene: Scene, player: Mapping[str, Any]) -> tuple[Chip, ...]:
    """Return the characters of a guild; those whose ability is used in this round are dim."""
    return tuple(
        Chip(
            scene.name("character", name),
            icon="character",
            title=ability_line(scene, character_of(name)),
            tone="dim" if name in scene.view["used"] else "",
        )
        for name in player["characters"]
    )


def _rooms(scene: Scene, player: Mapping[str, Any]) -> tuple[Chip, ...]:
    laid = player["rooms"]
    active = sum(room["active"] for room in laid)
    return (
        Chip(str(active), icon="house", title=scene.say("panel-active-rooms", count=active, all=len(laid))),
        Chip(str(player["cells"]), icon="tile", title=scene.say("panel-active-cells", count=player["cells"])),
    )


def _points(scene: Scene, player: Mapping[str, Any]) -> tuple[Chip, ...]:
    chips = []
    for source in Source:
        name, count = scene.words.term(source), player["points"][kebab_term(source)]
        title = f"{name}: {scene.say('amount-points', count=count)}"
        chips.append(Chip(f"{name} {signed(count)}", icon="point", title=title))
    return tuple(chips)


def guild_panel(scene: Scene, seat: int) -> Panel:
    """Return the characters of a guild."""
    cards = tuple(_member(scene, seat, name) for name in scene.view["players"][seat]["characters"])
    is_mine = seat == scene.seat
    return Panel(
        id=f"guild-{seat}",
        title=scene.say("panel-my-guild") if is_mine else scene.say("panel-guild", seat=seat),
        cards=cards,
        lines=() if cards else (scene.say("panel-guild-empty"),),
        mine=is_mine,
        seat=seat,
    )


def _member(scene: Scene, seat: int, name: str) -> Card:
    tithe = scene.view["players"][seat]["tithe"] if name == kebab_term(Character.TITHE_KEEPER) else None
    chips = []
    if tithe:
        told = scene.words.event(Tithed(seat, tithe))
        chips.append(Chip(str(tithe), icon="florin", title=told))
    is_used = name in scene.view["used"]
    if is_used:
        chips.append(Chip(scene.say("panel-used"), title=scene.say("panel-used-note"), tone="dim"))
    return character_card(scene, name, chips=tuple(chips), tone="dim" if is_used else "")
