"""A table as text, from what a seat may see. Every game has a module here with the same functions."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from rich.console import RenderableType

from boardwright.cli.tables import belfort, caylus1303, guilds, toll
from boardwright.cli.tables.scene import Scene
from boardwright.core.game import State
from boardwright.core.match import Match
from boardwright.text import Words

TABLES: Final[dict[str, ModuleType]] = {
    "belfort": belfort,
    "caylus1303": caylus1303,
    "guilds": guilds,
    "toll": toll,
}


def scene_of(match: Match, words: Words, seat: int | None, state: State | None = None) -> Scene:
    """What a seat sees of a match, now or at another state of it."""
    shown = match.state if state is None else state
    return Scene(match.game.meta.id, match.game.view(shown, seat), words, seat, match.tables, match.options)


def table(scene: Scene) -> RenderableType:
    """What lies on the table."""
    found: RenderableType = TABLES[scene.game].table(scene)
    return found


def status(scene: Scene) -> str:
    """What the seat holds, in one line beside the question."""
    found: str = TABLES[scene.game].status(scene)
    return found


def costs(scene: Scene) -> RenderableType:
    """What things cost."""
    found: RenderableType = TABLES[scene.game].costs(scene)
    return found


def district_row(game: str, value: object, words: Words) -> str:
    """What an action is about apart from its district; empty when it is not about a district."""
    found: str = TABLES[game].district_row(value, words)
    return found


def standing(scene: Scene) -> list[str]:
    """Who has how many markers in every district; empty for games without districts."""
    found: list[str] = TABLES[scene.game].standing(scene)
    return found
