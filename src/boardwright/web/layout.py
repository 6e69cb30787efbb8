"""The components of a table page, the same for every game: chips, cells, cards, panels.

The part `panels` of a game converts a view to these; `templates/parts.html` renders them. Nothing here knows
rules or languages: texts arrive translated.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Chip:
    """A small amount or mark: an icon with a number, or a word.

    `icon` names a symbol of `icons.svg`, the shared one or the game's; `title` describes the chip in words
    ("3 wood"); `tone` is "", "dim", "good", "bad" or "strong".
    """

    text: str
    icon: str = ""
    title: str = ""
    tone: str = ""


@dataclass(frozen=True)
class Cell:
    """One cell of a grid: text, chips, and pieces of seats (None: an empty place for one)."""

    text: str = ""
    chips: tuple[Chip, ...] = ()
    marks: tuple[int | None, ...] = ()
    tone: str = ""
    title: str = ""


@dataclass(frozen=True)
class Grid:
    """Rows and columns; the first cell of a row is its name. `compact` rows stay a table on a phone."""

    heads: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    compact: bool = False


@dataclass(frozen=True)
class Card:
    """A card or tile: its name, its cost and gain, its effect, the pieces on it.

    `piece` is a stable name of the thing on the table; `corner` a number or short text beside the name;
    `said` is for those who listen: what the `marks` mean there, or that an empty cell is free.
    """

    title: str
    piece: str
    corner: str = ""
    icon: str = ""
    chips: tuple[Chip, ...] = ()
    lines: tuple[str, ...] = ()
    marks: tuple[int | None, ...] = ()
    tone: str = ""
    said: str = ""


@dataclass(frozen=True)
class Panel:
    """A titled part of the table: any of a grid, cards, chips, and sentences, shown in this order.

    `mine` panels (hand, plot) stay visible on a phone; `seat` is the owner of the area, None for the common
    table; `cells` lays out cards as a plan of that many columns (a plot), "" titles being empty cells.
    """

    id: str
    title: str
    grid: Grid | None = None
    cards: tuple[Card, ...] = ()
    chips: tuple[Chip, ...] = ()
    lines: tuple[str, ...] = ()
    mine: bool = False
    seat: int | None = None
    columns: int = 0
    folded: bool = False
    """Only for reference: the title is shown, a click opens the rest."""


@dataclass(frozen=True)
class Holdings:
    """The holdings of one player, for the strip of players.

    The score as far as it is visible, goods and workers as chips, and further rows with a name each
    ("Characters": ...).
    """

    score: str
    goods: tuple[Chip, ...]
    rows: tuple[tuple[str, tuple[Chip, ...]], ...] = ()


@dataclass(frozen=True)
class Spread:
    """A table laid out for one viewer.

    The moment of the game in a few words ("Round 3 of 6"), the holdings by seat, and the panels in reading
    order.
    """

    moment: str
    holdings: tuple[Holdings, ...]
    panels: tuple[Panel, ...]
