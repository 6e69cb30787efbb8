"""The square of Guilds: six zones around a fountain, tents with the bids of all, characters on offer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import cos, pi, sin
from typing import Any, Final

from boardwright.games.guilds.terms import ZONES
from boardwright.web.boards.box import Box
from boardwright.web.boards.guilds_cards import CARD, card_tip, draw_card, draw_slip
from boardwright.web.boards.guilds_pen import MARGIN, WIDTH, bubble, coin, colour_of, cut_card, signs
from boardwright.web.boards.sheet import Sheet
from boardwright.web.panels.guilds_cards import tables_of
from boardwright.web.panels.scene import Scene, capital

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
    """How many rows at the top left belong to no zone that is used."""
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
        """A point in the direction of a side, at a distance from the middle, and a step aside of it."""
        angle = sixth * pi / 3
        return (
            self.x + cos(angle) * distance - sin(angle) * aside,
            self.y + sin(angle) * distance + cos(angle) * aside,
        )

    def slot(self, zone: int) -> Box:
        """Where the cards of a zone lie."""
        y = self.top + 4 + ROWS[zone] * ROW
        x = WIDTH - MARGIN - AREA if zone < RIGHT else MARGIN
        return Box(x, y, AREA, CARD.height)

    def draw(self) -> None:
        """Everything of it but what lies above the board."""
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
                sheet.part(made_of("offers", self.top, zone, found), partial(self._offers, zone, found))

    def _stones(self, hidden: int, used: list[bool]) -> None:
        """The streets, and the ground of the square."""
        for zone in range(ZONES):
            if zone < RIGHT or ROWS[zone] >= hidden:
                self._street(zone)
        corners = [self.point(sixth + 0.5, RADIUS) for sixth in SIXTHS]
        self.sheet.polygon([(x + 3, y + 5) for x, y in corners], "inkfill")
        self.sheet.polygon(corners, "well thick")
        for zone in range(ZONES):
            self._ground(zone, used[zone])

    def _street(self, zone: int) -> None:
        """The way from a side of the square to the cards that are offered there."""
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
        sixth, scene = SIXTHS[zone], self.scene
        corners = [(self.x, self.y), self.point(sixth - 0.5, RADIUS), self.point(sixth + 0.5, RADIUS)]
        label = f"{capital(scene.say('cli-head-zone'))} {zone + 1}"
        there = ", ".join(scene.name("character", name) for name in found["characters"])
        with self.sheet.place(
            f"zone-{zone + 1}", f"{label}: {there}" if there else label, self._told(zone, found)
        ):
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

    def _is_asked(self, zone: int) -> bool:
        """Whether the number of florins for this zone is asked now."""
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

    def _told(self, zone: int, found: Mapping[str, Any]) -> list[str]:
        """Who has bid how much, and who leads."""
        scene = self.scene
        told = [
            f"{scene.seat_name(seat)}: {scene.say('amount-florins', count=bid)}"
            for seat, bid in enumerate(found["bids"])
            if bid
        ]
        if found["crown"]:
            told.append(
                f"{scene.say('cli-guilds-crown')}: {scene.say('amount-florins', count=found['crown'])}"
            )
        if found["leader"] is not None:
            told.append(scene.say("panel-leads", seat=found["leader"], zone=zone + 1))
        return told

    def _holders(self) -> list[int]:
        """The seats, and the crown (-1) where it bids, too."""
        return [*range(self.scene.seats), *([-1] if tables_of(self.scene).crown_agent else [])]

    def _tent(self, zone: int, found: Mapping[str, Any], holder: int, place: float) -> None:
        """The tent of a seat with its bid before it; the crown flies over the one that leads."""
        sheet, sixth = self.sheet, SIXTHS[zone]
        x, y = self.point(sixth, 147, place * 38)
        added = self._added(zone, holder)
        bid = (found["crown"] if holder < 0 else found["bids"][holder]) + added
        colour = "crowntent" if holder < 0 else f"of-{colour_of(holder)}"
        sheet.icon("guilds-tent", x, y, 36, f"tent {colour}{'' if bid else ' bare'}")
        if holder < 0:
            sheet.icon("crown", x, y - 16, 16)
        else:
            sheet.icon(f"seat-{colour_of(holder)}", x + 1, y - 15, 13)
        if not bid:
            return
        x, y = self.point(sixth, 106, place * 27)
        with sheet.piece(f"bid-{zone + 1}-{holder}"):
            for level in range(min(3, (bid + 1) // 2), 0, -1):
                sheet.circle(x + level * 0.7, y + level * 2.6, 14, "silver coinline")
            look = "pending" if added else "leading" if found["leader"] == holder else "silver"
            coin(sheet, x, y, 14, str(bid), look)
            if holder >= 0:
                sheet.stamp(holder, colour_of(holder), x + 11, y - 10, 12, f"zone-{zone + 1}")

    def _added(self, zone: int, holder: int) -> int:
        """The florins of a bid that is not laid out yet: it is told zone by zone."""
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
        """The characters of a zone; where one was or will be, the outline of a card."""
        count = max(len(found["characters"]), tables_of(self.scene).zones[zone], 1)
        for index, box in enumerate(self._cards(zone, count)):
            if index < len(found["characters"]):
                self._offer(zone, found, found["characters"][index], box)
            else:
                cut_card(self.sheet, box.inset(3), "none dash")
                self.sheet.icon("card", *box.middle, 34, "ghostly")

    def _cards(self, zone: int, count: int) -> list[Box]:
        """So many cards at a zone: one or two side by side; more, which only magic brings there, as slips one
        below the other.
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
        label = f"{self.scene.name('character', name)}, {self.scene.say('cli-head-zone')} {zone + 1}"
        with self.sheet.place(
            f"offer-{name}", label, [*card_tip(self.scene, name), *self._told(zone, found)]
        ):
            self.sheet.rect(box.x - 3, box.y - 3, box.width + 6, box.height + 8, "halo", 8)
            with self.sheet.piece(f"card-{name}"):
                draw = draw_card if box.height == CARD.height else draw_slip
                draw(self.sheet, self.scene, name, box)
            if found["leader"] is not None:
                self.sheet.icon(f"seat-{colour_of(found['leader'])}", box.right - 8, box.y + 6, 20)

    # ---- above the board

    def above(self) -> None:
        """The choices of an auction turn on the fountain, and how many florins."""
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
    """A coin for every number of coins that may be chosen; they lie around a point."""
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
    """What so many coins mean."""
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
