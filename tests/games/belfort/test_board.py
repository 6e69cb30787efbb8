"""The board: districts, sites and symbols, markers, and goods."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.belfort.basics import board
from boardwright.games.belfort.basics.goods import (
    amount_of,
    can_pay,
    gain,
    gold_missing,
    goods_missing,
    goods_of,
    pay,
)
from boardwright.games.belfort.events import (
    Goods,
    MarkedGatehouse,
    MarkedGuild,
    MarkedSite,
    MarkedWall,
    NeutralMarkedGatehouse,
    NeutralMarkedSite,
    NobodyRecruited,
    Paid,
    Recruited,
)
from boardwright.games.belfort.phases.actions import begin_turn
from boardwright.games.belfort.phases.collection import recruit_at_desk
from boardwright.games.belfort.phases.placement import open_placement
from boardwright.games.belfort.terms import FREE, Building, Good, Guild, Worker
from tests.games.belfort import setting
from tests.games.belfort.setting import at, goods, mark, number, play, table, turn, why_not, workers

ORDINARY = ("pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "library")
FIVE = ("miners", "masons", "bankers", "recruiters", "librarians")
DISTRICTS = (1, 2, 3, 4, 5)
GATES = ((1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (4, 5), (5, 5), (5, 1))


def counts(state, seat):
    """The markers of one owner in the districts 1 to 5."""
    return [board.markers_in(state, district, state.seats)[seat] for district in range(5)]


def only_in(district, markers=1):
    return [markers if d == district else 0 for d in DISTRICTS]


def events_of(state, owner, place):
    log = Log()
    board.put_marker(state, owner, number(place), log)
    return log.events


def texts(ids):
    return [setting.GAME.catalogue.text(action) for action in ids]


@pytest.mark.rule("board.ring")
def test_the_districts_form_a_ring():
    assert [board.next_district(district) for district in range(5)] == [1, 2, 3, 4, 0]


@pytest.mark.rule("board.gatehouses")
def test_a_gatehouse_has_one_symbol_in_its_district_and_one_in_the_next():
    assert [board.district_of_symbol(symbol) for symbol in range(10)] == [0, 1, 1, 2, 2, 3, 3, 4, 4, 0]


@pytest.mark.rule("board.marker", "board.sites")
@pytest.mark.parametrize("district", DISTRICTS)
@pytest.mark.parametrize("building", ORDINARY)
def test_a_marker_on_an_ordinary_site_counts_one_in_its_district(building, district):
    state = table(3)
    mark(state, 1, f"site {building} {district}")
    assert counts(state, 1) == only_in(district)
    assert counts(state, 0) == counts(state, 2) == [0] * 5


@pytest.mark.rule("board.marker", "board.sites")
@pytest.mark.parametrize("district", DISTRICTS)
def test_a_keep_section_holds_two_symbols_of_its_district(district):
    state = table(3)
    mark(state, 2, f"site keep {district}")
    assert counts(state, 2) == only_in(district, 2)


@pytest.mark.rule("board.marker", "board.gatehouses", "board.ring")
@pytest.mark.parametrize(("gatehouse", "district"), GATES)
def test_a_marker_on_a_gatehouse_counts_for_the_district_that_holds_its_symbol(gatehouse, district):
    state = table(3)
    mark(state, 0, f"gate {gatehouse} district {district}")
    assert counts(state, 0) == only_in(district)


@pytest.mark.rule("board.marker", "board.sites")
@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize("district", DISTRICTS)
def test_a_district_has_two_walls_that_count_one_each(district, side):
    state = table(3)
    mark(state, 0, f"wall {district} {side}")
    assert counts(state, 0) == only_in(district)


@pytest.mark.rule("board.marker", "board.sites")
@pytest.mark.parametrize(("district", "guild"), list(enumerate(FIVE, start=1)))
def test_a_marker_on_a_guild_counts_for_the_district_where_the_guild_lies(district, guild):
    state = table(3, guilds=FIVE)
    mark(state, 0, f"guild {guild}")
    assert counts(state, 0) == only_in(district)


@pytest.mark.rule("board.sites", "board.gatehouses")
def test_a_full_board_holds_fifteen_markers_in_every_district():
    state = table(3)
    mark(state, 0, *[f"site {b} {d}" for b in (*ORDINARY, "keep") for d in DISTRICTS])
    mark(state, 0, *[f"gate {g} district {d}" for g, d in GATES])
    mark(state, 0, *[f"wall {d} {side}" for d in DISTRICTS for side in (1, 2)])
    mark(state, 0, *[f"guild {guild}" for guild in FIVE])
    assert counts(state, 0) == [15] * 5


@pytest.mark.rule("board.marker")
def test_markers_of_all_owners_in_a_district_are_counted_apart_neutral_players_too():
    state = table(2)
    mark(state, 0, "site pub 2", "gate 1 district 2")
    mark(state, 1, "wall 2 1", "wall 2 2", "guild masons")
    mark(state, 2, "site keep 2")
    mark(state, 3, "site bank 2", "gate 2 district 2")
    assert board.markers_in(state, 1, 4) == [2, 3, 2, 2]
    assert board.markers_in(state, 0, 4) == board.markers_in(state, 2, 4) == [0, 0, 0, 0]


@pytest.mark.rule("board.cards")
def test_the_deck_has_five_cards_of_each_of_the_ten_types():
    assert list(table(4).deck) == [5] * 10


@pytest.mark.rule("board.sites", "board.cards")
@pytest.mark.parametrize("building", [*ORDINARY, "keep"])
def test_a_type_has_one_site_in_each_district_and_then_no_more(building):
    state = table(3)
    kind = Building[building.upper()]
    mark(state, 0, *[f"site {building} {d}" for d in (1, 2, 4, 5)])
    assert texts(board.free_sites(state, kind)) == [f"site {building} 3"]
    assert board.has_free_site(state, kind)
    mark(state, 1, f"site {building} 3")
    assert texts(board.free_sites(state, kind)) == []
    assert not board.has_free_site(state, kind)


@pytest.mark.rule("board.sites")
def test_the_sites_of_one_type_do_not_stand_in_the_way_of_another():
    state = table(3)
    mark(state, 0, *[f"site inn {d}" for d in DISTRICTS])
    assert texts(board.free_sites(state, Building.TOWER)) == [f"site tower {d}" for d in DISTRICTS]
    assert texts(board.free_sites(state, Building.BLACKSMITH)) == [f"site blacksmith {d}" for d in DISTRICTS]


@pytest.mark.rule("board.gatehouses")
def test_either_symbol_of_a_wholly_free_gatehouse_can_be_marked():
    state = table(3)
    assert texts(board.free_sites(state, Building.GATEHOUSE)) == [f"gate {g} district {d}" for g, d in GATES]
    mark(state, 0, "gate 1 district 1", "gate 2 district 3", "gate 3 district 3", "gate 3 district 4")
    assert [board.gatehouse_is_free(state, g) for g in range(5)] == [False, False, False, True, True]
    assert texts(board.free_sites(state, Building.GATEHOUSE)) == [
        "gate 4 district 4",
        "gate 4 district 5",
        "gate 5 district 5",
        "gate 5 district 1",
    ]


@pytest.mark.rule("board.gatehouses")
def test_five_half_taken_gatehouses_leave_no_site():
    state = table(3)
    mark(state, 0, *[f"gate {g} district {g}" for g in (1, 2, 3, 4)])
    assert board.has_free_site(state, Building.GATEHOUSE)
    mark(state, 0, "gate 5 district 1")
    assert not board.has_free_site(state, Building.GATEHOUSE)


@pytest.mark.parametrize(
    ("place", "event"),
    [
        ("site pub 1", MarkedSite(1, Building.PUB, 1)),
        ("site keep 5", MarkedSite(1, Building.KEEP, 5)),
        ("site library 3", MarkedSite(1, Building.LIBRARY, 3)),
        ("gate 1 district 1", MarkedGatehouse(1, 1, 1)),
        ("gate 2 district 3", MarkedGatehouse(1, 2, 3)),
        ("gate 5 district 1", MarkedGatehouse(1, 5, 1)),
        ("wall 1 1", MarkedWall(1, 1, 1)),
        ("wall 4 2", MarkedWall(1, 4, 2)),
        ("wall 5 2", MarkedWall(1, 5, 2)),
        ("guild architects", MarkedGuild(1, Guild.ARCHITECTS)),
        ("guild wizards", MarkedGuild(1, Guild.WIZARDS)),
    ],
)
def test_a_marker_is_told_by_its_place(place, event):
    assert events_of(table(3), 1, place) == [event]


@pytest.mark.parametrize(
    ("place", "event"),
    [
        ("site pub 2", NeutralMarkedSite(3, Building.PUB, 2)),
        ("gate 4 district 5", NeutralMarkedGatehouse(3, 4, 5)),
    ],
)
def test_the_marker_of_a_neutral_player_is_told_by_its_number(place, event):
    assert events_of(table(2), 2, place) == [event]


def test_the_third_seat_of_three_is_no_neutral_player():
    assert events_of(table(3), 2, "site pub 2") == [MarkedSite(2, Building.PUB, 2)]
    assert events_of(table(3), 2, "gate 4 district 5") == [MarkedGatehouse(2, 4, 5)]


@pytest.mark.parametrize(
    ("place", "field", "index"),
    [
        ("site pub 1", "sites", 0),
        ("site keep 5", "sites", 49),
        ("gate 1 district 1", "gates", 0),
        ("gate 5 district 1", "gates", 9),
        ("wall 1 1", "walls", 0),
        ("wall 5 2", "walls", 9),
        ("guild architects", "guild_owner", 0),
        ("guild wizards", "guild_owner", 11),
    ],
)
def test_a_marker_takes_one_place_and_no_other(place, field, index):
    state = table(3)
    mark(state, 1, place)
    owners = {name: getattr(state, name) for name in ("sites", "gates", "walls", "guild_owner")}
    assert owners[field][index] == 1
    assert sum(owner != FREE for places in owners.values() for owner in places) == 1


def test_a_district_knows_its_guild():
    state = table(3, guilds=("wizards", "architects", "spies", "miners", "bankers"))
    laid = [Guild.WIZARDS, Guild.ARCHITECTS, Guild.SPIES, Guild.MINERS, Guild.BANKERS]
    assert [board.guild_in(state, district) for district in range(5)] == laid
    assert board.guild_in(table(3, guilds=("wizards",)), 4) == FREE


@pytest.mark.rule("ruling.12.2.48")
@pytest.mark.parametrize(
    ("cost", "payable"),
    [
        ((2, 3, 1), True),
        ((0, 0, 0), True),
        ((3, 0, 0), False),
        ((0, 4, 0), False),
        ((0, 0, 2), False),
        ((3, 3, 1), False),
        ((2, 4, 1), False),
        ((2, 3, 2), False),
    ],
)
def test_a_cost_is_paid_in_full_or_not_at_all(cost, payable):
    state = table(3)
    goods(state, 0, wood=2, stone=3, metal=1, gold=50)
    assert can_pay(state.players[0], *cost) is payable


@pytest.mark.rule("ruling.12.2.48")
def test_no_debt_buys_a_wall_and_no_other_player_helps():
    state = table(3)
    goods(state, 0, wood=2, stone=9, metal=9, gold=0)
    goods(state, 1, wood=9, stone=9, metal=9, gold=9)
    turn(state, 0)
    assert why_not(state, "wall 1 1") == Reason("goods-missing", wood=1, stone=0, metal=0, gold=0)
    goods(state, 0, wood=3, stone=2, metal=9, gold=0)
    assert why_not(state, "wall 1 1") == Reason("goods-missing", wood=0, stone=1, metal=0, gold=0)
    goods(state, 0, wood=3, stone=3)
    play(state, "wall 1 1")
    assert setting.goods_of(state, 0) == (0, 0, 0, 0)
    assert setting.goods_of(state, 1) == (9, 9, 9, 9)


def test_what_is_missing_is_told_by_good_and_never_negative():
    state = table(3)
    goods(state, 0, wood=1, stone=2, metal=3, gold=4)
    player = state.players[0]
    assert goods_missing(player, 4, 4, 4) == Reason("goods-missing", wood=3, stone=2, metal=1, gold=0)
    assert goods_missing(player, 0, 3, 0) == Reason("goods-missing", wood=0, stone=1, metal=0, gold=0)
    assert gold_missing(player, 7) == Reason("goods-missing", wood=0, stone=0, metal=0, gold=3)


@pytest.mark.rule("board.supply")
def test_a_payment_takes_each_good_from_the_player_alone():
    state = table(3)
    goods(state, 0, wood=9, stone=9, metal=9, gold=9)
    pay(state.players[0], 1, 2, 3)
    assert setting.goods_of(state, 0) == (8, 7, 6, 9)
    assert setting.goods_of(state, 1) == (1, 1, 1, 5)


@pytest.mark.rule("board.supply")
@pytest.mark.parametrize(
    ("good", "expected"),
    [
        (Good.WOOD, (101, 2, 3, 4)),
        (Good.STONE, (1, 102, 3, 4)),
        (Good.METAL, (1, 2, 103, 4)),
        (Good.GOLD, (1, 2, 3, 104)),
    ],
)
def test_the_supply_gives_more_than_the_pieces_in_the_box(good, expected):
    state = table(3)
    goods(state, 0, wood=1, stone=2, metal=3, gold=4)
    gain(state.players[0], good, 100)
    assert setting.goods_of(state, 0) == expected
    assert amount_of(state.players[0], good) == expected[good]


def test_an_amount_of_one_good_is_told_under_its_name():
    assert [goods_of(good, 7) for good in Good] == [
        Goods(wood=7),
        Goods(stone=7),
        Goods(metal=7),
        Goods(gold=7),
    ]


@pytest.mark.rule("board.supply")
def test_a_player_with_twelve_markers_builds_on():
    state = table(3)
    mark(state, 0, *[f"site {b} {d}" for b in ("pub", "inn") for d in DISTRICTS], "wall 1 1", "wall 1 2")
    goods(state, 0, wood=6, stone=6)
    at(state, begin_turn)
    assert play(state, "wall 2 1", "wall 2 2") == [
        Paid(0, Goods(wood=3, stone=3)),
        MarkedWall(0, 2, 1),
        Paid(0, Goods(wood=3, stone=3)),
        MarkedWall(0, 2, 2),
    ]
    assert sum(counts(state, 0)) == 14


@pytest.mark.rule("board.workers")
def test_the_seventh_elf_is_the_last_and_six_masters_count_among_the_seven():
    state = table(3)
    workers(state, 0, master_elf=6, dwarf=3)
    at(state, open_placement)
    play(state, "place desk", "worker master-elf", "pass", "forest 0", "mine 0", "quarry 0", "mine 0")
    log = Log()
    recruit_at_desk(state, log)
    assert log.events == [Recruited(0, Worker.ELF)]
    assert (state.players[0].idle, state.players[0].elves_left) == ([1, 6, 3, 0], 0)
    state.players[0].idle[0] = 0
    state.desk = (0,)
    recruit_at_desk(state, log)
    assert log.events[1:] == [NobodyRecruited(0, Worker.ELF)]
    assert (state.players[0].idle, state.players[0].elves_left) == ([1, 6, 3, 0], 0)
