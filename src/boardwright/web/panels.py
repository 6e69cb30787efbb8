"""Lay out the table of a game in panels: with its part "panels", or as labelled values of a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright import registry
from boardwright.text.words import signed
from boardwright.web.layout import Cell, Chip, Grid, Holdings, Panel, Spread
from boardwright.web.scene import Scene, capital

NOTHING: Final = "–"
SCORES: Final = ("score", "points")
"""The names that views use for the points of a player, the sum first."""


def spread(game_id: str, scene: Scene, is_whole: bool = True) -> Spread:
    """Lay out the table of a game as one viewer sees it, or of its panels only the hand."""
    part: Any = registry.plugin(game_id).part("panels")
    if part is None:
        return plain_spread(scene)
    found: Spread = part.spread(scene, is_whole)
    return found


def plain_spread(scene: Scene) -> Spread:
    """Lay out a view of any game: the public values by name, and the holdings of each player."""
    rows = tuple(
        (Cell(label_of(scene, key)), Cell(text_of(scene, value)))
        for key, value in scene.view.items()
        if key not in ("players", "question")
    )
    table = Panel("public", scene.say("server-on-the-table"), grid=Grid((), rows, compact=True))
    holdings = tuple(_holdings(scene, player) for player in scene.view["players"])
    return Spread("", holdings, (table,) if rows else ())


def _holdings(scene: Scene, player: Mapping[str, Any]) -> Holdings:
    """Lay out numbers of a player as chips and everything else in rows; the score is a field of its own."""
    goods: list[Chip] = []
    rows: list[tuple[str, tuple[Chip, ...]]] = []
    for key, value in player.items():
        if key in SCORES:
            continue
        label = label_of(scene, key)
        if isinstance(value, int) and not isinstance(value, bool):
            goods.append(Chip(f"{label} {value}", title=f"{label}: {value}"))
        elif (text := text_of(scene, value)) != NOTHING:
            rows.append((label, (Chip(text, title=f"{label}: {text}"),)))
    score = score_of(player)
    return Holdings("" if score is None else signed(score), tuple(goods), tuple(rows))


def score_of(player: Mapping[str, Any]) -> int | None:
    """Read the score of a player from a view, a sum or points by source; None while it is hidden."""
    found = next((player[key] for key in SCORES if key in player), None)
    if isinstance(found, Mapping):
        return sum(found.values())
    return found if isinstance(found, int) else None


def label_of(scene: Scene, key: str) -> str:
    """Return the label of a field of a view: the message `view-…` of the game, otherwise its own name."""
    message = f"view-{key.replace('_', '-')}"
    return scene.say(message) if scene.words.has(message) else capital(key.replace("_", " "))


def text_of(scene: Scene, value: Any) -> str:
    """Format a value of a view: lists and mappings item by item, nothing as a dash."""
    if isinstance(value, Mapping):
        pairs = [f"{label_of(scene, str(key))} {text_of(scene, each)}" for key, each in value.items()]
        return ", ".join(pairs) or NOTHING
    if isinstance(value, list | tuple):
        return ", ".join(text_of(scene, each) for each in value) or NOTHING
    if isinstance(value, bool):
        return scene.say("server-yes" if value else "server-no")
    if isinstance(value, int):
        return signed(value)
    return NOTHING if value is None or value == "" else str(value)
