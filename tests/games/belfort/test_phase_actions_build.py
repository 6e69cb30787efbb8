"""Phase 4: building cards and choosing their sites."""

import pytest

from boardwright.core.reasons import NOT_NOW, Reason
from boardwright.games.belfort.basics.board import markers_in
from boardwright.games.belfort.events import (
    BuiltCard,
    Goods,
    MarkedGatehouse,
    MarkedSite,
)
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.terms import Building, Guild
from tests.games.belfort.setting import (
    asked,
    goods,
    goods_of,
    hand,
    hand_of,
    legal,
    mark,
    number,
    play,
    pool,
    table,
    turn,
    why_not,
)

BUILDING_COSTS = [
    ("pub", (2, 3, 0)),
    ("gardens", (3, 2, 0)),
    ("tower", (1, 3, 1)),
    ("inn", (3, 1, 1)),
    ("blacksmith", (1, 4, 1)),
    ("bank", (4, 1, 1)),
    ("market", (1, 3, 2)),
    ("gatehouse", (2, 2, 2)),
    ("library", (3, 1, 2)),
    ("keep", (3, 3, 2)),
]
GOODS = ("wood", "stone", "metal")
PUBS = [f"site pub {district}" for district in range(1, 6)]


def one_short(costs):
    """Every cost with every resource in it: what a player has who lacks one unit of that resource."""
    return [
        (name, tuple(amount - (index == good) for index, amount in enumerate(cost)), GOODS[good])
        for name, cost in costs
        for good in range(3)
        if cost[good] > 0
    ]


def missing(**units):
    return Reason("goods-missing", **{"wood": 0, "stone": 0, "metal": 0, "gold": 0, **units})


def told(state, *actions):
    play(state, *actions)
    return GAME.position(state)


def untold(state, *actions):
    for action in actions:
        GAME.apply(state, number(action))
    return GAME.position(state)


def builder(*cards, seat=0, **have):
    state = table(3)
    hand(state, seat, *cards)
    goods(state, seat, **have)
    return turn(state, seat)


@pytest.mark.rule("building.costs", "actions.build.card", "actions.pay")
@pytest.mark.parametrize(("name", "cost"), BUILDING_COSTS)
def test_a_card_is_paid_in_full_to_the_supply_and_laid_out(name, cost):
    wood, stone, metal = cost
    state = builder(name, name, seat=1, wood=wood, stone=stone, metal=metal, gold=2)
    events = play(state, f"build {name}")
    building = Building[name.upper()]
    assert events == [BuiltCard(1, building, Goods(wood, stone, metal))]
    assert [goods_of(state, seat) for seat in range(3)] == [(1, 1, 1, 5), (0, 0, 0, 2), (1, 1, 1, 5)]
    assert [player.built[building] for player in state.players] == [0, 1, 0]
    assert sum(state.players[1].built) == 1
    assert hand_of(state, 1) == [name]
    assert state.discard == [0] * 10
    assert asked(state) == "ChooseBuildingSite 1"


@pytest.mark.rule("building.costs", "actions.pay", "ruling.12.2.48")
@pytest.mark.parametrize(("name", "have", "good"), one_short(BUILDING_COSTS))
def test_a_card_is_refused_for_one_unit_missing_however_much_there_is_of_the_rest(name, have, good):
    wood, stone, metal = have
    state = builder(name, wood=wood, stone=stone, metal=metal, gold=9)
    assert f"build {name}" not in legal(state)
    assert why_not(state, f"build {name}") == missing(**{good: 1})


@pytest.mark.rule("actions.build.card")
def test_only_a_card_in_hand_can_be_built_and_the_other_cards_stay():
    state = builder("tower", "inn", "bank", wood=9, stone=9, metal=9)
    assert [action for action in legal(state) if action.startswith("build")] == [
        "build tower",
        "build inn",
        "build bank",
    ]
    assert why_not(state, "build pub") == Reason("not-in-hand", building=Building.PUB)
    assert why_not(state, "build keep") == Reason("not-in-hand", building=Building.KEEP)
    assert play(state, "build tower", "site tower 4") == [
        BuiltCard(0, Building.TOWER, Goods(1, 3, 1)),
        MarkedSite(0, Building.TOWER, 4),
    ]
    assert hand_of(state, 0) == ["inn", "bank"]
    assert [index for index, owner in enumerate(state.sites) if owner == 0] == [Building.TOWER * 5 + 3]
    assert asked(state) == "ChooseAction 0"


