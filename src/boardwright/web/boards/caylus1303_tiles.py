"""Caylus 1303, drawn: a tile as a small building with roof, name, cost, points and what it does in signs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from boardwright.core.game import Value, number
from boardwright.games.caylus1303.terms import FIRST_BASIC, FIRST_MONUMENT, FIRST_STONE, FIRST_WOOD
from boardwright.games.caylus1303.uses import (
    CONSTRUCT_STONE,
    CONSTRUCT_WITHOUT_STONE,
    CONSTRUCT_WOOD,
    GRANT_FAVOUR,
    MOVE_PROVOST,
    PUT_HOUSE,
    ROWS,
    Use,
)
from boardwright.text.caylus1303_labels import key_of, tile_of
from boardwright.web.boards.box import Box
from boardwright.web.boards.caylus1303_art import (
    ARROW,
    Sign,
    block,
    counted,
    label,
    merlons,
    name,
    poly,
    row,
    star,
)
from boardwright.web.boards.sheet import Sheet
from boardwright.web.panels.caylus1303_areas import GOODS
from boardwright.web.panels.caylus1303_effects import monument_income
from boardwright.web.panels.scene import Scene

ROOF: Final = 23

FILLS: Final = {
    "city": "accent",
    "basic": "goldfill",
    "wood": "woodfill",
    "stone": "stonefill",
    "monument": "metalfill",
    "residence": "greenfill",
}
DEEDS: Final[dict[int, tuple[Sign, ...]]] = {
    GRANT_FAVOUR: (("caylus-favour", ""),),
    PUT_HOUSE: (("residence", ""),),
    CONSTRUCT_WOOD: (("caylus-hammer", ""), ("caylus-wood-building", "")),
    CONSTRUCT_STONE: (("caylus-hammer", ""), ("caylus-stone-building", "")),
    CONSTRUCT_WITHOUT_STONE: (
        ("caylus-hammer", ""),
        ("caylus-stone-building", ""),
        ("caylus-no-stone", ""),
    ),
}
TO: Final = ("", ARROW)
EVERY_ROUND: Final = ("clock", "")


@dataclass(frozen=True)
class Face:
    """A tile as it lies: on its setup side, as a residence, or as it is built."""

    tile: str
    is_setup: bool = False
    is_residence: bool = False

    @property
    def kind(self) -> str:
        """The class of the tile, which its roof shows."""
        tile = tile_of(self.tile)
        if self.is_residence:
            return "residence"
        if tile < FIRST_WOOD:
            return "city" if tile < FIRST_BASIC else "basic"
        if tile < FIRST_MONUMENT:
            return "wood" if tile < FIRST_STONE else "stone"
        return "monument"


def tile(sheet: Sheet, scene: Scene, face: Face, box: Box) -> None:
    """A tile, all of it within the box."""
    markup, *used = told(scene, (face, box, sheet.icons), lambda: _drawn(scene, face, box, sheet.icons))
    sheet.add(markup)
    sheet.used.update(used)


def _drawn(scene: Scene, face: Face, box: Box, icons: str) -> tuple[str, ...]:
    """The markup of a tile, and the icons in it."""
    sheet = Sheet(box.width, box.height, "", icons=icons)
    with sheet.piece(f"tile-{face.tile}"):
        block(
            sheet,
            Box(box.x + 3, box.y + 13, box.width - 6, box.height - 13),
            "sheet",
            int(tile_of(face.tile)),
        )
        _roof(sheet, face.kind, box)
        name(sheet, scene.name("tile", face.tile), Box(box.x + 4, box.y + ROOF, box.width - 8, 27), 13.5)
        _effect(sheet, effect_of(scene, face), box)
        if face.kind in ("wood", "stone", "monument") and not face.is_setup:
            label(sheet, cost_of(scene, face.tile), (box.x + 8, box.y + 12), 17)
            star(sheet, scene.number(f"{key_of(face.tile)}.points"), (box.right - 16, box.y + 11), 29)
    return "".join(sheet._out), *sheet.used


def _roof(sheet: Sheet, kind: str, box: Box) -> None:
    """Every class of tiles has a roof of its own shape and colour."""
    x, y, right, low = box.x, box.y, box.right, box.y + ROOF
    fill = FILLS[kind]
    if kind == "stone":
        sheet.path(
            poly([(x - 1, low), *merlons(x - 1, y, box.width + 2, 9, 5), (right + 1, low)]), f"{fill} ink"
        )
    elif kind == "monument":
        sheet.path(
            f"M{x - 1} {low}V{y + 6}Q{x + 22} {y + 5} {x + 30} {y}H{right - 30}"
            f"Q{right - 22} {y + 5} {right + 1} {y + 6}V{low}z",
            f"{fill} ink",
        )
    elif kind == "city":
        waves = "".join(f"q{box.width / 12} 7 {box.width / 6} 0" for _ in range(6))
        sheet.path(f"M{right} {low - 3}L{right - 5} {y + 1}H{x + 5}L{x} {low - 3}{waves}", f"{fill} ink")
    else:
        sheet.polygon(((x - 2, low), (x + 9, y), (right - 9, y + 1), (right + 2, low)), f"{fill} ink")
    if kind == "wood":
        planks = "".join(f"M{x + 12 + 14 * plank} {y + 1}v{ROOF - 2}" for plank in range(7))
        sheet.path(planks, "thin faded")
    if kind == "residence":
        sheet.icon("residence", x + 24, y + 12, 20)
    sheet.path(f"M{x + 2} {low}H{right - 2}", "ink")


def shade(sheet: Sheet, face: Face, box: Box) -> None:
    """Dusk over a tile that cannot work yet."""
    x, y, right, low = box.x, box.y, box.right, box.y + ROOF
    slope = 0 if face.kind in ("stone", "monument") else 11
    edges = ((x - 2 + slope, y - 1), (right + 2 - slope, y - 1), (right + 3, low), (right, box.bottom + 3))
    sheet.polygon((*edges, (x + 1, box.bottom + 3), (x - 3, low)), "night")


# ---- Worked out once


@lru_cache(maxsize=32)
def _told(language: str, values: tuple[tuple[str, Value], ...]) -> dict[object, tuple[str, ...]]:
    """What has been said and drawn of tiles and characters in a language with the values of a match."""
    return {}


def told(scene: Scene, key: object, say: Callable[[], Iterable[str]]) -> tuple[str, ...]:
    """What no move changes, lines of a tip or the markup of a tile: each is worked out once."""
    lines = _told(scene.words.language, tuple(scene.tables.items()))
    if key not in lines:
        lines[key] = tuple(say())
    return lines[key]


# ---- Signs


def cost_of(scene: Scene, tile: str) -> list[Sign]:
    """The goods of the cost, and a basic good of choice where the tile asks for one."""
    signs = goods_signs(scene.numbers(f"{key_of(tile)}.cost"))
    return signs + counted("any-good", number(scene.tables.get(f"{key_of(tile)}.any", 0)))


def goods_signs(goods: Sequence[int]) -> list[Sign]:
    """Goods in the order of the rulebook."""
    return [sign for good, count in zip(GOODS, goods, strict=True) for sign in counted(good, count)]


def effect_of(scene: Scene, face: Face) -> list[list[Sign]]:
    """What a tile does, in one row of signs or two."""
    if face.is_residence:
        return [[EVERY_ROUND, *counted("worker", scene.number("residence.workers"), "+")]]
    if face.kind == "monument":
        return [_monument(scene, face.tile)]
    use = ROWS[tile_of(face.tile)](scene.tables)[1 if face.is_setup else 0]
    rows = [_way(scene, way) for way in (use, use.more) if way is not None]
    bonus = scene.tables.get(f"{key_of(face.tile)}.bonus")
    if isinstance(bonus, tuple) and not face.is_setup:
        rows.append([("house", ""), TO, *goods_signs(bonus)])
    return rows


def _monument(scene: Scene, tile: str) -> list[Sign]:
    if tile == "theatre":
        return [("caylus-favour", "")]
    income = monument_income(scene, tile)
    goods = [sign for good in GOODS for sign in counted(good, getattr(income, good), "+") if sign[1] != "+0"]
    workers = counted("worker", income.workers, "+") if income.workers else []
    return [EVERY_ROUND, *goods, *workers] if goods or workers else [("trophy", "")]


def _way(scene: Scene, use: Use) -> list[Sign]:
    paid = goods_signs(use.pays) + counted("any-good", use.any) + counted("worker", use.returns)
    gained = goods_signs(use.takes) + counted("any-good", int(use.choice))
    gained += counted("worker", use.workers, "+" if use.workers else "")
    gained += counted("point", use.earns, "+" if use.earns else "")
    gained += DEEDS.get(use.deed, ())
    if use.deed == MOVE_PROVOST:
        gained += [("provost", f"±{scene.number('toll.steps')}")]
    return [*paid, TO, *gained] if paid else gained


def _effect(sheet: Sheet, rows: list[list[Sign]], box: Box) -> None:
    if len(rows) == 1:
        row(sheet, rows[0], (box.cx, box.bottom - 15), 23, box.width - 12)
        return
    for index, signs in enumerate(rows):
        row(sheet, signs, (box.cx, box.bottom - 23.5 + index * 15), 15.5, box.width - 10)
