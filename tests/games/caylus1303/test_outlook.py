"""What a view says of what lies ahead: gifts of the road, choices, idle workers, recruitment, gold."""

from boardwright.games.caylus1303.phases.activation import activate_city, activate_road
from boardwright.games.caylus1303.phases.planning import open_planning
from boardwright.games.caylus1303.phases.stewardship import offer_monuments
from boardwright.games.caylus1303.rules import GAME
from tests.games.caylus1303.setting import (
    asked,
    at,
    build,
    goods,
    goods_of,
    held,
    house,
    monument,
    play,
    pool,
    residence,
    table,
    worker,
)


def outlook(state, seat, viewer=0):
    return GAME.view(state, viewer)["players"][seat]["outlook"]


def test_gifts_are_added_up_and_all_see_the_same():
    state = table(3)
    build(state, 1, "wood-farm")
    worker(state, 0, "farm-1", "sawmill")
    worker(state, 1, "farm-2")
    state.provost = 10
    assert [outlook(state, 0, viewer)["gifts"] for viewer in (0, 1, None)] == [{"food": 1, "wood": 1}] * 3
    assert outlook(state, 1)["gifts"] == {"food": 1}
    assert outlook(state, 2)["gifts"] == {}


def test_the_setup_side_gives_a_point_with_its_goods():
    state = table(2)
    worker(state, 1, "wood-farm")
    state.provost = 9
    assert outlook(state, 1)["gifts"] == {"food": 1, "points": 1}


def test_what_lies_ahead_of_the_provost_gives_nothing_and_is_told():
    state = table(2)
    worker(state, 0, "farm-1", "farm-2", "stone-quarry", "toll")
    state.provost = 7
    found = outlook(state, 0)
    assert (found["gifts"], found["choices"], found["idle"]) == (
        {"food": 1},
        ["toll"],
        ["farm-2", "stone-quarry"],
    )


def test_buildings_with_a_price_or_a_choice_are_listed_in_their_order():
    state = table(2)
    build(state, 1, "tailor", "wood-market", "great-guild", "manor", "alchemist")
    worker(state, 0, "alchemist", "tailor", "great-guild", "wood-market", "manor", "market-1", "lawyer")
    state.provost = 20
    found = outlook(state, 0)
    assert found["choices"] == [
        *("lawyer", "market-1", "tailor", "wood-market", "great-guild", "manor", "alchemist")
    ]
    assert found["gifts"] == {}


def test_the_owner_of_a_stone_producer_is_brought_goods_by_others_alone():
    state = table(3)
    build(state, 1, "stone-farm")
    worker(state, 0, "stone-farm")
    state.provost = 10
    assert [outlook(state, seat)["gifts"] for seat in range(3)] == [{"food": 2, "cloth": 1}, {"food": 1}, {}]
    worker(state, 1, "stone-farm")
    assert [outlook(state, seat)["gifts"] for seat in range(2)] == [{"food": 2, "cloth": 1}] * 2


def test_no_more_workers_come_than_the_camp_has_by_then():
    state = table(2)
    build(state, 0, "covered-market")
    pool(state, 0, 15)
    worker(state, 0, "farm-1", "covered-market")
    state.provost = 10
    assert outlook(state, 0)["gifts"] == {"food": 1, "workers": 1}


def test_looking_ahead_changes_nothing():
    state = table(2)
    worker(state, 0, "farm-1", "market-1", "site")
    at(state, open_planning)
    before = GAME.position(state)
    GAME.view(state, 0)
    assert GAME.position(state) == before


def test_who_is_asked_now_has_no_choice_ahead_there_any_more():
    state = table(3)
    goods(state, 0, wood=1)
    worker(state, 0, "fairground", "carpenter")
    worker(state, 1, "fairground")
    at(state, activate_city)
    assert [outlook(state, seat)["choices"] for seat in (0, 1)] == [["carpenter"], ["fairground"]]


