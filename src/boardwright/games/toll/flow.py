"""The sequence of play, as a list to read against the contents page."""

from __future__ import annotations

from typing import Final

from boardwright.core.events import Log
from boardwright.games.toll.phases.building import open_building
from boardwright.games.toll.phases.income import collect_income
from boardwright.games.toll.phases.toll import collect_tolls
from boardwright.games.toll.scoring import score_errands
from boardwright.games.toll.state import State


def end_round(state: State, log: Log | None) -> None:
    """After the last round the errands are scored, and the game is over.

    § end.rounds
    """
    state.round += 1
    if state.round == state.tables.rounds:
        score_errands(state, log)


ROUND: Final = (
    collect_income,
    collect_tolls,
    open_building,
    end_round,
)


def run_until_decision(state: State, log: Log | None) -> None:
    """Step through the rounds while nobody has to decide."""
    while not state.waiting and state.round < state.tables.rounds:
        step = ROUND[state.step]
        state.step = (state.step + 1) % len(ROUND)
        step(state, log)