@pytest.mark.rule("actions.build.card")
def test_a_card_that_all_know_is_no_longer_in_the_hand_once_it_is_built():
    state = table(3)
    goods(state, 0, gold=1)
    pool(state, "pub", "inn", "keep")
    turn(state)
    play(state, "end", "take pub")
    goods(state, 0, wood=2, stone=3)
    state.waiting.clear()
    turn(state)
    assert GAME.view(state, 1)["players"][0]["known"] == ["pub"]
    play(state, "build pub")
    assert GAME.view(state, 1)["players"][0]["known"] == []


@pytest.mark.rule("actions.turns")
def test_any_number_of_things_can_be_built_in_a_turn():
    state = builder("pub", "pub", wood=7, stone=9)
    play(state, "build pub", "site pub 1", "wall 1 1", "build pub", "site pub 2")
    assert goods_of(state, 0) == (0, 0, 0, 0)
    assert markers_in(state, 0, 3) == [2, 0, 0]
    assert state.players[0].built[Building.PUB] == 2


@pytest.mark.rule("actions.build.site")
def test_the_builder_chooses_among_the_free_sites_of_the_type():
    state = table(3)
    hand(state, 1, "gardens")
    goods(state, 1, wood=3, stone=2)
    mark(state, 2, "site gardens 1", "site gardens 3", "site pub 2")
    turn(state, 1)
    play(state, "build gardens")
    assert legal(state) == ["site gardens 2", "site gardens 4", "site gardens 5"]
    assert why_not(state, "site gardens 3") == Reason("site-taken", building=Building.GARDENS)
    assert why_not(state, "site pub 5") == Reason(NOT_NOW)
    assert why_not(state, "site tower 1") == Reason(NOT_NOW)
    assert state.waiting[-1].data() == (Building.GARDENS, 1)
    assert [GAME.catalogue.text(place) for place in state.waiting[-1].offers()] == [
        f"site gardens {district}" for district in range(1, 6)
    ]
    assert play(state, "site gardens 5") == [MarkedSite(1, Building.GARDENS, 5)]
    assert list(state.sites[Building.GARDENS * 5 : Building.GARDENS * 5 + 5]) == [2, -1, 2, -1, 1]


@pytest.mark.rule("actions.build.site")
def test_a_single_free_site_is_taken_unasked():
    state = builder("pub", wood=2, stone=3)
    mark(state, 1, *PUBS[:4])
    assert play(state, "build pub") == [
        BuiltCard(0, Building.PUB, Goods(2, 3)),
        MarkedSite(0, Building.PUB, 5),
    ]
    assert list(state.sites[:5]) == [1, 1, 1, 1, 0]
    assert asked(state) == "ChooseAction 0"


@pytest.mark.rule("actions.build.site")
def test_with_two_free_sites_left_the_builder_is_asked():
    state = builder("pub", wood=2, stone=3)
    mark(state, 1, *PUBS[:3])
    play(state, "build pub")
    assert legal(state) == PUBS[3:]


@pytest.mark.rule("ruling.12.2.18")
def test_a_card_whose_type_has_no_free_site_cannot_be_built_and_stays_until_discarded():
    state = builder("pub", "inn", "inn", "inn", "inn", "bank")
    mark(state, 1, *PUBS[:3])
    mark(state, 0, *PUBS[3:])
    assert why_not(state, "build pub") == Reason("no-free-site", building=Building.PUB)
    goods(state, 0, wood=9, stone=9, metal=9)
    assert why_not(state, "build pub") == Reason("no-free-site", building=Building.PUB)
    assert legal(state)[:3] == ["end", "build inn", "build bank"]
    play(state, "end", "discard pub")
    assert hand_of(state, 0) == ["inn", "inn", "inn", "inn", "bank"]
    assert state.discard[Building.PUB] == 1


@pytest.mark.rule("building.keep.plaque")
def test_a_keep_marks_both_symbols_of_one_section():
    state = builder("keep", wood=3, stone=3, metal=2)
    play(state, "build keep")
    assert legal(state) == [f"site keep {district}" for district in range(1, 6)]
    assert play(state, "site keep 2") == [MarkedSite(0, Building.KEEP, 2)]
    assert [markers_in(state, district, 3)[0] for district in range(5)] == [0, 2, 0, 0, 0]


