"""The area of one guild on the board: purse, marker and score, the plot, symbols, and its characters."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from boardwright.core.events import kebab_term
from boardwright.core.game import SEAT_NAMES
from boardwright.games.guilds.events import Tithed
from boardwright.games.guilds.terms import COLUMNS, Character, Faction, Source
from boardwright.plugins.guilds.board.cards import CARD, card_tip, draw_card, draw_slip
from boardwright.plugins.guilds.board.plot import PlotDrawing
from boardwright.plugins.guilds.board.sheet import MARGIN, WIDTH
from boardwright.plugins.guilds.panels.cards import tables_of, with_sign
from boardwright.text.words import signed
from boardwright.web.scene import Scene, capital
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import Fit, fit_text, text_width, write_text
from boardwright.web.svg.pieces import amount, card, coin, halo
from boardwright.web.svg.sheet import Amount, Sheet

HEAD: Final = 62
SYMBOLS: Final = 34
SLIP: Final = 27
SLIP_HIGH: Final = 46
SLIP_HIGHEST: Final = 58
SLIP_WIDTH: Final = 150
NARROW: Final = 200
TITHE_KEEPER: Final = kebab_term(Character.TITHE_KEEPER)


class Guild:
    """The area of a guild; `has_slips` when its characters are shown here as slips."""

    def __init__(self, scene: Scene, seat: int, box: Box, cell: float, has_slips: bool) -> None:
        self.scene = scene
        self.seat = seat
        self.cell = cell
        self.has_slips = has_slips
        self.player: dict[str, Any] = scene.view["players"][seat]
        width = cell * COLUMNS
        self.beside = has_slips and box.width - width > SLIP_WIDTH + 30
        self.columns = 1 if self.beside else max(1, int(box.width // SLIP_WIDTH))
        self.left = box.x + 8 if self.beside else box.x + (box.width - width) / 2
        self.plot = Box(self.left, box.y + HEAD + 10, width, cell * tables_of(scene).plot_rows)
        self.slip: float = SLIP
        if self.beside:
            space = (self.plot.height + SYMBOLS) / max(1, len(self.player["characters"])) - 4
            self.slip = min(max(SLIP_HIGH, space), SLIP_HIGHEST)
        self.box = Box(box.x, box.y, box.width, self._height())

    def _height(self) -> float:
        height = HEAD + 10 + self.plot.height + 10 + SYMBOLS
        if not self.has_slips:
            return height
        rows = -(-len(self.player["characters"]) // self.columns)
        if self.beside:
            return max(height, HEAD + 14 + rows * (self.slip + 4))
        return height + max(1, rows) * (self.slip + 4) + 4

    def draw(self, sheet: Sheet) -> PlotDrawing:
        """Draw the area; returns the plot, above which more may be drawn."""
        player, place = self.player, (self.seat, self.box.sides)
        made_of = self.scene.made_of
        active = [room["active"] for room in player["rooms"]]
        told = player["score"], player["points"], player["passed"], self._is_first(), active
        sheet.part(made_of("yard", *place, *told), lambda: self._yard(sheet))
        held = [player[name] for name in ("florins", "gold", "florin_income", "gold_income")]
        sheet.part(made_of("purse", *place, held), lambda: self._purse(sheet))
        drawing = PlotDrawing(sheet, self.scene, self.seat, self.plot)
        drawing.draw()
        things = *place, self.plot.sides, self.beside, player["symbols"]
        sheet.part(made_of("symbols", *things), lambda: self._symbols(sheet))
        if self.has_slips:
            self._slips(sheet)
        return drawing

    # ---- purse and score

    def _is_first(self) -> bool:
        return bool(self.scene.view["round"]) and self.seat == self.scene.view["first"]

    def _yard(self, sheet: Sheet) -> None:
        """Draw the ground of the guild, and its name."""
        mine = " mine" if self.seat == self.scene.seat else ""
        card(sheet, self.box.inset(-2), f"of-{SEAT_NAMES[self.seat]} yard{mine}")
        self._head(sheet)

    def _head(self, sheet: Sheet) -> None:
        scene, player, box = self.scene, self.player, self.box
        y = box.y + 18
        with sheet.place(f"guild-{self.seat}", self._label(), self._told()):
            sheet.rect(box.x + 1, box.y + 2, box.width - 2, 32, "halo", 7)
            sheet.path(f"M{box.x + 2:.1f} {box.y + 35:.1f}H{box.right - 2:.1f}", "hair")
            sheet.icon(f"seat-{SEAT_NAMES[self.seat]}", box.x + 20, y, 25)
            score = signed(player["score"])
            start = box.right - 36 - text_width(score, 17)
            amount(sheet, start, y, "point", score, 17)
            if self._is_first():
                start -= 27
                with sheet.piece("first-player"):
                    sheet.icon("first-player", start + 13, y - 1, 25)
            if player["passed"]:
                start -= 24
                sheet.icon("guilds-hand", start + 10, y, 21)
            room = Fit(start - box.x - 42, 1, 17, 12)
            write_text(sheet, box.x + 38, y + 1, scene.seat_name(self.seat), room, "name start")

    def _purse(self, sheet: Sheet) -> None:
        scene, player = self.scene, self.player
        box = Box(self.box.x + 4, self.box.y + 36, self.box.width - 8, HEAD - 35)
        coins = [
            scene.say("amount-florins", count=player["florins"]),
            scene.say("amount-gold", count=player["gold"]),
        ]
        come = [
            scene.say("amount-income_florins", count=player["florin_income"]),
            scene.say("amount-income_gold", count=player["gold_income"]),
        ]
        y = box.y + box.height / 2
        with sheet.place(f"purse-{self.seat}", f"{scene.seat_name(self.seat)}: {', '.join(coins)}", come):
            halo(sheet, box, 7)
            half = min(box.width * 0.57, 170)
            size = 17 if box.width > NARROW else 15
            for index, (icon, kind) in enumerate((("florin", "florin"), ("gold", "gold"))):
                count = player["florins" if kind == "florin" else "gold"]
                x = box.x + 4 + index * half
                sheet.icon(icon, x + size * 0.62, y, size * 1.24)
                left = x + size * 1.35
                sheet.amount(Amount(f"{kind}-{self.seat}", count, icon), left, y + 0.5, "num start", size)
                end = left + 1 + text_width(str(count), size)
                brings = player[f"{kind}_income"]
                if brings:
                    amount(sheet, end + size - 12, y, f"income-{kind}", with_sign(brings), size - 4)

    def _label(self) -> str:
        points = self.scene.say("amount-points", count=self.player["score"])
        marks = [f"{self.scene.seat_name(self.seat)}: {points}"]
        if self._is_first():
            marks.append(self.scene.say("panel-first-player"))
        if self.player["passed"]:
            marks.append(capital(self.scene.say("panel-passed")))
        return ". ".join(marks)

    def _told(self) -> list[str]:
        """List the points if the game ended now, by source."""
        scene, player = self.scene, self.player
        told = [f"{scene.say('panel-points-now')}:"]
        told += [
            f"{scene.words.term(source)}: {signed(player['points'][kebab_term(source)])}" for source in Source
        ]
        active = sum(room["active"] for room in player["rooms"])
        told.append(scene.say("panel-active-rooms", count=active, all=len(player["rooms"])))
        return told

    # ---- symbols and characters

    def _symbols(self, sheet: Sheet) -> None:
        """Draw the number of symbols of every faction."""
        wide = self.plot.width + (0 if self.beside else min(12, self.box.width - self.plot.width - 6))
        step = wide / len(Faction)
        start = self.plot.x - (wide - self.plot.width) / 2
        y = self.plot.bottom + 10 + SYMBOLS / 2 - 3
        for index, faction in enumerate(Faction):
            name = kebab_term(faction)
            count = self.player["symbols"][name]
            x = start + (index + 0.5) * step
            label = f"{self.scene.seat_name(self.seat)}, {self.scene.name('faction', name)}: {count}"
            with sheet.place(f"symbol-{self.seat}-{name}", label):
                sheet.rect(x - step / 2 + 1, y - 14, step - 2, 28, "halo", 6)
                with sheet.group("" if count else "faded"):
                    size = min(22.0, step * 0.54)
                    sheet.icon(f"faction-{name}", x - size * 0.42, y, size)
                    sheet.text(x + size * 0.2, y + 1, count, "num start", 12 if step < 30 else 14)

    def _slips(self, sheet: Sheet) -> None:
        columns = self.columns
        if self.beside:
            x, y = self.plot.right + 14, self.box.y + HEAD + 10
            width = self.box.right - x - 6
        else:
            x, y = self.box.x + 4, self.plot.bottom + 10 + SYMBOLS + 2
            width = self.box.width - 8
        each = width / columns
        for index, name in enumerate(self.player["characters"]):
            own = Box(x + index % columns * each, y + index // columns * (self.slip + 4), each - 4, self.slip)
            made_of = self.scene.made_of("slip", own.sides, *member_told(self.scene, self.seat, name))
            sheet.part(made_of, partial(self._slip, sheet, name, own))
        if not self.player["characters"]:
            lines, size = fit_text(self.scene.say("panel-guild-empty"), Fit(width, 1, 13))
            sheet.text(x + width / 2, y + SLIP / 2, lines[0], "soft", size)

    def _slip(self, sheet: Sheet, name: str, box: Box) -> None:
        with sheet.place(
            f"member-{name}",
            member_label(self.scene, self.seat, name),
            member_tip(self.scene, self.seat, name),
        ):
            halo(sheet, box.inset(-1), 6)
            with sheet.piece(f"card-{name}", "spent" if name in self.scene.view["used"] else ""):
                draw_slip(sheet, self.scene, name, box)
            if name == TITHE_KEEPER and self.player["tithe"]:
                coin(sheet, box.x + box.width * 0.7, box.y + SLIP / 2, 9, str(self.player["tithe"]))


def member_told(scene: Scene, seat: int, name: str) -> tuple[object, ...]:
    """Return the values on which the drawing of a member depends, besides its box."""
    tithe = scene.view["players"][seat]["tithe"] if name == TITHE_KEEPER else None
    return seat, name, name in scene.view["used"], tithe


def member_label(scene: Scene, seat: int, name: str) -> str:
    """Return the name of a character and of its owner, and whether its ability is used."""
    label = f"{scene.name('character', name)}, {scene.seat_name(seat)}"
    return f"{label}: {scene.say('board-used')}" if name in scene.view["used"] else label


def member_tip(scene: Scene, seat: int, name: str) -> list[str]:
    """Describe the card of a member and its present state."""
    told = [*card_tip(scene, name)]
    tithe = scene.view["players"][seat]["tithe"]
    if name == TITHE_KEEPER and tithe:
        told.append(scene.words.event(Tithed(seat, tithe)))
    if name in scene.view["used"]:
        told.append(scene.say("panel-used-note"))
    return told


# ---- the viewer's characters, as whole cards

CARD_STEP: Final = CARD.height + 12
TITLE: Final = 32


class Members:
    """The characters of the viewer as whole cards.

    They are in a strip below all guilds, or in the corner below the others' if that needs less height.
    """

    def __init__(self, scene: Scene, guilds: list[Guild]) -> None:
        self.scene = scene
        self.seat = scene.seat
        bottom = max(guild.box.bottom for guild in guilds) + 12
        self.bottom = bottom
        if scene.seat is None:
            return
        self.found: list[str] = scene.view["players"][scene.seat]["characters"]
        corner = guilds[0].box.right + 12, max(guild.box.bottom for guild in guilds[1:]) + 12
        strip = self._laid(MARGIN, bottom)
        beside = self._laid(*corner)
        self.x, self.y, self.columns, self.bottom = min(strip, beside, key=lambda each: max(each[3], bottom))
        self.bottom = max(self.bottom, bottom)

    def _laid(self, x: float, y: float) -> tuple[float, float, int, float]:
        """Return the corner of the cards, their number in a row, and their lower edge."""
        columns = int((WIDTH - MARGIN - x) // (CARD.width - 4))
        return x, y, columns, y + TITLE + max(1, -(-len(self.found) // columns)) * CARD_STEP

    def draw(self, sheet: Sheet) -> None:
        """Draw the cards, and outlines for more in the first row."""
        if self.seat is None:
            return
        sheet.text(self.x + 4, self.y + 14, self.scene.say("panel-my-guild"), "name start", 17)
        step = (WIDTH - MARGIN - self.x + 8) / self.columns
        for index in range(max(len(self.found), self.columns)):
            x = self.x + index % self.columns * step
            y = self.y + TITLE + index // self.columns * CARD_STEP
            box = Box(x, y, step - 8, CARD.height)
            if index < len(self.found):
                name = self.found[index]
                made_of = self.scene.made_of("member", box.sides, *member_told(self.scene, self.seat, name))
                sheet.part(made_of, partial(self._member, sheet, self.seat, name, box))
            else:
                card(sheet, box.inset(3), "none dash")

    def _member(self, sheet: Sheet, seat: int, name: str, box: Box) -> None:
        scene, tithe = self.scene, self.scene.view["players"][seat]["tithe"]
        is_used = name in scene.view["used"]
        with sheet.place(f"member-{name}", member_label(scene, seat, name), member_tip(scene, seat, name)):
            sheet.rect(box.x - 3, box.y - 3, box.width + 6, box.height + 8, "halo", 8)
            with sheet.piece(f"card-{name}", "spent" if is_used else ""):
                draw_card(sheet, scene, name, box)
                if name == TITHE_KEEPER and tithe:
                    coin(sheet, box.right - 14, box.y + 12, 13, str(tithe))
            if is_used:
                sheet.icon("commit", box.right - 15, box.bottom - 14, 28)
