"""The board of Guilds: the square, the wishes of the King, rooms on display, guilds with their plots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.core.events import kebab_term
from boardwright.games.guilds import actions
from boardwright.games.guilds.terms import COLUMNS, Room
from boardwright.web.boards.box import Box
from boardwright.web.boards.guilds_cards import CARD, card_tip, draw_card
from boardwright.web.boards.guilds_court import draw_decks, draw_rounds, draw_wishes
from boardwright.web.boards.guilds_guild import Guild, Members
from boardwright.web.boards.guilds_pen import MARGIN, SERIF, WIDTH, Board, Fit, bubble, set_text, signs, write
from boardwright.web.boards.guilds_plot import PlotDrawing
from boardwright.web.boards.guilds_rooms import Rack, display_width, draw_display, rack_of
from boardwright.web.boards.guilds_square import AREA, HEIGHT, ROW, Square, draw_counts, free_rows
from boardwright.web.boards.guilds_stack import draw_aims, draw_stack
from boardwright.web.boards.sheet import Drawing, Sheet, Target
from boardwright.web.panels.guilds import moment
from boardwright.web.panels.guilds_cards import names
from boardwright.web.panels.scene import Scene, capital

TOP: Final = 50
WISHES: Final = 134
OWN_CELL: Final = 88
MOST_CELL: Final = 74
ROWS_FOR_WISHES: Final = 2

# The questions whose choices without a place of their own stand in the square; others by the display.
BY_SQUARE: Final = ("TakeAuctionTurn", "BidSecondZone")


# ---- what belongs where


def places_of(decision: Any, value: object) -> tuple[str, ...]:
    """The places to which a choice belongs."""
    asked = type(decision).__name__
    if decision.seat < 0:
        return ()
    if isinstance(value, actions.UseAbility):
        return (f"member-{kebab_term(value.character)}",)
    if isinstance(value, actions.ChooseCharacter):
        name = kebab_term(value.character)
        return (f"member-{name}",) if asked == "ChooseRival" else (f"offer-{name}", f"member-{name}")
    if isinstance(value, actions.ChooseZone):
        return (f"zone-{value.zone}",)
    if isinstance(value, actions.ChooseRoom):
        return (f"room-{kebab_term(value.room)}",)
    if isinstance(value, actions.ChooseCount):
        return _places_of_count(decision, value.count)
    return _places_of_others(decision, value)


def _places_of_count(decision: Any, count: int) -> tuple[str, ...]:
    """Florins for a zone belong there; others to the purse."""
    zone = getattr(decision, "second", getattr(decision, "zone", None))
    home = f"purse-{decision.seat}" if zone is None else f"zone-{zone + 1}"
    return (f"count/{home}/{count}", home)


def _places_of_others(decision: Any, value: object) -> tuple[str, ...]:
    if isinstance(value, actions.ChooseCell):
        return (f"cell-{decision.seat}-{value.column}-{value.row}", f"room-{kebab_term(Room(decision.room))}")
    if isinstance(value, actions.ChooseTurn):
        room, cell = kebab_term(Room(decision.room)), decision.cell
        where = f"{cell % COLUMNS + 1}/{cell // COLUMNS + 1}/{value.quarters}"
        there = f"cell-{decision.seat}-{cell % COLUMNS + 1}-{cell // COLUMNS + 1}"
        return (f"turn/{room}/{where}", f"room-{room}", there)
    if isinstance(value, actions.ChooseSeat):
        return (f"guild-{value.seat}",)
    if isinstance(value, actions.NameFaction):
        return (f"symbol-{decision.seat}-{kebab_term(value.faction)}",)
    name = type(value).__name__.lower()
    return (f"do-{name}",) if name in ("pass", "done", "bid", "yes", "no") else ()


# ---- the whole board


def draw(scene: Scene, targets: Mapping[str, Target], fresh: frozenset[str], icons: str) -> Drawing:
    """The board as one viewer sees it."""
    layout = Layout(scene)
    sheet = Board(WIDTH, layout.height, scene.say("title"), targets, fresh)
    sheet.icons = icons
    draw_rounds(sheet, scene, moment(scene), Box(MARGIN, 6, 560, 36))
    draw_decks(sheet, scene, Box(WIDTH - MARGIN - 380, 6, 380, 36))
    square = Square(sheet, scene, TOP)
    square.draw()
    draw_wishes(sheet, scene, layout.wishes, layout.wish_rows)
    draw_stack(sheet, scene, layout.stack)
    draw_display(sheet, scene, layout.rack, layout.display)
    plots = [guild.draw(sheet) for guild in layout.guilds]
    layout.members.draw(sheet)
    draw_aims(sheet, scene)
    square.above()
    _above(sheet, scene, layout, plots)
    return sheet.done("guilds")


class Layout:
    """Where everything lies, from the top to the bottom."""

    def __init__(self, scene: Scene) -> None:
        y = TOP + HEIGHT + 8.0
        rows = free_rows(scene)
        self.beside = rows >= ROWS_FOR_WISHES
        wide = WIDTH - 2 * MARGIN
        if self.beside:
            self.wish_rows = rows
            self.wishes = Box(MARGIN, TOP + 2, AREA + 4, ROW * rows)
        else:
            self.wish_rows = 1
            self.wishes = Box(MARGIN, y + 4, wide - 226, WISHES)
        stack = Box(MARGIN + wide - 216, y + 2, 216, WISHES - 6)
        y = y if self.beside else y + WISHES + 6
        self.rack: Rack = rack_of(scene.view["display"], display_width(self.beside))
        height = max(self.rack.height + 10, 126.0)
        self.display = Box(MARGIN, y, display_width(self.beside), height)
        self.stack = Box(stack.x, y, 216, min(height, 190)) if self.beside else stack
        self.guilds = _guilds(scene, y + height + 44)
        self.members = Members(scene, self.guilds)
        self.height = self.members.bottom + 4


def _guilds(scene: Scene, y: float) -> list[Guild]:
    """The viewer's guild first and large, the others beside it; all alike for those who only look on."""
    wide, gap = WIDTH - 2 * MARGIN, 12
    if scene.seat is None:
        width = (wide - gap * (scene.seats - 1)) / scene.seats
        cell = min(OWN_CELL, (width - 20) / COLUMNS)
        return [
            Guild(scene, seat, Box(MARGIN + seat * (width + gap), y, width, 0), cell, True)
            for seat in range(scene.seats)
        ]
    own = OWN_CELL * COLUMNS + 20
    found = [Guild(scene, scene.seat, Box(MARGIN, y, own, 0), OWN_CELL, False)]
    others = [(scene.seat + step) % scene.seats for step in range(1, scene.seats)]
    width = (wide - own - gap * len(others)) / len(others)
    cell = min(MOST_CELL, (width - 14) / COLUMNS)
    for index, seat in enumerate(others):
        x = MARGIN + own + gap + index * (width + gap)
        found.append(Guild(scene, seat, Box(x, y, width, 0), cell, True))
    return found


