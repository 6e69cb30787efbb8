"""Income: the hall, characters, active rooms, upkeep; the Beggar after all of it."""

import pytest

from boardwright.core.events import Log
from boardwright.games.guilds import flow
from boardwright.games.guilds.basics import guild
from boardwright.games.guilds.events import Begged, Coins, Received
from tests.games.guilds.setting import asked, at, coins, coins_of, hired, is_active, laid, table


def paid(state):
    """Pay the income; returns what happened."""
    log = Log()
    at(state, flow.pay_income, log)
    return log.events


@pytest.mark.rule("income.hall")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_hall_gives_everybody_ten_florins(players):
    state = table(players)
    assert paid(state) == [Received(seat, Coins(10, 0)) for seat in range(players)]
    assert [coins_of(state, seat) for seat in range(players)] == [(10, 0)] * players
    assert asked(state) == "DrawRoom -1"


@pytest.mark.rule("income.hall", "limit.bank")
def test_income_is_added_to_what_lies_there_however_much_that_is():
    state = table(4)
    coins(state, 1, florins=79, gold=24)
    hired(state, 1, "banker")
    paid(state)
    assert (coins_of(state, 1), coins_of(state, 0)) == ((89, 25), (10, 0))


@pytest.mark.rule("limit.bank")
def test_more_coins_than_the_box_holds_are_paid():
    state = table(4, {"hall.florins": 20})
    for seat in range(4):
        coins(state, seat, florins=20, gold=7)
    hired(state, 3, "jeweller")
    paid(state)
    assert [coins_of(state, seat) for seat in range(4)] == [(40, 7), (40, 7), (40, 7), (40, 8)]


@pytest.mark.rule("income.characters")
@pytest.mark.parametrize(
    ("name", "florins", "gold"),
    [
        ("general", 10, 0),
        ("dwarf-veteran", 11, 0),
        ("mercenary", 12, 0),
        ("tax-collector", 13, 0),
        ("gladiator", 9, 0),
        ("bear", 9, 0),
        ("banker", 10, 1),
        ("jeweller", 10, 1),
        ("mule", 12, 0),
        ("innkeeper", 10, 0),
    ],
)
def test_a_character_gives_what_is_printed_on_it(name, florins, gold):
    state = table(2)
    hired(state, 1, name)
    assert paid(state) == [Received(0, Coins(10, 0)), Received(1, Coins(florins, gold))]
    assert (coins_of(state, 0), coins_of(state, 1)) == ((10, 0), (florins, gold))


@pytest.mark.rule("income.characters")
def test_all_characters_of_a_guild_are_added_up():
    state = table(2)
    hired(state, 0, "tax-collector", "merchant", "bear", "banker", "jeweller", "prince")
    paid(state)
    assert (coins_of(state, 0), coins_of(state, 1)) == ((14, 2), (10, 0))


@pytest.mark.rule("income.rooms")
@pytest.mark.parametrize(
    ("name", "florins", "gold"),
    [("dining-1", 11, 0), ("dining-4", 11, 0), ("kitchen-3", 11, 0), ("garden-1", 10, 0)],
)
def test_an_active_room_gives_what_is_printed_on_it(name, florins, gold):
    state = table(2)
    laid(state, 0, name, 2, 2)
    assert is_active(state, 0, name)
    paid(state)
    assert (coins_of(state, 0), coins_of(state, 1)) == ((florins, gold), (10, 0))


@pytest.mark.rule("income.rooms")
@pytest.mark.parametrize(
    ("name", "florins", "gold"),
    [("counting-house", 10, 1), ("grand-courtyard", 11, 0), ("market-courtyard", 11, 0)],
)
def test_a_large_active_room_gives_its_income_once(name, florins, gold):
    state = table(2)
    laid(state, 1, name, 2, 2)
    assert is_active(state, 1, name)
    paid(state)
    assert (coins_of(state, 0), coins_of(state, 1)) == ((10, 0), (florins, gold))


@pytest.mark.rule("income.rooms")
def test_an_inactive_room_gives_nothing():
    state = table(2)
    laid(state, 0, "dining-1", 3, 3)
    laid(state, 1, "counting-house", 3, 2)
    assert (is_active(state, 0, "dining-1"), is_active(state, 1, "counting-house")) == (False, False)
    paid(state)
    assert (coins_of(state, 0), coins_of(state, 1)) == ((10, 0), (10, 0))


