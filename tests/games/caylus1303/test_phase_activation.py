"""Phase 2: the buildings in the city, the bridge, and the road as far as the provost."""

import pytest

from boardwright.core.events import Log
from boardwright.games.caylus1303.actions import DECLINE
from boardwright.games.caylus1303.basics import road
from boardwright.games.caylus1303.events import (
    CharacterTaken,
    Constructed,
    ConstructedNothing,
    Declined,
    Goods,
    HousePut,
    NobodyDelivered,
    NotReached,
    OwnerBonus,
    ProvostMoved,
    Used,
    Wasted,
)
from boardwright.games.caylus1303.phases.activation import (
    activate_city,
    activate_road,
    clear_road,
    cross_bridge,
)
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.terms import FREE, NOWHERE, Character, Mover, Tile
from tests.games.caylus1303.setting import (
    BASICS,
    asked,
    at,
    build,
    goods,
    goods_of,
    held,
    house,
    legal,
    monument,
    play,
    pool,
    residence,
    score,
    table,
    tile,
    worker,
    workers_of,
)


@pytest.mark.rule("bridge.order", "bridge.move", "activation.ahead")
@pytest.mark.example("11.T7")
def test_each_player_moves_the_provost_in_the_order_of_passing_and_pays_a_worker_a_space():
    state = table(4)
    for seat in range(4):
        pool(state, seat, 3)
    worker(state, 2, "basic-carpenter")
    worker(state, 3, "farm-2")
    state.passed = (0, 1, 3, 2)
    at(state, cross_bridge)
    assert asked(state) == "MoveTheProvost 0"
    play(state, "provost 0")
    moved = play(state, "provost -2")
    assert moved == [ProvostMoved(1, Mover.BRIDGE, -2, 2, 6)]
    assert workers_of(state, 1) == (1, 14)
    play(state, "provost +2")
    play(state, "provost -1")
    assert (state.provost, asked(state)) == (7, "ChooseConstruction 2")
    assert NotReached(3, Tile.FARM_2) in play(state, "decline")


def rich(state):
    """Everybody has plenty of all goods."""
    for player in state.players:
        player.goods = [5, 5, 5, 5, 5]
    return state


@pytest.mark.rule("activation.order")
def test_the_city_comes_first_then_the_bridge_then_the_bailiff_then_the_road():
    state = rich(table())
    worker(state, 0, "farm-1", "toll")
    worker(state, 1, "sawmill", "carpenter", "fairground")
    worker(state, 2, "lawyer")
    held(state, 2, "bailiff")
    state.passed = (1,)
    at(state, activate_city)
    order = []
    for action in ("decline", "decline", "decline", "provost 0", "provost 0", "provost 0", "decline"):
        order.append((asked(state), state.waiting[-1].data()))
        play(state, action)
    assert order == [
        ("SeekFavour 1", (Tile.FAIRGROUND,)),
        ("ChooseHouse 2", ()),
        ("ChooseConstruction 1", (Tile.CARPENTER, 4)),
        ("MoveTheProvost 0", (Mover.TOLL,)),
        ("MoveTheProvost 1", (Mover.BRIDGE,)),
        ("MoveTheProvost 2", (Mover.BAILIFF,)),
        ("UseTile 0", (Tile.FARM_1, 0)),
    ]
    assert (asked(state), state.waiting[-1].data()) == ("UseTile 1", (Tile.SAWMILL, 0))


@pytest.mark.rule("activation.order")
def test_the_road_is_walked_by_spaces_from_the_bridge_on():
    basics = ("quarry", "farm-2", "farm-1", "sawmill", "market-1", "any-guild", "mason-guild", "market-2")
    state = table(site=("basic-carpenter", "covered-market", "gold-mine"), basics=basics)
    build(state, 1, "tailor")
    build(state, 1, "wood-market")
    goods(state, 0, cloth=1)
    worker(state, 0, "wood-market", "tailor", "wood-farm", "farm-1", "farm-2", "quarry")
    worker(state, 1, "stone-quarry")
    state.provost = 14
    at(state, activate_road)
    used = []
    for _ in range(6):
        used.append(state.waiting[-1].data()[0])
        play(state, "decline")
    assert used == [
        Tile.QUARRY,
        Tile.FARM_2,
        Tile.FARM_1,
        Tile.WOOD_FARM,
        Tile.TAILOR,
        Tile.WOOD_MARKET,
    ]
    assert state.waiting[-1].data() == (Tile.STONE_QUARRY, 1)


