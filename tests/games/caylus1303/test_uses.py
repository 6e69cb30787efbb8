"""The helpers that make rows of effects."""

import pytest

from boardwright.core.tables import defaults
from boardwright.games.caylus1303 import uses
from boardwright.games.caylus1303.printed import PRINTED
from boardwright.games.caylus1303.tables import Tables
from boardwright.games.caylus1303.terms import CLOTH, GOLD, Tile
from boardwright.games.caylus1303.uses import NAMES, NO_GOODS, Use


def shown(use):
    """Everything that a row says, but for its dearer way."""
    return (use.pays, use.takes, use.any, use.returns, use.choice, use.workers, use.earns, use.deed)


def test_a_row_does_nothing_until_it_is_told():
    use = Use()
    assert (shown(use), use.more) == ((NO_GOODS, NO_GOODS, 0, 0, False, 0, 0, 0), None)


def test_a_row_is_put_together_from_its_parts():
    more = Use()
    use = Use((1, 0, 0, 0, 0), (0, 1, 0, 0, 0)).giving_workers(2).giving_points(3).giving_choice()
    use = use.for_workers(4).for_any(5).doing(6).or_else(more)
    assert shown(use) == ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), 5, 4, True, 2, 3, 6)
    assert use.more is more


def test_goods_are_sold_in_two_ways():
    values = {"x.pays": (3, 5), "x.earns": (7, 11)}
    use = uses.selling(values, "x", CLOTH)
    assert shown(use) == ((0, 0, 0, 3, 0), NO_GOODS, 0, 0, False, 0, 7, 0)
    assert shown(use.more) == ((0, 0, 0, 5, 0), NO_GOODS, 0, 0, False, 0, 11, 0)
    assert use.more.more is None
    assert uses.selling(values, "x", GOLD).pays == (0, 0, 0, 0, 3)


def test_both_sides_of_most_buildings_are_alike():
    use = Use()
    assert uses.alike(use) == (use, use)


def test_producers_of_wood_give_less_and_points_on_their_setup_side_and_those_of_stone_only_less():
    one, two = (1, 2, 3, 4, 5), (6, 7, 8, 9, 10)
    values = {"x.takes": one, "x.setup_takes": two, "x.setup_earns": 3}
    assert [shown(side) for side in uses.wood_producer(values, "x")] == [
        (NO_GOODS, one, 0, 0, False, 0, 0, 0),
        (NO_GOODS, two, 0, 0, False, 0, 3, 0),
    ]
    assert [shown(side) for side in uses.stone_producer(values, "x")] == [
        (NO_GOODS, one, 0, 0, False, 0, 0, 0),
        (NO_GOODS, two, 0, 0, False, 0, 0, 0),
    ]


@pytest.mark.parametrize(
    ("good", "goods"), [(0, (2, 0, 0, 0, 0)), (2, (0, 0, 2, 0, 0)), (4, (0, 0, 0, 0, 2))]
)
def test_so_many_of_one_good_are_none_of_the_others(good, goods):
    assert uses.only(good, 2) == goods


def test_both_farms_and_both_markets_share_a_name_in_table_files():
    assert [NAMES[tile] for tile in (Tile.FARM_1, Tile.FARM_2)] == ["farm", "farm"]
    assert [NAMES[tile] for tile in (Tile.MARKET_1, Tile.MARKET_2)] == ["market", "market"]
    assert (len(NAMES), len(set(NAMES)), NAMES[12], NAMES[-1]) == (38, 36, "basic_carpenter", "mansion")


def test_what_a_building_does_besides_has_a_number_of_its_own():
    deeds = (uses.NOTHING_ELSE, uses.GRANT_FAVOUR, uses.PUT_HOUSE, uses.MOVE_PROVOST)
    more = (uses.CONSTRUCT_WOOD, uses.CONSTRUCT_STONE, uses.CONSTRUCT_WITHOUT_STONE)
    assert sorted({*deeds, *more}) == [0, 1, 2, 3, 4, 5, 6]
    tables = Tables(defaults(PRINTED), 4)
    assert {tile.name: tables.uses[tile].deed for tile in Tile if tile < 31 and tables.uses[tile].deed} == {
        "FAIRGROUND": uses.GRANT_FAVOUR,
        "LAWYER": uses.PUT_HOUSE,
        "CARPENTER": uses.CONSTRUCT_WOOD,
        "TOLL": uses.MOVE_PROVOST,
        "BASIC_CARPENTER": uses.CONSTRUCT_WOOD,
        "STONEMASON": uses.CONSTRUCT_STONE,
        "MANOR": uses.GRANT_FAVOUR,
    }


def test_a_number_is_no_list_and_a_list_no_number():
    assert (uses.number(3), uses.numbers((1, 2))) == (3, (1, 2))
    with pytest.raises(AssertionError):
        uses.number((1,))
    with pytest.raises(AssertionError):
        uses.numbers(1)