def _above(sheet: Sheet, scene: Scene, layout: Layout, plots: list[PlotDrawing]) -> None:
    """What lies on top of everything: signs, numbers of coins, turns of a room."""
    question = scene.view["question"]
    asked = question["decision"] if question else ""
    if asked == "Arrange":
        _seen(sheet, scene)
    elif asked not in BY_SQUARE:
        signs(sheet, scene, Box(layout.display.x, layout.display.bottom + 4, layout.display.width, 36))
    if scene.view["in_force"]:
        text = capital(
            scene.say("cli-guilds-in-force", names=names(scene, "character", scene.view["in_force"]))
        )
        sheet.icon("guilds-trowel", MARGIN + 18, layout.display.bottom + 22, 26)
        write(sheet, MARGIN + 38, layout.display.bottom + 23, text, Fit(460, 2, 15), "name start")
    _hint(sheet, scene, layout)
    for plot in plots:
        head = f"count/purse-{plot.seat}/"
        tip = (plot.box.x + 40, plot.box.y - 10)
        draw_counts(sheet, scene, head, (plot.box.x + 140, plot.box.y + 70), tip)
        plot.above()


def _hint(sheet: Sheet, scene: Scene, layout: Layout) -> None:
    """How a room is laid, to the one who lays it."""
    asked = scene.view["question"] or {}
    if scene.seat != scene.to_act or "room" not in asked or "turn" in asked or not sheet.targets:
        return
    x, y = layout.display.right - 6, layout.display.bottom + 22
    lines, size = set_text(scene.say("panel-lay-hint"), Fit(470 * SERIF, 2, 15))
    for index, line in enumerate(lines):
        sheet.text(x, y + (index - (len(lines) - 1) / 2) * size * 1.1, line, "name end", size)


def _seen(sheet: Sheet, scene: Scene) -> None:
    """The cards on top of the deck that the viewer has just been shown, in their order."""
    known = scene.view["top"][:2]
    if scene.seat != scene.to_act or not known:
        return
    box = Box(WIDTH - MARGIN - 336, TOP + 14, 330, CARD.height + 68)
    bubble(sheet, box, (WIDTH - MARGIN - 350, TOP - 12))
    for index, name in enumerate(known):
        card = Box(box.x + 10 + index * (CARD.width + 10), box.y + 10, CARD.width, CARD.height)
        with sheet.place(f"seen-{name}", scene.name("character", name), card_tip(scene, name)):
            sheet.rect(card.x - 3, card.y - 3, card.width + 6, card.height + 8, "halo", 8)
            draw_card(sheet, scene, name, card)
    signs(sheet, scene, Box(box.x + 8, box.bottom - 44, box.width - 16, 38))
