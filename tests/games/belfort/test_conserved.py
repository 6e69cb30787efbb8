"""Nothing is made or lost: legal actions drawn one by one, everything counted again after each."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardwright.games.belfort.rules import GAME
from tests.every_game.playing import new_state
from tests.games.belfort.conserved import conserved, faults, growing

PLAYERS = st.integers(GAME.meta.min_players, GAME.meta.max_players)


@pytest.mark.thorough
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
@given(st.data())
def test_whatever_is_played_nothing_is_made_or_lost(data):
    state = new_state("belfort", data.draw(PLAYERS), data.draw(st.integers(0, 5)))
    at_the_start = conserved(state)
    grown = growing(state)
    while legal := GAME.legal(state):
        GAME.apply(state, data.draw(st.sampled_from(legal)))
        assert conserved(state) == at_the_start
        assert faults(state) == []
        before, grown = grown, growing(state)
        assert [more >= less for more, less in zip(grown, before, strict=True)] == [True] * len(grown)
