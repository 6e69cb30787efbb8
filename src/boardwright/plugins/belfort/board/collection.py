"""The collection board of Belfort with its seven areas, in the order in which they are resolved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from boardwright.core.game import SEAT_NAMES
from boardwright.games.belfort.events import Goods
from boardwright.games.belfort.tables import BUILDING_NAMES, tax_of
from boardwright.plugins.belfort.board.pieces import figure, footed, sign, worker_words
from boardwright.plugins.belfort.panels.places import collected
from boardwright.plugins.belfort.rankings import tables_of
from boardwright.text.words import signed
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import fit_line
from boardwright.web.svg.pieces import arrow, cardboard, flat_coin, plank
from boardwright.web.svg.sheet import Sheet

TOP: Final = 822.0
HIGH: Final = 118.0
LOW: Final = 84.0
GAP: Final = 8.0
ROW: Final = TOP + HIGH + GAP
BOTTOM: Final = ROW + LOW
AREA_ICONS: Final = {
    "forest": ("belfort-forest", ("elf",), "wood"),
    "quarry": ("belfort-quarry", ("dwarf",), "stone"),
    "mine": ("belfort-mine", ("elf", "dwarf"), "metal"),
    "gold-mine": ("belfort-gold-mine", ("elf", "dwarf"), "gold"),
}
GROUNDS: Final = {"forest": "tint2", "quarry": "well", "mine": "tint", "gold-mine": "sheet"}
WIDTH: Final = (984 - 3 * GAP) / 4


def draw_collection(sheet: Sheet, scene: Scene) -> None:
    """Draw Forest, Quarry, Mine, Gold Mine; then Recruiter's Desk, King's Camp, Income and Taxes."""
    view, seats = scene.view, scene.seats
    for index, area in enumerate(AREA_ICONS):
        there = [player["areas"][area] for player in view["players"]]
        sheet.part(
            scene.made_of("area", area, there),
            partial(_area, sheet, scene, (area, there), 8 + index * (WIDTH + GAP)),
        )
    sheet.part(scene.made_of("desk", seats, view["desk"]), partial(_desk, sheet, scene, 8, 290))
    sheet.part(scene.made_of("camp", seats, view["camp"]), partial(_camp, sheet, scene, 306, 340))
    due = upkeep(scene)
    sheet.part(scene.made_of("income", due), partial(_income, sheet, scene, due, (654, 338)))


# ---- resource areas


def _area(sheet: Sheet, scene: Scene, found: tuple[str, Sequence[Mapping[str, int]]], x: float) -> None:
    """Draw an area with the workers of every seat there."""
    area, there = found
    icon, kinds, good = AREA_ICONS[area]
    amounts = collected(there, area == "mine")
    title = scene.name("area", area)
    tips = [
        scene.say(f"panel-yield-{area}"),
        *_sent_words(scene, there, good, amounts),
        scene.say("panel-majority"),
    ]
    with sheet.place(f"area-{area}", f"{title}: {_sent_in_short(scene, there)}", tips):
        sheet.rect(x - 2, TOP - 2, WIDTH + 4, HIGH + 4, "halo", 8)
        cardboard(sheet, Box(x, TOP, WIDTH, HIGH), GROUNDS[area])
        for index in range(3):
            sheet.icon(icon, x + 112 + index * 50, TOP + 68 + index % 2 * 10, 62, "scenery")
        sheet.text(x + 12, TOP + 17, title, "name start", fit_line(title, WIDTH - 24, 17))
        sheet.icon(icon, x + 46, TOP + 58, 56)
        _yield(sheet, x + 47, TOP + 97, kinds, good, pair=area == "mine")
        _standing(sheet, there, amounts, good, f"area-{area}", x + 88)


def _yield(sheet: Sheet, x: float, y: float, kinds: Sequence[str], good: str, pair: bool) -> None:
    """Draw the goods that each kind of worker brings."""
    step = 15 if pair else 19
    left = x - (len(kinds) * step + 38) / 2
    for index, kind in enumerate(kinds):
        sheet.icon(kind, left + 8 + index * step, y, 19)
        if index and not pair:
            sheet.text(left + 8 + (index - 0.5) * step, y, "/", "soft", 13)
    arrow(sheet, left + len(kinds) * step + 9, y, 10)
    sheet.icon(good, left + len(kinds) * step + 27, y, 19)


def _sent_in_short(scene: Scene, there: Sequence[Mapping[str, int]]) -> str:
    """Who has sent which workers."""
    sent = [(scene.seat_name(seat), _named(scene, workers)) for seat, workers in enumerate(there)]
    return ", ".join(f"{name} ({named})" for name, named in sent if named) or scene.say("board-no-workers")


def _named(scene: Scene, workers: Mapping[str, int]) -> str:
    return ", ".join(f"{n} {scene.name('worker', kind, n)}" for kind, n in workers.items() if n)


def _sent_words(
    scene: Scene, there: Sequence[Mapping[str, int]], good: str, amounts: Sequence[int]
) -> list[str]:
    found = []
    for seat, workers in enumerate(there):
        if named := _named(scene, workers):
            brings = (
                scene.say("panel-collects", goods=Goods(**{good: amounts[seat]})) if amounts[seat] else ""
            )
            found.append(f"{scene.seat_name(seat)}: {named}. {brings}".strip())
    return found


def _standing(
    sheet: Sheet,
    there: Sequence[Mapping[str, int]],
    amounts: Sequence[int],
    good: str,
    home: str,
    x: float,
) -> None:
    """Draw a row for every seat with workers in the area, and the goods that they will bring."""
    present = [seat for seat, workers in enumerate(there) if any(workers.values())]
    height = min(28.0, 87 / max(1, len(present)))
    for row, seat in enumerate(present):
        y = TOP + 27 + height * (row + 0.5)
        kinds = [kind for kind, count in there[seat].items() for _ in range(count)]
        size = min(26.0, height * 1.06)
        step = min(size * 0.85, 60 / max(1, len(kinds) - 1))
        sheet.icon(f"seat-{SEAT_NAMES[seat]}", x + 4, y, min(15.0, height * 0.85))
        for index, kind in enumerate(kinds):
            figure(sheet, seat, kind, (x + 24 + index * step, y, size), home)
        if amounts[seat]:
            sheet.text(x + 124, y, f"+{amounts[seat]}", "num end", min(16, height * 0.8))
            sheet.icon(good, x + 136, y, min(20, height * 1.02))


# ---- planks


def _desk(sheet: Sheet, scene: Scene, x: float, width: float) -> None:
    planks = scene.numbers("desk.planks")[scene.seats - 2]
    fee = scene.number("fees.desk")
    tips = (scene.say("board-fee", goods=_gold(scene, fee)), scene.say("panel-desk"))
    with sheet.place("desk", _label(scene, "desk", planks), tips):
        _ground(sheet, (x, width), scene.say("do-place-at-desk"), "belfort-desk", "tint")
        for index, (at, y) in enumerate(_planks(sheet, scene, "desk", x, planks)):
            if index >= len(scene.view["desk"]):
                flat_coin(sheet, at, y, 24, fee)
        _recruits(sheet, x + width - 50, ROW + 53)


def _camp(sheet: Sheet, scene: Scene, x: float, width: float) -> None:
    tips = (scene.say("panel-no-fee"), scene.say("panel-camp"))
    with sheet.place("camp", _label(scene, "camp", scene.seats), tips):
        _ground(sheet, (x, width), scene.say("do-place-in-camp"), "camp", "tint2")
        for index, (at, y) in enumerate(_planks(sheet, scene, "camp", x, scene.seats)):
            if index >= len(scene.view["camp"]):
                sheet.text(at, y, index + 1, "name", 20)
        sheet.icon("crest", x + width - 26, ROW + 20, 28)


def _label(scene: Scene, name: str, planks: int) -> str:
    """Desk or Camp, who is there, and whether a plank is left."""
    there = [worker_words(scene, worker) for worker in scene.view[name]]
    there += [scene.say("panel-free")] if len(there) < planks else []
    title = scene.say("do-place-at-desk" if name == "desk" else "do-place-in-camp")
    return f"{title}: {', '.join(there)}"


def _ground(sheet: Sheet, across: tuple[float, float], title: str, icon: str, cls: str) -> None:
    x, width = across
    sheet.rect(x - 2, ROW - 2, width + 4, LOW + 4, "halo", 8)
    cardboard(sheet, Box(x, ROW, width, LOW), cls)
    sheet.text(x + 12, ROW + 16, title, "name start", fit_line(title, width - 60, 17))
    sheet.icon(icon, x + 40, ROW + 54, 48)


def _planks(sheet: Sheet, scene: Scene, name: str, x: float, planks: int) -> list[tuple[float, float]]:
    """Draw the planks of the Desk or the Camp with their workers; returns the points of the planks."""
    standing: Sequence[Mapping[str, Any]] = scene.view[name]
    middles = [(x + 92 + index * 45.0, ROW + 53) for index in range(max(planks, len(standing)))]
    for index, (at, y) in enumerate(middles):
        plank(sheet, at, y, 40, 40)
        if index < len(standing):
            worker = standing[index]
            footed(sheet, worker["seat"], worker["worker"], (at, y, 34), name)
    return middles


def _recruits(sheet: Sheet, x: float, y: float) -> None:
    arrow(sheet, x - 10, y, 12)
    sheet.icon("elf", x + 12, y - 8, 22)
    sheet.icon("dwarf", x + 26, y + 8, 22)


# ---- income and taxes


def upkeep(scene: Scene) -> list[tuple[int, int]]:
    """Return the monthly income and the tax of every player."""
    paid = dict(zip(BUILDING_NAMES, scene.numbers("buildings.income"), strict=True))
    tables = tables_of(scene)
    return [
        (sum(paid[name] * count for name, count in player["built"].items()), tax_of(tables, player["score"]))
        for player in scene.view["players"]
    ]


def _gold(scene: Scene, count: int) -> str:
    return scene.say("amount-gold", count=count)


def _income(sheet: Sheet, scene: Scene, due: Sequence[tuple[int, int]], across: tuple[float, float]) -> None:
    x, width = across
    tips = [
        scene.say("board-upkeep", seat=seat, income=income, tax=tax, gold=_gold(scene, income - tax))
        for seat, (income, tax) in enumerate(due)
    ]
    with sheet.place("income", scene.say("panel-upkeep"), (*tips, scene.say("panel-tax-note"))):
        _ground(sheet, (x, width), scene.say("panel-upkeep"), "income-gold", "well")
        step = (width - 76) / max(4, scene.seats)
        for seat, (income, tax) in enumerate(due):
            at = x + 72 + (seat + 0.5) * step
            sign(sheet, scene, seat, at - 15, ROW + 53, 21)
            sheet.text(at - 2, ROW + 43, f"+{income}", "num good start", 15)
            sheet.text(at - 2, ROW + 63, signed(-tax), "num bad start" if tax else "num soft start", 15)
