"""The greedy bot and its evaluators."""

import pytest

from boardwright import registry
from boardwright.bots.evaluator import evaluation_of, evaluator
from boardwright.bots.greedy import Greedy
from boardwright.core.game import changed
from boardwright.core.play import deal
from boardwright.core.random import Random
from boardwright.games.belfort.state import State as BelfortState
from boardwright.games.toll.state import State as TollState
from boardwright.lab.simulate import simulate
from boardwright.plugins.belfort import evaluator as belfort
from boardwright.plugins.toll import evaluator as toll
from tests.bots.positions import new, positions


def last_round_of_toll(gold: int, errand: int) -> TollState:
    """Two players, the last round: the seat to act has some gold and an errand."""
    game = registry.game("toll")
    state = new(game, 2)
    assert isinstance(state, TollState)
    deal(game, state, Random(1))
    state.round = state.tables.rounds - 1
    player = state.players[game.to_act(state)]
    player.gold, player.errand = gold, errand
    return state


@pytest.mark.parametrize(
    ("gold", "errand", "best"),
    [(5, 2, "build tower"), (5, 1, "build mill"), (2, 0, "build inn"), (1, 2, "pass")],
)
def test_greedy_builds_what_brings_most_points_at_the_end(gold: int, errand: int, best: str) -> None:
    game = registry.game("toll")
    state = last_round_of_toll(gold, errand)
    choice = Greedy().choose(game, state, game.to_act(state), Random(1))
    assert game.catalogue.text(choice) == best


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "players", "games"), [("toll", 2, 60), ("toll", 4, 60), ("belfort", 2, 6)])
def test_greedy_beats_random_players(name: str, players: int, games: int) -> None:
    bots = ["greedy"] + ["random"] * (players - 1)
    result = simulate(name, bots, games, seed=3).bots[0]
    assert result.win_share_interval[0] > 1 / players


def test_every_game_on_the_web_has_an_evaluator() -> None:
    assert [
        game.meta.id
        for game in registry.games()
        if game.meta.on_web and not hasattr(evaluation_of(game.meta.id), "evaluate")
    ] == []


def test_a_game_without_an_evaluator_is_judged_by_its_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(toll, "evaluate")
    state = last_round_of_toll(5, 2)
    state.players[0].points[0] = 4
    assert evaluator(registry.game("toll"))(state, 0) == 4


@pytest.mark.parametrize(("name", "players"), [("belfort", 3), ("toll", 3)])
def test_an_evaluator_does_not_see_other_hands(name: str, players: int) -> None:
    game = registry.game(name)
    for state in positions(name, players, 6, 1):
        seat = game.to_act(state)
        other = game.redeal(state, seat, Random(98))
        assert evaluator(game)(state, seat) == evaluator(game)(other, seat)


def belfort_states() -> list[BelfortState]:
    return [state for state in positions("belfort", 3, 7, 60) if isinstance(state, BelfortState)]


@pytest.mark.parametrize("good", ["wood", "stone", "metal", "gold"])
def test_more_goods_are_worth_more_to_their_owner_and_less_to_the_others(good: str) -> None:
    for state in belfort_states():
        richer = state.clone()
        setattr(richer.players[0], good, getattr(richer.players[0], good) + 1)
        assert belfort.evaluate(richer, 0) > belfort.evaluate(state, 0)
        assert belfort.evaluate(richer, 1) <= belfort.evaluate(state, 1)


def test_a_marker_is_worth_more_than_the_goods_it_costs() -> None:
    state = belfort_states()[1]
    wall = state.walls.index(-1)
    built = state.clone()
    state.players[0].wood = state.players[0].stone = 3
    built.players[0].wood = built.players[0].stone = 0
    built.walls = changed(built.walls, wall, 0)
    assert belfort.evaluate(built, 0) > belfort.evaluate(state, 0)


def test_points_between_two_places_lie_between_theirs() -> None:
    assert [belfort.between((5, 3, 1), place) for place in (1.0, 1.5, 3.0, 3.5, 4.0, 5.0)] == [
        5,
        4,
        1,
        0.5,
        0,
        0,
    ]


def test_a_mill_is_worth_more_early_than_late() -> None:
    early, late = last_round_of_toll(3, 0), last_round_of_toll(3, 0)
    early.round = 0
    gains = []
    for state in (early, late):
        before = toll.evaluate(state, 0)
        state.players[0].buildings[1] += 1
        gains.append(toll.evaluate(state, 0) - before)
    assert gains[0] > gains[1]
