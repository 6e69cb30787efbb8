"""The greedy bot plays Guilds: positions with a plain move, and matches against random players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardwright.bots.base import Bot, fair_choice
from boardwright.bots.greedy import Greedy
from boardwright.bots.random import RandomBot
from boardwright.core.play import deal, random_action
from boardwright.core.random import Random
from boardwright.games.guilds import scoring
from boardwright.games.guilds.phases.auction import open_auction
from boardwright.games.guilds.phases.building import open_building
from boardwright.games.guilds.phases.exchange import open_exchange
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.state import State
from boardwright.games.guilds.terms import IN_END, IN_EXCHANGE, SPY, TITHE_KEEPER
from boardwright.plugins.guilds import evaluator as guilds
from boardwright.plugins.guilds.evaluator_guild import guild_of
from boardwright.plugins.guilds.evaluator_wishes import value_of
from tests.bots.positions import new
from tests.games.guilds.setting import (
    at,
    bid,
    coins,
    coins_of,
    hired,
    is_active,
    laid,
    members_of,
    number,
    offered,
    shown,
    table,
    window,
    wishes,
)


def chosen(state: State) -> str:
    """What the greedy bot does, in notation."""
    return GAME.catalogue.text(Greedy().choose(GAME, state, GAME.to_act(state), Random(1)))


def play_turn(state: State) -> list[str]:
    """Let the greedy bot decide until another seat must; what it did, in notation."""
    seat = GAME.to_act(state)
    done: list[str] = []
    while not GAME.is_over(state) and GAME.to_act(state) == seat:
        done.append(chosen(state))
        GAME.apply(state, number(done[-1]))
    return done


def random_positions(players: int, seed: int, every: int) -> Iterator[State]:
    """Every so many decisions of a random game, the state in which a seat must decide."""
    draw = Random(seed)
    state = new(GAME, players)
    assert isinstance(state, State)
    deal(GAME, state, draw)
    decisions = 0
    while not GAME.is_over(state):
        if decisions % every == 0:
            yield state.clone()
        GAME.apply(state, random_action(GAME, state, draw))
        deal(GAME, state, draw)
        decisions += 1


def square(seats: int = 3) -> State:
    """An auction in round 3: four characters in four zones, ten florins each."""
    state = table(seats)
    state.round = 3
    offered(state, 1, "prince")
    offered(state, 2, "thief")
    offered(state, 3, "monk")
    offered(state, 4, "duchess")
    for seat in range(seats):
        coins(state, seat, florins=10)
    return state


def test_a_good_character_that_one_leads_is_taken_rather_than_passed() -> None:
    state = square()
    coins(state, 0)
    bid(state, 0, 1, 2)
    bid(state, 0, 2, 1)
    assert chosen(at(state, open_auction)) == "character prince"


def test_the_better_of_two_led_characters_is_taken_first() -> None:
    state = square()
    bid(state, 0, 1, 1)
    bid(state, 0, 3, 1)
    hired(state, 0, "princess")
    assert chosen(at(state, open_auction)) == "character prince"


def test_a_lead_that_is_too_dear_is_not_taken() -> None:
    state = square()
    state.round = state.tables.rounds
    bid(state, 0, 2, 5)
    coins(state, 0, florins=5)
    assert chosen(at(state, open_auction)) != "character thief"


def test_an_auction_begins_with_a_moderate_bid() -> None:
    state = at(square(), open_auction)
    assert play_turn(state)[0] == "bid"
    player = state.players[0]
    assert player.florins >= 4
    assert max(player.bids) <= 4


def test_a_weak_character_is_not_worth_the_whole_purse() -> None:
    state = table(2)
    state.round = state.tables.rounds
    offered(state, 1, "beggar")
    offered(state, 2, "thief")
    for seat in range(2):
        coins(state, seat, florins=10)
    bid(state, 1, 1, 4)
    bid(state, 1, 2, 4)
    play_turn(at(state, open_auction))
    assert sum(state.players[0].bids) < 5


@pytest.mark.parametrize("rounds_left", [0, 3])
def test_florins_are_exchanged_rather_than_lost(rounds_left: int) -> None:
    state = table(3)
    state.round = state.tables.rounds - rounds_left
    coins(state, 0, florins=11)
    shown(state, "luxury-3", "empty-1")
    assert chosen(at(state, open_exchange)) == "count 2"


def test_the_alchemist_makes_gold_of_what_the_exchange_would_leave() -> None:
    state = table(3)
    state.round = 2
    hired(state, 0, "alchemist")
    coins(state, 0, florins=8)
    assert chosen(window(state, IN_EXCHANGE)) == "use alchemist"


def test_the_thief_steals() -> None:
    state = table(3)
    state.round = 2
    hired(state, 0, "thief")
    coins(state, 0, florins=3)
    coins(state, 1, florins=6)
    coins(state, 2, florins=6)
    assert chosen(window(state, IN_EXCHANGE)) == "use thief"


@pytest.mark.parametrize("round_", [2, 6])
def test_a_good_room_is_bought_and_is_active(round_: int) -> None:
    state = table(3)
    state.round = round_
    coins(state, 0, gold=2)
    coins(state, 1, gold=1)
    shown(state, "luxury-1", "dining-1", "empty-1")
    played = play_turn(at(state, open_building))
    assert played[0].startswith("room ")
    assert is_active(state, 0, played[0].removeprefix("room "))


def test_in_the_last_round_the_most_points_are_bought() -> None:
    state = table(3)
    state.round = state.tables.rounds
    coins(state, 0, gold=2)
    shown(state, "luxury-1", "dining-1", "kitchen-1")
    played = play_turn(at(state, open_building))
    assert played[0] == "room luxury-1"
    assert is_active(state, 0, "luxury-1")


def test_the_room_of_the_own_faction_is_preferred() -> None:
    state = table(3)
    state.round = state.tables.rounds
    hired(state, 0, "prince", "princess", "herald", "falcon")
    coins(state, 0, gold=1)
    shown(state, "salon", "barracks", "empty-1")
    assert chosen(at(state, open_building)) == "room salon"


def test_a_room_for_a_wish_is_preferred() -> None:
    state = table(3)
    state.round = state.tables.rounds
    wishes(state, "most-gardens")
    coins(state, 0, gold=1)
    shown(state, "garden-1", "empty-1")
    assert chosen(at(state, open_building)) == "room garden-1"


def test_the_carpenter_helps_with_a_dear_room() -> None:
    state = table(3)
    state.round = 3
    hired(state, 0, "carpenter")
    coins(state, 0, gold=1)
    shown(state, "luxury-1")
    played = play_turn(at(state, open_building))
    assert played[:2] == ["use carpenter", "room luxury-1"]


def test_the_assassin_kills_the_most_valuable_character() -> None:
    state = table(2)
    state.round = state.tables.rounds
    hired(state, 0, "assassin")
    hired(state, 1, "prince", "princess", "monk")
    coins(state, 0, gold=1)
    played = play_turn(window(state, IN_END))
    assert played[0] == "use assassin"
    assert members_of(state, 1) in (["prince", "monk"], ["princess", "monk"])


def test_a_character_under_attack_is_healed() -> None:
    state = table(2)
    state.round = 4
    hired(state, 0, "assassin")
    hired(state, 1, "prince", "healer")
    coins(state, 0, gold=1)
    coins(state, 1, florins=2)
    window(state, IN_EXCHANGE)
    GAME.apply(state, number("use assassin"))
    GAME.apply(state, number("character prince"))
    assert GAME.to_act(state) == 1
    assert chosen(state) == "use healer"


def test_the_tithe_is_put_on_the_card() -> None:
    state = table(3)
    state.round = state.tables.rounds
    hired(state, 0, "tithe-keeper")
    coins(state, 0, florins=1)
    assert chosen(window(state, IN_END)) == "use tithe-keeper"


def test_a_dead_end_is_worth_less_than_open_doors() -> None:
    closed, open_ = table(2), table(2)
    for state, room in ((closed, "luxury-1"), (open_, "empty-1")):
        laid(state, 0, room, 2, 2)
        open_auction(state, None)
    assert guilds.plot_worth(closed.players[0], 4) < guilds.plot_worth(open_.players[0], 4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_are_those_of_the_rules(players: int) -> None:
    for state in random_positions(players, 11 + players, 15):
        for seat, player in enumerate(state.players):
            points = sum(scoring.points_of(state, seat)[:3])
            others = [state.players[other] for other in range(players) if other != seat]
            if SPY in player.members:
                printed = [state.tables.points[each] for other in others for each in other.members]
                points -= max([0, *printed])
            if TITHE_KEEPER in player.members:
                points -= state.tithe
            assert guild_of(state.tables, player.members, player.active).points == points


@pytest.mark.parametrize("players", [2, 3, 4])
def test_objectives_compare_what_the_rules_compare(players: int) -> None:
    for state in random_positions(players, 3 + players, 25):
        for objective in state.objectives:
            for seat, player in enumerate(state.players):
                guild = guild_of(state.tables, player.members, player.active)
                value = value_of(guild, player.gold, objective)
                assert abs(value) == abs(scoring.value_of(state, objective, seat))


def test_gold_is_worth_more_to_its_owner_and_less_to_the_others() -> None:
    for state in random_positions(3, 7, 20):
        if state.round < state.tables.rounds:
            richer = state.clone()
            richer.players[0].gold += 1
            assert guilds.evaluate(richer, 0) > guilds.evaluate(state, 0)
            assert guilds.evaluate(richer, 1) < guilds.evaluate(state, 1)


def test_at_the_end_only_points_count() -> None:
    state = table(3)
    for seat, score in enumerate((10, 4, 6)):
        state.players[seat].points = (score, 0, 0, 0)
    coins(state, 1, florins=9)
    assert coins_of(state, 1) == (9, 0)
    assert [guilds.evaluate(state, seat) for seat in range(3)] == [5, -4, -1]


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
