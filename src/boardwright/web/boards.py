"""Draw the board of a game, its part "board"; a game without one shows its panels instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright import registry
from boardwright.web.scene import Scene
from boardwright.web.svg.sheet import ICONS, NOTHING, Drawing
from boardwright.web.svg.targets import Target


def has_board(game_id: str) -> bool:
    """Return whether a game has a drawn board."""
    return registry.plugin(game_id).part("board") is not None


def keys(game_id: str) -> tuple[tuple[str, str], ...]:
    """List the keys that only the board of a game uses, each with the message that describes it."""
    found: tuple[tuple[str, str], ...] = getattr(registry.plugin(game_id).part("board"), "KEYS", ())
    return found


def draw(
    game_id: str,
    scene: Scene,
    targets: Mapping[str, Target] | None = None,
    fresh: frozenset[str] = frozenset(),
    icons: str = ICONS,
) -> Drawing:
    """Draw the board of a game as one viewer sees it, as SVG; empty for a game without one."""
    board: Any = registry.plugin(game_id).part("board")
    if board is None:
        return NOTHING
    drawn: Drawing = board.draw(scene, targets or {}, fresh, icons)
    return drawn
