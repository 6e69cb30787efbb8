"""Phase 4, steps three to five: recruitment, the provost's reset, the houses under the bridge."""

import pytest

from boardwright.core.events import Log
from boardwright.games.caylus1303.basics import road
from boardwright.games.caylus1303.events import (
    Constructed,
    Goods,
    ProvostReset,
    Recruited,
    RoundBegins,
)
from boardwright.games.caylus1303.phases.delivery import deliver_in_order
from boardwright.games.caylus1303.phases.stewardship import (
    end_round,
    income_of,
    offer_monuments,
    recruit,
    recruits_of,
    reset_provost,
    turn_residences,
)
from boardwright.games.caylus1303.terms import Tile
from tests.games.caylus1303.setting import (
    BASICS,
    asked,
    at,
    build,
    goods,
    goods_of,
    held,
    house,
    monument,
    on_board,
    play,
    pool,
    residence,
    table,
    worker,
    workers_of,
)

CARPENTER_SITE = ("basic-carpenter", "covered-market", "gold-mine")
NO_CARPENTER = tuple("market-2" if name == "basic-carpenter" else name for name in BASICS)
WOOD_LEFT = ("wood-sawmill", "wood-quarry", "spinning-mill", "wood-market", "tailor", "stonemason", "manor")
STONE_LEFT = ("stone-farm", "stone-sawmill", "great-guild", "foundry", "alchemist", "church", "jeweller")


@pytest.mark.rule("recruit.base")
@pytest.mark.parametrize(
    ("seats", "before", "after"),
    [(2, (10, 5), (13, 2)), (3, (6, 9), (9, 6)), (4, (6, 9), (9, 6)), (5, (10, 5), (12, 3))],
)
def test_everyone_takes_three_workers_from_the_camp_and_with_five_players_two(seats, before, after):
    state = table(seats)
    assert [workers_of(state, seat) for seat in range(seats)] == [before] * seats
    log = Log()
    recruit(state, log)
    assert [workers_of(state, seat) for seat in range(seats)] == [after] * seats
    taken = Goods(workers=after[0] - before[0])
    assert log.events == [Recruited(seat, taken) for seat in range(seats)]


@pytest.mark.rule("recruit.base")
def test_recruitment_brings_no_goods_without_monuments():
    state = table(3)
    recruit(state, None)
    assert [goods_of(state, seat) for seat in range(3)] == [(1, 2, 1, 0, 0)] * 3


@pytest.mark.rule("recruit.sum")
def test_residences_garden_and_day_labourer_add_to_the_base():
    state = table(3)
    residence(state, 1, "farm-1", "sawmill", "quarry")
    monument(state, 1, 1, "garden")
    held(state, 1, "day-labourer")
    assert [recruits_of(state, seat) for seat in range(3)] == [3, 8, 3]
    log = Log()
    recruit(state, log)
    assert log.events[1] == Recruited(1, Goods(workers=8))
    assert (workers_of(state, 0), workers_of(state, 1)) == ((9, 6), (14, 1))


@pytest.mark.rule("recruit.sum")
@pytest.mark.parametrize(("camp", "taken"), [(0, 0), (1, 1), (5, 5), (6, 6), (7, 6)])
def test_no_more_workers_are_recruited_than_the_camp_has(camp, taken):
    state = table(3)
    residence(state, 1, "farm-1", "sawmill")
    held(state, 1, "day-labourer")
    pool(state, 1, 15 - camp)
    log = Log()
    recruit(state, log)
    assert log.events[1] == Recruited(1, Goods(workers=taken))
    assert workers_of(state, 1) == (15 - camp + taken, camp - taken)


@pytest.mark.rule("recruit.new")
def test_residences_and_monuments_of_the_same_round_count_already():
    state = table(4)
    house(state, 1, "farm-1", "quarry")
    goods(state, 1, gold=1, wood=1)
    at(state, turn_residences)
    events = play(state, "monument garden")
    assert events[2] == Recruited(1, Goods(workers=6))


@pytest.mark.rule("recruit.new")
def test_a_factory_of_the_same_round_brings_its_cloth_already():
    state = table(4)
    house(state, 1, "farm-1")
    goods(state, 1, gold=1, cloth=1)
    at(state, turn_residences)
    events = play(state, "monument factory")
    assert events[2] == Recruited(1, Goods(cloth=1, workers=3))
    assert goods_of(state, 1) == (0, 0, 0, 1, 0)


