"""Belfort: the calendar, the order of play, Trading Post, gnomes, and the cards on offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.core.events import kebab_term
from boardwright.core.game import SEAT_NAMES
from boardwright.games.belfort.scoring import season_of
from boardwright.games.belfort.terms import MONTHS
from boardwright.web.boards.belfort_cards import card_face, stacks
from boardwright.web.boards.belfort_parts import arrow, board_box, coin, cost_row, fitted, told
from boardwright.web.boards.sheet import Sheet, number
from boardwright.web.panels.belfort_cards import cost_chips, named
from boardwright.web.panels.scene import Scene, capital

LEFT: Final = 766.0
WIDE: Final = 226.0
TRADED: Final = ("wood", "stone", "metal")


# ---- calendar


def calendar(sheet: Sheet, scene: Scene) -> None:
    """Seven months by season; a star marks a scoring, an arrow the month."""
    x, y, step = 566.0, 8.0, 58.0
    board_box(sheet, x, y, 426, 112)
    for month in range(1, MONTHS + 1):
        _month(sheet, scene, month, x + 10 + (month - 1) * step, y)
    now = scene.view["month"]
    with sheet.piece("month"):
        at = x + 10 + max(0, now - 1) * step + 27 - (0 if now else 32)
        sheet.path(f"M{number(at - 12)} {number(y + 110)}l12-17 12 17-12-5z", "pointer")


def _month(sheet: Sheet, scene: Scene, month: int, x: float, y: float) -> None:
    season = kebab_term(season_of(month))
    scores = bool(scene.numbers("scoring.months")[month - 1])
    name = scene.name("season", season)
    label = told(scene, "panel-month-scoring" if scores else "panel-month", month=month, season=name)
    now = scene.view["month"]
    with sheet.place(f"month-{month}", label):
        sheet.rect(x - 2, y + 7, 58, 88, "halo", 6)
        sheet.rect(x, y + 9, 54, 82, f"season-{season} thin", 5)
        sheet.text(x + 14, y + 26, month, "name" if month >= now else "name soft", 22)
        sheet.icon(f"season-{season}", x + 35, y + 32, 28, "" if month >= now else "faded")
        if month == 1 or season_of(month) != season_of(month - 1):
            sheet.text(x + 4, y + 58, capital(name), "name start", fitted(name, 48, 13))
        if scores:
            sheet.icon("point", x + 27, y + 76, 24)
        if month == now:
            sheet.rect(x, y + 9, 54, 82, "now", 5)


def order_of_play(sheet: Sheet, scene: Scene) -> None:
    """The crests by number with their holders; grey ones are safe this month."""
    y = 154.0
    step = WIDE / 5
    if not scene.view["order"]:
        for index in range(scene.seats):
            sheet.icon("crest", LEFT + (index + 0.5) * step, y, 46, "ghost")
    for number_, seat in enumerate(scene.view["order"], start=1):
        safe = number_ in scene.view["grey"]
        words = told(scene, "panel-crest-safe" if safe else "do-take-crest--deal-crest", number=number_)
        holder = f": {scene.seat_name(seat)}" if seat >= 0 else ""
        x = LEFT + (number_ - 0.5) * step
        with sheet.place(f"crest-{number_}", words + holder):
            sheet.rect(x - 21, y - 25, 43, 54, "halo", 6)
            sheet.icon("crest", x, y, 46, "grey" if safe else "")
            sheet.circle(x, y - 6, 10.5, "sheet thin")
            sheet.text(x, y - 5.5, number_, "num", 15)
            if seat >= 0:
                with sheet.piece(f"holder-{SEAT_NAMES[seat]}"):
                    sheet.icon(f"seat-{SEAT_NAMES[seat]}", x + 11, y + 15, 22)


# ---- Trading Post


def trading_post(sheet: Sheet, scene: Scene) -> None:
    """A stall that sells one of each good, and takes wood and stone in bundles, or metal."""
    y = 196.0
    title = scene.say("panel-trading-post")
    bundle = scene.number("trade.sell_wood_stone")
    tips = (
        scene.say("panel-visit"),
        scene.say("panel-sell", count=bundle, metal=scene.number("trade.sell_metal")),
        scene.say("panel-buy", **dict(zip(TRADED, scene.numbers("trade.buy"), strict=True))),
    )
    with sheet.place("trading-post", title, tips):
        sheet.rect(LEFT - 2, y - 2, WIDE + 4, 42, "halo", 6)
        board_box(sheet, LEFT, y + 14, WIDE, 148, "tint")
        stripes = WIDE / 9
        for index in range(9):
            left = LEFT + index * stripes
            sheet.path(
                f"M{number(left)} {number(y)}h{number(stripes)}v22"
                f"q-{number(stripes / 2)} 14-{number(stripes)} 0z",
                ("accent" if index % 2 == 0 else "sheet") + " thin",
            )
        sheet.rect(LEFT + 30, y + 3, WIDE - 60, 20, "sheet thin", 4)
        sheet.text(LEFT + WIDE / 2, y + 13, title, "name", fitted(title, WIDE - 70, 16))
    _buying(sheet, scene, y + 38)
    _selling(sheet, scene, y + 100, bundle)


def _buying(sheet: Sheet, scene: Scene, y: float) -> None:
    step = (WIDE - 16) / 3
    for index, (good, price) in enumerate(zip(TRADED, scene.numbers("trade.buy"), strict=True)):
        x = LEFT + 8 + index * step
        label = f"{told(scene, 'do-buy', good=f'good-{good}')}: {scene.say('amount-gold', count=price)}"
        with sheet.place(f"buy-{good}", label, (scene.say("panel-visit"),)):
            sheet.rect(x + 1, y + 1, step - 2, 54, "halo", 6)
            sheet.rect(x + 3, y + 3, step - 6, 50, "sheet thin", 5)
            coin(sheet, x + 16, y + 28, 22, price)
            arrow(sheet, x + 34, y + 28, 8)
            sheet.icon(good, x + 53, y + 28, 28)


def _selling(sheet: Sheet, scene: Scene, y: float, bundle: int) -> None:
    """Every mix of a bundle, and metal, each for a coin."""
    sales: list[tuple[str, str, list[str]]] = []
    for wood in range(bundle, -1, -1):
        words = told(scene, "do-sell-wood-and-stone", wood=wood, stone=bundle - wood)
        sales.append((f"sell-{wood}", words, ["wood"] * wood + ["stone"] * (bundle - wood)))
    metal = scene.number("trade.sell_metal")
    sales.append(("sell-metal", scene.say("do-sell-metal", metal=metal), ["metal"] * metal))
    step = (WIDE - 16) / len(sales)
    for index, (name, words, goods) in enumerate(sales):
        x = LEFT + 8 + index * step
        with sheet.place(name, words, (scene.say("panel-visit"),)):
            sheet.rect(x + 1, y, step - 2, 57, "halo", 6)
            sheet.rect(x + 3, y + 2, step - 6, 53, "sheet thin", 5)
            spread = min(15.0, (step - 22) / max(1, len(goods) - 1))
            for at, good in enumerate(goods):
                sheet.icon(good, x + step / 2 + (at - (len(goods) - 1) / 2) * spread, y + 17, 21)
            arrow_down(sheet, x + step / 2, y + 32)
            coin(sheet, x + step / 2, y + 44, 17, 1)


def arrow_down(sheet: Sheet, x: float, y: float) -> None:
    """A small arrow downwards."""
    sheet.path(f"M{number(x)} {number(y - 3)}v5m-3-3l3 3 3-3", "arrow")


# ---- gnomes


def gnome_pool(sheet: Sheet, scene: Scene) -> None:
    """The gnomes that can still be hired."""
    y, left = 370.0, scene.view["gnomes"]
    fee = scene.number("fees.gnome")
    tips = (
        scene.say("amount-gold", count=fee),
        scene.say("panel-hire"),
        scene.say("panel-gnomes-left", count=left),
    )
    with sheet.place("gnomes", f"{capital(scene.name('people', 'gnomes'))}: {left}", tips):
        sheet.rect(LEFT - 2, y - 2, WIDE + 4, 74, "halo", 8)
        board_box(sheet, LEFT, y, WIDE, 70, "tint2")
        coin(sheet, LEFT + 22, y + 22, 26, fee)
        sheet.text(LEFT + 22, y + 52, f"×{left}", "num", 17)
        columns = 11 if left > 8 else 8
        size = 30 if left <= 8 else 24
        for index in range(left):
            row, column = divmod(index, columns)
            rows = (left - 1) // columns + 1
            x = LEFT + 54 + column * (WIDE - 68) / (columns - 1)
            sheet.icon("gnome", x, y + 35 + (row - (rows - 1) / 2) * 29, size)


def walls(sheet: Sheet, scene: Scene) -> None:
    """What a wall costs."""
    y = 690.0
    cost = scene.numbers("wall.cost")
    paid = ", ".join(chip.title for chip in cost_chips(scene, "wall.cost"))
    left, wide = LEFT + 34, WIDE - 34
    with sheet.place("walls", f"{scene.say('cli-belfort-walls')}: {paid}", (scene.say("panel-wall"),)):
        sheet.rect(left - 2, y - 2, wide + 4, 50, "halo", 8)
        board_box(sheet, left, y, wide, 46, "well")
        sheet.icon("wall", left + 32, y + 23, 38)
        cost_row(sheet, cost, left + 120, y + 23, 22, wide - 70)


# ---- cards


def cards(sheet: Sheet, scene: Scene) -> None:
    """The pool, the draw pile face down, and the discard pile face up."""
    y = 450.0
    left, wide = LEFT - 14, WIDE + 14
    piles = stacks(scene.view["pool"])
    size = max(scene.number("pool"), 3)
    width = min(78.0, wide / size - 3)
    price = scene.say("panel-buy-card", gold=scene.number("fees.card"))
    for index in range(len(scene.view["pool"]), size):
        sheet.rect(left + index * (wide / size), y, width, 118, "plan", 6)
    for index, (building, count) in enumerate(piles):
        x = left + index * (wide / size)
        card_face(sheet, scene, f"pool-{building}", (building, count), (x, y, width, 118), (price,))
    _pile(sheet, scene, left + 4, y + 132, draw=True)
    _pile(sheet, scene, left + 128, y + 132, draw=False)


def _pile(sheet: Sheet, scene: Scene, x: float, y: float, draw: bool) -> None:
    view = scene.view
    thrown: list[str] = view["discard_pile"]
    count = view["draw_pile"] if draw else len(thrown)
    name = "draw-pile" if draw else "discard-pile"
    label = scene.say("panel-draw-pile" if draw else "panel-discard-pile", count=count)
    drawn: Callable[[Sheet, float, float, int], None] = _back if draw else _thrown
    with sheet.place(name, label, _pile_tips(scene, thrown, draw)):
        sheet.rect(x - 4, y - 4, 116, 90, "halo", 7)
        if count:
            drawn(sheet, x, y, min(4, 1 + count // 8))
        else:
            sheet.rect(x, y, 62, 82, "plan", 6)
        sheet.text(x + 92, y + 44, count, "num", 24)
        if draw:
            coin(sheet, x + 92, y + 14, 22, scene.number("fees.card"))


def _pile_tips(scene: Scene, thrown: Sequence[str], draw: bool) -> tuple[str, ...]:
    if draw:
        return (scene.say("panel-buy-card", gold=scene.number("fees.card")),)
    counted = ", ".join(f"{named(scene, each)} ×{thrown.count(each)}" for each in dict.fromkeys(thrown))
    return (scene.say("panel-discarded", cards=counted),) if thrown else ()


def _back(sheet: Sheet, x: float, y: float, layers: int) -> None:
    for layer in range(layers):
        at = 2.5 * (layers - 1 - layer)
        sheet.rect(x + at, y + 6 - at, 60, 76, "cardback", 6)
    sheet.path(f"M{number(x + 8)} {number(y + 14)}h44v60h-44z", "cardlines")
    sheet.icon("belfort-keep", x + 30, y + 44, 36)


def _thrown(sheet: Sheet, x: float, y: float, layers: int) -> None:
    for layer in range(layers):
        with sheet.group("", x + 30, y + 44, (-7, 6, -3, 3)[layer]):
            sheet.rect(-30, -38, 60, 76, "sheet ink", 6)
    sheet.icon("discard", x + 30, y + 44, 34, "ghost")
