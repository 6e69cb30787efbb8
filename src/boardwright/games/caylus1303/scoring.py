"""The end of the game and the ranking."""

from __future__ import annotations

from boardwright.core.events import Log
from boardwright.core.game import places
from boardwright.games.caylus1303.basics import goods
from boardwright.games.caylus1303.events import GoldScored
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import FROM_GOLD, GOLD, ROUNDS


def score_gold(state: State, log: Log | None) -> None:
    """After the last round each gold gives points; other goods and workers give none.

    § end.gold, end.rest
    """
    if state.round < ROUNDS:
        return
    for seat in range(state.seats):
        player = state.players[seat]
        points = gold_points(state, seat)
        goods.gain_points(player, FROM_GOLD, points)
        if log is not None:
            log.add(GoldScored(seat, player.goods[GOLD], points))


def gold_points(state: State, seat: int) -> int:
    """What the gold that a player has now gives at the end."""
    return state.players[seat].goods[GOLD] * state.tables.gold


def ranking(state: State) -> list[int]:
    """The most points win; who has the same number shares the place.

    § end.winner, end.tie
    """
    return places([(player.score(),) for player in state.players])
