"""The Architects' discount: what it may be, and what is left to pay."""

import itertools

import pytest

from boardwright.core.reasons import Reason
from boardwright.games.belfort.effects.discount import ChooseDiscount, is_payable, is_payable_with
from boardwright.games.belfort.events import Goods, Paid
from boardwright.games.belfort.terms import DISCOUNTS, Guild
from tests.games.belfort.setting import (
    asked,
    goods,
    goods_of,
    legal,
    mark,
    number,
    play,
    table,
    turn,
    why_not,
)

FIVE = ("architects", "merchants", "thieves", "wizards", "miners")

# Goods that just suffice, what is marked, and the only discount that makes it payable.
JUST_ENOUGH = [
    ((0, 3, 0), ("build pub", "site pub 1"), "two-wood"),
    ((1, 2, 0), ("build pub", "site pub 1"), "wood-and-stone"),
    ((2, 1, 0), ("build pub", "site pub 1"), "two-stone"),
    ((1, 2, 0), ("build gardens", "site gardens 2"), "two-wood"),
    ((3, 0, 0), ("build gardens", "site gardens 2"), "two-stone"),
    ((1, 3, 0), ("build tower", "site tower 3"), "metal"),
    ((1, 1, 1), ("build tower", "site tower 3"), "two-stone"),
    ((3, 1, 0), ("build inn", "site inn 4"), "metal"),
    ((2, 0, 1), ("build inn", "site inn 4"), "wood-and-stone"),
    ((1, 4, 0), ("build blacksmith", "site blacksmith 5"), "metal"),
    ((4, 1, 0), ("build bank", "site bank 1"), "metal"),
    ((1, 3, 1), ("build market", "site market 1"), "metal"),
    ((2, 2, 1), ("build gatehouse", "gate 3 district 4"), "metal"),
    ((0, 2, 2), ("build gatehouse", "gate 3 district 4"), "two-wood"),
    ((3, 1, 1), ("build library", "site library 1"), "metal"),
    ((3, 3, 1), ("build keep", "site keep 5"), "metal"),
    ((3, 1, 0), ("wall 2 1",), "two-stone"),
    ((2, 2, 0), ("wall 2 1",), "wood-and-stone"),
    ((2, 2, 0), ("guild miners",), "metal"),
    ((2, 2, 0), ("guild architects",), "metal"),
    ((2, 1, 1), ("guild merchants",), "metal"),
    ((1, 0, 2), ("guild merchants",), "wood-and-stone"),
    ((1, 2, 1), ("guild thieves",), "metal"),
    ((2, 2, 1), ("guild wizards",), "metal"),
    ((2, 0, 2), ("guild wizards",), "two-stone"),
]
ONE_TOO_FEW = [(*case, good) for case in JUST_ENOUGH for good in range(3) if case[0][good] > 0]


def turn_with_architects(*owned, tables=None):
    state = table(3, FIVE, tables)
    goods(state, 0, *owned)
    state.players[0].idle[0] -= 1
    state.guild_worker[Guild.ARCHITECTS] = 0
    return turn(state)


@pytest.mark.rule("ruling.12.2.38")
@pytest.mark.parametrize(("owned", "place", "discount"), JUST_ENOUGH)
def test_the_site_comes_first_then_the_discount_then_the_rest_is_paid(owned, place, discount):
    state = turn_with_architects(*owned)
    play(state, "activate architects", *place)
    assert (asked(state), legal(state)) == ("ChooseDiscount 0", [f"discount {discount}"])
    assert play(state, f"discount {discount}")[0] == Paid(0, Goods(*owned))
    assert goods_of(state, 0) == (0, 0, 0, 0)


@pytest.mark.rule("ruling.12.2.38")
@pytest.mark.parametrize(("owned", "place", "discount", "good"), ONE_TOO_FEW)
def test_with_one_unit_less_that_discount_no_longer_suffices(owned, place, discount, good):
    state = turn_with_architects(9, 9, 9)
    play(state, "activate architects", *place)
    missing = [0, 0, 0]
    missing[good] = 1
    goods(state, 0, *[have - less for have, less in zip(owned, missing, strict=True)])
    reason = why_not(state, f"discount {discount}")
    assert reason == Reason("goods-missing", wood=missing[0], stone=missing[1], metal=missing[2], gold=0)


@pytest.mark.rule("ruling.12.2.38")
@pytest.mark.parametrize(
    ("place", "offered"),
    [
        (("build pub", "site pub 1"), ["two-wood", "wood-and-stone", "two-stone"]),
        (("build inn", "site inn 1"), ["metal", "two-wood", "wood-and-stone"]),
        (("build tower", "site tower 1"), ["metal", "wood-and-stone", "two-stone"]),
        (("build keep", "site keep 1"), ["metal", "two-wood", "wood-and-stone", "two-stone"]),
        (("wall 1 1",), ["two-wood", "wood-and-stone", "two-stone"]),
        (("guild merchants",), ["metal", "two-wood", "wood-and-stone"]),
        (("guild thieves",), ["metal", "wood-and-stone", "two-stone"]),
    ],
)
def test_only_a_discount_that_the_cost_contains_in_full_is_offered_and_one_must_be_taken(place, offered):
    state = turn_with_architects(9, 9, 9, 9)
    play(state, "activate architects", *place)
    assert legal(state) == [f"discount {discount}" for discount in offered]
    assert why_not(state, "stop") == Reason("not-now")


