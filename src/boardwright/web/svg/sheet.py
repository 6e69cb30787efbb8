"""A sheet on which a board is drawn: shapes, texts, icons, and the places and pieces that the page knows.

Everything is written as text at once; colours and lines come from classes of `static/board.css`, as the
content security policy allows no styles in attributes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape as escaped
from typing import Final

ICONS: Final = "/static/icons.svg"


@dataclass(frozen=True)
class Target:
    """What a click on a place could mean: ids that are legal now, and ids that the question refuses now;
    `hinted`: a hint suggests one of the legal ones."""

    legal: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    hinted: bool = False


NO_TARGET: Final = Target()


@dataclass(frozen=True)
class Amount:
    """How much there is of something: its name in every drawing of a match, the number, the symbol of one."""

    key: str
    value: int
    icon: str = ""


@lru_cache(maxsize=1 << 16)
def number(value: float) -> str:
    """A coordinate as short as it can be written.

    >>> number(3.0), number(2.5), number(1 / 3)
    ('3', '2.5', '0.33')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


escape: Final = lru_cache(maxsize=1 << 14)(escaped)
"""A text within markup; remembered, as boards say the same again and again."""


@dataclass(frozen=True)
class Part:
    """A part of a board that was drawn before: its places, its symbols, and its text by how the places were
    marked then.
    """

    names: tuple[str, ...]
    used: frozenset[str]
    texts: dict[tuple[tuple[str, Target, bool], ...], str] = field(default_factory=dict)


MOST_PARTS: Final = 6000
MOST_TEXTS: Final = 16
PARTS: Final[dict[Hashable, Part]] = {}
"""What was drawn, by what it was drawn from: from one decision to the next most of a board stays as it is."""


