"""Phase 3: the resource areas, the Desk, income and taxes."""

import pytest

from boardwright.core.events import Log
from boardwright.core.reasons import Reason
from boardwright.games.belfort.events import (
    Collected,
    Goods,
    GotIncome,
    KeptCrest,
    NobodyRecruited,
    PaidTax,
    Recruited,
)
from boardwright.games.belfort.phases.collection import (
    collect_from_areas,
    recruit_at_desk,
)
from boardwright.games.belfort.phases.placement import open_placement
from boardwright.games.belfort.state import NOBODY_IN_AREAS
from boardwright.games.belfort.terms import Area, Guild, Worker
from tests.games.belfort.setting import asked, at, built, goods, goods_of, play, table, turn, why_not, workers


def send(state, seat, area, **counts):
    """Put workers into an area, none of them taken from those at hand."""
    player = state.players[seat]
    areas = list(player.areas)
    for name, count in counts.items():
        areas[Area[area.upper()] * 4 + Worker[name.upper()]] += count
    player.areas = tuple(areas)


def poor(seats=3, **changes):
    """A table where nobody has goods."""
    state = table(seats, **changes)
    for seat in range(seats):
        goods(state, seat)
    return state


def score(state, seat, points):
    state.players[seat].points = (points, 0, 0, 0, 0, 0, 0, 0, 0)


def collect(state):
    log = Log()
    collect_from_areas(state, log)
    return log.events


# ---- The four areas


@pytest.mark.rule("collection.yield")
@pytest.mark.parametrize(
    ("area", "kinds", "gained"),
    [
        ("forest", {"elf": 1}, (1, 0, 0, 0)),
        ("forest", {"elf": 3}, (3, 0, 0, 0)),
        ("quarry", {"dwarf": 1}, (0, 1, 0, 0)),
        ("quarry", {"dwarf": 4}, (0, 4, 0, 0)),
        ("gold_mine", {"elf": 2}, (0, 0, 0, 2)),
        ("gold_mine", {"dwarf": 3}, (0, 0, 0, 3)),
        ("gold_mine", {"elf": 2, "dwarf": 3}, (0, 0, 0, 5)),
    ],
)
def test_an_area_gives_one_unit_of_its_resource_per_worker(area, kinds, gained):
    state = poor()
    send(state, 0, area, **kinds)
    send(state, 1, area, **kinds)
    collect(state)
    assert [goods_of(state, seat) for seat in range(3)] == [gained, gained, (0, 0, 0, 0)]


@pytest.mark.rule("collection.yield")
def test_what_an_area_gives_is_added_to_the_goods_at_hand():
    state = table(3)
    goods(state, 0, 2, 3, 4, 5)
    send(state, 0, "forest", elf=1)
    send(state, 0, "gold_mine", dwarf=1)
    collect(state)
    assert goods_of(state, 0) == (4, 3, 4, 7)


@pytest.mark.rule("collection.mine", "collection.masters")
@pytest.mark.parametrize(
    ("kinds", "metal"),
    [
        ({"elf": 1, "dwarf": 1}, 1),
        ({"elf": 2, "dwarf": 1}, 1),
        ({"elf": 1, "dwarf": 3}, 1),
        ({"elf": 2, "dwarf": 2}, 2),
        ({"master_elf": 1, "dwarf": 1}, 1),
        ({"master_elf": 1, "dwarf": 2}, 2),
        ({"elf": 2, "master_dwarf": 1}, 2),
        ({"master_elf": 1, "master_dwarf": 1}, 2),
        ({"elf": 1, "master_elf": 1, "dwarf": 1, "master_dwarf": 1}, 3),
        ({"elf": 3}, 0),
        ({"master_dwarf": 2}, 0),
    ],
)
def test_the_mine_gives_a_metal_per_pair_of_elf_and_dwarf(kinds, metal):
    state = poor()
    send(state, 0, "mine", **kinds)
    send(state, 2, "mine", **kinds)
    collect(state)
    assert [goods_of(state, seat) for seat in range(3)] == [(0, 0, metal, 0), (0, 0, 0, 0), (0, 0, metal, 0)]