def test_a_gift_that_is_being_asked_about_is_still_ahead():
    state = table(2)
    worker(state, 0, "farm-1", "sawmill")
    at(state, activate_road)
    assert outlook(state, 0)["gifts"] == {"food": 1, "wood": 1}
    play(state, "decline")
    assert outlook(state, 0)["gifts"] == {"wood": 1}


def test_the_next_recruitment_counts_residences_that_will_be_turned_monuments_and_characters():
    state = table(4)
    house(state, 0, "sawmill")
    residence(state, 0, "farm-1")
    residence(state, 1, "quarry", "market-1")
    monument(state, 1, 3, "garden")
    monument(state, 1, 4, "granary")
    held(state, 2, "day-labourer")
    assert [outlook(state, seat)["recruits"] for seat in range(4)] == [
        {"workers": 5},
        {"workers": 5, "food": 1},
        {"workers": 4},
        {"workers": 3},
    ]


def test_gold_is_worth_points_at_the_end():
    state = table(2)
    goods(state, 1, gold=3)
    assert [outlook(state, seat)["gold_points"] for seat in (0, 1)] == [0, 6]


def test_gifts_are_what_the_road_gives_when_all_else_is_declined():
    state = table(3)
    build(state, 1, "stone-sawmill", "covered-market", "tailor")
    for seat in range(3):
        goods(state, seat, food=1, wood=1, stone=1, cloth=1)
        pool(state, seat, 8)
    worker(state, 0, "farm-1", "stone-sawmill", "covered-market", "site")
    worker(state, 1, "wood-farm", "tailor")
    worker(state, 2, "sawmill", "stone-quarry")
    state.provost = 12
    at(state, activate_road)
    gifts = [outlook(state, seat)["gifts"] for seat in range(3)]
    play(state, "use", "use", "use", "use", "use", "decline")
    assert asked(state) == "ChooseBundle 0"
    assert [goods_of(state, seat) for seat in range(3)] == [(2, 3, 1, 2, 0), (2, 2, 1, 1, 0), (1, 2, 1, 1, 0)]
    assert ([state.players[0].pool, state.players[1].score()], gifts) == (
        [7, 1],
        [{"food": 1, "wood": 2, "cloth": 1, "workers": 3}, {"food": 1, "wood": 1, "points": 1}, {"wood": 1}],
    )


# ---- What is being built


def test_what_is_being_built_is_told_to_all():
    state = table(2, site=("market-2", "stonemason", "gold-mine"))
    assert GAME.view(state, 0)["construction"] is None
    goods(state, 0, food=1, wood=2)
    worker(state, 0, "carpenter")
    at(state, activate_city)
    told = {"seat": 0, "tile": None, "space": 9, "waives_stone": False}
    assert [GAME.view(state, viewer)["construction"] for viewer in (0, 1, None)] == [told] * 3
    play(state, "build tailor")
    assert GAME.view(state, 1)["construction"] == {**told, "tile": "tailor"}
    play(state, "pay wood")
    assert GAME.view(state, 1)["construction"] is None


def test_a_stonemason_of_the_site_waives_stone():
    state = table(2, site=("market-2", "stonemason", "gold-mine"))
    state.round = 4
    goods(state, 0, food=1, wood=2)
    worker(state, 0, "fairground")
    at(state, activate_city)
    play(state, "use", "slot 2")
    assert GAME.view(state, 0)["construction"] == {"seat": 0, "tile": None, "space": 9, "waives_stone": True}


def test_a_monument_is_built_where_the_residence_lies():
    state = table(2)
    residence(state, 1, "quarry")
    goods(state, 1, wood=1, gold=1)
    at(state, offer_monuments)
    assert GAME.view(state, 0)["construction"] == {
        "seat": 1,
        "tile": None,
        "space": 2,
        "waives_stone": False,
    }


def test_no_more_workers_are_promised_than_the_camp_has():
    state = table(2)
    state.players[0].camp = 1
    state.players[1].camp = 0
    assert [outlook(state, seat)["recruits"] for seat in range(2)] == [{"workers": 1}, {}]
