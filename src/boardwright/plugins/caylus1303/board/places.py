"""Caylus 1303, drawn: the road from the gate to its end, the site, what can be built, the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.core.events import kebab_term
from boardwright.games.caylus1303 import actions
from boardwright.games.caylus1303.terms import Tile
from boardwright.web.boards import caylus1303_court as court
from boardwright.web.boards import caylus1303_people as people
from boardwright.web.boards.box import Box
from boardwright.web.boards.caylus1303_camp import draw_camp
from boardwright.web.boards.caylus1303_layout import WIDTH, Way
from boardwright.web.boards.caylus1303_players import draw_players, height_of
from boardwright.web.boards.caylus1303_road import draw_road
from boardwright.web.boards.caylus1303_said import said
from boardwright.web.boards.sheet import Drawing, Sheet, Target
from boardwright.web.panels.scene import Scene

GAP: Final = 16
STEPS: Final = frozenset(f"provost{steps:+d}" for steps in range(-actions.MOST_STEPS, actions.MOST_STEPS + 1))


def draw(scene: Scene, targets: Mapping[str, Target], fresh: frozenset[str], icons: str) -> Drawing:
    """The whole table as one viewer sees it."""
    view = scene.view
    way = Way(len(view["road"]), view["provost_end"] - len(view["road"]))
    offers = way.bottom + GAP
    characters = offers + court.OFFERS_H + GAP / 2
    players = characters + people.CHARACTERS_H + GAP / 2
    height = players + height_of(scene.seats)
    sheet = Sheet(WIDTH, height, said(scene, "title"), targets, _shown(view, fresh), icons)
    sheet.rect(0, 0, WIDTH, height, "table")
    draw_road(sheet, scene, way)
    court.draw_offers(sheet, scene, offers)
    court.draw_site(sheet, scene, offers)
    right = people.draw_characters(sheet, scene, characters)
    draw_camp(sheet, scene, Box(right, characters, WIDTH - court.EDGE - right, people.CHARACTERS_H - 10))
    draw_players(sheet, scene, players)
    return sheet.done("caylus1303")


def _shown(view: Mapping[str, Any], fresh: frozenset[str]) -> frozenset[str]:
    """What was just done as it is named now: the provost has moved, a slot goes by its tile."""
    names = {"provost" if name in STEPS else name for name in fresh}
    for number, slot in enumerate(view["site"], start=1):
        if f"slot-{number}" in names and slot["tile"]:
            names.add(f"tile-{slot['tile']}")
    return frozenset(names)


# ---- Where an action belongs


def places_of(decision: Any, value: object) -> tuple[str, ...]:
    """The places of an action at a decision: the tile, the stand, the goods that it is about."""
    match value:
        case actions.Pass():
            return ("bridge",)
        case actions.Decline() | actions.Stop():
            return ("no",)
        case actions.PlaceOnSite():
            return ("site",)
        case actions.MoveProvost(steps):
            return (f"provost{steps:+d}" if steps else "provost",)
        case actions.UseSlot(slot):
            return (f"slot-{slot}",)
        case actions.TakeCharacter(character):
            return (f"character-{kebab_term(character)}",)
    return _places_of_tile(value) or _places_of_use(decision, value)


def _places_of_tile(value: object) -> tuple[str, ...]:
    match value:
        case actions.Place(tile) | actions.Build(tile) | actions.BuildMonument(tile) | actions.PutHouse(tile):
            return (_tile(tile),)
    return ()


def _places_of_use(decision: Any, value: object) -> tuple[str, ...]:
    """How a building is used or paid: at the building, and at the user's goods."""
    match value:
        case actions.UseBuilding() | actions.UseMore():
            return (_tile(decision.tile),)
        case actions.Take(good) | actions.Pay(good):
            return _tile(decision.tile), _goods(decision, good)
        case actions.PayTwo(one, other):
            goods = dict.fromkeys((one, other))
            return _tile(decision.tile), *[_goods(decision, good) for good in goods]
        case actions.Deliver(first, second, third):
            goods = dict.fromkeys((first, second, third))
            return "site", *[_goods(decision, good) for good in goods]
    return ()


def _tile(tile: int) -> str:
    return f"tile-{kebab_term(Tile(tile))}"


def _goods(decision: Any, good: Any) -> str:
    return f"goods-{decision.seat}-{kebab_term(good)}"
