"""Players' areas of Caylus 1303 on the board, the viewer's own first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from boardwright.core.events import kebab
from boardwright.core.game import SEAT_NAMES
from boardwright.games.caylus1303.events import Goods
from boardwright.plugins.caylus1303.board.camp import draw_houses, draw_pool
from boardwright.plugins.caylus1303.board.court import EDGE, favour, favoured
from boardwright.plugins.caylus1303.board.forecast import draw_outlook
from boardwright.plugins.caylus1303.board.geometry import WIDTH
from boardwright.plugins.caylus1303.board.people import character_line, draw_character
from boardwright.plugins.caylus1303.board.phrases import named, said, told
from boardwright.plugins.caylus1303.board.pieces import amount, score_star
from boardwright.plugins.caylus1303.panels.areas import GOODS, title_of
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import write_name
from boardwright.web.svg.pieces import halo, plate
from boardwright.web.svg.sheet import Sheet

WIDE_H: Final = 122
NARROW_H: Final = 138
CARD_H: Final = 60
GAP: Final = 10
UNKNOWN: Final = "?"
SAID: Final = ("goods", "pool", "camp", "houses", "characters", "score", "points")
"""The subjects of the description of a player's area."""

SIGN_W: Final = 132


def height_of(seats: int) -> float:
    """Return the height of all players' areas."""
    return max(box.bottom for box in areas(seats, 0)) + GAP + 2


def areas(seats: int, top: float) -> list[Box]:
    """Return the boxes of the areas: one over the whole width, the others two in a row."""
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
    """Draw the viewer's area first, then the others in seat order."""
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
    made_of = scene.made_of("area", seat, *box.sides, scene.to_act == seat, said_of, owned)
    sheet.part(made_of, lambda: _ground(sheet, scene, seat, box))


def _wide(sheet: Sheet, scene: Scene, seat: int, box: Box, has_sign: bool) -> None:
    """Draw a wide area: goods and pieces above, characters and forecasts below."""
    marked = _marked(scene, seat)
    made_of = scene.made_of("wide", seat, *box.sides, *_held(scene, seat))
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
    """Draw a narrow area: the same in three lines."""
    made_of = scene.made_of("narrow", seat, *box.sides, *_held(scene, seat), _marked(scene, seat))
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
    """Return the values on which the upper part of an area depends."""
    player = scene.view["players"][seat]
    return player["score"], player["goods"], player["pool"], player["houses"]


def _lower(sheet: Sheet, scene: Scene, seat: int, box: Box, left: float) -> None:
    """Draw the characters of a player, upright while there is space, and the forecasts."""
    held = scene.view["players"][seat]["characters"]
    is_tight = len(held) > 2 and box.width < WIDTH / 2
    width = (94 if len(held) == 3 else 84) if is_tight else 118
    room = (box.right - left) * (0.76 if is_tight else 0.6)
    step = min(width + 8, (room - width) / max(len(held) - 1, 1))
    for index, character in enumerate(held):
        card = Box(left + index * step, box.y, width, CARD_H)
        sheet.part(
            scene.made_of("card", character, seat, *card.sides),
            partial(draw_character, sheet, scene, character, seat, card),
        )
    if held:
        left += (len(held) - 1) * step + width + 12
    draw_outlook(sheet, scene, seat, Box(left, box.y + 3, box.right - left, CARD_H - 2))


def _ground(sheet: Sheet, scene: Scene, seat: int, box: Box) -> None:
    """Draw the ground of an area, with a description of its contents."""
    player = scene.view["players"][seat]
    score = [] if player["score"] is None else [said(scene, "amount-points", count=player["score"])]
    goods = _goods(player)
    has = told(scene, goods, lambda: [scene.words.goods(goods)])[0]
    has = has if any(player["goods"].values()) else said(scene, "board-no-goods")
    pool = said(scene, "panel-pool", count=player["pool"])
    label = f"{scene.seat_name(seat)}: {', '.join([*score, has, pool])}"
    with sheet.place(f"area-{seat}", label, list(_remarks(scene, seat))):
        halo(sheet, box.inset(-3))
        plate(sheet, box, "tint2" if scene.to_act == seat else "sheet", seat * 3)
        with sheet.group(f"of-{SEAT_NAMES[seat]}"):
            sheet.rect(box.x + 1, box.y + 1, 6, box.height - 2, "seatfill", 1)


