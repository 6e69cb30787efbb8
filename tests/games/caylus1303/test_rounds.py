"""The sequence of play: nine rounds of four phases, and decisions one at a time."""

from itertools import groupby

import pytest

from boardwright.core.decision import CHANCE, NOBODY
from boardwright.core.events import Log
from boardwright.core.options import completed
from boardwright.core.reasons import Reason
from boardwright.core.tables import replaced
from boardwright.games.caylus1303 import flow
from boardwright.games.caylus1303.events import (
    BecameResidence,
    DeliveredNothing,
    GoldScored,
    Goods,
    MonumentBuilt,
    NobodyDelivered,
    Passed,
    Placed,
    ProvostKept,
    ProvostReset,
    Recruited,
    RoundBegins,
    Used,
)
from boardwright.games.caylus1303.phases.activation import activate_city, cross_bridge
from boardwright.games.caylus1303.phases.delivery import deliver_in_order
from boardwright.games.caylus1303.phases.planning import begin_round, open_planning
from boardwright.games.caylus1303.phases.stewardship import end_round, turn_residences
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.terms import Tile
from tests.games.caylus1303.setting import (
    asked,
    at,
    deal,
    goods,
    goods_of,
    held,
    house,
    legal,
    number,
    play,
    table,
    why_not,
    worker,
    workers_of,
)

PHASE_OF = {
    Passed: "planning",
    ProvostKept: "activation",
    Used: "activation",
    DeliveredNothing: "delivery",
    NobodyDelivered: "delivery",
    Recruited: "stewardship",
    ProvostReset: "stewardship",
    GoldScored: "end",
}


def start(seats=3):
    """A match before its first chance decision."""
    return GAME.new(seats, completed(GAME.meta, seats, {}), replaced(GAME.printed, {}))


def whole_game(seats=3):
    """Everyone passes at once and moves nothing, from a table before round 1 to the end."""
    state, log = table(seats), Log()
    state.round = 0
    at(state, begin_round, log)
    while state.waiting:
        GAME.apply(state, number("pass" if "pass" in legal(state) else "provost 0"), log)
    return state, log.events


@pytest.mark.rule("round.phases", "round.count")
def test_nine_rounds_run_through_planning_activation_delivery_and_stewardship():
    state, events = whole_game()
    phases = [
        phase for phase, _ in groupby(PHASE_OF[type(each)] for each in events if type(each) in PHASE_OF)
    ]
    assert phases == [*["planning", "activation", "delivery", "stewardship"] * 9, "end"]
    assert (state.round, asked(state), GAME.to_act(state)) == (9, "nobody", NOBODY)


@pytest.mark.rule("round.count")
def test_the_rounds_are_counted_from_one_to_nine_and_gold_scores_after_the_last_only():
    _, events = whole_game(2)
    assert [each for each in events if isinstance(each, RoundBegins)] == [
        RoundBegins(n) for n in range(1, 10)
    ]
    assert [each for each in events if isinstance(each, GoldScored)] == [
        GoldScored(0, 0, 0),
        GoldScored(1, 0, 0),
    ]
    assert events[-2:] == [GoldScored(0, 0, 0), GoldScored(1, 0, 0)]


@pytest.mark.rule("round.count")
@pytest.mark.parametrize(("number_of", "question", "following"), [(8, "PlaceWorker 0", 9), (9, "nobody", 9)])
def test_the_ninth_round_is_the_last(number_of, question, following):
    state = table(2)
    state.round = number_of
    at(state, turn_residences)
    assert (asked(state), state.round) == (question, following)


@pytest.mark.rule("round.phases")
def test_a_round_with_something_in_every_phase():
    state = table(2)
    goods(state, 0, food=1, wood=1, stone=1, cloth=1)
    at(state, open_planning)
    play(state, "place lawyer", "pass", "place site", "pass")
    assert asked(state) == "ChooseHouse 0"
    play(state, "house farm-1")
    assert asked(state) == "MoveTheProvost 1"
    play(state, "provost 0", "provost 0")
    assert asked(state) == "ChooseBundle 0"
    events = play(state, "deliver food wood stone")
    assert asked(state) == "ChooseFavour 0"
    assert [each for each in events if isinstance(each, BecameResidence)] == []
    events = play(state, "slot 1", "decline")
    assert events[-5:] == [
        BecameResidence(0, Tile.FARM_1),
        Recruited(0, Goods(workers=4)),
        Recruited(1, Goods(workers=3)),
        ProvostReset(8),
        RoundBegins(2),
    ]


