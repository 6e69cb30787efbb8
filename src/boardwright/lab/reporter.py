"""Find the report of a game: `REPORTER` and `LOOK` of the part `report` of its plugin."""

from __future__ import annotations

from types import ModuleType

from boardwright import registry
from boardwright.lab.figures import Reporter
from boardwright.lab.plots import PLAIN, Look


def reporter(game: str) -> Reporter:
    """Return the reporter of a game; one without its own has the general report."""
    found: Reporter | None = getattr(_part(game), "REPORTER", None)
    return found or Reporter(lambda _: [], lambda _: [], lambda _: [])


def look(game: str) -> Look:
    """Return the colours of a game's plots."""
    found: Look = getattr(_part(game), "LOOK", PLAIN)
    return found


def _part(game: str) -> ModuleType | None:
    return registry.plugin(game).part("report")
