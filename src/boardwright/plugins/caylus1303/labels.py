"""Terms of Caylus 1303 from a view, for drawing: tiles by name, the offer, stretches of the road."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from boardwright.games.caylus1303.terms import FIRST_STONE, Tile


def key_of(name: str) -> str:
    """Return the key of a tile in the values of a match.

    >>> key_of("gold-mine")
    'gold_mine'
    """
    return name.replace("-", "_")


def tile_of(name: str) -> Tile:
    """Return the tile with the name of a view."""
    return Tile[key_of(name).upper()]


def on_offer(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return the tiles on offer, by class: "wood", "stone", "monuments"."""
    stone = [name for name in view["offer"] if tile_of(name) >= FIRST_STONE]
    wood = [name for name in view["offer"] if name not in stone]
    return {"wood": wood, "stone": stone, "monuments": list(view["monuments"])}


def stretches(road: Sequence[object], provost: int) -> Iterator[tuple[int, int]]:
    """Yield first and last space of every row: one building, or empty spaces on one side of the provost.

    >>> list(stretches(["farm", None, None, None, "quarry"], 2))
    [(0, 0), (1, 1), (2, 3), (4, 4)]
    """
    first = 0
    for space, building in enumerate(road):
        joined = building is None and space + 1 < len(road) and road[space + 1] is None
        if not joined or space + 1 == provost:
            yield first, space
            first = space + 1
