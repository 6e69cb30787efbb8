"""Toll laid out: the supply, and what everybody holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.text.words import signed
from boardwright.web.panels.scene import Scene, capital
from boardwright.web.parts import Card, Chip, Holdings, Panel, Spread


def spread(scene: Scene, is_whole: bool) -> Spread:
    """The table as one viewer sees it, always whole: there is no drawn board beside it."""
    view = scene.view
    moment = scene.say("cli-toll-header", round=view["round"])
    cards = tuple(_card(scene, name, left) for name, left in view["supply"].items())
    supply = Panel("supply", capital(scene.say("cli-head-supply")), cards=cards, chips=(_bank(scene),))
    return Spread(moment, tuple(_holdings(scene, player) for player in view["players"]), (supply,))


def _bank(scene: Scene) -> Chip:
    return scene.amount("gold", scene.view["bank"])


def _card(scene: Scene, name: str, left: int) -> Card:
    cost = scene.amount("gold", scene.number(f"building.{name}.cost"))
    worth = scene.numbers("building.points")[list(scene.view["supply"]).index(name)]
    points = Chip(str(worth), icon="point", title=f"{capital(scene.say('cli-head-points'))}: {worth}")
    chips = (cost, points)
    return Card(_named(scene, name), f"building-{name}", corner=f"×{left}", icon="house", chips=chips)


def _named(scene: Scene, name: str) -> str:
    return capital(scene.name("building", name))


def _holdings(scene: Scene, player: Mapping[str, Any]) -> Holdings:
    built = tuple(
        Chip(f"{_named(scene, name)} {count}", icon="house", title=f"{_named(scene, name)}: {count}")
        for name, count in player["buildings"].items()
        if count
    )
    rows = [(scene.name("source", "buildings"), built)] if built else []
    if player["errand"]:
        errand = Chip(_named(scene, player["errand"]), icon="card", title=_named(scene, player["errand"]))
        rows.append((capital(scene.say("cli-head-errand")), (errand,)))
    return Holdings(signed(player["points"]), (scene.amount("gold", player["gold"]),), tuple(rows))
