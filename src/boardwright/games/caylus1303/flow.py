"""The sequence of play, as lists to read against the contents page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.core.events import Log
from boardwright.games.caylus1303.phases.activation import (
    activate_city,
    activate_road,
    ask_bailiff,
    clear_road,
    cross_bridge,
)
from boardwright.games.caylus1303.phases.delivery import (
    ask_deliveryman,
    deliver_in_order,
    leave_site,
    reward_most_bundles,
)
from boardwright.games.caylus1303.phases.planning import ask_early_riser, begin_round, open_planning
from boardwright.games.caylus1303.phases.stewardship import (
    end_round,
    offer_monuments,
    recruit,
    reset_provost,
    turn_residences,
)
from boardwright.games.caylus1303.scoring import score_gold
from boardwright.games.caylus1303.setup import choose_first_player, draft_characters, draw_characters
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import ROUNDS

SETUP: Final = (
    choose_first_player,
    draw_characters,
    draft_characters,
)

ROUND: Final = (
    begin_round,
    ask_early_riser,
    open_planning,
    activate_city,
    cross_bridge,
    ask_bailiff,
    activate_road,
    clear_road,
    deliver_in_order,
    ask_deliveryman,
    reward_most_bundles,
    leave_site,
    turn_residences,
    offer_monuments,
    recruit,
    reset_provost,
    end_round,
    score_gold,
)

STEPS: Final[tuple[Callable[[State, Log | None], None], ...]] = SETUP + ROUND
LAST_STEP: Final = len(STEPS)


def run_until_decision(state: State, log: Log | None) -> None:
    """Setup, then nine rounds of Planning, Activation, Delivery and Stewardship.

    A step that is not finished when somebody must decide comes again afterwards.

    § round.phases, round.count, end.rounds
    """
    while not state.waiting:
        if state.step == LAST_STEP:
            if state.round == ROUNDS:
                return
            state.step = len(SETUP)
        step = STEPS[state.step]
        state.step += 1
        step(state, log)
