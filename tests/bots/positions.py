"""Positions of random games, for bots to choose in."""

from __future__ import annotations

from collections.abc import Iterator

from boardwright import registry
from boardwright.core.game import State
from boardwright.core.options import completed
from boardwright.core.play import AnyGame, deal, random_action
from boardwright.core.random import Random
from boardwright.core.tables import replaced


def new(game: AnyGame, players: int) -> State:
    """A match before its first chance decision."""
    state: State = game.new(players, completed(game.meta, players, {}), replaced(game.printed, {}))
    return state


def positions(name: str, players: int, seed: int, every: int) -> Iterator[State]:
    """Every so many decisions of a random game, the state in which a seat must decide."""
    game = registry.game(name)
    draw = Random(seed)
    state = new(game, players)
    deal(game, state, draw)
    decisions = 0
    while not game.is_over(state):
        if decisions % every == 0:
            yield state.clone()
        game.apply(state, random_action(game, state, draw))
        deal(game, state, draw)
        decisions += 1
