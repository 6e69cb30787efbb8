"""Panels of Toll: the supply, and the holdings of the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.text.words import signed
from boardwright.web.layout import Card, Chip, Holdings, Panel, Spread
from boardwright.web.scene import Scene, capital

# The symbols of a game's own `icons.svg` begin with its id.
OWN: Final = "toll"


def spread(scene: Scene, is_whole: bool) -> Spread:
    """Lay out the table as one viewer sees it; it is short, so it is always whole."""
    view = scene.view
    cards = tuple(_card(scene, name, left) for name, left in view["supply"].items())
    bank = scene.amount("gold", view["bank"])
    supply = Panel("supply", capital(scene.say("head-supply")), cards=cards, chips=(bank,))
    return Spread(moment(scene), tuple(_holdings(scene, player) for player in view["players"]), (supply,))


def moment(scene: Scene) -> str:
    """Format the round."""
    return scene.say("table-header", round=scene.view["round"])


def building_name(scene: Scene, name: str) -> str:
    """Return the name of a building as a title."""
    return capital(scene.name("building", name))


def symbol_of(name: str) -> str:
    """Name the symbol of a building."""
    return f"{OWN}-{name}"


def points_of(scene: Scene, name: str) -> int:
    """Return the points of a building."""
    return scene.numbers("building.points")[list(scene.view["supply"]).index(name)]


def _card(scene: Scene, name: str, left: int) -> Card:
    cost = scene.amount("gold", scene.number(f"building.{name}.cost"))
    worth = points_of(scene, name)
    points = Chip(str(worth), icon="point", title=f"{capital(scene.say('board-points'))}: {worth}")
    return Card(building_name(scene, name), f"building-{name}", f"×{left}", symbol_of(name), (cost, points))


def _holdings(scene: Scene, player: Mapping[str, Any]) -> Holdings:
    built = tuple(
        Chip(f"{title} {count}", icon=symbol_of(name), title=f"{title}: {count}")
        for name, count in player["buildings"].items()
        if count and (title := building_name(scene, name))
    )
    rows = [(scene.name("source", "buildings"), built)] if built else []
    if player["errand"]:
        title = building_name(scene, player["errand"])
        rows.append((capital(scene.say("head-errand")), (Chip(title, icon="card", title=title),)))
    return Holdings(signed(player["points"]), (scene.amount("gold", player["gold"]),), tuple(rows))