@pytest.mark.rule("collection.masters", "collection.bonus")
def test_a_master_yields_two_but_counts_as_one_for_the_majority():
    state = poor()
    send(state, 0, "forest", master_elf=1)
    send(state, 1, "forest", elf=2)
    events = collect(state)
    assert (goods_of(state, 0), goods_of(state, 1)) == ((2, 0, 0, 0), (3, 0, 0, 0))
    assert events == [
        Collected(0, Area.FOREST, Goods(wood=2), 0),
        Collected(1, Area.FOREST, Goods(wood=3), 1),
    ]


@pytest.mark.rule("collection.masters")
@pytest.mark.parametrize(
    ("area", "kinds", "gained"),
    [
        ("forest", {"master_elf": 2}, (4, 0, 0, 0)),
        ("quarry", {"master_dwarf": 2}, (0, 4, 0, 0)),
        ("gold_mine", {"master_elf": 1, "master_dwarf": 1}, (0, 0, 0, 4)),
        ("gold_mine", {"elf": 1, "master_dwarf": 1}, (0, 0, 0, 3)),
        ("gold_mine", {"elf": 1, "master_elf": 1}, (0, 0, 0, 3)),
        ("gold_mine", {"dwarf": 1, "master_dwarf": 1}, (0, 0, 0, 3)),
    ],
)
def test_two_workers_tie_with_two_others_whether_masters_or_not(area, kinds, gained):
    state = poor()
    send(state, 0, area, **kinds)
    send(state, 1, area, elf=1, dwarf=1)
    collect(state)
    assert goods_of(state, 0) == gained
    assert sum(goods_of(state, 1)) == 2


@pytest.mark.rule("collection.masters", "collection.bonus")
def test_all_kinds_of_workers_count_for_the_majority():
    state = poor()
    send(state, 0, "gold_mine", elf=1, master_elf=1, dwarf=1, master_dwarf=1)
    send(state, 1, "gold_mine", dwarf=3)
    collect(state)
    assert (state.players[0].gold, state.players[1].gold) == (7, 3)


@pytest.mark.rule("collection.bonus", "collection.bonus.tie")
@pytest.mark.parametrize(
    ("counts", "gold"),
    [
        ((2, 1, 1), [3, 1, 1]),
        ((1, 2, 1), [1, 3, 1]),
        ((1, 1, 2), [1, 1, 3]),
        ((2, 2, 3), [2, 2, 4]),
        ((0, 1, 0), [0, 2, 0]),
        ((2, 2, 1), [2, 2, 1]),
        ((2, 1, 2), [2, 1, 2]),
        ((1, 2, 2), [1, 2, 2]),
        ((2, 2, 2), [2, 2, 2]),
        ((0, 0, 0), [0, 0, 0]),
    ],
)
def test_only_strictly_most_workers_bring_the_bonus_and_never_the_runner_up(counts, gold):
    state = poor()
    for seat in range(3):
        send(state, seat, "gold_mine", dwarf=counts[seat])
    collect(state)
    assert [player.gold for player in state.players] == gold


@pytest.mark.rule("collection.bonus")
@pytest.mark.parametrize(
    ("area", "kinds", "event"),
    [
        ("forest", {"elf": 2}, Collected(1, Area.FOREST, Goods(wood=3), 1)),
        ("quarry", {"dwarf": 2}, Collected(1, Area.QUARRY, Goods(stone=3), 1)),
        ("mine", {"elf": 1, "dwarf": 1}, Collected(1, Area.MINE, Goods(metal=2), 1)),
        ("gold_mine", {"elf": 1, "dwarf": 1}, Collected(1, Area.GOLD_MINE, Goods(gold=3), 1)),
    ],
)
def test_the_bonus_is_one_unit_of_the_resource_of_the_area(area, kinds, event):
    state = poor()
    send(state, 1, area, **kinds)
    assert collect(state) == [event]


