"""Characters that change hands in the middle of a round: they work at once, and nothing is undone."""

import pytest

from boardwright.games.caylus1303.events import (
    Constructed,
    Delivered,
    Goods,
    Joined,
    OwnerGained,
    OwnerRobbed,
    ProvostMoved,
    Recruited,
    Used,
)
from boardwright.games.caylus1303.phases.activation import activate_city, activate_road, ask_bailiff
from boardwright.games.caylus1303.phases.delivery import deliver_in_order, goldsmith_points
from boardwright.games.caylus1303.phases.planning import open_planning
from boardwright.games.caylus1303.phases.stewardship import offer_monuments
from boardwright.games.caylus1303.terms import ON_BOARD, Mover, Tile
from tests.games.caylus1303.setting import (
    asked,
    at,
    build,
    characters_of,
    goods,
    goods_of,
    held,
    legal,
    on_board,
    play,
    residence,
    score,
    table,
    worker,
    workers_of,
)

FWS = "deliver food wood stone"
FWG = "deliver food wood gold"


def at_fairground(state, seat):
    """A worker of the seat stands on the Fairground, and the city is activated."""
    worker(state, seat, "fairground")
    return at(state, activate_city)


def at_manor(state, seat, owner):
    """A worker of the seat stands on a constructed Manor behind the provost, and the road is activated."""
    build(state, owner, "manor")
    worker(state, seat, "manor")
    state.provost = 10
    return at(state, activate_road)


# Deliveryman and Chamberlain


@pytest.mark.rule("ruling.10.21", "character.deliveryman")
def test_a_deliveryman_taken_in_activation_delivers_in_the_same_round_for_the_new_owner():
    state = table(3)
    held(state, 1, "deliveryman")
    goods(state, 0, food=1, wood=2, stone=1)
    at_fairground(state, 0)
    play(state, "use", "character deliveryman")
    assert asked(state) == "ChooseBundle 0"
    play(state, FWS)
    assert (asked(state), score(state, 0), score(state, 1)) == ("ChooseFavour 0", 5, 0)


@pytest.mark.rule("ruling.10.21")
def test_a_deliveryman_taken_from_the_board_delivers_in_the_same_round():
    state = table(3)
    on_board(state, "deliveryman")
    at_fairground(state, 2)
    play(state, "use", "slot 1", "decline", "character deliveryman")
    assert (asked(state), characters_of(state, ON_BOARD)) == ("ChooseBundle 2", [])


@pytest.mark.rule("ruling.10.21", "character.deliveryman.worker")
def test_who_loses_the_deliveryman_on_the_road_delivers_at_the_own_spot_only():
    state = table(3)
    held(state, 1, "deliveryman")
    goods(state, 1, food=2, wood=2, stone=2)
    goods(state, 0, food=1)
    worker(state, 1, "site")
    at_manor(state, 0, 2)
    play(state, "use", "character deliveryman")
    assert asked(state) == "ChooseBundle 1"
    play(state, FWS, "stop")
    assert (asked(state), goods_of(state, 1)) == ("ChooseFavour 1", (1, 1, 1, 0, 0))


@pytest.mark.rule("character.deliveryman")
def test_a_deliveryman_taken_by_the_favour_of_delivery_comes_too_late_for_this_round():
    state = table(3)
    held(state, 1, "deliveryman")
    goods(state, 1)
    goods(state, 0, food=2, wood=2, stone=2)
    worker(state, 0, "site")
    at(state, deliver_in_order)
    play(state, FWS, "stop", "character deliveryman")
    assert (asked(state), goods_of(state, 0)) == ("PlaceWorker 0", (1, 1, 1, 0, 0))


@pytest.mark.rule("character.chamberlain")
def test_a_chamberlain_taken_in_activation_serves_the_new_owner_and_no_longer_the_old():
    state = table(3)
    held(state, 1, "chamberlain")
    goods(state, 0, wood=4)
    goods(state, 1, stone=3)
    worker(state, 1, "site")
    worker(state, 0, "site")
    at_fairground(state, 0)
    play(state, "use", "character chamberlain")
    assert (asked(state), legal(state)) == ("ChooseBundle 0", ["stop", "deliver wood wood wood"])


