"""Turns on a copy of a match: play choices and forced decisions, find the end of a turn and its barriers."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decision import CHANCE
from boardwright.core.errors import IllegalActionError
from boardwright.core.game import State
from boardwright.core.match import Match, Step
from boardwright.server.errors import Forbidden


def take(match: Match, seat: int, actions: Sequence[int]) -> list[Step]:
    """Play choices of a seat with the forced decisions after each; returns all steps.

    Raises Forbidden when the turn ends before the choices do.
    """
    done: list[Step] = []
    for action in actions:
        if match.to_act != seat:
            raise Forbidden("not-your-turn")
        done.append(match.act(action))
        follow_forced(match, seat, done)
    return done


def follow_forced(match: Match, seat: int, done: list[Step]) -> None:
    """Play decisions without an alternative and add them to `done`; stops when a secret was shown."""
    while match.to_act == seat and not done[-1].is_barrier and (only := match.forced()) is not None:
        done.append(match.act(only))


def is_turn_over(match: Match, seat: int) -> bool:
    """Return whether a draft is complete: chance or another seat comes next, or a secret was shown."""
    return match.to_act != seat or (bool(match.steps) and match.steps[-1].is_barrier)


def before_reveal(match: Match, first: int) -> State:
    """Return the state of a match, or the one before the first step from `first` on that shows a secret.

    A draft can be taken back, so a player must not see anything by it that they could not forget again.
    """
    return next((step.before for step in match.steps[first:] if step.is_barrier), match.state)


def is_revealing(match: Match, drafted: Match) -> bool:
    """Return whether a draft on a match shows a secret."""
    return before_reveal(drafted, len(match.steps)) is not drafted.state


def crosses_barrier(match: Match, steps: Sequence[Step]) -> bool:
    """Return whether these steps cannot be undone once committed: chance or a shown secret follows."""
    return match.to_act == CHANCE or match.is_over or any(step.is_barrier for step in steps)


def check_action(match: Match, action: int) -> None:
    """Raise IllegalActionError with the reason when an id is not legal now."""
    reason = match.why_not(action)
    if reason is None:
        return
    if not 0 <= action < len(match.game.catalogue):
        raise IllegalActionError("action-out-of-range", action=action, last=len(match.game.catalogue) - 1)
    notation = match.game.catalogue.text(action)
    raise IllegalActionError("action-illegal", action=notation, reason=reason, game=match.game.meta.id)
