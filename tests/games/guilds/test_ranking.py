"""Who wins, and how ties are broken."""

import pytest

from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import ANIMALS, WIZARDS
from tests.games.guilds.setting import coins, hired, laid, table


@pytest.mark.rule("score.winner")
def test_the_most_points_win_whatever_else_is_better():
    state = table(3)
    hired(state, 0, "monk", "spy")
    coins(state, 0, gold=9)
    hired(state, 1, "bear")
    hired(state, 2, "cat")
    assert GAME.scores(state) == [7, 5, 2]
    assert GAME.ranking(state) == [1, 2, 3]


@pytest.mark.rule("score.winner")
def test_points_of_all_sources_are_added_for_the_ranking():
    state = table(2)
    hired(state, 0, "prince")
    hired(state, 1, "general", "duchess")
    laid(state, 1, "empty-1", 2, 2)
    coins(state, 0, gold=5)
    assert (GAME.scores(state), GAME.ranking(state)) == ([4, 6], [2, 1])


@pytest.mark.rule("score.tie.gold")
def test_a_tie_goes_to_the_most_gold_before_factions_and_cells():
    state = table(3)
    hired(state, 0, "bear")
    coins(state, 0, gold=1)
    hired(state, 1, "gladiator")
    coins(state, 1, florins=9, gold=2)
    hired(state, 2, "monk", "healer")
    laid(state, 2, "counting-house", 2, 2)
    assert GAME.scores(state) == [5, 5, 5]
    assert GAME.ranking(state) == [2, 1, 3]


@pytest.mark.rule("score.tie.gold")
def test_florins_break_no_tie():
    state = table(2)
    coins(state, 1, florins=9)
    assert GAME.ranking(state) == [1, 1]


@pytest.mark.rule("score.tie.factions")
def test_a_tie_in_gold_goes_to_the_most_different_factions_before_cells():
    state = table(3)
    hired(state, 0, "monk")
    laid(state, 0, "counting-house", 2, 2)
    hired(state, 1, "war-horse")
    hired(state, 2, "cat")
    assert GAME.scores(state) == [2, 2, 2]
    assert GAME.ranking(state) == [2, 1, 3]


@pytest.mark.rule("score.tie.factions")
def test_symbols_of_one_faction_are_one_faction():
    state = table(2)
    hired(state, 0, "cat", "mule")
    hired(state, 1, "guard-dog")
    assert GAME.ranking(state) == [1, 2]
    hired(state, 1, "smuggler", "alchemist")
    assert GAME.ranking(state) == [2, 1]


@pytest.mark.rule("score.tie.factions")
def test_the_faction_that_the_illusionist_shows_counts_for_the_tie():
    state = table(2)
    hired(state, 0, "illusionist")
    hired(state, 1, "enchantress")
    assert GAME.ranking(state) == [1, 1]
    state.illusion = ANIMALS
    assert GAME.ranking(state) == [1, 2]
    state.illusion = WIZARDS
    assert GAME.ranking(state) == [1, 1]


@pytest.mark.rule("score.tie.cells")
def test_a_further_tie_goes_to_the_most_active_cells():
    state = table(3)
    laid(state, 0, "luxury-1", 3, 3)
    laid(state, 1, "counting-house", 2, 2)
    laid(state, 2, "throne-room", 1, 1)
    assert GAME.scores(state) == [0, 0, 0]
    assert GAME.ranking(state) == [2, 1, 2]


@pytest.mark.rule("score.tie.shared")
def test_players_still_tied_share_the_victory_and_the_next_place_is_left_out():
    state = table(4)
    hired(state, 0, "cat")
    hired(state, 2, "guard-dog")
    hired(state, 3, "gambler")
    assert GAME.ranking(state) == [1, 4, 1, 3]
    assert GAME.ranking(table(3)) == [1, 1, 1]
