"""The square of Guilds on the board: six zones around a fountain, tents with bids, characters on offer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import cos, pi, sin
from typing import Any, Final

from boardwright.core.game import SEAT_NAMES
from boardwright.games.guilds.terms import ZONES
from boardwright.plugins.guilds.board.cards import CARD, card_tip, draw_card, draw_slip
from boardwright.plugins.guilds.board.sheet import MARGIN, WIDTH
from boardwright.plugins.guilds.board.signs import signs
from boardwright.plugins.guilds.cards import character_of
from boardwright.plugins.guilds.panels.bids import highest_bid
from boardwright.plugins.guilds.panels.cards import names, points, tables_of
from boardwright.web.scene import Scene, capital
from boardwright.web.svg.box import Box
from boardwright.web.svg.pieces import bubble, card, coin
from boardwright.web.svg.sheet import Sheet

RADIUS: Final = 200
ROW: Final = 134
HEIGHT: Final = 3 * ROW + 4
AREA: Final = 2 * CARD.width + 6
SINGLE: Final = 300
SIDE_BY_SIDE: Final = 2

# The side of each zone, in sixths of a circle clockwise from the east: zone 1 lies in the north-east.
SIXTHS: Final = (-1, 0, 1, 2, 3, 4)
# The row of a zone's cards, from the top; the first three lie on the right.
ROWS: Final = (0, 1, 2, 2, 1, 0)
RIGHT: Final = 3


def free_rows(scene: Scene) -> int:
    """Return how many rows at the top left belong to no zone in use."""
    used = [bool(printed) for printed in tables_of(scene).zones]
    for zone, found in enumerate(scene.view["zones"]):
        used[zone] = used[zone] or bool(found["characters"] or any(found["bids"]) or found["crown"])
    count = 0
    for zone in (5, 4, 3):
        if used[zone]:
            break
        count += 1
    return count


class Square:
    """The square with its middle at a height of the sheet."""

    def __init__(self, sheet: Sheet, scene: Scene, top: float) -> None:
        self.sheet = sheet
        self.scene = scene
        self.top = top
        self.x = WIDTH / 2
        self.y = top + HEIGHT / 2

    def point(self, sixth: float, distance: float, aside: float = 0) -> tuple[float, float]:
        """Return a point in the direction of a side, at a distance from the middle, with an offset aside."""
        angle = sixth * pi / 3
        return (
            self.x + cos(angle) * distance - sin(angle) * aside,
            self.y + sin(angle) * distance + cos(angle) * aside,
        )

    def slot(self, zone: int) -> Box:
        """Return the box of a zone's cards."""
        y = self.top + 4 + ROWS[zone] * ROW
        x = WIDTH - MARGIN - AREA if zone < RIGHT else MARGIN
        return Box(x, y, AREA, CARD.height)

    def draw(self) -> None:
        """Draw the square without its topmost layer."""
        zones = list(enumerate(self.scene.view["zones"]))
        hidden = free_rows(self.scene)
        used = [bool(found["characters"]) for _, found in zones]
        sheet, made_of = self.sheet, self.scene.made_of
        sheet.part(made_of("square", self.top, hidden, used), lambda: self._stones(hidden, used))
        for zone, found in zones:
            added = [self._added(zone, holder) for holder in self._holders()]
            things = self.top, zone, found, added, self._is_asked(zone)
            sheet.part(made_of("zone", *things), partial(self._zone, zone, found))
        sheet.part(made_of("fountain", self.top), self._fountain)
        for zone, found in zones:
            if zone < RIGHT or ROWS[zone] >= hidden:
                made = made_of("offers", self.top, zone, found, self._laid_out(zone, found))
                sheet.part(made, partial(self._offers, zone, found))

    def _stones(self, hidden: int, used: list[bool]) -> None:
        """Draw the streets, and the ground of the square."""
        for zone in range(ZONES):
            if zone < RIGHT or ROWS[zone] >= hidden:
                self._street(zone)
        corners = [self.point(sixth + 0.5, RADIUS) for sixth in SIXTHS]
        self.sheet.polygon([(x + 3, y + 5) for x, y in corners], "inkfill")
        self.sheet.polygon(corners, "well thick")
        for zone in range(ZONES):
            self._ground(zone, used[zone])

    def _street(self, zone: int) -> None:
        """Draw the way from a side of the square to the cards on offer."""
        slot = self.slot(zone)
        near = slot.x if zone < RIGHT else slot.right
        far = slot.right if zone < RIGHT else slot.x
        ends = [self.point(SIXTHS[zone] + turn, RADIUS) for turn in (-0.5, 0.5)]
        if zone >= RIGHT:
            ends.reverse()
        top, bottom = slot.y + 10, slot.bottom - 10
        self.sheet.polygon(
            [ends[0], (near, top), (far, top), (far, bottom), (near, bottom), ends[1]], "street"
        )

    # ---- zones and tents

    def _zone(self, zone: int, found: Mapping[str, Any]) -> None:
        sixth = SIXTHS[zone]
        corners = [(self.x, self.y), self.point(sixth - 0.5, RADIUS), self.point(sixth + 0.5, RADIUS)]
        with self.sheet.place(f"zone-{zone + 1}", self._label(zone, found), self._told(found)):
            inner = [_towards(corner, self._heart(zone), 0.06) for corner in corners]
            self.sheet.polygon(inner, "halo")
            if self._is_asked(zone):
                self.sheet.polygon(inner, "chosen")
            holders = self._holders()
            for index, holder in enumerate(holders):
                self._tent(zone, found, holder, (index - (len(holders) - 1) / 2))
            x, y = self.point(sixth, 68)
            self.sheet.circle(x, y, 12, "inkfill")
            self.sheet.text(x, y + 0.5, zone + 1, "num oninverse", 15)

    def _label(self, zone: int, found: Mapping[str, Any]) -> str:
        """A zone, who can be won there, and who has bid the most."""
        scene = self.scene
        there = names(scene, "character", found["characters"]) or scene.say("board-no-character")
        label = f"{capital(scene.say('head-zone'))} {zone + 1}: {there}"
        is_used = found["characters"] or found["crown"] or any(self._laid_out(zone, found))
        return f"{label}. {self._highest(zone, found)}" if is_used else label

    def _highest(self, zone: int, found: Mapping[str, Any]) -> str:
        """The highest bid, as it lies there: with what is being bid now."""
        return highest_bid(self.scene, {**found, "bids": self._laid_out(zone, found)})

    def _laid_out(self, zone: int, found: Mapping[str, Any]) -> list[int]:
        return [bid + self._added(zone, seat) for seat, bid in enumerate(found["bids"])]

    def _is_asked(self, zone: int) -> bool:
        """Return whether the number of florins for this zone is asked now."""
        asked = self.scene.view["question"] or {}
        return zone + 1 == asked.get("second", asked.get("zone") if "florins" not in asked else None)

    def _ground(self, zone: int, is_used: bool) -> None:
        sixth = SIXTHS[zone]
        corners = [(self.x, self.y), self.point(sixth - 0.5, RADIUS), self.point(sixth + 0.5, RADIUS)]
        self.sheet.polygon(corners, f"{'tint' if zone % 2 else 'tint2'} ink")
        if not is_used:
            self.sheet.polygon(corners, "shade nothit")
        lines = []
        for distance in (88, 124):
            half = distance * 0.577
            ends = [self.point(sixth, distance, aside) for aside in (-half, half)]
            lines.append("M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*ends[0], *ends[1]))
        self.sheet.path("".join(lines), "joints")

    def _heart(self, zone: int) -> tuple[float, float]:
        return self.point(SIXTHS[zone], RADIUS * 0.58)

    def _told(self, found: Mapping[str, Any]) -> list[str]:
        """List the bids."""
        scene = self.scene
        told = [
            f"{scene.seat_name(seat)}: {scene.say('amount-florins', count=bid)}"
            for seat, bid in enumerate(found["bids"])
            if bid
        ]
        if found["crown"]:
            told.append(f"{scene.say('table-crown')}: {scene.say('amount-florins', count=found['crown'])}")
        return told

    def _holders(self) -> list[int]:
        """Return the seats, and the crown (-1) if it bids, too."""
        return [*range(self.scene.seats), *([-1] if tables_of(self.scene).crown_agent else [])]

    def _tent(self, zone: int, found: Mapping[str, Any], holder: int, place: float) -> None:
        """Draw the tent of a seat with its bid before it; the crown is over the one that leads."""
        sheet, sixth = self.sheet, SIXTHS[zone]
        x, y = self.point(sixth, 147, place * 38)
        added = self._added(zone, holder)
        bid = (found["crown"] if holder < 0 else found["bids"][holder]) + added
        colour = "crowntent" if holder < 0 else f"of-{SEAT_NAMES[holder]}"
        sheet.icon("guilds-tent", x, y, 36, f"tent {colour}{'' if bid else ' bare'}")
        if holder < 0:
            sheet.icon("crown", x, y - 16, 16)
        else:
            sheet.icon(f"seat-{SEAT_NAMES[holder]}", x + 1, y - 15, 13)
        if not bid:
            return
        x, y = self.point(sixth, 106, place * 27)
        with sheet.piece(f"bid-{zone + 1}-{holder}"):
            for level in range(min(3, (bid + 1) // 2), 0, -1):
                sheet.circle(x + level * 0.7, y + level * 2.6, 14, "silver coinline")
            look = "pending" if added else "leading" if found["leader"] == holder else "silver"
            coin(sheet, x, y, 14, str(bid), look)
            if holder >= 0:
                sheet.stamp(holder, SEAT_NAMES[holder], x + 11, y - 10, 12, f"zone-{zone + 1}")

    def _added(self, zone: int, holder: int) -> int:
        """Return the florins of a bid that is chosen zone by zone and not laid out yet."""
        asked = self.scene.view["question"]
        if not asked or asked["seat"] != holder or asked.get("zone") != zone + 1:
            return 0
        return int(asked.get("florins", 0))

    def _fountain(self) -> None:
        sheet, x, y = self.sheet, self.x, self.y
        sheet.polygon([self.point(i + 0.5, 49) for i in range(ZONES)], "inkfill")
        sheet.polygon([self.point(i + 0.5, 46) for i in range(ZONES)], "stonefill thin")
        sheet.polygon([self.point(i + 0.5, 37) for i in range(ZONES)], "water thin")
        sheet.path(f"M{x - 22} {y + 8}q6 5 12 0t12 0M{x} {y + 16}q6 4 12 0", "none ripple")
        sheet.icon("room-courtyard", x, y - 6, 44)

    # ---- cards

    def _offers(self, zone: int, found: Mapping[str, Any]) -> None:
        """Draw the characters of a zone; outlines for taken or future ones."""
        count = max(len(found["characters"]), tables_of(self.scene).zones[zone], 1)
        for index, box in enumerate(self._cards(zone, count)):
            if index < len(found["characters"]):
                self._offer(zone, found, found["characters"][index], box)
            else:
                card(self.sheet, box.inset(3), "none dash")
                self.sheet.icon("card", *box.middle, 34, "ghostly")

    def _cards(self, zone: int, count: int) -> list[Box]:
        """Return the boxes of that many cards at a zone: one or two side by side.

        More of them, which only magic brings there, are slips one below another.
        """
        slot = self.slot(zone)
        if count > SIDE_BY_SIDE:
            step = (slot.height + 3) / count
            return [Box(slot.x, slot.y + index * step, AREA, step - 3) for index in range(count)]
        width = SINGLE if count == 1 else CARD.width
        starts = [index * (width + 6) for index in range(count)]
        if zone >= RIGHT:
            starts = [AREA - width - start for start in starts]
        return [Box(slot.x + start, slot.y, width, slot.height) for start in starts]

    def _offer(self, zone: int, found: Mapping[str, Any], name: str, box: Box) -> None:
        scene = self.scene
        where = f"{scene.name('character', name)}, {scene.say('head-zone')} {zone + 1}"
        worth = points(scene, tables_of(scene).points[character_of(name)]).title
        label = f"{where}: {worth}. {self._highest(zone, found)}"
        with self.sheet.place(f"offer-{name}", label, [*card_tip(scene, name), *self._told(found)]):
            self.sheet.rect(box.x - 3, box.y - 3, box.width + 6, box.height + 8, "halo", 8)
            with self.sheet.piece(f"card-{name}"):
                draw = draw_card if box.height == CARD.height else draw_slip
                draw(self.sheet, scene, name, box)
            if found["leader"] is not None:
                self.sheet.icon(f"seat-{SEAT_NAMES[found['leader']]}", box.right - 8, box.y + 6, 20)

    # ---- above the board

    def above(self) -> None:
        """Draw the choices of an auction turn on the fountain, and the numbers of florins."""
        asked = self.scene.view["question"]
        if asked and asked["decision"] in ("TakeAuctionTurn", "BidSecondZone"):
            signs(self.sheet, self.scene, Box(self.x - 53, self.y - 34, 106, 70), is_column=True)
        for zone in range(ZONES):
            head = f"count/zone-{zone + 1}/"
            if any(name.startswith(head) for name in self.sheet.targets):
                draw_counts(self.sheet, self.scene, head, (self.x, self.y), self._heart(zone))


def _towards(point: tuple[float, float], other: tuple[float, float], part: float) -> tuple[float, float]:
    return point[0] + (other[0] - point[0]) * part, point[1] + (other[1] - point[1]) * part


COIN: Final = 42


def draw_counts(
    sheet: Sheet, scene: Scene, head: str, middle: tuple[float, float], tip: tuple[float, float]
) -> None:
    """Draw a coin for every number of coins that may be chosen, around a point."""
    names = [name for name, target in sheet.targets.items() if name.startswith(head) and target.legal]
    counts = sorted(int(name.removeprefix(head)) for name in names)
    if not counts:
        return
    columns = min(len(counts), 5 if len(counts) <= 20 else 8)
    rows = -(-len(counts) // columns)
    width, height = columns * COIN + 12, rows * COIN + 12
    x = min(max(middle[0] - width / 2, 4), WIDTH - width - 4)
    box = Box(x, middle[1] - height / 2, width, height)
    bubble(sheet, box, tip)
    for index, count in enumerate(counts):
        x = box.x + 6 + COIN * (index % columns + 0.5)
        y = box.y + 6 + COIN * (index // columns + 0.5)
        with sheet.place(f"{head}{count}", _count_label(scene, head, count)):
            sheet.circle(x, y, 19, "halo")
            coin(sheet, x, y, 16, str(count), "goldfill" if _asked(scene) in IN_GOLD else "silver")


IN_GOLD: Final = ("ExchangeFlorins", "PayInFlorins")


def _asked(scene: Scene) -> str:
    question = scene.view["question"]
    return str(question["decision"]) if question else ""


def _count_label(scene: Scene, head: str, count: int) -> str:
    """Describe a number of coins."""
    asked, player = _asked(scene), scene.view["players"][scene.to_act or 0]
    if asked in ("BidFlorins", "BidSecondFlorins"):
        zone = int(head.removeprefix("count/zone-").removesuffix("/"))
        return scene.say("do-choose-count--bid-florins", count=count, total=player["bids"][zone - 1] + count)
    if asked == "ExchangeFlorins":
        left = player["florins"] - count * tables_of(scene).exchange
        return scene.say("do-choose-count--exchange-florins", count=count, left=left)
    if asked in ("ChooseStake", "ChooseTakenBack"):
        kind = "choose-stake" if asked == "ChooseStake" else "choose-taken-back"
        return scene.say(f"do-choose-count--{kind}", count=count)
    return scene.say("do-choose-count", count=count)
