"""Caylus 1303, drawn: what lies before each player, the viewer's own things first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from boardwright.core.events import kebab
from boardwright.core.game import SEAT_NAMES
from boardwright.games.caylus1303.events import Goods
from boardwright.web.boards.box import Box
from boardwright.web.boards.caylus1303_art import amount, block, halo, name, sides, star
from boardwright.web.boards.caylus1303_camp import draw_houses, draw_pool
from boardwright.web.boards.caylus1303_court import EDGE, favour, favoured
from boardwright.web.boards.caylus1303_layout import WIDTH
from boardwright.web.boards.caylus1303_outlook import draw_outlook
from boardwright.web.boards.caylus1303_people import character_line, draw_character
from boardwright.web.boards.caylus1303_said import named, said, told
from boardwright.web.boards.sheet import Sheet
from boardwright.web.panels.caylus1303_areas import GOODS, title_of
from boardwright.web.panels.scene import Scene

WIDE_H: Final = 122
NARROW_H: Final = 138
CARD_H: Final = 60
GAP: Final = 10
UNKNOWN: Final = "?"
SAID: Final = ("goods", "pool", "camp", "houses", "characters", "score", "points")
"""What an area says of its player in words."""

SIGN_W: Final = 132


def height_of(seats: int) -> float:
    """How much room all players need."""
    return max(box.bottom for box in areas(seats, 0)) + GAP + 2


def areas(seats: int, top: float) -> list[Box]:
    """One over the whole width, the others two in a row; an odd one has a row of its own."""
    whole = WIDTH - 2 * EDGE
    width = (whole - GAP) / 2
    found = [Box(EDGE, top, whole, WIDE_H)]
    for index in range(seats - 1):
        line, column = divmod(index, 2)
        is_alone = column == 0 and index == seats - 2
        y = top + WIDE_H + GAP + line * (NARROW_H + GAP)
        if is_alone:
            found.append(Box(EDGE, y, whole, WIDE_H))
        else:
            found.append(Box(EDGE + column * (width + GAP), y, width, NARROW_H))
    return found


def draw_players(sheet: Sheet, scene: Scene, top: float) -> None:
    """The viewer first, then the others in the order of the table."""
    first = scene.seat or 0
    for index, box in enumerate(areas(scene.seats, top)):
        seat = (first + index) % scene.seats
        _draw_area(sheet, scene, seat, box)
        if box.width > WIDTH / 2:
            _wide(sheet, scene, seat, box, index == 0 and "no" in sheet.targets)
        else:
            _narrow(sheet, scene, seat, box)


def _draw_area(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    player = scene.view["players"][seat]
    said_of = [player[part] for part in SAID]
    owned = [
        (each["tile"], each["residence"]) for each in scene.view["road"] if each and each["owner"] == seat
    ]
    made_of = scene.made_of("area", seat, *sides(box), scene.to_act == seat, said_of, owned)
    sheet.part(made_of, lambda: _ground(sheet, scene, seat, box))


def _wide(sheet: Sheet, scene: Scene, seat: int, box: Box, has_sign: bool) -> None:
    """Goods and pieces above, characters and what lies ahead below."""
    marked = _marked(scene, seat)
    made_of = scene.made_of("wide", seat, *sides(box), *_held(scene, seat))
    sheet.part(made_of, lambda: _wide_pieces(sheet, scene, seat, box))
    low = Box(box.x + 14, box.bottom - CARD_H - 3, box.width - 22 - (SIGN_W if has_sign else 0), CARD_H)
    _markers(sheet, seat, marked, (low.x, low.cy + 4), 34)
    _lower(sheet, scene, seat, low, _after(marked, low.x, 34))
    if has_sign:
        _sign(sheet, scene, Box(box.right - SIGN_W, low.y - 2, SIGN_W - 8, CARD_H + 2))


def _wide_pieces(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    _head(sheet, scene, seat, Box(box.x, box.y + 4, 224, 48), 38)
    x = box.x + 230
    for good in GOODS:
        _good(sheet, scene, seat, good, Box(x, box.y + 5, 62, 46))
        x += 64
    draw_pool(sheet, scene, seat, Box(x + 8, box.y + 10, 270, 36))
    draw_houses(sheet, scene, seat, Box(box.right - 148, box.y + 14, 140, 30))


def _narrow(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    """The same in three lines."""
    made_of = scene.made_of("narrow", seat, *sides(box), *_held(scene, seat), _marked(scene, seat))
    sheet.part(made_of, lambda: _narrow_pieces(sheet, scene, seat, box))
    low = Box(box.x + 14, box.bottom - CARD_H - 4, box.width - 22, CARD_H)
    _lower(sheet, scene, seat, low, low.x)


def _narrow_pieces(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    _head(sheet, scene, seat, Box(box.x, box.y + 2, 202, 36), 27)
    _markers(sheet, seat, _marked(scene, seat), (box.x + 208, box.y + 20), 26)
    draw_houses(sheet, scene, seat, Box(box.right - 144, box.y + 8, 138, 26))
    x = box.x + 11
    for good in GOODS:
        _good(sheet, scene, seat, good, Box(x, box.y + 40, 50, 30))
        x += 51
    draw_pool(sheet, scene, seat, Box(x + 8, box.y + 40, box.right - x - 12, 30))


def _held(scene: Scene, seat: int) -> tuple[object, ...]:
    """What the upper part of an area shows."""
    player = scene.view["players"][seat]
    return player["score"], player["goods"], player["pool"], player["houses"]


def _lower(sheet: Sheet, scene: Scene, seat: int, box: Box, left: float) -> None:
    """The characters of a player, each upright while there is room, and what lies ahead."""
    held = scene.view["players"][seat]["characters"]
    is_tight = len(held) > 2 and box.width < WIDTH / 2
    width = (94 if len(held) == 3 else 84) if is_tight else 118
    room = (box.right - left) * (0.76 if is_tight else 0.6)
    step = min(width + 8, (room - width) / max(len(held) - 1, 1))
    for index, character in enumerate(held):
        card = Box(left + index * step, box.y, width, CARD_H)
        sheet.part(
            scene.made_of("card", character, seat, *sides(card)),
            partial(draw_character, sheet, scene, character, seat, card),
        )
    if held:
        left += (len(held) - 1) * step + width + 12
    draw_outlook(sheet, scene, seat, Box(left, box.y + 3, box.right - left, CARD_H - 2))


def _ground(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    """The ground of an area, and in words all that belongs to it."""
    player = scene.view["players"][seat]
    score = [] if player["score"] is None else [said(scene, "amount-points", count=player["score"])]
    goods = _goods(player)
    has = told(scene, goods, lambda: [scene.words.goods(goods)])[0]
    label = f"{scene.seat_name(seat)}: {', '.join([*score, has])}"
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
    yield ", ".join(said(scene, message, count=player[key]) for message, key in pieces)
    for source, count in (player["points"] or {}).items():
        if count:
            goods = Goods(points=count)
            yield said(scene, "panel-source", source=named(scene, "source", source), goods=goods)
    for character in player["characters"]:
        yield f"{named(scene, 'character', character)}: {character_line(scene, character)}"
    owned = [title_of(scene, each) for each in scene.view["road"] if each and each["owner"] == seat]
    if owned:
        yield ", ".join(owned)
    if player["score"] is None:
        yield said(scene, "panel-points-hidden")


def _head(sheet: Sheet, scene: Scene, seat: int, box: Box, size: float) -> None:
    """Who it is, and the points."""
    score = scene.view["players"][seat]["score"]
    sheet.icon(f"seat-{SEAT_NAMES[seat]}", box.x + 12 + size / 2, box.cy, size)
    text = Box(box.x + size + 20, box.y + 2, box.width - size - 76, box.height - 4)
    name(sheet, scene.seat_name(seat), text, 16, "start")
    shown = UNKNOWN if score is None else score
    star(sheet, shown, (box.right - 28, box.cy), size + 12, f"score-{seat}")


def _good(sheet: Sheet, scene: Scene, seat: int, good: str, box: Box) -> None:
    count = scene.view["players"][seat]["goods"][good]
    size = min(box.height - 2, 34)
    place = f"goods-{seat}-{good}"
    with sheet.place(place, said(scene, f"amount-{good}", count=count)):
        halo(sheet, box)
        with sheet.group("" if count else "faded"):
            sheet.icon(good, box.x + 3 + size / 2, box.cy, size)
            amount(sheet, place, count, (box.x + size + 5, box.cy + 1), max(size * 0.52, 15))


def _marked(scene: Scene, seat: int) -> tuple[bool, bool, int]:
    """Whether a player is the first one, whether one uses a favour, the bundles of this round."""
    view = scene.view
    return view["first"] == seat, favoured(scene) == seat, view["players"][seat]["bundles"]


def _markers(
    sheet: Sheet, seat: int, marked: tuple[bool, bool, int], at: tuple[float, float], size: float
) -> None:
    """The tile of the first player, a favour, bundles of this round."""
    is_first, is_favoured, bundles = marked
    x, y = at
    if is_first:
        with sheet.piece("first-player"):
            sheet.icon("crown", x + size / 2, y, size)
        x += size + 6
    if is_favoured:
        favour(sheet, (x + size / 2, y), size)
        x += size + 6
    if bundles:
        sheet.icon("bundle", x + size / 2, y, size)
        amount(sheet, f"bundles-{seat}", bundles, (x + size + 2, y + 1), 15)


def _after(marked: tuple[bool, bool, int], x: float, size: float) -> float:
    """Where the next thing after the markers can lie."""
    is_first, is_favoured, bundles = marked
    for is_there, room in ((is_first, 6), (is_favoured, 6), (bundles, 22)):
        x += size + room if is_there else 0
    return x + 6 if any(marked) else x


def _sign(sheet: Sheet, scene: Scene, box: Box) -> None:
    """A signpost for turning an offer down; it stands there only when there is one."""
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
        return said(scene, "do-stop", count=scene.view["players"][question["seat"]]["bundles"])
    special = f"do-decline--{kebab(decision)}"
    return scene.say(special if scene.words.has(special) else "do-decline")
