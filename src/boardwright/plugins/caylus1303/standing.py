"""Standing of Caylus 1303: the gold that counts at the end, and the buildings that visitors pay for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.games.caylus1303.events import Goods
from boardwright.games.caylus1303.terms import FIRST_WOOD, WORKER_TILES
from boardwright.plugins.caylus1303.labels import tile_of
from boardwright.plugins.caylus1303.panels.areas import icon_of
from boardwright.web.scene import Scene
from boardwright.web.standing import Gain, OpenPart, OpenThing

LOOKS: Final = {
    "ownership": ("worker", "fill-tint"),
    "construction": ("caylus-hammer", "fill-wood"),
    "effects": ("market", "fill-stone"),
    "delivery": ("bundle", "fill-food"),
    "monuments": ("castle", "fill-metal"),
    "gold": ("gold", "fill-gold"),
}


def title(scene: Scene) -> str:
    """Return an empty title: points are counted as they come."""
    return ""


def open_parts(scene: Scene) -> tuple[OpenPart, ...]:
    """Return the gold of all seats, and every owned building that other players can visit."""
    return _gold(scene), *_road(scene)


def _gold(scene: Scene) -> OpenPart:
    each = scene.number("gold.points")
    owned = [int(player["goods"]["gold"]) for player in scene.view["players"]]
    gains = tuple(Gain(count * each, str(count), scene.say("amount-gold", count=count)) for count in owned)
    thing = OpenThing(scene.name("source", "gold"), "gold", (each,), gains)
    return OpenPart("gold", scene.say("panel-if-ended"), (thing,), is_added=True)


def _road(scene: Scene) -> tuple[OpenPart, ...]:
    things = tuple(
        _building(scene, space, building)
        for space, building in enumerate(scene.view["road"], start=1)
        if building and building["owner"] is not None and takes_visitors(building)
    )
    if not things:
        return ()
    points = Goods(points=scene.number("placement.points"))
    notes = (scene.say("panel-road-owners", goods=points),)
    return (OpenPart("road", scene.say("panel-road-visitors"), things, notes, has_sum=False),)


def takes_visitors(building: Mapping[str, Any]) -> bool:
    """Return whether it is a wood or stone building; residences and monuments take no workers."""
    return FIRST_WOOD <= tile_of(building["tile"]) < WORKER_TILES


def _building(scene: Scene, space: int, building: Mapping[str, Any]) -> OpenThing:
    """Return the gain of a building's owner for a visitor, more with the Steward."""
    owner, name = building["owner"], building["tile"]
    has_steward = "steward" in scene.view["players"][owner]["characters"]
    worth = scene.number("steward.points" if has_steward else "placement.points")
    gains = tuple(Gain(worth if seat == owner else 0) for seat in range(scene.seats))
    return OpenThing(f"{space} · {scene.name('tile', name)}", icon_of(name), (worth,), gains)
