"""The King's road of Toll on the board: a stone for each round, the gate, the bank."""

from __future__ import annotations

from typing import Final

from boardwright.plugins.toll.panels import moment
from boardwright.web.scene import Scene, capital
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import write_name
from boardwright.web.svg.pieces import amounts, cardboard, halo, merlons, path_of
from boardwright.web.svg.sheet import Amount, Sheet, number

HEIGHT: Final = 178.0
STONE: Final = 27.0
LEFT: Final = 150.0
ROAD: Final = 118.0


def draw_road(sheet: Sheet, scene: Scene, box: Box) -> None:
    """Draw the road from side to side, with everything on it."""
    now = (scene.view["round"], bool(scene.view["question"]))
    made_of = scene.made_of("road", box.sides, now, scene.number("rounds"))
    sheet.part(made_of, lambda: _way(sheet, scene, box))
    sheet.part(scene.made_of("bank", scene.view["bank"]), lambda: _bank(sheet, scene, Box(770, 22, 212, 58)))


def _way(sheet: Sheet, scene: Scene, box: Box) -> None:
    _land(sheet, box)
    rounds = scene.number("rounds")
    step = (740.0 - LEFT) / max(1, rounds)
    for each in range(1, rounds + 1):
        _stone(sheet, scene, each, (LEFT + (each - 0.5) * step, ROAD))
    _gate(sheet, scene, Box(16, 24, 108, 122))
    write_name(sheet, moment(scene), Box(LEFT, 26, 400, 40), 24, "name start")


def _land(sheet: Sheet, box: Box) -> None:
    """Draw fields on both sides of a winding road."""
    sheet.rect(box.x, box.y, box.width, box.height, "tint2")
    right = number(box.right)
    sheet.path(f"M0 96Q250 84 500 95T{right} 94V142Q750 148 500 141T0 142Z", "well ink")
    sheet.path(f"M0 119Q250 110 500 118T{right} 118", "none dash")
    for x, y in ((240, 80), (420, 164), (585, 78), (700, 163), (880, 160), (330, 165), (960, 112)):
        sheet.path(f"M{x} {y}q3-9 6 0m5 0q3-12 6 0m5 0q3-8 6 0", "none hair")


def _stone(sheet: Sheet, scene: Scene, each: int, at: tuple[float, float]) -> None:
    """Draw a milestone for a round: past ones are grey, the present one is coloured."""
    now = scene.view["round"] if scene.view["question"] else scene.number("rounds") + 1
    look = "accent" if each == now else "stonefill" if each < now else "sheet"
    x, y = at
    label = scene.say("table-header", round=each)
    with sheet.place(f"round-{each}", f"{label}, {scene.say('board-now')}" if each == now else label):
        sheet.circle(x, y, STONE + 5, "halo")
        sheet.circle(x + 1.5, y + 3, STONE, "inkfill")
        sheet.circle(x, y, STONE, f"{look} ink")
        sheet.text(x, y + 1, each, "num onaccent" if each == now else "num", 24)


def _gate(sheet: Sheet, scene: Scene, box: Box) -> None:
    """Draw the gate over the road, at which the tolls are paid."""
    leader, others = scene.number("toll.leader"), scene.number("toll.others")
    tips = (scene.say("board-toll-others", count=others), scene.say("board-toll-leader", count=leader))
    with sheet.place("gate", capital(scene.say("source-tolls")), tips):
        halo(sheet, box.inset(-4), 8)
        sheet.path(
            path_of([*merlons(box.x, box.y, box.width, 7, 14), (box.right, box.bottom), (box.x, box.bottom)]),
            "stonefill ink",
        )
        middle = box.cx
        sheet.path(f"M{number(middle - 30)} {number(box.bottom)}v-40q0-30 30-30t30 30v40z", "inkfill")
        for bar in (-18, -6, 6, 18):
            sheet.path(f"M{number(middle + bar)} {number(box.bottom - 58)}v22", "hair")
        cardboard(sheet, Box(box.x + 14, box.y + 20, box.width - 28, 28))
        amounts(sheet, box.x + 30, box.y + 35, [("gold", f"{others}/{leader}")], 16)


def _bank(sheet: Sheet, scene: Scene, box: Box) -> None:
    label = scene.say("board-bank")
    with sheet.place("bank", f"{capital(label)}: {scene.say('amount-gold', count=scene.view['bank'])}"):
        halo(sheet, box.inset(-3), 8)
        cardboard(sheet, box, "tint")
        sheet.icon("gold", box.x + 32, box.cy, 42)
        sheet.amount(Amount("bank", scene.view["bank"], "gold"), box.x + 60, box.cy + 1, "num start", 27)
        write_name(sheet, capital(label), Box(box.x + 106, box.y + 6, box.width - 118, box.height - 12), 18)
