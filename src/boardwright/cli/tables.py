"""Render a table as text, from the view of a seat.

A game draws its own in the part `terminal` of its plugin, with three functions of a scene: `table`, `status`
and `costs`. The table of a game without one lists the view as it is, with the names that the code uses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright import registry
from boardwright.cli.scene import Scene
from boardwright.core.game import State
from boardwright.core.match import Match
from boardwright.text import Words

NONE: Final = "–"
APART: Final = ("players", "question")


def scene_of(match: Match, words: Words, seat: int | None, state: State | None = None) -> Scene:
    """Return the scene of a match for a seat, now or at another state of it."""
    shown = match.state if state is None else state
    return Scene(match.game.view(shown, seat), words, seat, match.values, match.options)


def table(scene: Scene) -> RenderableType:
    """Render the table."""
    part = _part(scene)
    found: RenderableType = part.table(scene) if part else plain_table(scene)
    return found


def status(scene: Scene) -> str:
    """Format the holdings of the seat in one line beside the question; empty for a game without them."""
    part = _part(scene)
    found: str = part.status(scene) if part else ""
    return found


def costs(scene: Scene) -> RenderableType:
    """Render the costs; the printed values for a game without a list of its own."""
    part = _part(scene)
    found: RenderableType = part.costs(scene) if part else plain_rows(scene.tables)
    return found


def plain_table(scene: Scene) -> RenderableType:
    """Render a view: the common fields, then the players, one below the other."""
    shared = {key: value for key, value in scene.view.items() if key not in APART}
    parts: list[RenderableType] = [plain_rows(shared)]
    for seat, player in enumerate(scene.view["players"]):
        parts += [Text(), scene.named(seat), plain_rows(player)]
    return Group(*parts)


def plain_rows(values: Mapping[str, Any]) -> Table:
    """Render names and values in two columns."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim")
    grid.add_column()
    for key, value in values.items():
        grid.add_row(f"  {key.replace('_', ' ')}", plain(value))
    return grid


def plain(value: object) -> str:
    """Format a value of a view in one line.

    >>> plain({"inn": 2, "mill": None}), plain([1, [2, 3]]), plain([])
    ('inn 2, mill –', '1, (2, 3)', '–')
    """
    if isinstance(value, Mapping):
        parts = [f"{key} {_inside(each)}" for key, each in value.items()]
    elif isinstance(value, Sequence) and not isinstance(value, str):
        parts = [_inside(each) for each in value]
    else:
        return NONE if value is None or value == "" else str(value)
    return ", ".join(parts) or NONE


def _inside(value: object) -> str:
    is_list = isinstance(value, Mapping | Sequence) and not isinstance(value, str)
    return f"({plain(value)})" if is_list and value else plain(value)


def _part(scene: Scene) -> ModuleType | None:
    return registry.plugin(scene.game.meta.id).part("terminal")
