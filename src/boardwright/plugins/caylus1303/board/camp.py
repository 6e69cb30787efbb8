"""Workers of Caylus 1303 on the board, in the Camp and in the pools, and unbuilt houses."""

from __future__ import annotations

from functools import partial
from typing import Final

from boardwright.core.game import SEAT_NAMES
from boardwright.plugins.caylus1303.board.phrases import said
from boardwright.plugins.caylus1303.board.pieces import amount, house, worker
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import write_name
from boardwright.web.svg.pieces import halo
from boardwright.web.svg.sheet import Sheet

TENTS: Final = 92
"""The left part of the Camp, with its name."""

NARROW: Final = 84
WORKERS_PER_PLAYER: Final = 15
"""The number of workers of a player."""


def draw_camp(sheet: Sheet, scene: Scene, box: Box) -> None:
    """Draw the resting workers: those in no pool and on no building."""
    counts = [player["camp"] for player in scene.view["players"]]
    sheet.part(scene.made_of("camp", *box.sides, counts), lambda: _camp(sheet, scene, counts, box))
    for seat, count in enumerate(counts):
        corner = tent(box, seat, len(counts))
        made_of = scene.made_of("tent", seat, count, *corner.sides)
        sheet.part(made_of, partial(_tent, sheet, seat, count, corner))


def _camp(sheet: Sheet, scene: Scene, counts: list[int], box: Box) -> None:
    """Draw the ground of the Camp."""
    tip = [
        f"{scene.seat_name(seat)}: {said(scene, 'panel-camp', count=count)}"
        for seat, count in enumerate(counts)
    ]
    with sheet.place("camp", said(scene, "board-camp"), tip):
        halo(sheet, box)
        sheet.path(f"M{box.x + 2} {box.bottom - 24}q40 -6 {TENTS - 8} 0", "ink none")
        sheet.icon("camp", box.x + 32, box.y + 33, 56)
        sheet.icon("camp", box.x + 64, box.y + 42, 36)
        write_name(sheet, said(scene, "board-camp"), Box(box.x + 2, box.bottom - 23, TENTS - 12, 22), 15)
        for seat in range(len(counts)):
            corner = tent(box, seat, len(counts))
            sheet.icon(f"seat-{SEAT_NAMES[seat]}", corner.x + 11, corner.cy - 9, 20)


def _tent(sheet: Sheet, seat: int, count: int, corner: Box) -> None:
    """Draw the resting workers of a seat."""
    with sheet.together(f"camp-{seat}"):
        amount(sheet, f"camp-{seat}", count, (corner.x + 3, corner.cy + 11), 14)
        _ranks(sheet, seat, count, Box(corner.x + 26, corner.y, corner.width - 32, corner.height))


def tent(box: Box, seat: int, seats: int) -> Box:
    """Return the box of a seat's resting workers: side by side while there is space, else in two lines."""
    room = box.width - TENTS
    columns = seats if room / seats >= NARROW else -(-seats // 2)
    lines = -(-seats // columns)
    line, column = divmod(seat, columns)
    width, height = min(room / columns, 150), box.height / lines
    return Box(box.x + TENTS + column * width, box.y + line * height, width, height)


def _ranks(sheet: Sheet, seat: int, count: int, box: Box) -> None:
    """Draw workers in ranks, from the upper left on."""
    ranks = 3
    files = WORKERS_PER_PLAYER // ranks
    size = min(26, box.height / ranks - 1, box.width / files * 1.32)
    top = box.cy - ranks * (size + 1) / 2
    for index in range(count):
        line, file = divmod(index, files)
        at = (box.x + (file + 0.5) * box.width / files, top + (line + 1) * (size + 1))
        worker(sheet, seat, at, size, "camp")


def draw_pool(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    """Draw the workers in a player's pool."""
    count = scene.view["players"][seat]["pool"]
    size = min(box.height, 30)
    step = min(size * 0.74, (box.width - 46) / WORKERS_PER_PLAYER)
    place = f"pool-{seat}"
    with sheet.together(place):
        _count(sheet, place, count, box, "worker")
        for index in range(count):
            worker(sheet, seat, (box.x + 38 + index * step, box.cy + size / 2), size, place)


def draw_houses(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    """Draw the houses that a player has left, each a little behind the one before."""
    count = scene.view["players"][seat]["houses"]
    size = min(box.height, 24)
    step = (box.width - 24 - size) / 8
    place = f"houses-{seat}"
    with sheet.together(place):
        _count(sheet, place, count, box, "house")
        for index in range(count):
            house(sheet, seat, (box.x + 24 + size / 2 + index * step, box.cy + size / 2), size, place)


def _count(sheet: Sheet, key: str, count: int, box: Box, icon: str) -> None:
    """Write a number of pieces; for 0, a shadow of the missing piece."""
    with sheet.group("" if count else "faded"):
        amount(sheet, key, count, (box.x, box.cy + 1), 17)
        if not count:
            sheet.icon(icon, box.x + 28, box.cy, min(box.height, 26) * 0.9, "gone")
