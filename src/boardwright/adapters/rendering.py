"""A table to look at: as text, as a drawn board, as pixels."""

from __future__ import annotations

import io
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from boardwright.adapters.extras import needed
from boardwright.adapters.table import Table
from boardwright.core.errors import BadOptionError
from boardwright.text import Words
from boardwright.web.flat import flat

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Pixels: TypeAlias = "NDArray[numpy.uint8]"

MODES: Final = ("human", "ansi", "svg", "rgb_array")
# Text is laid out for so many columns, a picture is so many pixels wide.
COLUMNS: Final = 110
WIDTH: Final = 800
PAPER: Final = "#faf3e2"


def checked_mode(mode: str | None) -> str | None:
    """A way to show a table, or none; raises BadOptionError."""
    if mode is not None and mode not in MODES:
        raise BadOptionError("setting-unknown", given=mode[:40], known=", ".join(MODES))
    return mode


def rendered(table: Table, mode: str, seat: int | None) -> str | Pixels | None:
    """What a seat sees, or a spectator; for people it is printed."""
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
    """The table as the terminal shows it, without colours."""
    drawing: Any = import_module("boardwright.cli.tables")
    console: Any = import_module("rich.console")
    match = table.match()
    scene = drawing.scene_of(match, Words("en", match.game, match.names), seat)
    page = io.StringIO()
    console.Console(file=page, width=COLUMNS, color_system=None).print(drawing.table(scene))
    return page.getvalue()


def pixels(table: Table, seat: int | None) -> Pixels:
    """The drawn board as an array of rows, columns and the three colours."""
    np: Any = needed("numpy", "rl")
    image: Any = needed("PIL.Image", "rl")
    drawn = needed("resvg_py", "rl").svg_to_bytes(
        svg_string=flat(table.match().svg(seat)), width=WIDTH, background=PAPER
    )
    found: Pixels = np.array(image.open(io.BytesIO(drawn)).convert("RGB"), np.uint8)
    return found