@pytest.mark.rule("activation.camp")
def test_a_worker_goes_to_the_camp_when_its_effect_is_finished():
    state = table()
    worker(state, 0, "farm-1", "farm-2")
    at(state, activate_road)
    assert (workers_of(state, 0), state.workers[Tile.FARM_1]) == ((4, 9), 0)
    play(state, "use")
    assert (workers_of(state, 0), state.workers[Tile.FARM_1]) == ((4, 10), FREE)


@pytest.mark.rule("activation.camp")
def test_a_worker_is_not_in_the_camp_while_its_own_effect_is_resolved():
    state = table()
    goods(state, 0, stone=1)
    worker(state, 0, "mason-guild")
    worker(state, 1, "farm-2")
    pool(state, 0, 13)
    at(state, activate_road)
    assert workers_of(state, 0) == (13, 1)
    assert play(state, "use") == [Used(0, Tile.MASON_GUILD, Goods(stone=1), Goods(workers=1))]
    assert workers_of(state, 0) == (14, 1)


@pytest.mark.rule("activation.camp")
def test_a_worker_stays_on_the_fairground_until_the_favour_is_finished():
    basics = tuple(each for each in (*BASICS, "market-2") if each != "any-guild")
    state = table(site=("any-guild", "covered-market", "gold-mine"), basics=basics)
    goods(state, 0, wood=1, food=1)
    worker(state, 0, "fairground")
    pool(state, 0, 14)
    state.passed = (1,)
    at(state, activate_city)
    play(state, "use", "slot 1")
    assert (asked(state), workers_of(state, 0)) == ("UseTile 0", (14, 0))
    assert play(state, "pay food") == [Used(0, Tile.ANY_GUILD, Goods(food=1), Goods())]
    assert (workers_of(state, 0), asked(state)) == ((14, 1), "MoveTheProvost 1")


@pytest.mark.rule("activation.busy")
def test_workers_still_on_the_board_are_neither_in_the_pool_nor_in_the_camp():
    state = table()
    goods(state, 0, stone=1)
    worker(state, 0, "mason-guild", "farm-2", "site", "wood-farm")
    pool(state, 0, 9)
    at(state, activate_road)
    assert workers_of(state, 0) == (9, 2)
    assert play(state, "use") == [Used(0, Tile.MASON_GUILD, Goods(stone=1), Goods(workers=2))]
    assert workers_of(state, 0) == (11, 1)


@pytest.mark.rule("activation.two")
def test_the_earlier_of_two_workers_resolves_completely_before_the_later_one():
    state = rich(table())
    held(state, 2, "thief")
    state.passed = (2,)
    worker(state, 1, "fairground")
    worker(state, 0, "fairground")
    at(state, activate_city)
    assert asked(state) == "SeekFavour 1"
    play(state, "use")
    assert (asked(state), workers_of(state, 1)) == ("ChooseFavour 1", (5, 9))
    assert play(state, "character thief") == [CharacterTaken(1, Character.THIEF, 2)]
    assert (asked(state), workers_of(state, 1), workers_of(state, 0)) == ("SeekFavour 0", (5, 10), (5, 9))
    play(state, "use")
    assert play(state, "character thief") == [CharacterTaken(0, Character.THIEF, 1)]
    assert (asked(state), workers_of(state, 0)) == ("MoveTheProvost 2", (5, 10))
    assert (state.workers[Tile.FAIRGROUND], state.joined, state.joiner) == (FREE, NOWHERE, FREE)


@pytest.mark.rule("activation.two")
def test_both_workers_on_a_producer_take_everything():
    state = table()
    for seat in range(3):
        goods(state, seat)
    worker(state, 2, "farm-1")
    worker(state, 0, "farm-1")
    worker(state, 1, "farm-2")
    at(state, activate_road)
    assert play(state, "use") == [Used(2, Tile.FARM_1, Goods(), Goods(food=1))]
    assert play(state, "use") == [Used(0, Tile.FARM_1, Goods(), Goods(food=1))]
    assert (goods_of(state, 0)[0], goods_of(state, 2)[0], asked(state)) == (1, 1, "UseTile 1")
    assert (workers_of(state, 0), workers_of(state, 2)) == ((5, 10), (5, 10))


