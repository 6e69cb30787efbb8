"""Every game with every number of players, and games of them played at random from a seed."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from boardwright import registry
from boardwright.core.dealer import Dealer, seed_from_number
from boardwright.core.decision import CHANCE
from boardwright.core.game import Meta, Options, State
from boardwright.core.match import Match
from boardwright.core.options import completed
from boardwright.core.play import AnyGame, random_action
from boardwright.core.random import Random
from boardwright.core.tables import defaults

TABLES = [
    (name, players)
    for name in registry.built_in()
    for players in range(registry.game(name).meta.min_players, registry.game(name).meta.max_players + 1)
]

# Games in which a seat that has counted along knows everything.
OPEN = frozenset({"caylus1303"})

# Seeds by players for games in which secrets are rare: here there are some.
WITH_SECRETS = {"guilds": {2: 172, 3: 125, 4: 145}}


def every_game(test: Callable[..., None]) -> Any:
    """The test for every game."""
    return pytest.mark.parametrize("name", registry.built_in())(test)


def every_table(test: Callable[..., None]) -> Any:
    """The test for every game and every number of players."""
    return pytest.mark.parametrize(("name", "players"), TABLES)(test)


def options_by(meta: Meta, players: int, seed: int) -> Options:
    """Options that change with the seed: every choice and both sides of every switch come up."""
    given: dict[str, object] = {}
    for option in meta.options:
        if option.choices and not option.pick:
            given[option.name] = option.choices[seed % len(option.choices)]
        elif not option.choices:
            given[option.name] = (seed // 2) % 2 == 0
    return completed(meta, players, given)


def new_state(name: str, players: int, seed: int) -> State:
    """A match before its first chance decision."""
    game = registry.game(name)
    state: State = game.new(players, options_by(game.meta, players, seed), defaults(game.printed))
    return state


def new_match(name: str, players: int, seed: int, tables: dict[str, object] | None = None) -> Match:
    """A match with a dealer, at its first decision."""
    game = registry.game(name)
    options = dict(options_by(game.meta, players, seed))
    return Match(game, players, Dealer(seed_from_number(seed)), options, tables)


def played(game: AnyGame, state: State, seed: int) -> Iterator[State]:
    """The state at every decision, chance included, of a game played at random, in place."""
    draw = Random(seed)
    while state.waiting:
        yield state
        game.apply(state, random_action(game, state, draw))


def play_on(match: Match, draw: Random, count: int = 10**6) -> Match:
    """Play so many decisions at random, or to the end; chance is dealt by the dealer."""
    while count > 0 and not match.is_over:
        match.act(random_action(match.game, match.state, draw))
        count -= 1
    return match


def finished(name: str, players: int, seed: int) -> Match:
    """A match played to its end."""
    return play_on(new_match(name, players, seed), Random(seed))


def some(states: Iterator[State], step: int = 25) -> Iterator[State]:
    """Every so manieth state; the first among them."""
    return itertools.islice(states, 0, None, step)


def at_chance(states: Iterator[State]) -> Iterator[State]:
    """Only the states where chance decides."""
    return (state for state in states if state.waiting[-1].seat == CHANCE)
