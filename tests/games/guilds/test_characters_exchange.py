"""Thief, Beggar and Innkeeper: florins from others and from guests."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.guilds import flow
from boardwright.games.guilds.effects.activation import ChooseVictim
from boardwright.games.guilds.events import (
    Activated,
    AimedAtPlayer,
    Begged,
    Coins,
    Countered,
    Received,
    Stole,
)
from boardwright.games.guilds.rules import GAME
from boardwright.games.guilds.terms import IN_EXCHANGE, Character
from tests.games.guilds.setting import (
    asked,
    at,
    coins,
    coins_of,
    hired,
    laid,
    legal,
    offered,
    play,
    table,
    why_not,
    window,
)


def thieves(*florins, seats=3):
    """Seat 0 has the Thief; the purses hold these florins."""
    state = table(seats)
    hired(state, 0, "thief")
    for seat, amount in enumerate(florins):
        coins(state, seat, florins=amount)
    return state


def after_income(state):
    """Income is paid; nothing is dealt."""
    state.large_left = state.small_left = state.unknown = 0
    return at(state, flow.pay_income)


def purses(state):
    return [player.florins for player in state.players]


@pytest.mark.rule("character.thief")
def test_the_thief_takes_two_florins_from_another_player_before_anyone_exchanges():
    state = window(thieves(5, 6, 7), IN_EXCHANGE)
    play(state, "use thief")
    assert (asked(state), legal(state)) == ("ChooseVictim 0", ["player blue", "player yellow"])
    events = play(state, "player yellow")
    assert events[:3] == [
        Activated(0, Character.THIEF, Coins(0, 0)),
        AimedAtPlayer(Character.THIEF, 2),
        Stole(0, 2, 2),
    ]
    assert (purses(state), asked(state)) == ([7, 6, 5], "ExchangeFlorins 0")
    assert state.used == 1 << Character.THIEF


@pytest.mark.rule("ruling.12.34")
@pytest.mark.parametrize(("florins", "taken"), [(1, 1), (2, 2), (3, 2)])
def test_a_victim_gives_two_florins_or_what_is_there(florins, taken):
    state = window(thieves(0, florins, 0), IN_EXCHANGE)
    events = play(state, "use thief", "player blue")
    assert events[1:3] == [AimedAtPlayer(Character.THIEF, 1), Stole(0, 1, taken)]
    assert purses(state) == [taken, florins - taken, 0]


@pytest.mark.rule("ruling.12.34")
def test_a_victim_that_has_spent_the_florins_by_then_gives_nothing():
    state = thieves(0, 3, 0)
    hired(state, 1, "alchemist")
    window(state, IN_EXCHANGE)
    play(state, "use thief", "player blue")
    events = play(state, "use alchemist")
    assert events[3] == Stole(0, 1, 0)
    assert (coins_of(state, 0), coins_of(state, 1)) == ((0, 0), (0, 1))


@pytest.mark.rule("ruling.12.34", "activate.target")
def test_whom_the_thief_may_not_rob():
    state = window(thieves(5, 0, 1), IN_EXCHANGE)
    play(state, "use thief")
    assert legal(state) == ["player yellow"]
    assert why_not(state, "player red") == Reason("not-yourself")
    assert why_not(state, "player blue") == Reason("has-no-florins", holder=1)
    assert why_not(state, "player purple") == Reason("no-such-player")
    assert why_not(state, "done") == Reason("not-now")
    assert (ChooseVictim(0).offers(), ChooseVictim(0).data()) == (range(180, 184), ())


@pytest.mark.rule("ruling.12.34", "activate.target")
def test_the_thief_cannot_be_used_when_nobody_else_has_florins():
    state = thieves(5, 0, 0)
    hired(state, 0, "alchemist")
    window(state, IN_EXCHANGE)
    assert legal(state) == ["done", "use alchemist"]
    assert why_not(state, "use thief") == Reason("no-target", character=Character.THIEF)


@pytest.mark.rule("ruling.12.64")
def test_the_bodyguard_does_not_protect_from_the_thief():
    state = thieves(0, 2, 0)
    hired(state, 1, "bodyguard")
    window(state, IN_EXCHANGE)
    play(state, "use thief", "player blue")
    assert purses(state) == [2, 0, 0]


@pytest.mark.rule("ruling.12.64", "character.paladin")
def test_the_paladin_answers_the_thief():
    state = thieves(0, 4, 0)
    hired(state, 1, "paladin")
    window(state, IN_EXCHANGE)
    play(state, "use thief", "player blue")
    assert (asked(state), legal(state)) == ("Respond 1", ["done", "use paladin"])
    events = play(state, "use paladin")
    assert events[2] == Countered(1, Character.PALADIN, Character.THIEF, 0)
    assert (purses(state), state.used >> Character.THIEF & 1) == ([0, 2, 0], 1)


@pytest.mark.rule("ruling.12.64", "character.inquisitor")
def test_the_inquisitor_answers_the_thief():
    state = thieves(1, 4, 0)
    hired(state, 2, "inquisitor")
    coins(state, 2, florins=1)
    window(state, IN_EXCHANGE)
    play(state, "use thief", "player blue", "use inquisitor")
    assert purses(state) == [1, 4, 0]


@pytest.mark.rule("character.thief", "limit.open")
def test_the_target_of_a_thief_is_a_player_and_no_character_of_the_market():
    state = thieves(0, 1, 1)
    hired(state, 1, "inquisitor")
    offered(state, 1, "paladin")
    window(state, IN_EXCHANGE)
    play(state, "use thief", "player blue")
    assert asked(state) == "Respond 1"
    item = GAME.view(state, 1)["stack"][0]
    assert (item["target"], item["victim"]) == (None, 1)


@pytest.mark.rule("character.beggar")
def test_the_beggar_gets_a_florin_from_each_player_who_has_more():
    state = table(4)
    hired(state, 1, "beggar")
    hired(state, 0, "monk")
    hired(state, 3, "tax-collector")
    hired(state, 2, "gladiator")
    after_income(state)
    assert purses(state) == [10, 12, 9, 12]


@pytest.mark.rule("character.beggar")
def test_a_player_with_as_many_florins_gives_the_beggar_nothing():
    state = table(2)
    hired(state, 0, "beggar")
    after_income(state)
    assert purses(state) == [10, 10]


@pytest.mark.rule("character.beggar", "ruling.12.64")
def test_the_beggar_compares_purses_before_any_of_his_florins_moves():
    state = table(4)
    hired(state, 0, "beggar")
    hired(state, 1, "monk")
    hired(state, 2, "dwarf-veteran")
    hired(state, 3, "enchantress", "bodyguard")
    after_income(state)
    assert purses(state) == [13, 10, 10, 10]


@pytest.mark.rule("character.beggar")
def test_the_log_of_the_beggar():
    state = table(3)
    hired(state, 1, "beggar")
    hired(state, 2, "merchant")
    hired(state, 0, "banker")
    state.large_left = state.small_left = state.unknown = 0
    log = Log()
    at(state, flow.pay_income, log)
    assert log.events[:4] == [
        Received(0, Coins(10, 1)),
        Received(1, Coins(10, 0)),
        Received(2, Coins(12, 0)),
        Begged(1, 2, 1),
    ]
    assert (purses(state), coins_of(state, 0)) == ([10, 11, 11], (10, 1))


@pytest.mark.rule("character.innkeeper", "ruling.12.71")
def test_the_innkeeper_earns_a_florin_per_active_dining_room_and_kitchen():
    state = table(2)
    hired(state, 0, "innkeeper")
    laid(state, 0, "workshop-kitchen", 1, 4, 3)
    laid(state, 0, "kitchen-2", 2, 2)
    before = state.players[0].active
    after_income(state)
    assert before == 1 << 40 | 1 << 26
    assert purses(state) == [13, 10]


@pytest.mark.rule("character.innkeeper")
def test_an_inactive_kitchen_brings_the_innkeeper_nothing():
    state = table(2)
    hired(state, 0, "innkeeper")
    laid(state, 0, "kitchen-2", 2, 2)
    laid(state, 0, "dining-1", 3, 3)
    laid(state, 0, "garden-1", 1, 4, 3)
    after_income(state)
    assert purses(state) == [12, 10]


@pytest.mark.rule("character.innkeeper")
@pytest.mark.parametrize(("rooms", "florins"), [(3, 16), (4, 17)])
def test_the_innkeeper_earns_three_florins_at_most(rooms, florins):
    state = table(2)
    hired(state, 0, "innkeeper")
    places = [("dining-2", 2, 2), ("kitchen-2", 2, 1), ("dining-3", 2, 4), ("dining-5", 1, 4)]
    for name, column, row in places[:rooms]:
        laid(state, 0, name, column, row)
    assert state.players[0].active.bit_count() == rooms
    after_income(state)
    assert purses(state) == [florins, 10]


@pytest.mark.rule("character.innkeeper")
def test_the_guests_come_only_to_the_guild_of_the_innkeeper():
    state = table(2)
    hired(state, 1, "innkeeper")
    laid(state, 0, "kitchen-2", 2, 2)
    after_income(state)
    assert purses(state) == [11, 10]
