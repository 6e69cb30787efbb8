"""The table of every game in pieces: a module for each game turns a view into a spread."""

from __future__ import annotations

from importlib import import_module

from boardwright.web.panels.scene import Scene
from boardwright.web.parts import Spread


def spread(game_id: str, scene: Scene, is_whole: bool = True) -> Spread:
    """The table of a game as one viewer sees it, or of its panels only the hand; the id has been checked."""
    found: Spread = import_module(f"boardwright.web.panels.{game_id}").spread(scene, is_whole)
    return found