# Foreman and Goldsmith


@pytest.mark.rule("character.goldsmith.moment", "character.foreman")
@pytest.mark.parametrize(("name", "points"), [("foreman", 6), ("goldsmith", 10)])
def test_points_for_a_bundle_stay_when_the_character_is_lost_to_the_favour(name, points):
    state = table(3)
    held(state, 1, name)
    goods(state, 0, food=2, wood=2, gold=2)
    goods(state, 1, food=1, wood=1, gold=1)
    worker(state, 1, "site")
    worker(state, 0, "site")
    at(state, deliver_in_order)
    play(state, FWG, FWG, FWG)
    assert (asked(state), score(state, 0), score(state, 1)) == ("ChooseFavour 0", 10, points)
    play(state, f"character {name}")
    assert (characters_of(state, 0), score(state, 0), score(state, 1)) == ([name], 10, points)


@pytest.mark.rule("character.goldsmith.moment")
def test_foreman_and_goldsmith_taken_in_activation_pay_the_new_owner_in_delivery():
    state = table(3)
    held(state, 1, "foreman", "goldsmith")
    goods(state, 0, food=1, wood=2, gold=1)
    goods(state, 1, food=1, wood=1, gold=1)
    worker(state, 0, "site")
    worker(state, 1, "site")
    at_fairground(state, 0)
    play(state, "use", "character goldsmith")
    events = play(state, FWG, FWG)
    bundle = Goods(food=1, wood=1, gold=1)
    assert events[:2] == [Delivered(0, bundle, 10), Delivered(1, bundle, 6)]


@pytest.mark.rule("character.goldsmith", "ruling.10.19")
def test_a_goldsmith_used_in_this_round_is_used_for_every_owner():
    state = table(3)
    held(state, 2, "goldsmith")
    state.goldsmith_used = True
    assert goldsmith_points(state, 2, 34) == 0
    state.goldsmith_used = False
    assert goldsmith_points(state, 2, 34) == 5
    assert (state.goldsmith_used, goldsmith_points(state, 2, 34)) == (True, 0)


@pytest.mark.rule("character.goldsmith")
def test_a_goldsmith_taken_by_the_favour_of_delivery_pays_the_new_owner_in_the_next_round():
    state = table(2)
    held(state, 1, "goldsmith")
    goods(state, 0, food=3, wood=3, gold=3)
    goods(state, 1, food=2, wood=2, gold=2)
    worker(state, 1, "site")
    worker(state, 0, "site")
    at(state, deliver_in_order)
    play(state, FWG, "stop", FWG, FWG, "stop", "character goldsmith")
    assert (asked(state), score(state, 0), score(state, 1)) == ("PlaceWorker 0", 10, 10)
    play(state, "place site", "place site", "pass", "pass", "provost 0", "provost 0")
    events = play(state, FWG, FWG)
    bundle = Goods(food=1, wood=1, gold=1)
    assert events[:2] == [Delivered(0, bundle, 10), Delivered(1, bundle, 5)]


# Bailiff


@pytest.mark.rule("ruling.10.43", "character.bailiff")
def test_a_bailiff_taken_at_the_fairground_moves_for_the_new_owner_after_the_bridge():
    state = table(3)
    held(state, 1, "bailiff")
    state.passed = (1, 0, 2)
    at_fairground(state, 0)
    play(state, "use", "character bailiff", "provost 0", "provost 0", "provost 0")
    assert (asked(state), state.waiting[-1].data()) == ("MoveTheProvost 0", (Mover.BAILIFF,))
    events = play(state, "provost +1")
    assert events[0] == ProvostMoved(0, Mover.BAILIFF, 1, 0, 9)
    assert asked(state) == "PlaceWorker 0"


