"""The sheet of a board: shapes, texts, icons, and the places and pieces that the page refers to.

Everything is written as text at once; colours and lines come from classes of `css/board.css`, as the content
security policy allows no styles in attributes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape as escaped
from typing import Final

from boardwright.web import assets
from boardwright.web.svg.box import Box
from boardwright.web.svg.targets import NO_TARGET, Target

ICONS: Final = assets.PREFIX
"""The address of the symbol files; an empty one means that the drawing contains the symbols itself."""


@dataclass(frozen=True)
class Amount:
    """An amount of a thing: its name in every drawing of a match, the number, the symbol."""

    key: str
    value: int
    icon: str = ""


@lru_cache(maxsize=1 << 16)
def number(value: float) -> str:
    """Format a coordinate as short as possible.

    >>> number(3.0), number(2.5), number(1 / 3)
    ('3', '2.5', '0.33')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


escape: Final = lru_cache(maxsize=1 << 14)(escaped)
"""Escape a text for markup, with a cache, as boards repeat many texts."""


STOPS: Final = ".!?:;…"
CLOSING: Final = "\"')]”“’»«"


@lru_cache(maxsize=1 << 14)
def sentence(line: str) -> str:
    """Return a line with a full stop, unless it ends a sentence already.

    >>> sentence("Gain 1 stone"), sentence("No ability."), sentence("Worth it (twice)")
    ('Gain 1 stone.', 'No ability.', 'Worth it (twice).')
    """
    last = line.rstrip(CLOSING)[-1:]
    return line if not last or last in STOPS else f"{line}."


def tip_text(lines: Sequence[str]) -> str:
    """Format the lines of a tip: a screen reader joins them, so each of them ends like a sentence."""
    return "\n".join(map(sentence, lines))


@dataclass(frozen=True)
class Part:
    """A cached part of a board: its places, its symbols, and its markup by the marks of the places."""

    names: tuple[str, ...]
    used: frozenset[str]
    texts: dict[tuple[tuple[str, Target, bool], ...], str] = field(default_factory=dict)


MAX_PARTS: Final = 6000
MAX_TEXTS: Final = 16
PARTS: Final[dict[Hashable, Part]] = {}
"""The cache of parts by their inputs: from one decision to the next most of a board stays the same."""


class Within:
    """A context manager for an open group; gives the target of the place."""

    __slots__ = ("_sheet", "_target")

    def __init__(self, sheet: Sheet, target: Target) -> None:
        self._sheet = sheet
        self._target = target

    def __enter__(self) -> Target:
        self._sheet.depth += 1
        return self._target

    def __exit__(self, *_: object) -> None:
        self._sheet.depth -= 1
        self._sheet.add("</g>")


class Drawing(str):
    """A finished drawing: `head`, then its `pieces`, from the back to the front."""

    head: str = ""
    pieces: tuple[str, ...] = ()

    @classmethod
    def of(cls, head: str, pieces: Sequence[str]) -> Drawing:
        """Join pieces to a drawing."""
        found = cls("".join((head, *pieces, END)))
        found.head = head
        found.pieces = tuple(pieces)
        return found


END: Final = "</svg>"
NOTHING: Final = Drawing()


