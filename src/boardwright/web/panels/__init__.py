"""The table of every game in pieces: a module for each game turns a view into a spread."""

from __future__ import annotations

from importlib import import_module

from boardwright.web.panels.scene import Scene
from boardwright.web.parts import Spread


def spread(game_id: str, scene: Scene) -> Spread:
    """The table of a game as one viewer sees it; the game's id has been checked."""
    found: Spread = import_module(f"boardwright.web.panels.{game_id}").spread(scene)
    return found
