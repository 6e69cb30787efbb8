"""The stack: abilities that answer each other."""

import pytest

from boardwright.games.guilds.terms import IN_START
from tests.games.guilds.setting import asked, coins, coins_of, hired, members_of, play, table, window


@pytest.mark.example("11.C1")
def test_the_alchemist_answers_the_assassin_and_makes_gold_before_he_dies():
    state = table(2)
    hired(state, 0, "assassin")
    hired(state, 1, "alchemist")
    coins(state, 0, gold=1)
    coins(state, 1, florins=3)
    window(state, IN_START)
    play(state, "use assassin", "character alchemist")
    assert asked(state) == "Respond 1"
    play(state, "use alchemist")
    assert (coins_of(state, 0), coins_of(state, 1)) == ((0, 0), (0, 1))
    assert members_of(state, 1) == []
