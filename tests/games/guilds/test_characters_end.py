"""Abilities of the end of a round: Tithe-Keeper and Herald."""

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.events import (
    Activated,
    Cleared,
    Coins,
    Countered,
    DemandUnpaid,
    HeraldSpeaks,
    NothingHappens,
    Tithed,
    TookMarker,
)
from boardwright.games.guilds.terms import IN_END, Character, Moment
from tests.games.guilds.setting import (
    asked,
    at,
    coins,
    coins_of,
    hired,
    legal,
    members_of,
    offered,
    play,
    shown,
    table,
    used,
    why_not,
    window,
)


def keeper(florins=1, tithe=0):
    """Seat 0 has the Tithe-Keeper and some florins; so many lie on the card."""
    state = table(2)
    hired(state, 0, "tithe-keeper")
    coins(state, 0, florins=florins)
    state.tithe = tithe
    return state


def heralds(*florins):
    """Seat 1 has the Herald; the purses hold these florins and seat 0 has the marker."""
    state = table(3)
    hired(state, 1, "herald")
    for seat, amount in enumerate(florins):
        coins(state, seat, florins=amount)
    return state


@pytest.mark.rule("character.tithe-keeper")
def test_the_tithe_keeper_takes_a_florin_of_the_purse_on_her_card():
    state = keeper(florins=3)
    state.round = 8
    window(state, IN_END)
    assert legal(state) == ["done", "use tithe-keeper"]
    events = play(state, "use tithe-keeper")
    assert events[:2] == [Activated(0, Character.TITHE_KEEPER, Coins(1, 0)), Tithed(0, 1)]
    assert (state.tithe, coins_of(state, 0)) == (1, (2, 0))
    assert state.used == 1 << Character.TITHE_KEEPER


@pytest.mark.rule("character.tithe-keeper", "ruling.12.44")
@pytest.mark.parametrize(("tithe", "offered_now"), [(0, True), (3, True), (4, False)])
def test_the_tithe_keeper_holds_four_florins_at_most(tithe, offered_now):
    state = keeper(florins=4, tithe=tithe)
    hired(state, 0, "alchemist")
    window(state, IN_END)
    assert ("use tithe-keeper" in legal(state)) is offered_now


@pytest.mark.rule("character.tithe-keeper", "ruling.12.44")
@pytest.mark.parametrize(("tithe", "offered_now"), [(0, True), (2, True), (3, False), (4, False)])
def test_a_dearer_tithe_keeper_takes_all_that_was_paid_on_her_card(tithe, offered_now):
    state = table(2, {"abilities.tithe_keeper.florins": 2})
    hired(state, 0, "tithe-keeper", "alchemist")
    coins(state, 0, florins=5)
    state.tithe = tithe
    window(state, IN_END)
    assert ("use tithe-keeper" in legal(state)) is offered_now


@pytest.mark.rule("character.tithe-keeper")
def test_two_florins_paid_are_two_florins_on_the_card():
    state = table(2, {"abilities.tithe_keeper.florins": 2})
    hired(state, 0, "tithe-keeper")
    coins(state, 0, florins=5)
    state.round = 8
    window(state, IN_END)
    assert play(state, "use tithe-keeper")[:2] == [
        Activated(0, Character.TITHE_KEEPER, Coins(2, 0)),
        Tithed(0, 2),
    ]
    assert (state.tithe, coins_of(state, 0)) == (2, (3, 0))


@pytest.mark.rule("character.tithe-keeper")
def test_why_the_tithe_keeper_cannot_be_used():
    state = keeper(florins=3, tithe=4)
    hired(state, 0, "alchemist")
    window(state, IN_END)
    assert why_not(state, "use tithe-keeper") == Reason("no-target", character=Character.TITHE_KEEPER)
    coins(state, 0, florins=0)
    assert why_not(state, "use tithe-keeper") == Reason("florins-missing", count=1)


@pytest.mark.rule("character.tithe-keeper", "ability.once")
def test_the_tithe_keeper_takes_one_florin_a_round():
    state = keeper(florins=6)
    hired(state, 0, "alchemist")
    window(state, IN_END)
    play(state, "use tithe-keeper")
    assert (asked(state), legal(state)) == ("UseInWindow 0", ["done", "use alchemist"])
    assert why_not(state, "use tithe-keeper") == Reason("used-already", character=Character.TITHE_KEEPER)


@pytest.mark.rule("ruling.12.44", "resolve.counter")
def test_the_florin_of_a_countered_tithe_keeper_goes_to_the_bank():
    state = keeper(florins=2, tithe=1)
    hired(state, 1, "inquisitor")
    coins(state, 1, florins=1)
    state.round = 8
    window(state, IN_END)
    play(state, "use tithe-keeper")
    assert (asked(state), coins_of(state, 0), state.tithe) == ("Respond 1", (1, 0), 1)
    events = play(state, "use inquisitor")
    assert events[2:4] == [
        DemandUnpaid(0, 2, unable=True),
        Countered(1, Character.INQUISITOR, Character.TITHE_KEEPER, 0),
    ]
    assert (state.tithe, coins_of(state, 0)) == (1, (1, 0))


