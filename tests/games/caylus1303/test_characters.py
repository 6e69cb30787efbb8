"""How characters work at all: for whom, from when on, by choice or by themselves."""

import pytest

from boardwright.core.events import Log
from boardwright.games.caylus1303.events import (
    CharacterTaken,
    Constructed,
    Delivered,
    Goods,
    ProvostKept,
    Recruited,
    Used,
)
from boardwright.games.caylus1303.phases.activation import activate_city, ask_bailiff
from boardwright.games.caylus1303.phases.delivery import ask_deliveryman, deliver_in_order
from boardwright.games.caylus1303.phases.planning import (
    open_planning,
)
from boardwright.games.caylus1303.phases.stewardship import recruit
from boardwright.games.caylus1303.terms import Character, Mover, Tile
from tests.games.caylus1303.setting import (
    asked,
    at,
    build,
    goods,
    goods_of,
    held,
    legal,
    play,
    score,
    table,
    worker,
)


@pytest.mark.rule("character.owner", "ruling.10.19")
def test_a_character_works_for_its_new_owner_from_the_moment_of_taking_it():
    state = table(2)
    held(state, 1, "architect")
    worker(state, 0, "fairground", "carpenter")
    worker(state, 1, "basic-carpenter")
    at(state, activate_city)
    assert CharacterTaken(0, Character.ARCHITECT, 1) in play(state, "use", "character architect")
    goods(state, 0, food=1, wood=1)
    cost = Goods(food=1, wood=1)
    assert play(state, "build wood-sawmill") == [Constructed(0, Tile.WOOD_SAWMILL, 10, cost, 3)]
    assert play(state, "build wood-quarry")[0] == Constructed(1, Tile.WOOD_QUARRY, 11, cost, 2)


@pytest.mark.rule("ruling.10.42")
def test_a_joining_worker_stays_when_the_journeyman_is_lost_in_the_same_round():
    state = table(2)
    held(state, 0, "journeyman")
    worker(state, 1, "fairground", "farm-1")
    at(state, open_planning)
    play(state, "place farm-1", "pass", "pass")
    assert asked(state) == "SeekFavour 1"
    play(state, "use", "character journeyman", "provost 0", "provost 0")
    assert (state.joined, state.joiner, asked(state)) == (Tile.FARM_1, 0, "UseTile 1")
    assert play(state, "use", "use")[:2] == [
        Used(1, Tile.FARM_1, Goods(), Goods(food=1)),
        Used(0, Tile.FARM_1, Goods(), Goods(food=1)),
    ]
    assert [goods_of(state, seat) for seat in (0, 1)] == [(2, 2, 1, 0, 0), (2, 1, 1, 0, 0)]


@pytest.mark.rule("character.choice")
def test_the_bailiff_need_not_move_the_provost():
    state = table(2)
    held(state, 1, "bailiff")
    at(state, ask_bailiff)
    assert (asked(state), legal(state)) == ("MoveTheProvost 1", ["provost -1", "provost 0", "provost +1"])
    assert play(state, "provost 0")[0] == ProvostKept(1, Mover.BAILIFF)


@pytest.mark.rule("character.choice")
def test_the_deliveryman_need_not_deliver_and_the_chamberlain_may_deliver_a_usual_bundle():
    state = table(2)
    held(state, 1, "deliveryman", "chamberlain")
    goods(state, 1, food=1, wood=2, stone=1)
    at(state, ask_deliveryman)
    assert (asked(state), legal(state)) == (
        "ChooseBundle 1",
        ["stop", "deliver food wood wood", "deliver food wood stone", "deliver wood wood stone"],
    )
    play(state, "stop")
    assert (goods_of(state, 1), score(state, 1)) == ((1, 2, 1, 0, 0), 0)


@pytest.mark.rule("character.automatic")
def test_foreman_goldsmith_and_day_labourer_work_by_themselves():
    state = table(2)
    held(state, 0, "foreman", "goldsmith", "day-labourer")
    goods(state, 0, food=1, wood=1, gold=1)
    worker(state, 0, "site")
    at(state, deliver_in_order)
    assert play(state, "deliver food wood gold")[0] == Delivered(0, Goods(food=1, wood=1, gold=1), 11)
    state, log = table(2), Log()
    held(state, 0, "day-labourer")
    at(state, recruit, log)
    assert log.events[:2] == [Recruited(0, Goods(workers=4)), Recruited(1, Goods(workers=3))]


@pytest.mark.rule("character.automatic")
def test_thief_and_steward_work_by_themselves():
    state = table(3)
    held(state, 0, "thief")
    held(state, 2, "steward")
    build(state, 2, "tailor", "church")
    at(state, open_planning)
    play(state, "place tailor")
    assert score(state, 2) == 0
    play(state, "place church")
    assert score(state, 2) == 2
