"""What questions and actions of Toll say beyond their own fields."""

from __future__ import annotations

from boardwright.core.decision import Decision
from boardwright.core.game import State as BaseState
from boardwright.games.toll.actions import BUILD
from boardwright.games.toll.events import Gold
from boardwright.games.toll.state import State
from boardwright.games.toll.terms import BUILDINGS


def question(state: BaseState, decision: Decision[State]) -> dict[str, object]:
    """Arguments of a question."""
    return {}


def action(state: BaseState, number: int) -> dict[str, object]:
    """Arguments of an action beyond its fields."""
    return {}


def cost(state: BaseState, number: int) -> object | None:
    """What an action costs, for its label."""
    if isinstance(state, State) and BUILD <= number < BUILD + BUILDINGS:
        return Gold(state.tables.cost[number - BUILD])
    return None
