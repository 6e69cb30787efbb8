"""The market of Belfort on the board: calendar, order of play, Trading Post, gnomes, and cards on offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from boardwright.core.events import kebab_term
from boardwright.core.game import SEAT_NAMES
from boardwright.games.belfort.scoring import season_of
from boardwright.games.belfort.terms import MONTHS, Season
from boardwright.plugins.belfort.board.cards import CARD_GAP, card_row, stacks
from boardwright.plugins.belfort.board.pieces import cost_row, gnome
from boardwright.plugins.belfort.labels import free_sites
from boardwright.plugins.belfort.panels.cards import cost_chips, named
from boardwright.web.scene import Scene, capital
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import fit_line
from boardwright.web.svg.pieces import arrow, cardboard, flat_coin
from boardwright.web.svg.sheet import Sheet, number

RIGHT: Final = 992.0
STALL: Final = 140.0
"""The width of the Trading Post, limited by the city."""
TRADED: Final = ("wood", "stone", "metal")


# ---- calendar


def draw_market(sheet: Sheet, scene: Scene) -> None:
    """Draw everything beside the city."""
    view, seats = scene.view, scene.seats
    sheet.part(scene.made_of("calendar", view["month"]), partial(calendar, sheet, scene))
    order = scene.made_of("order", seats, view["order"], view["grey"])
    sheet.part(order, partial(order_of_play, sheet, scene))
    sheet.part(scene.made_of("trading-post"), partial(trading_post, sheet, scene))
    sheet.part(scene.made_of("gnomes", view["gnomes"]), partial(gnome_pool, sheet, scene))
    free = [free_sites(view, building) for building in dict.fromkeys(view["pool"])]
    sheet.part(scene.made_of("pool", view["pool"], free), partial(pool, sheet, scene))
    sheet.part(scene.made_of("piles", view["draw_pile"], view["discard_pile"]), partial(piles, sheet, scene))
    sheet.part(scene.made_of("walls"), partial(walls, sheet, scene))


def calendar(sheet: Sheet, scene: Scene) -> None:
    """Draw seven months by season; a star marks a scoring, an arrow the present month."""
    x, y, step = 594.0, 8.0, 55.0
    cardboard(sheet, Box(x, y, 398, 108))
    for month in range(1, MONTHS + 1):
        _month(sheet, scene, month, x + 8 + (month - 1) * step, y)
    for season in Season:
        first = next(month for month in range(1, MONTHS + 1) if season_of(month) == season)
        name = capital(scene.name("season", kebab_term(season)))
        sheet.text(x + 12 + (first - 1) * step, y + 56, name, "name start", fit_line(name, 98, 14))
    now = scene.view["month"]
    with sheet.piece("month"):
        at = x + 8 + max(0, now - 1) * step + 26 - (0 if now else 30)
        sheet.path(f"M{number(at - 12)} {number(y + 106)}l12-17 12 17-12-5z", "pointer")


def _month(sheet: Sheet, scene: Scene, month: int, x: float, y: float) -> None:
    season = kebab_term(season_of(month))
    scores = bool(scene.numbers("scoring.months")[month - 1])
    name = scene.name("season", season)
    label = scene.say("panel-month-scoring" if scores else "panel-month", month=month, season=name)
    now = scene.view["month"]
    label = f"{label}. {scene.say('board-now')}" if month == now else label
    with sheet.place(f"month-{month}", label):
        sheet.rect(x - 2, y + 6, 56, 86, "halo", 6)
        sheet.rect(x, y + 8, 52, 80, f"season-{season} thin", 5)
        sheet.text(x + 13, y + 25, month, "name" if month >= now else "name soft", 22)
        sheet.icon(f"season-{season}", x + 34, y + 30, 28, "" if month >= now else "faded")
        if scores:
            sheet.icon("point", x + 26, y + 74, 24, "" if month >= now else "faded")
        if month == now:
            sheet.rect(x, y + 8, 52, 80, "tonow", 5)


def order_of_play(sheet: Sheet, scene: Scene) -> None:
    """Draw the crests by number with their holders; grey ones are safe this month."""
    y, step = 152.0, 54.0
    left = RIGHT - 4 - step * max(scene.seats, 4)
    if not scene.view["order"]:
        for index in range(scene.seats):
            sheet.icon("crest", left + (index + 0.5) * step, y, 52, "ghost")
    for number_, seat in enumerate(scene.view["order"], start=1):
        safe = number_ in scene.view["grey"]
        words = scene.say("panel-crest-safe" if safe else "do-take-crest--deal-crest", number=number_)
        holder = f": {scene.seat_name(seat)}" if seat >= 0 else ""
        x = left + (number_ - 0.5) * step
        with sheet.place(f"crest-{number_}", words + holder):
            sheet.rect(x - 25, y - 27, 51, 58, "halo", 6)
            sheet.icon("crest", x, y, 52, "grey" if safe else "")
            sheet.circle(x, y - 6, 12, "sheet thin")
            sheet.text(x, y - 5.5, number_, "num", 17)
            if seat >= 0:
                with sheet.piece(f"holder-{SEAT_NAMES[seat]}"):
                    sheet.icon(f"seat-{SEAT_NAMES[seat]}", x + 12, y + 16, 24)


# ---- Trading Post


def trading_post(sheet: Sheet, scene: Scene) -> None:
    """Draw a stall that sells one of each good, and takes wood and stone in bundles, or metal."""
    x, y = RIGHT - STALL, 322.0
    title = scene.say("panel-trading-post")
    bundle = scene.number("trade.sell_wood_stone")
    tips = (
        scene.say("panel-visit"),
        scene.say("panel-sell", count=bundle, metal=scene.number("trade.sell_metal")),
        scene.say("panel-buy", **dict(zip(TRADED, scene.numbers("trade.buy"), strict=True))),
    )
    with sheet.place("trading-post", title, tips):
        sheet.rect(x - 2, y - 2, STALL + 4, 40, "halo", 6)
        cardboard(sheet, Box(x, y + 14, STALL, 158), "tint")
        _awning(sheet, x, y)
        sheet.rect(x + 10, y + 15, STALL - 20, 19, "sheet thin", 4)
        sheet.text(x + STALL / 2, y + 25, title, "name", fit_line(title, STALL - 26, 15))
    _buying(sheet, scene, x + 5, y + 38)
    _selling(sheet, scene, (x + 5, y + 97), bundle)


def _awning(sheet: Sheet, x: float, y: float) -> None:
    stripes = STALL / 7
    for index in range(7):
        sheet.path(
            f"M{number(x + index * stripes)} {number(y)}h{number(stripes)}v22"
            f"q-{number(stripes / 2)} 14-{number(stripes)} 0z",
            ("accent" if index % 2 == 0 else "sheet") + " thin",
        )


def _buying(sheet: Sheet, scene: Scene, left: float, y: float) -> None:
    step = (STALL - 10) / 3
    for index, (good, price) in enumerate(zip(TRADED, scene.numbers("trade.buy"), strict=True)):
        x = left + index * step
        label = f"{scene.say('do-buy', good=f'good-{good}')}: {scene.say('amount-gold', count=price)}"
        with sheet.place(f"buy-{good}", label, (scene.say("panel-visit"),)):
            sheet.rect(x, y, step - 1, 58, "halo", 6)
            sheet.rect(x + 2, y + 2, step - 5, 54, "sheet thin", 5)
            flat_coin(sheet, x + step / 2, y + 14, 20, price)
            arrow_down(sheet, x + step / 2, y + 29)
            sheet.icon(good, x + step / 2, y + 43, 25)


def _selling(sheet: Sheet, scene: Scene, corner: tuple[float, float], bundle: int) -> None:
    """Draw every mix of a bundle, and metal, each for a coin."""
    sales: list[tuple[str, str, list[str]]] = []
    for wood in range(bundle, -1, -1):
        words = scene.say("do-sell-wood-and-stone", wood=wood, stone=bundle - wood)
        sales.append((f"sell-{wood}", words, ["wood"] * wood + ["stone"] * (bundle - wood)))
    metal = scene.number("trade.sell_metal")
    sales.append(("sell-metal", scene.say("do-sell-metal", metal=metal), ["metal"] * metal))
    rows = (len(sales) + 1) // 2
    wide, high = (STALL - 10) / 2, 72 / rows
    for index, (name, words, goods) in enumerate(sales):
        x, y = corner[0] + index % 2 * wide, corner[1] + index // 2 * high
        with sheet.place(name, words, (scene.say("panel-visit"),)):
            sheet.rect(x, y, wide - 1, high, "halo", 6)
            sheet.rect(x + 2, y + 2, wide - 5, high - 4, "sheet thin", 5)
            size = min(22.0, high - 7)
            spread = min(11.0, 16 / max(1, len(goods) - 1))
            for at, good in enumerate(goods):
                sheet.icon(good, x + 18 + (at - (len(goods) - 1) / 2) * spread, y + high / 2, size)
            arrow(sheet, x + 37, y + high / 2, 6)
            flat_coin(sheet, x + 50, y + high / 2, min(18.0, high - 8), 1)


def arrow_down(sheet: Sheet, x: float, y: float) -> None:
    """Draw a small arrow downwards."""
    sheet.path(f"M{number(x)} {number(y - 3)}v5m-3-3l3 3 3-3", "arrow")


# ---- gnomes


def gnome_pool(sheet: Sheet, scene: Scene) -> None:
    """Draw the gnomes that can still be hired."""
    x, y, wide, left = 812.0, 188.0, RIGHT - 812, scene.view["gnomes"]
    fee = scene.number("fees.gnome")
    tips = (
        scene.say("panel-cost", goods=scene.say("amount-gold", count=fee)),
        scene.say("panel-hire"),
    )
    with sheet.place("gnomes", scene.say("board-gnomes", count=left), tips):
        sheet.rect(x - 2, y - 2, wide + 4, 78, "halo", 8)
        cardboard(sheet, Box(x, y, wide, 74), "tint2")
        flat_coin(sheet, x + 21, y + 24, 26, fee)
        sheet.text(x + 21, y + 54, f"×{left}", "num", 17)
        rows = min(3, (left + 6) // 7)
        columns = -(-left // rows) if rows else 1
        step = min(24.0, (wide - 64) / max(1, columns - 1))
        for index in range(left):
            row, column = divmod(index, columns)
            middle = y + 37 + (row - (rows - 1) / 2) * 21.5
            gnome(sheet, (x + 52 + column * step, middle, 25 if rows > 1 else 30), "gnomes")


def walls(sheet: Sheet, scene: Scene) -> None:
    """Draw the cost of a wall."""
    x, y, wide = 864.0, 738.0, RIGHT - 864
    cost = scene.numbers("wall.cost")
    paid = ", ".join(chip.title for chip in cost_chips(scene, "wall.cost"))
    with sheet.place("walls", f"{scene.say('table-walls')}: {paid}", (scene.say("panel-wall"),)):
        sheet.rect(x - 2, y - 2, wide + 4, 52, "halo", 8)
        cardboard(sheet, Box(x, y, wide, 48), "well")
        sheet.icon("wall", x + 25, y + 24, 36)
        cost_row(sheet, cost, x + 85, y + 24, 19, wide - 50)


# ---- cards


def pool(sheet: Sheet, scene: Scene) -> None:
    """Draw the cards on offer."""
    left, y, wide = 764.0, 604.0, RIGHT + CARD_GAP - 764
    size = max(scene.number("pool"), 3)
    step = wide / size
    price = scene.say("panel-buy-card", gold=scene.number("fees.card"))
    for index in range(len(scene.view["pool"]), size):
        sheet.rect(left + index * step, y, step - CARD_GAP, 118, "plan", 6)
    x = left
    for building, count in stacks(scene.view["pool"]):
        box = Box(x, y, count * step - CARD_GAP, 118.0)
        card_row(sheet, scene, f"pool-{building}", (building, count), box, (price,))
        x += count * step


def piles(sheet: Sheet, scene: Scene) -> None:
    """Draw the draw pile face down, and the discard pile face up."""
    _pile(sheet, scene, 793, 508, draw=True)
    _pile(sheet, scene, 900, 508, draw=False)


def _pile(sheet: Sheet, scene: Scene, x: float, y: float, draw: bool) -> None:
    view = scene.view
    thrown: list[str] = view["discard_pile"]
    count = view["draw_pile"] if draw else len(thrown)
    name = "draw-pile" if draw else "discard-pile"
    label = scene.say("panel-draw-pile" if draw else "panel-discard-pile", count=count)
    drawn: Callable[[Sheet, float, float, int], None] = _back if draw else _thrown
    with sheet.place(name, label, _pile_tips(scene, thrown, draw)):
        sheet.rect(x - 4, y - 4, 98, 92, "halo", 7)
        if count:
            drawn(sheet, x, y, min(4, 1 + count // 8))
        else:
            sheet.rect(x, y + 4, 53, 76, "plan", 6)
        sheet.text(x + 75, y + 50, count, "num", 20)
        if draw:
            flat_coin(sheet, x + 75, y + 20, 22, scene.number("fees.card"))


def _pile_tips(scene: Scene, thrown: Sequence[str], draw: bool) -> tuple[str, ...]:
    if draw:
        return (scene.say("panel-buy-card", gold=scene.number("fees.card")),)
    counted = ", ".join(f"{named(scene, each)} ×{thrown.count(each)}" for each in dict.fromkeys(thrown))
    return (scene.say("panel-discarded", cards=counted),) if thrown else ()


def _back(sheet: Sheet, x: float, y: float, layers: int) -> None:
    for layer in range(layers):
        at = 2.5 * (layers - 1 - layer)
        sheet.rect(x + at, y + 8 - at, 53, 74, "cardback", 6)
    sheet.path(f"M{number(x + 7)} {number(y + 15)}h39v60h-39z", "cardlines")
    sheet.icon("belfort-keep", x + 26.5, y + 45, 34)


def _thrown(sheet: Sheet, x: float, y: float, layers: int) -> None:
    for layer in range(layers):
        with sheet.group("", x + 27, y + 44, (-7, 6, -3, 3)[layer]):
            sheet.rect(-26.5, -36, 53, 72, "sheet ink", 6)
    sheet.icon("discard", x + 27, y + 44, 32, "ghost")