@pytest.mark.rule("income.rooms")
def test_rooms_and_characters_are_added_up():
    state = table(2)
    laid(state, 0, "dining-3", 2, 2)
    laid(state, 0, "dining-2", 2, 4)
    laid(state, 0, "kitchen-1", 3, 3)
    hired(state, 0, "monk")
    assert [is_active(state, 0, name) for name in ("dining-3", "dining-2", "kitchen-1")] == [
        True,
        True,
        False,
    ]
    assert paid(state)[0] == Received(0, Coins(13, 0))


@pytest.mark.rule("income.negative")
@pytest.mark.parametrize(("hall", "florins"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2)])
def test_upkeep_lowers_the_sum_but_not_below_nothing(hall, florins):
    state = table(2, {"hall.florins": hall})
    hired(state, 0, "gladiator", "bear")
    coins(state, 0, florins=4)
    assert paid(state)[0] == Received(0, Coins(florins, 0))
    assert coins_of(state, 0) == (4 + florins, 0)


@pytest.mark.rule("income.negative")
def test_upkeep_is_set_against_other_income_before_the_limit():
    state = table(2, {"hall.florins": 0})
    hired(state, 0, "gladiator", "bear", "tax-collector")
    hired(state, 1, "hatchling-dragon", "banker")
    paid(state)
    assert (coins_of(state, 0), coins_of(state, 1)) == ((1, 0), (0, 1))


@pytest.mark.rule("income.order")
def test_everybody_is_paid_before_the_beggar_asks():
    state = table(3)
    hired(state, 0, "beggar")
    hired(state, 2, "tax-collector")
    assert paid(state) == [
        Received(0, Coins(10, 0)),
        Received(1, Coins(10, 0)),
        Received(2, Coins(13, 0)),
        Begged(0, 2, 1),
    ]
    assert [coins_of(state, seat)[0] for seat in range(3)] == [11, 10, 12]


@pytest.mark.rule("income.order")
def test_the_beggar_compares_with_what_he_held_before_anybody_gave():
    state = table(4)
    hired(state, 1, "beggar")
    hired(state, 0, "monk")
    hired(state, 2, "gladiator")
    hired(state, 3, "dwarf-veteran")
    assert paid(state)[4:] == [Begged(1, 3, 1), Begged(1, 0, 1)]
    assert [coins_of(state, seat)[0] for seat in range(4)] == [10, 12, 9, 10]


def test_nobody_gives_the_beggar_more_than_he_has():
    state = table(2, {"hall.florins": 0, "abilities.beggar.florins": 3})
    hired(state, 0, "beggar")
    hired(state, 1, "mercenary")
    assert paid(state)[2:] == [Begged(0, 1, 2)]
    assert (coins_of(state, 0), coins_of(state, 1)) == ((2, 0), (0, 0))


def test_income_without_a_log_is_the_same():
    state = table(2)
    hired(state, 0, "beggar")
    hired(state, 1, "tax-collector", "jeweller")
    at(state, flow.pay_income)
    assert (coins_of(state, 0), coins_of(state, 1)) == ((11, 0), (12, 1))


@pytest.mark.parametrize(
    ("rooms", "florins"),
    [
        ([], 10),
        ([("dining-3", 2, 2)], 12),
        ([("dining-3", 2, 2), ("kitchen-2", 2, 4)], 14),
        ([("dining-3", 2, 2), ("kitchen-2", 2, 4), ("den", 2, 1)], 15),
        ([("kitchen-1", 3, 3)], 10),
        ([("garden-1", 2, 2)], 10),
    ],
)
def test_the_innkeeper_brings_a_florin_for_every_active_dining_room_and_kitchen(rooms, florins):
    state = table(2)
    hired(state, 0, "innkeeper")
    for name, column, row in rooms:
        laid(state, 0, name, column, row)
    assert guild.florin_income(state, 0) == florins


def test_the_innkeeper_brings_three_florins_at_most():
    state = table(2)
    for name, column, row in [
        ("empty-1", 2, 2),
        ("dining-3", 2, 1),
        ("kitchen-2", 2, 4),
        ("dining-2", 2, 5),
        ("dining-5", 1, 4),
    ]:
        laid(state, 0, name, column, row)
    before = guild.florin_income(state, 0)
    hired(state, 0, "innkeeper")
    active = [is_active(state, 0, name) for name in ("dining-3", "kitchen-2", "dining-2", "dining-5")]
    assert (active, before) == ([True] * 4, 14)
    assert guild.florin_income(state, 0) == 17
