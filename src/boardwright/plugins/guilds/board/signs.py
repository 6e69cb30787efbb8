"""Choices of Guilds without a place of their own (pass, yes, no, bid), as wooden signs."""

from __future__ import annotations

from typing import Final

from boardwright.text.words import signed
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import NARROWER_NAMES, Fit, fit_text
from boardwright.web.svg.pieces import card, halo
from boardwright.web.svg.sheet import Sheet

TWO_LINES: Final = 34


def income_parts(florins: int, gold: int) -> list[tuple[str, str]]:
    """Return the income of every round, as amounts."""
    found = [("income-florin", florins), ("income-gold", gold)]
    return [(icon, f"+{count}" if count > 0 else signed(count)) for icon, count in found if count]


def signs(sheet: Sheet, scene: Scene, box: Box, is_column: bool = False) -> None:
    """Draw the signs (pass, no ability, yes, no, bid) that the question has."""
    known = [name for name in SIGNS if f"do-{name}" in sheet.targets]
    if not known:
        return
    gap = 6
    if is_column:
        height = min(32.0, (box.height - gap * (len(known) - 1)) / len(known))
        boxes = [Box(box.x, box.y + i * (height + gap), box.width, height) for i in range(len(known))]
    else:
        width = min(220.0, (box.width - gap * (len(known) - 1)) / len(known))
        start = box.right - width * len(known) - gap * (len(known) - 1)
        boxes = [Box(start + i * (width + gap), box.y, width, box.height) for i in range(len(known))]
    for name, own in zip(known, boxes, strict=True):
        _sign(sheet, scene, name, own)


SIGNS: Final = {"bid": "florin", "yes": "commit", "no": "cross", "pass": "guilds-hand", "done": "guilds-hand"}


def _sign(sheet: Sheet, scene: Scene, name: str, box: Box) -> None:
    text = sign_text(scene, name)
    with sheet.place(f"do-{name}", text):
        halo(sheet, box, 6)
        card(sheet, box.inset(2), "plank ink")
        sheet.icon(SIGNS[name], box.x + 17, box.y + box.height / 2, 20)
        rows = 2 if box.height >= TWO_LINES else 1
        lines, size = fit_text(text, Fit((box.width - 36) * NARROWER_NAMES, rows, 14))
        first = box.y + box.height / 2 - (len(lines) - 1) * size * 0.55
        for index, line in enumerate(lines):
            sheet.text(box.x + 30, first + index * size * 1.1, line, "name start", size)


def sign_text(scene: Scene, name: str) -> str:
    """Return the text of a sign at this question."""
    question = scene.view["question"]
    asked = question["decision"] if question else ""
    kebab = "".join(f"-{each.lower()}" if each.isupper() else each for each in asked).lstrip("-")
    special = f"do-{name}--{kebab}"
    message = special if scene.words.has(special) else f"do-{name}"
    if message == "do-done--keep-rooms":
        return scene.say(message, count=sum(room["kept"] for room in scene.view["display"]))
    if message.endswith("pay-or-lose"):
        return scene.say(message, count=scene.number("abilities.inquisitor.demand"))
    return scene.say(message)
