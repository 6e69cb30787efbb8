"""Board of Toll: the road with its rounds and its gate, the supply, and the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardwright.plugins.toll.board.places import places_of
from boardwright.plugins.toll.board.players import HEIGHT as PLAYER_HEIGHT
from boardwright.plugins.toll.board.players import draw_player
from boardwright.plugins.toll.board.road import HEIGHT as ROAD_HEIGHT
from boardwright.plugins.toll.board.road import draw_road
from boardwright.plugins.toll.board.supply import HEIGHT as SUPPLY_HEIGHT
from boardwright.plugins.toll.board.supply import draw_supply
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.sheet import Drawing, Sheet
from boardwright.web.svg.targets import Target

__all__ = ["draw", "places_of"]

WIDTH: Final = 1000.0
MARGIN: Final = 12.0
GAP: Final = 14.0


def draw(scene: Scene, targets: Mapping[str, Target], fresh: frozenset[str], icons: str) -> Drawing:
    """Draw the whole table as one viewer sees it: road, supply, then the players, the viewer first."""
    supply = ROAD_HEIGHT + GAP
    players = supply + SUPPLY_HEIGHT + GAP
    height = players + scene.seats * (PLAYER_HEIGHT + GAP)
    sheet = Sheet(WIDTH, height, scene.say("title"), targets, fresh, icons)
    sheet.rect(0, 0, WIDTH, height, "paper")
    draw_road(sheet, scene, Box(0, 0, WIDTH, ROAD_HEIGHT))
    draw_supply(sheet, scene, Box(MARGIN, supply, WIDTH - 2 * MARGIN, SUPPLY_HEIGHT))
    first = scene.seat or 0
    for row in range(scene.seats):
        top = players + row * (PLAYER_HEIGHT + GAP)
        draw_player(
            sheet, scene, (first + row) % scene.seats, Box(MARGIN, top, WIDTH - 2 * MARGIN, PLAYER_HEIGHT)
        )
    return sheet.done("toll")
