"""Tiles of Caylus 1303 on the board: small buildings with roof, name, cost, points and effect."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from boardwright.core.game import number
from boardwright.games.caylus1303.basics import goods
from boardwright.games.caylus1303.events import amounts
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
from boardwright.plugins.caylus1303.board.phrases import named, said, told
from boardwright.plugins.caylus1303.labels import key_of, tile_of
from boardwright.plugins.caylus1303.panels.areas import GOODS
from boardwright.plugins.caylus1303.panels.effects import monument_income
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import write_name
from boardwright.web.svg.pieces import (
    ARROW,
    Sign,
    counted,
    merlons,
    path_of,
    plate,
    sign_row,
    sign_slip,
    star,
)
from boardwright.web.svg.sheet import Sheet
from boardwright.web.svg.sheet import number as short

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
OR: Final = ("", "/")
EVERY_ROUND: Final = ("clock", "")


@dataclass(frozen=True)
class Face:
    """The face of a tile: its setup side, a residence, or its built side."""

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


def tile(sheet: Sheet, scene: Scene, face: Face, box: Box, lacks: frozenset[int] = frozenset()) -> None:
    """Draw a tile within a box; `lacks` are the signs of its cost that the viewer lacks."""
    key = (face, box, sheet.icons, lacks)
    markup, *used = told(scene, key, lambda: _drawn(scene, face, box, sheet.icons, lacks))
    sheet.add(markup)
    sheet.used.update(used)


def _drawn(scene: Scene, face: Face, box: Box, icons: str, lacks: frozenset[int]) -> tuple[str, ...]:
    """Return the markup of a tile, and its icons."""
    sheet = Sheet(box.width, box.height, "", icons=icons)
    with sheet.piece(f"tile-{face.tile}"):
        plate(
            sheet,
            Box(box.x + 3, box.y + 13, box.width - 6, box.height - 13),
            "sheet",
            int(tile_of(face.tile)),
        )
        _roof(sheet, face.kind, box)
        _wall(sheet, box)
        gable = Box(box.x + 4, box.y + ROOF, box.width - 8, 27)
        write_name(sheet, named(scene, "tile", face.tile), gable, 13.5)
        _effect(sheet, effect_of(scene, face), box)
        if face.kind in ("wood", "stone", "monument") and not face.is_setup:
            sign_slip(sheet, cost_of(scene, face.tile), (box.x + 8, box.y + 11), 17, lacks)
            star(sheet, scene.number(f"{key_of(face.tile)}.points"), (box.right - 16, box.y + 11), 29)
    return "".join(sheet._out), *sheet.used


def _roof(sheet: Sheet, kind: str, box: Box) -> None:
    """Draw the roof: every class of tiles has its own shape and colour."""
    x, y, right, low = box.x, box.y, box.right, box.y + ROOF
    fill = FILLS[kind]
    if kind == "stone":
        sheet.path(
            path_of([(x - 1, low), *merlons(x - 1, y, box.width + 2, 9, 5), (right + 1, low)]), f"{fill} ink"
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
    sheet.path(_gouges(kind, box), "thin faded none")
    if kind == "residence":
        sheet.icon("residence", x + 24, y + 12, 20)
    sheet.path(f"M{x + 2} {low}H{right - 2}", "ink")


def _gouges(kind: str, box: Box) -> str:
    """Return the cuts in a roof: planks, shingles, stones, stripes."""
    if kind == "wood":
        return _cuts(box, [(12 + 14 * plank, 2) for plank in range(7)], f"v{ROOF - 4}")
    if kind in ("stone", "monument"):
        joints = _cuts(box, [(10 + 17 * part, 9 + part % 2 * 7) for part in range(6)], "v6")
        return joints + _cuts(box, [(4, 15)], f"h{short(box.width - 8)}")
    if kind == "city":
        return _cuts(box, [(box.width / 6 * part, 3) for part in range(1, 6)], f"v{ROOF - 7}")
    shingles = [(10 + 13 * part + line % 2 * 6, 4 + 7 * line) for line in range(3) for part in range(7)]
    return _cuts(box, shingles, "q4 5 8 0")


def _wall(sheet: Sheet, box: Box) -> None:
    """Draw short cuts in the wall, in the shade of the roof."""
    places = [(box.width - 9 + 1.5 * (part % 2), box.height - 22 + 6 * part) for part in range(4)]
    sheet.path(_cuts(box, places, "h5"), "cut")


def _cuts(box: Box, places: Iterable[tuple[float, float]], stroke: str) -> str:
    """Repeat a stroke at several points of a box."""
    return "".join(f"M{short(box.x + x)} {short(box.y + y)}{stroke}" for x, y in places)


def shade(sheet: Sheet, face: Face, box: Box) -> None:
    """Draw a shade over a tile that cannot work yet."""
    x, y, right, low = box.x, box.y, box.right, box.y + ROOF
    slope = 0 if face.kind in ("stone", "monument") else 11
    edges = ((x - 2 + slope, y - 1), (right + 2 - slope, y - 1), (right + 3, low), (right, box.bottom + 3))
    sheet.polygon((*edges, (x + 1, box.bottom + 3), (x - 3, low)), "night")


# ---- Signs


def cost_of(scene: Scene, tile: str) -> list[Sign]:
    """Return the goods of the cost, and a basic good of choice if the tile asks for one."""
    signs = goods_signs(scene.numbers(f"{key_of(tile)}.cost"))
    return signs + counted("any-good", number(scene.tables.get(f"{key_of(tile)}.any", 0)))


def means_of(scene: Scene) -> tuple[list[int], bool] | None:
    """Return the goods of the viewer, and whether stone is waived now; None when no seat pays."""
    seat = scene.seat
    if seat is None or scene.view["question"] is None:
        return None
    stock = [scene.view["players"][seat]["goods"][good] for good in GOODS]
    building = scene.view["construction"]
    return stock, bool(building and building["seat"] == seat and building["waives_stone"])


def lacks_of(scene: Scene, tile: str) -> tuple[frozenset[int], str]:
    """Return the signs of a tile's cost that the viewer lacks, and a description of them."""
    means = means_of(scene)
    if means is None:
        return frozenset(), ""
    stock, waives_stone = means
    cost, wanted = scene.numbers(f"{key_of(tile)}.cost"), number(scene.tables.get(f"{key_of(tile)}.any", 0))
    if waives_stone:
        cost = goods.without_stone(cost)
    missing, missing_wild = goods.missing(stock, cost), goods.missing_any(stock, cost, wanted)
    if not any(missing) and not missing_wild:
        return frozenset(), ""
    key = ("missing", *missing, missing_wild)
    words = told(scene, key, lambda: [_missing(scene, missing, missing_wild)])[0]
    return _lacking(cost_of(scene, tile), [*missing, missing_wild]), words


