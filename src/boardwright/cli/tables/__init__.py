"""A table as text, from what a seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType

from boardwright.cli.tables import belfort, toll
from boardwright.text import Words

TABLES = {"belfort": belfort.table, "toll": toll.table}


def table(game: str, view: Mapping[str, Any], words: Words, seat: int | None) -> RenderableType:
    """What lies on the table of a game."""
    return TABLES[game](view, words, seat)
