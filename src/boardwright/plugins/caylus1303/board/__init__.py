"""Board of Caylus 1303: the road from the gate to its end, the site, the offers, the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.games.caylus1303 import actions
from boardwright.plugins.caylus1303.board import court, people
from boardwright.plugins.caylus1303.board.camp import draw_camp
from boardwright.plugins.caylus1303.board.geometry import WIDTH, Way
from boardwright.plugins.caylus1303.board.phrases import said
from boardwright.plugins.caylus1303.board.places import places_of
from boardwright.plugins.caylus1303.board.players import draw_players, height_of
from boardwright.plugins.caylus1303.board.road import draw_road
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.sheet import Drawing, Sheet
from boardwright.web.svg.targets import Target

__all__ = ["draw", "places_of"]

GAP: Final = 16
STEPS: Final = frozenset(f"provost{steps:+d}" for steps in range(-actions.MOST_STEPS, actions.MOST_STEPS + 1))


def draw(scene: Scene, targets: Mapping[str, Target], fresh: frozenset[str], icons: str) -> Drawing:
    """Draw the whole table as one viewer sees it."""
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
    """Rename recent places to the present position: the provost has moved, a slot is named by its tile."""
    names = {"provost" if name in STEPS else name for name in fresh}
    for number, slot in enumerate(view["site"], start=1):
        if f"slot-{number}" in names and slot["tile"]:
            names.add(f"tile-{slot['tile']}")
    return frozenset(names)
