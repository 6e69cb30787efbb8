"""Geometry of the board of Caylus 1303: the road, its spaces, and the stands of the provost."""

from __future__ import annotations

from typing import Final

from boardwright.web.svg.box import Box
from boardwright.web.svg.sheet import number

WIDTH: Final = 1000
COLUMNS: Final = 8
PITCH: Final = 115
LEFT: Final = (WIDTH - COLUMNS * PITCH) / 2
TILE_W: Final = 106
TILE_H: Final = 80
STRIP: Final = 30
"""The width of the road before the buildings."""

TOP: Final = 24
RIVER: Final = 42
"""The gap of the river: the first row is on the other bank."""

ROW: Final = TILE_H + STRIP + 17
BEND: Final = 19
BEFORE_ROAD: Final = 7
"""The gate, the four buildings of the city and the bridge, which is two buildings long, come first."""

BRIDGE: Final = 5
OVERRUN_STEP: Final = 62


class Way:
    """The road in rows, to the right and to the left in turn, from the gate at the upper left."""

    def __init__(self, spaces: int, overrun: int) -> None:
        self.spaces = spaces
        self.overrun = overrun
        self.last = spaces + BEFORE_ROAD - 1
        room = COLUMNS - 1 - self.last % COLUMNS
        self.end_row: int = self.last // COLUMNS + (room < 2)
        self.end_room = (room if room >= 2 else COLUMNS) * PITCH - 20
        self.bottom: float = self.strip_y(self.end_row) + STRIP / 2 + 4

    def top_of(self, row: int) -> float:
        """Return the upper edge of the buildings of a row."""
        return TOP + row * ROW + (RIVER if row else 0)

    def strip_y(self, row: int) -> float:
        """Return the middle of the road before the buildings of a row."""
        return self.top_of(row) + TILE_H + STRIP / 2 + 1

    def slot(self, index: int) -> Box:
        """Return the box of a building, counted from the gate."""
        row, step = divmod(index, COLUMNS)
        column = COLUMNS - 1 - step if row % 2 else step
        return Box(LEFT + column * PITCH + (PITCH - TILE_W) / 2, self.top_of(row), TILE_W, TILE_H)

    def space(self, space: int) -> Box:
        """Return the box of a space of the road; the first one after the bridge is 0."""
        return self.slot(space + BEFORE_ROAD)

    def stand(self, position: int) -> tuple[float, float]:
        """Return the point of the provost when that many spaces are behind him."""
        if position > self.spaces:
            return self._beyond(position - self.spaces)
        row, step = divmod(position + BEFORE_ROAD - 1, COLUMNS)
        if step == COLUMNS - 1:
            return self.bend(row)
        return self.along(row, step + 1), self.strip_y(row)

    def along(self, row: int, steps: float) -> float:
        """Return the x coordinate after that many buildings of a row."""
        return WIDTH - LEFT - steps * PITCH if row % 2 else LEFT + steps * PITCH

    def bend(self, row: int) -> tuple[float, float]:
        """Return the middle of the bend to the next row."""
        reach = LEFT - BEND
        return (reach if row % 2 else WIDTH - reach), (self.strip_y(row) + self.strip_y(row + 1)) / 2

    def end(self) -> Box:
        """Return the free ground above the last stretch, on which only the provost goes."""
        row = self.end_row
        from_x, to_x = sorted((self.along(row, 0), self.along(row, COLUMNS)))
        if row % 2:
            return Box(from_x, self.top_of(row), self.end_room, TILE_H)
        return Box(to_x - self.end_room, self.top_of(row), self.end_room, TILE_H)

    def _beyond(self, spot: int) -> tuple[float, float]:
        row = self.end_row
        step = min(OVERRUN_STEP, (self.end_room - 12) / max(self.overrun, 1))
        side = -1 if row % 2 else 1
        start = self.along(row, COLUMNS) - side * (self.end_room + 20)
        return start + side * spot * step, self.strip_y(row)

    def path(self, position: int | None = None) -> str:
        """Return the middle of the road from the gate to a stand of the provost, or to its very end."""
        goal = self.stand(self.spaces + self.overrun if position is None else position)
        data = f"M{number(LEFT + 60)} {number(self.strip_y(0))}"
        for row in range(self.end_row + 1):
            y = self.strip_y(row)
            if goal[1] == y:
                past = (1 - 2 * (row % 2)) * 34 if position is None else 0
                return f"{data}H{number(goal[0] + past)}"
            edge, (bend_x, bend_y) = self.along(row, COLUMNS), self.bend(row)
            arc = f"A{BEND} {number(bend_y - y)} 0 0 {1 - row % 2}"
            data += f"H{number(edge)}{arc} {number(bend_x)} {number(bend_y)}"
            if goal[1] == bend_y:
                return data
            data += f"{arc} {number(edge)} {number(self.strip_y(row + 1))}"
        return data