@pytest.mark.rule("activation.two", "ruling.10.51")
def test_the_second_worker_acts_when_the_first_declines():
    state = table()
    worker(state, 2, "farm-1")
    worker(state, 0, "farm-1")
    worker(state, 1, "farm-2")
    at(state, activate_road)
    assert play(state, "decline") == [Declined(2, Tile.FARM_1)]
    assert play(state, "use") == [Used(0, Tile.FARM_1, Goods(), Goods(food=1))]


@pytest.mark.rule("ruling.10.51")
def test_the_second_worker_acts_when_the_first_cannot_pay():
    log = Log()
    state = table()
    goods(state, 2)
    worker(state, 2, "mason-guild")
    worker(state, 0, "mason-guild")
    worker(state, 1, "farm-2")
    at(state, activate_road, log)
    assert (log.events, asked(state)) == ([Wasted(2, Tile.MASON_GUILD)], "UseTile 0")
    assert workers_of(state, 2) == (5, 10)
    assert play(state, "use") == [Used(0, Tile.MASON_GUILD, Goods(stone=1), Goods(workers=4))]


@pytest.mark.rule("ruling.10.51")
def test_the_second_worker_on_a_builder_acts_when_the_first_builds_nothing():
    state = table()
    state.passed = (2,)
    worker(state, 1, "carpenter")
    worker(state, 0, "carpenter")
    at(state, activate_city)
    assert play(state, "decline") == [ConstructedNothing(1, Tile.CARPENTER)]
    built = Constructed(0, Tile.WOOD_MARKET, 10, Goods(food=1, wood=1), 3)
    assert play(state, "build wood-market") == [built]


@pytest.mark.rule("activation.goods")
def test_goods_of_one_building_pay_at_a_later_one():
    state = table()
    goods(state, 0)
    worker(state, 0, "quarry", "mason-guild")
    worker(state, 1, "farm-2")
    at(state, activate_road)
    play(state, "use")
    assert play(state, "use") == [Used(0, Tile.MASON_GUILD, Goods(stone=1), Goods(workers=4))]
    assert goods_of(state, 0) == (0, 0, 0, 0, 0)


@pytest.mark.rule("activation.goods", "effect.whole")
def test_goods_of_a_later_building_do_not_pay_at_an_earlier_one():
    log = Log()
    others = [each for each in BASICS if each not in ("mason-guild", "quarry")]
    state = table(basics=("mason-guild", "quarry", *others))
    goods(state, 0)
    worker(state, 0, "quarry", "mason-guild")
    at(state, activate_road, log)
    assert (log.events, state.waiting[-1].data()) == ([Wasted(0, Tile.MASON_GUILD)], (Tile.QUARRY, 0))


@pytest.mark.rule("activation.new")
def test_a_tile_constructed_in_the_phase_does_nothing_this_round_even_behind_the_provost():
    state = table()
    worker(state, 0, "basic-carpenter")
    state.provost = 12
    at(state, activate_road)
    events = play(state, "build wood-market")
    assert events[:2] == [
        Constructed(0, Tile.WOOD_MARKET, 10, Goods(food=1, wood=1), 3),
        NobodyDelivered(),
    ]
    assert goods_of(state, 0) == (0, 1, 1, 0, 0)


@pytest.mark.rule("activation.new", "provost.fixed")
def test_a_construction_at_the_carpenter_leaves_the_provost_where_he_stands():
    state = table()
    state.provost = 10
    state.passed = (2,)
    worker(state, 0, "carpenter")
    at(state, activate_city)
    play(state, "build wood-market")
    assert (state.provost, asked(state)) == (10, "MoveTheProvost 2")


@pytest.mark.rule("activation.lawyer")
def test_a_fresh_house_gives_its_owner_nothing_when_another_uses_the_building():
    state = table()
    goods(state, 1, cloth=1)
    goods(state, 0)
    worker(state, 1, "lawyer")
    worker(state, 0, "quarry")
    worker(state, 2, "farm-2")
    at(state, activate_city)
    assert play(state, "house quarry") == [HousePut(1, Tile.QUARRY, Goods(cloth=1))]
    assert play(state, "use") == [Used(0, Tile.QUARRY, Goods(), Goods(stone=1))]
    assert (goods_of(state, 0), goods_of(state, 1), score(state, 1)) == ((0, 0, 1, 0, 0), (0,) * 5, 0)


