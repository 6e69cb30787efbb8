"""Scoring: errands, and who has won."""

from __future__ import annotations

from boardwright.core.events import Log
from boardwright.core.game import places
from boardwright.games.toll.events import ErrandShown
from boardwright.games.toll.state import State
from boardwright.games.toll.terms import FROM_ERRANDS, Building


def score_errands(state: State, log: Log | None) -> None:
    """After the last round all show their errands; whoever owns the building named scores.

    § end.errand
    """
    for seat, player in enumerate(state.players):
        if player.errand >= 0:
            points = state.tables.errand_points if player.buildings[player.errand] > 0 else 0
            player.points[FROM_ERRANDS] += points
            if log is not None:
                log.add(ErrandShown(seat, Building(player.errand), points))


def ranking(state: State) -> list[int]:
    """Most points, then most gold; still tied players share the place.

    § end.winner
    """
    return places([(player.score(), player.gold) for player in state.players])
