"""OpenSpiel: importing this registers the games, `pyspiel.load_game("boardwright_belfort(players=3)")`."""

from __future__ import annotations

from boardwright.adapters.open_spiel.games import PREFIX, SpielGame, SpielState, register, utilities

__all__ = ["PREFIX", "SpielGame", "SpielState", "utilities"]

register()
