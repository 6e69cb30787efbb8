"""The sequence of play: setup, seven rounds, and their phases."""

from itertools import groupby

import pytest

from boardwright.core.decision import NOBODY
from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.belfort import flow
from boardwright.games.belfort.events import (
    Collected,
    EndedActions,
    MonthBegins,
    NeutralCard,
    NeutralDwarfMoved,
    Passed,
    PoolCard,
    ScoredPeople,
    ScoringBegins,
    Sent,
)
from boardwright.games.belfort.phases.calendar import advance_calendar
from boardwright.games.belfort.phases.neutral import neutral_3_builds
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.scoring import score_month, season_of
from boardwright.games.belfort.terms import People, Season
from tests.games.belfort.setting import (
    asked,
    at,
    legal,
    mark,
    play,
    pool,
    table,
    why_not,
)

PHASE_OF = {
    MonthBegins: "calendar",
    Passed: "placement",
    Sent: "placement",
    Collected: "collection",
    EndedActions: "actions",
    ScoringBegins: "scoring",
    ScoredPeople: "scoring",
}


def before_month_1(seats=3):
    """After setup, with a full pool, before the calendar marker moves for the first time."""
    state = table(seats)
    state.dwarf_3, state.dwarf_4 = (0, 1) if seats == 2 else (-1, -1)
    state.round = 0
    pool(state, "keep", "bank", "inn")
    return state


def play_on(state, log, month=7):
    """Everyone always takes the first option, passing and ending, until that month is over."""
    while state.waiting and state.round <= month:
        GAME.apply(state, GAME.legal(state)[0], log)


def whole_game(seats=3):
    state, log = before_month_1(seats), Log()
    GAME.advance(state, log)
    play_on(state, log)
    return state, log.events


@pytest.mark.rule("round.phases", "round.scoring")
def test_seven_rounds_run_through_the_phases_and_three_of_them_end_with_a_scoring():
    _, events = whole_game()
    phases = [phase for phase, _ in groupby(PHASE_OF[type(e)] for e in events if type(e) in PHASE_OF)]
    plain = ["calendar", "placement", "collection", "actions"]
    assert phases == [*plain * 3, "scoring", *plain * 2, "scoring", *plain * 2, "scoring"]


@pytest.mark.rule("round.calendar")
def test_the_calendar_has_three_months_of_spring_and_two_each_of_summer_and_autumn():
    _, events = whole_game()
    assert [event for event in events if isinstance(event, MonthBegins)] == [
        MonthBegins(1, Season.SPRING),
        MonthBegins(2, Season.SPRING),
        MonthBegins(3, Season.SPRING),
        MonthBegins(4, Season.SUMMER),
        MonthBegins(5, Season.SUMMER),
        MonthBegins(6, Season.AUTUMN),
        MonthBegins(7, Season.AUTUMN),
    ]


@pytest.mark.rule("round.calendar")
@pytest.mark.example("13.1.1")
def test_the_fourth_round_begins_in_the_first_month_of_summer_and_has_no_scoring():
    state, log = table(3), Log()
    state.round = 3
    advance_calendar(state, log)
    assert (state.round, log.events) == (4, [MonthBegins(4, Season.SUMMER)])
    score_month(state, log)
    assert (len(log.events), GAME.scores(state)) == (1, [0, 0, 0])


@pytest.mark.rule("round.calendar")
def test_a_month_belongs_to_its_season_and_the_marker_moves_one_month_also_without_a_log():
    assert [season_of(month) for month in range(1, 8)] == [0, 0, 0, 1, 1, 2, 2]
    state = table(3)
    advance_calendar(state, None)
    assert state.round == 2


@pytest.mark.rule("round.scoring")
@pytest.mark.parametrize(
    ("month", "scoring"),
    [
        (1, []),
        (2, []),
        (3, [ScoringBegins(Season.SPRING)]),
        (4, []),
        (5, [ScoringBegins(Season.SUMMER)]),
        (6, []),
        (7, [ScoringBegins(Season.AUTUMN)]),
    ],
)
def test_points_are_given_in_rounds_3_5_and_7_only(month, scoring):
    state, log = table(3), Log()
    state.round = month
    state.players[0].elves_left = 3
    mark(state, 1, "site pub 1")
    score_month(state, log)
    assert log.events[:1] == scoring
    assert [score > 0 for score in GAME.scores(state)] == [bool(scoring)] * 3


