"""Perft tables: how many sequences of one, two and three decisions start from a few fixed positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boardwright import registry
from boardwright.core.game import State
from boardwright.core.play import AnyGame, perft, random_action
from boardwright.core.random import Random
from tests.golden.playthrough import begin

SHARES: Final = tuple(share / 12 for share in range(12))
DEPTHS: Final = (1, 2, 3)


def table(name: str) -> str:
    """The counts of a game: players, seed, decisions played before, who decides what, counts by depth."""
    game = registry.game(name)
    rows = ["players seed after decision depth-1 depth-2 depth-3"]
    for players in range(game.meta.min_players, game.meta.max_players + 1):
        rows += [_row(game, players, seed, after) for seed, after in _places(game, players)]
    return "\n".join([*rows, ""])


def _places(game: AnyGame, players: int) -> Iterator[tuple[int, int]]:
    seed = players
    length = sum(1 for _ in _played(game, players, seed))
    for share in SHARES:
        yield seed, round(share * length)


def _played(game: AnyGame, players: int, seed: int) -> Iterator[State]:
    state = begin(game, players, {})
    draw = Random(seed)
    while state.waiting:
        yield state
        game.apply(state, random_action(game, state, draw))


def _row(game: AnyGame, players: int, seed: int, after: int) -> str:
    for number, state in enumerate(_played(game, players, seed)):
        if number == after:
            counts = " ".join(str(perft(game, state, depth)) for depth in DEPTHS)
            return f"{players} {seed} {after} {type(state.waiting[-1]).__name__} {counts}"
    raise ValueError(f"the game of seed {seed} ends before decision {after}")
