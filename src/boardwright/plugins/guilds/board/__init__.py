"""Board of Guilds: the square, the wishes of the King, rooms on display, guilds with their plots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardwright.games.guilds.terms import COLUMNS
from boardwright.plugins.guilds.board.cards import CARD, card_tip, draw_card
from boardwright.plugins.guilds.board.court import draw_decks, draw_rounds, draw_wishes
from boardwright.plugins.guilds.board.guild import Guild, Members
from boardwright.plugins.guilds.board.places import places_of
from boardwright.plugins.guilds.board.plot import PlotDrawing
from boardwright.plugins.guilds.board.rooms import Rack, display_width, draw_display, rack_of
from boardwright.plugins.guilds.board.sheet import MARGIN, WIDTH, Board
from boardwright.plugins.guilds.board.signs import signs
from boardwright.plugins.guilds.board.square import AREA, HEIGHT, ROW, Square, draw_counts, free_rows
from boardwright.plugins.guilds.board.stack import draw_aims, draw_stack
from boardwright.plugins.guilds.panels import moment
from boardwright.plugins.guilds.panels.cards import names
from boardwright.web.scene import Scene, capital
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import NARROWER_NAMES, Fit, fit_text, write_text
from boardwright.web.svg.pieces import bubble
from boardwright.web.svg.sheet import Drawing, Sheet
from boardwright.web.svg.targets import Target

__all__ = ["KEYS", "draw", "places_of"]

KEYS: Final = (("R", "board-key-turn"),)
TOP: Final = 50
WISHES: Final = 134
OWN_CELL: Final = 88
MAX_CELL: Final = 74
ROWS_FOR_WISHES: Final = 2

# The questions whose choices without a place of their own are in the square; others are by the display.
BY_SQUARE: Final = ("TakeAuctionTurn", "BidSecondZone")


def draw(scene: Scene, targets: Mapping[str, Target], fresh: frozenset[str], icons: str) -> Drawing:
    """Draw the board as one viewer sees it."""
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
    """The boxes of all areas, from the top to the bottom."""

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
    """Return the viewer's guild first and large, the others beside it; all alike for spectators."""
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
    cell = min(MAX_CELL, (width - 14) / COLUMNS)
    for index, seat in enumerate(others):
        x = MARGIN + own + gap + index * (width + gap)
        found.append(Guild(scene, seat, Box(x, y, width, 0), cell, True))
    return found


def _above(sheet: Sheet, scene: Scene, layout: Layout, plots: list[PlotDrawing]) -> None:
    """Draw the topmost layer: signs, numbers of coins, turns of a room."""
    question = scene.view["question"]
    asked = question["decision"] if question else ""
    if asked == "Arrange":
        _seen(sheet, scene)
    elif asked not in BY_SQUARE:
        signs(sheet, scene, Box(layout.display.x, layout.display.bottom + 4, layout.display.width, 36))
    if scene.view["in_force"]:
        text = capital(scene.say("table-in-force", names=names(scene, "character", scene.view["in_force"])))
        sheet.icon("guilds-trowel", MARGIN + 18, layout.display.bottom + 22, 26)
        write_text(sheet, MARGIN + 38, layout.display.bottom + 23, text, Fit(460, 2, 15), "name start")
    _hint(sheet, scene, layout)
    for plot in plots:
        head = f"count/purse-{plot.seat}/"
        tip = (plot.box.x + 40, plot.box.y - 10)
        draw_counts(sheet, scene, head, (plot.box.x + 140, plot.box.y + 70), tip)
        plot.above()


def _hint(sheet: Sheet, scene: Scene, layout: Layout) -> None:
    """Write the instructions for laying a room, for the seat that lays one."""
    asked = scene.view["question"] or {}
    if scene.seat != scene.to_act or "room" not in asked or "turn" in asked or not sheet.targets:
        return
    x, y = layout.display.right - 6, layout.display.bottom + 22
    lines, size = fit_text(scene.say("panel-lay-hint"), Fit(470 * NARROWER_NAMES, 2, 15))
    for index, line in enumerate(lines):
        sheet.text(x, y + (index - (len(lines) - 1) / 2) * size * 1.1, line, "name end", size)


def _seen(sheet: Sheet, scene: Scene) -> None:
    """Draw the cards on top of the deck that the viewer has just been shown, in their order."""
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
