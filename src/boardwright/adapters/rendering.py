"""Rendering of a table: as text, as a drawn board, as pixels."""

from __future__ import annotations

import io
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from boardwright.adapters.extras import needed
from boardwright.adapters.table import Table, checked_choice
from boardwright.text import Words
from boardwright.web import boards
from boardwright.web.flatten import flat

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Pixels: TypeAlias = "NDArray[numpy.uint8]"

WRITTEN: Final = ("human", "ansi")
MODES: Final = (*WRITTEN, "svg", "rgb_array")
# The width of rendered text in columns, and of a picture in pixels.
COLUMNS: Final = 110
WIDTH: Final = 800
PAPER: Final = "#faf3e2"


def modes(game: str) -> tuple[str, ...]:
    """Return the render modes of a game: a picture needs a drawn board."""
    return MODES if boards.has_board(game) else WRITTEN


def checked_mode(game: str, mode: str | None) -> str | None:
    """Check a render mode, or none; raises BadOptionError."""
    return None if mode is None else checked_choice(mode, modes(game))


def rendered(table: Table, mode: str, seat: int | None) -> str | Pixels | None:
    """Render the view of a seat, or of a spectator; for people it is printed."""
    if mode == "svg":
        return table.match().svg(seat)
    if mode == "rgb_array":
        return pixels(table, seat)
    shown = text(table, seat)
    if mode == "ansi":
        return shown
    sys.stdout.write(shown)
    return None


def text(table: Table, seat: int | None) -> str:
    """Render the table as the terminal does, without colours."""
    drawing: Any = import_module("boardwright.cli.tables")
    console: Any = import_module("rich.console")
    match = table.match()
    scene = drawing.scene_of(match, Words("en", match.game, match.names), seat)
    page = io.StringIO()
    console.Console(file=page, width=COLUMNS, color_system=None).print(drawing.table(scene))
    return page.getvalue()


def pixels(table: Table, seat: int | None) -> Pixels:
    """Render the drawn board as an array of rows, columns and three colours."""
    np: Any = needed("numpy", "rl")
    image: Any = needed("PIL.Image", "rl")
    drawn = needed("resvg_py", "rl").svg_to_bytes(
        svg_string=flat(table.match().svg(seat)), width=WIDTH, background=PAPER
    )
    found: Pixels = np.array(image.open(io.BytesIO(drawn)).convert("RGB"), np.uint8)
    return found
