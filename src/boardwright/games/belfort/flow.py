"""The sequence of play, as lists to read against the contents page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.core.events import Log
from boardwright.games.belfort.phases.actions import begin_turn, open_turns
from boardwright.games.belfort.phases.calendar import advance_calendar
from boardwright.games.belfort.phases.camp import close_camp, open_camp
from boardwright.games.belfort.phases.collection import (
    collect_from_areas,
    collect_income_and_taxes,
    recruit_at_desk,
)
from boardwright.games.belfort.phases.neutral import (
    move_neutral_dwarves,
    neutral_3_builds,
    neutral_4_builds,
    refill_after_neutral,
)
from boardwright.games.belfort.phases.placement import open_placement
from boardwright.games.belfort.phases.turn_end import (
    discard_to_limit,
    draw_for_libraries,
    fill_gaps,
    offer_card,
)
from boardwright.games.belfort.scoring import score_month
from boardwright.games.belfort.setup import (
    ask_for_hands,
    ask_for_neutral_dwarves,
    deal_crests,
    deal_hands,
    fill_pool,
    show_discards,
)
from boardwright.games.belfort.state import State
from boardwright.games.belfort.terms import MONTHS

SETUP: Final = (
    deal_hands,
    ask_for_hands,
    show_discards,
    deal_crests,
    fill_pool,
    ask_for_neutral_dwarves,
)


def next_turn(state: State, log: Log | None) -> None:
    """The next player in crest order takes a turn, until all have."""
    state.turn += 1
    if state.turn < state.seats:
        state.step = FIRST_STEP_OF_TURN


ROUND: Final = (
    advance_calendar,
    open_placement,
    collect_from_areas,
    recruit_at_desk,
    open_camp,
    close_camp,
    collect_income_and_taxes,
    open_turns,
    begin_turn,
    offer_card,
    draw_for_libraries,
    discard_to_limit,
    fill_gaps,
    next_turn,
    neutral_3_builds,
    refill_after_neutral,
    neutral_4_builds,
    refill_after_neutral,
    move_neutral_dwarves,
    score_month,
)

FIRST_STEP_OF_TURN: Final = len(SETUP) + ROUND.index(begin_turn)
LAST_STEP: Final = len(SETUP) + len(ROUND)

STEPS: Final[tuple[Callable[[State, Log | None], None], ...]] = SETUP + ROUND


def run_until_decision(state: State, log: Log | None) -> None:
    """Setup, then seven rounds of Calendar, Placement, Collection, Actions and, in its months, Scoring.

    With two players the neutral players act between the Actions turns and the Scoring of every round.

    § round.phases, two.turn
    """
    waiting = state.waiting
    while not waiting:
        if state.step == LAST_STEP:
            if state.round == MONTHS:
                return
            state.step = len(SETUP)
        step = STEPS[state.step]
        state.step += 1
        step(state, log)
