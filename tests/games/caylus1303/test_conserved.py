"""Nothing is made or lost: legal actions drawn one by one, everything counted again after each."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardwright.core.events import Log
from boardwright.core.game import changed
from boardwright.core.options import completed
from boardwright.core.random import Random
from boardwright.core.tables import replaced
from boardwright.games.caylus1303 import events
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.terms import Tile
from tests.games.caylus1303.conserved import conserved, faults, growing
from tests.games.caylus1303.setting import build, deal, held, table, worker

PLAYERS = (2, 3, 4, 5)
POOR = {}
RICH = {"start.goods": (12, 12, 12, 12, 12)}


def new_state(players, setting, tables=None):
    """A match before its first chance decision; both switches are on, or both off."""
    options = completed(GAME.meta, players, {"beginner_set": setting, "open_points": setting})
    return GAME.new(players, options, replaced(GAME.printed, tables or {}))


def step(state, action, grown, log=None):
    """Play one action and count everything again; returns what may only grow."""
    before = conserved(state)
    GAME.apply(state, action, log)
    assert conserved(state) == before
    assert faults(state) == []
    now = growing(state)
    assert [more >= less for more, less in zip(now, grown, strict=True)] == [True] * len(now)
    return now


def busy_game(players, setting, tables, seed, log=None):
    """A game at random to its end in which declining and passing, the first of all actions, are rare."""
    state = new_state(players, setting, tables)
    draw = Random(seed)
    grown = growing(state)
    while legal := GAME.legal(state):
        choice = max(draw.below(len(legal)), draw.below(len(legal)))
        grown = step(state, legal[choice], grown, log)
    return state


@settings(
    max_examples=8, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
@given(st.data())
def test_whatever_is_played_nothing_is_made_or_lost(data):
    state = new_state(data.draw(st.sampled_from(PLAYERS)), data.draw(st.booleans()))
    grown = growing(state)
    while legal := GAME.legal(state):
        grown = step(state, data.draw(st.sampled_from(legal)), grown)


@pytest.mark.parametrize("tables", [POOR, RICH])
@pytest.mark.parametrize("setting", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_made_or_lost_in_busy_games(players, setting, tables):
    state = busy_game(players, setting, tables, 7)
    assert (state.round, GAME.is_over(state)) == (9, True)
    assert conserved(state) == {
        "workers": [15] * players,
        "houses": [10] * players,
        "built and on offer": 25,
    }


@pytest.mark.thorough
def test_busy_games_show_all_that_can_happen():
    """Only the refusal of one of dozens of early places is too rare in busy games."""
    log = Log()
    for seed in range(24):
        busy_game(2 + seed % 4, False, RICH, seed, log)
    every_kind = {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, events.Event) and kind is not events.Event
    }
    seen = {type(event) for event in log.events}
    assert every_kind - seen - {events.NotEarly} == set()


def after_setup():
    """Three players at their first turn."""
    state = new_state(3, False)
    deal(state)
    GAME.apply(state, GAME.legal(state)[0])
    GAME.apply(state, GAME.legal(state)[0])
    GAME.apply(state, GAME.legal(state)[0])
    return state


def lose_tile(state):
    state.offer = state.offer[1:]


def double_tile(state):
    state.monuments = (*state.monuments, Tile.GARDEN)


def own_nothing(state):
    state.owner = changed(state.owner, Tile.MANSION, 1)


def close_building(state):
    state.open = state.open[:-1]


def join_nobody(state):
    state.joined, state.joiner = Tile.TOLL, 1


def forget_joiner(state):
    state.joined = Tile.TOLL


def double_queue(state):
    state.queue = (1, 1)


def double_pass(state):
    state.passed = (2, 2)


def far_provost(state):
    state.provost = 27


def negative_provost(state):
    state.provost = -1


def debt(state):
    state.players[1].goods[4] = -1


def no_worker(state):
    state.players[1].pool = -1


def lost_character(state):
    state.holder = (-2,) * 12


def stranger(state):
    state.holder = changed(state.holder, 3, 3)


def worker_on_offer(state):
    state.workers[state.offer[0]] = 1


@pytest.mark.parametrize(
    "spoil",
    [
        lose_tile,
        double_tile,
        own_nothing,
        close_building,
        join_nobody,
        forget_joiner,
        double_queue,
        double_pass,
        far_provost,
        negative_provost,
        debt,
        no_worker,
        lost_character,
        stranger,
        worker_on_offer,
    ],
)
def test_a_fault_is_noticed(spoil):
    state = after_setup()
    assert faults(state) == []
    spoil(state)
    assert faults(state) != []


def test_workers_and_houses_are_counted_wherever_they_are():
    state = table(3)
    held(state, 1, "journeyman")
    worker(state, 0, "farm-1", "site")
    worker(state, 1, "farm-1", "toll")
    build(state, 1, "tailor", "church")
    state.passed = (1,)
    assert conserved(state) == {"workers": [15, 15, 15], "houses": [10, 10, 10], "built and on offer": 25}
    state.players[1].camp += 1
    state.players[2].houses -= 1
    assert conserved(state) == {"workers": [15, 16, 15], "houses": [10, 10, 9], "built and on offer": 25}