def _goods(player: Mapping[str, Any]) -> Goods:
    return Goods(**player["goods"])


def _remarks(scene: Scene, seat: int) -> Iterator[str]:
    """Yield remarks: pieces not at hand, points by source, characters, buildings, the next recruitment."""
    player = scene.view["players"][seat]
    pieces = (("panel-camp", "camp"), ("panel-houses", "houses"))
    yield ", ".join(said(scene, message, count=player[key]) for message, key in pieces)
    for source, count in (player["points"] or {}).items():
        if count:
            goods = Goods(points=count)
            yield said(scene, "panel-source", source=named(scene, "source", source), goods=goods)
    for character in player["characters"]:
        yield f"{named(scene, 'character', character)}: {character_line(scene, character)}"
    owned = [title_of(scene, each) for each in scene.view["road"] if each and each["owner"] == seat]
    if owned:
        yield said(scene, "board-owned", tiles=", ".join(owned))
    if player["score"] is None:
        yield said(scene, "panel-points-hidden")


def _head(sheet: Sheet, scene: Scene, seat: int, box: Box, size: float) -> None:
    """Draw the name of the player, and the points."""
    score = scene.view["players"][seat]["score"]
    sheet.icon(f"seat-{SEAT_NAMES[seat]}", box.x + 12 + size / 2, box.cy, size)
    text = Box(box.x + size + 20, box.y + 2, box.width - size - 76, box.height - 4)
    write_name(sheet, scene.seat_name(seat), text, 16, "name start")
    shown = UNKNOWN if score is None else score
    score_star(sheet, shown, (box.right - 28, box.cy), size + 12, f"score-{seat}")


def _good(sheet: Sheet, scene: Scene, seat: int, good: str, box: Box) -> None:
    count = scene.view["players"][seat]["goods"][good]
    size = min(box.height - 2, 34)
    place = f"goods-{seat}-{good}"
    label = f"{scene.seat_name(seat)}: {said(scene, f'amount-{good}', count=count)}"
    with sheet.place(place, label):
        halo(sheet, box)
        with sheet.group("" if count else "faded"):
            sheet.icon(good, box.x + 3 + size / 2, box.cy, size)
            amount(sheet, place, count, (box.x + size + 5, box.cy + 1), max(size * 0.52, 15))


def _marked(scene: Scene, seat: int) -> tuple[bool, bool, int]:
    """Return whether a player is the first one, whether they use a favour, and the bundles of this round."""
    view = scene.view
    return view["first"] == seat, favoured(scene) == seat, view["players"][seat]["bundles"]


def _markers(
    sheet: Sheet, seat: int, marked: tuple[bool, bool, int], at: tuple[float, float], size: float
) -> None:
    """Draw the first-player tile, a favour, bundles of this round."""
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
    """Return the x coordinate after the markers."""
    is_first, is_favoured, bundles = marked
    for is_there, room in ((is_first, 6), (is_favoured, 6), (bundles, 22)):
        x += size + room if is_there else 0
    return x + 6 if any(marked) else x


def _sign(sheet: Sheet, scene: Scene, box: Box) -> None:
    """Draw a signpost for declining an offer; only while there is one."""
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
        write_name(sheet, text, Box(box.x + 32, box.y + 8, box.width - 46, 40), 13, "name onaccent")


def refusal(scene: Scene) -> str:
    """Describe the effect of declining at the present question."""
    question = scene.view["question"]
    decision = str(question["decision"])
    if decision == "ChooseBundle":
        return said(scene, "do-stop", count=scene.view["players"][question["seat"]]["bundles"])
    special = f"do-decline--{kebab(decision)}"
    return scene.say(special if scene.words.has(special) else "do-decline")
