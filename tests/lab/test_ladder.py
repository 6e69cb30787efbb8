"""Ladders: who meets whom, shares and ratings, the same whatever the number of processes."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from boardwright.core.errors import BadOptionError, BoardwrightError, UnknownNameError
from boardwright.lab.ladder import Ladder, ladder, pairings
from boardwright.lab.ratings import Result, ratings
from boardwright.lab.simulate import simulate


def outcome(result: Ladder) -> Ladder:
    """Everything but the time it took."""
    return replace(result, seconds=0.0)


def test_two_players_meet_once() -> None:
    assert pairings(["a", "b", "c"], 2) == [["a", "b"], ["a", "c"], ["b", "c"]]


def test_at_larger_tables_each_is_alone_against_the_other() -> None:
    assert pairings(["a", "b"], 4) == [["a", "b", "b", "b"], ["b", "a", "a", "a"]]


def test_of_neighbours_each_meets_the_one_behind_it() -> None:
    assert pairings(["a", "b", "a"], 2, neighbours=True) == [["a", "b"]]
    assert pairings(["a", "b", "a"], 3, neighbours=True) == [["a", "b", "b"], ["b", "a", "a"]]
    found = ladder("toll", ["random", "greedy", "easy", "random"], 6, 3, neighbours=True)
    met = {standing.bot: sorted(standing.against) for standing in found.standings}
    assert met == {
        "random": ["easy", "greedy"],
        "greedy": ["easy", "random"],
        "easy": ["greedy", "random"],
    }
    apart = {each.bot: each for each in ladder("toll", ["random", "greedy"], 6, 3).standings}
    shares = {each.bot: each.against["random"] for each in found.standings if each.bot == "greedy"}
    assert shares["greedy"] == apart["greedy"].against["random"]


def test_who_was_never_alone_at_a_table_has_a_rating_but_no_share() -> None:
    found = {
        each.bot: each
        for each in ladder("toll", ["greedy", "random"], 6, 3, players=3, neighbours=True).standings
    }
    assert (found["random"].whole, dict(found["random"].against)) == (None, {})
    assert found["greedy"].whole == found["greedy"].against["random"]
    assert "win_share" not in found["random"].plain()


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], ["greedy", "random", "random"]])
def test_nobody_is_a_neighbour_of_itself(bots: list[str]) -> None:
    with pytest.raises(BadOptionError):
        ladder("toll", bots, 1, 1, neighbours=True)


def test_greedy_stands_above_random() -> None:
    best, last = ladder("toll", ["random", "greedy"], 30, 1).standings
    assert (best.bot, last.bot) == ("greedy", "random")
    assert best.rating.interval[0] > last.rating.interval[1]
    assert best.whole.interval[0] > 0.7


@pytest.mark.parametrize("players", [2, 3])
def test_the_same_seed_gives_the_same_ladder_with_any_number_of_processes(players: int) -> None:
    alone, together = (
        ladder("toll", ["random", "greedy"], 9, 4, players=players, processes=each) for each in (1, 2)
    )
    assert outcome(alone) == outcome(together)
    assert outcome(ladder("toll", ["random", "greedy"], 9, 5, players=players)) != outcome(alone)


def test_a_pairing_is_what_a_simulation_plays() -> None:
    one = next(
        each
        for each in ladder("toll", ["greedy", "random"], 8, 2, players=4).standings
        if each.bot == "greedy"
    )
    simulated = simulate("toll", ["greedy", "random", "random", "random"], 8, 2).bots[0]
    assert (one.against["random"].wins, one.against["random"].share) == (simulated.wins, simulated.win_share)
    assert one.against["random"].interval == simulated.win_share_interval


def test_two_players_share_every_game() -> None:
    one, other = ladder("toll", ["random", "greedy"], 10, 1).standings
    assert one.against[other.bot].wins + other.against[one.bot].wins == 10
    assert one.whole.games == 10


def test_the_result_is_plain_and_complete() -> None:
    plain = json.loads(json.dumps(ladder("toll", ["random", "greedy"], 2, 1, budget=0.5).plain()))
    assert list(plain) == ["game", "players", "games", "seed", "budget", "seconds", "bots"]
    assert plain["budget"] == 0.5
    assert list(plain["bots"][0]) == [
        "bot",
        "rating",
        "rating_interval",
        "games",
        "wins",
        "win_share",
        "win_share_interval",
        "against",
    ]


def test_progress_is_told_over_all_pairings() -> None:
    told: list[tuple[int, int]] = []
    ladder("toll", ["random", "greedy"], 2, 1, players=3, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


@pytest.mark.parametrize(
    ("bots", "players", "error", "message"),
    [
        (["random"], 2, BadOptionError, "ladder-bots"),
        (["random", "random"], 2, BadOptionError, "ladder-bots"),
        (["random", "nobody"], 2, UnknownNameError, "bot-unknown"),
        (["random", "greedy"], 5, BadOptionError, "players-out-of-range"),
    ],
)
def test_a_wrong_setting_is_refused(
    bots: list[str], players: int, error: type[BoardwrightError], message: str
) -> None:
    with pytest.raises(error) as refusal:
        ladder("toll", bots, 2, 1, players=players)
    assert refusal.value.message == message


# ---- ratings


def test_who_wins_is_rated_higher_and_surer_with_every_game() -> None:
    few, many = (ratings(["a", "b"], [Result(("a", "b"), (1, 2))] * count) for count in (3, 12))
    assert few["a"].mean > 25 > few["b"].mean
    assert many["a"].mean > few["a"].mean
    assert many["a"].deviation < few["a"].deviation


def test_a_shared_victory_moves_nobody() -> None:
    rated = ratings(["a", "b"], [Result(("a", "b"), (1, 1))])
    assert rated["a"].mean == pytest.approx(rated["b"].mean)


def test_a_bot_on_several_seats_has_one_rating() -> None:
    rated = ratings(["a", "b"], [Result(("a", "b", "b"), (1, 2, 3))])
    assert sorted(rated) == ["a", "b"]
    assert rated["a"].mean > rated["b"].mean