def _missing(scene: Scene, missing: Sequence[int], missing_wild: int) -> str:
    """Describe the missing goods."""
    parts = [scene.words.goods(amounts(missing))] if any(missing) else []
    parts += [said(scene, "panel-basic-goods", count=missing_wild)] if missing_wild else []
    return scene.say("board-missing", goods=" + ".join(parts))


def _lacking(signs: Sequence[Sign], missing: Sequence[int]) -> frozenset[int]:
    """Return the last signs of each missing good: a sign with a number covers all of them."""
    left = dict(zip((*GOODS, "any-good"), missing, strict=True))
    found = set()
    for index in reversed(range(len(signs))):
        icon, text = signs[index]
        if left[icon] > 0:
            found.add(index)
            left[icon] -= 1
    return frozenset(found)


def goods_signs(amount: Sequence[int]) -> list[Sign]:
    """Return goods in the order of the rulebook."""
    return [sign for good, count in zip(GOODS, amount, strict=True) for sign in counted(good, count)]


def effect_of(scene: Scene, face: Face) -> list[list[Sign]]:
    """Return the effect of a tile, in one row of signs or two."""
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
    brought = [
        sign for good in GOODS for sign in counted(good, getattr(income, good), "+") if sign[1] != "+0"
    ]
    brought += counted("worker", income.workers, "+") if income.workers else []
    return [EVERY_ROUND, *brought] if brought else [("trophy", "")]


def _way(scene: Scene, use: Use) -> list[Sign]:
    paid = goods_signs(use.pays) + counted("any-good", use.any) + counted("worker", use.returns)
    gained = _gained(scene, use)
    return [*paid, TO, *gained] if paid else gained


def choice_of(scene: Scene, face: Face) -> list[Sign]:
    """Return the alternatives of a building with a choice, without their prices."""
    use = ROWS[tile_of(face.tile)](scene.tables)[1 if face.is_setup else 0]
    other = [OR, *_gained(scene, use.more)] if use.more is not None else []
    return _gained(scene, use) + other


def _gained(scene: Scene, use: Use) -> list[Sign]:
    gained = goods_signs(use.takes) + counted("any-good", int(use.choice))
    gained += counted("worker", use.workers, "+" if use.workers else "")
    gained += counted("point", use.earns, "+" if use.earns else "")
    gained += DEEDS.get(use.deed, ())
    if use.deed == MOVE_PROVOST:
        gained += [("provost", f"±{scene.number('toll.steps')}")]
    return gained


def _effect(sheet: Sheet, rows: list[list[Sign]], box: Box) -> None:
    if len(rows) == 1:
        sign_row(sheet, rows[0], (box.cx, box.bottom - 15), 23, box.width - 12)
        return
    for index, signs in enumerate(rows):
        sign_row(sheet, signs, (box.cx, box.bottom - 23.5 + index * 15), 15.5, box.width - 10)
