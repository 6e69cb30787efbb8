"""What each game adds to the report that all games have."""

from __future__ import annotations

from typing import Final

from boardwright.lab.figures import Reporter
from boardwright.lab.reports import guilds

REPORTERS: Final[dict[str, Reporter]] = {
    "guilds": guilds.REPORTER,
}


def reporter(game: str) -> Reporter:
    """The reporter of a game; one without its own has the general report."""
    return REPORTERS.get(game) or Reporter(lambda _: [], lambda _: [], lambda _: [])
