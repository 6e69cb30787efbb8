"""The sheet of Guilds: a sheet that records the boxes of its places, and caches texts of cards."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Final

from boardwright.games.guilds.tables import Tables
from boardwright.plugins.guilds.panels.cards import tables_of
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.sheet import MAX_PARTS, PARTS, Sheet, Within
from boardwright.web.svg.targets import Target

WIDTH: Final = 1000
MARGIN: Final = 10

SPOTS: Final[dict[Hashable, dict[str, Box]]] = {}
"""The boxes of the places of cached parts, by the inputs of the parts."""


class Board(Sheet):
    """A sheet that records the box of each place: that of the first outline in it."""

    def __init__(
        self, width: float, height: float, title: str, targets: Mapping[str, Target], fresh: frozenset[str]
    ) -> None:
        super().__init__(width, height, title, targets, fresh)
        self.spots: dict[str, Box] = {}
        self._named = ""

    def place(self, name: str, label: str, tip: Sequence[str] = (), cls: str = "") -> Within:
        """Open a place; the first outline in it gives its box."""
        self._named = name
        return super().place(name, label, tip, cls)

    def rect(self, x: float, y: float, width: float, height: float, cls: str = "", radius: float = 0) -> None:
        self._note(Box(x, y, width, height))
        super().rect(x, y, width, height, cls, radius)

    def polygon(self, points: Sequence[tuple[float, float]], cls: str = "") -> None:
        left, top = (min(each[axis] for each in points) for axis in (0, 1))
        right, bottom = (max(each[axis] for each in points) for axis in (0, 1))
        self._note(Box(left, top, right - left, bottom - top))
        super().polygon(points, cls)

    def part(self, made_of: Hashable, draw: Callable[[], None]) -> None:
        """Add a part; from the cache only when the boxes of its places are known, too."""
        spots = SPOTS.get((self.icons, made_of))
        if spots is None:
            PARTS.pop((self.icons, made_of), None)
        super().part(made_of, draw)
        self.spots |= spots or {}

    def _draw_part(self, key: Hashable, draw: Callable[[], None]) -> None:
        before, self.spots = self.spots, {}
        super()._draw_part(key, draw)
        if key not in SPOTS and len(SPOTS) >= MAX_PARTS:
            del SPOTS[next(iter(SPOTS))]
        SPOTS[key] = self.spots
        self.spots = before | self.spots

    def _note(self, box: Box) -> None:
        if self._named:
            self.spots[self._named] = box
            self._named = ""


MAX_REMEMBERED: Final = 4000
REMEMBERED: Final[dict[tuple[str, Tables, str], tuple[str, ...]]] = {}


def remembered(scene: Scene, name: str, say: Callable[[], Sequence[str]]) -> tuple[str, ...]:
    """Return texts of a card or tile, computed once for every language and set of values.

    They are the same in every match.
    """
    key = (scene.words.language, tables_of(scene), name)
    if key not in REMEMBERED:
        if len(REMEMBERED) >= MAX_REMEMBERED:
            REMEMBERED.clear()
        REMEMBERED[key] = tuple(say())
    return REMEMBERED[key]
