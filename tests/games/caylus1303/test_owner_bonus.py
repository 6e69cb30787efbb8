"""What a stone producer brings its owner when somebody else uses it."""

import pytest

from boardwright.core.events import Log
from boardwright.games.caylus1303.actions import USE
from boardwright.games.caylus1303.effects import favours
from boardwright.games.caylus1303.events import (
    Declined,
    Goods,
    NotReached,
    OwnerBonus,
    OwnerGained,
    Placed,
    Used,
)
from boardwright.games.caylus1303.phases.activation import activate_road
from boardwright.games.caylus1303.phases.planning import PlaceWorker, open_planning
from boardwright.games.caylus1303.rules import GAME
from boardwright.games.caylus1303.terms import Tile
from tests.games.caylus1303.setting import (
    asked,
    at,
    build,
    goods,
    goods_of,
    held,
    house,
    play,
    pool,
    score,
    table,
    worker,
)

TAKEN = Goods(food=2, cloth=1)
BONUS = OwnerBonus(1, Tile.STONE_FARM, Goods(food=1))


def stone_farm(*users, seats=4, tables=None):
    """Seat 1 owns the stone Farm on space 10; these seats stand there and have no goods.

    Seat 3 waits on space 14.
    """
    state = table(seats, tables=tables)
    build(state, 1, "stone-farm")
    for seat in range(seats):
        goods(state, seat)
    worker(state, seats - 1, "stone-quarry")
    for seat in users:
        worker(state, seat, "stone-farm")
    state.provost = 14
    return state


@pytest.mark.rule("owner.bonus", "tile.stone.farm", "tile.stone.farm.bonus")
@pytest.mark.example("11.T12")
def test_a_foreign_worker_on_the_stone_farm_brings_its_owner_one_food():
    state = at(stone_farm(0), activate_road)
    assert play(state, "use") == [Used(0, Tile.STONE_FARM, Goods(), TAKEN), BONUS]
    assert (goods_of(state, 0), goods_of(state, 1)) == ((2, 0, 0, 1, 0), (1, 0, 0, 0, 0))
    assert goods_of(state, 2) == (0, 0, 0, 0, 0)


@pytest.mark.rule("owner.bonus.own")
@pytest.mark.example("11.T12")
def test_the_owner_who_uses_the_stone_farm_gets_no_bonus():
    state = at(stone_farm(1), activate_road)
    assert play(state, "use") == [Used(1, Tile.STONE_FARM, Goods(), TAKEN)]
    assert goods_of(state, 1) == (2, 0, 0, 1, 0)


@pytest.mark.rule("owner.bonus.declined", "effect.optional")
@pytest.mark.example("11.T12")
def test_the_bonus_is_given_even_if_the_user_declines():
    state = at(stone_farm(0), activate_road)
    assert play(state, "decline") == [Declined(0, Tile.STONE_FARM), BONUS]
    assert (goods_of(state, 0), goods_of(state, 1)) == ((0, 0, 0, 0, 0), (1, 0, 0, 0, 0))


@pytest.mark.rule("owner.bonus.ahead", "owner.points.kept")
@pytest.mark.example("11.T12")
def test_ahead_of_the_provost_nobody_gets_goods_but_the_owner_keeps_the_placement_point():
    state = table(2)
    build(state, 1, "stone-farm")
    goods(state, 0)
    goods(state, 1)
    at(state, open_planning)
    assert play(state, "place stone-farm") == [
        Placed(0, Tile.STONE_FARM, 0),
        OwnerGained(1, Tile.STONE_FARM, 1),
    ]
    play(state, "pass")
    play(state, "pass")
    play(state, "provost 0")
    assert state.provost == 8
    assert play(state, "provost +1")[1] == NotReached(0, Tile.STONE_FARM)
    assert (goods_of(state, 0), goods_of(state, 1)) == ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0))
    assert (score(state, 0), score(state, 1)) == (0, 1)


