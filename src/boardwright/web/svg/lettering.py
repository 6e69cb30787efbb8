"""Fit text into boxes: estimate widths, break lines, shrink, and compress or truncate long text.

SVG does not wrap text and the server has no fonts, so widths are estimated letter by letter: a little too
wide for the serif of names and for the sans serif of everything else, in any of the fallback fonts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from boardwright.web.svg.box import Box
from boardwright.web.svg.sheet import Sheet, escape, number

MIN_FONT_SIZE: Final = 11.0
"""Smaller letters could not be read on a phone."""
MIN_TEXT_SIZE: Final = 11.5
"""The smallest letters of sentences, which are set in lighter type than names."""
MAX_REMEMBERED: Final = 8000

# Widths of letters as parts of the size of the type.
LETTER: Final = 0.6
DIGIT: Final = 0.69
WIDE_LETTER: Final = 0.86
NARROW_LETTER: Final = 0.38
WIDE: Final = frozenset("mwMWGOQ@%ÓŻŚ+×−")
NARROW: Final = frozenset("iljtfrI.,:;'’!()| -ł")
NARROWER_NAMES: Final = 1.12
"""The factor by which more text fits a width when it is set in the narrower type of names."""

LINE: Final = 1.02
"""The line height of a name, as a part of the size of the type."""
TEXT_LINE: Final = 1.16


# ---- measure


def text_width(text: str, size: float) -> float:
    """Estimate the width of a text."""
    return size * sum(_letter_width(each) for each in text)


def _letter_width(letter: str) -> float:
    if letter in WIDE:
        return WIDE_LETTER
    if letter in NARROW:
        return NARROW_LETTER
    return DIGIT if letter.isdigit() else LETTER


# ---- names: one line or two, as large as possible


def fit_line(name: str, width: float, size: float) -> float:
    """Find the size in which a name fits a width on one line: at most `size`, at least the smallest.

    >>> fit_line("Inn", 80, 14), fit_line("Bibliothekarsgilde", 80, 14)
    (14, 11.0)
    """
    return max(MIN_FONT_SIZE, min(size, width / max(text_width(name, 1), 0.01)))


def break_name(name: str, width: float, size: float) -> tuple[str, ...]:
    """Break a name that is too wide for one line into two of about the same length.

    >>> break_name("Quarry", 100, 13)
    ('Quarry',)
    >>> break_name("Kamieniołom drewniany", 100, 13)
    ('Kamieniołom', 'drewniany')
    """
    parts = re.findall(r"[^\s-]+-?", name)
    if len(parts) < 2 or text_width(name, size) <= width:
        return (name,)
    halves = [(_join(parts[:at]), _join(parts[at:])) for at in range(1, len(parts))]
    return min(halves, key=lambda lines: max(text_width(line, 1) for line in lines))


def _join(parts: Sequence[str]) -> str:
    return " ".join(parts).replace("- ", "-")


@lru_cache(maxsize=MAX_REMEMBERED)
def fit_name(name: str, width: float, height: float, size: float) -> tuple[tuple[str, ...], float]:
    """Find the lines of a name, one or two, and the size in which they fit a box."""
    lines = break_name(name, width, size)
    size = min(fit_line(line, width, size) for line in lines)
    return lines, max(MIN_FONT_SIZE, min(size, height / len(lines) / 0.95))


def write_name(sheet: Sheet, name: str, box: Box, size: float, cls: str = "name") -> None:
    """Write a name in the middle of a box, or at its left edge with the class `start`.

    Text that does not fit even in the smallest letters is compressed by the browser.
    """
    lines, size = fit_name(name, box.width, box.height, size)
    x = box.x if "start" in cls.split() else box.cx
    for index, line in enumerate(lines):
        y = box.cy + (index - (len(lines) - 1) / 2) * size * LINE
        if text_width(line, size) <= box.width + 1:
            sheet.text(x, y, line, cls, size)
        else:
            sheet.add(
                f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" class="{cls}"'
                f' textLength="{number(box.width)}" lengthAdjust="spacingAndGlyphs">{escape(line)}</text>'
            )


# ---- sentences: as many lines as there is room for


@dataclass(frozen=True)
class Fit:
    """The space for a text: a width, a number of lines, and a size that may shrink to a smallest one."""

    width: float
    lines: int
    size: float
    smallest: float = MIN_TEXT_SIZE


def break_text(text: str, width: float, size: float) -> list[str]:
    """Break a text into lines of a width, each as full as possible."""
    lines: list[str] = []
    for word in text.split():
        if lines and text_width(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


@lru_cache(maxsize=MAX_REMEMBERED)
def fit_text(text: str, fit: Fit) -> tuple[tuple[str, ...], float]:
    """Find the lines of a text and their size; a text too long for the smallest size ends in an ellipsis."""
    size = fit.size
    lines = break_text(text, fit.width, size)
    while size > fit.smallest and (
        len(lines) > fit.lines or max((text_width(line, size) for line in lines), default=0) > fit.width
    ):
        size -= 0.5
        lines = break_text(text, fit.width, size)
    if len(lines) > fit.lines:
        lines = [*lines[: fit.lines - 1], _end_in_dots(lines[fit.lines - 1], fit.width, size)]
    return tuple(_cut_off(line, fit.width, size) for line in lines), size


def _end_in_dots(line: str, width: float, size: float) -> str:
    """Put an ellipsis behind the last word of a line that leaves room for it."""
    while " " in line and text_width(f"{line} …", size) > width:
        line = line.rpartition(" ")[0]
    return f"{line.rstrip('.,;:')} …"


def _cut_off(line: str, width: float, size: float) -> str:
    """Truncate a line that is clearly too wide, within a word if it must be."""
    if text_width(line, size) <= width * 1.06:
        return line
    while len(line) > 1 and text_width(f"{line}…", size) > width:
        line = line[:-1]
    return f"{line.rstrip()}…"


def write_text(sheet: Sheet, x: float, y: float, text: str, fit: Fit, cls: str = "") -> float:
    """Write a text in lines below one another, the first around `y`.

    Returns:
        The position of the next line.
    """
    if "name" in cls.split():
        fit = replace(fit, width=fit.width * NARROWER_NAMES)
    lines, size = fit_text(text, fit)
    step = size * TEXT_LINE
    for index, line in enumerate(lines):
        sheet.text(x, y + index * step, line, cls, size)
    return y + len(lines) * step
