"""Message arguments of Toll beyond the fields of questions and actions."""

from __future__ import annotations

from boardwright.core.decision import Decision
from boardwright.core.game import State as BaseState
from boardwright.games.toll.actions import BUILD
from boardwright.games.toll.events import Gold
from boardwright.games.toll.state import State
from boardwright.games.toll.terms import BUILDINGS


def question(state: BaseState, decision: Decision[State]) -> dict[str, object]:
    """Return the arguments of a question."""
    return {}


def action(state: BaseState, number: int) -> dict[str, object]:
    """Return the arguments of an action beyond its fields."""
    return {}


def cost(state: BaseState, number: int) -> object | None:
    """Return the cost of an action, for its label."""
    if isinstance(state, State) and BUILD <= number < BUILD + BUILDINGS:
        return Gold(state.tables.cost[number - BUILD])
    return None