@pytest.mark.rule("owner.bonus.ahead")
def test_the_stone_farm_just_behind_the_provost_gives_the_bonus_and_just_ahead_does_not():
    state = stone_farm(0)
    state.provost = 10
    at(state, activate_road)
    assert BONUS in play(state, "use")
    log = Log()
    state = stone_farm(0)
    state.provost = 9
    at(state, activate_road, log)
    assert (BONUS in log.events, NotReached(0, Tile.STONE_FARM) in log.events) == (False, True)


@pytest.mark.rule("owner.bonus.once", "owner.bonus.automatic")
def test_two_foreign_workers_bring_the_owner_one_bonus_after_the_second():
    state = at(stone_farm(0, 2), activate_road)
    assert play(state, "use") == [Used(0, Tile.STONE_FARM, Goods(), TAKEN)]
    assert (asked(state), goods_of(state, 1)) == ("UseTile 2", (0, 0, 0, 0, 0))
    assert play(state, "use") == [Used(2, Tile.STONE_FARM, Goods(), TAKEN), BONUS]
    assert goods_of(state, 1) == (1, 0, 0, 0, 0)
    assert (goods_of(state, 0), goods_of(state, 2)) == ((2, 0, 0, 1, 0), (2, 0, 0, 1, 0))


@pytest.mark.rule("owner.bonus.once", "owner.bonus.declined")
def test_two_foreign_workers_who_decline_bring_the_bonus_as_well():
    state = at(stone_farm(2, 0), activate_road)
    play(state, "decline")
    assert play(state, "decline") == [Declined(0, Tile.STONE_FARM), BONUS]


@pytest.mark.rule("owner.bonus.own")
@pytest.mark.parametrize("users", [(0, 1), (1, 0)])
def test_a_worker_of_the_owner_beside_a_foreign_one_means_no_bonus(users):
    state = at(stone_farm(*users), activate_road)
    play(state, "use")
    assert play(state, "use") == [Used(users[1], Tile.STONE_FARM, Goods(), TAKEN)]
    assert (goods_of(state, 0), goods_of(state, 1)) == ((2, 0, 0, 1, 0), (2, 0, 0, 1, 0))


@pytest.mark.rule("owner.bonus.own")
def test_a_worker_of_the_owner_who_declines_means_no_bonus_either():
    state = at(stone_farm(1, 0), activate_road)
    play(state, "decline")
    assert play(state, "use") == [Used(0, Tile.STONE_FARM, Goods(), TAKEN)]
    assert goods_of(state, 1) == (0, 0, 0, 0, 0)


@pytest.mark.rule("owner.bonus", "owner.bonus.own")
def test_a_worker_of_the_owner_on_another_building_changes_nothing():
    state = stone_farm(0)
    worker(state, 1, "wood-farm")
    at(state, activate_road)
    assert play(state, "use") == [Used(1, Tile.WOOD_FARM, Goods(), Goods(food=1, points=1))]
    assert play(state, "use") == [Used(0, Tile.STONE_FARM, Goods(), TAKEN), BONUS]


@pytest.mark.rule("owner.bonus", "owner.bonus.once")
def test_each_building_gives_its_own_bonus_to_its_own_owner():
    state = stone_farm(0)
    build(state, 1, "stone-sawmill")
    worker(state, 2, "stone-sawmill")
    at(state, activate_road)
    play(state, "use")
    assert play(state, "use") == [
        Used(2, Tile.STONE_SAWMILL, Goods(), Goods(wood=2, cloth=1)),
        OwnerBonus(1, Tile.STONE_SAWMILL, Goods(wood=1)),
    ]
    assert (goods_of(state, 0), goods_of(state, 1)) == ((2, 0, 0, 1, 0), (1, 1, 0, 0, 0))


@pytest.mark.rule("owner.bonus")
def test_the_first_seat_is_an_owner_like_any_other():
    state = table(2)
    build(state, 0, "stone-farm")
    goods(state, 0)
    worker(state, 1, "stone-farm")
    worker(state, 0, "stone-quarry")
    state.provost = 14
    at(state, activate_road)
    assert play(state, "use")[1] == OwnerBonus(0, Tile.STONE_FARM, Goods(food=1))
    assert goods_of(state, 0) == (1, 0, 0, 0, 0)


