"""The first-player marker, and the florins that are lost after it is assigned."""

import pytest

from boardwright.core.events import Log
from boardwright.games.guilds.events import HeraldSpeaks, TookMarker
from boardwright.games.guilds.flow import ask_herald, give_marker
from tests.games.guilds.setting import (
    asked,
    at,
    bid,
    bids_in,
    coins,
    coins_of,
    hired,
    legal,
    play,
    table,
    used,
)


def assigned(first, *florins):
    """The marker is assigned from this holder with these purses."""
    state = table(len(florins))
    state.first = first
    for seat, amount in enumerate(florins):
        coins(state, seat, amount, gold=seat + 1)
    log = Log()
    give_marker(state, log)
    return state, log.events


@pytest.mark.rule("end.marker", "end.florins")
def test_the_marker_goes_to_the_most_florins_and_then_only_gold_is_carried_over():
    state, events = assigned(0, 3, 7, 6)
    assert (state.first, events) == (1, [TookMarker(1, 7, tied=False, herald=False)])
    assert [coins_of(state, seat) for seat in range(3)] == [(0, 1), (0, 2), (0, 3)]


@pytest.mark.rule("end.marker")
@pytest.mark.parametrize(
    ("florins", "holder"),
    [((5, 4, 4, 4), 0), ((4, 5, 4, 4), 1), ((4, 4, 5, 4), 2), ((4, 4, 4, 5), 3)],
)
@pytest.mark.parametrize("first", range(4))
def test_one_florin_more_is_enough_wherever_the_marker_was(first, florins, holder):
    state, events = assigned(first, *florins)
    assert (state.first, events) == (holder, [TookMarker(holder, 5, tied=False, herald=False)])


@pytest.mark.rule("ruling.12.5")
@pytest.mark.parametrize(
    ("first", "florins", "holder"),
    [
        (0, (2, 2, 2), 0),
        (1, (2, 2, 2), 1),
        (2, (2, 2, 2), 2),
        (0, (1, 4, 4), 1),
        (2, (4, 4, 1), 0),
        (1, (4, 1, 4), 2),
        (1, (4, 4, 1), 1),
        (2, (0, 0, 0), 2),
        (3, (5, 5, 5, 2), 0),
        (2, (1, 5, 4, 5), 3),
    ],
)
def test_of_tied_players_the_nearest_clockwise_from_the_holder_gets_it(first, florins, holder):
    state, events = assigned(first, *florins)
    assert (state.first, events) == (holder, [TookMarker(holder, max(florins), tied=True, herald=False)])


@pytest.mark.rule("end.marker", "ruling.12.5")
def test_gold_does_not_count_for_the_marker():
    state = table(2)
    coins(state, 0, florins=0, gold=9)
    coins(state, 1, florins=1)
    give_marker(state, None)
    assert (state.first, coins_of(state, 0), coins_of(state, 1)) == (1, (0, 9), (0, 0))


@pytest.mark.rule("end.marker")
def test_florins_that_are_not_in_the_purse_do_not_count():
    state = table(2)
    coins(state, 0, florins=1)
    hired(state, 1, "tithe-keeper")
    state.tithe = 4
    bid(state, 1, 1, 5)
    give_marker(state, None)
    assert (state.first, state.tithe, bids_in(state, 1)) == (0, 4, (0, 5))


@pytest.mark.rule("end.florins", "ruling.12.28")
def test_in_the_last_round_the_marker_stays_and_so_do_florins():
    state = table(2)
    state.round = 8
    coins(state, 1, florins=5)
    log = Log()
    give_marker(state, log)
    assert (state.first, coins_of(state, 1), log.events) == (0, (5, 0), [])


@pytest.mark.rule("end.marker", "ruling.12.27")
def test_the_herald_is_asked_just_before_and_his_owner_receives_the_marker():
    state = table(3)
    hired(state, 2, "herald")
    coins(state, 0, florins=9)
    at(state, ask_herald)
    assert (asked(state), legal(state)) == ("CallHerald 2", ["done", "use herald"])
    events = play(state, "use herald")
    assert HeraldSpeaks(2) in events
    assert TookMarker(2, 0, tied=False, herald=True) in events
    assert state.first == 2


@pytest.mark.rule("end.marker", "ruling.12.27")
def test_without_the_herald_s_word_the_florins_decide():
    state = table(3)
    hired(state, 2, "herald")
    coins(state, 1, florins=1)
    at(state, ask_herald)
    play(state, "done")
    assert state.first == 1


@pytest.mark.rule("ruling.12.27", "ruling.12.28")
def test_the_herald_is_not_asked_in_the_last_round():
    state = table(2)
    state.round = 8
    hired(state, 1, "herald")
    at(state, ask_herald)
    assert (asked(state), state.first) == ("nobody", 0)


@pytest.mark.rule("ruling.12.27")
def test_a_herald_used_in_this_round_is_not_asked():
    state = table(2)
    hired(state, 0, "herald")
    used(state, "herald")
    coins(state, 1, florins=1)
    at(state, ask_herald)
    assert (state.first, state.round) == (1, 2)


@pytest.mark.rule("ruling.12.27")
def test_the_word_of_the_last_round_s_herald_is_forgotten():
    state = table(2)
    state.herald = 0
    coins(state, 1, florins=2)
    at(state, ask_herald)
    assert state.first == 1