@pytest.mark.rule("ruling.10.43")
def test_a_bailiff_taken_after_his_move_does_not_move_again_in_the_round():
    state = table(3)
    held(state, 1, "bailiff")
    build(state, 2, "manor")
    worker(state, 0, "manor")
    state.provost = 9
    at(state, ask_bailiff)
    assert asked(state) == "MoveTheProvost 1"
    play(state, "provost +1")
    assert asked(state) == "SeekFavour 0"
    play(state, "use", "character bailiff")
    assert (asked(state), characters_of(state, 0)) == ("PlaceWorker 0", ["bailiff"])


# Architect


@pytest.mark.rule("character.architect", "character.owner")
def test_an_architect_taken_at_the_fairground_counts_for_the_next_construction_of_the_new_owner():
    state = table(3)
    held(state, 1, "architect")
    goods(state, 0, food=1, wood=2)
    goods(state, 1, food=1, wood=1)
    worker(state, 0, "carpenter")
    worker(state, 1, "basic-carpenter")
    at_fairground(state, 0)
    play(state, "use", "character architect")
    events = play(state, "build wood-market")
    assert events[0] == Constructed(0, Tile.WOOD_MARKET, 10, Goods(food=1, wood=1), 4)
    events = play(state, "build wood-sawmill")
    assert events[0] == Constructed(1, Tile.WOOD_SAWMILL, 11, Goods(food=1, wood=1), 2)


@pytest.mark.rule("character.architect", "favour.character.after")
def test_an_architect_taken_from_the_board_counts_from_the_next_event_on():
    state = table(3)
    on_board(state, "architect")
    goods(state, 0, food=1, wood=2)
    worker(state, 0, "carpenter")
    at_fairground(state, 0)
    play(state, "use", "slot 1", "decline", "character architect", "build wood-market")
    assert score(state, 0) == 4


@pytest.mark.rule("character.architect")
def test_points_of_an_architect_stay_when_he_is_lost():
    state = table(3)
    held(state, 1, "architect")
    goods(state, 1, food=1, wood=1)
    worker(state, 1, "basic-carpenter")
    at_manor(state, 0, 2)
    play(state, "build wood-market")
    assert (asked(state), score(state, 1)) == ("SeekFavour 0", 4)
    play(state, "use", "character architect")
    assert (score(state, 0), score(state, 1)) == (0, 4)


@pytest.mark.rule("character.architect.monument")
def test_an_architect_taken_by_the_favour_of_delivery_counts_for_a_monument_of_the_same_round():
    state = table(3)
    held(state, 1, "architect")
    residence(state, 0, "quarry")
    goods(state, 0, food=1, wood=2, stone=1, gold=1)
    worker(state, 0, "site")
    at(state, deliver_in_order)
    play(state, FWS, "character architect", "monument garden")
    assert score(state, 0) == 10


@pytest.mark.rule("character.architect.monument", "ruling.10.49")
def test_an_architect_taken_by_the_theatre_counts_for_the_next_monument_only():
    state = table(3)
    held(state, 1, "architect")
    residence(state, 0, "farm-1", "quarry")
    residence(state, 1, "farm-2")
    goods(state, 0, wood=5, gold=4)
    goods(state, 1, cloth=1, gold=1)
    at(state, offer_monuments)
    play(state, "monument theatre", "character architect", "monument garden", "monument factory")
    assert (score(state, 0), score(state, 1)) == (17, 5)


# Day Labourer


@pytest.mark.rule("ruling.10.48", "character.day-labourer")
def test_a_day_labourer_taken_by_the_theatre_recruits_for_the_new_owner():
    state = table(3)
    held(state, 1, "day-labourer")
    residence(state, 0, "quarry")
    goods(state, 0, wood=4, gold=3)
    at(state, offer_monuments)
    events = play(state, "monument theatre", "character day-labourer")
    assert events[3:6] == [
        Recruited(0, Goods(workers=4)),
        Recruited(1, Goods(workers=3)),
        Recruited(2, Goods(workers=3)),
    ]


