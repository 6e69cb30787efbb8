"""What each game adds to the report that all games have."""

from __future__ import annotations

from typing import Final

from boardwright.lab.figures import Reporter
from boardwright.lab.reports import belfort, caylus1303, guilds, toll

REPORTERS: Final[dict[str, Reporter]] = {
    "belfort": belfort.REPORTER,
    "caylus1303": caylus1303.REPORTER,
    "guilds": guilds.REPORTER,
    "toll": toll.REPORTER,
}


def reporter(game: str) -> Reporter:
    """The reporter of a game; one without its own has the general report."""
    return REPORTERS.get(game) or Reporter(lambda _: [], lambda _: [], lambda _: [])