@pytest.mark.rule("round.stewardship")
def test_stewardship_turns_residences_offers_monuments_recruits_and_resets_the_provost():
    state, log = table(2), Log()
    house(state, 1, "quarry")
    goods(state, 1, wood=1, gold=1)
    state.provost = 3
    at(state, turn_residences, log)
    assert (log.events, asked(state), state.provost) == (
        [BecameResidence(1, Tile.QUARRY)],
        "ChooseMonument 1",
        3,
    )
    assert play(state, "monument garden") == [
        MonumentBuilt(1, Tile.GARDEN, 3, Goods(wood=1, gold=1), 4),
        Recruited(0, Goods(workers=3)),
        Recruited(1, Goods(workers=5)),
        ProvostReset(8),
        RoundBegins(2),
    ]


@pytest.mark.rule("round.bridge")
def test_at_the_end_of_a_round_the_passing_houses_go_back_and_placing_is_cheap_again():
    state = table(2)
    state.passed = (1, 0)
    end_round(state, None)
    assert state.passed == ()
    state = at(table(2), open_planning)
    play(state, "pass", "pass", "provost 0", "provost 0")
    assert (state.round, state.passed, len(state.players)) == (2, (), 2)
    assert play(state, "place toll") == [Placed(0, Tile.TOLL, 0)]
    assert [player.houses for player in state.players] == [9, 9]


def test_the_sequence_of_play_begins_with_setup_and_repeats_the_round():
    assert [step.__name__ for step in flow.SETUP] == [
        "choose_first_player",
        "draw_characters",
        "draft_characters",
    ]
    assert [step.__name__ for step in flow.ROUND] == [
        *("begin_round", "ask_early_riser", "open_planning"),
        *("activate_city", "cross_bridge", "ask_bailiff", "activate_road", "clear_road"),
        *("deliver_in_order", "ask_deliveryman", "reward_most_bundles", "leave_site"),
        *("turn_residences", "offer_monuments", "recruit", "reset_provost", "end_round", "score_gold"),
    ]
    assert (flow.STEPS[:3], flow.STEPS[3:], flow.LAST_STEP) == (flow.SETUP, flow.ROUND, 21)


# ---- Decisions


@pytest.mark.rule("decision.one")
def test_a_favour_with_a_construction_is_finished_before_the_step_below_goes_on():
    basics = ("farm-1", "sawmill", "quarry", "market-1", "any-guild", "mason-guild", "market-2", "farm-2")
    state = table(2, site=("basic-carpenter", "covered-market", "gold-mine"), basics=basics)
    goods(state, 0, food=1, wood=2, stone=1)
    held(state, -1, "thief")
    worker(state, 0, "fairground")
    worker(state, 1, "toll")
    at(state, activate_city)
    questions = []
    for answer in ("use", "slot 1", "build tailor", "pay food", "character thief"):
        questions.append(asked(state))
        assert [seat for seat in range(2) if GAME.to_act(state) == seat] == [0]
        play(state, answer)
    assert questions == [
        "SeekFavour 0",
        "ChooseFavour 0",
        "ChooseConstruction 0",
        "PayForBuilding 0",
        "TakeFromBoard 0",
    ]
    assert asked(state) == "MoveTheProvost 1"


@pytest.mark.rule("decision.one")
def test_the_step_goes_on_where_it_stopped():
    state = table(2)
    goods(state, 0, food=1, wood=1, stone=1)
    goods(state, 1, food=1, wood=1, stone=1)
    worker(state, 0, "site")
    worker(state, 1, "site")
    at(state, deliver_in_order)
    play(state, "stop")
    assert (asked(state), goods_of(state, 0)) == ("ChooseBundle 1", (1, 1, 1, 0, 0))
    play(state, "stop")
    assert (asked(state), state.round, workers_of(state, 0)) == ("PlaceWorker 0", 2, (12, 3))


@pytest.mark.rule("decision.legal")
def test_who_can_do_nothing_is_not_asked():
    state = table(2)
    state.players[0].pool, state.players[0].camp = 0, 15
    state.passed = (0, 1)
    at(state, cross_bridge)
    assert asked(state) == "MoveTheProvost 1"


def test_a_new_match_runs_through_setup_to_the_first_turn():
    state = start(2)
    assert (GAME.to_act(state), GAME.is_over(state)) == (CHANCE, False)
    deal(state)
    assert asked(state) == "DraftCharacter 1"
    play(state, "character night-worker", "character early-riser")
    assert (asked(state), state.round, state.step) == ("PlaceEarly 0", 1, 5)


def test_when_it_is_over_nothing_is_legal():
    state, _ = whole_game(2)
    assert (GAME.legal(state), GAME.is_over(state)) == ([], True)
    assert why_not(state, "pass") == Reason("game-over")
    GAME.advance(state, None)
    assert (state.round, state.waiting, GAME.ranking(state)) == (9, [], [1, 1])