@pytest.mark.rule("round.phases")
def test_the_game_is_over_after_the_scoring_of_the_seventh_round():
    state, events = whole_game()
    assert events[-2:] == [ScoredPeople(1, People.DWARVES, 3, 1), ScoredPeople(2, People.DWARVES, 3, 1)]
    assert (asked(state), legal(state), GAME.to_act(state), GAME.is_over(state)) == (
        "nobody",
        [],
        NOBODY,
        True,
    )
    assert (state.round, why_not(state, "pass")) == (7, Reason("game-over"))


@pytest.mark.rule("round.phases")
def test_after_the_sixth_month_another_round_begins():
    state = before_month_1()
    GAME.advance(state, None)
    play_on(state, None, month=6)
    assert (state.round, asked(state), state.step) == (
        7,
        "ChoosePlank 0",
        flow.STEPS.index(flow.open_placement) + 1,
    )


def test_the_whole_game_runs_the_same_without_a_log():
    logged, _ = whole_game()
    silent = before_month_1()
    GAME.advance(silent, None)
    play_on(silent, None)
    assert GAME.position(silent) == GAME.position(logged)


@pytest.mark.rule("round.phases")
def test_in_actions_each_player_takes_one_turn_in_crest_order():
    state = table(3)
    state.order = (2, 0, 1)
    pool(state, "keep", "bank", "inn")
    at(state, flow.open_turns)
    turns = []
    for _ in range(3):
        turns.append(asked(state))
        play(state, "end", "stop")
    assert (turns, asked(state)) == (["ChooseAction 2", "ChooseAction 0", "ChooseAction 1"], "ChoosePlank 2")
    assert state.round == 2


@pytest.mark.rule("round.phases")
def test_with_two_players_the_neutral_turns_come_between_actions_and_scoring():
    state = before_month_1(2)
    state.round, state.order = 3, (1, 0)
    log = Log()
    at(state, neutral_3_builds, log)
    play_on(state, log, month=3)
    shown = (NeutralCard, PoolCard, NeutralDwarfMoved, ScoringBegins, MonthBegins)
    assert [type(event) for event in log.events if isinstance(event, shown)] == [
        NeutralCard,
        PoolCard,
        NeutralCard,
        PoolCard,
        NeutralDwarfMoved,
        NeutralDwarfMoved,
        ScoringBegins,
        MonthBegins,
    ]
    acting = [(event.seat, event.neutral) for event in log.events if isinstance(event, NeutralCard)]
    assert acting == [(1, 3), (0, 4)]


@pytest.mark.rule("round.phases")
def test_with_three_players_nobody_acts_for_neutral_players():
    state = table(3)
    at(state, neutral_3_builds)
    assert (asked(state), state.round, sum(state.pool)) == ("ChoosePlank 0", 2, 0)


def test_setup_and_a_round_read_like_the_rules():
    assert [step.__name__ for step in flow.SETUP] == [
        "deal_hands",
        "ask_for_hands",
        "show_discards",
        "deal_crests",
        "fill_pool",
        "ask_for_neutral_dwarves",
    ]
    assert [step.__name__ for step in flow.ROUND] == [
        "advance_calendar",
        "open_placement",
        "collect_from_areas",
        "recruit_at_desk",
        "open_camp",
        "close_camp",
        "collect_income_and_taxes",
        "open_turns",
        "begin_turn",
        "offer_card",
        "draw_for_libraries",
        "discard_to_limit",
        "fill_gaps",
        "next_turn",
        "neutral_3_builds",
        "refill_after_neutral",
        "neutral_4_builds",
        "refill_after_neutral",
        "move_neutral_dwarves",
        "score_month",
    ]
    assert (flow.FIRST_STEP_OF_TURN, flow.LAST_STEP) == (14, 26)
    assert list(flow.STEPS) == [*flow.SETUP, *flow.ROUND]
