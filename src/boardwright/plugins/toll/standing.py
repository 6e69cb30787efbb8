"""Standing of Toll: points by source, and the points of the viewer's errand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.plugins.toll.panels import building_name, points_of
from boardwright.web.scene import Scene, capital
from boardwright.web.standing import Gain, OpenPart, OpenThing

LOOKS: Final = {
    "buildings": ("house", "fill-wood"),
    "errands": ("card", "fill-gold"),
    "tolls": ("road", "fill-stone"),
}


def title(scene: Scene) -> str:
    """Return an empty title: points are counted as they come."""
    return ""


def points(scene: Scene) -> list[dict[str, int]]:
    """Compute the points of all seats by source; tolls are the rest."""
    return [_points(scene, player) for player in scene.view["players"]]


def _points(scene: Scene, player: Mapping[str, Any]) -> dict[str, int]:
    built = sum(points_of(scene, name) * count for name, count in player["buildings"].items())
    errand = 0 if scene.view["question"] else _errand_points(scene, player)
    return {"buildings": built, "errands": errand, "tolls": player["points"] - built - errand}


def _errand_points(scene: Scene, player: Mapping[str, Any]) -> int:
    is_done = bool(player["errand"]) and player["buildings"][player["errand"]] > 0
    return scene.number("errand.points") if is_done else 0


def open_parts(scene: Scene) -> tuple[OpenPart, ...]:
    """Return the viewer's own errand; those of the others are secret."""
    if scene.seat is None or not scene.view["players"][scene.seat]["errand"]:
        return ()
    worth = scene.number("errand.points")
    player = scene.view["players"][scene.seat]
    errand = player["errand"]
    fulfilled = _errand_points(scene, player)
    gains = tuple(
        Gain(fulfilled, f"+{fulfilled}") if seat == scene.seat else Gain(0, "?")
        for seat in range(scene.seats)
    )
    thing = OpenThing(building_name(scene, errand), "card", (worth,), gains)
    notes = (scene.say("board-errand", count=worth),)
    return (OpenPart("errand", capital(scene.say("head-errand")), (thing,), notes, has_sum=False),)