@pytest.mark.rule("owner.bonus")
@pytest.mark.parametrize("name", ["spinning-mill", "wood-market", "gold-mine", "foundry"])
def test_other_buildings_bring_their_owner_nothing(name):
    state = table(site=("market-2", "covered-market", "jeweller"))
    build(state, 1, name)
    goods(state, 1)
    worker(state, 0, name)
    worker(state, 2, "stone-quarry")
    state.provost = 14
    at(state, activate_road)
    assert [type(event) for event in play(state, "decline")] == [Declined]
    assert goods_of(state, 1) == (0, 0, 0, 0, 0)


@pytest.mark.rule("owner.bonus", "activation.lawyer")
def test_a_basic_building_with_a_house_brings_its_owner_nothing():
    state = table()
    house(state, 1, "farm-1")
    goods(state, 1)
    worker(state, 0, "farm-1")
    worker(state, 2, "farm-2")
    at(state, activate_road)
    assert play(state, "use") == [Used(0, Tile.FARM_1, Goods(), Goods(food=1))]
    assert (goods_of(state, 1), score(state, 1)) == ((0, 0, 0, 0, 0), 0)


@pytest.mark.rule("owner.bonus", "setup.unowned")
def test_a_stone_producer_placed_at_setup_brings_nobody_a_bonus():
    state = table(2)
    goods(state, 0)
    goods(state, 1)
    build(state, 1, "wood-market", "wood-quarry", "wood-sawmill", "tailor", "spinning-mill")
    worker(state, 0, "stone-quarry")
    worker(state, 1, "spinning-mill")
    state.provost = 15
    at(state, activate_road)
    assert play(state, "use") == [Used(0, Tile.STONE_QUARRY, Goods(), Goods(stone=1, cloth=1))]
    assert (goods_of(state, 0), goods_of(state, 1)) == ((0, 0, 1, 1, 0), (0, 0, 0, 0, 0))


@pytest.mark.rule("ruling.10.29")
def test_a_stone_producer_on_slot_3_gives_no_bonus():
    state = table(site=("market-2", "covered-market", "stone-farm"))
    state.round = 7
    for seat in range(3):
        goods(state, seat)
    state.waiting.append(PlaceWorker(2))
    favours.grant(state, 0, None)
    play(state, "slot 3")
    assert play(state, "use") == [Used(0, Tile.STONE_FARM, Goods(), Goods(food=1, cloth=1))]
    assert [goods_of(state, seat) for seat in range(1, 3)] == [(0, 0, 0, 0, 0)] * 2


@pytest.mark.rule("character.thief.bonus")
def test_the_thief_does_not_stop_the_bonus():
    state = stone_farm(0)
    held(state, 0, "thief")
    at(state, activate_road)
    assert play(state, "use") == [Used(0, Tile.STONE_FARM, Goods(), TAKEN), BONUS]
    assert goods_of(state, 1) == (1, 0, 0, 0, 0)


@pytest.mark.rule("owner.bonus.automatic")
def test_the_bonus_comes_unasked_and_to_an_owner_without_workers():
    state = stone_farm(0)
    pool(state, 1, 0)
    at(state, activate_road)
    play(state, "use")
    assert (asked(state), goods_of(state, 1)) == ("UseTile 3", (1, 0, 0, 0, 0))


@pytest.mark.rule("owner.bonus")
def test_a_table_file_may_change_the_bonus():
    state = at(stone_farm(0, tables={"stone_farm.bonus": (0, 0, 0, 0, 2)}), activate_road)
    assert play(state, "use")[1] == OwnerBonus(1, Tile.STONE_FARM, Goods(gold=2))
    assert goods_of(state, 1) == (0, 0, 0, 0, 2)


def test_the_bonus_is_given_without_a_log():
    state = at(stone_farm(0), activate_road)
    GAME.apply(state, USE)
    assert (goods_of(state, 0), goods_of(state, 1)) == ((2, 0, 0, 1, 0), (1, 0, 0, 0, 0))
