"""Players' areas of Toll on the board: score, gold, buildings, and the errand as far as it is visible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.core.game import SEAT_NAMES
from boardwright.plugins.toll.board.buildings import draw_building
from boardwright.plugins.toll.panels import building_name
from boardwright.text.words import signed
from boardwright.web.scene import Scene, capital
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import write_name
from boardwright.web.svg.pieces import card, cardboard, halo, star
from boardwright.web.svg.sheet import Amount, Sheet

HEIGHT: Final = 104.0
BUILDINGS_X: Final = 452.0
ERRAND_WIDTH: Final = 132.0


def draw_player(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    """Draw the area of a seat; a broad edge marks the one who decides."""
    player = scene.view["players"][seat]
    has_errand = bool(scene.options["errands"])
    things = seat, box.sides, player, scene.to_act == seat, scene.view["first"] == seat, has_errand
    sheet.part(scene.made_of("player", *things), lambda: _player(sheet, scene, seat, player, box))


def _player(sheet: Sheet, scene: Scene, seat: int, player: Mapping[str, Any], box: Box) -> None:
    colour, name = SEAT_NAMES[seat], scene.seat_name(seat)
    gold = scene.say("amount-gold", count=player["gold"])
    label = f"{name}. {capital(scene.say('board-points'))}: {signed(player['points'])}. {gold}"
    with sheet.place(f"player-{seat}", label):
        halo(sheet, box.inset(-3), 8)
        cardboard(sheet, box, "tint" if scene.to_act == seat else "sheet")
        with sheet.group(f"of-{colour}"):
            sheet.rect(box.x + 3, box.y + 9, 12, box.height - 18, "seatfill", 4)
        sheet.stamp(seat, colour, box.x + 48, box.cy, 44, f"player-{seat}")
        write_name(sheet, name, Box(box.x + 78, box.y + 14, 150, box.height - 28), 23, "name start")
        if scene.view["first"] == seat:
            sheet.icon("first-player", box.x + 246, box.cy, 28)
        watched = Amount(f"score-{seat}", player["points"], "point")
        star(sheet, player["points"], (box.x + 302, box.cy), 62, watched)
        sheet.icon("gold", box.x + 362, box.cy, 40)
        sheet.amount(Amount(f"gold-{seat}", player["gold"], "gold"), box.x + 388, box.cy + 1, "num start", 27)
    _buildings(sheet, scene, seat, player, box)
    if scene.options["errands"]:
        _errand(
            sheet,
            scene,
            seat,
            player["errand"],
            Box(box.right - ERRAND_WIDTH - 12, box.y + 10, ERRAND_WIDTH, box.height - 20),
        )


def _buildings(sheet: Sheet, scene: Scene, seat: int, player: Mapping[str, Any], box: Box) -> None:
    """Draw the buildings side by side, closer together when there are more."""
    owned = [name for name, count in player["buildings"].items() for _ in range(count)]
    room = box.right - ERRAND_WIDTH - 24 - BUILDINGS_X
    step = min(70.0, room / max(1, len(owned)))
    for index, name in enumerate(owned):
        own = Box(BUILDINGS_X + index * step, box.y + 14, 66, box.height - 26)
        number_ = f" {owned[: index + 1].count(name)}" if owned.count(name) > 1 else ""
        label = f"{scene.seat_name(seat)}: {building_name(scene, name)}{number_}"
        with sheet.place(f"owned-{seat}-{index}", label):
            halo(sheet, own.inset(-2), 6)
            draw_building(sheet, name, own)


def _errand(sheet: Sheet, scene: Scene, seat: int, errand: str | None, box: Box) -> None:
    """Draw the errand as a card, face down to other players until the end."""
    title = capital(scene.say("head-errand"))
    named = building_name(scene, errand) if errand else scene.say("board-hidden")
    label = f"{scene.seat_name(seat)}, {scene.say('head-errand')}: {named}"
    tips = (scene.say("board-errand", count=scene.number("errand.points")),)
    with sheet.place(f"errand-{seat}", label, tips):
        halo(sheet, box.inset(-3), 6)
        card(sheet, Box(box.x + 1.5, box.y + 3, box.width, box.height), "inkfill")
        card(sheet, box, "sheet ink" if errand else "accent ink")
        if errand is None:
            sheet.text(box.cx, box.cy + 1, "?", "num onaccent", 34)
            return
        draw_building(sheet, errand, Box(box.x + 10, box.y + 14, 50, 60))
        write_name(sheet, title, Box(box.x + 62, box.y + 8, box.width - 70, 32), 14)
        star(sheet, scene.number("errand.points"), (box.right - 36, box.bottom - 26), 38)
