"""The greedy bot plays Caylus 1303: positions with a plain move, and matches against random players."""

import pytest

from boardwright.bots.base import Bot, fair_choice
from boardwright.bots.greedy import Greedy
from boardwright.bots.random import RandomBot
from boardwright.core.play import deal, random_action
from boardwright.core.random import Random
from boardwright.games.caylus1303.phases.activation import activate_city, activate_road, cross_bridge
from boardwright.games.caylus1303.phases.delivery import deliver_in_order
from boardwright.games.caylus1303.phases.planning import open_planning
from boardwright.games.caylus1303.phases.stewardship import turn_residences
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.state import State
from boardwright.games.caylus1303.terms import ON_BOARD, ROUNDS, Good
from boardwright.plugins.caylus1303 import evaluator as caylus1303
from tests.bots.positions import new
from tests.games.caylus1303.setting import (
    at,
    build,
    goods,
    held,
    number,
    on_board,
    pool,
    residence,
    table,
    worker,
)


def chosen(state: State) -> str:
    """What the greedy bot does, in notation."""
    return GAME.catalogue.text(Greedy().choose(GAME, state, GAME.to_act(state), Random(1)))


def value_after(state: State, action: str) -> float:
    """What the position after an action is worth to the seat that takes it."""
    seat = GAME.to_act(state)
    after = state.clone()
    GAME.apply(after, number(action), None)
    return caylus1303.evaluate(after, seat)


def planning(seats: int = 2, round_: int = 3, workers: int = 4) -> State:
    """The first turn of a round, nobody has placed a worker."""
    state = table(seats)
    state.round = round_
    for seat in range(seats):
        pool(state, seat, workers)
        goods(state, seat)
    return state


@pytest.mark.parametrize("round_", [2, ROUNDS])
def test_a_bundle_is_delivered(round_: int) -> None:
    state = planning(round_=round_)
    goods(state, 0, food=1, wood=1, stone=1)
    worker(state, 0, "site")
    assert chosen(at(state, deliver_in_order)) == "deliver food wood stone"


def test_a_bundle_keeps_the_gold_that_is_worth_more_alone() -> None:
    state = planning(round_=ROUNDS)
    goods(state, 0, food=1, wood=1, stone=1, gold=1)
    worker(state, 0, "site")
    assert chosen(at(state, deliver_in_order)) == "deliver food wood stone"


def test_a_building_is_constructed_for_goods_that_are_lost_otherwise() -> None:
    state = planning(round_=ROUNDS)
    goods(state, 0, food=1, wood=2)
    worker(state, 0, "carpenter")
    state.passed = (0, 1)
    assert chosen(at(state, activate_city)) in {"build tailor", "build stonemason"}


def test_gold_is_taken() -> None:
    state = planning(round_=5)
    build(state, 0, "gold-mine")
    worker(state, 0, "gold-mine")
    state.provost = 10
    assert chosen(at(state, activate_road)) == "use"


def test_gold_is_sold_dearly_to_the_jeweller() -> None:
    state = planning(round_=ROUNDS)
    build(state, 0, "jeweller")
    goods(state, 0, gold=2)
    worker(state, 0, "jeweller")
    state.provost = 10
    assert chosen(at(state, activate_road)) == "use more"


@pytest.mark.parametrize("place", ["fairground", "lawyer", "carpenter", "mason-guild", "any-guild"])
def test_no_worker_goes_where_the_price_cannot_be_paid(place: str) -> None:
    state = at(planning(), open_planning)
    assert value_after(state, f"place {place}") < value_after(state, "pass")
    late = at(planning(round_=ROUNDS), open_planning)
    assert value_after(late, f"place {place}") < value_after(late, "place farm-1")


def test_a_worker_goes_to_the_lawyer_when_there_is_cloth() -> None:
    state = planning()
    goods(state, 0, cloth=1)
    at(state, open_planning)
    assert value_after(state, "place lawyer") > value_after(state, "pass")


def test_a_worker_goes_to_the_site_when_bundles_are_ready_in_the_last_round() -> None:
    state = planning(round_=ROUNDS)
    goods(state, 0, food=2, wood=2, stone=2)
    assert chosen(at(state, open_planning)) == "place site"


