"""Players of Caylus 1303 in panels: holdings for the strip, and the areas with their things."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from boardwright.games.caylus1303.events import Goods
from boardwright.games.caylus1303.terms import FIRST_MONUMENT, FIRST_STONE, FIRST_WOOD
from boardwright.plugins.caylus1303.labels import tile_of
from boardwright.plugins.caylus1303.panels import effects
from boardwright.web.layout import Card, Chip, Holdings, Panel
from boardwright.web.scene import Scene

GOODS: Final = ("food", "wood", "stone", "cloth", "gold")
UNKNOWN: Final = "?"


def holdings(scene: Scene, seat: int) -> Holdings:
    """Return visible points; goods, workers and houses; characters and markers."""
    player = scene.view["players"][seat]
    rows = (
        (scene.say("panel-characters"), _character_chips(scene, player)),
        (scene.say("panel-markers"), _markers(scene, seat)),
    )
    return Holdings(
        score=UNKNOWN if player["score"] is None else str(player["score"]),
        goods=_goods(scene, player),
        rows=tuple(row for row in rows if row[1]),
    )


def _goods(scene: Scene, player: Mapping[str, Any]) -> tuple[Chip, ...]:
    pieces = (
        Chip(str(player["pool"]), "worker", scene.say("panel-pool", count=player["pool"])),
        Chip(str(player["camp"]), "camp", scene.say("panel-camp", count=player["camp"])),
        Chip(str(player["houses"]), "house", scene.say("panel-houses", count=player["houses"])),
    )
    goods = (scene.amount(good, player["goods"][good]) for good in GOODS)
    return tuple(_dimmed(chip) for chip in (*goods, *pieces))


def _dimmed(chip: Chip) -> Chip:
    return Chip(chip.text, chip.icon, chip.title, "dim") if chip.text == "0" else chip


def _character_chips(scene: Scene, player: Mapping[str, Any]) -> tuple[Chip, ...]:
    return tuple(
        Chip(scene.name("character", name), "character", effects.character(scene, name))
        for name in player["characters"]
    )


def _markers(scene: Scene, seat: int) -> tuple[Chip, ...]:
    """Return the first-player tile, the house on the bridge, bundles of this round."""
    view = scene.view
    found = []
    if view["first"] == seat:
        found.append(Chip(scene.say("panel-first"), "crown", scene.say("panel-first-title")))
    if seat in view["passed"]:
        spot = view["passed"].index(seat) + 1
        found.append(Chip(str(spot), "bridge", scene.say("panel-passed", spot=spot)))
    bundles = view["players"][seat]["bundles"]
    if bundles:
        found.append(Chip(str(bundles), "bundle", scene.say("panel-bundles", count=bundles)))
    return tuple(found)


def area(scene: Scene, seat: int) -> Panel:
    """Return the characters and buildings of a player, the sources of points, the next recruitment."""
    player = scene.view["players"][seat]
    characters = [character_card(scene, name) for name in player["characters"]]
    buildings = [
        _owned(scene, space, building)
        for space, building in enumerate(scene.view["road"], start=1)
        if building and building["owner"] == seat
    ]
    return Panel(
        id=f"area-{seat}",
        title=scene.say("panel-area", seat=seat),
        cards=(*characters, *buildings),
        chips=_sources(scene, player),
        lines=tuple(_remarks(scene, seat, not characters and not buildings)),
        mine=seat == scene.seat,
        seat=seat,
    )


def character_card(scene: Scene, name: str) -> Card:
    """Return a character with its effect."""
    return Card(
        title=scene.name("character", name),
        piece=f"character-{name}",
        icon="character",
        lines=(effects.character(scene, name),),
    )


def _owned(scene: Scene, space: int, building: Mapping[str, Any]) -> Card:
    name = building["tile"]
    where = Chip(
        scene.say("panel-space", space=space), "road", scene.say("panel-space-title", space=space), "dim"
    )
    return Card(
        title=title_of(scene, building),
        piece=f"tile-{name}",
        icon="residence" if building["residence"] else icon_of(name),
        chips=(where,),
        lines=does(scene, building),
        marks=tuple(building["workers"]),
        said=workers_said(scene, building["workers"]) if takes_workers(building) else "",
    )


def title_of(scene: Scene, building: Mapping[str, Any]) -> str:
    """Return the name of a building on the road; a residence is labelled as one."""
    name = scene.name("tile", building["tile"])
    return scene.say("table-residence", tile=name) if building["residence"] else name


def takes_workers(building: Mapping[str, Any]) -> bool:
    """Return whether a worker can go to a building at all."""
    return not building["residence"] and tile_of(building["tile"]) < FIRST_MONUMENT


def workers_said(scene: Scene, seats: Sequence[int]) -> str:
    """Describe the workers at a building in words."""
    there = [scene.say("board-worker", seat=seat) for seat in seats]
    return ". ".join(there) or scene.say("board-no-worker")


def icon_of(name: str) -> str:
    """Return an icon for each class of tiles."""
    tile = tile_of(name)
    if tile >= FIRST_MONUMENT:
        return "castle"
    if tile >= FIRST_WOOD:
        return "stone" if tile >= FIRST_STONE else "wood"
    return "tile"


def does(scene: Scene, building: Mapping[str, Any]) -> tuple[str, ...]:
    """Describe the effect of a building on its present side."""
    name = building["tile"]
    if building["residence"]:
        workers = Goods(workers=scene.number("residence.workers"))
        return (scene.say("panel-residence", goods=workers),)
    effect = effects.tile(scene, name, building["setup"])
    if tile_of(name) >= FIRST_MONUMENT:
        return scene.say("panel-monument"), *effect
    if tile_of(name) < FIRST_WOOD and building["owner"] is not None:
        return *effect, scene.say("panel-house-above")
    return effect


def _sources(scene: Scene, player: Mapping[str, Any]) -> tuple[Chip, ...]:
    """Return the sources of the points that the viewer may see."""
    points: Mapping[str, int] = player["points"] or {}
    names = {source: scene.name("source", source) for source in points}
    return tuple(
        Chip(
            f"{names[source]} {count}",
            "point",
            scene.say("panel-source", source=names[source], goods=Goods(points=count)),
        )
        for source, count in points.items()
        if count
    )


def _remarks(scene: Scene, seat: int, is_empty: bool) -> Iterator[str]:
    if is_empty:
        yield scene.say("panel-area-empty")
    if scene.view["question"]:
        yield scene.say("panel-recruits", goods=recruits(scene, seat))
        yield from on_the_road(scene, seat)
    if scene.view["players"][seat]["score"] is None:
        yield scene.say("panel-points-hidden")


def recruits(scene: Scene, seat: int) -> Goods:
    """Return the gain of the next recruitment at present, if the Camp has enough workers."""
    return Goods(**scene.view["players"][seat]["outlook"]["recruits"])


def on_the_road(scene: Scene, seat: int) -> Iterator[str]:
    """Yield the gains of a player on the road with the present provost, and of gold at the end."""
    ahead = scene.view["players"][seat]["outlook"]
    if ahead["gifts"]:
        yield scene.say("panel-road-gives", goods=Goods(**ahead["gifts"]))
    for message, key in (("panel-road-choices", "choices"), ("panel-road-idle", "idle")):
        if ahead[key]:
            yield scene.say(message, tiles=", ".join(scene.name("tile", name) for name in ahead[key]))
    if ahead["gold_points"]:
        yield scene.say("panel-gold-end", goods=Goods(points=ahead["gold_points"]))