@pytest.mark.rule("building.gatehouse.plaque")
def test_a_gatehouse_marks_either_symbol_of_one_gatehouse():
    state = builder("gatehouse", wood=2, stone=2, metal=2)
    play(state, "build gatehouse")
    assert legal(state) == [
        "gate 1 district 1",
        "gate 1 district 2",
        "gate 2 district 2",
        "gate 2 district 3",
        "gate 3 district 3",
        "gate 3 district 4",
        "gate 4 district 4",
        "gate 4 district 5",
        "gate 5 district 5",
        "gate 5 district 1",
    ]
    assert list(state.waiting[-1].offers()) == [number(place) for place in legal(state)]
    assert why_not(state, "site keep 5") == Reason(NOT_NOW)
    assert why_not(state, "wall 1 1") == Reason(NOT_NOW)
    assert play(state, "gate 2 district 3") == [MarkedGatehouse(0, 2, 3)]
    assert list(state.gates) == [-1, -1, -1, 0, -1, -1, -1, -1, -1, -1]
    assert [markers_in(state, district, 3)[0] for district in range(5)] == [0, 0, 1, 0, 0]


@pytest.mark.rule("ruling.12.1.7", "ruling.12.2.11")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_half_taken_gatehouse_is_no_site_not_even_for_the_owner_of_the_other_half(owner):
    state = builder("gatehouse", wood=2, stone=2, metal=2)
    mark(state, owner, "gate 1 district 1", "gate 3 district 4")
    play(state, "build gatehouse")
    assert legal(state) == [
        "gate 2 district 2",
        "gate 2 district 3",
        "gate 4 district 4",
        "gate 4 district 5",
        "gate 5 district 5",
        "gate 5 district 1",
    ]
    taken, half = Reason("site-taken", building=Building.GATEHOUSE), "gatehouse-half-taken"
    assert why_not(state, "gate 1 district 1") == taken
    assert why_not(state, "gate 1 district 2") == Reason(half, building=Building.GATEHOUSE)
    assert why_not(state, "gate 3 district 3") == Reason(half, building=Building.GATEHOUSE)
    assert why_not(state, "gate 3 district 4") == taken


@pytest.mark.rule("ruling.12.1.7", "ruling.12.2.18")
def test_with_a_marker_on_every_gatehouse_a_gatehouse_card_cannot_be_built():
    state = builder("gatehouse", wood=2, stone=2, metal=2)
    mark(state, 0, "gate 1 district 1", "gate 2 district 3", "gate 3 district 3", "gate 4 district 5")
    assert "build gatehouse" in legal(state)
    mark(state, 1, "gate 5 district 1")
    assert why_not(state, "build gatehouse") == Reason("no-free-site", building=Building.GATEHOUSE)


@pytest.mark.rule("actions.build.site", "guild.architects.no-card")
@pytest.mark.parametrize(
    ("taken", "moves"),
    [
        ((), ("activate architects", "build pub", "site pub 5")),
        (PUBS[:4], ("activate architects", "build pub")),
    ],
)
def test_a_site_for_the_architects_is_marked_only_after_the_discount(taken, moves):
    state = table(3, ("architects", "masons", "bankers", "recruiters", "librarians"))
    mark(state, 2, *taken)
    state.guild_worker[Guild.ARCHITECTS] = 4
    goods(state, 1, wood=9, stone=9)
    turn(state, 1)
    play(state, *moves)
    assert asked(state) == "ChooseDiscount 1"
    assert (state.sites[4], goods_of(state, 1)) == (-1, (9, 9, 0, 0))
    play(state, "discount two-stone")
    assert (state.sites[4], goods_of(state, 1)) == (1, (7, 8, 0, 0))
    assert list(state.players[1].built) == [0] * 10


@pytest.mark.rule("actions.build.site")
def test_a_waiting_choice_of_a_site_tells_type_and_owner():
    state = table(3, ("architects", "masons", "bankers", "recruiters", "librarians"))
    state.guild_worker[Guild.ARCHITECTS] = 4
    goods(state, 1, wood=9, stone=9)
    turn(state, 1)
    play(state, "activate architects", "build pub")
    assert (asked(state), state.waiting[-1].data()) == ("ChooseBuildingSite 1", (Building.PUB, -1))


def test_building_without_a_log_does_the_same():
    state = builder("pub", "inn", wood=9, stone=9, metal=9)
    mark(state, 1, "site inn 1", "site inn 2", "site inn 3", "site inn 4")
    moves = ("build pub", "site pub 1", "build inn")
    assert untold(state.clone(), *moves) == told(state, *moves)
