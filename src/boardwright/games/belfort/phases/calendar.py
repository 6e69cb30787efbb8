"""Phase 1: the calendar."""

from __future__ import annotations

from boardwright.core.events import Log
from boardwright.games.belfort.events import MonthBegins
from boardwright.games.belfort.scoring import season_of
from boardwright.games.belfort.state import State


def advance_calendar(state: State, log: Log | None) -> None:
    """The marker moves on one month: three of spring, two of summer, two of autumn.

    § round.calendar
    """
    state.round += 1
    if log is not None:
        log.add(MonthBegins(state.round, season_of(state.round)))
