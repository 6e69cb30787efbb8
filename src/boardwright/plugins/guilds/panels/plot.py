"""A plot of Guilds in panels, as a plan of cells: the hall, rooms with their doors, free cells."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds.basics.plot import NEIGHBOURS, SIDES
from boardwright.games.guilds.terms import COLUMNS, EMPTY_CELL, HALL, NOTHING, SMALL_ROOMS, Room, Side
from boardwright.plugins.guilds.panels.cards import (
    income,
    room_chips,
    room_icon,
    tables_of,
    type_line,
    worth_line,
)
from boardwright.plugins.guilds.plot import Plot
from boardwright.web.layout import Card, Chip, Panel
from boardwright.web.scene import Scene

ARROWS: Final = ("↑", "→", "↓", "←")


def plot_panel(scene: Scene, seat: int, is_first: bool) -> Panel:
    """Return the plot of a seat, cell by cell, row by row; the first one explains how to read them all."""
    player = scene.view["players"][seat]
    plot = Plot(tables_of(scene), player)
    laid = {room["room"]: bool(room["active"]) for room in player["rooms"]}
    cells = range(plot.rows * COLUMNS)
    free = sum(plot.rooms[cell] == EMPTY_CELL for cell in cells)
    built = scene.say("panel-active-cells", count=player["cells"])
    left = scene.say("panel-free-cells", count=free)
    is_mine = seat == scene.seat
    return Panel(
        id=f"plot-{seat}",
        title=scene.say("panel-my-plot") if is_mine else scene.say("panel-plot", seat=seat),
        cards=tuple(_cell(scene, seat, plot, cell, laid) for cell in cells),
        chips=(
            Chip(str(player["cells"]), icon="tile", title=built),
            Chip(str(free), icon="cell-free", title=left, tone="dim"),
        ),
        lines=(scene.say("panel-plot-note"),) if is_first else (),
        mine=is_mine,
        seat=seat,
        columns=COLUMNS,
    )


def _cell(scene: Scene, seat: int, plot: Plot, cell: int, laid: dict[str, bool]) -> Card:
    corner = f"{cell % COLUMNS + 1}/{cell // COLUMNS + 1}"
    place = f"cell-{seat}-{cell % COLUMNS + 1}-{cell // COLUMNS + 1}"
    found = plot.rooms[cell]
    if found == EMPTY_CELL:
        free = scene.say("board-free", column=cell % COLUMNS + 1, row=cell // COLUMNS + 1)
        return Card(title="", piece=place, corner=corner, said=free)
    doors = _doors(scene, plot, cell)
    if found == HALL:
        first = cell == plot.rooms.index(HALL)
        chips = income(scene, tables_of(scene).hall, 0) if first else ()
        title = scene.say("panel-hall")
        return Card(title=title, piece=place, corner=corner, icon="hall", chips=(*chips, *doors))
    return _room(scene, plot, cell, corner, laid)


def _room(scene: Scene, plot: Plot, cell: int, corner: str, laid: dict[str, bool]) -> Card:
    """Return a room; the second cell of a large one is only marked as such."""
    room = Room(plot.rooms[cell])
    name = room.name.lower().replace("_", "-")
    is_first = plot.rooms.index(room) == cell
    is_active = laid[name]
    lines = [type_line(scene, room), worth_line(scene, room)] if is_first else [scene.say("panel-half")]
    if is_first and not is_active:
        lines.append(scene.say("panel-inactive"))
    return Card(
        title=scene.name("room", name),
        piece=f"room-{name}" if is_first else f"room-{name}-2",
        corner=corner,
        icon=room_icon(tables_of(scene), room),
        chips=(*(room_chips(scene, room) if is_first else ()), *_doors(scene, plot, cell)),
        lines=tuple(lines),
        tone="" if is_active else "dim",
    )


def _doors(scene: Scene, plot: Plot, cell: int) -> tuple[Chip, ...]:
    """Return an arrow for every door: it leads on, is open for a room, or ends at the edge of the plot."""
    chips = []
    for side in Side:
        if not plot.doors[cell] >> side & 1 or _is_inside(plot, cell, side):
            continue
        leads, tone = _leads(plot, cell, side)
        title = scene.say("panel-door", side=side, leads=leads)
        chips.append(Chip(ARROWS[side], icon="door", title=title, tone=tone))
    return tuple(chips)


def _is_inside(plot: Plot, cell: int, side: int) -> bool:
    """Return whether both cells of an edge belong to the same large room, or to the hall."""
    other = NEIGHBOURS[cell * SIDES + side]
    return plot.rooms[cell] >= SMALL_ROOMS and other != NOTHING and plot.rooms[other] == plot.rooms[cell]


def _leads(plot: Plot, cell: int, side: int) -> tuple[str, str]:
    other = NEIGHBOURS[cell * SIDES + side]
    if other == NOTHING or other >= plot.rows * COLUMNS:
        return "edge", "dim"
    if plot.rooms[other] == EMPTY_CELL:
        return "free", ""
    return "on", "good"