@pytest.mark.rule("ruling.12.2.4", "collection.mine")
@pytest.mark.parametrize(
    ("mine", "rival", "metal"),
    [
        ({"elf": 2, "dwarf": 1}, {"elf": 1, "dwarf": 1}, (2, 1)),
        ({"elf": 3}, {"elf": 1, "dwarf": 1}, (0, 1)),
        ({"dwarf": 2}, {"elf": 1, "dwarf": 1}, (0, 1)),
        ({"elf": 1}, {"elf": 1, "dwarf": 1}, (0, 2)),
        ({"elf": 1}, {}, (0, 0)),
        ({"elf": 2, "master_dwarf": 1}, {"elf": 1, "dwarf": 1}, (3, 1)),
    ],
)
def test_unpaired_workers_count_for_the_majority_in_the_mine_but_its_bonus_needs_a_pair(mine, rival, metal):
    state = poor()
    send(state, 0, "mine", **mine)
    send(state, 1, "mine", **rival)
    collect(state)
    assert (state.players[0].metal, state.players[1].metal) == metal


@pytest.mark.rule("ruling.12.2.4")
@pytest.mark.parametrize(("unpaired", "metal"), [(False, (0, 1)), (True, (1, 1))])
def test_players_may_agree_that_the_bonus_of_the_mine_needs_no_pair(unpaired, metal):
    state = poor(mine_bonus_unpaired=unpaired)
    send(state, 0, "mine", elf=3)
    send(state, 1, "mine", elf=1, dwarf=1)
    collect(state)
    assert (state.players[0].metal, state.players[1].metal) == metal


@pytest.mark.rule("collection.order")
def test_workers_of_all_areas_are_back_afterwards():
    state = poor()
    state.players[0].idle = [1, 0, 0, 0]
    send(state, 0, "forest", elf=1, master_elf=2)
    send(state, 0, "quarry", dwarf=3)
    send(state, 0, "mine", elf=4, master_dwarf=1)
    send(state, 0, "gold_mine", master_elf=1, dwarf=2, master_dwarf=5)
    collect(state)
    assert (state.players[0].idle, state.players[0].areas) == ([6, 3, 5, 6], NOBODY_IN_AREAS)
    assert state.players[1].idle == [3, 0, 3, 0]


@pytest.mark.rule("collection.order")
def test_workers_on_guilds_and_cards_stay_where_they_are():
    state = poor()
    workers(state, 0, dwarf=1)
    state.guild_worker[Guild.MINERS] = 0 * 4 + Worker.ELF
    state.players[0].on_cards = (2 * 4 + Worker.DWARF,)
    at(state, collect_from_areas)
    assert state.guild_worker[Guild.MINERS] == Worker.ELF
    assert (state.players[0].on_cards, state.players[0].idle) == ((2 * 4 + Worker.DWARF,), [0, 0, 1, 0])


@pytest.mark.rule("collection.order")
def test_the_areas_are_resolved_in_their_printed_order():
    state = poor()
    for area in ("gold_mine", "quarry", "forest"):
        send(state, 0, area, elf=1)
        send(state, 1, area, elf=1)
    send(state, 2, "mine", elf=1, dwarf=1)
    state.desk = (1 * 4 + Worker.ELF,)
    state.camp = (2 * 4 + Worker.ELF,)
    built(state, 0, "pub")
    score(state, 0, 6)
    log = Log()
    at(state, collect_from_areas, log)
    events = log.events + play(state, "crest 3")
    assert events == [
        Collected(0, Area.FOREST, Goods(wood=1), 0),
        Collected(1, Area.FOREST, Goods(wood=1), 0),
        Collected(0, Area.QUARRY, Goods(stone=1), 0),
        Collected(1, Area.QUARRY, Goods(stone=1), 0),
        Collected(2, Area.MINE, Goods(metal=2), 1),
        Collected(0, Area.GOLD_MINE, Goods(gold=1), 0),
        Collected(1, Area.GOLD_MINE, Goods(gold=1), 0),
        Recruited(1, Worker.ELF),
        KeptCrest(2, 3),
        GotIncome(0, 1),
        PaidTax(0, 1, 0),
    ]
    assert asked(state) == "ChooseAction 0"


# ---- The Recruiter's Desk


def desk(state, *planks):
    state.desk = tuple(seat * 4 + Worker[kind.upper()] for seat, kind in planks)
    log = Log()
    recruit_at_desk(state, log)
    return log.events


