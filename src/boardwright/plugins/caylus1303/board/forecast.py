"""Forecasts of Caylus 1303 on the board: expected gains of a player, and at the end the sources of points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from boardwright.games.caylus1303.events import Goods
from boardwright.plugins.caylus1303.board.phrases import named, said
from boardwright.plugins.caylus1303.board.tiles import EVERY_ROUND, Face, choice_of
from boardwright.plugins.caylus1303.panels.areas import on_the_road, recruits
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.pieces import Sign, halo, sign_row, sign_row_width
from boardwright.web.svg.sheet import Sheet

ICONS: Final = {"workers": "worker", "points": "point"}
SOURCES: Final = {
    "ownership": "house",
    "construction": "caylus-hammer",
    "effects": "tile",
    "delivery": "bundle",
    "monuments": "castle",
    "gold": "gold",
}
SIZES: Final = (24, 22, 20, 18, 16, 14, 12)

# The styles of slips: certain gains, optional gains, losses, later gains.
SURE, CHOICE, LOST, LATER = "is-sure", "is-choice", "is-lost", "is-later"


def draw_outlook(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    """Draw the gains of the road now, the next recruitment, gold at the end; after the end, all points."""
    view, player = scene.view, scene.view["players"][seat]
    if view["question"] is None:
        made_of = scene.made_of("sources", seat, *box.sides, player["points"])
        sheet.part(made_of, lambda: _draw_sources(sheet, scene, seat, box))
        return
    choices = player["outlook"]["choices"]
    setups = [each["tile"] for each in view["road"] if choices and each and each["setup"]]
    made_of = scene.made_of("outlook", seat, *box.sides, player["outlook"], setups, seat in view["queue"])
    sheet.part(made_of, lambda: _draw_ahead(sheet, scene, seat, box))


def _draw_ahead(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    tip = [*on_the_road(scene, seat), scene.say("panel-recruits", goods=recruits(scene, seat))]
    with sheet.place(f"outlook-{seat}", scene.say("board-outlook", seat=seat), tip):
        halo(sheet, box)
        _flow(sheet, list(_slips(scene, seat)), box)


def _draw_sources(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    points = {name: count for name, count in (scene.view["players"][seat]["points"] or {}).items() if count}
    tip = [
        said(scene, "panel-source", source=named(scene, "source", name), goods=Goods(points=count))
        for name, count in points.items()
    ]
    with sheet.place(f"outlook-{seat}", scene.say("board-sources", seat=seat), tip):
        halo(sheet, box)
        _flow(
            sheet,
            [(SURE, [(SOURCES[name], ""), ("point", str(count))]) for name, count in points.items()],
            box,
        )


def _slips(scene: Scene, seat: int) -> Iterator[tuple[str, list[Sign]]]:
    """Yield the forecasts, slip by slip."""
    ahead = scene.view["players"][seat]["outlook"]
    if ahead["gifts"]:
        yield SURE, [("road", ""), *_amounts(ahead["gifts"])]
    setups = {each["tile"] for each in scene.view["road"] if each and each["setup"]}
    for name in ahead["choices"]:
        yield CHOICE, choice_of(scene, Face(name, name in setups))
    if seat in scene.view["queue"]:
        yield CHOICE, [("caylus-cart", ""), ("point", f"+{scene.number('bundle.points')}")]
    if ahead["idle"]:
        yield LOST, [("worker", str(len(ahead["idle"]))), ("cross", "")]
    yield LATER, [EVERY_ROUND, *_amounts(ahead["recruits"])]
    if ahead["gold_points"]:
        yield LATER, [("trophy", ""), ("point", f"+{ahead['gold_points']}")]


def _amounts(amounts: Mapping[str, Any]) -> list[Sign]:
    return [(ICONS.get(name, name), f"+{count}") for name, count in amounts.items()]


def _flow(sheet: Sheet, slips: list[tuple[str, list[Sign]]], box: Box) -> None:
    """Draw slips from left to right in lines, as large as they fit."""
    for size in SIZES:
        placed = _placed([sign_row_width(signs, size) + 10 for _, signs in slips], size + 7, box)
        if len(placed) == len(slips):
            break
    down = (box.bottom - placed[-1].bottom) / 2 if placed else 0
    for (look, signs), slip in zip(slips, placed, strict=False):
        sheet.rect(slip.x, slip.y + down, slip.width, slip.height, f"outlook {look}", 5)
        sign_row(sheet, signs, (slip.cx, slip.cy + down), size)


def _placed(widths: list[float], height: float, box: Box) -> list[Box]:
    """Return the boxes of slips, as far as there is space."""
    found: list[Box] = []
    x, y = box.x, box.y + 1
    for width in widths:
        if x > box.x and x + width > box.right:
            x, y = box.x, y + height + 4
        if y + height > box.bottom + 1:
            break
        found.append(Box(x, y, width, height))
        x += width + 6
    return found
