"""The sequence of play, as lists to read against the contents page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.core.events import Log
from boardwright.games.guilds.effects import responses
from boardwright.games.guilds.phases.auction import open_auction, run_auction
from boardwright.games.guilds.phases.building import open_building, run_building
from boardwright.games.guilds.phases.end import (
    ask_herald,
    ask_illusionist,
    clear_table,
    give_marker,
    open_end,
    open_keeping,
    run_keeping,
    score_last_round,
)
from boardwright.games.guilds.phases.exchange import open_exchange, refund, run_exchange
from boardwright.games.guilds.phases.start import (
    begin_round,
    lay_crown,
    open_start,
    pay_income,
    refill_characters,
    refill_large,
    refill_small,
)
from boardwright.games.guilds.setup import draw_objectives
from boardwright.games.guilds.state import State


def run_window(state: State, log: Log | None) -> None:
    """Ask clockwise who uses an ability, until all have declined in a row.

    § window.close
    """
    if responses.ask_in_window(state):
        state.step -= 1


SETUP: Final = (draw_objectives,)

ROUND: Final = (
    begin_round,
    pay_income,
    refill_large,
    refill_small,
    refill_characters,
    open_start,
    run_window,
    lay_crown,
    open_auction,
    run_auction,
    refund,
    run_window,
    open_exchange,
    run_exchange,
    open_building,
    run_building,
    open_end,
    run_window,
    open_keeping,
    run_keeping,
    clear_table,
    ask_herald,
    give_marker,
    ask_illusionist,
    score_last_round,
)

STEPS: Final[tuple[Callable[[State, Log | None], None], ...]] = SETUP + ROUND
LAST_STEP: Final = len(STEPS)


def run_until_decision(state: State, log: Log | None) -> None:
    """Setup, then rounds of Start, Acquisition, Exchange, Building and End.

    What waits on the stack comes before any step; a step that is not finished comes again.

    § round.phases
    """
    while not state.waiting:
        if state.stack:
            responses.go_on(state, log)
            continue
        if state.step == LAST_STEP:
            if state.round >= state.tables.rounds:
                return
            state.step = len(SETUP)
        step = STEPS[state.step]
        state.step += 1
        step(state, log)
