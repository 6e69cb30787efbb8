"""What the drawings of Guilds have in common: boxes, wrapped texts, coins, signs, bubbles."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from boardwright.core.game import SEAT_NAMES
from boardwright.games.guilds.tables import Tables
from boardwright.text.words import signed
from boardwright.web.boards.box import Box
from boardwright.web.boards.sheet import MOST_PARTS, PARTS, Sheet, Target, Within
from boardwright.web.panels.guilds_cards import tables_of
from boardwright.web.panels.scene import Scene

WIDTH: Final = 1000
MARGIN: Final = 10
SMALLEST: Final = 11.5
TWO_LINES: Final = 34
MOST_SET: Final = 8000

# How wide letters are, as parts of their height.
LETTER: Final = 0.6
DIGIT: Final = 0.69
# Names are set in a narrower type.
SERIF: Final = 1.12
WIDE: Final = "mwMWGOQ@%ÓŻŚ+×−"
NARROW: Final = "iljtfrI.,:;'’!()| -ł"


SPOTS: Final[dict[Hashable, dict[str, Box]]] = {}
"""Where the places of parts lie that were drawn, by what these were drawn from."""


class Board(Sheet):
    """A sheet that knows where its places lie: by the outline that each of them begins with."""

    def __init__(
        self, width: float, height: float, title: str, targets: Mapping[str, Target], fresh: frozenset[str]
    ) -> None:
        super().__init__(width, height, title, targets, fresh)
        self.spots: dict[str, Box] = {}
        self._named = ""

    def place(self, name: str, label: str, tip: Sequence[str] = (), cls: str = "") -> Within:
        """A place; what is drawn first in it says where it lies."""
        self._named = name
        return super().place(name, label, tip, cls)

    def rect(self, x: float, y: float, width: float, height: float, cls: str = "", radius: float = 0) -> None:
        """A rectangle."""
        self._note(Box(x, y, width, height))
        super().rect(x, y, width, height, cls, radius)

    def polygon(self, points: Sequence[tuple[float, float]], cls: str = "") -> None:
        """A closed outline through points."""
        left, top = (min(each[axis] for each in points) for axis in (0, 1))
        right, bottom = (max(each[axis] for each in points) for axis in (0, 1))
        self._note(Box(left, top, right - left, bottom - top))
        super().polygon(points, cls)

    def part(self, made_of: Hashable, draw: Callable[[], None]) -> None:
        """What `draw` draws; from memory only when it is also known where its places lie."""
        spots = SPOTS.get((self.icons, made_of))
        if spots is None:
            PARTS.pop((self.icons, made_of), None)
        super().part(made_of, draw)
        self.spots |= spots or {}

    def _draw_part(self, key: Hashable, draw: Callable[[], None]) -> None:
        before, self.spots = self.spots, {}
        super()._draw_part(key, draw)
        if key not in SPOTS and len(SPOTS) >= MOST_PARTS:
            del SPOTS[next(iter(SPOTS))]
        SPOTS[key] = self.spots
        self.spots = before | self.spots

    def _note(self, box: Box) -> None:
        if self._named:
            self.spots[self._named] = box
            self._named = ""


@dataclass(frozen=True)
class Fit:
    """How a text is set: within a width, in some lines at most, of a size that may shrink."""

    width: float
    lines: int
    size: float
    least: float = SMALLEST


def length(text: str, size: float) -> float:
    """About how wide a text is."""
    return size * sum(_letter(each) for each in text)


def _letter(letter: str) -> float:
    if letter in WIDE:
        return 0.86
    if letter in NARROW:
        return 0.38
    return DIGIT if letter.isdigit() else LETTER


def wrapped(text: str, width: float, size: float) -> list[str]:
    """A text in lines of some width."""
    lines: list[str] = []
    for word in text.split():
        if lines and length(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


@lru_cache(maxsize=MOST_SET)
def set_text(text: str, fit: Fit) -> tuple[tuple[str, ...], float]:
    """The lines of a text and their size; what does not fit even in the smallest size ends in dots."""
    size = fit.size
    lines = wrapped(text, fit.width, size)
    while size > fit.least and (
        len(lines) > fit.lines or max((length(line, size) for line in lines), default=0) > fit.width
    ):
        size -= 0.5
        lines = wrapped(text, fit.width, size)
    if len(lines) > fit.lines:
        lines = [*lines[: fit.lines - 1], _ended(lines[fit.lines - 1], fit.width, size)]
    return tuple(_cut(line, fit.width, size) for line in lines), size


def _ended(line: str, width: float, size: float) -> str:
    """A line with dots behind its last word that leaves room for them."""
    while " " in line and length(f"{line} …", size) > width:
        line = line.rpartition(" ")[0]
    return f"{line.rstrip('.,;:')} …"


def _cut(line: str, width: float, size: float) -> str:
    if length(line, size) <= width * 1.06:
        return line
    while len(line) > 1 and length(f"{line}…", size) > width:
        line = line[:-1]
    return f"{line.rstrip()}…"


def write(sheet: Sheet, x: float, y: float, text: str, fit: Fit, cls: str = "") -> float:
    """A text in lines below one another, the first around `y`; returns where the next line would be."""
    if "name" in cls.split():
        fit = replace(fit, width=fit.width * SERIF)
    lines, size = set_text(text, fit)
    step = size * 1.16
    for index, line in enumerate(lines):
        sheet.text(x, y + index * step, line, cls, size)
    return y + len(lines) * step


MOST_REMEMBERED: Final = 4000
REMEMBERED: Final[dict[tuple[str, Tables, str], tuple[str, ...]]] = {}


def remembered(scene: Scene, name: str, say: Callable[[], Sequence[str]]) -> tuple[str, ...]:
    """What is said of a card or tile: the same in every match with these values and in this language, so it
    is worked out once.
    """
    key = (scene.words.language, tables_of(scene), name)
    if key not in REMEMBERED:
        if len(REMEMBERED) >= MOST_REMEMBERED:
            REMEMBERED.clear()
        REMEMBERED[key] = tuple(say())
    return REMEMBERED[key]


def where(box: Box) -> tuple[float, float, float, float]:
    """A box in numbers, for what a part is made of."""
    return box.x, box.y, box.width, box.height


def colour_of(seat: int) -> str:
    """The colour of a seat."""
    return SEAT_NAMES[seat]


def cut_card(sheet: Sheet, box: Box, cls: str) -> None:
    """A piece of paper, cut by hand: no side is quite straight to the others."""
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    sheet.path(
        f"M{x + 5:.1f} {y:.1f}L{right - 3:.1f} {y + 1:.1f}Q{right:.1f} {y + 1:.1f} {right:.1f} {y + 6:.1f}"
        f"L{right - 1:.1f} {bottom - 6:.1f}Q{right - 1:.1f} {bottom:.1f} {right - 7:.1f} {bottom:.1f}"
        f"L{x + 4:.1f} {bottom - 1:.1f}Q{x:.1f} {bottom - 1:.1f} {x:.1f} {bottom - 5:.1f}"
        f"L{x + 1:.1f} {y + 5:.1f}Q{x + 1:.1f} {y:.1f} {x + 5:.1f} {y:.1f}Z",
        cls,
    )


def coin(sheet: Sheet, x: float, y: float, radius: float, text: str, cls: str = "silver") -> None:
    """A coin with a number; several lie on top of one another."""
    sheet.circle(x + 0.8, y + 1.6, radius, "inkfill")
    sheet.circle(x, y, radius, f"{cls} coinline")
    sheet.circle(x, y, radius - 3, "none coinring")
    sheet.text(x, y + 0.5, text, "num oncoin", min(max(radius * 1.15, 11), 15))


def amount(sheet: Sheet, x: float, y: float, icon: str, text: str, size: float = 15) -> float:
    """An icon with a number to its right, from the left; returns where it ends."""
    sheet.icon(icon, x + size * 0.62, y, size * 1.24)
    if not text:
        return x + size * 1.35
    sheet.text(x + size * 1.36, y + 0.5, text, "num start", size)
    return x + size * 1.46 + length(text, size)


def widths(parts: Sequence[tuple[str, str]], size: float) -> float:
    """How wide some amounts in a row are."""
    each = [size * 1.35 + (length(text, size) + size * 0.11 if text else 0) for _, text in parts]
    return sum(each) + size * 0.2 * max(0, len(each) - 1)


def amounts(sheet: Sheet, x: float, y: float, parts: Sequence[tuple[str, str]], size: float) -> float:
    """Amounts in a row, from the left."""
    for icon, text in parts:
        x = amount(sheet, x, y, icon, text, size) + size * 0.2
    return x


def income_parts(florins: int, gold: int) -> list[tuple[str, str]]:
    """What comes every round, as amounts."""
    found = [("income-florin", florins), ("income-gold", gold)]
    return [(icon, f"+{count}" if count > 0 else signed(count)) for icon, count in found if count]


def bubble(sheet: Sheet, box: Box, tip: tuple[float, float]) -> None:
    """A sheet of paper above the board with a point towards what it is about."""
    x, y = box.middle
    across = abs(tip[0] - x) / box.width > abs(tip[1] - y) / box.height
    ends = [(x, y - 12), (x, y + 12)] if across else [(x - 12, y), (x + 12, y)]
    sheet.polygon([ends[0], tip, ends[1]], "inkfill ink")
    cut_card(sheet, Box(box.x + 2, box.y + 4, box.width, box.height), "inkfill")
    cut_card(sheet, box, "sheet ink")


def signs(sheet: Sheet, scene: Scene, box: Box, is_column: bool = False) -> None:
    """The choices that belong to no other place (pass, no ability, yes, no, bid) as signs of wood: those that
    the question knows.
    """
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
        sheet.rect(box.x, box.y, box.width, box.height, "halo", 6)
        cut_card(sheet, box.inset(2), "plank ink")
        sheet.icon(SIGNS[name], box.x + 17, box.y + box.height / 2, 20)
        lines, size = set_text(text, Fit((box.width - 36) * SERIF, 2 if box.height >= TWO_LINES else 1, 14))
        first = box.y + box.height / 2 - (len(lines) - 1) * size * 0.55
        for index, line in enumerate(lines):
            sheet.text(box.x + 30, first + index * size * 1.1, line, "name start", size)


def sign_text(scene: Scene, name: str) -> str:
    """What a sign says at this question."""
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