@pytest.mark.rule("ruling.10.48")
def test_a_day_labourer_taken_by_the_favour_of_delivery_recruits_for_the_new_owner():
    state = table(3)
    held(state, 1, "day-labourer")
    worker(state, 2, "site")
    at(state, deliver_in_order)
    play(state, FWS, "character day-labourer")
    assert [workers_of(state, seat) for seat in range(3)] == [(9, 6), (9, 6), (9, 6)]


# What was placed stands


@pytest.mark.rule("ruling.10.42", "character.steward")
def test_points_of_the_steward_stay_and_the_new_owner_gains_them_from_the_next_planning_on():
    state = table(3)
    build(state, 1, "wood-market")
    build(state, 2, "tailor")
    held(state, 1, "steward")
    at(state, open_planning)
    events = play(state, "place wood-market", "pass", "place fairground", "pass", "pass")
    assert OwnerGained(1, Tile.WOOD_MARKET, 2) in events
    play(state, "use", "character steward", "provost 0", "provost 0", "provost 0")
    assert (asked(state), [score(state, seat) for seat in range(3)]) == ("PlaceWorker 1", [0, 2, 0])
    events = play(state, "place tailor", "place farm-1", "place wood-market")
    assert OwnerGained(2, Tile.TAILOR, 2) in events
    assert events[-1] == OwnerGained(1, Tile.WOOD_MARKET, 1)
    assert [score(state, seat) for seat in range(3)] == [0, 3, 2]


@pytest.mark.rule("ruling.10.42", "character.thief")
def test_a_placement_with_the_thief_stays_unpaid_when_the_thief_is_lost():
    state = table(3)
    build(state, 1, "wood-market")
    held(state, 0, "thief")
    at(state, open_planning)
    events = play(state, "place wood-market", "place fairground", "pass", "pass", "pass")
    assert OwnerRobbed(0, 1, Tile.WOOD_MARKET) in events
    play(state, "use", "character thief", "provost 0", "provost +2")
    assert score(state, 1) == 0
    play(state, "provost 0")
    assert (asked(state), score(state, 1)) == ("UseTile 0", 0)
    play(state, "take cloth")
    assert (goods_of(state, 0), score(state, 1)) == ((1, 2, 1, 1, 0), 0)


@pytest.mark.rule("ruling.10.42", "character.journeyman")
def test_a_worker_placed_with_the_journeyman_stands_and_acts_when_the_journeyman_is_lost():
    state = table(3)
    held(state, 1, "journeyman")
    at(state, open_planning)
    events = play(state, "place farm-1", "place farm-1", "place fairground", "pass", "pass", "pass")
    assert Joined(1, Tile.FARM_1, 0, 0) in events
    play(state, "use", "character journeyman", "provost 0", "provost 0", "provost 0")
    assert asked(state) == "UseTile 0"
    play(state, "use")
    assert asked(state) == "UseTile 1"
    assert play(state, "use")[0] == Used(1, Tile.FARM_1, Goods(), Goods(food=1))
    play(state, "place farm-1")
    assert "place farm-1" not in legal(state)
    play(state, "place quarry")
    assert (asked(state), "place farm-1" in legal(state)) == ("PlaceWorker 2", True)


@pytest.mark.rule("ruling.10.20", "ruling.10.42")
def test_an_early_riser_and_a_night_worker_taken_in_a_round_serve_the_new_owner_in_the_next():
    state = table(3)
    held(state, 1, "early-riser", "night-worker")
    build(state, 2, "manor")
    worker(state, 0, "manor")
    state.provost = 10
    at_fairground(state, 0)
    play(state, "use", "character early-riser", "use", "character night-worker")
    assert asked(state) == "PlaceEarly 0"
    play(state, "decline", "pass")
    before = workers_of(state, 1)
    play(state, "place quarry")
    assert workers_of(state, 1) == (before[0] - 2, before[1] + 1)