@pytest.mark.rule("activation.ahead")
def test_workers_ahead_of_the_provost_go_home_after_the_last_activated_building():
    state = table()
    state.provost = 2
    worker(state, 1, "farm-1")
    worker(state, 2, "sawmill")
    worker(state, 0, "quarry", "stone-quarry")
    at(state, activate_road)
    assert play(state, "use") == [Used(1, Tile.FARM_1, Goods(), Goods(food=1))]
    assert workers_of(state, 0) == (4, 9)
    events = play(state, "use")
    assert events[:4] == [
        Used(2, Tile.SAWMILL, Goods(), Goods(wood=1)),
        NotReached(0, Tile.QUARRY),
        NotReached(0, Tile.STONE_QUARRY),
        NobodyDelivered(),
    ]
    assert (goods_of(state, 0), workers_of(state, 0)) == ((1, 2, 1, 0, 0), (7, 8))


@pytest.mark.rule("activation.ahead")
def test_both_of_two_workers_ahead_of_the_provost_go_home():
    log = Log()
    state = table(tables={"recruitment": (0, 0, 0, 0)})
    state.provost = 2
    worker(state, 1, "quarry")
    worker(state, 0, "quarry")
    at(state, clear_road, log)
    assert log.events[:3] == [NotReached(1, Tile.QUARRY), NotReached(0, Tile.QUARRY), NobodyDelivered()]
    assert (workers_of(state, 0), workers_of(state, 1)) == ((5, 10), (5, 10))
    assert (state.workers[Tile.QUARRY], state.joined, state.joiner) == (FREE, NOWHERE, FREE)


@pytest.mark.rule("activation.ahead")
def test_workers_go_home_without_a_log():
    state = table(tables={"recruitment": (0, 0, 0, 0)})
    state.provost = 0
    worker(state, 1, "quarry", "farm-1")
    at(state, activate_road)
    assert (workers_of(state, 1), asked(state)) == ((4, 11), "PlaceWorker 0")


@pytest.mark.rule("activation.order", "provost.step")
def test_residences_monuments_and_empty_spaces_are_walked_past():
    state = table()
    residence(state, 1, "farm-1", "sawmill")
    monument(state, 1, 2, "garden")
    road.lay(state, tile("tailor"), 22)
    goods(state, 0, cloth=1)
    worker(state, 0, "tailor")
    state.provost = 23
    at(state, activate_road)
    assert (asked(state), state.waiting[-1].data()) == ("UseTile 0", (Tile.TAILOR, 1))


@pytest.mark.rule("activation.order")
def test_the_walk_begins_anew_at_every_step():
    state = table()
    worker(state, 0, "toll", "farm-1")
    state.passed = (1, 0)
    at(state, activate_city)
    play(state, "provost 0", "provost 0", "provost 0")
    assert (state.cursor, state.waiting[-1].data()) == (0, (Tile.FARM_1, 0))


@pytest.mark.rule("activation.two")
def test_two_workers_on_a_stone_producer_are_users_of_it_and_of_nothing_else():
    state = table(4)
    build(state, 1, "stone-farm", "stone-sawmill")
    worker(state, 0, "stone-farm")
    worker(state, 1, "stone-farm", "wood-farm")
    worker(state, 2, "stone-sawmill")
    worker(state, 3, "stone-quarry")
    state.provost = 14
    at(state, activate_road)
    play(state, "decline")
    assert (asked(state), state.users, state.acting) == ("UseTile 0", 0b0001, True)
    play(state, "decline")
    assert (asked(state), state.users) == ("UseTile 1", 0b0011)
    assert play(state, "decline") == [Declined(1, Tile.STONE_FARM)]
    assert (asked(state), state.users) == ("UseTile 2", 0b0100)
    assert play(state, "decline") == [
        Declined(2, Tile.STONE_SAWMILL),
        OwnerBonus(1, Tile.STONE_SAWMILL, Goods(wood=1)),
    ]


def test_an_activation_runs_without_a_log():
    state = table()
    house(state, 1, "quarry")
    worker(state, 0, "lawyer", "quarry")
    worker(state, 2, "farm-2")
    at(state, activate_city)
    assert (asked(state), legal(state)) == ("UseTile 0", ["decline", "use"])
    GAME.apply(state, DECLINE)
    assert (asked(state), workers_of(state, 0)) == ("UseTile 2", (4, 11))


@pytest.mark.rule("activation.ahead")
def test_after_the_road_comes_the_delivery_from_the_first_spot_on():
    state = table()
    worker(state, 2, "site", "farm-2")
    worker(state, 1, "site")
    at(state, activate_road)
    play(state, "use")
    assert (asked(state), state.queue) == ("ChooseBundle 2", (2, 1))