@pytest.mark.rule("ruling.12.44", "character.tithe-keeper.lost")
def test_the_florins_are_lost_when_the_tithe_keeper_is_killed_in_response():
    state = keeper(florins=1, tithe=2)
    hired(state, 1, "assassin")
    coins(state, 1, gold=1)
    state.round = 8
    window(state, IN_END)
    events = play(state, "use tithe-keeper", "use assassin", "character tithe-keeper")
    assert events[5] == NothingHappens(Character.TITHE_KEEPER)
    assert (state.tithe, members_of(state, 0), coins_of(state, 0)) == (0, [], (0, 0))


@pytest.mark.rule("ruling.12.44", "resolve.source")
def test_a_tithe_keeper_raised_into_another_guild_in_response_takes_no_florin_there():
    state = keeper(florins=1, tithe=2)
    hired(state, 1, "assassin", "necromancer")
    coins(state, 1, florins=3, gold=1)
    state.round = 8
    window(state, IN_END)
    play(state, "use tithe-keeper", "use assassin", "character tithe-keeper", "use necromancer")
    assert members_of(state, 1) == ["assassin", "necromancer", "tithe-keeper"]
    assert (state.tithe, coins_of(state, 0), coins_of(state, 1)) == (0, (0, 0), (0, 0))


@pytest.mark.rule("character.herald")
def test_the_herald_brings_the_marker_whatever_florins_are_left():
    state = at(heralds(9, 1, 5), flow.ask_herald)
    assert (asked(state), legal(state)) == ("CallHerald 1", ["done", "use herald"])
    events = play(state, "use herald")
    assert events[:3] == [
        Activated(1, Character.HERALD, Coins(0, 0)),
        HeraldSpeaks(1),
        TookMarker(1, 1, tied=False, herald=True),
    ]
    assert (state.first, state.round) == (1, 2)


@pytest.mark.rule("character.herald")
def test_without_the_herald_the_marker_goes_to_the_most_florins():
    state = at(heralds(4, 1, 5), flow.ask_herald)
    assert play(state, "done")[0] == TookMarker(2, 5, tied=False, herald=False)
    assert state.first == 2


@pytest.mark.rule("ruling.12.27")
def test_the_herald_is_asked_after_the_discarding_and_before_florins_are_compared():
    state = heralds(4, 1, 5)
    shown(state, "empty-1")
    offered(state, 1, "bear")
    state.first = 1
    at(state, flow.open_end)
    assert asked(state) == "KeepRooms 1"
    play(state, "done", "done")
    events = play(state, "done")
    assert events == [Cleared(1, 1)]
    assert asked(state) == "CallHerald 1"
    assert (state.display, state.market, state.first) == ((), (), 1)
    assert [coins_of(state, seat)[0] for seat in range(3)] == [4, 1, 5]


@pytest.mark.rule("ruling.12.27")
def test_the_herald_is_answered_like_every_ability():
    state = heralds(4, 1, 5)
    hired(state, 2, "inquisitor")
    at(state, flow.ask_herald)
    play(state, "use herald")
    assert (asked(state), legal(state)) == ("Respond 2", ["done", "use inquisitor"])
    events = play(state, "use inquisitor")
    assert events[2:5] == [
        DemandUnpaid(1, 2, unable=True),
        Countered(2, Character.INQUISITOR, Character.HERALD, 1),
        TookMarker(0, 4, tied=True, herald=False),
    ]


@pytest.mark.rule("ruling.12.27", "resolve.source")
def test_a_herald_killed_in_response_still_brings_the_marker():
    state = heralds(4, 1, 5)
    hired(state, 0, "assassin")
    coins(state, 0, florins=4, gold=1)
    at(state, flow.ask_herald)
    play(state, "use herald", "use assassin", "character herald")
    assert (state.first, members_of(state, 1)) == (1, [])


@pytest.mark.rule("ruling.12.27")
@pytest.mark.parametrize(("number", "expected"), [(5, "CallHerald 1"), (6, "nobody")])
def test_the_herald_is_not_asked_in_the_last_round(number, expected):
    state = heralds(4, 1, 5)
    state.round = number
    at(state, flow.ask_herald)
    assert asked(state) == expected


@pytest.mark.rule("ruling.12.27", "ability.once")
def test_a_used_herald_is_not_asked():
    state = heralds(4, 1, 5)
    used(state, "herald")
    at(state, flow.ask_herald)
    assert (state.first, state.round) == (2, 2)


@pytest.mark.rule("ruling.12.27")
def test_no_other_ability_is_used_at_the_marker():
    state = heralds(4, 3, 5)
    hired(state, 1, "alchemist", "tithe-keeper")
    at(state, flow.ask_herald)
    assert legal(state) == ["done", "use herald"]
    reason = Reason("other-moment", character=Character.TITHE_KEEPER, moment=Moment.END)
    assert why_not(state, "use tithe-keeper") == reason
    reason = Reason("other-moment", character=Character.ALCHEMIST, moment=Moment.ANY)
    assert why_not(state, "use alchemist") == reason


@pytest.mark.rule("character.herald")
def test_the_herald_of_one_round_does_not_keep_the_marker_for_the_next():
    state = at(heralds(9, 1, 5), flow.ask_herald)
    play(state, "use herald")
    state.waiting.clear()
    coins(state, 0, florins=9)
    coins(state, 1, florins=1)
    coins(state, 2, florins=5)
    at(state, flow.ask_herald)
    play(state, "done")
    assert state.first == 0