@pytest.mark.rule("ruling.12.2.38")
@pytest.mark.parametrize(
    ("discount", "left"),
    [
        ("metal", (6, 6, 8, 9)),
        ("two-wood", (8, 6, 7, 9)),
        ("wood-and-stone", (7, 7, 7, 9)),
        ("two-stone", (6, 8, 7, 9)),
    ],
)
def test_each_discount_leaves_its_own_rest_to_pay(discount, left):
    state = turn_with_architects(9, 9, 9, 9)
    play(state, "activate architects", "build keep", "site keep 1", f"discount {discount}")
    assert goods_of(state, 0) == left


@pytest.mark.rule("ruling.12.2.38", "ruling.12.2.14")
def test_a_refused_discount_says_what_stands_against_it():
    state = turn_with_architects(1, 1, 2)
    play(state, "activate architects", "build market", "site market 1")
    assert legal(state) == ["discount two-stone"]
    assert why_not(state, "discount two-wood") == Reason("discount-not-contained")
    assert why_not(state, "discount one-wood") == Reason("discount-not-contained")
    assert why_not(state, "discount metal") == Reason("goods-missing", wood=0, stone=2, metal=0, gold=0)
    assert why_not(state, "discount wood-and-stone") == Reason(
        "goods-missing", wood=0, stone=1, metal=0, gold=0
    )
    assert why_not(state, "end") == Reason("not-now")
    assert why_not(state, "recruit dwarf") == Reason("not-now")
    assert why_not(state, "discard pub") == Reason("not-now")


@pytest.mark.rule("ruling.12.2.14")
@pytest.mark.parametrize(
    ("cost", "offered"),
    [
        ((1, 0, 2), ["metal", "one-wood"]),
        ((0, 1, 2), ["metal", "one-stone"]),
        ((1, 0, 0), ["one-wood"]),
        ((0, 1, 0), ["one-stone"]),
        ((1, 1, 0), ["wood-and-stone"]),
        ((2, 0, 0), ["two-wood"]),
        ((0, 2, 0), ["two-stone"]),
        ((0, 0, 1), ["metal"]),
    ],
)
def test_the_discount_is_never_more_than_the_cost_contains(cost, offered):
    state = turn_with_architects(9, 9, 9, tables={"buildings.pub.cost": cost})
    play(state, "activate architects", "build pub", "site pub 1")
    assert legal(state) == [f"discount {discount}" for discount in offered]


@pytest.mark.rule("ruling.12.2.14")
@pytest.mark.parametrize(
    ("cost", "discount", "paid"),
    [((1, 0, 2), "one-wood", (0, 0, 2)), ((0, 1, 2), "one-stone", (0, 0, 2))],
)
def test_a_cost_with_a_single_wood_or_stone_is_reduced_by_that_unit(cost, discount, paid):
    state = turn_with_architects(*paid, tables={"buildings.pub.cost": cost})
    play(state, "activate architects", "build pub", "site pub 1")
    assert legal(state) == [f"discount {discount}"]
    assert play(state, f"discount {discount}")[0] == Paid(0, Goods(*paid))


@pytest.mark.rule("ruling.12.2.14")
def test_the_metal_of_a_wall_in_other_tables_may_be_the_discount():
    state = turn_with_architects(3, 3, 0, tables={"wall.cost": (3, 3, 1)})
    play(state, "activate architects", "wall 1 1")
    assert legal(state) == ["discount metal"]
    assert why_not(state, "discount two-wood") == Reason("goods-missing", wood=0, stone=0, metal=1, gold=0)


@pytest.mark.rule("ruling.12.2.38")
def test_the_choice_of_a_discount_knows_its_place():
    decision = ChooseDiscount(0, number("wall 1 1"))
    assert decision.data() == (number("wall 1 1"),)
    assert list(decision.offers()) == list(range(number("discount metal"), number("discount one-stone") + 1))


@pytest.mark.rule("ruling.12.2.38")
def test_the_place_is_marked_only_when_the_rest_is_paid():
    state = turn_with_architects(9, 9, 9)
    mark(state, 1, "site pub 2")
    play(state, "activate architects", "build pub", "site pub 1")
    assert (state.sites[0], goods_of(state, 0)) == (-1, (9, 9, 9, 0))
    play(state, "discount two-wood")
    assert (state.sites[0], state.sites[1]) == (0, 1)


@pytest.mark.rule("guild.architects", "ruling.12.2.14")
def test_a_cost_is_payable_exactly_when_one_of_the_discounts_makes_it_so():
    state = table(3, FIVE)
    player = state.players[0]
    for owned in itertools.product(range(4), range(4), range(3)):
        goods(state, 0, *owned)
        for cost in itertools.product(range(6), range(6), range(4)):
            with_any = any(is_payable_with(player, discount, *cost) for discount in range(DISCOUNTS))
            assert is_payable(player, *cost) == with_any, (owned, cost)
