"""Positions read without their ranges, for tests that put a number of its own into every field."""

from __future__ import annotations

import dataclasses

from boardwright.core import position
from boardwright.core.game import State
from boardwright.core.options import completed
from boardwright.core.play import AnyGame
from boardwright.core.tables import defaults

ANYTHING = (-(10**18), 10**18)


def reread_unchecked(game: AnyGame, form: position.Form, state: State) -> State:
    """A state read from the line of another, whatever its numbers are."""
    names = (*form.state, *(f"player.{name}" for name in form.player))
    loose = dataclasses.replace(form, ranges=dict.fromkeys(names, ANYTHING), distinct=())
    options = completed(game.meta, state.seats, {})
    copy: State = game.new(state.seats, options, defaults(game.printed))
    position.read(loose, game.position(state), copy, copy.players)
    return copy
