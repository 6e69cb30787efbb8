"""Playing: the one checked apply, playouts inside the compiled group, perft counts."""

from __future__ import annotations

from typing import Any, TypeAlias

from boardwright.core.decision import CHANCE
from boardwright.core.errors import IllegalActionError
from boardwright.core.events import Log
from boardwright.core.game import Game, State
from boardwright.core.options import whole
from boardwright.core.random import Random

AnyGame: TypeAlias = "Game[Any]"


def checked_apply(game: AnyGame, state: State, action: object, log: Log | None = None) -> None:
    """Apply an id after making sure that it is legal now; raises IllegalActionError."""
    number = whole(action)
    if number is None:
        raise IllegalActionError("action-no-number", given=str(action)[:40])
    if not 0 <= number < len(game.catalogue):
        raise IllegalActionError("action-out-of-range", action=number, last=len(game.catalogue) - 1)
    reason = game.why_not(state, number)
    if reason is not None:
        notation = game.catalogue.text(number)
        raise IllegalActionError("action-illegal", action=notation, reason=reason, game=game.meta.id)
    game.apply(state, number, log)


def random_action(game: AnyGame, state: State, draw: Random) -> int:
    """A uniformly random legal id; at a chance decision by weight."""
    legal = game.legal(state)
    if game.to_act(state) == CHANCE and not state.waiting[-1].is_even():
        return legal[draw.weighted(game.weights(state))]
    return legal[draw.below(len(legal))]


def deal(game: AnyGame, state: State, draw: Random, log: Log | None = None) -> int:
    """Let chance act until a seat must decide; returns how often it did."""
    count = 0
    while game.to_act(state) == CHANCE:
        game.apply(state, random_action(game, state, draw), log)
        count += 1
    return count


def playout(game: AnyGame, state: State, draw: Random) -> int:
    """Play on at random to the end, in place; returns how many decisions of seats were taken.

    `Game.apply` is written out here: this loop is what a search or a simulation spends its time in.
    """
    decisions = 0
    waiting = state.waiting
    while waiting:
        decision = waiting[-1]
        if decision.seat != CHANCE:
            decisions += 1
            legal = decision.legal(state)
            action = legal[draw.below(len(legal))]
        else:
            action = decision.drawn(state, draw)
        state.take_off()
        decision.apply(state, action, None)
        if not waiting:
            game.advance(state, None)
    return decisions


def perft(game: AnyGame, state: State, depth: int) -> int:
    """How many sequences of that many decisions (chance included) start here."""
    legal = game.legal(state)
    if depth == 0 or not legal:
        return 1
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        child = state.clone()
        game.apply(child, action, None)
        total += perft(game, child, depth - 1)
    return total