@pytest.mark.rule("collection.desk")
@pytest.mark.parametrize(
    ("kind", "idle", "reserve", "recruit"),
    [
        ("elf", [2, 0, 0, 0], (4, 5), Worker.ELF),
        ("master_elf", [1, 1, 0, 0], (4, 5), Worker.ELF),
        ("dwarf", [0, 0, 2, 0], (5, 4), Worker.DWARF),
        ("master_dwarf", [0, 0, 1, 1], (5, 4), Worker.DWARF),
    ],
)
def test_a_desk_worker_returns_with_a_normal_worker_of_its_kind(kind, idle, reserve, recruit):
    state = table(3)
    workers(state, 1)
    state.players[1].elves_left, state.players[1].dwarves_left = 5, 5
    assert desk(state, (1, kind)) == [Recruited(1, recruit)]
    assert (state.desk, state.players[1].idle) == ((), idle)
    assert (state.players[1].elves_left, state.players[1].dwarves_left) == reserve
    assert state.players[0].idle == [3, 0, 3, 0]


@pytest.mark.rule("collection.desk")
def test_every_worker_at_the_desk_brings_one_for_its_own_owner():
    state = table(4)
    events = desk(state, (3, "elf"), (0, "dwarf"))
    assert events == [Recruited(3, Worker.ELF), Recruited(0, Worker.DWARF)]
    assert (state.players[3].idle, state.players[0].idle) == ([5, 0, 3, 0], [3, 0, 5, 0])


@pytest.mark.rule("ruling.12.2.7")
@pytest.mark.parametrize(
    ("kind", "idle", "event"),
    [
        ("elf", [1, 0, 0, 0], NobodyRecruited(1, Worker.ELF)),
        ("master_elf", [0, 1, 0, 0], NobodyRecruited(1, Worker.ELF)),
        ("dwarf", [0, 0, 1, 0], NobodyRecruited(1, Worker.DWARF)),
        ("master_dwarf", [0, 0, 0, 1], NobodyRecruited(1, Worker.DWARF)),
    ],
)
def test_with_nobody_in_the_reserve_a_desk_worker_returns_alone(kind, idle, event):
    state = table(3)
    workers(state, 1)
    state.players[1].elves_left, state.players[1].dwarves_left = 0, 0
    assert desk(state, (1, kind)) == [event]
    assert (state.players[1].idle, state.players[1].gold) == (idle, 5)
    assert (state.players[1].elves_left, state.players[1].dwarves_left) == (0, 0)


@pytest.mark.rule("ruling.12.2.7")
def test_the_last_worker_of_a_kind_comes_once_and_the_other_kind_is_no_substitute():
    state = table(5)
    state.players[0].elves_left = 1
    events = desk(state, (0, "elf"), (0, "elf"))
    assert events == [Recruited(0, Worker.ELF), NobodyRecruited(0, Worker.ELF)]
    assert (state.players[0].elves_left, state.players[0].dwarves_left) == (0, 4)


@pytest.mark.rule("ruling.12.2.7")
def test_an_inn_may_be_used_with_an_empty_reserve_and_its_worker_returns_without_effect():
    state = table(3)
    built(state, 0, "inn", gnomes=True)
    workers(state, 0, elf=7, dwarf=7)
    at(state, open_placement)
    play(state, "place inn", "worker dwarf")
    assert (state.players[0].gold, state.players[0].idle) == (4, [7, 0, 6, 0])
    state.waiting.clear()
    turn(state, 0)
    assert why_not(state, "activate inn") == Reason("reserve-all-empty")
    play(state, "end")
    assert (state.players[0].gold, state.players[0].idle) == (4, [7, 0, 7, 0])


def test_collection_works_without_a_log():
    state = poor()
    workers(state, 1, elf=1)
    state.desk = (4 + Worker.ELF, 0 + Worker.DWARF)
    state.players[0].dwarves_left = 0
    send(state, 0, "forest", elf=1)
    built(state, 0, "pub")
    score(state, 0, 12)
    at(state, collect_from_areas)
    assert (goods_of(state, 0), state.players[0].score()) == ((2, 0, 0, 0), 11)
    assert state.players[1].idle == [3, 0, 0, 0]
