"""The supply of Toll on the board: a card for each building with price and points, and the sign to pass."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from boardwright.plugins.toll.board.buildings import draw_building
from boardwright.plugins.toll.panels import building_name, points_of
from boardwright.web.scene import Scene, capital
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import Fit, write_name, write_text
from boardwright.web.svg.pieces import card, flat_coin, halo, plate, star
from boardwright.web.svg.sheet import Sheet

HEIGHT: Final = 226.0
PASS_WIDTH: Final = 190.0
GAP: Final = 18.0
FILLS: Final[Mapping[str, str]] = {"inn": "tint", "mill": "tint2", "tower": "well"}


def draw_supply(sheet: Sheet, scene: Scene, box: Box) -> None:
    """Draw the buildings from left to right, then the sign to pass."""
    supply = scene.view["supply"]
    width = (box.width - PASS_WIDTH - GAP * len(supply)) / len(supply)
    for index, (name, left) in enumerate(supply.items()):
        own = Box(box.x + index * (width + GAP), box.y, width, box.height - 8)
        made_of = scene.made_of("building", name, left, own.sides)
        sheet.part(made_of, partial(_building, sheet, scene, name, left, own))
    sign = Box(box.right - PASS_WIDTH, box.y + 58, PASS_WIDTH, 96)
    sheet.part(scene.made_of("pass", sign.sides), lambda: _pass(sheet, scene, sign))


def _building(sheet: Sheet, scene: Scene, name: str, left: int, box: Box) -> None:
    """Draw a card; it is pale when none is left."""
    cost, points = scene.number(f"building.{name}.cost"), points_of(scene, name)
    title = building_name(scene, name)
    tips = [scene.say("amount-gold", count=cost), f"{capital(scene.say('board-points'))}: {points}"]
    if name == "mill":
        tips.append(scene.say("board-mill", count=scene.number("income_per_mill")))
    with sheet.place(f"building-{name}", f"{title}, {scene.say('head-supply')}: {left}", tips):
        halo(sheet, box.inset(-5), 8)
        plate(sheet, box, FILLS[name], len(name))
        with sheet.group("" if left else "faded"):
            draw_building(sheet, name, Box(box.cx - 56, box.y + 22, 112, 126))
        write_name(sheet, title, Box(box.x + 10, box.bottom - 60, box.width - 20, 30), 23)
        flat_coin(sheet, box.x + 32, box.y + 33, 42, cost)
        star(sheet, points, (box.right - 32, box.y + 32), 46)
        sheet.text(box.cx, box.bottom - 16, f"×{left}", "num" if left else "num soft", 19)


def _pass(sheet: Sheet, scene: Scene, box: Box) -> None:
    label = scene.say("do-pass")
    with sheet.place("pass", label):
        halo(sheet, box.inset(-3), 8)
        sheet.rect(box.cx - 7, box.y + 40, 14, box.height + 34, "woodfill ink")
        card(sheet, Box(box.x + 1.5, box.y + 3, box.width, box.height), "inkfill")
        card(sheet, box, "sheet ink")
        write_text(sheet, box.cx, box.cy - 8, label, Fit(box.width - 24, 2, 20), "name")
