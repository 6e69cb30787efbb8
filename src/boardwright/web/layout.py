"""The pieces of which a table page is built, the same for every game: chips, cells, cards, panels.

A game's module in `panels` turns a view into these; `templates/parts.html` draws them. Nothing here knows
rules or languages: texts arrive ready, in the reader's language.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Chip:
    """A small amount or mark: an icon with a number, or a word.

    `icon` names a symbol of `static/icons.svg`; `title` says in words what the chip means ("3 wood");
    `tone` is "", "dim", "good", "bad" or "strong".
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
    """A card or tile: its name, what it costs and gives, what it does, who stands on it.

    `piece` is a stable name of the thing on the table; `corner` a number or short text beside the name.
    """

    title: str
    piece: str
    corner: str = ""
    icon: str = ""
    chips: tuple[Chip, ...] = ()
    lines: tuple[str, ...] = ()
    marks: tuple[int | None, ...] = ()
    tone: str = ""


@dataclass(frozen=True)
class Panel:
    """A titled part of the table: any of a grid, cards, chips, and sentences, shown in this order.

    `mine` panels (hand, plot) stay in sight on a phone; `seat` says whose area it is, None for the common
    table; `cells` draws cards as a plan of so many columns (a plot), "" titles being empty cells.
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
    """Only for looking up: its title is shown, a click opens it."""


@dataclass(frozen=True)
class Holdings:
    """What lies before one player, for the strip of players: the score as far as it may be seen, goods and
    workers as chips, and further rows with a name each ("Characters": ...)."""

    score: str
    goods: tuple[Chip, ...]
    rows: tuple[tuple[str, tuple[Chip, ...]], ...] = ()


@dataclass(frozen=True)
class Spread:
    """A table laid out for one viewer: the moment of the game in a few words ("Round 3 of 6"), what everybody
    holds, by seat, and the panels in the order in which they are read."""

    moment: str
    holdings: tuple[Holdings, ...]
    panels: tuple[Panel, ...]