class Sheet:
    """The board of one table for one viewer, drawn from the back to the front."""

    def __init__(
        self,
        width: float,
        height: float,
        title: str,
        targets: Mapping[str, Target] | None = None,
        fresh: frozenset[str] = frozenset(),
        icons: str = ICONS,
    ) -> None:
        self.width = width
        self.height = height
        self.title = title
        self.targets = targets or {}
        self.fresh = fresh
        self.icons = icons
        self.used: set[str] = set()
        self.depth = 0  # how many groups and parts are open
        self._names: list[str] = []
        self._out: list[str] = []
        self._pieces: list[str] = []

    def href(self, symbol: str) -> str:
        """Return the address of a symbol."""
        return assets.symbol(symbol, self.icons) if self.icons else f"#{symbol}"

    def part(self, made_of: Hashable, draw: Callable[[], None]) -> None:
        """Add the part that `draw` draws, from the cache when its inputs are the same.

        `made_of` holds everything that the drawing depends on, except the marks of its places: targets and
        recent actions are looked up here. The set of places must not depend on them.
        """
        found = PARTS.get((self.icons, made_of))
        if found is not None:
            text = found.texts.get(self._marks(found.names))
            if text is not None:
                self._add_part(text, found.names, found.used)
                return
        self._draw_part((self.icons, made_of), draw)

    def _add_part(self, text: str, names: Sequence[str], used: frozenset[str]) -> None:
        """Add cached markup; outside of groups and other parts, it is a piece of its own."""
        if self.depth:
            self._out.append(text)
        else:
            self._end_piece()
            self._pieces.append(text)
        self._names += names
        self.used |= used

    def _end_piece(self) -> None:
        if self._out:
            self._pieces.append("".join(self._out))
            self._out = []

    def _draw_part(self, key: Hashable, draw: Callable[[], None]) -> None:
        before = self._out, self._names, self.used
        self._out, self._names, self.used = [], [], set()
        self.depth += 1
        draw()
        self.depth -= 1
        text, names, used = "".join(self._out), tuple(self._names), frozenset(self.used)
        self._out, self._names, self.used = before
        self._add_part(text, names, used)
        if key not in PARTS and len(PARTS) >= MAX_PARTS:
            del PARTS[next(iter(PARTS))]
        texts = PARTS.setdefault(key, Part(names, used)).texts
        if len(texts) >= MAX_TEXTS:
            texts.clear()
        texts[self._marks(names)] = text

    def _marks(self, names: Sequence[str]) -> tuple[tuple[str, Target, bool], ...]:
        """Return the marks of places, without unmarked ones."""
        targets, fresh = self.targets, self.fresh
        return tuple(
            [
                (name, targets.get(name, NO_TARGET), name in fresh)
                for name in names
                if name in targets or name in fresh
            ]
        )

    def add(self, text: str) -> None:
        """Add finished markup."""
        self._out.append(text)

    def rect(self, x: float, y: float, width: float, height: float, cls: str = "", radius: float = 0) -> None:
        """Draw a rectangle."""
        rounded = f' rx="{number(radius)}"' if radius else ""
        self.add(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
            f"{rounded}{_class(cls)}/>"
        )

    def circle(self, x: float, y: float, radius: float, cls: str = "") -> None:
        """Draw a circle."""
        self.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"{_class(cls)}/>')

    def path(self, data: str, cls: str = "") -> None:
        """Draw any outline, from path data."""
        self.add(f'<path d="{escape(data)}"{_class(cls)}/>')

    def polygon(self, points: Sequence[tuple[float, float]], cls: str = "") -> None:
        """Draw a closed outline through points."""
        joined = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        self.add(f'<polygon points="{joined}"{_class(cls)}/>')

    def text(
        self, x: float, y: float, text: str | int, cls: str = "", size: float = 0, turn: float = 0
    ) -> None:
        """Write a text around a point; the classes `start` and `end` put it to the right or left of it."""
        sized = f' font-size="{number(size)}"' if size else ""
        turned = f' transform="rotate({number(turn)} {number(x)} {number(y)})"' if turn else ""
        self.add(
            f'<text x="{number(x)}" y="{number(y)}"{sized}{turned}{_class(cls)}>{escape(str(text))}</text>'
        )

    def amount(self, shown: Amount, x: float, y: float, cls: str = "", size: float = 0) -> None:
        """Write a number that the page watches: when it changes, its symbol flies."""
        sized = f' font-size="{number(size)}"' if size else ""
        flies = f' data-icon="{self.href(shown.icon)}"' if shown.icon else ""
        self.add(
            f'<text x="{number(x)}" y="{number(y)}"{sized}{_class(cls)} data-amount="{escape(shown.key)}"'
            f"{flies}>{shown.value}</text>"
        )

    def icon(self, name: str, x: float, y: float, size: float, cls: str = "") -> None:
        """Draw a symbol of the icons around a point."""
        self.use(name, Box.around(x, y, size, size), cls)

    def use(self, name: str, box: Box, cls: str = "") -> None:
        """Draw a symbol of the icons in a box."""
        self.used.add(name)
        self.add(
            f'<use href="{self.href(name)}" x="{number(box.x)}" y="{number(box.y)}"'
            f' width="{number(box.width)}" height="{number(box.height)}"{_class(cls)}/>'
        )

    def group(self, cls: str = "", x: float = 0, y: float = 0, turn: float = 0) -> Within:
        """Open a group that is moved and turned as a whole."""
        moves = [f"translate({number(x)} {number(y)})"] if x or y else []
        moves += [f"rotate({number(turn)})"] if turn else []
        moved = f' transform="{" ".join(moves)}"' if moves else ""
        self.add(f"<g{_class(cls)}{moved}>")
        return Within(self, NO_TARGET)

    def place(self, name: str, label: str, tip: Sequence[str] = (), cls: str = "") -> Within:
        """Open a place of the board: a named thing with a tooltip, clickable when the question is about it.

        `label` is its accessible name, with its owner and its present state; `tip` explains it, line by line.
        """
        self._names.append(name)
        target = self.targets.get(name, NO_TARGET)
        marks = ["place", cls]
        marks += ["can"] if target.legal else ["cannot"] if target.refused else []
        marks += ["fresh"] if name in self.fresh else []
        marks += ["hinted"] if target.hinted else []
        parts = [f'<g class="{" ".join(filter(None, marks))}" data-place="{escape(name)}"']
        parts.append(' role="button"' if target.legal or target.refused else ' role="img"')
        parts.append(f' aria-label="{escape(label)}"')
        if target.legal:
            parts.append(f' data-ids="{" ".join(map(str, target.legal))}"')
        elif target.refused:
            parts.append(f' aria-disabled="true" data-refused="{" ".join(map(str, target.refused[:1]))}"')
        if tip:
            parts.append(f' data-tip="{escape(tip_text(tip))}"')
        self.add("".join(parts) + ' tabindex="-1">')
        return Within(self, target)

    def piece(self, name: str, cls: str = "") -> Within:
        """Open a piece that keeps its name when it moves: the page animates it from its old position."""
        self.add(f'<g class="piece{" " + cls if cls else ""}" data-piece="{escape(name)}">')
        return Within(self, NO_TARGET)

    def stamp(self, seat: int, colour: str, x: float, y: float, size: float, home: str = "") -> None:
        """Draw a piece of a seat, in its colour and shape; `home` names the place it is on."""
        self.token(str(seat), f"seat-{colour}", Box.around(x, y, size, size), home)

    def token(self, owner: str, icon: str, box: Box, home: str = "", cls: str = "") -> None:
        """Draw a piece that is interchangeable with others of its kind and owner.

        A token that leaves a home may travel to a new one of the same owner, so tokens that must not turn
        into one another have different owners.
        """
        self.used.add(icon)
        where = f' data-home="{escape(home)}"' if home else ""
        self.add(
            f'<use class="{f"mark {cls}".strip()}" data-mark="{owner}"{where} href="{self.href(icon)}"'
            f' x="{number(box.x)}" y="{number(box.y)}" width="{number(box.width)}"'
            f' height="{number(box.height)}"/>'
        )

    def together(self, key: str) -> Within:
        """Open a named group: one element more or less in it affects no other one on the page."""
        self.add(f'<g data-key="{escape(key)}">')
        return Within(self, NO_TARGET)

    def markup(self) -> str:
        """Return the markup without a frame, to be put on another sheet."""
        self._end_piece()
        return "".join(self._pieces)

    def done(self, cls: str = "") -> Drawing:
        """Return the whole drawing."""
        self._end_piece()
        head = (
            f'<svg class="boardsvg{" " + cls if cls else ""}" role="group" aria-label="{escape(self.title)}"'
            f' viewBox="0 0 {number(self.width)} {number(self.height)}">'
        )
        return Drawing.of(head, self._pieces)


def _class(cls: str) -> str:
    return f' class="{cls}"' if cls else ""
