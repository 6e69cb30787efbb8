"""Standing of Belfort: the five districts and the three peoples, and the points of a scoring now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.games.belfort.tables import Tables
from boardwright.games.belfort.terms import MONTHS
from boardwright.plugins.belfort.labels import owners_of
from boardwright.plugins.belfort.panels.town import holder_name, markers_name
from boardwright.plugins.belfort.rankings import rankings
from boardwright.web.scene import Scene
from boardwright.web.standing import Gain, OpenPart, OpenThing

LOOKS: Final = {
    "district-1": ("belfort-district-1", "fill-wood"),
    "district-2": ("belfort-district-2", "fill-stone"),
    "district-3": ("belfort-district-3", "fill-tint"),
    "district-4": ("belfort-district-4", "fill-metal"),
    "district-5": ("belfort-district-5", "fill-well"),
    "elves": ("elf", "fill-tint2"),
    "dwarves": ("dwarf", "fill-food"),
    "gnomes": ("gnome", "fill-cloth"),
    "taxes": ("gold", "fill-lost"),
}


def title(scene: Scene) -> str:
    """Return an empty title: Belfort counts points as they come."""
    return ""


def open_parts(scene: Scene) -> tuple[OpenPart, ...]:
    """Return the eight rankings, if another scoring comes."""
    tables = Tables(scene.tables, scene.seats)
    month = next_scoring(tables.scoring_months, scene.view["month"])
    if not month:
        return ()
    neutral = owners_of(scene.view)[scene.seats :]
    things = tuple(
        OpenThing(
            scene.name("source", name),
            LOOKS[name][0],
            worth(tables.district_points if name.startswith("district") else tables.people_points),
            _gains(scene, name, counts, points),
        )
        for name, counts, points in rankings(scene)
    )
    notes = (scene.say("panel-next-scoring", month=month), scene.say("panel-ties"))
    further = tuple((str(owner + 1), holder_name(scene, owner)) for owner in neutral)
    return (OpenPart("scoring", scene.say("panel-standing"), things, notes, is_added=True, further=further),)


def next_scoring(months: Sequence[int], month: int) -> int:
    """Return the next month with a scoring, the present one included; 0 when there is none."""
    return next((each for each in range(max(1, month), MONTHS + 1) if months[each - 1]), 0)


def worth(points: Sequence[int]) -> tuple[int, ...]:
    """Return the points of the places that get any."""
    return tuple(each for each in points if each)


def _gains(scene: Scene, name: str, counts: Sequence[int], points: Sequence[int]) -> tuple[Gain, ...]:
    """Return the gains of a ranking.

    Neutral players take places, but have no recorded points and no gnomes.
    """
    is_district = name.startswith("district")
    found = [
        Gain(
            points[owner] if owner < scene.seats else 0,
            str(count),
            markers_name(scene, count) if is_district else "",
        )
        for owner, count in enumerate(counts)
    ]
    return (*found, *[Gain()] * (len(owners_of(scene.view)) - len(found)))
