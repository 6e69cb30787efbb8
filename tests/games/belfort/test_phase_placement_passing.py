"""Phase 2: whose turn it is, passing, and the split of the workers left over."""

import pytest

from boardwright.core.options import completed
from boardwright.core.reasons import Reason
from boardwright.core.tables import defaults
from boardwright.games.belfort.events import Collected, Goods, Passed, PlacedInCamp, PlacedOnGuild, Sent
from boardwright.games.belfort.phases.placement import open_placement
from boardwright.games.belfort.rules import GAME
from boardwright.games.belfort.terms import Area, Guild, Worker
from tests.games.belfort.setting import asked, at, goods, legal, number, play, table, why_not, workers

ELF, MASTER_ELF, DWARF, MASTER_DWARF = Worker
FOREST, QUARRY, MINE, GOLD_MINE = Area


def begun(state):
    return at(state, open_placement)


def elves(seats=3, each=3):
    """Everyone has elves only, so that nobody is asked which worker goes."""
    state = table(seats)
    for seat in range(seats):
        workers(state, seat, elf=each)
    return state


def one_left(**counts):
    """Seats 1 and 2 have no workers; seat 0 has passed and is asked for the split of these."""
    state = table(3)
    workers(state, 0, **counts)
    workers(state, 1)
    workers(state, 2)
    begun(state)
    play(state, "pass")
    return state


def in_areas(state, seat):
    """Who stands where, as pairs of area and kind with their number."""
    areas = state.players[seat].areas
    return {
        (area, kind): areas[area * 4 + kind] for area in Area for kind in Worker if areas[area * 4 + kind]
    }


def splits(state):
    """Where the workers of seat 0 can end up, once for every way of answering."""
    for action in GAME.legal(state):
        after = state.clone()
        after.waiting.pop().apply(after, action, None)
        if asked(after) == "SplitWorkers 0":
            yield from splits(after)
        else:
            yield after.players[0].areas


@pytest.mark.rule("placement.turns")
def test_players_place_one_worker_in_crest_order_again_and_again():
    state = elves()
    state.order = (2, 0, 1)
    begun(state)
    turns = []
    for action in ("place miners", "place masons", "place bankers", "place camp"):
        turns.append(asked(state))
        play(state, action)
    assert turns == ["ChoosePlank 2", "ChoosePlank 0", "ChoosePlank 1", "ChoosePlank 2"]
    assert asked(state) == "ChoosePlank 0"


@pytest.mark.rule("placement.turns")
def test_passed_players_are_skipped_and_the_last_one_goes_on_alone_until_all_have_passed():
    state = begun(elves(each=4))
    play(state, "place miners", "pass", "forest 4", "place masons")
    assert asked(state) == "ChoosePlank 0"
    play(state, "pass", "forest 3")
    assert asked(state) == "ChoosePlank 2"
    play(state, "place camp")
    assert asked(state) == "ChoosePlank 2"
    play(state, "place bankers")
    assert asked(state) == "ChoosePlank 2"
    play(state, "pass", "forest 1")
    assert asked(state) == "ChooseCrest 2"


@pytest.mark.rule("placement.turns")
def test_every_placement_begins_with_crest_1_and_nobody_has_passed():
    state = elves()
    state.turn = 1
    state.players[0].passed = state.players[1].passed = True
    begun(state)
    assert (asked(state), [player.passed for player in state.players]) == ("ChoosePlank 0", [False] * 3)


@pytest.mark.rule("placement.pass")
def test_a_player_may_pass_with_workers_and_free_planks_left():
    state = begun(table(3))
    assert {"pass", "place desk", "place camp", "place miners"} <= set(legal(state))
    assert play(state, "pass") == []
    assert (asked(state), state.players[0].passed) == ("SplitWorkers 0", False)
    play(state, "forest 3", "quarry 3")
    assert (asked(state), state.players[0].passed) == ("ChoosePlank 1", True)
    play(state, "pass", "forest 3", "quarry 3")
    assert asked(state) == "ChoosePlank 2"


@pytest.mark.rule("placement.areas")
def test_a_passing_player_puts_all_workers_left_on_resource_areas():
    state = one_left(elf=3, master_elf=2, dwarf=3, master_dwarf=1)
    parts = ["forest 1", "mine 1", "forest 2", "quarry 0", "mine 2", "quarry 0", "mine 1"]
    events = play(state, *parts[:-1])
    assert events == []
    assert play(state, parts[-1])[:6] == [
        Passed(0),
        Sent(0, ELF, 1, FOREST),
        Sent(0, MASTER_ELF, 2, FOREST),
        Sent(0, ELF, 1, MINE),
        Sent(0, DWARF, 2, MINE),
        Sent(0, MASTER_DWARF, 1, MINE),
    ]


