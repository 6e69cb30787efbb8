"""The final scoring: characters, rooms, objectives, and what is worth nothing."""

import pytest

from boardwright.core.events import Log
from boardwright.games.guilds.basics import guild
from boardwright.games.guilds.events import ScoredCharacters, ScoredObjective, ScoredRooms
from boardwright.games.guilds.flow import score_last_round
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.scoring import points_of, score_game
from boardwright.games.guilds.terms import Objective
from tests.games.guilds.setting import asked, at, coins, hired, laid, table, wishes


def small_game(seats=3):
    """Two guilds with characters and rooms, and one with nothing."""
    state = table(seats)
    hired(state, 0, "general", "gladiator", "tax-collector")
    laid(state, 0, "barracks", 2, 2)
    laid(state, 0, "luxury-1", 3, 3)
    hired(state, 1, "assassin", "banker")
    laid(state, 1, "empty-1", 2, 2)
    laid(state, 1, "banquet-hall", 1, 4, turn=2)
    coins(state, 1, florins=7, gold=2)
    wishes(state, "most-gold", "most-characters", "most-wizards")
    return state


@pytest.mark.rule("score.characters")
def test_points_come_from_printed_points_abilities_rooms_and_objectives():
    assert GAME.points(small_game()) == [
        {"characters": 5, "abilities": 2, "rooms": 2, "objectives": 6},
        {"characters": -4, "abilities": 0, "rooms": 4, "objectives": 6},
        {"characters": 0, "abilities": 0, "rooms": 0, "objectives": 0},
    ]


@pytest.mark.rule("score.characters")
def test_the_order_of_the_sources_is_characters_abilities_rooms_objectives():
    state = small_game()
    assert [points_of(state, seat) for seat in range(3)] == [(5, 2, 2, 6), (-4, 0, 4, 6), (0, 0, 0, 0)]
    assert GAME.scores(state) == [15, 6, 0]


@pytest.mark.rule("score.characters")
def test_positive_and_negative_printed_points_are_added():
    state = table(2)
    hired(state, 0, "bear", "thief", "carpenter", "monk")
    assert GAME.scores(state) == [5 - 2 - 1 + 2, 0]


@pytest.mark.rule("score.negative")
def test_a_total_below_zero_stays_negative():
    state = table(2)
    hired(state, 0, "assassin", "thief", "banker")
    assert (GAME.scores(state), GAME.ranking(state)) == ([-6, 0], [2, 1])


@pytest.mark.rule("score.coins")
def test_florins_and_gold_are_worth_nothing():
    state = table(2)
    coins(state, 0, florins=50, gold=20)
    assert GAME.scores(state) == [0, 0]
    assert GAME.points(state)[0] == {"characters": 0, "abilities": 0, "rooms": 0, "objectives": 0}


@pytest.mark.rule("activity.nothing", "room.points.fixed")
def test_only_active_rooms_score():
    state = table(2)
    laid(state, 0, "luxury-1", 3, 3)
    laid(state, 0, "throne-room", 1, 1)
    assert GAME.scores(state) == [0, 0]
    laid(state, 0, "empty-1", 2, 2)
    assert GAME.scores(state) == [2, 0]


@pytest.mark.rule("room.points.fixed", "room.points.members", "room.points.factions")
def test_points_of_several_rooms_are_added():
    state = table(2)
    hired(state, 0, "paladin", "prince", "monk")
    laid(state, 0, "chapel", 2, 2)
    laid(state, 0, "council-court", 1, 4, turn=1)
    laid(state, 0, "luxury-5", 2, 4)
    assert guild.symbols(state, 0) == [1, 0, 0, 1, 2, 0, 0]
    assert GAME.points(state)[0]["rooms"] == 2 + 3 + 5


@pytest.mark.rule("score.end", "score.characters")
def test_after_the_last_round_characters_rooms_and_objectives_are_told_and_written_down():
    state = small_game()
    state.round = 6
    log = Log()
    at(state, score_last_round, log)
    assert log.events == [
        ScoredCharacters(0, 5, 2),
        ScoredRooms(0, 2),
        ScoredCharacters(1, -4, 0),
        ScoredRooms(1, 4),
        ScoredCharacters(2, 0, 0),
        ScoredRooms(2, 0),
        ScoredObjective(1, Objective.MOST_GOLD, 1, 6),
        ScoredObjective(0, Objective.MOST_CHARACTERS, 1, 6),
    ]
    assert [player.points for player in state.players] == [(5, 2, 2, 6), (-4, 0, 4, 6), (0, 0, 0, 0)]
    assert asked(state) == "nobody"


@pytest.mark.rule("score.end")
def test_before_the_last_round_nothing_is_written_down():
    state = small_game()
    state.round = 5
    score_last_round(state, None)
    assert [player.points for player in state.players] == [(0, 0, 0, 0)] * 3
    state.round = 6
    score_last_round(state, None)
    assert state.players[0].points == (5, 2, 2, 6)


@pytest.mark.rule("objective.second", "score.end")
def test_with_four_players_second_places_are_told_too():
    state = small_game(4)
    log = Log()
    score_game(state, log)
    assert log.events[-3:] == [
        ScoredObjective(1, Objective.MOST_GOLD, 1, 6),
        ScoredObjective(0, Objective.MOST_CHARACTERS, 1, 6),
        ScoredObjective(1, Objective.MOST_CHARACTERS, 2, 3),
    ]
    assert [player.points[3] for player in state.players] == [6, 9, 0, 0]


@pytest.mark.rule("score.characters")
@pytest.mark.parametrize(
    ("key", "value", "names", "points"),
    [
        ("abilities.apprentice.points", 5, ("apprentice", "archmage", "diviner"), 5 + 3),
        ("abilities.apprentice.symbols", 2, ("apprentice", "diviner"), 2),
        ("abilities.princess.points", 7, ("princess", "prince"), 7),
        ("abilities.mason.cells", 2, ("mason",), 1),
    ],
)
def test_what_abilities_add_is_printed_and_may_be_replaced(key, value, names, points):
    state = table(2, tables={key: value})
    hired(state, 0, *names)
    assert GAME.points(state)[0]["abilities"] == points


def test_income_is_the_sum_of_hall_characters_rooms_and_the_innkeeper():
    state = table(2)
    hired(state, 0, "monk", "innkeeper", "mule", "banker")
    laid(state, 0, "kitchen-2", 2, 2)
    laid(state, 0, "den", 1, 4, turn=2)
    assert guild.innkeeper(state, 0) == 2
    assert (guild.florin_income(state, 0), guild.gold_income(state, 0)) == (10 + 3 + 1 + 2, 1)
    laid(state, 0, "dining-2", 2, 1)
    laid(state, 0, "kitchen-1", 3, 2, turn=1)
    laid(state, 0, "dining-1", 1, 2, turn=3)
    assert guild.innkeeper(state, 0) == 3


def test_seats_go_round_clockwise():
    state = table(3)
    assert (guild.seats_from(state, 1), guild.left_of(state, 2), guild.left_of(state, 0)) == ([1, 2, 0], 0, 1)
