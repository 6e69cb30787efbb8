"""Characters of Caylus 1303 on the board, each with head and signs, in the colour of its holder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.plugins.caylus1303.board.court import EDGE
from boardwright.plugins.caylus1303.board.geometry import WIDTH
from boardwright.plugins.caylus1303.board.phrases import named, said, told
from boardwright.plugins.caylus1303.panels import effects
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import write_name
from boardwright.web.svg.pieces import Sign, halo, plate, sign_row
from boardwright.web.svg.sheet import Sheet, number

CHARACTERS_H: Final = 92
CAMP_W: Final = 320
"""The minimum width of the Camp."""

NARROW: Final = 98
SPACES: Final = 3
"""The spaces of the board for characters without a holder."""

# Hats and the like, around the middle of a head, with the fill of each.
WORN: Final = {
    "early-riser": ("M-13 -3q13 -5 26 0l-1 2q-12 -4 -24 0zM-7 -4q0 -8 7 -8t7 8q-7 -2 -14 0z", "goldfill"),
    "night-worker": ("M-8 -2q0 -11 10 -11q9 0 13 10l-4 2q-3 -6 -5 -5l2 5q-8 -3 -16 -1z", "metalfill"),
    "journeyman": ("M-9 -3q1 -8 9 -8t10 7l-1 2q-9 -3 -18 -1zM6 -9l9 -7l-4 9z", "greenfill"),
    "thief": ("M-9 -3q9 -3 18 0l-1 5q-4 2 -6 -1h-4q-2 3 -6 1z", "mask"),
    "steward": ("M-9 -3v-3q9 -4 18 0v3q-9 -3 -18 0zM-6 -6l1 -8q5 -2 10 0l1 8q-6 -2 -12 0z", "accent"),
    "bailiff": ("M-9 2v-6q1 -9 9 -9t9 9v6l-3 -1v-4h-12v4zM-2 -13h4v-3h-4z", "metalfill"),
    "architect": ("M-11 -4q3 -8 12 -8q11 0 10 7q-4 4 -11 2q-6 -2 -11 -1z", "clothfill"),
    "deliveryman": ("M-8 -3q0 -9 8 -9t8 8l7 2v2q-12 -3 -23 -3z", "woodfill"),
    "chamberlain": (
        "M-9 8q-6 -2 -3 -7q-2 -6 3 -8q2 -6 9 -6t9 6q5 2 3 8q3 5 -3 7q-2 -4 -1 -9q-14 0 -16 0q1 5 -1 9z",
        "sheet",
    ),
    "foreman": ("M-11 -1q11 -4 22 0v-2q-2 -10 -11 -10t-11 10z", "woodfill"),
    "goldsmith": ("M-8 -5q1 -7 8 -7t8 7q-8 -2 -16 0zM1 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", "goldfill"),
    "day-labourer": ("M-9 -1q0 -11 9 -11t9 11l4 5l-5 -1q0 -4 -2 -6q-7 -2 -15 2z", "foodfill"),
}


def signs_of(scene: Scene, character: str) -> list[Sign]:
    """Return the effect of a character, in signs."""
    if character in ("architect", "foreman", "goldsmith"):
        thing = {"architect": "caylus-hammer", "foreman": "bundle", "goldsmith": "gold"}[character]
        return [(thing, ""), ("", "→"), ("point", f"+{scene.number(f'{character}.points')}")]
    return {
        "early-riser": [("season-summer", ""), ("worker", "+1")],
        "night-worker": [("caylus-moon", ""), ("worker", "")],
        "journeyman": [("worker", ""), ("", "+"), ("worker", "")],
        "thief": [("house", ""), ("", "→"), ("caylus-no-point", "")],
        "steward": [("house", ""), ("", "→"), ("point", f"+{scene.number('steward.points')}")],
        "bailiff": [("provost", f"±{scene.number('bailiff.steps')}")],
        "deliveryman": [("caylus-cart", ""), ("last", "")],
        "chamberlain": [("any-good", "")] * 3,
        "day-labourer": [("clock", ""), ("worker", f"+{scene.number('day_labourer.workers')}")],
    }[character]


def draw_characters(sheet: Sheet, scene: Scene, top: float) -> float:
    """Draw the free characters, on three spaces or more if needed; returns the right edge of the row."""
    lying = scene.view["characters"]
    count = max(SPACES, len(lying))
    step = min(142, (WIDTH - 2 * EDGE - CAMP_W) / count)
    made_of = scene.made_of("characters", top, lying)
    sheet.part(made_of, lambda: _draw_lying(sheet, scene, lying, top, step))
    return EDGE + count * step


def _draw_lying(sheet: Sheet, scene: Scene, lying: Sequence[str], top: float, step: float) -> None:
    for index in range(max(SPACES, len(lying))):
        box = Box(EDGE + index * step, top, step - 8, CHARACTERS_H - 10)
        if index < len(lying):
            draw_character(sheet, scene, lying[index], None, box)
        else:
            sheet.rect(box.x + 6, box.y + 26, box.width - 12, box.height - 34, "lot", 6)
            sheet.icon("character", box.cx, box.cy + 9, 34, "gone")


def draw_character(sheet: Sheet, scene: Scene, character: str, seat: int | None, box: Box) -> None:
    """Draw a character behind a card with signs and name."""
    title = named(scene, "character", character)
    whose = said(scene, "board-on-board") if seat is None else scene.say("board-held", seat=seat)
    place = f"character-{character}"
    with sheet.place(place, f"{title}, {whose}", [character_line(scene, character)]):
        halo(sheet, box.inset(-2))
        _card(sheet, scene, character, box)


def _card(sheet: Sheet, scene: Scene, character: str, box: Box) -> None:
    """Draw a face beside its effect; in a narrow frame it looks over the edge."""
    is_narrow = box.width < NARROW
    peek = box.height * (0.27 if is_narrow else 0.16)
    card = Box(box.x, box.y + peek, box.width, box.height - peek)
    strip = card.height * 0.53
    with sheet.piece(f"character-{character}"):
        if is_narrow:
            head(sheet, character, (card.x + 20, box.y + box.height * 0.16), box.height * 0.42)
        plate(sheet, card, "sheet", len(character))
        sheet.rect(card.x + 1, card.y + 1, card.width - 2, strip, "tint2", 2)
        if not is_narrow:
            head(sheet, character, (card.x + strip * 0.55, card.y + strip * 0.36), strip * 1.28)
        sheet.path(f"M{number(card.x)} {number(card.y + strip)}h{number(card.width)}", "ink")
        left = card.x + (4 if is_narrow else strip * 1.12)
        middle = ((left + card.right) / 2 - 2, card.y + strip * 0.53)
        sign_row(sheet, signs_of(scene, character), middle, strip * 0.72, card.right - left - 4)
        text = Box(card.x + 3, card.y + strip, card.width - 6, card.height - strip)
        write_name(sheet, named(scene, "character", character), text, 13)


def character_line(scene: Scene, character: str) -> str:
    """Describe the effect of a character."""
    return told(scene, character, lambda: [effects.character(scene, character)])[0]


def head(sheet: Sheet, character: str, at: tuple[float, float], size: float = 36) -> None:
    """Draw the head of a character, each with another hat, around a point."""
    worn, fill = WORN[character]
    scale = f"scale({number(size / 36)})"
    sheet.add(f'<g transform="translate({number(at[0])} {number(at[1])}) {scale}">')
    sheet.icon("character", 0, 7, 36)
    sheet.path(worn, f"{fill} thinink")
    sheet.add("</g>")