@pytest.mark.rule("placement.areas")
@pytest.mark.parametrize(
    ("kind", "answers", "area"),
    [
        (ELF, ["forest 7"], FOREST),
        (ELF, ["forest 0", "mine 7"], MINE),
        (ELF, ["forest 0", "mine 0"], GOLD_MINE),
        (MASTER_ELF, ["forest 7"], FOREST),
        (MASTER_ELF, ["forest 0", "mine 7"], MINE),
        (MASTER_ELF, ["forest 0", "mine 0"], GOLD_MINE),
        (DWARF, ["quarry 7"], QUARRY),
        (DWARF, ["quarry 0", "mine 7"], MINE),
        (DWARF, ["quarry 0", "mine 0"], GOLD_MINE),
        (MASTER_DWARF, ["quarry 7"], QUARRY),
        (MASTER_DWARF, ["quarry 0", "mine 7"], MINE),
        (MASTER_DWARF, ["quarry 0", "mine 0"], GOLD_MINE),
    ],
)
def test_an_area_takes_any_number_of_workers(kind, answers, area):
    state = begun(table(3))
    workers(state, 0, **{kind.name.lower(): 7})
    assert play(state, "pass", *answers) == [Passed(0), Sent(0, kind, 7, area)]
    assert in_areas(state, 0) == {(area, kind): 7}
    assert state.players[0].idle == [0, 0, 0, 0]


@pytest.mark.rule("placement.areas")
def test_the_workers_that_go_neither_to_the_first_area_nor_to_the_mine_go_to_the_gold_mine():
    state = begun(table(3))
    workers(state, 0, elf=6, dwarf=5)
    play(state, "pass", "forest 1", "mine 2", "quarry 3", "mine 1")
    assert in_areas(state, 0) == {
        (FOREST, ELF): 1,
        (MINE, ELF): 2,
        (GOLD_MINE, ELF): 3,
        (QUARRY, DWARF): 3,
        (MINE, DWARF): 1,
        (GOLD_MINE, DWARF): 1,
    }


@pytest.mark.rule("placement.areas.mixed")
@pytest.mark.example("13.1.6")
def test_the_last_to_pass_may_put_an_elf_and_a_dwarf_into_the_mine_for_1_metal():
    state = one_left(elf=1, dwarf=1)
    events = play(state, "forest 0", "mine 1", "quarry 0", "mine 1")
    assert events == [
        Passed(0),
        Sent(0, ELF, 1, MINE),
        Sent(0, DWARF, 1, MINE),
        Passed(1),
        Passed(2),
        Collected(0, MINE, Goods(metal=2), 1),
    ]


@pytest.mark.rule("placement.areas.mixed")
def test_the_gold_mine_takes_elves_and_dwarves():
    state = one_left(master_elf=1, dwarf=1)
    events = play(state, "forest 0", "mine 0", "quarry 0", "mine 0")
    assert events[1:3] == [Sent(0, MASTER_ELF, 1, GOLD_MINE), Sent(0, DWARF, 1, GOLD_MINE)]


@pytest.mark.rule("ruling.12.2.5")
def test_elves_are_never_sent_to_the_quarry_nor_dwarves_to_the_forest():
    state = one_left(elf=1, master_elf=1, dwarf=1, master_dwarf=1)
    assert (legal(state), why_not(state, "quarry 1")) == (["forest 0", "forest 1"], Reason("not-now"))
    play(state, "forest 1")
    assert (legal(state), why_not(state, "quarry 0")) == (["forest 0", "forest 1"], Reason("not-now"))
    play(state, "forest 1")
    assert (legal(state), why_not(state, "forest 1")) == (["quarry 0", "quarry 1"], Reason("not-now"))
    play(state, "quarry 1")
    assert (legal(state), why_not(state, "forest 0")) == (["quarry 0", "quarry 1"], Reason("not-now"))


@pytest.mark.rule("placement.areas.parts")
def test_a_split_asks_kind_by_kind_for_the_first_area_and_then_for_the_mine():
    state = one_left(elf=2, master_elf=1, dwarf=2)
    assert legal(state) == ["forest 0", "forest 1", "forest 2"]
    assert why_not(state, "forest 3") == Reason("too-few-workers", count=2)
    assert why_not(state, "mine 0") == Reason("not-now")
    play(state, "forest 1")
    assert legal(state) == ["mine 0", "mine 1"]
    assert why_not(state, "mine 2") == Reason("too-few-workers", count=1)
    play(state, "mine 0")
    assert legal(state) == ["forest 0", "forest 1"]
    play(state, "forest 0")
    assert legal(state) == ["mine 0", "mine 1"]
    play(state, "mine 1")
    assert legal(state) == ["quarry 0", "quarry 1", "quarry 2"]
    play(state, "quarry 0")
    assert legal(state) == ["mine 0", "mine 1", "mine 2"]