class Within:
    """What is drawn while this is open lies in a group; gives what a click there could mean."""

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
    """A finished drawing; `head` begins it, then come its `pieces`, from the back to the front."""

    head: str = ""
    pieces: tuple[str, ...] = ()

    @classmethod
    def of(cls, head: str, pieces: Sequence[str]) -> Drawing:
        """A drawing of these pieces."""
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

    def part(self, made_of: Hashable, draw: Callable[[], None]) -> None:
        """What `draw` draws; from memory when it was drawn before from the same things.

        `made_of` holds everything that the drawing depends on, but not how its places are marked: what can be
        clicked there and what was just done there is looked up here. Which places there are must not depend
        on that.
        """
        found = PARTS.get((self.icons, made_of))
        if found is not None:
            text = found.texts.get(self._marks(found.names))
            if text is not None:
                self._add_part(text, found.names, found.used)
                return
        self._draw_part((self.icons, made_of), draw)

    def _add_part(self, text: str, names: Sequence[str], used: frozenset[str]) -> None:
        """Outside of groups and other parts, a part is a piece of its own."""
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
        if key not in PARTS and len(PARTS) >= MOST_PARTS:
            del PARTS[next(iter(PARTS))]
        texts = PARTS.setdefault(key, Part(names, used)).texts
        if len(texts) >= MOST_TEXTS:
            texts.clear()
        texts[self._marks(names)] = text

    def _marks(self, names: Sequence[str]) -> tuple[tuple[str, Target, bool], ...]:
        """How places are marked, those that are."""
        targets, fresh = self.targets, self.fresh
        return tuple(
            [
                (name, targets.get(name, NO_TARGET), name in fresh)
                for name in names
                if name in targets or name in fresh
            ]
        )

    def add(self, text: str) -> None:
        """Finished markup."""
        self._out.append(text)

    def rect(self, x: float, y: float, width: float, height: float, cls: str = "", radius: float = 0) -> None:
        """A rectangle."""
        rounded = f' rx="{number(radius)}"' if radius else ""
        self.add(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
            f"{rounded}{_class(cls)}/>"
        )

    def circle(self, x: float, y: float, radius: float, cls: str = "") -> None:
        """A circle."""
        self.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"{_class(cls)}/>')

    def path(self, data: str, cls: str = "") -> None:
        """Any outline."""
        self.add(f'<path d="{escape(data)}"{_class(cls)}/>')

    def polygon(self, points: Sequence[tuple[float, float]], cls: str = "") -> None:
        """A closed outline through points."""
        joined = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        self.add(f'<polygon points="{joined}"{_class(cls)}/>')

    def text(
        self, x: float, y: float, text: str | int, cls: str = "", size: float = 0, turn: float = 0
    ) -> None:
        """A text around a point; the classes `start` and `end` put it to the right or left of it."""
        sized = f' font-size="{number(size)}"' if size else ""
        turned = f' transform="rotate({number(turn)} {number(x)} {number(y)})"' if turn else ""
        self.add(
            f'<text x="{number(x)}" y="{number(y)}"{sized}{turned}{_class(cls)}>{escape(str(text))}</text>'
        )

    def amount(self, shown: Amount, x: float, y: float, cls: str = "", size: float = 0) -> None:
        """A number that the page watches: when it changes, things of its symbol fly."""
        sized = f' font-size="{number(size)}"' if size else ""
        flies = f' data-icon="{self.icons}#{shown.icon}"' if shown.icon else ""
        self.add(
            f'<text x="{number(x)}" y="{number(y)}"{sized}{_class(cls)} data-amount="{escape(shown.key)}"'
            f"{flies}>{shown.value}</text>"
        )

    def icon(self, name: str, x: float, y: float, size: float, cls: str = "") -> None:
        """A symbol of the icons around a point."""
        self.used.add(name)
        half = size / 2
        self.add(
            f'<use href="{self.icons}#{name}" x="{number(x - half)}" y="{number(y - half)}"'
            f' width="{number(size)}" height="{number(size)}"{_class(cls)}/>'
        )

    def group(self, cls: str = "", x: float = 0, y: float = 0, turn: float = 0) -> Within:
        """What is drawn within is moved and turned together."""
        moves = [f"translate({number(x)} {number(y)})"] if x or y else []
        moves += [f"rotate({number(turn)})"] if turn else []
        moved = f' transform="{" ".join(moves)}"' if moves else ""
        self.add(f"<g{_class(cls)}{moved}>")
        return Within(self, NO_TARGET)

    def place(self, name: str, label: str, tip: Sequence[str] = (), cls: str = "") -> Within:
        """A place of the board: a thing with a name of its own that can be pointed at, and clicked when the
        question is about it. `label` names it for those who listen; `tip` explains it, line by line.
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
            parts.append(f' data-tip="{escape(chr(10).join(tip))}"')
        self.add("".join(parts) + ' tabindex="-1">')
        return Within(self, target)

    def piece(self, name: str, cls: str = "") -> Within:
        """A thing that keeps its name when it moves: the page lets it travel from where it was."""
        self.add(f'<g class="piece{" " + cls if cls else ""}" data-piece="{escape(name)}">')
        return Within(self, NO_TARGET)

    def stamp(self, seat: int, colour: str, x: float, y: float, size: float, home: str = "") -> None:
        """A piece of a seat, in its colour and shape; `home` names the place it stands on."""
        self.used.add(f"seat-{colour}")
        half = size / 2
        where = f' data-home="{escape(home)}"' if home else ""
        self.add(
            f'<use class="mark" data-mark="{seat}"{where} href="{self.icons}#seat-{colour}"'
            f' x="{number(x - half)}" y="{number(y - half)}" width="{number(size)}" height="{number(size)}"/>'
        )

    def together(self, key: str) -> Within:
        """What is drawn within has a name for the page: one thing more or less there changes nothing else."""
        self.add(f'<g data-key="{escape(key)}">')
        return Within(self, NO_TARGET)

    def done(self, cls: str = "") -> Drawing:
        """The whole drawing."""
        self._end_piece()
        head = (
            f'<svg class="boardsvg{" " + cls if cls else ""}" role="group" aria-label="{escape(self.title)}"'
            f' viewBox="0 0 {number(self.width)} {number(self.height)}">'
        )
        return Drawing.of(head, self._pieces)


def _class(cls: str) -> str:
    return f' class="{cls}"' if cls else ""
