"""Analysis of a finished match: shares that sum to 1, swings, better moves, the same by seed and budget."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright import registry
from boardwright.bots import bot, fair_choice
from boardwright.bots.watching import shares_of, weigh, win_shares
from boardwright.core.game import State
from boardwright.core.match import Match
from boardwright.core.play import AnyGame
from boardwright.core.random import Random
from boardwright.games.toll.state import State as TollState
from boardwright.lab import analysis
from boardwright.lab.analysis import Analysing, Analysis, Moment, analyse, biggest_swings, from_plain

RECORDS = Path(__file__).parents[1] / "records"
SHORT = [
    ("toll", "four-players.json", 30),
    ("belfort", "two-players-beginner.txt", 2),
    ("caylus1303", "two-players-beginner-set.txt", 3),
    ("guilds", "two-players.json", 2),
]


@cache
def analysed(game: str, file: str, budget: int) -> tuple[Match, Analysis]:
    match = boardwright.load(RECORDS / game / file)
    return match, analyse(match, budget)


every_game = pytest.mark.parametrize(("game", "file", "budget"), SHORT)


@every_game
def test_the_shares_of_all_seats_sum_to_one_after_every_turn(game: str, file: str, budget: int) -> None:
    match, found = analysed(game, file, budget)
    assert {round(sum(moment.shares), 9) for moment in found.moments} == {1.0}
    assert {len(moment.shares) for moment in found.moments} == {match.players}
    assert min(share for moment in found.moments for share in moment.shares) >= 0.0


@every_game
def test_every_turn_is_there_from_the_first_decision_to_the_end(game: str, file: str, budget: int) -> None:
    match, found = analysed(game, file, budget)
    seats = [step.seat for step in match.steps if step.seat >= 0]
    turns = [seat for seat, before in zip(seats, [None, *seats], strict=False) if seat != before]
    assert [moment.seat for moment in found.moments] == [None, *turns]
    assert found.moments[0].at == next(at for at, step in enumerate(match.steps) if step.seat >= 0)
    assert found.moments[-1].at == len(match.steps)


@every_game
def test_at_the_end_the_winner_has_everything(game: str, file: str, budget: int) -> None:
    match, found = analysed(game, file, budget)
    winners = match.ranking.count(1)
    assert list(found.moments[-1].shares) == [1 / winners if place == 1 else 0.0 for place in match.ranking]


@every_game
def test_a_better_move_was_possible_and_is_clearly_better(game: str, file: str, budget: int) -> None:
    match, found = analysed(game, file, budget)
    for move in found.better_moves:
        step = match.steps[move.at]
        assert (move.seat, move.played) == (step.seat, step.action)
        assert move.better in match.game.legal(step.before)
        assert move.share_better - move.share_played >= analysis.CLEARLY - 0.0001


def test_the_same_seed_and_budget_give_the_same_analysis_and_another_seed_another_one() -> None:
    match, found = analysed("toll", "four-players.json", 30)
    assert analyse(match, 30) == found
    assert analyse(match, 30, seed=2).better_moves != found.better_moves
    assert (found.budget, found.seed, found.engine) == (30, 1, boardwright.__version__)
    assert found.rules_version == match.game.meta.rules_version


def test_an_analysis_survives_its_plain_form() -> None:
    _, found = analysed("toll", "four-players.json", 30)
    assert from_plain(found.plain()) == found


def test_progress_is_told_after_every_task_and_whoever_stops_goes_on_later() -> None:
    match, found = analysed("toll", "four-players.json", 30)
    under_way = Analysing(match, 30)
    told = next(iter(under_way))
    assert told == (1, len(under_way.tasks))
    assert [done for done, _ in under_way] == list(range(2, len(under_way.tasks) + 1))
    assert under_way.result() == found


def test_a_running_match_is_not_analysed() -> None:
    match = boardwright.new("toll", 2, seed=1)
    with pytest.raises(boardwright.BadOptionError, match="not over"):
        analyse(match)


@pytest.mark.parametrize("budget", [0, -1, analysis.MAX_BUDGET + 1])
def test_a_budget_that_makes_no_sense_is_refused(budget: int) -> None:
    match, _ = analysed("toll", "four-players.json", 30)
    with pytest.raises(boardwright.BadOptionError, match="budget must be from 1"):
        analyse(match, budget)


def test_swings_are_the_turns_that_changed_most_and_small_ones_are_none() -> None:
    shares = [
        (0.5, 0.5),
        (0.52, 0.48),
        (0.3, 0.7),
        (0.9, 0.1),
        (0.8, 0.2),
        (0.7, 0.3),
        (0.6, 0.4),
        (0.5, 0.5),
    ]
    moments = [Moment(at * 2, at % 2 if at else None, each) for at, each in enumerate(shares)]
    found = biggest_swings(moments)
    assert [(each.start, each.at, each.seat) for each in found[:2]] == [(4, 6, 1), (2, 4, 0)]
    assert found[0].change == pytest.approx(0.6 if found[0].who == 0 else -0.6)
    assert len(found) == analysis.SWINGS
    assert 2 not in [each.at for each in found]


def test_hopes_become_shares() -> None:
    assert shares_of([0.8, 0.2]) == pytest.approx([0.8, 0.2])
    best, *rest = shares_of([0.9, 0.5, 0.3])
    assert best > 0.5 > rest[0] > rest[1] > 0.0


def last_round(gold: int, errand: int) -> TollState:
    """Toll for two before the last decision but one; the seat to act has so much gold and this errand."""
    match = boardwright.new("toll", 2, seed=1)
    state = match.state
    assert isinstance(state, TollState)
    state.round = state.tables.rounds - 1
    player = state.players[match.to_act]
    player.gold, player.errand = gold, errand
    return state


def test_what_brings_most_points_at_the_end_outweighs_the_rest() -> None:
    game = registry.game("toll")
    state = last_round(5, 2)
    choices = game.catalogue.parse("pass"), game.catalogue.parse("build tower")
    assert choices[0] is not None and choices[1] is not None
    weighed = weigh(game, state, (choices[0], choices[1]), 40, Random(1))
    assert weighed.gain > 2 * weighed.error
    assert weighed.gain > 0.0


def test_a_far_lead_is_a_large_share() -> None:
    game = registry.game("toll")
    state = last_round(5, 2)
    state.players[0].points[0] += 30
    assert win_shares(game, state, 30, Random(1))[0] > 0.9
    state.players[1].points[0] += 60
    assert win_shares(game, state, 30, Random(1))[0] < 0.1


def test_a_better_move_is_searched_from_what_its_seat_could_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only states dealt anew for the seat that decided reach the search of its moves."""
    match, _ = analysed("toll", "four-players.json", 30)
    game = match.game
    dealt: set[int] = set()
    kept: list[State] = []
    real = type(game).redeal

    def redeal(self: AnyGame, state: State, seat: int, draw: Random) -> State:
        found: State = real(self, state, seat, draw)
        kept.append(found)
        dealt.add(id(found))
        return found

    def favourite(game: AnyGame, state: State, seat: int, iterations: int, draw: Random) -> Any:
        assert id(state) in dealt
        return searched(game, state, seat, iterations, draw)

    searched = analysis.favourite
    monkeypatch.setattr(type(game), "redeal", redeal)
    monkeypatch.setattr(analysis, "favourite", favourite)
    analyse(match, 5)
    assert len(kept) > 10


def test_the_favourite_of_hard_is_seldom_called_a_mistake() -> None:
    """A match between searching bots has fewer better moves than one between random bots."""

    def mistakes(name: str) -> int:
        match = boardwright.new("toll", 2, seed=3)
        while not match.is_over:
            match.act(fair_choice(bot(name), match.game, match.state, Random(len(match.log))))
        return len(analyse(match, 60).better_moves)

    assert mistakes("mcts:60") < mistakes("random")