@pytest.mark.rule("placement.areas.parts")
def test_a_part_about_no_worker_is_not_asked():
    state = one_left(elf=2, dwarf=2)
    play(state, "forest 2")
    assert legal(state) == ["quarry 0", "quarry 1", "quarry 2"]
    play(state, "quarry 2")
    assert asked(state) == "ChooseAction 0"


@pytest.mark.parametrize(
    ("answers", "first", "last"),
    [
        ([], "forest 0", "forest 7"),
        (["forest 0"], "mine 0", "mine 7"),
        (["forest 1"], "quarry 0", "quarry 7"),
    ],
)
def test_a_part_could_ever_be_about_none_to_seven_workers(answers, first, last):
    state = one_left(elf=1, dwarf=1)
    play(state, *answers)
    offered = list(state.waiting[-1].offers())
    assert offered == list(range(number(first), number(first) + 8))
    assert offered[-1] == number(last)


@pytest.mark.rule("placement.areas.parts", "placement.areas")
@pytest.mark.parametrize(
    ("counts", "ways"),
    [({"elf": 2}, 6), ({"elf": 2, "dwarf": 1}, 18), ({"elf": 3, "dwarf": 3}, 100), ({"master_dwarf": 7}, 36)],
)
def test_every_split_is_offered_and_equal_splits_only_once(counts, ways):
    found = list(splits(one_left(**counts)))
    assert len(found) == ways
    assert len(set(found)) == ways
    assert {sum(areas) for areas in found} == {sum(counts.values())}


@pytest.mark.rule("placement.areas.parts", "ruling.12.2.28")
def test_nothing_of_a_pass_shows_before_its_last_part_and_then_later_passers_see_all_of_it():
    state = begun(table(3))
    before = [GAME.view(state, viewer) for viewer in (1, 2, None)]
    play(state, "pass", "forest 2", "mine 0", "quarry 1")
    data = [5, 2 | 1 << 12]
    assert GAME.view(state, 0)["question"] == {"seat": 0, "decision": "SplitWorkers", "data": data}
    assert [GAME.view(state, viewer) for viewer in (1, 2, None)] == before
    assert before[0]["question"] == {"seat": 0, "decision": "ChoosePlank"}
    play(state, "mine 2")
    seen = GAME.view(state, 1)["players"][0]
    assert (seen["passed"], seen["idle"]["elf"], seen["idle"]["dwarf"]) == (True, 0, 0)
    assert (seen["areas"]["forest"]["elf"], seen["areas"]["gold-mine"]["elf"]) == (2, 1)
    assert (seen["areas"]["quarry"]["dwarf"], seen["areas"]["mine"]["dwarf"]) == (1, 2)


@pytest.mark.rule("ruling.12.2.28")
def test_a_player_without_workers_passes_unasked_on_the_next_turn():
    state = elves(each=2)
    workers(state, 0, elf=1)
    begun(state)
    assert play(state, "place camp") == [PlacedInCamp(0, ELF, 1)]
    assert (asked(state), state.players[0].passed) == ("ChoosePlank 1", False)
    play(state, "place miners")
    assert play(state, "place masons") == [PlacedOnGuild(2, ELF, Guild.MASONS, 1), Passed(0)]
    assert (asked(state), state.players[0].passed) == ("ChoosePlank 1", True)


@pytest.mark.rule("ruling.12.2.28")
def test_where_nobody_has_a_worker_all_pass_unasked_and_collection_follows():
    state = table(3)
    for seat in range(3):
        workers(state, seat)
        goods(state, seat)
    begun(state)
    assert (asked(state), [player.passed for player in state.players]) == ("ChooseAction 0", [True] * 3)


def test_without_a_log_players_pass_all_the_same():
    logged = one_left(elf=2, dwarf=1)
    silent = logged.clone()
    play(logged, "forest 1", "mine 0", "quarry 1")
    for action in ("forest 1", "mine 0", "quarry 1"):
        GAME.apply(silent, number(action))
    assert GAME.position(silent) == GAME.position(logged)


def test_a_split_is_read_back_with_all_its_answers():
    state = one_left(elf=3, master_elf=2, dwarf=3, master_dwarf=2)
    play(state, "forest 1", "mine 1", "forest 0", "mine 2", "quarry 2", "mine 0", "quarry 1")
    copy = GAME.from_position(GAME.position(state), completed(GAME.meta, 3, {}), defaults(GAME.printed))
    assert (GAME.position(copy), legal(copy)) == (GAME.position(state), ["mine 0", "mine 1"])
    assert play(copy, "mine 1") == play(state, "mine 1")
