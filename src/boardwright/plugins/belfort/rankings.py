"""Rankings of the districts and the people of Belfort by a scoring now, for board, panels and standing."""

from __future__ import annotations

from functools import lru_cache

from boardwright.core.game import Value
from boardwright.games.belfort.scoring import rank_points
from boardwright.games.belfort.tables import Tables
from boardwright.plugins.belfort.labels import markers, owners_of, workers_of
from boardwright.web.scene import Scene

Ranking = tuple[str, list[int], list[int]]
"""The name of a ranking, and the counts and points of all owners."""


def tables_of(scene: Scene) -> Tables:
    """Return the printed values as the rules read them."""
    return _tables(tuple(scene.tables.items()), scene.seats)


@lru_cache(maxsize=16)
def _tables(values: tuple[tuple[str, Value], ...], seats: int) -> Tables:
    return Tables(dict(values), seats)


def rankings(scene: Scene) -> list[Ranking]:
    """Return the eight rankings: name, counts and points by owner; neutral players have no gnomes."""
    view = scene.view
    tables = tables_of(scene)
    owners = owners_of(view)
    neutral = range(scene.seats, len(owners))
    rank_nothing = bool(scene.options["rank_nothing"])
    workers = [workers_of(view, seat) for seat in range(scene.seats)]
    counted = [
        (f"district-{d + 1}", [found.get(o, 0) for o in owners]) for d, found in enumerate(markers(view))
    ]
    counted.append(("elves", [each[0] for each in workers] + [tables.neutral_workers[0] for _ in neutral]))
    counted.append(("dwarves", [each[1] for each in workers] + [tables.neutral_workers[1] for _ in neutral]))
    counted.append(("gnomes", [sum(player["gnomes"].values()) for player in view["players"]]))
    found = []
    for name, counts in counted:
        worth = tables.district_points if name.startswith("district") else tables.people_points
        found.append((name, counts, rank_points(counts, worth, rank_nothing)))
    return found