def test_a_building_far_ahead_of_the_provost_is_worth_less_than_one_behind_him() -> None:
    state = at(planning(), open_planning)
    assert value_after(state, "place stone-quarry") < value_after(state, "place quarry")


def test_the_provost_is_pushed_over_an_own_valuable_worker() -> None:
    state = planning(round_=ROUNDS)
    build(state, 0, "jeweller")
    goods(state, 0, gold=2)
    worker(state, 0, "jeweller")
    pool(state, 1, 0)
    state.provost = 8
    state.passed = (1, 0)
    assert chosen(at(state, cross_bridge)) == "provost +2"


def test_workers_are_not_spent_on_the_provost_for_nothing() -> None:
    state = planning()
    state.passed = (1, 0)
    pool(state, 1, 0)
    assert chosen(at(state, cross_bridge)) == "provost 0"


def test_the_dearest_monument_is_built_at_the_end() -> None:
    state = planning(round_=ROUNDS)
    residence(state, 0, "farm-1")
    goods(state, 0, stone=3, gold=3)
    assert chosen(at(state, turn_residences)) == "monument cathedral"


def test_a_favour_takes_a_character_while_there_are_rounds_to_use_it() -> None:
    state = planning(round_=2)
    on_board(state, "thief")
    held(state, 1, "foreman")
    goods(state, 0, wood=1)
    worker(state, 0, "fairground")
    state.passed = (0, 1)
    at(state, activate_city)
    GAME.apply(state, number(chosen(state)), None)
    GAME.apply(state, number(chosen(state)), None)
    while GAME.to_act(state) == 0 and ON_BOARD in state.holder:
        GAME.apply(state, number(chosen(state)), None)
    assert 0 in state.holder


def random_positions(players: int, seed: int, every: int) -> list[State]:
    draw = Random(seed)
    state = new(GAME, players)
    assert isinstance(state, State)
    found: list[State] = []
    decisions = 0
    while not GAME.is_over(state):
        deal(GAME, state, draw)
        if decisions % every == 0:
            found.append(state.clone())
        GAME.apply(state, random_action(GAME, state, draw), None)
        decisions += 1
    return found


@pytest.mark.parametrize("good", list(Good))
def test_goods_are_worth_more_to_their_owner_and_less_to_the_others(good: Good) -> None:
    for state in random_positions(3, 7, 10):
        richer = state.clone()
        richer.players[0].goods[good] += 1
        assert caylus1303.evaluate(richer, 0) > caylus1303.evaluate(state, 0)
        assert caylus1303.evaluate(richer, 1) < caylus1303.evaluate(state, 1)


def test_at_the_end_only_points_count() -> None:
    state = new(GAME, 3)
    assert isinstance(state, State)
    state.waiting.clear()
    state.round = ROUNDS
    for seat, score in enumerate((10, 4, 6)):
        state.players[seat].points = (score, 0, 0, 0, 0, 0)
    state.players[1].goods[Good.FOOD] = 9
    assert [caylus1303.evaluate(state, seat) for seat in range(3)] == [5, -4, -1]


def match(players: int, number_: int) -> tuple[list[int], list[int]]:
    """One greedy bot, whose seat changes, against random players: scores and places from its seat on."""
    bots: list[Bot] = [Greedy() if seat == number_ % players else RandomBot() for seat in range(players)]
    draw = Random(100 + number_)
    state = new(GAME, players)
    assert isinstance(state, State)
    deal(GAME, state, draw)
    while not GAME.is_over(state):
        GAME.apply(state, fair_choice(bots[GAME.to_act(state)], GAME, state, draw), None)
        deal(GAME, state, draw)
    own = number_ % players
    scores, places = GAME.scores(state), GAME.ranking(state)
    return scores[own:] + scores[:own], places[own:] + places[:own]


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random_players_by_far(players: int) -> None:
    results = [match(players, number_) for number_ in range(4)]
    assert all(places[0] == 1 for _, places in results)
    assert sum(scores[0] for scores, _ in results) > 2 * sum(max(scores[1:]) for scores, _ in results)
