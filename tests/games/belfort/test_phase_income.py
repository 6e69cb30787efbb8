"""Phase 3, seventh area: income and taxes."""

import pytest

from boardwright.core.events import Log
from boardwright.games.belfort.events import GotIncome, PaidTax
from boardwright.games.belfort.phases.collection import collect_income_and_taxes
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.terms import Building
from tests.games.belfort.setting import built, goods, goods_of, mark, table


def poor(seats=3, **changes):
    """A table where nobody has goods."""
    state = table(seats, **changes)
    for seat in range(seats):
        goods(state, seat)
    return state


def score(state, seat, points):
    state.players[seat].points = (points, 0, 0, 0, 0, 0, 0, 0, 0)


def tax(state):
    log = Log()
    collect_income_and_taxes(state, log)
    return log.events


# ---- Income


@pytest.mark.rule("building.income")
@pytest.mark.parametrize(
    ("name", "income"),
    [
        ("pub", 1),
        ("gardens", 1),
        ("tower", 1),
        ("inn", 0),
        ("blacksmith", 0),
        ("bank", 1),
        ("market", 1),
        ("gatehouse", 0),
        ("library", 1),
        ("keep", 1),
    ],
)
@pytest.mark.parametrize("gnomes", [False, True])
def test_a_built_card_pays_its_income_gnome_or_not(name, income, gnomes):
    state = poor()
    built(state, 1, name, gnomes=gnomes)
    tax(state)
    assert [player.gold for player in state.players] == [0, income, 0]


@pytest.mark.rule("collection.income")
def test_the_incomes_of_all_built_cards_add_up():
    state = poor()
    goods(state, 2, gold=3)
    built(state, 2, "pub", "pub", "keep", "inn", "library", "gatehouse")
    assert tax(state) == [GotIncome(2, 4)]
    assert [player.gold for player in state.players] == [0, 0, 7]


@pytest.mark.rule("building.income")
def test_markers_and_cards_in_hand_pay_nothing():
    state = poor()
    mark(state, 0, "site pub 1", "site keep 2", "wall 1 1", "guild miners")
    state.players[0].hand[Building.BANK] = 2
    assert tax(state) == []
    assert state.players[0].gold == 0


@pytest.mark.rule("collection.income")
def test_income_comes_before_the_tax_and_may_pay_it():
    state = poor()
    built(state, 0, "keep", "gatehouse", "tower")
    score(state, 0, 15)
    assert tax(state) == [GotIncome(0, 2), PaidTax(0, 2, 0)]
    assert (state.players[0].gold, state.players[0].score()) == (0, 15)


# ---- Taxes


@pytest.mark.rule("collection.tax")
@pytest.mark.parametrize(("points", "paid"), [(6, 1), (10, 1), (11, 2), (15, 2), (16, 3), (50, 9)])
def test_the_tax_is_that_of_the_band_the_score_is_in(points, paid):
    state = poor()
    goods(state, 1, gold=9)
    score(state, 1, points)
    assert tax(state) == [PaidTax(1, paid, 0)]
    assert (state.players[1].gold, state.players[1].score()) == (9 - paid, points)
    assert (state.players[0].gold, state.players[2].gold) == (0, 0)


@pytest.mark.rule("collection.tax")
@pytest.mark.parametrize("points", [0, 1, 5])
def test_the_first_band_pays_no_tax(points):
    state = poor()
    goods(state, 1, gold=2)
    score(state, 1, points)
    assert tax(state) == []
    assert (state.players[1].gold, state.players[1].score()) == (2, points)


@pytest.mark.rule("collection.tax", "collection.tax.short")
@pytest.mark.parametrize(
    ("points", "gold", "event", "left"),
    [
        (12, 0, PaidTax(0, 0, 2), 10),
        (11, 0, PaidTax(0, 0, 2), 9),
        (12, 1, PaidTax(0, 1, 1), 11),
        (12, 2, PaidTax(0, 2, 0), 12),
        (6, 0, PaidTax(0, 0, 1), 5),
        (21, 1, PaidTax(0, 1, 3), 18),
    ],
)
def test_every_gold_missing_costs_a_point_the_band_is_read_once_and_gold_goes_first(
    points, gold, event, left
):
    state = poor()
    goods(state, 0, 7, 7, 7, gold)
    score(state, 0, points)
    assert tax(state) == [event]
    assert (goods_of(state, 0), state.players[0].score()) == ((7, 7, 7, gold - event.gold), left)
    assert (GAME.points(state)[0]["taxes"], GAME.points(state)[0]["district-1"]) == (left - points, points)


@pytest.mark.rule("ruling.12.2.9")
@pytest.mark.parametrize(("gold", "event", "left"), [(0, PaidTax(0, 0, 3), 0), (7, PaidTax(0, 7, 2), 1)])
def test_a_score_never_falls_below_zero(gold, event, left):
    state = poor(tables={"tax.band": 2, "tax.step": 9})
    goods(state, 0, gold=gold)
    score(state, 0, 3)
    assert tax(state) == [event]
    assert (state.players[0].gold, state.players[0].score()) == (0, left)


@pytest.mark.rule("ruling.12.2.22")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_the_order_of_the_players_does_not_matter_for_income_and_taxes(order):
    state = poor()
    state.order = order
    built(state, 0, "bank")
    built(state, 2, "pub", "market")
    for seat, points in enumerate((12, 22, 7)):
        score(state, seat, points)
    goods(state, 1, gold=3)
    tax(state)
    assert [(player.gold, player.score()) for player in state.players] == [(0, 11), (0, 21), (1, 7)]
