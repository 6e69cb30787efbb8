"""Caylus 1303, drawn: what lies before each player, the viewer's own things first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from boardwright.core.events import kebab
from boardwright.core.game import SEAT_NAMES
from boardwright.games.caylus1303.events import Goods
from boardwright.web.boards.box import Box
from boardwright.web.boards.caylus1303_art import block, halo, name, star
from boardwright.web.boards.caylus1303_court import EDGE
from boardwright.web.boards.caylus1303_layout import WIDTH
from boardwright.web.boards.caylus1303_people import character_line, head
from boardwright.web.boards.sheet import Sheet
from boardwright.web.panels.caylus1303_areas import GOODS, recruits, title_of
from boardwright.web.panels.scene import Scene

AREA_H: Final = 74
GAP: Final = 10
UNKNOWN: Final = "?"
SIGN_W: Final = 132


def height_of(seats: int) -> float:
    """How much room all players need."""
    return max(box.bottom for box in areas(seats, 0)) + GAP + 2


def areas(seats: int, top: float) -> list[Box]:
    """One over the whole width, the others two in a row; an odd one has a row of its own."""
    width = (WIDTH - 2 * EDGE - GAP) / 2
    found = [Box(EDGE, top, WIDTH - 2 * EDGE, AREA_H)]
    for index in range(seats - 1):
        line, column = divmod(index, 2)
        is_alone = column == 0 and index == seats - 2
        y = top + (line + 1) * (AREA_H + GAP)
        found.append(Box(EDGE + column * (width + GAP), y, WIDTH - 2 * EDGE if is_alone else width, AREA_H))
    return found


def draw_players(sheet: Sheet, scene: Scene, top: float) -> None:
    """The viewer first, then the others in the order of the table."""
    first = scene.seat or 0
    for index, box in enumerate(areas(scene.seats, top)):
        seat = (first + index) % scene.seats
        _ground(sheet, scene, seat, box)
        if box.width > WIDTH / 2:
            _wide(sheet, scene, seat, box)
        else:
            _narrow(sheet, scene, seat, box)
        if index == 0:
            _sign(sheet, scene, Box(box.right - SIGN_W, box.y + 6, SIGN_W - 8, box.height - 12))


def _wide(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    _head(sheet, scene, seat, Box(box.x, box.y, 204, box.height), 38)
    x = box.x + 210
    for good in GOODS:
        _good(sheet, scene, seat, good, Box(x, box.y + 12, 62, 50))
        x += 66
    _pieces(sheet, scene, seat, (x + 4, box.cy), 36, 70)
    room = box.right - x - 220 - (SIGN_W if "no" in sheet.targets else 0)
    _belongings(sheet, scene, seat, Box(x + 216, box.y + 6, room, box.height - 12), 30)


def _narrow(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    _head(sheet, scene, seat, Box(box.x, box.y, 190, 38), 27)
    _belongings(sheet, scene, seat, Box(box.x + 206, box.y + 2, box.width - 210, 34), 25)
    x = box.x + 8
    for good in GOODS:
        _good(sheet, scene, seat, good, Box(x, box.y + 40, 52, 30))
        x += 57
    _pieces(sheet, scene, seat, (x + 6, box.y + 55), 26, 60)


def _ground(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    """The ground of an area, and in words all that belongs to it."""
    player = scene.view["players"][seat]
    score = [] if player["score"] is None else [scene.say("amount-points", count=player["score"])]
    label = f"{scene.seat_name(seat)}: {', '.join([*score, scene.words.goods(_goods(player))])}"
    with sheet.place(f"area-{seat}", label, list(_remarks(scene, seat))):
        halo(sheet, box.inset(-3))
        block(sheet, box, "tint2" if scene.to_act == seat else "sheet", seat * 3)
        with sheet.group(f"of-{SEAT_NAMES[seat]}"):
            sheet.rect(box.x + 1, box.y + 1, 6, box.height - 2, "seatfill", 1)


def _goods(player: Mapping[str, Any]) -> Goods:
    return Goods(**player["goods"])


def _remarks(scene: Scene, seat: int) -> Iterator[str]:
    """Pieces, points by source, characters, buildings, and the next recruitment."""
    player = scene.view["players"][seat]
    pieces = (("panel-pool", "pool"), ("panel-camp", "camp"), ("panel-houses", "houses"))
    yield ", ".join(scene.say(message, count=player[key]) for message, key in pieces)
    for source, count in (player["points"] or {}).items():
        if count:
            goods = Goods(points=count)
            yield scene.say("panel-source", source=scene.name("source", source), goods=goods)
    for character in player["characters"]:
        yield f"{scene.name('character', character)}: {character_line(scene, character)}"
    owned = [title_of(scene, each) for each in scene.view["road"] if each and each["owner"] == seat]
    if owned:
        yield ", ".join(owned)
    if scene.view["question"]:
        yield scene.say("panel-recruits", goods=recruits(scene, seat))
    if player["score"] is None:
        yield scene.say("panel-points-hidden")


def _head(sheet: Sheet, scene: Scene, seat: int, box: Box, size: float) -> None:
    """Who it is, and the points."""
    score = scene.view["players"][seat]["score"]
    sheet.icon(f"seat-{SEAT_NAMES[seat]}", box.x + 12 + size / 2, box.cy, size)
    text = Box(box.x + size + 20, box.y + 2, box.width - size - 76, box.height - 4)
    name(sheet, scene.seat_name(seat), text, 16, "start")
    star(sheet, UNKNOWN if score is None else score, (box.right - 28, box.cy), size + 8)


def _good(sheet: Sheet, scene: Scene, seat: int, good: str, box: Box) -> None:
    count = scene.view["players"][seat]["goods"][good]
    size = min(box.height - 2, 36)
    with sheet.place(f"goods-{seat}-{good}", scene.say(f"amount-{good}", count=count)):
        halo(sheet, box)
        with sheet.group("" if count else "faded"):
            sheet.icon(good, box.x + 4 + size / 2, box.cy, size)
            sheet.text(box.x + size + 8, box.cy + 1, count, "num start", max(size * 0.52, 15))


def _pieces(sheet: Sheet, scene: Scene, seat: int, at: tuple[float, float], size: float, step: float) -> None:
    """Workers in the pool and in the Camp, houses."""
    player = scene.view["players"][seat]
    x, y = at
    for icon, key in (("worker", "pool"), ("camp", "camp"), ("house", "houses")):
        with sheet.group(f"own of-{SEAT_NAMES[seat]}" + ("" if player[key] else " faded")):
            sheet.icon(icon, x + size / 2, y, size)
            sheet.text(x + size + 3, y + 1, player[key], "num start", max(size * 0.52, 15))
        x += step


def _belongings(sheet: Sheet, scene: Scene, seat: int, box: Box, size: float) -> None:
    """The tile of the first player, bundles of this round, the characters."""
    player = scene.view["players"][seat]
    x = box.x + size / 2
    if scene.view["first"] == seat:
        with sheet.piece("first-player"):
            sheet.icon("crown", x, box.cy, size)
        x += size + 6
    if player["bundles"]:
        sheet.icon("bundle", x, box.cy, size)
        sheet.text(x + size / 2 + 2, box.cy + 1, player["bundles"], "num start", 15)
        x += size + 20
    step = min(size * 1.2, max(box.right - x, 1) / max(len(player["characters"]), 1))
    for character in player["characters"]:
        head(sheet, character, (x + 2, box.cy - size * 0.1), size * 1.2)
        x += step


def _sign(sheet: Sheet, scene: Scene, box: Box) -> None:
    """A signpost for turning an offer down; it stands there only when there is one."""
    if "no" not in sheet.targets:
        return
    text = refusal(scene)
    with sheet.place("no", text):
        halo(sheet, box)
        sheet.path(f"M{box.cx} {box.bottom}V{box.y + 6}", "thick")
        sheet.polygon(
            (
                (box.x + 4, box.y + 8),
                (box.right - 14, box.y + 6),
                (box.right - 2, box.y + 28),
                (box.right - 14, box.y + 50),
                (box.x + 5, box.y + 48),
            ),
            "accent ink",
        )
        sheet.icon("cross", box.x + 19, box.y + 28, 17, "onaccent")
        name(sheet, text, Box(box.x + 32, box.y + 8, box.width - 46, 40), 13, "onaccent")


def refusal(scene: Scene) -> str:
    """What turning down means at the question that is asked."""
    question = scene.view["question"]
    decision = str(question["decision"])
    if decision == "ChooseBundle":
        return scene.say("do-stop", count=scene.view["players"][question["seat"]]["bundles"])
    special = f"do-decline--{kebab(decision)}"
    return scene.say(special if scene.words.has(special) else "do-decline")