@pytest.mark.rule("character.day-labourer", "recruit.sum")
@pytest.mark.parametrize(("owner", "expected"), [(0, [4, 3, 3]), (1, [3, 4, 3]), (2, [3, 3, 4])])
def test_the_day_labourer_brings_its_owner_one_more_worker(owner, expected):
    state = table(3)
    held(state, owner, "day-labourer")
    assert [recruits_of(state, seat) for seat in range(3)] == expected


@pytest.mark.rule("character.day-labourer")
def test_a_day_labourer_on_the_board_works_for_nobody():
    state = table(3)
    on_board(state, "day-labourer")
    held(state, 1, "foreman", "architect")
    assert [recruits_of(state, seat) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("tile.monument.garden", "monument.worker")
def test_the_garden_brings_two_workers_and_no_goods_at_every_recruitment():
    state = table(3)
    residence(state, 1, "quarry")
    monument(state, 1, 3, "garden")
    assert [recruits_of(state, seat) for seat in range(3)] == [3, 5, 3]
    assert income_of(state, 1) == (0, 0, 0, 0, 0)
    recruit(state, None)
    recruit(state, None)
    assert (workers_of(state, 1), goods_of(state, 1)) == ((15, 0), (1, 2, 1, 0, 0))


@pytest.mark.rule("monument.worker")
def test_a_monument_no_longer_brings_the_worker_of_a_residence():
    state = table(3)
    residence(state, 1, "farm-1", "quarry")
    assert recruits_of(state, 1) == 5
    goods(state, 1, gold=3, stone=3)
    at(state, offer_monuments)
    play(state, "monument cathedral")
    assert (asked(state), workers_of(state, 1)) == ("PlaceWorker 0", (10, 5))


@pytest.mark.rule("tile.monument.factory")
def test_the_factory_brings_one_cloth_at_every_recruitment():
    state = table(3)
    residence(state, 1, "quarry")
    monument(state, 1, 3, "factory")
    recruit(state, None)
    recruit(state, None)
    assert [goods_of(state, seat)[3] for seat in range(3)] == [0, 2, 0]
    assert (income_of(state, 1), workers_of(state, 1)) == ((0, 0, 0, 1, 0), (12, 3))


@pytest.mark.rule("tile.monument.granary")
def test_the_granary_brings_one_food_at_every_recruitment():
    state = table(3)
    residence(state, 2, "quarry")
    monument(state, 2, 3, "granary")
    recruit(state, None)
    recruit(state, None)
    assert [goods_of(state, seat)[0] for seat in range(3)] == [1, 1, 3]
    assert (income_of(state, 2), workers_of(state, 2)) == ((1, 0, 0, 0, 0), (12, 3))


@pytest.mark.rule("tile.monument.factory", "tile.monument.granary")
def test_factory_and_granary_of_one_player_bring_both_goods_even_with_an_empty_camp():
    state = table(3)
    residence(state, 1, "farm-1", "quarry")
    monument(state, 1, 1, "factory")
    monument(state, 1, 3, "granary")
    pool(state, 1, 15)
    log = Log()
    recruit(state, log)
    assert log.events[1] == Recruited(1, Goods(food=1, cloth=1))
    assert goods_of(state, 1) == (2, 2, 1, 1, 0)


@pytest.mark.rule("tile.monument.statue", "tile.monument.cathedral", "tile.monument.mansion")
@pytest.mark.parametrize("name", ["statue", "cathedral", "mansion", "theatre"])
def test_other_monuments_bring_nothing_at_recruitment(name):
    state = table(3)
    residence(state, 1, "quarry")
    monument(state, 1, 3, name)
    assert (recruits_of(state, 1), income_of(state, 1)) == (3, (0, 0, 0, 0, 0))


@pytest.mark.rule("ruling.10.32")
def test_the_last_round_has_its_recruitment():
    state = table(3)
    state.round = 9
    log = Log()
    at(state, offer_monuments, log)
    assert log.events[:3] == [Recruited(seat, Goods(workers=3)) for seat in range(3)]
    assert (workers_of(state, 0), asked(state)) == ((9, 6), "nobody")


# The provost


@pytest.mark.rule("provost.reset")
@pytest.mark.parametrize("before", [0, 7, 8, 9, 26])
def test_after_recruitment_the_provost_goes_before_the_last_building_from_wherever_he_is(before):
    state = table(3)
    state.provost = before
    log = Log()
    at(state, recruit, log)
    assert log.events[3:] == [ProvostReset(8), RoundBegins(2)]
    assert state.provost == 8


@pytest.mark.rule("provost.reset", "provost.reset.gap")
@pytest.mark.parametrize(
    ("built", "position"),
    [(0, 8), (1, 9), (2, 10), (3, 11), (4, 13), (5, 14), (6, 15)],
)
def test_the_stone_building_counts_only_when_no_empty_space_precedes_it(built, position):
    state = table(3)
    build(state, 1, *WOOD_LEFT[:built])
    reset_provost(state, None)
    assert state.provost == position


@pytest.mark.rule("provost.reset.gap")
def test_the_run_ends_at_the_first_gap_of_another_table_too():
    state = table(3, tables={"road.before_stone": 1})
    assert road.road_run(state) == 9
    build(state, 1, "tailor")
    reset_provost(state, None)
    assert (road.road_run(state), state.provost) == (11, 10)


@pytest.mark.rule("provost.reset.counts")
def test_residences_and_monuments_count_for_the_reset():
    state = table(3)
    residence(state, 1, *BASICS[:5])
    monument(state, 1, 2, "garden")
    monument(state, 1, 5, "statue")
    build(state, 2, "tailor")
    state.provost = 3
    reset_provost(state, None)
    assert state.provost == 9


@pytest.mark.rule("ruling.10.23")
def test_a_building_constructed_by_the_favour_of_the_most_bundles_counts_for_the_reset():
    state = table(3, site=CARPENTER_SITE, basics=NO_CARPENTER)
    goods(state, 1, food=2, wood=2, stone=1)
    worker(state, 1, "site")
    at(state, deliver_in_order)
    events = play(state, "deliver food wood stone", "slot 1", "build wood-market")
    assert Constructed(1, Tile.WOOD_MARKET, 10, Goods(food=1, wood=1), 3) in events
    assert events[-2:] == [ProvostReset(9), RoundBegins(2)]
    assert state.provost == 9


@pytest.mark.rule("ruling.10.23")
def test_a_building_constructed_by_the_favour_of_the_theatre_counts_for_the_reset():
    state = table(3, site=CARPENTER_SITE, basics=NO_CARPENTER)
    residence(state, 1, "quarry")
    goods(state, 1, food=1, wood=5, gold=3)
    at(state, offer_monuments)
    events = play(state, "monument theatre", "slot 1", "build wood-market")
    assert events[-2:] == [ProvostReset(9), RoundBegins(2)]


@pytest.mark.rule("ruling.10.53")
def test_on_a_full_road_the_provost_goes_before_the_last_building():
    state = table(3)
    build(state, 1, *WOOD_LEFT)
    build(state, 2, *STONE_LEFT[:5])
    reset_provost(state, None)
    assert (state.provost, road.first_empty_space(state)) == (21, 22)
    build(state, 2, STONE_LEFT[5])
    assert (road.first_empty_space(state), road.road_run(state)) == (-1, 23)
    reset_provost(state, None)
    assert state.provost == 22


@pytest.mark.rule("round.bridge")
def test_at_the_end_of_the_round_the_houses_leave_the_bridge_and_the_next_round_begins():
    state = table(3)
    state.first = 2
    state.passed = (2, 0, 1)
    log = Log()
    at(state, end_round, log)
    assert (state.passed, log.events, asked(state)) == ((), [RoundBegins(2)], "PlaceWorker 2")


@pytest.mark.rule("round.bridge")
def test_the_next_round_begins_its_walks_anew():
    state = table(3)
    residence(state, 1, "quarry")
    goods(state, 1, gold=1, wood=1)
    at(state, offer_monuments)
    play(state, "monument garden", "place fairground", "pass", "pass", "pass")
    assert asked(state) == "SeekFavour 0"
    play(state, "decline")
    assert asked(state) == "MoveTheProvost 1"
