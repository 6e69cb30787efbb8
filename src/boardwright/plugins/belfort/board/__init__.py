"""Board of Belfort: the city in its walls, collection board, calendar, market, and the players' areas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardwright.plugins.belfort.board.city import draw_city
from boardwright.plugins.belfort.board.collection import BOTTOM, draw_collection
from boardwright.plugins.belfort.board.market import draw_market
from boardwright.plugins.belfort.board.places import both_sides, places_of
from boardwright.plugins.belfort.board.players import draw_players, players_height
from boardwright.plugins.belfort.board.track import draw_banners, draw_score_markers, draw_track
from boardwright.plugins.belfort.rankings import rankings
from boardwright.web.scene import Scene
from boardwright.web.svg.sheet import Drawing, Sheet
from boardwright.web.svg.targets import Target

__all__ = ["draw", "places_of"]

WIDTH: Final = 1000.0
PLAYERS_TOP: Final = BOTTOM + 12


def draw(scene: Scene, targets: Mapping[str, Target], fresh: frozenset[str], icons: str) -> Drawing:
    """Draw the whole table as one viewer sees it."""
    height = PLAYERS_TOP + players_height(scene)
    sheet = Sheet(WIDTH, height, scene.say("title"), _free_only(scene, targets), fresh, icons)
    sheet.rect(0, 0, WIDTH, height, "paper")
    draw_track(sheet, scene)
    draw_city(sheet, scene)
    draw_score_markers(sheet, scene)
    table = rankings(scene)
    draw_banners(sheet, scene, table)
    draw_market(sheet, scene)
    draw_collection(sheet, scene)
    draw_players(sheet, scene, PLAYERS_TOP, table)
    return sheet.done("belfort")


def _free_only(scene: Scene, targets: Mapping[str, Target]) -> Mapping[str, Target]:
    """Restrict the targets of a building type (asked by the Architects) to its free sites."""
    question = scene.view["question"]
    if not question or question["decision"] != "ChooseForArchitects":
        return targets
    view = scene.view
    taken = {
        f"site-{building}-{district + 1}"
        for building, owners in view["sites"].items()
        for district, owner in enumerate(owners)
        if owner is not None
    }
    for gate, pair in enumerate(view["gatehouses"]):
        if pair != [None, None]:
            taken.update(both_sides(gate + 1))
    return {place: target for place, target in targets.items() if place not in taken}
